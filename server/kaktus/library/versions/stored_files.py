"""Puts the files of a lesson into the storage, and finds what is missing there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import IO, Any

from kaktus.common.files.storage import Storage
from kaktus.library.models import Lesson, Package
from kaktus.library.reading.compressed_twins import ENCODINGS
from kaktus.library.reading.foreign_pages import LARGEST_PAGE
from kaktus.library.reading.lesson_folders import LessonFolder, Source
from kaktus.library.reading.package_entries import LARGEST_FILE
from kaktus.library.reading.plain_folders import CannotRead

IN_MEMORY = 8 * 1024 * 1024


def store_files(item: LessonFolder, source: Source, storage: Storage, *, progress: Callable[[int, int], None]) -> None:
    """Files that are already there are not sent again, so an interrupted import continues where it stopped."""
    for done, (name, entry) in enumerate(item.files.items()):
        progress(done, len(item.files))
        for file, size in sizes_in_storage(name, entry).items():
            target = f"{item.book}/{item.lesson}/{item.digest}/{file}"
            if storage.size(target) != size:
                with _content(item, name, file, source) as content:
                    storage.put(target, content)


@contextmanager
def _content(item: LessonFolder, name: str, file: str, source: Source) -> Iterator[IO[bytes]]:
    if name in item.added:
        yield BytesIO(item.added[name])
    elif name in item.pages:
        with _checked_copy(item, name, LARGEST_PAGE, source) as page:
            yield BytesIO(item.pages[name].apply(page.read()))
    else:
        with _checked_copy(item, file, LARGEST_FILE, source) as copy:
            yield copy


@contextmanager
def _checked_copy(item: LessonFolder, name: str, limit: int, source: Source) -> Iterator[IO[bytes]]:
    """Only checked bytes get into the storage, whatever has replaced the file since."""
    with SpooledTemporaryFile(max_size=IN_MEMORY) as copy:
        with source.file(name, limit=limit) as file:
            copy.writelines(file)
        if file.digest != item.digests[name]:
            raise CannotRead(f"{file.place}: was changed during the import; import it again.")
        copy.seek(0)
        yield copy


def sizes_in_storage(name: str, entry: dict[str, Any]) -> dict[str, int]:
    """The file and its compressed twins, by the names under which they are stored."""
    return {entry.get("stored", name): entry["size"]} | {
        name + ENCODINGS[code]: size for code, size in entry["encodings"].items()
    }


def stored_problems(*, storage: Storage) -> list[str]:
    """What is missing or cut short in the storage, and which lessons have no files at all."""
    packages = {(package.book, package.lesson): package for package in Package.objects.all()}
    problems = [
        f"{book}/{lesson}: no files were imported."
        for book, lesson in Lesson.objects.order_by("book", "position").values_list("book", "slug")
        if (book, lesson) not in packages
    ]
    for package in packages.values():
        for name, entry in package.files.items():
            for file, size in sizes_in_storage(name, entry).items():
                stored_size = storage.size(f"{package.book}/{package.lesson}/{package.digest}/{file}")
                if stored_size != size:
                    what = "is missing" if stored_size is None else f"has {stored_size} bytes instead of {size}"
                    problems.append(f"{package.book}/{package.lesson}/{file}: {what}.")
    return problems
