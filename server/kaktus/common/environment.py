"""The settings an operator may give, read from the environment and checked before anything else starts."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

from kaktus.common.private_files import FOLDER, PASSAGE, new_private_file

ROOT = Path(__file__).resolve().parents[3]
PREFIX = "KAKTUS_"


class BadSetting(Exception):
    """A setting that stops the start; its text is the one line the operator sees."""


@dataclass(frozen=True)
class Setting:
    name: str
    default: str
    parse: Callable[[str], object]


def _text(value: str) -> str:
    return value.strip()


def _lines(value: str) -> str:
    """A multi-line text: operators write the line breaks of an address as \\n in an environment file."""
    return "\n".join(part.strip() for part in value.replace("\\n", "\n").split("\n") if part.strip())


def _count(value: str) -> int:
    if not value.isdecimal() or int(value) > 64:
        raise ValueError("give a whole number from 0 to 64")
    return int(value)


def _port(value: str) -> int:
    if not value.isdecimal() or not 1 <= int(value) <= 65535:
        raise ValueError("give a port number from 1 to 65535")
    return int(value)


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


def _origin(value: str) -> str:
    checked = _url("http", "https")(value)
    if checked and (urlsplit(checked).path not in ("", "/") or urlsplit(checked).query):
        raise ValueError("give scheme, host and port only, such as https://lernen.example.org")
    return checked.rstrip("/")


SETTINGS = (
    Setting("DATA_DIR", "data", _text),
    Setting("SECRET_KEY", "", _text),
    Setting("SECRET_KEY_PREVIOUS", "", _text),
    Setting("DATABASE_URL", "", _url("sqlite", "postgres", "postgresql", needs_host=False)),
    Setting("CACHE_URL", "", _url("redis", "rediss")),
    Setting("EMAIL_URL", "", _url("smtp", "smtp+tls", "smtp+ssl")),
    Setting("EMAIL_FROM", "Kaktus <library@localhost.localdomain>", _email),
    Setting("PUBLIC_URL", "", _origin),
    Setting("CONTENT_URL", "", _origin),
    Setting("STORAGE_URL", "", _url("file", "s3", "s3+http", needs_host=False)),
    Setting("GRANTS_DIR", "", _text),
    Setting("GOOGLE_CLIENT_ID", "", _text),
    Setting("GOOGLE_CLIENT_SECRET", "", _text),
    Setting("GOOGLE_ISSUER", "https://accounts.google.com", _url("http", "https")),
    Setting("CONTACT_EMAIL", "info@example.org", _email),
    Setting("BRAND", "Kaktus", _text),
    Setting("IMPRINT_NAME", "", _text),
    Setting("IMPRINT_ADDRESS", "", _lines),
    Setting("IMPRINT_REPRESENTATIVE", "", _text),
    Setting("IMPRINT_REGISTER", "", _text),
    Setting("IMPRINT_VAT_ID", "", _text),
    Setting("IMPRINT_PHONE", "", _text),
    Setting("IMPRINT_RESPONSIBLE", "", _text),
    Setting("PROXY_COUNT", "0", _count),
    Setting("WORKERS", "1", _count),
)


def read_environment(environ: Mapping[str, str]) -> SimpleNamespace:
    """Check every KAKTUS_ name and value; the result has one lower-case attribute a setting, plus `port`."""
    known = {PREFIX + setting.name for setting in SETTINGS}
    for name in environ:
        if name.startswith(PREFIX) and name not in known:
            raise BadSetting(f"{name} is not a setting of this program; docs/operations.md lists them all.")
    values = SimpleNamespace(port=_read("PORT", environ.get("PORT") or "8000", _port))
    for setting in SETTINGS:
        name = PREFIX + setting.name
        setattr(values, setting.name.lower(), _read(name, environ.get(name) or setting.default, setting.parse))
    if bool(values.google_client_id) != bool(values.google_client_secret):
        raise BadSetting("KAKTUS_GOOGLE_CLIENT_ID and KAKTUS_GOOGLE_CLIENT_SECRET belong together: give both or none.")
    if not values.brand or not values.workers:
        raise BadSetting("KAKTUS_BRAND must not be empty and KAKTUS_WORKERS not 0.")
    _fill_derived(values)
    return values


def _read(name: str, value: str, parse: Callable[[str], object]) -> object:
    try:
        return parse(value)
    except ValueError as error:
        # The value itself is not repeated: it may hold a password.
        raise BadSetting(f"{name} has a value that cannot be used: {error}.") from None


def _fill_derived(values: SimpleNamespace) -> None:
    values.data_dir = _writable_folder("DATA_DIR", ROOT / values.data_dir, mode=FOLDER)
    values.secret_key = values.secret_key or _kept_secret(values.data_dir / "secret-key")
    if len(values.secret_key) < 32:
        raise BadSetting("KAKTUS_SECRET_KEY is too short: give at least 32 random characters.")
    values.database_url = values.database_url or f"sqlite:///{values.data_dir / 'kaktus.sqlite3'}"
    values.public_url = values.public_url or f"http://localhost:{values.port}"
    values.content_url = values.content_url or values.public_url
    values.storage_url = values.storage_url or f"file://{values.data_dir / 'content'}"
    if values.grants_dir:
        if urlsplit(values.storage_url).scheme != "file":
            raise BadSetting("KAKTUS_GRANTS_DIR is for lessons in a folder: leave it out, or give a file:///… storage.")
        values.grants_dir = _writable_folder("GRANTS_DIR", ROOT / values.grants_dir, mode=PASSAGE)


def _writable_folder(name: str, folder: Path, *, mode: int) -> Path:
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(mode)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadSetting(
            f"{PREFIX}{name}: the folder {folder} cannot be written ({error.strerror}); "
            "give one that this user may write to."
        ) from None
    return folder


def _kept_secret(file: Path) -> str:
    """Made once; two processes that start together agree on the first one's key."""
    try:
        handle = new_private_file(file)
    except FileExistsError:
        return file.read_text().strip()
    with os.fdopen(handle, "w") as stream:
        stream.write(secrets.token_urlsafe(48))
    return file.read_text().strip()
