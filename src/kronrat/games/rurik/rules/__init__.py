"""The rules, one file per chapter of the rulebook; flow.py is the table of contents."""
