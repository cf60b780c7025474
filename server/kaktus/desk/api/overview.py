"""The API call of the desk's start page; what the role may not see is left out."""

from __future__ import annotations

from datetime import date, datetime
from typing import Literal
from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.overview import Overview, overview_for
from kaktus.desk.permissions import Permission, permissions_of
from kaktus.mail.models import Kind

router = Router(tags=["desk"], by_alias=True)


class BookActivations(Schema):
    group: str
    title: str
    today: int
    this_month: int = Field(serialization_alias="thisMonth")
    per_day: list[int] = Field(serialization_alias="perDay")
    """One number for each of the days."""
    unused: int


class BookRunningOut(Schema):
    group: str
    title: str
    left: int
    lasts_days: int | None = Field(serialization_alias="lastsDays")


class BatchThatEnds(Schema):
    id: int
    name: str
    title: str
    """Of its book."""
    unused: int
    redeem_by: date = Field(serialization_alias="redeemBy")


class CodesOverview(Schema):
    days: list[date]
    books: list[BookActivations]
    running_out: list[BookRunningOut] = Field(serialization_alias="runningOut")
    ending: list[BatchThatEnds]
    """Batches with unused codes whose last day comes near."""


class ClassesOverview(Schema):
    """Rooms as counts: nothing says whose they are."""

    rooms: int
    """Open now."""
    tablets: int
    """In use in them."""
    opened: int
    """As long as rooms are kept."""
    joined: int
    """Tablets that came to those."""


class SignUpsOverview(Schema):
    today: int
    this_month: int = Field(serialization_alias="thisMonth")


class UndeliverableMail(Schema):
    """Without the address: who it is stands on the person's page, which notes every look."""

    id: int
    kind: Kind
    problem: Literal["refused", "given_up"]
    failed_at: datetime = Field(serialization_alias="failedAt")
    person_id: UUID = Field(serialization_alias="personId")


class MailsOverview(Schema):
    waiting: int
    delayed: int
    failed: int
    newest: list[UndeliverableMail]


class LessonToMend(Schema):
    book: str
    book_title: str = Field(serialization_alias="bookTitle")
    lesson: str
    title: str
    trouble: Literal["no_files", "notes", "not_started"]


class WaitingDraft(Schema):
    """A version that was checked and is not published; empty `made_by`: an import on the command line."""

    book: str
    book_title: str = Field(serialization_alias="bookTitle")
    lesson: str
    title: str
    number: int
    made_at: datetime = Field(serialization_alias="madeAt")
    made_by: str = Field(serialization_alias="madeBy")


class StateOfPart(Schema):
    name: Literal["database", "storage", "mail", "jobs"]
    trouble: Literal[
        "",
        "database_outdated",
        "database_silent",
        "database_closed",
        "storage",
        "mail_not_set_up",
        "mail_delayed",
        "jobs_failed",
    ]


class OverviewBody(Schema):
    """A part that the role may not see is null."""

    codes: CodesOverview | None
    classes: ClassesOverview | None
    sign_ups: SignUpsOverview | None = Field(serialization_alias="signUps")
    mails: MailsOverview | None
    lessons: list[LessonToMend] | None
    drafts: list[WaitingDraft] | None
    parts: list[StateOfPart]


@router.get(
    "/overview",
    auth=DeskAccess(Permission.OVERVIEW),
    response={200: OverviewBody, 401: ErrorBody, 403: ErrorBody},
)
def overview(request: HttpRequest) -> Overview:
    return overview_for(permissions_of(member_of(request).role))
