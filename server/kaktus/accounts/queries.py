"""What other slices ask about a person."""

from __future__ import annotations

from allauth.account.models import EmailAddress

from kaktus.accounts.former_passwords import ALGORITHM
from kaktus.accounts.models import User


def is_verified(user: User) -> bool:
    return EmailAddress.objects.filter(user=user, email=user.email, verified=True).exists()


def has_former_passwords() -> bool:
    """Whether anybody who moved in with a password has not logged in since."""
    return User.objects.filter(password__startswith=f"{ALGORITHM}$").exists()
