"""Redeeming a code: what the person gets, and each message of the catalogue in its order."""

from __future__ import annotations

from typing import Any

import pytest
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import User
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.codes import grouped, make_code
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.months import end_of_access
from kaktus.library.models import BookGroup


def assert_error(response: Any, code: str, message: str) -> dict[str, Any]:
    assert response.status_code == 400
    body = response.json()
    assert body["status"] == 400
    assert body["request_id"]
    (error,) = body["errors"]
    assert (error["code"], error["message"], error["param"]) == (code, message, "activationCode")
    return dict(error)


def test_a_code_unlocks_both_editions_for_eighteen_months(anna: Person) -> None:
    (code,) = make_some_codes(1)
    response = anna.activate(code)
    assert response.status_code == 200
    answer = response.json()
    stored = ActivationCode.objects.get(activation_code=code)
    assert answer["activation_code"] == code
    assert answer["activated"] is True
    assert answer["users_information"] == "anna@example.org"
    assert answer["books"] == ["Kaktus 1", "Kaktus 1 Interaktiv"]
    assert stored.user == anna.user
    assert stored.activation_date
    assert stored.expiration_date == end_of_access(stored.activation_date)
    assert answer["expiration_date"].startswith(stored.expiration_date.isoformat()[:19])


def test_hyphens_spaces_and_small_letters_do_not_matter(anna: Person) -> None:
    (code,) = make_some_codes(1)
    assert anna.activate(f"  {grouped(code).lower()} ").status_code == 200


def test_no_such_code(anna: Person) -> None:
    error = assert_error(anna.activate(make_code()), "invalid_code", "Invalid acctivation code. Please try again.")
    assert "help" not in error


def test_the_same_code_again(anna: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    assert_error(anna.activate(code), "used_by_you", "Activation code already used by you.")


def test_the_same_code_again_after_a_change_of_address(anna: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    User.objects.filter(pk=anna.user.pk).update(email="anna.new@example.org")
    anna.user.emailaddress_set.update(email="anna.new@example.org")
    assert_error(anna.activate(code), "product_already_activated", "Product already activated.")


def test_a_code_that_somebody_else_used(anna: Person, ben: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    assert_error(ben.activate(code), "code_used", "Activation code already used.")


def test_a_code_stays_used_when_its_owner_is_gone(anna: Person, ben: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    forget_person(anna.user)
    stored = ActivationCode.objects.get(activation_code=code)
    assert (stored.activated, stored.user, stored.users_information) == (True, None, "")
    assert_error(ben.activate(code), "code_used", "Activation code already used.")


def test_a_revoked_code_is_no_code(anna: Person) -> None:
    (code,) = make_some_codes(1)
    revoke_code(ActivationCode.objects.get(activation_code=code), used=True)
    assert_error(anna.activate(code), "invalid_code", "Invalid acctivation code. Please try again.")


def test_an_imported_code_may_be_any_twelve_characters(anna: Person) -> None:
    batch = CodeBatch.objects.create(group=BookGroup.objects.get(slug="kaktus2"), imported=True)
    ActivationCode.objects.create(activation_code="0O1IL/000000", batch=batch)
    response = anna.activate("0o1il/000000")
    assert response.status_code == 200
    assert response.json()["books"] == ["Kaktus 2", "Kaktus 2 Interaktiv"]


@pytest.mark.parametrize("typed", ["", "ABC", "A" * 13, "ü" * 12, "ABCDEFGHJKM\x00", "ABCDEFGHJKM\x7f"])
def test_what_cannot_be_a_code(anna: Person, typed: str) -> None:
    error = assert_error(anna.activate(typed), "invalid_code", "Invalid acctivation code. Please try again.")
    assert error["help"] == "An activation code has 12 characters."


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"activationCode": 12},
        {"activationCode": None},
        [],
        {"activationCode": "x" * 201},
        {"activationCode": "A" * 12, "extend": "yes"},
    ],
)
def test_a_body_of_the_wrong_shape(anna: Person, body: object) -> None:
    assert anna.post("/activation", body).status_code == 422


def test_only_for_confirmed_addresses(books: None) -> None:
    (code,) = make_some_codes(1)
    response = make_person("carl@example.org", verified=False).activate(code)
    assert response.status_code == 403
    assert response.json()["errors"][0]["code"] == "email_not_verified"
    assert not ActivationCode.objects.get(activation_code=code).activated


def test_only_for_signed_in_people(anna: Person) -> None:
    (code,) = make_some_codes(1)
    response = Person(anna.user, "0" * 32).activate(code)
    assert response.status_code == 401


def test_a_second_code_for_the_same_book_counts_too(anna: Person) -> None:
    for code in make_some_codes(2):
        assert anna.activate(code, extend=True).status_code == 200
    assert anna.user.codes.count() == 2
