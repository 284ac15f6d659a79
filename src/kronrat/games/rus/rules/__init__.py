"""The rules, one file per chapter; `flow` is the table of contents."""
