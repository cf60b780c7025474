"""What people see of their own codes: in the user document, and on the account page."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from tests.activation.owned import give_code
from tests.readers import Person, make_person, make_some_codes

from kaktus.activation.models import ActivationCode

EARLY = datetime(2027, 5, 1, 10, tzinfo=UTC)
LATE = datetime(2028, 5, 1, 10, tzinfo=UTC)


def read(person: Person, path: str) -> Any:
    response = Client().get(f"/api{path}", headers={"Authorization": f"Bearer {person.token}"})
    assert response.status_code == 200, response.content
    return response.json()


def test_the_user_document_has_the_activated_codes_the_address_and_the_name(anna: Person, ben: Person) -> None:
    assert read(anna, "/me")["userLibrary"] == []
    late, early = give_code(anna, ends_at=LATE), give_code(anna, ends_at=EARLY, book="kaktus2")
    give_code(ben, ends_at=LATE)
    me = read(anna, "/me")
    assert me["userLibrary"] == [early, late]
    assert (me["email"], me["displayName"]) == ("anna@example.org", "")


def test_a_code_is_in_it_as_soon_as_it_is_redeemed(anna: Person) -> None:
    (code,) = make_some_codes(1)
    assert anna.activate(code).status_code == 200
    assert read(anna, "/me")["userLibrary"] == [code]


def test_it_has_them_too_while_the_address_is_not_confirmed(books: None) -> None:
    carl = make_person("carl@example.org", verified=False)
    code = give_code(carl, ends_at=LATE)
    assert read(carl, "/me")["userLibrary"] == [code]


def test_reading_it_takes_two_statements(anna: Person, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    give_code(anna, ends_at=LATE)
    read(anna, "/me")
    with django_assert_num_queries(2):
        read(anna, "/me")


def test_the_list_tells_book_since_and_until_of_each_code(anna: Person, ben: Person) -> None:
    late, early = give_code(anna, ends_at=LATE), give_code(anna, ends_at=EARLY, book="kaktus2")
    give_code(ben, ends_at=LATE)
    ActivationCode.objects.filter(activation_code=early).update(revoked_at=timezone.now())
    assert read(anna, "/codes") == {
        "codes": [
            {
                "activation_code": early,
                "activation_date": "2025-10-30T10:00:00Z",
                "expiration_date": "2027-05-01T10:00:00Z",
                "revoked": True,
                "seats": 0,
                "books": ["Kaktus 2", "Kaktus 2 Interaktiv"],
            },
            {
                "activation_code": late,
                "activation_date": "2026-10-31T10:00:00Z",
                "expiration_date": "2028-05-01T10:00:00Z",
                "revoked": False,
                "seats": 0,
                "books": ["Kaktus 1", "Kaktus 1 Interaktiv"],
            },
        ]
    }


def test_only_for_signed_in_people(anna: Person) -> None:
    assert Client().get("/api/codes").status_code == 401
