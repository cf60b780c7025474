"""Reminders written by several workers at the same moment, and by one that is killed: each once."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.real_server import MigratedLibrary

pytestmark = pytest.mark.long

START = """
import os, sys, django
django.setup()
from django.db import transaction
from kaktus.activation.models import ActivationCode
from kaktus.activation.reminders import remind, remind_all
from kaktus.mail.models import Mail
"""
PEOPLE = """
from datetime import timedelta
from django.utils import timezone
from tests.activation.owned import give_code
from tests.readers import make_person
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
for number in range(8):
    give_code(make_person(f"anna-{number}@example.org"), ends_at=timezone.now() + timedelta(days=20))
"""
KILLED = """
with transaction.atomic():
    assert remind(ActivationCode.objects.filter(activated=True).first().user_id)
    os._exit(9)
"""
WHEN_TOLD = """
print("ready", flush=True)
input()
print(remind_all())
"""


def test_each_person_gets_one_mail(migrated_library: MigratedLibrary) -> None:
    environ = migrated_library("reminders").environ

    def run(script: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", START + script]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=False)

    people = run(PEOPLE)
    assert people.returncode == 0, people.stderr
    assert run(KILLED).returncode == 9
    assert run("print(Mail.objects.count())").stdout == "0\n"
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", START + WHEN_TOLD],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for worker in workers:
        assert worker.stdout
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin
        worker.stdin.write("go\n")
        worker.stdin.flush()
    assert sum(int(worker.communicate(timeout=60)[0]) for worker in workers) == 8
    assert run("print(Mail.objects.count(), Mail.objects.values('to').distinct().count())").stdout == "8 8\n"
