"""Takes in printed codes: of an uploaded list the columns are chosen, all of it is checked, and written when a person
has agreed."""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, BinaryIO, Final

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from kaktus.activation.batches.batch_jobs import PAUSES
from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.batches.new_batches import NOT_USED, Terms
from kaktus.activation.models import CodeBatch, CodeImport
from kaktus.activation.printed.code_lists import (
    LONGEST_TEXT,
    SHOWN_ROWS,
    BadList,
    Line,
    Preview,
    Progress,
    Refused,
    Report,
    check_list,
    guessed,
    new_lines,
    preview_of,
)
from kaktus.activation.printed.list_columns import Columns
from kaktus.activation.printed.spreadsheets import as_csv
from kaktus.common import retention
from kaktus.common.database.bulk import keep_memory_small
from kaktus.jobs.flows import enqueue
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import BookGroup, Upload
from kaktus.library.packages.uploads import assemble, remove_upload, take_codes

IN_MEMORY: Final = 1024 * 1024
State = CodeImport.State


class ImportProblem(Exception):
    """The import has gone on meanwhile."""

    def __init__(self) -> None:
        super().__init__("This import is not waiting for that.")


def record_import(*, file_name: str, book: BookGroup | None, terms: Terms, **facts: Any) -> CodeImport:
    return CodeImport.objects.create(
        file_name=file_name[:120],
        group=book,
        name=terms.name or f"{file_name} {timezone.localdate()}"[:120],
        note=terms.note,
        redeem_by=terms.redeem_by,
        access_months=terms.access_months,
        seats_per_code=terms.seats_per_code,
        **facts,
    )


@transaction.atomic
def start_import(*, upload: Upload, terms: Terms, asked_by: str = "") -> CodeImport:
    """The file has arrived: its first rows are read, as a job."""
    taken = take_codes(upload, needed=retention.UNFINISHED_IMPORT)
    facts = {"size": upload.size, "upload": taken, "state": State.READING}
    started = record_import(file_name=upload.name, book=None, terms=terms, **facts)
    started.job = enqueue(READ_IMPORT, asked_by=asked_by, **{"import": started.pk})
    started.save(update_fields=["job"])
    return started


@transaction.atomic
def choose_columns(import_id: int, *, columns: Columns, book: BookGroup | None, asked_by: str = "") -> None:
    """The file is checked, as a job; `book` is for codes beside which none is named. May be changed until it is
    written."""
    choice = {"columns": columns._asdict(), "group": book, "state": State.CHECKING}
    if not CodeImport.objects.filter(pk=import_id, state__in=(State.CHOOSING, State.CHECKED)).update(**choice):
        raise ImportProblem
    job = enqueue(CHECK_IMPORT, asked_by=asked_by, **{"import": import_id})
    CodeImport.objects.filter(pk=import_id).update(job=job)


def confirm_import(import_id: int, *, asked_by: str = "") -> None:
    """If two people press the button, only the first one counts."""
    with transaction.atomic():
        if not CodeImport.objects.filter(pk=import_id, state=State.CHECKED).update(state=State.WRITING):
            raise ImportProblem
        job = enqueue(WRITE_IMPORT, asked_by=asked_by, **{"import": import_id})
        CodeImport.objects.filter(pk=import_id).update(job=job)


@transaction.atomic
def discard_import(import_id: int) -> None:
    waiting = CodeImport.objects.select_for_update().filter(state__in=(State.CHOOSING, State.CHECKED, State.REFUSED))
    code_import = waiting.filter(pk=import_id).first()
    if code_import is None:
        raise ImportProblem
    _remove_file(code_import)
    code_import.delete()


def run_read(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    code_import = CodeImport.objects.filter(pk=job.args["import"], state=State.READING).first()
    if code_import is None:
        return None
    try:
        with _file_of(code_import, lambda: job.progress(0)) as file:
            preview = preview_of(file)
    except BadList as problem:
        reason = problem.reason
        return lambda: _note_refused(code_import, reason)
    return lambda: _note_read(code_import, preview)


def _note_read(code_import: CodeImport, preview: Preview) -> None:
    rows = [[cell[:LONGEST_TEXT] for cell in row] for row in preview.rows[:SHOWN_ROWS]]
    stored = {"rows": rows, **preview.guess._asdict()}
    CodeImport.objects.filter(pk=code_import.pk).update(state=State.CHOOSING, preview=stored, encoding=preview.encoding)


def run_check(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    code_import = CodeImport.objects.filter(pk=job.args["import"], state=State.CHECKING).first()
    if code_import is None:
        return None
    try:
        with _file_of(code_import, lambda: job.progress(0)) as file:
            columns, book = columns_of(code_import, file), code_import.group_id or ""
            report = check_list(file, columns=columns, book=book, progress=job.progress)
    except BadList as problem:
        reason = problem.reason
        return lambda: _note_refused(code_import, reason)
    return lambda: _note_checked(code_import, report)


def _note_refused(code_import: CodeImport, reason: str) -> None:
    CodeImport.objects.filter(pk=code_import.pk).update(state=State.REFUSED, problem=reason, preview=None)
    _remove_file(code_import)


def _note_checked(code_import: CodeImport, report: Report) -> None:
    CodeImport.objects.filter(pk=code_import.pk).update(
        state=State.CHECKED,
        encoding=report.encoding,
        accepted=dict(report.accepted),
        known=report.existing,
        refused=len(report.refused),
        report=zlib.compress(json.dumps(report.refused).encode()),
    )


def refused_lines(code_import: CodeImport) -> list[Refused]:
    return [Refused(*line) for line in json.loads(zlib.decompress(code_import.report))] if code_import.report else []


def run_write(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    code_import = CodeImport.objects.filter(pk=job.args["import"], state=State.WRITING).first()
    if code_import is None:
        return None
    with _file_of(code_import, lambda: job.progress(0)) as file:
        write_list(file, code_import=code_import, progress=job.progress)
    return lambda: _note_written(code_import)


def columns_of(code_import: CodeImport, file: BinaryIO) -> Columns:
    """Guessed for an import that the former release began, in which nobody chose them."""
    return Columns(**code_import.columns) if code_import.columns else guessed(file, book=code_import.group_id or "")


def write_list(file: BinaryIO, *, code_import: CodeImport, progress: Progress = lambda _done, _total: None) -> None:
    """Codes that an earlier try has written exist by now, and are left alone."""
    book, columns = code_import.group_id or "", columns_of(code_import, file)
    for new in new_lines(file, columns=columns, book=book, report=Report(), progress=progress):
        for book in sorted({line.book for line in new}):
            _write_chunk(code_import, book, [line for line in new if line.book == book])


@transaction.atomic
def _write_chunk(code_import: CodeImport, book: str, lines: list[Line]) -> None:
    terms = {
        "name": code_import.name,
        "note": code_import.note,
        "redeem_by": code_import.redeem_by,
        "access_months": code_import.access_months,
        "seats_per_code": code_import.seats_per_code,
        "imported": True,
    }
    batch, _ = CodeBatch.objects.get_or_create(source=code_import, group_id=book, defaults=terms)
    added = insert_codes(batch_id=batch.pk, codes={line.code: NOT_USED for line in lines})
    CodeBatch.objects.filter(pk=batch.pk).update(made=F("made") + added, wanted=F("wanted") + added)
    CodeImport.objects.filter(pk=code_import.pk).update(written=F("written") + added)


def _note_written(code_import: CodeImport) -> None:
    CodeImport.objects.filter(pk=code_import.pk).update(state=State.DONE, preview=None)
    _remove_file(code_import)


def _check_ended(job_id: int, _error: Exception | None) -> None:
    CodeImport.objects.filter(job=job_id).update(state=State.REFUSED, problem="failed")


def _write_ended(job_id: int, _error: Exception | None) -> None:
    """What was written stays: agreeing once more continues from there."""
    CodeImport.objects.filter(job=job_id).update(state=State.CHECKED)


@contextmanager
def _file_of(code_import: CodeImport, watch: Callable[[], None] = lambda: None) -> Iterator[BinaryIO]:
    if code_import.upload is None:
        raise GiveUp("The file of this import is gone: it has to be sent again.")
    with tempfile.SpooledTemporaryFile(IN_MEMORY) as file:
        assemble(code_import.upload, file)
        with as_csv(file, watch=watch) as table:  # type: ignore[arg-type]
            yield table


def _remove_file(code_import: CodeImport) -> None:
    if code_import.upload:
        transaction.on_commit(partial(remove_upload, code_import.upload))


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


READ_IMPORT: Final = JobKind(name="read import", lane=Lane.LONG, run=run_read, pauses=PAUSES, ended_badly=_check_ended)
CHECK_IMPORT: Final = JobKind(
    name="check import", lane=Lane.LONG, run=run_check, pauses=PAUSES, ended_badly=_check_ended
)
WRITE_IMPORT: Final = JobKind(
    name="write import", lane=Lane.LONG, run=run_write, pauses=PAUSES, ended_badly=_write_ended
)
