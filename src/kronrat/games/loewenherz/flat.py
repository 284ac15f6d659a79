"""Random play flattened by hand, without steps, verbs and cursor: shows the benchmark what the kernel costs."""

from kronrat.games.loewenherz.data import (
    ACTIONS,
    ALLIANCE,
    BORDERS,
    CASTLES_EACH,
    CENTRE_PLACE,
    CENTRE_TILE,
    DESERTER,
    EXPANSION,
    HAND,
    KNIGHTS,
    NEUTRAL,
    PARTS,
    PRICE,
    SALE,
)
from kronrat.games.loewenherz.rules.alliance import partners
from kronrat.games.loewenherz.rules.borders import free_edges
from kronrat.games.loewenherz.rules.deserter import foes, linked_without, welcome_fields, why_not_home
from kronrat.games.loewenherz.rules.end import deck_played_out, king_returns
from kronrat.games.loewenherz.rules.expansion import take, takeable
from kronrat.games.loewenherz.rules.knights import knight_fields, place_knight
from kronrat.games.loewenherz.rules.market import top_stack
from kronrat.games.loewenherz.rules.mines import recount, take_income
from kronrat.games.loewenherz.rules.placing import distances, knight_sites, lay, put_castle
from kronrat.games.loewenherz.rules.regions import border_stands, regions_of
from kronrat.games.loewenherz.rules.turn import possible
from kronrat.games.loewenherz.state import DISTANCE, NEUTRALS, State
from kronrat.kernel.dice import Dice
from kronrat.parts.bits import members


def flat_playout(g: State, dice: Dice) -> int:
    """Play an empty frame with a full deck to the end; how many moves of seats that took. Default options only."""
    moves = place_all(g, dice)
    seat = (g.active + g.seats - 1) % g.seats
    while g.deck or g.hand[seat]:
        take_income(g, seat)
        moves += 1
        playable = cards_to_play(g, seat)
        card = sold = -1
        if playable and dice.below(2):
            card = playable[dice.below(len(playable))]
            moves += carry_out(g, seat, card, dice)
            if king_returns(g):
                return moves
        else:
            held = members(g.hand[seat])
            sold = held[dice.below(len(held))]
            g.hand[seat] ^= 1 << sold
            g.market |= 1 << sold
            g.ducats[seat] += SALE[sold]
        if g.deck:
            moves += 1
            refill(g, seat, sold, dice)
        seat = (seat + 1) % g.seats
    deck_played_out(g)
    return moves


def place_all(g: State, dice: Dice) -> int:
    tiles = [0, 1, 2, 3, 4, 5, 6, 7]
    for place in range(9):
        tile = CENTRE_TILE if place == CENTRE_PLACE else tiles.pop(dice.below(len(tiles)))
        lay(g, place, tile, dice.below(4))
    for _ in range(HAND):
        for seat in range(g.seats):
            draw(g, seat, dice)
    g.active = dice.below(g.seats)
    sides = [(g.active + n) % g.seats for n in range(g.seats)] * CASTLES_EACH[g.seats]
    sides += [NEUTRAL] * g.settings[NEUTRALS]
    for side in sides:
        apart = distances(g, side)
        need = min(g.settings[DISTANCE], max(apart))
        sites = [field for field in range(len(apart)) if apart[field] >= need]
        at = sites[dice.below(len(sites))]
        beside = knight_sites(g, at)
        put_castle(g, side, at, beside[dice.below(len(beside))])
    return len(sides)


def draw(g: State, seat: int, dice: Dice) -> None:
    card = 1 << dice.pick_bit(top_stack(g))
    g.deck ^= card
    g.hand[seat] |= card


def refill(g: State, seat: int, sold: int, dice: Dice) -> None:
    open_cards = g.market & ~(1 << sold) if sold >= 0 else g.market
    if open_cards and dice.below(2):
        card = 1 << dice.pick_bit(open_cards)
        g.market ^= card
        g.hand[seat] |= card
    else:
        draw(g, seat, dice)


def cards_to_play(g: State, seat: int) -> list[int]:
    purse = g.ducats[seat]
    return [c for c in members(g.hand[seat]) if PRICE[c] <= purse and symbols(g, seat, c)]


def symbols(g: State, seat: int, card: int) -> list[int]:
    purse = g.ducats[seat] - PRICE[card]
    return [a for a in range(ACTIONS) if PARTS[card * ACTIONS + a] and possible(g, seat, a, purse)]


def carry_out(g: State, seat: int, card: int, dice: Dice) -> int:
    """One symbol of a card, each part at random; how many moves that took."""
    shown = symbols(g, seat, card)
    action = shown[dice.below(len(shown))]
    g.hand[seat] ^= 1 << card
    g.discard |= 1 << card
    g.ducats[seat] -= PRICE[card]
    moves = 0
    for part in range(PARTS[card * ACTIONS + action]):
        moves += 1
        if part and dice.below(2):
            return moves
        if not one_part(g, seat, action, dice):
            return moves
    return moves


def one_part(g: State, seat: int, action: int, dice: Dice) -> bool:
    if action == BORDERS:
        edges = free_edges(g)
        if not edges:
            return False
        edge = edges[dice.below(len(edges))]
        g.border[edge] = 1
        g.border_supply -= 1
        if border_stands(g, edge):
            recount(g)
    elif action == KNIGHTS:
        fields = knight_fields(g, seat, g.ducats[seat], True)
        if not fields:
            return False
        place_knight(g, seat, fields[dice.below(len(fields))], True)
    elif action == EXPANSION:
        able = [c for c in regions_of(g, seat) if takeable(g, c)]
        if not able:
            return False
        castle = able[dice.below(len(able))]
        fields = takeable(g, castle)
        take(g, castle, fields[dice.below(len(fields))])
    elif action == DESERTER:
        desert(g, seat, dice)
    else:
        assert action == ALLIANCE
        able = [c for c in regions_of(g, seat) if partners(g, c)]
        castle = able[dice.below(len(able))]
        others = partners(g, castle)
        other = others[dice.below(len(others))]
        g.allies[castle] |= 1 << other
        g.allies[other] |= 1 << castle
    return True


def desert(g: State, seat: int, dice: Dice) -> None:
    homes = [c for c in regions_of(g, seat) if why_not_home(g, seat, g.castle_at[c], g.ducats[seat]) is None]
    home = homes[dice.below(len(homes))]
    found = foes(g, home)
    foe = found[dice.below(len(found))]
    fields = welcome_fields(g, seat, home, g.ducats[seat])
    place_knight(g, seat, fields[dice.below(len(fields))], True)
    leaving = [
        f for f in range(len(g.figure)) if g.is_knight(f) and g.region[f] == foe and linked_without(g, foe, f)
    ]
    gone = leaving[dice.below(len(leaving))]
    g.knights[g.figure[gone]] += 1
    g.figure[gone] = -1
