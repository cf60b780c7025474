"""A member's forgotten password: a link by mail sets a new one, and the second factor is asked for as always."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Final

from django.conf import settings
from django.core import signing
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.emails import checked_email
from kaktus.accounts.limits import FORGOT_PASSWORD, RESET_MAIL, RESET_PASSWORD, count_try, count_try_from_network
from kaktus.accounts.session_store import digest_of
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.audit import record
from kaktus.desk.flows.own_account import checked_password
from kaktus.desk.flows.sign_in import Admission, locked_member
from kaktus.desk.limits import lift_locks
from kaktus.desk.models import StaffMember, Stage
from kaktus.desk.second_factors import has_second_factor
from kaktus.desk.sessions import end_sessions, open_session
from kaktus.mail.languages import asked_language
from kaktus.mail.messages import send_staff_password_reset
from kaktus.mail.quota import TooManyMails

LINK_LIFE: Final = timedelta(hours=1)
SALT: Final = "kaktus.desk.new-password"


def forgot_password(request: HttpRequest, *, email: str) -> None:
    """The answer never tells who works here; a mail to a stranger is written and taken back, so nor does its timing."""
    address = checked_email(email, param="email")
    count_try_from_network(FORGOT_PASSWORD, request)
    count_try(RESET_MAIL, f"staff {address}")
    member = StaffMember.objects.filter(email=address, disabled_at=None, joined_at__isnull=False).first()
    # After the #, so that no server on the way sees or logs it.
    link = f"{settings.PUBLIC_URL}/desk/new-password#{_token(member or StaffMember(pk=0))}"
    with transaction.atomic(), suppress(TooManyMails):
        language = (member and member.language) or asked_language(request)
        mail = send_staff_password_reset(to=address, link=link, language=language)
        if member is None:
            mail.delete()
        else:
            record(staff=None, action="desk.forgot_password", target=f"staff {member.pk}")


def set_new_password(request: HttpRequest, *, token: str, password: str) -> Admission:
    """All sessions end. Only a second factor lets in: without one, an owner or the operator has to help."""
    count_try_from_network(RESET_PASSWORD, request)
    member = _member_of(token)
    if member is None or not has_second_factor(member):
        raise ApiError(400, "link_invalid", "This link was used already, or is too old. Please ask for a new one.")
    hashed = checked_password(member, password)
    with transaction.atomic():
        # Of two who use the link at the same moment, only one finds the former password.
        current = locked_member(member, password=member.password)
        current.password, current.password_ends_at = hashed, None
        current.save(update_fields=["password", "password_ends_at"])
        end_sessions(current)
        record(staff=current, action="desk.reset_password", target=f"staff {current.pk}")
        admission = Admission(open_session(request, current, stage=Stage.SECOND_FACTOR), Stage.SECOND_FACTOR)
    lift_locks(current)
    return admission


def _token(member: StaffMember) -> str:
    """It names the password that it replaces, so it works once."""
    return signing.dumps({"member": member.pk, "password": digest_of(member.password)}, salt=SALT)


def _member_of(token: str) -> StaffMember | None:
    try:
        claim = signing.loads(token, salt=SALT, max_age=LINK_LIFE)
    except signing.BadSignature:
        return None
    member = StaffMember.objects.filter(pk=claim["member"], disabled_at=None, joined_at__isnull=False).first()
    return member if member and digest_of(member.password) == claim["password"] else None
