"""Measures the library beside its floor and its peers in one run, and writes docs/benchmarks.md with a plot.

.venv/bin/python bench/run.py            a few minutes: 1 000 and 100 000 people
.venv/bin/python bench/run.py --full     1 000 000 people and 10 000 000 codes
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from measured import Result, load, served
from report import Target, write_report

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
PEER = BENCH / ".venv" / "bin" / "python"
SMALL = 1_000
TOKENS_LUA = """
local tokens = {%s}
local n = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Host"] = "localhost"
function request()
  n = n %% #tokens + 1
  return wrk.format(nil, nil, nil, '{"idToken": "' .. tokens[n] .. '"}')
end
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Library:
    """A seeded library in a folder of its own."""

    folder: Path
    people: int
    codes: int
    tokens: tuple[str, ...] = ()

    @property
    def environ(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        return kept | {
            "KAKTUS_DATA_DIR": str(self.folder),
            "DJANGO_SETTINGS_MODULE": "kaktus.settings",
            "PYTHONPATH": f"{ROOT / 'server'}:{BENCH}",
            "BENCH_DATABASE": str(self.folder / "kaktus.sqlite3"),
            "BENCH_FILES": str(self.folder / "content"),
        }

    @property
    def script(self) -> Path:
        return self.folder / "tokens.lua"

    def seed(self) -> None:
        print(f"  seeding {self.people} people and {self.codes} codes …", flush=True)
        run = {"env": self.environ, "check": True, "capture_output": True, "text": True}
        subprocess.run([sys.executable, "-m", "kaktus.cli", "migrate"], **run)  # type: ignore[call-overload]
        lessons = self.folder / "lessons"
        command = [sys.executable, str(BENCH / "seed.py"), str(self.people), str(self.codes), str(lessons)]
        done = subprocess.run(command, **run)  # type: ignore[call-overload]
        self.tokens = tuple(json.loads(done.stdout)["tokens"])
        self.script.write_text(TOKENS_LUA % ", ".join(f'"{token}"' for token in self.tokens))


def granian(module: str, port: int) -> list[str]:
    options = ["--interface", "wsgi", "--workers", "1", "--blocking-threads", "4", "--no-access-log"]
    place = ["--host", "127.0.0.1", "--port", str(port)]
    return [str(Path(sys.executable).with_name("granian")), *options, *place, f"{module}:application"]


def measure_library(library: Library, seconds: int, rounds: int) -> dict[str, Result]:
    """verifyToken and an empty view of the same process, in turns; the best of each counts."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with served(granian("project", port), environ=library.environ, url=url + "/api/empty") as pid:
        pairs = [
            (
                load("empty view", url + "/api/empty", pid=pid, seconds=seconds, script=library.script),
                load("verifyToken", url + "/api/verifyToken", pid=pid, seconds=seconds, script=library.script),
            )
            for _ in range(rounds)
        ]
    return {
        "empty": min((pair[0] for pair in pairs), key=lambda result: result.cpu_us),
        "verify": min((pair[1] for pair in pairs), key=lambda result: result.cpu_us),
    }


def measure_peers(library: Library, seconds: int) -> dict[str, Result]:
    results = {}
    port = free_port()
    url = f"http://127.0.0.1:{port}/api/empty"
    with served(granian("bare_django", port), environ=library.environ, url=url) as pid:
        results["bare"] = load("Django without middleware, empty view", url, pid=pid, seconds=seconds)
    port = free_port()
    url = f"http://127.0.0.1:{port}/api/verifyToken"
    command = [str(PEER), "-m", "uvicorn", "peer_fastapi:app", "--port", str(port), "--no-access-log"]
    environ = library.environ | {"PYTHONPATH": str(BENCH)}
    with served(command, environ=environ, url=url) as pid:
        results["peer"] = load("FastAPI", url, pid=pid, seconds=seconds, script=library.script)
    return results


def lesson_path(port: int, token: str) -> str:
    body = json.dumps({"idToken": token}).encode()
    headers = {"Content-Type": "application/json", "Host": "localhost"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/verifyToken", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        url: str = json.load(answer)["message"]["signedUrls"]["kaktus1"][0]
    return "/content/" + url.partition("/content/")[2].replace("story.html", "sound.mp3")


def measure_files(library: Library, seconds: int, rounds: int) -> dict[str, Result]:
    app, granting, plain, behind, direct = (free_port() for _ in range(5))
    stored = next((library.folder / "content").glob("kaktus-1/farben/*/sound.mp3"))
    file = "/" + stored.relative_to(library.folder / "content").as_posix()
    with ExitStack() as stack:
        pid = stack.enter_context(
            served(granian("project", app), environ=library.environ, url=f"http://127.0.0.1:{app}/api/empty")
        )
        grants = library.environ | {"KAKTUS_GRANTS_DIR": str(library.folder / "grants")}
        stack.enter_context(
            served(granian("project", granting), environ=grants, url=f"http://127.0.0.1:{granting}/api/empty")
        )
        noise_pid = stack.enter_context(
            served(granian("plain_whitenoise", plain), environ=library.environ, url=f"http://127.0.0.1:{plain}{file}")
        )
        conf = write_nginx_conf(library.folder, app=granting, behind=behind, direct=direct)
        nginx = ["nginx", "-p", str(library.folder), "-c", str(conf), "-g", "daemon off;"]
        nginx_pid = stack.enter_context(served(nginx, environ=dict(os.environ), url=f"http://127.0.0.1:{direct}{file}"))
        path = lesson_path(app, library.tokens[0])
        runs = [
            ("whitenoise", "plain WhiteNoise", f"http://127.0.0.1:{plain}{file}", noise_pid),
            ("lesson", "lesson file, embedded server", f"http://127.0.0.1:{app}{path}", pid),
            ("nginx", "nginx, plain file", f"http://127.0.0.1:{direct}{file}", nginx_pid),
            ("behind", "lesson file behind nginx", f"http://127.0.0.1:{behind}{path}", nginx_pid),
        ]
        taken: dict[str, list[Result]] = {}
        for _ in range(rounds):
            for key, name, url, server in runs:
                taken.setdefault(key, []).append(load(name, url, pid=server, seconds=seconds))
    return {
        key: max(results, key=lambda result: result.per_second)
        if key in ("nginx", "behind")
        else min(results, key=lambda result: result.cpu_us)
        for key, results in taken.items()
    }


def write_nginx_conf(folder: Path, *, app: int, behind: int, direct: int) -> Path:
    """The shipped example with the ports and folders of this run, and a second server without any check."""
    example = (ROOT / "deploy" / "nginx.conf").read_text()
    for shipped, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{app}"),
        ("listen 80;", f"listen 127.0.0.1:{behind};"),
        ("lernen.example.org", "_"),
        ("/run/kaktus/grants", str(folder / "grants")),
    ):
        assert shipped in example, shipped
        example = example.replace(shipped, here)
    plain = f"""
    server {{
        listen 127.0.0.1:{direct};
        root {folder / "content"};
        location / {{ open_file_cache max=20000 inactive=5m; open_file_cache_valid 5m; gzip_static on; }}
    }}
    """
    paths = "".join(
        f"{kind}_temp_path {folder / 'tmp' / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "tmp").mkdir(exist_ok=True)
    head = f"worker_processes 1; user root; pid {folder / 'nginx.pid'}; error_log {folder / 'nginx.log'};\n"
    http = f"http {{ include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;\n{paths}"
    conf = folder / "nginx.conf"
    conf.write_text(f"{head}events {{}}\n{http}{example}{plain}}}\n")
    return conf


def check_tools() -> None:
    for tool, how in (("wrk", "apt-get install wrk"), ("nginx", "apt-get install nginx-light")):
        if not shutil.which(tool):
            raise SystemExit(f"bench: {tool} is missing: {how}")
    if not PEER.exists():
        print("  installing FastAPI and SQLAlchemy …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEER.parents[1])], check=True)
        lock = str(BENCH / "requirements.lock")
        subprocess.run([str(PEER), "-m", "pip", "-q", "install", "--require-hashes", "-r", lock], check=True)


def targets(small: dict[str, Result], large: dict[str, Result], files: dict[str, Result]) -> list[Target]:
    verify, empty, peer = small["verify"].cpu_us, small["empty"].cpu_us, small["peer"].cpu_us
    return [
        Target("verifyToken : empty view in the library, CPU", verify / empty, 3.0, at_most=True),
        Target("verifyToken : the same in FastAPI + SQLAlchemy, CPU", verify / peer, 1.0, at_most=True),
        Target("verifyToken, large : small library, CPU", large["verify"].cpu_us / verify, 1.2, at_most=True),
        Target("lesson file : plain WhiteNoise, CPU", files["lesson"].cpu_us / files["whitenoise"].cpu_us, 2.0, True),
        Target("behind nginx : nginx's plain file, requests/s", _rate(files), 0.9, at_most=False),
    ]


def _rate(files: dict[str, Result]) -> float:
    return files["behind"].per_second / files["nginx"].per_second


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help="1 000 000 people and 10 000 000 codes")
    parser.add_argument("--seconds", type=int, default=4, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often each pair is measured; the best counts")
    options = parser.parse_args()
    check_tools()
    people, codes = (1_000_000, 10_000_000) if options.full else (100_000, 1_000_000)
    with tempfile.TemporaryDirectory(prefix="kaktus-bench-") as place:
        small = Library(Path(place) / "small", SMALL, 10 * SMALL)
        large = Library(Path(place) / "large", people, codes)
        for library in (small, large):
            library.folder.mkdir()
            library.seed()
        print("  measuring …", flush=True)
        small_results = measure_library(small, options.seconds, options.rounds) | measure_peers(small, options.seconds)
        large_results = measure_library(large, options.seconds, options.rounds)
        files = measure_files(small, options.seconds, options.rounds)
    reached = targets(small_results, large_results, files)
    sizes = (f"{SMALL:,} people", f"{people:,} people, {codes:,} codes")
    write_report(ROOT / "docs", small_results, large_results, files, reached, sizes=sizes)
    for target in reached:
        print(target)
    return 0 if all(target.reached for target in reached) else 1


if __name__ == "__main__":
    sys.exit(main())
