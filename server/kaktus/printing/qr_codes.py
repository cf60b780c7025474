"""QR codes of many addresses that differ only in their last characters, made by segno."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

# At run time it is imported only where codes are drawn: it would take memory in every server process.
if TYPE_CHECKING:
    import segno

RUN = re.compile("1+")
# Readers expect this much empty space on each side, in modules.
QUIET_ZONE = 4
# Drawings are cached by this many modules side by side, of which there are few patterns.
PIECE_LENGTH = 8

Draw = Callable[[int, int, int], str]
"""Draws dark modules side by side; gets their row, their first column, and their number."""
MODULES = bytes.maketrans(b"\x00\x01", b"01")


@dataclass
class QrCodes:
    prefix: str
    length: int
    """How many ASCII characters follow the prefix."""
    size: int = field(init=False)
    """Modules on each side, without the empty space around."""

    def __post_init__(self) -> None:
        # A mask that is good for one address is good enough for all; finding it takes four times as long as the rest.
        chosen = _qr_code(self.prefix + "@" * self.length)
        self._version, self._mask = int(chosen.version), chosen.mask
        self.size = len(chosen.matrix)

    def modules(self, ending: str) -> str:
        """Row by row, 1 for a dark module and 0 for a light one."""
        if len(ending) != self.length or not ending.isascii():
            raise ValueError(f"not {self.length} characters of ASCII")
        matrix = _qr_code(self.prefix + ending, version=self._version, mask=self._mask).matrix
        return b"".join(matrix).translate(MODULES).decode()


def _qr_code(text: str, *, version: int | None = None, mask: int | None = None) -> segno.QRCode:
    import segno

    return segno.make(text.encode(), error="m", version=version, mode="byte", mask=mask, boost_error=False, micro=False)


class QrDrawing:
    """Draws QR codes as text, such as the path of an SVG picture."""

    def __init__(self, codes: QrCodes, draw: Draw) -> None:
        self.codes = codes
        size = codes.size
        self._pieces = [
            (row * size + column, row * size + min(column + PIECE_LENGTH, size), _Drawn(draw, row, column))
            for row in range(size)
            for column in range(0, size, PIECE_LENGTH)
        ]

    def of(self, ending: str) -> str:
        modules = self.codes.modules(ending)
        return "".join([drawn[modules[start:end]] for start, end, drawn in self._pieces])


class _Drawn(dict[str, str]):
    """A piece of a row, by its modules."""

    def __init__(self, draw: Draw, row: int, column: int) -> None:
        super().__init__()
        self._draw, self._row, self._column = draw, row, column

    def __missing__(self, modules: str) -> str:
        runs = RUN.finditer(modules)
        self[modules] = "".join(self._draw(self._row, self._column + run.start(), len(run[0])) for run in runs)
        return self[modules]


class QrPictures:
    """As SVG, black on nothing."""

    def __init__(self, codes: QrCodes) -> None:
        side = codes.size + 2 * QUIET_ZONE
        self._start = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-QUIET_ZONE} {-QUIET_ZONE} {side} {side}" '
            'shape-rendering="crispEdges"><path d="'
        )
        self._drawing = QrDrawing(codes, svg_run)

    def of(self, ending: str) -> str:
        return f'{self._start}{self._drawing.of(ending)}"/></svg>\n'


def svg_run(row: int, column: int, length: int) -> str:
    return f"M{column} {row}h{length}v1h-{length}z"
