"""Confirming that the account's e-mail address is the person's own."""

from __future__ import annotations

from allauth.account.internal.flows.email_verification import (
    get_address_for_user,
    send_verification_email_to_address,
)
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.flows.refusals import invalid_code, required_code
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.common.errors import Refusal


def send_verification_again(request: HttpRequest, user: User) -> None:
    if is_verified(user):
        return
    address = get_address_for_user(user)
    assert address is not None
    if not send_verification_email_to_address(request, address):
        raise Refusal.of_status(429)


def verify_email(request: HttpRequest, user: User, *, code: str) -> str:
    """The code must be the signed-in person's own: a stranger's account cannot be confirmed by mistake."""
    required_code(code)
    with transaction.atomic():
        list(EmailAddress.objects.select_for_update().filter(user=user))
        confirmation = EmailConfirmationHMAC.from_key(code)
        if confirmation is None or confirmation.email_address.user_id != user.pk or not confirmation.confirm(request):
            raise invalid_code()
    return user.email
