"""The arguments of the operator's commands for lessons; commands.py does what they ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
    import_.set_defaults(run="kaktus.library.commands:run_import")

    check = add("check", "check a folder before its import, or what was imported")
    check.add_argument(
        "folder", type=Path, nargs="?", help="the folder; or one ZIP or H5P file, together with --lesson"
    )
    check.add_argument("--lesson", metavar="BOOK/LESSON", help="the lesson of the catalogue that the one file is for")
    check.set_defaults(run="kaktus.library.commands:run_check")

    versions = add("versions", "list the versions of a lesson, newest first")
    versions.add_argument("lesson", metavar="BOOK/LESSON")
    versions.set_defaults(run="kaktus.library.commands:run_versions")

    publish = add("publish", "give readers this version of a lesson, within five seconds")
    publish.add_argument("lesson", metavar="BOOK/LESSON")
    publish.add_argument("number", type=int, help="as 'content versions' lists it")
    publish.set_defaults(run="kaktus.library.commands:run_publish")

    back = add("back", "give readers the version that they had before; done twice, it leads back")
    back.add_argument("lesson", metavar="BOOK/LESSON")
    back.set_defaults(run="kaktus.library.commands:run_back")
