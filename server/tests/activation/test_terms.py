"""The terms of a batch: the last day to redeem its codes, and how long the access lasts."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.utils import timezone
from tests.readers import Person

from kaktus.activation.batches.new_batches import Terms, codes_of, create_batch
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.months import after_months
from kaktus.library.models import BookGroup


def codes_with(count: int = 1, *, book: str = "kaktus1", **terms: object) -> list[str]:
    group = BookGroup.objects.get(slug=book)
    return list(codes_of(create_batch(group=group, count=count, terms=Terms(**terms))))  # type: ignore[arg-type]


def yesterday() -> date:
    return timezone.localdate() - timedelta(days=1)


def test_a_code_gives_the_months_of_its_batch(anna: Person) -> None:
    (code,) = codes_with(access_months=6)
    answer = anna.activate(code)
    assert answer.status_code == 200
    assert answer.json()["months"] == 6
    stored = ActivationCode.objects.get(activation_code=code)
    assert stored.activation_date
    assert stored.expiration_date == after_months(stored.activation_date, 6)


def test_usually_these_are_eighteen(anna: Person) -> None:
    assert anna.activate(codes_with()[0]).json()["months"] == 18


def test_a_second_code_tells_how_far_it_would_reach(anna: Person) -> None:
    anna.activate(codes_with(access_months=3)[0])
    answer = anna.activate(codes_with(access_months=24)[0])
    assert answer.status_code == 409
    extended = answer.json()["errors"][0]["extension"]["extendedUntil"]
    assert extended.startswith(after_months(timezone.now(), 24).date().isoformat())
    assert anna.activate(codes_with(access_months=24)[0], extend=True).status_code == 200


def test_a_code_is_taken_on_its_last_day_and_not_after(anna: Person) -> None:
    (code,) = codes_with(redeem_by=yesterday())
    answer = anna.activate(code)
    assert answer.status_code == 400
    (error,) = answer.json()["errors"]
    assert error == {
        "code": "code_too_late",
        "message": f"This activation code had to be redeemed by {yesterday():%d.%m.%Y}.",
        "param": "activationCode",
        "redeemBy": yesterday().isoformat(),
    }
    assert not ActivationCode.objects.get(activation_code=code).activated
    CodeBatch.objects.update(redeem_by=timezone.localdate())
    assert anna.activate(code).status_code == 200


@pytest.mark.parametrize("months", [18, 5])
def test_the_messages_of_the_catalogue_come_first(anna: Person, ben: Person, months: int) -> None:
    mine, late = codes_with(2, access_months=months)
    assert anna.activate(mine).status_code == 200
    CodeBatch.objects.update(redeem_by=yesterday())
    assert anna.activate(mine).json()["errors"][0]["code"] == "used_by_you"
    assert ben.activate(mine).json()["errors"][0]["code"] == "code_used"
    # Too late, though she has the book: there is nothing to extend.
    assert anna.activate(late).json()["errors"][0]["code"] == "code_too_late"


def test_a_code_that_is_too_late_costs_no_try(anna: Person) -> None:
    for code in codes_with(8, redeem_by=yesterday()):
        assert anna.activate(code).status_code == 400
    assert anna.activate(codes_with()[0]).status_code == 200
