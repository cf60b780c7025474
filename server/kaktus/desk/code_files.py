"""Which file a clerk gets for what they asked: codes, labels, pictures, figures, or the report of an import."""

from __future__ import annotations

import csv
import io
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from typing import Any, BinaryIO, Protocol

from django.http import FileResponse
from django.utils import timezone

from kaktus.activation.batches.batch_facts import job_facts
from kaktus.activation.batches.batch_figures import Step, activations, first_activation_day
from kaktus.activation.batches.code_exports import (
    BeingRemoved,
    NothingToPrint,
    NotReady,
    chosen_ranges,
    has_unused,
    preview_of,
)
from kaktus.activation.batches.code_ranges import BadNumbers, count_of
from kaktus.activation.batches.prepared_files import (
    AT_ONCE,
    copy_prepared,
    discard_file,
    name_of,
    note_fetched,
    prepare_file,
    write_file,
)
from kaktus.activation.models import CodeBatch, CodeImport, PreparedFile
from kaktus.activation.printed.code_imports import refused_lines
from kaktus.common.api.api_errors import ApiError
from kaktus.common.files.spreadsheet import safe_cell
from kaktus.common.files.storage import StorageProblem
from kaktus.desk.code_schemas import WantedDownload
from kaktus.desk.downloads import as_file
from kaktus.library.models import BookGroup
from kaktus.printing.sheets import SHEETS

LONGEST_PERIOD = timedelta(days=3660)


def check_wanted(wanted: WantedDownload) -> None:
    """Called before a link is issued, so that a mistake is reported on the page and not in a file."""
    if wanted.what == "prepared":
        prepared_file(wanted.prepared or 0)
    elif wanted.what == "report":
        _import(wanted)
    elif wanted.what == "activations":
        period_of(wanted, batches_of(wanted.batch, wanted.book))
    else:
        with refused_files():
            if not each_batch(wanted):
                raise NothingToPrint


def each_batch(wanted: WantedDownload) -> list[WantedDownload]:
    """A file for each batch; of those without a code to print, there is none."""
    parts = [
        wanted.model_copy(update={"batch": part.batch, "numbers": part.numbers, "parts": []} | _unskipped(place))
        for place, part in enumerate(wanted.parts)
    ]
    return [one for one in parts or [wanted] if _has_codes(one)]


def _unskipped(place: int) -> dict[str, int]:
    """Only of the first sheet, some labels have been used before."""
    return {"skip": 0} if place else {}


def _has_codes(wanted: WantedDownload) -> bool:
    batch = _batch(wanted)
    ranges = chosen_ranges(batch, wanted.numbers)
    return wanted.what == "csv" or has_unused(batch, ranges)


@contextmanager
def refused_files() -> Iterator[None]:
    """Turns what the exports refuse into answers."""
    try:
        yield
    except BeingRemoved as problem:
        raise ApiError(409, "batch_removed", str(problem)) from None
    except NotReady as problem:
        raise ApiError(409, "batch_unfinished", str(problem)) from None
    except BadNumbers as problem:
        raise ApiError(422, "bad_numbers", str(problem), param="numbers") from None
    except NothingToPrint as problem:
        raise ApiError(409, "nothing_to_print", str(problem)) from None


def prepare_if_large(wanted: WantedDownload, *, asked_by: str) -> bool:
    """Many codes are written by a job: nobody who logs in has to wait for a million lines."""
    if wanted.what not in ("csv", "pdf", "zip"):
        return False
    form, parts = _form(wanted), [(one, _batch(one)) for one in each_batch(wanted)]
    if sum(count_of(chosen_ranges(batch, one.numbers)) for one, batch in parts) <= AT_ONCE[form]:
        return False
    for one, batch in parts:
        labels = {"sheet": one.sheet, "skip": one.skip, "note": one.note}
        prepare_file(batch=batch, form=form, numbers=one.numbers, asked_by=asked_by, **labels)
    return True


def _form(wanted: WantedDownload) -> PreparedFile.Form:
    return PreparedFile.Form.EXCEL if wanted.what == "csv" and wanted.excel else PreparedFile.Form(wanted.what)


def file_facts(file: PreparedFile) -> dict[str, Any]:
    facts = {name: getattr(file, name) for name in ("form", "first", "numbers", "size", "created_at")}
    return {"id": file.pk, "name": name_of(file), "job": file.job and job_facts(file.job), **facts}


def prepared_file(file_id: int) -> PreparedFile:
    found = PreparedFile.objects.filter(pk=file_id).exclude(size=None).first()
    if found is None:
        raise _gone()
    return found


def _sent_once(file: PreparedFile) -> FileResponse:
    try:
        response = as_file(lambda to: copy_prepared(file, to), name=name_of(file), kind=_kind(file))
    except (FileNotFoundError, StorageProblem):
        raise _gone() from None
    with refused_files():
        note_fetched(file)
    discard_file(file)
    return response


def _kind(file: PreparedFile) -> str:
    return {"pdf": "application/pdf", "zip": "application/zip"}.get(file.form, "text/csv")


def _gone() -> ApiError:
    return ApiError(404, "file_gone", "This file is no longer here. Please have it made again.")


def file_for(wanted: WantedDownload) -> FileResponse:
    if wanted.what == "prepared":
        return _sent_once(prepared_file(wanted.prepared or 0))
    if wanted.what == "report":
        found = _import(wanted)
        return as_file(lambda to: write_report(found, to), name=f"import-{found.pk}.csv", kind="text/csv")
    if wanted.what == "activations":
        name = f"activations-{wanted.book or wanted.batch or 'all'}.csv"
        return as_file(lambda to: write_activations(wanted, to), name=name, kind="text/csv")
    if wanted.what == "preview":
        batch = _batch(wanted)
        sheet = SHEETS[wanted.sheet]
        with refused_files():
            picture = preview_of(batch, sheet=sheet, **_which(wanted)).encode()
        return as_file(lambda to: to.write(picture), name="preview.svg", kind="image/svg+xml", inline=True)
    # The files that jobs would prepare, written now and not stored.
    with refused_files():
        files = [_unstored(one) for one in each_batch(wanted)]
        if not files:
            raise NothingToPrint
        if len(files) == 1:
            response = as_file(lambda to: _write(files[0], to), name=name_of(files[0]), kind=_kind(files[0]))
        else:
            name = f"codes-of-{len(files)}-batches.zip"
            response = as_file(lambda to: _write_all(files, to), name=name, kind="application/zip")
        for file in files:
            note_fetched(file)
    return response


def _unstored(wanted: WantedDownload) -> PreparedFile:
    batch = _batch(wanted)
    first = chosen_ranges(batch, wanted.numbers)[0][0]
    return PreparedFile(batch=batch, form=_form(wanted), sheet=wanted.sheet, first=first, **_which(wanted))


def _write(file: PreparedFile, stream: BinaryIO) -> None:
    file.last = write_file(file, stream).last


def _write_all(files: list[PreparedFile], stream: BinaryIO) -> None:
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for file in files:
            with tempfile.TemporaryFile() as one, archive.open(name_of(file), "w") as entry:
                _write(file, one)
                one.seek(0)
                shutil.copyfileobj(one, entry)


def _which(wanted: WantedDownload) -> dict[str, Any]:
    return {"numbers": wanted.numbers, "skip": wanted.skip, "note": wanted.note}


def write_report(found: CodeImport, stream: BinaryIO) -> None:
    text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
    writer = csv.writer(text)
    writer.writerow(["line", "text", "reason", "about", "said"])
    for line in refused_lines(found):
        writer.writerow((line.line, safe_cell(line.text), line.reason, safe_cell(line.about), line.sentence))
    text.flush()
    text.detach()


def write_activations(wanted: WantedDownload, stream: BinaryIO) -> None:
    text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
    writer = csv.writer(text)
    writer.writerow([wanted.by, "activated"])
    chosen = batches_of(wanted.batch, wanted.book)
    first, last = period_of(wanted, chosen)
    batches = [batch.pk for batch in chosen]
    writer.writerows(activations(batches=batches, first=first, last=last, step=Step(wanted.by)).items())
    text.flush()
    text.detach()


def batches_of(batch: int | None, book: str) -> list[CodeBatch]:
    """Of one batch, of one book, or all."""
    if batch is not None:
        return [_existing(batch)]
    if book and not BookGroup.objects.filter(slug=book).exists():
        raise ApiError.of_status(404)
    return list(CodeBatch.objects.filter(**({"group": book} if book else {})))


class Period(Protocol):
    since: date | None
    until: date | None
    whole: bool


def period_of(wanted: Period, batches: Iterable[CodeBatch]) -> tuple[date, date]:
    """The last thirty days, unless something else is wanted; the whole time begins with the first activation."""
    last = wanted.until or timezone.localdate()
    month = last - timedelta(days=29)
    if wanted.whole:
        begin = first_activation_day([batch.pk for batch in batches]) or month
        return max(min(begin, last), last - LONGEST_PERIOD), last
    first = wanted.since or month
    if not timedelta(0) <= last - first <= LONGEST_PERIOD:
        raise ApiError(400, "bad_period", "The period must begin before it ends, and last ten years at most.")
    return first, last


def _batch(wanted: WantedDownload) -> CodeBatch:
    return _existing(wanted.batch or 0)


def _existing(batch: int) -> CodeBatch:
    found = CodeBatch.objects.filter(pk=batch).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def _import(wanted: WantedDownload) -> CodeImport:
    found = CodeImport.objects.filter(pk=wanted.import_id or 0).first()
    if found is None:
        raise ApiError.of_status(404)
    return found
