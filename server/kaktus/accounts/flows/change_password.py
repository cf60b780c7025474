"""A new password for a signed-in person, or a first one for somebody who signed up with Google."""

from __future__ import annotations

from allauth.account.adapter import get_adapter
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.flows.prove_identity import prove_identity
from kaktus.accounts.forms import password_error
from kaktus.accounts.limits import CHANGE_PASSWORD, count_try
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.accounts.token_sessions import end_all_sessions, open_session
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_password_changed_notice


def change_password(request: HttpRequest, user: User, *, current_password: str, new_password: str) -> str:
    count_try(CHANGE_PASSWORD, str(user.pk))
    prove_identity(request, user, password=current_password, param="currentPassword")
    adapter = get_adapter(request)
    try:
        adapter.clean_password(new_password, user=user)
    except ValidationError as problem:
        raise password_error(problem, param="newPassword") from None
    with transaction.atomic():
        lock_person(user)
        adapter.set_password(user, new_password)
        end_all_sessions(user)
        if is_verified(user):
            # Only then: somebody who signs up with a stranger's address could flood that stranger's mailbox.
            send_password_changed_notice(to=user.email, language=asked_language(request), person=user.pk)
        return open_session(request, user, method="password")
