"""Sessions carried by an opaque bearer token instead of a cookie."""

from __future__ import annotations

import re
from collections.abc import Callable

from allauth.headless.internal import sessionkit
from allauth.headless.tokens.strategies.sessions import SessionTokenStrategy
from django.contrib.auth import get_user
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest, HttpResponseBase
from ninja.security import HttpBearer

from kaktus.accounts.models import User

TOKEN = re.compile(r"[a-z0-9]{32}")


class BearerTokenStrategy(SessionTokenStrategy):
    def get_session_token(self, request: HttpRequest) -> str | None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" and token.strip() else None

    def lookup_session(self, session_token: str) -> SessionBase | None:
        # What cannot be a token never reaches the database: PostgreSQL fails on NUL.
        return super().lookup_session(session_token) if TOKEN.fullmatch(session_token) else None


class TokenSessionMiddleware:
    """Gives each request an empty session that is never saved and never sets a cookie."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        request.session = sessionkit.new_session()
        request.user = AnonymousUser()
        return self.get_response(request)


def user_of_token(request: HttpRequest, token: str) -> User | None:
    session = BearerTokenStrategy().lookup_session(token)
    if session is None:
        return None
    request.session = session
    user = get_user(request)
    return user if isinstance(user, User) and user.is_active else None


class SignedIn(HttpBearer):
    """Guards an API call: the caller's token names a person with an active account."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        user = user_of_token(request, token)
        if user is not None:
            request.user = user
        return user
