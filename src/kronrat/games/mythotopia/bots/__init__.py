"""What bots are told: how good a position looks, what becomes of it, which moves are worth a look."""
