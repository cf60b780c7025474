"""The characters of the account tests and what they use: a caller of the API, and the mails they get."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.apps import apps
from django.test import Client

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
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        parsed = json.loads(response.content) if is_json and response.content else None
        return Answer(response.status_code, parsed, response.headers)

    def post(self, path: str, body: Any = None, **options: Any) -> Answer:
        return self.call("POST", path, body, **options)

    def get(self, path: str) -> Answer:
        return self.call("GET", path)


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
