"""Measures files of codes: a CSV of a million, 10,000 labels, 10,000 pictures, and the check of a list of 500,000.

python bench/code_files.py [--codes 1000000] [--lines 500000]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]
PARTS = ("csv", "pdf", "zip", "import")
SMALL = 10_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--codes", type=int, default=1_000_000)
    parser.add_argument("--lines", type=int, default=500_000)
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    os.environ["DJANGO_SETTINGS_MODULE"] = "kaktus.settings"
    if options.part:
        set_up()
        measure(options.part, options.lines)
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        os.environ["KAKTUS_DATA_DIR"] = folder
        set_up()
        fill(options.codes)
        # Each in a process of its own, so that its memory peak is its own.
        for part in PARTS:
            subprocess.run([sys.executable, __file__, "--part", part, "--lines", str(options.lines)], check=True)


def set_up() -> None:
    import django

    django.setup()


def fill(codes: int) -> None:
    from kaktus.activation.batches.new_batches import create_batch
    from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
    from kaktus.library.models import BookGroup
    from kaktus.set_up import run_migrate

    run_migrate(argparse.Namespace())
    load_catalogue(folder=SHIPPED)
    for name, count in (("large", codes), ("small", SMALL)):
        create_batch(group=BookGroup.objects.get(slug="kaktus1"), count=count, name=name)


def measure(part: str, lines: int) -> None:
    if part == "import":
        measure_import(lines)
        return
    from kaktus.activation.batches.prepared_files import prepare_file
    from kaktus.activation.models import CodeBatch, PreparedFile

    batch = CodeBatch.objects.get(name="large" if part == "csv" else "small")
    file = prepare_file(batch=batch, form=PreparedFile.Form(part), sheet="labels-70x36")
    timed(f"{part} of {batch.made} codes", do_jobs)
    file.refresh_from_db()
    print(f"  {file.size} bytes", flush=True)


def measure_import(lines: int) -> None:
    from kaktus.activation.batches.new_batches import Terms
    from kaktus.activation.models import CodeImport
    from kaktus.activation.printed.code_imports import choose_columns, confirm_import, start_import
    from kaktus.activation.printed.list_columns import Columns
    from kaktus.common.api.body_limits import PIECE_BYTES
    from kaktus.library.packages.uploads import Purpose, pieces_of, start_upload, store_piece

    bad = {lines // 3: "SHORT", lines // 2: "OLD000000000", lines - 1: "OLD0000000!"}
    rows = (f"{bad.get(number, f'OLD{number:09}')},kaktus1\n" for number in range(lines))
    content = b"activation_code,book\n" + "".join(rows).encode()
    upload = start_upload(made_by="1", name="printed.csv", size=len(content), purpose=Purpose.CODES)
    for number in range(pieces_of(upload)):
        store_piece(upload, number, content[number * PIECE_BYTES : (number + 1) * PIECE_BYTES])
    code_import = start_import(upload=upload, terms=Terms())
    timed("reading the first rows", do_jobs)
    choose_columns(code_import.pk, columns=Columns(0, 1, heading=True), book=None)
    timed(f"check of {lines} lines, {len(content)} bytes", do_jobs)
    code_import = CodeImport.objects.get(pk=code_import.pk)
    print(f"  {sum(code_import.accepted.values())} accepted, {code_import.refused} refused", flush=True)
    confirm_import(code_import.pk)
    timed("writing them", do_jobs)


def peak_memory() -> int:
    """Not by getrusage, which counts the process that started this one."""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) // 1024


def do_jobs() -> None:
    from kaktus.jobs.kinds import known_kinds
    from kaktus.jobs.runner import Runner

    Runner(known_kinds()).run_due_jobs()


def timed(what: str, run: Callable[[], None]) -> None:
    clock, processor = time.perf_counter(), time.process_time()
    run()
    memory = peak_memory()
    seconds, own = time.perf_counter() - clock, time.process_time() - processor
    print(f"{what}: {own:.1f} s of processor time ({seconds:.1f} s), most memory {memory} MiB", flush=True)


if __name__ == "__main__":
    main()
