"""The arguments of the operator's commands for mails; commands.py does what they ask for."""

from __future__ import annotations

from typing import Any


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("mail", help="see which mails wait or failed ('jobs' sends them)")
    inner = parser.add_subparsers(dest="mail_command", required=True, metavar="command")

    list_ = inner.add_parser("list", help="show the mails that wait, and those that could not be delivered")
    list_.set_defaults(run="kaktus.mail.commands:run_list")
