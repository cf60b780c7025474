"""Measures how much of Redis' memory a count of a rate limit takes.

python bench/redis_counts.py [--counts 20000]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "server")]


def main() -> None:
    from testing.redis_server import RedisServer

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", type=int, default=20_000)
    counts = parser.parse_args().counts
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        server.start()
        try:
            print(f"{bytes_taken(server.url, folder, counts) / counts:.0f} bytes for each of {counts} counts")
        finally:
            server.stop()


def bytes_taken(url: str, folder: str, counts: int) -> int:
    os.environ |= {"DJANGO_SETTINGS_MODULE": "kaktus.settings", "KAKTUS_DATA_DIR": folder, "KAKTUS_CACHE_URL": url}
    import django
    from redis import Redis

    django.setup()
    from kaktus.accounts.limits import LOG_IN
    from kaktus.limits import take

    with Redis.from_url(url) as redis:
        take(LOG_IN, "first")
        before = redis.info("memory")["used_memory"]
        for number in range(counts):
            take(LOG_IN, str(number))
        return int(redis.info("memory")["used_memory"]) - int(before)


if __name__ == "__main__":
    main()
