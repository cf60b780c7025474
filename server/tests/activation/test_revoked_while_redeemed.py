"""A code that one clerk revokes, another one replaces and a reader redeems at the same moment: one of them is first."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from tests.real_server import MigratedLibrary

pytestmark = pytest.mark.long

ROUNDS = 60
START = """
import json, sys, django
django.setup()
from kaktus.activation.models import ActivationCode, CodeBatch
"""
PREPARE = """
from tests.readers import make_person, make_some_codes
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
make_person("anna@example.org")
print(json.dumps(make_some_codes(int(sys.argv[1]))))
"""
# Each goes through all codes in the same order, and waits for nobody: they overtake each other all the time.
REDEEM = """
from kaktus.accounts.models import User
from kaktus.activation.flows import redeem_code
from kaktus.common.api.api_errors import ApiError
from kaktus.limits import forget
anna = User.objects.get()
def act(code):
    try:
        redeem_code(user=anna, typed=code, address="192.0.2.1", extend=True)
        return True
    except ApiError as error:
        assert error.errors[0]["code"] == "invalid_code", error.errors
        from kaktus.activation.limits import NETWORK, PERSON
        forget(PERSON, str(anna.pk))
        forget(NETWORK, "192.0.2.1")
        return False
"""
REVOKE = """
from kaktus.activation.lookups.code_lookups import find_code
from kaktus.activation.changes.revocations import CannotRevoke, replace_code, revoke_code
def act(code):
    try:
        {what}(find_code(code), reason="both at once")
        return True
    except CannotRevoke:
        return False
"""
GO = """
codes = json.loads(sys.argv[1])
print("ready", flush=True)
input()
print(json.dumps([act(code) for code in codes]))
"""
LOOK = """
rows = ActivationCode.objects.filter(activation_code__in=json.loads(sys.argv[1]))
stored = {row.activation_code: [row.activated, row.revoked_at is not None] for row in rows}
batch = CodeBatch.objects.get()
print(json.dumps([stored, batch.made, batch.codes.count()]))
"""


def test_exactly_one_of_them_has_its_way(migrated_library: MigratedLibrary) -> None:
    environ = migrated_library("revoked_while_redeemed").environ

    def run(script: str, argument: str) -> str:
        command = [sys.executable, "-c", START + script, argument]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=True).stdout

    codes = json.loads(run(PREPARE, str(ROUNDS)))
    scripts = (REDEEM, REVOKE.format(what="revoke_code"), REVOKE.format(what="replace_code"))
    people = [
        subprocess.Popen(
            [sys.executable, "-c", START + script + GO, json.dumps(codes)],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for script in scripts
    ]
    for person in people:
        assert person.stdout
        assert person.stdout.readline() == "ready\n"
    for person in people:
        assert person.stdin
        person.stdin.write("go\n")
        person.stdin.flush()
    redeemed, revoked, replaced = (json.loads(person.communicate(timeout=120)[0]) for person in people)
    stored, made_count, count = json.loads(run(LOOK, json.dumps(codes)))
    for code, *winners in zip(codes, redeemed, revoked, replaced, strict=True):
        assert sum(winners) == 1, (code, winners)
        assert stored[code] == [winners[0], not winners[0]]
    assert made_count == count == ROUNDS + sum(replaced)
