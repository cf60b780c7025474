"""Writes that may be lost in a power cut do not wait for the disk; all others do."""

from __future__ import annotations

import pytest
from django.db import IntegrityError, connection, transaction

from kaktus.common.database.statements import write, write_unsynced

ASK = {"sqlite": "PRAGMA synchronous", "postgresql": "SHOW synchronous_commit"}
SYNCED = {"sqlite": 2, "postgresql": "on"}
UNSYNCED = {"sqlite": 1, "postgresql": "off"}


@pytest.mark.django_db(transaction=True)
def test_only_the_one_statement_does_not_wait() -> None:
    ask = ASK[connection.vendor]
    assert write_unsynced(ask, [])[0][0] == UNSYNCED[connection.vendor]
    assert write(ask, [])[0][0] == SYNCED[connection.vendor]


@pytest.mark.django_db(transaction=True)
def test_a_statement_that_fails_leaves_nothing_behind() -> None:
    with pytest.raises(IntegrityError):
        write_unsynced(
            "INSERT INTO accounts_session (token_digest, session_data) VALUES (%s, %s) RETURNING 1", ["digest", "data"]
        )
    assert write(ASK[connection.vendor], [])[0][0] == SYNCED[connection.vendor]


@pytest.mark.django_db(transaction=True)
def test_inside_a_transaction_it_is_like_any_other() -> None:
    with transaction.atomic():
        assert write_unsynced(ASK[connection.vendor], [])[0][0] == SYNCED[connection.vendor]
