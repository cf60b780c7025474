"""The settings that an operator may give, read from the environment and checked before anything else starts."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from kaktus.common.files.private_files import FOLDER, PASSAGE, new_private_file
from kaktus.common.former_key import FormerKey, parse_former_key

ROOT = Path(__file__).resolve().parents[3]
PREFIX = "KAKTUS_"
NONE = "none"
LESSON = re.compile(r"[a-z0-9-]+/[a-z0-9-]+")
EVERY_NAME = "://*."
WILDCARD = (
    "only the address for lessons may have a wildcard, as the whole first part of its host name, "
    "such as https://*.kaktus-lessons.example"
)


class BadSetting(Exception):
    """A bad setting that prevents the start; its text is the one line the operator sees."""


def _setting(default: str, meaning: str, *, alias: str | None = None) -> Any:
    return Field(default, description=meaning, alias=alias)


def _unset(meaning: str, *, default: str = "unset") -> Any:
    """A setting without a default that could be written down; `default` says what applies instead."""
    return Field("", description=meaning, json_schema_extra={"default": default})


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
            forms = ", ".join(f"{scheme}://…" for scheme in schemes)
            raise ValueError(f"give an address of the form {forms}")
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
    if "*" in checked:
        raise ValueError(WILDCARD)
    return checked.rstrip("/")


def _lessons_origin(value: str) -> str:
    """The first part of its host name may be a wildcard."""
    origin = _origin(value.replace(EVERY_NAME, "://", 1))
    if EVERY_NAME not in value:
        return origin
    # Addresses of machines have no names below them.
    if not (urlsplit(origin).hostname or "").rpartition(".")[2].isalpha():
        raise ValueError(WILDCARD)
    return origin.replace("://", EVERY_NAME, 1)


Folder = Annotated[Path, BeforeValidator(_folder)]
FolderOrNone = Annotated[Path | None, BeforeValidator(_folder_or_none)]
Count = Annotated[int, BeforeValidator(_count)]
Port = Annotated[int, BeforeValidator(_port)]
Place = Annotated[str, BeforeValidator(_place)]
Lines = Annotated[str, BeforeValidator(_lines)]
Lesson = Annotated[str, BeforeValidator(_lesson)]
Email = Annotated[str, BeforeValidator(_email)]
Origin = Annotated[str, BeforeValidator(_origin)]
LessonsOrigin = Annotated[str, BeforeValidator(_lessons_origin)]
WebAddress = Annotated[str, BeforeValidator(_url("http", "https"))]
Key = Annotated[FormerKey | None, BeforeValidator(_former_key)]
DatabaseUrl = Annotated[str, BeforeValidator(_url("sqlite", "postgres", "postgresql", needs_host=False))]
MailUrl = Annotated[str, BeforeValidator(_url("smtp", "smtp+tls", "smtp+ssl"))]
StorageUrl = Annotated[str, BeforeValidator(_url("file", "s3", "s3+http", needs_host=False))]


class Environment(BaseSettings):
    """All settings, in the order of the table in docs/operations/settings.md. Defaults are in an operator's words."""

    model_config = SettingsConfigDict(
        alias_generator=lambda name: PREFIX + name.upper(),
        case_sensitive=True,
        enable_decoding=False,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        str_strip_whitespace=True,
        validate_default=True,
    )

    port: Port = _setting("8000", "port to serve on", alias="PORT")
    data_dir: Folder = _setting(
        "data", "folder for the database, the secret key, mails and books of the embedded default"
    )
    secret_key: str = _unset(
        "signs tokens and links; at least 32 characters",
        default="created once, stored in the data folder with mode 600",
    )
    secret_key_previous: str = _unset("the key before the last change: links to lessons that it signed stay valid")
    former_key: Key = _unset(
        "the hash configuration of the former system, as JSON on one line",
        default="stored in the data folder with mode 600 by `move-in people`",
    )
    database_url: DatabaseUrl = _unset(
        "`postgres://user:password@host:5432/name` for PostgreSQL", default="SQLite in the data folder"
    )
    email_url: MailUrl = _unset(
        "`smtp://user:password@host:25`, `smtp+tls://…:587`, `smtp+ssl://…:465`",
        default="unset: mails are written to the data folder",
    )
    email_from: Email = _setting("Kaktus <library@localhost.localdomain>", "sender of mails")
    public_url: Origin = _unset("the address people type", default="`http://localhost:$PORT`")
    content_url: LessonsOrigin = _unset("an origin of its own for lessons", default="the public address")
    storage_url: StorageUrl = _unset("where the books' files are", default="`content` in the data folder")
    grants_dir: FolderOrNone = _unset(
        "folder that nginx reads to send lessons itself", default="unset: the library sends all files"
    )
    trial_lesson: Lesson = _setting(
        "kaktus-1-interaktiv/farben",
        "the lesson that visitors may try without an account, as `book/lesson`; `none` for no such lesson",
    )
    shop_url: WebAddress = _unset(
        "the page on which the books are sold; the landing page and the lesson to try link to it",
        default="unset: no link to a shop",
    )
    google_client_id: str = _unset("client id from Google's console", default="unset: no Google sign-in")
    google_client_secret: str = _unset("belongs to the client id")
    google_issuer: WebAddress = _setting("https://accounts.google.com", "another OpenID provider, for tests")
    contact_email: Email = _setting("info@example.org", "the publisher's address on the contact page")
    brand: str = _setting("Kaktus", "name in the navigation, titles and mails")
    imprint_name: str = _unset("the publisher's legal name", default="empty: the imprint says so")
    imprint_address: Lines = _unset("postal address", default="empty: the imprint says so")
    imprint_representative: str = _unset("who represents the publisher", default="empty")
    imprint_register: str = _unset("register court and number", default="empty")
    imprint_vat_id: str = _unset("VAT identification number", default="empty")
    imprint_phone: str = _unset("telephone number", default="empty")
    imprint_responsible: str = _unset("who is responsible for the content", default="empty")
    proxy_count: Count = _setting("0", "how many trusted proxies are in front")
    workers: Count = _setting("1", "server processes")
    metrics: Place = _unset(
        "where to tell metrics for Prometheus: a port of this machine, such as `9464`, or `address:port`",
        default="unset: nothing is counted",
    )
    drain_seconds: Count = _setting("0", "how long after SIGTERM requests are still taken while `/readyz` says 503")


VARIABLES = [str(field.alias) for field in Environment.model_fields.values()]


def read_environment() -> Environment:
    """Check all names and values; folders are created only if all of them are right."""
    for name in os.environ:
        if name.startswith(PREFIX) and name not in VARIABLES:
            raise BadSetting(f"{name} is not a setting of this program; docs/operations/settings.md lists them all.")
    try:
        environment = Environment()
    except ValidationError as error:
        problem = error.errors()[0]
        # The value itself is not repeated, because it may contain a password.
        reason = problem.get("ctx", {}).get("error", problem["msg"])
        raise BadSetting(f"{problem['loc'][0]} has a value that cannot be used: {reason}.") from None
    _check_together(environment)
    return _with_what_follows(environment)


def _check_together(environment: Environment) -> None:
    if bool(environment.google_client_id) != bool(environment.google_client_secret):
        raise BadSetting("KAKTUS_GOOGLE_CLIENT_ID and KAKTUS_GOOGLE_CLIENT_SECRET belong together: give both or none.")
    if not environment.brand or not environment.workers:
        raise BadSetting("KAKTUS_BRAND must not be empty and KAKTUS_WORKERS not 0.")
    if EVERY_NAME in environment.content_url and _are_one_site(environment.content_url, _public_url(environment)):
        raise BadSetting(
            "KAKTUS_CONTENT_URL with a wildcard needs another domain than KAKTUS_PUBLIC_URL, "
            "such as https://*.kaktus-lessons.example: below the same one, lessons could set cookies for the library."
        )


def _are_one_site(lessons: str, public: str) -> bool:
    """Whether their names end in the same two parts; every name below localhost is a site of its own."""
    ends = {".".join((urlsplit(url).hostname or "").rsplit(".", 2)[-2:]) for url in (lessons, public)}
    return len({end.removeprefix("*.") for end in ends}) == 1 and not any(end.endswith("localhost") for end in ends)


def _public_url(environment: Environment) -> str:
    return environment.public_url or f"http://localhost:{environment.port}"


def _with_what_follows(environment: Environment) -> Environment:
    """Fill in the defaults that follow from other settings, and make the folders."""
    _make_writable("KAKTUS_DATA_DIR", environment.data_dir, mode=FOLDER)
    secret_key = environment.secret_key or _stored_secret(environment.data_dir / "secret-key")
    if len(secret_key) < 32:
        raise BadSetting("KAKTUS_SECRET_KEY is too short: give at least 32 random characters.")
    public_url = _public_url(environment)
    storage_url = environment.storage_url or f"file://{environment.data_dir / 'content'}"
    if environment.grants_dir:
        if urlsplit(storage_url).scheme != "file":
            raise BadSetting("KAKTUS_GRANTS_DIR is for lessons in a folder: leave it out, or give a file:///… storage.")
        _make_writable("KAKTUS_GRANTS_DIR", environment.grants_dir, mode=PASSAGE)
    return environment.model_copy(
        update={
            "secret_key": secret_key,
            "database_url": environment.database_url or f"sqlite:///{environment.data_dir / 'kaktus.sqlite3'}",
            "public_url": public_url,
            "content_url": environment.content_url or public_url,
            "storage_url": storage_url,
        }
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


def _stored_secret(file: Path) -> str:
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
