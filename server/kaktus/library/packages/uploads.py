"""Receives every file that staff upload, in pieces: each has its place, may come twice and in any order, and none is
larger than announced.

The pieces are in the storage, so that every server process and every worker finds them, on this machine or another.
While one arrives, the database is only read: no lock, and nothing that readers' pages would notice.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import timedelta
from io import BytesIO
from typing import IO, Final, NamedTuple

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from kaktus.common import retention
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files.storage import Storage, storage_at
from kaktus.jobs.flows import TooManyOpen, cancel_jobs, enqueue
from kaktus.jobs.kinds import JobKind
from kaktus.library.models import Lesson, Upload
from kaktus.library.reading.package_entries import LARGEST_PACKAGE, MB, PACKED

Purpose = Upload.Purpose
LARGEST_PICTURE: Final = 8 * MB
LARGEST_LIST: Final = 64 * MB
KEPT_FOR: Final = retention.UPLOAD
MAX_OPEN_UPLOADS: Final = 5
# No book has such a name.
FOLDER: Final = "_uploads"


class Rule(NamedTuple):
    named: str
    refusal: str
    """The error code for anything else."""
    largest: int
    endings: tuple[str, ...] = ("",)
    """With which the file's name may end."""


RULES: Final = {
    Purpose.PACKAGE: Rule("a package", "not_a_package", LARGEST_PACKAGE, PACKED),
    Purpose.PICTURE: Rule("a picture", "not_a_picture", LARGEST_PICTURE, (".png", ".jpg", ".jpeg", ".webp")),
    Purpose.CODES: Rule("a list of codes", "not_a_list", LARGEST_LIST),
}


class UploadProblem(Exception):
    """The upload cannot go on; the text says why and what to do."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


def start_upload(
    *, made_by: str, name: str, size: int, purpose: Purpose = Purpose.PACKAGE, book: str = "", lesson: str = ""
) -> Upload:
    """The caller lets one member start one upload at a time: the open ones are only counted here."""
    if purpose == Purpose.CODES:
        book = lesson = ""
    elif not Lesson.objects.filter(book=book, slug=lesson).exists():
        raise UploadProblem("no_such_lesson", "There is no such lesson.")
    rule = RULES[purpose]
    if not name.lower().endswith(rule.endings):
        raise UploadProblem(rule.refusal, f"The name must end with {' or '.join(rule.endings)}.")
    if size > rule.largest:
        raise UploadProblem("too_large", f"The file is larger than {rule.largest // MB} MB.")
    if size <= 0:
        raise UploadProblem("empty", "The file is empty.")
    unfinished = open_uploads(made_by=made_by).filter(job=None, needed_until=None)
    if unfinished.count() >= MAX_OPEN_UPLOADS:
        raise UploadProblem("too_many", f"You are sending {MAX_OPEN_UPLOADS} files already; end one of them first.")
    return Upload.objects.create(
        made_by=made_by, purpose=purpose, book=book, lesson=lesson, name=name[-200:], size=size
    )


def open_uploads(*, made_by: str) -> QuerySet[Upload]:
    """A staff member's own; nobody sees those of others."""
    return Upload.objects.filter(made_by=made_by, made_at__gt=timezone.now() - KEPT_FOR)


def pieces_of(upload: Upload) -> int:
    return math.ceil(upload.size / PIECE_BYTES)


def check_piece(upload: Upload, number: int) -> None:
    """Before the bytes of the piece are read."""
    if upload.has_arrived:
        raise UploadProblem("complete", "The file has arrived already.")
    if not 0 <= number < pieces_of(upload):
        raise UploadProblem("no_such_piece", "The file has no such piece.")


def store_piece(upload: Upload, number: int, content: bytes) -> None:
    check_piece(upload, number)
    if len(content) != min(PIECE_BYTES, upload.size - number * PIECE_BYTES):
        raise UploadProblem("wrong_length", "The piece has another length than announced.")
    # Codes are worth money, and nobody but us reads what has not been checked.
    _storage().put(f"{folder_of(upload)}/{_piece(number)}", BytesIO(content), private=True)


def missing_pieces(upload: Upload) -> list[int]:
    """What an interrupted upload still has to send."""
    there = set(_storage().names(folder_of(upload)))
    return [number for number in range(pieces_of(upload)) if _piece(number) not in there]


def check_complete(upload: Upload, purpose: Purpose) -> None:
    rule = RULES[purpose]
    if upload.purpose != purpose or upload.size > rule.largest:
        raise UploadProblem(rule.refusal, f"This file was not announced as {rule.named}.")
    if missing := missing_pieces(upload):
        raise UploadProblem("incomplete", f"{len(missing)} pieces of the file are missing.")


def finish_upload(upload: Upload, *, check: JobKind) -> None:
    """All pieces of a package are there: the check is a job from now on."""
    check_complete(upload, Purpose.PACKAGE)
    with transaction.atomic():
        mine = _locked(upload)
        try:
            mine.job = enqueue(check, asked_by=upload.made_by, upload=str(upload.pk))
        except TooManyOpen as problem:
            raise UploadProblem("too_many_open", str(problem)) from None
        mine.save(update_fields=["job"])


def take_codes(upload: Upload, *, needed: timedelta) -> Upload:
    """All pieces of a list are there: they stay as long as the import may need them. Called in its transaction."""
    check_complete(upload, Purpose.CODES)
    mine = _locked(upload)
    mine.needed_until = timezone.now() + needed
    mine.save(update_fields=["needed_until"])
    return mine


def remove_upload(upload: Upload) -> None:
    if upload.job_id:
        cancel_jobs([upload.job_id])
    drop_pieces(upload)
    upload.delete()


def assemble(upload: Upload, target: IO[bytes], *, progress: Callable[[int, int], None] | None = None) -> None:
    storage, count = _storage(), pieces_of(upload)
    for number in range(count):
        if progress:
            progress(number, count)
        _copy(storage, f"{folder_of(upload)}/{_piece(number)}", target)


def picture_in(upload: Upload) -> bytes:
    """Nothing else is read into memory: a package can be a hundred times as large."""
    check_complete(upload, Purpose.PICTURE)
    whole = BytesIO()
    assemble(upload, whole)
    return whole.getvalue()


def folder_of(upload: Upload) -> str:
    return f"{FOLDER}/{upload.pk}"


def drop_pieces(upload: Upload) -> None:
    _storage().remove(folder_of(upload))


def _locked(upload: Upload) -> Upload:
    """Locks the row: of two reports that the file has arrived, only the first counts."""
    mine = Upload.objects.select_for_update().get(pk=upload.pk)
    if mine.has_arrived:
        raise UploadProblem("complete", "The file has arrived already.")
    return mine


def _copy(storage: Storage, name: str, target: IO[bytes]) -> None:
    with storage.stream(name) as piece:
        target.write(piece.read())


def _piece(number: int) -> str:
    return f"{number:05}"


def _storage() -> Storage:
    return storage_at(settings.STORAGE_URL)
