"""The arguments of the operator's commands for people; commands.py does what they ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def add_commands(commands: Any) -> Any:
    """Returns the subcommands, to which higher slices add theirs."""
    user = commands.add_parser(
        "user", help="find people, help them, show or export what is known about them, or delete an account"
    )
    inner = user.add_subparsers(dest="user_command", required=True, metavar="command")

    show = inner.add_parser("show", help="show everything the library knows about a person")
    show.add_argument("address", help="the e-mail address of the account")
    show.set_defaults(run="kaktus.accounts.commands:run_show")

    export = inner.add_parser("export", help="write the same as JSON, for the person to keep")
    export.add_argument("address", help="the e-mail address of the account")
    export.add_argument("file", nargs="?", type=Path, help="a new file, readable by you alone (default: print)")
    export.set_defaults(run="kaktus.accounts.commands:run_export")

    delete = inner.add_parser("delete", help="delete an account and everything known about the person")
    delete.add_argument("address", help="the e-mail address of the account")
    delete.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    delete.set_defaults(run="kaktus.accounts.commands:run_delete")
    for one in (show, delete):
        one.add_argument("--json", action="store_true", help="print as JSON")
    return inner
