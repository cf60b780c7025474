"""Finds the pages of a package that call the pages around them or beside them, which the sandbox keeps apart."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from kaktus.library.reading.page_tags import Tag

FUNCTION = re.compile(r"\bfunction\s++([A-Za-z_$][\w$]*+)")
VARIABLE = re.compile(r"\b(?:var|let|const)\s++([A-Za-z_$][\w$]*+)")
CALLED = re.compile(r"\b(parent|top)\s*+\.\s*+([A-Za-z_$][\w$]*+)(\s*+\.\s*+location\b)?")
# What every frame finds in the window around it: the adapter answers, or the browser does.
ALWAYS_THERE = {"API", "API_1484_11", "closed", "document", "length", "location", "parent", "postMessage", "top"}
# Pages of Rustici's driver for platforms of another standard (AICC), which nothing opens here.
NEVER_OPENED = re.compile(r"(^|/)(AICCComm|blank)\.html?$", re.IGNORECASE)
# A link into the frame beside it is a call too. Forms are never sent.
LINKS = ("a", "area", "base")
# Each of what is offered and what is used; further names are not compared.
MAX_NAMES = 50_000


@dataclass(frozen=True)
class Use:
    page: str
    name: str
    """What it uses of another page."""
    is_out_of_reach: bool
    """Whether one origin for both is not enough: the outermost page is the library's, and in a sandbox no script leads
    the frame beside it elsewhere."""


@dataclass
class FramedCalls:
    """What the pages with frames offer, and what the others use of it."""

    is_frameset: bool = False
    """Whether the lesson's first page is one."""
    _offered: set[str] = field(default_factory=set)
    _framesets: set[str] = field(default_factory=set)
    _scripts: set[str] = field(default_factory=set)
    """Those of the first page."""
    _used: set[Use] = field(default_factory=set)

    def look_at_tag(self, tag: Tag, page: str, *, is_first: bool) -> None:
        if tag.name == "frame":
            self._framesets.add(page)
            self.is_frameset |= is_first
        if tag.name == "frame" or (is_first and tag.name == "iframe"):
            self._offer(tag.get("name"))
        elif is_first and tag.name == "script":
            self._scripts.update(_script(page, tag))
        elif tag.name in LINKS:
            self._use(page, tag.get("target"))
        elif tag.name == "form":
            self._use(page, tag.get("target"), is_out_of_reach=True)

    def look_at_text(self, text: str, page: str, *, is_first: bool) -> None:
        """After its tags."""
        if is_first or page in self._framesets:
            self._offer_all(text)
        if not is_first:
            for match in CALLED.finditer(text):
                self._use(page, match[2], is_out_of_reach=match[1] == "top" or bool(match[3]))

    def uses(self, read: Callable[[str], str]) -> list[Use]:
        """How pages need another one; the scripts of the first page are read for it."""
        for script in self._scripts if self._used else ():
            self._offer_all(read(script))
        return [use for use in self._used if use.name in self._offered]

    def _use(self, page: str, name: str, *, is_out_of_reach: bool = False) -> None:
        if name and name not in ALWAYS_THERE and len(self._used) < MAX_NAMES and not NEVER_OPENED.search(page):
            self._used.add(Use(page, name, is_out_of_reach))

    def _offer(self, name: str) -> None:
        if name and len(self._offered) < MAX_NAMES:
            self._offered.add(name)

    def _offer_all(self, text: str) -> None:
        for pattern in (FUNCTION, VARIABLE):
            for match in pattern.finditer(text):
                self._offer(match[1])


def _script(page: str, tag: Tag) -> Iterator[str]:
    """Its path, if it is in the package."""
    try:
        parts = urlsplit(tag.get("src"))
    except ValueError:
        return
    if parts.path and not parts.netloc and not parts.scheme:
        yield posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path)))
