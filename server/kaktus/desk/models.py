"""The staff, their sessions and second factors, and the audit log. Learners' accounts are in another table."""

from __future__ import annotations

from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Lower
from django.utils import timezone

from kaktus.accounts.devices import LONGEST_NAME
from kaktus.accounts.models import User
from kaktus.desk.permissions import Role

LONGEST_REASON = 500
LONGEST_NOTE = 1000
LONGEST_STAFF_NAME = 80


class StaffMember(models.Model):
    """Never deleted, only disabled: the audit log continues to name them."""

    email = models.EmailField(max_length=254, unique=True)
    name = models.CharField(max_length=LONGEST_STAFF_NAME, blank=True, default="", db_default="")
    """Empty until they give it themselves, or somebody else does."""
    role = models.CharField(max_length=10, choices=Role.choices)
    password = models.CharField(max_length=128, blank=True)
    """Empty until the invitation is accepted."""
    password_ends_at = models.DateTimeField(null=True)
    """Only a one-time password expires; it must be replaced at the first log-in."""
    invitation_digest = models.CharField(max_length=64, null=True, unique=True)
    invitation_ends_at = models.DateTimeField(null=True)
    totp_secret = models.TextField(blank=True)
    """Encrypted; empty without an authenticator app."""
    totp_last_step = models.BigIntegerField(default=0)
    """The half minute of the last code that was accepted: no code counts twice."""
    language = models.CharField(max_length=10, blank=True)
    created_at = models.DateTimeField(default=timezone.now)
    joined_at = models.DateTimeField(null=True)
    """When they first logged in with password and second factor."""
    disabled_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(email=Lower("email")), name="desk_staff_email_is_lower_case"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="desk_staff_has_a_known_role"),
            models.CheckConstraint(
                condition=Q(invitation_digest__isnull=True, invitation_ends_at__isnull=True)
                | Q(invitation_digest__isnull=False, invitation_ends_at__isnull=False),
                name="desk_staff_invitation_ends",
            ),
        ]

    def __str__(self) -> str:
        return f"staff {self.pk}"

    @property
    def name_and_address(self) -> str:
        return f"{self.name} ({self.email})" if self.name else self.email


class Passkey(models.Model):
    member = models.ForeignKey(StaffMember, on_delete=models.CASCADE, related_name="passkeys")
    credential_id = models.TextField(unique=True)
    credential = models.BinaryField()
    sign_count = models.BigIntegerField(default=0)
    name = models.CharField(max_length=60)
    created_at = models.DateTimeField(default=timezone.now)
    last_used_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"passkey {self.pk}"


class RecoveryCode(models.Model):
    """For a lost phone. A used one is deleted."""

    member = models.ForeignKey(StaffMember, on_delete=models.CASCADE, related_name="recovery_codes")
    digest = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["member", "digest"], name="desk_recovery_code_is_unique")]

    def __str__(self) -> str:
        return f"recovery code {self.pk}"


class Stage(models.TextChoices):
    """How far somebody has come who knows a password."""

    SECOND_FACTOR = "second_factor"
    SET_UP = "set_up"
    """Without a second factor, or with a one-time password: both are set up before anything else."""
    IN = "in"


class StaffSession(models.Model):
    """The member's browser has the token; only its digest is stored here."""

    token_digest = models.CharField(max_length=64, primary_key=True)
    member = models.ForeignKey(StaffMember, on_delete=models.CASCADE, related_name="sessions")
    stage = models.CharField(max_length=15, choices=Stage.choices)
    created_at = models.DateTimeField()
    last_used_at = models.DateTimeField()
    ends_at = models.DateTimeField(db_index=True)
    """It ends earlier if it is not used."""
    browser = models.CharField(max_length=LONGEST_NAME, blank=True)
    system = models.CharField(max_length=LONGEST_NAME, blank=True)
    pending_secret = models.TextField(blank=True)
    """Of an authenticator app that is being set up; encrypted."""
    challenge = models.JSONField(null=True)
    """What a passkey was asked to sign."""

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(last_used_at__lte=F("ends_at")), name="desk_session_ends_at_last"),
        ]

    def __str__(self) -> str:
        return f"session of {self.member_id}"


class StaffNote(models.Model):
    """What the staff want to remember about a person; never changed, only removed. The person gets it on request."""

    person = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    author = models.ForeignKey(StaffMember, on_delete=models.PROTECT, related_name="+")
    text = models.CharField(max_length=LONGEST_NOTE)
    written_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [models.CheckConstraint(condition=~Q(text=""), name="desk_note_has_a_text")]

    def __str__(self) -> str:
        return f"note {self.pk}"


class AuditEntry(models.Model):
    """Who did what, when, on what and why. The database refuses to change or to delete a row."""

    at = models.DateTimeField(default=timezone.now)
    staff = models.ForeignKey(StaffMember, null=True, on_delete=models.PROTECT, related_name="+")
    """Empty if it was done on the command line."""
    action = models.CharField(max_length=60)
    target = models.CharField(max_length=200, blank=True)
    before = models.JSONField(null=True)
    after = models.JSONField(null=True)
    reason = models.CharField(max_length=LONGEST_REASON, blank=True)

    class Meta:
        indexes = [
            models.Index(fields=["action", "-id"], name="desk_audit_by_action"),
            models.Index(fields=["target", "-id"], name="desk_audit_by_target"),
        ]

    def __str__(self) -> str:
        return f"entry {self.pk} ({self.action})"
