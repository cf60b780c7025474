"""PocketBase with the same people and codes as a library, and the requests that are sent to it."""

from __future__ import annotations

import base64
import hmac
import json
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from libraries import BENCH, ROOT
from servers import POCKETBASE

SAMPLE = 200
CATALOGUE = ROOT / "server" / "kaktus" / "library" / "catalogue"
PEOPLE = "_pb_users_auth_"
NOW, END = "2026-01-01 00:00:00.000Z", "2099-01-01 00:00:00.000Z"
BOOKS = ("kaktus1", "kaktus2")
# Without the count of all rows, which would cost one more statement.
OWN_CODES = "/api/collections/codes/records?skipTotal=1"
OWN_LESSONS = f"{OWN_CODES}&expand=book"
CODE = "/api/collections/codes/records/"
LIST = """
local tokens = {%(tokens)s}
local n = 0
function request()
  n = n %% #tokens + 1
  wrk.headers["Authorization"] = tokens[n]
  return wrk.format()
end
"""
UPDATE = """
local tokens = {%(tokens)s}
local people = {%(people)s}
local n = tonumber(os.getenv("OFFSET"))
wrk.method = "PATCH"
wrk.headers["Content-Type"] = "application/json"
function request()
  n = n + 1
  wrk.headers["Authorization"] = tokens[n %% #tokens + 1]
  local body = '{"owner": "' .. people[n %% #people + 1] .. '", "activated_at": "%(now)s", "ends_at": "%(end)s"}'
  return wrk.format(nil, "%(path)s" .. string.format("c%%014d", n + %(taken)d), nil, body)
end
"""


@dataclass(frozen=True)
class PocketBase:
    folder: Path
    people: int
    codes: int

    @property
    def command(self) -> list[str]:
        return [str(POCKETBASE), "--dir", str(self.folder), "--migrationsDir", str(BENCH / "pocketbase")]

    def serve(self, port: int) -> list[str]:
        return [*self.command, "serve", "--http", f"127.0.0.1:{port}"]

    def script(self, name: str) -> Path:
        return self.folder / f"{name}.lua"

    def seed(self) -> None:
        """Written past its API, which would hash a thousand passwords."""
        subprocess.run([*self.command, "migrate", "up"], check=True, capture_output=True)
        with sqlite3.connect(self.folder / "data.db") as database:
            database.executemany(
                "INSERT INTO users (id, email, verified, tokenKey, created, updated) VALUES (?, ?, TRUE, ?, ?, ?)",
                ((_person(n), f"person{n}@example.org", _key(n), NOW, NOW) for n in range(self.people)),
            )
            columns = "id, owner, book, activated_at, ends_at"
            database.executemany(f"INSERT INTO codes ({columns}) VALUES (?, ?, ?, ?, ?)", self._codes())
            database.executemany("INSERT INTO books (id, lessons) VALUES (?, ?)", _books())
            options = database.execute("SELECT options FROM _collections WHERE name = 'users'").fetchone()[0]
        database.close()
        secret = json.loads(options)["authToken"]["secret"]
        sample = range(0, self.people, max(1, self.people // SAMPLE))
        values = {
            "tokens": ", ".join(f'"{_token(n, secret)}"' for n in sample),
            "people": ", ".join(f'"{_person(n)}"' for n in sample),
            "now": NOW,
            "end": END,
            "path": CODE,
            "taken": 2 * self.people - 1,
        }
        self.script("list").write_text(LIST % values)
        self.script("update").write_text(UPDATE % values)

    def _codes(self) -> Iterator[tuple[str, str, str, str, str]]:
        for number in range(self.codes):
            owner, book = divmod(number, 2)
            taken = owner < self.people
            dates = (NOW, END) if taken else ("", "")
            yield f"c{number:014d}", _person(owner) if taken else "", _book(BOOKS[book]), *dates


def _books() -> Iterator[tuple[str, str]]:
    """Each with the paths of its lessons in one field, so that it needs no more than one row."""
    manifests = [json.loads(file.read_text()) for file in sorted(CATALOGUE.glob("*.json"))]
    for group in BOOKS:
        books = [manifest for manifest in manifests if manifest["group"] == group]
        lessons = [f"{book['slug']}/{lesson['slug']}/story.html" for book in books for lesson in book["lessons"]]
        yield _book(group), json.dumps(lessons)


def _book(group: str) -> str:
    return group.ljust(15, "0")


def _person(number: int) -> str:
    return f"p{number:014d}"


def _key(number: int) -> str:
    return f"{number:050d}"


def _token(number: int, secret: str) -> str:
    """As PocketBase signs it when a person logs in."""
    claims = {
        "collectionId": PEOPLE,
        "exp": int(time.time()) + 24 * 60 * 60,
        "id": _person(number),
        "refreshable": True,
        "type": "auth",
    }
    text = f"{_base64({'alg': 'HS256', 'typ': 'JWT'})}.{_base64(claims)}"
    signature = hmac.digest((_key(number) + secret).encode(), text.encode(), "sha256")
    return f"{text}.{base64.urlsafe_b64encode(signature).rstrip(b'=').decode()}"


def _base64(part: dict[str, object]) -> str:
    return base64.urlsafe_b64encode(json.dumps(part).encode()).rstrip(b"=").decode()
