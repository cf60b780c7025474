"""Support's search for codes, as people read them out: whole, the beginning, the end, misread, with gaps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.db import connection

from kaktus.activation.lookups.code_parts import find_codes
from kaktus.activation.models import ActivationCode, CodeBatch

pytestmark = pytest.mark.django_db
CODES = ("KQ7MABCD2345", "KQ7MXYZW6789", "WXYZKQ7M2Q45", "B5DVU2345678", "O0O0IMPORT10")


@pytest.fixture(autouse=True)
def _codes(books: None) -> None:
    batch = CodeBatch.objects.create(group_id="kaktus1", name="Print run 7")
    ActivationCode.objects.bulk_create(ActivationCode(activation_code=code, batch=batch) for code in CODES)


def search(typed: str) -> list[str]:
    return [code.activation_code for code in find_codes(typed).codes]


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("KQ7MABCD2345", ["KQ7MABCD2345"]),
        ("kq7m-abcd-2345", ["KQ7MABCD2345"]),
        (" kq7m abcd 2345 ", ["KQ7MABCD2345"]),
        ("KQ7", ["KQ7MABCD2345", "KQ7MXYZW6789"]),
        ("kq7m-x", ["KQ7MXYZW6789"]),
        ("2345", ["KQ7MABCD2345"]),
        ("D-2345", ["KQ7MABCD2345"]),
        ("KQ7M2Q45", ["WXYZKQ7M2Q45"]),
        # What cannot be read, and the short form in the audit log.
        ("KQ7M…45", ["KQ7MABCD2345"]),
        ("KQ7M...89", ["KQ7MXYZW6789"]),
        ("KQ7M ???? 2345", ["KQ7MABCD2345"]),
        ("*2345", ["KQ7MABCD2345"]),
        ("K*2345", ["KQ7MABCD2345"]),
        ("KQ7M*", ["KQ7MABCD2345", "KQ7MXYZW6789"]),
        # Too little, too much, or no code at all.
        ("KQ", []),
        ("*45", []),
        ("…", []),
        ("", []),
        ("KQ7MABCD23456", []),
        ("anna@example.org", []),
        ("ÄQ7M", []),
        ("KQ7M\x00", []),
        # Codes from elsewhere, with characters that ours do not have.
        ("O0O0", ["O0O0IMPORT10"]),
    ],
)
def test_what_people_say(typed: str, codes: list[str]) -> None:
    assert search(typed) == codes
    assert not find_codes(typed).is_guess


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("KO7M", "KQ7MABCD2345"),
        ("K07MABCD2345", "KQ7MABCD2345"),
        ("KQIMABCD2345", "KQ7MABCD2345"),
        ("85DU", "B5DVU2345678"),
        ("O000", "O0O0IMPORT10"),
        ("20 45", "WXYZKQ7M2Q45"),
        ("KO7M…45", "KQ7MABCD2345"),
    ],
)
def test_a_misread_character(typed: str, code: str) -> None:
    assert code in search(typed)
    assert find_codes(typed).is_guess


def test_a_spelling_as_typed_comes_without_guesses() -> None:
    batch = CodeBatch.objects.get()
    ActivationCode.objects.create(activation_code="85DUXXXXXXXX", batch=batch)
    assert search("85DU") == ["85DUXXXXXXXX"]


def test_at_most_so_many_and_whether_there_are_more() -> None:
    assert len(find_codes("KQ7M", most=1).codes) == 1
    assert find_codes("KQ7M", most=1).has_more
    assert not find_codes("KQ7M", most=2).has_more


@pytest.mark.parametrize("typed", ["KQ7M", "2345", "KO7M", "KO2M0815", "KQ7M…45", "*2345"])
def test_no_search_reads_the_whole_table(typed: str) -> None:
    asked: list[tuple[str, Any]] = []

    def note(execute: Any, sql: str, params: Any, *rest: Any) -> Any:
        asked.append((sql, params))
        return execute(sql, params, *rest)

    with connection.execute_wrapper(note):
        find_codes(typed)
    assert asked
    for sql, params in asked:
        plan = explained(sql, params)
        assert "activation_code" in plan
        assert not re.search(r"(SCAN|Seq Scan on) activation_activationcode", plan), plan


def explained(sql: str, params: Any) -> str:
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # So few rows are read quicker without an index.
            cursor.execute("SET LOCAL enable_seqscan = off")
        cursor.execute(f"{'EXPLAIN' if connection.vendor == 'postgresql' else 'EXPLAIN QUERY PLAN'} {sql}", params)
        return "\n".join(str(row[-1]) for row in cursor.fetchall())
