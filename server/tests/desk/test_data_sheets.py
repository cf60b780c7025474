"""A person's data as a page: whatever a text contains, it stays text, in the letters of its own language."""

from __future__ import annotations

import pytest
from pytest_django import Settings
from tests.page_reading import texts_of

from kaktus.desk.data_sheets import Facts, data_sheet


def sheet(value: str, language: str = "en") -> str:
    known: dict[str, list[Facts]] = {"account": [{"display_name": value, "email_verified": True}], "mails": []}
    return data_sheet(known, language=language).decode()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("</dd></dl><script>alert(1)</script>", "</dd></dl><script>alert(1)</script>"),
        ("&lt;b&gt; \"'", "&lt;b&gt; \"'"),
        ("{{7*7}} %s {title}", "{{7*7}} %s {title}"),
        ("Şule Ж", "Şule Ж"),
        ("كتاب 🌵", "كتاب 🌵"),
        ("a\nb\x00c", "a b c"),
    ],
)
def test_text_stays_text(value: str, shown: str) -> None:
    texts = texts_of(sheet(value))
    assert texts[texts.index("Display name") + 1] == shown


def test_it_speaks_the_persons_language() -> None:
    assert "Adresse bestätigt" in texts_of(sheet("Anna", "de"))
    assert texts_of(sheet("Anna", "de"))[-3:] == ["ja", "E-Mails", "nichts"]
    assert texts_of(sheet("Anna", "tr"))[-3:] == ["yes", "Mails", "nothing"]


def test_it_loads_nothing_and_a_name_is_no_tag_in_its_title(settings: Settings) -> None:
    settings.BRAND = "<b>Kaktus</b>"
    page = sheet("Anna")
    assert "default-src 'none'" in page
    assert "<h1>&lt;b&gt;Kaktus&lt;/b&gt;: your data" in page
