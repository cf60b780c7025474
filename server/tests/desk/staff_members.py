"""The staff of the tests: one of each role, signed in."""

from __future__ import annotations

from django.test import RequestFactory
from django.utils import timezone
from tests.accounts.account_callers import Caller

from kaktus.desk.models import StaffMember, Stage
from kaktus.desk.permissions import Role
from kaktus.desk.sessions import open_session


def staff_member(role: Role, email: str = "") -> StaffMember:
    address = email or f"{role}@publisher.example"
    return StaffMember.objects.create(email=address, role=role, joined_at=timezone.now())


def signed_in(member: StaffMember, *, stage: Stage = Stage.IN) -> Caller:
    return Caller(open_session(RequestFactory().get("/"), member, stage=stage))


def caller_with_role(role: Role) -> Caller:
    return signed_in(staff_member(role))
