"""Writes what was measured as a page with a table and a plot of its own drawing."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import date
from html import escape
from pathlib import Path

from measured import CONNECTIONS, Result

NOTES = """The empty view that counts is one in the library itself, with all that every call passes there; Django
without middleware stands beside it as the floor.

Behind nginx the library is asked once a lesson in four seconds; in between nginx finds the files in the folder of
grants (`docs/decisions/0009-lesson-files-before-django.md`).

Shown and not measured: `RELIABILITY=full` with `server/tests/activation/test_real_server.py` lets 20 people redeem the
same code at the same instant, 200 times, and kills the server 20 times during a stream of redemptions; on SQLite and
PostgreSQL."""
WIDTH, BAR, GAP, LEFT = 800, 22, 10, 350
OURS, OTHERS, INK, PAPER = "#1F7A4D", "#E8B96A", "#26233A", "#FFF8EC"


@dataclass(frozen=True)
class Target:
    name: str
    ratio: float
    limit: float
    at_most: bool

    @property
    def reached(self) -> bool:
        return self.ratio <= self.limit if self.at_most else self.ratio >= self.limit

    def __str__(self) -> str:
        sign = "≤" if self.at_most else "≥"
        return f"{'✓' if self.reached else '✗'} {self.name}: {self.ratio:.2f} (target {sign} {self.limit:g})"


def write_report(
    docs: Path,
    of: dict[str, Result],
    targets: list[Target],
    *,
    sizes: tuple[str, str],
) -> None:
    bars = [
        ("Django without middleware, empty view", of["bare"], False),
        ("empty view in the library", of["empty"], False),
        (f"verifyToken, {sizes[0]}", of["verify"], True),
        (f"verifyToken, {sizes[1]}", of["large"], True),
        ("the same in FastAPI + SQLAlchemy", of["peer"], False),
        ("plain WhiteNoise, 20 kB", of["whitenoise"], False),
        ("lesson file, embedded server", of["lesson"], True),
        ("nginx's plain file", of["nginx"], False),
        ("lesson file behind nginx", of["behind"], True),
    ]
    (docs / "benchmarks.svg").write_text(_plot(bars))
    (docs / "benchmarks.md").write_text(_page(bars, targets))


def _page(bars: list[tuple[str, Result, bool]], targets: list[Target]) -> str:
    lines = [
        "# Benchmarks",
        "",
        "Written by `bench/run.py`. Everything runs on one machine over loopback, each server with one process; "
        f"wrk keeps {CONNECTIONS} connections busy. Machines are noisy: what counts are the ratios within one run, and "
        "of those the processor time a request (of the server and its children, read from /proc) more than the "
        "requests a second, which the load itself competes with. All are measured in turns; the medians count.",
        "",
        f"Measured on {date.today().isoformat()}, {os.cpu_count()} processors, Python {platform.python_version()}.",  # noqa: DTZ011
        "",
        "![Processor time a request](benchmarks.svg)",
        "",
        "| what | CPU a request | requests/s |",
        "|---|---:|---:|",
        *(f"| {name} | {result.cpu_us:.0f} µs | {result.per_second:,.0f} |" for name, result, _ in bars),
        "",
        "| target | measured | wanted | reached |",
        "|---|---:|---:|---|",
        *(
            f"| {target.name} | {target.ratio:.2f} | {'≤' if target.at_most else '≥'} {target.limit:g} | "
            f"{'yes' if target.reached else 'no'} |"
            for target in targets
        ),
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
