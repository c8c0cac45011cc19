# Everything sets itself up: a machine with Python >= 3.11 and make is enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
BIN := .venv/bin
GAME ?= trun
WORKERS ?= 2

.PHONY: play test test-slow test-one check format warm bench-engine mutants wheel clean

play: .venv/base
	@$(BIN)/throneroom play trun --bot greedy

test: check warm
	$(BIN)/pytest -n $(WORKERS) -m "not slow"

test-slow: warm
	$(BIN)/pytest -n $(WORKERS) -m slow --durations=0

test-one: .venv/dev
	$(BIN)/pytest $(F)

check: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: .venv/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

warm: .venv/dev
	$(BIN)/throneroom warm

bench-engine: .venv/dev
	$(BIN)/python -m bench.engine

mutants: .venv/dev
	$(BIN)/python -m tests.mutants $(GAME) --workers $(WORKERS)

wheel: .venv/dev
	$(BIN)/python -m build --wheel

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/made:
	@test -n "$(PYTHON)" || { echo "Throneroom needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python3.12"; exit 2; }
	$(PYTHON) -m venv .venv
	@touch $@

.venv/base: .venv/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/dev: .venv/base
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@
