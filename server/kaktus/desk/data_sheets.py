"""Everything known about a person as a page to print or send, in German or English.

A browser prints it, with every letter of every language; a PDF of our own had those of western Europe.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from html import escape
from typing import Final

from django.conf import settings
from django.utils import dateformat, timezone, translation

Facts = Mapping[str, str | bool | None]
# Control characters, which no page shows.
UNSEEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")

TITLE: Final = {"en": "{brand}: your data, {day}", "de": "{brand}: Ihre Daten, {day}"}
YES_NO_NOTHING: Final = {"en": ("yes", "no", "nothing"), "de": ("ja", "nein", "nichts")}
GERMAN: Final = {
    "account": "Konto",
    "google": "Google",
    "signed in": "Angemeldete Geräte",
    "mails": "E-Mails",
    "reminders": "Erinnerungen",
    "activation codes": "Codes",
    "refused codes": "Codes, die nicht angenommen wurden",
    "staff notes": "Notizen unseres Teams",
    "classes": "Klassen",
    "opened at": "Geöffnet am",
    "ends at": "Ende",
    "tablets": "Tablets",
    "id": "Nummer",
    "email": "E-Mail-Adresse",
    "email verified": "Adresse bestätigt",
    "email verified at": "Adresse bestätigt am",
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
    "last four": "Letzte vier Zeichen",
    "reason": "Grund",
    "tried at": "Versucht am",
    "text": "Text",
    "access ends at": "Zugang bis",
    "days before": "Tage vorher",
    "warned of deletion at": "Vor dem Löschen gewarnt am",
}
# Of mails: their kinds, and why one was not sent; and why a code was refused.
GERMAN_VALUES: Final = {
    "verification": "Bestätigung der Adresse",
    "password_reset": "Neues Passwort",
    "email_change_link": "Bestätigung einer neuen Adresse",
    "email_change_requested": "Neue Adresse angefragt",
    "email_changed": "Adresse geändert",
    "password_changed": "Passwort geändert",
    "google_linked": "Google verbunden",
    "reminder": "Erinnerung an das Ende des Zugangs",
    "code_moved_away": "Code in ein anderes Konto verschoben",
    "code_moved_here": "Code in dieses Konto verschoben",
    "code_freed": "Code freigegeben",
    "account_ends": "Unbestätigtes Konto wird gelöscht",
    "refused": "vom Mailserver abgelehnt",
    "given_up": "einen Tag lang nicht zustellbar",
    "held_back": "zurückgehalten, weil es zu viele waren",
    "not_valid": "nicht gültig",
    "used": "von jemand anderem eingelöst",
    "used_by_you": "von Ihnen schon eingelöst",
    "too_late": "Frist zum Einlösen vorbei",
}
LANGUAGES: Final = {
    "en": dict(settings.LANGUAGES),
    "de": {
        "en": "Englisch",
        "de": "Deutsch",
        "tr": "Türkisch",
        "uk": "Ukrainisch",
        "ar": "Arabisch",
        "es": "Spanisch",
        "pl": "Polnisch",
    },
}
WORDED: Final = ("kind", "problem", "reason")


# The page may be opened anywhere: it loads nothing and runs nothing, whatever somebody chose as a name.
PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
@page {{ size: A4; margin: 20mm }}
body {{ max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 11pt/1.4 Nunito, Helvetica, Arial, sans-serif }}
h1 {{ font-size: 18pt }}
h2 {{ font-size: 13pt; margin: 2em 0 .5em; break-after: avoid }}
dl {{ display: grid; grid-template-columns: 12rem 1fr; gap: .2em 1em; margin: 0 0 1em; break-inside: avoid }}
dd {{ margin: 0; overflow-wrap: anywhere; unicode-bidi: isolate }}
@media print {{ body {{ margin: 0; padding: 0 }} }}
</style>
<h1>{title}</h1>
{sections}</html>
"""


def data_sheet(records: Mapping[str, Sequence[Facts]], *, language: str) -> bytes:
    speaks = "de" if language == "de" else "en"
    title = TITLE[speaks].format(brand=settings.BRAND, day=_day(timezone.localdate(), speaks))
    sections = "".join(_section(name, entries, speaks) for name, entries in records.items())
    return PAGE.format(language=speaks, title=_safe(title), sections=sections).encode()


def _section(name: str, entries: Sequence[Facts], language: str) -> str:
    yes, no, nothing = YES_NO_NOTHING[language]
    lists = []
    for facts in entries:
        rows = [
            (key, (yes if value else no) if isinstance(value, bool) else _value(key, value or "–", language))
            for key, value in facts.items()
        ]
        cells = "".join(f'<dt>{_safe(_name(key, language))}<dd dir="auto">{_safe(value)}' for key, value in rows)
        lists.append(f"<dl>{cells}</dl>\n")
    return f"<h2>{_safe(_name(name, language))}</h2>\n{''.join(lists) or f'<p>{nothing}</p>'}\n"


def _value(key: str, value: str, language: str) -> str:
    """Moments, languages and kinds of mail in words; what people wrote themselves stays as it is."""
    if key in WORDED:
        readable = value.replace("_", " ").capitalize()
        return GERMAN_VALUES.get(value, readable) if language == "de" else readable
    if key == "language":
        return LANGUAGES[language].get(value, value)
    if key.endswith(("_at", "_on", "_date")) or key in ("since", "until"):
        return _moment(value, language)
    return value


def _moment(value: str, language: str) -> str:
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        return value
    day = _day(moment.date(), language)
    return f"{day}, {moment:%H:%M}" if "T" in value else day


def _day(day: date, language: str) -> str:
    with translation.override(language):
        return dateformat.format(day, "j. F Y" if language == "de" else "j F Y")


def _safe(text: str) -> str:
    return escape(UNSEEN.sub(" ", text))


def _name(name: str, language: str) -> str:
    plain = name.replace("_", " ")
    return GERMAN.get(plain, plain) if language == "de" else plain.capitalize()
