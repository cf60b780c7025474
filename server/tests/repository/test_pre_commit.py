"""Before a commit runs what 'make check' runs, on what has changed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT
from run_tests import PARTS

CONFIG = ".pre-commit-config.yaml"
SETTINGS = (CONFIG, "pyproject.toml", "package.json", ".oxlintrc.json", ".oxfmtrc.json", ".gitignore")
# These need the whole library, which 'make check' gives them.
WHOLE = "mypy,lint-imports,locks,openapi,browsers,web,games,content,adapter,shared"


def test_every_check_has_a_hook() -> None:
    hooks = (ROOT / CONFIG).read_text()
    (check,) = [part for part in PARTS if part.name == "check"]
    for command in check.commands:
        if command[0] == "npm":
            folder = command[command.index("--prefix") + 1]
            scripts = json.loads((ROOT / folder / "package.json").read_text())["scripts"]
            assert scripts["check"] == "npm run --silent check:whole && oxlint --deny-warnings . && oxfmt --check ."
            assert f"entry: npm run --silent --prefix {folder} check:whole\n" in hooks
        elif command[0] == "node":
            assert f"entry: {' '.join(command)}\n" in hooks
        else:
            assert f".venv/bin/{Path(command[0]).name} {' '.join(command[1:])}".strip() in hooks


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in SETTINGS:
        shutil.copy(ROOT / name, tmp_path / name)
    for name in (".venv", "node_modules"):
        (tmp_path / name).symlink_to(ROOT / name)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", CONFIG)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True)


def before_a_commit(folder: Path, files: dict[str, str]) -> tuple[int, str]:
    for name, content in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content)
        git(folder, "add", name)
    done = subprocess.run(
        [sys.executable, "-m", "pre_commit", "run", "--color=never"],
        cwd=folder,
        env=os.environ | {"PRE_COMMIT_HOME": str(folder / ".git/pre-commit"), "SKIP": WHOLE},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_good_files_pass(checkout: Path) -> None:
    code, output = before_a_commit(checkout, {"tools/new.py": "SIZE = 1\n", "web/new.ts": "export const size = 1;\n"})
    assert code == 0, output
    assert output.count("Passed") == 4


def test_faults_in_changed_files_are_named(checkout: Path) -> None:
    faults = {
        "tools/lint.py": "import os\n",
        "tools/form.py": "SIZE  =  1\n",
        "web/lint.ts": "export const size: any = 1;\n",
        "games/form.ts": "export const size  = 1\n",
    }
    code, output = before_a_commit(checkout, faults)
    assert code == 1
    failed = [line.partition("...")[0] for line in output.splitlines() if line.endswith("Failed")]
    assert failed == ["Python, lint", "Python, format", "JavaScript, lint", "JavaScript, format"]
    assert all(name in output for name in faults)


def test_faults_in_files_that_stay_as_they_are_do_not_matter(checkout: Path) -> None:
    (checkout / "tools").mkdir()
    (checkout / "tools/old.py").write_text("import os\n")
    code, output = before_a_commit(checkout, {"tools/new.py": "SIZE = 1\n"})
    assert code == 0, output
