"""The arena: bots meet on the same deals, and strength is a measured figure."""
