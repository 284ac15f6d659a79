# What the table in the terminal says by itself.
terminal-prompt = [1–{ $count }, or words; h: help]
terminal-no-choice = There is no choice { $number }; there are 1 to { $count }.
terminal-refused = Not now:
terminal-rule = rule { $rule }
terminal-hand = Only you see
terminal-places = On the board
terminal-signs = Signs
terminal-left = You left the table.
terminal-winner = wins
terminal-bot-illegal = A bot answered what is not allowed; something legal is played for it.
terminal-can = That can be chosen.
terminal-help =
    A number chooses; words do, too, as in the record: “play A07 borders”.
    u  undo       take back
    b  board      draw everything again
    l  log        the last twenty lines
    ?  why WORD   why something cannot be chosen
    q  quit       leave
