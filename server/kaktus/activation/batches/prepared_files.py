"""Files with many codes: a job writes one into the storage, where it waits for a day at most, until it is fetched."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, BinaryIO, Final

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from kaktus.activation.batches.batch_jobs import MAX_OPEN, PAUSES
from kaktus.activation.batches.code_exports import (
    CsvForm,
    Progress,
    Written,
    chosen_ranges,
    no_progress,
    write_csv,
    write_labels,
    write_pictures,
)
from kaktus.activation.batches.given_out import note_given_out
from kaktus.activation.models import CodeBatch, PreparedFile
from kaktus.common import retention
from kaktus.common.database.bulk import keep_memory_small
from kaktus.common.files.storage import Storage, storage_at
from kaktus.jobs.flows import JobProblem, cancel_job, enqueue
from kaktus.jobs.kinds import JobKind, Lane
from kaktus.jobs.models import OPEN
from kaktus.jobs.running_job import RunningJob
from kaktus.printing.sheets import SHEETS

Form = PreparedFile.Form
# Up to this number of codes, a file is written while the clerk waits, in less than a second; a QR code takes 1 ms.
AT_ONCE: Final = {Form.CSV: 2_000, Form.EXCEL: 2_000, Form.PDF: 500, Form.ZIP: 500}
# No book has such a name.
FOLDER: Final = "_prepared"
ENDINGS: Final = {Form.CSV: ".csv", Form.EXCEL: "-for-excel.csv", Form.ZIP: ".zip"}


def prepare_file(
    *, batch: CodeBatch, form: PreparedFile.Form, numbers: str = "", asked_by: str = "", **labels: Any
) -> PreparedFile:
    """The same file is not written twice at the same time, however often the button is pressed.

    `labels` are `sheet`, `skip` and `note`.
    """
    first = chosen_ranges(batch, numbers)[0][0]
    fields = {"batch": batch, "form": form, "numbers": numbers, "first": first}
    if form == Form.PDF:
        fields |= labels
    with transaction.atomic():
        CodeBatch.objects.select_for_update(no_key=True).get(pk=batch.pk)
        if pending_file := PreparedFile.objects.filter(size=None, job__state__in=OPEN, **fields).first():
            return pending_file
        file = PreparedFile.objects.create(place=token_hex(16), **fields)
        file.job = enqueue(PREPARE_FILE, asked_by=asked_by, batch=batch.pk, file=file.pk)
        file.save(update_fields=["job"])
    return file


def write_file(file: PreparedFile, stream: BinaryIO, *, progress: Progress = no_progress) -> Written:
    batch, numbers = file.batch, file.numbers
    if file.form == Form.PDF:
        sheet, skip, note = SHEETS[file.sheet], file.skip, file.note
        return write_labels(batch, stream, sheet=sheet, numbers=numbers, skip=skip, note=note, progress=progress)
    if file.form == Form.ZIP:
        return write_pictures(batch, stream, numbers=numbers, progress=progress)
    form = CsvForm.EXCEL if file.form == Form.EXCEL else CsvForm.PLAIN
    return write_csv(batch, stream, form=form, numbers=numbers, progress=progress)


def note_fetched(file: PreparedFile) -> None:
    """Not when it is written: a file that was discarded was never printed."""
    ranges = chosen_ranges(file.batch, file.numbers)
    note_given_out(file.batch, form=Form(file.form), ranges=ranges, last=file.last or ranges[-1][1])


def name_of(file: PreparedFile) -> str:
    """Files that differ have different names: in a folder of downloads nothing else tells them apart."""
    if file.form == Form.PDF:
        return f"labels-{file.batch_id}-{file.first}.pdf"
    start = f"-{file.first}" if file.numbers else ""
    return f"codes-{file.batch_id}{start}{ENDINGS[Form(file.form)]}"


def run_prepare(job: RunningJob) -> Callable[[], None] | None:
    keep_memory_small()
    file = PreparedFile.objects.select_related("batch").filter(pk=job.args["file"]).first()
    if file is None:
        return None
    # Without a name: nothing is left behind, however this process ends.
    with tempfile.TemporaryFile() as stream:
        last = write_file(file, stream, progress=job.progress).last
        size = stream.tell()
        stream.seek(0)
        _storage().put(_stored(file), stream, private=True)
    return lambda: _note_ready(file, size, last)


def copy_prepared(file: PreparedFile, to: BinaryIO) -> None:
    with _storage().open(_stored(file), start=0, end=(file.size or 0) - 1) as stored:
        shutil.copyfileobj(stored, to, 1024 * 1024)


def discard_file(file: PreparedFile) -> None:
    """The row goes first: a file without a row is found by the daily chore, a row without a file would mislead."""
    job = file.job_id
    file.delete()
    with suppress(JobProblem):
        if job:
            cancel_job(job)
    _storage().remove(f"{FOLDER}/{file.place}")


def remove_old_files() -> int:
    """Files with codes that nobody fetched within a day, and what was left of others."""
    old = list(PreparedFile.objects.filter(created_at__lt=timezone.now() - retention.PREPARED_FILE))
    for file in old:
        discard_file(file)
    # Looked for first: what is written meanwhile has its row by the time the rows are read.
    there = _storage().folders(FOLDER)
    recorded_places = set(PreparedFile.objects.values_list("place", flat=True))
    lost = [place for place in there if place not in recorded_places]
    for place in lost:
        _storage().remove(f"{FOLDER}/{place}")
    return len(old) + len(lost)


def _note_ready(file: PreparedFile, size: int, last: int) -> None:
    PreparedFile.objects.filter(pk=file.pk).update(size=size, last=last)


def _ended(job_id: int, error: Exception | None) -> None:
    """One that failed is shown until it is discarded; the operator may start its job again."""
    if error is None:
        PreparedFile.objects.filter(job=job_id).delete()


def _stored(file: PreparedFile) -> str:
    return f"{FOLDER}/{file.place}/{name_of(file)}"


def _storage() -> Storage:
    return storage_at(settings.STORAGE_URL)


PREPARE_FILE: Final = JobKind(
    name="prepare file", lane=Lane.LONG, run=run_prepare, pauses=PAUSES, ended_badly=_ended, most_open=MAX_OPEN
)
