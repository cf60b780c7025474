"""What leaves the codes by itself, a day's chore each."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db.models import Q
from django.utils import timezone

from kaktus.activation.models import ActivationCode

# As the privacy page says.
ADDRESS_KEPT: Final = timedelta(days=30)
A_STATEMENT: Final = 500


def empty_addresses_of_ended_codes() -> int:
    """E-mail addresses at codes that ended 30 days ago."""
    before = timezone.now() - ADDRESS_KEPT
    # The account stays the code's owner, so that the library goes on showing which books have ended.
    ended = Q(expiration_date__lt=before) | Q(revoked_at__lt=before)
    # Looked for first, among codes with an owner: an update that looks through millions would hold up who redeems one.
    found = ActivationCode.objects.filter(ended, user__isnull=False).exclude(users_information="")
    keys = list(found.values_list("pk", flat=True))
    return sum(
        ActivationCode.objects.filter(pk__in=keys[start : start + A_STATEMENT]).update(users_information="")
        for start in range(0, len(keys), A_STATEMENT)
    )
