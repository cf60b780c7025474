"""The calls with which every file arrives at the desk, piece by piece: packages, pictures and lists of codes."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from django.db import transaction
from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.api.bounds import Offset
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.shown_text import ShownLine
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import PERMISSIONS, Permission
from kaktus.jobs.models import OPEN
from kaktus.library.models import Upload
from kaktus.library.packages import uploads
from kaktus.library.packages.package_words import in_german
from kaktus.library.packages.uploads import Purpose, UploadProblem

router = Router(tags=["desk"], by_alias=True)
UPLOADERS = DeskAccess(Permission.LESSONS, Permission.CODES)
NEEDED: Final = {
    Purpose.PACKAGE: Permission.LESSONS,
    Purpose.PICTURE: Permission.LESSONS,
    Purpose.CODES: Permission.CODES,
}
ERRORS = {401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}
CONFLICTS = ("complete", "incomplete", "too_many", "too_many_open")
UPLOAD = "/uploads/{upload}"
PIECE_OF_UPLOAD = f"{UPLOAD}/pieces/{{number}}"
LONGEST_TEXT = 300


class Refusal(Schema):
    en: str
    de: str


class UploadShown(Schema):
    id: uuid.UUID
    name: str
    size: int
    state: Literal["receiving", "checking", "refused", "checked"]
    """Of a package; everything else is only received here."""
    piece_size: int = Field(serialization_alias="pieceSize")
    missing: list[int]
    """The numbers of the pieces that have not arrived."""
    percent: int
    """How far the check is."""
    problems: list[Refusal]
    version: int | None


class NewUpload(Schema):
    purpose: Purpose
    book: str = Field("", max_length=LONGEST_TEXT)
    lesson: str = Field("", max_length=LONGEST_TEXT)
    name: ShownLine = Field(max_length=LONGEST_TEXT)
    size: Offset


@router.post("/uploads", auth=UPLOADERS, response={200: UploadShown} | ERRORS)
def start_upload(request: HttpRequest, body: NewUpload) -> UploadShown:
    _check_permission(request, body.purpose)
    member = member_of(request)
    with refusals(), transaction.atomic():
        # One after the other: uploads that are announced at the same moment would not count each other.
        StaffMember.objects.select_for_update(no_key=True).get(pk=member.pk)
        return shown_upload(uploads.start_upload(made_by=str(member.pk), **body.dict()))


@router.get(UPLOAD, auth=UPLOADERS, response={200: UploadShown} | ERRORS)
def upload_shown(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    return shown_upload(own_upload(request, upload))


@router.get(PIECE_OF_UPLOAD, auth=UPLOADERS, response={204: None} | ERRORS)
def piece_wanted(request: HttpRequest, upload: uuid.UUID, number: Offset) -> Status[None]:
    """Whether this piece may be sent. The gateway asks before it reads the bytes of one."""
    with refusals():
        uploads.check_piece(own_upload(request, upload), number)
    return Status(204, None)


@router.put(PIECE_OF_UPLOAD, auth=UPLOADERS, response={204: None} | ERRORS)
def keep_piece(request: HttpRequest, upload: uuid.UUID, number: Offset) -> Status[None]:
    """The bytes of the piece are the body, as application/octet-stream."""
    with refusals():
        uploads.store_piece(own_upload(request, upload), number, request.body)
    return Status(204, None)


@router.delete(UPLOAD, auth=UPLOADERS, response={204: None} | ERRORS)
def remove_upload(request: HttpRequest, upload: uuid.UUID) -> Status[None]:
    own = own_upload(request, upload)
    with refusals():
        if own.needed_until:
            raise UploadProblem("complete", "The file has arrived already.")
        uploads.remove_upload(own)
    return Status(204, None)


def own_upload(request: HttpRequest, upload: uuid.UUID) -> Upload:
    mine = uploads.open_uploads(made_by=str(member_of(request).pk))
    own = mine.select_related("job", "version").filter(pk=upload).first()
    if own is None:
        raise ApiError.of_status(404)
    _check_permission(request, Purpose(own.purpose))
    return own


def _check_permission(request: HttpRequest, purpose: Purpose) -> None:
    if NEEDED[purpose] not in PERMISSIONS[member_of(request).role]:
        raise ApiError.of_status(403)


@contextmanager
def refusals() -> Iterator[None]:
    try:
        yield
    except UploadProblem as problem:
        status = 404 if problem.code == "no_such_lesson" else 409 if problem.code in CONFLICTS else 422
        raise ApiError(status, problem.code, str(problem)) from None


def shown_upload(upload: Upload) -> UploadShown:
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
        piece_size=PIECE_BYTES,
        missing=uploads.missing_pieces(upload) if state == "receiving" else [],
        percent=100 * job.steps_done // total if job and total else 0,
        problems=[Refusal(en=problem, de=in_german(problem)) for problem in upload.problems],
        version=upload.version.number if upload.version else None,
    )
