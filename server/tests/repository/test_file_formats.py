"""Every file of the repository has the form that .gitattributes and .editorconfig promise."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from kaktus.common.environment import ROOT

if shutil.which("git") is None or not (ROOT / ".git").exists():
    pytest.skip("this is no checkout of git", allow_module_level=True)

# Two spaces are a line break there.
MAY_END_IN_SPACES = (".md",)


def files() -> dict[str, tuple[str, str]]:
    """Each file with the form of its content in the index, and what .gitattributes says of it."""
    listed = subprocess.run(["git", "ls-files", "--eol"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    forms = {}
    for line in listed.splitlines():
        about, _, name = line.partition("\t")
        content, _working, attributes = about.split(maxsplit=2)
        forms[name] = (content, attributes.strip())
    return forms


def test_texts_have_the_line_ends_of_unix() -> None:
    assert {name: form for name, (form, _) in files().items() if form not in ("i/lf", "i/none", "i/-text")} == {}


def test_what_is_not_text_is_marked_as_binary_and_nothing_else_is() -> None:
    wrong = {name for name, (form, attribute) in files().items() if (form == "i/-text") != (attribute == "attr/-text")}
    assert wrong == set()


def test_texts_end_with_a_line_and_no_line_with_spaces() -> None:
    wrong = []
    for name, (form, _) in files().items():
        file = ROOT / name
        if form != "i/lf" or not file.is_file():
            continue
        text = file.read_text()
        spaces = not name.endswith(MAY_END_IN_SPACES) and any(line != line.rstrip() for line in text.split("\n"))
        if spaces or not text.endswith("\n"):
            wrong.append(name)
    assert wrong == []
