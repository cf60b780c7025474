"""The list of batches: searched, and sorted page by page in every order."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from tests.readers import make_some_codes

from kaktus.activation.batches.batch_lists import Order, page_of_batches
from kaktus.activation.lookups import code_lookups
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.months import day_in_berlin

pytestmark = pytest.mark.usefixtures("books")


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_lookups, "A_PAGE", 2)


def batch(count: int = 1, *, book: str = "kaktus1", **fields: object) -> CodeBatch:
    make_some_codes(count, book=book)
    new_batch = CodeBatch.objects.latest("pk")
    CodeBatch.objects.filter(pk=new_batch.pk).update(**fields)
    new_batch.refresh_from_db()
    return new_batch


def in_order(order: Order, **choice: str) -> list[int]:
    """The batches of all pages."""
    keys: list[int] = []
    after = ""
    while True:
        page = page_of_batches(order=order, after=after, **choice)
        keys += [one.pk for one in page.items]
        if not page.next:
            return keys
        after = page.next


def test_the_newest_first_and_by_book() -> None:
    batches = [batch().pk for _ in range(4)] + [batch(book="kaktus2").pk]
    assert in_order(Order.NEWEST) == batches[::-1]
    assert in_order(Order.NEWEST, group="kaktus2") == batches[4:]


def test_by_name_without_regard_to_capitals_and_the_unnamed_last() -> None:
    names = ["beta", "Alpha", "", "Beta", "", 'Ga~"mma']
    batches = [batch(name=name).pk for name in names]
    assert in_order(Order.NAME) == [batches[place] for place in (1, 3, 0, 5, 4, 2)]


def test_by_unused_codes_the_fewest_first_and_those_without_last() -> None:
    revoked = batch(9, revoked_at=timezone.now())
    three, two, late = batch(3), batch(2), batch(1, redeem_by=day_in_berlin(timezone.now()) - timedelta(days=1))
    redeemed = batch(4)
    now = timezone.now()
    keys = redeemed.codes.values("pk")[:3]
    ActivationCode.objects.filter(pk__in=keys).update(
        activated=True, activation_date=now, expiration_date=now + timedelta(days=9)
    )
    assert in_order(Order.UNUSED) == [redeemed.pk, two.pk, three.pk, late.pk, revoked.pk]


def test_by_last_day_the_next_first_and_those_that_are_over_last() -> None:
    today = day_in_berlin(timezone.now())
    days = [None, today + timedelta(days=2), today - timedelta(days=1), today, None, today - timedelta(days=9)]
    batches = [batch(redeem_by=day).pk for day in days]
    assert in_order(Order.LAST_DAY) == [batches[place] for place in (3, 1, 4, 0, 5, 2)]


@pytest.mark.parametrize("order", list(Order))
@pytest.mark.parametrize(
    "key", ["x", "[]", "7", "[0]", '["a", "b", "c"]', "null", '[0, "\\u0000", 1]', "[0, 1.5, 1]", f"[0, 0, {2**63}]"]
)
def test_a_page_that_does_not_exist(order: Order, key: str) -> None:
    batch()
    with pytest.raises(ValueError, match=r".*"):
        page_of_batches(order=order, after=key)


def test_found_by_words_of_name_and_note_and_by_number() -> None:
    spring = batch(name="Frühjahr 2026", note="Übungsheft für Bern")
    autumn = batch(name="Herbst 2026", note="100 % Recycling")
    for search, expected in {
        "2026": [autumn.pk, spring.pk],
        "frühjahr": [spring.pk],
        "FRÜHJAHR": [spring.pk],
        "übung bern": [spring.pk],
        "herbst bern": [],
        "100 %": [autumn.pk],
        "_": [],
        f"#{spring.pk}": [spring.pk],
        "9" * 30: [],
        "²": [],
    }.items():
        assert in_order(Order.NEWEST, search=search) == expected, search
    # The number of a batch may be part of another one's name.
    assert spring.pk in in_order(Order.NEWEST, search=str(spring.pk))
