# `make` alone lists what there is.
.DEFAULT_GOAL := help
.PHONY: help run hello gallery reader dreams landmarks market ads today signup server test check format bench api-score soak sanitize docs setup clean
MAKEFLAGS += --no-print-directory
ARGS ?=

# Programs are built for release: that takes longer the first time, but what one looks at should run
# as it is meant to.
help: ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: gallery ## Set up, build and open the gallery (ARGS="--page Text")

gallery hello reader dreams landmarks market ads today signup server: setup
	@Scripts/run $(PROGRAM_$@) $(ARGS)
PROGRAM_gallery = Gallery
PROGRAM_hello = Hello
PROGRAM_reader = Reader
PROGRAM_dreams = Dreams
PROGRAM_landmarks = Landmarks
PROGRAM_market = Market
PROGRAM_ads = Ads
PROGRAM_today = Today
PROGRAM_signup = SignUp
PROGRAM_server = SignUpServer

hello: ## Open the README's program
reader: ## Open the feed reader (ARGS="feed.xml --entry 2")
dreams: ## Open Dreams (ARGS="--night")
landmarks: ## Open Landmarks (ARGS="--page list --night")
market: ## Open Market (ARGS="--open market://product/tea")
ads: ## Open Ads: a model, its documents and its mock in one window (ARGS="--night")
today: ## Open Today, the panel of widgets
signup: ## Open Sign-up: a form and its server (ARGS="--latency 2 --failures 0.2")
server: ## Serve the sign-up form on port 8080 (ARGS="--latency 2 --failures 0.2")

test: setup ## Set up and run every test (ARGS=--changed, ARGS="--filter LayoutTests")
	@Scripts/test $(ARGS)

check: setup ## Format, table of rooms, build: what CI checks before the tests
	@Scripts/check

format: ## Format every Swift file in place
	@swift format --in-place --parallel --recursive Package.swift \
	  $(filter-out Tests/Corpus%,$(wildcard Tests/*)) \
	  $(wildcard Sources Examples Scripts/room-graph Benchmarks/Sources Benchmarks/Package.swift)

bench: setup ## Measure; print a table and write out/bench.json (ARGS="hello idle")
	@Scripts/bench $(ARGS)

api-score: setup ## Print how far RAML agrees with the suites of others (ARGS="--misses --mutations 1000")
	@Scripts/api-score $(ARGS)

soak: setup ## Run generated programs for 10 minutes (ARGS="trees --seed 7 --minutes 60")
	@Scripts/soak $(ARGS)

sanitize: setup ## Run the tests under the thread and address sanitizers (ARGS="address")
	@Scripts/sanitize $(ARGS)

docs: setup ## Make the documentation's pages in out/docs
	@Scripts/docs

setup: ## Install missing Debian packages
	@Scripts/setup

clean: ## Remove what was built and made (out/, .build/)
	@rm -rf .build Benchmarks/.build out
