"""Writes mails, which a job then sends, and deletes them."""

from __future__ import annotations

from email.utils import make_msgid
from urllib.parse import urlsplit
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from kaktus.common import retention
from kaktus.jobs.flows import cancel_jobs, enqueue
from kaktus.mail.letters import Letter
from kaktus.mail.mailbox import remove_mails_of
from kaktus.mail.models import Kind, Mail, Problem, SentMail
from kaktus.mail.quota import count_mail
from kaktus.mail.sending import SEND_MAIL


def write_mail(*, kind: Kind, to: str, letter: Letter, person: UUID | None) -> Mail:
    """Raises TooManyMails. The database refuses a mail for a person who has been deleted meanwhile."""
    count_mail(kind, to=to)
    with transaction.atomic(savepoint=False):
        _failures(kind=kind, to=to).delete()
        return Mail.objects.create(
            person_id=person,
            job=enqueue(SEND_MAIL),
            kind=kind,
            to=to,
            subject=letter.subject,
            text=letter.text,
            html=letter.html,
            stop_link=letter.stop_link,
            # The same at every try, so that a mailbox can recognise a second copy.
            message_id=make_msgid(domain=urlsplit(settings.PUBLIC_URL).hostname),
        )


def note_held_back(*, kind: Kind, to: str, person: UUID) -> None:
    """Remember that a mail the person expects was not written, so that they can be told."""
    if not _failures(kind=kind, to=to).exists():
        Mail.objects.create(person_id=person, kind=kind, to=to, problem=Problem.HELD_BACK, failed_at=timezone.now())


def withdraw_mails(*, person: UUID) -> None:
    """Those that wait or failed, because what they say is no longer true."""
    _remove(Mail.objects.filter(person=person))


def forget_mails(*, person: UUID, to: str) -> None:
    _remove(Mail.objects.filter(Q(person=person) | Q(to=to)))
    SentMail.objects.filter(person=person).delete()
    remove_mails_of(person=str(person), to=to)


def remove_old_failures() -> int:
    """Mails that could not be delivered, a while ago."""
    return Mail.objects.filter(failed_at__lt=timezone.now() - retention.FAILED_MAIL).delete()[0]


def remove_notes_of_sent_mails() -> int:
    """Notes of mails that were sent a while ago."""
    return SentMail.objects.filter(sent_at__lt=timezone.now() - retention.SENT_MAIL).delete()[0]


def _remove(mails: QuerySet[Mail]) -> None:
    # First the jobs, then the mails: the worker writes in the same order, so that no deadlock is possible.
    cancel_jobs([job for job in mails.values_list("job_id", flat=True) if job])
    mails.delete()


def _failures(*, kind: Kind, to: str) -> QuerySet[Mail]:
    return Mail.objects.filter(kind=kind, to=to).exclude(problem="")
