"""What is known about rooms and seats: how many a teacher has, which are in use, and what a tablet's token opens."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from django.conf import settings
from django.db.models import Count, F, Max, OuterRef, QuerySet, Subquery, Sum, Value
from django.db.models.functions import Coalesce
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, iso_moment
from kaktus.activation.models import ActivationCode
from kaktus.classes.models import Room, Seat
from kaktus.library.catalogue.catalogue_cache import CachedGroup, cached_catalogue

FREE_AFTER: Final = timedelta(hours=1)
# A tablet says once a minute that it is still there, see flows.NOTE_INTERVAL.
PRESENT_WITHIN: Final = timedelta(seconds=150)
# For a teacher who looks at the board: a tablet has found no seat a moment ago.
RECENT_PERIOD: Final = timedelta(minutes=5)
SEAT_FORM: Final = "seat-"


@dataclass(frozen=True)
class SeatsOfGroup:
    seats: int
    until: datetime
    """When the last of the codes that bring them ends."""


def live_codes(now: datetime) -> QuerySet[ActivationCode]:
    """Those that bring seats."""
    return ActivationCode.objects.filter(batch__seats_per_code__gt=0, revoked_at=None, expiration_date__gt=now)


def seats_of(owner: User) -> dict[str, SeatsOfGroup]:
    """For each book group for which the person has seats: those of several codes add up."""
    codes = live_codes(timezone.now()).filter(user=owner)
    rows = codes.values_list("batch__group").annotate(seats=Sum("batch__seats_per_code"), until=Max("expiration_date"))
    return {group: SeatsOfGroup(seats, until) for group, seats, until in rows}


def capacity(now: datetime) -> Coalesce:
    """Of a room's owner for its group, at this moment: a book that has ended, or was revoked, brings none."""
    codes = live_codes(now).filter(user=OuterRef("owner"), batch__group=OuterRef("group")).order_by()
    return Coalesce(Subquery(codes.values("user").annotate(sum=Sum("batch__seats_per_code")).values("sum")), Value(0))


def open_rooms(now: datetime) -> QuerySet[Any]:
    """Rooms that have not ended: neither by themselves, nor with their owner's book or sign-ins."""
    return (
        Room.objects.annotate(capacity=capacity(now))
        .filter(ends_at__gt=now, owner__is_active=True, owner__epoch=F("owner_epoch"), capacity__gt=0)
        .order_by("pk")
    )


def digest_of_seat(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of_token(token: str) -> Seat | None:
    """The seat with its room, if the room has not ended and the seat is still one of its owner's."""
    return _live_seats(token_digest=digest_of_seat(token)).first() if token.startswith(SEAT_FORM) else None


def _live_seats(**which: Any) -> QuerySet[Seat]:
    now = timezone.now()
    return (
        Seat.objects.select_related("room")
        .annotate(capacity=capacity(now))
        .filter(
            **which,
            room__ends_at__gt=now,
            owner__is_active=True,
            owner__epoch=F("room__owner_epoch"),
            place__lte=F("capacity"),
        )
    )


def lessons_of_seat(seat_id: int) -> frozenset[str]:
    """What a seat opens now, as book/lesson; nothing once its room has ended."""
    seat = _live_seats(pk=seat_id).first()
    return frozenset(lessons_of_room(seat.room)) if seat else frozenset()


def group_named(slug: str) -> CachedGroup | None:
    return next((group for group in cached_catalogue().groups if group.slug == slug), None)


def lessons_of_group(group: CachedGroup | None) -> list[str]:
    return [f"{book.slug}/{lesson.slug}" for book in group.books for lesson in book.lessons] if group else []


def lessons_of_room(room: Room) -> list[str]:
    """Those that the library has, in its order."""
    return [one for one in lessons_of_group(group_named(room.group_id)) if not room.lessons or one in room.lessons]


def class_id(room: Room) -> str:
    """Names a teacher's classes with this book to their tablets, and her to nobody."""
    text = f"class of {room.owner_id} with {room.group_id}"
    return hmac.digest(settings.SECRET_KEY.encode(), text.encode(), "sha256").hex()[:16]


def seats_in_use(now: datetime, **of: Any) -> QuerySet[Seat]:
    return Seat.objects.filter(last_used_at__gt=now - FREE_AFTER, **of)


@dataclass(frozen=True)
class Board:
    """What a teacher sees of her room: numbers only."""

    room: Room
    seats: int
    taken: int
    """In this room."""
    elsewhere: int
    """In her other rooms for the same book, which share the seats."""
    playing: dict[str, int]
    """How many tablets play which lesson now."""
    choosing: int
    """How many are there and play none."""
    is_full: bool
    """A tablet found no free seat a moment ago."""


def boards_of(owner: User, room_id: int | None = None) -> list[Board]:
    """Of all her open rooms, or of one."""
    now = timezone.now()
    rooms = list(open_rooms(now).filter(owner=owner))
    taken = Counter(dict(seats_in_use(now, owner=owner).values_list("room").annotate(Count("pk"))))
    return [_board(room, rooms, taken, now) for room in rooms if room_id in (None, room.pk)]


def board_of(owner: User, room_id: int) -> Board | None:
    return next(iter(boards_of(owner, room_id)), None)


def _board(room: Any, rooms: Sequence[Room], taken: Counter[int], now: datetime) -> Board:
    here = Seat.objects.filter(room=room, last_used_at__gt=now - PRESENT_WITHIN)
    playing = dict(here.values_list("lesson").annotate(Count("pk")))
    return Board(
        room=room,
        seats=room.capacity,
        taken=taken[room.pk],
        elsewhere=sum(taken[other.pk] for other in rooms if other.group_id == room.group_id) - taken[room.pk],
        choosing=playing.pop("", 0),
        playing=playing,
        is_full=room.full_at is not None and room.full_at > now - RECENT_PERIOD,
    )


@dataclass(frozen=True)
class RoomFigures:
    """For staff: rooms as counts."""

    rooms: int
    """Open now."""
    tablets: int
    """In use in them."""
    opened: int
    """As long as rooms are kept."""
    joined: int
    """Tablets that came to those."""


def room_figures(**of: Any) -> RoomFigures:
    """`of` chooses rooms, for example those of one owner."""
    now = timezone.now()
    rooms = list(open_rooms(now).filter(**of).values_list("pk", flat=True))
    sums = Room.objects.filter(**of).aggregate(opened=Count("pk"), joined=Coalesce(Sum("joined"), Value(0)))
    return RoomFigures(rooms=len(rooms), tablets=seats_in_use(now, room__in=rooms).count(), **sums)


def rooms_of_person(user: User) -> list[Facts]:
    """For the person who asks."""
    return [
        {
            "book": room.group_id,
            "opened_at": iso_moment(room.opened_at),
            "ends_at": iso_moment(room.ends_at),
            "tablets": str(room.joined),
        }
        for room in Room.objects.filter(owner=user).order_by("pk")
    ]
