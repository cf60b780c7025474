"""Measures the library and writes docs/benchmarks.md with its plots.

make bench                             everything, half an hour; the first time it creates a million readers before
.venv/bin/python bench/run.py monday   one part again: peers, sizes or monday; the page has the newest figures of each
.venv/bin/python bench/run.py --quick  sizes and monday in a few minutes, with 200 readers; the page goes to --folder
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from databases import Postgresql, postgresql  # noqa: E402
from libraries import Library  # noqa: E402
from measured import Others  # noqa: E402
from monday import RATES, Morning, measure_monday  # noqa: E402
from peers import measure_peers  # noqa: E402
from report import write_report  # noqa: E402
from sizes import measure_sizes  # noqa: E402

PARTS = ("peers", "sizes", "monday")
NEEDED = {
    "peers": (("wrk", "wrk"), ("nginx", "nginx-light")),
    "sizes": (("wrk", "wrk"),),
    "monday": (("nginx", "nginx-light"),),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; all, if none is named")
    parser.add_argument("--quick", action="store_true", help="200 readers, one round, one second each")
    parser.add_argument("--seconds", type=int, default=0, help="of each measurement (2), and of each rate (8)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured, in turns; medians count")
    parser.add_argument("--folder", type=Path, help="for libraries and figures, kept for the next run")
    options = parser.parse_args()
    parts = options.parts or (PARTS[1:] if options.quick else PARTS)
    for part in parts:
        _check_tools(part)
    folder = options.folder or Path(tempfile.gettempdir()) / ("kaktus-bench-quick" if options.quick else "kaktus-bench")
    command = " ".join(["bench/run.py", *sys.argv[1:]])
    with postgresql(folder / "postgresql") as database:
        run = Run(folder, database, quick=options.quick, seconds=options.seconds, rounds=options.rounds)
        for part in parts:
            print(f"measuring {part} …", flush=True)
            _keep(folder, part, database, command, run.measures[part])
    figures = {part: json.loads(file.read_text()) for part in PARTS if (file := folder / f"{part}.json").exists()}
    page = folder if options.quick else ROOT / "docs"
    targets = write_report(page, figures)
    for target in targets:
        print(target)
    print(f"written: {page / 'benchmarks.md'}")
    return 0 if all(target.reached for target in targets) else 1


def _check_tools(part: str) -> None:
    if part not in PARTS:
        raise SystemExit(f"bench: there is no part '{part}': {', '.join(PARTS)}")
    for tool, package in NEEDED[part]:
        if not shutil.which(tool):
            raise SystemExit(f"bench: {tool} is missing: apt-get install {package}")


def _keep(folder: Path, part: str, database: Postgresql, command: str, measure: Callable[[], dict[str, Any]]) -> None:
    others = Others(database.pid)
    figures = measure()
    origin = {"command": command, "day": date.today().isoformat(), "others": others.cores()}  # noqa: DTZ011
    (folder / f"{part}.json").write_text(json.dumps(figures | origin, indent=1))


class Run:
    """What is measured, and on which libraries; the large ones stay for later runs."""

    def __init__(self, folder: Path, database: Postgresql, *, quick: bool, seconds: int, rounds: int) -> None:
        self.folder, self.database, self.quick = folder, database, quick
        self.seconds, self.rounds = (1, 1) if quick else (seconds or 2, rounds)
        self.step_seconds = 1 if quick else seconds or 8
        self.measures: dict[str, Callable[[], dict[str, Any]]] = {
            "peers": lambda: measure_peers(folder, seconds=self.seconds, rounds=self.rounds),
            "sizes": lambda: measure_sizes(self.small() + self.large(), seconds=self.seconds, rounds=self.rounds),
            "monday": self.monday,
        }

    def small(self) -> list[Library]:
        """Created anew each time, with more than ten codes per reader, because activations use them up."""
        return self._seeded("small", 1_000, 100_000) if not self.quick else []

    def large(self) -> list[Library]:
        readers, codes = (200, 20_000) if self.quick else (1_000_000, 10_000_000)
        return self._seeded("large", readers, codes, reuse=True)

    def _seeded(self, name: str, readers: int, codes: int, *, reuse: bool = False) -> list[Library]:
        libraries = [
            Library(self.folder / f"{name}-sqlite", readers, codes, reuse=reuse),
            Library(self.folder / f"{name}-postgresql", readers, codes, self.database, reuse=reuse),
        ]
        for library in libraries:
            library.seed()
        return libraries

    def monday(self) -> dict[str, Any]:
        on_sqlite, on_postgresql = self.large()
        classes = 4 if self.quick else 1_000
        mornings = [
            Morning("SQLite, one process", on_sqlite, 1),
            Morning("SQLite, two processes", on_sqlite, 2, classes=classes),
            Morning("PostgreSQL, one process", on_postgresql, 1),
            Morning("PostgreSQL, two processes", on_postgresql, 2),
            Morning("PostgreSQL, two processes behind nginx", on_postgresql, 2, nginx=True, classes=classes),
        ]
        rates = (1, 2) if self.quick else RATES
        return measure_monday(mornings, rates=rates, seconds=self.step_seconds)


if __name__ == "__main__":
    sys.exit(main())
