"""The rate limit on guessing codes: after a few wrong ones a person has to wait, longer each time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from kaktus.accounts.models import User
from kaktus.common.api.api_errors import ApiError
from kaktus.limits import Counted, Limit, count_of, forget, give_back, look, take, together

TOO_MANY = "Too many wrong codes. Please wait a little and try again."
LONGEST_PAUSE = timedelta(hours=4)
PERSON = Limit(
    "wrong-codes-person",
    amount=5,
    period=timedelta(minutes=10),
    pauses=tuple(min(timedelta(minutes=10) * 2**round_, LONGEST_PAUSE) for round_ in range(6)),
)
# A school shares one address, so this limit is wide, and the wait is never longer than the hour it counts.
NETWORK = Limit("wrong-codes-network", amount=60, period=timedelta(hours=1), pauses=(timedelta(hours=1),))

# Limits nobody: it counts wrong codes for support, starting with the first. The privacy page promises that it is
# deleted within three days.
WRONG_OF_LATE = Limit("wrong-codes-of-late", 1_000_000, timedelta(days=2))


@dataclass(frozen=True)
class CodeGuess:
    """A guess is counted before the code is looked up; `counted` says for whom."""

    counted: tuple[tuple[Limit, str], ...]

    def was_no_guess(self) -> None:
        with together():
            for limit, key in self.counted:
                give_back(limit, key)


def refuse_while_paused(*, user: User, network: str) -> None:
    _refuse(max(look(PERSON, str(user.pk)).wait, look(NETWORK, network).wait))


def count_code_guess(*, user: User, network: str, costs_the_person: bool) -> CodeGuess:
    if not costs_the_person:
        _refuse(look(PERSON, str(user.pk)).wait)
    whose = ((PERSON, str(user.pk)),) if costs_the_person else ()
    counted: list[tuple[Limit, str]] = []
    wait = 0
    with together():
        for limit, key in (*whose, (NETWORK, network)):
            wait = take(limit, key).wait
            if wait:
                break
            counted.append((limit, key))
    guess = CodeGuess(tuple(counted))
    if wait:
        guess.was_no_guess()
        _refuse(wait)
    return guess


def note_wrong_code(user: User) -> None:
    """Misprints too, which cost the person nothing."""
    take(WRONG_OF_LATE, str(user.pk))


def wrong_codes_of_late(user: User) -> Counted:
    return count_of(WRONG_OF_LATE, str(user.pk))


def paused_for(user: User) -> int:
    """Seconds until the person may try a code again; 0 if they may now."""
    return look(PERSON, str(user.pk)).wait


def lift_pause(user: User) -> None:
    forget(PERSON, str(user.pk))


def forget_guesses(user: User) -> None:
    forget(PERSON, str(user.pk))
    forget(WRONG_OF_LATE, str(user.pk))


def _refuse(wait: int) -> None:
    if wait:
        raise ApiError(429, "too_many_codes", TOO_MANY).retry_after(wait)
