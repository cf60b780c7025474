"""Guesses at a password: counted for the network or device that makes them, and for the account over all networks.

Wrong guesses from one network lock out that network only. Guesses from many networks lock out every network that is new
to the account; networks and devices from which its owner has logged in before stay open.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from django.http import HttpRequest

from kaktus.accounts.limits import MINUTE, WRONG_PASSWORDS
from kaktus.common.api.api_errors import ApiError
from kaktus.common.visitor import visitor_network
from kaktus.limits import Counted, Limit, Tally, count_of, forget, give_back, look, note, take

# Per e-mail address, whether it has an account or not, and per network or device.
ACCOUNT_LOCK: Final = Limit("account-lock", 5, 5 * MINUTE)
# The same, counted once a password has proved wrong. This distinguishes a real lock from guesses that are still being
# checked.
PROVEN_WRONG: Final = Limit("account-proven-wrong", ACCOUNT_LOCK.amount, ACCOUNT_LOCK.period)
# Per e-mail address, from all networks together. One network alone uses at most half of it.
EVERYWHERE: Final = Limit("account-everywhere", 120, 60 * MINUTE)
# The privacy page promises that these counts are deleted within three days.
RECENT_WRONG_PASSWORDS: Final = Tally("account-wrong-of-late", timedelta(days=2))
KNOWN_NETWORK: Final = Tally("account-known-network", timedelta(days=2))
LOCKED: Final = Tally("account-locked", ACCOUNT_LOCK.period)
# Part of the key of each lock, so that it can be lifted for all networks without a list of their addresses.
UNLOCKED: Final = Tally("account-unlocked", 2 * ACCOUNT_LOCK.period)

# A class may log in to one account at the same moment, and checking each password takes some hundredths of a second.
VERDICT_TIMEOUT_S: Final = 1.0
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
    counted: list[tuple[Limit, str]] = field(default_factory=list)

    def uncount(self) -> None:
        """Gives back this try alone, because no password was checked; earlier wrong ones stay counted."""
        for limit, key in self.counted:
            give_back(limit, key)

    def was_right(self) -> None:
        self.uncount()
        note(KNOWN_NETWORK, _at(self.email, self.network))

    def was_wrong(self) -> None:
        take(PROVEN_WRONG, self.lock_key)
        note(RECENT_WRONG_PASSWORDS, self.email)
        if look(PROVEN_WRONG, self.lock_key):
            note(LOCKED, self.email)

    def count(self, limit: Limit, key: str) -> int:
        """Seconds to wait; 0 if it was counted."""
        wait = take(limit, key)
        if not wait:
            self.counted.append((limit, key))
        return wait

    def count_for_account(self) -> int:
        """Waits up to VERDICT_TIMEOUT_S: tries that are being checked now may prove right, and are then given back."""
        deadline = time.monotonic() + VERDICT_TIMEOUT_S
        wait = self.count(ACCOUNT_LOCK, self.lock_key)
        while wait and not look(PROVEN_WRONG, self.lock_key) and time.monotonic() <= deadline:
            time.sleep(POLL_INTERVAL_S)
            wait = self.count(ACCOUNT_LOCK, self.lock_key)
        return wait

    def count_everywhere(self, *, is_known: bool) -> int:
        wait = self.count(EVERYWHERE, _at(self.email, "known" if is_known else "unknown"))
        if wait and not is_known and count_of(KNOWN_NETWORK, _at(self.email, self.network)).tries:
            return 0
        if wait:
            note(LOCKED, self.email)
        return wait


def count_password_guess(request: HttpRequest, *, email: str, known_source: str = "") -> PasswordGuess:
    """`known_source` names a session or device that has logged in before; without it, the network counts."""
    network = visitor_network(request)
    lock_key = f"{_at(email, known_source or network)} {count_of(UNLOCKED, email).tries}"
    guess = PasswordGuess(email, network, lock_key)
    wait = 0 if known_source else guess.count(WRONG_PASSWORDS, network)
    wait = wait or guess.count_for_account() or guess.count_everywhere(is_known=bool(known_source))
    if wait:
        guess.uncount()
        raise ApiError(429, LOCKED_OUT, LOCKED_OUT_MESSAGE).retry_after(wait)
    return guess


def _at(email: str, place: str) -> str:
    return f"{email} at {place}"


def recent_wrong_passwords(*, email: str) -> Counted:
    return count_of(RECENT_WRONG_PASSWORDS, email)


def forget_wrong_passwords(*, email: str) -> None:
    """Deletes the counts for support. A lock stays: it also protects the next owner of the address."""
    forget(RECENT_WRONG_PASSWORDS, email)


def locked_for(*, email: str) -> int:
    """Seconds until the account takes a password again, wherever it was locked; 0 if it is not locked."""
    locked = count_of(LOCKED, email)
    return max(1, math.ceil(locked.ends_at - time.time())) if locked.tries else 0


def unlock_account(*, email: str, by: HttpRequest | None = None) -> None:
    """`by` comes from somebody who reads the account's mailbox: the owner, whose network is known from now on."""
    note(UNLOCKED, email)
    forget(LOCKED, email)
    for pool in ("known", "unknown"):
        forget(EVERYWHERE, _at(email, pool))
    if by:
        note(KNOWN_NETWORK, _at(email, visitor_network(by)))
