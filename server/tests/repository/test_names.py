"""A value is named for what it is: no participle and no adverb serves as a noun.

Names that cross a border are exempt: database columns and fields of the API.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.repository.source_files import source_files

from kaktus.common.environment import ROOT

WORDS = {"told", "said", "kept", "made", "found", "given", "wanted", "known", "quickly", "few"}
FOLDERS = ("server/kaktus", "testing", "tools", "bench", "e2e", "server/tests")
FIELDS = {
    "server/kaktus/activation/batches/batch_figures.py": {"Figures.made"},
    "server/kaktus/activation/models.py": {"CodeBatch.made", "CodeBatch.wanted", "CodeImport.known"},
    "server/kaktus/desk/api/codes/schemas.py": {"CodeFigures.made", "DeskBatch.wanted", "DeskImport.known"},
}


def name_in(node: ast.AST) -> str:
    """The variable, parameter, function, class or own attribute that is named here."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
            return name
        case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
            return name
    return ""


def fields_in(tree: ast.Module) -> dict[ast.AST, str]:
    """The names of all classes' fields, by the place where they are declared."""
    fields: dict[ast.AST, str] = {}
    for owner in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for line in owner.body:
            targets = [line.target] if isinstance(line, ast.AnnAssign) else getattr(line, "targets", [])
            fields |= {node: f"{owner.name}.{node.id}" for node in targets if isinstance(node, ast.Name)}
    return fields


def unclear_names(source: str) -> Iterator[tuple[int, str]]:
    """Their lines and names; fields together with their class."""
    tree = ast.parse(source)
    fields = fields_in(tree)
    for node in ast.walk(tree):
        name = name_in(node)
        if name.strip("_").lower() in WORDS:
            yield getattr(node, "lineno", 0), fields.get(node, name)


def test_every_name_says_what_the_value_is() -> None:
    unclear = [
        f"{file.relative_to(ROOT)}:{line}: {name}"
        for file in source_files(FOLDERS)
        for line, name in unclear_names(file.read_text())
        if name not in FIELDS.get(str(file.relative_to(ROOT)), ())
    ]
    assert unclear == []


def test_variables_parameters_functions_classes_and_fields_are_seen() -> None:
    source = """
import given

class Found:
    made: int = 0

    def _told(self, known, *said):
        self.kept = found = known
        for few, (wanted, _) in said:
            print(lambda given: given.made, made=few)
"""
    expected = {"Found", "Found.made", "_told", "known", "said", "kept", "found", "few", "wanted", "given"}
    assert {name for _, name in unclear_names(source)} == expected
