"""Adapts allauth's flows to this product: its wordings, its links, its mails."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from django.contrib.auth.base_user import AbstractBaseUser
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse

from kaktus.accounts.action_links import action_link
from kaktus.accounts.confirmations import note_confirmation
from kaktus.accounts.limits import VERIFICATION_MAIL
from kaktus.accounts.models import User
from kaktus.common.api.api_errors import ApiError
from kaktus.limits import take
from kaktus.mail.flows import note_held_back
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_password_reset, send_verification
from kaktus.mail.models import Kind
from kaktus.mail.quota import TooManyMails


class AccountAdapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | {
        "email_taken": "Email already in use.",
        "email_password_mismatch": "Invalid email or password. Please try again.",
    }

    def save_user(self, request: HttpRequest, user: AbstractBaseUser, form: BaseForm, commit: bool = True) -> User:
        # The form has already hashed the password, outside the transaction in which this runs.
        assert isinstance(user, User)
        user.email = form.cleaned_data["email"]
        user.password = form.cleaned_data["password"]
        user.language = asked_language(request)
        user.save()
        return user

    def should_send_confirmation_mail(self, request: HttpRequest, email_address: EmailAddress, signup: bool) -> bool:
        return not take(VERIFICATION_MAIL, email_address.email)

    def send_confirmation_mail(
        self, request: HttpRequest, emailconfirmation: EmailConfirmationHMAC, signup: bool
    ) -> None:
        """At sign-up, which does not fail because of the mail."""
        address = emailconfirmation.email_address
        link = action_link("verifyEmail", emailconfirmation.key)
        try:
            send_verification(to=address.email, link=link, language=asked_language(request), person=address.user_id)
        except TooManyMails:
            note_held_back(kind=Kind.VERIFICATION, to=address.email, person=address.user_id)

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        confirmed: bool = super().confirm_email(request, email_address)
        if confirmed:
            note_confirmation(email_address.user_id)
        return confirmed

    def get_reset_password_from_key_url(self, key: str) -> str:
        return action_link("resetPassword", key)

    def send_password_reset_mail(self, user: AbstractBaseUser, email: str, context: dict[str, Any]) -> None:
        send_password_reset(
            to=email,
            link=context["password_reset_url"],
            language=asked_language(context["request"]),
            person=user.pk,
        )

    def respond_user_inactive(self, request: HttpRequest, user: AbstractBaseUser) -> HttpResponse:
        raise ApiError(403, "account_inactive", "This account has been closed. Please contact us.")
