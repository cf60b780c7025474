"""Tells a web server in front which links are valid, by means of folders that exist for a few seconds only.

For each of the coming seconds (counted since 1970) there is `<grants>/<second>/<token>/<book>/<lesson>`, a symbolic
link to the lesson's files. nginx looks only into the folder of the current second, so a grant that is not renewed
ends by itself, even if this process is gone. For what nginx does not find, it asks the library, which checks the link
and grants it anew.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from kaktus.common.files.private_files import make_passage

# A link must stop working within ten seconds; the library itself caches a person's epoch for four.
AHEAD_S = 4


def grant(grants: Path, link: str, files: Path, *, now: float) -> None:
    """Grant `link` (token/book/lesson) for this and the coming seconds."""
    first = int(now)
    if os.path.lexists(f"{grants}/{first + AHEAD_S - 1}/{link}"):
        return
    _sweep(grants, before=first - 1)
    for second in range(first, first + AHEAD_S):
        place = grants / str(second) / link
        make_passage(place.parent, above=grants)
        try:
            place.symlink_to(files)
        except FileExistsError:
            continue


def _sweep(grants: Path, *, before: int) -> None:
    """Remove the folders of seconds that have passed; they no longer granted anything."""
    for folder in grants.iterdir():
        if folder.name.isdecimal() and int(folder.name) < before:
            shutil.rmtree(folder, ignore_errors=True)
