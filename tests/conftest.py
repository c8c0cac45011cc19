"""Settings for all tests."""

from hypothesis import settings

# The first example may compile, and the machine may be busy: a slow example is no failure.
settings.register_profile("throneroom", deadline=None)
settings.load_profile("throneroom")
