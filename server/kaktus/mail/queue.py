"""The queue of outgoing mails in the database: written with the change that causes a mail, emptied by the sender."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from email.mime.image import MIMEImage
from email.utils import make_msgid
from functools import cache
from pathlib import Path
from smtplib import SMTPException
from urllib.parse import urlsplit
from uuid import UUID

from django.conf import settings
from django.core.mail import EmailMultiAlternatives, get_connection
from django.db.models import Q, QuerySet
from django.utils import timezone

from kaktus.common.request_log import log
from kaktus.mail.letters import Letter
from kaktus.mail.mailbox import remove_mail, remove_mails_of
from kaktus.mail.models import Kind, Mail, Problem
from kaktus.mail.quota import take_place
from kaktus.mail.replies import is_final, is_ours_to_mend, reply_code

RETRY_AFTER = (
    timedelta(minutes=1),
    timedelta(minutes=5),
    timedelta(minutes=15),
    timedelta(hours=1),
    timedelta(hours=2),
)
GIVE_UP_AFTER = timedelta(hours=24)
FAILURES_KEPT = timedelta(days=30)
# Longer than a server may take over one mail: a sender that died leaves its mail to the next one after this time.
CLAIM = timedelta(minutes=5)
MASCOT = Path(__file__).with_name("mascot.png")


def enqueue(*, kind: Kind, to: str, letter: Letter, person: UUID | None) -> Mail:
    """Raises TooManyMails. A mail for somebody who is deleted meanwhile is refused by the database."""
    take_place(kind, to=to)
    _failures(kind=kind, to=to).delete()
    return Mail.objects.create(
        person_id=person,
        kind=kind,
        to=to,
        subject=letter.subject,
        text=letter.text,
        html=letter.html,
        due_at=timezone.now(),
        # The same at every try, so that a mailbox can tell a second copy.
        message_id=make_msgid(domain=urlsplit(settings.PUBLIC_URL).hostname),
    )


def note_held_back(*, kind: Kind, to: str, person: UUID) -> None:
    """Remember that a mail the person expects was not written, so that they can be told."""
    if not _failures(kind=kind, to=to).exists():
        Mail.objects.create(person_id=person, kind=kind, to=to, problem=Problem.HELD_BACK, failed_at=timezone.now())


def forget_mails(*, person: UUID, to: str) -> None:
    Mail.objects.filter(Q(person=person) | Q(to=to)).delete()
    remove_mails_of(person=str(person), to=to)


def remove_old_failures() -> int:
    """Mails that could not be delivered, after 30 days."""
    return Mail.objects.filter(failed_at__lt=timezone.now() - FAILURES_KEPT).delete()[0]


def deliver_due(*, stopping: Callable[[], bool] = lambda: False) -> int:
    """Send what is due, one mail at a time; several senders never take the same one. Returns how many went out."""
    sent = 0
    while not stopping():
        mail = _claim_next(timezone.now())
        if mail is None:
            break
        sent += _deliver(mail)
    return sent


def _failures(*, kind: Kind, to: str) -> QuerySet[Mail]:
    return Mail.objects.filter(kind=kind, to=to).exclude(problem="")


def _due(now: datetime) -> QuerySet[Mail]:
    return Mail.objects.filter(due_at__lte=now)


def _claim_next(now: datetime) -> Mail | None:
    for key in _due(now).order_by("due_at", "pk").values_list("pk", flat=True)[:20]:
        if _due(now).filter(pk=key).update(due_at=now + CLAIM):
            return Mail.objects.filter(pk=key).first()
    return None


def _deliver(mail: Mail) -> int:
    connection = get_connection(fail_silently=False)
    try:
        connection.send_messages([_message(mail)])
    except Exception as error:
        _note_failure(mail, error)
        # After a refused log-in Django leaves it open.
        with suppress(SMTPException, OSError):
            connection.close()
        return 0
    forgotten_meanwhile = not Mail.objects.filter(pk=mail.pk).delete()[0]
    if forgotten_meanwhile:
        remove_mail(message_id=mail.message_id)
    log("mail_sent", tries=mail.tries + 1)
    return 1


def _note_failure(mail: Mail, error: Exception) -> None:
    tries = mail.tries + 1
    wait = RETRY_AFTER[min(tries, len(RETRY_AFTER)) - 1]
    now = timezone.now()
    code = reply_code(error)
    told = {"tries": tries, "error": type(error).__name__, "code": code}
    # Always an update, never a save: a mail that was forgotten meanwhile must not come back.
    row = Mail.objects.filter(pk=mail.pk)
    if is_final(error):
        _end(row, Problem.REFUSED, tries=tries, code=code)
        log("mail_refused", level=logging.WARNING, kind=mail.kind, **told)
        return
    if now + wait > mail.created_at + GIVE_UP_AFTER:
        _end(row, Problem.GIVEN_UP, tries=tries, code=code)
        log("mail_given_up", level=logging.ERROR, kind=mail.kind, **told)
        return
    row.update(tries=tries, due_at=now + wait, reply_code=code)
    level = logging.ERROR if is_ours_to_mend(error) else logging.WARNING
    log("mail_put_off", level=level, wait_s=int(wait.total_seconds()), **told)


def _end(row: QuerySet[Mail], problem: Problem, *, tries: int, code: int) -> None:
    """The words go, which hold a link; that it failed stays, for the person and the operator to see."""
    row.update(
        problem=problem,
        failed_at=timezone.now(),
        reply_code=code,
        tries=tries,
        due_at=None,
        subject="",
        text="",
        html="",
    )


def _message(mail: Mail) -> EmailMultiAlternatives:
    message = EmailMultiAlternatives(
        subject=mail.subject,
        body=mail.text,
        from_email=settings.DEFAULT_FROM_EMAIL,
        to=[mail.to],
        headers={"Message-ID": mail.message_id},
    )
    message.attach_alternative(mail.html, "text/html")
    message.mixed_subtype = "related"  # type: ignore[attr-defined]
    message.person = str(mail.person_id or "")  # type: ignore[attr-defined]
    picture = MIMEImage(_mascot(), "png")
    picture.add_header("Content-ID", "<mascot>")
    picture.add_header("Content-Disposition", "inline", filename="kaktus.png")
    message.attach(picture)
    return message


@cache
def _mascot() -> bytes:
    return MASCOT.read_bytes()
