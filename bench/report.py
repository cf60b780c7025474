"""Writes what was measured as a page with a table and a plot of its own drawing."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import date
from html import escape
from pathlib import Path

from calls import Memory, Wait
from measured import CONNECTIONS, Result

POCKETBASE = """PocketBase (Go, one process, as installed) has the same people and codes, and rules that let
everybody list their own codes and take one that is nobody's. Beside verifyToken it is asked for a person's own codes
with their books, each with the paths of its lessons in one field: that answer is the closest to ours, which also signs
the paths. 'Own codes' is the same without the lessons, so it says less than verifyToken. Neither counts all rows, which
PocketBase does unless told otherwise. Beside activation it updates one record by its id, under a rule; it counts no
tries, and answers before the update is safe on the disk (`synchronous=NORMAL`), while an activation waits for that."""
NOTES = """The empty view is one in Django without any middleware, served by granian with four threads: the floor of the
framework. Log-in is compared with a view of that same Django that checks a password and does nothing else, less the
empty view.

Behind nginx the library is asked once a lesson in four seconds; in between nginx finds the files in the folder of
grants (`docs/decisions/0009-lesson-files-before-django.md`), or in its own cache, if there are several hosts or the
lessons are in a bucket (`docs/decisions/0038-several-hosts.md`).

Memory is the proportional set size of all processes of `./kaktus serve` with one worker: the one that watches over the
others, the worker, and the sender of mails.

verifyToken is asked for 200 people in turns. After the first round their signatures are in its cache, as are those of
people who come back within a quarter of an hour; for others it signs and unpacks more (about 40 µs).

Tested rather than measured here: `RELIABILITY=full` with `server/tests/activation/test_real_server.py` lets 20 people
redeem the same code at the same instant, 200 times, and kills the server 20 times during a stream of redemptions, on
SQLite and PostgreSQL; `server/tests/hostile/test_slow_clients.py` lets 2,000 clients take long files, or send their
requests, as slowly as they can, while others are answered."""
WIDTH, BAR, GAP, LEFT = 800, 22, 10, 350
OURS, OTHERS, INK, PAPER = "#1F7A4D", "#E8B96A", "#26233A", "#FFF8EC"


@dataclass(frozen=True)
class Figures:
    results: dict[str, Result]
    layers: dict[str, float]
    """Of verifyToken, in microseconds."""
    waits: dict[str, Wait]
    memory: Memory


@dataclass(frozen=True)
class Target:
    name: str
    ratio: float
    limit: float
    at_most: bool = True

    @property
    def reached(self) -> bool:
        return self.ratio <= self.limit if self.at_most else self.ratio >= self.limit

    def __str__(self) -> str:
        sign = "≤" if self.at_most else "≥"
        return f"{'✓' if self.reached else '✗'} {self.name}: {self.ratio:.2f} (target {sign} {self.limit:g})"


def write_report(docs: Path, figures: Figures, targets: list[Target], *, sizes: tuple[str, str], command: str) -> None:
    of = figures.results
    bars = [
        ("Django without middleware, empty view", of["bare"], False),
        ("FastAPI with one statement", of["raw"], False),
        ("FastAPI + SQLAlchemy, verifyToken", of["orm"], False),
        ("PocketBase, own codes", of["own-codes"], False),
        ("PocketBase, own codes with lessons", of["own-lessons"], False),
        ("empty view in the library", of["empty"], True),
        (f"verifyToken, {sizes[0]}", of["verify"], True),
        (f"verifyToken, {sizes[1]}", of["large"], True),
        ("me", of["me"], True),
        ("PocketBase, update of a code", of["update"], False),
        ("activation", of["activation"], True),
        ("plain WhiteNoise, 20 kB", of["whitenoise"], False),
        ("lesson file, embedded server", of["lesson"], True),
        ("nginx's plain file", of["nginx"], False),
        ("lesson file behind nginx, by grants", of["behind"], True),
        ("lesson file behind nginx, from its cache", of["cached"], True),
    ]
    (docs / "benchmarks.svg").write_text(_plot(bars))
    slow = [("check of a password in bare Django", of["hash"], False), ("log-in", of["log-in"], True)]
    (docs / "benchmarks.md").write_text(_page([*bars, *slow], figures, targets, command))


def _page(bars: list[tuple[str, Result, bool]], figures: Figures, targets: list[Target], command: str) -> str:
    server = figures.results["verify"].cpu_us - sum(figures.layers.values())
    memory = figures.memory
    lines = [
        "# Benchmarks",
        "",
        f"Written by `.venv/bin/python {command}`. Everything runs on one machine over loopback, each server with one "
        f"worker; wrk keeps {CONNECTIONS} connections busy. Machines are noisy: what counts are the ratios within one "
        "run, and of those the processor time a request (of the server and its children, read from /proc) more than "
        "the requests a second, which the load itself competes with. All are measured in turns; the medians count.",
        "",
        f"Measured on {date.today().isoformat()}, {os.cpu_count()} processors, Python {platform.python_version()}.",  # noqa: DTZ011
        "",
        "![Processor time a request](benchmarks.svg)",
        "",
        "| what | CPU a request | requests/s |",
        "|---|---:|---:|",
        *(f"| {name} | {result.cpu_us:,.0f} µs | {result.per_second:,.0f} |" for name, result, _ in bars),
        "",
        "| target | measured | wanted | reached |",
        "|---|---:|---:|---|",
        *(
            f"| {target.name} | {target.ratio:.2f} | {'≤' if target.at_most else '≥'} {target.limit:g} | "
            f"{'yes' if target.reached else 'no'} |"
            for target in targets
        ),
        "",
        POCKETBASE,
        "",
        "## verifyToken, layer by layer",
        "",
        "| layer | CPU a request |",
        "|---|---:|",
        f"| server, gateway and threads (the whole, served, less what follows) | {server:.0f} µs |",
        *(f"| {layer} | {cpu_us:.0f} µs |" for layer, cpu_us in figures.layers.items()),
        "",
        "## While others log in",
        "",
        "One person asks for verifyToken again and again; others log in without a pause, each with a hash.",
        "",
        "| beside | half of the answers within | 99 of 100 within |",
        "|---|---:|---:|",
        *(f"| {who} | {wait.half_ms:.1f} ms | {wait.slowest_ms:.1f} ms |" for who, wait in figures.waits.items()),
        "",
        "## Memory",
        "",
        f"At the start {memory.at_start:.0f} MiB, after 5,000 requests {memory.after_some:.0f} MiB, after 50,000 "
        f"{memory.after_all:.0f} MiB.",
        "",
        NOTES,
        "",
    ]
    return "\n".join(lines)


def _plot(bars: list[tuple[str, Result, bool]]) -> str:
    longest = max(result.cpu_us for _, result, _ in bars)
    height = 50 + len(bars) * (BAR + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" role="img" aria-label="Processor time a request, in microseconds">',
        f'<rect width="{WIDTH}" height="{height}" rx="16" fill="{PAPER}"/>',
        f'<text x="20" y="28" font-weight="700" fill="{INK}">Processor time a request, in microseconds</text>',
    ]
    for number, (name, result, ours) in enumerate(bars):
        y = 44 + number * (BAR + GAP)
        width = max(2.0, result.cpu_us / longest * (WIDTH - LEFT - 80))
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end" fill="{INK}">{escape(name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="5" fill="{OURS if ours else OTHERS}"/>',
            f'<text x="{LEFT + width + 8:.1f}" y="{y + 15}" fill="{INK}">{result.cpu_us:.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
