"""The terminal: `throneroom …`, one file a command."""
