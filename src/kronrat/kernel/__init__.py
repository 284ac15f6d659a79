"""The kernel: domains, steps, verbs, moves, cursor, log. It knows no game, no clock, no text and no web."""
