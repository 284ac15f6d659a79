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
    NO_FIGURE,
    PARTS,
    PLACES,
    PRICE,
    SALE,
    TURNS,
)
from kronrat.games.loewenherz.rules.alliance import partners
from kronrat.games.loewenherz.rules.borders import free_edges
from kronrat.games.loewenherz.rules.castles import castle_sites, knight_sites, put_castle
from kronrat.games.loewenherz.rules.deserter import foes, linked_without, welcome_fields, why_not_home
from kronrat.games.loewenherz.rules.end import deck_played_out, king_returns
from kronrat.games.loewenherz.rules.expansion import take, takeable
from kronrat.games.loewenherz.rules.knights import knight_fields, place_knight
from kronrat.games.loewenherz.rules.market import NOTHING_SOLD, top_stack
from kronrat.games.loewenherz.rules.mines import recount, take_income
from kronrat.games.loewenherz.rules.regions import border_stands, regions_of
from kronrat.games.loewenherz.rules.tiles import lay
from kronrat.games.loewenherz.rules.turn import playable, works
from kronrat.games.loewenherz.setup import empty_frame
from kronrat.games.loewenherz.state import State
from kronrat.kernel.dice import Dice
from kronrat.kernel.game import Setup
from kronrat.parts.bits import members


def flat_playout(setup: Setup, dice: Dice) -> int:
    """A whole game, with default options only; how many moves of seats that took."""
    g = empty_frame(setup)
    moves = place_all(g, dice)
    seat = (g.active + g.seats - 1) % g.seats
    while g.deck or g.hand[seat]:
        take_income(g, seat)
        moves += 1
        cards = [card for card in members(g.hand[seat]) if playable(g, seat, card)]
        sold = NOTHING_SOLD
        if cards and dice.below(2):
            moves += carry_out(g, seat, cards[dice.below(len(cards))], dice)
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
    tiles = list(range(CENTRE_TILE))
    for place in range(PLACES):
        tile = CENTRE_TILE if place == CENTRE_PLACE else tiles.pop(dice.below(len(tiles)))
        lay(g, place, tile, dice.below(TURNS))
    for _ in range(HAND):
        for seat in range(g.seats):
            draw(g, seat, dice)
    g.active = dice.below(g.seats)
    sides = [(g.active + n) % g.seats for n in range(g.seats)] * CASTLES_EACH[g.seats]
    sides += [NEUTRAL] * g.settings.neutral_castles
    for side in sides:
        sites = castle_sites(g, side)
        at = sites[dice.below(len(sites))]
        beside = knight_sites(g, at)
        put_castle(g, side, at, beside[dice.below(len(beside))])
    return len(sides)


def draw(g: State, seat: int, dice: Dice) -> None:
    card = 1 << dice.pick_bit(top_stack(g))
    g.deck ^= card
    g.hand[seat] |= card


def refill(g: State, seat: int, sold: int, dice: Dice) -> None:
    open_cards = g.market & ~(1 << sold) if sold != NOTHING_SOLD else g.market
    if open_cards and dice.below(2):
        card = 1 << dice.pick_bit(open_cards)
        g.market ^= card
        g.hand[seat] |= card
    else:
        draw(g, seat, dice)


def carry_out(g: State, seat: int, card: int, dice: Dice) -> int:
    """One symbol of a card, each part at random; how many moves that took."""
    shown = [action for action in range(ACTIONS) if works(g, seat, card, action)]
    action = shown[dice.below(len(shown))]
    g.hand[seat] ^= 1 << card
    g.discard |= 1 << card
    g.ducats[seat] -= PRICE[card]
    moves = 0
    for part in range(PARTS[card][action]):
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
    g.figure[gone] = NO_FIGURE
