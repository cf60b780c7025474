"""Measures the library's calls beside an empty view and peers, how long others wait meanwhile, and the memory."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass

from libraries import BENCH, Library
from measured import Asked, Load, Result, in_turns, memory_mib, served
from peer_pocketbase import OWN_CODES, OWN_LESSONS, PocketBase
from servers import granian, project, uvicorn

from testing.ports import free_port

HERE = "http://127.0.0.1"
REQUESTS = 50_000


@dataclass(frozen=True)
class Wait:
    """How long a single caller of verifyToken waits, in milliseconds."""

    half_ms: float
    slowest_ms: float
    """The slowest of a hundred."""


@dataclass(frozen=True)
class Memory:
    at_start: float
    after_some: float
    after_all: float


class Servers:
    """The servers that were started; all run until the block ends."""

    def __init__(self) -> None:
        self.stack = ExitStack()

    def __enter__(self) -> Servers:
        return self

    def __exit__(self, *_error: object) -> None:
        self.stack.close()

    def start(self, command: list[str], environ: dict[str, str], port: int, path: str = "/api/empty") -> int:
        return self.stack.enter_context(served(command, environ=environ, url=f"{HERE}:{port}{path}"))

    def bare(self, library: Library) -> tuple[int, int]:
        port = free_port()
        return port, self.start(granian("bare_django", port), library.environ, port)

    def library(self, library: Library, **settings: str) -> tuple[int, int]:
        port = free_port()
        return port, self.start(project(port), library.at(port) | settings, port)

    def peer(self, module: str, library: Library) -> tuple[int, int]:
        port = free_port()
        environ = library.environ | {"PYTHONPATH": str(BENCH)}
        return port, self.start(uvicorn(module, port), environ, port, "/api/verifyToken")

    def pocketbase(self, peer: PocketBase) -> tuple[int, int]:
        port = free_port()
        return port, self.start(peer.serve(port), dict(os.environ), port, "/api/health")


def measure_calls(small: Library, peer: PocketBase, seconds: int, rounds: int) -> dict[str, Result]:
    with Servers() as servers:
        port, pid = servers.library(small)
        bare, bare_pid = servers.bare(small)
        raw, raw_pid = servers.peer("peer_raw", small)
        orm, orm_pid = servers.peer("peer_fastapi", small)
        base, base_pid = servers.pocketbase(peer)
        verify = small.script("verify")
        loads = [
            Load("bare", "Django without middleware, empty view", f"{HERE}:{bare}/api/empty", bare_pid, verify),
            Load("empty", "empty view", f"{HERE}:{port}/api/empty", pid, verify),
            Load("verify", "verifyToken", f"{HERE}:{port}/api/verifyToken", pid, verify),
            Load("own-codes", "PocketBase, own codes", f"{HERE}:{base}{OWN_CODES}", base_pid, peer.script("list")),
            Load("own-lessons", "… with lessons", f"{HERE}:{base}{OWN_LESSONS}", base_pid, peer.script("list")),
            Load("me", "me", f"{HERE}:{port}/api/me", pid, small.script("me")),
            Load("raw", "FastAPI, one statement", f"{HERE}:{raw}/api/verifyToken", raw_pid, verify),
            Load("orm", "FastAPI and SQLAlchemy", f"{HERE}:{orm}/api/verifyToken", orm_pid, verify),
        ]
        return in_turns(loads, seconds=seconds, rounds=rounds)


def measure_flows(library: Library, peer: PocketBase, seconds: int, rounds: int) -> dict[str, Result]:
    """Log-in beside the hash that it needs, and activation beside an update in PocketBase."""
    with Servers() as servers:
        port, pid = servers.library(library, KAKTUS_PROXY_COUNT="1")
        bare, bare_pid = servers.bare(library)
        base, base_pid = servers.pocketbase(peer)
        loads = [
            Load("bare-2", "empty view", f"{HERE}:{bare}/api/empty", bare_pid, library.script("verify")),
            Load("hash", "check of a password", f"{HERE}:{bare}/api/password", bare_pid, connections=3),
            Load("log-in", "log-in", f"{HERE}:{port}/api/account/login", pid, library.script("log-in"), connections=3),
            Load("activation", "activation", f"{HERE}:{port}/api/activation", pid, library.script("activation")),
            Load("update", "PocketBase, update", f"{HERE}:{base}/", base_pid, peer.script("update")),
        ]
        return in_turns(loads, seconds=seconds, rounds=rounds)


def measure_waits(library: Library, seconds: int) -> dict[str, Wait]:
    """What one person who opens the library notices of two others, or of eight, who log in without a pause."""
    with Servers() as servers:
        port, pid = servers.library(library, KAKTUS_PROXY_COUNT="1")
        url = f"{HERE}:{port}/api/verifyToken"
        log_in = Load(
            "log-in", "log-in", f"{HERE}:{port}/api/account/login", pid, library.script("log-in"), Asked(500_000)
        )
        waits = {"alone": _waited(url, library, seconds)}
        for others in (2, 8):
            with log_in.meanwhile(connections=others, seconds=seconds + 2):
                waits[f"{others} log-ins"] = _waited(url, library, seconds)
        return waits


def _waited(url: str, library: Library, seconds: int) -> Wait:
    command = ["wrk", "-t1", "-c1", "--latency", f"-d{seconds}s", "-s", str(library.script("verify")), url]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return Wait(_milliseconds(output, "50%"), _milliseconds(output, "99%"))


def _milliseconds(output: str, share: str) -> float:
    match = re.search(rf"{share}\s+([\d.]+)(us|ms|s)\n", output)
    if not match:
        raise SystemExit(f"bench: cannot read the answer of wrk:\n{output}")
    return float(match[1]) * {"us": 0.001, "ms": 1, "s": 1000}[match[2]]


def measure_memory(library: Library) -> Memory:
    """The memory of all processes of './kaktus serve' with one worker: at the start, after some requests, after all."""
    port = free_port()
    command = [sys.executable, "-m", "kaktus.cli", "serve"]
    environ = library.at(port) | {"KAKTUS_WORKERS": "1"}
    with served(command, environ=environ, url=f"{HERE}:{port}/api/site") as pid:
        at_start = memory_mib(pid)
        load = Load("verify", "verifyToken", f"{HERE}:{port}/api/verifyToken", pid, library.script("verify"))
        while load.asked.count < REQUESTS / 10:
            load.run(2)
        after_some = memory_mib(pid)
        while load.asked.count < REQUESTS:
            load.run(5)
        return Memory(at_start, after_some, memory_mib(pid))
