"""What an operator does to a server's tables from outside: look, close, delete, back up, check."""
