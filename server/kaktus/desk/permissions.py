"""Which role may do what at the desk."""

from __future__ import annotations

from enum import StrEnum

from django.db.models import TextChoices


class Permission(StrEnum):
    OVERVIEW = "overview"
    """The start page, which shows only what the role may see."""
    CODES = "codes"
    """Batches: make, print, import, revoke."""
    CODE = "code"
    """A single code: look it up, revoke it, replace it."""
    PEOPLE = "people"
    LESSONS = "lessons"
    STAFF = "staff"
    AUDIT = "audit"


class Role(TextChoices):
    CLERK = "clerk"
    SUPPORT = "support"
    EDITOR = "editor"
    OWNER = "owner"


PERMISSIONS: dict[str, frozenset[Permission]] = {
    Role.CLERK: frozenset({Permission.OVERVIEW, Permission.CODES, Permission.CODE}),
    Role.SUPPORT: frozenset({Permission.OVERVIEW, Permission.PEOPLE, Permission.CODE}),
    Role.EDITOR: frozenset({Permission.OVERVIEW, Permission.LESSONS}),
    Role.OWNER: frozenset(Permission),
}


def permissions_of(role: str) -> list[Permission]:
    """In the order in which they are declared, so that answers do not change from call to call."""
    return [permission for permission in Permission if permission in PERMISSIONS[role]]
