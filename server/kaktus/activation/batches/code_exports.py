"""Writes the codes of a batch for spreadsheets and printers, in bounded memory however many there are."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from itertools import islice
from typing import BinaryIO, Final

from django.conf import settings
from django.db.models import QuerySet

from kaktus.activation.batches.batch_removals import is_being_removed
from kaktus.activation.batches.code_numbers import number_codes
from kaktus.activation.batches.code_ranges import Ranges, count_of, ranges_in
from kaktus.activation.codes import LENGTH, grouped
from kaktus.activation.lookups.code_lookups import state_of
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.common.files.spreadsheet import safe_cell
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.printing.labels import Design, Label
from kaktus.printing.pdf import write_pdf
from kaktus.printing.preview import preview
from kaktus.printing.qr_codes import QrCodes, QrPictures
from kaktus.printing.sheets import Sheet

AT_A_TIME: Final = 5_000
# A printer takes no more labels at once; the next file continues where this one ends.
LABELS_PER_FILE: Final = 10_000
COLUMNS: Final = (
    *("activation_code", "book", "batch", "number", "batch_name", "state", "redeem_by", "access_months", "seats"),
    *("activation_date", "expiration_date"),
)
COMPARED: Final = (
    *("pk", "number", "activation_code", "activated", "activation_date", "expiration_date", "revoked_at"),
    "batch_id",
)

Progress = Callable[[int, int], None]


def no_progress(_done: int, _total: int) -> None:
    pass


class NotReady(Exception):
    """The batch is not complete yet."""


class BeingRemoved(NotReady):
    """Somebody has ordered its removal, because none of its codes had left the library."""

    def __init__(self) -> None:
        super().__init__("This batch is being removed.")


class NothingToPrint(Exception):
    """All of the chosen codes are used already."""

    def __init__(self) -> None:
        super().__init__("None of these codes is unused: there is nothing to print.")


@dataclass(frozen=True)
class Written:
    count: int
    last: int
    """The number up to which the chosen codes are in the file, if they are unused."""


class CsvForm(Enum):
    PLAIN = "plain"
    EXCEL = "excel"
    """With semicolons and a byte-order mark, as German spreadsheets expect."""


def write_csv(
    batch: CodeBatch,
    stream: BinaryIO,
    *,
    form: CsvForm = CsvForm.PLAIN,
    numbers: str = "",
    progress: Progress = no_progress,
) -> Written:
    """Codes are in groups: no spreadsheet takes them for numbers, and our import reads them."""
    ranges = chosen_ranges(batch, numbers)
    text = io.TextIOWrapper(stream, encoding="utf-8-sig" if form is CsvForm.EXCEL else "utf-8", newline="")
    writer = csv.writer(text, delimiter=";" if form is CsvForm.EXCEL else ",")
    writer.writerow(COLUMNS)
    count = 0
    name, terms = safe_cell(batch.name), (batch.redeem_by or "", batch.access_months, batch.seats_per_code)
    codes = batch.codes.only(*COMPARED)
    for code in _by_number(codes, ranges, expected=count_of(ranges), progress=progress):
        dates = (_written(code.activation_date), _written(code.expiration_date))
        code.batch = batch
        shown = safe_cell(grouped(code.activation_code))
        writer.writerow((shown, batch.group_id, batch.pk, code.number, name, state_of(code).value, *terms, *dates))
        count += 1
    text.flush()
    text.detach()
    return Written(count, ranges[-1][1])


def write_labels(
    batch: CodeBatch,
    stream: BinaryIO,
    *,
    sheet: Sheet,
    numbers: str = "",
    skip: int = 0,
    note: str = "",
    progress: Progress = no_progress,
) -> Written:
    """The unused ones of the chosen codes, as many as fit into a file, by their numbers.

    `skip` leaves places of the first sheet empty; `note` is a line of text on each label.
    """
    ranges = chosen_ranges(batch, numbers)
    if not has_unused(batch, ranges):
        raise NothingToPrint
    title, last = f"{batch} – {batch.group_id}", 0

    def labels() -> Iterator[Label]:
        nonlocal last
        for code in _unused_codes(batch, ranges, LABELS_PER_FILE, progress):
            last = code.number or 0
            yield _label(code)

    count = write_pdf(stream, _design(batch, sheet, note), labels(), title=title, skip=skip)
    return Written(count, last if count == LABELS_PER_FILE else ranges[-1][1])


def preview_of(batch: CodeBatch, *, sheet: Sheet, numbers: str = "", skip: int = 0, note: str = "") -> str:
    places = sheet.labels - skip % sheet.labels
    codes = _unused_codes(batch, chosen_ranges(batch, numbers), places)
    return preview(_design(batch, sheet, note), [_label(code) for code in codes], skip=skip)


def write_pictures(
    batch: CodeBatch, stream: BinaryIO, *, numbers: str = "", progress: Progress = no_progress
) -> Written:
    """A ZIP with one SVG for each unused code, named after it."""
    ranges = chosen_ranges(batch, numbers)
    if not has_unused(batch, ranges):
        raise NothingToPrint
    pictures = QrPictures(qr_codes())
    count = 0
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for row in _unused_codes(batch, ranges, count_of(ranges), progress):
            code = row.activation_code
            # Codes that were made elsewhere may contain any character.
            name = code if code.isalnum() else code.encode().hex()
            archive.writestr(f"{name}.svg", pictures.of(code))
            count += 1
    return Written(count, ranges[-1][1])


def qr_codes() -> QrCodes:
    return QrCodes(f"{settings.PUBLIC_URL}/activation#", LENGTH)


def _design(batch: CodeBatch, sheet: Sheet, note: str) -> Design:
    titles = titles_of_group(batch.group_id)
    return Design(
        sheet=sheet,
        qr_codes=qr_codes(),
        title=titles[0] if titles else batch.group_id,
        place=settings.PUBLIC_URL.partition("://")[2] + "/activation",
        redeem_by=batch.redeem_by,
        seats=batch.seats_per_code,
        note=note,
    )


def _label(code: ActivationCode) -> Label:
    return Label(code.activation_code, grouped(code.activation_code), f"{code.batch_id}/{code.number}")


def _unused(batch: CodeBatch) -> QuerySet[ActivationCode]:
    return batch.codes.filter(activated=False, revoked_at=None)


def _unused_codes(
    batch: CodeBatch, ranges: Ranges, most: int, progress: Progress = no_progress
) -> Iterator[ActivationCode]:
    codes = _unused(batch).only("pk", "number", "activation_code", "batch_id")
    return islice(_by_number(codes, ranges, expected=min(most, count_of(ranges)), progress=progress), most)


def has_unused(batch: CodeBatch, ranges: Ranges) -> bool:
    return any(_unused(batch).filter(number__range=one).exists() for one in ranges)


def chosen_ranges(batch: CodeBatch, numbers: str) -> Ranges:
    """Raises NotReady or BadNumbers."""
    if not batch.is_complete:
        raise NotReady("This batch is still being made.")
    if is_being_removed(batch):
        raise BeingRemoved
    number_codes(batch.pk)
    return ranges_in(numbers, count=batch.made)


def _by_number(
    codes: QuerySet[ActivationCode], ranges: Ranges, *, expected: int, progress: Progress
) -> Iterator[ActivationCode]:
    """Queries in parts: one long query would hold a snapshot, and progress could not be recorded meanwhile."""
    done = 0
    for first, last in ranges:
        while first <= last:
            progress(min(done, expected), expected)
            chunk = list(codes.filter(number__range=(first, last)).order_by("number")[:AT_A_TIME])
            yield from chunk
            done += len(chunk)
            if len(chunk) < AT_A_TIME:
                break
            first = (chunk[-1].number or last) + 1
    progress(expected, expected)


def _written(moment: datetime | None) -> str:
    return moment.isoformat(timespec="seconds") if moment else ""
