"""The first sheet of labels as an SVG picture, drawn from the same design as the PDF."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from kaktus.printing.labels import POINT, Design, Label
from kaktus.printing.qr_codes import QrDrawing, svg_run
from kaktus.printing.sheets import A4_HEIGHT, A4_WIDTH
from kaktus.printing.typeface import width_of


def preview(design: Design, labels: list[Label], *, skip: int = 0) -> str:
    drawing = QrDrawing(design.qr_codes, svg_run)
    placed = enumerate(labels, start=skip % design.sheet.labels)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {A4_WIDTH:g} {A4_HEIGHT:g}" '
            'font-family="Nunito, Helvetica, Arial, sans-serif">',
            f'<path fill="#fff" d="M0 0h{A4_WIDTH:g}v{A4_HEIGHT:g}H0z"/>',
            *_outlines(design),
            *(part for place, label in placed for part in _label(design, drawing, label, place)),
            "</svg>",
        )
    )


def _outlines(design: Design) -> Iterator[str]:
    """They show where a label ends, and are not printed."""
    for place in range(design.sheet.labels):
        x, y = design.sheet.corner(place)
        yield (
            f'<rect x="{x:g}" y="{y:g}" width="{design.sheet.width:g}" height="{design.sheet.height:g}" rx="1.5" '
            'fill="none" stroke="#bbb" stroke-width=".2"/>'
        )


def _label(design: Design, drawing: QrDrawing, label: Label, place: int) -> Iterator[str]:
    x, y = design.sheet.corner(place)
    yield f'<g transform="translate({x:.3f} {y:.3f})">'
    for text in (*design.texts, *design.own_texts(label)):
        weight = ' font-weight="700"' if text.bold else ""
        grey = round(text.grey * 255)
        # As wide as on paper, whichever typeface the browser has for pictures.
        width = width_of(text.text, text.size, bold=text.bold) * POINT
        yield (
            f'<text x="{text.x:.2f}" y="{text.y:.2f}" font-size="{text.size * POINT:.2f}"{weight} '
            f'textLength="{width:.2f}" lengthAdjust="spacingAndGlyphs" '
            f'fill="rgb({grey},{grey},{grey})">{escape(text.text)}</text>'
        )
    square = design.square
    moved = f"translate({square.x:.3f} {square.y:.3f}) scale({square.module:.5f})"
    yield f'<path transform="{moved}" d="{drawing.of(label.ending)}"/></g>'
