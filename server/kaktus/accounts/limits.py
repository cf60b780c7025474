"""The rate limits of the account calls: how often a network, an account or a person may try each of them."""

from __future__ import annotations

from datetime import timedelta

from django.http import HttpRequest

from kaktus.common.api.api_errors import ApiError
from kaktus.common.visitor import visitor_network
from kaktus.limits import Limit, take

MINUTE = timedelta(minutes=1)
# Per network. They are wide because a whole school may share one address.
SIGN_UP = Limit("sign-up", 60, MINUTE)
LOG_IN = Limit("log-in", 120, MINUTE)
WRONG_PASSWORDS = Limit("wrong-passwords", 60, MINUTE)
FORGOT_PASSWORD = Limit("forgot-password", 60, MINUTE)
RESET_PASSWORD = Limit("reset-password", 60, MINUTE)
RESET_LINK = Limit("reset-link", 60, MINUTE)
VERIFY_EMAIL = Limit("verify-email", 60, MINUTE)
# Per e-mail address, whether it has an account or not. They are narrow because one person uses it.
RESET_MAIL = Limit("reset-mail", 5, 10 * MINUTE)
VERIFICATION_MAIL = Limit("verification-mail", 3, 10 * MINUTE)
# Per signed-in person. Each of these calls also sends mails.
CHANGE_EMAIL = Limit("change-email", 10, 10 * MINUTE)
CHANGE_PASSWORD = Limit("change-password", 10, 10 * MINUTE)


def count_try(limit: Limit, key: str) -> None:
    """Raises ApiError (429) if the limit is used up."""
    wait = take(limit, key)
    if wait:
        raise ApiError.of_status(429).retry_after(wait)


def count_try_from_network(limit: Limit, request: HttpRequest) -> None:
    count_try(limit, visitor_network(request))
