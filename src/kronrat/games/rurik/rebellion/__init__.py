"""The solo game: the Rebellion, a seat that answers by rule."""
