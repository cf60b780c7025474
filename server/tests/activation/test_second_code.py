"""A second code for a book that is unlocked already: it is spent only if the person has been asked."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone
from tests.readers import Person, make_some_codes

from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.models import ActivationCode
from kaktus.activation.months import end_of_access


def is_spent(code: str) -> bool:
    return ActivationCode.objects.get(activation_code=code).activated


def move_end(code: str, *, ends_in: timedelta) -> datetime:
    """As if the code had been redeemed earlier, or for longer."""
    ends_at = timezone.now() + ends_in
    ActivationCode.objects.filter(activation_code=code).update(
        activation_date=ends_at - timedelta(days=548), expiration_date=ends_at
    )
    return ends_at


def refusal(answer: Any) -> dict[str, Any]:
    assert answer.status_code == 409
    (error,) = answer.json()["errors"]
    assert (error["code"], error["param"]) == ("book_already_unlocked", "activationCode")
    return dict(error["extension"])


def last_end(person: Person) -> int:
    (date,) = person.library()["expirationDates"]
    return int(date["_seconds"])


def test_it_is_not_spent_before_the_person_was_asked(anna: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    until = move_end(first, ends_in=timedelta(days=100))
    extension = refusal(anna.activate(second))
    assert extension["books"] == ["Kaktus 1", "Kaktus 1 Interaktiv"]
    assert datetime.fromisoformat(extension["until"]) - until < timedelta(seconds=1)
    would_end = datetime.fromisoformat(extension["extendedUntil"])
    assert abs(would_end - end_of_access(timezone.now())) < timedelta(minutes=1)
    assert not is_spent(second)
    assert last_end(anna) == int(until.timestamp())


def test_with_the_choice_it_is_spent_and_the_later_end_counts(anna: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    move_end(first, ends_in=timedelta(days=100))
    answer = anna.activate(second, extend=True)
    assert answer.status_code == 200
    ends_at = datetime.fromisoformat(answer.json()["expiration_date"])
    assert last_end(anna) == int(ends_at.timestamp())


def test_a_later_end_stays(anna: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    until = move_end(first, ends_in=timedelta(days=900))
    extension = refusal(anna.activate(second))
    assert extension["extendedUntil"] == extension["until"]
    assert anna.activate(second, extend=True).status_code == 200
    assert last_end(anna) == int(until.timestamp())


def test_somebody_else_can_still_use_it(anna: Person, ben: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    refusal(anna.activate(second))
    assert ben.activate(second).status_code == 200


def test_nothing_is_asked_for_another_book(anna: Person) -> None:
    anna.activate(make_some_codes(1)[0])
    assert anna.activate(make_some_codes(1, book="kaktus2")[0]).status_code == 200


def test_nothing_is_asked_once_the_access_has_ended_or_was_revoked(anna: Person) -> None:
    first, second, third = make_some_codes(3)
    anna.activate(first)
    move_end(first, ends_in=timedelta(seconds=-1))
    assert anna.activate(second).status_code == 200
    revoke_code(ActivationCode.objects.get(activation_code=second), used=True)
    assert anna.activate(third).status_code == 200


def test_the_choice_is_not_needed_for_a_first_code(anna: Person) -> None:
    (code,) = make_some_codes(1)
    assert anna.activate(code, extend=True).status_code == 200


def test_the_messages_about_the_code_itself_come_first(anna: Person, ben: Person) -> None:
    mine, theirs, revoked = make_some_codes(3)
    anna.activate(mine)
    ben.activate(theirs)
    revoke_code(ActivationCode.objects.get(activation_code=revoked), used=True)
    codes = [anna.activate(code).json()["errors"][0]["code"] for code in (mine, theirs, revoked, "AAAAAAAAAAAA")]
    assert codes == ["used_by_you", "code_used", "invalid_code", "invalid_code"]


def test_being_asked_costs_no_try(anna: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    assert {anna.activate(second).status_code for _ in range(8)} == {409}
