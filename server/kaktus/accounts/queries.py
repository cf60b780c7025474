"""What other slices ask about a person, and support's search for one."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import datetime

from allauth.account.models import EmailAddress
from django.db.models import Exists, OuterRef, QuerySet

from kaktus.accounts.address_parts import SHORTEST_PART, people_with_part
from kaktus.accounts.former_passwords import ALGORITHM
from kaktus.accounts.models import User
from kaktus.common.database.text_parts import starting_with


def is_verified(user: User) -> bool:
    return EmailAddress.objects.filter(user=user, email=user.email, verified=True).exists()


def account_address(user: User) -> EmailAddress:
    """allauth's row of the address that the account has."""
    address, _ = EmailAddress.objects.get_or_create(user=user, email=user.email, defaults={"primary": True})
    return address


def has_former_passwords() -> bool:
    """Whether anybody who moved in with a password has not logged in since."""
    return User.objects.filter(password__startswith=f"{ALGORITHM}$").exists()


def signed_up_since(moment: datetime) -> int:
    return User.objects.filter(joined_at__gte=moment).count()


@dataclass(frozen=True)
class FoundPeople:
    people: list[User]
    """Those whose address begins with the part come first; each has `is_confirmed`."""
    has_more: bool


def find_people(typed: str, *, most: int = 20) -> FoundPeople:
    """People whose address contains what was typed, in any case; nobody for less than three characters."""
    part = unicodedata.normalize("NFKC", typed.strip()).lower()
    if len(part) < SHORTEST_PART or any(sign.isspace() or not sign.isprintable() for sign in part):
        return FoundPeople([], has_more=False)
    # Not sorted by the database, which would have to read all of them where a part is common.
    begins = list(_people().filter(starting_with("email", part))[: most + 1])
    if len(begins) <= most:
        ids = {person.pk for person in begins}
        others = set(people_with_part(part, most=most + 1 + len(ids))) - ids
        begins += _people().filter(pk__in=others)
    begins.sort(key=lambda person: (person.email != part, not person.email.startswith(part), person.email))
    return FoundPeople(begins[:most], has_more=len(begins) > most)


def _people() -> QuerySet[User]:
    confirmed = EmailAddress.objects.filter(user=OuterRef("pk"), email=OuterRef("email"), verified=True)
    return User.objects.annotate(is_confirmed=Exists(confirmed))
