"""Networks as data beside a game: `networks/NAME.json` in its folder, with what they fit and how they came to be."""

from __future__ import annotations

import json
import logging
from importlib.resources import files
from typing import Any, Final

from kronrat.bots.network import WEIGHTS, Network
from kronrat.kernel.errors import Unreadable
from kronrat.kernel.game import Rules
from kronrat.kernel.step import Core
from kronrat.parts.facts import Facts
from kronrat.parts.hints import hints_of

FOLDER: Final = "networks"
LOG: Final = logging.getLogger("kronrat.bots")


class NetworkMismatch(Unreadable):
    """A network that was learned for other rules or other numbers than those in force."""

    def __init__(self, message: str) -> None:
        super().__init__("network", message)


def facts_of(rules: Rules) -> Facts:
    """The numbers that networks of a game are told."""
    facts: Facts | None = hints_of(rules).facts
    if facts is None:
        raise Unreadable("network", f"{rules.info.id} has no facts for a network")
    return facts


def written(rules: Rules, network: Network, report: dict[str, Any]) -> str:
    """The text of a file: what the network fits, its report, its weights to six digits."""
    facts = facts_of(rules)
    table: dict[str, list[float]] = {}
    for name, values in network.weights.items():
        table[name] = [float(f"{value:.6g}") for value in values]
    whole = {
        "game": rules.info.id,
        "rules": rules.info.version,
        "seats": int(network.seats),
        "schema": facts.schema(),
        "temperature": network.temperature,
        "report": report,
        "weights": table,
    }
    return json.dumps(whole, ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


def network_from(rules: Rules, text: str, name: str) -> Network:
    """The network of a file's text; raises `NetworkMismatch` where it does not fit the rules in force."""
    try:
        whole = json.loads(text)
        made_for = f"{whole['game']} {whole['rules']}"
        seats, schema = int(whole["seats"]), str(whole["schema"])
        temperature = float(whole.get("temperature", 1.0))
        weights: dict[str, list[float]] = {key: list(map(float, whole["weights"][key])) for key in WEIGHTS}
    except (ValueError, KeyError, TypeError):
        raise Unreadable("network", f"{name} is not a network") from None
    facts = facts_of(rules)
    here = f"{rules.info.id} {rules.info.version}"
    if made_for != here:
        raise NetworkMismatch(f"{name} was learned for the rules {made_for}; these are {here}")
    if schema != facts.schema():
        raise NetworkMismatch(f"{name} was learned from other numbers ({schema}; these are {facts.schema()})")
    network = Network(seats, len(facts.public), len(facts.own), len(facts.table), weights)
    network.temperature = temperature
    return network


def load_network(rules: Rules, name: str) -> Network:
    """A network that was shipped with a game; raises `Unreadable` where there is none or it does not fit."""
    file = files(rules.info.folder).joinpath(FOLDER, f"{name}.json")
    if not file.is_file():
        raise Unreadable("network", f"{rules.info.id} has no network {name!r}")
    return network_from(rules, file.read_text(encoding="utf-8"), f"{rules.info.id}/{name}.json")


SHIPPED: Final[dict[tuple[str, str], Network | None]] = {}


def shipped(rules: Rules, g: Core) -> Network | None:
    """The network for a state, or None where there is none that fits, which is said once."""
    hints = hints_of(rules)
    if hints.facts is None:
        return None
    key = (rules.info.folder, str(hints.network(g)))
    if key not in SHIPPED:
        SHIPPED[key] = None
        try:
            SHIPPED[key] = load_network(rules, key[1])
        except NetworkMismatch as mismatch:
            LOG.warning("%s: bots go by the game's hints instead", mismatch)
        except Unreadable as absent:
            LOG.info("%s: bots go by the game's hints", absent)
    return SHIPPED[key]
