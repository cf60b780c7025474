"""A person's data as a PDF to print or send: headings and lines of text on A4, and nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kaktus.printing.strings import shown_string, title_string
from kaktus.printing.type_sizes import width_of

WIDTH, HEIGHT, MARGIN = 595, 842, 56
TEXT, HEADING, TITLE = 10.0, 13.0, 18.0
NAME_WIDTH: Final = 150
# Every viewer and printer has these two.
FONTS: Final = "".join(
    f"/{name}<</Type/Font/Subtype/Type1/BaseFont/{font}/Encoding/WinAnsiEncoding>>"
    for name, font in (("F1", "Helvetica"), ("F2", "Helvetica-Bold"))
)
Facts = Mapping[str, str | bool | None]
Line = tuple[str, str, float, int]
"""Text, font, size, and the distance from the margin."""


def facts_as_pdf(title: str, sections: Mapping[str, Sequence[Facts]], *, yes: str, no: str, nothing: str) -> bytes:
    pages: list[list[bytes]] = [[]]
    y = float(HEIGHT - MARGIN)
    for text, font, size, indent in _lines(title, sections, yes=yes, no=no, nothing=nothing):
        if indent == 0:
            y -= size * 1.6
            if y < MARGIN:
                pages.append([])
                y = HEIGHT - MARGIN - size
        start = f"BT /{font} {size} Tf {MARGIN + indent} {y:.1f} Td "
        pages[-1].append(start.encode() + shown_string(text) + b" Tj ET")
    return _document([b"\n".join(page) for page in pages], title)


def _lines(title: str, sections: Mapping[str, Sequence[Facts]], *, yes: str, no: str, nothing: str) -> Iterator[Line]:
    yield _safe(title), "F2", TITLE, 0
    for name, entries in sections.items():
        yield "", "F1", TEXT, 0
        yield _safe(name), "F2", HEADING, 0
        if not entries:
            yield _safe(nothing), "F1", TEXT, 0
        for place, facts in enumerate(entries):
            if place:
                yield "", "F1", TEXT / 2, 0
            for key, value in facts.items():
                shown = (yes if value else no) if isinstance(value, bool) else value or "–"
                for number, part in enumerate(_beside_the_names(_safe(shown))):
                    yield "" if number else _safe(key), "F1", TEXT, 0
                    yield part, "F1", TEXT, NAME_WIDTH


def _safe(text: str) -> str:
    """Characters that the built-in fonts lack are spelt out: the JSON file with the same data has them unchanged."""
    known = text.encode("cp1252", errors="backslashreplace").decode("cp1252")
    return "".join(sign if sign.isprintable() else " " for sign in known)


def _beside_the_names(text: str) -> Iterator[str]:
    """In lines that end before the paper does."""
    room = WIDTH - 2 * MARGIN - NAME_WIDTH
    line = ""
    for sign in text:
        if width_of(line + sign, TEXT) > room:
            yield line
            line = ""
        line += sign
    yield line


def _document(pages: list[bytes], title: str) -> bytes:
    paper = f"/MediaBox[0 0 {WIDTH} {HEIGHT}]"
    kids = " ".join(f"{4 + 2 * place} 0 R" for place in range(len(pages)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        f"<</Type/Pages/Kids[{kids}]/Count {len(pages)}{paper}/Resources<</Font<<{FONTS}>>>>>>".encode(),
        b"<</Title%b>>" % title_string(title),
    ]
    for place, content in enumerate(pages):
        packed = zlib.compress(content)
        objects.append(f"<</Type/Page/Parent 2 0 R/Contents {5 + 2 * place} 0 R>>".encode())
        head = f"<</Filter/FlateDecode/Length {len(packed)}>>\nstream\n".encode()
        objects.append(head + packed + b"\nendstream")
    out, places = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, start=1):
        places.append(len(out))
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    out += b"".join(f"{place:010} 00000 n \n".encode() for place in places)
    out += f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R/Info 3 0 R>>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(out)
