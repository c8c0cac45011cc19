"""Numbers for those who watch over a server, in the format of Prometheus."""

from typing import cast

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.registry import Collector

from throneroom.server import wire
from throneroom.server.hall import Hall

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counted as it happens, read when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.move_seconds = Histogram(
            "throneroom_move_seconds",
            "From a person's action to its being stored and told.",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "throneroom_commit_seconds", "One group of changes to the disk.", buckets=BUCKETS, registry=self.registry
        )
        self.changes = Counter("throneroom_changes", "Changes stored.", registry=self.registry)
        self.bot_troubles = Counter(
            "throneroom_bot_troubles", "Bots that had to be asked again.", registry=self.registry
        )
        tables = Gauge("throneroom_live_tables", "Tables in memory.", registry=self.registry)
        tables.set_function(lambda: len(hall.live))
        people = Gauge("throneroom_connections", "Sockets that are open.", registry=self.registry)
        people.set_function(lambda: sum(len(match.connections) for match in list(hall.live.values())))
        waiting = Gauge("throneroom_bot_queue", "Decisions that bots are asked for now.", registry=self.registry)
        waiting.set_function(lambda: hall.pool.waiting)

    def heard(self, message: wire.Message, seconds: float) -> None:
        """A message was done and told."""
        if isinstance(message, wire.Play):
            self.move_seconds.observe(seconds)

    def committed(self, changes: int, seconds: float) -> None:
        """The store has written a group."""
        self.changes.inc(changes)
        self.commit_seconds.observe(seconds)

    def page(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)


class Numbers:
    """Numbers at an address of their own, in a thread; the process itself is told of there, too."""

    def __init__(self, host: str, port: int) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._server, _ = start_http_server(port, host, self._registry)
        self.port = self._server.server_port

    def tell(self, metrics: Metrics) -> None:
        """Those of a server, from now on."""
        self._registry.register(cast(Collector, metrics.registry))

    def close(self) -> None:
        """Nobody is told any more."""
        self._server.shutdown()
        self._server.server_close()
