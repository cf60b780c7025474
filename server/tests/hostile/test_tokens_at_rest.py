"""Whoever gets at the database, or a file next to it, finds no token of old or new sessions in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.real_server import NewDatabase

from kaktus.common.environment import ROOT

pytestmark = pytest.mark.long

CHARACTERS = """
import json, sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
import django
django.setup()
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test import Client

settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
PERSON = {"email": "anna@example.org", "password": "Sonnenblume7"}


def call(path, body, token=""):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    client = Client(SERVER_NAME="localhost")
    if body is None:
        return client.get(f"/api{path}", headers=headers)
    return client.post(f"/api{path}", json.dumps(body), content_type="application/json", headers=headers)


def places(texts):
    "Where one of them is written: tables, and files of the data folder."
    found = []
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f'SELECT * FROM "{table}"')
            found += [table for row in cursor.fetchall() for text in texts if text in str(row)]
    for file in filter(Path.is_file, settings.DATA_DIR.rglob("*")):
        found += [file.name for text in texts if text.encode() in file.read_bytes()]
    return sorted(set(found))
"""
LOG_IN = """
call_command("migrate", verbosity=0)


def log_in(_=None):
    try:
        return call("/account/login", PERSON).json()["token"]
    finally:
        connection.close()


tokens = [call("/account/signup", PERSON).json()["token"], log_in()]
with ThreadPoolExecutor(6) as people:
    tokens += people.map(log_in, range(40))
with connection.cursor() as cursor:
    cursor.execute("SELECT COUNT(*) FROM accounts_session")
    sessions = cursor.fetchone()[0]
status = call("/me", None, tokens[-1]).status_code
print(json.dumps({"status": status, "places": places(tokens), "sessions": sessions}))
"""
UPDATE = """
from django.core import signing
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.db import transaction
from django.db.migrations.loader import MigrationLoader
from kaktus.accounts.models import User

call_command("migrate", "accounts", "0002", verbosity=0)
before = MigrationLoader(connection).project_state(("accounts", "0002_sessions_and_epoch")).apps
user = User(email="anna@example.org")
user.set_unusable_password()
before.get_model("accounts", "User").objects.create(id=user.pk, email=user.email, password=user.password)
data = {
    SESSION_KEY: str(user.pk),
    BACKEND_SESSION_KEY: settings.AUTHENTICATION_BACKENDS[0],
    HASH_SESSION_KEY: user.get_session_auth_hash(),
}
written = signing.dumps(data, salt="django.contrib.sessions.SessionStore", compress=True)
tokens = [f"kaktusclear{number:021d}" for number in range(2000)]
user_id = user.pk.hex if connection.vendor == "sqlite" else user.pk
with transaction.atomic(), connection.cursor() as cursor:
    cursor.executemany(
        "INSERT INTO accounts_session (session_key, session_data, expire_date, user_id) VALUES (%s, %s, %s, %s)",
        [(token, written, "2099-01-01 00:00:00+00:00", user_id) for token in tokens],
    )
    cursor.execute("UPDATE accounts_session SET expire_date = %s", [sys.argv[1]])
before = places(["kaktusclear"])
call_command("migrate", verbosity=0)
statuses = [call("/me", None, token).status_code for token in (tokens[0], tokens[-1], "a" * 32)]
devices = call("/account/devices", None, tokens[0]).json()["devices"]
print(json.dumps({"before": before, "after": places(["kaktusclear"]), "statuses": statuses, "this": devices[0]}))
"""


@pytest.fixture
def library(tmp_path: Path, new_database: NewDatabase) -> dict[str, str]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
    return environ | {
        "KAKTUS_DATA_DIR": str(tmp_path / "data"),
        "KAKTUS_DATABASE_URL": new_database("tokens_at_rest"),
        "PYTHONPATH": str(ROOT / "server"),
        "DJANGO_SETTINGS_MODULE": "kaktus.settings",
    }


def run(library: dict[str, str], scene: str, *arguments: str) -> Any:
    command = [sys.executable, "-c", CHARACTERS + scene, *arguments]
    done = subprocess.run(command, env=library, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_after_log_ins_the_tokens_are_written_nowhere_and_no_more_than_twenty_live(library: dict[str, str]) -> None:
    """Most of them at the same time."""
    assert run(library, LOG_IN) == {"status": 200, "places": [], "sessions": 20}


def test_an_update_forgets_the_tokens_of_before_and_logs_nobody_out(library: dict[str, str]) -> None:
    result = run(library, UPDATE, str(datetime.now(UTC) + timedelta(days=20)))
    assert "accounts_session" in result["before"]
    assert result["after"] == []
    assert result["statuses"] == [200, 200, 401]
    today = datetime.now(UTC).date()
    assert result["this"]["isThisOne"] is True
    assert result["this"]["signedInAt"][:10] <= str(today - timedelta(days=9))
