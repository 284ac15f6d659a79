"""The HTTP calls, one module a subject. See docs/protocol.md."""

from kronrat.server.web.api import analysis, bots, games, health, help, records, tables

HANDLERS = [
    *games.HANDLERS,
    *tables.HANDLERS,
    *analysis.HANDLERS,
    *records.HANDLERS,
    *bots.HANDLERS,
    *help.HANDLERS,
    *health.HANDLERS,
]
