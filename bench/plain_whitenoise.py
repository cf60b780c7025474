"""WhiteNoise by itself over the folder of lessons: what a file costs without any check."""

import os

from whitenoise import WhiteNoise


def nothing(_environ, start_response):  # type: ignore[no-untyped-def]
    start_response("404 Not Found", [])
    return []


application = WhiteNoise(nothing, root=os.environ["BENCH_FILES"])
