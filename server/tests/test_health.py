"""Probes: the process is alive; the library is ready, or says what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from kaktus.common.health import readiness_problems


@pytest.fixture
def content_folder(settings: Settings, tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    folder.mkdir()
    settings.STORAGE_URL = f"file://{folder}"
    return folder


def test_the_process_lives_whatever_host_the_probe_names() -> None:
    response = Client().get("/healthz", headers={"Host": "10.0.0.7"})
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


@pytest.mark.django_db
def test_ready(web_dir: Path, content_folder: Path) -> None:
    response = Client().get("/readyz")
    assert (response.status_code, response.json()) == (200, {"status": "ok", "problems": []})


@pytest.mark.django_db
def test_not_ready_without_storage_or_build(settings: Settings, content_folder: Path) -> None:
    content_folder.rmdir()
    settings.WEB_DIR = content_folder
    response = Client().get("/readyz")
    assert response.status_code == 503
    problems = response.json()["problems"]
    assert problems[0] == "The books' files cannot be read: './kaktus doctor' tells more."
    assert "make build" in problems[1]
    # Anybody may ask, so only the command line names folders.
    assert str(content_folder) not in response.text
    assert str(content_folder) in readiness_problems()[0].for_operator


@pytest.mark.django_db(transaction=True)
def test_a_look_writes_and_leaves_nothing(web_dir: Path, content_folder: Path) -> None:
    before = migrations_applied()
    client = Client()
    with CaptureQueriesContext(connection) as first:
        assert client.get("/readyz").status_code == 200
    with CaptureQueriesContext(connection) as again:
        assert client.get("/readyz").status_code == 200
    assert any("INSERT" in query["sql"] for query in first)
    assert len(again) == 0
    assert migrations_applied() == before


def migrations_applied() -> int:
    return MigrationRecorder.Migration.objects.count()


@pytest.mark.django_db(transaction=True)
def test_not_ready_before_migration(web_dir: Path, content_folder: Path) -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'activation'")
    try:
        assert Client().get("/readyz").json()["problems"] == ["The database is not up to date: run './kaktus migrate'."]
    finally:
        from django.core.management import call_command

        call_command("migrate", "activation", fake=True, verbosity=0)
