"""The palette's search: each role finds what it may see and nothing else, and people are not searched unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from tests.accounts.account_callers import Caller
from tests.desk.staff_members import caller_with_role
from tests.readers import make_person

from kaktus.activation.codes import grouped
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.desk.models import AuditEntry
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Lesson

CODE = "KAKTEEN23456"


@pytest.fixture(autouse=True)
def _library(db: None) -> Iterator[None]:
    """Something of every kind that contains 'kakt'."""
    load_catalogue(folder=SHIPPED)
    make_person("kaktusfreundin@example.org")
    batch = CodeBatch.objects.create(group_id="kaktus1", name="Kakteenmesse", note="Für KÖLN", wanted=1, made=1)
    ActivationCode.objects.create(activation_code=CODE, batch=batch, number=1)
    Lesson.objects.create(book_id="kaktus-1", slug="der-kaktus", title="Der Kaktus Čiré", position=99, draft=True)
    clear_catalogue_cache()
    yield
    clear_catalogue_cache()


def search(caller: Caller, text: str) -> dict[str, list[str]]:
    answer = caller.post("/desk/search", {"text": text})
    assert answer.status == 200, answer.body
    return {group["kind"]: [result["name"] for result in group["results"]] for group in answer.body["groups"]}


def group(caller: Caller, text: str, kind: str) -> Any:
    (one,) = (group for group in caller.post("/desk/search", {"text": text}).body["groups"] if group["kind"] == kind)
    return one


@pytest.mark.parametrize(
    ("role", "kinds"),
    [
        (Role.CLERK, ["code", "batch"]),
        (Role.SUPPORT, ["person", "code"]),
        (Role.EDITOR, ["book", "lesson"]),
        (Role.OWNER, ["person", "code", "batch", "book", "lesson"]),
    ],
)
def test_a_role_finds_what_it_may_see(role: Role, kinds: list[str]) -> None:
    results = search(caller_with_role(role), "kakt")
    assert list(results) == kinds
    expected = {
        "person": ["kaktusfreundin@example.org"],
        "code": [grouped(CODE)],
        "batch": ["Kakteenmesse"],
        "lesson": ["Der Kaktus Čiré"],
    }
    assert {kind: results[kind] for kind in kinds if kind != "book"} == {
        kind: expected[kind] for kind in kinds if kind != "book"
    }


def test_results_have_what_their_page_is_opened_with(owner: Caller) -> None:
    batch, code = CodeBatch.objects.get(), ActivationCode.objects.get()
    assert group(owner, "Kakteenmesse", "batch")["results"] == [
        {"id": str(batch.pk), "name": "Kakteenmesse", "detail": f"{batch.pk} · Kaktus 1 · Für KÖLN"}
    ]
    assert group(owner, CODE, "code")["results"] == [
        {"id": str(code.pk), "name": grouped(CODE), "detail": f"Kaktus 1 · {batch.pk}/1"}
    ]
    assert group(owner, "der kakt", "lesson")["results"] == [
        {"id": "kaktus-1/der-kaktus", "name": "Der Kaktus Čiré", "detail": "Kaktus 1"}
    ]


def test_titles_and_notes_are_found_in_any_script_and_case(owner: Caller) -> None:
    Lesson.objects.create(book_id="kaktus-1", slug="arabic", title="الألوان", position=98)
    assert search(owner, "ČIRÉ") == {"lesson": ["Der Kaktus Čiré"]}
    assert search(owner, "لألوا") == {"lesson": ["الألوان"]}
    assert search(owner, "für köln") == {"batch": ["Kakteenmesse"]}


def test_a_batch_is_found_by_its_number_and_that_one_comes_first(owner: Caller) -> None:
    batch = CodeBatch.objects.get()
    CodeBatch.objects.create(group_id="kaktus1", name=f"Nachdruck von {batch.pk}")
    assert search(owner, str(batch.pk))["batch"][0] == "Kakteenmesse"
    assert "batch" not in search(owner, "99999999999999999999")


def test_few_are_shown_of_many_and_the_answer_says_that_there_are_more(owner: Caller) -> None:
    for number in range(6):
        make_person(f"schule{number}@example.org")
        CodeBatch.objects.create(group_id="kaktus1", name=f"Schule {number}")
    for kind in ("person", "batch"):
        shown = group(owner, "schule", kind)
        assert (len(shown["results"]), shown["more"]) == (5, True)
    assert not group(owner, "schule5", "person")["more"]


def test_a_misread_code_is_called_a_guess(owner: Caller) -> None:
    assert group(owner, CODE, "code")["guesses"] is False
    ActivationCode.objects.create(activation_code="DDDDEEEE2345", batch=CodeBatch.objects.get(), number=2)
    assert group(owner, "0DDD-EEEE", "code")["guesses"] is True


@pytest.mark.parametrize("text", ["", " ", "k", "²", "\0\0\0", "@@@", "%%%", "___", "x" * 300])
def test_too_little_and_nonsense_find_nothing(owner: Caller, text: str) -> None:
    assert search(owner, text) == {}


def test_a_text_without_an_end_is_refused(owner: Caller) -> None:
    assert owner.post("/desk/search", {"text": "x" * 301}).status == 422


def test_a_search_that_shows_people_is_recorded_without_what_was_typed(support: Caller) -> None:
    search(support, "nobody-has-this")
    search(support, CODE)
    assert not AuditEntry.objects.exists(), "it has shown nobody"
    search(support, "kaktusfreundin@example.org")
    search(support, "kakt")
    entries = AuditEntry.objects.filter(action="person.search").order_by("pk")
    assert [entry.after for entry in entries] == [{"people": 1, "codes": 0}, {"people": 1, "codes": 1}]


def test_it_asks_the_database_as_often_however_much_there_is(owner: Caller) -> None:
    def queries() -> int:
        clear_catalogue_cache()
        with CaptureQueriesContext(connection) as captured:
            search(owner, "kakt")
        return len(captured)

    before = queries()
    for number in range(30):
        make_person(f"kaktus{number}@example.org")
        batch = CodeBatch.objects.create(group_id="kaktus1", name=f"Kaktus {number}", wanted=1, made=1)
        ActivationCode.objects.create(activation_code=f"KAKT{number:08}", batch=batch, number=1)
        Lesson.objects.create(book_id="kaktus-1", slug=f"l{number}", title=f"Kaktus {number}", position=200 + number)
    assert queries() <= before
