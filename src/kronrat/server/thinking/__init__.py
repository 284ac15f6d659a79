"""What bots do for the server, in processes of their own: moves, advice, the chances along a finished game."""
