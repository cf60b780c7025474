"""A cache of the bucket's long files on this machine, so that a slow client does not hold a thread."""

from __future__ import annotations

import errno
import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, BinaryIO

MAX_BYTES = 512 * 1024 * 1024
# The server opens a file a moment after the answer has named it, so each copy outlives its last use by this much.
UNUSED_S = 30.0
BLOCK = 256 * 1024


@dataclass
class Copy:
    file: IO[bytes]
    size: int
    used_at: float


class BucketCache:
    """Holds files that have no name, so that none is left behind however this process ends."""

    def __init__(self) -> None:
        self.copies: dict[str, Copy] = {}
        self.lock = threading.Lock()

    def __del__(self) -> None:
        for copy in self.copies.values():
            copy.file.close()

    def open(self, name: str, *, fetch: Callable[[], tuple[BinaryIO, int]]) -> BinaryIO:
        """The file of this name, which never changes; fetched once, and again if it had to make room."""
        with self.lock:
            copy = self.copies.get(name)
            if copy:
                return self._opened(copy)
        source, size = fetch()
        with source:
            self._make_room(size)
            file = _copied(source)
        with self.lock:
            # Another thread may have fetched the same file meanwhile; one copy is enough.
            copy = self.copies.setdefault(name, Copy(file, size, time.monotonic()))
            if copy.file is not file:
                file.close()
            return self._opened(copy)

    def _opened(self, copy: Copy) -> BinaryIO:
        copy.used_at = time.monotonic()
        return open(f"/dev/fd/{copy.file.fileno()}", "rb")  # noqa: PTH123

    def _make_room(self, size: int) -> None:
        with self.lock:
            for name, copy in sorted(self.copies.items(), key=lambda item: item[1].used_at):
                if sum(other.size for other in self.copies.values()) + size <= MAX_BYTES:
                    return
                if time.monotonic() - copy.used_at < UNUSED_S:
                    raise OSError(errno.ENOSPC, "Too many long files of the bucket are being sent at once.")
                self.copies.pop(name).file.close()


def _copied(source: BinaryIO) -> IO[bytes]:
    file = tempfile.TemporaryFile()  # noqa: SIM115
    try:
        shutil.copyfileobj(source, file, BLOCK)
        file.flush()
    except BaseException:
        file.close()
        raise
    return file
