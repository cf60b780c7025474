"""What the desk reads about its staff and from its audit log."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from django.db.models import CharField, OuterRef, Q, QuerySet, Subquery, TextField, Value
from django.db.models.functions import Cast, Concat
from django.utils import timezone

from kaktus.desk.audit import shortened_text
from kaktus.desk.models import AuditEntry, StaffMember

PAGE = 50


def all_staff() -> QuerySet[StaffMember]:
    """Active members first, by address; each with its `last_log_in`."""
    target = Concat(Value("staff "), Cast(OuterRef("pk"), CharField()))
    log_ins = AuditEntry.objects.filter(target=target, action="desk.sign_in").order_by("-id")
    return (
        StaffMember.objects.annotate(last_log_in_at=Subquery(log_ins.values("at")[:1]))
        .order_by("disabled_at", "email")
        .prefetch_related("passkeys")
    )


def last_log_in(member: StaffMember) -> datetime | None:
    """Of a member from `all_staff`, as the audit log has it."""
    at: datetime | None = member.last_log_in_at  # type: ignore[attr-defined]
    return at


def inviter_of(member: StaffMember) -> StaffMember | None:
    """Who sent the last invitation; nobody if it was the operator's command."""
    invitations = AuditEntry.objects.filter(target=f"staff {member.pk}", action="staff.invite").select_related("staff")
    newest = invitations.order_by("-id").first()
    return newest.staff if newest else None


def state_of(member: StaffMember) -> str:
    if member.disabled_at:
        return "disabled"
    if member.joined_at:
        return "active"
    if member.invitation_ends_at:
        return "invited" if member.invitation_ends_at > timezone.now() else "invitation_expired"
    return "waiting"


@dataclass(frozen=True, kw_only=True)
class AuditSearch:
    text: str = ""
    action: str = ""
    staff: int | None = None
    since: date | None = None
    until: date | None = None


def audit_entries(search: AuditSearch, *, before: int | None = None) -> QuerySet[AuditEntry]:
    """The newest first. `before` is the number of an entry: those older than it."""
    entries = AuditEntry.objects.select_related("staff").order_by("-id")
    if before is not None:
        entries = entries.filter(id__lt=before)
    if search.action:
        entries = entries.filter(action=search.action)
    if search.staff is not None:
        entries = entries.filter(staff=search.staff)
    if search.since:
        entries = entries.filter(at__gte=_start_of(search.since))
    if search.until:
        entries = entries.filter(at__lt=_start_of(search.until + timedelta(days=1)))
    return _containing(entries, search.text.strip())


def _containing(entries: QuerySet[AuditEntry], typed: str) -> QuerySet[AuditEntry]:
    if not typed:
        return entries
    # A code, or the address of a learner, is in the log only in its short form.
    text = shortened_text(typed)
    # SQLite stores JSON's escapes as written, PostgreSQL the characters that they stand for.
    written = json.dumps(text)[1:-1]
    return entries.alias(before_text=Cast("before", TextField()), after_text=Cast("after", TextField())).filter(
        Q(target__icontains=text)
        | Q(reason__icontains=text)
        | Q(action__icontains=text)
        | Q(staff__email__icontains=typed)
        | Q(staff__name__icontains=typed)
        | Q(before_text__icontains=text)
        | Q(before_text__icontains=written)
        | Q(after_text__icontains=text)
        | Q(after_text__icontains=written)
    )


def known_actions() -> list[str]:
    return list(AuditEntry.objects.order_by("action").values_list("action", flat=True).distinct())


def audit_rows(search: AuditSearch) -> Iterator[list[str]]:
    """As a table, the heading first."""
    yield ["number", "at", "who", "action", "target", "before", "after", "reason"]
    for entry in audit_entries(search).iterator(chunk_size=2000):
        yield [
            str(entry.pk),
            timezone.localtime(entry.at).isoformat(timespec="seconds"),
            entry.staff.email if entry.staff else "",
            entry.action,
            entry.target,
            _json(entry.before),
            _json(entry.after),
            entry.reason,
        ]


def _json(value: object) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False)


def _start_of(day: date) -> datetime:
    return timezone.make_aware(datetime.combine(day, time.min))
