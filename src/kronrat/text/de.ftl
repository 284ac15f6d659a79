# Die Wörter des Tisches. Die Wörter eines Spiels stehen in seinem Ordner und gehen vor.

## Haus
house-line = Rivalisierende Fürsten, ein leerer Thron, ein Tisch
home = Startseite
choose-game = Wähle ein Spiel
players = { $least } bis { $most } Spieler
at-the-table = Am Tisch
how-many = Anzahl der Spieler
kind-person = Mensch
kind-bot = Bot
kind-open = Offen
open-help = Wer den Link hat, kann sich hierher setzen.
name-of = Name von { $seat }
level-of = Stärke von { $seat }
style-of = Charakter von { $seat }
edition = Ausgabe
options = Regeln dieser Partie ändern
training = Übung
training-option = Zurücknehmen, allein gegen Bots
training-fair = Soweit nichts Verdecktes zu sehen war
training-free = Alles, zur Übung (in der Mitschrift vermerkt)
advising = Rat vom Bot
advising-auto = Nur wenn alle an einem Bildschirm sitzen
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
theme = Darstellung
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Leise Töne
settings = Einstellungen
confirm-label = Vor einem Zug nachfragen
confirm-final = Wenn er endgültig ist
confirm-all = Immer
confirm-none = Nie
speed = Züge der anderen
speed-instant = Sofort
speed-quick = Zügig
speed-calm = Ruhig
speed-step = Schritt für Schritt
type-size = Schriftgröße
type-usual = Normal
type-larger = Größer
type-largest = Am größten
board-zoom = Spielplan zu Beginn
board-zoom-whole = Ganz
board-zoom-near = Nah
board-zoom-nearer = Näher
motion = Bewegung
motion-system = Wie das Gerät
motion-full = An
motion-none = Aus
seat-colours = Farben der Plätze
settings-stay = Bleibt in diesem Browser.

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
score-of = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
bot-role = { $bot } (Bot)
bot-page = Page
bot-squire = Knappe
bot-knight = Ritter
bot-king = König
bot-emperor = Kaiser
level-page = Page: ist mit dem ersten guten Zug zufrieden
level-squire = Knappe: denkt einen Zug voraus
level-knight = Ritter: urteilt aus Erfahrung
level-king = König: denkt lange nach
level-emperor = Kaiser: nimmt sich mehrere Sekunden
style-none = ohne Charakter
style-builder = Baumeister
style-warrior = Krieger
style-trader = Händler
bot-random = Zieht zufällig
bot-automa = Spielt nach seinen Regeln
bot-greedy = Denkt einen Zug voraus
bot-ismcts = Sucht
bot-knight1 = Sucht kurz nach Hinweisen
bot-king1 = Sucht nach Hinweisen
bot-learned = Folgt einem Netz
held-by = Gehört { $seat }.
held-neutral = Gehört niemandem am Tisch.

## Tisch
title-yours = ● Du bist dran · { $title }
title-theirs = { $seat } · { $title }
title-over = Zu Ende · { $title }
waiting = Warten auf { $seat }.
waiting-empty = Auf { $seat } sitzt noch niemand. Gib den Link weiter, dann geht es los.
spectator = Du schaust zu.
following = { $count ->
    [one] Noch ein Zug zu sehen
   *[other] Noch { $count } Züge zu sehen
}
follow-next = Weiter
follow-skip = Überspringen
since = Seit deinem Zug
since-of = Seit dem Zug von { $seat }
confirm-prompt = Das lässt sich nicht zurücknehmen. Ausführen?
confirm-plain = Willst du das so?
held-prompt = Was tust du mit { $thing }?
confirm = Ausführen
cancel = Abbrechen
back = Zurück
undo = Zurück
undo-title = Deine letzte Entscheidung zurücknehmen (U)
advice = Was würdest du tun?
advice-short = Rat
advice-title = Einen Bot fragen, was er an deiner Stelle tun würde (A)
advice-heading = Das würde der Bot tun
advice-note = Geschätzte Siegchancen nach dem Zug. Was du nicht wissen kannst, wurde für jeden Versuch neu gezogen.
advice-note-plain = Die besten Züge zuerst. Was du nicht wissen kannst, wurde für jeden Versuch neu gezogen.
advice-show = Diesen Zug auf dem Spielplan zeigen
advice-line = So könnte es weitergehen
advice-tried = { $count ->
    [one] einmal versucht
   *[other] { $count }-mal versucht
}
advice-play = So spielen
chances = Siegchancen
percent = { $value } %
would = Das würde passieren:
sending = Gesendet …
rule = Regel { $rule }
board = Spielplan
board-pieces = Was auf dem Spielplan steht
parts = Teile des Tisches
hand-notes = Was du weißt
hand-notes-count = { $count ->
    [one] Etwas, das du weißt
   *[other] { $count } Dinge, die du weißt
}
tab-hand = Hand
sheet-tracks = Leisten
sheet-cards = Karten
swap = Groß zeigen
choices = Zur Wahl
choices-count = { $count ->
    [one] Eines zur Wahl
   *[other] { $count } zur Wahl
}
page-back = Davor
page-on = Mehr
page-of = { $page } von { $pages }
look-past = Spielplan ansehen
look-again = Zurück zur Wahl
not-now = Gerade nicht möglich ({ $count })
details-of = Mehr über { $seat }
card-back = Eine verdeckte Karte
hidden = etwas Geheimes
zoom = Ausschnitt
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Der ganze Spielplan
rules = Regeln
help = Hilfe
share = Link kopieren
share-copied = Link kopiert
scores = Wertung
reconnecting = Die Verbindung ist weg. Neuer Versuch …
close = Schließen

## Die Regelseite
rules-search = Suchen, auch move-1
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-previous = Voriges Kapitel
rules-next = Nächstes Kapitel
rules-back = Die Regeln
player-aid = Kurzübersicht
print = Drucken
cards-search = Hierin suchen
cards-ask = verlangen
cards-give = geben
cards-shown = { $shown } von { $all } gezeigt, { $total } im Spiel
cards-copies = ×{ $count }
cards-none = Keine davon passt.

## Verlauf und Vergangenheit
log = Verlauf
log-jump = Den Tisch nach diesem Zug ansehen
log-fold = { $count ->
    [one] ein kleiner Schritt
   *[other] { $count } kleine Schritte
}
turn-of = { $number } · { $seat }
set-up = Aufbau
replay = Die Partie ablaufen lassen
replay-pause = Anhalten
replay-pace = Wie schnell sie abläuft: { $pace }×
times = { $value }×
why-move = Warum?
scrub = Durch die Partie zurückblättern
scrub-at = Entscheidung { $at } von { $last }
scrub-back = Einen Zug zurück
scrub-on = Einen Zug weiter
past-line = Du blickst zurück: der Tisch nach Entscheidung { $at } von { $last }.
scrub-now = Zur aktuellen Stellung

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
moves-count = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
look-at-board = Den Spielplan ansehen
new-game = Noch eine Partie
download-record = Mitschrift herunterladen
curve = Siegchancen im Lauf der Partie
curve-label = Siegchancen: mit den Pfeiltasten durch die Partie gehen, Eingabe öffnet die Stellung
curve-working = Die Partie wird durchdacht …
curve-at = { $at ->
    [one] Nach 1 Entscheidung:
   *[other] Nach { $at } Entscheidungen:
}
curve-note = Geschätzt: eine kurze Suche in jeder Stellung, aus der Sicht dessen, der am Zug war. Wer knapp vorn liegt, gewinnt längst nicht immer.
turns = Wendepunkte
turns-none = Keine einzelne Entscheidung hat die Chancen weit verschoben.
turn-look = Ansehen
turn-look-title = Den Tisch vor dieser Entscheidung ansehen
play-on = Ab hier spielen
play-on-title = Von dieser Stellung aus gegen Bots weiterspielen, an einem neuen Tisch

## Hilfe
help-title = So spielst du an diesem Tisch
help-intro = Was magenta umrandet ist, kannst du wählen: Klick es an. Alles andere sagt dir, warum es nicht geht und nach welcher Regel. Zeig mit der Maus auf etwas oder halte es gedrückt, dann erscheint eine Erklärung.
legend = Die Zeichen
help-keys = Tasten
help-more = Mehr Hilfe: Partien studieren, zusammen spielen, im Terminal
key-arrows = von einem wählbaren Ding zum nächsten gehen
    .keys = ← ↑ → ↓
key-shift = über alles gehen und es sich erklären lassen
    .keys = Umschalt + Pfeile
key-enter = wählen
    .keys = Eingabe
key-escape = die Auswahl aufgeben oder zur aktuellen Stellung zurückkehren
    .keys = Esc
key-undo = zurücknehmen
    .keys = U
key-advice = fragen, was ein Bot tun würde
    .keys = A
key-zoom = näher, weiter weg, der ganze Spielplan
    .keys = +  −  0
key-scrub = einen Zug zurück, einen Zug weiter
    .keys = ,  .
key-help = diese Seite
    .keys = ?

## Gründe
why-not-asked = Du bist gerade nicht dran. Warte, bis dein Platz markiert ist.
why-malformed = Das steht gerade nicht zur Wahl.
why-stale = Der Tisch ist schon weiter. Sieh noch einmal hin, dann wähle.
why-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
why-game-over = Die Partie ist zu Ende.
why-offline = Die Verbindung ist weg. Sie kommt von selbst wieder; wähle dann noch einmal.
why-undo-start = Es gibt nichts zurückzunehmen.
why-undo-chance = Seither wurden Karten oder Würfel aufgedeckt, das lässt sich nicht mehr zurücknehmen.
why-undo-revealed = Diese Entscheidung hat dir etwas Verborgenes gezeigt, sie lässt sich nicht mehr zurücknehmen.
why-undo-shown = Die Antwort eines Bots hat dir etwas Verdecktes gezeigt, darum bleibt es dabei.
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
rule-undo-alone = Allein gegen Bots nimmt man auch über deren Antworten hinweg zurück, soweit seither nichts Verdecktes zu sehen war.

## Fehler
error-offline = Der Server antwortet nicht. Läuft er? Versuch es noch einmal.
error-server = Der Server konnte das nicht. Versuch es noch einmal; bleibt es so, zeigt den Grund das Fenster, in dem der Server läuft.
error-not-found = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link abgeschnitten.
error-no-page = Diese Seite gibt es nicht
error-unknown-game = Dieses Spiel wird hier nicht gespielt.
error-no-table = Diesen Tisch gibt es nicht
error-unknown-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link abgeschnitten.
error-unknown-file = Diese Seite ist noch nicht geschrieben.
error-not-over = Die Mitschrift gibt es, wenn die Partie zu Ende ist.
error-seat-taken = Dort sitzt schon jemand.
error-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
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
error-other-rules = Diese Partie wurde nach einer anderen Regelfassung als der hier gültigen gespielt.
error-broken = Dieser Tisch lässt sich nicht mehr lesen: Seine Mitschrift passt nicht zu den Regeln.
