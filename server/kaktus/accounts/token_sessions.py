"""Sessions carried by an opaque bearer token instead of a cookie, and the guards of API calls."""

from __future__ import annotations

import re
from collections.abc import Callable

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.login import record_authentication
from allauth.headless.internal import sessionkit
from django.contrib.auth import get_user
from django.contrib.auth.models import AnonymousUser
from django.db.models import F
from django.http import HttpRequest, HttpResponseBase
from ninja.security import HttpBearer

from kaktus.accounts.devices import Device, device_of
from kaktus.accounts.models import Session, User
from kaktus.accounts.queries import is_verified
from kaktus.accounts.session_store import SessionStore, keep_newest_sessions
from kaktus.common.errors import ApiError

TOKEN = re.compile(r"[a-z0-9]{32}")


class TokenSessionMiddleware:
    """Gives each request an empty session that is never saved and never sets a cookie."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        request.session = sessionkit.new_session()
        request.user = AnonymousUser()
        return self.get_response(request)


def token_of(request: HttpRequest) -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device_in_use(request: HttpRequest) -> Device:
    return device_of(request.headers.get("User-Agent", ""))


def user_of_token(request: HttpRequest, token: str) -> User | None:
    """The owner of a valid token; the request then carries their session."""
    # What cannot be a token never reaches the database, because PostgreSQL fails on NUL.
    session = sessionkit.lookup_session(token) if TOKEN.fullmatch(token) else None
    if not isinstance(session, SessionStore):
        return None
    request.session = session
    user = get_user(request)
    if not isinstance(user, User) or not user.is_active:
        return None
    if not session.used_today() and not session.renew(device_in_use(request)):
        return None
    request.user = user
    return user


def open_session(request: HttpRequest, user: User, *, method: str) -> str:
    """Sign the person in anew, whatever the request carried before, and return the new token."""
    request.session = sessionkit.new_session()
    record_authentication(request, user, method=method)
    get_adapter(request).login(request, user)
    return kept_session(request)


def kept_session(request: HttpRequest) -> str:
    """Called inside the transaction that signs the person in, which also ends the sessions beyond the limit."""
    session = request.session
    assert isinstance(session, SessionStore)
    session.device = device_in_use(request)
    session.save()
    assert session.row is not None
    assert session.row.user_id
    keep_newest_sessions(session.row.user_id)
    assert session.session_key
    return session.session_key


def end_all_sessions(user: User) -> None:
    """Everything handed out before stops working at the next request."""
    User.objects.filter(pk=user.pk).update(epoch=F("epoch") + 1)
    user.refresh_from_db(fields=["epoch"])
    Session.objects.filter(user=user).delete()


class SignedIn(HttpBearer):
    """Guards an API call: the caller's token names a person with an active account."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        return user_of_token(request, token)


def email_not_verified() -> ApiError:
    return ApiError(403, "email_not_verified", "Please confirm your e-mail address first.")


class VerifiedPerson(SignedIn):
    """Guards a call that also needs a confirmed e-mail address."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        user = super().authenticate(request, token)
        if user is not None and not is_verified(user):
            raise email_not_verified()
        return user
