"""Fills a library's database with readers and codes; run with its settings.

Every reader has two books, the same password and a session that was last used some days ago. Nothing is random, so that
requests can name readers, tokens and codes by their number (`people.py`).
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY  # noqa: E402
from django.contrib.auth.hashers import make_password  # noqa: E402
from django.db import connection, transaction  # noqa: E402
from people import PASSWORD, address, code, owners_of, reader, token  # noqa: E402

from kaktus.accounts.address_parts import make_index  # noqa: E402
from kaktus.accounts.models import User  # noqa: E402
from kaktus.accounts.session_store import SessionStore, digest_of  # noqa: E402
from kaktus.activation.models import CodeBatch  # noqa: E402
from kaktus.common.files.storage import storage_at  # noqa: E402
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue, read_manifest  # noqa: E402
from kaktus.library.packages.content_folders import read_content  # noqa: E402
from kaktus.library.packages.folder_imports import import_content  # noqa: E402

ROWS = 100_000
CODES_A_BATCH = 500_000
CACHE_KIB = 1024 * 1024
SOUND = bytes(range(256)) * 80
Row = tuple[str | int | bool | None, ...]
NOW, END = "2026-01-01 00:00:00", "2099-01-01 00:00:00"
USER = ("id", "email", "password", "display_name", "is_active", "joined_at", "epoch", "language")
ADDRESS = ("user_id", "email", "verified", "primary")
SESSION = (
    *("token_digest", "session_data", "user_id", "expire_date", "ends_at", "created_at", "last_used_on"),
    *("browser", "system"),
)
CODE = (
    *("activation_code", "batch_id", "activated", "user_id", "users_information", "activation_date"),
    "expiration_date",
)


def fill(table: str, columns: tuple[str, ...], rows: Iterator[Row]) -> None:
    """In the way that is quickest on each database."""
    names = ", ".join(f'"{name}"' for name in columns)
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                copy.write("".join(map(_line, rows)))
        else:
            places = ", ".join("?" * len(columns))
            statement = f"INSERT INTO {table} ({names}) VALUES ({places})"
            connection.connection.executemany(statement, rows)


def _line(row: Row) -> str:
    """As COPY reads it. psycopg would take as long to write it as PostgreSQL to store the row."""
    return "\t".join("\\N" if value is None else str(value) for value in row) + "\n"


def add_readers(readers: int, password: str) -> None:
    for start in range(0, readers, ROWS):
        part = range(start, min(start + ROWS, readers))
        fill("accounts_user", USER, ((reader(n), address(n), password, "", True, NOW, 0, "en") for n in part))
        fill("account_emailaddress", ADDRESS, ((reader(n), address(n), True, True) for n in part))


def add_sessions(readers: int, password: str) -> None:
    store = SessionStore()
    held = {
        BACKEND_SESSION_KEY: settings.AUTHENTICATION_BACKENDS[0],
        # The same for all, because it follows from the password.
        HASH_SESSION_KEY: User(password=password).get_session_auth_hash(),
    }

    def row(number: int) -> Row:
        data = store.encode({SESSION_KEY: reader(number)} | held)
        return digest_of(token(number)), data, reader(number), END, END, NOW, NOW[:10], "Chrome", "Android"

    for start in range(0, readers, ROWS):
        fill("accounts_session", SESSION, map(row, range(start, min(start + ROWS, readers))))


def add_codes(readers: int, codes: int) -> None:
    owners = owners_of(readers, codes)
    for start in range(0, codes, CODES_A_BATCH):
        count = min(CODES_A_BATCH, codes - start)
        batches = [
            CodeBatch.objects.create(group_id=group, name=f"from {start}", wanted=count // 2, made=count // 2).pk
            for group in ("kaktus1", "kaktus2")
        ]
        for first in range(start, start + count, ROWS):
            numbers = range(first, min(first + ROWS, start + count))
            fill("activation_activationcode", CODE, (code_row(n, owners, batches) for n in numbers))


def code_row(number: int, owners: int, batches: list[int]) -> Row:
    owner, book = divmod(number, 2)
    if owner >= owners:
        return code(number), batches[book], False, None, "", None, None
    return code(number), batches[book], True, reader(owner), address(owner), NOW, END


def lessons(folder: Path, built: Path, real: str) -> None:
    """One as it was built; the others have a page and a sound of 20 kB."""
    for manifest in map(read_manifest, SHIPPED.glob("*.json")):
        for lesson in manifest.lessons:
            place = folder / manifest.slug / lesson.slug
            if f"{manifest.slug}/{lesson.slug}" == real and (built / real).exists():
                shutil.copytree(built / real, place)
            else:
                place.mkdir(parents=True)
                (place / "story.html").write_text('<!doctype html><meta name="kaktus-lesson" content="1">')
            (place / "sound.mp3").write_bytes(SOUND)


def hurry() -> None:
    """No check of references, and the index over parts of addresses is built at once: both take as long as the rest."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET synchronous_commit = off")
            cursor.execute("SET session_replication_role = replica")
            cursor.execute("DROP INDEX accounts_addressparts")
        else:
            for change in ("insert", "delete", "update"):
                cursor.execute(f"DROP TRIGGER accounts_addressparts_{change}")
            cursor.execute("PRAGMA synchronous = OFF")
            cursor.execute("PRAGMA foreign_keys = OFF")
            cursor.execute(f"PRAGMA cache_size = -{CACHE_KIB}")


def settle() -> None:
    """The state of a library that has grown slowly: PostgreSQL's autovacuum would reach it some minutes later."""
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE" if connection.vendor == "postgresql" else "PRAGMA wal_checkpoint(TRUNCATE)")


def main(readers: int, codes: int, folder: Path, built: Path, real: str) -> None:
    start = time.monotonic()
    load_catalogue(folder=SHIPPED)
    lessons(folder, built, real)
    import_content(read_content(folder), storage=storage_at(settings.STORAGE_URL))
    hurry()
    password = make_password(PASSWORD)
    add_readers(readers, password)
    make_index()
    add_sessions(readers, password)
    add_codes(readers, codes)
    settle()
    print(json.dumps({"seconds": round(time.monotonic() - start, 1)}))


main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]), sys.argv[5])
