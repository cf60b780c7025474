"""The folder in which the processes of one server collect their metrics."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

# prometheus_client reads this name when it is loaded, in every process.
VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Must enclose the import and the use of every metric; child processes that start inside it share the folder."""
    with TemporaryDirectory(prefix="kaktus-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[VARIABLE] = folder
        yield
