"""People with accounts, parents or teachers known by an e-mail address, and their sessions."""

from __future__ import annotations

import uuid
from typing import ClassVar

from django.contrib.auth.hashers import check_password
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone

from kaktus.accounts.devices import LONGEST_NAME


class UserManager(BaseUserManager["User"]):
    def create_user(self, *, email: str, password: str | None = None, display_name: str = "") -> User:
        user = self.model(email=email.lower(), display_name=display_name)
        user.set_password(password)
        user.save(using=self._db)
        return user


class User(AbstractBaseUser):
    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    email = models.EmailField(max_length=254, unique=True)
    display_name = models.CharField(max_length=150, blank=True)
    is_active = models.BooleanField(default=True)
    joined_at = models.DateTimeField(default=timezone.now)
    # Raised when everything handed out before must stop working: sessions, links to lessons, pending e-mail changes.
    epoch = models.PositiveIntegerField(default=0)
    language = models.CharField(max_length=10, blank=True, default="", db_default="")
    """The language of the pages at the last log-in or visit; empty if it is not known."""
    reminders = models.BooleanField(default=True, db_default=True)
    """Whether the person wants a mail before access to a book ends."""

    warned_at = models.DateTimeField(null=True)
    """When the person was told that the account is about to be deleted, because its address is not confirmed."""
    confirmed_at = models.DateTimeField(null=True)
    """When the address was confirmed; empty too if that was before this was stored, or in the former system."""

    objects = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        # For counts of newcomers, and for those who never confirmed their address.
        indexes = [models.Index(fields=["joined_at"], name="accounts_user_by_day")]
        constraints = [
            models.CheckConstraint(condition=models.Q(email=Lower("email")), name="accounts_user_email_is_lower_case"),
        ]

    def __str__(self) -> str:
        return f"user {self.pk}"

    def check_password(self, raw_password: str | None) -> bool:
        """Without replacing an outdated hash, as Django would: sessions end with the hash. Log-in does that."""
        return check_password(raw_password, self.password)


class Session(models.Model):
    """A device on which somebody is signed in. It holds the token; only the token's digest is stored here."""

    token_digest = models.CharField(max_length=64, primary_key=True)
    session_data = models.TextField()
    user = models.ForeignKey(User, null=True, on_delete=models.CASCADE, related_name="sessions")
    # When the session ends if it is not used before, never later than `ends_at`: this alone decides whether it is
    # valid.
    expire_date = models.DateTimeField(db_index=True)
    ends_at = models.DateTimeField()
    created_at = models.DateTimeField()
    last_used_on = models.DateField()
    browser = models.CharField(max_length=LONGEST_NAME, blank=True)
    system = models.CharField(max_length=LONGEST_NAME, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(expire_date__lte=models.F("ends_at")), name="accounts_session_ends_at_last"
            ),
        ]

    def __str__(self) -> str:
        return f"session of {self.user_id}"


class SurplusSession(models.Model):
    """A session that ended because its owner signed in on too many devices: so that this device can be told why."""

    token_digest = models.CharField(max_length=64, primary_key=True)
    ended_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"surplus session of {self.ended_at:%Y-%m-%d}"
