"""A forgotten password: the link by mail, and the new password that is set with it."""

from __future__ import annotations

from contextlib import suppress
from uuid import uuid4

from allauth.account import forms as allauth_forms
from allauth.account.adapter import get_adapter
from allauth.headless.account.inputs import RequestPasswordResetInput, ResetPasswordKeyInput
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.action_links import action_link
from kaktus.accounts.emails import checked_email
from kaktus.accounts.flows.api_errors import invalid_code, required_code, too_many_mails
from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.forms import ResetPasswordForm, form_error
from kaktus.accounts.limits import (
    FORGOT_PASSWORD,
    RESET_LINK,
    RESET_MAIL,
    RESET_PASSWORD,
    count_try,
    count_try_from_network,
)
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import unlock_account
from kaktus.accounts.queries import account_address
from kaktus.accounts.token_sessions import end_all_sessions
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_password_reset
from kaktus.mail.quota import TooManyMails


def forgot_password(request: HttpRequest, *, email: str) -> None:
    address = checked_email(email, param="email")
    count_try_from_network(FORGOT_PASSWORD, request)
    count_try(RESET_MAIL, address)
    form = RequestPasswordResetInput({"email": address})
    if not form.is_valid():
        raise form_error(form)
    with transaction.atomic():
        # Read again under a lock: the account may have been deleted. Unknown addresses too, for equal timing.
        account_id = form.users[0].pk if form.users else uuid4()
        account = User.objects.select_for_update().filter(pk=account_id).first()
        # Enough mails have gone there already. The answer stays the same, so as not to reveal who has an account.
        with suppress(TooManyMails):
            if account:
                form.save(request)
            else:
                _write_and_discard_mail(request, address)


def _write_and_discard_mail(request: HttpRequest, address: str) -> None:
    """Makes an unknown address take the same time as a known one."""
    stranger = User()
    stranger.set_unusable_password()
    send_password_reset(to=address, link=_reset_link(stranger), language=asked_language(request), person=None).delete()


def send_reset_to(user: User) -> None:
    """For support, in the person's language. A mailbox's limits apply whoever asks for the mail."""
    count_try(RESET_MAIL, user.email)
    with transaction.atomic():
        person = lock_person(user)
        try:
            send_password_reset(to=person.email, link=_reset_link(person), language=person.language, person=person.pk)
        except TooManyMails as problem:
            raise too_many_mails(problem) from None


def _reset_link(user: User) -> str:
    return action_link("resetPassword", f"{user.pk.hex}-{allauth_forms.default_token_generator.make_token(user)}")


def check_reset_link(request: HttpRequest, *, code: str) -> None:
    """Raises ApiError if the link no longer works. Checking it before a password is typed does not use it up."""
    required_code(code)
    count_try_from_network(RESET_LINK, request)
    if not ResetPasswordKeyInput({"key": code}).is_valid():
        raise invalid_code()


def reset_password(request: HttpRequest, *, code: str, new_password: str) -> None:
    required_code(code)
    count_try_from_network(RESET_PASSWORD, request)
    form = ResetPasswordForm({"key": code, "password": new_password})
    if not form.is_valid():
        if "key" in form.errors:
            raise invalid_code()
        raise form_error(form, params={"password": "newPassword"})
    with transaction.atomic():
        user = User.objects.select_for_update().filter(pk=form.user.pk).first()
        # Checked again under the lock: of two people who use the link at the same moment, only one gets through.
        if user is None or not ResetPasswordKeyInput({"key": code}).is_valid():
            raise invalid_code()
        adapter = get_adapter(request)
        adapter.set_password(user, new_password)
        end_all_sessions(user)
        address = account_address(user)
        if not address.verified:
            # Whoever has the link can read the mailbox.
            adapter.confirm_email(request, address)
    unlock_account(email=user.email, by=request)
