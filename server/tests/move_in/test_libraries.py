"""The owners of codes according to people's libraries: agreed, completed, or listed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.move_in.exports import Exports, account, code, used_code
from tests.readers import make_person

from kaktus.accounts.models import User
from kaktus.activation.models import ActivationCode
from kaktus.cli import main

pytestmark = pytest.mark.usefixtures("books")
Output = pytest.CaptureFixture[str]


@pytest.fixture
def people(exports: Exports, db: None, capsys: Output) -> dict[str, User]:
    """Anna has a code by its users_information; two are used without an owner, one is unused."""
    main(exports.people(account("anna"), account("ben")))
    main(
        exports.codes(
            used_code("111111111111", "anna@example.org"),
            used_code("111111111112", "earlier@example.org"),
            used_code("111111111113", "earlier@example.org"),
            code("111111111114"),
        )
    )
    capsys.readouterr()
    return {user.email: user for user in User.objects.all()}


def listed(capsys: Output) -> list[str]:
    return [line for line in capsys.readouterr().out.splitlines() if line.startswith(("refused: ", "look at: "))]


def owners() -> list[str | None]:
    return list(ActivationCode.objects.order_by("activation_code").values_list("user__email", flat=True))


def test_a_code_without_an_owner_goes_to_the_one_who_has_it(
    exports: Exports, people: dict[str, User], capsys: Output
) -> None:
    documents = {"id-anna": {"userLibrary": ["111111111111", "1111-1111-1112"], "email": "anna@example.org"}}
    command = exports.libraries(documents)
    assert main([*command, "--dry-run"]) == 0
    tried = capsys.readouterr().out
    assert owners() == ["anna@example.org", None, None, None]
    assert main(command) == 0
    done = capsys.readouterr().out
    assert tried.splitlines()[1:] == done.splitlines()[1:]
    assert "1  codes belong to the same person already" in done
    assert "1  codes had no owner, and have one now" in done
    assert owners() == ["anna@example.org", "anna@example.org", None, None]
    assert ActivationCode.objects.get(activation_code="111111111112").users_information == ""
    assert main(command) == 0
    assert "2  codes belong to the same person already" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (
            {"userLibrary": ["111111111111"]},
            "the code 111111111111 is in this library, but belongs to somebody else by its users_information.",
        ),
        ({"userLibrary": ["111111111114"]}, "the code 111111111114 is in this library, but is not activated."),
        ({"userLibrary": ["999999999999"]}, "the code 999999999999 is not here: move the codes in first."),
        ({"userLibrary": ["11111111111"]}, "the code 11111111111 has 11 characters instead of 12."),
        ({"userLibrary": [None]}, "it has no activation_code."),
        ({"userLibrary": "111111111112"}, "its userLibrary is not a list."),
        (
            {"userLibrary": ["111111111112"], "email": "anna@example.org"},
            "its id and its address anna@example.org stand for two different accounts here.",
        ),
    ],
)
def test_disagreements_are_listed_and_change_nothing(
    exports: Exports, people: dict[str, User], capsys: Output, document: Any, says: str
) -> None:
    before = owners()
    assert main(exports.libraries({"id-ben": document})) == 1
    assert listed(capsys) == [f"refused: record 1 (id-ben): {says}"]
    assert owners() == before


def test_of_two_who_have_the_same_code_none_is_guessed(
    exports: Exports, people: dict[str, User], capsys: Output
) -> None:
    documents = {
        "id-anna": {"userLibrary": ["111111111112", "111111111112"]},
        "id-ben": {"userLibrary": ["111111111112", "111111111113", "111111111113"]},
    }
    assert main(exports.libraries(documents)) == 1
    says = "the code 111111111112 is in more than one library, and stays without an owner."
    assert listed(capsys) == [f"refused: record 1 (id-anna): {says}", f"refused: record 2 (id-ben): {says}"]
    assert owners() == ["anna@example.org", None, "ben@example.org", None]


def test_people_are_found_by_id_or_without_one_by_their_confirmed_address(
    exports: Exports, people: dict[str, User], capsys: Output
) -> None:
    make_person("stranger@example.org", verified=False)
    documents = [
        {"email": "Ben@example.org", "userLibrary": ["111111111112"]},
        {"uid": "id-anna", "email": "anna.new@example.org", "userLibrary": ["111111111113"]},
        {"email": "stranger@example.org", "userLibrary": []},
        {"uid": "id-nobody", "email": "ben@example.org", "userLibrary": []},
        {"displayName": "Nobody", "userLibrary": []},
        17,
    ]
    assert main(exports.libraries(documents)) == 1
    assert listed(capsys) == [
        "refused: record 5: this is nobody's library: it has neither an id nor an e-mail address.",
        "refused: record 6: this is nobody's library: it has neither an id nor an e-mail address.",
        "refused: record 3 (stranger@example.org): stranger@example.org has no account here.",
        "refused: record 4 (id-nobody): nobody with this id has moved in.",
    ]
    assert owners() == ["anna@example.org", "ben@example.org", "anna@example.org", None]


def test_a_cut_off_file_is_told_before_anything_is_written(
    exports: Exports, people: dict[str, User], capsys: Output
) -> None:
    command = exports.libraries({})
    exports.write("users-docs.json", json.dumps({"id-anna": {"userLibrary": ["111111111112"]}})[:-1])
    assert main(command) == 2
    assert "users-docs.json is not complete" in capsys.readouterr().err
    assert owners() == ["anna@example.org", None, None, None]
