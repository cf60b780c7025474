"""Measures one process of the library beside its floor and its peers: an empty view, FastAPI, PocketBase, nginx."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from calls import measure_calls, measure_flows, measure_memory, measure_waits
from files import measure_files
from libraries import BENCH, Library
from peer_pocketbase import PocketBase
from servers import PEER, POCKETBASE

SMALL = 1_000
# Codes that are still to be redeemed: each turn needs some thousand.
FLOW_CODES = 102_000


def install_peers() -> None:
    if not POCKETBASE.exists():
        print("  installing FastAPI, SQLAlchemy and PocketBase …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEER.parents[1])], check=True)
        lock = str(BENCH / "requirements.lock")
        subprocess.run([str(PEER), "-m", "pip", "-q", "install", "--require-hashes", "-r", lock], check=True)


def measure_peers(place: Path, *, seconds: int, rounds: int) -> dict[str, Any]:
    install_peers()
    small = Library(place / "small", SMALL, 10 * SMALL)
    busy = Library(place / "busy", SMALL, FLOW_CODES)
    peer = PocketBase(place / "pocketbase", SMALL, 10 * SMALL)
    busy_peer = PocketBase(place / "pocketbase-busy", SMALL, FLOW_CODES)
    for seeded in (small, busy, peer, busy_peer):
        shutil.rmtree(seeded.folder, ignore_errors=True)
        seeded.seed()
    results = measure_calls(small, peer, seconds, rounds)
    results |= measure_flows(busy, busy_peer, seconds, rounds)
    results |= measure_files(small, seconds, rounds)
    return {
        "results": {key: asdict(result) for key, result in results.items()},
        "layers": _layers(small),
        "waits": {who: asdict(wait) for who, wait in measure_waits(busy, 3 * seconds).items()},
        "memory": asdict(measure_memory(small)),
    }


def _layers(library: Library) -> dict[str, float]:
    tokens = library.folder / "asked-tokens"
    tokens.write_text("\n".join(library.tokens))
    command = [sys.executable, str(BENCH / "layers.py"), str(tokens)]
    done = subprocess.run(
        command, env=library.environ, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    layers: dict[str, float] = json.loads(done.stdout)
    return layers
