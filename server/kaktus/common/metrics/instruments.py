"""Counters, histograms and gauges: what a process counts, if anybody has asked for metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from kaktus.common.errors import ApiError
from kaktus.common.metrics.board import Board, Sheet

# In seconds. A request waits for the database for 1.2 at most, and for a thread for 5.
BOUNDS = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Instrument:
    """`labels` are names; their values must come from a short list that is known beforehand, never from a person."""

    kind: str
    width = 1

    def __init__(self, name: str, meaning: str, *labels: str) -> None:
        self.name = name
        self.meaning = meaning
        self.labels = labels
        # In this process's sheet.
        self._places: dict[tuple[str, ...], int | None] = {}
        ALL[name] = self

    def series(self, *values: str) -> str:
        """As it is written in Prometheus' text format."""
        pairs = zip(self.labels, values, strict=True)
        told = ",".join(f'{label}="{_escaped(value)}"' for label, value in pairs)
        return f"{self.name}{{{told}}}" if told else self.name

    def forget_places(self) -> None:
        self._places.clear()

    def _place(self, sheet: Sheet, values: tuple[str, ...]) -> int | None:
        if values not in self._places:
            self._places[values] = sheet.place(self.series(*values), self.width)
        return self._places[values]


ALL: dict[str, Instrument] = {}


class Counter(Instrument):
    kind = "counter"

    def count(self, *values: str, amount: float = 1.0) -> None:
        sheet = _here.sheet
        if sheet is None:
            return
        place = self._place(sheet, values)
        if place is not None:
            with sheet.lock:
                sheet.numbers[place] += amount

    def by_outcome(self, *values: str, done: str) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
        """Count the calls of a flow; the last label is `done`, or the code of the error that it ended with."""

        def decorate(flow: Callable[Given, Result]) -> Callable[Given, Result]:
            @wraps(flow)
            def counted(*given: Given.args, **named: Given.kwargs) -> Result:
                outcome = "error"
                try:
                    result = flow(*given, **named)
                    outcome = done
                    return result
                except ApiError as error:
                    outcome = error.errors[0]["code"]
                    raise
                finally:
                    self.count(*values, outcome)

            return counted

        return decorate


class Gauge(Instrument):
    """A number that also falls: written by one process only, the job worker."""

    kind = "gauge"

    def set(self, *values: str, to: float) -> None:
        sheet = _here.sheet
        place = self._place(sheet, values) if sheet else None
        if sheet and place is not None:
            sheet.numbers[place] = to


class Histogram(Instrument):
    """Durations in seconds: how many up to each bound, how many above all, and their sum."""

    kind = "histogram"
    width = len(BOUNDS) + 2

    def observe(self, seconds: float, *values: str) -> None:
        sheet = _here.sheet
        if sheet is None:
            return
        place = self._place(sheet, values)
        if place is not None:
            with sheet.lock:
                sheet.numbers[place + bisect_left(BOUNDS, seconds)] += 1
                sheet.numbers[place + len(BOUNDS) + 1] += seconds


class _Here:
    """What this process counts on; without a sheet, counting does nothing."""

    board: Board | None = None
    sheet: Sheet | None = None


_here = _Here()


def offer_metrics() -> Board:
    """In the process from which the others start; they inherit the board."""
    _here.board = Board.create()
    return _here.board


def offered_board() -> Board | None:
    return _here.board


def count_here(board: Board | None = None, *, as_job_worker: bool = False) -> None:
    """This process counts from now on, if metrics are wanted."""
    _here.board = board = board or _here.board
    # Of the process from which this one was forked. First, because closing it gives back all claims of this process.
    _here.sheet = None
    _here.sheet = board.claim(first=as_job_worker) if board else None
    for instrument in ALL.values():
        instrument.forget_places()
        # From 0 on: an alarm for the first time that something happens needs to know that it had not happened.
        if isinstance(instrument, Counter) and not instrument.labels:
            instrument.count(amount=0)


def is_counting() -> bool:
    return _here.sheet is not None


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
