"""What a server counts about itself, in Prometheus' form. Nothing in it tells one person or table from another."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from kronrat import __version__

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
"""Seconds between which answers are told apart."""
LONG = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
"""The same for bots' thoughts."""


class Metrics:
    """One server's figures: each server has its own, so that two in one process do not count for each other."""

    def __init__(self) -> None:
        self.registry = all_of_it = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=all_of_it)
        Info("kronrat", "The program", registry=all_of_it).info({"version": __version__})
        self.changes = Counter(
            "kronrat_changes", "Moves and undos, by what came of them", ["outcome"], registry=all_of_it
        )
        self.change_seconds = Histogram(
            "kronrat_change_seconds",
            "From the rules having accepted a move until it is on the disk and everybody has been told",
            registry=all_of_it,
            buckets=SHORT,
        )
        self.request_seconds = Histogram(
            "kronrat_socket_request_seconds",
            "What a request over a WebSocket takes, the disk aside",
            registry=all_of_it,
            buckets=SHORT,
        )
        self.http_seconds = Histogram(
            "kronrat_http_seconds",
            "What a request over HTTP takes",
            ["method", "status"],
            registry=all_of_it,
            buckets=SHORT,
        )
        self.commits = Counter(
            "kronrat_commits", "Transactions, each of one or more changes", registry=all_of_it
        )
        self.thought_seconds = Histogram(
            "kronrat_thought_seconds", "What bots, advice and curves take", registry=all_of_it, buckets=LONG
        )
        self.thought_wait_seconds = Histogram(
            "kronrat_thought_wait_seconds",
            "How long they wait for a process before",
            registry=all_of_it,
            buckets=LONG,
        )
        self.sockets = Gauge("kronrat_sockets", "Open WebSockets", registry=all_of_it)
        self.rooms = Gauge("kronrat_rooms", "Tables in memory", registry=all_of_it)
        self.write_queue = Gauge("kronrat_write_queue", "Changes that wait for the disk", registry=all_of_it)
        self.thinking = Gauge("kronrat_thinking", "Processes in which something thinks", registry=all_of_it)
        self.thought_queue = Gauge(
            "kronrat_thought_queue", "Thoughts that wait for a process", registry=all_of_it
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
