"""The API calls with which an owner looks after the staff, and with which an invitation is accepted."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.accounts.emails import checked_email
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.shown_text import ShownText
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.api.sessions import ERRORS, LONGEST_TEXT, Admission, admission
from kaktus.desk.flows import staff as flow
from kaktus.desk.models import LONGEST_REASON, StaffMember
from kaktus.desk.permissions import Permission, Role
from kaktus.desk.queries import all_staff, inviter_of, last_log_in, state_of
from kaktus.mail.languages import asked_language

router = Router(tags=["desk"], by_alias=True)
OWNER = DeskAccess(Permission.STAFF)
GUARDED = ERRORS | {401: ErrorBody, 403: ErrorBody, 409: ErrorBody}
CHANGED = GUARDED | {404: ErrorBody}


class StaffRow(Schema):
    id: int
    name: str
    email: str
    role: Role
    state: Literal["active", "invited", "invitation_expired", "waiting", "disabled"]
    has_second_factor: bool = Field(serialization_alias="hasSecondFactor")
    created_at: datetime = Field(serialization_alias="createdAt")
    last_log_in_at: datetime | None = Field(serialization_alias="lastLogInAt")
    is_me: bool = Field(serialization_alias="isMe")


class StaffList(Schema):
    staff: list[StaffRow]


class StaffInvitation(Schema):
    email: str = Field(max_length=LONGEST_TEXT)
    role: Role


class Reason(Schema):
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)


class RoleChange(Reason):
    role: Role


class NameChange(Reason):
    name: str = Field(max_length=LONGEST_TEXT)


class InvitationToken(Schema):
    token: str = Field(max_length=200)


class InvitationAnswer(InvitationToken):
    name: str = Field(max_length=LONGEST_TEXT)
    password: str = Field(max_length=LONGEST_TEXT)


class Invited(Schema):
    email: str
    name: str
    """If somebody has given it already."""
    role: Role
    inviter: str
    """Name and address; empty if it was the operator's command."""


def row(changed: StaffMember, *, me: StaffMember) -> StaffRow:
    return _row(all_staff().get(pk=changed.pk), me=me)


def _row(member: StaffMember, *, me: StaffMember) -> StaffRow:
    return StaffRow(
        id=member.pk,
        name=member.name,
        email=member.email,
        role=Role(member.role),
        state=state_of(member),  # type: ignore[arg-type]
        has_second_factor=bool(member.totp_secret) or bool(member.passkeys.all()),
        created_at=member.created_at,
        last_log_in_at=last_log_in(member),
        is_me=member.pk == me.pk,
    )


@router.get("/staff", auth=OWNER, response={200: StaffList, 401: ErrorBody, 403: ErrorBody})
def list_staff(request: HttpRequest) -> StaffList:
    return StaffList(staff=[_row(member, me=member_of(request)) for member in all_staff()])


@router.post("/staff", auth=OWNER, response={201: StaffRow} | GUARDED)
def invite(request: HttpRequest, body: StaffInvitation) -> Status[StaffRow]:
    me = member_of(request)
    email = checked_email(body.email, param="email")
    return Status(201, row(flow.invite(email=email, role=body.role, by=me, language=asked_language(request)), me=me))


@router.post("/staff/{member_id}/invitation", auth=OWNER, response={204: None} | CHANGED)
def invite_again(request: HttpRequest, member_id: RowId) -> Status[None]:
    member = StaffMember.objects.filter(pk=member_id).first()
    if member is None:
        raise ApiError.of_status(404)
    flow.send_invitation(member, by=member_of(request), language=asked_language(request))
    return Status(204, None)


@router.post("/staff/{member_id}/role", auth=OWNER, response={200: StaffRow} | CHANGED)
def change_role(request: HttpRequest, member_id: RowId, body: RoleChange) -> StaffRow:
    me = member_of(request)
    return row(flow.change_role(member_id, role=body.role, by=me, reason=body.reason), me=me)


@router.post("/staff/{member_id}/name", auth=OWNER, response={200: StaffRow} | CHANGED)
def change_name(request: HttpRequest, member_id: RowId, body: NameChange) -> StaffRow:
    me = member_of(request)
    return row(flow.change_name(member_id, name=body.name, by=me, reason=body.reason), me=me)


@router.post("/staff/{member_id}/disable", auth=OWNER, response={200: StaffRow} | CHANGED)
def disable(request: HttpRequest, member_id: RowId, body: Reason) -> StaffRow:
    me = member_of(request)
    return row(flow.disable(member_id, by=me, reason=body.reason), me=me)


@router.post("/staff/{member_id}/enable", auth=OWNER, response={200: StaffRow} | CHANGED)
def enable(request: HttpRequest, member_id: RowId, body: Reason) -> StaffRow:
    me = member_of(request)
    return row(flow.enable(member_id, by=me, reason=body.reason), me=me)


@router.post("/staff/{member_id}/reset-second-factor", auth=OWNER, response={200: StaffRow} | CHANGED)
def reset_second_factor(request: HttpRequest, member_id: RowId, body: Reason) -> StaffRow:
    me = member_of(request)
    member = flow.reset_second_factor(member_id, by=me, reason=body.reason, language=asked_language(request))
    return row(member, me=me)


@router.post("/invitation", response={200: Invited} | ERRORS)
def look_at_invitation(request: HttpRequest, body: InvitationToken) -> Invited:
    """Whether the link still works, before somebody thinks up a password; looking does not use it up."""
    member = flow.look_at_invitation(request, token=body.token)
    inviter = inviter_of(member)
    return Invited(
        email=member.email,
        name=member.name,
        role=Role(member.role),
        inviter=inviter.name_and_address if inviter else "",
    )


@router.post("/invitation/accept", response={200: Admission} | ERRORS)
def accept_invitation(request: HttpRequest, body: InvitationAnswer) -> Admission:
    return admission(flow.accept_invitation(request, token=body.token, password=body.password, name=body.name))
