"""What changes rooms: a teacher opens, changes and ends them, tablets join, play and leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Final

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone
from django.utils.crypto import get_random_string

from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.models import User
from kaktus.activation.months import BERLIN
from kaktus.classes.limits import counted_room_guess
from kaktus.classes.models import Room, RoomLength, Seat
from kaktus.classes.queries import (
    FREE_AFTER,
    SEAT_FORM,
    digest_of_seat,
    group_named,
    lessons_of_group,
    lessons_of_room,
    open_rooms,
    seats_of,
)
from kaktus.classes.room_codes import make_room_code, possible_codes
from kaktus.common import retention
from kaktus.common.api.api_errors import ApiError
from kaktus.common.database.statements import write_unsynced

LESSON: Final = timedelta(minutes=45)
WEEKS: Final = timedelta(weeks=4)
END_OF_DAY: Final = time(18)
# A tablet that polls every few seconds is written down once a minute, or when it begins another lesson.
NOTE_INTERVAL: Final = timedelta(minutes=1)
MAX_ROOMS: Final = 20
NOTE_USE: Final = "UPDATE classes_seat SET lesson = %s, last_used_at = %s WHERE id = %s RETURNING id"

NO_SEATS: Final = "You have no seats for this book. They come with a code for classes."
TOO_LATE: Final = "It is past six o'clock. Choose one lesson of 45 minutes instead."
TOO_MANY_ROOMS: Final = f"You have {MAX_ROOMS} open rooms. Please end one first."
NO_SUCH_LESSON: Final = "The book has no such lesson."
UNKNOWN: Final = "No class is open with this code."
CLOSED: Final = "This class is closed right now. Your teacher can open it again."
FULL: Final = "All seats of this class are taken. Please tell your teacher."


def open_room(*, owner: User, group: str, lessons: Sequence[str], length: RoomLength) -> Room:
    with transaction.atomic():
        owner = lock_person(owner)
        seats = seats_of(owner).get(group)
        if seats is None:
            raise ApiError(403, "no_seats", NO_SEATS)
        now = timezone.now()
        if open_rooms(now).filter(owner=owner).count() >= MAX_ROOMS:
            raise ApiError(409, "too_many_rooms", TOO_MANY_ROOMS)
        room = Room.objects.create(
            owner=owner,
            owner_epoch=owner.epoch,
            group_id=group,
            lessons=_checked(group, lessons),
            length=length,
            opened_at=now,
            ends_at=min(_end(length, now), seats.until),
        )
        change_code(room)
        return room


def _end(length: RoomLength, now: datetime) -> datetime:
    if length is RoomLength.LESSON:
        return now + LESSON
    if length is RoomLength.WEEKS:
        return now + WEEKS
    end = datetime.combine(now.astimezone(BERLIN).date(), END_OF_DAY, BERLIN)
    if end <= now:
        raise ApiError(422, "day_is_over", TOO_LATE, param="length")
    return end


def _checked(group: str, lessons: Sequence[str]) -> list[str]:
    all_lessons = lessons_of_group(group_named(group))
    if not set(lessons) <= set(all_lessons):
        raise ApiError(422, "no_such_lesson", NO_SUCH_LESSON, param="lessons")
    return [one for one in all_lessons if one in lessons]


def change_room(
    room: Room,
    *,
    closed: bool | None = None,
    lessons: Sequence[str] | None = None,
    together: str | None = None,
    quiet: bool | None = None,
) -> None:
    """None leaves it as it is; an empty `together` lets everybody choose again."""
    changes: dict[str, object] = {}
    if closed is not None:
        changes["closed"] = closed
    if quiet is not None:
        changes["quiet"] = quiet
    if lessons is not None:
        changes["lessons"] = room.lessons = _checked(room.group_id, lessons)
        if room.together and room.together not in lessons_of_room(room):
            changes["together"] = ""
    if together is not None:
        if together and together not in lessons_of_room(room):
            raise ApiError(422, "no_such_lesson", NO_SUCH_LESSON, param="together")
        changes |= {"together": together, "calls": F("calls") + 1}
    Room.objects.filter(pk=room.pk).update(**changes)


def change_code(room: Room) -> None:
    """The former one opens nothing from now on; tablets that are in stay."""
    while True:
        code = make_room_code()
        try:
            with transaction.atomic():
                Room.objects.filter(pk=room.pk).update(code=code)
        except IntegrityError:
            # Hardly ever: another room has it.
            continue
        return


def end_room(room: Room) -> None:
    """At once: the code, all seats, and with them their links."""
    with transaction.atomic():
        now = timezone.now()
        Room.objects.filter(pk=room.pk).update(ends_at=now, code=None)
        Seat.objects.filter(room=room).delete()


@dataclass(frozen=True)
class Joined:
    token: str
    code: str
    """As it is, if something that looks alike was typed."""


def join_room(*, typed: str, network: str) -> Joined:
    codes = possible_codes(typed)
    with counted_room_guess(network=network, codes=max(1, len(codes))) as guess:
        # A child who misread a character must not come into another class.
        matches = list(open_rooms(timezone.now()).filter(code__in=codes)[:2])
        if len(matches) != 1:
            raise ApiError(404, "no_such_room", UNKNOWN, param="code")
        guess.was_right()
    (room,) = matches
    token = _take_seat(room)
    if token is None:
        Room.objects.filter(pk=room.pk).update(full_at=timezone.now())
        raise ApiError(409, "room_full", FULL)
    return Joined(token, room.code)


def _take_seat(room: Room) -> str | None:
    """None if all are taken. Tablets of one teacher take them one after the other."""
    with transaction.atomic():
        lock_person(room.owner)
        now = timezone.now()
        # Read again: meanwhile it may have ended.
        locked = open_rooms(now).filter(pk=room.pk, code=room.code).first()
        if locked is None:
            raise ApiError(404, "no_such_room", UNKNOWN, param="code")
        if locked.closed:
            raise ApiError(409, "room_closed", CLOSED)
        same = Seat.objects.filter(owner=locked.owner_id, group=locked.group_id)
        same.filter(last_used_at__lte=now - FREE_AFTER).delete()
        taken = set(same.values_list("place", flat=True))
        place = next((one for one in range(1, locked.capacity + 1) if one not in taken), None)
        if place is None:
            return None
        token = SEAT_FORM + get_random_string(32)
        Seat.objects.create(
            token_digest=digest_of_seat(token),
            room=locked,
            owner_id=locked.owner_id,
            group_id=locked.group_id,
            place=place,
            last_used_at=now,
        )
        Room.objects.filter(pk=locked.pk).update(joined=F("joined") + 1)
        return token


def note_play(seat: Seat, *, lesson: str) -> None:
    """What is no lesson of the room is not written down: a tablet must not be able to store anything else."""
    now = timezone.now()
    played = lesson if lesson in lessons_of_room(seat.room) else ""
    if played != seat.lesson or now - seat.last_used_at >= NOTE_INTERVAL:
        write_unsynced(NOTE_USE, [played, now, seat.pk])


def leave_room(seat: Seat) -> None:
    Seat.objects.filter(pk=seat.pk).delete()


def give_codes_of_ended_rooms_back() -> int:
    """Codes of rooms that have ended by themselves, with their seats."""
    now = timezone.now()
    Seat.objects.filter(room__ends_at__lte=now).delete()
    return Room.objects.filter(ends_at__lte=now, code__isnull=False).update(code=None)


def remove_ended_rooms() -> int:
    """Rooms of classes that ended long ago."""
    removed, _ = Room.objects.filter(ends_at__lt=timezone.now() - retention.ENDED_ROOM).delete()
    return removed
