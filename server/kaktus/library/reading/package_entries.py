"""Checks every entry of a folder before anything in it is opened: its type, its name, its size, and their number."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from kaktus.library.reading.plain_folders import NO_LINK, CannotRead, Entry, PlainFolder

MB = 1024 * 1024
LARGEST_FILE = 100 * MB
LARGEST_PACKAGE = 1024 * MB
# A whole lesson in one file.
PACKED = (".zip", ".h5p")
MAX_ENTRIES = 10_000
DEEPEST = 10
LONGEST_PATH = 600
# In bytes: the storage adds an ending of its own while it writes, and file systems allow 255.
LONGEST_NAME = 240
# The short name of a book, a lesson or a group.
SLUG = r"^[a-z0-9]+(-[a-z0-9]+)*$"
NAME = re.compile(r'[^\x00-\x1f\x7f\\/<>:"|?*]{1,120}')
WINDOWS = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
# Besides the format characters (Cf), those that Unicode displays as nothing at all.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
RENAME = "rename it with plain letters."


def checked_entries(folder: PlainFolder, problems: list[str]) -> list[Entry]:
    """The entries that may be opened; links and bad names are problems even where they would be ignored."""
    good: list[Entry] = []
    names: dict[str, str] = {}
    for entry in folder.entries(limit=MAX_ENTRIES):
        problem = _kind_problem(entry) or name_problem(entry.name) or clash(entry.name, names)
        if problem:
            problems.append(f"{folder.place_of(entry.name)}: {problem}")
        elif not entry.is_hidden:
            good.append(entry)
    return good


def package_sizes(lesson: PlainFolder, problems: list[str]) -> dict[str, int]:
    """The files of a lesson that may be opened, by their path in its folder."""
    sizes: dict[str, int] = {}
    for count, (path, entry) in enumerate(_walk(lesson, "", 1, problems), start=1):
        if count > MAX_ENTRIES:
            raise CannotRead(f"{lesson.place}: the lesson has more than {MAX_ENTRIES} files and folders.")
        if len(path.encode()) > LONGEST_PATH:
            problems.append(f"{lesson.place_of(path)}: the names of the folders and the file are too long together.")
        elif entry.is_file:
            sizes[path] = entry.size
    if sum(sizes.values()) > LARGEST_PACKAGE:
        raise CannotRead(f"{lesson.place}: the lesson's files are larger than {LARGEST_PACKAGE // MB} MB together.")
    return sizes


def _walk(folder: PlainFolder, path: str, depth: int, problems: list[str]) -> Iterator[tuple[str, Entry]]:
    for entry in checked_entries(folder, problems):
        yield path + entry.name, entry
        if entry.is_folder and depth == DEEPEST:
            problems.append(f"{folder.place_of(entry.name)}: folders can be nested {DEEPEST} deep at most.")
        elif entry.is_folder:
            try:
                with folder.folder(entry.name) as inner:
                    yield from _walk(inner, f"{path}{entry.name}/", depth + 1, problems)
            except CannotRead as problem:
                problems.append(str(problem))


def _kind_problem(entry: Entry) -> str:
    if not entry.is_file and not entry.is_folder:
        return NO_LINK
    largest = LARGEST_PACKAGE if entry.name.endswith(PACKED) else LARGEST_FILE
    if entry.is_file and entry.size > largest:
        return f"the file is larger than {largest // MB} MB."
    return ""


def name_problem(name: str) -> str:
    try:
        length = len(name.encode())
    except UnicodeEncodeError:
        return f"this name is not written in UTF-8; {RENAME}"
    unseen = next((sign for sign in name if _is_unseen(sign)), "") if not name.isascii() else ""
    if unseen:
        return f"this name holds a sign that cannot be seen (U+{ord(unseen):04X}); {RENAME}"
    if not NAME.fullmatch(name) or length > LONGEST_NAME or unicodedata.normalize("NFC", name) != name:
        return f"this name cannot be used in a link; {RENAME}"
    if WINDOWS.fullmatch(name) or name.endswith((".", " ")):
        return f"Windows does not allow this name; {RENAME}"
    return ""


def _is_unseen(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind in ("Cc", "Cf", "Zl", "Zp") or (kind == "Zs" and sign != " ") or bool(UNSEEN.match(sign))


def clash(name: str, names: dict[str, str]) -> str:
    """Where upper and lower case, or two spellings of a character, are the same, one file would overwrite the other."""
    folded = name.casefold() if name.isascii() else _folded(name)
    other = names.setdefault(folded, name)
    return "" if other == name else f"this name and {other} are the same on some devices; rename one of them."


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
