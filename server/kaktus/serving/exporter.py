"""Serves metrics on a port of their own, in the process that starts the workers."""

from __future__ import annotations

import os
import shutil
import struct
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from prometheus_client import CollectorRegistry, Metric, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from kaktus import __version__
from kaktus.common.command import CommandError

NEW_FILE_S: Final = 2.0


def export_metrics(address: str, data: Path) -> None:
    host, _, port = address.rpartition(":")
    registry = CollectorRegistry()
    registry.register(AllProcesses())
    registry.register(Machine(data))
    try:
        start_http_server(int(port), host, registry=registry)
    except OSError as error:
        raise CommandError(f"KAKTUS_METRICS: {address} cannot be used ({error.strerror}); choose another.") from None


class AllProcesses(Collector):
    """What the processes have counted, each in files of its own."""

    def __init__(self, folder: str | None = None) -> None:
        self._files: Any = MultiProcessCollector(None, folder)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterable[Metric]:
        deadline = time.monotonic() + NEW_FILE_S
        while True:
            try:
                return list(self._files.collect())
            except struct.error:
                # A file of a process that is starting is empty for a moment.
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)


class Machine(Collector):
    """What is read at each scrape."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def collect(self) -> Iterable[GaugeMetricFamily]:
        processes = list(_processes(os.getpid()))
        memory = sum(map(_memory_bytes, processes))
        disk = shutil.disk_usage(self._data)
        info = GaugeMetricFamily("kaktus_info", "Always 1; the label says which version runs.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        yield GaugeMetricFamily("kaktus_processes", "Processes of the server, with the job worker.", len(processes))
        yield GaugeMetricFamily(
            "kaktus_memory_bytes", "Memory of all processes; what several share counts once.", memory
        )
        yield GaugeMetricFamily("kaktus_disk_free_bytes", "Room on the disk of the data folder.", disk.free)
        yield GaugeMetricFamily("kaktus_disk_bytes", "Size of the disk of the data folder.", disk.total)


def _processes(pid: int) -> Iterator[int]:
    yield pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        # It has just ended, or this is not Linux.
        return
    for child in children:
        yield from _processes(int(child))


def _memory_bytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
