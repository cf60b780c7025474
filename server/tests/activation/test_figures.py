"""Made, activated, expired, revoked, unused, and when: what was counted before and what came since add up."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from tests.readers import make_some_codes

from kaktus.activation.batches.batch_figures import (
    Figures,
    Step,
    activations,
    count_again,
    count_all_batches,
    figures_of,
    figures_of_book,
    first_activation_day,
    with_figures,
)
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.lookups.code_lookups import find_code
from kaktus.activation.models import ActivationCode, ActivationDay, BatchCount, CodeBatch
from kaktus.activation.months import day_in_berlin

pytestmark = pytest.mark.usefixtures("books")


def activate(code: str, at: datetime, *, days: int = 500) -> None:
    ActivationCode.objects.filter(activation_code=code).update(
        activated=True, activation_date=at, expiration_date=at + timedelta(days=days)
    )


def days_ago(days: int) -> datetime:
    return timezone.now() - timedelta(days=days)


def figures() -> Figures:
    batch = CodeBatch.objects.get()
    return figures_of([batch])[batch.pk]


def test_what_was_counted_and_what_came_since_add_up() -> None:
    codes = make_some_codes(10)
    for number, code in enumerate(codes[:6]):
        activate(code, days_ago(number * 3), days=10)
    ActivationCode.objects.filter(activation_code=codes[9]).update(revoked_at=days_ago(5))
    expected = Figures(made=10, activated=6, expired=2, revoked=1, unused=3)
    assert figures() == expected
    assert count_all_batches() == 1
    assert BatchCount.objects.get().activated == 5
    assert figures() == expected
    assert count_all_batches() == 0
    activate(codes[6], timezone.now())
    unused_code = find_code(codes[7])
    assert unused_code
    revoke_code(unused_code)
    assert figures() == Figures(made=10, activated=7, expired=2, revoked=2, unused=1)
    BatchCount.objects.update(counted_to=timezone.localdate() - timedelta(days=1))
    assert figures_of_book("kaktus1").made == 10
    assert figures_of_book("kaktus2") == Figures()


def test_a_code_that_was_revoked_in_use_is_subtracted_once() -> None:
    codes = make_some_codes(5)
    activate(codes[0], days_ago(9))
    activate(codes[1], days_ago(9))
    revoke_code(find_code(codes[0]) or pytest.fail("no such code"), used=True)
    revoke_code(find_code(codes[2]) or pytest.fail("no such code"))
    assert figures() == Figures(made=5, activated=2, revoked=2, unused=2)
    count_all_batches()
    assert figures() == Figures(made=5, activated=2, revoked=2, unused=2)


def test_unused_means_that_the_code_would_be_accepted_today() -> None:
    make_some_codes(3)
    today = day_in_berlin(timezone.now())
    for change, unused in (
        ({"redeem_by": today}, 3),
        ({"redeem_by": today - timedelta(days=1)}, 0),
        ({"redeem_by": None}, 3),
        ({"revoked_at": timezone.now()}, 0),
    ):
        CodeBatch.objects.update(**change)
        assert figures().unused == unused


def test_many_batches_are_counted_by_two_statements_and_by_index() -> None:
    for _ in range(5):
        make_some_codes(1)
    with CaptureQueriesContext(connection) as statements:
        assert len(figures_of(CodeBatch.objects.all())) == 5
    assert len(statements) <= 3
    if connection.vendor == "postgresql":
        # Without its statistics, it takes the codes for so few that any index will do.
        make_some_codes(3000)
        ActivationCode.objects.filter(pk__in=ActivationCode.objects.values("pk")[:50]).update(
            activated=True, activation_date=days_ago(9), expiration_date=days_ago(3), revoked_at=days_ago(2)
        )
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE activation_activationcode, activation_codebatch")
    plan = with_figures(CodeBatch.objects.all()).explain()
    for index in ("by_activation", "by_expiration", "by_revocation", "revoked_in_use"):
        assert f"activation_code_{index}" in plan, plan
    assert "SCAN U0" not in plan
    assert "Seq Scan on activation_activationcode" not in plan


def test_dates_that_change_are_counted_again() -> None:
    (code,) = make_some_codes(1)
    activate(code, days_ago(600))
    count_all_batches()
    assert figures().expired == 1
    ActivationCode.objects.update(expiration_date=timezone.now() + timedelta(days=30))
    count_again(CodeBatch.objects.get().pk)
    assert figures().expired == 0
    assert not ActivationDay.objects.exists()


def test_activations_by_day_week_and_month_before_and_after_counting() -> None:
    codes = make_some_codes(5)
    # Midnight in Berlin is 22:00 or 23:00 in UTC.
    activate(codes[0], datetime(2026, 3, 28, 22, 59, tzinfo=UTC))
    activate(codes[1], datetime(2026, 3, 28, 23, 1, tzinfo=UTC))
    activate(codes[2], datetime(2026, 3, 29, 22, 1, tzinfo=UTC))
    activate(codes[3], datetime(2026, 4, 1, 9, 0, tzinfo=UTC))
    batches = [CodeBatch.objects.get().pk]
    first, last = date(2026, 3, 28), date(2026, 4, 2)

    def look(step: Step) -> dict[str, int]:
        counts = activations(batches=batches, first=first, last=last, step=step)
        return {day.isoformat(): number for day, number in counts.items()}

    expected = (
        {
            "2026-03-28": 1,
            "2026-03-29": 1,
            "2026-03-30": 1,
            "2026-03-31": 0,
            "2026-04-01": 1,
            "2026-04-02": 0,
        },
        {"2026-03-23": 2, "2026-03-30": 2},
        {"2026-03-01": 3, "2026-04-01": 1},
    )
    assert (look(Step.DAY), look(Step.WEEK), look(Step.MONTH)) == expected
    count_all_batches()
    assert ActivationDay.objects.count() == 4
    assert (look(Step.DAY), look(Step.WEEK), look(Step.MONTH)) == expected


def test_todays_activations_are_in_the_plot_at_once() -> None:
    first, second = make_some_codes(2)
    activate(first, days_ago(2))
    count_all_batches()
    activate(second, timezone.now())
    today = timezone.localdate()
    batches = [CodeBatch.objects.get().pk]
    counts = activations(batches=batches, first=today - timedelta(days=3), last=today, step=Step.DAY)
    assert list(counts.values()) == [0, 1, 0, 1]


def test_the_day_of_the_first_activation_before_and_after_counting() -> None:
    assert first_activation_day([]) is None
    codes = make_some_codes(2) + make_some_codes(1)
    batches = list(CodeBatch.objects.values_list("pk", flat=True))
    assert first_activation_day(batches) is None
    activate(codes[0], datetime(2026, 3, 29, 22, 1, tzinfo=UTC))
    activate(codes[2], datetime(2026, 4, 1, 9, 0, tzinfo=UTC))
    assert first_activation_day(batches) == date(2026, 3, 30)
    count_all_batches()
    assert first_activation_day(batches) == date(2026, 3, 30)
