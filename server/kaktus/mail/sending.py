"""The job that sends a mail, and what happens to a mail that cannot be sent."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from email.mime.image import MIMEImage
from functools import cache, partial
from pathlib import Path
from smtplib import SMTPException

from django.conf import settings
from django.contrib.auth import get_user_model
from django.core.mail import EmailMultiAlternatives, get_connection
from django.utils import timezone

from kaktus.common import retention
from kaktus.common.logs.request_log import log
from kaktus.common.metrics.catalogue import MAIL_TRIES
from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.running_job import RunningJob
from kaktus.mail.mailbox import remove_mail
from kaktus.mail.models import Kind, Mail, Problem, SentMail
from kaktus.mail.replies import is_final, needs_operator, reply_code

# By then its link has expired anyway.
GIVE_UP_AFTER = retention.WAITING_MAIL
PAUSES = (
    timedelta(minutes=1),
    timedelta(minutes=5),
    timedelta(minutes=15),
    timedelta(hours=1),
    *[timedelta(hours=2)] * 12,
)
MASCOT = Path(__file__).with_name("mascot.png")


class RefusedForGood(GiveUp):
    pass


_checks: dict[str, Callable[[Mail], bool]] = {}


def register_send_check(kind: Kind, check: Callable[[Mail], bool]) -> None:
    """A higher slice registers here how to check, when a mail is sent, that it is still true."""
    _checks[kind] = check


def _send(job: RunningJob) -> Callable[[], None] | None:
    """Sends a mail once, unless the worker dies between the mail server's OK and recording it."""
    mail = Mail.objects.filter(job=job.id).first()
    if mail is None:
        return None
    check = _checks.get(mail.kind)
    if check and not check(mail):
        return partial(_note_unneeded, mail)
    try:
        _pass_to_mail_server(mail)
    except Exception as error:
        _note_reply(mail, error)
        MAIL_TRIES.labels("refused" if is_final(error) else "not_taken").inc()
        if is_final(error):
            raise RefusedForGood(f"The mail server refused it for good, with reply {reply_code(error)}.") from error
        raise
    MAIL_TRIES.labels("sent").inc()
    return partial(_note_sent, mail)


def _pass_to_mail_server(mail: Mail) -> None:
    connection = get_connection(fail_silently=False)
    try:
        connection.open()
        connection.send_messages([_message(mail)])
    finally:
        # Trouble at the end of the connection does not mean that the mail was not accepted.
        with suppress(SMTPException, OSError):
            connection.close()


def _note_sent(mail: Mail) -> None:
    # Locked before the mail: deleting an account locks in this order too, so that no deadlock is possible.
    if mail.person_id:
        list(get_user_model().objects.select_for_update().filter(pk=mail.person_id))
    forgotten_meanwhile = not Mail.objects.filter(pk=mail.pk).delete()[0]
    if forgotten_meanwhile:
        remove_mail(message_id=mail.message_id)
    elif mail.person_id:
        SentMail.objects.create(person_id=mail.person_id, kind=mail.kind)
    log("mail_sent", kind=mail.kind)


def _note_unneeded(mail: Mail) -> None:
    Mail.objects.filter(pk=mail.pk).delete()
    log("mail_not_needed", kind=mail.kind)


def _note_reply(mail: Mail, error: Exception) -> None:
    """For the operator; without the text of the reply, which may quote the address."""
    code = reply_code(error)
    # Always an update, never a save: a mail that was deleted meanwhile must not come back.
    Mail.objects.filter(pk=mail.pk).update(reply_code=code)
    level = logging.ERROR if needs_operator(error) else logging.WARNING
    log("mail_not_taken", level=level, kind=mail.kind, error=type(error).__name__, code=code)


def _note_failure(job_id: int, error: Exception | None) -> None:
    """Delete the text, which contains a link; note that it failed, for the person and the operator."""
    mails = Mail.objects.filter(job=job_id)
    if error is None:
        mails.delete()
        return
    problem = Problem.REFUSED if isinstance(error, RefusedForGood) else Problem.GIVEN_UP
    mails.update(problem=problem, failed_at=timezone.now(), subject="", text="", html="", stop_link="")
    log(f"mail_{problem}", level=logging.ERROR, job=job_id)


SEND_MAIL = JobKind(
    name="mail",
    lane=Lane.QUICK,
    run=_send,
    pauses=PAUSES,
    deadline=GIVE_UP_AFTER,
    ended_badly=_note_failure,
    no_second_start="The words of a mail are deleted when it fails; the person can ask for a new one.",
)


def _headers(mail: Mail) -> dict[str, str]:
    headers = {"Message-ID": mail.message_id}
    if mail.stop_link:
        headers |= {
            "List-Unsubscribe": f"<{mail.stop_link}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
    return headers


def _message(mail: Mail) -> EmailMultiAlternatives:
    message = EmailMultiAlternatives(
        subject=mail.subject,
        body=mail.text,
        from_email=settings.DEFAULT_FROM_EMAIL,
        to=[mail.to],
        headers=_headers(mail),
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
