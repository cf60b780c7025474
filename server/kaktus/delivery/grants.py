"""Tells a web server in front which links are open: by folders that it finds for a few seconds and then no more.

For each of the coming seconds (counted since 1970) there is `<grants>/<second>/<token>/<book>/<lesson>`, a symbolic
link to the lesson's files. nginx looks only into the folder of the second it lives in, so a grant that nobody renews
ends by itself, even when this process is gone. What nginx does not find it asks the library for, which checks the link
and grants anew.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from kaktus.common.private_files import make_passage

# Links must end within ten seconds; the library itself remembers its last look at the person for four.
AHEAD_S = 4


def grant(grants: Path, link: str, files: Path, *, now: float) -> None:
    """Open `link` (token/book/lesson) from this second on."""
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
    """Clear away what has passed; it opened nothing any more."""
    for folder in grants.iterdir():
        if folder.name.isdecimal() and int(folder.name) < before:
            shutil.rmtree(folder, ignore_errors=True)
