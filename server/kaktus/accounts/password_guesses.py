"""Guesses at a password: counted for the network or device that makes them, and for the account over all networks.

A stranger who guesses locks out their own network. From many networks they lock out all that are new to the account,
but no network or device from which its owner has logged in before.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from django.http import HttpRequest

from kaktus.accounts.limits import MINUTE, WRONG_PASSWORDS, use
from kaktus.common.api.api_errors import ApiError
from kaktus.common.visitor import visitor_network
from kaktus.limits import Counted, Limit, count_of, forget, give_back, look, take, together

# Per e-mail address, whether it has an account or not, and per network or device.
ACCOUNT_LOCK: Final = Limit("account-lock", 5, 5 * MINUTE)
# The same, counted once a password has proved wrong. This distinguishes a real lock from guesses that are still being
# checked.
PROVEN_WRONG: Final = Limit("account-proven-wrong", ACCOUNT_LOCK.amount, ACCOUNT_LOCK.period)
# Per e-mail address, from all networks together. One network alone uses at most half of it.
EVERYWHERE: Final = Limit("account-everywhere", 120, 60 * MINUTE)
# The following counts limit nobody. The privacy page promises that they are deleted within three days.
NEVER_REACHED: Final = 1_000_000
WRONG_OF_LATE: Final = Limit("account-wrong-of-late", NEVER_REACHED, timedelta(days=2))
KNOWN_NETWORK: Final = Limit("account-known-network", NEVER_REACHED, timedelta(days=2))
LOCKED: Final = Limit("account-locked", NEVER_REACHED, ACCOUNT_LOCK.period)
# Part of the key of each lock, so that it can be lifted for all networks without a list of their addresses.
UNLOCKED: Final = Limit("account-unlocked", NEVER_REACHED, 2 * ACCOUNT_LOCK.period)

# For a class that logs in to one account at the same moment: checking a password takes some hundredths of a second.
JUDGED_WITHIN_S: Final = 1.0
POLL_INTERVAL_S: Final = 0.03

LOCKED_OUT: Final = "too_many_login_attempts"
LOCKED_OUT_MESSAGE: Final = (
    "Access to this account has been temporarily disabled due to many failed login attempts. Please try again later."
)


@dataclass(frozen=True)
class PasswordGuess:
    """A guess is counted before the password is checked, at log-in and when signed-in people prove who they are."""

    email: str
    network: str
    lock_key: str
    counted: tuple[tuple[Limit, str], ...]

    def was_no_guess(self) -> None:
        """The password could not be checked, for example because the database is in trouble."""
        with together():
            self._give_back()

    def was_right(self) -> None:
        with together():
            self._give_back()
            take(KNOWN_NETWORK, _at(self.email, self.network))

    def was_wrong(self) -> None:
        with together():
            take(PROVEN_WRONG, self.lock_key)
            take(WRONG_OF_LATE, self.email)
            if look(PROVEN_WRONG, self.lock_key).wait:
                take(LOCKED, self.email)

    def _give_back(self) -> None:
        """Only this one try: a right password in between must not allow more wrong ones."""
        for limit, key in self.counted:
            give_back(limit, key)


def count_password_guess(
    request: HttpRequest, *, email: str, known: str = "", first: Limit | None = None
) -> PasswordGuess:
    """`known` names a session or device that has logged in before; without it, the network counts.

    `first` is a limit per network that is counted before the others.
    """
    network = visitor_network(request)
    pool = _at(email, "known" if known else "unknown")
    wait = locked = crowded = 0
    with together():
        if first:
            use(first, network)
        lock_key = f"{_at(email, known or network)} {count_of(UNLOCKED, email).tries}"
        if not known:
            wait = take(WRONG_PASSWORDS, network).wait
        if not wait:
            locked = take(ACCOUNT_LOCK, lock_key).wait
        if not wait and not locked:
            crowded = take(EVERYWHERE, pool).wait
    if locked:
        wait = _wait_for_others(lock_key, locked)
        crowded = 0 if wait else take(EVERYWHERE, pool).wait
    counted = [(ACCOUNT_LOCK, lock_key)] if known else [(WRONG_PASSWORDS, network), (ACCOUNT_LOCK, lock_key)]
    if not crowded:
        counted.append((EVERYWHERE, pool))
    elif known or not count_of(KNOWN_NETWORK, _at(email, network)).tries:
        give_back(ACCOUNT_LOCK, lock_key)
        take(LOCKED, email)
        wait = crowded
    if wait:
        raise ApiError(429, LOCKED_OUT, LOCKED_OUT_MESSAGE).retry_after(wait)
    return PasswordGuess(email, network, lock_key, tuple(counted))


def _wait_for_others(lock_key: str, wait: int) -> int:
    """All tries may be taken by people with the right password, who give them back in a moment."""
    deadline = time.monotonic() + JUDGED_WITHIN_S
    while wait and not look(PROVEN_WRONG, lock_key).wait and time.monotonic() <= deadline:
        time.sleep(POLL_INTERVAL_S)
        wait = take(ACCOUNT_LOCK, lock_key).wait
    return wait


def _at(email: str, place: str) -> str:
    return f"{email} at {place}"


def wrong_passwords_of_late(*, email: str) -> Counted:
    return count_of(WRONG_OF_LATE, email)


def forget_wrong_passwords(*, email: str) -> None:
    """Deletes the counts for support. A lock stays: it also protects the next owner of the address."""
    forget(WRONG_OF_LATE, email)


def locked_for(*, email: str) -> int:
    """Seconds until the account takes a password again, wherever it was locked; 0 if it is not locked."""
    locked = count_of(LOCKED, email)
    return max(1, math.ceil(locked.ends_at - time.time())) if locked.tries else 0


def unlock_account(*, email: str, by: HttpRequest | None = None) -> None:
    """`by` comes from somebody who reads the account's mailbox: the owner, whose network is known from now on."""
    with together():
        take(UNLOCKED, email)
        forget(LOCKED, email)
        for pool in ("known", "unknown"):
            forget(EVERYWHERE, _at(email, pool))
        if by:
            take(KNOWN_NETWORK, _at(email, visitor_network(by)))
