"""Moving people in: who comes in and how, who is refused and why, and that a second run changes nothing."""

from __future__ import annotations

import csv
import io
import json
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from django.conf import settings as live
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.move_in.exports import HASH_CONFIG, OTHER_CONFIG, PASSWORD, Exports, account, with_google
from tests.readers import make_person

from kaktus.accounts.chores import remove_unverified_accounts
from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.former_passwords import former_key
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.cli import main
from kaktus.common.former_key import parse_former_key
from kaktus.common.retention import DEPARTED_ACCOUNT
from kaktus.move_in.departures import forget_departures
from kaktus.move_in.models import DepartedAccount

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]


def listed(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(("refused: ", "look at: "))]


def counted(output: str) -> list[list[str]]:
    return [line.split(None, 1) for line in output.splitlines() if line.startswith("   ")]


def test_passwords_google_and_what_is_known_about_a_person_come_along(exports: Exports, capsys: Output) -> None:
    unverified = account("cem", emailVerified=False)
    assert main(exports.people(account("anna"), with_google("ben", "1077"), unverified)) == 0
    out = capsys.readouterr().out
    assert "✓ People: 3 in, 0 refused." in out
    assert counted(out) == [
        ["3", "moved in"],
        ["2", "with a password"],
        ["1", "with Google"],
        ["1", "address not confirmed"],
        ["0", "closed"],
        ["0", "were there already"],
    ]
    anna, ben, cem = User.objects.order_by("email")
    assert (anna.email, anna.display_name, anna.is_active, anna.last_login) == ("anna@example.org", "Anna", True, None)
    assert anna.joined_at == datetime(2020, 9, 13, 12, 26, 40, 123000, tzinfo=UTC)
    assert [is_verified(user) for user in (anna, ben, cem)] == [True, True, False]
    assert not ben.has_usable_password()
    link = SocialAccount.objects.get()
    assert (link.user, link.provider, link.uid, link.extra_data) == (ben, "https://accounts.google.com", "1077", {})
    answer = Caller().post("/account/login", {"email": "anna@example.org", "password": PASSWORD})
    assert answer.status == 200
    anna.refresh_from_db()
    assert anna.password.startswith("argon2$argon2id$")


def test_the_key_is_stored_in_the_data_folder_and_not_in_the_database(exports: Exports) -> None:
    main(exports.people(account("anna")))
    assert former_key() == parse_former_key(json.dumps(HASH_CONFIG))
    assert stat.S_IMODE((live.DATA_DIR / "former-key").stat().st_mode) == 0o600
    assert str(HASH_CONFIG["base64_signer_key"])[:20] not in User.objects.get().password


def test_a_second_run_changes_nothing(exports: Exports, capsys: Output) -> None:
    command = exports.people(account("anna"), with_google("ben", "1077"))
    main(command)
    User.objects.filter(email="anna@example.org").update(display_name="Anna here", email="anna.new@example.org")
    before = list(User.objects.order_by("pk").values())
    capsys.readouterr()
    assert main(command) == 0
    assert "2  were there already" in capsys.readouterr().out
    assert list(User.objects.order_by("pk").values()) == before
    assert (EmailAddress.objects.count(), SocialAccount.objects.count()) == (2, 1)


def test_a_dry_run_reports_the_same_and_writes_nothing(exports: Exports, capsys: Output) -> None:
    command = exports.people(account("anna"), account("ben", email="ben"), account("cem", salt="%"))
    assert main([*command, "--dry-run"]) == 1
    tried = capsys.readouterr().out
    assert not User.objects.exists()
    assert not list(live.DATA_DIR.iterdir())
    assert main(command) == 1
    done = capsys.readouterr().out
    assert "Dry run, nothing was written. People: 1 in, 2 refused." in tried
    assert "! People: 1 in, 2 refused." in done
    assert counted(tried) == counted(done)
    assert listed(tried) == listed(done)
    assert len(listed(done)) == 2


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (17, "this is not an account."),
        (account("anna", localId=None), "the account has no localId."),
        (account("anna", localId=5), "the account has no localId."),
        (account("anna", email="no address"), "its e-mail address 'no address' cannot be used: Enter an e-mail"),
        (account("anna", email="a\x00@example.org"), "cannot be used: This e-mail address holds characters"),
        (account("anna", salt="%%%"), "its passwordHash or salt is not Base64."),
        (account("anna", passwordHash="AAAA"), "has 3 bytes instead of 64: it was made with another algorithm or key."),
        (account("anna", salt="A" * 400), "its salt is too long."),
        (account("anna", createdAt="yesterday"), "its createdAt is not a moment."),
        (with_google("anna", ""), "its Google account has no rawId."),
        (with_google("anna", "x" * 300), "its Google account has no rawId."),
    ],
)
def test_a_record_that_cannot_move_in_is_listed_and_the_others_come(
    exports: Exports, capsys: Output, record: Any, says: str
) -> None:
    assert main(exports.people(account("zoe"), record, account("ben"))) == 1
    (line,) = listed(capsys.readouterr().out)
    assert line.startswith("refused: record 2")
    assert says in line
    assert sorted(User.objects.values_list("email", flat=True)) == ["ben@example.org", "zoe@example.org"]


def test_of_two_accounts_with_one_address_in_different_case_none_is_guessed(exports: Exports, capsys: Output) -> None:
    twins = [account("anna", localId="first"), account("anna", localId="second", email="Anna@Example.ORG")]
    assert main(exports.people(twins[0], account("ben"), twins[1])) == 1
    lines = listed(capsys.readouterr().out)
    says = (
        "more than one account of the file has the address anna@example.org, perhaps in another case. "
        "Delete or change all but one of them."
    )
    assert lines == [f"refused: record 1 (first): {says}", f"refused: record 3 (second): {says}"]
    assert User.objects.get().email == "ben@example.org"


def test_an_address_or_google_account_that_is_in_use_here_stays_whose_it_is(exports: Exports, capsys: Output) -> None:
    here = make_person("anna@example.org").user
    SocialAccount.objects.create(user=here, provider="https://accounts.google.com", uid="1077")
    assert main(exports.people(account("anna"), with_google("ben", "1077"))) == 1
    assert listed(capsys.readouterr().out) == [
        "refused: record 1 (id-anna): an account with the address anna@example.org was opened here. "
        "Nothing was changed in it.",
        "refused: record 2 (id-ben): its Google account is linked to another account here.",
    ]
    assert User.objects.get() == here


def test_two_records_with_one_google_account(exports: Exports, capsys: Output) -> None:
    assert main(exports.people(with_google("anna", "1077"), with_google("ben", "1077"))) == 1
    assert "refused: record 2 (id-ben): its Google account is linked" in capsys.readouterr().out
    assert SocialAccount.objects.get().user.email == "anna@example.org"


def test_closed_accounts_stay_closed_and_other_ways_to_sign_in_are_named(exports: Exports, capsys: Output) -> None:
    apple = {"passwordHash": None, "salt": None, "providerUserInfo": [{"providerId": "apple.com", "rawId": "7"}]}
    assert main(exports.people(account("anna", disabled=True), account("ben", **apple))) == 1
    assert listed(capsys.readouterr().out) == [
        "look at: record 2 (id-ben): signed in with apple.com, which is not possible here: "
        "'Forgot password?' gives them a password."
    ]
    assert not User.objects.get(email="anna@example.org").is_active
    assert Caller().post("/account/login", {"email": "anna@example.org", "password": PASSWORD}).status == 403


def test_whoever_never_confirmed_the_address_has_thirty_days_from_the_move(exports: Exports) -> None:
    main(exports.people(account("anna", emailVerified=False)))
    assert remove_unverified_accounts() == 0
    long_ago = timezone.now() - timedelta(days=31)
    User.objects.update(joined_at=long_ago, warned_at=long_ago)
    assert remove_unverified_accounts() == 1


def test_who_left_since_does_not_come_back(exports: Exports, capsys: Output) -> None:
    command = exports.people(account("anna"))
    main(command)
    forget_person(User.objects.get())
    capsys.readouterr()
    assert main(command) == 1
    assert listed(capsys.readouterr().out) == [
        "refused: record 1 (id-anna): the account moved in before and was deleted here since."
    ]
    assert not User.objects.exists()
    assert forget_departures() == 0
    DepartedAccount.objects.update(left_at=timezone.now() - DEPARTED_ACCOUNT - timedelta(days=1))
    assert forget_departures() == 1


def test_who_was_never_in_the_former_system_leaves_no_note(db: None) -> None:
    forget_person(make_person("anna@example.org").user)
    assert not DepartedAccount.objects.exists()


def with_known_account(
    command: list[str], monkeypatch: pytest.MonkeyPatch, password: str, address: str = "Anna@example.org"
) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
    return main([*command, "--known-account", address])


def test_a_wrong_key_is_told_before_anything_is_written(
    exports: Exports, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = exports.people(account("anna"), account("ben"))
    exports.write("hash.json", OTHER_CONFIG)
    assert with_known_account(command, monkeypatch, PASSWORD) == 2
    assert capsys.readouterr().err == (
        "kaktus: The password of anna@example.org does not fit. Either it is mistyped, or the signer key, separator, "
        "rounds or memory cost are not those of this export. Nothing was written.\n"
    )
    assert not User.objects.exists()
    assert former_key() is None


def test_a_right_key_is_proved_by_a_known_account(
    exports: Exports, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = exports.people(account("anna"), with_google("ben", "1077"))
    assert with_known_account(command, monkeypatch, "Falsch123") == 2
    assert with_known_account(command, monkeypatch, "") == 2
    assert "is needed to prove the key: type it, or give it as the first line" in capsys.readouterr().err
    assert with_known_account(command, monkeypatch, PASSWORD, "ben@example.org") == 2
    assert "has no account ben@example.org with a password. Nothing was written." in capsys.readouterr().err
    assert with_known_account(command, monkeypatch, PASSWORD, "nobody@example.org") == 2
    assert with_known_account(command, monkeypatch, PASSWORD, "nobody") == 2
    assert not User.objects.exists()
    capsys.readouterr()
    assert with_known_account(command, monkeypatch, PASSWORD) == 0
    assert "not proved" not in capsys.readouterr().out
    assert User.objects.count() == 2


def test_a_key_in_use_is_replaced_only_by_one_that_is_proved(
    exports: Exports, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = exports.people(account("anna"))
    exports.write("hash.json", OTHER_CONFIG)
    assert main(command) == 0
    assert "! The key was not proved." in capsys.readouterr().out
    exports.write("hash.json", HASH_CONFIG)
    assert main(command) == 2
    assert "People have moved in with another key" in capsys.readouterr().err
    assert with_known_account(command, monkeypatch, PASSWORD) == 0
    assert Caller().post("/account/login", {"email": "anna@example.org", "password": PASSWORD}).status == 200


def test_a_key_in_a_setting_must_be_the_same(exports: Exports, capsys: Output, settings: Settings) -> None:

    command = exports.people(account("anna"))
    settings.ENVIRONMENT = live.ENVIRONMENT.model_copy(
        update={"former_key": parse_former_key(json.dumps(OTHER_CONFIG))}
    )
    assert main(command) == 2
    assert "KAKTUS_FORMER_KEY holds another key" in capsys.readouterr().err
    settings.ENVIRONMENT = live.ENVIRONMENT.model_copy(update={"former_key": parse_former_key(json.dumps(HASH_CONFIG))})
    assert main(command) == 0
    assert not list(live.DATA_DIR.iterdir())


@pytest.mark.parametrize(
    ("users", "config", "says"),
    [
        (
            '{"users": [{"localId": "a", "email": "a@b.de"}, {"loc',
            HASH_CONFIG,
            "users.json is not complete: it ends in",
        ),
        ("localId,email\n", HASH_CONFIG, "line 1 on: this is not a row of 'firebase auth:export --format=csv'. Export"),
        ('{"users": []}', {"rounds": 8}, "it lacks base64_signer_key and base64_salt_separator and mem_cost."),
        ('{"users": []}', "nothing", "cannot be used as hash configuration: it lacks"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_before_anything_is_written(
    exports: Exports, capsys: Output, users: str, config: Any, says: str
) -> None:
    command = exports.people()
    exports.write("users.json", users)
    exports.write("hash.json", config)
    assert main(command) == 2
    assert says in capsys.readouterr().err
    assert not User.objects.exists()
    assert former_key() is None


def test_files_that_are_not_there(exports: Exports, capsys: Output) -> None:
    command = exports.people()
    Path(command[2]).unlink()
    assert main(command) == 2
    assert "users.json cannot be read (No such file or directory)." in capsys.readouterr().err
    Path(command[4]).unlink()
    assert main(command) == 2
    assert "hash.json cannot be read" in capsys.readouterr().err


def test_the_list_as_csv_for_the_operator_alone(exports: Exports, capsys: Output) -> None:
    file = exports.folder / "list.csv"
    command = [*exports.people(account("anna", localId="=1+1", email="x"), account("ben")), "--csv", str(file)]
    assert main(command) == 1
    assert not listed(capsys.readouterr().out)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with file.open() as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["kind"], row["record"], row["id"]) for row in rows] == [("refused", "1", "'=1+1")]
    assert main(command) == 2
    assert "exists already" in capsys.readouterr().err
