"""`python -m bench.server_host DATABASE`: our server on a free port, durable as always, without limits on haste."""

import json
import sys
from pathlib import Path

from throneroom.server import callers, site, sockets
from throneroom.server.hall import Hall
from throneroom.server.hosting import Address, serve
from throneroom.server.safety import Rate
from throneroom.server.store import Store

PLENTY = 10**6


def main() -> None:
    """Everybody comes from one address, and as fast as they can: that is allowed here only."""
    sockets.A_SECOND = sockets.AT_ONCE = site.MOST_SOCKETS = callers.MOST_OF_ONE = PLENTY
    place = site.Site(Hall(Store(Path(sys.argv[1]))), socket_rate=Rate(PLENTY, PLENTY))
    place.write_rate = Rate(PLENTY, PLENTY)
    address = Address("127.0.0.1", 0)
    listener = address.listen()
    print(json.dumps({"port": listener.getsockname()[1]}), flush=True)
    serve(place, address, listener)


if __name__ == "__main__":
    main()
