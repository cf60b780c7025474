"""A seat's token at every call there is, every other token at the calls of a seat, and what a seat's links open."""

from __future__ import annotations

import re
import time
from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Answer, Caller
from tests.classes.teachers import FARBEN, ZAHLEN, change, open_class, play, tablet
from tests.delivery.lesson_fetches import fetch_path
from tests.desk.staff_members import signed_in, staff_member
from tests.readers import Person

from kaktus.api import api
from kaktus.classes.models import Room, Seat
from kaktus.delivery.valid_links import forget_valid_links
from kaktus.desk.api import api as desk_api
from kaktus.desk.permissions import Role
from kaktus.library.links.access_links import read_access_link
from kaktus.library.links.seat_links import SEAT_LIFE_S, read_seat_link, seat_link
from kaktus.library.links.visitor_links import opens_for_visitors

# The only calls that a seat's token opens.
OF_A_SEAT = {"GET /api/seat", "POST /api/seat", "DELETE /api/seat"}
# Calls that nobody needs a token for: with one of a seat they answer as without any.
OPEN = {
    "POST /api/seats",
    "GET /api/catalogue",
    "GET /api/trial",
    "POST /api/trial",
    "POST /api/lesson-not-started",
    "GET /api/site",
    "POST /api/verifyToken",
    "POST /api/account/signup",
    "POST /api/account/login",
    "POST /api/account/logout",
    "POST /api/account/forgot-password",
    "POST /api/account/reset-link",
    "POST /api/account/reset-password",
    "POST /api/account/action",
    "GET /api/account/google",
    "POST /api/account/reminders/stop",
    "POST /api/account/google",
    "POST /api/desk/sign-in",
    "POST /api/desk/forgot-password",
    "POST /api/desk/new-password",
    "POST /api/desk/invitation",
    "POST /api/desk/invitation/accept",
    "GET /api/desk/downloads/{token}",
}


def all_calls() -> list[str]:
    calls = []
    for one, prefix in ((api, "/api/"), (desk_api, "/api/desk/")):
        for path, methods in one.get_openapi_schema(path_prefix=prefix)["paths"].items():
            calls += [f"{method.upper()} {path}" for method in methods]
    return calls


CALLS = all_calls()


@pytest.fixture
def room(teacher: Caller) -> dict[str, object]:
    return open_class(teacher, lessons=[FARBEN])


def made_by(caller: Caller, call: str) -> Answer:
    method, path = call.split()
    # Pieces of uploads have another type.
    body: dict[str, str] | None = {} if method in ("POST", "PATCH") else None
    return caller.call(method, re.sub(r"{\w+}", "1", path.removeprefix("/api")), body)


def test_the_walk_knows_every_call() -> None:
    assert set(CALLS) >= OF_A_SEAT
    assert set(CALLS) >= OPEN, OPEN - set(CALLS)


@pytest.mark.parametrize("call", [one for one in CALLS if one not in OPEN | OF_A_SEAT])
def test_a_seat_opens_no_other_call(room: dict[str, object], web_dir: object, call: str) -> None:
    answer = made_by(tablet(room), call)
    assert (answer.status, answer.codes) == (401, ["unauthenticated"]), answer.body


@pytest.mark.parametrize("call", sorted(OPEN))
def test_an_open_call_gives_a_seat_no_more_than_a_stranger(room: dict[str, object], web_dir: object, call: str) -> None:
    seat, stranger = made_by(tablet(room), call), made_by(Caller(), call)
    assert seat.status == stranger.status


def test_verify_token_takes_no_seat(room: dict[str, object]) -> None:
    assert Caller().post("/verifyToken", {"idToken": tablet(room).token}).status == 401


@pytest.mark.parametrize("call", sorted(OF_A_SEAT))
def test_nobody_else_gets_a_seats_calls(db: None, room: dict[str, object], teacher: Caller, call: str) -> None:
    staff = signed_in(staff_member(Role.OWNER))
    seat = tablet(room).token
    strangers = ("", "seat-", "seat-" + "A" * 32, seat[:-1], seat.upper(), seat.removeprefix("seat-"), "seat-\0")
    for token in (teacher.token, staff.token, *strangers):
        answer = made_by(Caller(token), call)
        assert (answer.status, answer.codes) == (401, ["unauthenticated"])
    assert Seat.objects.count() == 1


def test_the_token_is_long_and_stored_as_a_digest_only(room: dict[str, object]) -> None:
    token = tablet(room).token
    # Of letters and digits: 32 x 5.95 bits.
    assert re.fullmatch(r"seat-[A-Za-z0-9]{32}", token)
    (stored,) = Seat.objects.values_list("token_digest", flat=True)
    assert token not in stored


def links(seat: Caller) -> dict[str, str]:
    answer = seat.get("/seat")
    assert answer.status == 200, answer.body
    return {
        lesson["lesson"]: lesson["url"].removeprefix("http://localhost:8000")
        for book in answer.body["books"]
        for lesson in book["lessons"]
    }


def test_a_tablet_gets_the_lessons_of_its_room_and_nothing_about_the_teacher(
    lessons: None, room: dict[str, object]
) -> None:
    answer = tablet(room).get("/seat")
    assert answer.body["lessons"] == [FARBEN]
    assert set(answer.body) == {"secondsLeft", "quiet", "together", "calls", "lessons", "classId", "books"}
    assert "anna" not in str(answer.body)
    assert re.fullmatch(r"[0-9a-f]{16}", answer.body["classId"])
    (book,) = answer.body["books"]
    assert (book["title"], [one["title"] for one in book["lessons"]]) == ("Kaktus 1", ["Farben"])
    assert book["lessons"][0]["url"].startswith("http://localhost:8000/content/seat.")


def test_its_link_opens_this_lesson_only(lessons: None, room: dict[str, object], teacher: Caller) -> None:
    seat = tablet(room)
    link = links(seat)[FARBEN]
    assert fetch_path(link).status == 200
    change(teacher, room, lessons=[])
    forget_valid_links()
    other = links(seat)[ZAHLEN]
    assert fetch_path(other).status == 200
    change(teacher, room, lessons=[FARBEN])
    forget_valid_links()
    assert (fetch_path(link).status, fetch_path(other).status) == (200, 404)


def test_its_links_end_within_seconds_after_the_room(
    lessons: None, room: dict[str, object], teacher: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = links(tablet(room))[FARBEN]
    assert fetch_path(link).status == 200
    teacher.call("DELETE", f"/classes/{room['id']}")
    later = time.monotonic() + 4.1
    monkeypatch.setattr("kaktus.delivery.valid_links.time.monotonic", lambda: later)
    assert fetch_path(link).status == 404


def test_its_links_end_with_the_seat_and_with_the_teachers_sign_ins(
    lessons: None, room: dict[str, object], teacher: Caller
) -> None:
    left, stays = tablet(room), tablet(room)
    link, other = links(left)[FARBEN], links(stays)[FARBEN]
    left.call("DELETE", "/seat")
    forget_valid_links()
    assert (fetch_path(link).status, fetch_path(other).status) == (404, 200)
    assert teacher.post("/account/logout-everywhere").status == 204
    forget_valid_links()
    assert fetch_path(other).status == 404


def test_no_link_outlives_the_room(settings: Settings) -> None:
    now = time.time()
    soon = seat_link(7, now=now, room_ends_at=now + 60)
    assert (read_seat_link(soon, now=now + 59), read_seat_link(soon, now=now + 61)) == (7, None)
    weeks = seat_link(7, now=now, room_ends_at=now + 10**6)
    assert read_seat_link(weeks, now=now + SEAT_LIFE_S + 1) is None


def test_a_seats_link_is_no_other_kind_of_link(anna: Person, room: dict[str, object]) -> None:
    now = time.time()
    link = seat_link(7, now=now, room_ends_at=now + 60)
    assert read_access_link(link, now=now) is None
    assert read_access_link(link.removeprefix("seat."), now=now) is None
    assert not opens_for_visitors(f"visitor~{link.removeprefix('seat.')}", FARBEN, now=now)
    assert read_seat_link(link.removeprefix("seat."), now=now) is None
    assert read_seat_link(link[:-1], now=now) is None
    assert read_seat_link("seat." + "A" * 500, now=now) is None


def test_what_a_tablet_sends_beside_a_lesson_of_its_room_is_not_stored(
    room: dict[str, object],
) -> None:
    seat = tablet(room)
    for sent in ("Mia, 7 Jahre", ZAHLEN, "fuchs", "\0", "x" * 200):
        play(seat, FARBEN)
        play(seat, sent)
        assert Seat.objects.get().lesson == ""
    assert seat.post("/seat", {"lesson": "x" * 201}).status == 422
    assert seat.post("/seat", {"lesson": FARBEN, "name": "Mia"}).status == 200
    columns = {field.name for field in Seat._meta.get_fields()}
    assert columns == {"id", "token_digest", "room", "owner", "group", "place", "lesson", "last_used_at"}


def test_a_poll_writes_once_a_minute(room: dict[str, object], django_assert_num_queries: object) -> None:
    seat = tablet(room)
    play(seat, FARBEN)
    with django_assert_num_queries(1):  # type: ignore[operator]
        play(seat, FARBEN)
    Seat.objects.update(last_used_at=timezone.now() - timedelta(minutes=2))
    with django_assert_num_queries(2):  # type: ignore[operator]
        play(seat, FARBEN)


def test_the_tables_know_nothing_but_numbers() -> None:
    columns = {field.name for field in Room._meta.get_fields()}
    assert not columns & {"name", "children", "pupils", "animals", "note", "title"}
