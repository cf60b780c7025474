"""Two hosts of the library behind nginx, with everything they share: PostgreSQL, a bucket and a mail server."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from testing.bucket import BucketServer
from testing.certificates import write_certificate
from testing.mail_sink import MailSink
from testing.networks import Network
from testing.nginx import running_nginx
from testing.ports import free_port
from testing.postgresql import PostgresServer
from testing.served_library import ROOT, ServedLibrary

PUBLIC, CONTENT = "lernen.localhost", "spielen.localhost"
LESSON = "kaktus-1/farben"
PREPARE = """
import django
django.setup()
from kaktus.set_up import run_migrate
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
run_migrate(None)
load_catalogue(folder=SHIPPED)
"""


@dataclass
class Cluster:
    hosts: list[ServedLibrary]
    mails: MailSink
    port: int
    tls: ssl.SSLContext
    network: Network

    @property
    def url(self) -> str:
        return f"https://{PUBLIC}:{self.port}"

    @property
    def content_url(self) -> str:
        return f"https://{CONTENT}:{self.port}"

    def connect(self, name: str = PUBLIC) -> http.client.HTTPConnection:
        """Through nginx; the name needs no DNS, and the certificate is checked."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        connection = http.client.HTTPConnection(name, self.port)
        connection.sock = self.tls.wrap_socket(plain, server_hostname=name)
        return connection

    def codes(self, count: int) -> list[str]:
        printed = self.hosts[0].command("codes", "create", "--book", "kaktus1", "--count", str(count), "--json")
        return [row["activation_code"] for row in json.loads(printed)]


@contextmanager
def running_cluster(folder: Path, network: Network) -> Iterator[Cluster]:
    with ExitStack() as stack:
        shared = network.shared
        database = PostgresServer(folder, address=shared)
        bucket, mails = BucketServer(folder, address=shared), MailSink(address=shared)
        for service in (database, bucket, mails):
            service.start()
            stack.callback(service.stop)
        certificate, key = write_certificate(folder, PUBLIC, CONTENT)
        port = free_port()
        settings = {
            "KAKTUS_SECRET_KEY": "the same on every host, and long enough for anybody",
            "KAKTUS_STORAGE_URL": bucket.url,
            "KAKTUS_EMAIL_URL": mails.url,
            "KAKTUS_PUBLIC_URL": f"https://{PUBLIC}:{port}",
            "KAKTUS_CONTENT_URL": f"https://{CONTENT}:{port}",
            # nginx, and in front of it the test, which gives each of its people an address.
            "KAKTUS_PROXY_COUNT": "2",
            "PYTHONWARNINGS": "error",
        }
        hosts = [
            ServedLibrary(folder / f"host-{n}", database.url, settings, address=address, placed=placed)
            for n, (address, placed) in enumerate(network.hosts)
        ]
        _prepare(hosts[0], folder)
        for host in hosts:
            host.start()
            stack.callback(host.kill)
        addresses = [option for host in hosts for option in ("--to", f"{host.address}:{host.port}")]
        places = ["--certificate", str(certificate), "--certificate-key", str(key), "--cache", str(folder)]
        own = ["--listen", "127.0.0.1", "--error-log", str(folder / "error.log")]
        written = hosts[0].command("deploy", "nginx", *addresses, *places, *own)
        stack.enter_context(running_nginx(folder, port=port, configuration=written))
        tls = ssl.create_default_context(cafile=str(certificate))
        yield Cluster(hosts, mails, port, tls, network)


def _prepare(host: ServedLibrary, folder: Path) -> None:
    host.run("-c", PREPARE)
    package = shutil.make_archive(str(folder / "lesson"), "zip", ROOT / "games/dist" / LESSON)
    host.command("content", "import", package, "--lesson", LESSON)


def call(
    connection: http.client.HTTPConnection, method: str, path: str, body: Any = None, *, token: str = "", ip: str = ""
) -> tuple[int, Any]:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    if ip:
        headers["X-Forwarded-For"] = ip
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    sent = answer.read()
    kind = answer.getheader("Content-Type") or ""
    return answer.status, json.loads(sent) if sent and "json" in kind else sent
