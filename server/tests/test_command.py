"""The operator's command as a process: it starts, says what is wrong, and stops cleanly."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.new_data import make_new_data
from testing.ports import free_port
from testing.served_library import COMMAND, ServedLibrary


@pytest.fixture
def library(tmp_path: Path) -> Iterator[ServedLibrary]:
    """Like a separate machine; nothing is served yet."""
    served = ServedLibrary(tmp_path / "data", demo=True)
    yield served
    served.kill()


@pytest.fixture
def environ(library: ServedLibrary) -> dict[str, str]:
    return library.environ


def run(environ: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], env=environ, capture_output=True, text=True, timeout=60, check=False)


def test_an_unknown_setting_stops_with_one_line(environ: dict[str, str]) -> None:
    result = run(environ | {"KAKTUS_TYPO": "1"}, "doctor")
    assert result.returncode == 2
    problem = "KAKTUS_TYPO is not a setting of this program; docs/operations/settings.md lists them all."
    assert result.stderr == f"kaktus: {problem}\n"


@pytest.mark.long
def test_doctor_says_what_to_do_and_migrate_does_it(environ: dict[str, str]) -> None:
    result = run(environ, "doctor")
    assert result.returncode == 2
    assert "run './kaktus migrate'" in result.stderr
    assert run(environ, "migrate").returncode == 0
    result = run(environ, "doctor")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_reader_that_has_seen_enough_ends_a_command_without_a_word(environ: dict[str, str]) -> None:
    assert run(environ, "migrate").returncode == 0
    command = [*COMMAND, "doctor", "--json"]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as examined:
        assert examined.stdout
        examined.stdout.close()
        assert examined.stderr
        assert examined.stderr.read() == b""
    assert examined.returncode == 141


@pytest.mark.parametrize("arguments", [["demo"], ["codes", "show", "ABCDEFGHJKMS"], ["mail", "list"], ["jobs", "list"]])
def test_a_command_before_the_first_migration_says_what_to_do(environ: dict[str, str], arguments: list[str]) -> None:
    result = run(environ, *arguments)
    assert "run './kaktus migrate'" in result.stderr
    assert "Traceback" not in result.stderr
    assert result.returncode != 0


def test_serve_prints_the_address_and_codes_and_frees_the_port_on_ctrl_c(
    environ: dict[str, str], library: ServedLibrary
) -> None:
    library.start()
    port = library.port
    assert run(environ, "serve").stderr.startswith(f"kaktus: Port {port} on 127.0.0.1 cannot be used")
    assert library.process
    library.process.send_signal(signal.SIGINT)
    assert library.process.wait(20) == 0
    output = library.log.read_text()
    assert f"http://localhost:{port}" in output
    assert "kaktus1  " in output
    assert "Traceback" not in output
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def test_a_request_under_way_is_finished_before_the_server_stops(library: ServedLibrary) -> None:
    make_new_data(library)
    library.demo = False
    library.start()
    assert library.process
    body = b'{"email": "anna@example.org"}'
    with socket.create_connection(("127.0.0.1", library.port), timeout=20) as connection:
        host = f"localhost:{library.port}"
        head = f"POST /api/nothing HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\n"
        connection.sendall(head.encode() + b"Content-Type: application/json\r\n\r\n" + body[:10])
        time.sleep(0.3)
        library.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        connection.sendall(body[10:])
        assert connection.recv(200).startswith(b"HTTP/1.1 404")
    assert library.process.wait(20) == 0


def test_an_unreachable_database_is_named(environ: dict[str, str]) -> None:
    result = run(environ | {"KAKTUS_DATABASE_URL": f"postgres://a:b@127.0.0.1:{free_port()}/x"}, "doctor")
    assert result.returncode == 2
    assert "The database does not answer" in result.stderr


def test_help_is_for_clerks_too(environ: dict[str, str]) -> None:
    result = run(environ, "--help")
    assert result.returncode == 0
    assert "start the library and keep it running until Ctrl-C" in result.stdout
