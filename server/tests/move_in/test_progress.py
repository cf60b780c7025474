"""The bar on a terminal, and the lines anywhere else."""

from __future__ import annotations

import io
from pathlib import Path

from kaktus.move_in.progress import Progress
from kaktus.move_in.report import PrintedListing


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal_that_is_wiped_in_the_end(tmp_path: Path) -> None:
    file, shown = tmp_path / "file", Terminal()
    file.write_bytes(bytes(1000))
    progress = Progress("Moving in", file, shown)
    progress(100)
    assert shown.getvalue() == "", "not yet: it is drawn a few times a second at most"
    progress.shown_at -= 1
    progress(500)
    assert "Moving in [███████████████···············]  50%" in shown.getvalue()
    assert shown.getvalue().startswith("\r")
    PrintedListing(shown).write("refused", 7, "id", "a reason.")
    assert shown.getvalue().endswith("\r\033[Krefused: record 7 (id): a reason.\n")
    progress.end()
    assert shown.getvalue().endswith("\r\033[K")


def test_a_line_now_and_then_in_a_file(tmp_path: Path) -> None:
    file, shown = tmp_path / "file", io.StringIO()
    file.write_bytes(bytes(1000))
    progress = Progress("Moving in", file, shown)
    progress.shown_at -= 10
    progress(250)
    assert shown.getvalue() == ""
    progress.shown_at -= 30
    progress(250)
    progress.end()
    assert shown.getvalue().startswith("Moving in 25%, ")
    assert shown.getvalue().endswith(" s left\n")
