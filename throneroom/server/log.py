"""The server's log: a line of JSON for everything that a person watching over it should know. Never a secret."""

import logging
import sys

import structlog

structlog.configure(
    processors=[
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ],
    wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    logger_factory=structlog.PrintLoggerFactory(sys.stderr),
)

log = structlog.get_logger()


class Passing(logging.Handler):
    """What libraries log, as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        log.log(record.levelno, record.name, text=record.getMessage(), exc_info=record.exc_info)


def listen_to_libraries() -> None:
    """From now on their warnings are lines of ours."""
    logging.basicConfig(handlers=[Passing()], level=logging.WARNING, force=True)
