"""The visitor's address: who is asking, behind however many proxies the operator has configured."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
WITH_PORT = re.compile(r"\[(?P<bracketed>[^\]]*)\](:\d*)?|(?P<plain>[^:]*):\d*")
# Headers that proxies, balancers and CDNs add. A browser that opens a page sends none of them, nor another X-… header.
FORWARDING = re.compile(
    r"X-.*|Forwarded|Via|CF-.*|CDN-.*|Fastly-.*|Fly-.*|Akamai-.*|True-Client-.*|Client-IP|Proxy-.*|Max-Forwards|"
    r"Surrogate-.*|Ali-CDN-.*|Incap-.*|Traceparent|Tracestate|Eagleid",
    re.IGNORECASE,
)


def visitor_network(request: HttpRequest) -> str:
    """What rate limits count by: an IPv4 address, or the /64 of an IPv6 one, all of which belongs to one visitor.

    A request without a known address counts by its direct peer, the only thing known about it.
    """
    address = _address(_claimed(request))
    if address is None:
        return f"stranger by {_address(_peer(request)) or 'nobody'}"
    return str(address if address.version == 4 else ipaddress.ip_network((address, 64), strict=False))


def visitor_network_for_log(request: HttpRequest) -> str:
    """The network only: /24 of an IPv4 address, /48 of an IPv6 one."""
    return shortened_address(_claimed(request))


@lru_cache(maxsize=256)
def shortened_address(text: str) -> str:
    address = _address(text)
    if address is None:
        return ""
    unkept = 8 if address.version == 4 else 80
    return str(type(address)(int(address) >> unkept << unkept))


def sits_at_this_machine(request: HttpRequest) -> bool:
    """Whether the request was certainly made on this machine; any sign of a proxy makes it a stranger's."""
    peer = _address(_peer(request))
    return (
        peer is not None
        and peer.is_loopback
        and settings.PROXY_COUNT == 0
        and not any(FORWARDING.fullmatch(name) for name in request.headers)
        and is_loopback_host(_host(request))
        # A proxy may send a loopback Host and no header of its own; then the public address tells.
        and is_for_this_machine()
    )


def _claimed(request: HttpRequest) -> str:
    """The visitor's address as text, or '' for a stranger without a known one.

    Behind N proxies it is the N-th entry from the right of X-Forwarded-For: everything further left was written by
    the visitor. With fewer entries, or one that is no address, the visitor did not come through the proxies; the
    peer's own address would then make a stranger look like this machine.
    """
    count = settings.PROXY_COUNT
    if not count:
        return _peer(request)
    entries = request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")
    return str(entries[-count]) if len(entries) >= count else ""


def _peer(request: HttpRequest) -> str:
    return str(request.META.get("REMOTE_ADDR", ""))


def _address(text: str) -> Address | None:
    """From '192.0.2.1', '192.0.2.1:4711', '"[2001:db8::1]:4711"'; an IPv4 address mapped to IPv6 counts as IPv4."""
    text = text.strip().strip('"')
    if text.count(":") == 1 or text.startswith("["):
        match = WITH_PORT.fullmatch(text)
        text = (match["bracketed"] or match["plain"] or "") if match else ""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return address.ipv4_mapped
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address


def _host(request: HttpRequest) -> str:
    try:
        return urlsplit(f"//{request.get_host()}").hostname or ""
    except (DisallowedHost, ValueError):
        return ""


def is_for_this_machine() -> bool:
    """Whether the library's public address leads nowhere else, as on the operator's own machine."""
    return is_loopback_host(urlsplit(settings.PUBLIC_URL).hostname or "")


def is_loopback_host(name: str) -> bool:
    """Whether a host name in an address means this machine."""
    if name == "localhost":
        return True
    address = _address(name)
    return address is not None and address.is_loopback
