"""Spreadsheets that were tampered with: each is refused with a reason or read, and no process is left."""

from __future__ import annotations

import io
import os
import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from openpyxl import Workbook

from kaktus.activation.printed import spreadsheets
from kaktus.activation.printed.code_lists import BadList

MB = 1024 * 1024
SHEET = "xl/worksheets/sheet1.xml"
STRINGS = "xl/sharedStrings.xml"
# Where Excel writes texts; this library writes them into their cells.
LISTED_STRINGS = (
    b'<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument'
    b'.spreadsheetml.sharedStrings+xml"/></Types>'
)
SPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
CELL = '<c r="A1" t="inlineStr"><is><t>{}</t></is></c>'
BOMB = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "ha" * 50}">' for n in range(10))


@contextmanager
def changed(path: Path, name: str, *, cell: str = "") -> Iterator[IO[bytes]]:
    """A good spreadsheet with another file in the place of one of its own, and with this cell."""
    good = io.BytesIO()
    Workbook().save(good)
    listed = LISTED_STRINGS if name == STRINGS else b"</Types>"
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as target:
        for entry in source.namelist():
            if entry == SHEET and cell:
                target.writestr(SHEET, f"<worksheet {SPACE}><sheetData><row>{cell}</row></sheetData></worksheet>")
            elif entry != name:
                target.writestr(entry, source.read(entry).replace(b"</Types>", listed))
        with target.open(name, "w") as stream:
            yield stream


def with_sheet(path: Path, rows: str, *, before: str = "") -> Path:
    with changed(path, SHEET) as stream:
        stream.write(f"{before}<worksheet {SPACE}>{rows}</worksheet>".encode())
    return path


def lines_of(path: Path) -> list[str]:
    with path.open("rb") as file, spreadsheets.as_csv(file) as table:
        table.seek(0)
        return table.read().decode().split("\r\n")


def reason_of(path: Path) -> str:
    with pytest.raises(BadList) as problem:
        lines_of(path)
    assert Path(f"/proc/self/task/{os.getpid()}/children").read_text() == ""
    return problem.value.reason


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "list.xlsx"


def test_numbers_in_any_spelling(file: Path) -> None:
    values = ("1.23456789012E+11", "123456789012", "123456789012.0", "1E300", "-1")
    cells = "".join(f"<c><v>{value}</v></c>" for value in values)
    (line, _) = lines_of(with_sheet(file, f"<sheetData><row>{cells}</row></sheetData>"))
    assert line == "123456789012,123456789012,123456789012,1e+300,-1"


@pytest.mark.parametrize("number", ["1e300", "1048577"])
def test_more_rows_than_a_sheet_can_have(file: Path, number: str) -> None:
    rows = f'<dimension ref="A1:A2"/><sheetData><row r="{number}">{CELL.format("x")}</row></sheetData>'
    assert reason_of(with_sheet(file, rows)) == "sheet_too_large"


def test_a_size_that_is_only_claimed_costs_nothing(file: Path) -> None:
    rows = (
        f'<dimension ref="A1:XFD1048576"/><sheetData><row>{CELL.format("x")}<c r="XFD1"><v>1</v></c></row></sheetData>'
    )
    assert lines_of(with_sheet(file, rows)) == ["x", ""]


@pytest.mark.parametrize(
    "rows",
    [
        "<sheetData><row r='x'/></sheetData>",
        "<sheetData><row r='-1'><c r='A-1'><v>1</v></c></row></sheetData>",
        "<sheetData><row><c t='s'><v>99</v></c></row></sheetData>",
        "<sheetData><row><c><v>no number</v></c></row></sheetData>",
        "<sheetData><row>",
        "<sheetData>&unknown;</sheetData>",
        "\0",
    ],
)
def test_a_broken_sheet(file: Path, rows: str) -> None:
    assert reason_of(with_sheet(file, rows)) == "spreadsheet"


def test_entities_are_neither_multiplied_nor_fetched(file: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("ALT000000007")
    rows = "<sheetData><row>{}</row></sheetData>"
    bomb = with_sheet(file, rows.format(CELL.format("&e9;")), before=f"<!DOCTYPE a [{BOMB}]>")
    assert reason_of(bomb) == "spreadsheet"
    for entity in (f'<!ENTITY x SYSTEM "file://{tmp_path}/secret">', f'<!ENTITY % x SYSTEM "file://{tmp_path}/x"> %x;'):
        spy = with_sheet(file, rows.format(CELL.format("&x;")), before=f"<!DOCTYPE a [{entity}]>")
        assert reason_of(spy) == "spreadsheet"


def test_a_sheet_that_is_nested_a_million_times(file: Path) -> None:
    with changed(file, SHEET) as stream:
        stream.write(f"<worksheet {SPACE}>".encode() + b"<a>" * 1_000_000)
    assert reason_of(file) in ("spreadsheet", "sheet_too_large")


def test_a_sheet_that_is_huge_once_it_is_unpacked(file: Path) -> None:
    with changed(file, SHEET) as stream:
        for _ in range(513):
            stream.write(bytes(MB))
    assert file.stat().st_size < 5 * MB
    assert reason_of(file) == "sheet_too_large"


def test_a_size_that_is_a_lie(file: Path) -> None:
    """The list of files says 100 bytes, the packed data are a megabyte."""
    with_sheet(file, f"<sheetData>{'<row/>' * 200_000}</sheetData>")
    content = bytearray(file.read_bytes())
    place = content.rindex(SHEET.encode()) - 46
    assert content[place : place + 4] == b"PK\x01\x02"
    struct.pack_into("<L", content, place + 24, 100)
    file.write_bytes(content)
    assert reason_of(file) == "spreadsheet"


def test_half_a_million_files(file: Path) -> None:
    entry = struct.pack("<4s6H3L5H2L", b"PK\x01\x02", *[0] * 6, 0, 0, 0, 1, *[0] * 4, 0, 0) + b"x"
    count = 524_288
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, count % 65536, count % 65536, len(entry) * count, 0, 0)
    file.write_bytes(b"PK" + entry * count + end)
    assert reason_of(file) == "spreadsheet"


def test_too_much_memory_and_too_much_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with changed(file, STRINGS, cell='<c r="A1" t="s"><v>0</v></c>') as stream:
        stream.write(f"<sst {SPACE}>".encode())
        for number in range(200_000):
            stream.write(b"<si><t>%d %s</t></si>" % (number, b"x" * 200))
        stream.write(b"</sst>")
    assert lines_of(file) == ["0 " + "x" * 198, ""]
    monkeypatch.setattr(spreadsheets, "MEMORY", 48 * MB)
    assert reason_of(file) == "sheet_too_large"
    monkeypatch.undo()
    monkeypatch.setattr(spreadsheets, "PROCESSOR_S", 0)
    assert reason_of(file) == "sheet_too_large"
    monkeypatch.undo()
    monkeypatch.setattr(spreadsheets, "WALL_S", 0.0)
    assert reason_of(file) == "sheet_too_large"
