# Was der Tisch im Terminal von sich aus sagt.
terminal-prompt = [1–{ $count } oder Wörter; h: Hilfe]
terminal-no-choice = Eine Wahl { $number } gibt es nicht, nur 1 bis { $count }.
terminal-refused = Jetzt nicht:
terminal-rule = Regel { $rule }
terminal-hand = Nur du siehst
terminal-places = Auf dem Brett
terminal-signs = Zeichen
terminal-left = Du hast den Tisch verlassen.
terminal-winner = gewinnt
terminal-bot-illegal = Ein Bot hat etwas Unerlaubtes geantwortet; für ihn wird etwas Erlaubtes gespielt.
terminal-can = Das kann gewählt werden.
terminal-help =
    Eine Zahl wählt aus; Wörter tun es auch, wie im Protokoll: „play A07 borders“.
    u  zurück       zurücknehmen
    b  brett        alles neu zeichnen
    l  verlauf      die letzten zwanzig Zeilen
    ?  warum WORT   warum etwas nicht gewählt werden kann
    q  ende         den Tisch verlassen
