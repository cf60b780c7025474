"""What is on a label, and where: the QR code, the book's title, the code in groups, help in two languages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import accumulate
from typing import Final

from kaktus.printing.qr_codes import QUIET_ZONE, QrCodes
from kaktus.printing.sheets import Sheet
from kaktus.printing.typeface import fitting

POINT: Final = 25.4 / 72
HELP: Final = ("Code scannen oder eingeben:", "Scan or type the code at")
REDEEM_BY: Final = "Einlösbar bis / Redeem by {:%d.%m.%Y}"
SEATS: Final = "Für eine Klasse / For a class: {} Tablets"
INK, SOFT = 0.0, 0.35
# In characters: the publisher's own line of text.
LONGEST_NOTE: Final = 60
# Where a label's own texts go.
CODE, NUMBER = "\0code", "\0number"


@dataclass(frozen=True)
class Label:
    ending: str
    """What the QR code ends with."""
    code: str
    """As it is read: in groups."""
    number: str = ""
    """By which staff find it again."""


@dataclass(frozen=True)
class Text:
    """Millimetres from the label's top corner to the start of the line; the size is in points."""

    x: float
    y: float
    size: float
    text: str
    bold: bool = False
    grey: float = INK


@dataclass(frozen=True)
class QrSquare:
    x: float
    y: float
    module: float
    """The side of a module."""


@dataclass(frozen=True)
class Line:
    """One below the other: how far below the last one, in millimetres at the usual size, and how big, in points."""

    text: str
    below: float
    size: float
    bold: bool = False
    grey: float = INK


@dataclass(frozen=True)
class Design:
    """How all labels of a sheet look; only the code and its QR code differ."""

    sheet: Sheet
    qr_codes: QrCodes
    title: str
    place: str
    """Where to type the code, such as 'kaktus.example/activation'."""
    redeem_by: date | None = None
    seats: int = 0
    """How many tablets of a class the code lets in."""
    note: str = ""
    """The publisher's own line."""

    @cached_property
    def square(self) -> QrSquare:
        """As high as the label allows; the empty space around it may reach to the label's edge, but not beyond."""
        side = min(self.sheet.height - 3, self.sheet.width * 0.42)
        module = side / (self.qr_codes.size + 2 * QUIET_ZONE)
        top = (self.sheet.height - side) / 2
        left = max(1.0 + QUIET_ZONE * module, self.sheet.inset[0])
        return QrSquare(left, top + QUIET_ZONE * module, module)

    @cached_property
    def texts(self) -> list[Text]:
        """Those that are the same on every label."""
        return [self._placed(line, y) for line, y in self._lines if line.text not in (CODE, NUMBER)]

    def own_texts(self, label: Label) -> list[Text]:
        """Those that only this label has. A code gets as small as it must: it is never shortened."""
        contents = {CODE: label.code, NUMBER: label.number}
        return [
            self._placed(replace(line, text=contents[line.text]), y, shrink=0.5)
            for line, y in self._lines
            if contents.get(line.text)
        ]

    @cached_property
    def _lines(self) -> list[tuple[Line, float]]:
        """Each with its height on the label, all of them in its middle."""
        lines = [
            Line(self.title, 3.5, 10, bold=True),
            *([Line(SEATS.format(self.seats), 3.3, 6.5, bold=True)] if self.seats else []),
            *([Line(self.note, 3.3, 6.5)] if self.note else []),
            Line(CODE, 6.2, 12.5, bold=True),
            Line(HELP[0], 4.2, 6, grey=SOFT),
            Line(HELP[1], 2.8, 6, grey=SOFT),
            Line(self.place, 2.8, 6),
            *([Line(REDEEM_BY.format(self.redeem_by), 2.8, 6)] if self.redeem_by else []),
            Line(NUMBER, 2.8, 5.5, grey=SOFT),
        ]
        height = sum(line.below for line in lines) * self._scale
        heights = accumulate((line.below * self._scale for line in lines), initial=(self.sheet.height - height) / 2)
        return list(zip(lines, list(heights)[1:], strict=True))

    def _placed(self, line: Line, y: float, *, shrink: float = 2 / 3) -> Text:
        text, size = fitting(line.text, line.size * self._scale, self._room, bold=line.bold, shrink=shrink)
        return Text(self._start, y, size, text, bold=line.bold, grey=line.grey)

    @cached_property
    def _scale(self) -> float:
        """Bigger labels have bigger type, but not in proportion."""
        return min(1.35, max(0.72, self.sheet.height / 36))

    @cached_property
    def _start(self) -> float:
        return self.square.x + (self.qr_codes.size + QUIET_ZONE) * self.square.module

    @cached_property
    def _room(self) -> float:
        return (self.sheet.width - self._start - max(2.0, self.sheet.inset[0])) / POINT
