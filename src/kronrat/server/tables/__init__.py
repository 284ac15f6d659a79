"""Tables that are open in memory: rooms, who sits there, what viewers are shown and may ask."""
