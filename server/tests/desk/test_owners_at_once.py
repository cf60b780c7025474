"""Three owners who send each other away at the same moment: one of them stays, on both databases."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.real_server import NewDatabase

from kaktus.common.environment import ROOT


def test_an_owner_always_stays(tmp_path: Path, new_database: NewDatabase) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
    environ = kept | {
        "KAKTUS_DATA_DIR": str(tmp_path / "data"),
        "KAKTUS_DATABASE_URL": new_database("owners_at_once"),
        "PYTHONPATH": os.pathsep.join((str(ROOT / "server"), str(ROOT))),
        "DJANGO_SETTINGS_MODULE": "kaktus.settings",
    }
    subprocess.run([sys.executable, "-m", "kaktus.cli", "migrate"], env=environ, check=True, capture_output=True)
    command = [sys.executable, "-m", "tests.desk.owners_at_once"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout.splitlines()) == (0, ["1 done done last_owner"] * 5), done.stderr
