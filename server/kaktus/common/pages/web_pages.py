"""The pages of the built web application, that of readers and that of staff: one each, whatever the address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

READERS_PAGE: Final = "index.html"
DESK_PAGE: Final = "desk.html"


def is_built(folder: Path) -> bool:
    return all((folder / page).is_file() for page in (READERS_PAGE, DESK_PAGE))
