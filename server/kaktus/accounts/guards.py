"""The guards of API calls; separate from sessions, which are also needed without an API."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.security import HttpBearer

from kaktus.accounts.token_sessions import Caller, caller_of_token, email_not_verified, refuse_surplus


class SignedIn(HttpBearer):
    """Guards an API call: the caller's token names a person with an active account."""

    def authenticate(self, request: HttpRequest, token: str) -> Caller | None:
        caller = caller_of_token(request, token)
        if caller is None:
            refuse_surplus(token)
        return caller


class VerifiedPerson(SignedIn):
    """Guards a call that also needs a confirmed e-mail address."""

    def authenticate(self, request: HttpRequest, token: str) -> Caller | None:
        caller = super().authenticate(request, token)
        if caller and not caller.verified:
            raise email_not_verified()
        return caller
