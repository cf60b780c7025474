"""The shapes of what clerks send and get about codes."""

from __future__ import annotations

import uuid
from datetime import date, datetime
from typing import Annotated, Literal

from ninja import Field, Schema
from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from kaktus.activation.changes.code_choices import MAX_BATCHES
from kaktus.activation.months import ACCESS_MONTHS, MAX_ACCESS_MONTHS
from kaktus.activation.printed.code_lists import SHOWN_COLUMNS
from kaktus.activation.seats import MAX_SEATS
from kaktus.common.api.bounds import Day, RowId
from kaktus.common.shown_text import ShownLine, ShownText
from kaktus.desk.api.code_owners import CodeOwner
from kaktus.printing.labels import LONGEST_NOTE

MAX_CODES = 1_000_000
LONGEST_REASON = 200
MAX_NUMBERS = 20_000
SheetName = Literal["labels-70x36", "labels-48x25", "cards-85x55"]
StepName = Literal["day", "week", "month"]


class DeskJob(Schema):
    id: int
    kind: str
    state: Literal["waiting", "running", "done", "failed", "cancelled"]
    done: int
    total: int | None
    cancelling: bool
    error: str


class CodeFigures(Schema):
    made: int
    activated: int
    expired: int
    revoked: int
    unused: int
    """Would be accepted today."""
    seats: int
    """For tablets of classes, which the activated codes brought."""


class DeskBatch(CodeFigures):
    id: int
    book: str
    name: str
    note: str
    imported: bool
    created_at: datetime = Field(serialization_alias="createdAt")
    redeem_by: date | None = Field(serialization_alias="redeemBy")
    access_months: int = Field(serialization_alias="accessMonths")
    seats_per_code: int = Field(serialization_alias="seatsPerCode")
    wanted: int
    revoked_at: datetime | None = Field(serialization_alias="revokedAt")
    revoke_reason: str = Field(serialization_alias="revokeReason")
    replaces: int | None
    next_to_print: int | None = Field(serialization_alias="nextToPrint")
    """The lowest number that is on no label yet."""
    job: DeskJob | None


class WholeBatch(DeskBatch):
    removable: bool
    """Nothing of it was printed, exported or redeemed."""


class DeskBatches(Schema):
    batches: list[DeskBatch]
    next: str


class BatchCode(Schema):
    id: int
    number: int | None
    printed: bool
    shown: str
    state: Literal["revoked", "expired", "activated", "too_late", "unused"]
    owner_gone: bool = Field(serialization_alias="ownerGone")
    """It was redeemed, and the account has been deleted since."""
    activation_date: datetime | None = Field(serialization_alias="activatedAt")
    expiration_date: datetime | None = Field(serialization_alias="expiresAt")
    revoked_at: datetime | None = Field(serialization_alias="revokedAt")
    reason: str


class BatchCodes(Schema):
    codes: list[BatchCode]
    next: str


class BookFigures(CodeFigures):
    slug: str
    titles: list[str]


class Books(Schema):
    books: list[BookFigures]


class Activations(Schema):
    day: date
    activated: int


class CodeStatistics(CodeFigures):
    since: date
    until: date
    steps: list[Activations]


class WantedBatches(Schema):
    book: str = ""
    search: ShownLine = Field("", max_length=120)
    sort: Literal["newest", "name", "unused", "last_day"] = "newest"
    after: str = Field("", max_length=2000)


class WantedFigures(Schema):
    by: StepName = "day"
    since: Day | None = None
    until: Day | None = None
    whole: bool = False
    """From the first activation on."""


class CodeTerms(Schema):
    name: ShownLine = Field("", max_length=120)
    note: ShownText = Field("", max_length=500)
    redeem_by: Day | None = Field(None, alias="redeemBy")
    access_months: int = Field(ACCESS_MONTHS, alias="accessMonths", ge=1, le=MAX_ACCESS_MONTHS)
    seats_per_code: int = Field(0, alias="seatsPerCode", ge=0, le=MAX_SEATS)


class BatchNames(Schema):
    name: ShownLine = Field(max_length=120)
    note: ShownText = Field(max_length=500)


class RemoveOrder(Schema):
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)


class NewBatch(CodeTerms):
    book: str = Field(max_length=40)
    count: int = Field(ge=1, le=MAX_CODES)


class RevokeOrder(Schema):
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)
    used: bool = False
    """Even if it is in use: access with it ends."""
    numbers: str = Field("", max_length=MAX_NUMBERS)
    """Of a batch: only the codes with these numbers."""


class ReplaceOrder(RevokeOrder):
    count: int = Field(1, ge=1, le=MAX_CODES)
    """Of a batch: how many new codes."""


class NewCode(Schema):
    id: int
    shown: str


class NamedCodes(Schema):
    text: str = Field(max_length=200_000)
    """Numbers, ranges of numbers, and codes."""


class CodeSelection(Schema):
    numbers: str
    count: int
    unused: int
    activated: int
    revoked: int
    unknown: list[str]
    """What is no code of this batch."""


class ChosenNumbers(Schema):
    batch: RowId
    numbers: str = Field(min_length=1, max_length=MAX_NUMBERS)


def _in_order(parts: list[ChosenNumbers]) -> list[ChosenNumbers]:
    """Whoever locks several batches locks them in the same order."""
    if len({part.batch for part in parts}) < len(parts):
        raise PydanticCustomError("batch_twice", "Each batch can be named once")
    return sorted(parts, key=lambda part: part.batch)


ChosenParts = Annotated[list[ChosenNumbers], Field(max_length=MAX_BATCHES), AfterValidator(_in_order)]


class ChosenPart(Schema):
    """Those of the chosen codes that lie in one batch."""

    batch: int
    name: str
    book: str
    is_revoked: bool = Field(serialization_alias="isRevoked")
    """The whole batch."""
    numbers: str
    count: int
    unused: int
    activated: int
    revoked: int


class CodeChoice(Schema):
    parts: list[ChosenPart]
    unknown: list[str]
    """What is no code of the library."""


class RevokeChoice(Schema):
    parts: ChosenParts = Field(min_length=1)
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)
    used: bool = False
    """Even if they are in use: access with them ends."""


class ReplaceChoice(Schema):
    parts: ChosenParts = Field(min_length=1)
    reason: ShownText = Field(min_length=1, max_length=LONGEST_REASON)


class NewBatches(Schema):
    batches: list[int]


class SearchedCode(Schema):
    text: str = Field(max_length=100)


class ClerksCode(BatchCode):
    """A code as clerks see it: everything but the person."""

    books: list[str]
    batch: int
    batch_name: str = Field(serialization_alias="batchName")
    imported: bool
    batch_made_at: datetime = Field(serialization_alias="batchMadeAt")
    redeem_by: date | None = Field(serialization_alias="redeemBy")
    access_months: int = Field(serialization_alias="accessMonths")
    seats_per_code: int = Field(serialization_alias="seatsPerCode")
    replaced_by: NewCode | None = Field(serialization_alias="replacedBy")
    replaces: NewCode | None


class WholeCode(ClerksCode):
    """A code with the person who has it, for those who may see people; for everybody else nobody has it."""

    owner: CodeOwner | None


class ClerksCodes(Schema):
    codes: list[ClerksCode]
    more: bool
    guesses: bool
    """No code is spelt as it was typed; these are if some characters were misread."""


class NewImport(CodeTerms):
    upload: uuid.UUID


class ChosenColumns(Schema):
    """Columns are counted from 0."""

    code: int = Field(ge=0, lt=SHOWN_COLUMNS)
    book_column: int | None = Field(None, alias="bookColumn", ge=0, lt=SHOWN_COLUMNS)
    heading: bool
    """Whether the first row is one."""
    book: str = Field("", max_length=40)
    """For codes beside which no book is named."""


class ImportPreview(Schema):
    rows: list[list[str]]
    code: int | None
    """The column that was chosen, or that probably holds the codes; counted from 0."""
    book: int | None
    heading: bool


class RefusedLine(Schema):
    line: int
    reason: Literal["form", "book", "other_book", "double"]
    about: str
    text: str
    """What stands there."""


class DeskImport(Schema):
    id: int
    state: Literal["reading", "choosing", "checking", "checked", "writing", "done", "refused"]
    file_name: str = Field(serialization_alias="fileName")
    size: int
    problem: str
    encoding: str
    preview: ImportPreview | None
    book: str
    """For codes beside which no book is named."""
    accepted: dict[str, int]
    known: int
    refused: int
    refused_lines: list[RefusedLine] = Field(serialization_alias="refusedLines")
    """The first hundred; all of them are in the report."""
    written: int
    batches: list[int]
    job: DeskJob | None


class WantedDownload(Schema):
    what: Literal["csv", "pdf", "zip", "preview", "activations", "report", "prepared"]
    batch: RowId | None = None
    book: str = Field("", max_length=40)
    import_id: RowId | None = Field(None, alias="importId")
    prepared: RowId | None = None
    """A file of many codes that has been written before."""
    excel: bool = False
    sheet: SheetName = "labels-70x36"
    skip: int = Field(0, ge=0, le=100)
    note: ShownLine = Field("", max_length=LONGEST_NOTE)
    """The publisher's own line of text on each label."""
    numbers: str = Field("", max_length=MAX_NUMBERS)
    """Which codes of the batch, such as '101-250, 300'; all of them if empty."""
    parts: ChosenParts = Field([])
    """Codes of several batches, in place of `batch` and `numbers`: a file for each, in a ZIP file."""
    by: StepName = "day"
    since: Day | None = None
    until: Day | None = None
    whole: bool = False
    """Of activations: from the first one on."""


class DownloadLink(Schema):
    url: str
    """Empty if the file has so many codes that a job writes it first."""


class CodeFile(Schema):
    id: int
    form: Literal["csv", "excel", "pdf", "zip"]
    name: str
    first: int
    """The number of the code that it begins with."""
    numbers: str
    size: int | None
    """In bytes, once it is complete."""
    created_at: datetime = Field(serialization_alias="createdAt")
    job: DeskJob | None


class CodeFiles(Schema):
    files: list[CodeFile]
