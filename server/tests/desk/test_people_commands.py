"""The operator helps people on the command line: what is printed, the exit codes, and what is recorded."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from tests.activation.owned import give_code
from tests.readers import Person, make_person

from kaktus.accounts.models import Session, User
from kaktus.activation.models import ActivationCode
from kaktus.cli import main
from kaktus.desk.models import AuditEntry
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.mail.models import Mail

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def anna() -> Person:
    return make_person("anna.schmidt@example.org")


@pytest.fixture
def code(anna: Person) -> str:
    return give_code(anna, ends_at=timezone.now() + timedelta(days=100))


def printed(capsys: Output, *command: str) -> Any:
    capsys.readouterr()
    assert main(["user", *command, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_search(anna: Person, code: str, capsys: Output) -> None:
    assert printed(capsys, "search", "SCHMIDT")["people"] == [{"email": anna.user.email, "confirmed": True}]
    (result,) = printed(capsys, "search", code[:5].lower())["codes"]
    assert result == {"code": code, "state": "activated", "owner": anna.user.email}
    assert main(["user", "search", "schmidt"]) == 0
    assert capsys.readouterr().out == "anna.schmidt@example.org  confirmed\n"
    assert main(["user", "search", "xyzzy"]) == 1
    assert capsys.readouterr().out == "Nothing found.\n"
    assert AuditEntry.objects.filter(action="person.search", staff=None).count() == 4


def test_timeline(anna: Person, code: str, capsys: Output) -> None:
    shown = printed(capsys, "timeline", anna.user.email)
    assert {event["kind"] for event in shown["timeline"]} == {"joined", "device", "activated"}
    assert main(["user", "timeline", anna.user.email]) == 0
    assert "locked_for_s  0" in capsys.readouterr().out


def test_help(anna: Person, code: str, capsys: Output) -> None:
    make_person("ben@example.org")
    new = make_person("new@example.org", verified=False)
    assert main(["user", "send-verification", new.user.email]) == 0
    assert Mail.objects.filter(to=new.user.email).exists()
    assert main(["user", "send-verification", anna.user.email]) == 2
    assert "confirmed already" in capsys.readouterr().err
    assert main(["user", "unlock", anna.user.email]) == 0
    assert main(["user", "sign-out", anna.user.email]) == 0
    assert not Session.objects.filter(user=anna.user).exists()
    before = ActivationCode.objects.get(activation_code=code).expiration_date
    printed(capsys, "extend", anna.user.email, code, "--months", "6", "--reason", "Was ill")
    after = ActivationCode.objects.get(activation_code=code).expiration_date
    assert before
    assert after
    assert after > before
    printed(capsys, "move-code", anna.user.email, code, "--to", "ben@example.org", "--reason", "The father asks")
    assert ActivationCode.objects.get(activation_code=code).users_information == "ben@example.org"
    assert AuditEntry.objects.get(action="person.extend_access").reason == "Was ill"


@pytest.mark.parametrize(
    "command",
    [
        ["unlock", "nobody@example.org"],
        ["timeline", "x"],
        ["extend", "anna.schmidt@example.org", "AAAABBBBCCCC", "--months", "6"],
        ["move-code", "anna.schmidt@example.org", "AAAABBBBCCCC", "--to", "ben@example.org"],
    ],
)
def test_what_cannot_be_done_is_said_with_exit_code_2(anna: Person, command: list[str], capsys: Output) -> None:
    assert main(["user", *command]) == 2
    assert capsys.readouterr().err.startswith("kaktus: ")


def test_show_and_delete_speak_json_too(anna: Person, capsys: Output) -> None:
    assert printed(capsys, "show", anna.user.email)["account"][0]["email"] == anna.user.email
    assert printed(capsys, "delete", anna.user.email, "--yes") == {"deleted": True}
    assert not User.objects.exists()
