"""Moving an account to another e-mail address; until it is confirmed, the new address is stored in the link only."""

from __future__ import annotations

from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction
from django.http import HttpRequest

from kaktus.accounts.action_links import action_link, change_code, read_change_code
from kaktus.accounts.confirmations import note_confirmation
from kaktus.accounts.emails import checked_email
from kaktus.accounts.flows.api_errors import invalid_code, required_code, same_as_current, too_many_mails
from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.flows.prove_identity import prove_identity
from kaktus.accounts.limits import CHANGE_EMAIL, count_try
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.accounts.token_sessions import end_all_sessions
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import (
    send_email_change_link,
    send_email_change_requested_notice,
    send_email_changed_notice,
)
from kaktus.mail.quota import TooManyMails


def ask_for_email_change(request: HttpRequest, user: User, *, new_email: str, password: str) -> None:
    address = checked_email(new_email, param="newEmail")
    # The address is checked before the password, in the order of the fields on the page.
    if address == user.email:
        raise same_as_current(param="newEmail")
    count_try(CHANGE_EMAIL, str(user.pk))
    prove_identity(request, user, password=password, param="currentPassword")
    language = asked_language(request)
    with transaction.atomic():
        lock_person(user)
        taken = User.objects.filter(email=address).exists()
        link = action_link("verifyAndChangeEmail", change_code(user, address))
        try:
            mail = send_email_change_link(to=address, link=link, language=language, person=user.pk)
        except TooManyMails as problem:
            raise too_many_mails(problem) from None
        if taken:
            # Written and deleted again, so that neither the answer nor its timing reveals that the address is in use.
            mail.delete()
        if is_verified(user):
            send_email_change_requested_notice(to=user.email, language=language, person=user.pk)


def confirm_email_change(request: HttpRequest, user: User, *, code: str) -> str:
    required_code(code)
    change = read_change_code(code)
    if change is None or change.user_id != str(user.pk):
        raise invalid_code()
    try:
        with transaction.atomic():
            person = lock_person(user)
            if person.epoch != change.epoch:
                raise invalid_code()
            _move(request, person, to=change.new_email)
    except IntegrityError:
        # Somebody else has opened an account with this address since the link was sent.
        raise invalid_code() from None
    return change.new_email


def _move(request: HttpRequest, user: User, *, to: str) -> None:
    old, old_was_verified = user.email, is_verified(user)
    EmailAddress.objects.filter(user=user).delete()
    EmailAddress.objects.create(user=user, email=to, verified=True, primary=True)
    user.email = to
    user.save(update_fields=["email"])
    note_confirmation(user.pk)
    end_all_sessions(user)
    if old_was_verified:
        send_email_changed_notice(to=old, language=asked_language(request), person=user.pk)
