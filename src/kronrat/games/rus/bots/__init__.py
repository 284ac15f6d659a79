"""What bots are told: how good a position looks, and which moves are worth a look."""
