"""A part of a file as an answer: the server sends it by its path, so that no thread waits for who reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

BLOCK = 64 * 1024
# Up to here a file is read at once and goes out in one piece; more would only hold memory.
ONE_PIECE = 128 * 1024


@dataclass(frozen=True)
class FilePart:
    """`length` bytes from `start` on. Also a WSGI answer, for servers that know nothing of it."""

    path: str
    start: int
    length: int

    def __iter__(self) -> Iterator[bytes]:
        left = self.length
        with open(self.path, "rb") as file:  # noqa: PTH123
            file.seek(self.start)
            while left and (block := file.read(min(BLOCK, left))):
                left -= len(block)
                yield block


def sent_from(file: Any, length: int) -> list[bytes] | FilePart:
    """The next bytes of an open file, which is closed; from a long one only where they are."""
    with file:
        if length <= ONE_PIECE:
            return [file.read(length)]
        # WhiteNoise puts a part of a file into a wrapper.
        inner = getattr(file, "fileobj", file)
        return FilePart(inner.name, inner.tell(), length)
