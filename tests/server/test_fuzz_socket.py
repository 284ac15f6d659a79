"""A table's socket under whatever a stranger may send: every request is answered, and nothing breaks."""

from __future__ import annotations

import json
import logging
import os
import socket
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronrat.match import record

KINDS = ["move", "undo", "look", "why", "sync", "dance", ""]
WORDS = [
    "keep",
    "miser",
    "bid",
    "1",
    "2",
    "pass",
    "agenda:miser",
    "seat:0",
    "?",
    "*",
    "0:turn.x",
    "\0",
    "é" * 70,
]
NUMBERS = st.sampled_from([0, 1, 2, 3, -1, 2**53, 2**63, 10**30, 1.5, True, None, "0"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
SOME_WORDS = st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=5) | st.just(["x"] * 40)
REQUESTS = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.integers(0, 99) | NUMBERS,
        "rev": st.integers(0, 3) | NUMBERS,
        "seat": st.integers(0, 2) | NUMBERS,
        "verb": st.sampled_from(WORDS) | ANYTHING,
        "words": SOME_WORDS | ANYTHING,
        "target": st.sampled_from(WORDS) | ANYTHING,
        "key": st.sampled_from(["", "a", "a b", "k" * 40]) | ANYTHING,
        "more": ANYTHING,
    },
)
JSON = (REQUESTS | ANYTHING).map(json.dumps)
MESSAGES = st.lists(
    JSON
    | JSON.map(str.encode)
    | st.tuples(JSON, st.integers(0, 60), st.text(max_size=2)).map(
        lambda m: m[0][: m[1]] + m[2] + m[0][m[1] + 1 :]
    )
    | st.text(max_size=30)
    | st.binary(max_size=30)
    | st.integers(1, 8000).map(lambda depth: "[" * depth),
    min_size=1,
    max_size=6,
)


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What the server has complained about to its log."""
    caplog.set_level(logging.WARNING)
    return lambda: [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


def id_of(message: str | bytes) -> object:
    """The id of a request that can be read at all."""
    try:
        read = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return read.get("id") if isinstance(read, dict) else None


def test_every_message_is_answered_and_nothing_breaks(
    house: Any, thorough: Callable[[int], settings], faults: Callable[[], list[str]]
) -> None:
    guest = house.guest()
    table = guest.start("po")
    sitter, spectator = guest.sit(table), house.guest().sit(table)
    asked = 1000

    @thorough(60)
    @given(MESSAGES)
    def fuzz(messages: list[str | bytes]) -> None:
        nonlocal asked
        for message in messages:
            sitter.socket.send(message)
            spectator.socket.send(message)
        asked += 1
        for one in (sitter, spectator):
            # the answers come in order, one for each, then this one's
            one.tell({"type": "look", "id": asked, "seat": 9, "verb": "x", "words": []})
            told = []
            while not told or told[-1].get("id") != asked:
                told.append(one.hear())
            answers = [message for message in told[:-1] if message["type"] not in ("push", "seats")]
            assert len(answers) == len(messages)
            for message, answer in zip(messages, answers, strict=True):
                known = id_of(message)
                if isinstance(known, int) and not isinstance(known, bool) and 0 <= known < 2**53:
                    assert answer["type"] == "sync" or answer["id"] in (known, 0)
        assert faults() == []

    fuzz()
    # what the table is now is what its log says, and the spectator has been told the same
    match = house.backend.rooms._open[table].match
    again = record.replay(record.read(record.write(match, reveal=True)))
    assert again.head == match.head
    for one in (sitter, spectator):
        one.ask("look", seat=9, verb="x", words=[])
    assert sitter.rev == spectator.rev
    assert [line["seat"] for line in spectator.lines] == [line["seat"] for line in sitter.lines]


FRAMES = st.lists(
    st.tuples(
        st.integers(0, 255),  # end, reserved bits, kind
        st.booleans(),  # masked, as a client must
        st.binary(max_size=140) | st.just(b"x" * 20_000),
        st.none() | st.sampled_from([0, 125, 126, 127, 2**16, 2**40, 2**63]),  # a length that is not true
    ),
    min_size=1,
    max_size=6,
)


def frame(head: int, masked: bool, body: bytes, length: int | None) -> bytes:
    size = len(body) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        told = bytes([head, mask | size])
    elif size < 2**16:
        told = bytes([head, mask | 126]) + struct.pack(">H", size)
    else:
        told = bytes([head, mask | 127]) + struct.pack(">Q", size)
    return told + (bytes(4) if masked else b"") + body  # a mask of zeros changes nothing


def test_frames_that_no_client_sends_end_their_own_connection_only(
    house: Any, thorough: Callable[[int], settings], faults: Callable[[], list[str]]
) -> None:
    guest = house.guest()
    table = guest.start("pp")
    sitter = guest.sit(table)
    host, port = house.address.split(":")

    @thorough(60)
    @given(FRAMES, st.binary(max_size=20))
    def fuzz(frames: list[tuple[int, bool, bytes, int | None]], rest: bytes) -> None:
        with socket.create_connection((host, int(port)), 20) as one:
            key = b64encode(os.urandom(16)).decode()
            one.sendall(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {house.address}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
            )
            assert one.recv(12) == b"HTTP/1.1 101"
            try:
                for given_frame in frames:
                    one.sendall(frame(*given_frame))
                one.sendall(rest)
            except OSError:
                pass  # it has had enough, as it may
        assert sitter.ask("look", seat=9, verb="x", words=[])["code"] == "not-yours"
        assert faults() == []

    fuzz()


@pytest.fixture
def house(small_house: Any) -> Any:
    """What is read off a socket does not depend on the database."""
    return small_house
