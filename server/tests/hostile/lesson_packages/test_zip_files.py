"""Tricks in ZIP files: paths, links, duplicates, clashes, sizes. Nothing of it is imported."""

from __future__ import annotations

import os
import stat
import struct
import warnings
import zipfile
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import NO_LINK, Problems

pytestmark = pytest.mark.django_db


@pytest.fixture
def packed(lesson: Path) -> Path:
    """The good lesson as a ZIP file in place of its folder."""
    target = lesson.with_suffix(".zip")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
        for file in sorted(lesson.rglob("*")):
            if file.is_file():
                package.write(file, str(file.relative_to(lesson)))
                file.unlink()
    (lesson / "bilder").rmdir()
    lesson.rmdir()
    return target


def add(packed: Path, name: str, content: bytes = b"x", *, mode: int = 0) -> None:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    with warnings.catch_warnings(), zipfile.ZipFile(packed, "a") as package:
        # Python warns about names that are there twice.
        warnings.simplefilter("ignore")
        package.writestr(info, content)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("../oben.js", "this path leads out of the package."),
        ("/etc/oben.js", "this path leads out of the package."),
        ("bilder//a.svg", "this path leads out of the package."),
        ("bilder/./a.svg", "this path leads out of the package."),
        ("c:/a.js", "this name cannot be used in a link; rename it with plain letters."),
        ("bilder\\a.svg", "this name cannot be used in a link; pack the ZIP file again."),
        ("spiel.js", "this file is there twice."),
        ("Spiel.js", "this name and spiel.js are the same on some devices; rename one of them."),
        ("BILDER/mond.svg", "this name and bilder are the same on some devices; rename one of them."),
        ("nul.js", "Windows does not allow this name; rename it with plain letters."),
        ("a/" * 11 + "a.js", "folders can be nested 10 deep at most."),
    ],
)
def test_a_name_that_is_a_trick(packed: Path, problems: Problems, name: str, says: str) -> None:
    add(packed, name)
    assert problems() == [f"kaktus-3/wetter.zip/{name}: {says}"]


def test_a_name_that_ends_at_a_zero(packed: Path, problems: Problems) -> None:
    add(packed, "bild_.js")
    packed.write_bytes(packed.read_bytes().replace(b"bild_.js", b"bild\0.js"))
    (line,) = problems()
    assert line.endswith("this name cannot be used in a link; pack the ZIP file again.")


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR])
def test_a_link_or_a_device(packed: Path, problems: Problems, kind: int) -> None:
    add(packed, "link.js", b"/etc/passwd", mode=kind | 0o644)
    assert problems() == [f"kaktus-3/wetter.zip/link.js: {NO_LINK}"]


def test_a_file_that_unpacks_to_far_more_than_it_is(packed: Path, problems: Problems) -> None:
    add(packed, "null.bin", bytes(4 * 1024 * 1024))
    assert problems() == [
        "kaktus-3/wetter.zip/null.bin: unpacks to more than 200 times its size, as no lesson's file does."
    ]


def test_a_file_that_is_longer_than_it_says(packed: Path, problems: Problems) -> None:
    add(packed, "lang.bin", os.urandom(1000))
    content = packed.read_bytes()
    packed.write_bytes(content.replace(struct.pack("<L", 1000), struct.pack("<L", 10)))
    (line,) = problems()
    assert line == "kaktus-3/wetter.zip/lang.bin: cannot be unpacked; pack the ZIP file again."


def test_more_files_than_a_lesson_has(packed: Path, problems: Problems) -> None:
    with zipfile.ZipFile(packed, "a") as package:
        for number in range(10_000):
            package.writestr(f"{number}.txt", b"")
    assert problems() == ["kaktus-3/wetter.zip: the lesson has more than 10000 files and folders."]


def test_files_that_are_too_large_together(packed: Path, problems: Problems) -> None:
    """Each of them a megabyte, as it says: nothing is unpacked to find out."""
    with zipfile.ZipFile(packed, "a") as package:
        for number in range(1_025):
            package.writestr(f"{number}.txt", b"x")
    content = bytearray(packed.read_bytes())
    place = content.find(b"PK\x01\x02")
    while place >= 0:
        content[place + 24 : place + 28] = struct.pack("<L", 1024 * 1024)
        place = content.find(b"PK\x01\x02", place + 46)
    packed.write_bytes(content)
    assert problems() == ["kaktus-3/wetter.zip: the lesson's files are larger than 1024 MB together."]


def test_a_zip_file_that_is_too_large_itself(packed: Path, problems: Problems) -> None:
    os.truncate(packed, 1024 * 1024 * 1024 + 1)
    assert problems()[0] == "kaktus-3/wetter.zip: the file is larger than 1024 MB."


@pytest.mark.parametrize("content", [b"", b"no zip file", b"PK\x05\x06" + bytes(18) + b"x"])
def test_something_else_with_that_name(packed: Path, problems: Problems, content: bytes) -> None:
    packed.write_bytes(content)
    assert problems() in (
        ["kaktus-3/wetter.zip: is not a ZIP file that can be read; pack it again."],
        ["kaktus-3/wetter.zip: story.html is missing, and there is no index.html, imsmanifest.xml or h5p.json either."],
    )


def test_a_password(packed: Path, problems: Problems) -> None:
    content = bytearray(packed.read_bytes())
    place = content.rfind(b"PK\x01\x02")
    content[place + 8] |= 1
    packed.write_bytes(content)
    (line, *_) = problems()
    assert line.endswith("is protected with a password; pack the ZIP file without one.")


def test_a_folder_and_a_zip_file_of_one_lesson(packed: Path, lesson: Path, problems: Problems) -> None:
    lesson.mkdir()
    (line,) = problems()
    assert line == "kaktus-3/wetter.zip: the lesson wetter is there twice; remove one of them."


def test_a_zip_file_that_is_a_link(packed: Path, tmp_path: Path, problems: Problems) -> None:
    packed.rename(tmp_path / "elsewhere.zip")
    packed.symlink_to(tmp_path / "elsewhere.zip")
    assert f"kaktus-3/wetter.zip: {NO_LINK}" in problems()
