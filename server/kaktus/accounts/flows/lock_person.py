"""The lock for doing something for a person who may be deleting their account at the same moment."""

from __future__ import annotations

from kaktus.accounts.models import User
from kaktus.common.api.api_errors import ApiError


def lock_person(user: User) -> User:
    """The person as they are now, locked until the transaction ends; somebody deleted meanwhile is signed out."""
    person = User.objects.select_for_update().filter(pk=user.pk).first()
    if person is None:
        raise ApiError.of_status(401)
    return person
