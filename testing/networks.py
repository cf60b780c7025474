"""Addresses for several hosts on one machine: network namespaces where it allows them, loopback otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Network:
    kind: str
    shared: str
    """Where everything that the hosts share listens."""
    hosts: tuple[tuple[str, tuple[str, ...]], ...]
    """The address of each, and the command that puts a program there."""


@contextmanager
def loopback(count: int) -> Iterator[Network]:
    yield Network("loopback", "127.0.0.1", tuple((f"127.0.0.{n + 2}", ()) for n in range(count)))


@contextmanager
def separate_hosts(count: int) -> Iterator[Network]:
    """Each host has a namespace of its own, joined by a cable to this one."""
    if not _allowed():
        with loopback(count) as network:
            yield network
        return
    names = [f"kaktus-{os.getpid()}-{n}" for n in range(count)]
    net = f"10.203.{os.getpid() % 200}"
    try:
        for n, name in enumerate(names):
            here, there = f"{net}.{4 * n + 1}", f"{net}.{4 * n + 2}"
            _ip(f"netns add {name}")
            _ip(f"link add {cable(n)} type veth peer name eth0 netns {name}")
            _ip(f"addr add {here}/30 dev {cable(n)}")
            _ip(f"link set {cable(n)} up")
            _ip(f"-n {name} addr add {there}/30 dev eth0")
            _ip(f"-n {name} link set lo up")
            _ip(f"-n {name} link set eth0 up")
            _ip(f"-n {name} route add default via {here}")
        hosts = tuple((f"{net}.{4 * n + 2}", ("ip", "netns", "exec", name)) for n, name in enumerate(names))
        yield Network("namespaces", f"{net}.1", hosts)
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "del", name], check=False, stderr=subprocess.DEVNULL)


def cable(number: int) -> str:
    """The name of this end of the cable to a host."""
    return f"kx{os.getpid() % 100000}-{number}"


def pull_cable(number: int) -> None:
    _ip(f"link set {cable(number)} down")


def plug_cable_in(number: int) -> None:
    _ip(f"link set {cable(number)} up")


def _allowed() -> bool:
    if os.getuid() != 0 or not shutil.which("ip"):
        return False
    probe = f"kaktus-{os.getpid()}-probe"
    is_allowed = subprocess.run(["ip", "netns", "add", probe], check=False, capture_output=True).returncode == 0
    if is_allowed:
        _ip(f"netns del {probe}")
    return is_allowed


def _ip(arguments: str) -> None:
    subprocess.run(["ip", *arguments.split()], check=True, capture_output=True)
