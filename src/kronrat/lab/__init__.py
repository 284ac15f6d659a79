"""Simulation, fuzzing and statistics: many games, no table."""
