"""Guessing codes: a few tries, then growing pauses; and a rate limit per network address."""

from __future__ import annotations

import time

import pytest
from tests.readers import Person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.activation.codes import make_code
from kaktus.activation.limits import PERSON, lift_pause, paused_for
from kaktus.activation.models import CodeBatch
from kaktus.limits import look, store

# One character is wrong.
MISPRINT = "XBCDEFGHJKMS"


def guess(person: Person, times: int) -> list[int]:
    return [person.activate(make_code()).status_code for _ in range(times)]


def test_five_wrong_codes_are_free_and_the_sixth_waits(anna: Person) -> None:
    assert guess(anna, 6) == [400] * 5 + [429]
    (code,) = make_some_codes(1)
    response = anna.activate(code)
    assert response.status_code == 429
    (error,) = response.json()["errors"]
    assert error["code"] == "too_many_codes"
    assert 0 < int(response.headers["Retry-After"]) == error["retryAfter"] <= 600


@pytest.mark.parametrize(
    ("seconds", "answers"), [(590, [400, 429]), (610, [400, 400, 400, 400, 400, 429])], ids=["within", "after"]
)
def test_wrong_codes_count_for_ten_minutes(
    anna: Person, monkeypatch: pytest.MonkeyPatch, seconds: int, answers: list[int]
) -> None:
    guess(anna, 4)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + seconds)
    assert guess(anna, len(answers)) == answers


def test_another_person_is_not_held_up(anna: Person, ben: Person) -> None:
    guess(anna, 6)
    (code,) = make_some_codes(1)
    assert ben.activate(code).status_code == 200


def test_pauses_grow_up_to_four_hours(anna: Person) -> None:
    key, now, pauses = str(anna.user.pk), time.time(), []
    for _ in range(7):
        assert [store().take(PERSON, key, now=now) for _ in range(5)] == [0] * 5
        pauses.append(store().look(PERSON, key, now=now) // 60)
        now += pauses[-1] * 60
    assert pauses == [10, 20, 40, 80, 160, 240, 240]


def test_an_address_has_sixty_tries_per_hour_whoever_asks(anna: Person, ben: Person) -> None:
    # They do not count for Anna, but Ben has the same address.
    assert {anna.activate(MISPRINT).status_code for _ in range(60)} == {400}
    (code,) = make_some_codes(1)
    assert ben.activate(code).status_code == 429
    elsewhere = ben.post("/activation", {"activationCode": code}, REMOTE_ADDR="203.0.113.9")
    assert elsewhere.status_code == 200


def test_whoever_types_right_codes_never_waits(anna: Person) -> None:
    guess(anna, 4)
    assert {anna.activate(code, extend=True).status_code for code in make_some_codes(8)} == {200}
    assert guess(anna, 2) == [400, 429]


def test_a_misprint_costs_the_person_nothing_while_all_codes_are_our_own(anna: Person) -> None:
    assert {anna.activate(MISPRINT).status_code for _ in range(9)} == {400}


def test_it_counts_as_a_guess_once_codes_of_any_characters_exist(anna: Person) -> None:
    CodeBatch.objects.create(group_id="kaktus1", name="from elsewhere", imported=True)
    assert [anna.activate(MISPRINT).status_code for _ in range(6)] == [400] * 5 + [429]


def test_during_a_pause_every_code_gets_the_same_answer(anna: Person) -> None:
    guess(anna, 5)
    assert anna.activate(MISPRINT).status_code == 429
    assert anna.activate("SHORT").status_code == 429


def test_tries_are_forgotten_with_the_person(anna: Person) -> None:
    guess(anna, 5)
    assert look(PERSON, str(anna.user.pk))
    key = str(anna.user.pk)
    forget_person(anna.user)
    assert not look(PERSON, key)


def test_support_can_lift_a_pause(anna: Person) -> None:
    (good,) = make_some_codes(1)
    anna.activate(MISPRINT)
    assert paused_for(anna.user) == 0
    guess(anna, 6)
    assert paused_for(anna.user) > 500
    lift_pause(anna.user)
    assert paused_for(anna.user) == 0
    assert anna.activate(good).status_code == 200
