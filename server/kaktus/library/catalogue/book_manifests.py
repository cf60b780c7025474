"""Loads book manifests into the catalogue; the books of the specification are shipped beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from django.db import transaction
from django.db.models import Max, Q
from ninja import Schema
from pydantic import ConfigDict, Field, ValidationError

from kaktus.common.shown_text import ShownLine
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Book, BookGroup, Lesson, LessonVersion, Package
from kaktus.library.reading.package_entries import SLUG
from kaktus.library.reading.plain_folders import CannotRead

SHIPPED = Path(__file__).with_name("books")
LARGEST_MANIFEST = 1024 * 1024


class BadManifest(CannotRead):
    """A manifest that cannot be used; the text names the file and what to change."""


Title = Annotated[ShownLine, Field(min_length=1, max_length=120)]


class LessonManifest(Schema):
    model_config = ConfigDict(extra="forbid")
    slug: str = Field(pattern=SLUG, max_length=60)
    title: Title


class BookManifest(Schema):
    model_config = ConfigDict(extra="forbid")
    slug: str = Field(pattern=SLUG, max_length=60)
    title: Title
    group: str = Field(pattern=SLUG, max_length=40)
    group_position: int = Field(alias="groupPosition", ge=1, le=1000)
    interactive: bool
    lessons: list[LessonManifest] = Field(min_length=1, max_length=200)


def read_manifest(file: Path) -> BookManifest:
    try:
        return parse_manifest(file.read_bytes(), name=file.name)
    except OSError as error:
        raise BadManifest(f"{file.name} cannot be read ({error.strerror}).") from None


def parse_manifest(text: bytes, *, name: str) -> BookManifest:
    try:
        manifest = BookManifest.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise BadManifest(f"{name}: {place}: {first['msg']}.") from None
    slugs = [lesson.slug for lesson in manifest.lessons]
    if len(set(slugs)) < len(slugs):
        raise BadManifest(f"{name}: two lessons have the same slug.")
    return manifest


@transaction.atomic
def load_catalogue(*, folder: Path, only_new: bool = False) -> None:
    """Bring the catalogue in line with every manifest in the folder, or add what it lacks."""
    for file in sorted(folder.glob("*.json")):
        manifest = read_manifest(file)
        if only_new:
            add_what_is_new(manifest)
        else:
            store_manifest(manifest)
    clear_catalogue_cache()


def check_group(manifest: BookManifest) -> None:
    """A code unlocks a group: moving a book would take it from people who have it. The database enforces this too."""
    book = Book.objects.filter(slug=manifest.slug).exclude(group=manifest.group).first()
    if book:
        raise BadManifest(
            f"{manifest.slug}/book.json: the book belongs to the group {book.group_id} and stays there, for the people"
            " who have unlocked it. For another group, make a book with another slug."
        )


def store_manifest(manifest: BookManifest) -> None:
    check_group(manifest)
    _check_against_others(manifest)
    group, _ = BookGroup.objects.update_or_create(slug=manifest.group, defaults={"position": manifest.group_position})
    book, _ = Book.objects.update_or_create(
        slug=manifest.slug,
        defaults={"title": manifest.title, "group": group, "interactive": manifest.interactive},
    )
    published = Package.objects.filter(book=manifest.slug).values("lesson")
    taken_off = set(book.lessons.filter(draft=True, slug__in=published).values_list("slug", flat=True))
    named = [(lesson.slug, lesson.title, lesson.slug in taken_off) for lesson in manifest.lessons]
    lessons = [(position, *lesson) for position, lesson in enumerate(named + _lessons_of_the_desk(manifest))]
    if list(book.lessons.values_list("position", "slug", "title", "draft")) != lessons:
        book.lessons.all().delete()
        Lesson.objects.bulk_create(
            Lesson(book=book, position=position, slug=slug, title=title, draft=draft)
            for position, slug, title, draft in lessons
        )


def _lessons_of_the_desk(manifest: BookManifest) -> list[tuple[str, str, bool]]:
    """Lessons of the book that its manifest does not name, with files from an editor or still without any."""
    uploaded = LessonVersion.objects.filter(book=manifest.slug).exclude(made_by="")
    return list(
        Lesson.objects.filter(Q(draft=True) | Q(slug__in=uploaded.values("lesson")), book=manifest.slug)
        .exclude(slug__in=[lesson.slug for lesson in manifest.lessons])
        .values_list("slug", "title", "draft")
    )


def add_what_is_new(manifest: BookManifest) -> None:
    """Adds the book, or those of its lessons that the catalogue lacks; what staff have changed stays as it is."""
    if not Book.objects.filter(slug=manifest.slug).exists():
        store_manifest(_at_a_free_place(manifest))
        return
    lessons = Lesson.objects.filter(book=manifest.slug)
    existing = set(lessons.values_list("slug", flat=True))
    last = lessons.aggregate(last=Max("position"))["last"]
    first = 0 if last is None else last + 1
    new = [lesson for lesson in manifest.lessons if lesson.slug not in existing]
    published = set(Package.objects.filter(book=manifest.slug).values_list("lesson", flat=True))
    Lesson.objects.bulk_create(
        Lesson(
            book_id=manifest.slug,
            position=position,
            slug=lesson.slug,
            title=lesson.title,
            draft=lesson.slug not in published,
        )
        for position, lesson in enumerate(new, start=first)
    )


def _check_against_others(manifest: BookManifest) -> None:
    others = Book.objects.exclude(slug=manifest.slug)
    if others.filter(title=manifest.title).exists():
        raise BadManifest(f"{manifest.slug}: another book has the title {manifest.title}.")
    if others.filter(group=manifest.group, interactive=manifest.interactive).exists():
        raise BadManifest(f"{manifest.slug}: the group {manifest.group} has this edition already.")
    if BookGroup.objects.exclude(slug=manifest.group).filter(position=manifest.group_position).exists():
        raise BadManifest(f"{manifest.slug}: the groupPosition {manifest.group_position} is taken by another group.")


def _at_a_free_place(manifest: BookManifest) -> BookManifest:
    """The group's current place, the place that it asks for, or the last one."""
    places = dict(BookGroup.objects.values_list("slug", "position"))
    free = max(places.values(), default=0) + 1
    is_taken = manifest.group_position in places.values()
    place = places.get(manifest.group, free if is_taken else manifest.group_position)
    return manifest.model_copy(update={"group_position": place})
