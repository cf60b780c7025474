"""Remembers the last import of the shipped lessons, so that a start does not read 32 unchanged lessons again.

The stamp names the state of both sides after that import: the files of the folder, and what the library has. If either
differs, in a new database or after a change at the desk, the import runs and decides for each lesson.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from django.conf import settings

from kaktus import __version__
from kaktus.library.models import Lesson, Package


def folder_state(folder: Path) -> str:
    digest = sha256()
    for line in _files(str(folder)):
        digest.update(line.encode(errors="surrogateescape"))
    return digest.hexdigest()


def is_imported(state: str) -> bool:
    try:
        return _stamp_file().read_text() == _stamp(state)
    except FileNotFoundError:
        return False


def note_import(state: str) -> None:
    """`state` is that of the folder before it was read: what changes meanwhile is imported next time."""
    _stamp_file().write_text(_stamp(state))


def _stamp_file() -> Path:
    return Path(settings.DATA_DIR) / "shipped-lessons"


def _stamp(state: str) -> str:
    packages = Package.objects.order_by("book", "lesson").values_list("book", "lesson", "digest")
    lessons = Lesson.objects.order_by("book", "slug").values_list("book", "slug")
    library = sha256(repr((__version__, list(packages), list(lessons))).encode()).hexdigest()
    return f"{state}\n{library}\n"


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        in_order = sorted(entries, key=lambda entry: entry.name)
    for entry in in_order:
        if entry.is_dir(follow_symlinks=False):
            yield from _files(entry.path)
        else:
            facts = entry.stat(follow_symlinks=False)
            yield f"{entry.path}\0{facts.st_size}\0{facts.st_mtime_ns}\n"
