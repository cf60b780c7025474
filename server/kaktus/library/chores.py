"""Removes what nobody needs any more: old versions, forgotten uploads, and files that belong to nothing."""

from __future__ import annotations

import re
import shutil
import time
from datetime import timedelta
from itertools import groupby
from typing import Final

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from kaktus.common import retention
from kaktus.common.files.storage import storage_at
from kaktus.jobs.models import OPEN
from kaktus.library.catalogue.catalogue_cache import picture_folder
from kaktus.library.models import Lesson, LessonPicture, LessonVersion, Package, Upload
from kaktus.library.packages.checking_folders import checking_folder
from kaktus.library.packages.uploads import FOLDER, KEPT_FOR
from kaktus.library.reading.package_entries import SLUG

# Longer than any link is valid.
WITHDRAWN_AGE: Final = timedelta(days=1)
# The folders of versions and pictures are named after digests.
OURS: Final = rf"({picture_folder('')})?[0-9a-f]{{16}}"


def remove_old_versions() -> int:
    """Versions of lessons: all but the published one and the newest besides, and old drafts."""
    live = {(package.book, package.lesson): package.digest for package in Package.objects.defer("files")}
    now = timezone.now()
    removed = 0
    versions = LessonVersion.objects.defer("files", "report").order_by("book", "lesson", "-made_at", "-pk")
    for key, of_lesson in groupby(versions, key=lambda version: (version.book, version.lesson)):
        others = [version for version in of_lesson if version.digest != live.get(key)]
        for place, version in enumerate(others):
            never = version.published_at is None
            old = place >= retention.LESSON_VERSIONS or (never and version.made_at < now - retention.LESSON_DRAFT)
            half = version.stored_at is None and version.made_at < now - KEPT_FOR
            if half or (old and version.made_at < now - WITHDRAWN_AGE):
                removed += _remove(version)
    _sweep({*live, *_stored_lessons()})
    return removed


def _remove(version: LessonVersion) -> int:
    """Unless it was published a moment ago, or is still open somewhere."""
    lately = Q(withdrawn_at__gt=timezone.now() - WITHDRAWN_AGE)
    published = Q(published_at__isnull=False, withdrawn_at__isnull=True)
    with transaction.atomic():
        Lesson.lock(version.book, version.lesson)
        gone = LessonVersion.objects.filter(pk=version.pk).exclude(lately | published).delete()[0]
    if gone:
        storage_at(settings.STORAGE_URL).remove(f"{version}/{version.digest}")
    return 1 if gone else 0


def _stored_lessons() -> set[tuple[str, str]]:
    """Those of the catalogue, and those that were removed, alone or with their book, and still have files."""
    storage = storage_at(settings.STORAGE_URL)
    books = [name for name in storage.folders("") if re.fullmatch(SLUG, name)]
    return {(book, lesson) for book in books for lesson in storage.folders(book)}


def _sweep(lessons: set[tuple[str, str]]) -> None:
    """Folders without a version. Every version has its row before its first file, so nothing new is among them."""
    storage = storage_at(settings.STORAGE_URL)
    # Listed first: whatever is stored meanwhile has its row by the time the rows are read.
    there = {(book, lesson): storage.folders(f"{book}/{lesson}") for book, lesson in lessons}
    needed = {
        row for model in (LessonVersion, Package) for row in model.objects.values_list("book", "lesson", "digest")
    }
    pictures = LessonPicture.objects.values_list("book", "lesson", "digest")
    needed |= {(book, lesson, picture_folder(digest)) for book, lesson, digest in pictures}
    for (book, lesson), folders in there.items():
        for folder in folders:
            # Folders that belong to somebody else may lie beside the books.
            if (book, lesson, folder) not in needed and re.fullmatch(OURS, folder):
                storage.remove(f"{book}/{lesson}/{folder}")


def remove_old_uploads() -> int:
    """Uploads of a day ago, and lists of codes that no import needs any more."""
    storage, now = storage_at(settings.STORAGE_URL), timezone.now()
    needed = Q(job__state__in=OPEN) | Q(needed_until__gt=now)
    old = Upload.objects.filter(made_at__lt=now - KEPT_FOR).exclude(needed)
    count = old.delete()[1].get(Upload._meta.label, 0)
    there = {*storage.folders(FOLDER)}
    checking = {folder.name for folder in checking_folder().glob("*")}
    uploads = {str(key) for key in Upload.objects.values_list("pk", flat=True)}
    for name in there - uploads:
        storage.remove(f"{FOLDER}/{name}")
    for name in checking - uploads:
        shutil.rmtree(checking_folder() / name, ignore_errors=True)
    return count


def remove_half_files() -> int:
    """Files that an interrupted import or upload left half-written."""
    return storage_at(settings.STORAGE_URL).remove_half_files(before=time.time() - KEPT_FOR.total_seconds())
