"""Draws a thumbnail for a lesson that has none: its title on a hill of coloured paper, in its book's colours."""

from __future__ import annotations

import html

# The two palettes of shared/palettes.css; a test compares them.
WARM = ("#ffc145", "#ff9f68", "#f7867e", "#f9a8b8", "#ffd97a", "#e8b96a", "#f4a261", "#ffb4a2")
COOL = ("#8fd3e8", "#9ad08b", "#a7c4ff", "#a8e0cb", "#7fcfb6", "#c3b7ff", "#b9e769", "#d7b8e8")
MAX_LINES = 3
LINE = 13
INK = "#3a2e1f"


def drawn_thumb(*, book_title: str, title: str, position: int) -> bytes:
    palette = WARM if "1" in book_title else COOL
    colour = palette[position % len(palette)]
    lines = _lines(title)
    longest = max(map(len, lines))
    size = min(44, 500 // max(longest, 1))
    top = 132 - (len(lines) - 1) * size * 0.6
    words = "".join(
        f'<text x="160" y="{top + place * size * 1.2:.0f}">{html.escape(line)}</text>'
        for place, line in enumerate(lines)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">'
        '<path d="M0 0H320V240H0Z" fill="#FFF8EC"/>'
        f'<path d="M0 92C60 40 120 64 176 48C236 30 276 52 320 26V240H0Z" fill="{colour}" opacity=".55"/>'
        f'<path d="M0 178C70 146 140 166 200 176C250 184 290 166 320 156V240H0Z" fill="{colour}"/>'
        f'<g fill="{INK}" font-family="Nunito,Andika,Verdana,sans-serif" font-weight="700" font-size="{size}"'
        f' text-anchor="middle">{words}</g></svg>\n'
    ).encode()


def _lines(title: str) -> list[str]:
    """Broken between words; what does not fit into three lines ends with dots."""
    lines = [""]
    for word in title.split():
        joined = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(joined) > LINE:
            lines.append(word)
        else:
            lines[-1] = joined
    if len(lines) > MAX_LINES:
        lines = [*lines[: MAX_LINES - 1], f"{lines[MAX_LINES - 1]} …"]
    return [line if len(line) <= 2 * LINE else f"{line[: 2 * LINE - 1]}…" for line in lines]
