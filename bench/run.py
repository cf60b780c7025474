"""Measures the library beside its floor and its peers in one run, and writes docs/benchmarks.md with a plot.

.venv/bin/python bench/run.py            a quarter of an hour: 1 000 and 100 000 people
.venv/bin/python bench/run.py --small    half as long: 1 000 and 10 000 people, fewer rounds
.venv/bin/python bench/run.py --full     1 000 000 people and 10 000 000 codes
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from calls import measure_calls, measure_flows, measure_memory, measure_waits  # noqa: E402
from files import measure_files  # noqa: E402
from libraries import BENCH, Library  # noqa: E402
from measured import Result  # noqa: E402
from peer_pocketbase import PocketBase  # noqa: E402
from report import Figures, Target, write_report  # noqa: E402
from servers import PEER, POCKETBASE  # noqa: E402

SMALL = 1_000
# Codes that are still to be redeemed: each turn needs some thousand.
FLOW_CODES = 102_000


def check_tools() -> None:
    for tool, how in (("wrk", "apt-get install wrk"), ("nginx", "apt-get install nginx-light")):
        if not shutil.which(tool):
            raise SystemExit(f"bench: {tool} is missing: {how}")
    if not POCKETBASE.exists():
        print("  installing FastAPI, SQLAlchemy and PocketBase …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEER.parents[1])], check=True)
        lock = str(BENCH / "requirements.lock")
        subprocess.run([str(PEER), "-m", "pip", "-q", "install", "--require-hashes", "-r", lock], check=True)


def measure_layers(library: Library) -> dict[str, float]:
    tokens = library.folder / "tokens"
    tokens.write_text("\n".join(library.tokens))
    command = [sys.executable, str(BENCH / "layers.py"), str(tokens)]
    done = subprocess.run(
        command, env=library.environ, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    layers: dict[str, float] = json.loads(done.stdout)
    return layers


def targets(figures: Figures) -> list[Target]:
    of: dict[str, Result] = figures.results
    cpu = {key: result.cpu_us for key, result in of.items()}
    hash_us = cpu["hash"] - cpu["bare-2"]
    rate = of["behind"].per_second / of["nginx"].per_second
    memory = figures.memory
    return [
        Target("verifyToken : empty Django view, CPU", cpu["verify"] / cpu["bare"], 3.5),
        Target("verifyToken : own lessons from PocketBase, CPU", cpu["verify"] / cpu["own-lessons"], 0.5),
        Target("verifyToken : FastAPI with one statement, CPU", cpu["verify"] / cpu["raw"], 1.74),
        Target("verifyToken : the same in FastAPI and SQLAlchemy, CPU", cpu["verify"] / cpu["orm"], 1.0),
        Target("verifyToken, large : small library, CPU", cpu["large"] / cpu["verify"], 1.2),
        Target("log-in : its hash, CPU", cpu["log-in"] / hash_us, 1.15),
        Target("activation : update in PocketBase, CPU", cpu["activation"] / cpu["update"], 2.0),
        Target("memory of one worker and all beside it, MiB", max(memory.after_some, memory.after_all), 150),
        Target("memory after 50,000 : after 5,000 requests", memory.after_all / memory.after_some, 1.03),
        Target("lesson file : plain WhiteNoise, CPU", cpu["lesson"] / cpu["whitenoise"], 2.0),
        Target("behind nginx : nginx's plain file, requests/s", rate, 0.9, at_most=False),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="10 000 people and 100 000 codes, five rounds")
    parser.add_argument("--full", action="store_true", help="1 000 000 people and 10 000 000 codes")
    parser.add_argument("--seconds", type=int, default=2, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=0, help="how often each is measured, in turns; the medians count")
    options = parser.parse_args()
    check_tools()
    people = 1_000_000 if options.full else 10_000 if options.small else 100_000
    seconds, rounds = options.seconds, options.rounds or (5 if options.small else 9)
    with tempfile.TemporaryDirectory(prefix="kaktus-bench-") as place:
        small = Library(Path(place) / "small", SMALL, 10 * SMALL)
        large = Library(Path(place) / "large", people, 10 * people)
        busy = Library(Path(place) / "busy", SMALL, FLOW_CODES)
        peer = PocketBase(Path(place) / "pocketbase", SMALL, 10 * SMALL)
        busy_peer = PocketBase(Path(place) / "pocketbase-busy", SMALL, FLOW_CODES)
        for seeded in (small, large, busy, peer, busy_peer):
            seeded.seed()
        print("  measuring …", flush=True)
        results = measure_calls(small, large, peer, seconds, rounds)
        results |= measure_flows(busy, busy_peer, seconds, rounds)
        results |= measure_files(small, seconds, rounds)
        figures = Figures(results, measure_layers(small), measure_waits(busy, 3 * seconds), measure_memory(small))
    reached = targets(figures)
    sizes = (f"{SMALL:,} people", f"{people:,} people, {10 * people:,} codes")
    write_report(ROOT / "docs", figures, reached, sizes=sizes, command=" ".join(["bench/run.py", *sys.argv[1:]]))
    for target in reached:
        print(target)
    return 0 if all(target.reached for target in reached) else 1


if __name__ == "__main__":
    sys.exit(main())
