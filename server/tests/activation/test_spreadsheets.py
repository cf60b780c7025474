"""Lists of codes as .xlsx: what a cell holds becomes a code's characters, and the row's number stays."""

from __future__ import annotations

import io
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from kaktus.activation.printed.code_lists import BadList
from kaktus.activation.printed.spreadsheets import as_csv


def sheet(*rows: list[Any]) -> io.BytesIO:
    workbook, file = Workbook(), io.BytesIO()
    for row in rows:
        workbook.active.append(row)
    workbook.create_sheet("Another").append(["not read"])
    workbook.save(file)
    return file


def csv_of(content: io.BytesIO, folder: Path) -> list[str]:
    (folder / "list.xlsx").write_bytes(content.getvalue())
    with (folder / "list.xlsx").open("rb") as file, as_csv(file) as table:
        table.seek(0)
        return table.read().decode().split("\r\n")


def test_every_kind_of_cell_becomes_what_a_person_reads(tmp_path: Path) -> None:
    cells = [
        *(123456789012, 123456789012.0, 1.5, True, "0012-3456-7890", "two\nlines", None, "ä, ö"),
        *(date(2026, 3, 1), datetime.fromisoformat("2026-03-01T12:30"), time(12, 30), ""),
    ]
    expected = '123456789012,123456789012,1.5,True,0012-3456-7890,two lines,,"ä, ö",2026-03-01'
    assert csv_of(sheet(["Code"], [], cells, [None, None], ["end"]), tmp_path) == [
        "Code",
        "",
        f"{expected},2026-03-01 12:30:00,12:30:00",
        "",
        "end",
        "",
    ]


def test_of_a_formula_the_result_counts(tmp_path: Path) -> None:
    """A program that calculates stores it; a formula without a result is an empty cell."""
    assert csv_of(sheet(["=1+1", "x"]), tmp_path) == [",x", ""]


def test_a_csv_file_is_handed_on_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_bytes(b"code\n")
    with (tmp_path / "list.csv").open("rb") as file, as_csv(file) as table:
        assert table is file


def test_whoever_watches_can_end_it(tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def watch() -> None:
        raise Stop

    (tmp_path / "list.xlsx").write_bytes(sheet(["x"]).getvalue())
    with (tmp_path / "list.xlsx").open("rb") as file, pytest.raises(Stop), as_csv(file, watch=watch):
        pass


def test_other_files_in_a_zip_are_no_spreadsheets(tmp_path: Path) -> None:
    for content in (b"PK\x03\x04", b"PK\x05\x06" + bytes(18)):
        with pytest.raises(BadList, match="cannot be read"):
            csv_of(io.BytesIO(content), tmp_path)
