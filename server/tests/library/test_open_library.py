"""Opening the library: the answer of verifyToken as the specification reads it."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import Session
from kaktus.accounts.token_sessions import end_all_sessions
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.models import ActivationCode
from kaktus.library.catalogue.book_manifests import load_catalogue

KAKTUS_1 = ["farben", "zahlen", "familie", "tiere", "unterwegs", "spiele", "geburtstag", "jahreszeiten"]


def call(token: object) -> Any:
    client = Client(raise_request_exception=False)
    return client.post("/api/verifyToken", json.dumps({"idToken": token}), content_type="application/json")


def unlock(person: Person, book: str, *, ends_in: timedelta = timedelta(days=500)) -> ActivationCode:
    (code,) = make_some_codes(1, book=book)
    assert person.activate(code, extend=True).status_code == 200
    ends_at = timezone.now() + ends_in
    started_at = ends_at - timedelta(days=540)
    row = ActivationCode.objects.filter(activation_code=code)
    row.update(activation_date=started_at, expiration_date=ends_at)
    return row.get()


def test_nothing_unlocked(anna: Person) -> None:
    assert anna.library() == {
        "signedUrls": {"kaktus1": [], "kaktus2": []},
        "expirationDates": [],
        "expired": [],
        "seats": 0,
    }


def test_sixteen_links_a_group_in_lesson_order(anna: Person) -> None:
    code = unlock(anna, "kaktus1")
    message = anna.library()
    urls = message["signedUrls"]["kaktus1"]
    assert [url.split("/")[-3:] for url in urls] == [
        *(["kaktus-1", lesson, "story.html"] for lesson in KAKTUS_1),
        *(["kaktus-1-interaktiv", lesson, "story.html"] for lesson in KAKTUS_1),
    ]
    assert all(url.startswith("http://localhost:8000/content/") for url in urls)
    assert len({url.split("/")[4] for url in urls}) == 1
    assert message["signedUrls"]["kaktus2"] == []
    assert code.expiration_date
    assert message["expirationDates"] == [
        {
            "_seconds": int(code.expiration_date.timestamp()),
            "_nanoseconds": code.expiration_date.microsecond * 1000,
        }
    ]


def test_dates_come_in_the_order_of_the_groups(anna: Person) -> None:
    second, first = unlock(anna, "kaktus2", ends_in=timedelta(days=9)), unlock(anna, "kaktus1")
    seconds = [date["_seconds"] for date in anna.library()["expirationDates"]]
    assert first.expiration_date
    assert second.expiration_date
    assert seconds == [int(first.expiration_date.timestamp()), int(second.expiration_date.timestamp())]


def test_the_only_date_may_be_that_of_the_second_group(anna: Person) -> None:
    unlock(anna, "kaktus2")
    message = anna.library()
    assert [len(urls) for urls in message["signedUrls"].values()] == [0, 16]
    assert len(message["expirationDates"]) == 1


def test_access_that_ran_out_is_told_and_gives_no_links(anna: Person) -> None:
    code = unlock(anna, "kaktus1", ends_in=timedelta(seconds=-1))
    message = anna.library()
    assert message["signedUrls"]["kaktus1"] == []
    assert message["expirationDates"] == []
    assert code.expiration_date
    (expired,) = message["expired"]
    assert expired["group"] == "kaktus1"
    assert expired["since"]["_seconds"] == int(code.expiration_date.timestamp())


def test_the_longest_of_several_codes_counts(anna: Person) -> None:
    unlock(anna, "kaktus1", ends_in=timedelta(seconds=-1))
    latest = unlock(anna, "kaktus1", ends_in=timedelta(days=100))
    unlock(anna, "kaktus1", ends_in=timedelta(days=50))
    message = anna.library()
    assert latest.expiration_date
    assert [date["_seconds"] for date in message["expirationDates"]] == [int(latest.expiration_date.timestamp())]
    assert message["expired"] == []


def test_a_revoked_code_opens_nothing(anna: Person) -> None:
    revoke_code(unlock(anna, "kaktus1"), used=True)
    assert anna.library() == {
        "signedUrls": {"kaktus1": [], "kaktus2": []},
        "expirationDates": [],
        "expired": [],
        "seats": 0,
    }


def test_others_see_nothing_of_it(anna: Person, ben: Person) -> None:
    unlock(anna, "kaktus1")
    assert ben.library()["signedUrls"] == {"kaktus1": [], "kaktus2": []}


def test_a_fifth_book_is_one_more_key(anna: Person, tmp_path: Path) -> None:
    manifest = {
        "slug": "kaktus-3",
        "title": "Kaktus 3",
        "group": "kaktus3",
        "groupPosition": 3,
        "interactive": False,
        "lessons": [{"slug": "wetter", "title": "Wetter"}, {"slug": "meer", "title": "Meer"}],
    }
    (tmp_path / "book.json").write_text(json.dumps(manifest))
    load_catalogue(folder=tmp_path)
    unlock(anna, "kaktus3")
    urls = anna.library()["signedUrls"]
    assert list(urls) == ["kaktus1", "kaktus2", "kaktus3"]
    assert [url.split("/")[-2] for url in urls["kaktus3"]] == ["wetter", "meer"]


@pytest.mark.parametrize("token", ["", "x", "0" * 32, "\x00" * 32, "ä" * 32, "x" * 4096, "Bearer x"])
def test_a_bad_token(books: None, token: str) -> None:
    response = call(token)
    assert response.status_code == 401
    assert response.json()["errors"][0]["code"] == "unauthenticated"
    assert response.json()["request_id"]


@pytest.mark.parametrize("token", [None, 7, ["x"], "x" * 5000])
def test_a_token_of_the_wrong_shape(books: None, token: object) -> None:
    assert call(token).status_code == 422


def test_a_token_that_ran_out_or_whose_owner_left(anna: Person, ben: Person) -> None:
    end_all_sessions(anna.user)
    assert call(anna.token).status_code == 401
    forget_person(ben.user)
    assert call(ben.token).status_code == 401


def test_only_for_confirmed_addresses(books: None) -> None:
    response = call(make_person("carl@example.org", verified=False).token)
    assert response.status_code == 403
    assert response.json()["errors"][0]["code"] == "email_not_verified"


def test_the_answer_needs_one_statement(anna: Person, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    unlock(anna, "kaktus1")
    anna.library()
    with django_assert_max_num_queries(1):
        anna.library()


def test_a_session_made_with_another_password_opens_nothing(anna: Person) -> None:
    assert call(anna.token).status_code == 200
    anna.user.set_unusable_password()
    anna.user.save()
    assert call(anna.token).status_code == 401


def test_a_visit_counts_the_life_of_the_session_anew(anna: Person) -> None:
    yesterday = timezone.localdate() - timedelta(days=1)
    Session.objects.update(expire_date=timezone.now() + timedelta(days=3), last_used_on=yesterday)
    anna.library()
    assert Session.objects.get().last_used_on == timezone.localdate()
    assert Session.objects.get().expire_date > timezone.now() + timedelta(days=29)
