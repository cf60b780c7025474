"""The folder that holds the backups: one folder each, and beside them the archives of lessons that they share."""

from __future__ import annotations

import fcntl
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from kaktus.backups.manifest import NAME, Manifest, StoredLesson, read_manifest
from kaktus.backups.problems import BackupProblem
from kaktus.backups.sealed_files import Seal, write_through
from kaktus.common.files.private_files import FOLDER

ARCHIVES: Final = "lessons"
PART: Final = ".part"
# What a killed backup left behind is removed once it is this old.
LEFTOVER_AGE_S: Final = 24 * 60 * 60


@dataclass(frozen=True)
class Place:
    folder: Path

    @property
    def archives(self) -> Path:
        return self.folder / ARCHIVES

    @contextmanager
    def locked(self) -> Iterator[None]:
        """One backup at a time, so that none removes what another is writing."""
        self.archives.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        handle = os.open(self.folder / ".lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._remove_leftovers()
            yield
        except BlockingIOError:
            raise BackupProblem(f"Another backup to {self.folder} is being made at this moment.") from None
        finally:
            os.close(handle)

    def backup_of(self, moment: datetime) -> Path:
        return self.folder / f"kaktus-{moment:%Y%m%dT%H%M%SZ}"

    @contextmanager
    def new_backup(self, backup: Path) -> Iterator[Path]:
        """A folder that gets its name when everything in it is on the disk; until then there is no backup."""
        if backup.exists():
            raise BackupProblem(f"{backup} exists already.")
        part = self.folder / f".{backup.name}{PART}"
        part.mkdir(mode=FOLDER)
        try:
            yield part
            write_through(part)
            write_through(self.archives)
            part.rename(backup)
            write_through(self.folder)
        finally:
            shutil.rmtree(part, ignore_errors=True)

    def backups(self) -> dict[Path, Manifest]:
        """The complete ones, oldest first."""
        folders = sorted(path.parent for path in self.folder.glob(f"kaktus-*/{NAME}"))
        return {backup: read_manifest(backup) for backup in folders}

    def stored_lessons(self, seal: Seal) -> dict[str, StoredLesson]:
        """What earlier backups have stored in the same way, by the name of the archive."""
        lessons = (lesson for manifest in self.backups().values() for lesson in manifest.lessons)
        return {
            lesson.archive.name: lesson
            for lesson in lessons
            if lesson.archive.name.endswith(f".tar{seal.ending}") and self._is_whole(lesson)
        }

    def _is_whole(self, lesson: StoredLesson) -> bool:
        archive = self.archives / lesson.archive.name
        return archive.is_file() and archive.stat().st_size == lesson.archive.size

    def remove_older(self, *, than: datetime) -> list[str]:
        """Backups made before that moment, and the archives that only they needed."""
        backups = self.backups()
        old = [backup for backup, manifest in backups.items() if manifest.made_at < than]
        for backup in old:
            # Renamed first, so that half a backup is never taken for a whole one.
            backup.rename(gone := self.folder / f".{backup.name}{PART}")
            shutil.rmtree(gone)
        needed = {
            lesson.archive.name
            for backup, manifest in backups.items()
            if backup not in old
            for lesson in manifest.lessons
        }
        for archive in self.archives.iterdir():
            if archive.name not in needed:
                archive.unlink()
        return [backup.name for backup in old]

    def _remove_leftovers(self) -> None:
        for leftover in (*self.folder.glob(f".*{PART}"), *self.archives.glob(f".*{PART}")):
            if leftover.stat().st_mtime < time.time() - LEFTOVER_AGE_S:
                shutil.rmtree(leftover) if leftover.is_dir() else leftover.unlink()
