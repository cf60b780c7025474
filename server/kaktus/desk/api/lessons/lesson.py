"""The calls for the page of one lesson: what there is of it, its title, and its end."""

from __future__ import annotations

from datetime import date
from typing import Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.shown_text import ShownText
from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, LESSON, change, lesson_of
from kaktus.desk.api.lessons.shelf import NewTitle
from kaktus.desk.api.lessons.versions import VersionShown, shown_version
from kaktus.desk.api.uploads import UploadShown, shown_upload
from kaktus.desk.audit import record
from kaktus.desk.models import LONGEST_REASON, StaffMember
from kaktus.library import queries
from kaktus.library.catalogue import catalogue_changes
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, thumb_address
from kaktus.library.models import BrowserEngine, LessonVersion, StartReason
from kaktus.library.packages import uploads
from kaktus.library.versions import lesson_pictures, lesson_versions
from kaktus.library.versions.start_problems import start_problems_of

router = Router(tags=["desk"], by_alias=True)


class StartProblemShown(Schema):
    version: int
    reason: StartReason
    engine: BrowserEngine
    count: int
    last_on: date = Field(serialization_alias="lastOn")


class LessonShown(Schema):
    book: str
    book_title: str = Field(serialization_alias="bookTitle")
    position: int
    lesson: str
    title: str
    thumb: str
    picture: Literal["own", "drawn", "uploaded"]
    removable: bool
    """Readers have never seen it."""
    off_shelf: bool = Field(serialization_alias="offShelf")
    """It is published, but readers do not find it."""
    live: int | None
    back_to: int | None = Field(serialization_alias="backTo")
    """The version that readers had before."""
    versions: list[VersionShown]
    uploads: list[UploadShown]
    start_problems: list[StartProblemShown] = Field(serialization_alias="startProblems")
    """How often its versions did not start."""


@router.get(LESSON, auth=EDITORS, response={200: LessonShown} | ERRORS)
def lesson_shown(request: HttpRequest, book: str, lesson: str) -> LessonShown:
    shelved = lesson_of(book, lesson)
    live = lesson_versions.live_version(book, lesson)
    versions = list(queries.versions_of(book, lesson))
    makers = {str(member.pk): member.email for member in StaffMember.objects.filter(pk__in=_made_by(versions))}
    former = sorted((one.published_at, one.number) for one in versions if one.published_at and one != live)
    packages = uploads.open_uploads(made_by=str(member_of(request).pk)).filter(purpose=uploads.Purpose.PACKAGE)
    return LessonShown(
        book=book,
        book_title=shelved.book.title,
        position=shelved.position,
        lesson=lesson,
        title=shelved.title,
        thumb=thumb_address(f"{book}/{lesson}", cached_catalogue().thumbs),
        picture=lesson_pictures.picture_of(book, lesson),
        removable=shelved.draft and live is None,
        off_shelf=shelved.draft and live is not None,
        live=live.number if live else None,
        back_to=former[-1][1] if former and live else None,
        versions=[shown_version(one, makers) for one in versions],
        uploads=[shown_upload(one) for one in packages.filter(book=book, lesson=lesson)],
        start_problems=_start_problems(versions),
    )


@router.patch(LESSON, auth=EDITORS, response={204: None} | ERRORS)
def rename_lesson(request: HttpRequest, book: str, lesson: str, body: NewTitle) -> Status[None]:
    with change():
        before = catalogue_changes.rename_lesson(book, lesson, title=body.title)
        record(
            staff=member_of(request),
            action="lesson.rename",
            target=f"lesson {book}/{lesson}",
            before={"title": before},
            after={"title": body.title.strip()},
        )
    return Status(204, None)


@router.delete(LESSON, auth=EDITORS, response={204: None} | ERRORS)
def remove_lesson(request: HttpRequest, book: str, lesson: str) -> Status[None]:
    with change():
        before = catalogue_changes.remove_lesson(book, lesson)
        record(
            staff=member_of(request),
            action="lesson.remove",
            target=f"lesson {book}/{lesson}",
            before={"title": before},
        )
    return Status(204, None)


class ShelfPlace(Schema):
    on: bool
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)


@router.post(f"{LESSON}/shelf", auth=EDITORS, response={204: None} | ERRORS)
def place_on_shelf(request: HttpRequest, book: str, lesson: str, body: ShelfPlace) -> Status[None]:
    action = "lesson.put_back" if body.on else "lesson.take_off"
    with change():
        catalogue_changes.set_on_shelf(book, lesson, on=body.on)
        record(staff=member_of(request), action=action, target=f"lesson {book}/{lesson}", reason=body.reason)
    return Status(204, None)


def _start_problems(versions: list[LessonVersion]) -> list[StartProblemShown]:
    numbers = {version.digest: version.number for version in versions}
    return [
        StartProblemShown(
            version=numbers[row.digest],
            reason=StartReason(row.reason),
            engine=BrowserEngine(row.engine),
            count=row.count,
            last_on=row.last_on,
        )
        for row in start_problems_of(versions)
    ]


def _made_by(versions: list[LessonVersion]) -> list[str]:
    return [version.made_by for version in versions if version.made_by]
