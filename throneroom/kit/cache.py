"""Where compiled rules live: a folder for each room, named after every source that went into it.

So an edit in an imported file is seen too, and an edit in one game leaves the folders of the others alone.
"""

import hashlib
import os
import re
import shutil
import tempfile
import time
import warnings
from functools import cache
from pathlib import Path

import platformdirs

from throneroom.kit.sources import digest

PLACE = "THRONEROOM_CACHE"
UNUSED_DAYS = 30
_OURS = re.compile(r"[\w-]+-[0-9a-f]{16}")


class CacheWarning(UserWarning):
    """The usual place cannot be written; compiled rules go elsewhere."""


def name_of(label: str, files: tuple[Path, ...], made_by: str) -> str:
    """What the folder for these sources, as they are now, and for what compiles them is called."""
    with_what = f"{digest(files)} {made_by}"
    return f"{label}-{hashlib.sha256(with_what.encode()).hexdigest()[:16]}"


@cache
def folder(label: str, files: tuple[Path, ...], made_by: str) -> Path:
    """That folder, marked as used now."""
    place = home() / name_of(label, files, made_by)
    place.mkdir(parents=True, exist_ok=True)
    os.utime(place)
    return place


def write(file: Path, content: bytes) -> None:
    """By rename, and on the disk before that: nobody ever finds a part of it."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    with draft.open("wb") as whole:
        whole.write(content)
        whole.flush()
        os.fsync(whole.fileno())
    draft.replace(file)


# -- where the folders are ----------------------------------------------------------------------------------


def _can_write(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


def _private_temporary() -> Path:
    """The same place at every start, so that it stays warm; another user's folder is never trusted with code."""
    place = Path(tempfile.gettempdir()) / f"throneroom-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        owner = place.lstat()
        mine = not hasattr(os, "getuid") or (owner.st_uid == os.getuid() and not owner.st_mode & 0o077)
        if mine and not place.is_symlink() and _can_write(place):
            return place
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="throneroom-"))


@cache
def home() -> Path:
    """The platform's cache directory, or a temporary one with one warning."""
    wanted = Path(os.environ.get(PLACE) or platformdirs.user_cache_dir("throneroom", appauthor=False))
    if _can_write(wanted):
        return wanted
    instead = _private_temporary()
    warnings.warn(f"The cache folder {wanted} cannot be written, so {instead} is used.", CacheWarning, stacklevel=2)
    return instead


def forget_unused(days: float = UNUSED_DAYS) -> list[Path]:
    """Remove what nobody used for so long: folders, and the marks that once were files."""
    oldest = time.time() - days * 86_400
    ours = [place for place in home().iterdir() if _OURS.fullmatch(place.name) and not place.is_symlink()]
    stale = [place for place in ours if place.stat().st_mtime < oldest]
    for place in stale:
        shutil.rmtree(place, ignore_errors=True) if place.is_dir() else place.unlink(missing_ok=True)
    return stale
