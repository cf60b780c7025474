"""From the last release to this one and back, with everything that people and staff have left in the database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.real_server import NewDatabase, RealServer

from kaktus import __version__
from testing.last_release import NoHistory, export_release

pytestmark = pytest.mark.long

LAST_RELEASE = "0.2.0"
# The newest migration that each slice had in it. Name them anew with each release.
MIGRATIONS = {
    "accounts": "0004_forget_clear_tokens",
    "activation": "0004_no_wrong_tries",
    "library": "0003_a_book_stays_in_its_group",
    "limits": "0002_no_cache_table",
    "mail": "0002_take_over_waiting_mails",
    "desk": "zero",
    "jobs": "zero",
    "move_in": "zero",
}
FILL = """
import django, json, pathlib, sys
django.setup()
from kaktus.cli import main
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from tests.readers import make_person, make_some_codes, write_lessons
assert main(["migrate"]) == 0
load_catalogue(folder=SHIPPED)
assert main(["content", "import", str(write_lessons(pathlib.Path(sys.argv[1])))]) == 0
people = [make_person(f"person{n}@example.org") for n in range(3)]
make_person("newcomer@example.org", verified=False)
codes = make_some_codes(6)
for person, code in zip(people, codes):
    assert person.activate(code).status_code == 200
for arguments in (
    ["codes", "create", "--book", "kaktus2", "--count", "3", "--months", "12", "--redeem-by", "2099-12-31"],
    ["codes", "revoke", codes[2], "--used", "--reason", "stolen"],
    ["codes", "replace", codes[3], "--reason", "unreadable"],
    ["staff", "add", "olga@example.org", "--role", "owner"],
    ["user", "send-verification", "newcomer@example.org"],
    ["user", "extend", "person0@example.org", codes[0], "--months", "2", "--reason", "was ill"],
):
    assert main(arguments) == 0, arguments
"""
MOVE = """
import django, json, sys
django.setup()
from django.core.management import call_command
for app, name in json.loads(sys.argv[1]).items():
    call_command("migrate", app, name, verbosity=0, interactive=False)
"""
# By SQL: the models of this release do not fit a database that has gone back.
STORED_ROWS = """
import django, json
django.setup()
from django.db import connection
rows = {}
with connection.cursor() as cursor:
    for what, statement in {
        "people": "SELECT email, password, epoch FROM accounts_user ORDER BY email",
        "codes": "SELECT activation_code, activated, users_information, activation_date, expiration_date, user_id "
        "FROM activation_activationcode ORDER BY activation_code",
        "packages": "SELECT book, lesson, digest FROM library_package ORDER BY book, lesson",
        "mails": "SELECT kind, problem FROM mail_mail ORDER BY id",
        "sessions": "SELECT count(*) FROM accounts_session",
    }.items():
        cursor.execute(statement)
        rows[what] = [[str(value) for value in row] for row in cursor.fetchall()]
    cursor.execute("SELECT count(*) FROM django_migrations")
    rows["steps"] = cursor.fetchone()[0]
print(json.dumps(rows))
"""


def test_the_last_release_is_the_one_that_was_named_last() -> None:
    assert __version__ == LAST_RELEASE, "Name the migrations of the new release above."


@pytest.fixture
def filled(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("upgraded"))
    try:
        yield server
    finally:
        server.kill()


def test_back_to_the_last_release_and_forward_again_loses_nothing_of_a_reader(
    filled: RealServer, tmp_path: Path
) -> None:
    filled.run("-c", FILL, str(tmp_path / "lessons"))
    before = json.loads(filled.run("-c", STORED_ROWS))
    assert len(before["people"]) == 4
    assert ["verification", ""] in before["mails"]
    filled.run("-c", MOVE, json.dumps(MIGRATIONS))
    back = json.loads(filled.run("-c", STORED_ROWS))
    assert back.pop("steps") < before["steps"]
    assert back == {name: rows for name, rows in before.items() if name != "steps"}
    filled.command("migrate")
    assert json.loads(filled.run("-c", STORED_ROWS)) == before
    assert "in order" in filled.command("doctor")


def test_hosts_with_the_last_release_and_with_this_one_serve_the_same_people(
    filled: RealServer, tmp_path: Path
) -> None:
    release = tmp_path / "release"
    try:
        export_release(LAST_RELEASE, release)
    except NoHistory as reason:
        pytest.skip(str(reason))
    seeded = filled.prepare(people=2, codes=4)
    old = RealServer(filled.data, filled.database, {"PYTHONPATH": str(release / "server")})
    old.settings["KAKTUS_PUBLIC_URL"] = filled.settings["KAKTUS_PUBLIC_URL"] = filled.url
    filled.start()
    try:
        old.start()
        assert old.run("-c", "import kaktus; print(kaktus.__file__)").startswith(str(release))
        anna, ben = seeded["people"].values()
        for host, token, code in zip((old, filled, old), (anna, anna, ben), seeded["codes"], strict=False):
            body = {"activationCode": code, "extend": True}
            assert host.post("/activation", body, token=token)[0] == 200
        libraries = {
            (name, host.port): host.post("/verifyToken", {"idToken": token})
            for host in (old, filled)
            for name, token in seeded["people"].items()
        }
        assert {status for status, _ in libraries.values()} == {200}
    finally:
        old.kill()
    assert len(filled.owners()) == 3
