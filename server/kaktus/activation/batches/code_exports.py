"""Writes the codes of a batch for spreadsheets and printers, in bounded memory however many there are."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Iterator
from datetime import datetime
from enum import Enum
from typing import BinaryIO, Final

from django.conf import settings
from django.db.models import QuerySet

from kaktus.activation.codes import LENGTH, grouped
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.support.code_lookups import state_of
from kaktus.common.files.spreadsheet import safe_cell
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.printing.labels import Design, Label
from kaktus.printing.pdf import write_pdf
from kaktus.printing.preview import preview
from kaktus.printing.qr_codes import QrCodes, QrPictures
from kaktus.printing.sheets import Sheet

AT_A_TIME: Final = 5_000
# A printer takes no more labels at once; the next file continues where this one ends.
LABELS_A_FILE: Final = 10_000
COLUMNS: Final = (
    *("activation_code", "book", "batch", "batch_name", "state", "redeem_by", "access_months"),
    *("activation_date", "expiration_date"),
)

Progress = Callable[[int, int], None]


def no_progress(_done: int, _total: int) -> None:
    pass


class NotReady(Exception):
    """The batch is not complete yet."""


class CsvForm(Enum):
    PLAIN = "plain"
    EXCEL = "excel"
    """With semicolons and a byte-order mark, as German spreadsheets expect."""


def write_csv(
    batch: CodeBatch, stream: BinaryIO, *, form: CsvForm = CsvForm.PLAIN, progress: Progress = no_progress
) -> int:
    """Codes are in groups: no spreadsheet takes them for numbers, and our import reads them."""
    _check_complete(batch)
    text = io.TextIOWrapper(stream, encoding="utf-8-sig" if form is CsvForm.EXCEL else "utf-8", newline="")
    writer = csv.writer(text, delimiter=";" if form is CsvForm.EXCEL else ",")
    writer.writerow(COLUMNS)
    count = 0
    same = (batch.group_id, batch.pk, safe_cell(batch.name))
    terms = (batch.redeem_by or "", batch.access_months)
    wanted = ("pk", "activation_code", "activated", "activation_date", "expiration_date", "revoked_at", "batch_id")
    for code in _by_key(batch.codes.only(*wanted), expected=batch.made, progress=progress):
        dates = (_written(code.activation_date), _written(code.expiration_date))
        code.batch = batch
        writer.writerow((safe_cell(grouped(code.activation_code)), *same, state_of(code).value, *terms, *dates))
        count += 1
    text.flush()
    text.detach()
    return count


def write_labels(
    batch: CodeBatch,
    stream: BinaryIO,
    *,
    sheet: Sheet,
    first: int = 1,
    skip: int = 0,
    progress: Progress = no_progress,
) -> int:
    """The unused codes from a number on, as many as fit into a file; `skip` leaves places of the first sheet empty."""
    _check_complete(batch)
    title = f"{batch} – {batch.group_id}"
    labels = _labels(batch, first, LABELS_A_FILE, progress)
    return write_pdf(stream, _design(batch, sheet), labels, title=title, skip=skip)


def preview_of(batch: CodeBatch, *, sheet: Sheet, first: int = 1, skip: int = 0) -> str:
    places = sheet.labels - skip % sheet.labels
    return preview(_design(batch, sheet), list(_labels(batch, first, places)), skip=skip)


def write_pictures(batch: CodeBatch, stream: BinaryIO, *, progress: Progress = no_progress) -> int:
    """A ZIP with one SVG for each unused code, named after it."""
    _check_complete(batch)
    pictures = QrPictures(qr_codes())
    count = 0
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for row in _by_key(_unused(batch), expected=batch.made, progress=progress):
            code = row.activation_code
            # Codes that were made elsewhere may contain any character.
            name = code if code.isalnum() else code.encode().hex()
            archive.writestr(f"{name}.svg", pictures.of(code))
            count += 1
    return count


def qr_codes() -> QrCodes:
    return QrCodes(f"{settings.PUBLIC_URL}/activation#", LENGTH)


def _design(batch: CodeBatch, sheet: Sheet) -> Design:
    titles = titles_of_group(batch.group_id)
    place = settings.PUBLIC_URL.partition("://")[2] + "/activation"
    return Design(sheet=sheet, qr_codes=qr_codes(), title=titles[0] if titles else batch.group_id, place=place)


def _labels(batch: CodeBatch, first: int, most: int, progress: Progress = no_progress) -> Iterator[Label]:
    expected = max(1, min(most, batch.made - first + 1))
    for code in _by_key(_unused(batch), expected=expected, progress=progress, skip=first - 1, most=most):
        yield Label(code.activation_code, grouped(code.activation_code))


def _unused(batch: CodeBatch) -> QuerySet[ActivationCode]:
    return batch.codes.filter(activated=False, revoked_at=None).only("pk", "activation_code")


def _by_key(
    codes: QuerySet[ActivationCode], *, expected: int, progress: Progress, skip: int = 0, most: int | None = None
) -> Iterator[ActivationCode]:
    """In parts: one long query would keep reading an old snapshot, in which no progress can be recorded."""
    done, last = 0, 0
    while most is None or done < most:
        progress(min(done, expected), expected)
        size = AT_A_TIME if most is None else min(AT_A_TIME, most - done)
        found = list(codes.filter(pk__gt=last).order_by("pk")[skip : skip + size])
        yield from found
        done += len(found)
        if len(found) < size:
            break
        skip, last = 0, found[-1].pk
    progress(expected, expected)


def _written(moment: datetime | None) -> str:
    return moment.isoformat(timespec="seconds") if moment else ""


def _check_complete(batch: CodeBatch) -> None:
    if not batch.is_complete:
        raise NotReady("This batch is still being made.")
