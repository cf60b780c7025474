"""The API calls of a teacher about her class: open a room, see how many play what, change it, end it."""

from __future__ import annotations

from datetime import datetime

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.accounts.guards import VerifiedPerson
from kaktus.accounts.models import User
from kaktus.classes.flows import change_code, change_room, end_room, open_room
from kaktus.classes.models import RoomLength
from kaktus.classes.queries import Board, board_of, boards_of, lessons_of_room, seats_of
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.library.catalogue.catalogue_cache import CachedGroup, cached_catalogue

MAX_LESSONS = 200
router = Router(tags=["classes"], by_alias=True)
TEACHER = VerifiedPerson()
ERRORS = {401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}


class ClassLesson(Schema):
    lesson: str
    """As book/lesson."""
    title: str
    thumb: str


class ClassBook(Schema):
    title: str
    lessons: list[ClassLesson]


class ClassSeats(Schema):
    """The seats for one book group."""

    group: str
    seats: int
    until: datetime
    books: list[ClassBook]


class PlayedLesson(Schema):
    lesson: str
    tablets: int


class ClassRoom(Schema):
    id: int
    group: str
    code: str
    join_url: str = Field(serialization_alias="joinUrl")
    """What the QR code says; the part after # never reaches the server."""
    length: RoomLength
    ends_at: datetime = Field(serialization_alias="endsAt")
    seconds_left: int = Field(serialization_alias="secondsLeft")
    """A device's clock may be wrong."""
    lessons: list[str]
    """As book/lesson: those that the class may open."""
    closed: bool
    quiet: bool
    together: str
    seats: int
    taken: int
    elsewhere: int
    """Seats in use in other rooms of the same teacher, for the same book."""
    choosing: int
    """Tablets that are there and play nothing."""
    playing: list[PlayedLesson]
    full: bool
    """A tablet found no free seat a moment ago."""


class Classes(Schema):
    seats: list[ClassSeats]
    rooms: list[ClassRoom]


class NewRoom(Schema):
    group: str = Field(max_length=40)
    lessons: list[str] = Field(default_factory=list, max_length=MAX_LESSONS)
    """As book/lesson; all if there are none."""
    length: RoomLength


class RoomChange(Schema):
    closed: bool | None = None
    lessons: list[str] | None = Field(None, max_length=MAX_LESSONS)
    together: str | None = Field(None, max_length=200)
    """The lesson to which all tablets go; empty if everybody may choose again."""
    quiet: bool | None = None


@router.get("/classes", auth=TEACHER, response={200: Classes, 401: ErrorBody, 403: ErrorBody})
def classes(request: HttpRequest) -> Classes:
    owner = _teacher(request)
    groups = {group.slug: group for group in cached_catalogue().groups}
    seats = [
        ClassSeats(group=slug, seats=of.seats, until=of.until, books=books_of(groups[slug]))
        for slug, of in sorted(seats_of(owner).items())
        if slug in groups
    ]
    return Classes(seats=seats, rooms=[_shown(board) for board in boards_of(owner)])


@router.post("/classes", auth=TEACHER, response={201: ClassRoom} | ERRORS)
def new_room(request: HttpRequest, body: NewRoom) -> Status[ClassRoom]:
    owner = _teacher(request)
    room = open_room(owner=owner, group=body.group, lessons=body.lessons, length=body.length)
    return Status(201, _shown(_board(owner, room.pk)))


@router.get("/classes/{room_id}", auth=TEACHER, response={200: ClassRoom} | ERRORS)
def one_room(request: HttpRequest, room_id: RowId) -> ClassRoom:
    return _shown(_board(_teacher(request), room_id))


@router.patch("/classes/{room_id}", auth=TEACHER, response={200: ClassRoom} | ERRORS)
def changed_room(request: HttpRequest, room_id: RowId, body: RoomChange) -> ClassRoom:
    owner = _teacher(request)
    room = _board(owner, room_id).room
    change_room(room, closed=body.closed, lessons=body.lessons, together=body.together, quiet=body.quiet)
    return _shown(_board(owner, room_id))


@router.post("/classes/{room_id}/code", auth=TEACHER, response={200: ClassRoom} | ERRORS)
def new_code(request: HttpRequest, room_id: RowId) -> ClassRoom:
    owner = _teacher(request)
    change_code(_board(owner, room_id).room)
    return _shown(_board(owner, room_id))


@router.delete("/classes/{room_id}", auth=TEACHER, response={204: None} | ERRORS)
def ended_room(request: HttpRequest, room_id: RowId) -> Status[None]:
    end_room(_board(_teacher(request), room_id).room)
    return Status(204, None)


def _teacher(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user


def _board(owner: User, room_id: int) -> Board:
    board = board_of(owner, room_id)
    if board is None:
        raise ApiError.of_status(404)
    return board


def books_of(group: CachedGroup) -> list[ClassBook]:
    return [
        ClassBook(
            title=book.title,
            lessons=[
                ClassLesson(lesson=f"{book.slug}/{lesson.slug}", title=lesson.title, thumb=lesson.thumb)
                for lesson in book.lessons
            ],
        )
        for book in group.books
    ]


def _shown(board: Board) -> ClassRoom:
    room = board.room
    return ClassRoom(
        id=room.pk,
        group=room.group_id,
        code=room.code or "",
        join_url=f"{settings.PUBLIC_URL}/join#{room.code}",
        length=RoomLength(room.length),
        ends_at=room.ends_at,
        seconds_left=max(0, int((room.ends_at - timezone.now()).total_seconds())),
        lessons=lessons_of_room(room),
        closed=room.closed,
        quiet=room.quiet,
        together=room.together,
        seats=board.seats,
        taken=board.taken,
        elsewhere=board.elsewhere,
        choosing=board.choosing,
        playing=[PlayedLesson(lesson=lesson, tablets=count) for lesson, count in sorted(board.playing.items())],
        full=board.is_full,
    )
