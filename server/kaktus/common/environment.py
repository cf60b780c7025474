"""The settings that an operator may give, read from the environment and checked before anything else starts."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from kaktus.common.former_key import FormerKey, parse_former_key
from kaktus.common.private_files import FOLDER, PASSAGE, new_private_file

ROOT = Path(__file__).resolve().parents[3]
PREFIX = "KAKTUS_"
NONE = "none"
LESSON = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")
Value = TypeVar("Value")


class BadSetting(Exception):
    """A bad setting that prevents the start; its text is the one line the operator sees."""


@dataclass(frozen=True)
class Setting:
    variable: str
    parse: Callable[[str], object]
    default: str
    meaning: str
    unset: str
    """What applies if there is no default that could be written down."""

    def read(self, environ: Mapping[str, str]) -> object:
        try:
            return self.parse(environ.get(self.variable) or self.default)
        except ValueError as error:
            # The value itself is not repeated, because it may contain a password.
            raise BadSetting(f"{self.variable} has a value that cannot be used: {error}.") from None


def _given(
    variable: str, parse: Callable[[str], Value], default: str = "", *, meaning: str, unset: str = "unset"
) -> Value:
    made: Value = field(metadata={"setting": Setting(variable, parse, default, meaning, unset)})
    return made


def _text(value: str) -> str:
    return value.strip()


def _lines(value: str) -> str:
    """A multi-line text: in an environment file, operators write the line breaks of an address as \\n."""
    return "\n".join(part.strip() for part in value.replace("\\n", "\n").split("\n") if part.strip())


def _folder(value: str) -> Path:
    return ROOT / value.strip()


def _folder_or_none(value: str) -> Path | None:
    return _folder(value) if value.strip() else None


def _count(value: str) -> int:
    if not value.isdecimal() or int(value) > 64:
        raise ValueError("give a whole number from 0 to 64")
    return int(value)


def _port(value: str) -> int:
    if not value.isdecimal() or not 1 <= int(value) <= 65535:
        raise ValueError("give a port number from 1 to 65535")
    return int(value)


def _place(value: str) -> str:
    """A port of this machine, or an address with a port; empty for none."""
    host, _, port = value.strip().rpartition(":")
    if not value.strip():
        return ""
    return f"{host or '127.0.0.1'}:{_port(port)}"


def _former_key(value: str) -> FormerKey | None:
    return parse_former_key(value) if value.strip() else None


def _email(value: str) -> str:
    address = value.strip()
    # The same simple rule as on the sign-up page; a display name in front is allowed for a sender.
    bare = address[address.rfind("<") + 1 : -1] if address.endswith(">") else address
    local, at, domain = bare.rpartition("@")
    if not (local and at and "." in domain.strip(".")) or any(c.isspace() for c in bare):
        raise ValueError("give an e-mail address such as info@example.org")
    return address


def _url(*schemes: str, needs_host: bool = True) -> Callable[[str], str]:
    def parse(value: str) -> str:
        if not value:
            return ""
        parts = urlsplit(value)
        if parts.scheme not in schemes or (needs_host and not parts.hostname):
            known = ", ".join(f"{scheme}://…" for scheme in schemes)
            raise ValueError(f"give an address of the form {known}")
        _ = parts.port
        return value

    return parse


def _lesson(value: str) -> str:
    lesson = value.strip()
    if lesson != NONE and not LESSON.fullmatch(lesson):
        raise ValueError("give book/lesson, such as kaktus-1-interaktiv/farben, or none")
    return "" if lesson == NONE else lesson


def _origin(value: str) -> str:
    checked = _url("http", "https")(value)
    if checked and (urlsplit(checked).path not in ("", "/") or urlsplit(checked).query):
        raise ValueError("give scheme, host and port only, such as https://lernen.example.org")
    return checked.rstrip("/")


@dataclass(frozen=True, kw_only=True)
class Environment:
    """All settings, in the order of the table in docs/operations.md."""

    port: int = _given("PORT", _port, "8000", meaning="port to serve on")
    data_dir: Path = _given(  # noqa: RUF009 - makes a field
        "KAKTUS_DATA_DIR",
        _folder,
        "data",
        meaning="folder for the database, the secret key, mails and books of the embedded default",
    )
    secret_key: str = _given(
        "KAKTUS_SECRET_KEY",
        _text,
        unset="created once, stored in the data folder with mode 600",
        meaning="signs tokens and links; at least 32 characters",
    )
    secret_key_previous: str = _given(
        "KAKTUS_SECRET_KEY_PREVIOUS",
        _text,
        meaning="the key before the last change: links to lessons that it signed stay valid",
    )
    former_key: FormerKey | None = _given(  # noqa: RUF009 - makes a field
        "KAKTUS_FORMER_KEY",
        _former_key,
        unset="stored in the data folder with mode 600 by `move-in people`",
        meaning="the hash configuration of the former system, as JSON on one line",
    )
    database_url: str = _given(
        "KAKTUS_DATABASE_URL",
        _url("sqlite", "postgres", "postgresql", needs_host=False),
        unset="SQLite in the data folder",
        meaning="`postgres://user:password@host:5432/name` for PostgreSQL",
    )
    email_url: str = _given(
        "KAKTUS_EMAIL_URL",
        _url("smtp", "smtp+tls", "smtp+ssl"),
        unset="unset: mails are written to the data folder",
        meaning="`smtp://user:password@host:25`, `smtp+tls://…:587`, `smtp+ssl://…:465`",
    )
    email_from: str = _given(
        "KAKTUS_EMAIL_FROM", _email, "Kaktus <library@localhost.localdomain>", meaning="sender of mails"
    )
    public_url: str = _given(
        "KAKTUS_PUBLIC_URL", _origin, unset="`http://localhost:$PORT`", meaning="the address people type"
    )
    content_url: str = _given(
        "KAKTUS_CONTENT_URL", _origin, unset="the public address", meaning="an origin of its own for lessons"
    )
    storage_url: str = _given(
        "KAKTUS_STORAGE_URL",
        _url("file", "s3", "s3+http", needs_host=False),
        unset="`content` in the data folder",
        meaning="where the books' files are",
    )
    grants_dir: Path | None = _given(  # noqa: RUF009 - makes a field
        "KAKTUS_GRANTS_DIR",
        _folder_or_none,
        unset="unset: the library sends all files",
        meaning="folder that nginx reads to send lessons itself",
    )
    trial_lesson: str = _given(
        "KAKTUS_TRIAL_LESSON",
        _lesson,
        "kaktus-1-interaktiv/farben",
        meaning="the lesson that visitors may try without an account, as `book/lesson`; `none` for no such lesson",
    )
    shop_url: str = _given(
        "KAKTUS_SHOP_URL",
        _url("http", "https"),
        unset="unset: no link to a shop",
        meaning="the page on which the books are sold; the landing page and the lesson to try link to it",
    )
    google_client_id: str = _given(
        "KAKTUS_GOOGLE_CLIENT_ID",
        _text,
        unset="unset: no Google sign-in",
        meaning="client id from Google's console",
    )
    google_client_secret: str = _given("KAKTUS_GOOGLE_CLIENT_SECRET", _text, meaning="belongs to the client id")
    google_issuer: str = _given(
        "KAKTUS_GOOGLE_ISSUER",
        _url("http", "https"),
        "https://accounts.google.com",
        meaning="another OpenID provider, for tests",
    )
    contact_email: str = _given(
        "KAKTUS_CONTACT_EMAIL", _email, "info@example.org", meaning="the publisher's address on the contact page"
    )
    brand: str = _given("KAKTUS_BRAND", _text, "Kaktus", meaning="name in the navigation, titles and mails")
    imprint_name: str = _given(
        "KAKTUS_IMPRINT_NAME", _text, unset="empty: the imprint says so", meaning="the publisher's legal name"
    )
    imprint_address: str = _given(
        "KAKTUS_IMPRINT_ADDRESS", _lines, unset="empty: the imprint says so", meaning="postal address"
    )
    imprint_representative: str = _given(
        "KAKTUS_IMPRINT_REPRESENTATIVE", _text, unset="empty", meaning="who represents the publisher"
    )
    imprint_register: str = _given("KAKTUS_IMPRINT_REGISTER", _text, unset="empty", meaning="register court and number")
    imprint_vat_id: str = _given("KAKTUS_IMPRINT_VAT_ID", _text, unset="empty", meaning="VAT identification number")
    imprint_phone: str = _given("KAKTUS_IMPRINT_PHONE", _text, unset="empty", meaning="telephone number")
    imprint_responsible: str = _given(
        "KAKTUS_IMPRINT_RESPONSIBLE", _text, unset="empty", meaning="who is responsible for the content"
    )
    proxy_count: int = _given("KAKTUS_PROXY_COUNT", _count, "0", meaning="how many trusted proxies are in front")
    workers: int = _given("KAKTUS_WORKERS", _count, "1", meaning="server processes")
    metrics: str = _given(
        "KAKTUS_METRICS",
        _place,
        unset="unset: nothing is counted",
        meaning="where to tell metrics for Prometheus: a port of this machine, such as `9464`, or `address:port`",
    )
    drain_seconds: int = _given(
        "KAKTUS_DRAIN_SECONDS",
        _count,
        "0",
        meaning="how long after SIGTERM requests are still taken while `/readyz` says 503",
    )


SETTINGS: Mapping[str, Setting] = {part.name: part.metadata["setting"] for part in fields(Environment)}


def read_environment(environ: Mapping[str, str]) -> Environment:
    """Check all names and values; folders are created only if all of them are right."""
    known = {setting.variable for setting in SETTINGS.values()}
    for name in environ:
        if name.startswith(PREFIX) and name not in known:
            raise BadSetting(f"{name} is not a setting of this program; docs/operations.md lists them all.")
    values: dict[str, Any] = {name: setting.read(environ) for name, setting in SETTINGS.items()}
    given = Environment(**values)
    _check_together(given)
    return _with_what_follows(given)


def _check_together(given: Environment) -> None:
    if bool(given.google_client_id) != bool(given.google_client_secret):
        raise BadSetting("KAKTUS_GOOGLE_CLIENT_ID and KAKTUS_GOOGLE_CLIENT_SECRET belong together: give both or none.")
    if not given.brand or not given.workers:
        raise BadSetting("KAKTUS_BRAND must not be empty and KAKTUS_WORKERS not 0.")


def _with_what_follows(given: Environment) -> Environment:
    """Fill in the defaults that follow from other settings, and make the folders."""
    _make_writable("KAKTUS_DATA_DIR", given.data_dir, mode=FOLDER)
    secret_key = given.secret_key or _kept_secret(given.data_dir / "secret-key")
    if len(secret_key) < 32:
        raise BadSetting("KAKTUS_SECRET_KEY is too short: give at least 32 random characters.")
    public_url = given.public_url or f"http://localhost:{given.port}"
    storage_url = given.storage_url or f"file://{given.data_dir / 'content'}"
    if given.grants_dir:
        if urlsplit(storage_url).scheme != "file":
            raise BadSetting("KAKTUS_GRANTS_DIR is for lessons in a folder: leave it out, or give a file:///… storage.")
        _make_writable("KAKTUS_GRANTS_DIR", given.grants_dir, mode=PASSAGE)
    return replace(
        given,
        secret_key=secret_key,
        database_url=given.database_url or f"sqlite:///{given.data_dir / 'kaktus.sqlite3'}",
        public_url=public_url,
        content_url=given.content_url or public_url,
        storage_url=storage_url,
    )


def _make_writable(variable: str, folder: Path, *, mode: int) -> None:
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(mode)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadSetting(
            f"{variable}: the folder {folder} cannot be written ({error.strerror}); "
            "give one that this user may write to."
        ) from None


def _kept_secret(file: Path) -> str:
    """Created once; two processes that start together agree on the key of the first."""
    try:
        handle = new_private_file(file)
    except FileExistsError:
        give_up_at = time.monotonic() + 1
        # The other process has created the file and writes the key a moment later.
        while not (key := file.read_text().strip()) and time.monotonic() < give_up_at:
            time.sleep(0.01)
        return key
    with os.fdopen(handle, "w") as stream:
        stream.write(secrets.token_urlsafe(48))
    return file.read_text().strip()
