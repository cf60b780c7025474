"""Imports a folder of lessons: its books and files become part of the library, all or nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction

from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.book_manifests import store_manifest
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import LessonVersion, Package
from kaktus.library.packages.content_folders import BadContent, Content
from kaktus.library.reading.lesson_folders import opened
from kaktus.library.reading.plain_folders import CannotRead, PlainFolder
from kaktus.library.versions.lesson_versions import place_version, store_version


@dataclass(frozen=True)
class Imported:
    versions: list[LessonVersion]
    """The new ones, and those that are published again."""
    same: int
    """How many lessons were up to date."""


def import_content(
    content: Content,
    *,
    storage: Storage,
    publish: bool = True,
    note: Callable[[Imported], None] = lambda _imported: None,
) -> Imported:
    """Files first, then the catalogue in one step, so that nobody sees half an import; `note` is part of that step."""
    stored = {(p.book, p.lesson): p.digest for p in Package.objects.defer("files")}
    changed = [item for item in content.lessons if stored.get((item.book, item.lesson)) != item.digest]
    versions = []
    try:
        with PlainFolder.at(content.folder) as folder:
            for item in changed:
                with folder.folder(item.book) as book, opened(book, item) as source:
                    versions.append(store_version(item, source, storage=storage))
    except CannotRead as problem:
        raise BadContent([str(problem)]) from None
    imported = Imported(versions, len(content.lessons) - len(changed))
    with transaction.atomic():
        for manifest in content.manifests:
            store_manifest(manifest)
        for version in versions if publish else []:
            place_version(version)
        note(imported)
    clear_catalogue_cache()
    return imported
