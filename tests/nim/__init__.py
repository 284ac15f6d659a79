"""Nim, the smallest game there is: open, without chance, for two. It shows that the contract asks what a game has."""

from kronrat.kernel.game import Info

GAME = Info("nim", "Nim", 1, (2, 2), "nim")
