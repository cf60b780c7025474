"""Everything known about a person as a PDF, in German or English: the wording of its headings and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from django.conf import settings
from django.utils import timezone

from kaktus.desk.plain_pdf import Facts, facts_as_pdf

TITLE: Final = {"en": "{brand}: your data, {day}", "de": "{brand}: Ihre Daten, {day}"}
YES_NO_NOTHING: Final = {"en": ("yes", "no", "nothing"), "de": ("ja", "nein", "nichts")}
GERMAN: Final = {
    "account": "Konto",
    "google": "Google",
    "signed in": "Angemeldete Geräte",
    "mails": "E-Mails",
    "reminders": "Erinnerungen",
    "activation codes": "Codes",
    "id": "Nummer",
    "email": "E-Mail-Adresse",
    "email verified": "Adresse bestätigt",
    "display name": "Name",
    "password": "Passwort gesetzt",
    "joined at": "Konto seit",
    "last login at": "Letzte Anmeldung",
    "language": "Sprache",
    "wrong passwords of late": "Falsche Passwörter zuletzt",
    "issuer": "Aussteller",
    "subject": "Nummer dort",
    "linked at": "Verbunden am",
    "kind": "Art",
    "to": "An",
    "sent at": "Versandt am",
    "written at": "Geschrieben am",
    "problem": "Hindernis",
    "browser": "Browser",
    "system": "System",
    "since": "Seit",
    "last used on": "Zuletzt benutzt am",
    "until": "Bis",
    "activation code": "Code",
    "book": "Buch",
    "users information": "Adresse bei der Aktivierung",
    "activation date": "Aktiviert am",
    "expiration date": "Zugang bis",
    "revoked at": "Gesperrt am",
    "access ends at": "Zugang bis",
    "days before": "Tage vorher",
}


def data_sheet(known: Mapping[str, Sequence[Facts]], *, language: str) -> bytes:
    speaks = "de" if language == "de" else "en"
    yes, no, nothing = YES_NO_NOTHING[speaks]
    sections = {
        _name(section, speaks): [{_name(key, speaks): value for key, value in facts.items()} for facts in entries]
        for section, entries in known.items()
    }
    title = TITLE[speaks].format(brand=settings.BRAND, day=timezone.localdate())
    return facts_as_pdf(title, sections, yes=yes, no=no, nothing=nothing)


def _name(name: str, language: str) -> str:
    plain = name.replace("_", " ")
    return GERMAN.get(plain, plain) if language == "de" else plain.capitalize()
