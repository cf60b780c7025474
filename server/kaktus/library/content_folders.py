"""Reads a folder of lessons for the import, and reports everything that is wrong with it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

from whitenoise.media_types import MediaTypes

from kaktus.library.book_manifests import LARGEST_MANIFEST, BadManifest, BookManifest, check_group, parse_manifest
from kaktus.library.compressed_twins import ENCODINGS, plain_name, unpacks_to
from kaktus.library.models import Lesson, Package
from kaktus.library.package_entries import LARGEST_FILE, checked_entries, package_sizes
from kaktus.library.plain_folders import CannotRead, PlainFolder
from kaktus.library.story_pages import names_in

STORY = "story.html"
MANIFEST = "book.json"
THUMBS = ("thumb.webp", "thumb.svg", "thumb.png")
# How much of a first page is searched for the files it names; one that contains its pictures can be long.
STORY_BLOCKS = 16
TYPES = MediaTypes(extra_types={".webp": "image/webp", ".mjs": "text/javascript", ".webmanifest": "application/json"})


class BadContent(Exception):
    """A folder that cannot be imported, with one line per problem."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))


@dataclass(frozen=True)
class LessonFolder:
    book: str
    lesson: str
    files: dict[str, dict[str, Any]] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    """The digests of all files and twins, as they were checked."""

    @cached_property
    def digest(self) -> str:
        lines = (f"{name}\0{digest}\n" for name, digest in sorted(self.digests.items()))
        return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]

    @property
    def thumb(self) -> str:
        return next((name for name in THUMBS if name in self.files), "")


@dataclass(frozen=True)
class Content:
    """What an import folder contains, checked."""

    folder: Path
    manifests: list[BookManifest]
    lessons: list[LessonFolder]


def read_content(folder: Path) -> Content:
    """Everything in the folder, or BadContent with all that is wrong with it."""
    problems: list[str] = []
    content = Content(folder=folder, manifests=[], lessons=[])
    with _noting(problems), PlainFolder.at(folder) as root:
        for entry in checked_entries(root, problems):
            if entry.is_folder:
                with _noting(problems), root.folder(entry.name) as book:
                    _read_book(book, content, problems)
    if not content.lessons and not problems:
        problems.append(f"{folder} holds no books: a book is a folder with a folder for each lesson.")
    if problems:
        raise BadContent(problems)
    return content


@contextmanager
def _noting(problems: list[str]) -> Iterator[None]:
    try:
        yield
    except (BadManifest, CannotRead) as problem:
        problems.append(str(problem))


def _read_book(book: PlainFolder, content: Content, problems: list[str]) -> None:
    entries = checked_entries(book, problems)
    described = any(entry.is_file and entry.name == MANIFEST for entry in entries)
    wanted = _described_lessons(book, content, problems) if described else _known_lessons(book, problems)
    found = {entry.name for entry in entries if entry.is_folder}
    problems += [f"{book.place_of(name)}: is not a lesson of this book." for name in sorted(found - wanted)]
    # A lesson that was imported before may be missing here; a book with missing lessons is refused.
    stored = set(Package.objects.filter(book=book.place).values_list("lesson", flat=True))
    problems += [f"{book.place_of(name)}: the lesson's folder is missing." for name in sorted(wanted - found - stored)]
    for name in sorted(found & wanted):
        lesson = LessonFolder(book=book.place, lesson=name)
        content.lessons.append(lesson)
        with _noting(problems), book.folder(name) as folder:
            _read_lesson(folder, lesson, problems)


def _described_lessons(book: PlainFolder, content: Content, problems: list[str]) -> set[str]:
    with _noting(problems):
        with book.file(MANIFEST, most=LARGEST_MANIFEST) as file:
            manifest = parse_manifest(b"".join(file), name=book.place_of(MANIFEST))
        content.manifests.append(manifest)
        if manifest.slug != book.place:
            problems.append(f"{book.place_of(MANIFEST)}: the slug is {manifest.slug}, but the folder is {book.place}.")
        with _noting(problems):
            check_group(manifest)
        return {lesson.slug for lesson in manifest.lessons}
    return set()


def _known_lessons(book: PlainFolder, problems: list[str]) -> set[str]:
    known = set(Lesson.objects.filter(book=book.place).values_list("slug", flat=True))
    if not known:
        problems.append(f"{book.place}: no such book in the catalogue, and no {MANIFEST} that describes it.")
    return known


def _read_lesson(folder: PlainFolder, lesson: LessonFolder, problems: list[str]) -> None:
    sizes = package_sizes(folder, problems)
    for path in sizes:
        plain = plain_name(path)
        if plain not in sizes:
            with _noting(problems):
                _read_file(folder, path, lesson)
        elif plain_name(plain) in sizes:
            problems.append(f"{folder.place_of(path)}: a compressed form of a compressed form; leave it out.")
    twins = ((path, code) for path in lesson.files for code, end in ENCODINGS.items() if path + end in sizes)
    for path, code in twins:
        with _noting(problems):
            _read_twin(folder, path, code, lesson)
    if STORY not in sizes:
        problems.append(f"{folder.place}: {STORY} is missing.")
    elif STORY in lesson.files:
        with folder.file(STORY, most=LARGEST_FILE) as page:
            missing = names_in(b"".join(islice(page, STORY_BLOCKS))) - lesson.files.keys()
        problems += [f"{folder.place_of(STORY)}: {path} is named there but missing." for path in sorted(missing)]


def _read_file(folder: PlainFolder, path: str, lesson: LessonFolder) -> None:
    with folder.file(path, most=LARGEST_FILE) as file:
        for _ in file:
            pass
    lesson.digests[path] = file.digest
    lesson.files[path] = {"size": file.size, "etag": file.digest[:16], "type": _content_type(path), "encodings": {}}


def _read_twin(folder: PlainFolder, path: str, code: str, lesson: LessonFolder) -> None:
    plain = lesson.files[path]
    with folder.file(path + ENCODINGS[code], most=LARGEST_FILE) as file:
        if not unpacks_to(file, encoding=code, size=plain["size"], digest=lesson.digests[path]):
            raise CannotRead(f"{file.place}: does not unpack to its file; make it again, or leave it out.")
    lesson.digests[path + ENCODINGS[code]] = file.digest
    plain["encodings"][code] = file.size


def _content_type(name: str) -> str:
    kind = str(TYPES.get_type(name))
    textual = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return f"{kind}; charset=utf-8" if textual else kind
