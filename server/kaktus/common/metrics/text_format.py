"""Writes metrics in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kaktus.common.metrics.catalogue import METRICS
from kaktus.common.metrics.instruments import BOUNDS, Histogram

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def as_text(series: Mapping[str, Sequence[float]]) -> str:
    by_name: dict[str, list[str]] = {}
    for text in sorted(series):
        by_name.setdefault(text.partition("{")[0], []).append(text)
    lines: list[str] = []
    for name, instrument in METRICS.items():
        lines += [f"# HELP {name} {instrument.meaning}", f"# TYPE {name} {instrument.kind}"]
        for text in by_name.get(name, []):
            if isinstance(instrument, Histogram):
                lines += _buckets(text, series[text])
            else:
                lines.append(f"{text} {_number(series[text][0])}")
    return "\n".join(lines) + "\n"


def _buckets(text: str, values: Sequence[float]) -> Iterator[str]:
    name, _, rest = text.partition("{")
    labels = rest.removesuffix("}")
    before = f"{labels}," if labels else ""
    total = 0.0
    for bound, count in zip((*map(_number, BOUNDS), "+Inf"), values, strict=False):
        total += count
        yield f'{name}_bucket{{{before}le="{bound}"}} {_number(total)}'
    after = f"{{{labels}}}" if labels else ""
    yield f"{name}_sum{after} {_number(values[-1])}"
    yield f"{name}_count{after} {_number(total)}"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
