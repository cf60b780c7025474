"""The daily chores: once a day, by one of several workers, each independent of the others."""

from __future__ import annotations

import subprocess
import sys
import time
from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import Settings
from tests.real_server import MigratedLibrary

from kaktus.accounts.models import Session
from kaktus.accounts.session_store import SessionStore, digest_of
from kaktus.common.housekeeping import run_due_chores, tidy
from kaktus.common.models import Chore
from kaktus.settings import DAILY_CHORES

DONE: list[str] = []
COMMAND = [sys.executable, "-m", "kaktus.cli"]
OLD_SESSION = """
import django
django.setup()
from datetime import timedelta
from django.utils import timezone
from kaktus.accounts.models import Session
from kaktus.accounts.session_store import SessionStore
SessionStore().create()
Session.objects.update(expire_date=timezone.now() - timedelta(hours=1))
"""
WHEN_TOLD = """
import django
django.setup()
from kaktus.common.housekeeping import run_due_chores
print("ready", flush=True)
input()
print(*[chore.name for chore in run_due_chores()])
"""
SESSIONS = "import django; django.setup(); from kaktus.accounts.models import Session; print(Session.objects.count())"


def sweep() -> int:
    """Crumbs under the table."""
    DONE.append("sweep")
    return 3


def stumble() -> int:
    """Cups."""
    DONE.append("stumble")
    raise OSError("anna@example.org")


@pytest.fixture(autouse=True)
def chores(settings: Settings) -> None:
    DONE.clear()
    settings.DAILY_CHORES = [f"{__name__}.stumble", f"{__name__}.sweep"]


def pass_time(**delta: float) -> None:
    for chore in Chore.objects.all():
        Chore.objects.filter(pk=chore.pk).update(due_at=chore.due_at - timedelta(**delta))


@pytest.mark.django_db
def test_a_chore_that_fails_keeps_no_other_from_being_done_and_is_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert [chore.count for chore in run_due_chores()] == [None, 3]
    assert "anna@example.org" not in caplog.text
    assert run_due_chores() == []
    pass_time(minutes=61)
    assert [chore.what for chore in run_due_chores()] == ["Cups"]
    pass_time(hours=23)
    assert [chore.what for chore in run_due_chores()] == ["Cups", "Crumbs under the table"]


@pytest.mark.django_db
def test_the_command_does_all_of_them_at_any_time() -> None:
    tidy()
    tidy()
    assert DONE == ["stumble", "sweep"] * 2
    run_due_chores()
    assert DONE.count("sweep") == 2


@pytest.mark.django_db
def test_only_expired_sessions_go(settings: Settings) -> None:
    settings.DAILY_CHORES = ["kaktus.accounts.chores.remove_expired_sessions"]
    SessionStore().create()
    Session.objects.update(expire_date=timezone.now() - timedelta(hours=1))
    live = SessionStore()
    live.create()
    assert [chore.count for chore in tidy()] == [1]
    assert Session.objects.get().token_digest == digest_of(str(live.session_key))


@pytest.fixture
def environ(migrated_library: MigratedLibrary) -> dict[str, str]:
    """Of a library of the test's own, for commands."""
    return migrated_library("chores").environ


@pytest.mark.long
def test_of_several_workers_one_does_a_chore(environ: dict[str, str]) -> None:
    def run(*command: str) -> str:
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=True).stdout

    run(sys.executable, "-c", OLD_SESSION)
    waiting = [
        subprocess.Popen(
            [sys.executable, "-c", WHEN_TOLD], env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for process in waiting:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in waiting:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    done = [process.communicate(timeout=60)[0].split() for process in waiting]
    assert sorted(name for names in done for name in names) == sorted(DAILY_CHORES)
    assert run(sys.executable, "-c", SESSIONS) == "0\n"


@pytest.mark.long
def test_a_running_worker_does_the_chores_and_the_command_tells_what_it_did(environ: dict[str, str]) -> None:
    def run(*command: str) -> str:
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=True).stdout

    run(sys.executable, "-c", OLD_SESSION)
    worker = subprocess.Popen([*COMMAND, "jobs", "work"], env=environ)
    try:
        deadline = time.monotonic() + 60
        while run(sys.executable, "-c", SESSIONS) != "0\n":
            assert time.monotonic() < deadline, "the expired session is still there"
    finally:
        worker.terminate()
        assert worker.wait(30) == 0
    run(sys.executable, "-c", OLD_SESSION)
    assert "✓ Sessions that have expired: 1.\n" in run(*COMMAND, "tidy")
