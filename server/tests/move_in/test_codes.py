"""Moving codes in: owners, dates and books, what is refused and why, and that a second run changes nothing."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest
from django.utils import timezone
from tests.move_in.exports import Exports, account, code, used_code
from tests.readers import make_person

from kaktus.accounts.models import User
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.cli import main

pytestmark = pytest.mark.usefixtures("books")
Output = pytest.CaptureFixture[str]
ACTIVATION = datetime(2025, 10, 9, 8, 53, 20, 123456, tzinfo=UTC)
EXPIRATION = datetime(2027, 4, 6, 8, 26, 40, tzinfo=UTC)


@pytest.fixture
def anna(exports: Exports, db: None, capsys: Output) -> User:
    assert main(exports.people(account("anna"))) == 0
    capsys.readouterr()
    return User.objects.get()


def listed(capsys: Output) -> list[str]:
    return [line for line in capsys.readouterr().out.splitlines() if line.startswith(("refused: ", "look at: "))]


def counts(capsys: Output) -> dict[str, int]:
    lines = [line.split(None, 1) for line in capsys.readouterr().out.splitlines() if line.startswith("   ")]
    return {name: int(count) for count, name in lines if count != "0"}


def test_unused_codes_and_used_ones_with_owner_and_dates(exports: Exports, anna: User, capsys: Output) -> None:
    assert main(exports.codes(code("1111-2222-aaaa"), used_code("222222222222", "Anna@Example.org"))) == 0
    assert counts(capsys) == {"added": 2, "of them activated": 1}
    unused, used = ActivationCode.objects.order_by("activation_code")
    assert (unused.activation_code, unused.batch.group_id, unused.activated) == ("11112222AAAA", "kaktus1", False)
    assert (used.batch.group_id, used.user, used.users_information) == ("kaktus2", anna, "anna@example.org")
    assert (used.activation_date, used.expiration_date) == (ACTIVATION, EXPIRATION)
    assert used.batch.imported
    assert used.batch.name == "Moved in: codes.json"


def test_an_unused_code_can_be_redeemed_here(exports: Exports) -> None:
    main(exports.codes(code("11112222AAAA")))
    assert make_person("ben@example.org").activate("1111-2222-aaaa").status_code == 200


@pytest.mark.parametrize("form", ["list", "by id", "lines", "collections"])
def test_every_form_of_the_file(exports: Exports, anna: User, form: str) -> None:
    documents = {"x": code("111122223333"), "y": used_code("222222222222", "anna@example.org")}
    text = {
        "list": json.dumps(list(documents.values())),
        "by id": json.dumps(documents),
        "lines": "\n".join(json.dumps(document) for document in documents.values()),
        "collections": json.dumps({"__collections__": {"activationCodes": documents}}),
    }[form]
    command = exports.codes()
    exports.write("codes.json", text)
    assert main(command) == 0
    assert ActivationCode.objects.filter(activated=True, user=anna, activation_date=ACTIVATION).count() == 1
    assert ActivationCode.objects.filter(activated=False).count() == 1


def test_a_second_run_changes_nothing(exports: Exports, anna: User, capsys: Output) -> None:
    command = exports.codes(code("111122223333"), used_code("222222222222", "anna@example.org"))
    main(command)
    before = list(ActivationCode.objects.order_by("pk").values())
    capsys.readouterr()
    assert main(command) == 0
    assert counts(capsys) == {"were there already": 2}
    assert list(ActivationCode.objects.order_by("pk").values()) == before
    assert CodeBatch.objects.count() == 2


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ([], "this is not a code."),
        ({"activated": False}, "it has no activation_code."),
        (code("ABCD-EFGH-JK!!"), "the code 'ABCD-EFGH-JK!!' has signs that no code has."),
        (code("11112222333"), "the code 11112222333 has 11 characters instead of 12."),
        (code("1111222233334"), "the code 1111222233334 has 13 characters instead of 12."),
        (code("1111ÄÖÜ23333"), "the code '1111ÄÖÜ23333' has signs that no code has."),
        (code("1111\x00\x012223333"), "has signs that no code has."),
        ({"activation_code": 111122223333, "activated": False}, "has signs that no code has."),
        (code("111122223333", activated="yes"), "its field activated is neither true nor false."),
        ({"activation_code": "111122223333"}, "its field activated is neither true nor false."),
        (code("111122223333", users_information="a@b.de"), "it is not activated, but has an owner or dates."),
        (used_code("111122223333", "a@b.de", activation_date=None), "it is activated, but has no activation_date."),
        (used_code("111122223333", "a@b.de", expiration_date=""), "it is activated, but has no expiration_date."),
        (used_code("111122223333", "a@b.de", expiration_date="soon"), "its expiration_date is not a moment."),
        (
            used_code("111122223333", "a@b.de", expiration_date="2024-01-31T00:00:00Z"),
            "it expires on 2024-01-31 00:00 UTC, before its activation on 2025-10-09 08:53.",
        ),
        (used_code("111122223333", "a@b.de", users_information=17), "its users_information is not an e-mail address."),
        (code("999922223333"), "no prefix in map.csv fits it."),
    ],
)
def test_a_record_that_cannot_move_in_is_listed_and_the_others_come(
    exports: Exports, capsys: Output, document: Any, says: str
) -> None:
    assert main(exports.codes(code("111122220000"), document, code("111122229999"))) == 1
    (line,) = listed(capsys)
    assert line.startswith("refused: record 2: ")
    assert says in line
    assert ActivationCode.objects.count() == 2


def test_an_owner_who_does_not_exist_is_listed_and_the_code_is_used_all_the_same(
    exports: Exports, capsys: Output
) -> None:
    command = exports.codes(used_code("111122223333", "gone@example.org"), used_code("111122224444", ""))
    assert main(command) == 1
    assert listed(capsys) == [
        "look at: record 1: the code 111122223333: its owner gone@example.org has no account here. "
        "It is used, without an owner.",
        "look at: record 2: the code 111122224444: nobody is recorded as its owner. It is used, without an owner.",
    ]
    stored = ActivationCode.objects.get(activation_code="111122223333")
    assert (stored.activated, stored.user, stored.users_information) == (True, None, "")
    answer = make_person("ben@example.org").activate("111122223333")
    assert answer.json()["errors"][0]["code"] == "code_used"


def test_the_owner_is_found_when_people_move_in_later(exports: Exports, capsys: Output) -> None:
    command = exports.codes(used_code("111122223333", "anna@example.org"))
    assert main(command) == 1
    assert main(exports.people(account("anna"))) == 0
    capsys.readouterr()
    assert main(command) == 0
    assert counts(capsys) == {"were here without an owner, who is known now": 1}
    stored = ActivationCode.objects.get()
    assert (stored.user, stored.users_information) == (User.objects.get(), "anna@example.org")


def test_nobody_gets_a_code_by_signing_up_with_a_strangers_address(exports: Exports, capsys: Output) -> None:
    make_person("anna@example.org", verified=False)
    confirmed = make_person("ben@example.org").user
    documents = [used_code("111122223333", "anna@example.org"), used_code("111122224444", "ben@example.org")]
    assert main(exports.codes(*documents)) == 1
    (line,) = listed(capsys)
    assert "its owner anna@example.org has no account here" in line
    assert ActivationCode.objects.get(user__isnull=False).user == confirmed


def test_codes_that_were_imported_unused_before_are_activated(exports: Exports, anna: User, capsys: Output) -> None:
    main(["codes", "import", exports.write("printed.csv", "activation_code,book\n111122223333,kaktus1\n")])
    capsys.readouterr()
    assert main(exports.codes(used_code("111122223333", "anna@example.org"))) == 0
    assert counts(capsys) == {"were here unused, and are activated now": 1}
    stored = ActivationCode.objects.get()
    assert (stored.user, stored.activation_date, stored.batch.name[:7]) == (anna, ACTIVATION, "printed")


def test_disagreements_with_what_is_here_are_listed_and_change_nothing(
    exports: Exports, anna: User, capsys: Output
) -> None:
    main(exports.codes(*(code(text) for text in ("111122221111", "111122222222", "111122223333"))))
    assert make_person("ben@example.org").activate("111122221111").status_code == 200
    assert make_person("cem@example.org").activate("111122222222").status_code == 200
    ActivationCode.objects.filter(activation_code="111122222222").update(
        activation_date=ACTIVATION, expiration_date=EXPIRATION
    )
    before = list(ActivationCode.objects.order_by("pk").values())
    capsys.readouterr()
    documents = [
        used_code("111122221111", "anna@example.org"),
        used_code("111122222222", "anna@example.org"),
        code("111122223333"),
        code("111122221111"),
    ]
    command = exports.codes(*documents)
    assert main([*command[:3], "--books", exports.write("map.csv", "activation_code,book\n")]) == 1
    assert len(listed(capsys)) == 4
    assert main(exports.codes(*documents)) == 1
    assert listed(capsys) == [
        "refused: record 1: the code 111122221111 is here already, activated with other dates.",
        "refused: record 2: the code 111122222222 belongs to somebody else here than anna@example.org.",
    ]
    main(exports.codes(code("111122223333"), rule="prefix,book\n1,kaktus2\n"))
    assert listed(capsys) == [
        "refused: record 1: the code 111122223333 is here already, for kaktus1 instead of kaktus2."
    ]
    assert list(ActivationCode.objects.order_by("pk").values()) == before


def test_a_dry_run_reports_the_same_also_about_codes_that_come_twice(
    exports: Exports, anna: User, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = [
        code("111122223333"),
        used_code("111122223333", "anna@example.org"),
        used_code("111122223333", "anna@example.org", expiration_date="2030-01-01"),
        used_code("222222222222", "nobody@example.org"),
        used_code("222222222222", "anna@example.org"),
        code("333333333333"),
        code("222222222222"),
    ]
    command = exports.codes(*documents)
    for size in (1, 3, 100):
        monkeypatch.setattr("kaktus.move_in.flows.codes.CODES_PER_TRANSACTION", size)
        assert main([*command, "--dry-run"]) == 1
        tried = capsys.readouterr().out.splitlines()
        assert not ActivationCode.objects.exists()
        assert not CodeBatch.objects.exists()
        assert main(command) == 1
        done = capsys.readouterr().out.splitlines()
        assert [line.replace("Dry run, nothing was written.", "!") for line in tried] == done
        assert "! Records of codes: 5 in, 2 refused, 1 to look at." in done
        assert ActivationCode.objects.filter(user=anna, activation_date=ACTIVATION).count() == 2
        ActivationCode.objects.all().delete()
        CodeBatch.objects.all().delete()


@pytest.mark.parametrize(
    ("rule", "opens"),
    [
        ("prefix,book\n1,kaktus1\n11-1,kaktus2\n", ["kaktus2", "kaktus1", None]),
        ("prefix;book\n;kaktus1\naaa;kaktus2\n", ["kaktus1", "kaktus1", "kaktus2"]),
        ("\ufeffbook,activation_code\nkaktus1,1111-2222-3333\nkaktus2,aaaa22223333\n", ["kaktus1", None, "kaktus2"]),
        ("product,book\nband-1,kaktus1\nband-2,kaktus2\n", ["kaktus1", "kaktus2", None]),
        ("edition,book\n7,kaktus2\n", ["kaktus2", None, None]),
    ],
)
def test_which_code_opens_which_book(exports: Exports, rule: str, opens: list[str | None]) -> None:
    documents = [
        code("111122223333", product="band-1", edition=7),
        code("112222223333", product="band-2"),
        code("AAAA22223333"),
    ]
    main(exports.codes(*documents, rule=rule))
    stored = dict(ActivationCode.objects.values_list("activation_code", "batch__group_id"))
    assert [stored.get(document["activation_code"]) for document in documents] == opens


def test_the_book_from_a_field_or_for_all(exports: Exports, capsys: Output) -> None:
    documents = [code("111122223333", group="kaktus2"), code("111122224444", group="kaktus9"), code("111122225555")]
    file = exports.codes(*documents)[2]
    assert main(["move-in", "codes", file, "--book-field", "group"]) == 1
    assert listed(capsys) == [
        f"refused: record {number}: its field group names no book. There are: kaktus1, kaktus2." for number in (2, 3)
    ]
    assert main(["move-in", "codes", file, "--book-field", "grupp"]) == 2
    assert "none of its first records has a field grupp." in capsys.readouterr().err
    assert main(["move-in", "codes", file, "--book", "kaktus2"]) == 0
    assert ActivationCode.objects.filter(batch__group_id="kaktus2").count() == 3
    assert main(["move-in", "codes", file, "--book", "kaktus9"]) == 2
    assert "There is no book 'kaktus9'. There are: kaktus1, kaktus2." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("", "map.csv needs a first line with two columns, such as prefix and book."),
        ("prefix,group\n1,kaktus1\n", "map.csv needs a first line"),
        ("prefix,book,note\n1,kaktus1,x\n", "map.csv needs a first line"),
        ("prefix,book\n1,kaktus1\n2,kaktus9\n", "map.csv, line 3: there is no book 'kaktus9'. There are: kaktus1"),
        ("activation_code,book\nÄ,kaktus1\n", "map.csv: 'Ä' cannot be the start of a code."),
    ],
)
def test_a_file_of_books_that_cannot_be_used(exports: Exports, capsys: Output, rule: str, says: str) -> None:
    assert main(exports.codes(code("111122223333"), rule=rule)) == 2
    assert says in capsys.readouterr().err
    assert not ActivationCode.objects.exists()


def test_a_cut_off_file_is_told_before_anything_is_written(exports: Exports, capsys: Output) -> None:
    command = exports.codes()
    exports.write("codes.json", json.dumps([code("111122223333"), code("111122224444")])[:-20])
    assert main(command) == 2
    assert "codes.json is not complete: its end is missing. Export it again. Nothing was written." in (
        capsys.readouterr().err
    )
    assert not ActivationCode.objects.exists()


def test_the_dates_of_the_move_decide_about_access(exports: Exports, anna: User) -> None:
    over = used_code("111122223333", "anna@example.org", expiration_date="2025-12-31T23:59:59+01:00")
    assert main(exports.codes(over, used_code("222222222222", "anna@example.org"))) == 0
    ended, valid = ActivationCode.objects.order_by("activation_code")
    assert ended.expiration_date == datetime(2025, 12, 31, 22, 59, 59, tzinfo=UTC)
    assert ended.expiration_date < timezone.now()
    assert valid.expiration_date == EXPIRATION
