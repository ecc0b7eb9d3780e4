# Nudgy's chores. `make help` lists them.

SHELL := /bin/sh
.DEFAULT_GOAL := help

OS := $(shell uname -s)
SWIFT ?= swift
PREFIX ?= $(HOME)/.local
# `make install PREFIX=~/.local` reaches us with its tilde where the shell does not expand it.
prefix := $(patsubst ~/%,$(HOME)/%,$(PREFIX))

# `make install PROGRAM=…` and its like take another program, as it is.
PROGRAM := .build/release/nudgy
# The whole runtime goes into the program, so that it needs no toolchain where it runs.
# Nor does it look for libraries beside itself.
STATIC := $(if $(filter Linux,$(OS)),--static-swift-stdlib --disable-local-rpath)

# Everything the program is made of. The folders count too: they change when a file comes or goes.
SOURCES := Package.swift $(shell find Sources Memory Personas -not -name '.*' -not -name '*.swp')
BENCHMARKS := $(shell find Tests/Benchmarks -not -name '.*')

# The headers that C libraries bring, the zones of the world, and the Debian packages they are in.
HEADERS := histedit.h sqlite3.h curl/curl.h /usr/share/zoneinfo/Europe/Paris
PACKAGES := libedit-dev libsqlite3-dev libcurl4-openssl-dev tzdata

.PHONY: help run build test check install uninstall dist deb bench fuzz month week faults coverage slowest corpus train train-on \
	distil evaluate evaluate-model format lint unused docs heaviest hooks setup clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1	\2/' | expand -t 18

run: $(PROGRAM) ## build what changed and start Nudgy
	@exec $(PROGRAM)

build: $(PROGRAM) ## the release build alone

.build/release/nudgy: $(SOURCES) .build/setup
	$(SWIFT) build -c release --product nudgy $(STATIC)
	@touch $@

test: .build/setup .build/setup-tests ## every test
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build $(TESTFLAGS)

check: ## all that must hold before a change is taken in
	@.ci/run

install: $(PROGRAM) ## nudgy, its manual and completions into PREFIX (~/.local)
	@Tools/Package/install "$(PROGRAM)" "$(prefix)"
	@$(if $(filter Linux,$(OS)),Tools/Desktop/register "$(prefix)")
	@echo "$(prefix)/bin/nudgy"

uninstall: ## take all of that away again; your tasks stay
	@Tools/Package/uninstall "$(prefix)"

dist: $(PROGRAM) ## an archive for machines without Swift, in .build/dist
	@Tools/Package/dist "$(PROGRAM)" .build/dist

deb: $(PROGRAM) ## a package for Debian and Ubuntu, in .build/dist
	@Tools/Package/deb "$(PROGRAM)" .build/dist

bench: $(PROGRAM) .build/release/nudgy-bench ## measure speed and size beside the budgets
	@exec .build/release/nudgy-bench $(BENCHFLAGS)

.build/release/nudgy-bench: $(SOURCES) $(BENCHMARKS) .build/setup
	$(SWIFT) build -c release --product nudgy-bench $(STATIC)
	@touch $@

FUZZ_SECONDS ?= 600
fuzz: .build/setup ## damaged texts through the language, for ten minutes
	$(SWIFT) build -c release --product nudgy-fuzz
	@exec .build/release/nudgy-fuzz --seconds $(FUZZ_SECONDS) $(FUZZFLAGS)

month: .build/setup ## a month of a busy person's reminders, as a table
	$(SWIFT) build -c release --product nudgy-month
	@exec .build/release/nudgy-month

WEEK := python3-dbus python3-gi dbus-daemon faketime tmux
week: $(PROGRAM) ## a week of rings under a running clock, told to a notification daemon that records (Linux)
	@/usr/bin/python3 -c "import dbus, gi" 2>/dev/null || { echo "This needs $(WEEK): apt-get install them." >&2; exit 1; }
	@exec /usr/bin/python3 Tools/Rings/week.py $(PROGRAM) --work .build/week $(WEEKFLAGS)

faults: .build/setup ## every system call fails once, and kills once, below each kind of change
	$(SWIFT) build --build-tests
	NUDGY_FAULTS=all $(SWIFT) test --skip-build --filter FaultTests

COVERAGE := --enable-code-coverage --scratch-path .build/coverage
coverage: .build/setup .build/setup-tests ## which lines the tests reach, module by module
	$(SWIFT) build --build-tests $(COVERAGE)
	$(SWIFT) test --skip-build $(COVERAGE) $(TESTFLAGS)
	@python3 Tools/House/coverage.py "$$($(SWIFT) test $(COVERAGE) --show-codecov-path)"

slowest: .build/setup .build/setup-tests ## the tests that take longest
	$(SWIFT) build --build-tests
	@$(SWIFT) test --skip-build $(TESTFLAGS) > .build/tests.txt 2>&1 || echo "Some fail; .build/tests.txt tells which."
	@python3 Tools/House/slowest.py .build/tests.txt

corpus: ## check the corpus that the reader learns from
	@python3 Tools/Reader/corpus.py

READER := .build/reader/bin/python
train: $(READER) corpus ## learn to read, from Corpus; under half an hour
	$(READER) Tools/Reader/train.py --keep-out --save .build/reader/model.pt
	$(READER) Tools/Reader/export.py .build/reader/model.pt

train-on: $(READER) corpus ## learn on from the weights in the repo, two passes; a quarter of an hour
	$(READER) Tools/Reader/restore.py .build/reader/before.pt
	$(READER) Tools/Reader/train.py --keep-out --from .build/reader/before.pt --passes 2 --save .build/reader/model.pt
	$(READER) Tools/Reader/export.py .build/reader/model.pt

# How the weights in the repo were learnt, but for a short walk over everyday orders at the end (Tools/Reader/README.md). The elders are
# a teacher and the reader of before: ELDERS names one file of train.py, which may hold several networks.
ELDERS ?= .build/reader/before.pt
distil: $(READER) corpus ## learn from a teacher and from what was learnt before; an hour and a half
	.build/reader/bin/pip install --quiet --requirement Tools/Reader/requirements-teacher.txt
	test -e $(ELDERS) || $(READER) Tools/Reader/restore.py $(ELDERS)
	test -e .build/reader/teacher.pt || $(READER) Tools/Reader/teacher.py --save .build/reader/teacher.pt
	$(READER) Tools/Reader/soft.py --elders .build/reader/teacher.pt $(ELDERS) --into .build/reader/soft
	$(READER) Tools/Reader/distil.py --passes 11 --start $(ELDERS) --from .build/reader/soft --save .build/reader/model.pt
	$(READER) Tools/Reader/export.py .build/reader/model.pt

evaluate: $(READER) corpus ## measure what was learnt on speakers it never met
	$(READER) Tools/Reader/evaluate.py --model .build/reader/model.pt

# Against the model of OPENAI_BASE_URL, OPENAI_API_KEY and NUDGY_MODEL, or CHARACTER=excellent|sloppy|talkative|hostile|all.
evaluate-model: .build/setup ## play talks offline and with a model, side by side (EVALUATEFLAGS=--rows)
	$(SWIFT) build -c release --product nudgy-evaluate
	@exec .build/release/nudgy-evaluate $(EVALUATEFLAGS)

$(READER): Tools/Reader/requirements.txt
	python3 -m venv .build/reader
	.build/reader/bin/pip install --quiet --requirement Tools/Reader/requirements.txt
	@touch $@

format: ## lay out all Swift code
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Memory Personas

lint: ## check the layout of all Swift code
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Memory Personas

unused: ## check that all that is declared is named somewhere
	@python3 Tools/House/unused.py

docs: .build/setup ## the comments as pages, in .build/docs; no warning passes
	Tools/Docs/docs.sh

heaviest: ## the largest files, longest functions, fullest folders, longest parameter lists
	@python3 Tools/House/heaviest.py

hooks: ## look at what is staged before each commit in this clone
	@.ci/hooks

# What the tests need beyond the program. Without it, some are skipped.
.build/setup-tests: Makefile
	@.ci/setup "dbus-daemon" "dbus" || echo "The tests of popups need dbus-daemon and are skipped."
	@mkdir -p .build
	@touch $@

clean: ## remove what was built
	rm -rf .build

setup: .build/setup ## install missing packages

# Installs only what is missing; with sudo where the user is not root.
.build/setup: Makefile
	@command -v $(SWIFT) >/dev/null || { echo "Nudgy needs Swift 6.2 or later: https://swift.org/install"; exit 1; }
	@.ci/setup "$(HEADERS)" "$(PACKAGES)"
	@mkdir -p .build
	@touch $@
