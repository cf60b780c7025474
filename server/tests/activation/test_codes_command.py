"""The operator's commands for codes: what they print, write, refuse, and with which exit code."""

from __future__ import annotations

import csv
import json
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from openpyxl import Workbook
from tests.readers import Person, make_some_codes

from kaktus.activation.codes import is_well_formed, normalised
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.cli import main

pytestmark = pytest.mark.usefixtures("books")
Output = pytest.CaptureFixture[str]


def test_codes_are_printed_in_groups_of_four(capsys: Output) -> None:
    assert main(["codes", "create", "--book", "kaktus1", "--count", "3", "--name", "Auflage 1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(len(line) == 14 and is_well_formed(normalised(line) or "") for line in lines)
    assert CodeBatch.objects.get().name == "Auflage 1"


def test_codes_as_json(capsys: Output) -> None:
    assert main(["codes", "create", "--book", "kaktus2", "--count", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["book"] for row in rows] == ["kaktus2", "kaktus2"]
    assert ActivationCode.objects.filter(activation_code__in=[row["activation_code"] for row in rows]).count() == 2


def test_codes_into_a_file_that_is_never_overwritten(tmp_path: Path, capsys: Output) -> None:
    command = ["codes", "create", "--book", "kaktus1", "--count", "50", "--csv", str(tmp_path / "codes.csv")]
    assert main(command) == 0
    with (tmp_path / "codes.csv").open() as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) == 50
    assert rows[0].keys() == {"activation_code", "book"}
    assert main(command) == 2
    assert "exists already" in capsys.readouterr().err
    assert ActivationCode.objects.count() == 50


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--book", "kaktus7", "--count", "1"], "There is no book 'kaktus7'. There are: kaktus1, kaktus2."),
        (["--book", "kaktus1", "--count", "0"], "--count must be from 1 to 10000000."),
        (["--book", "kaktus1", "--count", "1", "--redeem-by", "2020-01-31"], "--redeem-by 2020-01-31 is over"),
        (["--book", "kaktus1", "--count", "1", "--csv", "/no/such/folder/x.csv"], "cannot be written (No such file"),
    ],
)
def test_what_cannot_be_made(arguments: list[str], says: str, capsys: Output) -> None:
    assert main(["codes", "create", *arguments]) == 2
    assert says in capsys.readouterr().err
    assert not ActivationCode.objects.exists()


def test_a_day_in_another_form_is_named_with_the_right_one(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["codes", "create", "--book", "kaktus1", "--count", "1", "--redeem-by", "31.12.2028"])
    assert "'31.12.2028' is not a day such as 2027-03-01" in capsys.readouterr().err


def test_a_code_is_shown_with_the_names_of_the_specification(anna: Person, capsys: Output) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    capsys.readouterr()
    assert main(["codes", "show", code.lower(), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["activation_code"] == code
    assert facts["activated"] is True
    assert facts["users_information"] == "anna@example.org"
    assert facts["activation_date"] < facts["expiration_date"]
    assert main(["codes", "show", code]) == 0
    assert "users_information  anna@example.org" in capsys.readouterr().out


def test_an_unknown_code_is_named_so(capsys: Output) -> None:
    assert main(["codes", "show", "ABCDEFGHJKMX"]) == 2
    assert "There is no such code. It does not look like one of ours" in capsys.readouterr().err


def test_an_unused_code_is_revoked_and_a_used_one_only_on_request(anna: Person, capsys: Output) -> None:
    unused, used = make_some_codes(2)
    anna.activate(used)
    assert main(["codes", "revoke", unused]) == 0
    assert main(["codes", "revoke", used]) == 2
    assert "add --used" in capsys.readouterr().err
    assert main(["codes", "revoke", used, "--used"]) == 0
    assert ActivationCode.objects.filter(revoked_at__isnull=False).count() == 2
    assert ActivationCode.objects.get(activation_code=used).activated


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("x" * 61, "--text has 61 characters; a label has room for 60."),
        ("Auflage\u200b3", "--text contains an invisible character; type it again."),
    ],
)
def test_a_line_that_does_not_fit_on_a_label_is_refused(line: str, says: str, tmp_path: Path, capsys: Output) -> None:
    make_some_codes(1)
    file = tmp_path / "labels.pdf"
    command = ["codes", "export", str(CodeBatch.objects.get().pk), "--pdf", str(file), "--text"]
    assert main([*command, line]) == 2
    assert says in capsys.readouterr().err
    assert not file.exists()
    assert main([*command, "x" * 60]) == 0


def write(folder: Path, text: str, encoding: str = "utf-8") -> str:
    (folder / "codes.csv").write_text(text, encoding=encoding)
    return str(folder / "codes.csv")


def test_codes_from_elsewhere_are_taken_in_and_a_second_time_nothing_changes(tmp_path: Path, capsys: Output) -> None:
    file = write(tmp_path, "activation_code,book\n0000-1111-oooo,kaktus1\nABCDEFGHIJKL,kaktus2\n")
    assert main(["codes", "import", file]) == 0
    assert "2 codes added, 0 were there already, 0 lines refused" in capsys.readouterr().out
    assert main(["codes", "import", file]) == 0
    assert "0 codes added, 2 were there already, 0 lines refused" in capsys.readouterr().out
    stored = ActivationCode.objects.get(activation_code="00001111OOOO")
    assert (stored.batch.group_id, stored.batch.imported) == ("kaktus1", True)


def test_a_file_of_a_german_spreadsheet(tmp_path: Path) -> None:
    assert main(["codes", "import", write(tmp_path, "book;activation_code\nkaktus1;00001111OOOO\n", "utf-8-sig")]) == 0
    assert ActivationCode.objects.count() == 1


def test_every_refused_line_is_reported_and_the_others_go_in(tmp_path: Path, capsys: Output) -> None:
    (taken,) = make_some_codes(1, book="kaktus2")
    lines = [
        "activation_code,book",
        "SHORT,kaktus1",
        "000011112222,kaktus9",
        f"{taken},kaktus1",
        "ÄÖÜ123456789,kaktus1",
        "ABCD-EFGH-JK!!,kaktus1",
        "=1+1+1+1+1+1,kaktus1",
    ]
    lines += ["000011112222,kaktus1", "000011112222,kaktus1", "000011112222,kaktus2", "333344445555", ""]
    assert main(["codes", "import", write(tmp_path, "\n".join(lines))]) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        "line 2: 'SHORT': a code has 12 letters and digits.",
        "line 3: 'kaktus9': there is no such book, only kaktus1, kaktus2.",
        f"line 4: '{taken}': this code exists already for kaktus2.",
        "line 5: 'ÄÖÜ123456789': a code has 12 letters and digits.",
        "line 6: 'ABCD-EFGH-JK!!': a code has 12 letters and digits.",
        "line 7: '=1+1+1+1+1+1': a code has 12 letters and digits.",
        "line 9: '000011112222': this code is in line 8 already.",
        "line 10: '000011112222': this code is in line 8 already.",
        "line 11: '': there is no such book, only kaktus1, kaktus2.",
    ]
    assert "1 codes added, 0 were there already, 9 lines refused" in captured.out


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"code,group\nx,y\n", "has no column in which most values are codes; name it with --column."),
        (b"code,group\n000011112222,y\n", "has no column that names the books; name the book with --book."),
        (b"", "contains no codes"),
        (b"activation_code,book\n", "contains no codes"),
        (b"PK\x03\x04", "is a spreadsheet that cannot be read; save it as .xlsx, without a password, or as CSV."),
    ],
)
def test_a_file_that_is_no_list_of_codes(tmp_path: Path, capsys: Output, content: bytes, says: str) -> None:
    (tmp_path / "codes.csv").write_bytes(content)
    assert main(["codes", "import", str(tmp_path / "codes.csv")]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("column", ["Gutschein", "3", "c"])
def test_the_column_of_the_codes_is_named(column: str, tmp_path: Path, capsys: Output) -> None:
    rows = [["Nr", "Order", "Gutschein"], [1, "ORDER0000001", "0000-1111-2222"], [2, "ORDER0000002", 333344445555]]
    workbook = Workbook()
    for row in rows:
        workbook.active.append(row)
    workbook.save(tmp_path / "codes.xlsx")
    command = ["codes", "import", str(tmp_path / "codes.xlsx"), "--book", "kaktus1"]
    assert main([*command, "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["column"] == 2
    assert main([*command, "--column", column]) == 0
    assert "The codes are in column 3; the first row is a heading." in capsys.readouterr().out
    stored = set(ActivationCode.objects.values_list("activation_code", flat=True))
    assert stored == {"000011112222", "333344445555"}


def test_a_column_that_does_not_exist(tmp_path: Path, capsys: Output) -> None:
    file = write(tmp_path, "activation_code,book\n000011112222,kaktus1\n")
    for column in ("Code", "3", "0", "z", "²"):
        assert main(["codes", "import", file, "--column", column]) == 2
        assert f"has no column '{column}'. Its first row is: activation_code, book." in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Output) -> None:
    assert main(["codes", "import", str(tmp_path / "codes.csv")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_an_imported_code_can_be_redeemed(tmp_path: Path, anna: Person) -> None:
    main(["codes", "import", write(tmp_path, "activation_code,book\n0000-1111-oooo,kaktus1\n")])
    answer = anna.activate("0000-1111-oooo")
    assert answer.status_code == 200
    end = ActivationCode.objects.get().expiration_date
    assert end is not None
    assert end > timezone.now() + timedelta(days=540)
