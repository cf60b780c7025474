"""Reads the files of one lesson, from a folder or a ZIP file, and what the library adds to them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from whitenoise.media_types import MediaTypes

from kaktus.library.reading.compressed_twins import ENCODINGS, plain_name, unpacks_to
from kaktus.library.reading.drawn_thumbs import drawn_thumb
from kaktus.library.reading.foreign_pages import EDITION, LARGEST_PAGE, Adaptation, adaptation_of, is_page, start_page
from kaktus.library.reading.package_entries import LARGEST_FILE, LARGEST_PACKAGE, package_sizes
from kaktus.library.reading.package_kinds import (
    ADAPTER,
    KAKTUS,
    START,
    STORY,
    PackageKind,
    Read,
    UnknownKind,
    recognise,
)
from kaktus.library.reading.package_notes import ONE_ORIGIN, Note, package_notes
from kaktus.library.reading.plain_folders import CannotRead, PlainFolder
from kaktus.library.reading.story_pages import names_in
from kaktus.library.reading.thumbnails import find_thumbnail
from kaktus.library.reading.zip_packages import ZipPackage

DRAWN_THUMB = "kaktus-thumb.svg"
# How much of a first page is searched for the files it names; one that contains its pictures can be long.
SEARCHED_STORY = 1024 * 1024
TYPES = MediaTypes(
    extra_types={
        **{".webp": "image/webp", ".mjs": "text/javascript", ".webmanifest": "application/json"},
        **{".m4a": "audio/mp4", ".vtt": "text/vtt", ".wasm": "application/wasm"},
    }
)
Source = PlainFolder | ZipPackage
OURS = PackageKind(KAKTUS, STORY)


@dataclass
class LessonFolder:
    book: str
    lesson: str
    packed: str = ""
    """The name of the ZIP file in the book's folder, if the lesson comes as one."""
    files: dict[str, dict[str, Any]] = field(default_factory=dict)
    digests: dict[str, str] = field(default_factory=dict)
    """The digests of all files and twins, as they were checked."""
    kind: PackageKind = OURS
    added: dict[str, bytes] = field(default_factory=dict)
    """Files that the import adds to the package."""
    pages: dict[str, Adaptation] = field(default_factory=dict)
    """What the import changes in its pages."""
    notes: list[Note] = field(default_factory=list)
    """What will not work."""
    thumb: str = ""
    """The file that is shown on the lesson's tile, if there is one."""

    @cached_property
    def digest(self) -> str:
        lines = [f"{name}\0{digest}\n" for name, digest in sorted(self.digests.items())]
        if not self.kind.is_ours:
            lines += [f"{self.kind}\0{EDITION}\n"]
            lines += [
                f"{name}\0{hashlib.sha256(content).hexdigest()}\n" for name, content in sorted(self.added.items())
            ]
        return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]

    @property
    def needs_one_origin(self) -> bool:
        return any(note.what == ONE_ORIGIN for note in self.notes)

    @property
    def name(self) -> str:
        return f"{self.book}/{self.lesson}"

    def draw_thumb(self, *, book_title: str, title: str, position: int) -> None:
        if not self.kind.is_ours and not self.thumb:
            _add_file(self, DRAWN_THUMB, drawn_thumb(book_title=book_title, title=title, position=position))
            self.thumb = DRAWN_THUMB


@contextmanager
def noting(problems: list[str]) -> Iterator[None]:
    try:
        yield
    except CannotRead as problem:
        problems.append(str(problem))


@contextmanager
def opened(book: PlainFolder, lesson: LessonFolder) -> Iterator[Source]:
    """The lesson's own folder or ZIP file, in its book's folder."""
    if not lesson.packed:
        with book.folder(lesson.lesson) as folder:
            yield folder
        return
    with (
        book.file(lesson.packed, limit=LARGEST_PACKAGE) as file,
        ZipPackage(file, book.place_of(lesson.packed)) as package,
    ):
        yield package


def sizes_in(source: Source, problems: list[str]) -> dict[str, int]:
    return source.sizes(problems) if isinstance(source, ZipPackage) else package_sizes(source, problems)


def read_lesson(source: Source, lesson: LessonFolder, problems: list[str]) -> None:
    sizes = sizes_in(source, problems)
    taken = sorted(name for name in sizes if name.split("/")[0] in (ADAPTER, START, DRAWN_THUMB))
    problems += [f"{source.place_of(name)}: this name belongs to the library; rename it." for name in taken]
    for path in sizes:
        plain = plain_name(path)
        if plain not in sizes:
            with noting(problems):
                _read_file(source, path, lesson)
        elif plain_name(plain) in sizes:
            problems.append(f"{source.place_of(path)}: a compressed form of a compressed form; leave it out.")
    twins = ((path, code) for path in lesson.files for code, end in ENCODINGS.items() if path + end in sizes)
    for path, code in twins:
        with noting(problems):
            _read_twin(source, path, code, lesson)
    _read_kind(source, lesson, problems)


def _read_kind(source: Source, lesson: LessonFolder, problems: list[str]) -> None:
    def read(name: str, limit: int) -> bytes:
        beginning = bytearray()
        with source.file(name, limit=LARGEST_FILE) as file:
            for block in file:
                beginning += block
                if len(beginning) >= limit:
                    break
        return bytes(beginning[:limit])

    try:
        lesson.kind = recognise(lesson.files.keys(), read)
    except (UnknownKind, CannotRead) as problem:
        problems.append(f"{source.place}: {problem}" if isinstance(problem, UnknownKind) else str(problem))
        return
    with noting(problems):
        lesson.thumb, no_pictures = find_thumbnail({name: entry["size"] for name, entry in lesson.files.items()}, read)
        lesson.notes += [Note("thumb", (line,), 0) for line in no_pictures]
    if lesson.kind.is_ours:
        problems += [source.place_of(str(note)) for note in lesson.notes]
        missing = names_in(read(STORY, SEARCHED_STORY)) - lesson.files.keys()
        problems += [f"{source.place_of(STORY)}: {path} is named there but missing." for path in sorted(missing)]
        return
    with noting(problems):
        _adapt(source, lesson, read)


def _adapt(source: Source, lesson: LessonFolder, read: Read) -> None:
    """What lessons from other tools need: our script in their pages, and a first page at the top."""
    lesson.notes += package_notes(lesson.files.keys(), read, kind=lesson.kind)
    for name, entry in lesson.files.items():
        if is_page(name):
            if entry["size"] > LARGEST_PAGE:
                raise CannotRead(f"{source.place_of(name)}: the page is too long.")
            page = read(name, LARGEST_PAGE)
            lesson.pages[name] = adaptation_of(page, name=name, kind=lesson.kind)
            _describe(entry, lesson.pages[name].apply(page))
            # Under another name, no web server in front finds it: the library itself sends it, with its own policy.
            entry["stored"] = stored_page(name)
            entry["encodings"] = {}
    if lesson.kind.start == START:
        _add_file(lesson, START, start_page(title=lesson.lesson, kind=lesson.kind))
        lesson.files[START]["stored"] = stored_page(START)


def stored_page(name: str) -> str:
    return f"{name}.page"


def _describe(entry: dict[str, Any], content: bytes) -> None:
    entry["size"] = len(content)
    entry["etag"] = hashlib.sha256(content).hexdigest()[:16]


def _add_file(lesson: LessonFolder, name: str, content: bytes) -> None:
    lesson.added[name] = content
    lesson.files[name] = {"type": content_type(name), "encodings": {}}
    _describe(lesson.files[name], content)


def _read_file(source: Source, path: str, lesson: LessonFolder) -> None:
    with source.file(path, limit=LARGEST_FILE) as file:
        for _ in file:
            pass
    lesson.digests[path] = file.digest
    lesson.files[path] = {"size": file.size, "etag": file.digest[:16], "type": content_type(path), "encodings": {}}


def _read_twin(source: Source, path: str, code: str, lesson: LessonFolder) -> None:
    plain = lesson.files[path]
    with source.file(path + ENCODINGS[code], limit=LARGEST_FILE) as file:
        if not unpacks_to(file, encoding=code, size=plain["size"], digest=lesson.digests[path]):
            raise CannotRead(f"{file.place}: does not unpack to its file; make it again, or leave it out.")
    lesson.digests[path + ENCODINGS[code]] = file.digest
    plain["encodings"][code] = file.size


def content_type(name: str) -> str:
    kind = str(TYPES.get_type(name))
    textual = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return f"{kind}; charset=utf-8" if textual else kind
