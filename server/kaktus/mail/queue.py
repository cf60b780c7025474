"""The queue of outgoing mails in the database: written with the change that causes a mail, emptied by the sender."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from email.mime.image import MIMEImage
from email.utils import make_msgid
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMultiAlternatives, get_connection
from django.db.models import QuerySet
from django.utils import timezone
from post_office.models import PRIORITY, STATUS, Email

from kaktus.common.request_log import log
from kaktus.mail.letters import Letter
from kaktus.mail.mailbox import remove_mails_to

RETRY_AFTER = (
    timedelta(minutes=1),
    timedelta(minutes=5),
    timedelta(minutes=15),
    timedelta(hours=1),
    timedelta(hours=2),
)
GIVE_UP_AFTER = timedelta(hours=24)
# Longer than a server may take over one mail: a sender that died leaves its mail to the next one after this time.
CLAIM = timedelta(minutes=5)
MASCOT = Path(__file__).with_name("mascot.png")


def enqueue(*, to: str, letter: Letter) -> Email:
    # Not post_office's own send(): it renders the finished text as a template once more, and an address may hold '{%'.
    email = Email(
        from_email=settings.DEFAULT_FROM_EMAIL,
        to=to,
        cc="",
        bcc="",
        subject=letter.subject,
        message=letter.text,
        html_message=letter.html,
        status=STATUS.queued,
        priority=PRIORITY.medium,
        scheduled_time=timezone.now(),
        number_of_retries=0,
        # The same at every try, so that a mailbox can tell a second copy.
        message_id=make_msgid(domain=urlsplit(settings.PUBLIC_URL).hostname),
    )
    email.save()
    return email


def forget_mails(*, to: str) -> None:
    Email.objects.filter(to=to).delete()
    remove_mails_to(to)


def deliver_due(*, stopping: Callable[[], bool] = lambda: False) -> int:
    """Send what is due, one mail at a time; several senders never take the same one. Returns how many went out."""
    sent = 0
    while not stopping():
        email = _claim_next(timezone.now())
        if email is None:
            break
        sent += _deliver(email)
    return sent


def _due(now: datetime) -> QuerySet[Email]:
    return Email.objects.filter(status__in=[STATUS.queued, STATUS.requeued], scheduled_time__lte=now)


def _claim_next(now: datetime) -> Email | None:
    for key in _due(now).order_by("scheduled_time", "pk").values_list("pk", flat=True)[:20]:
        if _due(now).filter(pk=key).update(scheduled_time=now + CLAIM):
            return Email.objects.filter(pk=key).first()
    return None


def _deliver(email: Email) -> int:
    try:
        get_connection(fail_silently=False).send_messages([_message(email)])
    except Exception as error:
        _put_off(email, error)
        return 0
    Email.objects.filter(pk=email.pk).delete()
    log("mail_sent", tries=(email.number_of_retries or 0) + 1)
    return 1


def _put_off(email: Email, error: Exception) -> None:
    tries = (email.number_of_retries or 0) + 1
    wait = RETRY_AFTER[min(tries, len(RETRY_AFTER)) - 1]
    now = timezone.now()
    if now + wait > email.created + GIVE_UP_AFTER:
        Email.objects.filter(pk=email.pk).delete()
        log("mail_given_up", level=logging.ERROR, tries=tries, error=type(error).__name__)
        return
    Email.objects.filter(pk=email.pk).update(
        status=STATUS.requeued, number_of_retries=tries, scheduled_time=now + wait, last_updated=now
    )
    log(
        "mail_put_off", level=logging.WARNING, tries=tries, error=type(error).__name__, wait_s=int(wait.total_seconds())
    )


def _message(email: Email) -> EmailMultiAlternatives:
    message = email.email_message()
    assert isinstance(message, EmailMultiAlternatives)
    message.mixed_subtype = "related"  # type: ignore[attr-defined]
    picture = MIMEImage(_mascot(), "png")
    picture.add_header("Content-ID", "<mascot>")
    picture.add_header("Content-Disposition", "inline", filename="kaktus.png")
    message.attach(picture)
    return message


@cache
def _mascot() -> bytes:
    return MASCOT.read_bytes()
