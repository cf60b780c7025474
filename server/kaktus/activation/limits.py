"""The rate limit on guessing codes: after a few wrong ones a person has to wait, longer each time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

from kaktus.accounts.models import User
from kaktus.common.api.api_errors import ApiError
from kaktus.limits import GROWING_PAUSES, Limit, forget, give_back, look, take

TOO_MANY = "Too many wrong codes. Please wait a little and try again."
PERSON = Limit(
    "wrong-codes-person",
    amount=5,
    period=timedelta(minutes=10),
    pauses=GROWING_PAUSES,
)
# A school shares one address, so this limit is wide, and the wait is never longer than the hour it counts.
NETWORK = Limit("wrong-codes-network", amount=60, period=timedelta(hours=1), pauses=(timedelta(hours=1),))


def refuse_while_paused(*, user: User, network: str) -> None:
    _refuse(max(look(PERSON, str(user.pk)), look(NETWORK, network)))


@dataclass(frozen=True)
class CodeGuess:
    counted: list[tuple[Limit, str]]

    def was_wrong(self) -> None:
        self.counted.clear()


@contextmanager
def counted_guess(*, user: User, network: str, costs_the_person: bool) -> Iterator[CodeGuess]:
    """Counts a guess before the code is looked up; unless it proves wrong, it is uncounted at the end."""
    person = str(user.pk)
    guess = CodeGuess([])
    try:
        if costs_the_person:
            _count(guess, PERSON, person)
        else:
            _refuse(look(PERSON, person))
        _count(guess, NETWORK, network)
        yield guess
    finally:
        for limit, key in guess.counted:
            give_back(limit, key)


def _count(guess: CodeGuess, limit: Limit, key: str) -> None:
    _refuse(take(limit, key))
    guess.counted.append((limit, key))


def paused_for(user: User) -> int:
    """Seconds until the person may try a code again; 0 if they may now."""
    return look(PERSON, str(user.pk))


def lift_pause(user: User) -> None:
    forget(PERSON, str(user.pk))


def _refuse(wait: int) -> None:
    if wait:
        raise ApiError(429, "too_many_codes", TOO_MANY).retry_after(wait)
