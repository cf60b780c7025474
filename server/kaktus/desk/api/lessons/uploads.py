"""The calls with which a file arrives piece by piece, and is checked."""

from __future__ import annotations

import uuid
from typing import Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.bounds import Offset
from kaktus.common.errors import ApiError
from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, LONGEST_TEXT, change
from kaktus.desk.audit import record
from kaktus.jobs.models import OPEN
from kaktus.library import uploads
from kaktus.library.models import Upload
from kaktus.library.package_checks import CHECK_PACKAGE
from kaktus.library.package_words import in_german

router = Router(tags=["desk"], by_alias=True)
UPLOAD = "/uploads/{upload}"


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


class NewUpload(Schema):
    book: str = Field(max_length=LONGEST_TEXT)
    lesson: str = Field(max_length=LONGEST_TEXT)
    name: str = Field(max_length=LONGEST_TEXT)
    size: Offset
    picture: bool = False


@router.post("/uploads", auth=EDITORS, response={200: UploadShown} | ERRORS)
def start_upload(request: HttpRequest, body: NewUpload) -> UploadShown:
    with change():
        return upload_told(uploads.start_upload(made_by=str(member_of(request).pk), **body.dict()))


@router.get(UPLOAD, auth=EDITORS, response={200: UploadShown} | ERRORS)
def upload_shown(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    return upload_told(own_upload(request, upload))


@router.put(f"{UPLOAD}/pieces/{{number}}", auth=EDITORS, response={204: None} | ERRORS)
def keep_piece(request: HttpRequest, upload: uuid.UUID, number: Offset) -> Status[None]:
    """The bytes of the piece are the body, as application/octet-stream."""
    with change():
        uploads.keep_piece(own_upload(request, upload), number, request.body)
    return Status(204, None)


@router.post(f"{UPLOAD}/check", auth=EDITORS, response={200: UploadShown} | ERRORS)
def check_upload(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    """Everything has arrived: check it, as a job."""
    found = own_upload(request, upload)
    with change():
        uploads.finish_upload(found, check=CHECK_PACKAGE)
        record(
            staff=member_of(request),
            action="lesson.upload",
            target=f"lesson {found.book}/{found.lesson}",
            after={"file": found.name, "bytes": found.size},
        )
    return upload_told(own_upload(request, upload))


@router.delete(UPLOAD, auth=EDITORS, response={204: None} | ERRORS)
def remove_upload(request: HttpRequest, upload: uuid.UUID) -> Status[None]:
    uploads.remove_upload(own_upload(request, upload))
    return Status(204, None)


def own_upload(request: HttpRequest, upload: uuid.UUID) -> Upload:
    mine = uploads.open_uploads(made_by=str(member_of(request).pk))
    found = mine.select_related("job", "version").filter(pk=upload).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def upload_told(upload: Upload) -> UploadShown:
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
