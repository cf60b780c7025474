"""How the words of a mail become text and HTML."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from django.conf import settings
from django.template.loader import render_to_string

from kaktus.mail.models import Kind
from kaktus.mail.wording import Wording
from kaktus.mail.wordings import ar, de, en, es, pl, tr, uk

WORDINGS: dict[str, Wording] = {
    "en": en.WORDING,
    "de": de.WORDING,
    "tr": tr.WORDING,
    "uk": uk.WORDING,
    "ar": ar.WORDING,
    "es": es.WORDING,
    "pl": pl.WORDING,
}


@dataclass(frozen=True)
class Letter:
    subject: str
    text: str
    html: str


def write_letter(kind: Kind, *, language: str, link: str = "") -> Letter:
    language = language if language in WORDINGS else "en"
    wording = WORDINGS[language]
    words = wording.of(kind)
    names = {"brand": settings.BRAND, "site": settings.PUBLIC_URL, "contact": settings.CONTACT_EMAIL}
    context = {
        "language": language,
        "brand": settings.BRAND,
        "subject": words.subject,
        "heading": words.heading.format(**names),
        "paragraphs": [paragraph.format(**names) for paragraph in words.paragraphs],
        "button": words.button,
        "after": words.after,
        "link": link,
        "frame": {key: value.format(**names) for key, value in asdict(wording.frame).items()},
    }
    return Letter(
        subject=f"{settings.BRAND}: {words.subject}",
        text=render_to_string("mail/letter.txt", context).strip() + "\n",
        html=render_to_string("mail/letter.html", context),
    )
