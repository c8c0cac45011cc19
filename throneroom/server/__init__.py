"""Matches over the network: nothing is lost, nothing leaks."""
