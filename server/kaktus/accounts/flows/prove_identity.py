"""Asking people to prove once more who they are, before something that cannot be undone."""

from __future__ import annotations

import time
from typing import Any, Final

from django.http import HttpRequest

from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import count_password_guess
from kaktus.accounts.session_store import SIGN_IN
from kaktus.common.api.api_errors import ApiError

GOOGLE: Final = "google"
FRESH_S: Final = 5 * 60
RECENT_S: Final = 60 * 60


def prove_identity(request: HttpRequest, user: User, *, password: str, param: str) -> None:
    """By their password, or, for people without one, by a Google sign-in of this session within the last minutes."""
    if not user.has_usable_password():
        if not _freshly_signed_in_with_google(request):
            raise ApiError(403, "google_sign_in_required", "Please sign in with Google once more to confirm this.")
        return
    guess = count_password_guess(request, email=user.email, known_source="a session")
    if not user.check_password(password):
        guess.was_wrong()
        raise ApiError(400, "wrong_password", "The current password is incorrect.", param=param)
    guess.was_right()


def signed_in_recently(request: HttpRequest) -> bool:
    """Whether this session began, by sign-up or log-in, within the last hour."""
    return _seconds_since_sign_in(request) < RECENT_S


def _freshly_signed_in_with_google(request: HttpRequest) -> bool:
    return _last_sign_in(request)["method"] == GOOGLE and _seconds_since_sign_in(request) < FRESH_S


def _seconds_since_sign_in(request: HttpRequest) -> float:
    return float(time.time() - _last_sign_in(request)["at"])


def _last_sign_in(request: HttpRequest) -> dict[str, Any]:
    return request.session.get(SIGN_IN) or {"method": "", "at": 0}
