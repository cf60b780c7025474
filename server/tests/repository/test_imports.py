"""Imports of the server: never in a circle, and inside functions only where a reason says why."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import kaktus

SOURCE = Path(kaktus.__file__).parent
FILES = {
    ".".join(("kaktus", *file.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in sorted(SOURCE.rglob("*.py"))
    if "migrations" not in file.parts
}
# Django reads these before there are models; `ready()` imports what needs them.
BEFORE_MODELS = "apps"
HEAVY = {
    "boto3": "only for books in a bucket",
    "botocore": "only for books in a bucket",
    "fido2": "only for members of the staff with a passkey",
    "PIL": "only for pictures that editors upload",
    "segno": "only for QR codes of staff",
}


def imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            yield name if name in FILES else node.module


def for_types_alone(tree: ast.Module) -> set[ast.AST]:
    blocks = (node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    return {inner for block in blocks for inner in ast.walk(block)}


def inner_imports(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom))


def is_heavy(node: ast.Import | ast.ImportFrom) -> bool:
    return all(name.partition(".")[0] in HEAVY for name in imported(node))


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Also not by imports inside functions."""
    graph = {}
    for module, file in FILES.items():
        tree = ast.parse(file.read_text())
        skipped = for_types_alone(tree)
        names = {name for node in ast.walk(tree) if node not in skipped for name in imported(node)}
        graph[module] = {name for name in names if name in FILES and name != module}
    TopologicalSorter(graph).prepare()


def test_an_import_inside_a_function_says_why() -> None:
    unexplained = []
    for module, file in FILES.items():
        if module.endswith(f".{BEFORE_MODELS}"):
            continue
        text = file.read_text()
        lines = text.splitlines()
        for node in inner_imports(ast.parse(text)):
            if not is_heavy(node) and not _is_explained(lines, node.lineno - 1):
                unexplained.append(f"{module}:{node.lineno}")
    assert unexplained == []


def test_arguments_are_read_without_django() -> None:
    """So that --help and a wrong option answer at once: commands are named there, and imported when they run."""
    program = "import sys, kaktus.cli; kaktus.cli.parser(); print(*sys.modules)"
    command = [sys.executable, "-c", program]
    loaded = subprocess.run(command, cwd=SOURCE.parent, capture_output=True, text=True, check=True).stdout.split()
    assert not {"django", "ninja", "kaktus.settings"} & set(loaded)


def _is_explained(lines: list[str], place: int) -> bool:
    """By a comment above it, or above the imports right before it."""
    while lines[place - 1].strip().startswith(("import ", "from ")):
        place -= 1
    return lines[place - 1].strip().startswith("#")
