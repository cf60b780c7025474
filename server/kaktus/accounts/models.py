"""The person who has an account, a parent or a teacher known by an e-mail address, and their sessions."""

from __future__ import annotations

import uuid
from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.contrib.sessions.backends.base import SessionBase
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone


class UserQuerySet(BaseUserManager["User"]):
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

    objects = UserQuerySet()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        constraints = [
            models.CheckConstraint(condition=models.Q(email=Lower("email")), name="accounts_user_email_is_lower_case"),
        ]

    def __str__(self) -> str:
        return f"user {self.pk}"


class Session(AbstractBaseSession):
    """Django's session with its owner in a column, so that all sessions of a person can be ended at once."""

    user = models.ForeignKey(User, null=True, on_delete=models.CASCADE, related_name="sessions")

    @classmethod
    def get_session_store_class(cls) -> type[SessionBase]:
        from kaktus.accounts.session_store import SessionStore

        return SessionStore
