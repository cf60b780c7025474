"""Codes for spreadsheets and printers."""

from __future__ import annotations

import csv
import io
import zipfile

import pytest
from tests.readers import Person

from kaktus.activation.batches.code_exports import (
    CsvForm,
    NotReady,
    preview_of,
    write_csv,
    write_labels,
    write_pictures,
)
from kaktus.activation.batches.code_numbers import insert_codes
from kaktus.activation.batches.new_batches import NOT_USED, Terms, codes_of, create_batch, start_batch
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_lookups import find_code
from kaktus.activation.models import CodeBatch
from kaktus.library.models import BookGroup
from kaktus.printing.sheets import SHEETS


def make(count: int, name: str = "Auflage 1") -> CodeBatch:
    return create_batch(group=BookGroup.objects.get(slug="kaktus1"), count=count, terms=Terms(name=name))


def csv_of(batch: CodeBatch, form: CsvForm = CsvForm.PLAIN) -> bytes:
    stream = io.BytesIO()
    write_csv(batch, stream, form=form)
    return stream.getvalue()


def test_a_row_for_each_code_with_its_state(anna: Person) -> None:
    batch = make(3)
    used, revoked, unused = codes_of(batch)
    anna.activate(used)
    code = find_code(revoked)
    assert code
    revoke_code(code)
    rows = list(csv.DictReader(io.StringIO(csv_of(batch).decode())))
    assert [(row["activation_code"], row["state"]) for row in rows] == [
        (grouped(used), "activated"),
        (grouped(revoked), "revoked"),
        (grouped(unused), "unused"),
    ]
    assert rows[0]["activation_date"] < rows[0]["expiration_date"]
    assert (rows[2]["book"], rows[2]["batch_name"], rows[2]["access_months"]) == ("kaktus1", "Auflage 1", "18")
    assert "anna" not in csv_of(batch).decode()


def test_for_german_spreadsheets(books: None) -> None:
    content = csv_of(make(1, "für Köln"), CsvForm.EXCEL)
    assert content.startswith(b"\xef\xbb\xbfactivation_code;book;")
    assert ";für Köln;" in content.decode()


@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_no_cell_is_a_formula(books: None, name: str) -> None:
    batch = make(1, name)
    insert_codes(batch_id=batch.pk, codes={"=1+1+1+1+1+1": NOT_USED})
    CodeBatch.objects.filter(pk=batch.pk).update(made=2, wanted=2)
    for row in csv.reader(io.StringIO(csv_of(batch).decode())):
        assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@", "\t"))]


def test_only_unused_codes_are_printed(anna: Person) -> None:
    batch = make(30)
    first, *rest = codes_of(batch)
    anna.activate(first)
    shown = preview_of(batch, sheet=SHEETS["labels-70x36"])
    assert grouped(first) not in shown
    assert [grouped(code) in shown for code in rest] == [True] * 24 + [False] * 5
    assert grouped(rest[28]) in preview_of(batch, sheet=SHEETS["labels-70x36"], numbers="26-")
    stream = io.BytesIO()
    assert write_labels(batch, stream, sheet=SHEETS["labels-70x36"]).count == 29
    assert stream.getvalue().startswith(b"%PDF-1.4")


def test_a_picture_for_each_code(books: None) -> None:
    batch = make(3)
    insert_codes(batch_id=batch.pk, codes={"../../etc/pa": NOT_USED})
    CodeBatch.objects.filter(pk=batch.pk).update(made=4, wanted=4)
    batch.refresh_from_db()
    stream = io.BytesIO()
    assert write_pictures(batch, stream).count == 4
    with zipfile.ZipFile(stream) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert names[:3] == [f"{code}.svg" for code in codes_of(batch)][:3]
        assert "/" not in names[3]
        assert archive.read(names[0]).startswith(b"<svg")


def test_half_a_batch_is_not_given_out(books: None) -> None:
    batch = start_batch(group=BookGroup.objects.get(slug="kaktus1"), count=5, terms=Terms())
    with pytest.raises(NotReady):
        csv_of(batch)
