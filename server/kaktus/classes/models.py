"""Rooms of classes and the seats in them. Nothing here names a child: a seat is a tablet, and a tablet is a number."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.classes.room_codes import LENGTH
from kaktus.library.models import BookGroup


class RoomLength(models.TextChoices):
    LESSON = "lesson"
    DAY = "day"
    WEEKS = "weeks"


class Room(models.Model):
    owner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="rooms")
    owner_epoch = models.PositiveIntegerField()
    """Of the owner when the room was opened: it ends with everything else that was handed out."""
    group = models.ForeignKey(BookGroup, on_delete=models.PROTECT, related_name="+", db_index=False)
    lessons = models.JSONField(default=list)
    """As book/lesson; all of the group if there are none."""
    length = models.CharField(max_length=10, choices=RoomLength.choices)
    opened_at = models.DateTimeField(default=timezone.now)
    ends_at = models.DateTimeField(db_index=True)
    code = models.CharField(max_length=LENGTH, null=True, unique=True)
    """Only while the room lasts; a room that ends gives it away."""
    closed = models.BooleanField(default=False)
    """Those who are in stay; nobody else comes in."""
    together = models.CharField(max_length=200, blank=True)
    """The lesson to which all tablets were sent, as book/lesson."""
    calls = models.PositiveIntegerField(default=0)
    """How often they were sent somewhere: a tablet follows each call once."""
    quiet = models.BooleanField(default=False)
    """Eyes to the front: all games are covered."""
    full_at = models.DateTimeField(null=True)
    """When a tablet last found no free seat."""
    joined = models.PositiveIntegerField(default=0)
    """How many seats were given to tablets in all."""

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(ends_at__gte=models.F("opened_at")), name="classes_room_ends_last"),
        ]

    def __str__(self) -> str:
        return f"room {self.pk}"


class Seat(models.Model):
    """A tablet in a room. It holds the token; only the token's digest is stored here."""

    token_digest = models.CharField(max_length=64, unique=True)
    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="seats")
    owner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    group = models.ForeignKey(BookGroup, on_delete=models.PROTECT, related_name="+", db_index=False)
    place = models.PositiveSmallIntegerField()
    """From 1 to the number of the owner's seats for the group, which all of her rooms share."""
    lesson = models.CharField(max_length=200, blank=True)
    """What it plays now, as book/lesson."""
    last_used_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["owner", "group", "place"], name="classes_seat_once"),
            models.CheckConstraint(condition=Q(place__gte=1) & Q(place__lte=32_000), name="classes_seat_place"),
        ]

    def __str__(self) -> str:
        return f"seat {self.pk}"
