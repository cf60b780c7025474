"""Writes what was measured as a page with tables and plots; each part says when and by which command."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from plots import Line, bars, lines
from words import GROWTH, HOW, MONDAY, NOTES, POCKETBASE, SIZES, THOUSAND

Part = dict[str, Any]
TOP_MS = 20_000
COLUMNS = "classes/s | openings | library: p50 | p95 | p99 | lesson: p50 | p95 | p99 | failed | cores |"
NUMBERS = "---:|" * 9 + "---|"
BARS = (
    ("bare", "Django without middleware, empty view", False),
    ("raw", "FastAPI with one statement", False),
    ("orm", "FastAPI + SQLAlchemy, verifyToken", False),
    ("own-codes", "PocketBase, own codes", False),
    ("own-lessons", "PocketBase, own codes with lessons", False),
    ("empty", "empty view in the library", True),
    ("verify", "verifyToken", True),
    ("me", "me", True),
    ("update", "PocketBase, update of a code", False),
    ("activation", "activation", True),
    ("whitenoise", "plain WhiteNoise, 20 kB", False),
    ("lesson", "lesson file, embedded server", True),
    ("nginx", "nginx's plain file", False),
    ("behind", "lesson file behind nginx, by grants", True),
    ("cached", "lesson file behind nginx, from its cache", True),
)
SLOW = (("hash", "check of a password in bare Django"), ("log-in", "log-in"))


@dataclass(frozen=True)
class Target:
    name: str
    ratio: float
    limit: float
    at_most: bool = True

    @property
    def reached(self) -> bool:
        return self.ratio <= self.limit if self.at_most else self.ratio >= self.limit

    @property
    def bound(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.limit:g}"

    def __str__(self) -> str:
        return f"{'✓' if self.reached else '✗'} {self.name}: {self.ratio:.2f} (target {self.bound})"


def write_report(docs: Path, figures: dict[str, Part]) -> list[Target]:
    """The page says what its parts say; a part that was never measured is left out."""
    sections = {"monday": _monday, "sizes": _sizes, "peers": _peers}
    reached = list(_targets(figures))
    written = [line for part, section in sections.items() if part in figures for line in section(docs, figures[part])]
    lines_ = ["# Benchmarks", "", HOW, "", _machine(), "", *_target_table(reached), *written, NOTES, ""]
    (docs / "benchmarks.md").write_text("\n".join(lines_))
    return reached


def _machine() -> str:
    return f"Measured with {os.cpu_count()} processors, {platform.system()}, Python {platform.python_version()}."


def _when(part: Part) -> str:
    quiet = part["others"] < 0.2
    meaning = "the times count, too" if quiet else "only processor time can be trusted"
    return (
        f"`{'.venv/bin/python ' + part['command']}`, {part['day']}. Other programs took {part['others']:.1f} of "
        f"{os.cpu_count()} processors meanwhile: {meaning}."
    )


def _targets(figures: dict[str, Part]) -> Iterator[Target]:
    if "peers" in figures:
        yield from _peer_targets(figures["peers"])
    if "sizes" in figures:
        of = figures["sizes"]["results"]
        for name, database in (("SQLite", "sqlite"), ("PostgreSQL", "postgresql")):
            if f"verifyToken|small-{database}|1" not in of:
                continue
            small, large = (of[f"verifyToken|{size}-{database}|1"]["cpu_us"] for size in ("small", "large"))
            yield Target(f"verifyToken, large : small library on {name}, CPU", large / small, 1.2)


def _peer_targets(part: Part) -> Iterator[Target]:
    cpu = {key: result["cpu_us"] for key, result in part["results"].items()}
    rate = {key: result["per_second"] for key, result in part["results"].items()}
    memory = part["memory"]
    yield Target("verifyToken : empty Django view, CPU", cpu["verify"] / cpu["bare"], 2.5)
    yield Target("verifyToken : own lessons from PocketBase, CPU", cpu["verify"] / cpu["own-lessons"], 0.65)
    yield Target("verifyToken : FastAPI with one statement, CPU", cpu["verify"] / cpu["raw"], 1.74)
    yield Target("verifyToken : the same in FastAPI and SQLAlchemy, CPU", cpu["verify"] / cpu["orm"], 1.0)
    yield Target("log-in : its hash, CPU", cpu["log-in"] / (cpu["hash"] - cpu["bare-2"]), 1.15)
    yield Target("activation : update in PocketBase, CPU", cpu["activation"] / cpu["update"], 2.0)
    peak = max(memory["after_some"], memory["after_all"])
    yield Target("memory of one worker and all beside it, MiB", peak, 190)
    yield Target("memory after 50,000 : after 5,000 requests", memory["after_all"] / memory["after_some"], 1.03)
    yield Target("lesson file : plain WhiteNoise, CPU", cpu["lesson"] / cpu["whitenoise"], 2.0)
    yield Target("behind nginx : nginx's plain file, requests/s", rate["behind"] / rate["nginx"], 0.9, at_most=False)


def _target_table(targets: list[Target]) -> list[str]:
    if not targets:
        return []
    rows = (f"| {t.name} | {t.ratio:.2f} | {t.bound} | {'yes' if t.reached else 'no'} |" for t in targets)
    return ["| target | measured | wanted | reached |", "|---|---:|---:|---|", *rows, ""]


def _monday(docs: Path, part: Part) -> list[str]:
    drawn = [
        Line(morning["name"], [(step["rate"], step["lesson"][2] or TOP_MS) for step in morning["steps"]])
        for morning in part["mornings"]
    ]
    title = "99 of 100 openings within, by classes of 25 a second"
    plot = lines(title, "classes a second", drawn, limit=part["broken_ms"], top=TOP_MS)
    (docs / "benchmarks-monday.svg").write_text(plot)
    page = [
        *(
            "## A Monday morning",
            "",
            MONDAY.format(files=part["mornings"][0]["files"] + 1, **part),
            "",
        ),
        *(_when(part), "", f"![{title}](benchmarks-monday.svg)", ""),
        "| | holds | classes opened | CPU an opening | breaks at |",
        "|---|---:|---:|---:|---:|",
        *(_verdict(morning) for morning in part["mornings"]),
        "",
    ]
    many = [morning for morning in part["mornings"] if morning["many"]]
    if many:
        page += [
            *("### A thousand classes in a row", "", THOUSAND, ""),
            *(f"| | {COLUMNS}", f"|---|{NUMBERS}"),
            *(f"| {morning['name']} {_step_row(morning['many'])}" for morning in many),
            *("", "### Step by step", ""),
        ]
    for morning in part["mornings"]:
        page += [
            *(f"**{morning['name']}**", ""),
            *(f"| {COLUMNS}", f"|{NUMBERS}"),
            *map(_step_row, morning["steps"]),
            "",
        ]
    return page


def _verdict(morning: Part) -> str:
    steps = morning["steps"]
    held = [step for step in steps if not step["broken"]]
    broken = [step for step in steps if step["broken"]]
    best = f"{held[-1]['rate']} a second" if held else "–"
    used = [step for step in held if step["rate"] >= 2] or steps
    own = sum(
        (sum(step["cores"].values()) - step["cores"]["others"] - step["cores"]["readers"]) * step["seconds"]
        for step in used
    )
    each = own / sum(step["openings"] for step in used) * 1000
    end = f"{broken[0]['rate']} a second: {_why(broken[0])}" if broken else "not reached"
    opened = sum(step["openings"] for step in steps) // 25
    return f"| {morning['name']} | {best} | {opened:,} | {each:.1f} ms | {end} |"


def _why(step: Part) -> str:
    if step["failed"]:
        return ", ".join(f"{count} × {reason}" for reason, count in step["failed"].items())
    return f"p99 {_ms(step['lesson'][2])}"


def _step_row(step: Part) -> str:
    times = " | ".join(_ms(value) for value in (*step["library"][:3], *step["lesson"][:3]))
    cores = ", ".join(f"{name} {value:.2f}" for name, value in step["cores"].items())
    return f"| {step['rate']:g} | {step['openings']:,} | {times} | {sum(step['failed'].values())} | {cores} |"


def _ms(value: float | None) -> str:
    return "never" if value is None else f"{value:,.0f} ms"


def _sizes(docs: Path, part: Part) -> list[str]:
    of, libraries = part["results"], part["libraries"]
    calls = ("verifyToken", "lesson file", "activation", "log-in")

    def name(library: Part) -> str:
        database = "PostgreSQL" if library["tables"] else "SQLite"
        return f"{database}, {library['readers']:,} readers"

    drawn = [
        (f"{call}, {name(library)}", of[f"{call}|{library['name']}|1"]["cpu_us"], bool(library["tables"]))
        for call in calls[:3]
        for library in libraries
    ]
    title = "Processor time a request on SQLite and PostgreSQL, in microseconds"
    (docs / "benchmarks-sizes.svg").write_text(bars(title, drawn))
    floor, hashed = of["empty view|bare Django|1"]["cpu_us"], of["hash|bare Django|1"]["cpu_us"]
    page = [
        *("## Small and large libraries, one process and two", "", SIZES, "", _when(part), ""),
        *(f"![{title}](benchmarks-sizes.svg)", ""),
        f"Beside them: an empty view of bare Django {floor:,.0f} µs, the check of a password in it {hashed:,.0f} µs.",
        "",
        "| | library | CPU, one process | CPU, two | requests/s, one | requests/s, two |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for call in calls:
        for library in libraries:
            one, two = (of[f"{call}|{library['name']}|{workers}"] for workers in (1, 2))
            page.append(
                f"| {call} | {name(library)} | {one['cpu_us']:,.0f} µs | {two['cpu_us']:,.0f} µs | "
                f"{one['per_second']:,.0f} | {two['per_second']:,.0f} |"
            )
    return [*page, "", *_disk(libraries, name)]


def _disk(libraries: list[Part], name: Any) -> list[str]:
    page = [
        "### Size on the disk",
        "",
        GROWTH,
        "",
        "| library | codes | database | largest tables, with their indexes |",
    ]
    page.append("|---|---:|---:|---|")
    for library in libraries:
        tables = ", ".join(f"`{table}` {size / 1e6:,.0f} MB" for table, size in library["tables"].items())
        page.append(f"| {name(library)} | {library['codes']:,} | {library['bytes'] / 1e6:,.0f} MB | {tables or '–'} |")
    return [*page, ""]


def _peers(docs: Path, part: Part) -> list[str]:
    of, memory = part["results"], part["memory"]
    title = "Processor time a request, in microseconds"
    (docs / "benchmarks.svg").write_text(bars(title, ((name, of[key]["cpu_us"], ours) for key, name, ours in BARS)))
    rows = [(key, name) for key, name, _ in BARS] + list(SLOW)
    server = of["verify"]["cpu_us"] - sum(part["layers"].values())
    return [
        *("## One process, beside its floor and its peers", "", _when(part), "", f"![{title}](benchmarks.svg)", ""),
        *("| what | CPU a request | requests/s |", "|---|---:|---:|"),
        *(f"| {name} | {of[key]['cpu_us']:,.0f} µs | {of[key]['per_second']:,.0f} |" for key, name in rows),
        *("", POCKETBASE, "", "### verifyToken, layer by layer", "", "| layer | CPU a request |", "|---|---:|"),
        f"| server, gateway and threads (the whole, served, less what follows) | {server:.0f} µs |",
        *(f"| {layer} | {cpu_us:.0f} µs |" for layer, cpu_us in part["layers"].items()),
        *("", "### While others log in", ""),
        "One person asks for verifyToken again and again; others log in without a pause, each with a hash.",
        *("", "| beside | half of the answers within | 99 of 100 within |", "|---|---:|---:|"),
        *(f"| {who} | {wait['half_ms']:.1f} ms | {wait['slowest_ms']:.1f} ms |" for who, wait in part["waits"].items()),
        *("", "### Memory", ""),
        f"At the start {memory['at_start']:.0f} MiB, after 5,000 requests {memory['after_some']:.0f} MiB, after 50,000 "
        f"{memory['after_all']:.0f} MiB: the proportional set size of all processes of `./kaktus serve` with one "
        "worker: the supervisor, the worker and the job worker.",
        "",
    ]
