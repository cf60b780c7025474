"""Which of millions of values occur more than once: counted in a file, so that memory does not grow with them."""

from __future__ import annotations

import hashlib
from types import TracebackType
from typing import Final, Self

from kaktus.move_in.scratch import scratch_table

ROWS_AT_ONCE: Final = 20_000
COUNT = "INSERT INTO value VALUES (?, 1) ON CONFLICT (digest) DO UPDATE SET times = 2"


class Repeats:
    """Only digests are written."""

    def __init__(self) -> None:
        self.database = scratch_table("value (digest INTEGER PRIMARY KEY, times INTEGER)")
        self.waiting: list[tuple[int]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.database.close()

    def add(self, value: str) -> None:
        self.waiting.append((_digest(value),))
        if len(self.waiting) >= ROWS_AT_ONCE:
            self._write()

    def repeated(self) -> RepeatedValues:
        self._write()
        rows = self.database.execute("SELECT digest FROM value WHERE times = 2")
        return RepeatedValues({digest for (digest,) in rows})

    def _write(self) -> None:
        # In order, so that each page is touched once.
        self.database.execute("BEGIN")
        self.database.executemany(COUNT, sorted(self.waiting))
        self.database.execute("COMMIT")
        self.waiting.clear()


class RepeatedValues:
    def __init__(self, digests: set[int]) -> None:
        self.digests = digests

    def __contains__(self, value: str) -> bool:
        return bool(self.digests) and _digest(value) in self.digests


def _digest(value: str) -> int:
    return int.from_bytes(hashlib.blake2b(value.encode(errors="replace"), digest_size=8).digest(), signed=True)
