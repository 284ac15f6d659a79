"""The tests folder is on the path, so `toy-1.dist-info` registers the toy as an installed package would."""
