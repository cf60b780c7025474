"""Codes that somebody owns, with the dates that a test needs."""

from __future__ import annotations

from datetime import datetime, timedelta

from tests.readers import Person, make_some_codes

from kaktus.activation.models import ActivationCode


def give_code(person: Person, *, ends_at: datetime, book: str = "kaktus1") -> str:
    (code,) = make_some_codes(1, book=book)
    ActivationCode.objects.filter(activation_code=code).update(
        activated=True,
        user=person.user,
        users_information=person.user.email,
        activation_date=ends_at - timedelta(days=548),
        expiration_date=ends_at,
    )
    return code
