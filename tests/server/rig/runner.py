"""A server in a process of its own, to be killed: python -m tests.server.rig.runner PORT DATABASE [--hasty] [--paced] …

On PostgreSQL it is a node beside others; with --deaf one that does not listen when others take its matches.

The same server as `throneroom serve`, without its words, and with rules from the cache: nothing is compiled beside it.
Bots answer at once, or with --paced as they do to people; with --tls it is served over TLS.
"""

import argparse

from tests.server.rig.appending import Hasty
from tests.server.rig.deaf import Deaf
from tests.server.rig.tls import TLS
from throneroom.server.apart import Apart
from throneroom.server.bus import Bus
from throneroom.server.hall import Hall
from throneroom.server.hosting import Address, serve
from throneroom.server.nodes import Alone, Nodes
from throneroom.server.pace import at_once, by_level
from throneroom.server.pool import Pool
from throneroom.server.site import Site
from throneroom.server.store import Store


def main() -> None:
    """Until somebody stops it."""
    asked = _arguments()
    address = Address("127.0.0.1", asked.port, *(TLS if asked.tls else ()))
    store = (Hasty if asked.hasty else Store)(asked.database)
    with address.listen() as taken:
        pace = by_level if asked.paced else at_once
        bus = Bus(asked.bus) if asked.bus else None
        pool = Apart(bus, asked.workers) if bus else Pool(asked.workers)
        nodes = _nodes(asked.database, asked.port, Deaf if asked.deaf else Nodes)
        serve(Site(Hall(store, pool=pool, pace=pace, nodes=nodes, bus=bus)), address, taken)


def _nodes(database: str, port: int, kind: type[Nodes]) -> Alone:
    return kind(database, f"http://127.0.0.1:{port}") if "://" in database else Alone()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    parser.add_argument("--workers", type=int, default=1, help="processes of the bots")
    parser.add_argument("--bus", default="")
    for flag in ("--hasty", "--paced", "--tls", "--deaf"):
        parser.add_argument(flag, action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
