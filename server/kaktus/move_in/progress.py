"""A bar that shows how much of a file has been read, on a terminal; anywhere else a line now and then."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final, TextIO

from kaktus.move_in.reading.export_files import export_bytes

WIDTH: Final = 30
REDRAW_S: Final = 0.2
LINE_S: Final = 30.0


class Progress:
    def __init__(self, what: str, file: Path, stream: TextIO | None = None) -> None:
        self.what, self.stream = what, stream or sys.stderr
        self.total = max(1, export_bytes(file))
        self.bar = self.stream.isatty()
        self.started_at = self.shown_at = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self.shown_at < (REDRAW_S if self.bar else LINE_S):
            return
        self.shown_at = now
        share = min(1.0, done / self.total)
        remaining = f"{(now - self.started_at) * (1 - share) / share:,.0f} s left" if share else ""
        if self.bar:
            filled = int(share * WIDTH)
            self.stream.write(f"\r{self.what} [{'█' * filled}{'·' * (WIDTH - filled)}] {share:4.0%}  {remaining}\033[K")
        else:
            self.stream.write(f"{self.what} {share:.0%}, {remaining}\n")
        self.stream.flush()

    def end(self) -> None:
        if self.bar:
            self.stream.write("\r\033[K")
            self.stream.flush()
