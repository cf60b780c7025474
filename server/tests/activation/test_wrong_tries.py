"""Guessing codes: a few tries, then pauses that grow; and a limit for a network address."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from tests.readers import Person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.activation.codes import make_code
from kaktus.activation.models import WrongTries
from kaktus.activation.wrong_tries import (
    PERSON,
    address_subject,
    count_wrong_try,
    person_subject,
    seconds_to_wait,
)


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


def test_another_person_is_not_held_up(anna: Person, ben: Person) -> None:
    guess(anna, 6)
    (code,) = make_some_codes(1)
    assert ben.activate(code).status_code == 200


def test_pauses_grow_up_to_four_hours(anna: Person) -> None:
    subject, now, pauses = person_subject(anna.user), timezone.now(), []
    for _ in range(7):
        for _ in range(5):
            count_wrong_try(subject=subject, brake=PERSON, now=now)
            if seconds_to_wait(subjects=[subject], now=now):
                break
        pauses.append(seconds_to_wait(subjects=[subject], now=now) // 60)
        now += timedelta(minutes=pauses[-1], seconds=2)
        assert seconds_to_wait(subjects=[subject], now=now) == 0
    assert pauses == [10, 20, 40, 80, 160, 240, 240]


def test_a_day_without_a_wrong_code_forgets_all(anna: Person, ben: Person) -> None:
    guess(anna, 5)
    later = timezone.now() + timedelta(days=1, minutes=1)
    count_wrong_try(subject=person_subject(ben.user), brake=PERSON, now=later)
    assert WrongTries.objects.get().subject == person_subject(ben.user)


def test_an_address_has_sixty_an_hour_whoever_asks(anna: Person, ben: Person) -> None:
    # One character is wrong in each: they cost Anna nothing, but the address is the same for Ben.
    assert {anna.activate("XBCDEFGHJKMS").status_code for _ in range(60)} == {400}
    (code,) = make_some_codes(1)
    assert ben.activate(code).status_code == 429
    elsewhere = ben.post("/activation", {"activationCode": code}, REMOTE_ADDR="203.0.113.9")
    assert elsewhere.status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.9", "203.0.113.10", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
    ],
)
def test_addresses_are_kept_as_fingerprints(one: str, other: str, same: bool) -> None:
    assert (address_subject(one) == address_subject(other)) is same
    assert one not in address_subject(one)


def test_tries_are_forgotten_with_the_person(anna: Person, settings: Any) -> None:
    guess(anna, 1)
    forget_person(anna.user)
    assert not WrongTries.objects.filter(subject__startswith="person:").exists()
