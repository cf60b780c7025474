"""The server uses what packages offer in public: nothing with a leading underscore, nothing called internal."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import kaktus

SOURCE = Path(kaktus.__file__).parent
# They do something when they are imported: they make this process a server.
PROGRAMS = ("kaktus.rsgi", "kaktus.wsgi", "kaktus.library.reading.reader_process")
DOCUMENTED = {
    "_meta": "Django documents it, for models",
    "_default_manager": "Django documents it, for models",
    "_db": "Django documents it, for managers",
    "_asdict": "Python documents it, for named tuples",
    "_exit": "Python documents it, in `os`",
}


def is_private(name: str) -> bool:
    return name == "internal" or (name.startswith("_") and name != "_" and not name.startswith("__"))


def trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCE.rglob("*.py")):
        yield str(file.relative_to(SOURCE)), ast.parse(file.read_text())


def private_imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
        for name in names:
            path = f"{module}.{name}".strip(".")
            if any(map(is_private, path.split("."))):
                yield path


def own_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            # Only what a class sets on itself is its own.
            if isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}:
                yield node.attr
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def private_attributes(tree: ast.Module) -> Iterator[str]:
    own = set(own_names(tree)) | set(DOCUMENTED)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
            yield ast.unparse(node)


def our_classes() -> set[type]:
    names = [module.name for module in pkgutil.walk_packages([str(SOURCE)], "kaktus.")]
    modules = [importlib.import_module(name) for name in names if name not in PROGRAMS and "migrations" not in name]
    classes = {each for module in modules for _, each in inspect.getmembers(module, inspect.isclass)}
    return {each for each in classes if each.__module__.startswith("kaktus.")}


def overridden(ours: type) -> Iterator[str]:
    foreign = [base for base in ours.__mro__[1:] if not base.__module__.startswith(("kaktus.", "builtins", "typing"))]
    for name, value in vars(ours).items():
        is_ours = getattr(value, "__module__", "") == ours.__module__
        if is_ours and is_private(name) and any(name in vars(base) for base in foreign):
            yield f"{ours.__module__}.{ours.__name__}.{name}"


def test_nothing_private_is_imported() -> None:
    assert [(file, path) for file, tree in trees() for path in private_imports(tree)] == []


def test_no_private_attribute_of_a_package_is_used() -> None:
    assert [(file, used) for file, tree in trees() for used in private_attributes(tree)] == []


def test_no_private_method_of_a_package_is_overridden() -> None:
    assert [name for ours in our_classes() for name in overridden(ours)] == []


def test_the_check_finds_what_it_is_for() -> None:
    tree = ast.parse("from allauth.internal.flows import login\nfrom os import _exit\nlogging._srcfile = None")
    assert list(private_imports(tree)) == ["allauth.internal.flows.login", "os._exit"]
    assert list(private_attributes(tree)) == ["logging._srcfile"]
