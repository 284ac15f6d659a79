"""Placeholder."""

EXAMPLES = []
