"""Measures the library beside its floor and its peers in one run, and writes docs/benchmarks.md with a plot.

.venv/bin/python bench/run.py            a few minutes: 1 000 and 100 000 people
.venv/bin/python bench/run.py --full     1 000 000 people and 10 000 000 codes
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from measured import Load, Result, in_turns, served  # noqa: E402
from report import Target, write_report  # noqa: E402

from testing.ports import free_port  # noqa: E402

BENCH = ROOT / "bench"
PEER = BENCH / ".venv" / "bin" / "python"
SMALL = 1_000
TOKENS_LUA = """
local tokens = {%s}
local n = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
function request()
  n = n %% #tokens + 1
  return wrk.format(nil, nil, nil, '{"idToken": "' .. tokens[n] .. '"}')
end
"""


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

    def at(self, port: int) -> dict[str, str]:
        """The library answers under its own address alone."""
        return self.environ | {"PORT": str(port)}

    @property
    def script(self) -> Path:
        return self.folder / "tokens.lua"

    def _run(self, *arguments: str) -> str:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=self.environ, check=True, capture_output=True, text=True).stdout

    def seed(self) -> None:
        print(f"  seeding {self.people} people and {self.codes} codes …", flush=True)
        self._run("-m", "kaktus.cli", "migrate")
        lessons = self.folder / "lessons"
        told = self._run(str(BENCH / "seed.py"), str(self.people), str(self.codes), str(lessons))
        self.tokens = tuple(json.loads(told)["tokens"])
        self.script.write_text(TOKENS_LUA % ", ".join(f'"{token}"' for token in self.tokens))


def granian(module: str, port: int) -> list[str]:
    options = ["--interface", "wsgi", "--workers", "1", "--blocking-threads", "4", "--no-access-log"]
    place = ["--host", "127.0.0.1", "--port", str(port)]
    return [str(Path(sys.executable).with_name("granian")), *options, *place, f"{module}:application"]


def project(port: int) -> list[str]:
    return [sys.executable, str(BENCH / "serve.py"), str(port)]


def measure_calls(small: Library, large: Library, seconds: int, rounds: int) -> dict[str, Result]:
    """verifyToken in a small and a large library, beside an empty view of the same process and its peers."""
    with ExitStack() as stack:

        def start(command: list[str], library: Library, port: int, path: str) -> int:
            url = f"http://127.0.0.1:{port}{path}"
            environ = library.at(port) | ({"PYTHONPATH": str(BENCH)} if command[0] == str(PEER) else {})
            return stack.enter_context(served(command, environ=environ, url=url))

        few, many, bare, peer = (free_port() for _ in range(4))
        uvicorn = [str(PEER), "-m", "uvicorn", "peer_fastapi:app", "--port", str(peer), "--no-access-log"]
        few_pid = start(project(few), small, few, "/api/empty")
        many_pid = start(project(many), large, many, "/api/empty")
        bare_pid = start(granian("bare_django", bare), small, bare, "/api/empty")
        peer_pid = start(uvicorn, small, peer, "/api/verifyToken")
        here = "http://127.0.0.1"
        loads = [
            Load("bare", "Django without middleware, empty view", f"{here}:{bare}/api/empty", bare_pid),
            Load("empty", "empty view", f"{here}:{few}/api/empty", few_pid, small.script),
            Load("verify", "verifyToken", f"{here}:{few}/api/verifyToken", few_pid, small.script),
            Load("large", "verifyToken, large", f"{here}:{many}/api/verifyToken", many_pid, large.script),
            Load("peer", "FastAPI", f"{here}:{peer}/api/verifyToken", peer_pid, small.script),
        ]
        return in_turns(loads, seconds=seconds, rounds=rounds)


def lesson_path(port: int, token: str) -> str:
    body = json.dumps({"idToken": token}).encode()
    headers = {"Content-Type": "application/json"}
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
            served(project(app), environ=library.at(app), url=f"http://127.0.0.1:{app}/api/empty")
        )
        grants = library.at(granting) | {
            "KAKTUS_GRANTS_DIR": str(library.folder / "grants"),
            "KAKTUS_PUBLIC_URL": f"http://127.0.0.1:{behind}",
        }
        stack.enter_context(served(project(granting), environ=grants, url=f"http://127.0.0.1:{granting}/api/empty"))
        noise_pid = stack.enter_context(
            served(granian("plain_whitenoise", plain), environ=library.environ, url=f"http://127.0.0.1:{plain}{file}")
        )
        conf = write_nginx_conf(library.folder, app=granting, behind=behind, direct=direct)
        nginx = ["nginx", "-p", str(library.folder), "-c", str(conf), "-g", "daemon off;"]
        nginx_pid = stack.enter_context(served(nginx, environ=dict(os.environ), url=f"http://127.0.0.1:{direct}{file}"))
        path = lesson_path(app, library.tokens[0])
        loads = [
            Load("whitenoise", "plain WhiteNoise", f"http://127.0.0.1:{plain}{file}", noise_pid),
            Load("lesson", "lesson file, embedded server", f"http://127.0.0.1:{app}{path}", pid),
            Load("nginx", "nginx, plain file", f"http://127.0.0.1:{direct}{file}", nginx_pid),
            Load("behind", "lesson file behind nginx", f"http://127.0.0.1:{behind}{path}", nginx_pid),
        ]
        return in_turns(loads, seconds=seconds, rounds=rounds)


def write_nginx_conf(folder: Path, *, app: int, behind: int, direct: int) -> Path:
    """The shipped example with the ports and folders of this run, and a second server without any check."""
    example = (ROOT / "deploy" / "nginx.conf").read_text()
    for shipped, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{app}"),
        ("listen 80;", f"listen 127.0.0.1:{behind};"),
        ("lernen.example.org", "_"),
        ("/run/kaktus/grants", str(folder / "grants")),
        ("/var/log/nginx", str(folder)),
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
    head = f"pcre_jit on; worker_processes 1; user root; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
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


def targets(of: dict[str, Result]) -> list[Target]:
    verify, empty, peer, large = (of[key].cpu_us for key in ("verify", "empty", "peer", "large"))
    rate = of["behind"].per_second / of["nginx"].per_second
    return [
        Target("verifyToken : empty view in the library, CPU", verify / empty, 3.0, at_most=True),
        Target("verifyToken : the same in FastAPI + SQLAlchemy, CPU", verify / peer, 1.0, at_most=True),
        Target("verifyToken, large : small library, CPU", large / verify, 1.2, at_most=True),
        Target("lesson file : plain WhiteNoise, CPU", of["lesson"].cpu_us / of["whitenoise"].cpu_us, 2.0, at_most=True),
        Target("behind nginx : nginx's plain file, requests/s", rate, 0.9, at_most=False),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true", help="1 000 000 people and 10 000 000 codes")
    parser.add_argument("--seconds", type=int, default=2, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured, in turns; the medians count")
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
        results = measure_calls(small, large, options.seconds, options.rounds)
        results |= measure_files(small, options.seconds, options.rounds)
    reached = targets(results)
    sizes = (f"{SMALL:,} people", f"{people:,} people, {codes:,} codes")
    write_report(ROOT / "docs", results, reached, sizes=sizes)
    for target in reached:
        print(target)
    return 0 if all(target.reached for target in reached) else 1


if __name__ == "__main__":
    sys.exit(main())
