"""The API calls with which staff see who they are, and sign out."""

from __future__ import annotations

from datetime import datetime

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.error_schema import ErrorBody
from kaktus.desk.access import DeskSession, desk_session_of
from kaktus.desk.models import Stage
from kaktus.desk.permissions import Permission, Role, permissions_of

router = Router(tags=["desk"], by_alias=True)


class StaffAtWork(Schema):
    """Who is signed in, and what they may do: nothing until they are in."""

    email: str
    role: Role
    stage: Stage
    permissions: list[Permission]
    ends_at: datetime = Field(serialization_alias="endsAt")
    """The latest end of the session, however much it is used."""


@router.get("/session", auth=DeskSession(*Stage), response={200: StaffAtWork, 401: ErrorBody})
def session(request: HttpRequest) -> StaffAtWork:
    current = desk_session_of(request)
    member = current.member
    return StaffAtWork(
        email=member.email,
        role=Role(member.role),
        stage=Stage(current.stage),
        permissions=permissions_of(member.role) if current.stage == Stage.IN else [],
        ends_at=current.ends_at,
    )


@router.post("/sign-out", auth=DeskSession(*Stage), response={204: None, 401: ErrorBody})
def sign_out(request: HttpRequest) -> Status[None]:
    desk_session_of(request).delete()
    return Status(204, None)
