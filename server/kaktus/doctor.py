"""The doctor: looks at everything that the library needs, and says in words what is wrong and what to do."""

from __future__ import annotations

import shutil
import smtplib
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Final
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMessage, get_connection
from django.db import connection
from django.utils import timezone

from kaktus.accounts.former_passwords import former_key
from kaktus.accounts.queries import has_former_passwords
from kaktus.common.health import database_problems, readiness_problems
from kaktus.common.models import Chore
from kaktus.common.visitor import is_loopback_host
from kaktus.jobs.models import Job, State
from kaktus.jobs.queries import jobs_in
from kaktus.mail.queries import failed_mails
from kaktus.mail.sending import SEND_MAIL

TIMEOUT_S: Final = 5.0
MAX_CLOCK_DIFFERENCE_S: Final = 5.0
CERTIFICATE_DAYS: Final = 14
MIN_FREE_DISK_SHARE: Final = 0.2
DISK_FULL_BYTES: Final = 50 * 1024 * 1024
CHORES_LATE_AFTER: Final = timedelta(hours=2)


class Level(StrEnum):
    FINE = "fine"
    WARNING = "warning"
    BROKEN = "broken"


@dataclass(frozen=True)
class Finding:
    check: str
    level: Level
    text: str
    """For a warning or what is broken: what to do, too."""


Findings = Iterator[tuple[Level, str]]


def examine(*, send_mail_to: str = "") -> list[Finding]:
    """Each check ends within a few seconds. Checks that need a database are skipped if there is none."""
    checks: dict[str, Callable[[], Findings]] = {
        "settings": _settings,
        "database, migrations, storage, web application": _readiness,
        "data folder": _data_folder,
        "disk": _disk,
        "names": _names,
        "certificate": _certificates,
        "mail": lambda: _mail(send_mail_to),
    }
    if not database_problems():
        checks |= {"clock": _clock, "mails and jobs": _work, "former passwords": _former_passwords}
    return [Finding(name, level, text) for name, check in checks.items() for level, text in check()]


def _settings() -> Findings:
    environment = settings.ENVIRONMENT
    public = urlsplit(environment.public_url)
    if is_loopback_host(public.hostname or ""):
        yield Level.FINE, "All settings can be used; the library is for this machine only (KAKTUS_PUBLIC_URL)."
        return
    if public.scheme != "https":
        yield Level.WARNING, "Passwords travel in the clear: put TLS in front, and give https://… in KAKTUS_PUBLIC_URL."
    elif not environment.proxy_count:
        yield (
            Level.WARNING,
            "Something in front speaks TLS, but KAKTUS_PROXY_COUNT is 0: all visitors share one limit. Set it to 1.",
        )
    if not environment.email_url:
        yield Level.WARNING, "Mails reach nobody, they are written to the data folder: set KAKTUS_EMAIL_URL."
    if not (environment.imprint_name and environment.imprint_address):
        yield Level.WARNING, "The imprint is empty: set KAKTUS_IMPRINT_NAME and KAKTUS_IMPRINT_ADDRESS."
    yield Level.FINE, "All settings can be used."


def _readiness() -> Findings:
    start = time.monotonic()
    problems = readiness_problems()
    for problem in problems:
        yield Level.BROKEN, problem.for_operator
    if not problems:
        ms = (time.monotonic() - start) * 1000
        yield Level.FINE, f"Database, migrations, storage and web application are in order ({ms:.0f} ms)."


def _data_folder() -> Findings:
    warnings = settings.DATA_FOLDER.warnings()
    for warning in warnings:
        yield Level.WARNING, warning
    if not warnings:
        yield Level.FINE, "Nobody else can read the data folder."


def _disk() -> Findings:
    usage = shutil.disk_usage(settings.DATA_DIR)
    room = f"{usage.free / 1e9:.1f} GB of {usage.total / 1e9:.1f} GB are free"
    if usage.free < DISK_FULL_BYTES:
        yield Level.BROKEN, f"The disk of the data folder is full ({room}): make room, or nothing can be written soon."
    elif usage.free < MIN_FREE_DISK_SHARE * usage.total:
        yield Level.WARNING, f"The disk of the data folder fills up ({room}): SQLite and backups need room for a copy."
    else:
        yield Level.FINE, f"The disk of the data folder has room: {room}."


def _public_places() -> dict[str, tuple[str, int]]:
    """The addresses that others type, by setting."""
    places: dict[str, tuple[str, int, str]] = {}
    for name, url in (("KAKTUS_PUBLIC_URL", settings.PUBLIC_URL), ("KAKTUS_CONTENT_URL", settings.CONTENT_URL)):
        parts = urlsplit(url)
        if url not in (place[2] for place in places.values()):
            places[name] = (parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80), url)
    return {name: (host, port) for name, (host, port, _) in places.items()}


def _names() -> Findings:
    for setting, (host, port) in _public_places().items():
        try:
            addresses = {entry[4][0] for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        except OSError:
            yield Level.BROKEN, f"Nobody finds {host}: add it to the DNS, or correct {setting}."
            continue
        yield Level.FINE, f"{host} is at {', '.join(sorted(map(str, addresses)))}."


def _certificates() -> Findings:
    for setting, (host, port) in _public_places().items():
        if urlsplit(getattr(settings, setting.removeprefix("KAKTUS_"))).scheme != "https":
            continue
        try:
            days = _days_left(host, port)
        except ssl.SSLCertVerificationError as error:
            yield Level.BROKEN, f"Browsers refuse the certificate of {host} ({error.verify_message}): renew it."
        except OSError as error:
            reason = error.strerror or type(error).__name__
            yield Level.WARNING, f"{host}:{port} could not be asked for its certificate from here ({reason})."
        else:
            level = Level.WARNING if days < CERTIFICATE_DAYS else Level.FINE
            todo = ": does its renewal work? Try it by hand." if level is Level.WARNING else "."
            yield level, f"The certificate of {host} is valid for {days} more days{todo}"


def _days_left(host: str, port: int) -> int:
    with (
        socket.create_connection((host, port), timeout=TIMEOUT_S) as plain,
        ssl.create_default_context().wrap_socket(plain, server_hostname=host) as secure,
    ):
        end = (secure.getpeercert() or {})["notAfter"]
    return int((ssl.cert_time_to_seconds(str(end)) - time.time()) // 86_400)


def _mail(send_to: str) -> Findings:
    if not settings.ENVIRONMENT.email_url:
        yield Level.FINE, "Mails are written to the data folder, and shown at /mailbox on this machine."
        if send_to:
            yield Level.WARNING, f"No mail went to {send_to}: KAKTUS_EMAIL_URL names no mail server."
        return
    server = get_connection(fail_silently=False, timeout=TIMEOUT_S)
    try:
        server.open()
        if send_to:
            subject = f"{settings.BRAND}: a test"
            text = f"The library at {settings.PUBLIC_URL} can send mails.\n"
            EmailMessage(subject, text, to=[send_to], connection=server).send()
    except smtplib.SMTPAuthenticationError:
        yield Level.BROKEN, "The mail server refuses the password: correct KAKTUS_EMAIL_URL."
    except smtplib.SMTPException as error:
        yield Level.BROKEN, f"The mail server refuses to take mails ({type(error).__name__}): look into its log."
    except OSError as error:
        reason = error.strerror or type(error).__name__
        yield Level.BROKEN, f"The mail server does not answer ({reason}): check KAKTUS_EMAIL_URL and the firewall."
    else:
        done = f"took a mail to {send_to}: look whether it arrives" if send_to else "answers"
        yield Level.FINE, f"The mail server {done}."
    finally:
        with suppress(smtplib.SMTPException, OSError):
            server.close()


def _clock() -> Findings:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT extract(epoch FROM clock_timestamp())")
            off = float(cursor.fetchone()[0]) - time.time()
        if abs(off) > MAX_CLOCK_DIFFERENCE_S:
            yield (
                Level.BROKEN,
                f"The clocks of this machine and of the database differ by {abs(off):.0f} s: set both by NTP "
                "(timedatectl set-ntp true).",
            )
            return
    newest = Job.objects.order_by("-pk").values_list("created_at", flat=True).first()
    if newest and newest > timezone.now() + timedelta(seconds=MAX_CLOCK_DIFFERENCE_S):
        ahead = (newest - timezone.now()).total_seconds()
        yield (
            Level.BROKEN,
            f"The newest job is {ahead:.0f} s in the future: this clock, or that of another host, is wrong. Set them "
            "by NTP (timedatectl set-ntp true).",
        )
    else:
        yield Level.FINE, f"The clock says {timezone.now():%Y-%m-%d %H:%M} UTC."


def _work() -> Findings:
    mails = failed_mails().count()
    if mails:
        yield Level.WARNING, f"Mails that could not be delivered: {mails}. To see which, run: ./kaktus mail list"
    jobs = jobs_in(State.FAILED).exclude(kind=SEND_MAIL.name).count()
    if jobs:
        yield Level.WARNING, f"Jobs that failed: {jobs}. To see which, and why, run: ./kaktus jobs list"
    late = Chore.objects.filter(name__in=settings.DAILY_CHORES, due_at__lt=timezone.now() - CHORES_LATE_AFTER).count()
    if late:
        yield Level.WARNING, f"{late} daily chores are late: does 'serve' run? './kaktus tidy' does them now."
    if not (mails or jobs or late):
        yield Level.FINE, "No mail, job or daily chore waits for a hand."


def _former_passwords() -> Findings:
    if has_former_passwords() and not former_key():
        yield (
            Level.WARNING,
            "Passwords of the former system cannot be checked: its key is missing (former-key, KAKTUS_FORMER_KEY).",
        )
