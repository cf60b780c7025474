"""Codes that bring seats for a class: made, imported, exported, printed, replaced, counted and found."""

from __future__ import annotations

import csv
import io
import json
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import IntegrityError
from tests.readers import Person

from kaktus.activation.batches.batch_figures import figures_of
from kaktus.activation.batches.batch_lists import sorted_batches
from kaktus.activation.batches.code_exports import preview_of, write_csv
from kaktus.activation.batches.new_batches import Terms, codes_of, create_batch
from kaktus.activation.changes.revocations import replace_code
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.cli import main
from kaktus.library.models import BookGroup
from kaktus.printing.sheets import SHEETS


@pytest.fixture
def batch(books: None) -> CodeBatch:
    group = BookGroup.objects.get(slug="kaktus1")
    return create_batch(group=group, count=3, terms=Terms(name="For schools", seats_per_code=30))


def test_books_in_print_bring_none(books: None) -> None:
    group = BookGroup.objects.get(slug="kaktus1")
    assert create_batch(group=group, count=1).seats_per_code == 0


def test_no_row_has_fewer_than_none(batch: CodeBatch) -> None:
    with pytest.raises(IntegrityError):
        CodeBatch.objects.update(seats_per_code=-1)


def test_who_redeems_one_learns_how_many(batch: CodeBatch, anna: Person) -> None:
    code = next(codes_of(batch))
    assert anna.activate(code).json()["seats"] == 30
    assert anna.library()["seats"] == 30
    ActivationCode.objects.filter(activation_code=code).update(
        activation_date=batch.created_at - timedelta(days=2), expiration_date=batch.created_at - timedelta(days=1)
    )
    assert anna.library()["seats"] == 0


def test_the_figures_count_what_activated_codes_brought(batch: CodeBatch, anna: Person) -> None:
    assert figures_of([batch])[batch.pk].seats == 0
    anna.activate(next(codes_of(batch)))
    assert figures_of([batch])[batch.pk].seats == 30


@pytest.mark.parametrize("word", ["class", "Klasse", "Plätze", "seats", "school"])
def test_a_batch_for_classes_is_found_by_that(batch: CodeBatch, word: str) -> None:
    create_batch(group=batch.group, count=1, name="Print run 3")
    assert list(sorted_batches(search=word)) == [batch]


def test_a_file_and_a_label_say_it(batch: CodeBatch) -> None:
    stream = io.BytesIO()
    write_csv(batch, stream)
    rows = list(csv.DictReader(io.StringIO(stream.getvalue().decode())))
    assert {row["seats"] for row in rows} == {"30"}
    assert "30 Tablets" in preview_of(batch, sheet=SHEETS["cards-85x55"])
    plain = create_batch(group=batch.group, count=1)
    assert "Tablets" not in preview_of(plain, sheet=SHEETS["cards-85x55"])


def test_a_code_in_place_of_another_brings_as_many(batch: CodeBatch) -> None:
    code = ActivationCode.objects.filter(batch=batch).first()
    assert code
    assert replace_code(code).new.batch.seats_per_code == 30


def test_the_command_line_makes_imports_and_shows_them(
    books: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "codes.json"
    assert not main(["codes", "create", "--book", "kaktus1", "--count", "1", "--seats", "25", "--json", str(file)])
    (row,) = json.loads(file.read_text())
    capsys.readouterr()
    main(["codes", "show", row["activation_code"], "--json"])
    assert json.loads(capsys.readouterr().out)["seats"] == 25
    printed = tmp_path / "printed.csv"
    printed.write_text("activation_code,book\nABCDEFGH2345,kaktus1\n")
    assert not main(["codes", "import", str(printed), "--seats", "12"])
    assert CodeBatch.objects.get(imported=True).seats_per_code == 12
    capsys.readouterr()
    main(["codes", "batches", "--search", "class"])
    assert "25 seats each" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["codes", "create", "--book", "kaktus1", "--count", "1", "--seats", "501"])
