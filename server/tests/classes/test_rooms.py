"""A teacher's class: for whom, how long, how many tablets, what she sees and changes, and what ends it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.db import IntegrityError
from django.utils import timezone
from tests.accounts.account_callers import Caller
from tests.classes.teachers import FARBEN, ZAHLEN, board, change, class_code, join, open_class, play, tablet
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.flows.devices import log_out_everywhere
from kaktus.activation.models import ActivationCode
from kaktus.classes.flows import give_codes_of_ended_rooms_back, remove_ended_rooms
from kaktus.classes.models import Room, Seat
from kaktus.classes.room_codes import possible_codes

HOUR = timedelta(hours=1)


def test_only_an_account_with_seats_opens_a_class(ben: Caller, books: None) -> None:
    assert ben.get("/classes").body == {"seats": [], "rooms": []}
    answer = ben.post("/classes", {"group": "kaktus1", "length": "lesson"})
    assert (answer.status, answer.codes) == (403, ["no_seats"])


def test_an_ordinary_code_brings_no_seats_and_a_class_code_unlocks_the_book_too(anna: Person) -> None:
    reader = make_person("cem@example.org")
    assert reader.activate(make_some_codes(1)[0]).json()["seats"] == 0
    assert Caller(reader.token).get("/classes").body["seats"] == []
    assert anna.library()["expirationDates"]


def test_the_seats_of_several_codes_add_up(anna: Person, teacher: Caller) -> None:
    refused = anna.activate(class_code(30))
    assert refused.json()["errors"][0]["extension"]["seats"] == 30
    assert anna.activate(class_code(30), extend=True).json()["seats"] == 30
    (seats,) = teacher.get("/classes").body["seats"]
    assert (seats["group"], seats["seats"]) == ("kaktus1", 33)
    assert [book["title"] for book in seats["books"]] == ["Kaktus 1", "Kaktus 1 Interaktiv"]


def test_a_room_has_a_code_and_lasts_a_lesson(teacher: Caller) -> None:
    room = open_class(teacher, lessons=[ZAHLEN, FARBEN])
    assert len(room["code"]) == 6
    assert room["joinUrl"].endswith(f"/join#{room['code']}")
    assert room["lessons"] == [FARBEN, ZAHLEN]
    assert 44 * 60 < room["secondsLeft"] <= 45 * 60
    assert (room["seats"], room["taken"], room["full"]) == (3, 0, False)


@pytest.mark.parametrize(
    ("now", "answer"),
    [("2026-11-18T07:30:00+00:00", 201), ("2026-07-18T15:59:00+00:00", 201), ("2026-07-18T16:00:00+00:00", 422)],
)
def test_today_ends_at_six_in_berlin(teacher: Caller, monkeypatch: pytest.MonkeyPatch, now: str, answer: int) -> None:
    moment = datetime.fromisoformat(now)
    ActivationCode.objects.filter(activated=True).update(activation_date=moment - HOUR)
    monkeypatch.setattr("kaktus.classes.flows.timezone.now", lambda: moment)
    opened = teacher.post("/classes", {"group": "kaktus1", "length": "day"})
    assert opened.status == answer, opened.body
    if answer == 201:
        ends_at = timezone.localtime(Room.objects.get().ends_at)
        assert (ends_at.hour, ends_at.minute, ends_at.date()) == (18, 0, timezone.localtime(moment).date())


def test_weeks_last_no_longer_than_the_book(teacher: Caller) -> None:
    assert open_class(teacher, length="weeks")["secondsLeft"] > 27 * 24 * 3600
    soon = timezone.now() + timedelta(days=2)
    ActivationCode.objects.filter(activated=True).update(expiration_date=soon)
    room = open_class(teacher, length="weeks")
    assert Room.objects.get(pk=room["id"]).ends_at == soon


def test_a_lesson_of_another_book_is_refused(teacher: Caller) -> None:
    for wrong in ("kaktus-2/natur", "kaktus-1/nichts", "\0", "<b>"):
        answer = teacher.post("/classes", {"group": "kaktus1", "length": "lesson", "lessons": [wrong]})
        assert (answer.status, answer.codes) == (422, ["no_such_lesson"])
    bodies: list[dict[str, str]] = [
        {"group": "kaktus1", "length": "year"},
        {"group": "x" * 99, "length": "lesson"},
        {},
    ]
    assert [teacher.post("/classes", body).status for body in bodies] == [422] * 3


def test_the_board_shows_numbers_only(teacher: Caller) -> None:
    room = open_class(teacher)
    first, second, third = (tablet(room) for _ in range(3))
    play(first, FARBEN)
    play(second, FARBEN)
    shown = board(teacher, room)
    assert (shown["taken"], shown["seats"], shown["choosing"]) == (3, 3, 1)
    assert shown["playing"] == [{"lesson": FARBEN, "tablets": 2}]
    play(second, ZAHLEN)
    assert third.call("DELETE", "/seat").status == 204
    shown = board(teacher, room)
    assert (shown["taken"], shown["choosing"]) == (2, 0)
    assert shown["playing"] == [{"lesson": FARBEN, "tablets": 1}, {"lesson": ZAHLEN, "tablets": 1}]


def test_a_tablet_that_is_gone_plays_nothing_and_keeps_its_seat_for_an_hour(teacher: Caller) -> None:
    room = open_class(teacher)
    play(tablet(room), FARBEN)
    Seat.objects.update(last_used_at=timezone.now() - timedelta(minutes=10))
    shown = board(teacher, room)
    assert (shown["taken"], shown["playing"], shown["choosing"]) == (1, [], 0)
    Seat.objects.update(last_used_at=timezone.now() - HOUR)
    assert board(teacher, room)["taken"] == 0


def test_everybody_is_sent_to_a_lesson_and_let_go_again(teacher: Caller) -> None:
    room = open_class(teacher, lessons=[FARBEN, ZAHLEN])
    seat = tablet(room)
    assert play(seat)["calls"] == 0
    assert change(teacher, room, together=ZAHLEN).body["together"] == ZAHLEN
    assert (play(seat)["together"], play(seat)["calls"]) == (ZAHLEN, 1)
    assert change(teacher, room, together=ZAHLEN).status == 200
    assert play(seat)["calls"] == 2
    assert change(teacher, room, together="kaktus-1/tiere").codes == ["no_such_lesson"]
    change(teacher, room, together="")
    assert play(seat)["together"] == ""


def test_eyes_to_the_front(teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    assert change(teacher, room, quiet=True).body["quiet"] is True
    assert play(seat)["quiet"] is True
    change(teacher, room, quiet=False)
    assert play(seat)["quiet"] is False


def test_other_lessons_reach_the_tablets_and_end_a_call_to_one_of_the_former(teacher: Caller) -> None:
    room = open_class(teacher, lessons=[FARBEN])
    seat = tablet(room)
    change(teacher, room, together=FARBEN)
    assert change(teacher, room, lessons=[ZAHLEN]).body["together"] == ""
    assert play(seat)["lessons"] == [ZAHLEN]
    assert len(change(teacher, room, lessons=[]).body["lessons"]) == 16


def test_a_closed_room_lets_nobody_else_in_until_it_is_opened_again(teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    change(teacher, room, closed=True)
    assert join(room["code"]).codes == ["room_closed"]
    play(seat)
    change(teacher, room, closed=False)
    assert join(room["code"]).status == 201


def test_a_new_code_ends_the_former_one_and_keeps_the_tablets(teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    new = teacher.post(f"/classes/{room['id']}/code").body
    assert new["code"] != room["code"]
    assert join(room["code"]).codes == ["no_such_room"]
    assert join(new["code"]).status == 201
    play(seat)


def test_the_end_of_a_room_ends_its_code_and_its_seats_at_once(teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    assert teacher.call("DELETE", f"/classes/{room['id']}").status == 204
    assert seat.get("/seat").status == 401
    assert join(room["code"]).codes == ["no_such_room"]
    assert teacher.get(f"/classes/{room['id']}").status == 404
    assert teacher.get("/classes").body["rooms"] == []
    assert change(teacher, room, closed=False).status == 404


def test_time_ends_a_room_too(teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    past = timezone.now() - timedelta(seconds=1)
    Room.objects.update(opened_at=past - HOUR, ends_at=past)
    assert seat.get("/seat").status == 401
    assert join(room["code"]).codes == ["no_such_room"]


def everything_revoked(anna: Person) -> None:
    ActivationCode.objects.filter(user=anna.user).update(revoked_at=timezone.now())


def book_over(anna: Person) -> None:
    past = timezone.now() - HOUR
    ActivationCode.objects.filter(user=anna.user).update(activation_date=past - HOUR, expiration_date=past)


def moved_away(anna: Person) -> None:
    other = make_person("dora@example.org").user
    ActivationCode.objects.filter(user=anna.user).update(user=other, users_information=other.email)


def logged_out_everywhere(anna: Person) -> None:
    log_out_everywhere(anna.user)


def disabled(anna: Person) -> None:
    type(anna.user).objects.filter(pk=anna.user.pk).update(is_active=False)


def deleted(anna: Person) -> None:
    forget_person(anna.user)


@pytest.mark.parametrize("end", [everything_revoked, book_over, moved_away, logged_out_everywhere, disabled, deleted])
def test_what_ends_with_the_teacher_ends_the_class(anna: Person, teacher: Caller, end: Any) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    end(anna)
    assert seat.get("/seat").status == 401
    assert seat.post("/seat", {"lesson": ""}).status == 401
    assert join(room["code"]).codes == ["no_such_room"]


def test_one_device_that_logs_out_leaves_the_class_alone(anna: Person, teacher: Caller) -> None:
    room = open_class(teacher)
    seat = tablet(room)
    assert teacher.post("/account/logout").status == 204
    play(seat)


def test_another_teacher_comes_to_none_of_it(teacher: Caller, ben: Caller) -> None:
    room = open_class(teacher)
    assert ben.get(f"/classes/{room['id']}").status == 404
    assert change(ben, room, closed=True).status == 404
    assert ben.post(f"/classes/{room['id']}/code").status == 404
    assert ben.call("DELETE", f"/classes/{room['id']}").status == 404
    assert board(teacher, room)["closed"] is False


def test_two_rooms_of_a_teacher_share_her_seats(teacher: Caller) -> None:
    morning, afternoon = open_class(teacher), open_class(teacher)
    tablet(morning)
    tablet(morning)
    tablet(afternoon)
    assert join(afternoon["code"]).codes == ["room_full"]
    shown = board(teacher, afternoon)
    assert (shown["taken"], shown["elsewhere"], shown["full"]) == (1, 2, True)
    assert board(teacher, morning)["full"] is False


def test_there_are_no_more_than_twenty_rooms(teacher: Caller) -> None:
    for _ in range(20):
        open_class(teacher)
    answer = teacher.post("/classes", {"group": "kaktus1", "length": "lesson"})
    assert (answer.status, answer.codes) == (409, ["too_many_rooms"])


def test_one_more_tablet_finds_the_room_full_and_the_teacher_sees_it(teacher: Caller) -> None:
    room = open_class(teacher)
    seats = [tablet(room) for _ in range(3)]
    answer = join(room["code"])
    assert (answer.status, answer.codes) == (409, ["room_full"])
    assert board(teacher, room)["full"] is True
    Seat.objects.filter(place=2).update(last_used_at=timezone.now() - HOUR)
    newcomer = tablet(room)
    play(newcomer)
    assert [seat.get("/seat").status for seat in seats] == [200, 401, 200]
    assert join(room["code"]).codes == ["room_full"]


def test_a_tablet_that_slept_for_hours_goes_on_if_nobody_took_its_seat(teacher: Caller) -> None:
    seat = tablet(open_class(teacher))
    Seat.objects.update(last_used_at=timezone.now() - 3 * HOUR)
    play(seat)


def test_no_row_can_take_a_seat_twice(teacher: Caller) -> None:
    tablet(open_class(teacher))
    seat = Seat.objects.get()
    seat.pk, seat.token_digest = None, "other"
    with pytest.raises(IntegrityError):
        seat.save(force_insert=True)


def test_what_ended_is_removed_in_time(anna: Person, teacher: Caller) -> None:
    room = open_class(teacher)
    tablet(room)
    assert (give_codes_of_ended_rooms_back(), remove_ended_rooms()) == (0, 0)
    past = timezone.now() - timedelta(days=29)
    Room.objects.update(opened_at=past - HOUR, ends_at=past)
    assert (give_codes_of_ended_rooms_back(), remove_ended_rooms()) == (1, 0)
    assert (Room.objects.get().code, Seat.objects.count()) == (None, 0)
    past = timezone.now() - timedelta(days=31)
    Room.objects.update(opened_at=past - HOUR, ends_at=past)
    assert (remove_ended_rooms(), Room.objects.count()) == (1, 0)


def test_a_person_with_classes_can_be_deleted(anna: Person, teacher: Caller) -> None:
    tablet(open_class(teacher))
    forget_person(anna.user)
    assert (Room.objects.count(), Seat.objects.count()) == (0, 0)


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("abc234", ["ABC234"]),
        (" ABC-234 ", ["ABC234"]),
        ("ABC23O", ["ABC23D", "ABC23Q"]),
        ("ABC230", ["ABC23D", "ABC23Q"]),
        ("1BC234", ["7BC234", "JBC234", "TBC234"]),
        ("0O0234", []),
        ("ABC23", []),
        ("ABC2345", []),
        ("ÄBC234", []),
        ("ıBC234", []),
        ("ABC23!", []),
        ("", []),
    ],
)
def test_what_may_be_meant(typed: str, codes: list[str]) -> None:
    assert possible_codes(typed) == codes


def test_an_o_is_read_as_the_letter_that_is_in_the_code(teacher: Caller) -> None:
    room = open_class(teacher)
    Room.objects.update(code="QBC234")
    answer = join("0bc 234")
    assert (answer.status, answer.body["code"]) == (201, "QBC234")
    Room.objects.filter(pk=open_class(teacher)["id"]).update(code="DBC234")
    assert join("OBC234").codes == ["no_such_room"], "two classes may be meant"
    assert room["code"] != "QBC234"
