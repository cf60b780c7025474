"""People whose password, telephone number, second factor or attributes do not move: stopped for, refused or listed."""

from __future__ import annotations

import csv
from typing import Any

import pytest
from tests.move_in.exports import HASH, HASH_CONFIG, SALT, Exports, account, with_google
from tests.readers import make_person

from kaktus.accounts.former_passwords import former_key
from kaktus.accounts.models import User
from kaktus.cli import main

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]
NO_PASSWORD = {"passwordHash": None, "salt": None}
NEW_PASSWORD = "'Forgot password?' gives them a password."


def listed(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(("refused: ", "look at: "))]


@pytest.mark.parametrize("instead", ["UkVEQUNURUQ=", "REDACTED"])
def test_an_export_without_password_hashes_stops_with_one_sentence(
    exports: Exports, capsys: Output, instead: str
) -> None:
    people = [account(f"p{number}", passwordHash=instead, salt=None) for number in range(1271)]
    for options in ([], ["--dry-run"]):
        assert main([*exports.people(with_google("anna", "1077"), *people), *options]) == 2
        assert capsys.readouterr() == (
            "",
            "kaktus: users.json has no password hashes: it says REDACTED instead. Export it again with an account that "
            "has the permission firebaseauth.configs.getHashConfig (an owner, or the role Firebase Authentication "
            "Admin). Nothing was written.\n",
        )
    assert not User.objects.exists()
    assert former_key() is None


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        (
            NO_PASSWORD,
            "has neither a password nor Google, and signed in with a link in an e-mail or in a way that the export "
            f"leaves out: {NEW_PASSWORD}",
        ),
        (
            NO_PASSWORD | {"emailLinkSignin": True, "providerUserInfo": [{"providerId": "password"}]},
            f"signed in with a link in an e-mail, which is not possible here: {NEW_PASSWORD}",
        ),
        (
            NO_PASSWORD | {"phoneNumber": "+491701", "providerUserInfo": [{"providerId": "phone"}]},
            f"signed in with a telephone number, which is not possible here: {NEW_PASSWORD}",
        ),
        (
            NO_PASSWORD | {"phoneNumber": "+491701", "providerUserInfo": [{"providerId": "facebook.com"}]},
            f"signed in with facebook.com and a telephone number, which is not possible here: {NEW_PASSWORD}",
        ),
        (
            {"mfaInfo": [{"mfaEnrollmentId": "1", "phoneInfo": "+491701"}]},
            "had a second factor, which does not move: they log in without it.",
        ),
        (
            {"customAttributes": '{"admin":true,"school":"Nord"}'},
            "has customAttributes (admin, school), which do not move: staff gets its rights at the desk.",
        ),
        (
            {"customAttributes": "{broken"},
            "has customAttributes, which do not move: staff gets its rights at the desk.",
        ),
        (
            NO_PASSWORD | {"emailLinkSignin": True, "mfaInfo": [{}], "customAttributes": {"a": 1}},
            "signed in with a link in an e-mail, which is not possible here: 'Forgot password?' gives them a password; "
            "had a second factor, which does not move: they log in without it; "
            "has customAttributes (a), which do not move: staff gets its rights at the desk.",
        ),
    ],
)
def test_people_who_move_in_with_less_are_listed_also_by_a_second_run(
    exports: Exports, capsys: Output, changes: dict[str, Any], says: str
) -> None:
    command = exports.people(account("zoe", customAttributes="{}", mfaInfo=[]), account("anna", **changes))
    for _ in range(2):
        assert main(command) == 1
        out = capsys.readouterr().out
        assert listed(out) == [f"look at: record 2 (id-anna): {says}"]
        assert "✓ People: 2 in, 0 refused, 1 to look at." in out
    assert User.objects.count() == 2


@pytest.mark.parametrize(
    ("changes", "says", "counted"),
    [
        (
            {"phoneNumber": "+491701", "providerUserInfo": [{"providerId": "phone", "rawId": "+491701"}]},
            "the account has a telephone number only, with which nobody can log in here.",
            "1  refused: with a telephone number only",
        ),
        (
            {},
            "the account is anonymous: nobody signed up for it, and nobody can log in to it.",
            "1  refused: anonymous",
        ),
        (
            {"providerUserInfo": [{"providerId": "twitter.com", "rawId": "7"}]},
            "the account signed in with twitter.com, and has no e-mail address, without which nobody can log in here.",
            "1  refused\n",
        ),
        (
            {"customAuth": True},
            "the account has no e-mail address, without which nobody can log in here.",
            "1  refused\n",
        ),
    ],
)
def test_accounts_without_an_address_are_told_apart(
    exports: Exports, capsys: Output, changes: dict[str, Any], says: str, counted: str
) -> None:
    assert main(exports.people(account("zoe"), account("anna", email=None, **NO_PASSWORD | changes))) == 1
    out = capsys.readouterr().out
    assert listed(out) == [f"refused: record 2 (id-anna): {says}"]
    assert "! People: 1 in, 1 refused." in out
    assert counted in out


def test_the_list_as_csv_has_address_and_telephone_number(exports: Exports) -> None:
    make_person("cem@example.org")
    file = exports.folder / "list.csv"
    people = [
        account("anna", email=None, phoneNumber="+49 170 1", **NO_PASSWORD),
        account("ben", phoneNumber="=1+1", **NO_PASSWORD),
        account("cem", phoneNumber="+49 170 3"),
        account("dora", email="Dora"),
    ]
    assert main([*exports.people(*people), "--csv", str(file)]) == 1
    with file.open() as stream:
        rows = sorted(csv.DictReader(stream), key=lambda row: row["record"])
    assert [(row["kind"], row["id"], row["email"], row["telephone"]) for row in rows] == [
        ("refused", "id-anna", "", "'+49 170 1"),
        ("look at", "id-ben", "ben@example.org", "'=1+1"),
        ("refused", "id-cem", "cem@example.org", "'+49 170 3"),
        ("refused", "id-dora", "Dora", ""),
    ]


def csv_row(**places: str) -> str:
    """As `firebase auth:export --format=csv` writes it: 28 places and a comma."""
    order = {"id": 0, "email": 1, "verified": 2, "hash": 3, "salt": 4, "name": 5, "google": 7, "twitter": 15}
    order |= {"created": 23, "phone": 25, "disabled": 26, "attributes": 27}
    row = [""] * 28
    for name, text in ({"verified": "false"} | places).items():
        row[order[name]] = text
    return ",".join(row) + ","


def test_the_account_export_as_csv(exports: Exports, capsys: Output) -> None:
    rows = [
        csv_row(
            id="id-anna",
            email="anna@example.org",
            verified="true",
            hash=HASH,
            salt=SALT,
            name='"Anna, Maria"',
            created="1600000000123",
            attributes='"{""admin"":true}"',
        ),
        csv_row(id="id-ben", email="ben@example.org", google="1077", disabled="true"),
        csv_row(id="id-cem", phone="+491701"),
    ]
    command = ["--hash-config", exports.write("hash.json", HASH_CONFIG)]
    assert main(["move-in", "people", exports.write("users.csv", "\n".join(rows) + "\n"), *command]) == 1
    assert [line.split(":")[0] + line.rpartition("(")[2] for line in listed(capsys.readouterr().out)] == [
        "refusedid-cem): the account has a telephone number only, with which nobody can log in here.",
        "look atadmin), which do not move: staff gets its rights at the desk.",
    ]
    anna, ben = User.objects.order_by("email")
    assert (anna.display_name, anna.joined_at.year, anna.password[:7]) == ("Anna, Maria", 2020, "former$")
    assert (ben.is_active, ben.has_usable_password(), ben.socialaccount_set.get().uid) == (False, False, "1077")


@pytest.mark.parametrize("name", ['"Anna', '"An"na'])
def test_a_csv_whose_quotation_marks_do_not_match_is_told(exports: Exports, capsys: Output, name: str) -> None:
    rows = [csv_row(id="a", email="a@b.de", name=name), csv_row(id="b", email="b@b.de", name='"Ben, B."')]
    command = ["--hash-config", exports.write("hash.json", HASH_CONFIG)]
    code = main(["move-in", "people", exports.write("users.csv", "\n".join(rows)), *command])
    if name == '"Anna':
        assert code == 2
        assert "users.csv cannot be read from line 2 on: this is not a row of 'firebase" in capsys.readouterr().err
        assert not User.objects.exists()
    else:
        assert User.objects.count() == 2
