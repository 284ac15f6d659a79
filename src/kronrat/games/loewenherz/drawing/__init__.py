"""How Löwenherz is drawn, from what may be known."""
