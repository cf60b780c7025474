"""How long a session lives: thirty days without use, a year in all, and at most twenty per person."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import IntegrityError
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries
from tests.accounts.account_callers import Caller

from kaktus.accounts.chores import remove_surplus_sessions
from kaktus.accounts.models import Session, SurplusSession
from kaktus.accounts.session_store import LONGEST_LIFE, MAX_DEVICES, digest_of

ANNA = {"email": "anna@example.org", "password": "Sonnenblume7"}
DAY = timedelta(days=1)


def age(days: int) -> None:
    """As if this many days had passed since."""
    session = Session.objects.get()
    for name in ("created_at", "ends_at", "expire_date", "last_used_on"):
        setattr(session, name, getattr(session, name) - days * DAY)
    session.save()


def test_it_ends_thirty_days_after_its_last_use(anna: Caller) -> None:
    age(29)
    assert anna.get("/me").status == 200
    assert Session.objects.get().expire_date - timezone.now() > 29 * DAY
    age(31)
    answer = anna.get("/me")
    assert (answer.status, answer.codes) == (401, ["unauthenticated"])


def test_it_ends_after_a_year_however_often_it_is_used(anna: Caller) -> None:
    for _ in range(16):
        age(22)
        assert anna.get("/me").status == 200
    session = Session.objects.get()
    assert session.expire_date == session.ends_at == session.created_at + LONGEST_LIFE
    age(14)
    assert anna.get("/me").status == 401


def test_no_row_can_outlive_its_end(anna: Caller) -> None:
    with pytest.raises(IntegrityError):
        Session.objects.update(expire_date=timezone.now() + 400 * DAY)


@pytest.mark.parametrize("days", [0, 350])
def test_it_is_written_once_a_day_also_towards_its_end(
    anna: Caller, django_assert_num_queries: DjangoAssertNumQueries, days: int
) -> None:
    now = timezone.now()
    ends_at = now - days * DAY + LONGEST_LIFE
    Session.objects.update(ends_at=ends_at, expire_date=now + 10 * DAY, last_used_on=timezone.localdate() - DAY)
    with django_assert_num_queries(3):
        assert anna.get("/me").status == 200
    with django_assert_num_queries(2):
        assert anna.get("/me").status == 200
    assert Session.objects.get().last_used_on == timezone.localdate()


def test_of_more_than_twenty_the_longest_unused_goes(
    anna: Caller, ben: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    others = [new_caller(visitor.post("/account/login", ANNA).body["token"]) for _ in range(MAX_DEVICES - 1)]
    assert anna.get("/me").status == 200
    unused = others[7]
    Session.objects.filter(pk=digest_of(unused.token)).update(last_used_on=timezone.localdate() - 3 * DAY)
    newest = new_caller(visitor.post("/account/login", ANNA).body["token"])
    assert [other for other in (anna, *others, newest) if other.get("/me").status == 401] == [unused]
    assert ben.get("/me").status == 200
    answer = unused.get("/me")
    assert answer.codes == ["too_many_devices"]
    assert "20 other devices" in answer.body["errors"][0]["message"]
    assert visitor.post("/verifyToken", {"idToken": unused.token}).codes == ["too_many_devices"]
    assert new_caller("a" * 32).get("/me").codes == ["unauthenticated"]


def test_why_a_device_was_signed_out_is_known_for_thirty_days(
    anna: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    for _ in range(MAX_DEVICES):
        visitor.post("/account/login", ANNA)
    Session.objects.exclude(pk=digest_of(anna.token)).update(last_used_on=timezone.localdate())
    surplus = SurplusSession.objects.get()
    assert anna.token not in str(surplus.__dict__)
    assert remove_surplus_sessions() == 0
    SurplusSession.objects.update(ended_at=timezone.now() - 31 * DAY)
    assert (remove_surplus_sessions(), SurplusSession.objects.count()) == (1, 0)
