"""Tells packages apart by what is in them: our own lessons, and those made with other tools."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from kaktus.library.reading.page_tags import Tag, start_tags
from kaktus.library.reading.scorm_manifests import (
    LARGEST_MANIFEST,
    MANIFEST,
    BadScorm,
    ScormManifest,
    read_scorm_manifest,
)

KAKTUS, STORYLINE, HTML5, SCORM12, SCORM2004, H5P = "kaktus", "storyline", "html5", "scorm12", "scorm2004", "h5p"
STORY = "story.html"
# Made by the import for a package whose first page is not a file at its top.
START = "kaktus-start.html"
# Served by the library itself, to lessons from other tools.
ADAPTER = "kaktus-adapter"
H5P_JSON = "h5p.json"
# Libraries that only the editor needs; the player leaves them out.
H5P_EDITOR = "H5PEditor."
H5P_CONTENT = "content/content.json"
# Rise puts its lesson into a frame of this driver. It plays without the driver, which could not see into its frame.
DRIVER, DRIVEN = "scormdriver/", "scormcontent/"
STORYLINE_PAGES = ("index_lms.html", "index_lms_html5.html", STORY, "story_html5.html", "index.html")
LARGEST_H5P_JSON = 1024 * 1024
# How much of a first page is searched for the signs that it is ours.
LARGEST_STORY = 16 * 1024 * 1024
Read = Callable[[str, int], bytes]
"""The beginning of a file, up to this number of bytes."""


class UnknownKind(Exception):
    """A package that cannot be started; the text says what it lacks."""


@dataclass(frozen=True)
class PackageKind:
    name: str
    first: str
    """The page that the lesson starts with, as a path in the package with its query; nothing for H5P."""
    scorm: str = ""
    """The version of SCORM that the package reports to, if any."""
    items_left_out: tuple[str, ...] = ()
    """The titles of the manifest's further entries, which are never opened."""
    launch_values: dict[str, Any] = field(default_factory=dict)
    """What the manifest tells the lesson by SCORM."""

    @property
    def is_ours(self) -> bool:
        return self.name == KAKTUS

    @property
    def start(self) -> str:
        """The file in the lesson's link, which is always at the top of the package."""
        return START if not self.first or "/" in self.first or "?" in self.first else self.first

    @property
    def unused(self) -> str:
        """The folder that is never opened, if there is one."""
        return DRIVER if self.first.startswith(DRIVEN) else ""

    def __str__(self) -> str:
        return f"{self.name}, reports by SCORM {self.scorm}" if self.name == STORYLINE and self.scorm else self.name


def recognise(names: Collection[str], read: Read) -> PackageKind:
    """UnknownKind for a package that holds nothing that can be started."""
    if H5P_JSON in names:
        return _h5p(names, read)
    if STORY in names and MANIFEST not in names and _is_our_page(read(STORY, LARGEST_STORY)):
        return PackageKind(KAKTUS, STORY)
    manifest = _scorm(read) if MANIFEST in names else None
    scorm, launch = (manifest.version, manifest.launch) if manifest else ("", "")
    fields: dict[str, Any] = (
        {"items_left_out": manifest.further, "launch_values": manifest.launch_values} if manifest else {}
    )
    if launch and launch.partition("?")[0] not in names:
        raise UnknownKind(f"{MANIFEST} starts with {launch}, which is missing.")
    if launch.startswith(DRIVER) and f"{DRIVEN}index.html" in names:
        launch = f"{DRIVEN}index.html"
    if _is_storyline(names):
        first = launch or next((name for name in STORYLINE_PAGES if name in names), "")
        if first:
            return PackageKind(STORYLINE, first, scorm, **fields)
    if scorm:
        return PackageKind(SCORM12 if scorm == "1.2" else SCORM2004, launch, scorm, **fields)
    first = next((name for name in (STORY, "index.html", "index.htm") if name in names), "")
    if not first:
        raise UnknownKind(f"{STORY} is missing, and there is no index.html, {MANIFEST} or {H5P_JSON} either.")
    return PackageKind(HTML5, first)


def _is_our_page(page: bytes) -> bool:
    return any(map(_is_our_sign, start_tags(page.decode("utf-8", errors="replace"))))


def _is_our_sign(tag: Tag) -> bool:
    """Only our own pages contain the lesson's data. Another maker says with a tag that a page keeps our rules."""
    return (tag.name == "script" and tag.get("id") == "lesson") or (
        tag.name == "meta" and tag.get("name") == "kaktus-lesson"
    )


def _is_storyline(names: Collection[str]) -> bool:
    return any(name.startswith("html5/") for name in names) and any(name.startswith("story_content/") for name in names)


def _scorm(read: Read) -> ScormManifest:
    try:
        return read_scorm_manifest(read(MANIFEST, LARGEST_MANIFEST + 1))
    except BadScorm as problem:
        raise UnknownKind(f"{MANIFEST} {problem}") from None


def _h5p(names: Collection[str], read: Read) -> PackageKind:
    try:
        text = read(H5P_JSON, LARGEST_H5P_JSON + 1)
        described = json.loads(text) if len(text) <= LARGEST_H5P_JSON else {}
        main = described["mainLibrary"]
        libraries = [
            f"{one['machineName']}-{one['majorVersion']}.{one['minorVersion']}"
            for one in described["preloadedDependencies"]
            if not str(one["machineName"]).startswith(H5P_EDITOR)
        ]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise UnknownKind(f"{H5P_JSON} does not say what to play; export the package again.") from None
    if H5P_CONTENT not in names:
        raise UnknownKind(f"{H5P_CONTENT} is missing.")
    missing = [name for name in libraries if f"{name}/library.json" not in names]
    if missing:
        raise UnknownKind(
            f"the package lacks its libraries ({', '.join(sorted(missing))}); export it with them, as 'Download' does."
        )
    if not any(name.startswith(f"{main}-") for name in libraries):
        raise UnknownKind(f"{H5P_JSON} starts with {main}, which is not among its libraries.")
    return PackageKind(H5P, "")
