"""Reads a SCORM package's imsmanifest.xml: its version, the page it starts with, and what the lesson is given there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit
from xml.parsers import expat

MANIFEST = "imsmanifest.xml"
LARGEST_MANIFEST = 8 * 1024 * 1024
DEEPEST = 100
LONGEST_ADDRESS = 2_000
LONGEST_VERSION = 100
LONGEST_TEXT = 4_096
MAX_ITEMS = 1_000
MAX_OBJECTIVES = 100
# Elements of an item whose text matters, in lower case: the versions differ in it.
TEXTS = {"title", "masteryscore", "datafromlms", "minnormalizedmeasure"}
Version = str


class BadScorm(Exception):
    """A manifest that does not say what to start; the text says what to do."""


@dataclass
class Item:
    """An entry of the list that a learning platform would show."""

    resource: str
    texts: dict[str, str] = field(default_factory=dict)
    objectives: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class ScormManifest:
    version: Version
    """`1.2` or `2004`."""
    launch: str
    """The path of the first page in the package, with its query."""
    launch_values: dict[str, Any]
    """What a learning platform tells the lesson: `mastery`, `launchData` and `objectives`, as far as they are there."""
    further: tuple[str, ...]
    """The titles of the entries after the first."""


@dataclass
class _Seen:
    """What the parser has come across, in the order of the file."""

    names: set[str] = field(default_factory=set)
    schema_version: str = ""
    default: str = ""
    organizations: dict[str, list[Item]] = field(default_factory=dict)
    """The items with a page, by organization."""
    items: list[Item] = field(default_factory=list)
    """Those that contain the present element; without a page, they count for nothing."""
    resources: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The folder that its address starts from, and the address."""
    path: list[str] = field(default_factory=list)
    bases: list[str] = field(default_factory=list)
    """The folder that the addresses in each element of the path start from."""
    organization: str = ""


def read_scorm_manifest(text: bytes) -> ScormManifest:
    if len(text) > LARGEST_MANIFEST:
        raise BadScorm("is longer than any lesson needs; export the package again.")
    seen = _Seen()
    # Without regard to namespaces: many tools write names whose namespace they never declare.
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: _start(seen, name, attributes)
    parser.EndElementHandler = lambda name: _end(seen)
    parser.CharacterDataHandler = lambda data: _text(seen, data)
    parser.StartDoctypeDeclHandler = _refuse_doctype
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise BadScorm(f"is not valid XML ({expat.ErrorString(error.code)}, line {error.lineno}).") from None
    except (LookupError, ValueError):
        raise BadScorm("is not valid XML (unknown encoding).") from None
    items = seen.organizations.get(seen.default) or next(iter(seen.organizations.values()), [])
    base, href = seen.resources.get(items[0].resource if items else "") or next(iter(seen.resources.values()), ("", ""))
    if not href:
        raise BadScorm("names no page to start with; export the package again.")
    return ScormManifest(
        version=_version(seen),
        launch=_inside(_joined(base, href)),
        launch_values=_launch_values(items[0]) if items else {},
        further=tuple(item.texts.get("title") or item.resource for item in items[1:]),
    )


def _launch_values(item: Item) -> dict[str, Any]:
    mastery = item.texts.get("masteryscore") or item.texts.get("minnormalizedmeasure", "")
    values = {"mastery": mastery, "launchData": item.texts.get("datafromlms", ""), "objectives": item.objectives}
    return {name: value for name, value in values.items() if value}


def _refuse_doctype(*_: object) -> None:
    """Definitions of entities can grow without end, and a manifest needs none."""
    raise BadScorm("contains a DOCTYPE, which no SCORM package needs; export the package again.")


def _start(seen: _Seen, full: str, qualified: dict[str, str]) -> None:
    name = full.rpartition(":")[2]
    attributes = {key.rpartition(":")[2]: value for key, value in qualified.items()}
    seen.path.append(name)
    if len(seen.path) > DEEPEST:
        raise BadScorm("is nested deeper than any lesson needs; export the package again.")
    base, part = seen.bases[-1] if seen.bases else "", attributes.get("base", "")
    seen.bases.append(_joined(base, part) if part else base)
    seen.names.update(value for key, value in qualified.items() if key.startswith("xmlns"))
    if name == "organizations":
        seen.default = attributes.get("default", "")
    elif name == "organization":
        seen.organization = attributes.get("identifier", "")
    elif name == "item":
        _start_item(seen, attributes.get("identifierref", ""))
    elif name in ("objective", "primaryObjective") and seen.items and (id := attributes.get("objectiveID", "")):
        if len(seen.items[-1].objectives) < MAX_OBJECTIVES:
            seen.items[-1].objectives.append(id[:LONGEST_TEXT])
    elif name == "resource" and (href := attributes.get("href", "")):
        seen.resources[attributes.get("identifier", "")] = seen.bases[-1], href


def _start_item(seen: _Seen, resource: str) -> None:
    item = Item(resource)
    seen.items.append(item)
    listed = seen.organizations.setdefault(seen.organization, []) if resource else []
    if len(listed) < MAX_ITEMS:
        listed.append(item)


def _end(seen: _Seen) -> None:
    if seen.path.pop() == "item":
        seen.items.pop()
    seen.bases.pop()


def _text(seen: _Seen, data: str) -> None:
    name = seen.path[-1].lower() if seen.path else ""
    # A title may be that of the organization, or of a part of the item.
    if name in TEXTS and seen.items and (name != "title" or seen.path[-2] == "item"):
        texts = seen.items[-1].texts
        texts[name] = (texts.get(name, "") + data).lstrip()[:LONGEST_TEXT]
    if seen.path[-1:] == ["schemaversion"] and len(seen.path) == 3 and len(seen.schema_version) < LONGEST_VERSION:
        seen.schema_version += data.strip()[:LONGEST_VERSION]


def _version(seen: _Seen) -> Version:
    newer = any("adlcp_v1p3" in name or "imsss" in name for name in seen.names)
    version = seen.schema_version
    return "2004" if "2004" in version or "CAM" in version or (newer and version != "1.2") else "1.2"


def _joined(base: str, part: str) -> str:
    if len(base) + len(part) > LONGEST_ADDRESS:
        raise BadScorm("contains an address that is too long; export the package again.")
    try:
        return urljoin(base, part)
    except ValueError:
        raise BadScorm(f"starts with {part}, which is no address.") from None


def _inside(address: str) -> str:
    try:
        parts = urlsplit(address)
    except ValueError:
        raise BadScorm(f"starts with {address}, which is no address.") from None
    path = unquote(parts.path).removeprefix("./")
    if parts.scheme or parts.netloc or path.startswith("/") or ".." in path.split("/"):
        raise BadScorm(f"starts with {address}, which is not a page of the package.")
    return f"{path}?{parts.query}" if parts.query else path
