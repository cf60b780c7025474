"""The cast of the account tests: a caller of the API, Anna, Ben, and the mails they get."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.apps import apps
from django.test import Client
from tests.accounts.openid_issuer import CLIENT, Issuer

ANNA = "anna@example.org"
BEN = "ben@example.org"
PASSWORD = "Sonnenblume7"


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    headers: Any

    @property
    def codes(self) -> list[str]:
        assert self.body["status"] == self.status
        assert self.body["request_id"]
        return [error["code"] for error in self.body["errors"]]

    @property
    def params(self) -> list[str]:
        return [error.get("param", "") for error in self.body["errors"]]


class Caller:
    """Calls the API as a page does; an exception of the server fails the test."""

    def __init__(self, token: str = "", language: str = "en") -> None:
        self.client = Client()
        self.token = token
        self.language = language

    def call(self, method: str, path: str, body: Any = None, *, raw: bytes | None = None) -> Answer:
        headers = {"Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = raw if raw is not None else (json.dumps(body).encode() if body is not None else b"")
        response = self.client.generic(
            method, f"/api{path}", data, content_type="application/json" if data else "", headers=headers
        )
        assert not response.cookies, "no cookie, ever"
        parsed = json.loads(response.content) if response.content else None
        return Answer(response.status_code, parsed, response.headers)

    def post(self, path: str, body: Any = None, **options: Any) -> Answer:
        return self.call("POST", path, body, **options)

    def get(self, path: str) -> Answer:
        return self.call("GET", path)


@pytest.fixture
def real_hashing() -> None:
    """Asked for by tests that look at hashes or at the time they take."""


@pytest.fixture(autouse=True)
def _quick_hashing(request: pytest.FixtureRequest, settings: Any) -> None:
    if "real_hashing" not in request.fixturenames:
        settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def visitor(db: None) -> Caller:
    return Caller()


@pytest.fixture
def new_caller() -> type[Caller]:
    return Caller


class Post:
    """What waits in the mail queue."""

    def to(self, address: str) -> list[Any]:
        return list(apps.get_model("mail.Mail").objects.filter(to=address).order_by("pk"))

    def count(self) -> int:
        return int(apps.get_model("mail.Mail").objects.count())

    def code(self, address: str, mode: str) -> str:
        """The code in the newest mail of this kind."""
        for mail in reversed(self.to(address)):
            for link in re.findall(r"http\S+/auth/action\S+", mail.text):
                query = parse_qs(urlsplit(link).query)
                if query["mode"] == [mode]:
                    return str(query["oobCode"][0])
        raise AssertionError(f"no mail with a link for {mode}")


@pytest.fixture
def post(db: None) -> Post:
    return Post()


def _signed_up(email: str) -> Caller:
    answer = Caller().post("/account/signup", {"email": email, "password": PASSWORD})
    assert answer.status == 201, answer.body
    return Caller(answer.body["token"])


@pytest.fixture
def unverified_anna(db: None) -> Caller:
    return _signed_up(ANNA)


@pytest.fixture
def anna(unverified_anna: Caller, post: Post) -> Caller:
    code = post.code(ANNA, "verifyEmail")
    assert unverified_anna.post("/account/action", {"mode": "verifyEmail", "oobCode": code}).status == 200
    return unverified_anna


@pytest.fixture
def ben(db: None, post: Post) -> Caller:
    caller = _signed_up(BEN)
    code = post.code(BEN, "verifyEmail")
    assert caller.post("/account/action", {"mode": "verifyEmail", "oobCode": code}).status == 200
    return caller


@pytest.fixture
def issuer(settings: Any, db: None) -> Iterator[Issuer]:
    """An OpenID provider, known to the library."""
    made = Issuer()
    settings.ENVIRONMENT = replace(
        settings.ENVIRONMENT, google_client_id=CLIENT, google_client_secret="secret", google_issuer=made.url
    )
    settings.PUBLIC_URL = "http://localhost:8000"
    yield made
    made.stop()
