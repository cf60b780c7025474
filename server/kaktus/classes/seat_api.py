"""The API calls of a tablet in a class: join, ask what there is, say what it plays, leave; none names a child."""

from __future__ import annotations

import time
from typing import cast

from django.http import HttpRequest
from django.utils import timezone
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.classes.flows import join_room, leave_room, note_play
from kaktus.classes.guards import InSeat
from kaktus.classes.models import Room, Seat
from kaktus.classes.queries import class_id, group_named, lessons_of_room
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.visitor import visitor_network
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, story_of
from kaktus.library.links.lesson_origins import lesson_url
from kaktus.library.links.seat_links import seat_link

LONGEST_TYPED = 40
router = Router(tags=["classes"], by_alias=True)
SEAT = InSeat()


class TypedRoomCode(Schema):
    code: str = Field(max_length=LONGEST_TYPED)


class NewSeat(Schema):
    token: str
    code: str
    """As it is, if something that looks alike was typed."""


class SeatLesson(Schema):
    lesson: str
    """As book/lesson."""
    title: str
    thumb: str
    url: str


class SeatBook(Schema):
    title: str
    lessons: list[SeatLesson]


class SeatState(Schema):
    """What a tablet asks for every few seconds."""

    seconds_left: int = Field(serialization_alias="secondsLeft")
    quiet: bool
    together: str
    """The lesson to which all tablets were sent, as book/lesson."""
    calls: int
    """How often they were: a tablet follows each call once."""
    lessons: list[str]
    """As book/lesson: when it changes, the tablet asks for the links again."""


class SeatRoom(SeatState):
    class_id: str = Field(serialization_alias="classId")
    """The same for all rooms of a teacher for this book, and says nothing else: where a tablet files its progress."""
    books: list[SeatBook]


class Played(Schema):
    lesson: str = Field("", max_length=200)
    """What the tablet plays now, as book/lesson; empty between games."""


@router.post("/seats", response={201: NewSeat, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody, 429: ErrorBody})
def join(request: HttpRequest, body: TypedRoomCode) -> Status[NewSeat]:
    joined = join_room(typed=body.code, network=visitor_network(request))
    return Status(201, NewSeat(token=joined.token, code=joined.code))


@router.get("/seat", auth=SEAT, response={200: SeatRoom, 401: ErrorBody})
def seat(request: HttpRequest) -> SeatRoom:
    of = _seat(request)
    return SeatRoom(**_state(of.room).model_dump(), class_id=class_id(of.room), books=_books(of))


@router.post("/seat", auth=SEAT, response={200: SeatState, 401: ErrorBody, 422: ErrorBody})
def poll(request: HttpRequest, body: Played) -> SeatState:
    of = _seat(request)
    note_play(of, lesson=body.lesson)
    return _state(of.room)


@router.delete("/seat", auth=SEAT, response={204: None, 401: ErrorBody})
def leave(request: HttpRequest) -> Status[None]:
    leave_room(_seat(request))
    return Status(204, None)


def _seat(request: HttpRequest) -> Seat:
    return cast(Seat, request.auth)  # type: ignore[attr-defined]


def _state(room: Room) -> SeatState:
    return SeatState(
        seconds_left=max(0, int((room.ends_at - timezone.now()).total_seconds())),
        quiet=room.quiet,
        together=room.together,
        calls=room.calls,
        lessons=lessons_of_room(room),
    )


def _books(of: Seat) -> list[SeatBook]:
    """The lessons of the room, by book; books without any are left out."""
    allowed, packages = set(lessons_of_room(of.room)), cached_catalogue().packages
    token = seat_link(of.pk, now=time.time(), room_ends_at=of.room.ends_at.timestamp())
    group = group_named(of.room.group_id)
    books = []
    for book in group.books if group else ():
        lessons = [
            SeatLesson(lesson=path, title=one.title, thumb=one.thumb, url=lesson_url(token, story))
            for one in book.lessons
            if (path := f"{book.slug}/{one.slug}") in allowed and (story := story_of(path, packages.get(path)))
        ]
        if lessons:
            books.append(SeatBook(title=book.title, lessons=lessons))
    return books
