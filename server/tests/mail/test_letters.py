"""Every mail, in both languages: complete, plain, and safe in a mail program."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pytest_django import Settings

from kaktus.mail import letters

ALL = {name: value for name, value in vars(letters).items() if name.isupper() and name not in ("FRAME", "LANGUAGES")}
ROOT = Path(__file__).resolve().parents[3]
LINK = "https://lernen.example.org/auth/action?mode=verifyEmail&oobCode=a:b:c-d"


class Links(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.hrefs: list[str] = []
        self.sources: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.hrefs += [str(names["href"])] if "href" in names else []
        self.sources += [str(names["src"])] if "src" in names else []


def test_there_are_seven_mails() -> None:
    assert len(ALL) == 7


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", sorted(ALL))
def test_text_and_html_say_the_same_and_load_nothing(name: str, language: str, settings: Settings) -> None:
    settings.BRAND = "Haus & Igel"
    words = ALL[name][language]
    letter = letters.write_letter(ALL[name], language=language, link=LINK if words.button else "")
    assert letter.subject == f"Haus & Igel: {words.subject}"
    assert "Haus & Igel" in letter.text
    assert "Haus &amp; Igel" in letter.html
    assert "{" not in letter.text
    found = Links(letter.html)
    assert found.sources == ["cid:mascot"]
    assert set(found.hrefs) == ({LINK} if words.button else set())
    assert (LINK in letter.text) is bool(words.button)
    assert f'<html lang="{language}">' in letter.html
    assert not re.search(r"<(script|link|iframe)\b", letter.html)
    assert len(letter.html) < 20_000


def test_an_unknown_language_is_english() -> None:
    letter = letters.write_letter(letters.VERIFICATION, language="fr", link=LINK)
    assert "Please confirm" in letter.subject


@pytest.mark.parametrize("file", ["templates/mail/letter.html", "mailbox.css"])
def test_colours_are_those_of_the_design_language(file: str) -> None:
    homes = (ROOT / "web/src/ui/tokens.css", ROOT / "shared/tokens.css")
    tokens = "".join(home.read_text() for home in homes)
    colours = set(re.findall(r"#[0-9a-f]{3,6}\b", (ROOT / "server/kaktus/mail" / file).read_text()))
    assert len(colours) > 5
    assert {colour for colour in colours if f": {colour};" not in tokens} == set()
