"""Reads a folder of lessons for the import, and reports everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kaktus.library.catalogue.book_manifests import LARGEST_MANIFEST, BookManifest, check_group, parse_manifest
from kaktus.library.models import Book, Package
from kaktus.library.reading.lesson_folders import LessonFolder, noting
from kaktus.library.reading.lesson_reader import LessonReader
from kaktus.library.reading.package_entries import PACKED, checked_entries
from kaktus.library.reading.plain_folders import Entry, PlainFolder

MANIFEST = "book.json"


class BadContent(Exception):
    """A folder that cannot be imported, with one line per problem, and the lessons in which there is none."""

    def __init__(self, problems: list[str], lessons: Sequence[LessonFolder] = ()) -> None:
        self.problems = problems
        self.lessons = lessons
        super().__init__("\n".join(problems))


@dataclass(frozen=True)
class Content:
    """What an import folder contains, checked."""

    folder: Path
    manifests: list[BookManifest]
    lessons: list[LessonFolder]


def read_content(folder: Path, *, whole: bool = True, watch: Callable[[], None] = lambda: None) -> Content:
    """Everything in the folder, or BadContent with all that is wrong with it; `whole` if no lesson may be missing.

    `watch` is called several times a second, and ends the reading by raising something.
    """
    problems: list[str] = []
    content = Content(folder=folder, manifests=[], lessons=[])
    with noting(problems), PlainFolder.at(folder) as root, LessonReader(root, watch=watch) as reader:
        for entry in checked_entries(root, problems):
            if entry.is_folder:
                with noting(problems), root.folder(entry.name) as book:
                    _read_book(book, reader, content, problems, whole=whole)
    if not content.lessons and not problems:
        problems.append(f"{folder} holds no books: a book is a folder with a folder for each lesson.")
    if problems:
        raise BadContent(problems, [lesson for lesson in content.lessons if lesson.files])
    return content


@dataclass(frozen=True)
class _Description:
    """What the catalogue, or the book's own manifest, says about a book."""

    title: str
    lessons: dict[str, str]
    """Titles by slug, in their order."""


def _read_book(book: PlainFolder, reader: LessonReader, content: Content, problems: list[str], *, whole: bool) -> None:
    entries = checked_entries(book, problems)
    described = any(entry.is_file and entry.name == MANIFEST for entry in entries)
    description = _described(book, content, problems) if described else _from_catalogue(book, problems)
    lessons = _lessons_in(book, entries, problems)
    unknown = sorted(lessons.keys() - description.lessons.keys())
    problems += [f"{book.place_of(lessons[name] or name)}: is not a lesson of this book." for name in unknown]
    # A lesson that was imported before may be missing here; a book with missing lessons is refused.
    stored = set(Package.objects.filter(book=book.place).values_list("lesson", flat=True))
    missing = sorted(description.lessons.keys() - lessons.keys() - stored) if whole else []
    problems += [f"{book.place_of(name)}: the lesson's folder is missing." for name in missing]
    for name in sorted(lessons.keys() & description.lessons.keys()):
        lesson = LessonFolder(book=book.place, lesson=name, packed=lessons[name])
        content.lessons.append(lesson)
        reader.read(lesson, problems)
        position = list(description.lessons).index(name)
        lesson.draw_thumb(book_title=description.title, title=description.lessons[name], position=position)


def _lessons_in(book: PlainFolder, entries: list[Entry], problems: list[str]) -> dict[str, str]:
    """The lessons in the book's folder; those that come as a ZIP file with the name of that file."""
    lessons = {entry.name: "" for entry in entries if entry.is_folder}
    for entry in entries:
        name, _, ending = entry.name.rpartition(".")
        if entry.is_file and f".{ending}" in PACKED:
            if name in lessons:
                problems.append(f"{book.place_of(entry.name)}: the lesson {name} is there twice; remove one of them.")
            lessons[name] = entry.name
    return lessons


def _described(book: PlainFolder, content: Content, problems: list[str]) -> _Description:
    with noting(problems):
        with book.file(MANIFEST, limit=LARGEST_MANIFEST) as file:
            manifest = parse_manifest(b"".join(file), name=book.place_of(MANIFEST))
        content.manifests.append(manifest)
        if manifest.slug != book.place:
            problems.append(f"{book.place_of(MANIFEST)}: the slug is {manifest.slug}, but the folder is {book.place}.")
        with noting(problems):
            check_group(manifest)
        return _Description(manifest.title, {lesson.slug: lesson.title for lesson in manifest.lessons})
    return _Description("", {})


def _from_catalogue(book: PlainFolder, problems: list[str]) -> _Description:
    row = Book.objects.filter(slug=book.place).prefetch_related("lessons").first()
    if row is None or not row.lessons.all():
        problems.append(f"{book.place}: no such book in the catalogue, and no {MANIFEST} that describes it.")
        return _Description("", {})
    return _Description(row.title, {lesson.slug: lesson.title for lesson in row.lessons.all()})
