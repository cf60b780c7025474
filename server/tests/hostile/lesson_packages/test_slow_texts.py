"""Texts in a package that are written to keep their reader busy: the time grows with their length, and no faster."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import Problems

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage
from kaktus.library.models import Package
from kaktus.library.packages.package_words import in_german
from kaktus.library.reading import foreign_pages
from kaktus.library.reading.package_kinds import HTML5, PackageKind
from kaktus.library.reading.page_tags import start_tags

pytestmark = pytest.mark.django_db
KB = 1024


def processor_s(work: Callable[[], object]) -> float:
    """Of this process and of those that it started and waited for."""

    def used() -> float:
        times = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return sum(one.ru_utime + one.ru_stime for one in times)

    before = used()
    work()
    return used() - before


@pytest.mark.parametrize(
    "piece",
    [
        *("<head ", "<meta ", "<script ", "<!--", "<!-- --!", "<", "</", "<a b='", "<a b=", "<![CDATA[", "<title>"),
        *("<script", "<a =", "<a\n\n\n\n", "&#", "url(", "@import ", "'//a.", '<img src="&', "<noscript><style>"),
    ],
)
def test_a_page_of_one_piece_repeated(books: Path, lesson: Path, storage: FolderStorage, piece: str) -> None:
    (lesson / "spiel.js").write_text(piece * (300 * KB // len(piece)))
    (lesson / "stil.css").write_text(piece * (300 * KB // len(piece)))
    (lesson / "story.html").write_text(piece * (300 * KB // len(piece)))
    assert processor_s(lambda: main(["content", "check", str(books)])) < 5


@pytest.mark.parametrize("piece", ["<head ", "<a b c=d ", "<!-- ", "<script></scrip ", "<a b='\"", "</a ", "<p>&amp;"])
def test_scanning_for_tags_takes_as_long_as_the_text_is(piece: str) -> None:
    text = piece * 20_000
    short = min(processor_s(lambda: list(start_tags(text[: len(text) // 8]))) for _ in range(3))
    long = min(processor_s(lambda: list(start_tags(text))) for _ in range(3))
    assert long < 0.5 + 24 * short


@pytest.mark.parametrize(
    "charset", ["punycode", "idna", "utf-7", "unicode_escape", "zip", "hex", "utf-16", "mbcs", "x" * 900]
)
def test_a_charset_that_no_browser_knows_counts_for_nothing(charset: str) -> None:
    kind = PackageKind(HTML5, "index.html")
    page = f'<meta charset="{charset}"><p>Grün+ADw-</p>'.encode() + b"-" * 300 * KB
    started = time.process_time()
    adapted = foreign_pages.adaptation_of(page, name="index.html", kind=kind).apply(page)
    assert time.process_time() - started < 2
    assert adapted.endswith(page)
    assert adapted.startswith(b"<script src=")


@pytest.mark.parametrize("encoding", sorted(foreign_pages.ENCODINGS))
def test_every_encoding_that_counts_is_quick(encoding: str) -> None:
    page = f'<meta charset="{encoding}"><p>Gruss</p>'.encode() + b"abc\x7e\x20" * 400 * KB
    plan = foreign_pages.adaptation_of(page, name="index.html", kind=PackageKind(HTML5, "index.html"))
    assert processor_s(lambda: plan.apply(page)) < 1


def test_a_manifest_of_thousands_within_thousands(books: Path, lesson: Path, problems: Problems) -> None:
    deep = 3_000
    resources = "".join(f'<resource identifier="r{n}" href="a.html"/>' for n in range(3_000))
    (lesson / "imsmanifest.xml").write_text('<m xml:base="a/">' * deep + resources + "</m>" * deep)
    lines: list[str] = []
    assert processor_s(lambda: lines.extend(problems())) < 5
    (problem,) = lines
    assert problem.endswith("imsmanifest.xml is nested deeper than any lesson needs; export the package again.")


def test_a_manifest_with_a_long_base_for_many_resources(books: Path, lesson: Path, problems: Problems) -> None:
    resources = "".join(f'<resource identifier="r{n}" href="a.html"/>' for n in range(20_000))
    (lesson / "imsmanifest.xml").write_text(f'<manifest xml:base="{"a/" * 500_000}">{resources}</manifest>')
    lines: list[str] = []
    assert processor_s(lambda: lines.extend(problems())) < 5
    assert lines[0].endswith("imsmanifest.xml contains an address that is too long; export the package again.")


@pytest.mark.parametrize(
    ("manifest", "says"),
    [
        (b'<?xml version="1.0" encoding="hex"?><manifest/>', "is not valid XML (unknown encoding)."),
        (b'<?xml version="1.0" encoding="punycode"?><manifest/>', "is not valid XML ("),
        (b" " * (8 * KB * KB + 1), "is longer than any lesson needs; export the package again."),
        (b'<m><resource href="http://["/></m>', "starts with http://[, which is no address."),
    ],
)
def test_a_manifest_that_no_parser_likes(lesson: Path, problems: Problems, manifest: bytes, says: str) -> None:
    (lesson / "imsmanifest.xml").write_bytes(manifest)
    assert f"imsmanifest.xml {says}" in problems()[0]


def test_a_version_of_a_million_lines(books: Path, lesson: Path, storage: FolderStorage) -> None:
    version = "1.2\n" * 1_000_000
    (lesson / "imsmanifest.xml").write_text(
        f"<manifest><metadata><schemaversion>{version}</schemaversion></metadata>"
        '<resources><resource href="story.html"/></resources></manifest>'
    )
    assert processor_s(lambda: main(["content", "check", str(books)])) < 10


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        '{"mainLibrary": ' + "[" * 200_000,
        '{"mainLibrary": 1, "preloadedDependencies": [{"machineName": "a", "majorVersion": ' + "9" * 5_000 + "}]}",
        '{"mainLibrary": "\\ud800", "preloadedDependencies": 7}',
        " " * (KB * KB + 1),
        json.dumps({"mainLibrary": {}, "preloadedDependencies": {"a": 1}}),
    ],
)
def test_a_description_of_h5p_that_breaks_its_reader(lesson: Path, problems: Problems, text: str) -> None:
    (lesson / "h5p.json").write_text(text)
    (line,) = problems()
    assert line == "kaktus-3/wetter: h5p.json does not say what to play; export the package again."


def test_a_number_of_a_character_with_thousands_of_digits(books: Path, lesson: Path, storage: FolderStorage) -> None:
    (lesson / "index.html").write_text(f'<img src="&#{"9" * 5_000};">')
    (lesson / "story.html").unlink()
    assert main(["content", "import", str(books)]) == 0
    assert Package.objects.get().kind == HTML5


def test_a_comment_that_ends_at_once_hides_no_script(books: Path, lesson: Path, storage: FolderStorage) -> None:
    """Browsers run what follows `<!-->`."""
    (lesson / "story.html").unlink()
    for page in ("<!--><script>a()</script>-->", "<!---><script>a()</script>-->", "<!-- --!><script>a()</script>-->"):
        (lesson / "index.html").write_text(page)
        assert main(["content", "import", str(books)]) == 0
        (stored,) = storage.folder.rglob(f"{Package.objects.get().digest}/index.html.page")
        assert stored.read_text().index("kaktus-adapter/storage.js") < stored.read_text().index("a()")


def test_problems_are_told_in_german_without_delay() -> None:
    names = (": " * 300 + "is missing.", "x is " * 120 + "missing.", "starts with " * 50, "{}" * 300)
    lines = [
        f"{name}: {sentence}" for name in names for sentence in ("imsmanifest.xml starts with", "is no picture", "(x")
    ]
    assert processor_s(lambda: [in_german(line) for line in lines * 10]) < 1


def test_thousands_of_wrong_names_are_told_in_a_hundred_lines(lesson: Path, problems: Problems) -> None:
    for number in range(300):
        (lesson / f"{number}{'|' * 200}").touch()
    lines = problems()
    assert len(lines) == 101
    assert lines[-1] == "There are 200 more problems."
    assert max(map(len, lines)) < 700
