"""Names that cause trouble elsewhere, and packages that are too large, too many or too deep."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import Problems

from kaktus.common.command import printable

pytestmark = pytest.mark.django_db


def test_files_that_are_too_large_together_are_not_even_read(lesson: Path, problems: Problems) -> None:
    for number in range(11):
        with (lesson / f"{number}.bin").open("wb") as file:
            file.truncate(99 * 1024 * 1024)
    assert problems() == ["kaktus-3/wetter: the lesson's files are larger than 1024 MB together."]


def test_too_many_files(lesson: Path, problems: Problems) -> None:
    for place in ("eins", "zwei"):
        (lesson / place).mkdir()
        for number in range(5000):
            (lesson / place / f"{number}.js").hardlink_to(lesson / "spiel.js")
    assert problems() == ["kaktus-3/wetter: the lesson has more than 10000 files and folders."]
    for number in range(5000, 10_001):
        (lesson / f"eins/{number}.js").hardlink_to(lesson / "spiel.js")
    assert problems() == ["kaktus-3/wetter/eins: more than 10000 entries in one folder."]


def test_folders_that_are_too_deep_or_too_long(lesson: Path, problems: Problems) -> None:
    (lesson / "/".join("abcdefghijk")).mkdir(parents=True)
    assert problems() == ["kaktus-3/wetter/a/b/c/d/e/f/g/h/i/j: folders can be nested 10 deep at most."]
    (lesson / "/".join("abcdefghijk")).rmdir()
    (lesson / "/".join("abcdefghij")).rmdir()
    (lesson / "/".join(sign * 110 for sign in "uvwxyz")).mkdir(parents=True)
    assert [line[-60:] for line in problems()] == ["the names of the folders and the file are too long together."]


NOT_UTF_8 = "this name is not written in UTF-8"
UNSEEN = "this name holds a sign that cannot be seen (U+{:04X})"
NO_LINK_NAME = "this name cannot be used in a link"
WINDOWS = "Windows does not allow this name"
NAMES: dict[str, str] = {
    **{os.fsdecode(name): NOT_UTF_8 for name in (b"b\xf6se.js", b"\xed\xa0\x80.js", b"\xc0\xaf")},
    **{
        f"spi{sign}el.js": UNSEEN.format(ord(sign))
        for sign in "\u202e\u2066\u200b\u00ad\u00a0\ufe0f\u3164\u2028\U000e0041"
    },
    **dict.fromkeys(
        ["spi\x1b[2Jel.js", "spi\nel.js", "spiel\\x.js", "a.js:stream", "Ka\u0308se", "🌵" * 62], NO_LINK_NAME
    ),
    **dict.fromkeys(["con", "NUL.js", "aux.tar.gz", "Com1", "lpt9.svg", "prn .txt", "COM².js", "CONIN$"], WINDOWS),
    **dict.fromkeys(["spiel.", "spiel "], WINDOWS),
}


@pytest.mark.parametrize("make", [Path.touch, Path.mkdir], ids=["files", "folders"])
def test_names_that_trip_others_up(lesson: Path, problems: Problems, make: Callable[[Path], None]) -> None:
    for name in NAMES:
        make(lesson / name)
    for name in (".aux", "console.js", "Käse im Zug.svg", "com10", "日本.svg"):
        make(lesson / name)
    assert sorted(problems()) == sorted(
        f"kaktus-3/wetter/{printable(name)}: {says}; rename it with plain letters." for name, says in NAMES.items()
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [("Regen.svg", "regen.svg"), ("STRASSE", "Straße"), ("fin.js", "\ufb01n.js"), ("x²", "x2"), ("\uff2b.js", "k.js")],
)
def test_names_that_are_one_on_some_devices(lesson: Path, problems: Problems, one: str, other: str) -> None:
    (lesson / "bilder" / one).touch()
    (lesson / "bilder" / other).mkdir()
    (line,) = problems()
    assert line.startswith("kaktus-3/wetter/bilder/")


def test_a_book_folder_of_a_bad_name(books: Path, problems: Problems) -> None:
    (books / "kaktus\u202e-4").mkdir()
    (books / os.fsdecode(b"kaktus-\xff")).mkdir()
    rename = "rename it with plain letters."
    assert problems() == [
        f"kaktus-\\udcff: this name is not written in UTF-8; {rename}",
        f"kaktus\\u202e-4: this name holds a sign that cannot be seen (U+202E); {rename}",
    ]
