"""Guesses at the same instant: twelve at a time get no further than one after the other."""

from __future__ import annotations

import http.client
import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.real_server import RealServer, new_database

from kaktus.activation.codes import make_code

AT_ONCE = 12
FREE = 5


class Attacked:
    def __init__(self, server: RealServer, tokens: list[str]) -> None:
        self.server = server
        self.tokens = tokens

    def post(self, connection: http.client.HTTPConnection, path: str, body: Any, *, token: str = "") -> int:
        headers = {"Content-Type": "application/json", "Host": f"localhost:{self.server.port}"}
        connection.request(
            "POST",
            f"/api{path}",
            json.dumps(body),
            headers | {"Authorization": f"Bearer {token}"} if token else headers,
        )
        answer = connection.getresponse()
        answer.read()
        return answer.status

    def rush(self, guess: Callable[[http.client.HTTPConnection], int]) -> Counter[int]:
        line_up = threading.Barrier(AT_ONCE)

        def one(_: int) -> int:
            with closing(self.server.connect()) as connection:
                connection.connect()
                line_up.wait()
                return guess(connection)

        with ThreadPoolExecutor(AT_ONCE) as threads:
            return Counter(threads.map(one, range(AT_ONCE)))


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder: Path = tmp_path_factory.mktemp("attacked")
    server = RealServer(folder / "data", new_database("attacked"))
    try:
        people = server.prepare(people=3, codes=0)["people"]
        server.start()
        yield Attacked(server, list(people.values()))
    finally:
        server.kill()


@pytest.mark.parametrize("person", [0, 1, 2])
def test_wrong_codes(attacked: Attacked, person: int) -> None:
    token = attacked.tokens[person]
    answers = attacked.rush(
        lambda connection: attacked.post(connection, "/activation", {"activationCode": make_code()}, token=token)
    )
    assert answers == {400: FREE, 429: AT_ONCE - FREE}


@pytest.mark.parametrize("email", ["person0@example.org", "person1@example.org", "nobody@example.org"])
def test_wrong_passwords(attacked: Attacked, email: str) -> None:
    body = {"email": email, "password": "Falsch123"}
    answers = attacked.rush(lambda connection: attacked.post(connection, "/account/login", body))
    assert answers == {400: FREE, 429: AT_ONCE - FREE}
