# Guildhall: everything from a fresh clone with nothing but Python 3.11 or newer.
#   make play   set up and run the app        make test   set up and run all quick tests
#   make lint   style, types, layers          make test-long   the tests that take longer
#   make bench  speed beside other engines    make lock   renew the lock files

PYTHON ?= python3
UV := .tools/bin/uv
CORES ?= 2

.PHONY: play test test-long lint format bench lock clean

play: .venv-play/ready
	.venv-play/bin/guildhall serve

test: .venv/ready
	.venv/bin/python -m pytest -m "not long" -n $(CORES)

test-long: .venv/ready
	.venv/bin/python -m pytest -m long -n $(CORES)

lint: .venv/ready
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

format: .venv/ready
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .

bench: .venv/ready
	.venv/bin/guildhall bench cartographers
	.venv/bin/guildhall bench server --seconds 10

lock: $(UV)
	$(UV) pip compile pyproject.toml --extra all --universal --generate-hashes --no-header --no-emit-index-url -q -o requirements.lock
	$(UV) pip compile pyproject.toml --extra dev --universal --generate-hashes --no-header --no-emit-index-url -q -o requirements-dev.lock

clean:
	rm -rf .tools .venv .venv-play .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find src tests -name __pycache__ -type d -exec rm -rf {} +

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Guildhall needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv

.venv/ready: requirements-dev.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --compile-bytecode --python .venv/bin/python requirements-dev.lock
	$(UV) pip install --quiet --python .venv/bin/python --no-deps --editable .
	.venv/bin/python -m compileall -q src
	@touch $@

.venv-play/ready: requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv-play
	$(UV) pip sync --quiet --compile-bytecode --python .venv-play/bin/python requirements.lock
	$(UV) pip install --quiet --python .venv-play/bin/python --no-deps --editable .
	.venv-play/bin/python -m compileall -q src
	@touch $@
