"""The commands in the pages for operators exist, with the options and arguments that they show."""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from kaktus.backups.arguments import VERIFY
from kaktus.cli import parser
from kaktus.common.environment import ROOT

BLOCK = re.compile(r"^ *```\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"(?<!\S)(?:\./|/srv/kaktus/)kaktus ([^#>&\n]+)")


def shown_commands(page: str) -> list[str]:
    """Those in blocks: a sentence may name a command without its arguments."""
    blocks = "".join(BLOCK.findall(page)).replace("\\\n", " ")
    return [command.strip() for command in COMMAND.findall(blocks)]


def named_functions(command: argparse.ArgumentParser) -> Iterator[str]:
    """What the command, or each of those below it, runs."""
    below = [action for action in command._actions if isinstance(action, argparse._SubParsersAction)]
    if not below:
        yield command.get_default("run")
    for action in below:
        for inner in action.choices.values():
            yield from named_functions(inner)


SHOWN = [
    pytest.param(command, id=f"{path.stem}: {command}")
    for path in sorted(Path(ROOT, "docs/operations").glob("*.md"))
    for command in shown_commands(path.read_text())
]


@pytest.mark.parametrize("command", SHOWN)
def test_a_command_is_accepted(command: str) -> None:
    # The only name of two words.
    name, rest = (VERIFY, command.removeprefix(VERIFY)) if command.startswith(VERIFY) else ("", command)
    assert parser().parse_args([*filter(None, [name]), *shlex.split(rest)]).run


@pytest.mark.parametrize("name", sorted(set(named_functions(parser()))))
def test_a_command_names_a_function(name: str) -> None:
    assert callable(resolve_name(name))


def test_commands_are_found() -> None:
    page = "`./kaktus user show`\n\n```\nsudo ./kaktus tidy && ./kaktus jobs list  # all\n```\n"
    assert shown_commands(page) == ["tidy", "jobs list"]
    assert len(SHOWN) > 50
