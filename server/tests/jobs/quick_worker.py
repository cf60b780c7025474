"""The worker of the operator's command, with the tests' jobs and shorter times."""

from __future__ import annotations

import sys
from datetime import timedelta

import django
from django.conf import settings

CLAIM = timedelta(seconds=4)


def main() -> int:
    # Nothing else, so that it starts at once.
    settings.INSTALLED_APPS = ["kaktus.common", "kaktus.jobs"]
    settings.DAILY_CHORES = []
    options = settings.DATABASES["default"]["OPTIONS"]
    options |= {"timeout": 0.2} if "timeout" in options else {"options": "-c lock_timeout=200"}
    django.setup()
    from tests.jobs.tasks import NAMES

    from kaktus.jobs import claims

    settings.JOB_KINDS = NAMES
    claims.CLAIM = CLAIM  # type: ignore[misc]
    from kaktus.jobs import worker

    worker.PAUSE_S = 0.05  # type: ignore[misc]
    print("ready", flush=True)
    return worker.Worker().run()


if __name__ == "__main__":
    sys.exit(main())
