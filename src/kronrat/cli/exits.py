"""Exit codes."""

INTERRUPTED = 130
