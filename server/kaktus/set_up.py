"""The commands that set a library up: its database, and books and codes to try."""

from __future__ import annotations

import argparse

from django.conf import settings
from django.core.management import call_command

from kaktus.activation.batches.new_batches import demo_codes
from kaktus.activation.codes import grouped
from kaktus.common.environment import ROOT
from kaktus.common.files.storage import storage_at
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.commands import import_shipped
from kaktus.library.models import Book

LESSONS = ROOT / "games" / "dist"


def run_migrate(_options: argparse.Namespace) -> None:
    call_command("migrate", verbosity=0, interactive=False)
    storage_at(settings.STORAGE_URL).prepare()
    print("✓ The database is up to date.", flush=True)


def run_demo(_options: argparse.Namespace) -> None:
    load_catalogue(folder=SHIPPED, only_new=True)
    if LESSONS.is_dir():
        import_shipped(LESSONS)
    print(f"✓ {Book.objects.count()} books are in the catalogue.", flush=True)
    print("  Codes to try:", flush=True)
    for group, fresh in demo_codes(each=2).items():
        print(f"    {group}  " + "  ".join(grouped(code) for code in fresh), flush=True)
