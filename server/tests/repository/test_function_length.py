"""A function has at most 40 lines, as in TypeScript; a longer one is split by what it does.

Ruff has no rule for lines. Counted from `def` to the end, with docstring and blank lines, without decorators.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.repository.source_files import source_files

from kaktus.common.environment import ROOT

MAX_LINES = 40
FOLDERS = ("server/kaktus", "tools", "bench", "testing", "e2e")


def functions(source: str) -> Iterator[tuple[str, int]]:
    """The names of all functions with their lines, also of those within another."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def test_no_function_is_longer() -> None:
    too_long = [
        f"{file.relative_to(ROOT)}: {name} has {lines} lines"
        for file in source_files(FOLDERS)
        for name, lines in functions(file.read_text())
        if lines > MAX_LINES
    ]
    assert too_long == []


def test_lines_are_counted_as_in_typescript() -> None:
    source = """
@decorated
async def outer(
    argument,
):
    '''Docstring.'''

    def inner():
        return 1

    # A comment.
    return inner()
"""
    assert dict(functions(source)) == {"outer": 10, "inner": 2}
