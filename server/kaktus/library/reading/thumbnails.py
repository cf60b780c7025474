"""Finds the picture that a package contains for its tile, and checks its content."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from urllib.parse import unquote, urlsplit
from xml.parsers import expat

from kaktus.library.reading.package_entries import MB
from kaktus.library.reading.package_kinds import Read

OWN = ("thumb.webp", "thumb.svg", "thumb.png", "thumb.jpg", "thumb.jpeg", "thumb.gif")
# Storyline writes into the first where the second is.
STORYLINE_META, STORYLINE_THUMB = "meta.xml", "story_content/thumbnail.jpg"
PICTURE = re.compile(r"\.(webp|svg|png|jpe?g|gif)$", re.IGNORECASE)
RASTER = re.compile(rb"\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF....WEBP", re.DOTALL)
LARGEST_META = MB
LARGEST_THUMB = 5 * MB
# As long as the catalogue's column.
LONGEST_NAME = 200


class _Stop(Exception):
    """The parser has found what it was looking for."""


def find_thumbnail(sizes: Mapping[str, int], read: Read) -> tuple[str, list[str]]:
    """The first picture that can be shown, and what is wrong with those before it."""
    wrong: list[str] = []
    for name in _candidates(sizes, read):
        if name in sizes:
            problem = _problem(name, sizes[name], read)
            if not problem:
                return name, wrong
            wrong.append(f"{name} {problem}")
    return "", wrong


def _candidates(sizes: Mapping[str, int], read: Read) -> Iterator[str]:
    yield from OWN
    named = (
        _named_by_storyline(read(STORYLINE_META, LARGEST_META))
        if 0 < sizes.get(STORYLINE_META, 0) <= LARGEST_META
        else ""
    )
    yield named
    if named != STORYLINE_THUMB:
        yield STORYLINE_THUMB


def _named_by_storyline(meta: bytes) -> str:
    """Only a name: the package holds such a file, or the name means nothing."""
    addresses: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "project" and "thumburl" in attributes:
            addresses.append(attributes["thumburl"])
            raise _Stop

    _parse(meta, start)
    with suppress(ValueError, IndexError):
        return unquote(urlsplit(addresses[0].strip()).path).replace("\\", "/").removeprefix("./")
    return ""


def _problem(name: str, size: int, read: Read) -> str:
    if len(name) > LONGEST_NAME or not PICTURE.search(name):
        return "is not the name of a picture that browsers show."
    if size > LARGEST_THUMB:
        return f"is too large for a thumbnail; it can have {LARGEST_THUMB // MB} MB at most."
    content = read(name, LARGEST_THUMB)
    is_picture = _is_drawing(content) if name.lower().endswith(".svg") else RASTER.match(content)
    return "" if is_picture else "is not a picture, whatever its name says."


def _is_drawing(content: bytes) -> bool:
    roots: list[str] = []

    def start(name: str, _: dict[str, str]) -> None:
        roots.append(name)
        raise _Stop

    _parse(content, start)
    return [name.rpartition(":")[2] for name in roots] == ["svg"]


def _parse(content: bytes, start: Callable[[str, dict[str, str]], None]) -> None:
    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.EntityDeclHandler = _refuse
    with suppress(_Stop, expat.ExpatError, LookupError, ValueError):
        parser.Parse(content, True)


def _refuse(*_: object) -> None:
    """Definitions of entities can grow without end."""
    raise _Stop
