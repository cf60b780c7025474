"""The examples in deploy/ name what exists: settings, commands, files; systemd and Kubernetes accept them.

Containers cannot be built here: instead, a folder with exactly what the image contains is served.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.real_server import RealServer

from kaktus import __version__
from kaktus.cli import parser
from kaktus.common.environment import ROOT, VARIABLES

DEPLOY = ROOT / "deploy"
UNITS = sorted(path for path in (DEPLOY / "systemd").iterdir() if path.is_file())
COMPOSE = DEPLOY / "container" / "compose.yaml"
KUBERNETES = DEPLOY / "kubernetes" / "kaktus.yaml"
CONTAINERFILE = DEPLOY / "container" / "Containerfile"
# How much of the machine a unit could still reach, by systemd's own count: 0 is nothing, 10 everything.
MAX_EXPOSURE = 2.0


def unknown(settings: set[str]) -> set[str]:
    """Those that the library would refuse."""
    return {name for name in settings if name.startswith("KAKTUS_")} - set(VARIABLES)


def manifests() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(KUBERNETES.read_text()))


def of_kind(kind: str) -> dict[str, Any]:
    (manifest,) = (manifest for manifest in manifests() if manifest["kind"] == kind)
    return manifest


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a machine on which the library is installed as the documentation says."""
    if not shutil.which("systemd-analyze"):
        pytest.skip("needs systemd-analyze")
    root = tmp_path_factory.mktemp("machine")
    shutil.copytree("/usr/lib/systemd/system", root / "usr/lib/systemd/system", symlinks=True)
    shutil.copytree(DEPLOY / "systemd", root / "etc/systemd/system")
    (root / "srv/kaktus").mkdir(parents=True)
    shutil.copy2(ROOT / "kaktus", root / "srv/kaktus/kaktus")
    return root


def systemd(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["systemd-analyze", f"--root={root}", *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_systemd_accepts_every_unit(machine: Path) -> None:
    systemd(machine, "verify", "--man=no", *(unit.name for unit in UNITS))


@pytest.mark.parametrize("unit", [unit.name for unit in UNITS if unit.suffix == ".service"])
def test_a_unit_reaches_little_of_the_machine(machine: Path, unit: str) -> None:
    report = systemd(machine, "security", "--offline=true", "--no-pager", unit)
    (exposure,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", report)
    assert float(exposure) <= MAX_EXPOSURE


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_runs_commands_that_exist(unit: Path) -> None:
    for command in re.findall(r"^Exec\w+=/srv/kaktus/kaktus (.+)$", unit.read_text(), re.MULTILINE):
        parser().parse_args(command.split())


def copied() -> Iterator[str]:
    """What the image takes over from the folder in which it was built."""
    yield from re.findall(r"^COPY --from=build /srv/kaktus/(\S+) \./\1$", CONTAINERFILE.read_text(), re.MULTILINE)


@pytest.mark.long
def test_the_image_contains_all_that_a_library_needs(tmp_path: Path) -> None:
    image = tmp_path / "image"
    for name in copied():
        (image / name).parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(("dist", ".venv")):
            (image / name).symlink_to(ROOT / name)
        elif (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, image / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, image / name)
    library = RealServer(tmp_path / "data", settings={"PYTHONPATH": str(image / "server")})
    assert library.run("-m", "kaktus.cli", "--version").strip() == f"kaktus {__version__}"
    assert str(image) in library.run("-c", "import kaktus.common.environment as e; print(e.ROOT)")
    library.command("migrate")
    library.command("demo")
    library.start()
    try:
        assert library.get("/")[0] == 200
    finally:
        library.kill()


def test_the_image_starts_the_library_as_somebody_without_rights() -> None:
    text = CONTAINERFILE.read_text()
    assert re.search(r"^USER 10001:10001$", text, re.MULTILINE)
    (command,) = re.findall(r"^CMD (\[.+\])$", text, re.MULTILINE)
    parser().parse_args(yaml.safe_load(command))
    assert "/readyz" in text


def test_compose_names_settings_and_commands_that_exist() -> None:
    services = yaml.safe_load(COMPOSE.read_text())["services"]
    of_library = {name: service for name, service in services.items() if service.get("image") == "kaktus"}
    assert of_library.keys() == {"library-1", "library-2", "migrate"}
    for service in of_library.values():
        assert service["read_only"] is True
        assert unknown(set(service["environment"])) == set()
        parser().parse_args(service.get("command", ["serve"]))
    example = (COMPOSE.parent / "example.env").read_text()
    assert unknown(set(re.findall(r"^(\w+)=", example, re.MULTILINE))) == set()
    asked_for = set(re.findall(r"\$\{(\w+):\?\}", COMPOSE.read_text()))
    assert asked_for <= set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)


def test_kubernetes_accepts_every_manifest() -> None:
    """Against the schema that Kubernetes publishes, strictly: a name that it does not know is a mistake."""
    validator = [str(Path(sys.executable).with_name("kubernetes-validate")), "--strict", str(KUBERNETES)]
    done = subprocess.run(validator, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_kubernetes_runs_this_release_with_settings_that_exist() -> None:
    assert unknown(set(of_kind("ConfigMap")["data"])) == set()
    for kind in ("Job", "Deployment"):
        (container,) = of_kind(kind)["spec"]["template"]["spec"]["containers"]
        assert container["image"] == f"kaktus:{__version__}"
        parser().parse_args(container["args"])
    probes = of_kind("Deployment")["spec"]["template"]["spec"]["containers"][0]
    assert probes["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert probes["livenessProbe"]["httpGet"]["path"] == "/healthz"
    replicas = of_kind("Deployment")["spec"]["replicas"]
    assert of_kind("PodDisruptionBudget")["spec"]["minAvailable"] < replicas


def test_what_ends_a_process_waits_longer_than_the_library_needs() -> None:
    drain = int(of_kind("ConfigMap")["data"]["KAKTUS_DRAIN_SECONDS"])
    grace = of_kind("Deployment")["spec"]["template"]["spec"]["terminationGracePeriodSeconds"]
    units = re.findall(r"TimeoutStopSec=(\d+)", "".join(unit.read_text() for unit in UNITS))
    assert grace > 20 + drain
    assert units
    assert all(int(seconds) > 20 for seconds in units)
