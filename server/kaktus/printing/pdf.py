"""Label sheets as PDF, written page by page: the memory needed does not grow with the number of labels."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import BinaryIO, Final

from kaktus.printing.labels import POINT, Design, Label, Text
from kaktus.printing.qr_codes import QrDrawing
from kaktus.printing.sheets import A4_HEIGHT, A4_WIDTH
from kaktus.printing.typeface import font_objects, typeface

CATALOGUE, PAGES = 1, 2
ZLIB_LEVEL: Final = 4


def write_pdf(stream: BinaryIO, design: Design, labels: Iterable[Label], *, title: str, skip: int = 0) -> int:
    """How many labels were written; `skip` leaves out the first places, which were used before."""
    paper = _Paper(stream)
    paper.start()
    drawing = QrDrawing(design.qr_codes, _run)
    same = b"".join(_text(text) for text in design.texts)
    todo = iter(labels)
    count = 0
    places = range(skip % design.sheet.labels, design.sheet.labels)
    while page := list(islice(todo, len(places))):
        content = [_start(design)]
        for place, label in zip(places, page, strict=False):
            content += [
                _corner(design, place),
                same,
                *map(_text, design.own_texts(label)),
                _square(design, drawing.of(label.ending)),
            ]
        paper.add_page(b"".join(content))
        places = range(design.sheet.labels)
        count += len(page)
    paper.end(title)
    return count


def _start(design: Design) -> bytes:
    """From here on in millimetres from the lower corner, as PDF counts."""
    lines = b"".join(_cutting_lines(design)) if design.sheet.cut else b""
    return f"{1 / POINT:.6f} 0 0 {1 / POINT:.6f} 0 0 cm 0.1 w\n".encode() + lines


def _corner(design: Design, place: int) -> bytes:
    x, y = design.sheet.corner(place)
    return f"q 1 0 0 1 {x:.3f} {A4_HEIGHT - y:.3f} cm\n".encode()


def _text(text: Text) -> bytes:
    font = "F2" if text.bold else "F1"
    start = f"BT {text.grey:g} g /{font} {text.size * POINT:.3f} Tf {text.x:.3f} {-text.y:.3f} Td "
    return start.encode() + _shown_string(text) + b" Tj ET\n"


def _shown_string(text: Text) -> bytes:
    shown = typeface(bold=text.bold).shown(text.text)
    return b"(%b)" % shown.replace(b"\\", rb"\\").replace(b"(", rb"\(").replace(b")", rb"\)")


def _title_string(text: str) -> bytes:
    """In UTF-16: titles have an 8-bit encoding of their own, in which a dash of the fonts' encoding is a letter."""
    return b"<FEFF%b>" % text.encode("utf-16-be").hex().upper().encode()


def _square(design: Design, path: str) -> bytes:
    square = design.square
    start = f"{square.module:.5f} 0 0 {square.module:.5f} {square.x:.3f} {-square.y:.3f} cm 0 g\n"
    return f"{start}{path}f Q\n".encode()


def _run(row: int, column: int, length: int) -> str:
    # Neighbours overlap by a hair, so that no light shows between them on a screen.
    return f"{column} {-1 - row} {length}.02 1.02 re\n"


def _cutting_lines(design: Design) -> Iterator[bytes]:
    yield b"0.75 G\n"
    for place in range(design.sheet.labels):
        x, y = design.sheet.corner(place)
        bottom = A4_HEIGHT - y - design.sheet.height
        yield f"{x:.3f} {bottom:.3f} {design.sheet.width:g} {design.sheet.height:g} re S\n".encode()


class _Paper:
    """The file: numbered objects one after the other, and at its end the list of where each begins."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._written = 0
        self._starts: dict[int, int] = {}
        self._next = PAGES + 1
        self._pages: list[int] = []
        self._fonts = b""

    def start(self) -> None:
        self._write(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        for bold in (False, True):
            first, *rest = font_objects(typeface(bold=bold), number=self._next)
            self._fonts += b"/%b %d 0 R" % (b"F2" if bold else b"F1", self._object(first))
            for content in rest:
                self._object(content)

    def add_page(self, content: bytes) -> None:
        packed = zlib.compress(content, ZLIB_LEVEL)
        number = self._object(
            b"<</Length %d/Filter/FlateDecode>>\nstream\n%b\nendstream" % (len(packed), packed),
        )
        page = b"<</Type/Page/Parent %d 0 R/MediaBox[0 0 %.3f %.3f]/Resources<</Font<<%b>>>>/Contents %d 0 R>>" % (
            PAGES,
            A4_WIDTH / POINT,
            A4_HEIGHT / POINT,
            self._fonts,
            number,
        )
        self._pages.append(self._object(page))

    def end(self, title: str) -> None:
        kids = b" ".join(b"%d 0 R" % page for page in self._pages)
        self._object(b"<</Type/Pages/Count %d/Kids[%b]>>" % (len(self._pages), kids), PAGES)
        # Printed as it is: a viewer that fits the page to the paper would move every label.
        self._object(b"<</Type/Catalog/Pages %d 0 R/ViewerPreferences<</PrintScaling/None>>>>" % PAGES, CATALOGUE)
        info = self._object(b"<</Title%b/Producer(Kaktus)>>" % _title_string(title))
        start = self._written
        last = self._next
        self._write(b"xref\n0 %d\n0000000000 65535 f \n" % last)
        self._write(b"".join(b"%010d 00000 n \n" % self._starts[number] for number in range(1, last)))
        self._write(
            b"trailer\n<</Size %d/Root %d 0 R/Info %d 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (last, CATALOGUE, info, start)
        )

    def _object(self, content: bytes, number: int = 0) -> int:
        if not number:
            number = self._next
            self._next += 1
        self._starts[number] = self._written
        self._write(b"%d 0 obj\n%b\nendobj\n" % (number, content))
        return number

    def _write(self, content: bytes) -> None:
        self._stream.write(content)
        self._written += len(content)
