"""Every mail that the library sends: one function per mail, which writes it for the job worker to send.

Those with a link raise TooManyMails; a warning beyond its own limit is dropped, because others like it have just been
sent.
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from django.conf import settings

from kaktus.common.logs.request_log import log
from kaktus.mail.flows import write_mail
from kaktus.mail.letters import Invitation, write_letter
from kaktus.mail.models import Kind, Mail
from kaktus.mail.quota import TooManyMails


def send_verification(*, to: str, link: str, language: str, person: UUID) -> Mail:
    letter = write_letter(Kind.VERIFICATION, language=language, link=link)
    return write_mail(kind=Kind.VERIFICATION, to=to, letter=letter, person=person)


def send_password_reset(*, to: str, link: str, language: str, person: UUID | None) -> Mail:
    letter = write_letter(Kind.PASSWORD_RESET, language=language, link=link)
    return write_mail(kind=Kind.PASSWORD_RESET, to=to, letter=letter, person=person)


def send_email_change_link(*, to: str, link: str, language: str, person: UUID) -> Mail:
    letter = write_letter(Kind.EMAIL_CHANGE_LINK, language=language, link=link)
    return write_mail(kind=Kind.EMAIL_CHANGE_LINK, to=to, letter=letter, person=person)


def send_email_change_requested_notice(*, to: str, language: str, person: UUID) -> None:
    _warn(Kind.EMAIL_CHANGE_REQUESTED, to=to, language=language, person=person)


def send_email_changed_notice(*, to: str, language: str, person: UUID) -> None:
    _warn(Kind.EMAIL_CHANGED, to=to, language=language, person=person, link="")


def send_password_changed_notice(*, to: str, language: str, person: UUID) -> None:
    _warn(Kind.PASSWORD_CHANGED, to=to, language=language, person=person)


def send_google_linked_notice(*, to: str, language: str, person: UUID) -> None:
    _warn(Kind.GOOGLE_LINKED, to=to, language=language, person=person)


def send_reminder(*, to: str, books: list[tuple[str, datetime]], stop: str, language: str, person: UUID) -> Mail:
    """`books` come with the moment at which access ends; `stop` is the link that ends reminders."""
    link = f"{settings.PUBLIC_URL}/library"
    letter = write_letter(Kind.REMINDER, language=language, link=link, books=books, stop=stop)
    return write_mail(kind=Kind.REMINDER, to=to, letter=letter, person=person)


def send_code_moved(*, away: bool, to: str, books: list[tuple[str, datetime]], language: str, person: UUID) -> None:
    """To both people when support has moved a code; `away` for the one who no longer has it."""
    kind = Kind.CODE_MOVED_AWAY if away else Kind.CODE_MOVED_HERE
    link = "" if away else f"{settings.PUBLIC_URL}/library"
    _warn(kind, to=to, language=language, person=person, link=link, books=books)


def send_code_freed(*, to: str, books: list[tuple[str, datetime]], language: str, person: UUID) -> None:
    """When support has made a code as if nobody had redeemed it."""
    _warn(Kind.CODE_FREED, to=to, language=language, person=person, link="", books=books)


def send_account_ends(*, to: str, link: str, language: str, person: UUID) -> Mail:
    """Before an account is deleted because its address was never confirmed; the link confirms it."""
    letter = write_letter(Kind.ACCOUNT_ENDS, language=language, link=link)
    return write_mail(kind=Kind.ACCOUNT_ENDS, to=to, letter=letter, person=person)


def send_staff_invitation(*, to: str, link: str, language: str, inviter: str, role: str) -> Mail:
    """`inviter` is empty if the operator's command invites."""
    letter = write_letter(
        Kind.STAFF_INVITATION, language=language, link=link, invitation=Invitation(inviter=inviter, role=role)
    )
    return write_mail(kind=Kind.STAFF_INVITATION, to=to, letter=letter, person=None)


def send_staff_factor_reset_notice(*, to: str, link: str, language: str) -> None:
    _warn(Kind.STAFF_FACTOR_RESET, to=to, language=language, person=None, link=link)


def send_staff_password_reset(*, to: str, link: str, language: str) -> Mail:
    letter = write_letter(Kind.STAFF_PASSWORD_RESET, language=language, link=link)
    return write_mail(kind=Kind.STAFF_PASSWORD_RESET, to=to, letter=letter, person=None)


def _warn(
    kind: Kind,
    *,
    to: str,
    language: str,
    person: UUID | None,
    link: str | None = None,
    books: list[tuple[str, datetime]] | None = None,
) -> None:
    forgot_password = f"{settings.PUBLIC_URL}/forgot-password"
    letter = write_letter(kind, language=language, link=forgot_password if link is None else link, books=books or ())
    try:
        write_mail(kind=kind, to=to, letter=letter, person=person)
    except TooManyMails:
        log("mail_left_out", kind=kind)
