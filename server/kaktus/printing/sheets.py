"""The sheets of labels that we print on: A4, sizes in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

A4_WIDTH: Final = 210.0
A4_HEIGHT: Final = 297.0
# Printers leave this much of the paper empty.
EDGE: Final = 5.0


@dataclass(frozen=True)
class Sheet:
    """Labels in rows and columns, in the middle of the sheet."""

    width: float
    height: float
    columns: int
    rows: int
    gap: float = 0.0
    """Between columns."""
    cut: bool = False
    """Whether thin lines show where to cut, because the sheet is not perforated."""

    @property
    def labels(self) -> int:
        return self.columns * self.rows

    def corner(self, number: int) -> tuple[float, float]:
        """How far the top corner of a label, counted from 0, is from the top corner of the sheet."""
        row, column = divmod(number, self.columns)
        side, top = self._margins
        return side + column * (self.width + self.gap), top + row * self.height

    @property
    def inset(self) -> tuple[float, float]:
        """How far from a label's sides, and from its top and bottom, its content is, for the sake of those outside."""
        side, top = self._margins
        return max(0.0, EDGE - side), max(0.0, EDGE - top)

    @property
    def _margins(self) -> tuple[float, float]:
        used = self.columns * self.width + (self.columns - 1) * self.gap
        return (A4_WIDTH - used) / 2, (A4_HEIGHT - self.rows * self.height) / 2


SHEETS: Final = {
    # Avery Zweckform 3490, Herma 4453
    "labels-70x36": Sheet(70, 36, columns=3, rows=8),
    # Avery Zweckform 3657: ten rows. Eleven would fit on the paper, but no sheet of this width has them.
    "labels-48x25": Sheet(48.5, 25.4, columns=4, rows=10),
    # Business cards, with the gap of perforated sheets (Avery C32011 has cards of 54 mm; these are a millimetre higher)
    "cards-85x55": Sheet(85, 55, columns=2, rows=5, gap=10, cut=True),
}
