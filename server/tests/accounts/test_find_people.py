"""Support's search for people by an address or a part of one, and the index behind it."""

from __future__ import annotations

import pytest
from allauth.account.models import EmailAddress
from tests.readers import make_person

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import User
from kaktus.accounts.queries import find_people

pytestmark = pytest.mark.django_db


def search(typed: str, **limit: int) -> list[str]:
    return [person.email for person in find_people(typed, **limit).people]


@pytest.fixture(autouse=True)
def _people() -> None:
    for address in ("anna.schmidt@example.org", "b_schmidt@schule.example", "bxschmidt@web.example", "o*o?[x]@q.org"):
        make_person(address)
    make_person("jürgen@müller.example", verified=False)


@pytest.mark.parametrize(
    ("typed", "addresses"),
    [
        ("anna.schmidt@example.org", ["anna.schmidt@example.org"]),
        (" Anna.SCHMIDT@example.org ", ["anna.schmidt@example.org"]),
        ("anna", ["anna.schmidt@example.org"]),
        ("schule", ["b_schmidt@schule.example"]),
        ("SCHMIDT", ["anna.schmidt@example.org", "b_schmidt@schule.example", "bxschmidt@web.example"]),
        # Characters that mean something to the database are plain characters here.
        ("b_schmidt", ["b_schmidt@schule.example"]),
        ("_schmidt", ["b_schmidt@schule.example"]),
        ("o?[x", ["o*o?[x]@q.org"]),
        ("*o?", ["o*o?[x]@q.org"]),
        ("müller", ["jürgen@müller.example"]),
        ("%schmidt", []),
        ("anna' OR 1=1", []),
        ("an", []),
        ("", []),
        ("ann\x00a", []),
    ],
)
def test_an_address_or_any_part_of_it(typed: str, addresses: list[str]) -> None:
    assert search(typed) == addresses


def test_those_that_begin_with_it_come_first_and_the_exact_one_before_them() -> None:
    for address in ("a@schmidt.org", "schmidt@b.org", "schmidt@b.organic"):
        make_person(address)
    assert search("schmidt@b.org") == ["schmidt@b.org", "schmidt@b.organic"]
    assert search("schmidt")[:2] == ["schmidt@b.org", "schmidt@b.organic"]


def test_at_most_so_many_and_whether_there_are_more() -> None:
    assert len(search("schmidt", most=2)) == 2
    assert find_people("schmidt", most=2).has_more
    assert not find_people("schmidt", most=3).has_more


def test_it_says_who_is_confirmed() -> None:
    assert [person.is_confirmed for person in find_people("example").people] == [True, True, True, False]  # type: ignore[attr-defined]


def test_the_index_follows_a_new_address_and_a_deletion() -> None:
    person = User.objects.get(email="anna.schmidt@example.org")
    EmailAddress.objects.filter(user=person).update(email="anna.wagner@example.org")
    User.objects.filter(pk=person.pk).update(email="anna.wagner@example.org")
    assert search("wagner") == ["anna.wagner@example.org"]
    assert search(".schmidt") == []
    person.refresh_from_db()
    forget_person(person)
    assert search("wagner") == []
