"""Under which names the library answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytest_django import Settings

from kaktus.common.pages.hosts import loopback_hosts, origin_in_browsers, own_hosts, with_known_hosts


@pytest.fixture
def served_at(settings: Settings) -> Callable[..., None]:
    def give(public: str, content: str = "", *, port: int = 8000) -> None:
        settings.PUBLIC_URL, settings.CONTENT_URL = public, content or public
        settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"port": port})

    return give


def ask(host: str | None, path: str = "/", **more: str) -> tuple[str, str]:
    """What the library's outermost layer answers; 'inside' is the answer from behind it."""
    statuses: list[str] = []

    def inside(_environ: Any, start_response: Any) -> list[bytes]:
        start_response("200 OK", [])
        return [b"inside"]

    environ = {"PATH_INFO": path} | more | ({} if host is None else {"HTTP_HOST": host})
    body = b"".join(with_known_hosts(inside)(environ, lambda status, _headers: statuses.append(status)))
    return statuses[0], body.decode()


@pytest.mark.parametrize(
    "host", ["lernen.example.org", "lernen.example.org:443", "LERNEN.Example.org", "spiele.example.org"]
)
def test_its_own_addresses(served_at: Callable[..., None], host: str) -> None:
    served_at("https://lernen.example.org", "https://spiele.example.org")
    assert ask(host) == ("200 OK", "inside")


@pytest.mark.parametrize(
    "host",
    [
        *("lernen.example.org.", "lernen.example.org:8443", "lernen.example.org:80", "lernen.example.org:0443"),
        *("example.org", "evil.example", "lernen.example.org.evil.example", "evil.example:443", "x@lernen.example.org"),
        *("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "203.0.113.9"),
        *("", " lernen.example.org", "lernen.example.org,evil.example", "lernen.example.org:", "lernen.example.org/x"),
        *("lernen.example.org\t", "lernen.example.ORG\x00", "ünicode.example.org", None),
    ],
)
def test_any_other_is_told_where_the_library_is(served_at: Callable[..., None], host: str | None) -> None:
    served_at("https://lernen.example.org", "https://spiele.example.org")
    sentence = "This library is at https://lernen.example.org and answers at no other address. Please open it there.\n"
    assert ask(host) == ("421 Misdirected Request", sentence)
    assert ask(host, "/api/account/login")[0] == "421 Misdirected Request"
    assert ask(host, "/content/x/kaktus-1/farben/story.html")[0] == "421 Misdirected Request"


LABEL = "lesson-" + "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("host", "path", "is_answered"),
    [
        (f"{LABEL}.spiele.example", "/content/x", True),
        (f"{LABEL.upper()}.Spiele.example:443", "/content/x", True),
        *(
            (f"{LABEL}.spiele.example", path, False)
            for path in ("/", "/api/me", "/thumbs/a.svg", "/content", "//content/")
        ),
        *(
            (host, "/content/x", False)
            for host in (
                *(f"{LABEL}.spiele.example{rest}" for rest in (":8443", ".", ".evil.example")),
                *(f"{LABEL}{rest}" for rest in ("", ".example", ".lernen.example.org", ".x.spiele.example")),
                *(f"{label}.spiele.example" for label in ("x", "*", LABEL[:-1], f"{LABEL}0", LABEL.replace("a", "g"))),
                *(f"{LABEL}\n.spiele.example", "spiele.example", f"x.{LABEL}.spiele.example"),
            )
        ),
        ("all.spiele.example", "/content/x", True),
    ],
)
def test_the_hosts_of_lessons_answer_for_lessons_alone(
    served_at: Callable[..., None], settings: Settings, host: str, path: str, is_answered: bool
) -> None:
    served_at("https://lernen.example.org", "https://all.spiele.example")
    settings.LESSON_ORIGINS = "https://*.spiele.example"
    assert (ask(host, path)[1] == "inside") is is_answered
    settings.LESSON_ORIGINS = ""
    assert (ask(host, path)[1] == "inside") is (host == "all.spiele.example")


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_probes_may_call_by_any_name(served_at: Callable[..., None], path: str) -> None:
    served_at("https://lernen.example.org")
    assert ask("10.0.0.7:8000", path) == ("200 OK", "inside")
    assert ask(None, path) == ("200 OK", "inside")
    assert ask("10.0.0.7:8000", path + "/")[0] == "421 Misdirected Request"


def test_what_a_proxy_or_visitor_forwards_is_not_believed(served_at: Callable[..., None]) -> None:
    served_at("https://lernen.example.org")
    assert ask("evil.example", HTTP_X_FORWARDED_HOST="lernen.example.org")[0] == "421 Misdirected Request"
    assert ask("lernen.example.org", HTTP_X_FORWARDED_HOST="evil.example") == ("200 OK", "inside")


@pytest.mark.parametrize(
    ("public", "port", "own", "unknown"),
    [
        (
            "http://localhost:8000",
            8000,
            ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"],
            ["localhost", "localhost:80"],
        ),
        ("http://localhost:9000", 8000, ["localhost:9000", "127.0.0.1:8000"], ["localhost:8001"]),
        ("http://127.0.0.1", 80, ["127.0.0.1", "127.0.0.1:80", "localhost"], ["127.0.0.2", "localhost:8000"]),
        ("http://[::1]:8000", 8000, ["[::1]:8000", "localhost:8000"], ["::1:8000", "[::1]"]),
        ("http://[2001:db8::1]", 8000, ["[2001:db8::1]", "[2001:db8::1]:80"], ["localhost:8000"]),
        ("https://bücher.example", 8000, ["xn--bcher-kva.example", "xn--bcher-kva.example:443"], ["localhost:8000"]),
        ("https://lernen.example.org:8443", 8000, ["lernen.example.org:8443"], ["lernen.example.org"]),
    ],
)
def test_ports_belong_to_the_address(
    served_at: Callable[..., None], public: str, port: int, own: list[str], unknown: list[str]
) -> None:
    served_at(public, port=port)
    accepted = {*own_hosts(), *loopback_hosts()}
    assert set(own) <= accepted
    assert not set(unknown) & accepted


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "[::1]:8000"])
def test_a_page_opened_by_another_name_of_this_machine_moves_to_the_public_address(
    served_at: Callable[..., None], host: str
) -> None:
    served_at("http://localhost:8000")
    asked = {"HTTP_HOST": host, "REQUEST_METHOD": "GET", "HTTP_ACCEPT": "text/html,*/*;q=0.8"}
    head: list[Any] = []
    answer = with_known_hosts(lambda _environ, _start: [b"inside"])
    page = asked | {"PATH_INFO": "/stage/gr\u00c3\u00bcn", "QUERY_STRING": "a=1&b=%C3%BC"}
    assert list(answer(page, lambda status, headers: head.extend([status, dict(headers)]))) == []
    assert head[0] == "307 Temporary Redirect"
    assert head[1]["Location"] == "http://localhost:8000/stage/gr%C3%BCn?a=1&b=%C3%BC"
    for other in ({"REQUEST_METHOD": "POST"}, {"HTTP_ACCEPT": "*/*"}, {"HTTP_HOST": "localhost:8000"}):
        assert list(answer(page | other, lambda *_: None)) == [b"inside"]


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("https://Lernen.example.org:8443", "https://lernen.example.org:8443"),
    ],
)
def test_a_policy_names_the_address_as_browsers_write_it(url: str, origin: str) -> None:
    assert origin_in_browsers(url) == origin
