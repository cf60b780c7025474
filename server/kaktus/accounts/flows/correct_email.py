"""Correcting the address of an account that nobody has confirmed yet: a slip at the sign-up.

A change by link, as for a confirmed address, would need the session on the device where the mail is read, and end it.
"""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import HttpRequest

from kaktus.accounts.emails import checked_email
from kaktus.accounts.flows.api_errors import email_taken, same_as_current
from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.flows.prove_identity import prove_identity, signed_in_recently
from kaktus.accounts.flows.verify_email import write_verification
from kaktus.accounts.limits import CHANGE_EMAIL, SIGN_UP, count_try, count_try_from_network
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.common.api.api_errors import ApiError
from kaktus.mail.flows import withdraw_mails
from kaktus.mail.languages import asked_language


def correct_own_email(request: HttpRequest, user: User, *, email: str, password: str) -> None:
    """Whoever has just signed in needs no password."""
    address = _new_address(user, email)
    count_try(CHANGE_EMAIL, str(user.pk))
    # The answer tells whether an address is in use, as a sign-up does, so both have one limit.
    count_try_from_network(SIGN_UP, request)
    if not signed_in_recently(request):
        if password == "":
            message = "Please enter your current password, because you signed in a while ago."
            raise ApiError(403, "password_required", message, param="currentPassword")
        prove_identity(request, user, password=password, param="currentPassword")
    _store(user, address, language=asked_language(request))


def correct_email(user: User, *, email: str) -> None:
    """For support. An address that was confirmed is the person's own to change: a caller may be anybody."""
    _store(user, _new_address(user, email), language=user.language)


def _new_address(user: User, typed: str) -> str:
    address = checked_email(typed, param="email")
    if address == user.email:
        raise same_as_current(param="email")
    return address


def _store(user: User, address: str, *, language: str) -> None:
    """The new address has to be confirmed like the first one, and links to the former one stop working."""
    try:
        with transaction.atomic():
            write_verification(_with_address(user, address), language=language)
    except IntegrityError:
        raise email_taken() from None


def _with_address(user: User, address: str) -> User:
    person = lock_person(user)
    if is_verified(person):
        raise ApiError(400, "already_confirmed", "This address is confirmed. You can change it in your account.")
    withdraw_mails(person=person.pk)
    # A new row and not another text in the old one, whose number is what the link in the first mail contains.
    EmailAddress.objects.filter(user=person).delete()
    EmailAddress.objects.create(user=person, email=address, primary=True)
    person.email, person.warned_at = address, None
    person.epoch = F("epoch") + 1
    person.save(update_fields=["email", "warned_at", "epoch"])
    person.refresh_from_db()
    return person
