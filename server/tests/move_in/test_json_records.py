"""Reading exports record by record, in every form in which tools write them, and telling what is broken."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaktus.move_in.reading import json_records
from kaktus.move_in.reading.export_files import check_end, read_records
from kaktus.move_in.reading.records import BadFile, Record, Shape

SHAPE = Shape(
    what="things",
    collection="things",
    fields=frozenset({"code", "date"}),
    telling=frozenset({"code", "id"}),
    advice="Try again.",
)
A, B = {"code": "A", "date": {"_seconds": 1}}, {"date": {"_seconds": 2}, "code": "B"}
ONE_BY_ONE = json.dumps(A) + "\n" + json.dumps(B)


def read(folder: Path, text: str | bytes) -> list[Record]:
    file = folder / "export.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return list(read_records(file, SHAPE))


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (json.dumps([A, B]), ["", ""]),
        (json.dumps([A, B], indent=4), ["", ""]),
        ("\ufeff" + json.dumps([A, B]), ["", ""]),
        (ONE_BY_ONE, ["", ""]),
        (ONE_BY_ONE.replace("\n", "\r\n") + "\r\n\r\n", ["", ""]),
        (json.dumps(A, indent=2) + json.dumps(B, indent=2), ["", ""]),
        (json.dumps({"x": A, "y": B}), ["x", "y"]),
        (json.dumps({"things": [A, B]}), ["", ""]),
        (json.dumps({"kind": "response", "count": 12, "things": [A, B]}), ["", ""]),
        (json.dumps({"things": {"x": A, "y": B}}), ["x", "y"]),
        (json.dumps({"__collections__": {"things": {"x": A, "y": B}}}), ["x", "y"]),
    ],
)
def test_every_form(tmp_path: Path, text: str, names: list[str]) -> None:
    assert read(tmp_path, text) == [Record(1, names[0], A), Record(2, names[1], B)]


def test_lines_whose_first_field_is_a_moment_or_unknown(tmp_path: Path) -> None:
    assert [record.value for record in read(tmp_path, json.dumps(B) + json.dumps(A))] == [B, A]
    odd = {"id": "x", "tags": [1, 2], **A}
    assert [record.value for record in read(tmp_path, json.dumps(odd) * 2)] == [odd, odd]
    assert [record.value for record in read(tmp_path, '{"id": "x"}')] == [{"id": "x"}]


@pytest.mark.parametrize("text", ["[]", "{}", '{"things": []}', '{"things": {}}', " [ ] \n"])
def test_nothing_in_it(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "export.json is empty."),
        ("  \n", "export.json is empty."),
        ("nothing", "export.json has no things: it is not JSON, and as CSV its first line needs a heading code or id."),
        ('[{"code": "A"}, {"code": "B', "export.json is not complete: it ends in the middle of record 2."),
        ('[{"code": "A"}, {"code": ', "it ends in the middle of record 2."),
        ('[{"code": "A"}, {"code": "B"}', "it ends in the middle of record 3."),
        ('{"x": {"code": "A"}, "y', "it ends in the middle of record 2."),
        ('{"things": [{"code": "A"}]', "it ends in the middle of record 2."),
        ('[{"code": "A"},\n{"code" "B"}]', "export.json is not JSON from line 2 on, in record 2: Expecting ':'"),
        ('[{"code": "A"}\n{"code": "B"}]', "is not JSON from line 2 on, in record 2: a , is missing"),
        ('[{"code": "A"}] x', "there is something behind its end"),
        ('{"x": {"code": "A"}, 5: {}}', "a name is missing"),
        ("[" * 100_000, "nested too deeply"),
        ('[{"code": ' + "9" * 5000 + "}]", "is not JSON from line 1 on, in record 1"),
        (b'[{"code": "\xff"}]', "export.json is not in UTF-8."),
    ],
)
def test_what_is_broken_is_told(tmp_path: Path, text: str | bytes, says: str) -> None:
    with pytest.raises(BadFile) as problem:
        read(tmp_path, text)
    assert says in str(problem.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        list(read_records(tmp_path / "none.json", SHAPE))
    with pytest.raises(BadFile, match="cannot be read"):
        check_end(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("text", "is_whole"),
    [
        ('[{"code": "A"}]\n', True),
        ('{"x": {}}', True),
        (ONE_BY_ONE, True),
        ('[{"code": "A"}', False),
        ('{"x": {"code', False),
    ],
)
def test_a_missing_end_shows_before_the_file_is_read(tmp_path: Path, text: str, is_whole: bool) -> None:
    file = tmp_path / "export.json"
    file.write_text(text)
    if is_whole:
        check_end(file)
    else:
        with pytest.raises(BadFile, match="its end is missing"):
            check_end(file)


values = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3))
records = st.lists(st.dictionaries(st.text(), values, max_size=4).map(lambda record: record | {"code": 1}), max_size=6)


# No deadline: a busy machine halts now and then.
@settings(deadline=None)
@given(records=records, part=st.integers(1, 40), indent=st.sampled_from([None, 1]))
def test_parts_may_end_anywhere(
    tmp_path_factory: pytest.TempPathFactory, records: list[Any], part: int, indent: int | None
) -> None:
    file = tmp_path_factory.getbasetemp() / "parts.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_records, "CHARACTERS_PER_READ", part)
        file.write_text(json.dumps(records, indent=indent))
        assert [record.value for record in read_records(file, SHAPE)] == records
        file.write_text("\n".join(json.dumps(record) for record in records) or "[]")
        assert [record.value for record in read_records(file, SHAPE)] == records


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    with file.open("w") as stream:
        stream.write("[")
        for number in range(100_000):
            stream.write(json.dumps({"code": f"{number:012}", "text": "x" * 200}) + ",")
        stream.write("{}]")
    seen: list[int] = []
    tracemalloc.start()
    count = sum(1 for _ in read_records(file, SHAPE, progress=seen.append))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 100_001
    assert peak < 8 * 1024 * 1024 < file.stat().st_size
    assert seen == sorted(seen)
    assert seen[-1] == file.stat().st_size
