"""What the table shows, from what may be known."""
