"""The programs that measure still start, write their page, and count every wait."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from xml.etree import ElementTree

import pytest

BENCH = Path(__file__).resolve().parents[3] / "bench"
PROGRAMS = ("code_files.py", "codes.py", "moves.py", "run.py", "searches.py")
LINK = b'{"message": {"signedUrls": {"kaktus1": ["http://127.0.0.1/content/signed/farben/story.html"]}}}'


@pytest.mark.parametrize("program", PROGRAMS)
def test_each_program_says_how_to_use_it(program: str) -> None:
    done = subprocess.run([sys.executable, str(BENCH / program), "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "usage:" in done.stdout


class Slow(BaseHTTPRequestHandler):
    """Answers everything a reader asks for; the first answer takes half a second, and everybody waits for it."""

    protocol_version = "HTTP/1.1"
    turn = threading.Lock()
    asked = 0

    def do_GET(self) -> None:
        with Slow.turn:
            if Slow.asked == 0:
                time.sleep(0.5)
            Slow.asked += 1
        self.send_response(200)
        self.send_header("Content-Length", str(len(LINK)))
        self.end_headers()
        self.wfile.write(LINK)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.do_GET()

    def log_message(self, *_arguments: object) -> None:
        pass


@contextmanager
def slow_library() -> Iterator[int]:
    Slow.asked = 0
    with ThreadingHTTPServer(("127.0.0.1", 0), Slow) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_whoever_waits_behind_a_slow_answer_is_counted() -> None:
    with slow_library() as port:
        plan = {"port": port, "rate": 4, "seconds": 0.5, "first": 0, "readers": 100, "files": ["kit.js"]}
        command = [sys.executable, str(BENCH / "monday_readers.py")]
        done = subprocess.run(command, input=json.dumps(plan), capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    assert (report["openings"], report["answers"], report["failed"]) == (50, 200, {})
    # Two classes; the second one came while the first was held up, and all of the first waited.
    half, *_, slowest = report["library"]
    assert slowest >= 500
    assert half >= 100


def test_the_page_says_where_it_breaks(tmp_path: Path) -> None:
    step = {
        "openings": 50,
        "seconds": 1,
        "library": [5, 6, 7, 8],
        "cores": {"server": 0.5, "readers": 0.1, "others": 0},
    }
    steps = [
        step | {"rate": 2, "lesson": [9, 10, 11, 12], "failed": {}, "broken": False},
        step | {"rate": 3, "lesson": [9, 10, None, None], "failed": {"503": 4}, "broken": True},
    ]
    figures = {
        "monday": {
            "mornings": [{"name": "SQLite", "steps": steps, "many": steps[0] | {"rate": 1.5}, "files": 11}],
            **{
                "broken_ms": 2000,
                "seconds": 8,
                "readers": 1000,
                "codes": 10_000,
                "command": "bench/run.py",
                "day": "2026-11-16",
                "others": 0.1,
            },
        }
    }
    script = "import json, sys; from pathlib import Path; from report import write_report; "
    script += "write_report(Path(sys.argv[1]), json.load(sys.stdin))"
    subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        **{"input": json.dumps(figures), "text": True, "check": True, "cwd": BENCH},  # type: ignore[call-overload]
    )
    page = (tmp_path / "benchmarks.md").read_text()
    assert "| SQLite | 2 a second | 4 | 10.0 ms | 3 a second: 4 × 503 |" in page
    assert "| SQLite | 1.5 | 50 | 5 ms |" in page
    assert "| 3 | 50 | 5 ms | 6 ms | 7 ms | 9 ms | 10 ms | never | 4 |" in page
    ElementTree.parse(tmp_path / "benchmarks-monday.svg")
