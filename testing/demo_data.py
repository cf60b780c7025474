"""A data folder with the demonstration books, made once per test process and copied for each library that needs one."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from testing.new_data import make_new_data
from testing.served_library import ServedLibrary


def copy_demo_data(data: Path) -> None:
    """What 'serve --demo' would make in the empty folder, in a hundredth of the time."""
    original = _demo_folder()
    shutil.copytree(original, data, ignore=lambda folder, _: {"content"} if Path(folder) == original else set())
    # A lesson's file is never changed, only replaced.
    shutil.copytree(original / "content", data / "content", copy_function=os.link)


@cache
def _demo_folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="kaktus-demo-data-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    library = ServedLibrary(folder / "data")
    make_new_data(library)
    library.command("demo")
    return library.data
