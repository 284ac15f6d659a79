"""What a table looks like: board, cards, mats, examples."""
