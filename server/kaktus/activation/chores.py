"""The daily chores about codes: removing personal data from ended ones, and reminding people of those that will end."""

from __future__ import annotations

from typing import Final

from django.db.models import Q
from django.utils import timezone

from kaktus.activation.models import ActivationCode, RefusedCode
from kaktus.activation.reminders import remind_all
from kaktus.common import retention

A_STATEMENT: Final = 500


def empty_addresses_of_ended_codes() -> int:
    """E-mail addresses on codes that ended a while ago."""
    before = timezone.now() - retention.ENDED_CODE_ADDRESS
    # The account remains the code's owner, so that the library can still show which books have ended.
    ended = Q(expiration_date__lt=before) | Q(revoked_at__lt=before)
    # Selected first, among codes with an owner: an update that scans millions would hold up people who redeem one.
    codes = ActivationCode.objects.filter(ended, user__isnull=False).exclude(users_information="")
    keys = list(codes.values_list("pk", flat=True))
    return sum(
        ActivationCode.objects.filter(pk__in=keys[start : start + A_STATEMENT]).update(users_information="")
        for start in range(0, len(keys), A_STATEMENT)
    )


def remove_refused_codes() -> int:
    """Codes that people tried in vain a while ago."""
    return RefusedCode.objects.filter(tried_at__lt=timezone.now() - retention.REFUSED_CODE).delete()[0]


def remind_of_ends() -> int:
    """People reminded that their access ends soon."""
    return remind_all()
