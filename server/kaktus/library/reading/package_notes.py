"""Says in plain words what will not work in a lesson from another tool, and how bad that is."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

from kaktus.library.reading.foreign_pages import is_page
from kaktus.library.reading.framed_calls import FramedCalls
from kaktus.library.reading.package_kinds import H5P, H5P_EDITOR, PackageKind, Read
from kaktus.library.reading.page_tags import start_tags

# The attributes with which an element fetches something. Links that a child would have to follow are not among them.
FETCHES = {
    **dict.fromkeys(("img", "script", "audio", "video", "source", "track", "embed", "input"), ("src", "poster")),
    "link": ("href",),
    "object": ("data",),
}
FRAMES = ("iframe", "frame")
SCRIPT = re.compile(r"\.m?js$", re.IGNORECASE)
STYLE = re.compile(r"\.css$", re.IGNORECASE)
FLASH = re.compile(r"\.(swf|flv)$", re.IGNORECASE)
IN_STYLE = re.compile(r"""url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)""", re.IGNORECASE)
IN_SCRIPT = re.compile(r"""["'`](?:https?:)?//([a-z0-9.-]+\.[a-z]{2,})(?::\d+)?[/"'`?]""", re.IGNORECASE)
CAPTURE = re.compile(r"\bgetUserMedia\b|\bSpeechRecognition\b")
LEADS_ELSEWHERE = re.compile(r"\s*+(?:[a-z][a-z0-9+.-]*+:)?//|\s*+(?:data|blob):", re.IGNORECASE)
WINDOWS_PATH = re.compile(r"^[a-z]:[\\/]|^\\\\|^file:", re.IGNORECASE)
# Names of vocabularies, and of makers in licence texts, which nobody calls.
NEVER_CALLED = re.compile(
    r"(^|\.)(w3\.org|adobe\.com|purl\.org|schema\.org|openxmlformats\.org|adlnet\.(gov|org)|imsglobal\.org|"
    r"imsproject\.org|tincanapi\.com|activitystrea\.ms|xmlsoap\.org|aomedia\.org|nodejs\.org|mozilla\.org|github\.com|jquery\.(com|org)|example\.(com|org|net)|fb\.me|reactjs\.org)$",
    re.IGNORECASE,
)
# Counts and advertisements, which no lesson needs.
NEVER_NEEDED = re.compile(
    r"(^|\.)(google-analytics\.com|googletagmanager\.com|googlesyndication\.com|doubleclick\.net|hotjar\.com|"
    r"statcounter\.com|cloudflareinsights\.com|addthis\.com|facebook\.net)$",
    re.IGNORECASE,
)
# Lectora's driver in frames: its title manager leads the frame beside it, and its pages write to the outermost page.
LEADS_FRAMES = re.compile(r"(^|/)(trivantis[\w-]*\.js|\w*titlemgr\.html?)$", re.IGNORECASE)
WEB_OBJECT = re.compile(r"^story_content/WebObjects/[^/]+", re.IGNORECASE)
MAX_NAMED = 5
Level = Literal["start", "parts", "harmless"]
START: Final = "start"
PARTS: Final = "parts"
HARMLESS: Final = "harmless"
ONE_ORIGIN: Final = "oneOrigin"
# What that becomes in a library that gives such lessons origins of their own.
OWN_ORIGIN: Final = "ownOrigin"
LEVELS: Final[dict[Level, str]] = {START: "will not start", PARTS: "parts will be missing", HARMLESS: "harmless"}
# By kind of note, in the order in which they are reported.
SENTENCES: Final[dict[str, tuple[Level, str]]] = {
    "noStart": (START, "it starts with scripts that are missing: {}."),
    "startHosts": (START, "it starts with scripts of other hosts, which are refused; put them into the package: {}."),
    "frameLeads": (
        START,
        "it cannot play here: its frames call the outermost page, or lead each other to other pages by script, which "
        "the sandbox prevents; export it as one page, without frames: {}.",
    ),
    ONE_ORIGIN: (
        START,
        "it cannot play here: its frames call each other, and the sandbox keeps them apart; export it as one page, "
        "without frames, or give such lessons origins of their own (a wildcard in KAKTUS_CONTENT_URL): {}.",
    ),
    "missing": (PARTS, "named in its pages but missing: {}."),
    "flash": (PARTS, "Flash, which no browser plays any more: {}."),
    "outside": (PARTS, "absolute addresses, which lead out of the package: {}."),
    "capture": (PARTS, "asks for the camera, the microphone or speech recognition, which lessons do not get: {}."),
    "frames": (PARTS, "pages of other hosts within a page (frames), which stay empty: {}."),
    "frameCalls": (PARTS, "pages that call the page around them, from which the sandbox keeps them apart: {}."),
    "items": (PARTS, "{count} further parts of this package are not shown: {}."),
    "hosts": (HARMLESS, "names other hosts, and what it asks of them stays without an answer: {}."),
    "styles": (HARMLESS, "named in its style sheets but missing: {}."),
    OWN_ORIGIN: (HARMLESS, "its frames call each other, so it plays from an origin of its own: {}."),
    "webObjects": (HARMLESS, "web objects, each of which plays in a frame of its own: {}."),
    "thumb": (HARMLESS, "{}"),
}
ONE_ITEM: Final = "1 further part of this package is not shown: {}."
MAX_READ_BYTES = 4 * 1024 * 1024
# For each kind of trouble; further findings are not counted.
MAX_FINDINGS = 10_000
LONGEST_ADDRESS = 600


@dataclass(frozen=True)
class Note:
    """Something that will not work, and where it was found."""

    what: str
    names: tuple[str, ...]
    more: int
    """How many further names there are."""

    def __str__(self) -> str:
        more = f" and {self.more} more" if self.more else ""
        count = len(self.names) + self.more
        sentence = ONE_ITEM if self.what == "items" and count == 1 else SENTENCES[self.what][1]
        return sentence.format(", ".join(self.names) + more, count=f"{count:,}")

    @property
    def level(self) -> Level:
        return level_of(self.what)


def level_of(what: str) -> Level:
    return SENTENCES[what][0] if what in SENTENCES else PARTS


class _Findings:
    def __init__(self, names: Collection[str]) -> None:
        self.names = names
        self.by_kind: dict[str, set[str]] = {what: set() for what in SENTENCES}

    def add(self, what: str, name: str) -> None:
        if len(self.by_kind[what]) < MAX_FINDINGS:
            self.by_kind[what].add(name)

    def fetched(self, address: str, page: str, *, missing: str = "missing", hosts: str = "hosts") -> None:
        if len(address) > LONGEST_ADDRESS:
            return
        if WINDOWS_PATH.match(address):
            self.add("outside", address)
            return
        try:
            parts = urlsplit(address.strip())
        except ValueError:
            return
        if parts.scheme in ("http", "https") or (parts.netloc and not parts.scheme):
            self.add("hosts" if NEVER_NEEDED.search(parts.netloc) else hosts, parts.netloc)
        elif not parts.scheme and parts.path.startswith("/"):
            self.add("outside", address)
        elif not parts.scheme and parts.path:
            path = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path)))
            if path.startswith("../"):
                self.add("outside", address)
            elif path not in self.names:
                self.add(missing, path)


def package_notes(names: Collection[str], read: Read, *, kind: PackageKind) -> list[Note]:
    """One note for each kind of trouble; none of it keeps the lesson from being imported."""
    findings, calls = _Findings(names), FramedCalls()
    first = kind.first.partition("?")[0]
    for name in names:
        if kind.unused and name.startswith(kind.unused):
            continue
        if is_page(name):
            _check_page(name, _text(read, name), findings, calls, is_first=name == first)
        elif SCRIPT.search(name):
            _check_script(name, _text(read, name), findings)
        elif STYLE.search(name):
            _check_style(name, _text(read, name), findings)
        elif FLASH.search(name):
            findings.add("flash", name)
        if match := WEB_OBJECT.match(name):
            findings.add("webObjects", match[0])
    if kind.name == H5P:
        _check_libraries(names, read, findings)
    for use in calls.uses(lambda script: _text(read, script) if script in names else ""):
        in_frameset = "frameLeads" if use.is_out_of_reach else ONE_ORIGIN
        findings.add(in_frameset if calls.is_frameset else "frameCalls", use.page)
    # Further parts stay in the order of the manifest, and two may have one title.
    ordered = {what: sorted(entries) for what, entries in findings.by_kind.items()} | {"items": kind.items_left_out}
    return [_note(what, entries) for what, entries in ordered.items() if entries]


def _note(what: str, ordered: Sequence[str]) -> Note:
    return Note(what, tuple(ordered[:MAX_NAMED]), max(0, len(ordered) - MAX_NAMED))


def _text(read: Read, name: str) -> str:
    return read(name, MAX_READ_BYTES).decode("utf-8", errors="replace")


def _check_page(name: str, text: str, findings: _Findings, calls: FramedCalls, *, is_first: bool) -> None:
    frames = False
    for tag in start_tags(text):
        calls.look_at_tag(tag, name, is_first=is_first)
        # Without its scripts a first page is no more than a background.
        starts = is_first and tag.name == "script"
        kinds = {"missing": "noStart", "hosts": "startHosts"} if starts else {}
        for attribute in FETCHES.get(tag.name, ()):
            if address := tag.get(attribute):
                findings.fetched(address, name, **kinds)
        if tag.name in FRAMES and (address := tag.get("src")) and not address.startswith("about:"):
            _check_frame(name, address, findings)
            frames = True
    if is_first and frames:
        for driver in filter(LEADS_FRAMES.search, findings.names):
            findings.add("frameLeads", driver)
    calls.look_at_text(text, name, is_first=is_first)
    _check_script(name, text, findings)


def _check_libraries(names: Collection[str], read: Read, findings: _Findings) -> None:
    """The scripts that the player loads before H5P content starts."""
    for name in names:
        folder, _, file = name.rpartition("/")
        if file != "library.json" or "/" in folder or folder.startswith(H5P_EDITOR):
            continue
        try:
            scripts = [str(one["path"]) for one in json.loads(_text(read, name)).get("preloadedJs", [])]
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            continue
        for script in scripts:
            findings.fetched(script, name, missing="noStart")


def _check_frame(name: str, address: str, findings: _Findings) -> None:
    """A lesson shows its own pages in frames, and nobody else's."""
    if LEADS_ELSEWHERE.match(address):
        findings.add("frames", address[:LONGEST_ADDRESS])
    else:
        findings.fetched(address, name)


def _check_style(name: str, text: str, findings: _Findings) -> None:
    for match in IN_STYLE.finditer(_without_comments(text)):
        address = match[1] or match[2]
        if not address.startswith(("data:", "#")):
            findings.fetched(address, name, missing="styles")


def _without_comments(style: str) -> str:
    parts = style.split("/*")
    return parts[0] + "".join(part.partition("*/")[2] for part in parts[1:])


def _check_script(name: str, text: str, findings: _Findings) -> None:
    if not is_page(name):
        for match in IN_SCRIPT.finditer(text):
            if len(host := match[1]) <= LONGEST_ADDRESS and not NEVER_CALLED.search(host):
                findings.add("hosts", host)
    if CAPTURE.search(text):
        findings.add("capture", name)
