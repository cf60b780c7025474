"""The lock for changing a redeemed code: first the people, then the code, so that no two ever wait for each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from django.db import transaction

from kaktus.accounts.models import User
from kaktus.activation.models import ActivationCode


@contextmanager
def locked_code(code_id: int, *, also: UUID | None = None) -> Iterator[ActivationCode]:
    """The code as it is now, locked with its owner, and with another person, until the transaction ends.

    Deleting an account also locks the person first. Raises ActivationCode.DoesNotExist.
    """
    with transaction.atomic():
        while True:
            unlocked = transaction.savepoint()
            owner = ActivationCode.objects.values_list("user_id", flat=True).get(pk=code_id)
            people = [person for person in (owner, also) if person]
            list(User.objects.select_for_update().filter(pk__in=people).order_by("pk"))
            code = ActivationCode.objects.select_for_update(of=("self",)).select_related("batch").get(pk=code_id)
            if code.user_id == owner:
                break
            # It was redeemed or moved, or its owner deleted, while this waited. Here, PostgreSQL releases the locks.
            transaction.savepoint_rollback(unlocked)
        yield code
