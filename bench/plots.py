"""Draws what was measured as SVG: bars, and lines over a rising load."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

WIDTH, BAR, GAP, LEFT = 800, 22, 10, 350
OURS, OTHERS, INK, PAPER = "#1F7A4D", "#E8B96A", "#26233A", "#FFF8EC"
LINES = ("#1F7A4D", "#7A4FB5", "#C2571A", "#1B6CA8", "#B3261E")
DASHES = ("", "6 3", "2 3", "9 3 2 3", "")
TOP, BOTTOM, SIDE, HEIGHT = 60, 50, 70, 460


def bars(title: str, rows: Iterable[tuple[str, float, bool]]) -> str:
    """One each, with its value; those of the library in another colour."""
    rows = list(rows)
    longest = max(value for _, value, _ in rows)
    height = 50 + len(rows) * (BAR + GAP)
    parts = _begin(title, height)
    for number, (name, value, ours) in enumerate(rows):
        y = 44 + number * (BAR + GAP)
        width = max(2.0, value / longest * (WIDTH - LEFT - 80))
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end" fill="{INK}">{escape(name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="5" fill="{OURS if ours else OTHERS}"/>',
            f'<text x="{LEFT + width + 8:.1f}" y="{y + 15}" fill="{INK}">{value:,.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


@dataclass(frozen=True)
class Line:
    name: str
    points: list[tuple[float, float]]


def lines(title: str, across: str, drawn: list[Line], *, limit: float, top: float) -> str:
    """Over a logarithmic height, because a tail grows a hundredfold; what is higher than the top is drawn there."""
    height = HEIGHT + 22 * len(drawn)
    furthest = max(x for line in drawn for x, _ in line.points)
    lowest = min(y for line in drawn for _, y in line.points)
    floor = 10 ** math.floor(math.log10(max(lowest, 1)))

    def at(x: float, y: float) -> tuple[float, float]:
        share = math.log(min(max(y, floor), top) / floor) / math.log(top / floor)
        return SIDE + x / furthest * (WIDTH - SIDE - 40), HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = _begin(title, height)
    mark = floor
    while mark <= top:
        _, y = at(0, mark)
        parts.append(f'<path d="M{SIDE} {y:.1f}H{WIDTH - 40}" stroke="{INK}" stroke-opacity=".15"/>')
        parts.append(f'<text x="{SIDE - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{mark:,} ms</text>')
        mark *= 10
    _, y = at(0, limit)
    parts.append(
        f'<path d="M{SIDE} {y:.1f}H{WIDTH - 40}" stroke="{LINES[4]}" stroke-width="1.5" stroke-dasharray="3 4"/>'
    )
    for x in sorted({x for line in drawn for x, _ in line.points}):
        place, _ = at(x, floor)
        parts.append(f'<text x="{place:.1f}" y="{HEIGHT - 30}" text-anchor="middle" fill="{INK}">{x:g}</text>')
    parts.append(f'<text x="{WIDTH - 40}" y="{HEIGHT - 10}" text-anchor="end" fill="{INK}">{escape(across)}</text>')
    for number, line in enumerate(drawn):
        parts += _line(line, [at(x, y) for x, y in line.points], number)
    return "\n".join([*parts, "</svg>", ""])


def _line(line: Line, places: list[tuple[float, float]], number: int) -> list[str]:
    stroke = f'stroke="{LINES[number]}" stroke-width="2.5" stroke-dasharray="{DASHES[number]}" fill="none"'
    path = " ".join(f"{'L' if place else 'M'}{x:.1f} {y:.1f}" for place, (x, y) in enumerate(places))
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{LINES[number]}"/>' for x, y in places]
    y = HEIGHT + 8 + number * 22
    legend = [
        f'<path d="M{SIDE} {y}h40" {stroke}/>',
        f'<text x="{SIDE + 52}" y="{y + 4}" fill="{INK}">{escape(line.name)}</text>',
    ]
    return [f'<path d="{path}" {stroke}/>', *dots, *legend]


def _begin(title: str, height: float) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="{PAPER}"/>',
        f'<text x="20" y="28" font-weight="700" fill="{INK}">{escape(title)}</text>',
    ]
