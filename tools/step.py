"""Runs one step of the setup quietly: a line at its start and end, its warnings, and all output if it fails."""

from __future__ import annotations

import subprocess
import sys
import time

# How a program marks what people should read although it continued.
WARNING = "Warning: "


def main(title: str, command: list[str]) -> int:
    print(f"… {title}", flush=True)
    start = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    print(f"{'✗' if done.returncode else '✓'} {title} ({time.monotonic() - start:.1f} s)", flush=True)
    for line in done.stdout.splitlines():
        if done.returncode or line.startswith(WARNING):
            print(line, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    _, title, _, *command = sys.argv
    sys.exit(main(title, command))
