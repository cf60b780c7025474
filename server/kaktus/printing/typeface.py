"""The typeface on paper: Nunito in two weights, with the letters of Windows-1252, and how wide a text is in it.

The files in `fonts/` were cut from the variable font that the pages use; decision record 0032 says how.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).with_name("fonts")
FIRST: Final = 32
ENCODING: Final = "cp1252"


@dataclass(frozen=True)
class Typeface:
    name: str
    ascent: int
    descent: int
    cap_height: int
    box: tuple[int, ...]
    widths: tuple[int, ...]
    """In thousandths of the type size, starting with the first character; 0 where there is none."""
    file: bytes

    def shown(self, text: str) -> bytes:
        """A letter that the typeface lacks becomes a question mark, in the preview as on paper."""
        plain = text.encode(ENCODING, "replace")
        return bytes(byte if byte >= FIRST and self.widths[byte - FIRST] else ord("?") for byte in plain)

    def width(self, text: str, size: float) -> float:
        return sum(self.widths[byte - FIRST] for byte in self.shown(text)) * size / 1000


@lru_cache(maxsize=2)
def typeface(*, bold: bool) -> Typeface:
    facts = json.loads((FONTS / "nunito.json").read_text())["bold" if bold else "plain"]
    return Typeface(
        name=facts["name"],
        ascent=facts["ascent"],
        descent=facts["descent"],
        cap_height=facts["capHeight"],
        box=tuple(facts["box"]),
        widths=tuple(facts["widths"]),
        file=(FONTS / f"nunito-{700 if bold else 400}.ttf").read_bytes(),
    )


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    return typeface(bold=bold).width(text, size)


def fitting(text: str, size: float, room: float, *, bold: bool = False, shrink: float = 2 / 3) -> tuple[str, float]:
    """The text, made smaller if needed, down to `shrink` of its size, by default still legible; then shortened."""
    text = typeface(bold=bold).shown(text).decode(ENCODING)
    smallest = size * shrink
    while width_of(text, size, bold=bold) > room and size > smallest:
        size -= 0.1
    while width_of(text, size, bold=bold) > room and len(text) > 2:
        text = text[:-2].rstrip() + "…"
    return text, size


def font_objects(face: Typeface, *, number: int) -> list[bytes]:
    """The font, its description and its file as objects of a PDF, counted from `number`."""
    packed = zlib.compress(face.file)
    widths = b" ".join(b"%d" % width for width in face.widths)
    box = b" ".join(b"%d" % side for side in face.box)
    name = face.name.encode()
    return [
        b"<</Type/Font/Subtype/TrueType/BaseFont/%b/Encoding/WinAnsiEncoding/FirstChar %d/LastChar 255"
        b"/Widths[%b]/FontDescriptor %d 0 R>>" % (name, FIRST, widths, number + 1),
        # 32: letters of the usual alphabet.
        b"<</Type/FontDescriptor/FontName/%b/Flags 32/FontBBox[%b]/ItalicAngle 0/Ascent %d/Descent %d/CapHeight %d"
        b"/StemV 80/FontFile2 %d 0 R>>" % (name, box, face.ascent, face.descent, face.cap_height, number + 2),
        b"<</Length %d/Length1 %d/Filter/FlateDecode>>\nstream\n%b\nendstream" % (len(packed), len(face.file), packed),
    ]
