"""`python -m throneroom`: the same as `throneroom`."""

from throneroom.cli.__main__ import main

if __name__ == "__main__":
    main()
