"""Reads from a SCORM package's imsmanifest.xml which version it is and which page it starts with."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import unquote, urljoin, urlsplit
from xml.parsers import expat

MANIFEST = "imsmanifest.xml"
LARGEST_MANIFEST = 8 * 1024 * 1024
DEEPEST = 100
LONGEST_ADDRESS = 2_000
LONGEST_VERSION = 100
Version = str


class BadScorm(Exception):
    """A manifest that does not say what to start; the text says what to do."""


@dataclass(frozen=True)
class ScormManifest:
    version: Version
    """`1.2` or `2004`."""
    launch: str
    """The path of the first page in the package, with its query."""


@dataclass
class _Seen:
    """What the parser has come across, in the order of the file."""

    names: set[str] = field(default_factory=set)
    schema_version: str = ""
    default: str = ""
    organizations: dict[str, str] = field(default_factory=dict)
    """The first item with a page, by organization."""
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
    item = seen.organizations.get(seen.default) or next(iter(seen.organizations.values()), "")
    base, href = seen.resources.get(item) or next(iter(seen.resources.values()), ("", ""))
    if not href:
        raise BadScorm("names no page to start with; export the package again.")
    return ScormManifest(version=_version(seen), launch=_inside(_joined(base, href)))


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
    elif name == "item" and attributes.get("identifierref"):
        seen.organizations.setdefault(seen.organization, attributes["identifierref"])
    elif name == "resource" and (href := attributes.get("href", "")):
        seen.resources[attributes.get("identifier", "")] = seen.bases[-1], href


def _end(seen: _Seen) -> None:
    seen.path.pop()
    seen.bases.pop()


def _text(seen: _Seen, data: str) -> None:
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
