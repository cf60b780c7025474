"""Finds the account that belongs to an address, or to an id of the former system."""

from __future__ import annotations

import uuid
from collections.abc import Iterable

from allauth.account.models import EmailAddress
from django.db.models import Exists, OuterRef

from kaktus.accounts.models import User
from kaktus.common.database.bulk import in_parts
from kaktus.move_in.models import has_moved_in


def owners_by_address(addresses: Iterable[str]) -> dict[str, uuid.UUID]:
    """Only accounts that moved in, or whose address is confirmed: anybody can open one with a stranger's address."""
    proved = EmailAddress.objects.filter(user=OuterRef("pk"), email=OuterRef("email"), verified=True)
    people = User.objects.annotate(proved=Exists(proved)).values_list("email", "pk", "proved")
    return {
        email: user_id
        for part in in_parts(addresses)
        for email, user_id, is_proved in people.filter(email__in=part)
        if is_proved or has_moved_in(user_id)
    }


def existing_people(ids: Iterable[uuid.UUID]) -> dict[uuid.UUID, str]:
    """Those who have an account here, with its address."""
    return {
        user_id: email
        for part in in_parts(ids)
        for user_id, email in User.objects.filter(pk__in=part).values_list("pk", "email")
    }
