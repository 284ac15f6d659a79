# Die Wörter des Tisches. Die Wörter eines Spiels stehen in seinem Ordner und gehen vor.

## Haus
house-line = Rivalisierende Fürsten, ein leerer Thron, ein Tisch
home = Zum Anfang
choose-game = Wähle ein Spiel
players = { $least } bis { $most } Spieler
at-the-table = Am Tisch
how-many = Wie viele spielen
kind-person = Mensch
kind-bot = Bot
kind-open = Offen
open-help = Wer den Link hat, kann sich hierher setzen.
name-of = Name von { $seat }
level-of = Stärke von { $seat }
edition = Ausgabe
options = Regeln dieser Partie ändern
advising = Rat vom Bot
advising-auto = Nur an einem Bildschirm
advising-always = Für alle
advising-never = Für niemanden
read-rules = Regeln lesen
start = Partie beginnen
start-bots = Gegen Bots spielen
starting = Wird aufgebaut …
running = Deine laufenden Partien
finished = Beendet
open-record = Mitschrift öffnen
opening-record = Wird geprüft …
open-record-help = Eine beendete Partie aus ihrer Datei: noch einmal ansehen, Wendepunkte finden, von jedem Zug an weiterspielen.
language = Sprache
theme = Licht
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Leise Töne
settings = Einstellungen
confirm-label = Vor einem Zug nachfragen
confirm-final = Wenn er endgültig ist
confirm-all = Immer
confirm-none = Nie

## Plätze
seat-red = Rot
seat-blue = Blau
seat-ochre = Ocker
seat-green = Grün
seat-violet = Violett
seat-teal = Petrol
seat-ink = Tinte
seat-umber = Umbra
seat-neutral = Neutral
seat-open = freier Platz
seat-you = du
seat-person = Mensch
seats = Plätze
sit-here = Hier hinsetzen
thinking = überlegt …
hurry = Zieh jetzt
hurry-title = Unterbrich den Bot: Er spielt das Beste, was er bisher gefunden hat
score-of = { $score } Punkte
bot-role = Bot, { $bot }
bot-page = Page, ist mit dem ersten guten Zug zufrieden
bot-squire = Knappe, denkt einen Zug voraus
bot-knight = Ritter, wägt deine Antworten ab
bot-king = König, denkt am längsten nach
bot-random = Zieht zufällig
bot-automa = Spielt nach seinen Regeln
bot-greedy = Denkt einen Zug voraus
bot-ismcts = Sucht
held-by = Gehört { $seat }.
held-neutral = Gehört niemandem am Tisch.

## Tisch
title-yours = ● Du bist dran · { $title }
title-theirs = { $seat } · { $title }
title-over = Zu Ende · { $title }
your-turn = Du bist dran.
waiting = { $seat } ist am Zug.
confirm-prompt = Das lässt sich nicht zurücknehmen. Ausführen?
confirm-plain = Willst du das so?
held-prompt = Was tust du mit { $thing }?
confirm = Ausführen
cancel = Abbrechen
undo = Zurück
undo-title = Deine letzte Entscheidung zurücknehmen (U)
advice = Was tätest du?
advice-title = Einen Bot fragen, was er an deiner Stelle täte (A)
advice-heading = Das täte der Bot
advice-note = Geschätzte Siegchancen nach dem Zug. Was du nicht wissen kannst, wurde für jeden Versuch neu gezogen.
advice-note-plain = Die besten Züge zuerst. Was du nicht wissen kannst, wurde für jeden Versuch neu gezogen.
advice-show = Diesen Zug auf der Karte zeigen
advice-line = So könnte es weitergehen
advice-tried = { $count ->
    [one] einmal versucht
   *[other] { $count }-mal versucht
}
advice-play = So spielen
chances = Siegchancen
percent = { $value } %
would = Würde geschehen:
sending = Gesendet …
rule = Regel { $rule }
board = Die Karte
board-pieces = Was auf der Karte steht
parts = Teile des Tisches
tab-hand = Hand
tab-boards = Auslage
tab-seats = Plätze
tab-log = Verlauf
filter = Nur Karten zeigen mit
filter-all = Alle
row-empty = leer
card-back = Eine verdeckte Karte
hidden = etwas Geheimes
zoom = Ausschnitt
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Die ganze Karte
rules = Regeln
help = Hilfe
share = Link kopieren
share-copied = Link kopiert
scores = Wertung
reconnecting = Die Verbindung ist weg. Neuer Versuch …
close = Schließen

## Verlauf und Vergangenheit
log = Verlauf
log-jump = Den Tisch nach diesem Zug ansehen
why-move = Warum?
scrub = Durch die Partie zurückblättern
scrub-at = Zug { $at } von { $last }
scrub-back = Einen Zug zurück
scrub-on = Einen Zug weiter
past-line = Du blickst zurück: der Tisch nach Entscheidung { $at } von { $last }.
scrub-now = Zum Jetzt

## Mehrere an einem Bildschirm
pass-to = Gib den Bildschirm weiter an { $seat }
pass-why = Was jetzt kommt, ist nur für ein Paar Augen bestimmt.
pass-here = Ich bin { $seat }

## Das Ende
wins = { $count ->
    [0] Niemand gewinnt
    [one] { $seat } gewinnt
   *[other] { $seat } gewinnen gemeinsam
}
total = Punkte
score-chart = Punkte im Lauf der Partie
moves-count = { $count } Entscheidungen
look-at-board = Die Karte ansehen
new-game = Noch eine Partie
download-record = Mitschrift herunterladen
curve = Siegchancen im Lauf der Partie
curve-label = Siegchancen: mit den Pfeiltasten durch die Partie gehen, Eingabe öffnet die Stellung
curve-working = Die Partie wird durchdacht …
curve-at = Nach { $at } Entscheidungen:
curve-note = Geschätzt: eine kurze Suche in jeder Stellung, aus der Sicht dessen, der am Zug war. Wer knapp vorn liegt, gewinnt längst nicht immer.
turns = Wendepunkte
turns-none = Keine einzelne Entscheidung hat die Chancen weit verschoben.
turn-look = Ansehen
turn-look-title = Den Tisch vor dieser Entscheidung ansehen
play-on = Ab hier spielen
play-on-title = Von dieser Stellung aus gegen Bots weiterspielen, an einem neuen Tisch

## Hilfe
help-title = So spielst du an diesem Tisch
help-intro = Was leuchtet, kannst du wählen: klick es an. Was nicht leuchtet, sagt dir, warum nicht und nach welcher Regel. Verweile auf einem Ding oder drück es lange, dann erklärt es sich.
key-arrows = von einem wählbaren Ding zum nächsten gehen
    .keys = ← ↑ → ↓
key-shift = über alles gehen und es sich erklären lassen
    .keys = Umschalt + Pfeile
key-enter = wählen
    .keys = Eingabe
key-escape = einen halben Zug aufgeben oder zum Jetzt zurückkehren
    .keys = Esc
key-undo = zurücknehmen
    .keys = U
key-advice = fragen, was ein Bot täte
    .keys = A
key-zoom = näher, weiter weg, die ganze Karte
    .keys = +  −  0
key-scrub = einen Zug zurück, einen Zug weiter
    .keys = ,  .
key-help = diese Seite
    .keys = ?

## Gründe
why-not-asked = Du bist gerade nicht gefragt. Warte, bis dein Platz markiert ist.
why-malformed = Danach ist gerade nicht gefragt.
why-stale = Der Tisch ist schon weiter. Sieh noch einmal hin, dann wähle.
why-game-over = Die Partie ist zu Ende.
why-offline = Die Verbindung ist weg. Sie kommt von selbst wieder; wähle dann noch einmal.
why-undo-start = Es gibt nichts zurückzunehmen.
why-undo-chance = Inzwischen sind Karten oder Würfel gefallen: Gesehenes bleibt gesehen.
why-undo-revealed = Diese Entscheidung hat dir etwas Verborgenes gezeigt: Gesehenes bleibt gesehen.
why-undo-foreign = Inzwischen hat jemand anders gezogen. Nur deine eigenen letzten Entscheidungen lassen sich zurücknehmen.
why-undo-over = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
why-unknown-verb = Das geht jetzt nicht.
why-unknown-word = So etwas gibt es auf dem Tisch nicht.
why-too-many-words = Das ist mehr, als gefragt war.
why-unreadable = Der Server konnte das nicht lesen. Lade die Seite neu.
why-too-fast = Das war zu schnell. Bitte noch einmal.
why-not-saved = Der Server konnte den Zug nicht sichern, er zählt also nicht. Versuch es noch einmal.
why-not-yours = Dieser Platz gehört jemand anderem.

## Regeln des Tisches
rule-turn = Nur ein Platz, der gefragt ist, entscheidet.
rule-notation = Ein Zug nennt, wonach gefragt ist, eins nach dem anderen.
rule-table = Ein Zug gilt für den Tisch, wie er beim Ziehen zu sehen war.
rule-undo = Zurücknehmen kann man die eigenen letzten Entscheidungen, solange weder Zufall noch ein anderer Platz darauf geantwortet hat.

## Fehler
error-offline = Der Server antwortet nicht. Läuft er? Die Seite versucht es mit dir wieder.
error-server = Der Server konnte das nicht. Versuch es noch einmal; bleibt es so, sagt sein Fenster, warum.
error-not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link abgeschnitten.
error-no-table = Diesen Tisch gibt es nicht
error-unknown-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
error-unknown-file = Diese Seite ist noch nicht geschrieben.
error-not-over = Die Mitschrift gibt es, wenn die Partie zu Ende ist.
error-seat-taken = Dort sitzt schon jemand.
error-no-advice = An diesem Tisch wird kein Bot um Rat gefragt.
error-too-busy = Die Bots sind gerade sehr gefragt. Versuch es gleich noch einmal.
error-bot = Diesen Bot gibt es hier nicht.
error-too-many-tables = Zu viele Tische auf einmal. Warte eine Minute, dann versuch es wieder.
error-no-record = Diese Datei ist keine Mitschrift einer Partie.
error-bad-header = Der Kopf dieser Mitschrift ist unvollständig.
error-broken-record = Diese Mitschrift stimmt nicht: Irgendwo ist ein Zug, ein Würfel oder das Ergebnis anders, als Regeln und Siegel es sagen. In der Kommandozeile nennt kronrat verify die Zeile.
error-unfinished-record = Diese Mitschrift hört vor dem Ende der Partie auf. Geöffnet werden nur beendete.
error-too-large = Diese Datei ist zu groß für eine Mitschrift.
error-game = Diese Mitschrift ist von einem Spiel, das es hier nicht gibt.
error-other-rules = Diese Partie wurde nach einer anderen Fassung der Regeln gespielt, als sie hier gilt.
error-broken = Dieser Tisch lässt sich nicht mehr lesen: Seine Mitschrift passt nicht zu den Regeln.
