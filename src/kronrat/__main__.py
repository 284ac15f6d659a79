"""`python -m kronrat` is `kronrat`."""

from kronrat.cli.main import main

main()
