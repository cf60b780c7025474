"""Measures the four calls that readers wait for: on both databases, small and large, with one process and with two."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict, dataclass

from files import lesson_path
from libraries import Library
from measured import Asked, Load, Result, in_turns, served
from servers import granian, project

from testing.ports import free_port

HERE = "http://127.0.0.1"
WORKERS = (1, 2)
# Few at a time, because more hashes would only queue.
LOG_INS = 3


@dataclass(frozen=True)
class Served:
    library: Library
    workers: int
    port: int
    pid: int

    codes: Asked
    """The library's codes that are used up."""

    def load(self, call: str) -> Load:
        script, path, connections = {
            "verifyToken": ("verify", "/api/verifyToken", 8),
            "log-in": ("log-in", "/api/account/login", LOG_INS),
            "activation": ("activation", "/api/activation", 8),
            "lesson file": ("", "", 8),
        }[call]
        path = path or lesson_path(self.port, self.library.tokens[0])
        return Load(
            key=f"{call}|{self.library.name}|{self.workers}",
            name=call,
            url=f"{HERE}:{self.port}{path}",
            pid=self.pid,
            script=self.library.script(script) if script else None,
            asked=self.codes if call == "activation" else Asked(),
            connections=connections,
            database=self.library.postgresql.pid if self.library.postgresql else 0,
        )


# Activations come last: a reader with many codes takes longer at everything else.
CALLS = ("verifyToken", "lesson file", "log-in", "activation")


def measure_sizes(libraries: list[Library], *, seconds: int, rounds: int) -> dict[str, object]:
    with ExitStack() as stack:
        bare = free_port()
        environ = libraries[0].environ
        pid = stack.enter_context(served(granian("bare_django", bare), environ=environ, url=f"{HERE}:{bare}/api/empty"))
        floor = Load("empty view|bare Django|1", "empty view", f"{HERE}:{bare}/api/empty", pid)
        hash_ = Load("hash|bare Django|1", "hash", f"{HERE}:{bare}/api/password", pid, connections=LOG_INS)
        spent = {library: Asked(library.spent("codes")) for library in libraries}
        all_served = [_served(stack, library, workers, spent[library]) for library in libraries for workers in WORKERS]
        results: dict[str, Result] = {}
        for call in CALLS:
            loads = [one.load(call) for one in all_served]
            beside = {"verifyToken": [floor], "log-in": [hash_]}.get(call, [])
            results |= in_turns([*beside, *loads], seconds=seconds, rounds=rounds)
    for library, codes in spent.items():
        library.note_spent("codes", codes.count)
    return {
        "results": {key: asdict(result) for key, result in results.items()},
        "libraries": [
            {"name": one.name, "readers": one.readers, "codes": one.codes, "bytes": one.size(), "tables": one.tables()}
            for one in libraries
        ],
    }


def _served(stack: ExitStack, library: Library, workers: int, codes: Asked) -> Served:
    port = free_port()
    environ = library.at(port) | {"KAKTUS_PROXY_COUNT": "1"}
    pid = stack.enter_context(served(project(port, workers), environ=environ, url=f"{HERE}:{port}/api/empty"))
    return Served(library, workers, port, pid, codes)
