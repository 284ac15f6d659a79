"""Bots that learn: self-play, training and a gate, generation by generation (`kronrat lab learn`)."""
