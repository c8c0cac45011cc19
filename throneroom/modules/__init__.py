"""The rules as WebAssembly: one module for each game, made from the same sources by `make rules`. docs/abi.md."""
