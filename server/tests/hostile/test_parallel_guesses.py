"""Guesses at the same instant: twelve at a time get no further than twelve in a row."""

from __future__ import annotations

import http.client
import json
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http import HTTPStatus
from typing import Any

import pytest
from tests.hostile.attacked import Attacked

from kaktus.activation.codes import make_code

AT_ONCE = 12
FREE = 5


def post(connection: http.client.HTTPConnection, path: str, body: Any, *, token: str = "") -> int:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request("POST", f"/api{path}", json.dumps(body), headers)
    answer = connection.getresponse()
    answer.read()
    return answer.status


def post_until_heard(connection: http.client.HTTPConnection, path: str, body: Any) -> int:
    """On a machine that is busy with other things the database may be too slow, and the answer 'try again'."""
    for _ in range(5):
        if (status := post(connection, path, body)) != HTTPStatus.SERVICE_UNAVAILABLE:
            return status
    return status


def rush(attacked: Attacked, guess: Callable[[http.client.HTTPConnection], int]) -> Counter[int]:
    line_up = threading.Barrier(AT_ONCE)

    def one(_: int) -> int:
        with closing(attacked.server.connect()) as connection:
            connection.connect()
            line_up.wait()
            return guess(connection)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        return Counter(threads.map(one, range(AT_ONCE)))


def test_a_class_that_logs_in_to_one_account_at_once_is_not_locked_out(attacked: Attacked) -> None:
    body = {"email": "class@example.org", "password": "Sonnenblume7"}
    with closing(attacked.server.connect()) as connection:
        assert post(connection, "/account/signup", body) == 201
    answers = rush(attacked, lambda connection: post_until_heard(connection, "/account/login", body))
    assert answers == {200: AT_ONCE}


@pytest.mark.parametrize("person", [0, 1, 2])
def test_wrong_codes(attacked: Attacked, person: int) -> None:
    token = attacked.tokens[person]
    answers = rush(
        attacked, lambda connection: post(connection, "/activation", {"activationCode": make_code()}, token=token)
    )
    assert answers == {400: FREE, 429: AT_ONCE - FREE}


@pytest.mark.parametrize("email", ["person0@example.org", "person1@example.org", "nobody@example.org"])
def test_wrong_passwords(attacked: Attacked, email: str) -> None:
    body = {"email": email, "password": "Falsch123"}
    answers = rush(attacked, lambda connection: post(connection, "/account/login", body))
    assert answers == {400: FREE, 429: AT_ONCE - FREE}
