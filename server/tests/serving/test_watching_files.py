"""The dashboard and the alarms name metrics that exist, with labels that they have."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from kaktus.common.environment import ROOT

DASHBOARD = ROOT / "deploy/grafana/kaktus.json"
ALERTS = ROOT / "deploy/prometheus/alerts.yml"
SCRAPE = ROOT / "deploy/prometheus/scrape.yml"
WATCHING = ROOT / "docs/operations/watching.md"
# What Prometheus itself adds.
ADDED = {"instance", "le"}
NAME = re.compile(r"\bkaktus_[a-z_]+")
SELECTED = re.compile(r"\b(kaktus_[a-z_]+)\{([^}]*)\}")
GROUPED = re.compile(r"by \(([^)]*)\) \((?:[a-z_]+\()*(kaktus_[a-z_]+)")


# Names and labels as the page lists them; test_metrics.py compares it with what a served library really exports.
METRICS = {
    name: {*labels.split(", ")} - {"–"}
    for name, labels in re.findall(r"\| `(kaktus_\w+)` \| (.+?) \|", WATCHING.read_text())
}


def expressions(file: Path) -> list[str]:
    if file == DASHBOARD:
        panels = json.loads(file.read_text())["panels"]
        return [target["expr"] for panel in panels for target in panel["targets"]]
    return re.findall(r"expr: (.*)", file.read_text())


def metric(name: str) -> str:
    """A histogram is exported as three series."""
    base = re.sub(r"_(bucket|sum|count)$", "", name)
    return base if base in METRICS else name


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_every_name_and_label_exists(file: Path) -> None:
    all_expressions = expressions(file)
    assert len(all_expressions) >= 17
    for expression in all_expressions:
        for name in NAME.findall(expression):
            assert metric(name) in METRICS, expression
        for name, selected in SELECTED.findall(expression):
            assert set(re.findall(r"(\w+)(?:=|!)", selected)) <= METRICS[metric(name)] | ADDED, expression
        for labels, name in GROUPED.findall(expression):
            assert set(labels.split(", ")) <= METRICS[metric(name)] | ADDED, expression


def test_the_dashboard_shows_every_metric() -> None:
    shown = {metric(name) for expression in expressions(DASHBOARD) for name in NAME.findall(expression)}
    assert set(METRICS) - shown == set()


def test_every_alarm_is_described() -> None:
    text = WATCHING.read_text()
    alarms = re.findall(r"alert: (\w+)", ALERTS.read_text())
    assert [name for name in alarms if f"`{name}`" not in text] == []


@pytest.fixture
def promtool() -> str:
    path = shutil.which("promtool")
    if not path:
        pytest.skip("needs promtool, from Debian's package prometheus")
    return path


def test_prometheus_accepts_them(promtool: str, tmp_path: Path) -> None:
    for file in (ALERTS, SCRAPE):
        shutil.copy(file, tmp_path)
    checked = subprocess.run(
        [promtool, "check", "config", "scrape.yml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
