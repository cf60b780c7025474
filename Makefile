# One command each. `make run` serves the library; `make test` checks it.
.DEFAULT_GOAL := help
.PHONY: FORCE help setup build run dev test test-long test-cluster test-faults test-lessons check format api-client bench screens moments lesson-sheet lock prerequisites browser full-browser firefox webkit nginx play-lessons new-lesson voice
SHELL := /bin/sh
STEP := python3 tools/step.py
PIP := .venv/bin/pip --disable-pip-version-check --no-input install --require-hashes
PY := PYTHONPATH=server .venv/bin/python
# The stamp of a build is out of date if anything in its folders is newer. `find` stops at the first such file.
CHANGED = $(if $(shell find $(2) -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -newer $(1) -print -quit 2>&1),FORCE)
FAULTS := $(addprefix server/tests/,hostile/test_database_trouble.py hostile/test_killed_processes.py hostile/test_slow_clients.py delivery/test_bucket.py mail/test_send_mail.py test_clock_set_back.py)
# Python's and JavaScript's packages are installed side by side, and so are web application and lessons built.
MAKEFLAGS += --no-print-directory --jobs=4
# The tests start hundreds of short Python programs, which need the cache of compiled code.
unexport PYTHONDONTWRITEBYTECODE

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

prerequisites:
	@tools/prerequisites.sh

.venv/bin/pip: | prerequisites
	@$(STEP) "Creating the Python environment" -- python3 -m venv .venv

# Python comes with an installer as old as itself, and with setuptools, which nothing here needs.
.venv/.pip: server/requirements-pip.lock | .venv/bin/pip
	@$(STEP) "Updating the installer" -- sh -c '.venv/bin/python -m $(subst .venv/bin/,,$(PIP)) -r $< && .venv/bin/python -m pip --no-input uninstall --yes setuptools'
	@touch $@

.venv/.runtime: server/requirements.lock | .venv/.pip
	@$(STEP) "Installing Python packages" -- $(PIP) -r server/requirements.lock
	@touch $@

# Contains everything from the other lock, in the same versions.
.venv/.dev: server/requirements-dev.lock | .venv/.pip
	@$(STEP) "Installing Python packages for tests" -- $(PIP) -r server/requirements-dev.lock
	@touch .venv/.runtime $@

# One step for all workspaces: leaving out the tests' would save 40 small packages of 360, but cost a second install.
node_modules/.installed: package-lock.json package.json $(wildcard */package.json) | prerequisites
	@$(STEP) "Installing JavaScript packages" -- npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: node_modules/.installed $(call CHANGED,web/dist/index.html,web shared)
	@$(STEP) "Building the web application" -- npm run --prefix web build
	@touch $@

games/dist/.built: node_modules/.installed $(call CHANGED,games/dist/.built,games shared)
	@$(STEP) "Building the lessons" -- npm run --prefix games build
	@touch $@

adapter/dist/third-party.json: node_modules/.installed $(call CHANGED,adapter/dist/third-party.json,adapter shared)
	@$(STEP) "Building the adapter for other lessons" -- npm run --prefix adapter build
	@touch $@

web/dist/THIRD-PARTY.txt: web/dist/index.html games/dist/.built adapter/dist/third-party.json .venv/.runtime tools/third_party.py docs/credits.md
	@$(STEP) "Collecting the licences" -- .venv/bin/python tools/third_party.py

setup: .venv/.runtime node_modules/.installed ## install what the library needs, into this folder only

build: .venv/.runtime web/dist/index.html games/dist/.built adapter/dist/third-party.json web/dist/THIRD-PARTY.txt ## build the web application and the lessons

browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || $(STEP) "Looking for a browser" -- tools/browser.sh

# The browser that people use, beside the one without a window that most tests run in.
full-browser:
	@tools/browser.sh --full || $(STEP) "Looking for a full browser" -- sh tools/debian.sh "No Chromium or Chrome with a window found. Install one" chromium

firefox:
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || $(STEP) "Looking for Firefox" -- tools/firefox.sh

webkit:
	@tools/webkit.sh --check || $(STEP) "Looking for WebKit" -- tools/webkit.sh

nginx:
	@command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || $(STEP) "Looking for nginx" -- tools/nginx.sh

run: build ## install, build, load the demo books and serve on http://localhost:8000 (PORT=… for another)
	@./kaktus serve --demo

dev: .venv/.runtime web/dist/index.html games/dist/.built adapter/dist/third-party.json ## serve with hot reload on both sides
	@sh tools/dev.sh

test: prerequisites ## run every check, and every test but the long ones: about ten minutes
	@python3 tools/run_tests.py

test-long: prerequisites ## run the tests that 'make test' leaves out because they take long; PART=browser runs those alone
	@python3 tools/run_tests.py --long $(PART)

test-cluster: prerequisites ## two hosts behind nginx with all they share, for longer than in 'make test'
	@RELIABILITY=full python3 tools/run_tests.py cluster

test-faults: .venv/.dev web/dist/index.html games/dist/.built ## every fault of 'What happens when …' with the limits as they are shipped, one after the other: ten minutes
	@RELIABILITY=full .venv/bin/pytest -s $(FAULTS)

test-lessons: .venv/.dev build browser ## play every lesson in a browser, by pointer and keyboard, on every level, with mistakes and without
	@KAKTUS_ALL_PLAYS=1 .venv/bin/pytest e2e/test_lessons.py

check: prerequisites ## lint, format, types, imports, locks
	@python3 tools/run_tests.py check

format: .venv/.dev node_modules/.installed ## format every file
	@.venv/bin/ruff check --quiet --fix; .venv/bin/ruff format --quiet
	@npm run --silent --workspaces --if-present format

api-client: .venv/.runtime node_modules/.installed ## write web/openapi.json and the typed client from the server's API
	@$(PY) tools/export_openapi.py
	@npm run --silent --prefix web api-client

bench: .venv/.dev build ## measure speed next to a lower bound and peers; writes docs/benchmarks.md (needs nginx and wrk)
	@.venv/bin/python bench/run.py

screens: .venv/.dev build browser ## render every screen in all widths, modes and languages to build/screens and one contact sheet, and take the landing page's pictures
	@.venv/bin/python e2e/pictures/screens.py

lesson-sheet: .venv/.dev node_modules/.installed browser ## photograph every game of the built lessons to build/lessons and one sheet; ARGS='--lessons tiere --evening' and others
	@.venv/bin/python e2e/pictures/lesson_sheet.py $(ARGS)

moments: .venv/.dev build browser ## take the landing page's pictures of lessons again; commit what it writes
	@.venv/bin/python e2e/pictures/moments.py

play-lessons: .venv/.dev browser ## open each lesson of FOLDER=… in a browser before its import, for errors and a picture
	@$(PY) tools/play_lessons.py '$(FOLDER)'

new-lesson: node_modules/.installed ## start a new lesson; asks for details, or takes BOOK=… SLUG=… TITLE='…' (and BOOK_TITLE='…' for a new book)
	@npm run --silent --prefix games new-lesson -- $(if $(BOOK),--book '$(BOOK)') $(if $(SLUG),--slug '$(SLUG)') $(if $(TITLE),--title '$(TITLE)') $(if $(BOOK_TITLE),--book-title '$(BOOK_TITLE)')

voice/.venv/.installed: voice/requirements.lock | prerequisites
	@$(STEP) "Creating the environment of the voice" -- python3 -m venv voice/.venv
	@$(STEP) "Installing the voice and its listener" -- voice/$(PIP) -r $<
	@touch $@

voice: voice/.venv/.installed ## install what 'npm run speak' needs, for authors (300 MB)

lock: .venv/.dev ## resolve the Python locks again
	@cd server && ../.venv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml -o requirements.lock > /dev/null
	@cd server && ../.venv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra dev -c requirements.lock pyproject.toml -o requirements-dev.lock > /dev/null
	@cd server && echo pip | ../.venv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate - -o requirements-pip.lock > /dev/null
	@cd voice && ../.venv/bin/uv pip compile -q --upgrade --python-version 3.11 --generate-hashes --no-emit-index-url --no-header requirements.in -o requirements.lock > /dev/null
