"""A drill for the server: it is killed, stopped, cut off and starved under load, and a checker judges what it told."""
