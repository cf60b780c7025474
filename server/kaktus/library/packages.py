"""Puts the files of lessons into the storage, and their list into the catalogue."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.utils import timezone

from kaktus.common.storage import Storage
from kaktus.library.catalogue import store_manifest
from kaktus.library.content_folders import ENCODINGS, Content, LessonFolder
from kaktus.library.models import Lesson, Package
from kaktus.library.shelf import forget_shelf


def import_content(content: Content, *, storage: Storage) -> int:
    """Files first, then the catalogue in one step, so that nobody sees half an import; how many lessons changed."""
    stored = {(p.book, p.lesson): p.digest for p in Package.objects.defer("files")}
    changed = [item for item in content.lessons if stored.get((item.book, item.lesson)) != item.digest]
    for item in changed:
        _store_files(item, storage)
    with transaction.atomic():
        for manifest in content.manifests:
            store_manifest(manifest)
        for item in changed:
            Package.objects.update_or_create(
                book=item.book,
                lesson=item.lesson,
                defaults={
                    "digest": item.digest,
                    "files": item.files,
                    "thumb": item.thumb,
                    "imported_at": timezone.now(),
                },
            )
    forget_shelf()
    for item in changed:
        # The version before stays until the next import: it may be on its way to somebody just now.
        kept = {item.digest, stored.get((item.book, item.lesson))}
        for version in set(storage.versions(f"{item.book}/{item.lesson}")) - kept:
            storage.remove(f"{item.book}/{item.lesson}/{version}")
    return len(changed)


def _store_files(item: LessonFolder, storage: Storage) -> None:
    """What lies there already is not sent again: an import that was cut off goes on where it stopped."""
    for name, entry in item.files.items():
        for file, size in _sizes(name, entry).items():
            target = f"{item.book}/{item.lesson}/{item.digest}/{file}"
            if storage.size(target) != size:
                storage.put(target, item.folder / file)


def _sizes(name: str, entry: dict[str, Any]) -> dict[str, int]:
    """The file and its compressed twins."""
    return {name: entry["size"]} | {name + ENCODINGS[code]: size for code, size in entry["encodings"].items()}


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
            for file, size in _sizes(name, entry).items():
                found = storage.size(f"{package.book}/{package.lesson}/{package.digest}/{file}")
                if found != size:
                    what = "is missing" if found is None else f"has {found} bytes instead of {size}"
                    problems.append(f"{package.book}/{package.lesson}/{file}: {what}.")
    return problems
