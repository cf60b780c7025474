"""The rate limits of signing in at the desk: those of readers for passwords, growing pauses for second factors."""

from __future__ import annotations

from datetime import timedelta

from django.http import HttpRequest

from kaktus.accounts.limits import LOG_IN, count_try_from_network
from kaktus.accounts.password_guesses import PasswordGuess, count_password_guess, unlock_account
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.models import StaffMember
from kaktus.limits import GROWING_PAUSES, Limit, forget, give_back, take

SECOND_FACTOR = Limit(
    "staff-second-factor",
    amount=5,
    period=timedelta(minutes=10),
    pauses=GROWING_PAUSES,
)
TOO_MANY = "Too many wrong codes. Please wait a little and try again."


def count_staff_password_guess(request: HttpRequest, *, email: str, known_source: str) -> PasswordGuess:
    """Counted separately from a learner with the same address.

    `known_source` names a device or session of the member.
    """
    count_try_from_network(LOG_IN, request)
    return count_password_guess(request, email=_staff_key(email), known_source=known_source)


def lift_locks(member: StaffMember) -> None:
    """After wrong passwords and wrong second factors."""
    unlock_account(email=_staff_key(member.email))
    forget_second_factor_tries(member)


def _staff_key(email: str) -> str:
    return f"staff {email}"


def count_second_factor_try(member: StaffMember) -> None:
    wait = take(SECOND_FACTOR, str(member.pk))
    if wait:
        raise ApiError(429, "too_many_codes", TOO_MANY).retry_after(wait)


def second_factor_was_right(member: StaffMember) -> None:
    give_back(SECOND_FACTOR, str(member.pk))


def forget_second_factor_tries(member: StaffMember) -> None:
    forget(SECOND_FACTOR, str(member.pk))
