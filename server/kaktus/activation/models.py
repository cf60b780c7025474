"""Activation codes as printed in books, in the batches they were made in."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.activation.last_groups import LastGroup
from kaktus.library.models import BookGroup


class CodeBatch(models.Model):
    group = models.ForeignKey(BookGroup, on_delete=models.PROTECT, related_name="batches")
    name = models.CharField(max_length=120, blank=True)
    imported = models.BooleanField(default=False)
    created_at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return self.name or f"batch {self.pk}"


class ActivationCode(models.Model):
    """Field names are those of the specification; the owner is `user`, their address at that time `users_information`.

    The address is removed some time after the code has ended, the owner only with the account.
    """

    activation_code = models.CharField(max_length=12, unique=True)
    batch = models.ForeignKey(CodeBatch, on_delete=models.PROTECT, related_name="codes")
    activated = models.BooleanField(default=False)
    user = models.ForeignKey(User, null=True, on_delete=models.SET_NULL, related_name="codes", db_index=False)
    users_information = models.EmailField(max_length=254, blank=True)
    activation_date = models.DateTimeField(null=True)
    expiration_date = models.DateTimeField(null=True)
    revoked_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            # Most codes lie unused in a warehouse: only those with an owner are worth an index entry.
            models.Index(fields=["user"], condition=Q(user__isnull=False), name="activation_code_of_user"),
            # For people who read out the end of a code; its beginning is found by the index that keeps it unique.
            models.Index(LastGroup("activation_code"), name="activation_code_last_group"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=(
                    Q(activated=False, user=None, users_information="", activation_date=None, expiration_date=None)
                    | Q(activated=True, activation_date__isnull=False, expiration_date__isnull=False)
                ),
                name="activation_code_owner_and_dates_only_when_activated",
            ),
            models.CheckConstraint(
                condition=Q(expiration_date__gt=models.F("activation_date")) | Q(expiration_date=None),
                name="activation_code_expires_after_activation",
            ),
            # Stops code that deletes the owner but leaves the address. The address alone may be removed earlier.
            models.CheckConstraint(
                condition=Q(users_information="") | Q(user__isnull=False),
                name="activation_code_address_only_with_owner",
            ),
        ]

    def __str__(self) -> str:
        return f"code {self.pk}"


class Reminder(models.Model):
    """That a person was told that access to a group ends, this many days before; removed when it has ended."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    group = models.ForeignKey(BookGroup, on_delete=models.CASCADE, related_name="+", db_index=False)
    ends_at = models.DateTimeField(db_index=True)
    days = models.PositiveSmallIntegerField()
    message_id = models.CharField(max_length=255)
    """Of the mail that says so."""
    written_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "group", "ends_at", "days"], name="activation_reminder_once"),
        ]

    def __str__(self) -> str:
        return f"reminder {self.pk}"
