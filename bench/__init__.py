"""How fast the engine is, beside others: `make bench-engine`."""
