"""Where the files of books are stored: a folder, or a bucket of an S3-compatible service."""

from __future__ import annotations

import io
import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache
from pathlib import Path
from typing import IO, Any, BinaryIO, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from kaktus.common.files.bucket_cache import BucketCache
from kaktus.common.files.file_part import ONE_PIECE
from kaktus.common.files.private_files import make_passage, new_private_file, remove_older

# The ending of a file that is still being written.
PARTIAL = ".partial"
CONNECT_SECONDS = 5
# How many names a bucket lists at once: the most that S3 allows.
PAGE = 1000
READ_SECONDS = 10


class StorageProblem(Exception):
    """The storage cannot be used; the text says what to do."""


class Storage(Protocol):
    """Names are those that the import has given (`book/lesson/digest/file`), never what a visitor sent."""

    def prepare(self) -> None: ...

    def check(self) -> None: ...

    def put(self, name: str, source: IO[bytes], *, private: bool = False) -> None:
        """`private`: no other user of the machine may read it, not even nginx."""

    def size(self, name: str) -> int | None: ...

    def open(self, name: str, *, start: int, end: int) -> BinaryIO:
        """The bytes from start to end, both included."""

    def stream(self, name: str) -> BinaryIO:
        """The whole file, for a reader that takes it at once and keeps nobody waiting."""

    def is_empty(self) -> bool: ...

    def folders(self, folder: str) -> list[str]:
        """The names of the folders in this folder; '' is that of all books."""

    def names(self, folder: str) -> list[str]:
        """The names of the files in this folder."""

    def remove(self, folder: str) -> None: ...

    def remove_half_files(self, *, before: float) -> int:
        """Those that nobody has written to since that moment."""


@lru_cache(maxsize=8)
def storage_at(url: str) -> Storage:
    parts = urlsplit(url)
    return FolderStorage(Path(unquote(parts.path))) if parts.scheme == "file" else BucketStorage(url)


class FolderStorage:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def prepare(self) -> None:
        make_passage(self.folder, above=Path("/"))

    def check(self) -> None:
        if not self.folder.is_dir():
            raise StorageProblem(f"The folder {self.folder} for the books' files is missing: run './kaktus migrate'.")
        try:
            next(self.folder.iterdir(), None)
        except OSError as error:
            raise StorageProblem(
                f"The folder {self.folder} for the books' files cannot be read ({error.strerror})."
            ) from None

    def put(self, name: str, source: IO[bytes], *, private: bool = False) -> None:
        target = self.folder / name
        make_passage(target.parent, above=self.folder.parent)
        # It gets its own name only when it is complete, so that an interrupted import leaves no half file.
        partial = target.with_name(f"{secrets.token_hex(8)}{PARTIAL}")
        try:
            with open(new_private_file(partial), "wb") as file:  # noqa: PTH123 - an open file
                shutil.copyfileobj(source, file)
        except BaseException:
            # Above all on a full disk, which would stay full until the daily chore removes the half file.
            partial.unlink(missing_ok=True)
            raise
        # Lessons contain no personal data, and nginx must be able to read them; the folders above decide who gets here.
        if not private:
            partial.chmod(0o644)
        partial.replace(target)

    def size(self, name: str) -> int | None:
        try:
            return (self.folder / name).stat().st_size
        except FileNotFoundError:
            return None

    def open(self, name: str, *, start: int, end: int) -> BinaryIO:
        # The busiest lines of the library: a path object would take longer than opening the file.
        # No buffer, because it is read in one go.
        file: Any = open(f"{self.folder}/{name}", "rb", buffering=0)  # noqa: PTH123, SIM115
        if start:
            file.seek(start)
        opened: BinaryIO = file
        return opened

    def stream(self, name: str) -> BinaryIO:
        return (self.folder / name).open("rb")

    def is_empty(self) -> bool:
        return not self.folder.is_dir() or next(self.folder.iterdir(), None) is None

    def folders(self, folder: str) -> list[str]:
        place = self.folder / folder
        return sorted(entry.name for entry in place.iterdir()) if place.is_dir() else []

    def names(self, folder: str) -> list[str]:
        place = self.folder / folder
        names = (entry.name for entry in place.iterdir()) if place.is_dir() else ()
        return [name for name in names if not name.endswith(PARTIAL)]

    def remove(self, folder: str) -> None:
        shutil.rmtree(self.folder / folder, ignore_errors=True)

    def remove_half_files(self, *, before: float) -> int:
        # Not `rglob`, which fails at a folder that is removed meanwhile.
        files = (Path(place, name) for place, _, names in os.walk(self.folder) for name in names)
        return remove_older((file for file in files if file.suffix == PARTIAL), before=before)


class BucketStorage:
    """`s3://KEY:SECRET@host/bucket/prefix?region=…`; `s3+http://` for a service in the same network."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        bucket, _, prefix = parts.path.strip("/").partition("/")
        if not (parts.hostname and parts.username and parts.password and bucket):
            raise StorageProblem("KAKTUS_STORAGE_URL needs the form s3://KEY:SECRET@host/bucket.")
        scheme = "http" if parts.scheme == "s3+http" else "https"
        self.bucket = unquote(bucket)
        self.prefix = f"{unquote(prefix)}/" if prefix else ""
        self.cache = BucketCache()
        self.client = _s3_client(
            endpoint=f"{scheme}://{parts.hostname}" + (f":{parts.port}" if parts.port else ""),
            key=unquote(parts.username),
            secret=unquote(parts.password),
            region=parse_qs(parts.query).get("region", ["us-east-1"])[0],
        )

    def prepare(self) -> None:
        self.check()

    def check(self) -> None:
        with self._problems_named():
            self.client.head_bucket(Bucket=self.bucket)

    @contextmanager
    def _problems_named(self) -> Iterator[None]:
        # Not above, because a library that stores its files in a folder does not need it.
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            yield
        except (BotoCoreError, ClientError) as error:
            raise StorageProblem(
                f"The bucket {self.bucket} for the books' files does not answer as it should "
                f"({type(error).__name__}): check KAKTUS_STORAGE_URL."
            ) from None

    def put(self, name: str, source: IO[bytes], *, private: bool = False) -> None:
        with self._problems_named():
            self.client.put_object(Bucket=self.bucket, Key=self.prefix + name, Body=source)

    def size(self, name: str) -> int | None:
        from botocore.exceptions import ClientError

        with self._problems_named():
            try:
                return int(self.client.head_object(Bucket=self.bucket, Key=self.prefix + name)["ContentLength"])
            except ClientError as error:
                if error.response["ResponseMetadata"]["HTTPStatusCode"] == 404:
                    return None
                raise

    def open(self, name: str, *, start: int, end: int) -> BinaryIO:
        if end - start < ONE_PIECE:
            return self._get(name, Range=f"bytes={start}-{end}")[0]
        file = self.cache.open(name, fetch=lambda: self._get(name))
        file.seek(start)
        return file

    def stream(self, name: str) -> BinaryIO:
        return self._get(name)[0]

    def is_empty(self) -> bool:
        with self._problems_named():
            answer = self.client.list_objects_v2(Bucket=self.bucket, Prefix=self.prefix, MaxKeys=1)
        return not answer.get("Contents")

    def _get(self, name: str, **part: str) -> tuple[BinaryIO, int]:
        with self._problems_named():
            answer = self.client.get_object(Bucket=self.bucket, Key=self.prefix + name, **part)
        body: Any = _Body(answer["Body"], self._problems_named)
        return body, answer["ContentLength"]

    def folders(self, folder: str) -> list[str]:
        place = self._place(folder)
        pages = self._pages(Prefix=place, Delimiter="/")
        return sorted(entry["Prefix"][len(place) : -1] for page in pages for entry in page.get("CommonPrefixes", []))

    def names(self, folder: str) -> list[str]:
        place = self._place(folder)
        return [entry["Key"][len(place) :] for page in self._pages(Prefix=place) for entry in page.get("Contents", [])]

    def remove(self, folder: str) -> None:
        for name in self.names(folder):
            with self._problems_named():
                self.client.delete_object(Bucket=self.bucket, Key=self._place(folder) + name)

    def _place(self, folder: str) -> str:
        return f"{self.prefix}{folder}/" if folder else self.prefix

    def _pages(self, **which: str) -> list[dict[str, Any]]:
        with self._problems_named():
            paginator = self.client.get_paginator("list_objects_v2")
            return list(paginator.paginate(Bucket=self.bucket, PaginationConfig={"PageSize": PAGE}, **which))

    def remove_half_files(self, *, before: float) -> int:
        """A bucket shows a file only when it is complete."""
        return 0


class _Body(io.RawIOBase):
    """A file that comes from a bucket, which may fall silent in the middle of it."""

    def __init__(self, body: Any, problems_named: Callable[[], AbstractContextManager[None]]) -> None:
        self._body = body
        self._problems_named = problems_named

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        with self._problems_named():
            part = self._body.read(len(buffer))
        buffer[: len(part)] = part
        return len(part)

    def readall(self) -> bytes:
        with self._problems_named():
            whole: bytes = self._body.read()
        return whole

    def close(self) -> None:
        self._body.close()
        super().close()


def _s3_client(*, endpoint: str, key: str, secret: str, region: str) -> Any:
    # Imported here, because a library that stores its files in a folder does not need it.
    import boto3
    from botocore.config import Config

    return boto3.client(
        "s3",
        endpoint_url=endpoint,
        aws_access_key_id=key,
        aws_secret_access_key=secret,
        region_name=region,
        config=Config(
            connect_timeout=CONNECT_SECONDS,
            read_timeout=READ_SECONDS,
            retries={"total_max_attempts": 2},
            s3={"addressing_style": "path"},
            # Services other than Amazon's often do not know the newer checksums.
            request_checksum_calculation="when_required",
            response_checksum_validation="when_required",
        ),
    )
