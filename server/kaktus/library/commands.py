"""The operator's commands for lessons: import and check them, list their versions, publish one, go back."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from django.conf import settings
from django.db import transaction

from kaktus.common.command import CommandError, moment, printable, record_command
from kaktus.common.files.storage import storage_at
from kaktus.library.catalogue.book_manifests import BadManifest, add_what_is_new
from kaktus.library.models import Lesson, LessonVersion
from kaktus.library.packages.content_folders import BadContent, Content, read_content
from kaktus.library.packages.folder_imports import Imported, import_content
from kaktus.library.packages.shipped_stamp import folder_state, is_imported, note_import
from kaktus.library.queries import live_versions, versions_of
from kaktus.library.reading.lesson_folders import LessonFolder
from kaktus.library.reading.package_entries import PACKED
from kaktus.library.reading.package_notes import LEVELS
from kaktus.library.versions.lesson_versions import Published, VersionProblem, go_back, live_version, publish_version
from kaktus.library.versions.package_reports import note_here, report_of
from kaktus.library.versions.stored_files import stored_problems


def run_import(options: argparse.Namespace) -> int:
    try:
        with read_packages(options.folder, options.lesson) as content:
            if not options.json:
                _tell_foreign(content.lessons)
            storage = storage_at(settings.STORAGE_URL)
            note = partial(_record_import, options)
            imported = import_content(content, storage=storage, publish=not options.draft, note=note)
    except BadManifest as problem:
        return _refuse(options, [str(problem)])
    except BadContent as bad:
        return _refuse(options, bad.problems)
    if options.json:
        _print_json({"versions": [_facts(version) for version in imported.versions], "upToDate": imported.same})
    else:
        done = "kept as drafts" if options.draft else "imported"
        print(f"✓ {len(imported.versions)} lessons {done}, {imported.same} were up to date.", flush=True)
    return 0


def _record_import(options: argparse.Namespace, imported: Imported) -> None:
    for version in imported.versions:
        record_command(
            "lesson.upload", f"lesson {version}", after={"file": options.folder.name, "version": version.number}
        )
        if not options.draft:
            record_command("lesson.publish", f"lesson {version}", after={"version": version.number})


def import_shipped(folder: Path) -> None:
    """For a demo: all books and lessons, but nothing that staff have changed."""
    state = folder_state(folder)
    if is_imported(state):
        print("✓ The lessons are up to date.", flush=True)
        return
    uploaded = {str(version) for version in live_versions().exclude(made_by="").defer("files", "report")}
    try:
        content = read_content(folder)
        for manifest in content.manifests:
            add_what_is_new(manifest)
        rest = [lesson for lesson in content.lessons if lesson.name not in uploaded]
        imported = import_content(Content(content.folder, [], rest), storage=storage_at(settings.STORAGE_URL))
    except BadContent as bad:
        raise CommandError("\n".join(map(printable, bad.problems))) from None
    except BadManifest as bad:
        raise CommandError(printable(str(bad))) from None
    note_import(state)
    print(f"✓ {len(imported.versions)} lessons imported, {imported.same} were up to date.", flush=True)


def run_check(options: argparse.Namespace) -> int:
    if options.folder:
        try:
            with read_packages(options.folder, options.lesson) as content:
                _tell_checked(content.lessons, options)
        except BadContent as bad:
            if not options.json:
                _tell_foreign(bad.lessons)
            return _refuse(options, bad.problems, lessons=_reports(bad.lessons))
        return 0
    if problems := stored_problems(storage=storage_at(settings.STORAGE_URL)):
        return _refuse(options, problems)
    if options.json:
        _print_json({"problems": []})
    else:
        print("✓ Every lesson of the catalogue has its files.")
    return 0


def _tell_checked(checked: Sequence[LessonFolder], options: argparse.Namespace) -> None:
    if options.json:
        _print_json({"problems": [], "lessons": _reports(checked)})
        return
    kinds = Counter(lesson.kind.name for lesson in checked)
    print("Lessons by kind: " + ", ".join(f"{count} {name}" for name, count in sorted(kinds.items())) + ".")
    _tell_foreign(checked)
    print(f"✓ {len(checked)} lessons can be imported.")


def _reports(lessons: Sequence[LessonFolder]) -> list[dict[str, Any]]:
    return [{"lesson": one.name, "kind": one.kind.name} | report_of(one) for one in lessons]


def run_versions(options: argparse.Namespace) -> int:
    book, lesson = _lesson(options.lesson)
    live = live_versions().filter(book=book, lesson=lesson).values_list("number", flat=True).first()
    versions = list(versions_of(book, lesson))
    if options.json:
        _print_json({"live": live, "versions": [_facts(version) for version in versions]})
        return 0
    for version in versions:
        state = "published" if version.number == live else "earlier" if version.published_at else "draft"
        print(f"{version.number:>4}  {moment(version.made_at)}  {version.kind:<10}  {state}")
    if not versions:
        print("There is no version yet.")
    return 0


def run_publish(options: argparse.Namespace) -> int:
    book, lesson = _lesson(options.lesson)
    version = LessonVersion.objects.filter(book=book, lesson=lesson, number=options.number).first()
    if version is None:
        return _refuse(options, [f"{book}/{lesson} has no version {options.number}."])
    return _publish(options, "lesson.publish", partial(publish_version, version))


def run_back(options: argparse.Namespace) -> int:
    return _publish(options, "lesson.back", partial(go_back, *_lesson(options.lesson)))


def _publish(options: argparse.Namespace, action: str, publish: Callable[..., Published]) -> int:
    live = live_version(*_lesson(options.lesson))
    try:
        with transaction.atomic():
            published = publish(instead_of=live.number if live else None)
            before = published.before.number if published.before else None
            number = published.version.number
            record_command(action, f"lesson {published.version}", before={"version": before}, after={"version": number})
    except VersionProblem as problem:
        return _refuse(options, [str(problem)])
    if options.json:
        _print_json({"lesson": str(published.version), "live": number, "before": before})
    else:
        instead = f" instead of version {before}" if before else ""
        print(f"✓ Readers of {published.version} get version {number}{instead}.")
    return 0


def _lesson(text: str) -> tuple[str, str]:
    book, _, lesson = text.partition("/")
    if not Lesson.objects.filter(book=book, slug=lesson).exists():
        raise CommandError(
            f"There is no lesson {printable(text)!r}: write BOOK/LESSON, such as kaktus-1/farben. A new lesson comes in"
            " with its book (content import FOLDER), or is made at the desk first (/desk/lessons)."
        )
    return book, lesson


def _facts(version: LessonVersion) -> dict[str, Any]:
    published, withdrawn = version.published_at, version.withdrawn_at
    return {
        "lesson": str(version),
        "number": version.number,
        "kind": version.kind,
        "digest": version.digest,
        "madeAt": version.made_at.isoformat(),
        "publishedAt": published.isoformat() if published else None,
        "withdrawnAt": withdrawn.isoformat() if withdrawn else None,
        "report": version.report,
    }


@contextmanager
def read_packages(folder: Path, lesson_name: str | None) -> Iterator[Content]:
    """The folder, checked; or one file, put into a folder of the form that an import has."""
    if not lesson_name:
        yield read_content(folder)
        return
    book, lesson = _lesson(lesson_name)
    ending = folder.suffix.lower()
    if ending not in PACKED or not folder.is_file():
        raise CommandError(f"With --lesson, name one file that ends with {' or '.join(PACKED)}.")
    with tempfile.TemporaryDirectory(prefix="kaktus-") as room:
        place = Path(room) / book / f"{lesson}{ending}"
        place.parent.mkdir()
        shutil.copyfile(folder, place)
        yield read_content(Path(room), whole=False)


def _tell_foreign(lessons: Sequence[LessonFolder]) -> None:
    """The lessons from other tools, and what will not work in them, the worst first."""
    for lesson in lessons:
        if not lesson.kind.is_ours:
            print(printable(f"{lesson.name}: {lesson.kind}, starts with {lesson.kind.first or 'the H5P player'}."))
            notes = [replace(note, what=note_here(note.what)) for note in lesson.notes]
            for note in sorted(notes, key=lambda note: list(LEVELS).index(note.level)):
                print(printable(f"  ! {LEVELS[note.level]}: {note}"))


def _refuse(options: argparse.Namespace, problems: list[str], **more: object) -> int:
    if options.json:
        _print_json({"problems": problems} | more)
        return 2
    for problem in problems:
        print(printable(problem), file=sys.stderr)
    raise CommandError(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}; nothing was changed.")


def _print_json(answer: object) -> None:
    print(json.dumps(answer, indent=1, ensure_ascii=False), flush=True)
