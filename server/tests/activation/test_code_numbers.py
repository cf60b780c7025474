"""Every code has a lasting number in its batch: labels, files and lists go by it, whatever happens to the codes."""

from __future__ import annotations

import io
import re
from datetime import date
from importlib import import_module
from types import SimpleNamespace

import pytest
from django.apps import apps
from django.db import IntegrityError, connection, transaction
from django.utils import timezone
from tests.due_jobs import do_due_jobs
from tests.pdf_reading import pages_of, texts_of

from kaktus.activation.batches import code_exports
from kaktus.activation.batches.code_exports import NothingToPrint, preview_of, write_labels, write_pictures
from kaktus.activation.batches.code_numbers import insert_codes, number_codes
from kaktus.activation.batches.code_ranges import BadNumbers, merged, ranges_in, written
from kaktus.activation.batches.given_out import next_to_print, note_given_out, printed_among
from kaktus.activation.batches.new_batches import NOT_USED, Terms, create_batch, start_batch
from kaktus.activation.changes.revocations import replace_code
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_lookups import page_of_codes
from kaktus.activation.lookups.code_parts import find_codes
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut, PreparedFile
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.models import BookGroup
from kaktus.printing.sheets import SHEETS

SHEET = SHEETS["labels-70x36"]


def make(count: int) -> CodeBatch:
    return create_batch(group=BookGroup.objects.get(slug="kaktus1"), count=count, terms=Terms())


def numbers(batch: CodeBatch) -> list[int | None]:
    return list(batch.codes.order_by("pk").values_list("number", flat=True))


def printed(batch: CodeBatch, *, numbers: str = "") -> list[str]:
    stream = io.BytesIO()
    write_labels(batch, stream, sheet=SHEET, numbers=numbers)
    shown = [text for page in pages_of(stream.getvalue()) for text in texts_of(page)]
    return [text for text in shown if re.fullmatch(r"(\w{4}-){2}\w{4}", text)]


@pytest.mark.usefixtures("books")
def test_new_codes_are_numbered_from_one(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = make(25)
    assert numbers(batch) == list(range(1, 26))
    replaced = replace_code(batch.codes.get(number=3))
    assert replaced.new.number == 26
    by_job = start_batch(group=batch.group, count=5, terms=Terms())
    do_due_jobs()
    assert numbers(by_job) == [1, 2, 3, 4, 5]


@pytest.mark.usefixtures("books")
def test_codes_that_exist_leave_no_gap() -> None:
    batch = make(2)
    taken = batch.codes.get(number=2).activation_code
    other = make(1)
    codes = ["AAAAAAAAAAAA", taken, "ZZZZZZZZZZZZ"]
    assert insert_codes(batch_id=other.pk, codes=dict.fromkeys(codes, NOT_USED)) == 2
    assert list(other.codes.order_by("number").values_list("number", flat=True)) == [1, 2, 3]
    assert list(other.codes.filter(number__gt=1).order_by("number").values_list("activation_code", flat=True)) == [
        *("AAAAAAAAAAAA", "ZZZZZZZZZZZZ")
    ]


@pytest.mark.usefixtures("books")
def test_no_number_comes_twice() -> None:
    batch = make(2)
    with pytest.raises(IntegrityError), transaction.atomic():
        batch.codes.filter(number=2).update(number=1)


@pytest.mark.usefixtures("books")
def test_codes_of_a_host_with_the_former_release_get_the_next_numbers() -> None:
    batch = make(3)
    batch.codes.filter(number__gt=1).update(number=None)
    assert number_codes(batch.pk) == 3
    assert numbers(batch) == [1, 2, 3]
    batch.codes.filter(number=3).update(number=None)
    assert [code.number for code in page_of_codes(batch=batch.pk).items] == [1, 2]
    assert insert_codes(batch_id=batch.pk, codes={"ZZZZZZZZZZZZ": NOT_USED}) == 1
    assert numbers(batch) == [1, 2, 3, 4]


@pytest.mark.usefixtures("books")
def test_the_second_label_file_loses_no_code_after_a_revocation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_exports, "LABELS_PER_FILE", 10)
    batch = make(25)
    first = printed(batch)
    batch.codes.filter(number__in=(2, 5, 9, 14)).update(revoked_at=timezone.now())
    stream = io.BytesIO()
    assert write_labels(batch, stream, sheet=SHEET).last == 13
    second = printed(batch, numbers="11-")
    third = printed(batch, numbers="22-")
    every = {grouped(code) for code in batch.codes.values_list("activation_code", flat=True)}
    revoked = {grouped(batch.codes.get(number=14).activation_code)}
    assert set(first) | set(second) | set(third) == every - revoked
    assert len(first) + len(second) + len(third) == 24


@pytest.mark.usefixtures("books")
def test_what_is_printed_is_remembered() -> None:
    batch = make(25)
    assert next_to_print(batch) == 1
    note_given_out(batch, form=PreparedFile.Form.CSV, ranges=((1, 25),), last=25)
    assert next_to_print(batch) == 1
    note_given_out(batch, form=PreparedFile.Form.PDF, ranges=((1, 12),), last=10)
    note_given_out(batch, form=PreparedFile.Form.PDF, ranges=((15, 20),), last=20)
    assert next_to_print(batch) == 11
    assert printed_among(batch.pk, [10, 11, 15, None]) == {10, 15}
    note_given_out(batch, form=PreparedFile.Form.ZIP, ranges=((11, 25),), last=25)
    assert next_to_print(batch) is None


@pytest.mark.usefixtures("books")
def test_numbers_that_do_not_exist_are_refused() -> None:
    batch = make(5)
    for text in ("6", "0", "4-9", "5-4", "6-"):
        with pytest.raises(BadNumbers, match="numbers 1 to 5"):
            preview_of(batch, sheet=SHEET, numbers=text)
    with pytest.raises(BadNumbers, match="such as"):
        preview_of(batch, sheet=SHEET, numbers="one")
    batch.codes.filter(number=5).update(revoked_at=timezone.now())
    for write in (lambda stream: write_labels(batch, stream, sheet=SHEET, numbers="5"), None):
        with pytest.raises(NothingToPrint):
            write(io.BytesIO()) if write else write_pictures(batch, io.BytesIO(), numbers="5")


@pytest.mark.usefixtures("books")
def test_the_label_of_one_code_has_its_number_the_last_day_and_a_line_of_text() -> None:
    batch = create_batch(
        group=BookGroup.objects.get(slug="kaktus1"), count=5, terms=Terms(redeem_by=date(2028, 12, 31))
    )
    stream = io.BytesIO()
    assert write_labels(batch, stream, sheet=SHEET, numbers="4", note="Für Köln").count == 1
    ((texts),) = [texts_of(page) for page in pages_of(stream.getvalue())]
    code = grouped(batch.codes.get(number=4).activation_code)
    expected = {code, f"{batch.pk}/4", "Einlösbar bis / Redeem by 31.12.2028", "Für Köln"}
    assert expected <= set(texts)


@pytest.mark.usefixtures("books")
def test_a_code_is_found_by_the_number_on_its_label() -> None:
    batch = make(5)
    assert [code.number for code in find_codes(f"{batch.pk}/4").codes] == [4]
    assert find_codes(f"{batch.pk}/6").codes == []
    assert [code.number for code in page_of_codes(batch=batch.pk, first=4).items] == [4, 5]
    assert ActivationCode.objects.count() == 5


@pytest.mark.django_db(transaction=True)
def test_codes_from_before_get_their_numbers_in_the_order_of_creation(monkeypatch: pytest.MonkeyPatch) -> None:
    load_catalogue(folder=SHIPPED)
    batches = [make(7), make(3)]
    ActivationCode.objects.update(number=None)
    migration = import_module("kaktus.activation.migrations.0012_number_all_codes")
    monkeypatch.setattr(migration, "ROWS_A_TRANSACTION", 2)
    for _ in range(2):
        migration.number_codes(apps, SimpleNamespace(connection=connection))
        migration.note_that_nobody_knows(apps, None)
    assert [numbers(batch) for batch in batches] == [[1, 2, 3, 4, 5, 6, 7], [1, 2, 3]]
    assert list(GivenOut.objects.order_by("pk").values_list("form", "first", "last")) == [("", 1, 7), ("", 1, 3)]
    assert [next_to_print(batch) for batch in batches] == [1, 1]


def test_how_numbers_are_written() -> None:
    assert ranges_in("", count=9) == ((1, 9),)
    assert ranges_in("7-, 1 – 3; 3\n4 bis 5", count=9) == ((1, 5), (7, 9))
    assert written(((1, 5), (7, 7))) == "1-5, 7"
    assert merged([(5, 9), (1, 3), (4, 4), (20, 20)]) == ((1, 9), (20, 20))
