"""Runs one step of the setup quietly: one line when done, a bar while it runs, its output if it fails."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections import deque
from pathlib import Path

BAR = 24


def progress(done: int, total: int, seconds: float) -> str:
    filled = min(BAR, BAR * done // total) if total else 0
    bar = f"[{'█' * filled}{'·' * (BAR - filled)}] " if total else ""
    return f"{bar}{seconds:.0f} s"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--count", help="a pattern: each line of output that matches it is one piece of work done")
    parser.add_argument("--of", help="FILE:PATTERN, whose matching lines are all the work there is")
    split = sys.argv.index("--")
    options, command = parser.parse_args(sys.argv[1:split]), sys.argv[split + 1 :]

    total = 0
    if options.of:
        file, _, pattern = options.of.partition(":")
        total = sum(1 for line in Path(file).read_text().splitlines() if re.search(pattern, line))
    start, done, tail = time.monotonic(), 0, deque[str](maxlen=60)
    live = sys.stdout.isatty()
    if not live:
        print(f"… {options.title}", flush=True)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    assert process.stdout is not None
    for line in process.stdout:
        tail.append(line)
        done += bool(options.count and re.search(options.count, line))
        if live:
            print(f"\r\033[K… {options.title} {progress(done, total, time.monotonic() - start)}", end="", flush=True)
    code = process.wait()
    clear = "\r\033[K" if live else ""
    print(f"{clear}{'✗' if code else '✓'} {options.title} ({time.monotonic() - start:.1f} s)", flush=True)
    if code:
        print("".join(tail), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
