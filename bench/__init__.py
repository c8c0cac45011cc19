"""How fast the engine and the server are, beside others: `make bench-engine`, `make bench-server`."""
