"""Two things that were measured by turns."""

from collections.abc import Sequence
from statistics import median


def told(rounds: Sequence[tuple[float, float]], one: str, other: str) -> str:
    """Medians, and the median ratio with the range that holds it in 95 of 100 cases, by the order of the rounds."""
    ratios = sorted(a / b for a, b in rounds)
    spare = max(0, int((len(ratios) - 1.96 * len(ratios) ** 0.5) / 2))
    figures = (median(column) for column in zip(*rounds, strict=True))
    named = ", ".join(f"{name} {figure:,.0f}" for name, figure in zip((one, other), figures, strict=True))
    return (
        f"{named}; ratio {median(ratios):.3f} ({ratios[spare]:.3f} to {ratios[-1 - spare]:.3f}, {len(ratios)} rounds)"
    )
