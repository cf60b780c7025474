"""An operator's command on a disk that is really full: one line that says what to do, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.readers import write_lessons

from testing.ports import free_port

# A small file system of its own, seen by this process only; most systems allow it to everybody.
IN_OWN_MOUNTS = ["unshare", "--map-root-user", "--mount"]
MOUNT = 'mount -t tmpfs -o size="$SIZE" none "$KAKTUS_DATA_DIR"'
FILL = 'dd if=/dev/zero of="$KAKTUS_DATA_DIR/fill" bs=4k status=none 2>/dev/null'
KAKTUS = f"{sys.executable} -m kaktus.cli"


def run(script: str, folder: Path, *, size: str) -> subprocess.CompletedProcess[str]:
    data = folder / "data"
    data.mkdir()
    environment = os.environ | {
        "KAKTUS_DATA_DIR": str(data),
        "PORT": str(free_port()),
        "SIZE": size,
    }
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [*IN_OWN_MOUNTS, "sh", "-c", f"{MOUNT} || exit 77; {script}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode == 77 or "unshare" in done.stderr:
        pytest.skip(f"No file system can be mounted here: {done.stderr.strip()}")
    return done


def assert_told(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert "no room left" in done.stderr.splitlines()[-1]
    assert sum("kaktus:" in line for line in done.stderr.splitlines()) == 1


@pytest.mark.long
@pytest.mark.parametrize("size", ["4k", "64k", "500k", "1500k"])
@pytest.mark.parametrize("command", ["serve --demo", "migrate"])
def test_a_first_start(tmp_path: Path, command: str, size: str) -> None:
    if (command, size) == ("migrate", "1500k"):
        pytest.skip("There is room for the tables.")
    assert_told(run(f"{KAKTUS} {command}", tmp_path, size=size))


@pytest.mark.parametrize(
    "command", ["demo", "backup $KAKTUS_DATA_DIR/copy", "content import $LESSONS", "staff add a@b.example --role owner"]
)
def test_a_disk_that_fills_later(tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LESSONS", str(write_lessons(tmp_path / "lessons")))
    assert_told(run(f"{KAKTUS} migrate && {FILL}; {KAKTUS} {command}", tmp_path, size="4m"))
