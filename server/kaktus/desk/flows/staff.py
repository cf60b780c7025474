"""What an owner, or the operator, does to the staff: invite, name, change the role, disable, enable, reset.

`by` is None for a command of the operator. Every change is in the audit log, with its reason.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Final

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone

from kaktus.accounts.flows.api_errors import too_many_mails
from kaktus.accounts.limits import RESET_LINK, count_try_from_network
from kaktus.accounts.session_store import digest_of
from kaktus.common.api.api_errors import ApiError
from kaktus.common.shown_text import has_unseen
from kaktus.desk.audit import record
from kaktus.desk.flows.own_account import checked_password
from kaktus.desk.flows.sign_in import Admission
from kaktus.desk.limits import forget_second_factor_tries, lift_locks
from kaktus.desk.models import LONGEST_STAFF_NAME, StaffMember, Stage
from kaktus.desk.permissions import Role
from kaktus.desk.second_factors import SIGNS, forget_second_factors, has_second_factor
from kaktus.desk.sessions import end_sessions, open_session
from kaktus.mail.messages import send_staff_factor_reset_notice, send_staff_invitation
from kaktus.mail.quota import TooManyMails

INVITATION_LIFE: Final = timedelta(days=3)
ONE_TIME_PASSWORD_LIFE: Final = timedelta(days=3)


def add_member(*, email: str, role: Role, by: StaffMember | None, name: str = "", reason: str = "") -> StaffMember:
    """`email` is normalised. They cannot sign in before an invitation or a one-time password."""
    written = checked_name(name) if name else ""
    with transaction.atomic():
        if StaffMember.objects.filter(email=email).exists():
            raise ApiError(409, "staff_exists", "This address belongs to a member of the staff already.", param="email")
        member = StaffMember.objects.create(email=email, role=role, name=written)
        record(staff=by, action="staff.add", target=_target(member), after={"role": role}, reason=reason)
        return member


def invite(
    *, email: str, role: Role, by: StaffMember | None, language: str, name: str = "", reason: str = ""
) -> StaffMember:
    with transaction.atomic():
        member = add_member(email=email, role=role, by=by, name=name, reason=reason)
        return send_invitation(member, by=by, language=language)


def send_invitation(member: StaffMember, *, by: StaffMember | None, language: str) -> StaffMember:
    """May be repeated for a member who lost the mail: the earlier link then stops working."""
    token = secrets.token_urlsafe(32)
    with transaction.atomic():
        current = _locked(member.pk)
        if current.disabled_at or current.joined_at:
            raise ApiError(409, "not_waiting", "Only somebody who has not signed in yet can be invited.")
        current.invitation_digest = digest_of(token)
        current.invitation_ends_at = timezone.now() + INVITATION_LIFE
        current.save(update_fields=["invitation_digest", "invitation_ends_at"])
        record(staff=by, action="staff.invite", target=_target(current))
        # After the #, so that no server on the way sees or logs it.
        link = f"{settings.PUBLIC_URL}/desk/invitation#{token}"
        try:
            send_staff_invitation(
                to=current.email,
                link=link,
                language=language,
                inviter=by.name_and_address if by else "",
                role=current.role,
            )
        except TooManyMails as problem:
            raise too_many_mails(problem) from None
        return current


def look_at_invitation(request: HttpRequest, *, token: str) -> StaffMember:
    count_try_from_network(RESET_LINK, request)
    member = StaffMember.objects.filter(
        invitation_digest=digest_of(token), invitation_ends_at__gt=timezone.now(), disabled_at=None
    ).first()
    if member is None:
        raise ApiError(
            400, "invitation_invalid", "This invitation was used already, or is too old. Please ask for a new one."
        )
    return member


def accept_invitation(request: HttpRequest, *, token: str, password: str, name: str) -> Admission:
    """The member says their name and chooses a password; the second factor is next."""
    written = checked_name(name)
    hashed = checked_password(look_at_invitation(request, token=token), password)
    with transaction.atomic():
        member = _locked(look_at_invitation(request, token=token).pk)
        if member.invitation_digest != digest_of(token):
            raise ApiError(400, "invitation_invalid", "This invitation was used already. Please ask for a new one.")
        member.name, member.password, member.password_ends_at = written, hashed, None
        member.invitation_digest = member.invitation_ends_at = None
        member.save()
        end_sessions(member)
        record(staff=member, action="staff.accept_invitation", target=_target(member))
        stage = Stage.SECOND_FACTOR if has_second_factor(member) else Stage.SET_UP
        return Admission(open_session(request, member, stage=stage), stage)


def checked_name(typed: str) -> str:
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_STAFF_NAME or has_unseen(name):
        message = f"Please type a name of up to {LONGEST_STAFF_NAME} characters."
        raise ApiError(400, "name_invalid", message, param="name")
    return name


def change_name(member_id: int, *, name: str, by: StaffMember | None, reason: str = "") -> StaffMember:
    """By themselves, without a reason, or by somebody else."""
    written = checked_name(name)
    with transaction.atomic():
        member = _locked(member_id)
        before = member.name
        if before != written:
            member.name = written
            member.save(update_fields=["name"])
            facts = {"before": {"name": before} if before else None, "after": {"name": written}}
            record(staff=by, action="staff.change_name", target=_target(member), reason=reason, **facts)
        return member


def set_one_time_password(member: StaffMember, *, by: StaffMember | None, reason: str = "") -> str:
    """It is replaced at the next log-in, and ends after three days. The second factor stays; locks are lifted."""
    password = one_time_password()
    with transaction.atomic():
        current = _locked(member.pk)
        current.password = make_password(password)
        current.password_ends_at = timezone.now() + ONE_TIME_PASSWORD_LIFE
        current.invitation_digest = current.invitation_ends_at = None
        current.save()
        end_sessions(current)
        record(staff=by, action="staff.set_one_time_password", target=_target(current), reason=reason)
    lift_locks(current)
    return password


def unlock(member: StaffMember, *, by: StaffMember | None, reason: str) -> StaffMember:
    """After wrong passwords and wrong second factors, the member's own or a stranger's."""
    record(staff=by, action="staff.unlock", target=_target(member), reason=reason)
    lift_locks(member)
    return member


def one_time_password() -> str:
    """In groups, to be read aloud or typed from a screen; with 79 random bits."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(4)) for _ in range(4))


def change_role(member_id: int, *, role: Role, by: StaffMember | None, reason: str) -> StaffMember:
    with transaction.atomic():
        member = _locked(member_id, keeps_an_owner=role != Role.OWNER)
        before = member.role
        if before != role:
            member.role = role
            member.save(update_fields=["role"])
            record(
                staff=by,
                action="staff.change_role",
                target=_target(member),
                before={"role": before},
                after={"role": role},
                reason=reason,
            )
        return member


def disable(member_id: int, *, by: StaffMember | None, reason: str) -> StaffMember:
    """Their sessions end at the next request."""
    with transaction.atomic():
        member = _locked(member_id, keeps_an_owner=True)
        if member.disabled_at is None:
            member.disabled_at = timezone.now()
            member.invitation_digest = member.invitation_ends_at = None
            member.save()
            end_sessions(member)
            record(staff=by, action="staff.disable", target=_target(member), reason=reason)
        return member


def enable(member_id: int, *, by: StaffMember | None, reason: str) -> StaffMember:
    with transaction.atomic():
        member = _locked(member_id)
        if member.disabled_at:
            member.disabled_at = None
            member.save(update_fields=["disabled_at"])
            record(staff=by, action="staff.enable", target=_target(member), reason=reason)
        return member


def reset_second_factor(member_id: int, *, by: StaffMember | None, reason: str, language: str = "") -> StaffMember:
    """For a lost phone: a new second factor is set up at the next log-in. The member is told by mail."""
    with transaction.atomic():
        member = _locked(member_id)
        if by and by.pk == member.pk:
            raise ApiError(409, "own_account", "You change your own second factor in your account.")
        forget_second_factors(member)
        end_sessions(member)
        record(staff=by, action="staff.reset_second_factor", target=_target(member), reason=reason)
        send_staff_factor_reset_notice(
            to=member.email, link=f"{settings.PUBLIC_URL}/desk", language=member.language or language
        )
    forget_second_factor_tries(member)
    return member


def _locked(member_id: int, *, keeps_an_owner: bool = False) -> StaffMember:
    """The member, locked. With all owners, where one of them may be lost: of two calls at once, the second sees the
    first one's change."""
    if keeps_an_owner:
        working = StaffMember.objects.select_for_update().filter(
            role=Role.OWNER, disabled_at=None, joined_at__isnull=False
        )
        owners = [owner.pk for owner in working.order_by("pk")]
        if owners == [member_id]:
            raise ApiError(409, "last_owner", "This is the only owner at work. Make somebody else an owner first.")
    member = StaffMember.objects.select_for_update().filter(pk=member_id).first()
    if member is None:
        raise ApiError.of_status(404)
    return member


def _target(member: StaffMember) -> str:
    return f"staff {member.pk}"
