/// Layout
