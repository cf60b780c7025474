"""Activation codes as printed in books, in the batches they were made in."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.activation.last_groups import LastGroup
from kaktus.activation.months import ACCESS_MONTHS, MAX_ACCESS_MONTHS
from kaktus.jobs.models import Job
from kaktus.library.models import BookGroup, Upload


class CodeBatch(models.Model):
    group = models.ForeignKey(BookGroup, on_delete=models.PROTECT, related_name="batches")
    name = models.CharField(max_length=120, blank=True)
    note = models.CharField(max_length=500, blank=True)
    imported = models.BooleanField(default=False)
    created_at = models.DateTimeField(default=timezone.now)
    redeem_by = models.DateField(null=True)
    """The last day on which a code is accepted, in the publisher's time zone."""
    access_months = models.PositiveSmallIntegerField(default=ACCESS_MONTHS)
    seats_per_code = models.PositiveSmallIntegerField(default=0, db_default=0)
    """How many tablets of a class each code lets in, beside the access of its owner."""
    wanted = models.PositiveIntegerField(default=0)
    made = models.PositiveIntegerField(default=0)
    """How many codes there are; written in the transaction that adds them, so that nobody has to count them."""
    job = models.ForeignKey(Job, null=True, on_delete=models.SET_NULL, related_name="+", db_index=False)
    """What is being done with the whole batch, or was done last."""
    revoked_at = models.DateTimeField(null=True)
    """From then on, none of its unused codes is accepted; the codes are marked one by one."""
    revoke_reason = models.CharField(max_length=200, blank=True)
    replaces = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="replaced_by")
    source = models.ForeignKey("CodeImport", null=True, on_delete=models.SET_NULL, related_name="batches")

    class Meta:
        constraints = [
            # A worker that takes over an import continues with the same batches.
            models.UniqueConstraint(fields=["source", "group"], name="activation_batch_once_an_import_and_book"),
            models.CheckConstraint(condition=Q(made__lte=models.F("wanted")), name="activation_batch_made_as_wanted"),
            models.CheckConstraint(
                condition=Q(access_months__gte=1, access_months__lte=MAX_ACCESS_MONTHS), name="activation_batch_months"
            ),
        ]

    def __str__(self) -> str:
        return self.name or f"batch {self.pk}"

    @property
    def is_complete(self) -> bool:
        return self.made == self.wanted


class ActivationCode(models.Model):
    """Field names are those of the specification; the owner is `user`, their address at that time `users_information`.

    The address is removed some time after the code has ended, the owner only with the account.
    """

    activation_code = models.CharField(max_length=12, unique=True)
    batch = models.ForeignKey(CodeBatch, on_delete=models.PROTECT, related_name="codes", db_index=False)
    number = models.IntegerField(null=True)
    """In its batch, for good (`batches/code_numbers.py`); only a host with the former release leaves it out."""
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
            # The codes of a batch in the order of their keys, page by page.
            models.Index(fields=["batch", "id"], name="activation_code_of_batch"),
            # What is counted and listed; the conditions follow from any comparison with a moment.
            models.Index(
                fields=["batch", "activation_date"],
                condition=Q(activation_date__isnull=False),
                name="activation_code_by_activation",
            ),
            models.Index(
                fields=["batch", "expiration_date"],
                condition=Q(expiration_date__isnull=False),
                name="activation_code_by_expiration",
            ),
            # With the key: the codes of a batch may all be revoked at the same moment.
            models.Index(
                fields=["batch", "revoked_at", "id"],
                condition=Q(revoked_at__isnull=False),
                name="activation_code_by_revocation",
            ),
            # Counted as activated and as revoked. A code that is redeemed is not among them, so redeeming writes none.
            models.Index(
                fields=["batch", "revoked_at"],
                condition=Q(activated=True, revoked_at__isnull=False),
                name="activation_code_revoked_in_use",
            ),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["batch", "number"], condition=Q(number__isnull=False), name="activation_code_number"
            ),
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


class Revocation(models.Model):
    """Why a single code was revoked, and which one replaces it; the moment is in the code itself."""

    code = models.OneToOneField(ActivationCode, on_delete=models.CASCADE, related_name="revocation")
    reason = models.CharField(max_length=200, blank=True)
    replacement = models.OneToOneField(
        ActivationCode, null=True, on_delete=models.PROTECT, related_name="replacement_of"
    )

    def __str__(self) -> str:
        return f"revocation {self.pk}"


class RangeRevocation(models.Model):
    """An order to revoke some codes of a batch, by their numbers; a job carries it out."""

    batch = models.ForeignKey(CodeBatch, on_delete=models.CASCADE, related_name="+")
    numbers = models.TextField()
    reason = models.CharField(max_length=200, blank=True)
    used = models.BooleanField(default=False)
    """Even if they are in use."""
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"revocation of {self.numbers} of batch {self.batch_id}"


class BatchCount(models.Model):
    """What was counted in a batch before a day (0:00 in Berlin): only what came later is counted at a visit."""

    batch = models.OneToOneField(CodeBatch, on_delete=models.CASCADE, related_name="count")
    counted_to = models.DateField()
    activated = models.PositiveIntegerField(default=0)
    expired = models.PositiveIntegerField(default=0)
    revoked = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"count of batch {self.batch_id}"


class ActivationDay(models.Model):
    """How many codes of a batch were activated on a day that has been counted."""

    batch = models.ForeignKey(CodeBatch, on_delete=models.CASCADE, related_name="days", db_index=False)
    day = models.DateField()
    activated = models.PositiveIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["batch", "day"], name="activation_day_once")]

    def __str__(self) -> str:
        return f"{self.activated} on {self.day}"


class CodeImport(models.Model):
    """A list of printed codes that is being imported: first its columns are chosen, then it is checked, and written
    once a person agrees."""

    class State(models.TextChoices):
        READING = "reading"
        CHOOSING = "choosing"
        CHECKING = "checking"
        CHECKED = "checked"
        WRITING = "writing"
        DONE = "done"
        REFUSED = "refused"

    file_name = models.CharField(max_length=120)
    group = models.ForeignKey(BookGroup, null=True, on_delete=models.PROTECT, related_name="+")
    """For all codes of a file without a column for the book."""
    name = models.CharField(max_length=120, blank=True)
    note = models.CharField(max_length=500, blank=True)
    redeem_by = models.DateField(null=True)
    access_months = models.PositiveSmallIntegerField(default=ACCESS_MONTHS)
    seats_per_code = models.PositiveSmallIntegerField(default=0, db_default=0)
    created_at = models.DateTimeField(default=timezone.now)
    state = models.CharField(max_length=10, choices=State.choices, default=State.CHECKING)
    size = models.PositiveBigIntegerField(default=0)
    upload = models.OneToOneField(Upload, null=True, on_delete=models.SET_NULL, related_name="+")
    """The file, removed when the import is over."""
    job = models.ForeignKey(Job, null=True, on_delete=models.SET_NULL, related_name="+", db_index=False)
    problem = models.CharField(max_length=200, blank=True)
    """Why the whole file was refused."""
    encoding = models.CharField(max_length=20, blank=True)
    preview = models.JSONField(null=True)
    """The first rows, until the import is over, and which columns probably hold what."""
    columns = models.JSONField(null=True)
    """Which columns hold what, as a person has chosen."""
    accepted = models.JSONField(default=dict)
    """How many new codes for each book."""
    known = models.PositiveIntegerField(default=0)
    refused = models.PositiveIntegerField(default=0)
    report = models.BinaryField(default=bytes)
    """All refused lines, compressed."""
    written = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return f"import {self.pk}"


class PreparedFile(models.Model):
    """A file with many codes, written by a job; it stays in the storage until it is fetched, or for a day."""

    class Form(models.TextChoices):
        CSV = "csv"
        EXCEL = "excel"
        PDF = "pdf"
        ZIP = "zip"

    batch = models.ForeignKey(CodeBatch, on_delete=models.CASCADE, related_name="files")
    form = models.CharField(max_length=10, choices=Form.choices)
    sheet = models.CharField(max_length=20, blank=True)
    """Of labels, as are `note` and `skip`."""
    note = models.CharField(max_length=60, blank=True, default="", db_default="")
    first = models.PositiveIntegerField(default=1)
    """The lowest number of its codes."""
    numbers = models.TextField(blank=True, default="", db_default="")
    """Which codes, as `batches/code_ranges.py` writes them."""
    skip = models.PositiveSmallIntegerField(default=0)
    job = models.ForeignKey(Job, null=True, on_delete=models.SET_NULL, related_name="+", db_index=False)
    created_at = models.DateTimeField(default=timezone.now)
    place = models.CharField(max_length=32, unique=True)
    """Its name in the storage, which nobody can guess."""
    last = models.PositiveIntegerField(null=True)
    """Of labels, once they are drawn: the number of the last one."""
    size = models.PositiveBigIntegerField(null=True)
    """In bytes, once it is complete."""

    def __str__(self) -> str:
        return f"file {self.pk}"


class GivenOut(models.Model):
    """Records that codes of a batch, by their numbers, left the library in a file."""

    batch = models.ForeignKey(CodeBatch, on_delete=models.CASCADE, related_name="given_out")
    form = models.CharField(max_length=10, choices=PreparedFile.Form.choices, blank=True)
    """Empty for codes from before this was recorded: nobody knows."""
    first = models.PositiveIntegerField()
    last = models.PositiveIntegerField()
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(first__gte=1, first__lte=models.F("last")), name="activation_given_out_in_order"
            )
        ]

    def __str__(self) -> str:
        return f"{self.first} to {self.last} of batch {self.batch_id}"


class CodeRefusal(models.TextChoices):
    NOT_VALID = "not_valid"
    """There is no such code, or it was revoked."""
    USED = "used"
    USED_BY_YOU = "used_by_you"
    TOO_LATE = "too_late"


class RefusedCode(models.Model):
    """A code that somebody tried in vain, for support: only its end, which opens nothing."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    last_four = models.CharField(max_length=4, blank=True)
    """Empty if what was typed cannot be a code; it might be a password."""
    reason = models.CharField(max_length=15, choices=CodeRefusal.choices)
    tried_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"refused code {self.pk}"


class Reminder(models.Model):
    """Records that a person was reminded, this many days before access to a group ends; removed once it has ended."""

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
