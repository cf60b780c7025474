"""Fills a library's database with so many people and codes, and prints the tokens of a few; run with its settings.

Everybody has the same password. The codes that nobody has redeemed are written to a file, the first of them.
"""

from __future__ import annotations

import json
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY  # noqa: E402
from django.contrib.auth.hashers import make_password  # noqa: E402
from django.db import connection, transaction  # noqa: E402

from kaktus.accounts.models import User  # noqa: E402
from kaktus.accounts.session_store import SessionStore  # noqa: E402
from kaktus.activation.codes import ALPHABET, check_character  # noqa: E402
from kaktus.activation.models import CodeBatch  # noqa: E402
from kaktus.common.storage import storage_at  # noqa: E402
from kaktus.library.book_manifests import SHIPPED, load_catalogue, read_manifest  # noqa: E402
from kaktus.library.content_folders import read_content  # noqa: E402
from kaktus.library.packages import import_content  # noqa: E402

SAMPLE = 200
MOST_UNUSED = 100_000
ROWS = 100_000
SOUND = bytes(range(256)) * 80
Row = tuple[str | int | None, ...]
NOW, END = "2026-01-01 00:00:00", "2099-01-01 00:00:00"


def person(number: int) -> str:
    return uuid.UUID(int=number * 0x9E3779B97F4A7C15 % 2**128).hex


def code(number: int) -> str:
    body = ""
    for _ in range(11):
        number, digit = divmod(number, 31)
        body = ALPHABET[digit] + body
    return body + check_character(body)


def insert(sql: str, rows: Iterator[Row]) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.executemany(sql, list(rows))


def fill(people: int, codes: int, password: str) -> None:
    columns = "id, email, password, display_name, is_active, joined_at, epoch"
    owners = owners_of(people, codes)
    batches = [CodeBatch.objects.create(group_id=group).pk for group in ("kaktus1", "kaktus2")]
    for start in range(0, people, ROWS):
        part = range(start, min(start + ROWS, people))
        insert(
            f"INSERT INTO accounts_user ({columns}) VALUES (%s, %s, %s, '', 1, %s, 0)",
            ((person(n), f"person{n}@example.org", password, NOW) for n in part),
        )
        insert(
            'INSERT INTO account_emailaddress (user_id, email, verified, "primary") VALUES (%s, %s, 1, 1)',
            ((person(n), f"person{n}@example.org") for n in part),
        )
    columns = "activation_code, batch_id, activated, user_id, users_information, activation_date, expiration_date"
    for start in range(0, codes, ROWS):
        insert(
            f"INSERT INTO activation_activationcode ({columns}) VALUES (%s, %s, %s, %s, %s, %s, %s)",
            (code_row(n, owners, batches) for n in range(start, min(start + ROWS, codes))),
        )


def owners_of(people: int, codes: int) -> int:
    return min(people, codes // 2)


def code_row(number: int, owners: int, batches: list[int]) -> Row:
    owner, book = divmod(number, 2)
    if owner >= owners:
        return code(number), batches[book], 0, None, "", None, None
    return code(number), batches[book], 1, person(owner), f"person{owner}@example.org", NOW, END


def tokens(people: int) -> list[str]:
    made = []
    for number in range(0, people, max(1, people // SAMPLE)):
        user = User.objects.get(pk=person(number))
        session = SessionStore()
        session[SESSION_KEY] = str(user.pk)
        session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
        session[HASH_SESSION_KEY] = user.get_session_auth_hash()
        session.create()
        made.append(str(session.session_key))
    return made


def lessons(folder: Path) -> None:
    for manifest in map(read_manifest, SHIPPED.glob("*.json")):
        for lesson in manifest.lessons:
            place = folder / manifest.slug / lesson.slug
            place.mkdir(parents=True)
            (place / "story.html").write_text('<!doctype html><meta name="kaktus-lesson" content="1">')
            (place / "sound.mp3").write_bytes(SOUND)


def main(people: int, codes: int, folder: Path, unused: Path, password: str) -> None:
    start = time.monotonic()
    load_catalogue(folder=SHIPPED)
    lessons(folder)
    import_content(read_content(folder), storage=storage_at(settings.STORAGE_URL))
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA synchronous=OFF")
    fill(people, codes, make_password(password))
    free = range(2 * owners_of(people, codes), codes)[:MOST_UNUSED]
    unused.write_text("".join(f"{code(number)}\n" for number in free))
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    print(json.dumps({"tokens": tokens(people), "seconds": round(time.monotonic() - start, 1)}))


main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]), sys.argv[5])
