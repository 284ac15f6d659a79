"""How the table looks: the map, the cards, the positions shown on the rules page."""
