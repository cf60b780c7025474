"""Compressed forms that do not belong to their file."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli
import pytest
from tests.hostile.lesson_packages.good_book import SCRIPT, Problems

from kaktus.library.reading.compressed_twins import unpacks_to

pytestmark = pytest.mark.django_db

NO_BROTLI = {
    "another text": brotli.compress(b"let regen = false;\n" * 30),
    "no compressed file": b"the key of the library",
    "empty": b"",
    "cut off": brotli.compress(SCRIPT)[:-1],
    "something behind it": brotli.compress(SCRIPT) + b"the key",
    "twice": brotli.compress(SCRIPT) * 2,
    "too short": brotli.compress(SCRIPT[:-1]),
    "too long": brotli.compress(SCRIPT + b"\n"),
    "the other form": gzip.compress(SCRIPT),
}
NO_GZIP = {
    "another text": gzip.compress(b"let regen = false;\n" * 30),
    "no compressed file": b"the key of the library",
    "empty": b"",
    "cut off": gzip.compress(SCRIPT)[:-1],
    "something behind it": gzip.compress(SCRIPT) + b"\0",
    "a second member": gzip.compress(SCRIPT[:9]) + gzip.compress(SCRIPT[9:]),
    "a second member that is empty": gzip.compress(SCRIPT) + gzip.compress(b""),
    "too long": gzip.compress(SCRIPT + b"\n"),
    "the other form": brotli.compress(SCRIPT),
}


@pytest.mark.parametrize(
    ("ending", "content"),
    [*((".br", content) for content in NO_BROTLI.values()), *((".gz", content) for content in NO_GZIP.values())],
    ids=[*(f"br: {name}" for name in NO_BROTLI), *(f"gzip: {name}" for name in NO_GZIP)],
)
def test_a_twin_that_is_not_its_file(lesson: Path, problems: Problems, ending: str, content: bytes) -> None:
    (lesson / f"spiel.js{ending}").write_bytes(content)
    says = "does not unpack to its file; make it again, or leave it out."
    assert problems() == [f"kaktus-3/wetter/spiel.js{ending}: {says}"]


def test_a_twin_of_a_twin(lesson: Path, problems: Problems) -> None:
    (lesson / "spiel.js.gz").write_bytes(gzip.compress(SCRIPT))
    (lesson / "spiel.js.gz.br").write_bytes(b"the key of the library")
    says = "a compressed form of a compressed form; leave it out."
    assert problems() == [f"kaktus-3/wetter/spiel.js.gz.br: {says}"]


def brotli_compress(data: bytes) -> bytes:
    return bytes(brotli.compress(data, quality=1))


@pytest.mark.parametrize(("encoding", "pack"), [("br", brotli_compress), ("gzip", gzip.compress)])
def test_a_bomb_is_left_alone_after_its_first_piece(encoding: str, pack: Callable[[bytes], bytes]) -> None:
    # What follows the zeros cannot be compressed, so there is a lot to read for a reader that continues.
    bomb = pack(bytes(5_000_000) + os.urandom(200_000))
    read: list[int] = []

    def blocks() -> Iterator[bytes]:
        for start in range(0, len(bomb), 1000):
            read.append(start)
            yield bomb[start : start + 1000]

    assert not unpacks_to(blocks(), encoding=encoding, size=1000, digest="")
    assert len(read) < 20


def test_a_twin_that_is_larger_than_any_file_may_be(lesson: Path, problems: Problems) -> None:
    with (lesson / "spiel.js.br").open("wb") as twin:
        twin.truncate(300 * 1024 * 1024)
    assert problems() == ["kaktus-3/wetter/spiel.js.br: the file is larger than 100 MB."]
