"""Receives files in pieces: each has its place, may come twice and in any order, and none is larger than announced.

The pieces are in the storage, so that every server process and every worker finds them, on this machine or another.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import IO, Final

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from kaktus.common import retention
from kaktus.common.storage import Storage, storage_at
from kaktus.jobs.flows import TooManyOpen, call_off, enqueue
from kaktus.jobs.kinds import JobKind
from kaktus.library.models import Lesson, Upload
from kaktus.library.package_entries import LARGEST_PACKAGE, MB, PACKED

# As large as a request may be, see settings.BODY_LIMIT_BYTES.
PIECE: Final = 64 * 1024
LARGEST_PICTURE: Final = 8 * MB
PICTURES: Final = (".png", ".jpg", ".jpeg", ".webp")
KEPT: Final = retention.UPLOAD
MOST_AT_ONCE: Final = 5
# No book has such a name.
FOLDER: Final = "_uploads"


class UploadProblem(Exception):
    """The upload cannot go on; the text says why and what to do."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


def start_upload(*, made_by: str, book: str, lesson: str, name: str, size: int, picture: bool = False) -> Upload:
    if not Lesson.objects.filter(book=book, slug=lesson).exists():
        raise UploadProblem("no_such_lesson", "There is no such lesson.")
    endings, largest = (PICTURES, LARGEST_PICTURE) if picture else (PACKED, LARGEST_PACKAGE)
    if not name.lower().endswith(endings):
        code = "not_a_picture" if picture else "not_a_package"
        raise UploadProblem(code, f"The name must end with {' or '.join(endings)}.")
    if size > largest:
        raise UploadProblem("too_large", f"The file is larger than {largest // MB} MB.")
    if size <= 0:
        raise UploadProblem("empty", "The file is empty.")
    with transaction.atomic():
        if open_uploads(made_by=made_by).filter(job__isnull=True).count() >= MOST_AT_ONCE:
            raise UploadProblem("too_many", f"You are sending {MOST_AT_ONCE} files already; end one of them first.")
        return Upload.objects.create(
            made_by=made_by, book=book, lesson=lesson, name=name[-200:], size=size, picture=picture
        )


def open_uploads(*, made_by: str) -> QuerySet[Upload]:
    """A staff member's own; nobody sees those of others."""
    return Upload.objects.filter(made_by=made_by, made_at__gt=timezone.now() - KEPT)


def pieces_of(upload: Upload) -> int:
    return math.ceil(upload.size / PIECE)


def keep_piece(upload: Upload, number: int, content: bytes) -> None:
    if upload.job_id or upload.ended_at:
        raise UploadProblem("complete", "The file has arrived already.")
    if not 0 <= number < pieces_of(upload):
        raise UploadProblem("no_such_piece", "The file has no such piece.")
    if len(content) != min(PIECE, upload.size - number * PIECE):
        raise UploadProblem("wrong_length", "The piece has another length than announced.")
    _storage().put(f"{folder_of(upload)}/{_piece(number)}", BytesIO(content))


def missing_pieces(upload: Upload) -> list[int]:
    """What an interrupted upload still has to send."""
    there = set(_storage().names(folder_of(upload)))
    return [number for number in range(pieces_of(upload)) if _piece(number) not in there]


def finish_upload(upload: Upload, *, check: JobKind) -> None:
    """All pieces are there: the check is a job from now on."""
    if upload.picture:
        raise UploadProblem("not_a_package", "This file was announced as a picture.")
    if missing := missing_pieces(upload):
        raise UploadProblem("incomplete", f"{len(missing)} pieces of the file are missing.")
    with transaction.atomic():
        mine = Upload.objects.select_for_update().get(pk=upload.pk)
        if mine.job_id or mine.ended_at:
            raise UploadProblem("complete", "The file has arrived already.")
        try:
            mine.job = enqueue(check, asked_by=upload.made_by, upload=str(upload.pk))
        except TooManyOpen as problem:
            raise UploadProblem("too_many_open", str(problem)) from None
        mine.save(update_fields=["job"])


def remove_upload(upload: Upload) -> None:
    if upload.job_id:
        call_off([upload.job_id])
    drop_pieces(upload)
    upload.delete()


def assemble(upload: Upload, target: Path, *, progress: Callable[[int, int], None]) -> None:
    storage, count = _storage(), pieces_of(upload)
    with target.open("wb") as file:
        for number in range(count):
            progress(number, count)
            _copy(storage, f"{folder_of(upload)}/{_piece(number)}", file)


def picture_in(upload: Upload) -> bytes:
    """Nothing else is read into memory: a package can be a thousand times as large."""
    if not upload.picture or upload.size > LARGEST_PICTURE:
        raise UploadProblem("not_a_picture", "This file was not announced as a picture.")
    if missing := missing_pieces(upload):
        raise UploadProblem("incomplete", f"{len(missing)} pieces of the file are missing.")
    whole = BytesIO()
    for number in range(pieces_of(upload)):
        _copy(_storage(), f"{folder_of(upload)}/{_piece(number)}", whole)
    return whole.getvalue()


def folder_of(upload: Upload) -> str:
    return f"{FOLDER}/{upload.pk}"


def drop_pieces(upload: Upload) -> None:
    _storage().remove(folder_of(upload))


def _copy(storage: Storage, name: str, target: IO[bytes]) -> None:
    with storage.open(name, start=0, end=PIECE - 1) as piece:
        target.write(piece.read())


def _piece(number: int) -> str:
    return f"{number:05}"


def _storage() -> Storage:
    return storage_at(settings.STORAGE_URL)
