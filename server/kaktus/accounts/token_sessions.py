"""Sessions carried by an opaque bearer token instead of a cookie."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.auth.models import AnonymousUser
from django.db import DEFAULT_DB_ALIAS
from django.db.models import F
from django.http import HttpRequest, HttpResponseBase
from django.utils import timezone

from kaktus.accounts.devices import Device, device_of
from kaktus.accounts.models import Session, User
from kaktus.accounts.session_proof import session_proves
from kaktus.accounts.session_store import (
    MAX_DEVICES,
    SIGN_IN,
    SessionStore,
    day_of,
    digest_of,
    end_surplus_sessions,
    extend_session,
    insert_session,
    is_surplus,
    sign_in_now,
)
from kaktus.common.api.api_errors import ApiError
from kaktus.common.database.statements import Row, as_uuid, read
from kaktus.mail.languages import asked_language

TOKEN = re.compile(r"[a-z0-9]{32}")
NOBODY = AnonymousUser()
TOO_MANY_DEVICES = (
    f"Your account is signed in on {MAX_DEVICES} other devices, so this one was signed out. "
    "For a class, there are codes with seats: its tablets need no account."
)
# In the model's order, in which Django reads them from a row.
PERSON_FIELDS = ("password", "id", "email", "display_name", "is_active", "epoch", "language", "reminders")
PERSON_COLUMNS = ", ".join(f"person.{name}" for name in PERSON_FIELDS)


def owner_statement(columns: str, *, joins: str = "") -> str:
    """Reads the owner of a token, and `columns` of theirs. Hand-written, because every call of theirs needs it."""
    return f"""
        SELECT session.session_data, session.last_used_on, person.password, person.language, person.id, address.id,
            {columns}
        FROM accounts_session AS session
        JOIN accounts_user AS person ON person.id = session.user_id
        LEFT JOIN account_emailaddress AS address
            ON address.user_id = person.id AND address.email = person.email AND address.verified
        {joins}
        WHERE session.token_digest = %s AND session.expire_date > %s AND person.is_active
    """  # noqa: S608 - made of texts in this program


CALLER = owner_statement(PERSON_COLUMNS)


class PersonChanged(Exception):
    """The account was closed, or its password changed, after the person had proved who they are."""


class TokenSessionMiddleware:
    """Gives each request an empty session that is never saved and never sets a cookie."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        request.session = SessionStore()
        request.user = NOBODY
        return self.get_response(request)


def token_of(request: HttpRequest) -> str:
    scheme, _, token = request.META.get("HTTP_AUTHORIZATION", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def device_in_use(request: HttpRequest) -> Device:
    return device_of(request.headers.get("User-Agent", ""))


class TokenOwner(NamedTuple):
    user_id: uuid.UUID
    verified: bool
    rows: list[Row]
    """With the columns that the statement was made for."""


def owner_of_token(request: HttpRequest, token: str, statement: str) -> TokenOwner | None:
    """The owner of a valid token, by an `owner_statement`; None for any other token."""
    # What cannot be a token never reaches the database, because PostgreSQL fails on NUL.
    if not TOKEN.fullmatch(token):
        return None
    now = timezone.now()
    rows = read(statement, [digest_of(token), now])
    if not rows:
        return None
    session_data, last_used_on, password, language, user_id, address, *_ = rows[0]
    if not session_proves(session_data, password=password):
        return None
    owner = TokenOwner(as_uuid(user_id), address is not None, [row[6:] for row in rows])
    is_used_today = str(last_used_on) == str(day_of(now))
    if not is_used_today and not note_use(request, token, user_id=owner.user_id, language=language):
        return None
    return owner


def note_use(request: HttpRequest, token: str, *, user_id: uuid.UUID, language: str) -> bool:
    """Once a day: extend the session's life, unless it was ended meanwhile, and remember the person's language."""
    if not extend_session(digest_of(token), device_in_use(request)):
        return False
    asked = asked_language(request)
    if language != asked:
        # For mails that no page asks for.
        User.objects.filter(pk=user_id).update(language=asked)
    return True


@dataclass(frozen=True)
class Caller:
    user: User
    verified: bool


def caller_of_token(request: HttpRequest, token: str) -> Caller | None:
    """The owner of a valid token; the request then carries their session, which is read only where it is needed."""
    owner = owner_of_token(request, token, CALLER)
    if owner is None:
        return None
    user = person_of_row(owner.rows[0])
    request.session = SessionStore(token)
    request.user = user
    return Caller(user=user, verified=owner.verified)


def person_of_row(row: Sequence[Any]) -> User:
    """From the PERSON_COLUMNS; what else is known of the person is read when it is asked for."""
    password, user_id, *rest = row
    return User.from_db(DEFAULT_DB_ALIAS, PERSON_FIELDS, [password, as_uuid(user_id), *rest])


def open_session(request: HttpRequest, user: User, *, method: str) -> str:
    """Sign the person in anew, whatever the request carried before, and return the new token.

    Called inside a transaction. It does what Django's `login` does, in fewer statements; the first locks the person.
    """
    unchanged = User.objects.filter(pk=user.pk, password=user.password, is_active=True)
    if not unchanged.update(last_login=timezone.now(), language=asked_language(request)):
        raise PersonChanged
    data = {
        SESSION_KEY: str(user.pk),
        BACKEND_SESSION_KEY: settings.AUTHENTICATION_BACKENDS[0],
        HASH_SESSION_KEY: user.get_session_auth_hash(),
        SIGN_IN: sign_in_now(method),
    }
    token = insert_session(data, device_in_use(request))
    end_surplus_sessions(user.pk)
    request.session = SessionStore(token)
    request.user = user
    return token


def note_sign_in(request: HttpRequest, *, method: str) -> str:
    """The person has proved once more who they are; the session and its token stay."""
    session = request.session
    assert isinstance(session, SessionStore)
    session[SIGN_IN] = sign_in_now(method)
    session.device = device_in_use(request)
    session.save()
    assert session.session_key
    return session.session_key


def end_all_sessions(user: User) -> None:
    """Everything handed out before stops working at the next request."""
    User.objects.filter(pk=user.pk).update(epoch=F("epoch") + 1)
    user.refresh_from_db(fields=["epoch"])
    Session.objects.filter(user=user).delete()


def refuse_surplus(token: str) -> None:
    """A token that names nobody: tell the device if its session had to make room for another one."""
    if TOKEN.fullmatch(token) and is_surplus(token):
        raise ApiError(401, "too_many_devices", TOO_MANY_DEVICES)


def email_not_verified() -> ApiError:
    return ApiError(403, "email_not_verified", "Please confirm your e-mail address first.")
