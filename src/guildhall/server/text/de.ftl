# Guildhall: words of the server.

server-page-unbuilt = Die Seiten dieses Servers sind noch nicht gebaut. Führe dies im Ordner mit dem Quelltext aus und lade neu:
server-page-api = Die Schnittstelle für Programme ist beschrieben unter
server-guest = Gast

## Why a request was refused

server-error-malformed = Diese Nachricht ist nicht lesbar.
server-error-no-phrase = Diesen Spruch gibt es nicht.
server-error-bad-setup = So lässt sich kein Tisch eröffnen: Bitte prüfe die Einstellungen.
server-error-bad-record = Das ist keine gültige Aufzeichnung.
server-error-unknown-game = Dieses Spiel gibt es hier nicht.
server-error-unknown-bot = Dieses Spiel hat keinen solchen Bot.
server-error-no-token = Dafür brauchst du einen Platz am Tisch.
server-error-wrong-origin = Diese Seite darf den Server nicht benutzen.
server-error-not-yours = Das ist nicht dein Platz.
server-error-no-spectators = An diesem Tisch darf niemand zusehen.
server-error-not-host = Das können nur die, die am Tisch sitzen.
server-error-not-found = Hier ist nichts.
server-error-unknown-table = Diesen Tisch gibt es nicht, oder er wurde schon abgeräumt.
server-error-unknown-move = Die Partie hat keinen solchen Zug.
server-error-bad-method = Diese Adresse lässt sich so nicht benutzen.
server-error-illegal = Dieser Zug ist jetzt nicht erlaubt.
server-error-wrong-seat = Du hast gerade nichts zu entscheiden.
server-error-stale = Die Stellung hat sich inzwischen geändert. Schau noch einmal hin.
server-error-game-over = Die Partie ist zu Ende.
server-error-duplicate = Das ist schon geschehen.
server-error-time-up = Deine Zeit für diesen Zug ist um; ein Bot spielt ihn.
server-error-no-undo = Das lässt sich weder zurücknehmen noch wiederholen.
server-error-undo-limit = In dieser Partie wurde zu viel zurückgenommen.
server-error-table-full = Alle Plätze sind besetzt.
server-error-seat-taken = Dieser Platz ist besetzt.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-already-started = Die Partie hat schon begonnen.
server-error-not-finished = Die Partie ist noch nicht zu Ende.
server-error-old-rules = Diese Partie wurde mit anderen Regeln begonnen und lässt sich hier nicht öffnen.
server-error-no-preview = Dieses Spiel hat keine Vorschau.
server-error-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-error-no-review = Partien dieses Spiels lassen sich noch nicht auswerten.
server-error-bad-name = Dieser Name geht nicht: Er braucht sichtbare Buchstaben und darf keine verborgenen Zeichen haben.
server-error-name-taken = Jemand an diesem Tisch heißt schon so, oder der Name sieht genauso aus. Bitte nimm einen anderen.
server-error-bad-invitation = Diese Einladung wurde schon benutzt oder zurückgezogen.
server-error-watching = Du siehst nur zu.
server-error-chat-limit = An diesem Tisch wurde genug geredet.
server-error-too-large = Diese Nachricht ist zu groß.
server-error-too-many = Zu viele Anfragen. Bitte warte einen Moment.
server-error-busy = Der Server ist beschäftigt. Bitte versuche es noch einmal.
server-error-damaged = Die Aufzeichnung dieses Tisches ist beschädigt; nur der Betreiber des Servers kann das beheben.
server-error-server-full = Für einen weiteren Tisch ist kein Platz.
server-error-internal = Auf dem Server ist etwas schiefgegangen.

## Quick phrases

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-nice-move = Schöner Zug!
server-phrase-thanks = Danke!
server-phrase-sorry = Entschuldigung!
server-phrase-oops = Hoppla!
server-phrase-one-moment = Einen Moment, bitte.
server-phrase-back-soon = Bin gleich wieder da.
server-phrase-your-turn = Du bist dran.
server-phrase-good-game = Das war eine schöne Partie!
server-phrase-again = Spielen wir noch einmal?
server-phrase-bye = Tschüss!
