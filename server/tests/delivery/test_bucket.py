"""Lessons from S3-compatible storage, against a real server."""

from __future__ import annotations

import gc
import io
import os
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import urlsplit

import brotli
import pytest
from django.db import connection
from django.test import Client
from pytest_django import Settings
from tests.delivery.lesson_fetches import Fetch
from tests.library.editors import STORY, uploaded
from tests.readers import Person, make_person, make_some_codes

from kaktus.backups.contents import read_contents
from kaktus.backups.lesson_archives import NotInStorage, read_archive, write_archive
from kaktus.backups.sealed_files import Seal
from kaktus.cli import main
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files import bucket_cache, storage
from kaktus.common.files.bucket_cache import BucketCache
from kaktus.common.files.file_part import FilePart, sent_from
from kaktus.common.files.storage import BucketStorage, StorageProblem, storage_at
from kaktus.delivery.valid_links import forget_valid_links
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.chores import remove_old_versions
from kaktus.library.models import Lesson, LessonVersion
from kaktus.library.versions.lesson_pictures import draw_picture
from kaktus.library.versions.lesson_versions import go_back, publish_version
from testing.bucket import BucketServer
from testing.ports import free_port

# With the limits as they are shipped, instead of shorter ones.
FULL = os.environ.get("RELIABILITY") == "full"
SOUND = bytes(range(256)) * 4
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(scope="module")
def bucket_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = BucketServer(tmp_path_factory.mktemp("bucket"))
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def cache(bucket_url: str) -> Iterator[BucketCache]:
    """Empty: other tests may have had the same storage before."""
    storage = storage_at(bucket_url)
    assert isinstance(storage, BucketStorage)
    _empty(storage.cache)
    yield storage.cache
    _empty(storage.cache)


def _empty(cache: BucketCache) -> None:
    for copy in cache.copies.values():
        copy.file.close()
    cache.copies.clear()


@pytest.fixture
def farben(db: None, bucket_url: str, settings: Settings, written_lessons: Path) -> Iterator[str]:
    settings.STORAGE_URL = bucket_url
    load_catalogue(folder=SHIPPED)
    assert main(["content", "import", str(written_lessons)]) == 0
    forget_valid_links()
    person: Person = make_person("anna@example.org")
    person.activate(make_some_codes(1)[0])
    url: str = person.library()["signedUrls"]["kaktus1"][0]
    yield url.removeprefix("http://localhost:8000").removesuffix("story.html")
    clear_catalogue_cache()
    forget_valid_links()


def test_whole_parts_encodings_and_conditions(farben: str, fetch: Fetch) -> None:
    whole = fetch(farben + "ton.mp3")
    assert (whole.status, whole.body, whole.headers["Content-Type"]) == (200, SOUND, "audio/mpeg")
    part = fetch(farben + "ton.mp3", range="bytes=100-199")
    assert (part.status, part.body, part.headers["Content-Range"]) == (206, SOUND[100:200], "bytes 100-199/1024")
    assert fetch(farben + "ton.mp3", if_none_match=whole.headers["ETag"]).status == 304
    packed = fetch(farben + "spiel.js", accept_encoding="br").body
    assert brotli.decompress(packed) == b"// kaktus-1/farben\n" * 20
    assert fetch(farben + "bilder/Käse.svg").status == 200
    assert fetch(farben + "nothing.js").status == 404


def test_what_was_imported_is_checked_there(farben: str, capsys: pytest.CaptureFixture[str], bucket_url: str) -> None:
    assert main(["content", "check"]) == 0
    storage = storage_at(bucket_url)
    folder = cached_catalogue().packages["kaktus-1/farben"].folder
    assert folder.rpartition("/")[2] in storage.folders("kaktus-1/farben")
    storage.remove(folder)
    assert main(["content", "check"]) == 2
    assert "kaktus-1/farben/story.html: is missing." in capsys.readouterr().err


def test_lessons_are_backed_up_from_a_bucket_and_restored_into_another(
    farben: str, bucket_url: str, tmp_path: Path
) -> None:
    def ask(statement: str) -> list[tuple[Any, ...]]:
        with connection.cursor() as cursor:
            cursor.execute(statement)
            return list(cursor.fetchall())

    (item,) = [item for item in read_contents([], ask).lessons if item.folder.startswith("kaktus-1/farben/")]
    storage, other = storage_at(bucket_url), storage_at(f"{bucket_url}-restored")
    assert (storage.is_empty(), other.is_empty()) == (False, True)
    files = write_archive(item, storage=storage, archive=tmp_path / "farben.tar", seal=Seal())
    read_archive(
        tmp_path / "farben.tar", files=files, keep=lambda name, content: other.put(f"{item.folder}/{name}", content)
    )
    assert not other.is_empty()
    with other.stream(f"{item.folder}/ton.mp3") as sound:
        assert sound.read() == SOUND
    assert {name: other.size(f"{item.folder}/{name}") for name in item.sizes} == item.sizes
    storage.remove(item.folder)
    with pytest.raises(NotInStorage, match=item.folder):
        write_archive(item, storage=storage, archive=tmp_path / "again.tar", seal=Seal())
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ""] == ["farben.tar"]


def test_a_file_that_the_bucket_lost_is_a_fault_and_no_refusal(farben: str, fetch: Fetch, bucket_url: str) -> None:
    storage_at(bucket_url).remove(cached_catalogue().packages["kaktus-1/farben"].folder)
    assert fetch(farben + "ton.mp3").status == 503


def test_a_bucket_that_does_not_answer_is_named(bucket_url: str) -> None:
    with pytest.raises(StorageProblem, match="The bucket nowhere for the books' files does not answer"):
        storage_at(bucket_url.replace("/books/", "/nowhere/")).check()
    with pytest.raises(StorageProblem, match="needs the form s3://KEY:SECRET@host/bucket"):
        storage_at("s3://host/bucket")


def test_a_list_of_several_pages_is_read_to_its_end(bucket_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PAGE", 2)
    bucket = storage_at(f"{bucket_url}-pages")
    for number in range(5):
        bucket.put(f"book/lesson/{number}/a.txt", io.BytesIO(b"x"))
    assert bucket.folders("book/lesson") == ["0", "1", "2", "3", "4"]
    assert bucket.folders("") == ["book"]
    assert len(bucket.names("book/lesson")) == 5
    bucket.remove("book/lesson")
    assert bucket.names("book/lesson") == []


def test_every_call_names_a_bucket_that_is_gone() -> None:
    gone = storage_at(f"s3+http://key:secret@127.0.0.1:{free_port()}/books")
    for call in (
        lambda: gone.put("a/b", io.BytesIO(b"x")),
        lambda: gone.size("a/b"),
        lambda: gone.open("a/b", start=0, end=1),
        lambda: gone.stream("a/b"),
        gone.is_empty,
        lambda: gone.folders("a"),
        lambda: gone.names("a"),
        lambda: gone.remove("a"),
    ):
        with pytest.raises(StorageProblem, match="The bucket books"):
            call()


@pytest.mark.django_db
def test_a_command_says_it_in_one_line(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    settings.STORAGE_URL = f"s3+http://key:secret@127.0.0.1:{free_port()}/books"
    assert main(["migrate"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("kaktus: The bucket books for the books' files")


def test_a_long_file_is_fetched_once_and_sent_from_here(cache: BucketCache, bucket_url: str) -> None:
    storage = storage_at(bucket_url)
    storage.put("a/b/c/long.mp3", io.BytesIO(SOUND * 300))
    whole = sent_from(storage.open("a/b/c/long.mp3", start=0, end=len(SOUND) * 300 - 1), len(SOUND) * 300)
    assert isinstance(whole, FilePart)
    storage.remove("a/b/c")
    part = sent_from(storage.open("a/b/c/long.mp3", start=100, end=200_099), 200_000)
    assert len(cache.copies) == 1
    assert b"".join(whole) == SOUND * 300
    assert b"".join(part) == (SOUND * 300)[100:200_100]


def test_copies_of_long_files_are_bounded(cache: BucketCache, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bucket_cache, "MAX_BYTES", 1000)
    fetched: list[str] = []

    def opened(name: str) -> bytes:
        def fetch() -> tuple[BinaryIO, int]:
            fetched.append(name)
            return io.BytesIO(name.encode() * 400), 400

        with cache.open(name, fetch=fetch) as file:
            return file.read()

    assert [opened(name) for name in "abab"] == [b"a" * 400, b"b" * 400] * 2
    assert fetched == ["a", "b"]
    # Both are being sent; nothing can make room.
    with pytest.raises(OSError, match="Too many long files"):
        opened("c")
    monkeypatch.setattr(bucket_cache, "UNUSED_S", 0.0)
    assert opened("c") == b"c" * 400
    assert list(cache.copies) == ["b", "c"]


def test_what_visitors_may_try_comes_from_the_bucket_too(farben: str, fetch: Fetch) -> None:
    url: str = Client().post("/api/trial", content_type="application/json").json()["url"]
    trial = url.removeprefix("http://localhost:8000")
    assert b"<title>Farben</title>" in fetch(trial).body
    assert fetch(trial.replace("/farben/", "/zahlen/")).status == 404


def test_uploads_versions_and_pictures_live_in_the_bucket(farben: str, fetch: Fetch, bucket_url: str) -> None:
    storage = storage_at(bucket_url)
    old = fetch(farben + "spiel.js")
    version = uploaded({"story.html": STORY, "neu.bin": os.urandom(PIECE_BYTES + 1000)})
    assert storage.names("_uploads") == []
    publish_version(version, instead_of=1)
    assert fetch(farben + "spiel.js") == old
    assert fetch(farben.replace(farben.split("~")[1][:16], version.digest) + "neu.bin").status == 200
    go_back("kaktus-1", "farben", instead_of=version.number)
    draw_picture(Lesson.objects.get(book="kaktus-1", slug="farben"), storage=storage)
    assert b">Farben</text>" in fetch(cached_catalogue().groups[0].books[0].lessons[0].thumb).body
    LessonVersion.objects.filter(pk=version.pk).update(made_at=LONG_AGO, withdrawn_at=LONG_AGO, published_at=None)
    assert remove_old_versions() == 1
    assert storage.names(f"kaktus-1/farben/{version.digest}") == []


def test_copies_end_with_their_cache() -> None:
    """An open file without an owner would be a warning, which fails a test."""
    cache = BucketCache()
    cache.open("tune.mp3", fetch=lambda: (io.BytesIO(b"la"), 2)).close()
    (copy,) = cache.copies.values()
    del cache
    gc.collect()
    assert copy.file.closed


def test_a_bucket_that_hangs_or_is_gone_is_a_503_after_a_bounded_wait(
    farben: str, fetch: Fetch, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a served library would wait for it: twice `READ_SECONDS`, and less for one that refuses connections."""
    if not FULL:
        monkeypatch.setattr(storage, "READ_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0), backlog=50) as silent:
        for port, most_s in ((silent.getsockname()[1], 2 * storage.READ_SECONDS + 2), (free_port(), 2.0)):
            settings.STORAGE_URL = f"s3+http://reader:secret@127.0.0.1:{port}/books/lessons"
            # What is known of the lesson's files names the storage.
            clear_catalogue_cache()
            start = time.monotonic()
            answer = fetch(farben + "story.html")
            took = time.monotonic() - start
            assert (answer.status, answer.headers["Retry-After"]) == (503, "5")
            assert took < most_s
            print(f"S3 at {port}: 503 after {took:.2f} s")


@contextmanager
def slow_way_to(bucket_url: str, seconds: float) -> Iterator[str]:
    """An address at which whatever the bucket sends arrives this much later."""
    bucket = urlsplit(bucket_url)

    class Way(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with socket.create_connection((bucket.hostname or "", bucket.port or 0)) as behind:
                asking = threading.Thread(target=pass_on, args=(self.request, behind))
                asking.start()
                pass_on(behind, self.request, seconds)
                asking.join()

    class Ways(socketserver.ThreadingTCPServer):
        # The storage keeps its connections.
        daemon_threads = True

    with Ways(("127.0.0.1", 0), Way) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield bucket_url.replace(f":{bucket.port}/", f":{server.server_address[1]}/")
        server.shutdown()
        thread.join()


def pass_on(from_: socket.socket, to: socket.socket, seconds: float = 0) -> None:
    while data := from_.recv(65536):
        time.sleep(seconds)
        to.sendall(data)
    to.shutdown(socket.SHUT_WR)


def test_a_slow_bucket_that_answers_is_waited_for(
    farben: str, fetch: Fetch, settings: Settings, bucket_url: str
) -> None:
    """With the limits as they are: slow is not gone, so nobody gets a 503."""
    with slow_way_to(bucket_url, 0.3) as url:
        settings.STORAGE_URL = url
        clear_catalogue_cache()
        start = time.monotonic()
        answer = fetch(farben + "ton.mp3")
        took = time.monotonic() - start
        assert (answer.status, answer.body) == (200, SOUND)
        assert 0.3 <= took < storage.READ_SECONDS
        print(f"slow S3: a file after {took:.2f} s")
