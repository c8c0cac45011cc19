"""A certificate for 127.0.0.1 that only tests believe, and its key."""

from pathlib import Path

TLS = Path(__file__).with_name("certificate.pem"), Path(__file__).with_name("key.pem")
