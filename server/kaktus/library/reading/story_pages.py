"""The files that a lesson's first page names and that have to come with it."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

from kaktus.library.reading.page_tags import start_tags


def _path_beside(address: str) -> str:
    """Empty for an absolute or malformed address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return "" if parts.scheme or parts.netloc else unquote(parts.path).removeprefix("./")


def names_in(page: bytes) -> set[str]:
    """The files that the page names by relative links, as far as it can be read."""
    tags = list(start_tags(page.decode("utf-8", errors="replace")))
    addresses = [tag.get("src") for tag in tags] + [tag.get("href") for tag in tags if tag.name == "link"]
    return {_path_beside(address) for address in addresses} - {""}
