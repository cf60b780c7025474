"""A batch that a clerk removes while a reader redeems one of its codes: one of the two has their way, never both."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.real_server import MigratedLibrary

pytestmark = pytest.mark.long

ROUNDS = 40
CODES = 3
START = """
import json, sys, django
django.setup()
from kaktus.activation.models import ActivationCode, CodeBatch
"""
PREPARE = f"""
from tests.readers import make_person, make_some_codes
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
make_person("anna@example.org")
print(json.dumps([make_some_codes({CODES})[-1] for _ in range(int(sys.argv[1]))]))
"""
# Each goes through all batches in the same order, and waits for nobody: they overtake each other all the time.
REDEEM = """
from kaktus.accounts.models import User
from kaktus.activation.flows import redeem_code
from kaktus.activation.limits import NETWORK, PERSON
from kaktus.common.api.api_errors import ApiError
from kaktus.limits import forget
anna = User.objects.get()
def act(code):
    try:
        redeem_code(user=anna, typed=code, address="192.0.2.1", extend=True)
        return True
    except ApiError as error:
        assert error.errors[0]["code"] == "invalid_code", error.errors
        forget(PERSON, str(anna.pk))
        forget(NETWORK, "192.0.2.1")
        return False
"""
REMOVE = """
from kaktus.activation.batches.batch_removals import CannotRemove, remove_batch
from kaktus.jobs.kinds import known_kinds
from kaktus.jobs.runner import Runner
batches = {batch.codes.last().activation_code: batch.pk for batch in CodeBatch.objects.all()}
runner = Runner(known_kinds())
def act(code):
    try:
        remove_batch(batches[code], reason="both at once")
    except CannotRemove as problem:
        assert problem.reason == "redeemed", problem.reason
        return False
    runner.run_due_jobs()
    return not CodeBatch.objects.filter(pk=batches[code]).exists()
"""
GO = """
codes = json.loads(sys.argv[1])
print("ready", flush=True)
input()
print(json.dumps([act(code) for code in codes]))
"""
LOOK = """
rows = ActivationCode.objects.filter(activation_code__in=json.loads(sys.argv[1])).select_related("batch")
print(json.dumps({
    row.activation_code: [row.activated, row.batch.codes.count(), row.batch.revoked_at is not None] for row in rows
}))
"""


def test_the_code_is_redeemed_or_the_batch_is_gone(migrated_library: MigratedLibrary) -> None:
    environ = migrated_library("removed_while_redeemed").environ

    def run(script: str, argument: str) -> str:
        command = [sys.executable, "-c", START + script, argument]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=True).stdout

    codes = json.loads(run(PREPARE, str(ROUNDS)))
    people = [
        subprocess.Popen(
            [sys.executable, "-c", START + script + GO, json.dumps(codes)],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for script in (REDEEM, REMOVE)
    ]
    for person in people:
        assert person.stdout
        assert person.stdout.readline() == "ready\n"
    for person in people:
        assert person.stdin
        person.stdin.write("go\n")
        person.stdin.flush()
    redeemed, removed = (json.loads(person.communicate(timeout=120)[0].splitlines()[-1]) for person in people)
    stored = json.loads(run(LOOK, json.dumps(codes)))
    for code, is_redeemed, is_removed in zip(codes, redeemed, removed, strict=True):
        assert is_redeemed != is_removed, code
        assert stored.get(code) == ([True, CODES, False] if is_redeemed else None)
