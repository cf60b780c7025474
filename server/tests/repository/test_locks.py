"""The check of the lock files finds what it should."""

from __future__ import annotations

import json

from check_locks import (
    installer_problems,
    npm_lock_problems,
    package_problems,
    problems_of_all,
    python_lock_problems,
)

GOOD = "django==5.2.19 \\\n    --hash=sha256:abc\n    # via kaktus-server (pyproject.toml)\n"


def test_the_committed_locks_are_in_order() -> None:
    assert problems_of_all() == []


def test_a_host_in_a_python_lock_is_found() -> None:
    assert python_lock_problems(GOOD) == []
    assert python_lock_problems("--index-url x\n" + GOOD)[0] == "names a host"
    assert python_lock_problems(GOOD + "# from https://mirror.example/simple\n") == ["names a host"]


def test_a_missing_hash_or_version_is_found() -> None:
    assert python_lock_problems("django==5.2.19\n") == ["has no hash for django"]
    assert python_lock_problems("django>=5 \\\n    --hash=sha256:abc\n") == ["has no exact version for django>=5"]


def test_npm_locks_carry_hashes_and_no_addresses() -> None:
    lock = {
        "packages": {
            "": {},
            "web": {"version": "0.0.0"},
            "node_modules/kaktus-web": {"resolved": "web", "link": True},
            "node_modules/a": {"integrity": "sha512-x"},
            "web/node_modules/b": {"resolved": "x"},
        }
    }
    assert npm_lock_problems(json.dumps(lock)) == [
        "names where web/node_modules/b was fetched",
        "has no hash for web/node_modules/b",
    ]


def test_versions_are_exact() -> None:
    package = {"dependencies": {"react": "^19.2.0"}, "devDependencies": {"vite": "8.3.8"}}
    assert package_problems(json.dumps(package)) == ["does not pin react (^19.2.0)"]


def test_a_package_under_another_name_is_exact_too() -> None:
    package = {"devDependencies": {"new": "npm:typescript@7.0.2", "newest": "npm:typescript@^7.0.2"}}
    assert package_problems(json.dumps(package)) == ["does not pin newest (npm:typescript@^7.0.2)"]


def test_an_old_installer_and_what_nobody_needs_are_found() -> None:
    lock = "pip==26.3 \\\n    --hash=sha256:abc\n"
    assert installer_problems({"pip": "26.3", "django": "5.2.19"}, lock) == []
    assert installer_problems({"django": "5.2.19"}, lock) == []
    assert installer_problems({"pip": "23.2.1", "setuptools": "65.5.0"}, lock) == [
        "has pip 23.2.1 instead of 26.3",
        "has setuptools, which nothing needs",
    ]
