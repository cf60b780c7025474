"""Takes in printed codes: a file is received in parts, checked as a whole, and written when a person has agreed."""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from kaktus.activation.batches import PAUSES, Terms, insert_codes
from kaktus.activation.code_lists import BadList, Line, Progress, Refused, Report, check_list, new_lines
from kaktus.activation.models import CodeBatch, CodeImport, ImportPart
from kaktus.common import retention
from kaktus.common.database.bulk import keep_memory_small
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import JobKind, Lane
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import BookGroup

MOST_BYTES: Final = 64 * 1024 * 1024
IN_MEMORY: Final = 1024 * 1024
State = CodeImport.State


class ImportProblem(Exception):
    """The import does not allow what was asked; `reason` says why."""

    SENTENCES: Final = {
        "gap": "A part of the file is missing before this one.",
        "too_large": f"The file is larger than {MOST_BYTES // 1024 // 1024} MiB.",
        "state": "This import is not waiting for that.",
    }

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(self.SENTENCES[reason])


def start_import(*, file_name: str, book: BookGroup | None, terms: Terms) -> CodeImport:
    name = terms.name or f"{file_name} {timezone.localdate()}"[:120]
    return CodeImport.objects.create(
        file_name=file_name[:120],
        group=book,
        name=name,
        note=terms.note,
        redeem_by=terms.redeem_by,
        access_months=terms.access_months,
    )


@transaction.atomic
def receive_part(import_id: int, *, start: int, content: bytes) -> int:
    """How much has arrived. A part that is sent again, because its answer was lost, changes nothing."""
    found = CodeImport.objects.select_for_update().get(pk=import_id)
    if found.state != State.RECEIVING:
        raise ImportProblem("state")
    if start < found.size:
        return found.size
    if start > found.size:
        raise ImportProblem("gap")
    if found.size + len(content) > MOST_BYTES:
        raise ImportProblem("too_large")
    ImportPart.objects.create(of=found, start=start, content=content)
    found.size += len(content)
    found.save(update_fields=["size"])
    return found.size


def check_import(import_id: int, *, asked_by: str = "") -> None:
    _go_on(import_id, State.RECEIVING, State.CHECKING, CHECK_IMPORT, asked_by)


def confirm_import(import_id: int, *, asked_by: str = "") -> None:
    _go_on(import_id, State.CHECKED, State.WRITING, WRITE_IMPORT, asked_by)


def discard_import(import_id: int) -> None:
    waiting = CodeImport.objects.filter(pk=import_id, state__in=(State.RECEIVING, State.CHECKED, State.REFUSED))
    if not waiting.delete()[0]:
        raise ImportProblem("state")


def _go_on(import_id: int, before: State, after: State, kind: JobKind, asked_by: str) -> None:
    """If two people press the button, only the first one counts."""
    with transaction.atomic():
        if not CodeImport.objects.filter(pk=import_id, state=before).update(state=after):
            raise ImportProblem("state")
        job = enqueue(kind, asked_by=asked_by, **{"import": import_id})
        CodeImport.objects.filter(pk=import_id).update(job=job)


def run_check(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    found = CodeImport.objects.filter(pk=job.args["import"], state=State.CHECKING).first()
    if found is None:
        return None
    try:
        with _file_of(found) as file:
            report = check_list(file, book=found.group_id or "", progress=job.progress)
    except BadList as problem:
        reason = problem.reason
        return lambda: _note_refused(found, reason)
    return lambda: _note_checked(found, report)


def _note_refused(found: CodeImport, reason: str) -> None:
    CodeImport.objects.filter(pk=found.pk).update(state=State.REFUSED, problem=reason)
    found.parts.all().delete()


def _note_checked(found: CodeImport, report: Report) -> None:
    CodeImport.objects.filter(pk=found.pk).update(
        state=State.CHECKED,
        encoding=report.encoding,
        accepted=dict(report.accepted),
        known=report.known,
        refused=len(report.refused),
        report=zlib.compress(json.dumps(report.refused).encode()),
    )


def refused_lines(found: CodeImport) -> list[Refused]:
    return [Refused(*line) for line in json.loads(zlib.decompress(found.report))] if found.report else []


def run_write(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    found = CodeImport.objects.filter(pk=job.args["import"], state=State.WRITING).first()
    if found is None:
        return None
    with _file_of(found) as file:
        write_list(file, found=found, progress=job.progress)
    return lambda: _note_written(found)


def write_list(file: BinaryIO, *, found: CodeImport, progress: Progress = lambda _done, _total: None) -> None:
    """Codes that an earlier try has written exist by now, and are left alone."""
    for new in new_lines(file, book=found.group_id or "", report=Report(), progress=progress):
        for book in sorted({line.book for line in new}):
            _write_chunk(found, book, [line for line in new if line.book == book])


@transaction.atomic
def _write_chunk(found: CodeImport, book: str, lines: list[Line]) -> None:
    terms = {
        "name": found.name,
        "note": found.note,
        "redeem_by": found.redeem_by,
        "access_months": found.access_months,
        "imported": True,
    }
    batch, _ = CodeBatch.objects.get_or_create(source=found, group_id=book, defaults=terms)
    added = insert_codes(batch_id=batch.pk, codes=sorted(line.code for line in lines))
    CodeBatch.objects.filter(pk=batch.pk).update(made=F("made") + added, wanted=F("wanted") + added)
    CodeImport.objects.filter(pk=found.pk).update(written=F("written") + added)


def _note_written(found: CodeImport) -> None:
    CodeImport.objects.filter(pk=found.pk).update(state=State.DONE)
    found.parts.all().delete()


def _check_ended(job_id: int, _error: Exception | None) -> None:
    CodeImport.objects.filter(job=job_id).update(state=State.REFUSED, problem="failed")


def _write_ended(job_id: int, _error: Exception | None) -> None:
    """What was written stays: agreeing once more continues from there."""
    CodeImport.objects.filter(job=job_id).update(state=State.CHECKED)


@contextmanager
def _file_of(found: CodeImport) -> Iterator[BinaryIO]:
    with tempfile.SpooledTemporaryFile(IN_MEMORY) as file:
        for content in found.parts.order_by("start").values_list("content", flat=True).iterator(20):
            file.write(content)
        yield file  # type: ignore[misc]


def remove_unfinished_imports() -> int:
    """Lists of codes that nobody agreed to in time."""
    old = CodeImport.objects.filter(created_at__lt=timezone.now() - retention.UNFINISHED_IMPORT).exclude(
        state=State.DONE
    )
    number = old.count()
    old.delete()
    return number


def empty_old_reports() -> int:
    """Lists of refused lines, of imports that were done long ago."""
    before = timezone.now() - retention.IMPORT_REPORT
    return CodeImport.objects.filter(created_at__lt=before, state=State.DONE).exclude(report=b"").update(report=b"")


CHECK_IMPORT: Final = JobKind(
    name="check import", lane=Lane.LONG, run=run_check, pauses=PAUSES, ended_badly=_check_ended
)
WRITE_IMPORT: Final = JobKind(
    name="write import", lane=Lane.LONG, run=run_write, pauses=PAUSES, ended_badly=_write_ended
)
