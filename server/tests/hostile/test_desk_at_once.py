"""Two people at the desk, or one and a reader, at the same thing at the same moment; and a kill in the middle."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.real_server import MigratedLibrary

SCENES = """
redeemed_and_revoked
redeemed_and_replaced
moved_and_extended
published_by_two
announced_too_often
"""
COUNT_REVOKED = """
import django, json
django.setup()
from kaktus.activation.models import ActivationCode
from kaktus.desk.models import AuditEntry
revoked = [f"code {pk}" for pk in ActivationCode.objects.filter(revoked_at__isnull=False).values_list("pk", flat=True)]
print(json.dumps([revoked, list(AuditEntry.objects.filter(action="code.revoke").values_list("target", flat=True))]))
"""


def test_one_of_them_wins_and_the_log_says_who(migrated_library: MigratedLibrary) -> None:
    assert migrated_library("desk_at_once").run("-m", "tests.hostile.desk_at_once").split() == SCENES.split()


def test_after_a_kill_every_change_is_in_the_log_and_none_besides(migrated_library: MigratedLibrary) -> None:
    library = migrated_library("desk_killed")
    command = [sys.executable, "-m", "tests.hostile.desk_at_once", "killed"]
    with subprocess.Popen(command, env=library.environ, stdout=subprocess.PIPE, text=True) as clerk:
        assert clerk.stdout
        answered = [f"code {clerk.stdout.readline().strip()}" for _ in range(20)]
        clerk.kill()
    revoked, written = json.loads(library.run("-c", COUNT_REVOKED))
    assert sorted(written) == sorted(revoked)
    assert set(answered) <= set(revoked), "what was answered is kept"
