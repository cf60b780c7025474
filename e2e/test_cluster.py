"""Two hosts behind nginx, with PostgreSQL and a bucket: nobody notices when a host dies or is upgraded.

The short form runs with the other tests; `make test-cluster` (RELIABILITY=full) runs longer, with each host in a
network namespace of its own where the machine allows it.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, expect_path, next_network
from e2e.people.visitors import Crowd, Visitor
from testing.cluster import CONTENT, PUBLIC, Cluster, call, running_cluster
from testing.mail_sink import link_in
from testing.networks import loopback, plug_cable_in, pull_cable, separate_hosts
from testing.served_library import ServedLibrary

FULL = os.environ.get("RELIABILITY") == "full"
ROUNDS, CODES, PEOPLE = (3, 40, 6) if FULL else (1, 4, 3)
HOSTS = 2
OWNERS = """
import django, json
django.setup()
from kaktus.activation.models import ActivationCode
print(json.dumps(list(ActivationCode.objects.filter(activated=True).values_list("activation_code", "user__email"))))
"""


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with (
        # Not pytest's own folder, which PostgreSQL's user may not enter.
        TemporaryDirectory(prefix="kaktus-cluster-", ignore_cleanup_errors=True) as folder,
        separate_hosts(HOSTS) if FULL else loopback(HOSTS) as network,
        running_cluster(Path(folder), network) as cluster,
    ):
        yield cluster


@pytest.fixture(scope="session")
def base_url(cluster: Cluster) -> str:
    return cluster.url


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {"base_url": base_url, "locale": "en-GB", "ignore_https_errors": True}


def sign_up(page: Page, email: str) -> None:
    page.goto("/signup")
    page.get_by_label("Email", exact=True).fill(email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Repeat password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign Up", exact=True).click()
    expect_path(page, "/emailVerification")


def unlock_and_play(page: Page, code: str) -> None:
    page.goto("/activation")
    page.get_by_label("12-digit activation code").fill(code)
    page.get_by_role("button", name="Activate", exact=True).click()
    expect(page.get_by_text("Activation Successful!")).to_be_visible()
    page.goto("/library")
    page.get_by_role("link", name="Farben").first.click()
    page.frame_locator("iframe").get_by_role("button", name=re.compile("Los")).click()


def restart_after_a_crash(host: ServedLibrary) -> None:
    host.kill()
    host.start()


def roll_over(hosts: list[ServedLibrary]) -> None:
    """As an upgrade does it: one host after the other, the next when the one before is ready."""
    for host in hosts:
        host.stop()
        host.start()


def assert_each_has_their_codes(cluster: Cluster, visitors: list[Visitor], codes: set[str]) -> None:
    owners = dict(json.loads(cluster.hosts[0].run("-c", OWNERS)))
    assert codes == set(owners)
    for visitor in visitors:
        assert {owners[code] for code in visitor.won} <= {visitor.email}
        for host in cluster.hosts:
            assert directly(host, cluster, "GET", "/api/me", token=visitor.token)[0] == 200


def test_from_sign_up_to_play_while_hosts_die_and_are_upgraded(
    page: Page, context: BrowserContext, cluster: Cluster, watcher: Watcher
) -> None:
    watcher.allow_host(cluster.content_url)
    # A page may meet a host that is about to end; it asks again by itself.
    watcher.expect("status of 503")
    visitors = [Visitor(cluster, f"visitor{n}@example.org") for n in range(PEOPLE)]
    for visitor in visitors:
        visitor.sign_up()
    codes = cluster.codes(CODES + 1)
    mine = codes.pop()
    first, second = cluster.hosts
    with Crowd(visitors, codes) as crowd, ThreadPoolExecutor(1) as operator:
        first.kill()
        sign_up(page, "anna@example.org")
        restarted = operator.submit(first.start)
        mail = context.new_page()
        mail.goto(link_in(cluster.mails.wait_for("anna@example.org")))
        expect(mail.get_by_role("heading", name="Email Verified")).to_be_visible()
        restarted.result()
        upgraded = operator.submit(roll_over, [first, second])
        unlock_and_play(page, mine)
        upgraded.result()
        for _ in range(ROUNDS - 1):
            restart_after_a_crash(second)
            roll_over([first, second])
    assert crowd.faults == []
    failed: Counter[int] = sum((visitor.failed for visitor in visitors), Counter())
    asked = sum(visitor.asked for visitor in visitors)
    print(f"\n{cluster.network.kind}: {asked} requests, tries that failed and were repeated: {dict(failed)}")
    assert [lost for visitor in visitors for lost in visitor.lost] == []
    assert_each_has_their_codes(cluster, visitors, {*codes, mine})
    readers = [visitor for visitor in visitors if visitor.won]
    assert readers
    assert readers[0].play(readers[0].library()["signedUrls"]["kaktus1"][0]) == 200
    for visitor in visitors:
        visitor.close()


def directly(
    host: ServedLibrary, cluster: Cluster, method: str, path: str, body: Any = None, token: str = "", network: str = ""
) -> Any:
    """At one host, past nginx, from a network of its own unless one is named."""
    connection = host.connect()
    connection.connect()
    connection.host, connection.port = PUBLIC, cluster.port
    try:
        return call(connection, method, path, body, token=token, ip=f"{network or next_network()}, 127.0.0.1")
    finally:
        connection.close()


def test_wrong_passwords_are_counted_once_for_all_hosts(cluster: Cluster) -> None:
    guess = {"email": "nobody@example.org", "password": "Wrong-Guess-1"}
    network = next_network()
    statuses = [
        directly(cluster.hosts[n % HOSTS], cluster, "POST", "/api/account/login", guess, network=network)[0]
        for n in range(7)
    ]
    assert statuses == [400] * 5 + [429] * 2


def test_a_class_ends_on_all_hosts_within_seconds(cluster: Cluster) -> None:
    """It is opened on one host, a tablet joins it on the other, and its lessons come through nginx."""
    first, second = cluster.hosts
    teacher = Visitor(cluster, "lena@example.org")
    teacher.sign_up()
    code = first.command("codes", "create", "--book", "kaktus1", "--count", "1", "--seats", "2").split()[-1]
    teacher.redeem(code)
    opened = {"group": "kaktus1", "length": "lesson"}
    _, room = directly(first, cluster, "POST", "/api/classes", opened, token=teacher.token)
    _, seat = directly(second, cluster, "POST", "/api/seats", {"code": room["code"]})
    _, joined = directly(second, cluster, "GET", "/api/seat", token=seat["token"])
    story = joined["books"][0]["lessons"][0]["url"]
    assert teacher.play(story) == 200
    assert directly(first, cluster, "DELETE", f"/api/classes/{room['id']}", token=teacher.token)[0] == 204
    ended_at = time.monotonic()
    assert directly(second, cluster, "GET", "/api/seat", token=seat["token"])[0] == 401
    while (status := teacher.play(story)) == 200 and time.monotonic() < ended_at + 10:
        time.sleep(0.2)
    assert status == 404
    teacher.close()


def test_the_name_for_lessons_shows_nothing_else(cluster: Cluster) -> None:
    connection = cluster.connect(CONTENT)
    assert call(connection, "GET", "/api/me")[0] == 404
    assert call(connection, "GET", "/")[0] == 404
    connection.close()


def timed(act: Callable[[], object]) -> float:
    began = time.monotonic()
    act()
    return time.monotonic() - began


if FULL:

    def test_a_host_that_vanishes_from_the_network_costs_time_but_no_request(cluster: Cluster) -> None:
        if cluster.network.kind != "namespaces":
            pytest.skip("needs network namespaces")
        visitor = Visitor(cluster, "otto@example.org")
        visitor.sign_up()
        pull_cable(1)
        try:
            # Those who were being answered by it wait for as long as nginx does, the others for a connection.
            first = timed(visitor.library)
            slowest = max(timed(visitor.library) for _ in range(20))
        finally:
            plug_cable_in(1)
        print(f"\na host was unplugged: first answer after {first:.1f} s, slowest of the others {slowest:.1f} s")
        visitor.close()
        assert visitor.lost == []
        assert slowest < 5
