"""Measures support's search in a seeded library: milliseconds of each kind, size of its indexes, and cost of a sign-up.

.venv/bin/python bench/searches.py [--postgresql] [--readers 1000000 --codes 10000000]

The library is that of bench/run.py, and stays as it is.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]

from databases import postgresql  # noqa: E402
from libraries import Library  # noqa: E402
from people import LAST, address, code  # noqa: E402

SIGN_UPS = 200
INDEXES = ("addressparts", "emailaddress", "activationcode", "last_group")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--readers", type=int, default=1_000_000)
    parser.add_argument("--codes", type=int, default=10_000_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "kaktus-bench")
    options = parser.parse_args()
    with ExitStack() as stack:
        server = stack.enter_context(postgresql(options.folder / "postgresql")) if options.postgresql else None
        name = "large-postgresql" if server else "large-sqlite"
        library = Library(options.folder / name, options.readers, options.codes, server, reuse=True)
        library.seed()
        os.environ |= library.environ
        import django

        django.setup()
        measure(options.readers, options.codes)


def measure(readers: int, codes: int) -> None:
    from kaktus.accounts.queries import find_people
    from kaktus.activation.lookups.code_parts import find_codes

    for name, texts in addresses(readers).items():
        show(f"address, {name}", find_people, texts)
    for name, texts in code_parts(codes).items():
        show(f"code, {name}", find_codes, texts)
    show_sizes()
    with_index, without = sign_ups()
    print(
        f"two rows of a sign-up, without their commit: {with_index:.2f} ms, without the index of parts {without:.2f} ms"
    )


def addresses(readers: int) -> dict[str, list[str]]:
    return {
        "whole": [address(number) for number in range(readers // 3, readers // 3 + 20)],
        "beginning": [address(number).partition("@")[0][:-2] for number in range(readers // 2, readers // 2 + 8)],
        "a name": ["schmidt", "wagner", "hoffmann", "klein"],
        "a rare part": ["f3a1@", "idt7c0", "r1e8@gm", "lf2b2"],
        "a common part": ["gmail.com", "@web.de", "grundschule", ".com"],
        "nobody": ["xyzzy", "kaktus", "schmidtt", "gmail.comm"],
    }


def code_parts(codes: int) -> dict[str, list[str]]:
    some = [code(number) for number in range(codes // 3, codes // 3 + 40)]
    return {
        "whole": some[:20],
        "beginning of 4": [each[:4] for each in some],
        "beginning of 3": [each[:3] for each in some],
        "end of 4": [each[-4:] for each in some],
        "gap": [each[:4] + "…" + each[-2:] for each in some],
        "misread": [each[:2] + "0" + each[3:5] for each in some],
        "none": ["OOOO1111", "LLLLIIII", "0O1IL0O1"],
    }


def show(name: str, find: Callable[[str], Any], texts: list[str]) -> None:
    """The best of five: what the search needs by itself, whatever else the machine does."""
    find(texts[0])
    times = [min(once(find, text) for _ in range(5)) for text in texts]
    print(f"{name:<26} median {median(times):7.2f} ms   worst {max(times):7.2f} ms", flush=True)


def once(find: Callable[[str], Any], text: str) -> float:
    start = time.perf_counter()
    find(text)
    return (time.perf_counter() - start) * 1000


def show_sizes() -> None:
    """Only on PostgreSQL: SQLite would have to read its whole file."""
    from django.db import connection

    if connection.vendor != "postgresql":
        return
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname, pg_relation_size(oid) FROM pg_class WHERE relkind IN ('r', 'i') ORDER BY 2 DESC"
        )
        for name, size in cursor.fetchall():
            if any(part in name for part in INDEXES):
                print(f"{name:<60} {size / 2**20:8.0f} MiB")


def sign_ups() -> tuple[float, float]:
    """With the index of parts and without; rolled back, so that the library stays as it is."""
    from django.db import connection, transaction

    with transaction.atomic():
        with_index = one_sign_up()
        with connection.cursor() as cursor:
            if connection.vendor == "postgresql":
                cursor.execute("DROP INDEX accounts_addressparts")
            else:
                cursor.execute("DROP TRIGGER accounts_addressparts_insert")
        without = one_sign_up()
        transaction.set_rollback(True)
    return with_index, without


def one_sign_up() -> float:
    from allauth.account.models import EmailAddress

    from kaktus.accounts.models import User

    times = []
    for number in range(SIGN_UPS):
        email = f"new{uuid.uuid4().hex[:8]}.{LAST[number % len(LAST)]}@example.net"
        start = time.perf_counter()
        person = User.objects.create(email=email)
        EmailAddress.objects.create(user=person, email=person.email, primary=True)
        times.append((time.perf_counter() - start) * 1000)
    return median(times)


if __name__ == "__main__":
    main()
