"""The doctor says what is wrong and what to do: in words, as JSON, and by its exit code."""

from __future__ import annotations

import datetime
import json
import shutil
import socket
import ssl
import threading
from collections import namedtuple
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from django.utils import timezone
from pytest_django import Settings

from kaktus.cli import main
from kaktus.common.database.circuit_breaker import BREAKER
from kaktus.doctor import Level, examine
from kaktus.jobs.models import Job
from testing.mail_sink import MailSink

pytestmark = pytest.mark.django_db
Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def _ready(web_dir: Path, settings: Settings, tmp_path: Path) -> Iterator[None]:
    (tmp_path / "content").mkdir()
    settings.STORAGE_URL = f"file://{tmp_path / 'content'}"
    yield
    BREAKER.is_armed = False


def results(check: str, *, send_mail_to: str = "") -> list[tuple[Level, str]]:
    findings = examine(send_mail_to=send_mail_to)
    return [(finding.level, finding.text) for finding in findings if finding.check == check]


def test_all_is_fine_on_one_machine() -> None:
    levels = {finding.check: finding.level for finding in examine() if finding.check != "disk"}
    assert set(levels.values()) == {Level.FINE}
    assert {"settings", "names", "mail", "clock", "mails and jobs"} <= set(levels)


def test_json_and_exit_codes(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"public_url": "http://lernen.example.org"})
    assert main(["doctor", "--json"]) == 0
    assert main(["doctor", "--strict"]) == 1
    settings.STORAGE_URL = "file:///nowhere"
    capsys.readouterr()
    assert main(["doctor", "--json"]) == 2
    findings = json.loads(capsys.readouterr().out)
    assert {finding["level"] for finding in findings} == {"fine", "warning", "broken"}
    [broken] = [finding for finding in findings if finding["level"] == "broken"]
    assert "run './kaktus migrate'" in broken["text"]


def test_a_public_library_without_tls_mail_or_imprint_is_warned(settings: Settings) -> None:
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"public_url": "http://lernen.example.org"})
    warnings = " ".join(text for level, text in results("settings") if level is Level.WARNING)
    for setting in ("KAKTUS_PUBLIC_URL", "KAKTUS_EMAIL_URL", "KAKTUS_IMPRINT_NAME"):
        assert setting in warnings


@pytest.mark.parametrize(("free", "level"), [(50, Level.FINE), (19, Level.WARNING), (0.001, Level.BROKEN)])
def test_disk(monkeypatch: pytest.MonkeyPatch, free: float, level: Level) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _place: Usage(10**11, 0, free * 10**9))
    assert [level for level, _ in results("disk")] == [level]


def test_a_name_that_nobody_finds(settings: Settings) -> None:
    settings.PUBLIC_URL = settings.CONTENT_URL = "https://library.invalid"
    [(level, text)] = results("names")
    assert (level, "DNS" in text) == (Level.BROKEN, True)


def test_no_mail_is_sent_without_a_mail_server(settings: Settings) -> None:
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"email_url": ""})
    _, (level, text) = results("mail", send_mail_to="olga@example.org")
    assert (level, text) == (
        Level.WARNING,
        "No mail went to olga@example.org: KAKTUS_EMAIL_URL names no mail server.",
    )


def test_mail_server(settings: Settings) -> None:
    sink = MailSink()
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"email_url": sink.url})
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", sink.port
    [(level, text)] = results("mail")
    assert (level, "KAKTUS_EMAIL_URL" in text) == (Level.BROKEN, True)
    sink.start()
    try:
        assert results("mail") == [(Level.FINE, "The mail server answers.")]
        assert sink.mails == []
        assert results("mail", send_mail_to="olga@example.org")[0][0] is Level.FINE
        assert [mail["To"] for mail in sink.mails] == ["olga@example.org"]
        sink.answer = "554 no"
        assert results("mail", send_mail_to="olga@example.org")[0][0] is Level.BROKEN
    finally:
        sink.stop()


def test_a_clock_that_was_set_back() -> None:
    Job.objects.create(kind="mail", created_at=timezone.now() + datetime.timedelta(hours=1), due_at=timezone.now())
    [(level, text)] = results("clock")
    assert (level, "NTP" in text) == (Level.BROKEN, True)


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Iterator[Callable[[int], None]]:
    """Serves a certificate for localhost that this process trusts and that expires after some days."""
    servers: list[socket.socket] = []

    def serve(days: int) -> None:
        file = _certificate(tmp_path, days)
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        server = socket.create_server(("127.0.0.1", 0))
        servers.append(server)
        settings.PUBLIC_URL = settings.CONTENT_URL = f"https://localhost:{server.getsockname()[1]}"
        threading.Thread(target=_shake_hands, args=(server, context), daemon=True).start()

    yield serve
    for server in servers:
        server.close()


def _shake_hands(server: socket.socket, context: ssl.SSLContext) -> None:
    try:
        plain, _ = server.accept()
        with plain, context.wrap_socket(plain, server_side=True) as secure:
            secure.recv(1)
    except OSError:
        return


def _certificate(folder: Path, days: int) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=90))
        .not_valid_after(now + datetime.timedelta(days=days, hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    private = key.private_bytes(pem, form, serialization.NoEncryption())
    file.write_bytes(private + certificate.public_bytes(pem))
    return file


@pytest.mark.parametrize(("days", "level"), [(60, Level.FINE), (13, Level.WARNING), (-1, Level.BROKEN)])
def test_certificate(tls: Callable[[int], None], days: int, level: Level) -> None:
    tls(days)
    [(reported, text)] = results("certificate")
    assert reported is level, text
    assert (f"{days} more days" in text) == (days > 0)
