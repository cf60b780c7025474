"""Packages are told apart by what is in them, and the check names their kind and what will not work."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from pytest_django import Settings

from kaktus.cli import main
from kaktus.common.environment import ROOT
from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.models import Package
from kaktus.library.packages.content_folders import BadContent, read_content
from kaktus.library.packages.folder_imports import import_content
from kaktus.library.reading.drawn_thumbs import COOL, WARM, drawn_thumb
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.page_tags import start_tags
from kaktus.library.versions.stored_files import stored_problems
from testing.foreign_packages import BOOK, KINDS, picture, write_book, write_package
from testing.framed_packages import write_framed_package

pytestmark = pytest.mark.django_db
Read = Callable[[], LessonFolder]


@pytest.fixture
def guests(tmp_path: Path) -> Path:
    return write_book(tmp_path / "gast")


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    """The folder of a book with one lesson, which a test fills."""
    book = tmp_path / "one/gast-1"
    book.mkdir(parents=True)
    (book / "book.json").write_text(json.dumps(BOOK | {"lessons": [{"slug": "wetter", "title": "Das Wetter"}]}))
    return book / "wetter"


def read(lesson: Path) -> LessonFolder:
    (item,) = read_content(lesson.parents[1]).lessons
    return item


def problems(lesson: Path) -> list[str]:
    with pytest.raises(BadContent) as bad:
        read_content(lesson.parents[1])
    return bad.value.problems


def zip_folder(folder: Path, target: Path, *, inside: str = "") -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                packed.write(file, inside + str(file.relative_to(folder)))


def test_each_kind_is_named_with_its_first_page(guests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", str(guests)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "Lessons by kind: 1 h5p, 1 html5, 2 scorm12, 1 scorm2004, 2 storyline."
    assert [line for line in printed if line.startswith("gast-1/")] == [
        "gast-1/h5p: h5p, starts with the H5P player.",
        "gast-1/html5: html5, starts with index.html.",
        "gast-1/rise: scorm12, starts with scormcontent/index.html.",
        "gast-1/scorm12: scorm12, starts with sco/start.html?seite=1.",
        "gast-1/scorm2004: scorm2004, starts with sco/start.html?seite=1.",
        "gast-1/storyline: storyline, starts with story.html.",
        "gast-1/storyline-lms: storyline, reports by SCORM 1.2, starts with index_lms.html.",
    ]


def test_links_lead_to_the_first_page(guests: Path, storage: Storage) -> None:
    import_content(read_content(guests), storage=storage)
    clear_catalogue_cache()
    (group,) = [group for group in cached_catalogue().groups if group.slug == "gast1"]
    assert [story.path.split("/", 2)[2] for story in group.stories] == [
        "storyline/story.html",
        "storyline-lms/index_lms.html",
        "scorm12/kaktus-start.html",
        "scorm2004/kaktus-start.html",
        "rise/kaktus-start.html",
        "html5/index.html",
        "h5p/kaktus-start.html",
    ]
    assert stored_problems(storage=storage) == []
    assert import_content(read_content(guests), storage=storage).versions == []


@pytest.mark.parametrize("inside", ["", "Meine Lektion/"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_zip_file_is_the_same_as_its_folder(lesson: Path, tmp_path: Path, kind: str, inside: str) -> None:
    write_package(lesson, kind)
    plain = read(lesson)
    zip_folder(lesson, lesson.with_suffix(".h5p" if kind == "h5p" else ".zip"), inside=inside)
    lesson.rename(tmp_path / "elsewhere")
    packed = read(lesson)
    assert (packed.kind, packed.files, packed.digest) == (plain.kind, plain.files, plain.digest)


def test_our_script_stands_before_every_other(lesson: Path, storage: Storage, tmp_path: Path) -> None:
    write_package(lesson, "storyline-lms")
    (lesson / "unter").mkdir()
    (lesson / "unter/seite.HTM").write_text("<!-- <head><script> --><html ><script>1</script>")
    import_content(read_content(lesson.parents[1]), storage=storage)
    pages = {file.name: file.read_text() for file in (tmp_path / "content").rglob("*.page")}
    start = '<script src="{}kaktus-adapter/storage.js"></script><script src="{}kaktus-adapter/scorm12.js"></script>'
    assert pages["index_lms.html.page"].startswith(f'<!DOCTYPE html>\n<html lang="de"><head>{start.format("", "")}')
    assert pages["seite.HTM.page"] == (f"<!-- <head><script> --><html >{start.format('../', '../')}<script>1</script>")


def test_a_page_in_another_encoding_becomes_utf_8(lesson: Path, storage: Storage, tmp_path: Path) -> None:
    write_package(lesson, "html5")
    for name, encoding in (("mark", "utf-16"), ("declared", "iso-8859-15"), ("guessed", "windows-1252")):
        declaration = '<meta charset="iso-8859-15">' if name == "declared" else ""
        (lesson / f"{name}.html").write_bytes(f"{declaration}<p>Käse €</p>".encode(encoding))
    import_content(read_content(lesson.parents[1]), storage=storage)
    pages = {file.name: file.read_bytes().decode() for file in (tmp_path / "content").rglob("*.page")}
    for name in ("mark", "declared", "guessed"):
        assert pages[f"{name}.html.page"].endswith("<p>Käse €</p>")


def test_what_will_not_work_is_said_in_plain_words(lesson: Path) -> None:
    write_package(lesson, "html5")
    (lesson / "index.html").write_text(
        '<script src="https://cdn.example.net/a.js"></script><script src="weg.js"></script>'
        '<img src="bilder/fehlt.png"><img src="/oben.png">'
        '<img src="C:\\Bilder\\haus.png"><iframe src="seite.html"></iframe><a href="https://verlag.example">Verlag</a>'
        '<iframe src="index.html"></iframe><iframe src="//film.example.net/f"></iframe><iframe></iframe>'
        '<link rel="stylesheet" href="form.css"><svg xmlns="http://www.w3.org/2000/svg"></svg>'
    )
    (lesson / "form.css").write_text("@import 'mehr.css'; p { background: url(data:,) } /* url(nie.png) */ /* url(x")
    (lesson / "spiel.js").write_text("fetch('https://stats.verlag.de/x'); navigator.mediaDevices.getUserMedia({})")
    (lesson / "film.swf").write_bytes(b"FWS")
    assert [str(note) for note in read(lesson).notes] == [
        "it starts with scripts that are missing: weg.js.",
        "it starts with scripts of other hosts, which are refused; put them into the package: cdn.example.net.",
        "named in its pages but missing: bilder/fehlt.png, seite.html.",
        "Flash, which no browser plays any more: film.swf.",
        "absolute addresses, which lead out of the package: /oben.png, C:\\Bilder\\haus.png.",
        "asks for the camera, the microphone or speech recognition, which lessons do not get: spiel.js.",
        "pages of other hosts within a page (frames), which stay empty: //film.example.net/f.",
        "names other hosts, and what it asks of them stays without an answer: stats.verlag.de.",
        "named in its style sheets but missing: mehr.css.",
    ]


def test_notes_come_in_three_levels_and_also_beside_a_refused_package(
    guests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = guests / "gast-1/html5/index.html"
    page.write_text('<script src="weg.js"></script><img src="weg.png"><link rel="stylesheet" href="form.css">')
    (page.parent / "form.css").write_text("p { background: url(weg.svg) }")
    (guests / "gast-1/scorm12/imsmanifest.xml").write_text("<manifest>")
    assert main(["content", "check", str(guests)]) == 2
    printed = capsys.readouterr()
    assert [line for line in printed.out.splitlines() if line.startswith("  !")] == [
        "  ! will not start: it starts with scripts that are missing: weg.js.",
        "  ! parts will be missing: named in its pages but missing: weg.png.",
        "  ! harmless: named in its style sheets but missing: weg.svg.",
    ]
    assert "gast-1/scorm12/imsmanifest.xml" not in printed.out
    assert main(["content", "check", str(guests), "--json"]) == 2
    report = json.loads(capsys.readouterr().out)
    assert len(report["problems"]) == 1
    assert "gast-1/html5" in {lesson["lesson"] for lesson in report["lessons"]}


def test_a_host_of_a_start_script_is_not_hidden_behind_others(lesson: Path) -> None:
    write_package(lesson, "html5")
    others = " ".join(f"'https://host-{number}.example.de/'" for number in range(9))
    (lesson / "spiel.js").write_text(others)
    counts = '<script src="https://www.google-analytics.com/a.js"></script>'
    (lesson / "index.html").write_text(f'{counts}<script src="https://zuletzt.example.de/a.js"></script>')
    start, rest = read(lesson).notes
    assert (start.level, start.names) == ("start", ("zuletzt.example.de",))
    assert (rest.level, len(rest.names), rest.more) == ("harmless", 5, 5)


def test_h5p_without_a_script_of_its_libraries_will_not_start(lesson: Path) -> None:
    write_package(lesson, "h5p")
    (lesson / "H5PEditor.Wizard-1.2/wizard.js").unlink()
    assert read(lesson).notes == []
    (lesson / "H5P.KaktusProbe-1.0/probe.js").unlink()
    (note,) = read(lesson).notes
    assert (note.level, note.names) == ("start", ("H5P.KaktusProbe-1.0/probe.js",))
    shutil.rmtree(lesson / "H5PEditor.Wizard-1.2")
    assert read(lesson).kind.name == "h5p"


def test_frames_that_call_each_other_and_web_objects_are_named(lesson: Path) -> None:
    write_package(lesson, "storyline")
    (lesson / "story_content/WebObjects/6Abc").mkdir(parents=True)
    (lesson / "story_content/WebObjects/6Abc/index.html").write_text("<p>Objekt</p>")
    (lesson / "a001titlemgr.html").write_text("<p>Rahmen</p>")
    story = lesson / "story.html"
    story.write_text(story.read_text().replace("<body>", '<body><iframe src="a001titlemgr.html"></iframe>', 1))
    notes = {note.what: note for note in read(lesson).notes}
    assert (notes["frameLeads"].level, notes["frameLeads"].names) == ("start", ("a001titlemgr.html",))
    assert (notes["webObjects"].level, notes["webObjects"].names) == (
        "harmless",
        ("story_content/WebObjects/6Abc",),
    )


FRAMESET = (
    '<frameset cols="30%,*"><frame name="menu" src="menu.html"><frame name="content" src="seite.html"></frameset>'
)


@pytest.mark.parametrize(
    ("first", "menu", "what"),
    [
        (FRAMESET, "<button onclick='parent.content.show(1)'>1</button>", "oneOrigin"),
        (FRAMESET, "<a href='zwei.html' target='content'>2</a>", "oneOrigin"),
        (f"<script src='rahmen.js'></script>{FRAMESET}", "<script>parent.note('Menü')</script>", "oneOrigin"),
        (f"<script src='rahmen.js'></script>{FRAMESET}", "<script>top.note('Menü')</script>", "frameLeads"),
        (FRAMESET, "<script>parent.content.location = 'zwei.html'</script>", "frameLeads"),
        (FRAMESET, "<form target='content' action='zwei.html'></form>", "frameLeads"),
        (FRAMESET, "<script>parent.API.LMSInitialize(''); parent.append(parent.location)</script>", ""),
        (
            "<script src='rahmen.js'></script><iframe id='f'></iframe>",
            "<i onclick='parent.note(1)'>1</i>",
            "frameCalls",
        ),
        ("<script>parent.note(1)</script><script src='rahmen.js'></script>", "<p>Seite</p>", ""),
    ],
    ids=["call", "link", "script", "outermost", "lead", "form", "platform", "frame by script", "first page"],
)
def test_frames_that_need_each_other_cannot_play(lesson: Path, first: str, menu: str, what: str) -> None:
    write_package(lesson, "html5")
    (lesson / "index.html").write_text(first)
    driver = "<script>parent.note('AICC')</script>"
    for name, page in {"menu.html": menu, "seite.html": "<p>Seite</p>", "AICCComm.html": driver}.items():
        (lesson / name).write_text(page)
    (lesson / "rahmen.js").write_text("var seen = [];\nfunction note(what) { seen.push(what); }")
    notes = {note.what: note for note in read(lesson).notes}
    assert {name: note.names for name, note in notes.items() if name in ("oneOrigin", "frameCalls", "frameLeads")} == (
        {what: ("menu.html",)} if what else {}
    )
    if what == "oneOrigin":
        assert str(notes[what]) == (
            "it cannot play here: its frames call each other, and the sandbox keeps them apart; export it as one page, "
            "without frames, or give such lessons origins of their own (a wildcard in KAKTUS_CONTENT_URL): menu.html."
        )
        assert notes[what].level == "start"


def test_the_check_says_where_frames_that_call_each_other_play(
    lesson: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    write_framed_package(lesson, "frameset")
    assert main(["content", "check", str(lesson.parents[1])]) == 0
    assert "  ! will not start: it cannot play here: its frames call each other" in capsys.readouterr().out
    settings.LESSON_ORIGINS = "https://*.kaktus-lessons.example"
    assert main(["content", "check", str(lesson.parents[1])]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "frames" in line]
    assert line == (
        "  ! harmless: its frames call each other, so it plays from an origin of its own: menu.html, pages/one.html, "
        "pages/two.html."
    )


def test_the_check_counts_the_parts_that_are_not_shown(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_package(lesson, "scorm2004")
    items = "".join(f'<item identifierref="a"><title>{title}</title></item>' for title in "ABXYXCDEFG")
    (lesson / "imsmanifest.xml").write_text(
        f"""<manifest><organizations><organization>{items}</organization></organizations>
        <resources><resource identifier="a" href="sco/start.html"/></resources></manifest>"""
    )
    assert main(["content", "check", str(lesson.parents[1])]) == 0
    printed = capsys.readouterr().out
    assert (
        "  ! parts will be missing: 9 further parts of this package are not shown: B, X, Y, X, C and 4 more."
        in printed.splitlines()
    )


def test_what_the_manifest_tells_a_lesson_is_passed_on(lesson: Path) -> None:
    write_package(lesson, "scorm12")
    (lesson / "imsmanifest.xml").write_text(
        """<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><organizations><organization>
        <title>Alles</title><item identifierref="a"><title>Eins</title><adlcp:masteryscore> 80</adlcp:masteryscore>
        <adlcp:datafromlms>x="1"&amp;y</adlcp:datafromlms><objectives><objective objectiveID="wörter"/></objectives>
        </item><item><title>Teil</title><item identifierref="b"><title>Zwei</title></item></item></organization>
        </organizations><resources><resource identifier="a" href="sco/start.html"/></resources></manifest>"""
    )
    item = read(lesson)
    assert item.kind.launch_values == {"mastery": "80", "launchData": 'x="1"&y', "objectives": ["wörter"]}
    assert [str(note) for note in item.notes] == ["1 further part of this package is not shown: Zwei."]
    page = item.pages["sco/start.html"].scripts
    (script,) = [tag for tag in start_tags(page) if tag.get("data-given")]
    assert (script.get("src"), json.loads(script.get("data-given"))) == (
        "../kaktus-adapter/scorm12.js",
        item.kind.launch_values,
    )


def test_a_lesson_in_a_driver_s_frame_plays_without_it(lesson: Path) -> None:
    write_package(lesson, "rise")
    item = read(lesson)
    assert (item.kind.first, item.notes) == ("scormcontent/index.html", [])
    (lesson / "scormcontent/index.html").unlink()
    item = read(lesson)
    assert item.kind.first == "scormdriver/indexAPI.html"
    assert [str(note) for note in item.notes] == [
        "named in its pages but missing: scormcontent/index.html, scormdriver/blank.html."
    ]


@pytest.mark.parametrize(
    ("kind", "name", "content", "says"),
    [
        ("scorm12", "imsmanifest.xml", "<manifest>", "imsmanifest.xml is not valid XML (no element found, line 1)."),
        (
            "scorm12",
            "imsmanifest.xml",
            '<!DOCTYPE a [<!ENTITY b "c">]><manifest>&b;</manifest>',
            "imsmanifest.xml contains a DOCTYPE, which no SCORM package needs; export the package again.",
        ),
        (
            "scorm12",
            "imsmanifest.xml",
            "<manifest><resources/></manifest>",
            "imsmanifest.xml names no page to start with; export the package again.",
        ),
        (
            "scorm2004",
            "imsmanifest.xml",
            '<manifest><resource href="../../secret.html"/></manifest>',
            "imsmanifest.xml starts with ../../secret.html, which is not a page of the package.",
        ),
        (
            "scorm2004",
            "imsmanifest.xml",
            '<manifest><resource href="weg.html"/></manifest>',
            "imsmanifest.xml starts with weg.html, which is missing.",
        ),
        ("h5p", "h5p.json", "{", "h5p.json does not say what to play; export the package again."),
        (
            "h5p",
            "h5p.json",
            json.dumps(
                {
                    "mainLibrary": "H5P.X",
                    "preloadedDependencies": [{"machineName": "H5P.X", "majorVersion": 1, "minorVersion": 2}],
                }
            ),
            "the package lacks its libraries (H5P.X-1.2); export it with them, as 'Download' does.",
        ),
        ("html5", "kaktus-adapter/storage.js", "", "this name belongs to the library; rename it."),
    ],
)
def test_a_package_that_cannot_be_started(lesson: Path, kind: str, name: str, content: str, says: str) -> None:
    write_package(lesson, kind)
    (lesson / name).parent.mkdir(exist_ok=True)
    (lesson / name).write_text(content)
    (problem,) = problems(lesson)
    assert problem.startswith("gast-1/wetter")
    assert problem.endswith(f": {says}")


def test_the_package_s_own_thumbnail_is_used(lesson: Path) -> None:
    write_package(lesson, "storyline")
    assert read(lesson).thumb == "kaktus-thumb.svg"
    (lesson / "story_content/thumbnail.jpg").write_bytes(picture())
    assert read(lesson).thumb == "story_content/thumbnail.jpg"
    (lesson / "thumb.png").write_bytes(picture())
    assert read(lesson).thumb == "thumb.png"


def test_storyline_says_where_its_thumbnail_is(lesson: Path, storage: Storage) -> None:
    write_package(lesson, "storyline")
    for name in ("story_content/thumbnail.jpg", "mobile/erste Folie.png"):
        (lesson / name).parent.mkdir(exist_ok=True)
        (lesson / name).write_bytes(picture())
    (lesson / "meta.xml").write_text('\ufeff<meta><project thumburl="./mobile/erste%20Folie.png"/></meta>')
    assert read(lesson).thumb == "mobile/erste Folie.png"
    import_content(read_content(lesson.parents[1]), storage=storage)
    assert Package.objects.get().thumb == "mobile/erste Folie.png"


@pytest.mark.parametrize(
    "meta",
    [
        "",
        "<meta><project",
        '<meta><project title="Farben"/></meta>',
        '<!DOCTYPE meta [<!ENTITY a "story_content/user.js">]><meta><project thumburl="&a;"/></meta>',
        '<meta><project thumburl="../../../etc/passwd"/></meta>',
        '<meta><project thumburl="http://[fremd/bild.png"/></meta>',
        '<meta><project thumburl="https://fremd.example/bild.png"/></meta>',
        f'<meta><project title="{"x" * 1024 * 1024}" thumburl="bild.png"/></meta>',
        '<?xml version="1.0" encoding="x-unknown"?><meta><project thumburl="bild.png"/></meta>',
    ],
)
def test_a_thumbnail_that_storyline_does_not_name_is_found_by_its_place(lesson: Path, meta: str) -> None:
    write_package(lesson, "storyline")
    (lesson / "meta.xml").write_text(meta)
    for name in ("bild.png", "story_content/thumbnail.jpg"):
        (lesson / name).write_bytes(picture())
    assert read(lesson).thumb == "story_content/thumbnail.jpg"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("thumb.png", b"<script>alert(1)</script>"),
        ("thumb.jpg", b""),
        ("thumb.webp", b"RIFF1234WAVE"),
        ("thumb.gif", b"GIF90a"),
        ("thumb.svg", picture()),
        ("thumb.svg", b"<html><svg/></html>"),
        ("thumb.svg", b'<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
    ],
)
def test_what_is_no_picture_is_not_shown(lesson: Path, name: str, content: bytes) -> None:
    write_package(lesson, "html5")
    (lesson / name).write_bytes(content)
    item = read(lesson)
    assert (item.thumb, str(item.notes[0])) == (
        "kaktus-thumb.svg",
        f"{name} is not a picture, whatever its name says.",
    )
    (lesson / "index.html").write_text('<meta name="kaktus-lesson" content="1">')
    (lesson / "index.html").rename(lesson / "story.html")
    assert problems(lesson) == [f"gast-1/wetter/{name} is not a picture, whatever its name says."]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("thumb.jpeg", b"\xff\xd8\xff\xe0..."),
        ("thumb.webp", b"RIFF\n\0\0\0WEBPVP8 "),
        ("thumb.gif", b"GIF89a..."),
        ("thumb.svg", b'<?xml version="1.0"?><!-- Bild --><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>'),
    ],
)
def test_pictures_are_known_by_their_content(lesson: Path, name: str, content: bytes) -> None:
    write_package(lesson, "html5")
    (lesson / name).write_bytes(content)
    assert read(lesson).thumb == name


def test_a_thumbnail_of_many_megabytes_is_not_shown(lesson: Path) -> None:
    write_package(lesson, "html5")
    (lesson / "thumb.png").write_bytes(picture() + bytes(5 * 1024 * 1024))
    item = read(lesson)
    assert item.thumb == "kaktus-thumb.svg"
    assert str(item.notes[0]) == "thumb.png is too large for a thumbnail; it can have 5 MB at most."


def test_a_drawn_thumbnail_has_the_title_and_the_book_s_colours() -> None:
    drawn = drawn_thumb(book_title="Kaktus 2", title="Obst & Gemüse", position=9).decode()
    assert "Obst &amp; Gemüse" in drawn
    assert COOL[1] in drawn
    assert "…" in drawn_thumb(book_title="1", title="Wort " * 24, position=0).decode()
    palettes = (ROOT / "shared/palettes.css").read_text()
    for name, colours in (("warm", WARM), ("cool", COOL)):
        assert [f"--{name}-{place}: {colour};" in palettes for place, colour in enumerate(colours, 1)] == [True] * 8
