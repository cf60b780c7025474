"""Our Python sources, for tests that read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from kaktus.common.environment import ROOT


def source_files(folders: Iterable[str]) -> Iterator[Path]:
    for folder in folders:
        # Programs that others wrote are in folders such as `.venv`.
        yield from (file for file in sorted((ROOT / folder).rglob("*.py")) if ".venv" not in file.parts)
