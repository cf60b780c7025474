"""Codes on the real server: one winner, however many come at the same instant, and nothing lost when it is killed.

RELIABILITY=full runs 200 rounds and 20 kills instead of a few.
"""

from __future__ import annotations

import http.client
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from tests.real_server import NewDatabase, RealServer, activate

FULL = os.environ.get("RELIABILITY") == "full"
ROUNDS = 200 if FULL else 25
KILLS = 20 if FULL else 2
PEOPLE = 20


@pytest.fixture
def server(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("reliability"))
    try:
        yield server
    finally:
        server.kill()


def test_of_twenty_at_the_same_instant_exactly_one_wins(server: RealServer) -> None:
    seed = server.prepare(people=PEOPLE, codes=ROUNDS)
    server.start()
    line_up = threading.Barrier(PEOPLE)

    def take_part(email: str) -> list[tuple[str, int, str]]:
        results = []
        with closing(server.connect()) as connection:
            for code in seed["codes"]:
                line_up.wait()
                status, body = activate(connection, seed["people"][email], code, extend=True)
                results.append((email, status, "" if status == 200 else body["errors"][0]["code"]))
        return results

    with ThreadPoolExecutor(PEOPLE) as pool:
        columns = list(pool.map(take_part, seed["people"]))
    owners = {code: owner for code, owner, _ in server.owners()}
    for number, code in enumerate(seed["codes"]):
        answers = [column[number] for column in columns]
        assert Counter((status, refusal) for _, status, refusal in answers) == {
            (200, ""): 1,
            (400, "code_used"): PEOPLE - 1,
        }
        assert owners[code] == next(email for email, status, _ in answers if status == 200)


def test_of_two_codes_for_one_book_at_the_same_instant_one_is_kept(server: RealServer) -> None:
    """The same person, on two devices: the second code is spent only if they were asked."""
    pairs = ROUNDS
    seed = server.prepare(people=pairs, codes=2 * pairs)
    server.start()
    line_up = threading.Barrier(2)

    def redeem(side: int) -> list[tuple[int, str]]:
        results = []
        with closing(server.connect()) as connection:
            for number, token in enumerate(seed["people"].values()):
                line_up.wait()
                status, body = activate(connection, token, seed["codes"][2 * number + side])
                results.append((status, "" if status == 200 else body["errors"][0]["code"]))
        return results

    with ThreadPoolExecutor(2) as pool:
        answers = list(zip(*pool.map(redeem, (0, 1)), strict=True))
    assert {tuple(sorted(pair)) for pair in answers} == {((200, ""), (409, "book_already_unlocked"))}
    assert Counter(owner for _, owner, _ in server.owners()) == dict.fromkeys(seed["people"], 1)


@pytest.mark.long
def test_what_was_acknowledged_survives_the_kill(server: RealServer) -> None:
    """Every acknowledged redemption is stored; there is no code without an owner, no owner without a code."""
    a_kill = 400
    seed = server.prepare(people=4, codes=KILLS * a_kill)
    acknowledged: dict[str, str] = {}
    attempted: dict[str, str] = {}

    def redeem(email: str, codes: list[str]) -> None:
        with closing(server.connect()) as connection:
            for code in codes:
                attempted[code] = email
                try:
                    status, _ = activate(connection, seed["people"][email], code, extend=True)
                except (OSError, http.client.HTTPException):
                    return
                assert status == 200
                acknowledged[code] = email

    for kill in range(KILLS):
        server.start()
        codes = seed["codes"][kill * a_kill : (kill + 1) * a_kill]
        before = len(acknowledged)
        with ThreadPoolExecutor(4) as pool:
            parts = [pool.submit(redeem, email, codes[n::4]) for n, email in enumerate(seed["people"])]
            # In the middle of the stream, at a different moment each time.
            while len(acknowledged) < before + 20 + kill * 3 and not all(part.done() for part in parts):
                time.sleep(0.001)
            server.kill()
        for part in parts:
            part.result()
        assert 0 < len(acknowledged) - before < a_kill
    stored = {code: (owner, address) for code, owner, address in server.owners()}
    assert {code: stored.get(code, ("nobody",))[0] for code in acknowledged} == acknowledged
    # What was under way when it died is either complete or not there.
    assert all(owner == address == attempted[code] for code, (owner, address) in stored.items())
