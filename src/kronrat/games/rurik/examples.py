"""Placeholder."""
EXAMPLES = []
