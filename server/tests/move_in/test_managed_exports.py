"""Firestore's managed export, read from its folder: values, collections, and what is damaged."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.move_in.exports import Exports, account
from tests.move_in.managed_export import BLOCK, HEADER, entity, log, write_export

from kaktus.accounts.models import User
from kaktus.activation.models import ActivationCode
from kaktus.cli import main
from kaktus.move_in.moments import moment_from
from kaktus.move_in.reading.export_files import read_records
from kaktus.move_in.reading.records import BadFile, Record, Shape

THINGS = Shape(
    what="things", collection="things", fields=frozenset(), telling=frozenset({"code"}), advice="Try the other one."
)
NOON = datetime(2025, 10, 9, 12, 0, 0, 123456, tzinfo=UTC)
LATER = datetime(2027, 4, 6, tzinfo=UTC)
Output = pytest.CaptureFixture[str]


def read(path: Path) -> list[Record]:
    return list(read_records(path, THINGS))


def test_every_kind_of_value(tmp_path: Path) -> None:
    document: dict[str, Any] = {
        "code": "Ä1",
        "empty": "",
        "none": None,
        "flags": [True, False],
        "nothing": [],
        "count": -5,
        "share": 0.25,
        "inner": {"deep": {"list": ["a", {"b": 1}]}},
    }
    (record,) = read(write_export(tmp_path / "export", [entity("things", "x", {**document, "at": NOON})]))
    at = record.value.pop("at")
    assert record == Record(1, "x", document)
    assert moment_from(at) == NOON


def test_the_folder_its_list_of_contents_or_one_file(tmp_path: Path) -> None:
    first, second = [entity("things", "x", {"code": "1"})], [entity("things", "y", {"code": "2"})]
    folder = write_export(tmp_path / "export", first, second)
    inner = folder / "all_namespaces" / "all_kinds"
    for path in (folder, folder / "export.overall_export_metadata", inner):
        assert [(record.number, record.name) for record in read(path)] == [(1, "x"), (2, "y")]
    assert [record.name for record in read(inner / "output-1")] == ["y"]


def test_entries_that_are_longer_than_a_block_or_end_with_one(tmp_path: Path) -> None:
    empty = len(entity("things", "x", {"code": ""}))
    for length in (*range(BLOCK - HEADER - empty - 12, BLOCK - empty), 3 * BLOCK):
        documents = [{"code": "x" * length}, {"code": "after"}]
        file = tmp_path / f"output-{length}"
        file.write_bytes(log([entity("things", "x", document) for document in documents]))
        assert [record.value for record in read(file)] == documents


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda data: data[:-3], "output-0 is damaged or not complete: copy the export again."),
        (lambda data: data[:6] + b"\x02" + data[7:], "output-0 is damaged or not complete"),
        (
            lambda data: data[:6] + b"\x02" + data[7 : -len(data) // 2],
            "output-0 is not complete: copy the export again.",
        ),
        (lambda data: data[:7] + b"\xff" * (len(data) - 7), "output-0 is damaged in record 1: copy the export again."),
    ],
)
def test_what_is_damaged_is_told(tmp_path: Path, damage: Any, says: str) -> None:
    folder = write_export(tmp_path / "export", [entity("things", "x", {"code": "1"})] * 2)
    file = next(folder.rglob("output-0"))
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(BadFile) as problem:
        read(folder)
    assert says in str(problem.value)


def test_a_folder_without_outputs(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="has no files output-0, output-1 …: copy the whole folder"):
        read(tmp_path)


# No deadline: a busy machine halts now and then.
@settings(deadline=None)
@given(data=st.binary(min_size=1, max_size=60), at=st.integers(0, 200))
def test_nothing_in_a_file_ends_in_a_traceback(tmp_path_factory: pytest.TempPathFactory, data: bytes, at: int) -> None:
    whole = log([entity("things", "x", {"code": "1", "inner": {"a": [1.5, NOON]}})])
    file = tmp_path_factory.getbasetemp() / "output-7"
    file.write_bytes(whole[:at] + data + whole[at + len(data) :])
    try:
        read(file)
    except BadFile as problem:
        assert str(problem)  # noqa: PT017 - either outcome is fine


@pytest.mark.usefixtures("books")
def test_codes_and_libraries_move_in_from_one_export(exports: Exports, capsys: Output) -> None:
    used = {
        "activation_code": "111122223333",
        "activated": True,
        "users_information": "earlier@example.org",
        "activation_date": NOON,
        "expiration_date": LATER,
    }
    folder = write_export(
        exports.folder / "2026-11-18",
        [entity("users", "id-anna", {"userLibrary": ["111122223333"], "email": "anna@example.org"})],
        [entity("activationCodes", "x", used), entity("settings", "y", {"theme": "dark"})],
    )
    assert main(exports.people(account("anna"))) == 0
    assert main(["move-in", "codes", str(folder), "--book", "kaktus1"]) == 1
    assert "2  other documents in the file, left out" in capsys.readouterr().out
    assert main(["move-in", "libraries", str(folder)]) == 0
    stored = ActivationCode.objects.get()
    assert (stored.user, stored.activation_date, stored.expiration_date) == (User.objects.get(), NOON, LATER)
    assert stored.batch.name == "Moved in: 2026-11-18"
    people = ["move-in", "people", str(folder), "--hash-config", str(exports.folder / "hash.json")]
    assert main(people) == 2
    assert "2026-11-18 has no accounts: none of its first records has a field localId" in capsys.readouterr().err
