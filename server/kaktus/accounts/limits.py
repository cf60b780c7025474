"""The rate limits of the account calls: how often a network, an account or a person may try each of them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import timedelta

from django.http import HttpRequest

from kaktus.common.errors import ApiError
from kaktus.common.visitor import visitor_network
from kaktus.limits import Counted, Limit, count_of, forget, give_back, look, take, together, was_wrong

MINUTE = timedelta(minutes=1)
# Per network. They are wide because a whole school may share one address.
SIGN_UP = Limit("sign-up", 60, MINUTE)
LOG_IN = Limit("log-in", 120, MINUTE)
WRONG_PASSWORDS = Limit("wrong-passwords", 60, MINUTE, guards=True)
FORGOT_PASSWORD = Limit("forgot-password", 60, MINUTE)
RESET_PASSWORD = Limit("reset-password", 60, MINUTE)
RESET_LINK = Limit("reset-link", 60, MINUTE)
VERIFY_EMAIL = Limit("verify-email", 60, MINUTE)
# Per e-mail address, whether it has an account or not. They are narrow because one person uses it.
ACCOUNT_LOCK = Limit("account-lock", 5, 5 * MINUTE, guards=True)
# The same, counted once a password has proved wrong. This tells a real lock from guesses still being checked.
PROVEN_WRONG = Limit("account-proven-wrong", ACCOUNT_LOCK.amount, ACCOUNT_LOCK.period)
# Limits nobody: a count for support, from the first on. The privacy page promises that it goes within three days.
WRONG_OF_LATE = Limit("account-wrong-of-late", 1_000_000, timedelta(days=2))
RESET_MAIL = Limit("reset-mail", 5, 10 * MINUTE)
VERIFICATION_MAIL = Limit("verification-mail", 3, 10 * MINUTE)
# Per signed-in person. Each of these calls also sends mails.
CHANGE_EMAIL = Limit("change-email", 10, 10 * MINUTE)
CHANGE_PASSWORD = Limit("change-password", 10, 10 * MINUTE)

# For a class that logs in to one account at the same moment: checking a password takes some hundredths of a second.
JUDGED_WITHIN_S = 1.0
LOOK_EVERY_S = 0.03

LOCKED_OUT = "too_many_login_attempts"
LOCKED_OUT_MESSAGE = (
    "Access to this account has been temporarily disabled due to many failed login attempts. Please try again later."
)


def use(limit: Limit, key: str) -> None:
    """Count one try, or turn the person down until the next one is free."""
    wait = take(limit, key).wait
    if wait:
        raise ApiError.of_status(429).retry_after(wait)


def use_from_network(limit: Limit, request: HttpRequest) -> None:
    use(limit, visitor_network(request))


@dataclass(frozen=True)
class PasswordGuess:
    """A guess is counted before the password is checked, at log-in and when signed-in people prove who they are."""

    network: str
    email: str

    def was_no_guess(self) -> None:
        """The password was right, or could not be checked, for example because the database is in trouble.

        Only this one try is given back: a right password in between must not allow more wrong ones.
        """
        with together():
            give_back(WRONG_PASSWORDS, self.network)
            give_back(ACCOUNT_LOCK, self.email)

    def was_wrong(self) -> None:
        with together():
            was_wrong(WRONG_PASSWORDS, self.network)
            was_wrong(ACCOUNT_LOCK, self.email)
            take(PROVEN_WRONG, self.email)
            take(WRONG_OF_LATE, self.email)


def count_password_guess(request: HttpRequest, *, email: str, first: Limit | None = None) -> PasswordGuess:
    """`first` is a limit per network that is counted before the others."""
    guess = PasswordGuess(visitor_network(request), email)
    account_wait = 0
    with together():
        if first:
            use(first, guess.network)
        wait = take(WRONG_PASSWORDS, guess.network).wait
        if not wait:
            account_wait = take(ACCOUNT_LOCK, email).wait
    if account_wait:
        wait = _wait_for_others(email, account_wait)
    if wait:
        raise ApiError(429, LOCKED_OUT, LOCKED_OUT_MESSAGE).retry_after(wait)
    return guess


def _wait_for_others(email: str, wait: int) -> int:
    """The tries may all be taken by others with the right password, who give them back in a moment."""
    deadline = time.monotonic() + JUDGED_WITHIN_S
    while wait and not look(PROVEN_WRONG, email).wait and time.monotonic() <= deadline:
        time.sleep(LOOK_EVERY_S)
        wait = take(ACCOUNT_LOCK, email).wait
    return wait


def wrong_passwords_of_late(*, email: str) -> Counted:
    return count_of(WRONG_OF_LATE, email)


def forget_wrong_passwords(*, email: str) -> None:
    """What was counted to help the person. A lock stays: it also protects whoever has the address next."""
    forget(WRONG_OF_LATE, email)


def locked_for(*, email: str) -> int:
    """Seconds until the account takes a password again; 0 if it is not locked."""
    return look(ACCOUNT_LOCK, email).wait


def unlock_account(*, email: str) -> None:
    """For somebody who has shown that they read the account's mailbox."""
    forget(ACCOUNT_LOCK, email)
    forget(PROVEN_WRONG, email)
