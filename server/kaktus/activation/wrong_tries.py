"""The brake on guessing codes: after a few wrong ones a person waits, each time longer."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction

from kaktus.accounts.models import User
from kaktus.activation.models import WrongTries

FORGOTTEN_AFTER = timedelta(days=1)


@dataclass(frozen=True)
class Brake:
    tries: int
    window: timedelta
    first_pause: timedelta
    longest_pause: timedelta


PERSON = Brake(
    tries=5, window=timedelta(minutes=10), first_pause=timedelta(minutes=10), longest_pause=timedelta(hours=4)
)
# A school shares one address: wide, and never longer than the hour it counts.
ADDRESS = Brake(tries=60, window=timedelta(hours=1), first_pause=timedelta(hours=1), longest_pause=timedelta(hours=1))


def person_subject(user: User) -> str:
    return f"person:{user.pk}"


def address_subject(address: str) -> str:
    """A fingerprint: the table holds no address. IPv6 counts by /64, of which one visitor commands all."""
    try:
        ip = ipaddress.ip_address(address)
        network = str(ip if ip.version == 4 else ipaddress.ip_network((ip, 64), strict=False))
    except ValueError:
        network = address
    return "address:" + hmac.new(settings.SECRET_KEY.encode(), network.encode(), hashlib.sha256).hexdigest()[:32]


def seconds_to_wait(*, subjects: list[str], now: datetime) -> int:
    """0 when a try is free."""
    ends = WrongTries.objects.filter(subject__in=subjects, paused_until__gt=now).values_list("paused_until", flat=True)
    return max((int((end - now).total_seconds()) + 1 for end in ends if end), default=0)


@transaction.atomic
def count_wrong_try(*, subject: str, brake: Brake, now: datetime) -> None:
    WrongTries.objects.filter(last_at__lt=now - FORGOTTEN_AFTER).delete()
    WrongTries.objects.get_or_create(subject=subject, defaults={"window_started_at": now, "last_at": now})
    tries = WrongTries.objects.select_for_update().get(subject=subject)
    if now - tries.window_started_at > brake.window:
        tries.window_started_at, tries.count = now, 0
    tries.count += 1
    tries.last_at = now
    if tries.count >= brake.tries:
        tries.paused_until = now + min(brake.first_pause * 2**tries.pauses, brake.longest_pause)
        tries.pauses += 1
    tries.save()


def forget_tries(user: User) -> None:
    WrongTries.objects.filter(subject=person_subject(user)).delete()
