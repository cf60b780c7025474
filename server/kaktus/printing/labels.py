"""What is on a label, and where: the QR code, the book's title, the code in groups, a line of help in two languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kaktus.printing.qr_codes import QUIET_ZONE, QrCodes
from kaktus.printing.sheets import Sheet
from kaktus.printing.typeface import fitting

POINT: Final = 25.4 / 72
HELP: Final = ("Code scannen oder eingeben:", "Scan or type the code at")
INK, SOFT = 0.0, 0.35


@dataclass(frozen=True)
class Label:
    ending: str
    """What the QR code ends with."""
    code: str
    """As it is read: in groups."""


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
class Design:
    """How all labels of a sheet look; only the code and its QR code differ."""

    sheet: Sheet
    qr_codes: QrCodes
    title: str
    place: str
    """Where to type the code, such as 'kaktus.example/activation'."""

    @cached_property
    def square(self) -> QrSquare:
        """As high as the label allows; the empty space around it may reach to the label's edge, but not beyond."""
        side = min(self.sheet.height - 3, self.sheet.width * 0.42)
        module = side / (self.qr_codes.size + 2 * QUIET_ZONE)
        top = (self.sheet.height - side) / 2
        return QrSquare(1.0 + QUIET_ZONE * module, top + QUIET_ZONE * module, module)

    @cached_property
    def texts(self) -> list[Text]:
        """The texts that are the same on every label."""
        middle, scale = self.sheet.height / 2, self._scale
        title, size = fitting(self.title, 10 * scale, self._room, bold=True)
        texts = [Text(self._start, middle - 5.6 * scale, size, title, bold=True)]
        for number, (line, grey) in enumerate(((HELP[0], SOFT), (HELP[1], SOFT), (self.place, INK))):
            text, size = fitting(line, 6 * scale, self._room)
            texts.append(Text(self._start, middle + (5.0 + 2.9 * number) * scale, size, text, grey=grey))
        return texts

    def code(self, label: Label) -> Text:
        size = 12.5 * self._scale
        text, size = fitting(label.code, size, self._room, bold=True)
        return Text(self._start, self.sheet.height / 2 + 0.6 * self._scale, size, text, bold=True)

    @cached_property
    def _scale(self) -> float:
        """Bigger labels have bigger type, but not in proportion."""
        return min(1.35, max(0.72, self.sheet.height / 36))

    @cached_property
    def _start(self) -> float:
        return self.square.x + (self.qr_codes.size + QUIET_ZONE) * self.square.module

    @cached_property
    def _room(self) -> float:
        return (self.sheet.width - self._start - 2.0) / POINT
