"""Turns a spreadsheet into CSV, in a process with limits: what strangers have written is unpacked nowhere else."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final

from kaktus.activation.printed.code_lists import BadList
from kaktus.common.files.limited_process import LimitedProcess
from kaktus.library.packages.uploads import LARGEST_LIST

PROGRAM: Final = "kaktus.activation.printed.sheet_process"
# A full sheet of a million rows takes about a minute; this leaves room for slow machines.
PROCESSOR_S: Final = 300
WALL_S: Final = 900.0
MEMORY: Final = 512 * 1024 * 1024
TICK_S: Final = 0.1


@contextmanager
def as_csv(file: BinaryIO, *, watch: Callable[[], None] = lambda: None) -> Iterator[BinaryIO]:
    """The file itself, unless it is packed as spreadsheets are. Raises BadList; `watch` may end the reading."""
    file.seek(0)
    if file.read(2) != b"PK":
        yield file
        return
    with tempfile.TemporaryFile() as table:
        _read_sheet(file, table, watch)
        yield table


def _read_sheet(file: BinaryIO, table: BinaryIO, watch: Callable[[], None]) -> None:
    process = LimitedProcess(PROGRAM, file.fileno(), table.fileno(), watch=watch)
    order = {"largest": LARGEST_LIST, "processor_s": PROCESSOR_S, "memory": MEMORY}
    try:
        answer = process.ask(order, wall_s=WALL_S, tick_s=TICK_S)
    finally:
        process.stop()
    if "stopped" in answer:
        raise BadList("sheet_too_large")
    if "problem" in answer:
        raise BadList(answer["problem"])
