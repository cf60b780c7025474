"""Makes a backup, checks one by restoring it into a scratch place, and restores one into an empty library."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import IO, Final

from django.db.migrations.loader import MigrationLoader
from django.utils import timezone

from kaktus import __version__
from kaktus.backups.contents import Contents, LessonFiles
from kaktus.backups.lesson_archives import Keep, NotInStorage, check_archive, read_archive, write_archive
from kaktus.backups.library import Database, database_of_kind, needed_besides, own_database, own_storage
from kaktus.backups.manifest import NAME, BackupFile, Manifest, StoredLesson, read_manifest
from kaktus.backups.places import ARCHIVES, Place
from kaktus.backups.problems import BackupProblem, problems_in_words
from kaktus.backups.sealed_files import Seal, digest_of, reading
from kaktus.common.files.storage import Storage

DATABASE: Final = "database"


@dataclass(frozen=True)
class BackupResult:
    backup: Path
    manifest: Manifest
    new_archives: int
    removed: list[str]


def make_backup(place: Place, *, seal: Seal, keep: timedelta | None = None) -> BackupResult:
    """Everything that was acknowledged before this call is in it."""
    now = timezone.now()
    backup = place.backup_of(now)
    with problems_in_words(place.folder), place.locked():
        with place.new_backup(backup) as folder:
            database = own_database()
            copy = folder / f"{DATABASE}{database.ending}{seal.ending}"
            contents = database.copy(copy, seal=seal)
            # After the database: files are stored before the rows that name them, so all of them are there by now.
            lessons, missing, new = _store_lessons(place, contents.lessons, storage=own_storage(), seal=seal)
            manifest = Manifest(
                made_at=now,
                release=__version__,
                kind=database.kind,
                database=_stored(copy),
                rows=contents.rows,
                migrations=contents.migrations,
                lessons=lessons,
                missing=missing,
                needed=needed_besides(seal),
            )
            with Seal().writing(folder / NAME) as stream:
                stream.write(manifest.written())
        removed = place.remove_older(than=now - keep) if keep else []
    return BackupResult(backup, manifest, new, removed)


def _stored(file: Path) -> BackupFile:
    return BackupFile(name=file.name, size=file.stat().st_size, sha256=digest_of(file))


def _store_lessons(
    place: Place, needed: list[LessonFiles], *, storage: Storage, seal: Seal
) -> tuple[list[StoredLesson], list[str], int]:
    already_stored, lessons, missing, new = place.stored_lessons(seal), [], [], 0
    for item in needed:
        archive = place.archives / f"{item.key}.tar{seal.ending}"
        if stored := already_stored.get(archive.name):
            lessons.append(stored)
            continue
        try:
            files = write_archive(item, storage=storage, archive=archive, seal=seal)
        except NotInStorage as problem:
            missing.append(str(problem))
            continue
        lessons.append(StoredLesson(folder=item.folder, archive=_stored(archive), files=files))
        new += 1
    return lessons, missing, new


def verify_backup(backup: Path) -> tuple[Manifest, list[str]]:
    """Restores it into a scratch place, and reports every difference."""
    with problems_in_words(backup):
        manifest = read_manifest(backup)
        with database_of_kind(manifest.kind).scratch() as scratch:
            _restore_database(backup, manifest, scratch)
            contents = scratch.contents()
        problems = _differences(manifest, contents)
        for lesson in manifest.lessons:
            try:
                _read_lesson(backup, lesson, keep=lambda _name, _content: None)
            except BackupProblem as problem:
                problems.append(str(problem))
    return manifest, problems


def _differences(manifest: Manifest, restored: Contents) -> list[str]:
    tables = sorted(manifest.rows.keys() | restored.rows.keys())
    problems = [
        f"The table {table} has {restored.rows.get(table, 0)} rows instead of {manifest.rows.get(table, 0)}."
        for table in tables
        if restored.rows.get(table) != manifest.rows.get(table)
    ]
    stored = {lesson.folder for lesson in manifest.lessons}
    without = [item.folder for item in restored.lessons if item.folder not in stored]
    return problems + [f"The files of {folder} are not in the backup." for folder in without]


def restore_backup(backup: Path, *, database: bool = True, lessons: bool = True) -> Manifest:
    """Into an empty database and an empty storage; if it fails, both are left empty."""
    with problems_in_words(backup):
        manifest = read_manifest(backup)
        _check_release(manifest)
        target, storage = database_of_kind(manifest.kind), own_storage()
        if database:
            target.check_empty()
        if lessons and not storage.is_empty():
            raise BackupProblem(
                "The storage of the lessons is not empty. If it is the right one, leave it as it is and restore with "
                "--only database."
            )
        storage.prepare()
        try:
            for lesson in manifest.lessons if lessons else []:
                _restore_lesson(backup, lesson, storage)
            # Last, so that there is no library before its lessons are there.
            if database:
                _restore_database(backup, manifest, target)
        except BaseException:
            for lesson in manifest.lessons if lessons else []:
                storage.remove(lesson.folder)
            raise
    return manifest


def _check_release(manifest: Manifest) -> None:
    our_migrations = {f"{app}.{name}" for app, name in MigrationLoader(None).disk_migrations}
    if any(migration not in our_migrations for migration in manifest.migrations):
        raise BackupProblem(
            f"The backup was made by release {manifest.release}, which is newer than this one ({__version__}): "
            "install that release, or a newer one, then restore."
        )


def _restore_database(backup: Path, manifest: Manifest, target: Database) -> None:
    file = backup / manifest.database.name
    if (
        not file.is_file()
        or file.stat().st_size != manifest.database.size
        or digest_of(file) != manifest.database.sha256
    ):
        raise BackupProblem(f"{file} is missing or damaged: it is not what the backup's list says.")
    with reading(file) as stream:
        target.restore(stream)


def _restore_lesson(backup: Path, lesson: StoredLesson, storage: Storage) -> None:
    def put(name: str, content: IO[bytes]) -> None:
        storage.put(f"{lesson.folder}/{name}", content)

    _read_lesson(backup, lesson, keep=put)


def _read_lesson(backup: Path, lesson: StoredLesson, *, keep: Keep) -> None:
    archive = backup.resolve().parent / ARCHIVES / lesson.archive.name
    check_archive(archive, size=lesson.archive.size, digest=lesson.archive.sha256)
    read_archive(archive, files=lesson.files, keep=keep)
