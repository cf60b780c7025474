"""WhiteNoise by itself over the folder of lessons: what a file costs without any check."""

import os
from collections.abc import Callable
from typing import Any

from whitenoise import WhiteNoise


def nothing(_environ: dict[str, Any], start_response: Callable[..., Any]) -> list[bytes]:
    start_response("404 Not Found", [])
    return []


application = WhiteNoise(nothing, root=os.environ["BENCH_FILES"])
