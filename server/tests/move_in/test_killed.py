"""A move that is killed half-way: nothing is half done, and the same command completes it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.move_in.exports import HASH_CONFIG, account, code, used_code
from tests.real_server import MigratedLibrary

from testing.served_library import COMMAND, ServedLibrary

pytestmark = pytest.mark.long

PEOPLE = 6_000
CODES = 15_000
NO_PASSWORD = {"passwordHash": None, "salt": None}
LOAD_BOOKS = """
import django
django.setup()
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
"""


@pytest.fixture
def library(migrated_library: MigratedLibrary) -> ServedLibrary:
    library = migrated_library("moves")
    library.run("-c", LOAD_BOOKS)
    return library


def ask(library: ServedLibrary, question: str) -> int:
    if library.database:
        with psycopg.connect(library.database) as connection:
            row: Any = connection.execute(question).fetchone()
    else:
        import sqlite3

        with closing(sqlite3.connect(library.data / "kaktus.sqlite3", timeout=20)) as database:
            row = database.execute(question).fetchone()
    return int(row[0])


def kill_half_way(library: ServedLibrary, arguments: list[str], done: Callable[[], int]) -> None:
    """As soon as something has been written."""
    process = subprocess.Popen([*COMMAND, *arguments], env=library.environ, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not done() and process.poll() is None:
        assert time.monotonic() < deadline
    process.kill()
    assert process.wait() == -9, "it was quicker than the test"


def run(library: ServedLibrary, arguments: list[str]) -> str:
    """Some records are listed for a look, so the exit code is 1."""
    command = [sys.executable, *COMMAND[1:], *arguments]
    return subprocess.run(command, env=library.environ, capture_output=True, text=True, check=False, timeout=120).stdout


def listed_records(printed: str) -> list[int]:
    return [int(number) for number in re.findall(r"^look at: record (\d+)", printed, re.MULTILINE)]


def test_after_a_kill_the_same_commands_bring_the_rest(library: ServedLibrary, tmp_path: Path) -> None:
    users, config, codes = tmp_path / "users.json", tmp_path / "hash.json", tmp_path / "codes.json"
    people_there = [account(f"p{number}", **{} if number % 3 else NO_PASSWORD) for number in range(PEOPLE)]
    users.write_text(json.dumps({"users": people_there}))
    config.write_text(json.dumps(HASH_CONFIG))
    people = ["move-in", "people", str(users), "--hash-config", str(config)]

    def people_here() -> int:
        return ask(library, "SELECT count(*) FROM accounts_user")

    kill_half_way(library, people, people_here)
    assert 0 < people_here() < PEOPLE
    assert ask(library, "SELECT count(*) FROM account_emailaddress") == people_here()
    before = people_here()
    printed = run(library, people)
    assert f"{before:,}  were there already" in printed
    assert f"✓ People: {PEOPLE:,} in, 0 refused, {PEOPLE // 3:,} to look at." in printed
    assert listed_records(printed) == list(range(1, PEOPLE, 3)), "also those whom the killed run moved in"
    assert people_here() == ask(library, "SELECT count(*) FROM account_emailaddress") == PEOPLE

    documents = [
        used_code(f"{number:012}", f"p{number}@example.org") if number % 2 else code(f"{number:012}")
        for number in range(CODES)
    ]
    codes.write_text(json.dumps(documents))
    move_codes = ["move-in", "codes", str(codes), "--book", "kaktus1"]

    def codes_here() -> int:
        return ask(library, "SELECT count(*) FROM activation_activationcode")

    kill_half_way(library, move_codes, codes_here)
    assert 0 < codes_here() < CODES
    printed = run(library, move_codes)
    assert codes_here() == CODES
    assert f"✓ Records of codes: {CODES:,} in, 0 refused, {(CODES - PEOPLE) // 2:,} to look at." in printed
    assert listed_records(printed) == list(range(PEOPLE + 2, CODES + 1, 2))
    owned = "SELECT count(*) FROM activation_activationcode WHERE user_id IS NOT NULL AND activated"
    assert ask(library, owned) == PEOPLE / 2
    assert ask(library, "SELECT count(*) FROM activation_codebatch") == 1

    (library.data / "former-key").unlink()
    assert "! Passwords of the former system cannot be checked" in library.command("doctor")
