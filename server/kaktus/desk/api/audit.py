"""The API calls that show and export the audit log."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import Field, Query, Router, Schema

from kaktus.common.api.bounds import Day, RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.files.spreadsheet import csv_text
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.audit import record
from kaktus.desk.audit_links import openable
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Permission, permissions_of
from kaktus.desk.queries import PAGE, AuditSearch, audit_entries, audit_rows, known_actions

router = Router(tags=["desk"], by_alias=True)
GUARD = DeskAccess(Permission.AUDIT)
GUARDED = {401: ErrorBody, 403: ErrorBody, 422: ErrorBody}


class AuditFilter(Schema):
    text: str = Field("", max_length=200)
    action: str = Field("", max_length=60)
    staff: RowId | None = None
    since: Day | None = None
    until: Day | None = None

    def search(self) -> AuditSearch:
        # PostgreSQL refuses NUL in a text; nothing in the log contains one.
        return AuditSearch(
            text=self.text.replace("\0", ""),
            action=self.action.replace("\0", ""),
            staff=self.staff,
            since=self.since,
            until=self.until,
        )


class AuditRow(Schema):
    id: int
    at: datetime
    who: str
    """The member's address; empty if nobody was signed in, as on the command line."""
    staff: int | None
    """The member's number."""
    action: str
    target: str
    before: dict[str, Any] | None
    after: dict[str, Any] | None
    reason: str


class AuditMember(Schema):
    id: int
    name: str
    email: str


class AuditPage(Schema):
    entries: list[AuditRow]
    next: int | None
    """For the next page: the entries before this one."""
    actions: list[str]
    members: list[AuditMember]
    """Everybody who works or worked at the desk, by address."""
    openable: list[str]
    """What the entries name ('batch 12'), exists, and may be opened by this member."""


def row(entry: AuditEntry) -> AuditRow:
    return AuditRow(
        id=entry.pk,
        at=entry.at,
        who=entry.staff.email if entry.staff else "",
        staff=entry.staff_id,
        action=entry.action,
        target=entry.target,
        before=entry.before,
        after=entry.after,
        reason=entry.reason,
    )


@router.get("/audit", auth=GUARD, response={200: AuditPage} | GUARDED)
def audit(request: HttpRequest, filters: Query[AuditFilter], before: RowId | None = None) -> AuditPage:
    entries = list(audit_entries(filters.search(), before=before)[: PAGE + 1])
    shown = entries[:PAGE]
    return AuditPage(
        entries=[row(entry) for entry in shown],
        next=shown[-1].pk if len(entries) > PAGE else None,
        actions=known_actions(),
        members=[AuditMember.from_orm(member) for member in StaffMember.objects.order_by("email")],
        openable=openable(shown, permissions_of(member_of(request).role)),
    )


@router.get("/audit.csv", auth=GUARD, response={200: None} | GUARDED)
def audit_csv(request: HttpRequest, filters: Query[AuditFilter]) -> HttpResponse:
    text = csv_text(audit_rows(filters.search()))
    after = filters.model_dump(mode="json", exclude_defaults=True)
    record(staff=member_of(request), action="audit.export", after=after)
    return HttpResponse(
        text.encode(),
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": 'attachment; filename="audit-log.csv"'},
    )
