"""A real nginx with the configuration that the library has written."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from testing.programs import spawn_program, stop_program, wait_until_ready


@contextmanager
def running_nginx(folder: Path, *, port: int, configuration: str) -> Iterator[subprocess.Popen[bytes]]:
    """access.log and error.log in the folder are switched on, as in the system's configuration."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    assert os.access(nginx, os.X_OK), "Install Debian's nginx-light; 'make nginx' does."
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.getuid() == 0 else ""
    conf = folder / "nginx.conf"
    conf.write_text(
        f"{user} pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log; {temporary}\n"
        "types { text/html html; application/javascript js; audio/mpeg mp3; }\n"
        f"{configuration}}}\n"
    )
    command = [nginx, "-p", str(folder), "-c", str(conf)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = spawn_program([*command, "-g", "daemon off;"], environ=os.environ)
    wait_until_ready(process, lambda: _listens(port), seconds=10)
    try:
        yield process
    finally:
        stop_program(process, seconds=10)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
