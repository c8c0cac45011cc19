"""A server in a process of its own, to be killed: python -m tests.server.rig.runner PORT DATABASE [--hasty] [--paced] …

The same server as `throneroom serve`, without its words, and with rules from the cache: nothing is compiled beside it.
Bots answer at once, or with --paced as they do to people; with --tls it is served over TLS.
"""

import sys

from tests.server.rig.appending import Hasty
from tests.server.rig.tls import TLS
from throneroom.server.hall import Hall
from throneroom.server.hosting import Address, serve
from throneroom.server.pace import Pace, at_once, by_level
from throneroom.server.pool import Pool
from throneroom.server.site import Site
from throneroom.server.store import Store


def main(address: Address, database: str, store: type[Store], pace: Pace) -> None:
    """Until somebody stops it."""
    with address.listen() as taken:
        serve(Site(Hall(store(database), pool=Pool(1), pace=pace)), address, taken)


if __name__ == "__main__":
    main(
        Address("127.0.0.1", int(sys.argv[1]), *(TLS if "--tls" in sys.argv else ())),
        sys.argv[2],
        Hasty if "--hasty" in sys.argv else Store,
        by_level if "--paced" in sys.argv else at_once,
    )
