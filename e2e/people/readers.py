"""The people in the browser tests: made through the API, verified through a real mail."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from testing.mail_sink import MailSink, link_in

PASSWORD = "Kaktus-Blume-7"
NEW_PASSWORD = "Wüste-Sonne-88"
_numbers = count(1)


def next_network() -> str:
    """A separate network address for each visitor, so that rate limits do not mix up tests."""
    number = next(_numbers)
    return f"198.18.{number // 250}.{number % 250 + 1}"


def code_in(link: str) -> str:
    return parse_qs(urlsplit(link).query)["oobCode"][0]


@dataclass
class Person:
    email: str
    password: str = PASSWORD
    token: str = ""


@dataclass
class Accounts:
    url: str
    mails: MailSink
    waiting: list[Person] = field(default_factory=list)

    def call(
        self, method: str, path: str, body: dict[str, Any] | None = None, token: str = "", network: str = ""
    ) -> Any:
        """From a network of its own, unless one is named."""
        request = urllib.request.Request(f"{self.url}{path}", method=method)
        request.add_header("X-Forwarded-For", network or next_network())
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request, timeout=20) as answer:
            sent = answer.read()
            return json.loads(sent) if sent else None

    def status(
        self, method: str, path: str, body: dict[str, Any] | None = None, token: str = "", network: str = ""
    ) -> int:
        try:
            self.call(method, path, body, token, network)
        except urllib.error.HTTPError as error:
            with error:
                return error.code
        return 200

    def newcomer(self, name: str = "anna") -> Person:
        """Somebody who has no account yet."""
        return Person(f"{name}-{next(_numbers)}@example.org")

    def unverified(self, name: str = "ben") -> Person:
        person = self.newcomer(name)
        body = {"email": person.email, "password": person.password}
        person.token = self.call("POST", "/api/account/signup", body)["token"]
        return person

    def verified(self, name: str = "anna") -> Person:
        """Annas are made several at a time: the job worker delivers all their mails in one round."""
        if name != "anna":
            return self._verify(self.unverified(name))
        if not self.waiting:
            self.waiting = [self.unverified(name) for _ in range(6)]
        return self._verify(self.waiting.pop())

    def reader_with(self, *codes: str, name: str = "anna") -> Person:
        """Somebody with the books of these codes."""
        person = self.verified(name)
        for code in codes:
            self.call("POST", "/api/activation", {"activationCode": code}, person.token)
        return person

    def _verify(self, person: Person) -> Person:
        code = code_in(link_in(self.mails.wait_for(person.email)))
        self.call("POST", "/api/account/action", {"mode": "verifyEmail", "oobCode": code}, person.token)
        return person


# The lightest document of ours, and one that stays: all of them share the same storage.
LIGHTEST = "/favicon.svg"


def sign_in(page: Page, person: Person) -> None:
    """Arrive as somebody who signed in on this device before."""
    page.goto(LIGHTEST)
    page.evaluate("(token) => localStorage.setItem('kaktus.token', token)", person.token)


def log_in(page: Page, email: str, password: str) -> None:
    page.goto("/login")
    page.get_by_label("Email", exact=True).fill(email)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Login", exact=True).click()


def assert_red(line: Locator) -> None:
    expect(line).to_be_visible()
    colour = str(line.evaluate("(element) => getComputedStyle(element).color"))
    red, green, blue = (int(number) for number in re.findall(r"\d+", colour)[:3])
    assert red > 1.2 * max(green, blue), colour


def expect_path(page: Page, path: str) -> None:
    expect(page).to_have_url(re.compile(rf"//[^/]+{re.escape(path)}([?#].*)?$"))
