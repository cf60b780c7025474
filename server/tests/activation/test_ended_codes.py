"""What is stored about a code that has ended: its owner, but no longer the e-mail address."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone
from tests.readers import Person, make_some_codes

from kaktus.activation.models import ActivationCode
from kaktus.common.housekeeping import tidy


def redeemed(person: Person, *, ended_days_ago: float) -> str:
    (code,) = make_some_codes(1)
    assert person.activate(code, extend=True).status_code == 200
    end = timezone.now() - timedelta(days=ended_days_ago)
    ActivationCode.objects.filter(activation_code=code).update(
        activation_date=end - timedelta(days=548), expiration_date=end
    )
    return code


def test_the_address_leaves_thirty_days_after_the_end(anna: Person) -> None:
    live, just, long = (redeemed(anna, ended_days_ago=days) for days in (-1, 29, 31))
    tidy()
    addresses = dict(ActivationCode.objects.values_list("activation_code", "users_information"))
    assert addresses == {live: "anna@example.org", just: "anna@example.org", long: ""}


def test_and_thirty_days_after_a_code_was_revoked(anna: Person) -> None:
    code = redeemed(anna, ended_days_ago=-100)
    ActivationCode.objects.update(revoked_at=timezone.now() - timedelta(days=31))
    tidy()
    assert ActivationCode.objects.get(activation_code=code).users_information == ""


def test_the_library_still_says_that_the_book_has_ended(anna: Person) -> None:
    redeemed(anna, ended_days_ago=31)
    before = anna.library()
    tidy()
    assert anna.library() == before
    assert [group["group"] for group in before["expired"]] == ["kaktus1"]


def test_typing_it_again_gets_the_same_answer_as_before(anna: Person, ben: Person) -> None:
    code = redeemed(anna, ended_days_ago=31)
    tidy()
    assert anna.activate(code).json()["errors"][0]["message"] == "Activation code already used by you."
    assert ben.activate(code).json()["errors"][0]["message"] == "Activation code already used."


def test_an_address_without_an_owner_is_refused_by_the_database(anna: Person) -> None:
    redeemed(anna, ended_days_ago=1)
    with pytest.raises(IntegrityError), transaction.atomic():
        ActivationCode.objects.update(user=None)
