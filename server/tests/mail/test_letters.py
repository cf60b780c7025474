"""Every mail, in every language: complete, plain, and safe in a mail program."""

from __future__ import annotations

import re
import string
from dataclasses import asdict, fields
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pytest_django import Settings

from kaktus.mail.letters import STAFF_KINDS, STAFF_WORDINGS, WORDINGS, Invitation, write_letter
from kaktus.mail.models import Kind
from kaktus.mail.wording import StaffWording, Wording

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


def texts(wording: Wording | StaffWording) -> dict[str, str]:
    """Every text of a language by its place: 'verification.paragraphs.0'."""
    result: dict[str, str] = {}
    for mail, words in asdict(wording).items():
        for name, value in words.items():
            several = (
                {f"{name}.{at}": one for at, one in enumerate(value)} if isinstance(value, tuple) else {name: value}
            )
            result |= {f"{mail}.{place}": one for place, one in several.items()}
    return result


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_kind_of_mail_has_words() -> None:
    assert {field.name for field in fields(Wording)} == {"frame", *Kind.values} - set(STAFF_KINDS)
    assert {field.name for field in fields(StaffWording)} == {"invitation", *STAFF_KINDS}


@pytest.mark.parametrize("language", WORDINGS)
def test_a_reminder_does_not_say_how_long_the_next_code_is_good_for(language: str) -> None:
    """It differs between batches."""
    assert not re.search(r"\d", WORDINGS[language].reminder.after)


QUOTES = {"en": "“”’", "de": "„“’", "tr": "“”’", "uk": "«»’", "ar": "«»", "es": "«»", "pl": "„”’"}


@pytest.mark.parametrize("language", WORDINGS)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    staff = STAFF_WORDINGS.get(language)
    written = [*texts(WORDINGS[language]).values(), *(texts(staff).values() if staff else ())]
    quotes = re.findall("[\"'`´‘’‚“”„«»‹›]", " ".join(written))
    assert [quote for quote in quotes if quote not in QUOTES[language]] == []


@pytest.mark.parametrize(
    ("language", "other"),
    [("en", r"(?i)e-mail|\bmails?\b|\b(log|sign)-(in|out|up)\b(?<!Google sign-in)"), ("de", r"(?<!E-)\bMails?\b")],
)
def test_a_mail_is_called_by_one_name(language: str, other: str) -> None:
    written = [*texts(WORDINGS[language]).values(), *texts(STAFF_WORDINGS[language]).values()]
    assert [text for text in written if re.search(other, text)] == []


def test_german_has_every_text_of_the_mails_to_staff() -> None:
    english, german = texts(STAFF_WORDINGS["en"]), texts(STAFF_WORDINGS["de"])
    assert german.keys() == english.keys()
    assert [place for place, text in german.items() if bool(text) != bool(english[place])] == []
    assert [place for place, text in german.items() if text and text == english[place]] == []
    assert [place for place, text in german.items() if gaps(text) != gaps(english[place])] == []


def test_the_languages_of_mails_are_those_of_the_site(settings: Settings) -> None:
    assert list(WORDINGS) == [code for code, _ in settings.LANGUAGES]


@pytest.mark.parametrize("language", [language for language in WORDINGS if language != "en"])
def test_no_language_lacks_a_text_or_keeps_english(language: str) -> None:
    english, translated = texts(WORDINGS["en"]), texts(WORDINGS[language])
    del english["frame.direction"], translated["frame.direction"]
    assert translated.keys() == english.keys()
    assert [place for place, text in translated.items() if bool(text) != bool(english[place])] == []
    assert [place for place, text in translated.items() if text and text == english[place]] == []
    assert [place for place, text in translated.items() if gaps(text) - gaps(english[place])] == []


@pytest.mark.parametrize(
    ("kind", "language"),
    [(kind, language) for kind in Kind for language in (STAFF_WORDINGS if kind in STAFF_KINDS else WORDINGS)],
)
def test_text_and_html_say_the_same_and_load_nothing(kind: Kind, language: str, settings: Settings) -> None:
    settings.BRAND = "Haus & Igel"
    words = getattr((STAFF_WORDINGS if kind in STAFF_KINDS else WORDINGS)[language], kind)
    invitation = Invitation(inviter="Olga {Ott}", role="owner") if kind == Kind.STAFF_INVITATION else None
    letter = write_letter(kind, language=language, link=LINK if words.button else "", invitation=invitation)
    assert letter.subject == f"Haus & Igel: {words.subject}"
    assert "Haus & Igel" in letter.text
    assert "Haus &amp; Igel" in letter.html
    assert "{" not in letter.text.replace("{Ott}", "")
    links = Links(letter.html)
    assert links.sources == ["cid:mascot"]
    assert set(links.hrefs) == ({LINK} if words.button else set())
    assert (LINK in letter.text) is bool(words.button)
    assert f'<html lang="{language}" dir="{"rtl" if language == "ar" else "ltr"}">' in letter.html
    assert not re.search(r"<(script|link|iframe)\b", letter.html)
    assert len(letter.html) < 20_000


def test_an_unknown_language_is_english() -> None:
    letter = write_letter(Kind.VERIFICATION, language="fr", link=LINK)
    assert "Please confirm" in letter.subject


@pytest.mark.parametrize("file", ["templates/mail/letter.html", "mailbox.css"])
def test_colours_are_those_of_the_design_language(file: str) -> None:
    homes = (ROOT / "web/src/ui/tokens.css", ROOT / "shared/tokens.css")
    tokens = "".join(home.read_text() for home in homes)
    colours = set(re.findall(r"#[0-9a-f]{3,6}\b", (ROOT / "server/kaktus/mail" / file).read_text()))
    assert len(colours) > 5
    assert {colour for colour in colours if f": {colour};" not in tokens} == set()
