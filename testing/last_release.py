"""The code of the last release, taken from the history of this repository."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from testing.served_library import ROOT

VERSION_FILE = "server/kaktus/__init__.py"


class NoHistory(Exception):
    """A download or a shallow clone does not contain the last release."""


def export_release(version: str, folder: Path) -> None:
    """The whole tree as it was when the version was named, with today's build of the web application."""
    named = _git("log", "--format=%H", "-S", f'__version__ = "{version}"', "--", VERSION_FILE).decode().split()
    # The first commit of a shallow clone seems to have named it, but its changes begin with what came later.
    if not named or f"\n## {version} " not in _git("show", f"{named[-1]}:CHANGELOG.md").decode().partition("###")[0]:
        raise NoHistory(f"The history does not contain the release {version}.")
    with tarfile.open(fileobj=io.BytesIO(_git("archive", named[-1]))) as archive:
        archive.extractall(folder, filter="data")
    (folder / "web/dist").symlink_to(ROOT / "web/dist")


def _git(*arguments: str) -> bytes:
    try:
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise NoHistory("This folder has no git history.") from None
