"""How the words of a mail become text and HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from django.conf import settings
from django.template.loader import render_to_string
from django.utils import dateformat, timezone, translation

from kaktus.mail.models import Kind
from kaktus.mail.wording import StaffWording, Wording, Words
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
# The desk has two languages, and so have the mails to its staff.
STAFF_WORDINGS: dict[str, StaffWording] = {"en": en.STAFF, "de": de.STAFF}
STAFF_KINDS = (Kind.STAFF_INVITATION, Kind.STAFF_FACTOR_RESET, Kind.STAFF_PASSWORD_RESET)
# Date formats that differ from '1 May 2028'; E is the month in the form that it has within a date.
DAYS = {"de": "j. F Y", "es": r"j \d\e F \d\e Y", "pl": "j E Y", "uk": "j E Y"}


@dataclass(frozen=True)
class Letter:
    subject: str
    text: str
    html: str
    stop_link: str = ""


@dataclass(frozen=True)
class Invitation:
    inviter: str
    """Name and address; empty if the operator's command invites."""
    role: str


def write_letter(
    kind: Kind,
    *,
    language: str,
    link: str = "",
    books: Sequence[tuple[str, datetime]] = (),
    stop: str = "",
    invitation: Invitation | None = None,
) -> Letter:
    """`books` come with the moment at which access ends; `stop` is a link to unsubscribe from this kind of mail."""
    spoken = STAFF_WORDINGS if kind in STAFF_KINDS else WORDINGS
    language = language if language in spoken else "en"
    wording = WORDINGS[language]
    words: Words = getattr(spoken[language], kind)
    names = {"brand": settings.BRAND, "site": settings.PUBLIC_URL, "contact": settings.CONTACT_EMAIL}
    if invitation:
        names["invitation"] = _invitation_in(STAFF_WORDINGS[language], invitation)
    context = {
        "language": language,
        "brand": settings.BRAND,
        "subject": words.subject,
        "heading": words.heading.format(**names),
        "paragraphs": [paragraph.format(**names) for paragraph in words.paragraphs],
        "button": words.button,
        "after": words.after,
        "link": link,
        "books": [{"titles": titles, "until": _day_in(language, ends_at)} for titles, ends_at in books],
        "stop": stop,
        "frame": {key: value.format(**names) for key, value in asdict(wording.frame).items()},
    }
    return Letter(
        subject=f"{settings.BRAND}: {words.subject}",
        text=render_to_string("mail/letter.txt", context).strip() + "\n",
        html=render_to_string("mail/letter.html", context),
        stop_link=stop,
    )


def _invitation_in(wording: StaffWording, invitation: Invitation) -> str:
    words = wording.invitation
    sentence = words.by_member if invitation.inviter else words.by_command
    return sentence.format(brand=settings.BRAND, inviter=invitation.inviter, role=words.of_role(invitation.role))


def _day_in(language: str, moment: datetime) -> str:
    with translation.override(language):
        return dateformat.format(timezone.localtime(moment), DAYS.get(language, "j F Y"))
