"""A person's data as PDF: whatever a text contains, it stays text, in lines that fit the paper."""

from __future__ import annotations

import re

import pytest
from tests.pdf_reading import pages_of, texts_of, title_of

from kaktus.desk.plain_pdf import MARGIN, NAME_WIDTH, TEXT, WIDTH, facts_as_pdf
from kaktus.printing.type_sizes import width_of


def sheet(value: str, title: str = "Kaktus: your data") -> bytes:
    return facts_as_pdf(title, {"Account": [{"Name": value, "Seen": True}]}, yes="yes", no="no", nothing="nothing")


def value_in(pdf: bytes) -> list[str]:
    """The lines beside the first name."""
    texts = [text for page in pages_of(pdf) for text in texts_of(page) if text]
    return texts[texts.index("Name") + 1 : texts.index("Seen")]


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("(a\\b)", "(a\\b)"),
        (")) Tj ET (", ")) Tj ET ("),
        ("\\", "\\"),
        ("„Wörter“ – 5 €", "„Wörter“ – 5 €"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("{{7*7}} %s", "{{7*7}} %s"),
        ("Şule", "\\u015eule"),
        ("🌵", "\\U0001f335"),
        ("a\nb\x00c", "a b c"),
    ],
)
def test_text_stays_text(value: str, shown: str) -> None:
    assert value_in(sheet(value)) == [shown]


@pytest.mark.parametrize("value", ["W" * 120, "i" * 400, "كتاب" * 30, "🌵" * 40, "—" * 90])
def test_a_long_word_ends_before_the_paper_does(value: str) -> None:
    lines = value_in(sheet(value))
    assert len(lines) > 1
    assert "".join(lines) == value.encode("cp1252", "backslashreplace").decode("cp1252")
    room = WIDTH - 2 * MARGIN - NAME_WIDTH
    assert [line for line in lines if width_of(line, TEXT) > room] == []


def test_the_title_of_the_window_is_literal() -> None:
    pdf = sheet("Anna", title="Bücherei (Ж) – \\")
    assert title_of(pdf) == "Bücherei (Ж) – \\"
    assert re.search(rb"/Title<[0-9A-F]+>", pdf)
