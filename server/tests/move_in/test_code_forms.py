"""The forms in which tools export codes, with other collections beside them, and what is said about other files."""

from __future__ import annotations

import gzip
import io
import json
from datetime import UTC, datetime
from typing import Any

import pytest
from tests.move_in.exports import Exports, account, code, used_code

from kaktus.activation.models import ActivationCode
from kaktus.cli import main
from kaktus.library.models import Book, BookGroup

pytestmark = pytest.mark.usefixtures("books")
Output = pytest.CaptureFixture[str]
SECONDS = 1_760_000_000
ACTIVATION = datetime(2025, 10, 9, 8, 53, 20, tzinfo=UTC)
FOLDER = "projects/former/databases/(default)/documents"


def move_in(exports: Exports, content: Any, *options: str) -> int:
    return main(["move-in", "codes", exports.write("codes.json", content), "--book", "kaktus1", *options])


def typed(value: Any) -> dict[str, Any]:
    """As the REST interface writes it."""
    if isinstance(value, dict):
        return {"timestampValue": "2025-10-09T08:53:20.123456789Z"} if "_seconds" in value else {"mapValue": {}}
    if isinstance(value, list):
        return {"arrayValue": {"values": [typed(inner) for inner in value]}}
    return {{bool: "booleanValue", str: "stringValue", int: "integerValue"}[type(value)]: value}


def rest_document(collection: str, name: str, fields: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": f"{FOLDER}/{collection}/{name}",
        "fields": {field: typed(value) for field, value in fields.items()},
        "createTime": "2025-10-09T08:53:20.123456Z",
        "updateTime": "2025-10-09T08:53:20.123456Z",
    }


USED = used_code("111122223333", "anna@example.org", expiration_date="2027-04-06T08:26:40Z")
UNUSED = code("111122224444")
REST = [rest_document("activationCodes", "x", USED), rest_document("activationCodes", "y", UNUSED)]
SETTINGS = rest_document("settings", "z", {"theme": "dark"})


@pytest.mark.parametrize(
    ("content", "left_out"),
    [
        ({"documents": REST}, 0),
        ({"documents": [*REST, SETTINGS]}, 1),
        (json.dumps({"documents": REST[:1], "nextPageToken": "AAA"}) + json.dumps({"documents": REST[1:]}), 0),
        ([{"document": one, "readTime": "2025-10-09T08:53:20Z"} for one in REST] + [{"readTime": "2025"}], 0),
        ("\n".join(json.dumps(one) for one in REST), 0),
        (json.dumps(REST[:1]) + json.dumps(REST[1:]), 0),
    ],
    ids=["list", "other collection", "two pages", "query", "lines", "two lists"],
)
def test_the_rest_interface(exports: Exports, capsys: Output, content: Any, left_out: int) -> None:
    assert main(exports.people(account("anna"))) == 0
    capsys.readouterr()
    assert move_in(exports, content) == 0
    out = capsys.readouterr().out
    assert "✓ Records of codes: 2 in, 0 refused." in out
    assert ("other documents in the file, left out" in out) == bool(left_out)
    stored = ActivationCode.objects.get(activated=True)
    assert stored.activation_date == ACTIVATION.replace(microsecond=123456)
    assert stored.users_information == "anna@example.org"


def test_one_page_of_several_is_told(exports: Exports, capsys: Output) -> None:
    assert move_in(exports, {"documents": REST, "nextPageToken": "AAA"}) == 2
    assert "codes.json is not complete: it ends with a nextPageToken. Append the next pages" in capsys.readouterr().err


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_csv_with_seconds_and_words_for_true(exports: Exports, capsys: Output, separator: str) -> None:
    assert main(exports.people(account("anna"))) == 0
    capsys.readouterr()
    rows = [
        ["activation_code", "activated", "users_information", "activation_date", "expiration_date"],
        ["111122223333", "WAHR", "anna@example.org", str(SECONDS), "1807000000.5"],
        ["111122224444", "false", "", "", ""],
        [],
    ]
    assert move_in(exports, "\ufeff" + "\r\n".join(separator.join(row) for row in rows)) == 0
    used, unused = ActivationCode.objects.order_by("activation_code")
    assert (used.activation_date, used.user is None, unused.activated) == (ACTIVATION, False, False)
    assert used.expiration_date == datetime(2027, 4, 6, 8, 26, 40, 500000, tzinfo=UTC)


@pytest.mark.parametrize(
    "content",
    [
        {"__collections__": {"settings": {"a": {"x": 1}}, "activationCodes": {"x": USED}, "users": {"u": {}}}},
        {"settings": {"a": {"x": 1}}, "activationCodes": {"x": USED | {"__collections__": {}}}, "users": {"u": {}}},
        {"users": [{"email": "a@b.de"}], "activationCodes": [USED], "settings": {"theme": "dark"}},
        {"x": USED, "users": {"u": {"email": "a@b.de"}}, "version": 3, "theme": {"colour": "green"}},
        {"users": {str(number): {"text": "x" * 1000} for number in range(5000)}, "activationCodes": {"x": USED}},
    ],
    ids=["collections", "by name", "lists", "by id", "longer than a record"],
)
def test_other_collections_of_the_file_are_counted_and_not_refused(
    exports: Exports, capsys: Output, content: Any
) -> None:
    assert move_in(exports, content) == 1
    out = capsys.readouterr().out
    assert "✓ Records of codes: 1 in, 0 refused, 1 to look at." in out
    assert f"{5000 if len(str(content)) > 10**6 else 2:,}  other documents in the file, left out" in out
    assert "refused: " not in out


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (
            {"codes": [UNUSED], "users": []},
            "codes.json has nothing in the collection activationCodes, but in codes, users. "
            "If they are in another collection of the file, name it with --collection.",
        ),
        ([account("anna")], "codes.json has no codes: none of its first records has a field activation_code."),
        ("code;book\r\n1111;1\r\n", "it is not JSON, and as CSV its first line needs a heading activation_code."),
        ("", "codes.json is empty."),
        ("PK\x03\x04 packed", "codes.json is packed, or a spreadsheet: unpack it, or save it as CSV"),
        ('activation_code\n"' + "x" * 200_000, "codes.json is not CSV from line"),
    ],
)
def test_another_file_is_told_in_one_sentence(exports: Exports, capsys: Output, content: Any, says: str) -> None:
    assert move_in(exports, content) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("kaktus: codes.json ")
    assert says in shown.err
    assert shown.err.count("\n") == 1
    assert not ActivationCode.objects.exists()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (gzip.compress(b"[]"), "codes.json is packed, or a spreadsheet: unpack it"),
        ("activation_code".encode("utf-16"), "codes.json is not in UTF-8."),
    ],
)
def test_bytes_that_are_no_text_are_told(exports: Exports, capsys: Output, content: bytes, says: str) -> None:
    (exports.folder / "codes.json").write_bytes(content)
    assert main(["move-in", "codes", str(exports.folder / "codes.json"), "--book", "kaktus1"]) == 2
    assert says in capsys.readouterr().err


def test_a_collection_by_another_name(exports: Exports) -> None:
    assert move_in(exports, {"codes": {"x": UNUSED}, "users": {"y": {"email": "a@b.de"}}}, "--collection", "codes") == 0
    assert ActivationCode.objects.count() == 1


@pytest.mark.usefixtures("exports")
def test_without_books_the_advice_is_to_import_them(exports: Exports, capsys: Output) -> None:
    Book.objects.all().delete()
    BookGroup.objects.all().delete()
    assert move_in(exports, [UNUSED] * 1000) == 2
    assert capsys.readouterr() == (
        "",
        "kaktus: There are no books yet. Import them first with './kaktus content import'.\n",
    )
    assert main(["codes", "create", "--book", "kaktus1", "--count", "1"]) == 2
    assert "demo" not in capsys.readouterr().err


def test_libraries_as_csv(exports: Exports, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(exports.people(account("anna"))) == 0
    assert move_in(exports, [used_code("111122223333", "")]) == 1
    table = 'uid,email,userLibrary\nid-anna,anna@example.org,"[""111122223333""]"\nid-ben,,\n'
    assert main(["move-in", "libraries", exports.write("users.csv", table)]) == 1
    assert "! Libraries: 1 in, 1 refused." in capsys.readouterr().out
    assert ActivationCode.objects.get(user__email="anna@example.org")
