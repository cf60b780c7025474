"""Prepares the pages of lessons from other tools: our script comes before their first one."""

from __future__ import annotations

import codecs
import html
import json
import re
from dataclasses import dataclass
from urllib.parse import quote

from kaktus.library.reading.package_kinds import ADAPTER, H5P, PackageKind
from kaktus.library.reading.page_tags import start_tags

# A change here that packages need changes their digests, so that the next import renews them.
EDITION = 2
PAGE = re.compile(r"\.html?$", re.IGNORECASE)
LARGEST_PAGE = 16 * 1024 * 1024
# Like browsers: a byte order mark, then what the page declares near its beginning, then what fits.
MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
IN_CONTENT = re.compile(r"charset[ \t]*+=[ \t]*+[\"']?+([\w-]{1,40}+)", re.IGNORECASE)
LABEL = re.compile(r"[\w-]{1,40}")
NEAR = 1024
WESTERN = "cp1252"
# Those that browsers know, by Python's names. Others that Python knows are slow, or no encodings of text.
ENCODINGS = {
    *("utf-8", "koi8-r", "koi8-u", "cp866", "cp874", "mac-roman", "mac-cyrillic"),
    *(f"cp125{number}" for number in range(9)),
    *(f"iso8859-{number}" for number in (2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16)),
    *("gbk", "gb18030", "big5", "euc_jp", "shift_jis", "iso2022_jp", "euc_kr"),
}
# Where browsers read more than the name says.
WIDER = {"ascii": WESTERN, "iso8859-1": WESTERN, "iso8859-9": "cp1254", "iso8859-11": "cp874", "gb2312": "gbk"}


@dataclass(frozen=True)
class Adaptation:
    """What has to be done to a page. Doing it searches for nothing, and takes no longer than copying the page."""

    encoding: str
    errors: str
    mark: int
    """The length of its byte order mark."""
    place: int
    """How many characters come before our scripts."""
    scripts: str

    def apply(self, page: bytes) -> bytes:
        text = page[self.mark :].decode(self.encoding, self.errors)
        return (text[: self.place] + self.scripts + text[self.place :]).encode()


def is_page(name: str) -> bool:
    return bool(PAGE.search(name))


def adaptation_of(page: bytes, *, name: str, kind: PackageKind) -> Adaptation:
    """Converts the page to UTF-8, and puts our scripts where none of its own can come before them."""
    encoding, errors, mark = _encoding_of(page)
    place = _place(page[mark:].decode(encoding, errors))
    return Adaptation(encoding, errors, mark, place, _scripts(name.count("/"), kind))


def _place(text: str) -> int:
    first = next((tag for tag in start_tags(text) if tag.name != "html"), None)
    if first is None:
        return len(text)
    return first.end if first.name == "head" else first.start


def _scripts(depth: int, kind: PackageKind) -> str:
    place = f"{'../' * depth}{ADAPTER}"
    storage = f'<script src="{place}/storage.js"></script>'
    if not kind.scorm:
        return storage
    attribute = f' data-given="{html.escape(json.dumps(kind.launch_values))}"' if kind.launch_values else ""
    return f'{storage}<script src="{place}/scorm{kind.scorm.replace(".", "")}.js"{attribute}></script>'


def _encoding_of(page: bytes) -> tuple[str, str, int]:
    """Its name, what to do with errors, and the length of the byte order mark."""
    for mark, encoding in MARKS:
        if page.startswith(mark):
            return encoding, "replace", len(mark)
    for encoding in (_named_encoding(page[:NEAR]), "utf-8"):
        try:
            page.decode(encoding)
        except UnicodeDecodeError:
            continue
        return encoding, "strict", 0
    return WESTERN, "replace", 0


def _named_encoding(beginning: bytes) -> str:
    for tag in start_tags(beginning.decode("latin-1")):
        if tag.name == "meta":
            match = LABEL.fullmatch(tag.get("charset").strip()) or IN_CONTENT.search(tag.get("content"))
            if match:
                return _browser_encoding(match.group(match.lastindex or 0))
    return "utf-8"


def _browser_encoding(label: str) -> str:
    try:
        name = codecs.lookup(label).name
    except LookupError:
        return "utf-8"
    name = WIDER.get(name, name)
    return name if name in ENCODINGS else "utf-8"


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
