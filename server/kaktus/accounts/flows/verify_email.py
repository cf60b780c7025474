"""Confirming that the account's e-mail address belongs to the person."""

from __future__ import annotations

from typing import Final

from allauth.account import app_settings as allauth_settings
from allauth.account.models import EmailAddress, EmailConfirmationHMAC
from django.core import signing
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.action_links import action_link
from kaktus.accounts.flows.api_errors import expired_code, invalid_code, required_code, too_many_mails, used_code
from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.limits import VERIFICATION_MAIL, VERIFY_EMAIL, count_try, count_try_from_network
from kaktus.accounts.models import User
from kaktus.accounts.queries import account_address, is_verified
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_verification
from kaktus.mail.quota import TooManyMails

VERIFICATION_LIVES_S: Final = 24 * 60 * 60


def send_verification_again(request: HttpRequest, user: User) -> None:
    if not is_verified(user):
        send_verification_to(user, language=asked_language(request))


def send_verification_to(user: User, *, language: str) -> None:
    with transaction.atomic():
        write_verification(lock_person(user), language=language)


def write_verification(person: User, *, language: str) -> None:
    """For somebody who is locked by the caller. A mailbox's limits apply whoever asks for the mail."""
    address = account_address(person)
    count_try(VERIFICATION_MAIL, address.email)
    link = action_link("verifyEmail", EmailConfirmationHMAC.create(address).key)
    try:
        send_verification(to=address.email, link=link, language=language, person=person.pk)
    except TooManyMails as problem:
        raise too_many_mails(problem) from None


def verify_email(request: HttpRequest, *, code: str) -> str:
    """By the code alone, on whichever device the mail is read; it signs nobody in. Returns the confirmed address."""
    required_code(code)
    count_try_from_network(VERIFY_EMAIL, request)
    with transaction.atomic():
        address = _address_of(code)
        if address.verified:
            raise used_code()
        if not EmailConfirmationHMAC(address).confirm(request):
            raise invalid_code()
    return str(address.email)


def _address_of(code: str) -> EmailAddress:
    """Reads allauth's codes without allauth, which does not tell why one is not valid."""
    try:
        number = signing.loads(code, salt=allauth_settings.SALT, max_age=VERIFICATION_LIVES_S)
    except signing.SignatureExpired:
        raise expired_code() from None
    except signing.BadSignature:
        raise invalid_code() from None
    # The person is locked, as in every flow that changes an address; one that was corrected meanwhile is gone then.
    owner = User.objects.select_for_update(of=("self",)).filter(emailaddress=number, is_active=True).first()
    address = EmailAddress.objects.filter(pk=number, user=owner).first()
    if address is None:
        raise invalid_code()
    return address
