"""`python -m bench.server_host DATABASE`: our server on a free port, durable as always, without limits on haste."""

import json
import socket
import sys
from pathlib import Path

import uvicorn

from throneroom.server import site, sockets, wire
from throneroom.server.app import make_app
from throneroom.server.hall import Hall
from throneroom.server.safety import Rate
from throneroom.server.store import Store

PLENTY = 10**6


def main() -> None:
    """Everybody comes from one address, and as fast as they can: that is allowed here only."""
    sockets.A_SECOND = sockets.AT_ONCE = site.MOST_SOCKETS = PLENTY
    place = site.Site(Hall(Store(Path(sys.argv[1]))), socket_rate=Rate(PLENTY, PLENTY))
    place.write_rate = Rate(PLENTY, PLENTY)
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(place),
        log_level="error",
        ws="websockets-sansio",
        ws_max_size=wire.LONGEST_FRAME,
        ws_per_message_deflate=False,
    )
    print(json.dumps({"port": listener.getsockname()[1]}), flush=True)
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
