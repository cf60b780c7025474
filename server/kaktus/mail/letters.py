"""The words of every mail, in English and German, and how they become text and HTML."""

from __future__ import annotations

from dataclasses import dataclass

from django.conf import settings
from django.template.loader import render_to_string

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Words:
    """One mail in one language; `{brand}` is filled in when it is written."""

    subject: str
    heading: str
    paragraphs: tuple[str, ...]
    button: str = ""
    after: str = ""


@dataclass(frozen=True)
class Letter:
    subject: str
    text: str
    html: str


FRAME = {
    "en": {
        "greeting": "Hello,",
        "link_hint": "If the button does not work, copy this address into your browser:",
        "closing": "Kind regards",
        "team": "your {brand} team",
        "why": "You get this mail because this address was entered at {site}. Questions? Write to {contact}.",
    },
    "de": {
        "greeting": "Guten Tag,",
        "link_hint": "Falls der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
        "closing": "Herzliche Grüße",
        "team": "Ihr {brand}-Team",
        "why": "Sie erhalten diese Mail, weil diese Adresse auf {site} eingegeben wurde. Fragen? Schreiben Sie an {contact}.",  # noqa: E501
    },
}

VERIFICATION = {
    "en": Words(
        subject="Please confirm your e-mail address",
        heading="Welcome to {brand}!",
        paragraphs=(
            "We are glad that you are here. One step is left: confirm that this address is yours. "
            "Then you can enter the code from your book and open its games.",
        ),
        button="Confirm my address",
        after="The link works for 24 hours and only once; you can ask for a new one when you log in. "
        "If you did not sign up, simply ignore this mail: an account that nobody confirms is deleted after 30 days.",
    ),
    "de": Words(
        subject="Bitte bestätigen Sie Ihre E-Mail-Adresse",
        heading="Willkommen bei {brand}!",
        paragraphs=(
            "schön, dass Sie da sind. Ein Schritt fehlt noch: Bestätigen Sie, dass diese Adresse Ihnen gehört. "
            "Danach können Sie den Code aus Ihrem Buch eingeben und die Spiele öffnen.",
        ),
        button="Adresse bestätigen",
        after="Der Link gilt 24 Stunden und nur einmal; einen neuen bekommen Sie, wenn Sie sich anmelden. "
        "Wenn Sie sich nicht registriert haben, können Sie diese Mail einfach löschen: "
        "Ein Konto, das niemand bestätigt, wird nach 30 Tagen gelöscht.",
    ),
}

PASSWORD_RESET = {
    "en": Words(
        subject="Choose a new password",
        heading="A new password",
        paragraphs=("You asked for a new password for {brand}. Press the button and choose one.",),
        button="Choose a new password",
        after="The link works for one hour and only once. If you did not ask for it, ignore this mail: "
        "your password stays as it is.",
    ),
    "de": Words(
        subject="Neues Passwort wählen",
        heading="Ein neues Passwort",
        paragraphs=("Sie möchten ein neues Passwort für {brand}. Drücken Sie den Knopf und wählen Sie eines.",),
        button="Neues Passwort wählen",
        after="Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht angefordert haben, "
        "löschen Sie diese Mail: Ihr Passwort bleibt, wie es ist.",
    ),
}

EMAIL_CHANGE_LINK = {
    "en": Words(
        subject="Confirm your new e-mail address",
        heading="Your new address",
        paragraphs=("You want to use this address for {brand} from now on. Press the button to confirm it.",),
        button="Confirm the new address",
        after="The link works for one hour and only once. Until then your old address stays in use. "
        "If this was not you, ignore this mail.",
    ),
    "de": Words(
        subject="Neue E-Mail-Adresse bestätigen",
        heading="Ihre neue Adresse",
        paragraphs=(
            "Sie möchten {brand} künftig mit dieser Adresse nutzen. Drücken Sie den Knopf, um sie zu bestätigen.",
        ),
        button="Neue Adresse bestätigen",
        after="Der Link gilt eine Stunde und nur einmal. Bis dahin bleibt Ihre alte Adresse gültig. "
        "Wenn Sie das nicht waren, löschen Sie diese Mail einfach.",
    ),
}

EMAIL_CHANGE_REQUESTED = {
    "en": Words(
        subject="A new e-mail address was asked for",
        heading="Is this you?",
        paragraphs=(
            "Someone who is signed in asked to move your {brand} account to another e-mail address. "
            "Nothing has changed yet: the new address must be confirmed first.",
            "Was it you? Then there is nothing to do here. If not, choose a new password now: "
            "that stops the change and signs out every device.",
        ),
        button="Choose a new password",
    ),
    "de": Words(
        subject="Änderung der E-Mail-Adresse angefragt",
        heading="Waren Sie das?",
        paragraphs=(
            "jemand, der angemeldet ist, möchte Ihr {brand}-Konto auf eine andere E-Mail-Adresse umstellen. "
            "Noch hat sich nichts geändert: Die neue Adresse muss erst bestätigt werden.",
            "Waren Sie es selbst? Dann ist hier nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort: "
            "Das stoppt die Änderung und meldet alle Geräte ab.",
        ),
        button="Neues Passwort wählen",
    ),
}

EMAIL_CHANGED = {
    "en": Words(
        subject="Your e-mail address was changed",
        heading="Address changed",
        paragraphs=(
            "Your {brand} account now uses another e-mail address; this one no longer opens it.",
            "If this was not you, please write to us at once, and we will help you.",
        ),
    ),
    "de": Words(
        subject="Ihre E-Mail-Adresse wurde geändert",
        heading="Adresse geändert",
        paragraphs=(
            "Ihr {brand}-Konto nutzt jetzt eine andere E-Mail-Adresse; mit dieser lässt es sich nicht mehr öffnen.",
            "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort. Wir helfen Ihnen.",
        ),
    ),
}

PASSWORD_CHANGED = {
    "en": Words(
        subject="Your password was changed",
        heading="Password changed",
        paragraphs=(
            "The password of your {brand} account was just changed, and every other device was signed out.",
            "If this was not you, choose a new password now.",
        ),
        button="Choose a new password",
    ),
    "de": Words(
        subject="Ihr Passwort wurde geändert",
        heading="Passwort geändert",
        paragraphs=(
            "das Passwort Ihres {brand}-Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
            "Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort.",
        ),
        button="Neues Passwort wählen",
    ),
}

GOOGLE_LINKED = {
    "en": Words(
        subject="Google sign-in was added to your account",
        heading="Sign in with Google",
        paragraphs=(
            "Your {brand} account can now also be opened with the Google account of this address. "
            "Your password still works.",
            "If this was not you, check who can use your Google account, and choose a new password here.",
        ),
        button="Choose a new password",
    ),
    "de": Words(
        subject="Google-Anmeldung wurde hinzugefügt",
        heading="Anmeldung mit Google",
        paragraphs=(
            "Ihr {brand}-Konto lässt sich jetzt auch mit dem Google-Konto dieser Adresse öffnen. "
            "Ihr Passwort gilt weiterhin.",
            "Wenn Sie das nicht waren, prüfen Sie, wer Ihr Google-Konto nutzen kann, "
            "und wählen Sie hier ein neues Passwort.",
        ),
        button="Neues Passwort wählen",
    ),
}


def write_letter(words: dict[str, Words], *, language: str, link: str = "") -> Letter:
    language = language if language in LANGUAGES else "en"
    chosen = words[language]
    names = {"brand": settings.BRAND, "site": settings.PUBLIC_URL, "contact": settings.CONTACT_EMAIL}
    context = {
        "language": language,
        "brand": settings.BRAND,
        "subject": chosen.subject,
        "heading": chosen.heading.format(**names),
        "paragraphs": [paragraph.format(**names) for paragraph in chosen.paragraphs],
        "button": chosen.button,
        "after": chosen.after,
        "link": link,
        "frame": {key: value.format(**names) for key, value in FRAME[language].items()},
    }
    return Letter(
        subject=f"{settings.BRAND}: {chosen.subject}",
        text=render_to_string("mail/letter.txt", context).strip() + "\n",
        html=render_to_string("mail/letter.html", context),
    )
