"""Every mail the library sends: one function a mail, each puts it into the queue."""

from __future__ import annotations

from django.conf import settings
from post_office.models import Email

from kaktus.mail import letters
from kaktus.mail.queue import enqueue


def send_verification(*, to: str, link: str, language: str) -> Email:
    return enqueue(to=to, letter=letters.write_letter(letters.VERIFICATION, language=language, link=link))


def send_password_reset(*, to: str, link: str, language: str) -> Email:
    return enqueue(to=to, letter=letters.write_letter(letters.PASSWORD_RESET, language=language, link=link))


def send_email_change_link(*, to: str, link: str, language: str) -> Email:
    return enqueue(to=to, letter=letters.write_letter(letters.EMAIL_CHANGE_LINK, language=language, link=link))


def send_email_change_requested_notice(*, to: str, language: str) -> Email:
    letter = letters.write_letter(letters.EMAIL_CHANGE_REQUESTED, language=language, link=_forgot_password())
    return enqueue(to=to, letter=letter)


def send_email_changed_notice(*, to: str, language: str) -> Email:
    return enqueue(to=to, letter=letters.write_letter(letters.EMAIL_CHANGED, language=language))


def send_password_changed_notice(*, to: str, language: str) -> Email:
    letter = letters.write_letter(letters.PASSWORD_CHANGED, language=language, link=_forgot_password())
    return enqueue(to=to, letter=letter)


def send_google_linked_notice(*, to: str, language: str) -> Email:
    letter = letters.write_letter(letters.GOOGLE_LINKED, language=language, link=_forgot_password())
    return enqueue(to=to, letter=letter)


def _forgot_password() -> str:
    return f"{settings.PUBLIC_URL}/forgot-password"
