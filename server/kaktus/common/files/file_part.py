"""A part of a file as an answer: the server sends it by its path, so that no thread waits for a slow reader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

BLOCK = 64 * 1024
# A file up to this size is read at once and sent in one piece; reading more would only take memory.
ONE_PIECE = 128 * 1024


@dataclass(frozen=True)
class FilePart:
    """`length` bytes from `start` on. It is also a WSGI answer, for servers that do not know this class."""

    path: str
    start: int
    length: int

    def __iter__(self) -> Iterator[bytes]:
        remaining = self.length
        with open(self.path, "rb") as file:  # noqa: PTH123
            file.seek(self.start)
            while remaining and (block := file.read(min(BLOCK, remaining))):
                remaining -= len(block)
                yield block


def sent_from(file: Any, length: int) -> list[bytes] | FilePart:
    """The next bytes of an open file, which is then closed; of a long file only their place."""
    with file:
        if length <= ONE_PIECE:
            return [file.read(length)]
        # WhiteNoise wraps a part of a file.
        inner = getattr(file, "fileobj", file)
        return FilePart(inner.name, inner.tell(), length)
