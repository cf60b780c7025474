"""The operator's commands for backups: make one, check one, restore one."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from kaktus.backups.flows import make_backup, restore_backup, verify_backup
from kaktus.backups.manifest import Manifest
from kaktus.backups.places import Place
from kaktus.backups.problems import BackupProblem
from kaktus.backups.sealed_files import Seal
from kaktus.common.command import CommandError


def run_backup(options: argparse.Namespace) -> int:
    try:
        result = make_backup(Place(options.folder), seal=Seal(tuple(options.encrypt_to)), keep=options.keep_days)
    except BackupProblem as problem:
        raise CommandError(str(problem)) from None
    facts = _facts(result.backup, result.manifest) | {"newArchives": result.new_archives, "removed": result.removed}
    if options.json:
        _print_json(facts)
    else:
        print(f"✓ {result.backup}: {_summary(result.manifest)}, {result.new_archives} of them new.")
        for name in result.removed:
            print(f"  Removed: {name}")
        for name in result.manifest.missing:
            print(f"! Not in the storage, so not in the backup: {name}")
        print("  Not in it, and needed to restore; keep them in another place:")
        for thing in result.manifest.needed:
            print(f"  - {thing}")
    return 1 if result.manifest.missing else 0


def run_verify(options: argparse.Namespace) -> int:
    try:
        manifest, problems = verify_backup(options.backup)
    except BackupProblem as problem:
        raise CommandError(str(problem)) from None
    if options.json:
        _print_json(_facts(options.backup, manifest) | {"problems": problems})
    elif problems:
        print("\n".join(f"✗ {problem}" for problem in problems))
    else:
        print(f"✓ {options.backup} can be restored: {_summary(manifest)}, all as they were.")
    return 1 if problems else 0


def run_restore(options: argparse.Namespace) -> int:
    try:
        manifest = restore_backup(
            options.backup, database=options.only != "lessons", lessons=options.only != "database"
        )
    except BackupProblem as problem:
        raise CommandError(str(problem)) from None
    if options.json:
        _print_json(_facts(options.backup, manifest))
        return 0
    print(f"✓ Restored from {options.backup}: {_summary(manifest)}.")
    print("  Before you start the library, put these back, if they are not there:")
    for thing in manifest.needed:
        print(f"  - {thing}")
    print("  Then run: ./kaktus migrate, ./kaktus doctor, ./kaktus content check")
    return 0


def _summary(manifest: Manifest) -> str:
    rows = f"{sum(manifest.rows.values())} rows in {len(manifest.rows)} tables"
    return f"{rows}, {len(manifest.lessons)} archives of lessons"


def _facts(backup: Path, manifest: Manifest) -> dict[str, Any]:
    return {
        "backup": str(backup),
        "madeAt": manifest.made_at.isoformat(),
        "database": manifest.kind,
        "rows": manifest.rows,
        "lessons": len(manifest.lessons),
        "missing": manifest.missing,
        "needed": manifest.needed,
    }


def _print_json(facts: dict[str, Any]) -> None:
    print(json.dumps(facts, ensure_ascii=False, indent=1))
