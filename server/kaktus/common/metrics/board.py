"""The numbers of all processes of this machine, in one piece of shared memory that lives as long as the server.

Each process writes to a part of its own, a sheet; whoever is asked adds them up. A process that takes the place of one
that has died goes on with its sheet, so that no number ever falls.

A sheet: the number of bytes in use, then entry by entry two numbers (length of the name, how many values), the name
filled up to eight bytes, and the values.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import struct
import tempfile
import threading
from collections.abc import Iterator

SHEETS = 80
# Memory that is not written takes no room.
SHEET_BYTES = 256 * 1024
HEAD = struct.Struct("=Q")
ENTRY = struct.Struct("=II")
WIDTH = 8


class Board:
    """Made before the processes start that share it; `handle` is its file descriptor, which they inherit."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    @classmethod
    def create(cls) -> Board:
        handle = _memory()
        os.ftruncate(handle, SHEETS * SHEET_BYTES)
        return cls(handle)

    def claim(self, *, first: bool = False) -> Sheet | None:
        """A sheet that nobody writes to; the first one is reserved for the job worker, whose numbers also fall."""
        for number in (0,) if first else range(1, SHEETS):
            try:
                # Given back by the system when the process ends, however it ends.
                fcntl.lockf(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
            except OSError:
                continue
            return Sheet(mmap.mmap(self.handle, SHEET_BYTES, offset=number * SHEET_BYTES))
        return None

    def series(self) -> dict[str, list[float]]:
        """The sums over all sheets, by name."""
        totals: dict[str, list[float]] = {}
        for number in range(SHEETS):
            start = number * SHEET_BYTES
            used = HEAD.unpack(os.pread(self.handle, HEAD.size, start))[0]
            for name, place, width in _entries(os.pread(self.handle, used, start)) if used else ():
                values = os.pread(self.handle, width * WIDTH, start + place)
                numbers = struct.unpack(f"={width}d", values)
                known = totals.setdefault(name, [0.0] * width)
                totals[name] = [one + other for one, other in zip(known, numbers, strict=True)]
        return totals


class Sheet:
    def __init__(self, memory: mmap.mmap) -> None:
        self._memory = memory
        self.numbers = memoryview(memory).cast("d")
        self.lock = threading.Lock()
        self._used = max(HEAD.unpack_from(memory)[0], HEAD.size)
        self._places = {name: place // WIDTH for name, place, _ in _entries(memory[: self._used])}

    def place(self, name: str, width: int) -> int | None:
        """Where in `numbers` this series is; None if there is no more room."""
        with self.lock:
            place = self._places.get(name)
            return self._add(name, width) if place is None else place

    def _add(self, name: str, width: int) -> int | None:
        text = name.encode()
        text += b"\0" * (-len(text) % WIDTH)
        end = self._used + ENTRY.size + len(text) + width * WIDTH
        if end > SHEET_BYTES:
            return None
        ENTRY.pack_into(self._memory, self._used, len(text), width)
        self._memory[self._used + ENTRY.size : self._used + ENTRY.size + len(text)] = text
        # Last, so that a reader never sees half an entry.
        HEAD.pack_into(self._memory, 0, end)
        self._used = end
        self._places[name] = end // WIDTH - width
        return self._places[name]


def _entries(sheet: bytes) -> Iterator[tuple[str, int, int]]:
    """Name, place in bytes, and number of values of each."""
    at = HEAD.size
    while at < len(sheet):
        length, width = ENTRY.unpack_from(sheet, at)
        at += ENTRY.size
        yield sheet[at : at + length].rstrip(b"\0").decode(), at + length, width
        at += length + width * WIDTH


def _memory() -> int:
    try:
        return os.memfd_create("kaktus-metrics")
    except (AttributeError, OSError):
        # Not on Linux, or not allowed.
        with tempfile.TemporaryFile() as file:
            return os.dup(file.fileno())
