"""Measures a lesson's file: by the embedded server beside plain WhiteNoise, and behind nginx beside its plain file."""

from __future__ import annotations

import json
import os
import urllib.request
from contextlib import ExitStack
from pathlib import Path

from libraries import ROOT, Library
from measured import Load, Result, in_turns, served
from servers import granian, project

from testing.ports import free_port


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


def lesson_path(port: int, token: str) -> str:
    body = json.dumps({"idToken": token}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/verifyToken", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        url: str = json.load(answer)["message"]["signedUrls"]["kaktus1"][0]
    return "/content/" + url.partition("/content/")[2].replace("story.html", "sound.mp3")


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
    head = f"pcre_jit on; worker_processes 1; user root; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
    http = f"http {{ include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000;\n{paths}"
    conf = folder / "nginx.conf"
    conf.write_text(f"{head}events {{}}\n{http}{example}{plain}}}\n")
    return conf
