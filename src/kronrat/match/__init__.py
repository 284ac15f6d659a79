"""A match: state, log, sealed dice and undo. No web, no SQL."""
