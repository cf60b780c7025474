"""A code that is moved while somebody does something else with it: one of the two is first, and nobody hangs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.real_server import NewDatabase

from kaktus.common.environment import ROOT

SCENES = """
moved_and_revoked
moved_to_several_people
two_codes_cross_each_other
moved_while_it_is_redeemed
moved_while_its_owner_leaves
moved_while_the_other_leaves
extended_by_several_people
extended_while_it_is_counted
"""


def test_every_scene_ends_well(tmp_path: Path, new_database: NewDatabase) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
    environ = kept | {
        "KAKTUS_DATA_DIR": str(tmp_path / "data"),
        "KAKTUS_DATABASE_URL": new_database("support_at_once"),
        "PYTHONPATH": os.pathsep.join((str(ROOT / "server"), str(ROOT))),
        "DJANGO_SETTINGS_MODULE": "kaktus.settings",
    }
    subprocess.run([sys.executable, "-m", "kaktus.cli", "migrate"], env=environ, check=True, capture_output=True)
    command = [sys.executable, "-m", "tests.activation.support_at_once"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout.split()) == (0, SCENES.split()), done.stderr
