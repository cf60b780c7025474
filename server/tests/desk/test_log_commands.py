"""The overview and the audit log on the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from tests.desk.staff_members import staff_member

from kaktus.activation.batches.new_batches import demo_codes
from kaktus.cli import main
from kaktus.desk.audit import record
from kaktus.desk.models import AuditEntry
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue

pytestmark = pytest.mark.django_db
Output = pytest.CaptureFixture[str]


@pytest.fixture
def two_entries() -> None:
    record(staff=staff_member(Role.CLERK), action="batch.create", target="batch 12", after={"count": 5})
    record(staff=None, action="code.revoke", target="code 7", reason="=stolen")


@pytest.mark.usefixtures("two_entries")
def test_the_log_is_shown_and_searched(capsys: Output) -> None:
    assert main(["audit"]) == 0
    newest, older = capsys.readouterr().out.splitlines()
    assert "command line  code.revoke  code 7  '=stolen'" in newest
    assert "clerk@publisher.example  batch.create  batch 12" in older
    assert main(["audit", "--json", "--action", "batch.create"]) == 0
    (row,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (row["who"], row["target"]) == ("clerk@publisher.example", "batch 12")
    assert main(["audit", "--staff", "Clerk@publisher.example"]) == 0
    assert capsys.readouterr().out == older + "\n"
    assert main(["audit", "--staff", "nobody@publisher.example"]) == 2
    assert "Nobody with this address" in capsys.readouterr().err
    assert main(["audit", "--search", "nothing like it"]) == 0
    assert capsys.readouterr().out == "Nothing was found.\n"


@pytest.mark.usefixtures("two_entries")
def test_the_log_is_saved_for_a_spreadsheet_and_that_is_noted(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "log.csv"
    assert main(["audit", "--csv", str(file)]) == 0
    assert str(file) in capsys.readouterr().out
    rows = list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert [row["reason"] for row in rows] == ["'=stolen", ""]
    assert file.stat().st_mode & 0o077 == 0
    assert AuditEntry.objects.order_by("-id")[0].action == "audit.export"
    assert main(["audit", "--csv", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err


def test_a_day_must_be_a_day(capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["audit", "--since", "yesterday"])
    assert ended.value.code == 2
    assert "not a day such as 2027-03-01" in capsys.readouterr().err


def test_the_overview_tells_what_needs_a_hand(capsys: Output) -> None:
    load_catalogue(folder=SHIPPED)
    demo_codes(each=3)
    assert main(["overview"]) == 1
    printed = capsys.readouterr().out
    assert "Kaktus 1: 0 activated today, 0 this month" in printed
    assert "! kaktus-1/farben: no files; run ./kaktus content check" in printed
    assert main(["overview", "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert facts["sign_ups"] == {"today": 0, "this_month": 0}
    assert facts["mails"]["failed"] == 0
    assert any(problem.startswith("kaktus-1/farben") for problem in facts["problems"])
