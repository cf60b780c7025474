"""Opening an account with an e-mail address and a password."""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from allauth.account.models import EmailAddress
from django.db import IntegrityError, transaction
from django.http import HttpRequest

from kaktus.accounts.emails import checked_email
from kaktus.accounts.flows.api_errors import email_taken
from kaktus.accounts.forms import SignUpForm, form_error
from kaktus.accounts.limits import SIGN_UP, count_try_from_network
from kaktus.accounts.queries import account_address
from kaktus.accounts.token_sessions import open_session
from kaktus.common.metrics.catalogue import SIGN_UPS
from kaktus.common.metrics.outcomes import count_outcomes
from kaktus.mail.flows import note_held_back
from kaktus.mail.models import Kind
from kaktus.mail.queries import has_mail


@count_outcomes(SIGN_UPS, done="signed_up")
def sign_up(request: HttpRequest, *, email: str, password: str) -> str:
    count_try_from_network(SIGN_UP, request)
    form = SignUpForm({"email": checked_email(email, param="email"), "password": password})
    if not form.is_valid():
        raise form_error(form)
    try:
        with transaction.atomic():
            user, _ = form.try_save(request)
            _send_verification(request, account_address(user))
            if not has_mail(kind=Kind.VERIFICATION, person=user.pk):
                note_held_back(kind=Kind.VERIFICATION, to=user.email, person=user.pk)
            return open_session(request, user, method="password")
    except IntegrityError:
        # Two sign-ups with the same address at the same moment: the database lets one of them through.
        raise email_taken() from None


def _send_verification(request: HttpRequest, address: EmailAddress) -> None:
    if get_adapter(request).should_send_confirmation_mail(request, address, signup=True):
        address.send_confirmation(request, signup=True)
