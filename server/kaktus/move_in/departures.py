"""Notes which moved-in accounts were deleted, and forgets the note once nobody repeats the move any more."""

from __future__ import annotations

from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.common import retention
from kaktus.move_in.models import DepartedAccount, has_moved_in


def note_departure(user: User) -> None:
    if has_moved_in(user.pk):
        DepartedAccount.objects.get_or_create(pk=user.pk)


def forget_departures() -> int:
    """Notes of moved-in accounts that were deleted long ago."""
    return DepartedAccount.objects.filter(left_at__lt=timezone.now() - retention.DEPARTED_ACCOUNT).delete()[0]
