"""Owns the check that docs/spec-map.md is well formed and names only tests that exist."""

import ast
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "spec-map.md"

NOT_COVERED = "–"
HEADER = ("id", "statement", "test")
SEPARATOR = re.compile(r"\|(\s*:?-{3,}:?\s*\|)+")
ID = re.compile(r"S[1-9](\.[a-z0-9-]+)+")
NOT_APPLICABLE = re.compile(r"n/a: [^\s|][^|]*")
REFERENCES = re.compile(r"`[^`|]+`(, `[^`|]+`)*")
PYTHON = re.compile(r"(?P<path>(?:[\w-]+/)+\w+\.py)::(?P<name>(?:Test\w+::)?test_\w+)(?:\[.+\])?")
TYPESCRIPT = re.compile(r"(?P<path>(?:[\w-]+/)+[\w.-]+\.test\.tsx?) > (?P<title>\S.*)")
# Anchored to the start of a line, so that a commented-out or skipped test covers nothing.
TITLE = re.compile(
    r"""^[ \t]*(?:it|test)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1""",
    re.MULTILINE,
)


class Row(NamedTuple):
    id: str
    statement: str
    test: str


def parse(page: str) -> list[Row]:
    """Reads every table row; one with missing columns keeps them empty, so that the checks see it."""
    rows = []
    for line in map(str.strip, page.splitlines()):
        if not line.startswith("|") or SEPARATOR.fullmatch(line):
            continue
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|", 2)]
        if tuple(cells) != HEADER:
            rows.append(Row(*cells, *[""] * (3 - len(cells))))
    return rows


def references(row: Row) -> list[str]:
    return re.findall(r"`([^`]+)`", row.test) if REFERENCES.fullmatch(row.test) else []


def coverage(rows: list[Row]) -> Counter[str]:
    """Counts a row in no known form nowhere: the form check reports it."""
    counts: Counter[str] = Counter(rows=len(rows))
    for row in rows:
        if references(row):
            counts["covered"] += 1
        elif row.test == NOT_COVERED:
            counts["not covered yet"] += 1
        elif NOT_APPLICABLE.fullmatch(row.test):
            counts["not applicable"] += 1
    return counts


def summary(counts: Counter[str]) -> str:
    return (
        f"spec map: {counts['rows']} rows, {counts['covered']} covered, "
        f"{counts['not covered yet']} not covered yet, {counts['not applicable']} not applicable"
    )


def id_problems(rows: list[Row]) -> list[str]:
    malformed = [f"{row.id}: malformed id" for row in rows if not ID.fullmatch(row.id)]
    doubled = [f"{id_}: doubled id" for id_, n in Counter(row.id for row in rows).items() if n > 1]
    return malformed + doubled


def form_problems(rows: list[Row]) -> list[str]:
    problems = [f"{row.id}: empty statement" for row in rows if not row.statement]
    for row in rows:
        if row.test != NOT_COVERED and not NOT_APPLICABLE.fullmatch(row.test) and not references(row):
            problems.append(f"{row.id}: test column is neither {NOT_COVERED}, n/a: reason, nor references in backticks")
    return problems


def python_tests(source: str) -> set[str]:
    """Names the module's test functions and, as TestX::test_y, the methods of its classes."""

    def functions(body: list[ast.stmt], prefix: str) -> set[str]:
        return {prefix + node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}

    module = ast.parse(source).body
    classes = [node for node in module if isinstance(node, ast.ClassDef)]
    return functions(module, "").union(*(functions(node.body, f"{node.name}::") for node in classes))


def typescript_titles(source: str) -> set[str]:
    return {re.sub(r"\\(.)", r"\1", title) for _, title in TITLE.findall(source)}


def reference_problem(reference: str, root: Path) -> str | None:
    if python := PYTHON.fullmatch(reference):
        return missing(root / python["path"], python["name"], python_tests)
    if typescript := TYPESCRIPT.fullmatch(reference):
        return missing(root / typescript["path"], typescript["title"], typescript_titles)
    return "not a reference to a Python or TypeScript test"


def missing(path: Path, name: str, names_in: Callable[[str], set[str]]) -> str | None:
    if not path.is_file():
        return "no such file"
    if name not in names_in(path.read_text(encoding="utf-8")):
        return "no such test in the file"
    return None


def reference_problems(rows: list[Row], root: Path) -> list[str]:
    return [
        f"{row.id}: `{reference}`: {problem}"
        for row in rows
        for reference in references(row)
        if (problem := reference_problem(reference, root))
    ]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return parse(PAGE.read_text(encoding="utf-8"))


def test_every_section_of_the_specification_has_rows(rows: list[Row]) -> None:
    assert {row.id[:2] for row in rows} == {f"S{section}" for section in range(1, 10)}


def test_ids_are_unique_and_well_formed(rows: list[Row]) -> None:
    assert id_problems(rows) == []


def test_every_row_has_a_statement_and_a_known_test_column(rows: list[Row]) -> None:
    assert form_problems(rows) == []


def test_every_reference_names_a_test_that_exists(rows: list[Row]) -> None:
    assert reference_problems(rows, ROOT) == []


def test_coverage_is_recorded(rows: list[Row], record_property: Callable[[str, object], None]) -> None:
    counts = coverage(rows)
    for name in ("rows", "covered", "not covered yet", "not applicable"):
        record_property(f"spec map: {name}", counts[name])
    assert counts["rows"] == counts["covered"] + counts["not covered yet"] + counts["not applicable"]


def test_parse_skips_header_and_prose_and_keeps_broken_rows() -> None:
    page = "# Map\n\n| id | statement | test |\n|---|---|---|\n| S1.a.1 | One. | – |\n | S1.a.2 | Two. |\n| | | |\n"
    assert parse(page) == [Row("S1.a.1", "One.", "–"), Row("S1.a.2", "Two.", ""), Row("", "", "")]


def test_coverage_counts_each_form_once() -> None:
    tests = ("–", "–", "n/a: left open", "`server/tests/test_a.py::test_b`, `server/tests/test_a.py::test_c`")
    counts = coverage([Row(f"S1.a.{n}", "One.", test) for n, test in enumerate(tests)])
    assert summary(counts) == "spec map: 4 rows, 1 covered, 2 not covered yet, 1 not applicable"


@pytest.mark.parametrize("id_", ["", "S1", "S0.a.1", "S10.a", "S2.Login.1", "S2..1", "2.login.1"])
def test_a_malformed_id_is_found(id_: str) -> None:
    assert id_problems([Row(id_, "One.", "–")]) == [f"{id_}: malformed id"]


def test_a_doubled_id_is_found() -> None:
    twice = [Row("S1.a.1", "One.", "–"), Row("S1.a.1", "Two.", "–"), Row("S1.a.2", "Three.", "–")]
    assert id_problems(twice) == ["S1.a.1: doubled id"]


def test_an_empty_statement_is_found() -> None:
    assert form_problems([Row("S1.a.1", "", "–")]) == ["S1.a.1: empty statement"]


@pytest.mark.parametrize(
    "test",
    [
        "",
        "-",
        "n/a",
        "n/a:",
        "n/a: ",
        "n/a: a | b",
        "later",
        "server/a.py::test_b",
        "`a` `b`",
        "`a`,`b`",
        "`a | b`",
        "– | –",
    ],
)
def test_an_unknown_test_column_is_found(test: str) -> None:
    assert len(form_problems([Row("S1.a.1", "One.", test)])) == 1


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    python = "def test_plain(): ...\nasync def test_async(): ...\nclass TestBox:\n    def test_inside(self): ...\n"
    typescript = """
      describe('code field', () => {
        it('accepts 12 characters', () => {})
        test("says it's full", () => {})
        it(
          'doesn\\'t wrap', () => {})
        it.each([['a', f(1)], ['b', 2]])('drops %s', () => {})
        // it('is commented out', () => {})
        it.skip('is skipped', () => {})
      })
      const label = 'only a string'
    """
    for path, source in {"server/tests/test_box.py": python, "web/src/code-field.test.tsx": typescript}.items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(source, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "reference",
    [
        "server/tests/test_box.py::test_plain",
        "server/tests/test_box.py::test_plain[a-1]",
        "server/tests/test_box.py::test_async",
        "server/tests/test_box.py::TestBox::test_inside",
        "web/src/code-field.test.tsx > accepts 12 characters",
        "web/src/code-field.test.tsx > says it's full",
        "web/src/code-field.test.tsx > doesn't wrap",
        "web/src/code-field.test.tsx > drops %s",
    ],
)
def test_a_reference_to_an_existing_test_passes(reference: str, repository: Path) -> None:
    assert reference_problems([Row("S1.a.1", "One.", f"`{reference}`")], repository) == []


@pytest.mark.parametrize(
    ("reference", "problem"),
    [
        ("server/tests/test_gone.py::test_plain", "no such file"),
        ("web/src/gone.test.ts > accepts 12 characters", "no such file"),
        ("server/tests/test_box.py::test_gone", "no such test in the file"),
        ("server/tests/test_box.py::test_inside", "no such test in the file"),
        ("server/tests/test_box.py::TestBox::test_plain", "no such test in the file"),
        ("web/src/code-field.test.tsx > accepts", "no such test in the file"),
        ("web/src/code-field.test.tsx > only a string", "no such test in the file"),
        ("web/src/code-field.test.tsx > is commented out", "no such test in the file"),
        ("web/src/code-field.test.tsx > is skipped", "no such test in the file"),
        ("server/tests/test_box.py", "not a reference to a Python or TypeScript test"),
        ("../server/tests/test_box.py::test_plain", "not a reference to a Python or TypeScript test"),
    ],
)
def test_a_reference_to_a_missing_test_is_found(reference: str, problem: str, repository: Path) -> None:
    row = Row("S1.a.1", "One.", f"`server/tests/test_box.py::test_plain`, `{reference}`")
    assert reference_problems([row], repository) == [f"S1.a.1: `{reference}`: {problem}"]


if __name__ == "__main__":
    print(summary(coverage(parse(PAGE.read_text(encoding="utf-8")))))
