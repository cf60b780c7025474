"""Reads a folder of lessons for the import, and says everything that is wrong with it."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from whitenoise.media_types import MediaTypes

from kaktus.library.catalogue import BadManifest, BookManifest, check_group, read_manifest
from kaktus.library.models import Lesson, Package

STORY = "story.html"
MANIFEST = "book.json"
THUMBS = ("thumb.webp", "thumb.svg", "thumb.png")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
NAME = re.compile(r"[^\x00-\x1f\x7f\\/]{1,120}")
TYPES = MediaTypes(extra_types={".webp": "image/webp", ".mjs": "text/javascript", ".webmanifest": "application/json"})
LARGEST_FILE = 100 * 1024 * 1024


class BadContent(Exception):
    """A folder that cannot be imported; every problem is one line."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))


@dataclass(frozen=True)
class LessonFolder:
    book: str
    lesson: str
    folder: Path
    files: dict[str, dict[str, Any]]

    @cached_property
    def digest(self) -> str:
        lines = (
            f"{name}\0{entry['etag']}\0{sorted(entry['encodings'].items())}\n"
            for name, entry in sorted(self.files.items())
        )
        return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]

    @property
    def thumb(self) -> str:
        return next((name for name in THUMBS if name in self.files), "")


@dataclass(frozen=True)
class Content:
    """What an import folder holds, checked."""

    manifests: list[BookManifest]
    lessons: list[LessonFolder]


def read_content(folder: Path) -> Content:
    """Everything in the folder, or BadContent with all that is wrong with it."""
    problems: list[str] = []
    manifests: list[BookManifest] = []
    lessons: list[LessonFolder] = []
    if not folder.is_dir():
        raise BadContent([f"{folder} is not a folder."])
    for book in sorted(entry for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith(".")):
        wanted = _wanted_lessons(book, manifests, problems)
        found = {entry.name: entry for entry in book.iterdir() if entry.is_dir() and not entry.name.startswith(".")}
        problems += [f"{book.name}/{name}: no lesson of this book." for name in sorted(found.keys() - wanted)]
        problems += [f"{book.name}/{name}: the lesson's folder is missing." for name in _missing(book, wanted, found)]
        for name in sorted(found.keys() & wanted):
            files = _files(found[name], problems)
            lessons.append(LessonFolder(book=book.name, lesson=name, folder=found[name], files=files))
    if not lessons and not problems:
        problems.append(f"{folder} holds no books: a book is a folder with a folder for each lesson.")
    if problems:
        raise BadContent(problems)
    return Content(manifests=manifests, lessons=lessons)


def _wanted_lessons(book: Path, manifests: list[BookManifest], problems: list[str]) -> set[str]:
    if (book / MANIFEST).is_file():
        try:
            manifest = read_manifest(book / MANIFEST)
        except BadManifest as problem:
            problems.append(f"{book.name}/{problem}")
            return set()
        if manifest.slug != book.name:
            problems.append(f"{book.name}/{MANIFEST}: the slug is {manifest.slug}, but the folder is {book.name}.")
        manifests.append(manifest)
        problems += _group_problems(manifest)
        return {lesson.slug for lesson in manifest.lessons}
    wanted = set(Lesson.objects.filter(book=book.name).values_list("slug", flat=True))
    if not wanted:
        problems.append(f"{book.name}: no such book in the catalogue, and no {MANIFEST} that describes it.")
    return wanted


def _group_problems(manifest: BookManifest) -> list[str]:
    try:
        check_group(manifest)
    except BadManifest as problem:
        return [str(problem)]
    return []


def _missing(book: Path, wanted: set[str], found: dict[str, Path]) -> list[str]:
    """A lesson that was imported before may stay as it is; a book with holes is refused."""
    stored = set(Package.objects.filter(book=book.name).values_list("lesson", flat=True))
    return sorted(wanted - found.keys() - stored)


def _files(folder: Path, problems: list[str]) -> dict[str, dict[str, Any]]:
    place = f"{folder.parent.name}/{folder.name}"
    names = {file.relative_to(folder).as_posix(): file for file in _walk(folder)}
    files = {}
    for name, file in names.items():
        plain, dot, ending = name.rpartition(".")
        if f"{dot}{ending}" in ENCODINGS.values() and plain in names:
            continue
        problem = _problem(name, file)
        if problem:
            problems.append(f"{place}/{name}: {problem}")
            continue
        encodings = {code: names[name + end].stat().st_size for code, end in ENCODINGS.items() if name + end in names}
        files[name] = {
            "size": file.stat().st_size,
            "etag": hashlib.sha256(file.read_bytes()).hexdigest()[:16],
            "type": _content_type(name),
            "encodings": encodings,
        }
    if STORY not in names:
        problems.append(f"{place}: {STORY} is missing.")
    else:
        missing = [name for name in _references(names[STORY]) if name not in files]
        problems += [f"{place}/{STORY}: {name} is named there but missing." for name in missing]
    return files


def _walk(folder: Path) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith("."):
            continue
        if entry.is_dir() and not entry.is_symlink():
            yield from _walk(entry)
        else:
            yield entry


def _problem(name: str, file: Path) -> str:
    if file.is_symlink() or not file.is_file():
        return "only plain files can be imported."
    if not all(NAME.fullmatch(part) for part in name.split("/")) or unicodedata.normalize("NFC", name) != name:
        return "this name cannot be used in a link; rename the file with plain letters."
    if file.stat().st_size > LARGEST_FILE:
        return f"the file is larger than {LARGEST_FILE // 1024 // 1024} MB."
    return ""


def _content_type(name: str) -> str:
    kind = str(TYPES.get_type(name))
    textual = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return f"{kind}; charset=utf-8" if textual else kind


class _References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value and ((name == "src") or (name == "href" and tag == "link")):
                parts = urlsplit(value)
                if not parts.scheme and not parts.netloc and parts.path:
                    self.found.add(unquote(parts.path).removeprefix("./"))


def _references(story: Path) -> list[str]:
    parser = _References()
    parser.feed(story.read_text(encoding="utf-8", errors="replace"))
    return sorted(parser.found)
