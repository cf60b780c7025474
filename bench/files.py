"""Measures a lesson's file: by the embedded server beside plain WhiteNoise, and behind nginx beside its plain file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from libraries import Library
from measured import Load, Result, in_turns, served
from servers import granian, project

from testing.ports import free_port


def measure_files(library: Library, seconds: int, rounds: int) -> dict[str, Result]:
    app, plain = free_port(), free_port()
    stored = next((library.folder / "content").glob("kaktus-1/farben/*/sound.mp3"))
    file = "/" + stored.relative_to(library.folder / "content").as_posix()
    with ExitStack() as stack:
        pid = stack.enter_context(
            served(project(app), environ=library.at(app), url=f"http://127.0.0.1:{app}/api/empty")
        )
        noise_pid = stack.enter_context(
            served(granian("plain_whitenoise", plain), environ=library.environ, url=f"http://127.0.0.1:{plain}{file}")
        )
        granted = stack.enter_context(behind_nginx(library, KAKTUS_GRANTS_DIR=str(library.folder / "grants")))
        cached = stack.enter_context(behind_nginx(library))
        path = lesson_path(app, library.tokens[0])
        loads = [
            Load("whitenoise", "plain WhiteNoise", f"http://127.0.0.1:{plain}{file}", noise_pid),
            Load("lesson", "lesson file, embedded server", f"http://127.0.0.1:{app}{path}", pid),
            Load("nginx", "nginx, plain file", f"http://127.0.0.1:{granted.direct}{file}", granted.pid),
            Load("behind", "lesson file behind nginx, by grants", f"{granted.url}{path}", granted.pid),
            Load("cached", "lesson file behind nginx, from its cache", f"{cached.url}{path}", cached.pid),
        ]
        return in_turns(loads, seconds=seconds, rounds=rounds)


@dataclass(frozen=True)
class Nginx:
    url: str
    direct: int
    """The port at which it sends plain files, without any check."""
    pid: int
    app: int
    """The process of the library behind it."""

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


@contextmanager
def behind_nginx(library: Library, *, workers: int = 1, **settings: str) -> Iterator[Nginx]:
    """The library behind an nginx with the configuration that it has written itself."""
    app, behind, direct = (free_port() for _ in range(3))
    url = f"http://127.0.0.1:{behind}"
    environ = library.at(app) | {"KAKTUS_PUBLIC_URL": url, "KAKTUS_PROXY_COUNT": "1"} | settings
    folder = library.folder / "nginx" / str(behind)
    folder.mkdir(parents=True)
    conf = write_nginx_conf(folder, environ, content=library.folder / "content", app=app, direct=direct)
    nginx = ["nginx", "-p", str(folder), "-c", str(conf), "-g", "daemon off;"]
    with (
        served(project(app, workers), environ=environ, url=f"http://127.0.0.1:{app}/api/empty") as app_pid,
        served(nginx, environ=dict(os.environ), url=f"http://127.0.0.1:{direct}") as pid,
    ):
        yield Nginx(url, direct, pid, app_pid)
    shutil.rmtree(folder)


def lesson_path(port: int, token: str) -> str:
    body = json.dumps({"idToken": token}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/verifyToken", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        url: str = json.load(answer)["message"]["signedUrls"]["kaktus1"][0]
    return "/content/" + url.partition("/content/")[2].replace("story.html", "sound.mp3")


def write_nginx_conf(folder: Path, environ: dict[str, str], *, content: Path, app: int, direct: int) -> Path:
    """What the library writes for its settings, and a second server without any check."""
    places = ["--to", f"127.0.0.1:{app}", "--listen", "127.0.0.1", "--cache", str(folder), "--error-log", "stderr"]
    command = [sys.executable, "-m", "kaktus.cli", "deploy", "nginx", *places]
    written = subprocess.run(command, env=environ, check=True, text=True, stdout=subprocess.PIPE).stdout
    plain = f"""
    server {{
        listen 127.0.0.1:{direct};
        root {content};
        location / {{ open_file_cache max=20000 inactive=5m; open_file_cache_valid 5m; gzip_static on; }}
    }}
    """
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"pcre_jit on; worker_processes 1; user root; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
    http = f"http {{ include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;\n{paths}"
    conf = folder / "nginx.conf"
    conf.write_text(f"{head}events {{ worker_connections 8192; }}\n{http}{written}{plain}}}\n")
    return conf
