"""Thirty tablets of a class join in the same second and open their first game, beside thirty log-ins of one account.

.venv/bin/python bench/class_rush.py [--rounds 5]    on SQLite, with two workers; prints the rows of docs/benchmarks.md
"""

from __future__ import annotations

import argparse
import http.client
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import psutil  # noqa: E402

from testing.new_data import make_new_data  # noqa: E402
from testing.served_library import ServedLibrary  # noqa: E402

TABLETS = 30
PASSWORD = "Kaktus-Blume-7"
SEED = f"""
import django, json
django.setup()
from allauth.account.models import EmailAddress
from kaktus.accounts.models import User
from kaktus.activation.batches.new_batches import Terms, codes_of, create_batch
from kaktus.activation.flows import redeem_code
from kaktus.classes.flows import open_room
from kaktus.classes.models import Room, RoomLength
from kaktus.library.models import BookGroup
user = User.objects.create_user(email="teacher@example.org", password="{PASSWORD}")
EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
batch = create_batch(group=BookGroup.objects.get(slug="kaktus1"), count=1, terms=Terms(seats_per_code=500))
redeem_code(user=user, typed=next(codes_of(batch)), address="192.0.2.1")
room = open_room(owner=user, group="kaktus1", lessons=[], length=RoomLength.WEEKS)
print(json.dumps({{"code": Room.objects.get(pk=room.pk).code}}))
"""


class Refused(Exception):
    """The library was too busy."""


def call(library: ServedLibrary, method: str, path: str, body: Any = None, token: str = "") -> Any:
    connection = http.client.HTTPConnection(library.address, library.port, timeout=60)
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    sent = answer.read()
    connection.close()
    if answer.status == HTTPStatus.SERVICE_UNAVAILABLE:
        raise Refused
    assert answer.status < 300, (path, answer.status, sent)
    return json.loads(sent) if path.startswith("/api/") and sent else sent


def processor_s(library: ServedLibrary) -> float:
    assert library.process
    parent = psutil.Process(library.process.pid)
    return sum(sum(one.cpu_times()[:2]) for one in (parent, *parent.children(recursive=True)))


@dataclass(frozen=True)
class Rush:
    ms: list[float]
    cpu_ms: float
    refused: int


def at_once(library: ServedLibrary, work: Callable[[int], Any]) -> tuple[Rush, list[Any]]:
    """How it went, and what each got; None for those who were refused."""
    line_up = threading.Barrier(TABLETS)

    def one(number: int) -> tuple[float, Any]:
        line_up.wait()
        began = time.perf_counter()
        try:
            result = work(number)
        except Refused:
            result = None
        return (time.perf_counter() - began) * 1000, result

    before = processor_s(library)
    with ThreadPoolExecutor(TABLETS) as pool:
        done = list(pool.map(one, range(TABLETS)))
    results = [result for _, result in done]
    cpu_ms = (processor_s(library) - before) * 1000
    return Rush([ms for ms, _ in done], cpu_ms, refused=results.count(None)), results


def measure(library: ServedLibrary, code: str) -> dict[str, Rush]:
    joins, seats = at_once(library, lambda _: call(library, "POST", "/api/seats", {"code": code}))
    # A tablet asks again; but no class should ever have to.
    assert None not in seats, "a tablet was refused"

    def first_game(number: int) -> bool:
        room = call(library, "GET", "/api/seat", token=seats[number]["token"])
        call(library, "GET", room["books"][0]["lessons"][0]["url"].removeprefix(library.url))
        return True

    games, _ = at_once(library, first_game)
    polls, _ = at_once(
        library, lambda number: call(library, "POST", "/api/seat", {"lesson": ""}, seats[number]["token"])
    )
    person = {"email": "teacher@example.org", "password": PASSWORD}
    log_ins, _ = at_once(library, lambda _: call(library, "POST", "/api/account/login", person))
    for seat in seats:
        call(library, "DELETE", "/api/seat", token=seat["token"])
    return {"joins": joins, "first games": games, "polls": polls, "log-ins": log_ins}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        library = ServedLibrary(Path(folder) / "data", "", settings={"KAKTUS_WORKERS": "2"})
        make_new_data(library)
        library.command("demo")
        code = json.loads(library.run("-c", SEED).splitlines()[-1])["code"]
        library.start()
        try:
            measure(library, code)
            measured = [measure(library, code) for _ in range(rounds)]
        finally:
            library.stop()
    print(f"| {TABLETS} at the same instant, {rounds} rounds | p50 ms | p99 ms | processor ms each | refused |")
    print("|---|---:|---:|---:|---:|")
    for name in measured[0]:
        rushes = [one[name] for one in measured]
        times = sorted(ms for rush in rushes for ms in rush.ms)
        cpu, refused = statistics.median(rush.cpu_ms for rush in rushes), sum(rush.refused for rush in rushes)
        p50, p99 = statistics.median(times), times[int(len(times) * 0.99)]
        print(f"| {name} | {p50:.0f} | {p99:.0f} | {cpu / TABLETS:.1f} | {refused} |")


if __name__ == "__main__":
    main()
