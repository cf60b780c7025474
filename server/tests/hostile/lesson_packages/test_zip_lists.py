"""ZIP files whose records lie about their list of files: refused before the list is in memory."""

from __future__ import annotations

import io
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kaktus.library.reading.plain_folders import CannotRead, PlainFolder
from kaktus.library.reading.zip_packages import ZipPackage

MB = 1024 * 1024
ENTRY = struct.Struct("<4s6H3L5H2L")
END = struct.Struct("<4s4H2LH")
END64 = struct.Struct("<4sQ2H2L4Q")
LOCATOR = struct.Struct("<4sLQL")
NO_ZIP = "is not a ZIP file that can be read; pack it again."
TOO_MANY = "the lesson has more than 10000 files and folders."
Make = Callable[[], bytes]


def entries(count: int, *, comment: int = 0) -> bytes:
    one = ENTRY.pack(b"PK\x01\x02", *([0] * 10), 0, comment, 0, 0, 0, 0) + bytes(comment)
    return one * count


def end(count: int, length: int, start: int = 0, *, comment: bytes = b"", here: int | None = None) -> bytes:
    return END.pack(b"PK\x05\x06", 0, 0, count if here is None else here, count, length, start, len(comment)) + comment


def end64(count: int, length: int, place: int, *, start: int = 0) -> bytes:
    """The long record and what leads to it, written at this place."""
    record = END64.pack(b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, length, start)
    return record + LOCATOR.pack(b"PK\x06\x07", 0, place, 1)


def listed(count: int, end_record: Callable[[bytes], bytes]) -> Make:
    def make() -> bytes:
        entries_ = entries(count)
        return entries_ + end_record(entries_)

    return make


MANY = 524_288
ATTACKS: dict[str, tuple[Make, str]] = {
    "a long record that the short one does not know": (
        listed(MANY, lambda all_: end64(MANY, len(all_), len(all_)) + end(1, 46)),
        NO_ZIP,
    ),
    "a long record, said to be the one that counts": (
        listed(MANY, lambda all_: end64(MANY, len(all_), len(all_)) + end(0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF)),
        TOO_MANY,
    ),
    "a long record that names one entry for many": (
        listed(MANY, lambda all_: end64(1, len(all_), len(all_)) + end(1, 0xFFFFFFFF, 0xFFFFFFFF)),
        TOO_MANY,
    ),
    "one entry, in a list with room for many": (
        listed(300_000, lambda all_: end(1, len(all_))),
        TOO_MANY,
    ),
    "no entry, in a list with room for some": (listed(50, lambda all_: end(0, len(all_))), NO_ZIP),
    "more entries than there are": (listed(5, lambda all_: end(6, len(all_))), NO_ZIP),
    "a list that is longer than its entries": (listed(5, lambda all_: end(5, len(all_) - 1)), NO_ZIP),
    "a list that is longer than the file": (listed(5, lambda all_: end(5, 15 * MB)), NO_ZIP),
    "a list of 4 GB": (listed(5, lambda all_: end(5, 0xFFFFFFFE)), TOO_MANY),
    "a long record that is elsewhere": (listed(5, lambda all_: end64(5, len(all_), 0) + end(5, len(all_))), NO_ZIP),
    "a long record with another number": (
        listed(5, lambda all_: end64(4, len(all_), len(all_)) + end(5, len(all_))),
        NO_ZIP,
    ),
    "numbers of two disks": (listed(5, lambda all_: end(5, len(all_), here=4)), NO_ZIP),
    "a second end in the comment": (
        listed(300_000, lambda all_: end(300_000 % 0xFFFF, len(all_), comment=end(1, len(all_) + 22))),
        TOO_MANY,
    ),
    "a second end behind the first": (listed(5, lambda all_: end(5, len(all_)) + end(1, len(all_) + 22)), NO_ZIP),
    "something behind the comment": (listed(1, lambda all_: end(1, len(all_)) + b"x"), NO_ZIP),
    "half an end": (lambda: entries(1) + end(1, 46)[:-1], NO_ZIP),
    "only an end, with a long record before the file": (lambda: end(0xFFFF, 0xFFFFFFFF), TOO_MANY),
}


def refusal(folder: Path, content: bytes) -> str:
    (folder / "a.zip").write_bytes(content)
    with PlainFolder.at(folder) as root, root.file("a.zip", limit=1024 * MB) as file:
        try:
            ZipPackage(file, "a.zip").__exit__(None, None, None)
        except CannotRead as problem:
            return str(problem).removeprefix("a.zip: ")
    return ""


@pytest.mark.parametrize("name", ATTACKS)
def test_a_list_that_lies(tmp_path: Path, name: str) -> None:
    make, reason = ATTACKS[name]
    content = make()
    tracemalloc.start()
    try:
        assert refusal(tmp_path, content) == reason
        assert tracemalloc.get_traced_memory()[1] < MB
    finally:
        tracemalloc.stop()


def test_the_largest_list_that_is_allowed_takes_little_memory(tmp_path: Path) -> None:
    length = 10_000 * (46 + 1_500)
    content = entries(10_000, comment=1_500) + end(10_000, length)
    tracemalloc.start()
    try:
        assert refusal(tmp_path, content) == ""
        assert tracemalloc.get_traced_memory()[1] < 64 * MB
    finally:
        tracemalloc.stop()


def test_honest_files_are_opened_with_long_records_too(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as package:
        package.writestr("story.html", "<p>")
        package.comment = b"PK, but no end"
    honest = buffer.getvalue()
    assert refusal(tmp_path, honest) == ""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as package:
        package.writestr("story.html", "<p>")
    plain = buffer.getvalue()
    _, _, _, _, count, length, start, _ = END.unpack(plain[-22:])
    long = plain[:-22] + end64(count, length, len(plain) - 22, start=start)
    for short in (end(count, length, start), end(0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF)):
        assert refusal(tmp_path, long + short) == ""
        with zipfile.ZipFile(io.BytesIO(long + short)) as package:
            assert package.namelist() == ["story.html"]
