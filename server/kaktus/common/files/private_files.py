"""Keeps the library's files private: mode 0600 in a folder of mode 0700, whatever the modes were before."""

from __future__ import annotations

import os
import pwd
import re
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

UMASK = 0o077
FILE = 0o600
FOLDER = 0o700
# Whoever knows a name may pass, but nobody may list: for nginx, which reads the lessons further down.
PASSAGE = 0o711
OTHERS = 0o077
# What the library itself puts into its data folder; anything else there belongs to somebody else.
OURS = re.compile(
    r"[a-z]+\.sqlite3(-[a-z]+)?|kaktus.*|secret-key|former-key|mailbox|content|downloads|grants|\.probe-.*"
)


def new_private_file(file: Path) -> int:
    """A new file, open for writing and private from the first moment; an existing file or link is refused."""
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)


def remove_older(files: Iterable[Path], *, before: float) -> int:
    """Those unchanged since that moment. One may vanish meanwhile, because another process removed or renamed it."""
    removed = 0
    for file in files:
        with suppress(FileNotFoundError):
            if file.stat().st_mtime < before:
                file.unlink()
                removed += 1
    return removed


def make_passage(folder: Path, *, above: Path) -> None:
    """Folders that others may pass through; the mode is set after making them, because the umask would reduce it."""
    if folder != above and not folder.is_dir():
        make_passage(folder.parent, above=above)
        folder.mkdir(exist_ok=True)
        folder.chmod(PASSAGE)


@dataclass(frozen=True)
class DataFolder:
    folder: Path
    database: Path | None
    """The file of SQLite, wherever it is."""
    passage: bool
    """Whether nginx reads lessons in it."""

    def close(self) -> None:
        """At every start: make private what others could read."""
        if is_ours(self.folder):
            self.folder.chmod(self._mode())
        for place in self._places():
            try:
                status = place.stat()
                if status.st_mode & OTHERS and status.st_uid == os.geteuid():
                    place.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS)
            except FileNotFoundError:
                continue

    def warnings(self) -> list[str]:
        """What other users of the machine can still read, and what to do about each."""
        warnings = []
        if stat.S_IMODE(self.folder.stat().st_mode) & ~self._mode():
            warnings.append(
                "Other users of this machine can look into the data folder: give the library a folder of its own in "
                f"KAKTUS_DATA_DIR, or, if nobody else needs this one, run: chmod {self._mode():o} {self.folder}"
            )
        for place in self._places():
            if place.exists() and place.stat().st_mode & OTHERS:
                warnings.append(f"Other users of this machine can read {place}: run, as its owner, chmod go= {place}")
        return warnings

    def _mode(self) -> int:
        return PASSAGE if self.passage else FOLDER

    def _places(self) -> Iterator[Path]:
        yield self.folder / "secret-key"
        yield self.folder / "former-key"
        yield from self.folder.glob("*.sqlite3*")
        if self.database:
            yield from (self.database.with_name(self.database.name + end) for end in ("", "-wal", "-shm", "-journal"))
        yield self.folder / "mailbox"
        yield from (self.folder / "mailbox").glob("*.eml")


def is_ours(folder: Path) -> bool:
    """A folder that is shared, is a home, or holds anything but our files never gets another mode."""
    status = folder.stat()
    if status.st_uid != os.geteuid() or status.st_mode & stat.S_ISVTX or str(folder.resolve()) in _homes():
        return False
    return all(OURS.fullmatch(entry.name) for entry in folder.iterdir())


def _homes() -> set[str]:
    homes = {os.environ.get("HOME", "")}
    try:
        homes.add(pwd.getpwuid(os.geteuid()).pw_dir)
    except KeyError:
        # In a container the user may have a number but no name.
        return homes
    return homes


def close_output_to_others() -> None:
    """Before codes or personal data are printed: make a file private that the shell has created for them."""
    try:
        output = sys.stdout.fileno()
    except (OSError, ValueError):
        return
    status = os.fstat(output)
    if stat.S_ISREG(status.st_mode) and status.st_mode & OTHERS and status.st_uid == os.geteuid():
        os.fchmod(output, stat.S_IMODE(status.st_mode) & ~OTHERS)
