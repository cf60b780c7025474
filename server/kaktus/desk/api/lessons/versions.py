"""The calls with which editors look at a version of a lesson, publish it, and go back."""

from __future__ import annotations

import time
from datetime import datetime

from django.http import HttpRequest
from django.utils import timezone
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import Offset
from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, LESSON, change
from kaktus.desk.audit import record
from kaktus.desk.models import StaffSession, Stage
from kaktus.desk.permissions import PERMISSIONS, Permission
from kaktus.desk.sessions import IDLE
from kaktus.library import queries
from kaktus.library.catalogue.catalogue_cache import Story
from kaktus.library.links.lesson_origins import lesson_url
from kaktus.library.links.preview_links import PREVIEW_LIFE_S, Preview, preview_link, register_preview_check
from kaktus.library.models import LessonVersion
from kaktus.library.reading.package_notes import Level, level_of
from kaktus.library.versions import lesson_versions
from kaktus.library.versions.lesson_versions import Published
from kaktus.library.versions.package_reports import note_here

router = Router(tags=["desk"], by_alias=True)


class PackageNote(Schema):
    """What will not work in the sandbox."""

    what: str
    """A kind of note, as `package_notes` lists them."""
    level: Level
    """It will not start; parts will be missing; nobody will notice."""
    names: list[str]
    more: int


class VersionShown(Schema):
    number: int
    kind: str
    scorm: str
    first: str
    """The page that it starts with; empty if the library plays it by itself (H5P)."""
    files: int
    size: int
    notes: list[PackageNote]
    made_by: str = Field(serialization_alias="madeBy")
    """Empty for an import on the command line."""
    made_at: datetime = Field(serialization_alias="madeAt")
    published_at: datetime | None = Field(serialization_alias="publishedAt")


class Publication(Schema):
    number: Offset
    instead_of: Offset | None = Field(alias="insteadOf")
    """The version that was published when the editor looked."""


class WayBack(Schema):
    instead_of: Offset | None = Field(alias="insteadOf")


class PreviewOf(Schema):
    number: Offset


class PreviewLink(Schema):
    url: str
    ends_at: datetime = Field(serialization_alias="endsAt")


def _may_preview(staff: str) -> bool:
    """Whether this member is signed in and may still look at lessons."""
    now = timezone.now()
    live = StaffSession.objects.filter(
        member=int(staff),
        stage=Stage.IN,
        ends_at__gt=now,
        last_used_at__gt=now - IDLE,
        member__disabled_at__isnull=True,
    )
    role = live.values_list("member__role", flat=True).first()
    return role is not None and Permission.LESSONS in PERMISSIONS[role]


register_preview_check(_may_preview)


@router.post(f"{LESSON}/publish", auth=EDITORS, response={204: None} | ERRORS)
def publish(request: HttpRequest, book: str, lesson: str, body: Publication) -> Status[None]:
    version = _version(book, lesson, body.number)
    with change():
        done = lesson_versions.publish_version(version, instead_of=body.instead_of)
        _record_published(request, "lesson.publish", done)
    return Status(204, None)


@router.post(f"{LESSON}/back", auth=EDITORS, response={204: None} | ERRORS)
def go_back(request: HttpRequest, book: str, lesson: str, body: WayBack) -> Status[None]:
    with change():
        done = lesson_versions.go_back(book, lesson, instead_of=body.instead_of)
        _record_published(request, "lesson.back", done)
    return Status(204, None)


@router.post(f"{LESSON}/preview", auth=EDITORS, response={200: PreviewLink} | ERRORS)
def preview(request: HttpRequest, book: str, lesson: str, body: PreviewOf) -> PreviewLink:
    version, now = _version(book, lesson, body.number), time.time()
    token = preview_link(Preview(str(member_of(request).pk), version.pk), now=now)
    return PreviewLink(
        url=lesson_url(token, Story(f"/{book}/{lesson}/{version.start}", version.one_origin)),
        ends_at=datetime.fromtimestamp(int(now + PREVIEW_LIFE_S), tz=timezone.get_current_timezone()),
    )


def _version(book: str, lesson: str, number: int) -> LessonVersion:
    version = queries.versions_of(book, lesson).filter(number=number).first()
    if version is None:
        raise ApiError.of_status(404)
    return version


def shown_version(version: LessonVersion, makers: dict[str, str]) -> VersionShown:
    report = version.report
    return VersionShown(
        number=version.number,
        kind=version.kind,
        scorm=version.scorm,
        first=report.get("first", version.start),
        files=report.get("files", 0),
        size=report.get("size", 0),
        notes=[_shown_note(version, **note) for note in report.get("notes", [])],
        made_by=makers.get(version.made_by, ""),
        made_at=version.made_at,
        published_at=version.published_at,
    )


def _shown_note(version: LessonVersion, *, what: str, names: list[str], more: int) -> PackageNote:
    shown = note_here(what) if version.one_origin else what
    return PackageNote(what=shown, level=level_of(shown), names=names, more=more)


def _record_published(request: HttpRequest, action: str, done: Published) -> None:
    record(
        staff=member_of(request),
        action=action,
        target=f"lesson {done.version}",
        before={"version": done.before.number if done.before else None},
        after={"version": done.version.number},
    )
