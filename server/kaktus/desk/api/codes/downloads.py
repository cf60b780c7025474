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
from kaktus.desk.api.codes.common import find_batch, find_import
from kaktus.desk.api.codes.schemas import WantedDownload
from kaktus.desk.downloads import as_file
from kaktus.library.models import BookGroup
from kaktus.printing.sheets import SHEETS

LONGEST_PERIOD = timedelta(days=3660)


def check_download(download: WantedDownload) -> None:
    """Called before a link is issued, so that a mistake is reported on the page and not in a file."""
    if download.what == "prepared":
        prepared_file(download.prepared or 0)
    elif download.what == "report":
        find_import(download.import_id or 0)
    elif download.what == "activations":
        period_of(download, batches_of(download.batch, download.book))
    else:
        with refused_files():
            if not each_batch(download):
                raise NothingToPrint


def each_batch(download: WantedDownload) -> list[WantedDownload]:
    """A file for each batch; of those without a code to print, there is none."""
    parts = [
        download.model_copy(update={"batch": part.batch, "numbers": part.numbers, "parts": []} | _unskipped(place))
        for place, part in enumerate(download.parts)
    ]
    return [one for one in parts or [download] if _has_codes(one)]


def _unskipped(place: int) -> dict[str, int]:
    """Only of the first sheet, some labels have been used before."""
    return {"skip": 0} if place else {}


def _has_codes(download: WantedDownload) -> bool:
    batch = find_batch(download.batch or 0)
    ranges = chosen_ranges(batch, download.numbers)
    return download.what == "csv" or has_unused(batch, ranges)


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


def prepare_if_large(download: WantedDownload, *, asked_by: str) -> bool:
    """Many codes are written by a job: nobody who logs in has to wait for a million lines."""
    if download.what not in ("csv", "pdf", "zip"):
        return False
    form, parts = _form(download), [(one, find_batch(one.batch or 0)) for one in each_batch(download)]
    if sum(count_of(chosen_ranges(batch, one.numbers)) for one, batch in parts) <= AT_ONCE[form]:
        return False
    for one, batch in parts:
        labels = {"sheet": one.sheet, "skip": one.skip, "note": one.note}
        prepare_file(batch=batch, form=form, numbers=one.numbers, asked_by=asked_by, **labels)
    return True


def _form(download: WantedDownload) -> PreparedFile.Form:
    return PreparedFile.Form.EXCEL if download.what == "csv" and download.excel else PreparedFile.Form(download.what)


def file_facts(file: PreparedFile) -> dict[str, Any]:
    facts = {name: getattr(file, name) for name in ("form", "first", "numbers", "size", "created_at")}
    return {"id": file.pk, "name": name_of(file), "job": file.job and job_facts(file.job), **facts}


def prepared_file(file_id: int) -> PreparedFile:
    file = PreparedFile.objects.filter(pk=file_id).exclude(size=None).first()
    if file is None:
        raise _gone()
    return file


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


def file_for(download: WantedDownload) -> FileResponse:
    if download.what == "prepared":
        return _sent_once(prepared_file(download.prepared or 0))
    if download.what == "report":
        code_import = find_import(download.import_id or 0)
        return as_file(lambda to: write_report(code_import, to), name=f"import-{code_import.pk}.csv", kind="text/csv")
    if download.what == "activations":
        name = f"activations-{download.book or download.batch or 'all'}.csv"
        return as_file(lambda to: write_activations(download, to), name=name, kind="text/csv")
    if download.what == "preview":
        batch = find_batch(download.batch or 0)
        sheet = SHEETS[download.sheet]
        with refused_files():
            picture = preview_of(batch, sheet=sheet, **_which(download)).encode()
        return as_file(lambda to: to.write(picture), name="preview.svg", kind="image/svg+xml", inline=True)
    # The files that jobs would prepare, written now and not stored.
    with refused_files():
        files = [_unstored(one) for one in each_batch(download)]
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


def _unstored(download: WantedDownload) -> PreparedFile:
    batch = find_batch(download.batch or 0)
    first = chosen_ranges(batch, download.numbers)[0][0]
    return PreparedFile(batch=batch, form=_form(download), sheet=download.sheet, first=first, **_which(download))


def _write(file: PreparedFile, stream: BinaryIO) -> None:
    file.last = write_file(file, stream).last


def _write_all(files: list[PreparedFile], stream: BinaryIO) -> None:
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for file in files:
            with tempfile.TemporaryFile() as one, archive.open(name_of(file), "w") as entry:
                _write(file, one)
                one.seek(0)
                shutil.copyfileobj(one, entry)


def _which(download: WantedDownload) -> dict[str, Any]:
    return {"numbers": download.numbers, "skip": download.skip, "note": download.note}


def write_report(code_import: CodeImport, stream: BinaryIO) -> None:
    text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
    writer = csv.writer(text)
    writer.writerow(["line", "text", "reason", "about", "said"])
    for line in refused_lines(code_import):
        writer.writerow((line.line, safe_cell(line.text), line.reason, safe_cell(line.about), line.sentence))
    text.flush()
    text.detach()


def write_activations(download: WantedDownload, stream: BinaryIO) -> None:
    text = io.TextIOWrapper(stream, encoding="utf-8", newline="")
    writer = csv.writer(text)
    writer.writerow([download.by, "activated"])
    chosen = batches_of(download.batch, download.book)
    first, last = period_of(download, chosen)
    batches = [batch.pk for batch in chosen]
    writer.writerows(activations(batches=batches, first=first, last=last, step=Step(download.by)).items())
    text.flush()
    text.detach()


def batches_of(batch: int | None, book: str) -> list[CodeBatch]:
    """Of one batch, of one book, or all."""
    if batch is not None:
        return [find_batch(batch)]
    if book and not BookGroup.objects.filter(slug=book).exists():
        raise ApiError.of_status(404)
    return list(CodeBatch.objects.filter(**({"group": book} if book else {})))


class Period(Protocol):
    since: date | None
    until: date | None
    whole: bool


def period_of(period: Period, batches: Iterable[CodeBatch]) -> tuple[date, date]:
    """The last thirty days, unless something else is wanted; the whole time begins with the first activation."""
    last = period.until or timezone.localdate()
    month = last - timedelta(days=29)
    if period.whole:
        begin = first_activation_day([batch.pk for batch in batches]) or month
        return max(min(begin, last), last - LONGEST_PERIOD), last
    first = period.since or month
    if not timedelta(0) <= last - first <= LONGEST_PERIOD:
        raise ApiError(400, "bad_period", "The period must begin before it ends, and last ten years at most.")
    return first, last
