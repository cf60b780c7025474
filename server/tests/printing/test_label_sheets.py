"""Label sheets: every label is on its place, nothing leaves its label, and the PDF can be read."""

from __future__ import annotations

import io
import re
import zlib
from datetime import date
from xml.etree import ElementTree

import pytest
from PIL import ImageFont
from tests.pdf_reading import objects_of, pages_of, texts_of, title_of

from kaktus.activation.codes import grouped, make_codes
from kaktus.printing.labels import POINT, Design, Label
from kaktus.printing.pdf import write_pdf
from kaktus.printing.preview import preview
from kaktus.printing.qr_codes import QUIET_ZONE, QrCodes
from kaktus.printing.sheets import A4_HEIGHT, A4_WIDTH, SHEETS, Sheet
from kaktus.printing.typeface import FIRST, FONTS, typeface, width_of

QR_CODES = QrCodes("https://lernen.verlag.example/activation#", 12)


def design_for(sheet: Sheet, title: str = "Kaktus 1") -> Design:
    place, last_day = "lernen.verlag.example/activation", date(2028, 12, 31)
    note = "Nur für Lehrkräfte"
    return Design(sheet=sheet, qr_codes=QR_CODES, title=title, place=place, redeem_by=last_day, note=note)


def labels(count: int) -> list[Label]:
    return [Label(code, grouped(code), f"12/{number}") for number, code in enumerate(make_codes(count), start=1)]


def written(design: Design, some: list[Label], skip: int = 0) -> bytes:
    stream = io.BytesIO()
    assert write_pdf(stream, design, some, title="Auflage (3) für Köln", skip=skip) == len(some)
    return stream.getvalue()


def pages_with_texts(pdf: bytes) -> list[list[str]]:
    return [texts_of(page) for page in pages_of(pdf)]


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_fits_on_the_paper(name: str) -> None:
    sheet = SHEETS[name]
    for place in range(sheet.labels):
        x, y = sheet.corner(place)
        assert round(x, 3) >= 0
        assert round(y, 3) >= 0
        assert round(x + sheet.width, 3) <= A4_WIDTH
        assert round(y + sheet.height, 3) <= A4_HEIGHT


def test_the_sheets_have_the_labels_of_those_in_the_shops() -> None:
    assert {name: sheet.labels for name, sheet in SHEETS.items()} == {
        "labels-70x36": 24,
        "labels-48x25": 40,
        "cards-85x55": 10,
    }


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("title", ["Kaktus 1", "Kaktus 2 Interaktiv für die dritte und vierte Klasse der Grundschule"])
def test_nothing_leaves_its_label(name: str, title: str) -> None:
    design = design_for(SHEETS[name], title)
    square, sheet = design.square, design.sheet
    quiet = QUIET_ZONE * square.module
    assert square.x - quiet >= 0
    assert square.y - quiet >= 0
    side = (QR_CODES.size + QUIET_ZONE) * square.module
    assert square.y + side <= sheet.height
    # The smallest module that telephones read from paper without effort.
    assert square.module > 0.35
    widest = design.own_texts(Label("WWWWWWWWWWWW", "WWWW-WWWW-WWWW", "123456/1234567"))
    assert [text.text for text in widest] == ["WWWW-WWWW-WWWW", "123456/1234567"]
    for text in (*design.texts, *widest):
        assert text.x >= square.x + side - 0.001
        assert text.x + width_of(text.text, text.size, bold=text.bold) * POINT <= sheet.width - 1.9
        assert 2 < text.y < sheet.height - 1
        assert text.size >= 2.8


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_printed_within_five_millimetres_of_the_edge_of_the_paper(name: str) -> None:
    design = design_for(SHEETS[name], "Kaktus 2 Interaktiv für die dritte und vierte Klasse der Grundschule")
    square = design.square
    side = QR_CODES.size * square.module
    boxes = [(square.x, square.y, square.x + side, square.y + side)]
    for text in (*design.texts, *design.own_texts(Label("WWWWWWWWWWWW", "WWWW-WWWW-WWWW", "12/345"))):
        width = width_of(text.text, text.size, bold=text.bold) * POINT
        boxes.append((text.x, text.y - text.size * POINT, text.x + width, text.y + text.size * POINT * 0.3))
    for place in range(design.sheet.labels):
        x, y = design.sheet.corner(place)
        for left, top, right, bottom in boxes:
            assert min(x + left, y + top) >= 4.999
            assert x + right <= A4_WIDTH - 4.999
            assert y + bottom <= A4_HEIGHT - 4.999


def test_the_pdf_has_all_codes_in_order_and_the_words_of_both_languages() -> None:
    some = labels(50)
    pages = pages_with_texts(written(design_for(SHEETS["labels-70x36"]), some))
    assert len(pages) == 3
    shown = [text for page in pages for text in page if re.fullmatch(r"\w{4}-\w{4}-\w{4}", text)]
    assert shown == [label.code for label in some]
    assert pages[0].count("Kaktus 1") == 24
    assert pages[0].count("Code scannen oder eingeben:") == pages[0].count("Scan or type the code at") == 24


def test_a_sheet_that_was_begun_is_used_up() -> None:
    pages = pages_with_texts(written(design_for(SHEETS["labels-48x25"]), labels(50), skip=38))
    assert [page.count("Kaktus 1") for page in pages] == [2, 40, 8]


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        (r"Käfer \ (1)", r"Käfer \ (1)"),
        ("((", "(("),
        (")\\", ")\\"),
        (r"\) Tj ET", r"\) Tj ET"),
        ("„Wörter“ – 5 €", "„Wörter“ – 5 €"),
        # The typeface on paper ends with the letters of western Europe.
        ("Ж日 كتاب", "?? ????"),
        ("🌵 Kaktus", "? Kaktus"),
    ],
)
def test_a_title_stays_text(title: str, shown: str) -> None:
    (page,) = pages_with_texts(written(design_for(SHEETS["cards-85x55"], title), labels(1)))
    assert page[0] == shown


@pytest.mark.parametrize("title", ["Auflage (3) – Köln", r"\)/Title(x", "Ж日 كتاب 🌵"])
def test_a_viewer_shows_the_name_of_the_file(title: str) -> None:
    stream = io.BytesIO()
    write_pdf(stream, design_for(SHEETS["cards-85x55"]), labels(1), title=title)
    assert title_of(stream.getvalue()) == title


@pytest.mark.parametrize("bold", [False, True])
def test_the_fonts_are_in_the_file_with_their_true_widths(bold: bool) -> None:
    face = typeface(bold=bold)
    objects = objects_of(written(design_for(SHEETS["cards-85x55"]), labels(1)))
    fonts = [body for body in objects.values() if b"/BaseFont/%b/" % face.name.encode() in body]
    assert len(fonts) == 1
    descriptor = objects[int(re.findall(rb"/FontDescriptor (\d+) 0 R", fonts[0])[0])]
    file = objects[int(re.findall(rb"/FontFile2 (\d+) 0 R", descriptor)[0])]
    content = zlib.decompress(file.partition(b"stream\n")[2].removesuffix(b"\nendstream"))
    assert content == face.file
    drawn = ImageFont.truetype(io.BytesIO(content), 1000, layout_engine=ImageFont.Layout.BASIC)
    for place, width in enumerate(face.widths):
        if width:
            sign = bytes([FIRST + place]).decode("cp1252")
            assert abs(drawn.getlength(sign) - width) <= 1, sign


def test_every_letter_of_german_can_be_printed() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßabcdefghijklmnopqrstuvwxyzäöü0123456789 .,:;!?-–„“‚‘’…()/&€@+é"
    for bold in (False, True):
        assert typeface(bold=bold).shown(letters).decode("cp1252") == letters
    assert "Open Font License" in (FONTS / "OFL.txt").read_text()


def test_the_preview_is_a_picture_of_the_first_sheet() -> None:
    some = labels(3)
    picture = ElementTree.fromstring(preview(design_for(SHEETS["cards-85x55"], "Tom & Mia <3"), some, skip=2))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert [label.code for label in some if label.code in texts] == [label.code for label in some]
    assert texts.count("Tom & Mia <3") == 3
    assert "style" not in {name for element in picture.iter() for name in element.attrib}
