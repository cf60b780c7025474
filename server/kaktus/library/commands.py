"""The operator's commands for lessons: import and check them, list their versions, publish one, go back."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kaktus.common.command import CommandError, moment, printable, record_command

if TYPE_CHECKING:
    from kaktus.library.models import LessonVersion
    from kaktus.library.packages.folder_imports import Imported
    from kaktus.library.reading.content_folders import Content
    from kaktus.library.versions.lesson_versions import Published

EXIT_CODES = "Exit codes: 0 done, 2 refused (the reasons are on the error output; with --json they are in the answer)."


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("content", help="import and check the files of lessons, publish their versions")
    inner = parser.add_subparsers(dest="content_command", required=True, metavar="command")

    def add(name: str, help: str) -> Any:
        command = inner.add_parser(name, help=help, description=help, epilog=EXIT_CODES)
        command.add_argument("--json", action="store_true", help="answer as JSON")
        return command

    import_ = add("import", "import a folder that has one folder per book, with a folder or ZIP file per lesson")
    import_.add_argument("folder", type=Path, help="the folder; or one ZIP or H5P file, together with --lesson")
    import_.add_argument("--lesson", metavar="BOOK/LESSON", help="the lesson of the catalogue that the one file is for")
    import_.add_argument("--draft", action="store_true", help="keep the versions, but publish none of them yet")
    import_.set_defaults(run=run_import)

    check = add("check", "check a folder before its import, or what was imported")
    check.add_argument(
        "folder", type=Path, nargs="?", help="the folder; or one ZIP or H5P file, together with --lesson"
    )
    check.add_argument("--lesson", metavar="BOOK/LESSON", help="the lesson of the catalogue that the one file is for")
    check.set_defaults(run=run_check)

    versions = add("versions", "list the versions of a lesson, newest first")
    versions.add_argument("lesson", metavar="BOOK/LESSON")
    versions.set_defaults(run=run_versions)

    publish = add("publish", "give readers this version of a lesson, within five seconds")
    publish.add_argument("lesson", metavar="BOOK/LESSON")
    publish.add_argument("number", type=int, help="as 'content versions' lists it")
    publish.set_defaults(run=run_publish)

    back = add("back", "give readers the version that they had before; done twice, it leads back")
    back.add_argument("lesson", metavar="BOOK/LESSON")
    back.set_defaults(run=run_back)


def run_import(options: argparse.Namespace) -> int:
    from django.conf import settings

    from kaktus.common.files.storage import storage_at
    from kaktus.library.catalogue.book_manifests import BadManifest
    from kaktus.library.packages.folder_imports import import_content
    from kaktus.library.reading.content_folders import BadContent

    try:
        with read_packages(options.folder, options.lesson) as content:
            if not options.json:
                _tell_foreign(content)
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
    from django.conf import settings

    from kaktus.common.files.storage import storage_at
    from kaktus.library.catalogue.book_manifests import BadManifest, add_what_is_new
    from kaktus.library.packages.folder_imports import import_content
    from kaktus.library.packages.shipped_stamp import folder_state, is_imported, note_import
    from kaktus.library.queries import live_versions
    from kaktus.library.reading.content_folders import BadContent, Content, read_content

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
    from django.conf import settings

    from kaktus.common.files.storage import storage_at
    from kaktus.library.reading.content_folders import BadContent
    from kaktus.library.versions.stored_files import stored_problems

    if options.folder:
        try:
            with read_packages(options.folder, options.lesson) as content:
                _tell_checked(content, options)
        except BadContent as bad:
            return _refuse(options, bad.problems)
        return 0
    if problems := stored_problems(storage=storage_at(settings.STORAGE_URL)):
        return _refuse(options, problems)
    if options.json:
        _print_json({"problems": []})
    else:
        print("✓ Every lesson of the catalogue has its files.")
    return 0


def _tell_checked(content: Content, options: argparse.Namespace) -> None:
    from kaktus.library.packages.package_reports import report_of

    if options.json:
        lessons = [{"lesson": one.name, "kind": one.kind.name} | report_of(one) for one in content.lessons]
        _print_json({"problems": [], "lessons": lessons})
        return
    kinds = Counter(lesson.kind.name for lesson in content.lessons)
    print("Lessons by kind: " + ", ".join(f"{count} {name}" for name, count in sorted(kinds.items())) + ".")
    _tell_foreign(content)
    print(f"✓ {len(content.lessons)} lessons can be imported.")


def run_versions(options: argparse.Namespace) -> int:
    from kaktus.library.queries import live_versions, versions_of

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
    from kaktus.library.models import LessonVersion
    from kaktus.library.versions.lesson_versions import publish_version

    book, lesson = _lesson(options.lesson)
    version = LessonVersion.objects.filter(book=book, lesson=lesson, number=options.number).first()
    if version is None:
        return _refuse(options, [f"{book}/{lesson} has no version {options.number}."])
    return _publish(options, "lesson.publish", partial(publish_version, version))


def run_back(options: argparse.Namespace) -> int:
    from kaktus.library.versions.lesson_versions import go_back

    return _publish(options, "lesson.back", partial(go_back, *_lesson(options.lesson)))


def _publish(options: argparse.Namespace, action: str, publish: Callable[..., Published]) -> int:
    from django.db import transaction

    from kaktus.library.versions.lesson_versions import VersionProblem, live_version

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
    from kaktus.library.models import Lesson

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
    from kaktus.library.reading.content_folders import read_content
    from kaktus.library.reading.package_entries import PACKED

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


def _tell_foreign(content: Content) -> None:
    """The lessons from other tools, and what will not work in them."""
    for lesson in content.lessons:
        if not lesson.kind.is_ours:
            print(printable(f"{lesson.name}: {lesson.kind}, starts with {lesson.kind.first or 'the H5P player'}."))
            for note in lesson.notes:
                print(printable(f"  ! {note}"))


def _refuse(options: argparse.Namespace, problems: list[str]) -> int:
    if options.json:
        _print_json({"problems": problems})
        return 2
    for problem in problems:
        print(printable(problem), file=sys.stderr)
    raise CommandError(f"{len(problems)} {'problem' if len(problems) == 1 else 'problems'}; nothing was changed.")


def _print_json(answer: object) -> None:
    print(json.dumps(answer, indent=1, ensure_ascii=False), flush=True)
