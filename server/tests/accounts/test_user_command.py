"""The operator's commands for people: what they show, write, ask and delete."""

from __future__ import annotations

import io
import json
import stat
from pathlib import Path

import pytest
from allauth.socialaccount.models import SocialAccount
from tests.readers import Person, make_person, make_some_codes

from kaktus.accounts.models import Session, User
from kaktus.activation.models import ActivationCode
from kaktus.cli import main
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]


@pytest.fixture
def clara() -> Person:
    load_catalogue(folder=SHIPPED)
    person = make_person("clara@example.org")
    User.objects.filter(pk=person.user.pk).update(display_name="Clara Ü")
    SocialAccount.objects.create(user=person.user, provider="https://accounts.google.com", uid="77", extra_data={})
    assert person.activate(make_some_codes(1)[0]).status_code == 200
    clear_catalogue_cache()
    return person


def test_show_tells_what_is_known_in_plain_words(clara: Person, capsys: Output) -> None:
    assert main(["user", "show", " Clara@Example.org"]) == 0
    shown = capsys.readouterr().out
    code = ActivationCode.objects.get(user=clara.user).activation_code
    for fact in ("clara@example.org", "email_verified     yes", "Clara Ü", "https://accounts.google.com", "77", code):
        assert fact in shown


def test_export_is_complete_and_the_clerks_alone(clara: Person, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "clara.json"
    assert main(["user", "export", "clara@example.org", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    export = json.loads(file.read_text())
    own = {"account", "google", "signed_in", "mails"}
    assert set(export) == own | {"activation_codes", "classes", "reminders", "refused_codes", "staff_notes"}
    assert export["account"][0]["email"] == "clara@example.org"
    assert export["account"][0]["reminders"] is True
    assert export["account"][0]["language"] is None
    assert export["activation_codes"][0]["users_information"] == "clara@example.org"
    assert [set(device) for device in export["signed_in"]] == [{"browser", "system", "since", "last_used_on", "until"}]
    assert clara.token not in file.read_text()
    assert main(["user", "export", "clara@example.org", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["user", "export", "clara@example.org"]) == 0
    assert json.loads(capsys.readouterr().out) == export


def test_delete_asks_for_the_address_again(clara: Person, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for typed in ("", "clara@example.com\n"):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["user", "delete", "clara@example.org"]) == 2
        assert "Nothing was deleted." in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", io.StringIO("Clara@example.org\n"))
    assert main(["user", "delete", "clara@example.org"]) == 0
    assert not User.objects.exists()
    assert not Session.objects.exists()
    code = ActivationCode.objects.get(activated=True)
    assert (code.user_id, code.users_information) == (None, "")


def test_delete_without_asking(clara: Person) -> None:
    assert main(["user", "delete", "clara@example.org", "--yes"]) == 0
    assert not User.objects.exists()


@pytest.mark.parametrize(
    ("address", "says"), [("nobody@example.org", "There is no account with this address."), ("x", "Enter an e-mail")]
)
@pytest.mark.parametrize("command", ["show", "export", "delete"])
def test_nobody_of_that_name(command: str, address: str, says: str, capsys: Output) -> None:
    assert main(["user", command, address]) == 2
    assert says in capsys.readouterr().err
