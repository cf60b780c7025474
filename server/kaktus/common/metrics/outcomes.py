"""Counts how a flow ended: well, or with which error."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from prometheus_client import Counter

from kaktus.common.api.api_errors import ApiError

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def count_outcomes(
    counter: Counter, *labels: str, done: str
) -> Callable[[Callable[Arguments, Result]], Callable[Arguments, Result]]:
    """Decorates a flow; the counter's last label is `done`, or the code of the error that the flow ended with."""

    def decorate(flow: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
        @wraps(flow)
        def counted(*arguments: Arguments.args, **options: Arguments.kwargs) -> Result:
            outcome = "error"
            try:
                result = flow(*arguments, **options)
                outcome = done
                return result
            except ApiError as error:
                outcome = error.errors[0]["code"]
                raise
            finally:
                counter.labels(*labels, outcome).inc()

        return counted

    return decorate
