"""The tables of mails: those that wait, those that failed and why, and the fact that one was sent."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

from kaktus.jobs.models import Job


class Kind(models.TextChoices):
    VERIFICATION = "verification"
    PASSWORD_RESET = "password_reset"  # noqa: S105 - a kind of mail
    EMAIL_CHANGE_LINK = "email_change_link"
    EMAIL_CHANGE_REQUESTED = "email_change_requested"
    EMAIL_CHANGED = "email_changed"
    PASSWORD_CHANGED = "password_changed"  # noqa: S105 - a kind of mail
    GOOGLE_LINKED = "google_linked"
    REMINDER = "reminder"
    STAFF_INVITATION = "staff_invitation"
    STAFF_FACTOR_RESET = "staff_factor_reset"
    CODE_MOVED_AWAY = "code_moved_away"
    CODE_MOVED_HERE = "code_moved_here"
    ACCOUNT_ENDS = "account_ends"
    CODE_FREED = "code_freed"
    STAFF_PASSWORD_RESET = "staff_password_reset"  # noqa: S105 - a kind of mail


class Problem(models.TextChoices):
    REFUSED = "refused", "the mail server of the address refused it for good"
    GIVEN_UP = "given_up", "it could not be handed over within a day"
    HELD_BACK = "held_back", "too many mails had gone to the address"


class Mail(models.Model):
    """Deleted once it is sent; if it fails, it stays for a while without its text, which contains a link."""

    # The database refuses a mail for a person who has just been deleted. Empty for a mail that is rolled back, written
    # only so that the call takes the usual time.
    person = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.CASCADE, related_name="+")
    job = models.OneToOneField(Job, null=True, on_delete=models.SET_NULL, related_name="+")
    """The job that sends it, or tried to; empty if the mail was held back."""
    kind = models.CharField(max_length=30, choices=Kind.choices)
    to = models.CharField(max_length=254, db_index=True)
    subject = models.CharField(max_length=200, blank=True)
    text = models.TextField(blank=True)
    html = models.TextField(blank=True)
    stop_link = models.CharField(max_length=500, blank=True, default="", db_default="")
    """Where a mail program can unsubscribe from this kind; empty for kinds that cannot be switched off."""
    message_id = models.CharField(max_length=255, blank=True)
    created_at = models.DateTimeField(default=timezone.now)
    problem = models.CharField(max_length=10, choices=Problem.choices, blank=True)
    failed_at = models.DateTimeField(null=True)
    reply_code = models.PositiveSmallIntegerField(default=0)
    """The mail server's last reply; 0 if there was none."""

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(problem="", job__isnull=False, failed_at__isnull=True)
                | (~Q(problem="") & Q(failed_at__isnull=False)),
                name="mail_has_a_job_or_has_failed",
            ),
        ]

    def __str__(self) -> str:
        return f"mail {self.pk} ({self.kind})"


class SentMail(models.Model):
    """Tells support that a mail was handed to the mail server; contains neither its text nor its address."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=30, choices=Kind.choices)
    sent_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"sent mail {self.pk} ({self.kind})"
