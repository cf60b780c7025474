"""For developers: notices when a source file has changed."""

from __future__ import annotations

import time
from pathlib import Path

POLL_INTERVAL_S = 0.5


def wait_for_change(folder: Path) -> None:
    """Returns when the sources differ and all of them compile: one that is half written must not stop anything."""
    before = _sources(folder)
    while _sources(folder) == before or not _all_compile(folder):
        time.sleep(POLL_INTERVAL_S)


def _sources(folder: Path) -> dict[Path, int]:
    modified_at = {}
    for file in folder.rglob("*.py"):
        try:
            modified_at[file] = file.stat().st_mtime_ns
        except FileNotFoundError:
            continue
    return modified_at


def _all_compile(folder: Path) -> bool:
    try:
        for file in _sources(folder):
            compile(file.read_bytes(), file, "exec")
    except (SyntaxError, FileNotFoundError):
        return False
    return True
