"""Confirming that the account's e-mail address belongs to the person."""

from __future__ import annotations

from allauth.account.internal.flows.email_verification import get_address_for_user
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.action_links import action_link
from kaktus.accounts.flows.api_errors import invalid_code, required_code, too_many_mails
from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.limits import VERIFICATION_MAIL, use
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_verification
from kaktus.mail.quota import TooManyMails


def send_verification_again(request: HttpRequest, user: User) -> None:
    if is_verified(user):
        return
    address = get_address_for_user(user)
    assert address is not None
    use(VERIFICATION_MAIL, address.email)
    link = action_link("verifyEmail", EmailConfirmationHMAC.create(address).key)
    with transaction.atomic():
        lock_person(user)
        try:
            send_verification(to=address.email, link=link, language=asked_language(request), person=user.pk)
        except TooManyMails as problem:
            raise too_many_mails(problem) from None


def verify_email(request: HttpRequest, user: User, *, code: str) -> str:
    """The code must be for the signed-in person, so that nobody confirms a stranger's account by mistake."""
    required_code(code)
    with transaction.atomic():
        list(EmailAddress.objects.select_for_update().filter(user=user))
        confirmation = EmailConfirmationHMAC.from_key(code)
        if confirmation is None or confirmation.email_address.user_id != user.pk or not confirmation.confirm(request):
            raise invalid_code()
    return user.email
