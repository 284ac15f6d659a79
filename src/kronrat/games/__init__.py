"""The games. Each folder reads like its rulebook; nothing outside imports one, and none imports another."""
