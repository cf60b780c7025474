"""Whatever a record contains, it is moved in or refused with a reason; no value ends in a traceback."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.move_in.exports import HASH_CONFIG, Exports, account, used_code

from kaktus.cli import main
from kaktus.common.former_key import parse_former_key
from kaktus.move_in.book_rules import one_book
from kaktus.move_in.exported_codes import CODES, exported_code_from
from kaktus.move_in.exported_people import ACCOUNTS, newcomer_from
from kaktus.move_in.models import moved_in_id
from kaktus.move_in.reading.records import Record
from kaktus.move_in.report import RefusedRecord

KEY = parse_former_key(json.dumps(HASH_CONFIG))
BOOK_OF = one_book("kaktus1", frozenset({"kaktus1"}))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=12), inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None)
@given(
    changes=st.dictionaries(st.sampled_from(sorted(ACCOUNTS.fields | {"createdAt", "disabled"})), values), whole=values
)
def test_accounts(changes: dict[str, Any], whole: Any) -> None:
    for value in (account("anna") | changes, whole):
        with suppress(RefusedRecord):
            newcomer = newcomer_from(Record(1, "", value), KEY)
            assert len(newcomer.password) <= 128
            assert len(newcomer.display_name) <= 150


@settings(deadline=None)
@given(changes=st.dictionaries(st.sampled_from(sorted(CODES.fields)), values), whole=values)
def test_codes(changes: dict[str, Any], whole: Any) -> None:
    for value in (used_code("111122223333", "anna@example.org") | changes, whole):
        with suppress(RefusedRecord):
            moved = exported_code_from(Record(1, "", value), BOOK_OF)
            assert len(moved.code) == 12
            assert moved.owner.isprintable()


@pytest.mark.usefixtures("books")
def test_texts_that_a_database_would_refuse(exports: Exports, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(exports.codes(used_code("111122223333", "a\x00b@example.org"))) == 1
    assert r"its owner a\x00b@example.org has no account here" in capsys.readouterr().out
    assert main(exports.libraries({"\ud800": {"userLibrary": []}, "a\x00": {"userLibrary": ["\x00" * 12]}})) == 1
    assert r"(\ud800): nobody with this id has moved in." in capsys.readouterr().out
    assert main(exports.people(account("anna", localId="\x00"), account("ben", displayName="B\x00en\ud800"))) == 1
    assert moved_in_id("\ud800") == moved_in_id("\\ud800")
