"""The versions of a lesson: stores one, publishes one, goes back to the one before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Max
from django.utils import timezone

from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Lesson, LessonVersion, Package
from kaktus.library.queries import live_versions
from kaktus.library.reading.lesson_folders import LessonFolder, Source
from kaktus.library.versions.package_reports import report_of
from kaktus.library.versions.stored_files import store_files

FIELDS = ("digest", "files", "thumb", "kind", "scorm", "start", "one_origin")


class VersionProblem(Exception):
    """The version cannot be published; the text says why and what to do."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


@dataclass(frozen=True)
class Published:
    version: LessonVersion
    before: LessonVersion | None


def store_version(
    item: LessonFolder,
    source: Source,
    *,
    storage: Storage,
    made_by: str = "",
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> LessonVersion:
    """Its files are in the storage when this returns; after a kill, the next try continues where it stopped."""
    version = _version_of(item, made_by=made_by)
    store_files(item, source, storage, progress=progress)
    version.stored_at = timezone.now()
    version.save(update_fields=["stored_at"])
    return version


def _version_of(item: LessonFolder, *, made_by: str) -> LessonVersion:
    """The same files are the same version, however often they come."""
    with transaction.atomic():
        of_lesson = LessonVersion.objects.filter(book=item.book, lesson=item.lesson)
        Lesson.lock(item.book, item.lesson)
        existing = of_lesson.filter(digest=item.digest).first()
        return existing or LessonVersion.objects.create(
            book=item.book,
            lesson=item.lesson,
            number=(of_lesson.aggregate(last=Max("number"))["last"] or 0) + 1,
            digest=item.digest,
            files=item.files,
            thumb=item.thumb,
            kind=item.kind.name,
            scorm=item.kind.scorm,
            start=item.kind.start,
            one_origin=item.needs_one_origin,
            report=report_of(item),
            made_by=made_by,
        )


def live_version(book: str, lesson: str) -> LessonVersion | None:
    return live_versions().filter(book=book, lesson=lesson).first()


def publish_version(version: LessonVersion, *, instead_of: int | None) -> Published:
    """`instead_of` is the number of the version that the editor believed to be published; None if there was none."""
    with transaction.atomic():
        Lesson.lock(version.book, version.lesson)
        _check_live(live_version(version.book, version.lesson), number=instead_of)
        published = place_version(version)
    clear_catalogue_cache()
    return published


def go_back(book: str, lesson: str, *, instead_of: int | None) -> Published:
    """Publish what readers had before. Doing it twice restores the first state."""
    with transaction.atomic():
        Lesson.lock(book, lesson)
        live = live_version(book, lesson)
        former = LessonVersion.objects.filter(book=book, lesson=lesson, published_at__isnull=False)
        version = former.exclude(pk=live.pk).order_by("-published_at").first() if live else None
        if version is None:
            raise VersionProblem("no_former_version", "There is no earlier version to go back to.")
        _check_live(live, number=instead_of)
        published = place_version(version)
    clear_catalogue_cache()
    return published


def _check_live(live: LessonVersion | None, *, number: int | None) -> None:
    if (live.number if live else None) != number:
        current = f"version {live.number}" if live else "nothing"
        raise VersionProblem("published_meanwhile", f"Somebody else has just published: readers now get {current}.")


def place_version(version: LessonVersion) -> Published:
    """Within a transaction: readers get this version as soon as that ends."""
    lesson = Lesson.lock(version.book, version.lesson)
    live = live_version(version.book, version.lesson)
    stored = LessonVersion.objects.filter(pk=version.pk, stored_at__isnull=False).first()
    if lesson is None or stored is None:
        raise VersionProblem("not_there", "This version, or its lesson, is no longer there.")
    now = timezone.now()
    if live and live != stored:
        live.withdrawn_at = now
        live.save(update_fields=["withdrawn_at"])
    stored.published_at, stored.withdrawn_at = now, None
    stored.save(update_fields=["published_at", "withdrawn_at"])
    fields = {name: getattr(stored, name) for name in FIELDS}
    Package.objects.update_or_create(
        book=stored.book, lesson=stored.lesson, defaults=fields | {"imported_at": stored.made_at}
    )
    # Whoever took a lesson off the shelf puts it back: a new version of it does not.
    if lesson.draft and live is None:
        lesson.draft = False
        lesson.save(update_fields=["draft"])
    return Published(stored, live)
