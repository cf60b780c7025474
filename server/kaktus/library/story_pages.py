"""The files that a lesson's first page names and that have to come with it."""

from __future__ import annotations

from contextlib import suppress
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class _Names(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if value and ((name == "src") or (name == "href" and tag == "link")):
                self.found.add(_path_beside(value))


def _path_beside(address: str) -> str:
    """Nothing for an address that leads elsewhere, or nowhere."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return "" if parts.scheme or parts.netloc else unquote(parts.path).removeprefix("./")


def names_in(page: bytes) -> set[str]:
    """The files that the page names by relative links, as far as it can be read."""
    names = _Names()
    # Python's parser gives up on some declarations that browsers ignore; what it has found by then counts.
    with suppress(AssertionError):
        names.feed(page.decode("utf-8", errors="replace"))
    return names.found - {""}
