"""What the jobs about batches and their codes have in common: how much they do at once, and how often they try."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

# At most; fewer on a busy machine.
ROWS_PER_TRANSACTION: Final = 10_000
MAX_OPEN: Final = 10
PAUSES: Final = (timedelta(seconds=10), timedelta(minutes=1), timedelta(minutes=10))
