"""What other slices ask about a person."""

from __future__ import annotations

from allauth.account.models import EmailAddress

from kaktus.accounts.models import User


def is_verified(user: User) -> bool:
    return EmailAddress.objects.filter(user=user, email=user.email, verified=True).exists()
