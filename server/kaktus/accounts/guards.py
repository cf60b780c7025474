"""The guards of API calls; separate from sessions, which are also needed without an API."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.security import HttpBearer

from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import Caller, caller_of_token, email_not_verified, user_of_token


class SignedIn(HttpBearer):
    """Guards an API call: the caller's token names a person with an active account."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        return user_of_token(request, token)


class SignedInCaller(HttpBearer):
    """The same for a call that needs nothing else of the session: one statement, which also says who is verified."""

    def authenticate(self, request: HttpRequest, token: str) -> Caller | None:
        return caller_of_token(request, token)


class VerifiedPerson(HttpBearer):
    """Guards a call that also needs a confirmed e-mail address."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        caller = caller_of_token(request, token)
        if caller is None:
            return None
        if not caller.verified:
            raise email_not_verified()
        return caller.user
