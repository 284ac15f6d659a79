"""The rulebook, a chapter a file. `flow` is the table of contents."""
