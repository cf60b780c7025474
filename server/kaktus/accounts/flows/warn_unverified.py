"""Telling people, once, that an account whose address nobody confirmed is about to be deleted."""

from __future__ import annotations

from datetime import datetime

from allauth.account.models import EmailConfirmationHMAC
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from kaktus.accounts.action_links import action_link
from kaktus.accounts.flows.delete_account import never_verified
from kaktus.accounts.models import User
from kaktus.accounts.queries import account_address
from kaktus.common import retention
from kaktus.common.logs.request_log import log
from kaktus.mail.messages import send_account_ends
from kaktus.mail.models import Mail
from kaktus.mail.quota import TooManyMails


def unwarned(*, now: datetime) -> QuerySet[User]:
    before = now - retention.UNVERIFIED_ACCOUNT + retention.UNVERIFIED_WARNING
    return never_verified(before=before).filter(warned_at=None)


def warn_unverified(user: User, *, now: datetime) -> bool:
    """In one transaction, with the person locked: however many workers try, or die trying, one mail is written."""
    try:
        with transaction.atomic():
            list(User.objects.select_for_update().filter(pk=user.pk))
            if not unwarned(now=now).filter(pk=user.pk).exists():
                return False
            link = action_link("verifyEmail", EmailConfirmationHMAC.create(account_address(user)).key)
            send_account_ends(to=user.email, link=link, language=user.language, person=user.pk)
            User.objects.filter(pk=user.pk).update(warned_at=now)
            return True
    except TooManyMails:
        log("warning_left_out")
        return False


def is_still_true(mail: Mail) -> bool:
    """Asked when the mail is sent: somebody may have confirmed the address meanwhile."""
    return never_verified(before=timezone.now()).filter(pk__in=[mail.person_id], email=mail.to).exists()
