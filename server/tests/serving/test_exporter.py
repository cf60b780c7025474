"""Metrics are read while processes start, whose files are empty for a moment."""

from __future__ import annotations

import struct
from pathlib import Path
from threading import Timer

import pytest
from prometheus_client.mmap_dict import MmapedDict

from kaktus.serving import exporter


@pytest.fixture
def empty_file(tmp_path: Path) -> Path:
    file = tmp_path / "counter_1.db"
    file.touch()
    return file


def start_counting(file: Path) -> None:
    MmapedDict(str(file)).close()  # type: ignore[no-untyped-call]


def test_a_file_that_is_about_to_be_written_is_waited_for(empty_file: Path) -> None:
    process = Timer(0.1, start_counting, [empty_file])
    process.start()
    assert list(exporter.AllProcesses(str(empty_file.parent)).collect()) == []
    process.join()


def test_a_file_that_stays_empty_is_an_error(empty_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporter, "NEW_FILE_S", 0.1)
    with pytest.raises(struct.error):
        exporter.AllProcesses(str(empty_file.parent)).collect()
