"""The operator's commands for lessons: import and check."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kaktus.common.command import CommandError, printable

if TYPE_CHECKING:
    from kaktus.library.content_folders import Content


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("content", help="import and check the files of lessons")
    inner = parser.add_subparsers(dest="content_command", required=True, metavar="command")

    import_ = inner.add_parser(
        "import", help="import a folder that has one folder per book, with a folder or ZIP file per lesson"
    )
    import_.add_argument("folder", type=Path)
    import_.set_defaults(run=run_import)

    check = inner.add_parser("check", help="check a folder before its import, or what was imported")
    check.add_argument("folder", type=Path, nargs="?")
    check.add_argument(
        "--play", action="store_true", help="open each lesson of the folder in a browser, for errors and a picture"
    )
    check.set_defaults(run=run_check)


def run_import(options: argparse.Namespace) -> None:
    from django.conf import settings

    from kaktus.common.storage import storage_at
    from kaktus.library.book_manifests import BadManifest
    from kaktus.library.content_folders import BadContent
    from kaktus.library.packages import import_content

    content = _read(options.folder)
    _tell_foreign(content)
    try:
        changed = import_content(content, storage=storage_at(settings.STORAGE_URL))
    except BadManifest as problem:
        raise CommandError(printable(str(problem))) from None
    except BadContent as bad:
        raise _problems_error(bad.problems) from None
    same = len(content.lessons) - changed
    print(f"✓ {changed} lessons imported, {same} were up to date.", flush=True)


def run_check(options: argparse.Namespace) -> None:
    from django.conf import settings

    from kaktus.common.storage import storage_at
    from kaktus.library.packages import stored_problems

    if options.folder:
        content = _read(options.folder)
        kinds = Counter(lesson.kind.name for lesson in content.lessons)
        print("Lessons by kind: " + ", ".join(f"{count} {name}" for name, count in sorted(kinds.items())) + ".")
        _tell_foreign(content)
        if options.play:
            _play(content)
        print(f"✓ {len(content.lessons)} lessons can be imported.")
        return
    problems = stored_problems(storage=storage_at(settings.STORAGE_URL))
    if problems:
        raise _problems_error(problems)
    print("✓ Every lesson of the catalogue has its files.")


def _read(folder: Path) -> Content:
    from kaktus.library.content_folders import BadContent, read_content

    try:
        return read_content(folder)
    except BadContent as bad:
        raise _problems_error(bad.problems) from None


def _tell_foreign(content: Content) -> None:
    """The lessons from other tools, and what will not work in them."""
    for lesson in content.lessons:
        if not lesson.kind.is_ours:
            print(printable(f"{lesson.name}: {lesson.kind}, starts with {lesson.kind.first or 'the H5P player'}."))
            for note in lesson.notes:
                print(printable(f"  ! {note}"))


def _play(content: Content) -> None:
    from django.conf import settings

    from kaktus.library.played_lessons import NoBrowser, play_lessons

    try:
        for played in play_lessons(content, settings.DATA_DIR / "played"):
            count = len(played.errors)
            said = "no errors" if count == 0 else "1 error" if count == 1 else f"{count} errors"
            print(printable(f"{played.lesson}: played with {said}; picture: {played.picture}"), flush=True)
            for error in played.errors:
                print(printable(f"  ! {error}"))
    except NoBrowser as problem:
        raise CommandError(str(problem)) from None


def _problems_error(problems: list[str]) -> CommandError:
    for problem in problems:
        print(printable(problem), file=sys.stderr)
    return CommandError(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}; nothing was changed.")
