"""A real nginx with the shipped example in front of something that serves."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT
from testing.ports import free_port

EXAMPLE = ROOT / "deploy" / "nginx.conf"


def example_for(folder: Path, *, port: int, library_port: int, grants: Path) -> str:
    example = EXAMPLE.read_text()
    for shipped, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{library_port}"),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("/run/kaktus/grants", str(grants)),
        ("/var/log/nginx", str(folder)),
    ):
        assert shipped in example
        example = example.replace(shipped, here)
    return example


@contextmanager
def running_nginx(folder: Path, *, library_port: int, grants: Path) -> Iterator[str]:
    """Its address. access.log and error.log would be in the folder, switched on as by the system's configuration."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    if not os.access(nginx, os.X_OK):
        pytest.skip("nginx is not installed")
    port = free_port()
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.getuid() == 0 else ""
    conf = folder / "nginx.conf"
    conf.write_text(
        f"{user} pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log; {temporary}\n"
        "types { text/html html; application/javascript js; audio/mpeg mp3; }\n"
        f"{example_for(folder, port=port, library_port=library_port, grants=grants)}}}\n"
    )
    command = [nginx, "-p", str(folder), "-c", str(conf), "-g", "daemon off;"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=10)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        assert process.poll() is None, "nginx has ended: the example is not valid"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")
