"""The API calls with which editors look after the shelf: books and lessons, uploads, previews and publishing."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from typing import Literal

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.error_schema import ErrorBody
from kaktus.common.errors import ApiError
from kaktus.common.storage import storage_at
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.audit import record
from kaktus.desk.models import StaffMember, StaffSession, Stage
from kaktus.desk.permissions import PERMISSIONS, Permission
from kaktus.desk.sessions import IDLE
from kaktus.jobs.models import OPEN
from kaktus.library import catalogue_changes, lesson_pictures, queries, uploads, versions
from kaktus.library.catalogue_cache import cached_catalogue, clear_catalogue_cache, thumb_address
from kaktus.library.catalogue_changes import CatalogueProblem
from kaktus.library.lesson_pictures import BadPicture
from kaktus.library.models import Lesson, LessonVersion, Upload
from kaktus.library.package_checks import CHECK_PACKAGE
from kaktus.library.package_words import in_german
from kaktus.library.preview_links import LIFE_S, Preview, preview_link, previews_hold_if
from kaktus.library.uploads import UploadProblem
from kaktus.library.versions import Published, VersionProblem

router = Router(tags=["desk"], by_alias=True)
EDITORS = DeskAccess(Permission.LESSONS)
ERRORS = {401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}
NOT_THERE = ("not_there", "no_such_lesson", "no_such_group")
CONFLICTS = ("published_meanwhile", "changed_meanwhile", "no_former_version", "complete", "incomplete", "too_many")
LONGEST_TEXT = 300


class ShelfLesson(Schema):
    lesson: str
    title: str
    thumb: str
    live: int | None
    versions: int
    waiting: int


class ShelfBook(Schema):
    book: str
    title: str
    interactive: bool
    lessons: list[ShelfLesson]


class ShelfGroup(Schema):
    group: str
    books: list[ShelfBook]


class StaffShelf(Schema):
    groups: list[ShelfGroup]


class NewGroup(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)


class NewBook(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)
    title: str = Field(max_length=LONGEST_TEXT)
    group: str = Field(max_length=LONGEST_TEXT)
    interactive: bool = False


class NewLesson(Schema):
    slug: str = Field(max_length=LONGEST_TEXT)
    title: str = Field(max_length=LONGEST_TEXT)


class NewTitle(Schema):
    title: str = Field(max_length=LONGEST_TEXT)


class Order(Schema):
    slugs: list[str] = Field(max_length=1000)


class PackageNote(Schema):
    """What will not work in the sandbox: missing, hosts, flash, outside, capture, frames, thumb."""

    what: str
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


class Refusal(Schema):
    en: str
    de: str


class UploadShown(Schema):
    id: uuid.UUID
    name: str
    size: int
    state: Literal["receiving", "checking", "refused", "checked"]
    piece_size: int = Field(serialization_alias="pieceSize")
    missing: list[int]
    """The numbers of the pieces that have not arrived."""
    percent: int
    """How far the check is."""
    problems: list[Refusal]
    version: int | None


class LessonShown(Schema):
    book: str
    book_title: str = Field(serialization_alias="bookTitle")
    position: int
    lesson: str
    title: str
    thumb: str
    picture: Literal["own", "drawn", "uploaded"]
    live: int | None
    back_to: int | None = Field(serialization_alias="backTo")
    """The version that readers had before."""
    versions: list[VersionShown]
    uploads: list[UploadShown]


class NewUpload(Schema):
    book: str = Field(max_length=LONGEST_TEXT)
    lesson: str = Field(max_length=LONGEST_TEXT)
    name: str = Field(max_length=LONGEST_TEXT)
    size: int
    picture: bool = False


class Publication(Schema):
    number: int
    instead_of: int | None = Field(alias="insteadOf")
    """The version that was published when the editor looked."""


class WayBack(Schema):
    instead_of: int | None = Field(alias="insteadOf")


class PreviewOf(Schema):
    number: int


class PreviewLink(Schema):
    url: str
    ends_at: datetime = Field(serialization_alias="endsAt")


class PictureChoice(Schema):
    choice: Literal["own", "drawn", "uploaded"]
    upload: uuid.UUID | None = None


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


previews_hold_if(_may_preview)


@contextmanager
def _change() -> Iterator[None]:
    """One transaction with its entry in the audit log; what is refused is said in the API's way."""
    try:
        with transaction.atomic():
            yield
    except (CatalogueProblem, VersionProblem, UploadProblem, BadPicture) as problem:
        status = 404 if problem.code in NOT_THERE else 409 if problem.code in CONFLICTS else 422
        param = getattr(problem, "param", None)
        raise ApiError(status, problem.code, str(problem), param=param) from None
    # The flows did so too, but before others could see the change.
    clear_catalogue_cache()


@router.get("", auth=EDITORS, response={200: StaffShelf} | ERRORS)
def staff_shelf(request: HttpRequest) -> StaffShelf:
    return StaffShelf(groups=[ShelfGroup(**asdict(group)) for group in queries.staff_shelf()])


@router.post("/groups", auth=EDITORS, response={204: None} | ERRORS)
def add_group(request: HttpRequest, body: NewGroup) -> Status[None]:
    with _change():
        group = catalogue_changes.add_group(slug=body.slug)
        record(staff=member_of(request), action="group.add", target=f"group {group.slug}", after=body.dict())
    return Status(204, None)


@router.put("/groups/order", auth=EDITORS, response={204: None} | ERRORS)
def order_groups(request: HttpRequest, body: Order) -> Status[None]:
    with _change():
        before = catalogue_changes.order_groups(body.slugs)
        record(
            staff=member_of(request),
            action="group.order",
            before={"groups": before},
            after={"groups": body.slugs},
        )
    return Status(204, None)


@router.post("/books", auth=EDITORS, response={204: None} | ERRORS)
def add_book(request: HttpRequest, body: NewBook) -> Status[None]:
    with _change():
        catalogue_changes.add_book(**body.dict())
        record(staff=member_of(request), action="book.add", target=f"book {body.slug}", after=body.dict())
    return Status(204, None)


@router.patch("/books/{book}", auth=EDITORS, response={204: None} | ERRORS)
def rename_book(request: HttpRequest, book: str, body: NewTitle) -> Status[None]:
    with _change():
        before = catalogue_changes.rename_book(book, title=body.title)
        record(
            staff=member_of(request),
            action="book.rename",
            target=f"book {book}",
            before={"title": before},
            after={"title": body.title.strip()},
        )
    return Status(204, None)


@router.put("/books/{book}/order", auth=EDITORS, response={204: None} | ERRORS)
def order_lessons(request: HttpRequest, book: str, body: Order) -> Status[None]:
    with _change():
        before = catalogue_changes.order_lessons(book, body.slugs)
        record(
            staff=member_of(request),
            action="book.order",
            target=f"book {book}",
            before={"lessons": before},
            after={"lessons": body.slugs},
        )
    return Status(204, None)


@router.post("/books/{book}/lessons", auth=EDITORS, response={204: None} | ERRORS)
def add_lesson(request: HttpRequest, book: str, body: NewLesson) -> Status[None]:
    with _change():
        catalogue_changes.add_lesson(book=book, **body.dict())
        record(staff=member_of(request), action="lesson.add", target=f"lesson {book}/{body.slug}", after=body.dict())
    return Status(204, None)


LESSON = "/books/{book}/lessons/{lesson}"


@router.get(LESSON, auth=EDITORS, response={200: LessonShown} | ERRORS)
def lesson_shown(request: HttpRequest, book: str, lesson: str) -> LessonShown:
    found = _lesson(book, lesson)
    live = versions.live_version(book, lesson)
    kept = list(queries.versions_of(book, lesson))
    makers = {str(member.pk): member.email for member in StaffMember.objects.filter(pk__in=_made_by(kept))}
    former = sorted((one.published_at, one.number) for one in kept if one.published_at and one != live)
    mine = uploads.open_uploads(made_by=str(member_of(request).pk)).filter(book=book, lesson=lesson, picture=False)
    return LessonShown(
        book=book,
        book_title=found.book.title,
        position=found.position,
        lesson=lesson,
        title=found.title,
        thumb=thumb_address(f"{book}/{lesson}", cached_catalogue().thumbs),
        picture=lesson_pictures.picture_of(book, lesson),
        live=live.number if live else None,
        back_to=former[-1][1] if former and live else None,
        versions=[_version_shown(one, makers) for one in kept],
        uploads=[_upload_shown(one) for one in mine],
    )


@router.patch(LESSON, auth=EDITORS, response={204: None} | ERRORS)
def rename_lesson(request: HttpRequest, book: str, lesson: str, body: NewTitle) -> Status[None]:
    with _change():
        before = catalogue_changes.rename_lesson(book, lesson, title=body.title)
        record(
            staff=member_of(request),
            action="lesson.rename",
            target=f"lesson {book}/{lesson}",
            before={"title": before},
            after={"title": body.title.strip()},
        )
    return Status(204, None)


@router.post(f"{LESSON}/publish", auth=EDITORS, response={204: None} | ERRORS)
def publish(request: HttpRequest, book: str, lesson: str, body: Publication) -> Status[None]:
    version = _version(book, lesson, body.number)
    with _change():
        done = versions.publish_version(version, instead_of=body.instead_of)
        _record_published(request, "lesson.publish", done)
    return Status(204, None)


@router.post(f"{LESSON}/back", auth=EDITORS, response={204: None} | ERRORS)
def go_back(request: HttpRequest, book: str, lesson: str, body: WayBack) -> Status[None]:
    with _change():
        done = versions.go_back(book, lesson, instead_of=body.instead_of)
        _record_published(request, "lesson.back", done)
    return Status(204, None)


@router.post(f"{LESSON}/preview", auth=EDITORS, response={200: PreviewLink} | ERRORS)
def preview(request: HttpRequest, book: str, lesson: str, body: PreviewOf) -> PreviewLink:
    version, now = _version(book, lesson, body.number), time.time()
    token = preview_link(Preview(str(member_of(request).pk), version.pk), now=now)
    return PreviewLink(
        url=f"{settings.CONTENT_URL}/content/{token}/{book}/{lesson}/{version.start}",
        ends_at=datetime.fromtimestamp(int(now + LIFE_S), tz=timezone.get_current_timezone()),
    )


@router.put(f"{LESSON}/picture", auth=EDITORS, response={204: None} | ERRORS)
def choose_picture(request: HttpRequest, book: str, lesson: str, body: PictureChoice) -> Status[None]:
    found, storage = _lesson(book, lesson), storage_at(settings.STORAGE_URL)
    sent = _upload(request, body.upload) if body.choice == "uploaded" and body.upload else None
    if (body.choice == "uploaded") != (sent is not None):
        raise ApiError.of_status(422)
    with _change():
        before = lesson_pictures.picture_of(book, lesson)
        if sent:
            if missing := uploads.missing_pieces(sent):
                raise UploadProblem("incomplete", f"{len(missing)} pieces of the file are missing.")
            content = uploads.content_of(sent)
            uploads.remove_upload(sent)
            lesson_pictures.use_uploaded_picture(found, content, storage=storage)
        elif body.choice == "drawn":
            lesson_pictures.draw_picture(found, storage=storage)
        else:
            lesson_pictures.use_own_picture(found)
        record(
            staff=member_of(request),
            action="lesson.picture",
            target=f"lesson {book}/{lesson}",
            before={"picture": before},
            after={"picture": body.choice},
        )
    return Status(204, None)


@router.post("/uploads", auth=EDITORS, response={200: UploadShown} | ERRORS)
def start_upload(request: HttpRequest, body: NewUpload) -> UploadShown:
    with _change():
        return _upload_shown(uploads.start_upload(made_by=str(member_of(request).pk), **body.dict()))


UPLOAD = "/uploads/{upload}"


@router.get(UPLOAD, auth=EDITORS, response={200: UploadShown} | ERRORS)
def upload_shown(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    return _upload_shown(_upload(request, upload))


@router.put(f"{UPLOAD}/pieces/{{number}}", auth=EDITORS, response={204: None} | ERRORS)
def keep_piece(request: HttpRequest, upload: uuid.UUID, number: int) -> Status[None]:
    """The bytes of the piece are the body, as application/octet-stream."""
    with _change():
        uploads.keep_piece(_upload(request, upload), number, request.body)
    return Status(204, None)


@router.post(f"{UPLOAD}/check", auth=EDITORS, response={200: UploadShown} | ERRORS)
def check_upload(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    """Everything has arrived: check it, as a job."""
    found = _upload(request, upload)
    with _change():
        uploads.finish_upload(found, check=CHECK_PACKAGE)
        record(
            staff=member_of(request),
            action="lesson.upload",
            target=f"lesson {found.book}/{found.lesson}",
            after={"file": found.name, "bytes": found.size},
        )
    return _upload_shown(_upload(request, upload))


@router.delete(UPLOAD, auth=EDITORS, response={204: None} | ERRORS)
def remove_upload(request: HttpRequest, upload: uuid.UUID) -> Status[None]:
    uploads.remove_upload(_upload(request, upload))
    return Status(204, None)


def _lesson(book: str, lesson: str) -> Lesson:
    found = Lesson.objects.select_related("book").filter(book=book, slug=lesson).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def _version(book: str, lesson: str, number: int) -> LessonVersion:
    found = queries.versions_of(book, lesson).filter(number=number).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def _upload(request: HttpRequest, upload: uuid.UUID) -> Upload:
    mine = uploads.open_uploads(made_by=str(member_of(request).pk))
    found = mine.select_related("job", "version").filter(pk=upload).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def _made_by(kept: list[LessonVersion]) -> list[str]:
    return [version.made_by for version in kept if version.made_by]


def _version_shown(version: LessonVersion, makers: dict[str, str]) -> VersionShown:
    report = version.report
    return VersionShown(
        number=version.number,
        kind=version.kind,
        scorm=version.scorm,
        first=report.get("first", version.start),
        files=report.get("files", 0),
        size=report.get("size", 0),
        notes=[PackageNote(**note) for note in report.get("notes", [])],
        made_by=makers.get(version.made_by, ""),
        made_at=version.made_at,
        published_at=version.published_at,
    )


def _upload_shown(upload: Upload) -> UploadShown:
    job = upload.job
    checking = upload.ended_at is None and job is not None
    if upload.ended_at:
        state: Literal["receiving", "checking", "refused", "checked"] = "checked" if upload.version else "refused"
    else:
        state = "checking" if checking else "receiving"
    total = job.steps_total if job and job.state in OPEN else None
    return UploadShown(
        id=upload.pk,
        name=upload.name,
        size=upload.size,
        state=state,
        piece_size=uploads.PIECE,
        missing=uploads.missing_pieces(upload) if state == "receiving" else [],
        percent=100 * job.steps_done // total if job and total else 0,
        problems=[Refusal(en=problem, de=in_german(problem)) for problem in upload.problems],
        version=upload.version.number if upload.version else None,
    )


def _record_published(request: HttpRequest, action: str, done: Published) -> None:
    record(
        staff=member_of(request),
        action=action,
        target=f"lesson {done.version}",
        before={"version": done.before.number if done.before else None},
        after={"version": done.version.number},
    )
