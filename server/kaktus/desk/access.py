"""The guards of the desk's API calls. Every call names one of them; a test walks all calls with every role."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.security import HttpBearer

from kaktus.common.api.api_errors import ApiError
from kaktus.desk.models import StaffMember, StaffSession, Stage
from kaktus.desk.permissions import PERMISSIONS, Permission
from kaktus.desk.sessions import note_use, session_of_token


class DeskAccess(HttpBearer):
    """Lets in staff who have one of these permissions; `request.auth` is the member."""

    def __init__(self, *permissions: Permission) -> None:
        super().__init__()
        self.permissions = frozenset(permissions)

    def authenticate(self, request: HttpRequest, token: str) -> StaffMember | None:
        session = session_of_token(token)
        if session is None or session.stage != Stage.IN:
            return None
        if not self.permissions & PERMISSIONS[session.member.role]:
            raise ApiError.of_status(403)
        note_use(request, session)
        return session.member


class DeskSession(HttpBearer):
    """Lets in staff at these stages of signing in, whatever their role; `request.auth` is their session."""

    def __init__(self, *stages: Stage) -> None:
        super().__init__()
        self.stages = stages

    def authenticate(self, request: HttpRequest, token: str) -> StaffSession | None:
        session = session_of_token(token)
        if session is None or session.stage not in self.stages:
            return None
        note_use(request, session)
        return session


def member_of(request: HttpRequest) -> StaffMember:
    member = request.auth  # type: ignore[attr-defined]
    assert isinstance(member, StaffMember)
    return member


def desk_session_of(request: HttpRequest) -> StaffSession:
    session = request.auth  # type: ignore[attr-defined]
    assert isinstance(session, StaffSession)
    return session
