"""Prepares the pages of lessons from other tools: our script comes before their first one."""

from __future__ import annotations

import codecs
import html
import json
import re
from urllib.parse import quote

from kaktus.library.package_kinds import ADAPTER, H5P, PackageKind

# A change here that packages need changes their digests, so that the next import renews them.
EDITION = 1
PAGE = re.compile(r"\.html?$", re.IGNORECASE)
LARGEST_PAGE = 16 * 1024 * 1024
# Like browsers: a byte order mark, then what the page says near its beginning, then what fits.
MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
CHARSET = re.compile(rb"""<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)""", re.IGNORECASE)
NEAR = 1024
COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
HEAD = re.compile(r"<head(?:\s[^>]*)?>", re.IGNORECASE)
FIRST_ELEMENT = re.compile(r"<(?!html[\s>])[a-z]", re.IGNORECASE)


def is_page(name: str) -> bool:
    return bool(PAGE.search(name))


def adapted_page(page: bytes, *, name: str, kind: PackageKind) -> bytes:
    """The page in UTF-8, with our scripts where no script of its own can come before them."""
    text = _decoded(page)
    # Nothing in a comment counts; the text keeps its length.
    seen = COMMENT.sub(lambda found: " " * len(found.group()), text)
    head, first = HEAD.search(seen), FIRST_ELEMENT.search(seen)
    place = first.start() if first else len(text)
    if head and head.start() == place:
        place = head.end()
    return (text[:place] + _scripts(name.count("/"), kind) + text[place:]).encode()


def _scripts(depth: int, kind: PackageKind) -> str:
    names = ["storage.js", *([f"scorm{kind.scorm.replace('.', '')}.js"] if kind.scorm else [])]
    return "".join(f'<script src="{"../" * depth}{ADAPTER}/{name}"></script>' for name in names)


def _decoded(page: bytes) -> str:
    for mark, encoding in MARKS:
        if page.startswith(mark):
            return page[len(mark) :].decode(encoding, errors="replace")
    told = CHARSET.search(page[:NEAR])
    try:
        return page.decode(told.group(1).decode() if told else "utf-8")
    except (LookupError, UnicodeDecodeError):
        try:
            return page.decode()
        except UnicodeDecodeError:
            return page.decode("windows-1252", errors="replace")


def start_page(*, title: str, kind: PackageKind) -> bytes:
    """The first page of a package that has none at its top: it leads to the real one, or plays H5P."""
    head = f'<!doctype html><html lang="de"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
    if kind.name != H5P:
        # As text in a script: nothing in the address can end the script or the text.
        address = json.dumps(_linked(kind.first)).replace("<", "\\u003c")
        return f"{head}<script>location.replace({address})</script></head><body></body></html>\n".encode()
    player = f"{ADAPTER}/h5p"
    return (
        f'{head}<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'{_scripts(0, kind)}<link rel="stylesheet" href="{ADAPTER}/h5p-page.css">'
        f'</head><body><main id="h5p"></main><script src="{player}/main.bundle.js"></script>'
        f'<script src="{ADAPTER}/h5p.js"></script></body></html>\n'
    ).encode()


def _linked(first: str) -> str:
    path, mark, query = first.partition("?")
    return quote(path) + mark + query
