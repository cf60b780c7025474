"""Lists of codes and batches, page by page, each by an index."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.db.models import QuerySet
from django.utils import timezone
from tests.readers import make_some_codes

from kaktus.activation.lookups import code_lookups
from kaktus.activation.lookups.code_lookups import Show, page_of_beginnings, page_of_codes
from kaktus.activation.models import ActivationCode, CodeBatch

pytestmark = pytest.mark.usefixtures("books")


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_lookups, "A_PAGE", 4)


def all_pages(**choice: Any) -> list[str]:
    codes, after = [], ""
    while True:
        page = page_of_codes(batch=CodeBatch.objects.get().pk, after=after, **choice)
        assert len(page.items) <= 4
        codes += [code.activation_code for code in page.items]
        after = page.next
        if not after:
            return codes


def test_all_codes_in_the_order_they_were_made() -> None:
    codes = make_some_codes(11)
    assert all_pages() == codes


def test_the_latest_first_even_if_all_happened_at_once() -> None:
    codes = make_some_codes(12)
    now = timezone.now()
    ActivationCode.objects.filter(activation_code__in=codes[:6]).update(revoked_at=now - timedelta(hours=1))
    ActivationCode.objects.filter(activation_code__in=codes[6:9]).update(
        activated=True, activation_date=now - timedelta(days=9), expiration_date=now - timedelta(days=1)
    )
    ActivationCode.objects.filter(activation_code=codes[9]).update(
        activated=True, activation_date=now, expiration_date=now + timedelta(days=1)
    )
    assert all_pages(show=Show.REVOKED) == codes[5::-1]
    assert all_pages(show=Show.ACTIVATED) == [codes[9], *codes[8:5:-1]]
    assert all_pages(show=Show.EXPIRED) == codes[8:5:-1]


def test_codes_are_found_by_how_they_begin() -> None:
    codes = sorted(make_some_codes(30))
    start = codes[3][:3]
    expected = [code for code in codes if code.startswith(start)]
    page = page_of_beginnings(typed=f" {start.lower()}-")
    assert [code.activation_code for code in page.items] == expected[:4]
    assert not page_of_beginnings(typed=codes[3][:2]).items
    assert not page_of_beginnings(typed="ä").items
    assert [code.activation_code for code in page_of_beginnings(typed=codes[5], batch=0).items] == []


def plan(codes: QuerySet[ActivationCode], *, ordered: bool) -> str:
    """`ordered`: the index gives the order, too."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # A table of a few rows is always read as a whole, unless that is forbidden.
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute(f"SET LOCAL enable_sort = {'off' if ordered else 'on'}")
    return codes.explain()


def test_each_list_has_its_index(monkeypatch: pytest.MonkeyPatch) -> None:
    make_some_codes(300)
    if connection.vendor == "postgresql":
        # Its own housekeeping may have counted the table while it was empty, and plans follow these counts.
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE activation_activationcode")
    seen: list[str] = []
    monkeypatch.setattr(code_lookups, "page_of", lambda codes, _key: seen.append(plan(codes, ordered=len(seen) < 4)))
    batch = CodeBatch.objects.get().pk
    page_of_codes(batch=batch)
    for show in (Show.ACTIVATED, Show.EXPIRED, Show.REVOKED):
        page_of_codes(batch=batch, show=show, after=f"{timezone.now().isoformat()}~7")
    names = ("number", "by_activation", "by_expiration", "by_revocation")
    for name, query_plan in zip(names, seen, strict=True):
        assert f"activation_code_{name}" in query_plan, query_plan
        assert "SCAN activation_activationcode" not in query_plan
    page_of_beginnings(typed="ABCD")
    # PostgreSQL has two that fit, of which the database's locale allows one or both.
    index = "activation_code>" if connection.vendor == "sqlite" else r"Index Cond: \(+activation_code\)::text ~?>=~?"
    assert re.search(index, seen[-1]), seen[-1]
