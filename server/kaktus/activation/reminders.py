"""Reminds people by mail, 30 days and 3 days before their access to a book ends."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from uuid import UUID

from allauth.account.models import EmailAddress
from django.db import transaction
from django.db.models import Exists, F, OuterRef, Q, QuerySet
from django.utils import timezone

from kaktus.accounts.action_links import stop_link
from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, iso_moment
from kaktus.activation.models import ActivationCode, Reminder
from kaktus.common.logs.request_log import log
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.mail.messages import send_reminder
from kaktus.mail.models import Mail
from kaktus.mail.quota import TooManyMails

# As promised on the account page, the privacy page and in the mail.
EARLY_DAYS: Final = 30
LATE_DAYS: Final = 3


def endings(*, now: datetime) -> QuerySet[ActivationCode]:
    """Where access ends soon, for somebody who wants to know: the last code that they have for a group.

    Nobody is written to at an address that is not confirmed.
    """
    others = ActivationCode.objects.filter(
        user=OuterRef("user"), batch__group=OuterRef("batch__group"), revoked_at__isnull=True
    )
    later = others.filter(
        Q(expiration_date__gt=OuterRef("expiration_date"))
        | Q(expiration_date=OuterRef("expiration_date"), pk__gt=OuterRef("pk"))
    )
    confirmed = EmailAddress.objects.filter(user=OuterRef("user"), email=OuterRef("user__email"), verified=True)
    return ActivationCode.objects.filter(
        ~Exists(later),
        Exists(confirmed),
        expiration_date__gt=now,
        expiration_date__lte=now + timedelta(days=EARLY_DAYS),
        revoked_at__isnull=True,
        user__is_active=True,
        user__reminders=True,
    )


def due(*, now: datetime) -> QuerySet[ActivationCode]:
    """Ends that the person has not been told about. Anybody who missed the early reminder gets only the late one."""
    reminders = Reminder.objects.filter(
        user=OuterRef("user"), group=OuterRef("batch__group"), ends_at=OuterRef("expiration_date")
    )
    is_late = Q(expiration_date__lte=now + timedelta(days=LATE_DAYS))
    return endings(now=now).filter(
        (is_late & ~Exists(reminders.filter(days=LATE_DAYS))) | (~is_late & ~Exists(reminders))
    )


def remind_all() -> int:
    """Write to everybody who is due, and return how many; a person who is skipped after a failure is due tomorrow."""
    now = timezone.now()
    Reminder.objects.filter(ends_at__lte=now).delete()
    people = list(due(now=now).values_list("user", flat=True).distinct())
    return sum(remind(person) for person in people if person)


def remind(user_id: UUID) -> bool:
    """In one transaction, with the person locked: however many workers try, or die trying, one mail is written."""
    try:
        with transaction.atomic():
            user = User.objects.select_for_update().filter(pk=user_id).first()
            return bool(user and _remind(user))
    except TooManyMails:
        log("reminder_left_out")
        return False


def _remind(user: User) -> bool:
    now = timezone.now()
    soon = due(now=now).filter(user=user).order_by("expiration_date", "batch__group")
    ends = [(group, ends_at) for group, ends_at in soon.values_list("batch__group", "expiration_date") if ends_at]
    if not ends:
        return False
    mail = send_reminder(
        to=user.email,
        books=[(", ".join(titles_of_group(group)), ends_at) for group, ends_at in ends],
        stop=stop_link(user),
        language=user.language,
        person=user.pk,
    )
    Reminder.objects.bulk_create(
        Reminder(user=user, group_id=group, ends_at=ends_at, days=_days(ends_at, now), message_id=mail.message_id)
        for group, ends_at in ends
    )
    return True


def _days(ends_at: datetime, now: datetime) -> int:
    return LATE_DAYS if ends_at <= now + timedelta(days=LATE_DAYS) else EARLY_DAYS


def is_still_true(mail: Mail) -> bool:
    """Called when the mail is sent, which can be a day after it was written.

    If one of its sentences is no longer true, it is not sent; another mail says what still is.
    """
    reminders = Reminder.objects.filter(user=mail.person_id, message_id=mail.message_id)
    open_ends = endings(now=timezone.now()).filter(user=mail.person_id, user__email=mail.to)
    ends = set(open_ends.values_list("batch__group", "expiration_date"))
    true = [reminder.pk for reminder in reminders if (reminder.group_id, reminder.ends_at) in ends]
    if true and len(true) == len(reminders):
        return True
    reminders.filter(pk__in=true).delete()
    return False


def reminders_of_person(user: User) -> list[Facts]:
    return [
        {
            "book": reminder.group_id,
            "access_ends_at": iso_moment(reminder.ends_at),
            "days_before": str(reminder.days),
            "written_at": iso_moment(reminder.written_at),
        }
        for reminder in Reminder.objects.filter(user=user).order_by(F("written_at"), "pk")
    ]
