"""What is in a copy of the database: how many rows, which migrations, and which files of lessons belong to it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kaktus.library.catalogue.catalogue_cache import picture_folder
from kaktus.library.models import LessonPicture, LessonVersion, Package
from kaktus.library.versions.stored_files import sizes_in_storage

# SQL that both databases understand, because it queries a copy that Django is not connected to.
Ask = Callable[[str], Iterable[tuple[Any, ...]]]
PACKAGES: Final = f"""
    SELECT book, lesson, digest, CAST(files AS TEXT) FROM {Package._meta.db_table} UNION
    SELECT book, lesson, digest, CAST(files AS TEXT) FROM {LessonVersion._meta.db_table} WHERE stored_at IS NOT NULL
"""  # noqa: S608
PICTURES: Final = f"SELECT book, lesson, digest, name, CAST(entry AS TEXT) FROM {LessonPicture._meta.db_table}"  # noqa: S608


@dataclass(frozen=True)
class LessonFiles:
    folder: str
    """Its path in the storage: book/lesson/digest."""
    sizes: Mapping[str, int]
    """The sizes of its files."""
    key: str
    """Differs if any of the files differs."""


@dataclass(frozen=True)
class Contents:
    rows: dict[str, int]
    """How many there are in each table."""
    migrations: list[str]
    lessons: list[LessonFiles]


def read_contents(tables: Iterable[str], ask: Ask) -> Contents:
    rows = {table: next(iter(ask(f'SELECT count(*) FROM "{table}"')))[0] for table in sorted(tables)}  # noqa: S608
    migrations = [f"{app}.{name}" for app, name in ask("SELECT app, name FROM django_migrations ORDER BY id")]
    return Contents(rows=rows, migrations=migrations, lessons=_lessons(ask))


def _lessons(ask: Ask) -> list[LessonFiles]:
    entries: dict[str, dict[str, Any]] = {}
    for book, lesson, digest, files in ask(PACKAGES):
        entries.setdefault(f"{book}/{lesson}/{digest}", {}).update(json.loads(files))
    for book, lesson, digest, name, entry in ask(PICTURES):
        entries[f"{book}/{lesson}/{picture_folder(digest)}"] = {name: json.loads(entry)}
    return [_of_folder(folder, entries[folder]) for folder in sorted(entries)]


def _of_folder(folder: str, files: Mapping[str, Any]) -> LessonFiles:
    sizes = {stored: size for name, entry in files.items() for stored, size in sizes_in_storage(name, entry).items()}
    serialized = json.dumps([folder, files], sort_keys=True).encode()
    return LessonFiles(folder=folder, sizes=sizes, key=hashlib.sha256(serialized).hexdigest()[:32])
