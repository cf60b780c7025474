"""The arguments of the operator's commands for backups; commands.py does what they ask for."""

from __future__ import annotations

import argparse
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

# A command of two words, next to the command of its first.
VERIFY: Final = "backup verify"
EXIT_CODES: Final = "Exit codes: 0 done; 1 done, but something is missing or different; 2 not done, one line says why."


def add_commands(commands: Any) -> None:
    def add(name: str, help: str) -> Any:
        command = commands.add_parser(name, help=help, description=help.capitalize() + ".", epilog=EXIT_CODES)
        command.add_argument("--json", action="store_true", help="answer as JSON")
        return command

    backup = add("backup", "back up database and lessons, even while the library is running")
    backup.add_argument("folder", type=Path, help="the folder of all backups; made if it is not there")
    backup.add_argument(
        "--encrypt-to",
        action="append",
        default=[],
        metavar="KEY",
        help="encrypt by gpg for this key: its address or number in gpg's keyring, or a file with the public key",
    )
    backup.add_argument("--keep-days", type=_days, metavar="N", help="afterwards, remove backups older than N days")
    backup.set_defaults(run="kaktus.backups.commands:run_backup")

    verify = add(VERIFY, "check a backup by restoring it into a scratch place")
    verify.add_argument("backup", type=Path, help="the folder of one backup")
    verify.set_defaults(run="kaktus.backups.commands:run_verify")

    restore = add("restore", "restore a backup into an empty library")
    restore.add_argument("backup", type=Path, help="the folder of one backup; the folder 'lessons' must be next to it")
    restore.add_argument("--only", choices=["database", "lessons"], help="leave the other as it is")
    restore.set_defaults(run="kaktus.backups.commands:run_restore")


def _days(text: str) -> timedelta:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("give a whole number of days")
    return timedelta(days=int(text))
