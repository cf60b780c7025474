"""Logging in with e-mail address and password, and out again."""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.login import perform_password_login
from allauth.account.internal.flows.logout import logout
from django.db import Error, transaction
from django.http import HttpRequest

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.forms import LogInForm, form_error
from kaktus.accounts.limits import LOG_IN, count_password_guess, use_from_network
from kaktus.accounts.models import User
from kaktus.accounts.token_sessions import kept_session, token_of, user_of_token
from kaktus.common.errors import ApiError


def log_in(request: HttpRequest, *, email: str, password: str) -> str:
    use_from_network(LOG_IN, request)
    try:
        address = normalised_email(email)
    except BadAddress:
        raise _mismatch() from None
    guess = count_password_guess(request, email=address)
    form = LogInForm({"email": address, "password": password})
    try:
        is_right = form.is_valid()
    except Error:
        guess.was_none()
        raise
    if not is_right:
        guess.was_wrong()
        raise form_error(form)
    guess.was_none()
    assert form.login.user
    with transaction.atomic():
        if not User.objects.select_for_update().filter(pk=form.login.user.pk).first():
            # The account was deleted after the password was checked.
            raise _mismatch()
        perform_password_login(request, form.cleaned_data, form.login)
        return kept_session(request)


def _mismatch() -> ApiError:
    message = str(get_adapter().error_messages["email_password_mismatch"])
    return ApiError(400, "email_password_mismatch", message, param="password")


def log_out(request: HttpRequest) -> None:
    if user_of_token(request, token_of(request)):
        logout(request)
