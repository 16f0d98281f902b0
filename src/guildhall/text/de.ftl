# Guildhall: words shared by all games and the command line.

app-name = Guildhall
app-tagline = Brettspiele mit genauen Regeln, ehrlichen Bots und vollständigen Aufzeichnungen.

## The command line: help

cli-help = Brettspiele im Terminal: Bots zusehen, sie gegeneinander antreten lassen, Aufzeichnungen prüfen, Karten werten.
cli-version-help = Die Version anzeigen und beenden.
cli-lang-help = Sprache: en, ru oder de.
cli-game-help = Die Kennung des Spiels.
cli-seed-help = Ein Text, der allen Zufall festlegt.
cli-json-help = JSON für Programme ausgeben.
cli-option-help = Eine Spieloption als NAME=WERT; mehrfach möglich.
cli-arena-help = Bots eine Reihe von Partien spielen lassen und das Ergebnis zeigen.
cli-arena-bots-help = Kennungen der Bots, durch Kommas getrennt. Dahinter ein Budget je Entscheidung: master@400 (versuchte Ausgänge), master@0.5s (Sekunden). Eigene: paket.modul:Name.
cli-arena-games-help = Wie viele Partien jede Gruppe von Bots spielt, auf ganze Kartenfolgen aufgerundet: Jede Kartenfolge wird in jeder Sitzordnung einmal gespielt.
cli-arena-seats-help = Alle Gruppen von so vielen Bots treffen aufeinander (2: alle Paare), statt alle an einem Tisch.
cli-arena-workers-help = Wie viele Prozesse benutzt werden.
cli-arena-executor-help = Wo gespielt wird: processes (auf diesem Rechner) oder ray (der Cluster unter RAY_ADDRESS, sonst ein lokaler).
cli-arena-records-help = Ein Ordner für die Aufzeichnung jeder Partie und für die Ergebnisse, sobald sie da sind.
cli-arena-resume-help = Eine Datei für die Ergebnisse, sobald sie da sind; gibt es sie schon, geht die Reihe dort weiter.
cli-arena-plot-help = Die Verteilung der Punkte in diese SVG-Datei zeichnen.
cli-arena-solo-help = Jeder Bot spielt allein, auf jeder Landkarte des Spiels.
cli-clairvoyant-help = Einen Bot im Solospiel mit jemandem vergleichen, der alle Karten im Voraus kennt.
cli-clairvoyant-bot-help = Der Bot, mit seiner Kennung, auf Wunsch mit Budget, oder ein eigener; wie in der Arena.
cli-clairvoyant-games-help = Wie viele Kartenfolgen beide spielen.
cli-clairvoyant-beam-help = Wie viele Spielverläufe zugleich verfolgt werden.
cli-clairvoyant-breadth-help = Wie viele Arten, einen Zug zu spielen, für jeden davon versucht werden.
cli-clairvoyant-records-help = Ein Ordner mit Aufzeichnungen: Partien des Bots, die dort liegen (auch aus der Arena), werden nicht noch einmal gespielt, die übrigen dort abgelegt.
cli-watch-help = Bots bei einer Partie zusehen, im Terminal gezeichnet.
cli-watch-delay-help = Sekunden zwischen zwei Schritten.
cli-watch-every-help = Die Karten nach jeder aufgedeckten Karte zeichnen, auch wenn die Ausgabe kein Terminal ist.
cli-replay-help = Eine aufgezeichnete Partie durchgehen oder prüfen.
cli-replay-file-help = Die Aufzeichnung; ein einzelner Bindestrich liest die Standardeingabe.
cli-replay-verify-help = Nur prüfen: jede Aktion, jeden Fingerabdruck, den Startwert und sein Siegel.
cli-score-help = Eine Karte vom Papier werten.
cli-score-map-help = Eine Datei mit der Karte als Buchstabenzeilen; ein einzelner Bindestrich liest die Standardeingabe.
cli-score-side-help = Die gedruckte Seite der Karte.
cli-score-edict-help = Die Kennung der Wertungskarte; mehrfach möglich. Ohne Angabe alle.
cli-score-ruins-help = Ruinenfelder statt der gedruckten: ZEILE,SPALTE ab 0 gezählt, durch Leerzeichen getrennt.
cli-score-free-form-help = Jedes Rechteck mit beliebigen Bergen annehmen.
cli-serve-help = Den Server starten: Tische für Menschen und Bots, im Browser und über das Netz.
cli-serve-host-help = Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere Rechner herein.
cli-serve-port-help = Port, auf dem der Server lauscht.
cli-serve-processes-help = Wie viele Serverprozesse sich den Port teilen; mehr als einer braucht Redis.
cli-serve-database-url-help = Wo die Tische liegen: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
cli-serve-redis-url-help = Redis, über das mehrere Prozesse voneinander erfahren: redis://RECHNER/0.
cli-serve-origins-help = Weitere Webadressen, deren Seiten diesen Server nutzen dürfen, durch Kommas getrennt.
cli-serve-trusted-proxies-help = Adressen von Proxys, die die Adresse des Clients nennen dürfen, durch Kommas getrennt.
cli-serve-secure-cookies-help = Cookies nur über HTTPS senden.
cli-serve-log-format-help = Protokollzeilen für Menschen (text) oder für Maschinen (json).
cli-serve-log-level-help = Was protokolliert wird: debug, info, warning oder error.
cli-serve-metrics-help = Wer unter /metrics Messwerte (für Prometheus) abholen darf: niemand, Programme auf dieser Maschine oder alle.
cli-serve-bot-workers-help = Wie viele Prozesse für Bots rechnen.
cli-serve-expert-seconds-help = Wie viele Sekunden ein Experte über eine Entscheidung nachdenkt.
cli-serve-master-seconds-help = Wie viele Sekunden ein Meister über eine Entscheidung nachdenkt.
cli-serve-hint-seconds-help = Wie viele Sekunden über einen Tipp nachgedacht wird.
cli-serve-review-seconds-help = Wie viele Sekunden eine Partie für ihre Auswertung durchsucht wird.
cli-serve-grace-help = Sekunden, nach denen ein Bot für jemanden spielt, der einen Live-Tisch verlassen hat.
cli-serve-address-rate-help = Anfragen, die jede Adresse pro Sekunde stellen darf; 0 heißt unbegrenzt.
cli-serve-seat-rate-help = Nachrichten, die jeder Platz pro Sekunde senden darf; 0 heißt unbegrenzt.
cli-serve-connections-help = Verbindungen, die jede Adresse offen halten darf.
cli-serve-sockets-help = Sockets, die jede Adresse offen haben darf, auch die von Webseiten.
cli-serve-tables-per-hour-help = Tische, die jede Adresse pro Stunde eröffnen darf; 0 heißt unbegrenzt.
cli-serve-hint-rate-help = Tipps pro Sekunde je Adresse; 0 heißt unbegrenzt.
cli-serve-reviews-per-hour-help = Auswertungen je Adresse und Stunde; 0 heißt unbegrenzt.
cli-serve-most-tables-help = Wie viele Tische insgesamt aufgehoben werden; 0 heißt unbegrenzt.
cli-serve-idle-seconds-help = Sekunden, nach denen ein Tisch, an dem nichts geschieht, den Speicher verlässt; bei Bedarf wird er neu gelesen.
cli-serve-keep-open-days-help = Tage, nach denen ein Tisch abgeräumt wird, an dem nie begonnen wurde; 0 behält ihn.
cli-serve-keep-running-days-help = Tage, nach denen eine Partie abgeräumt wird, die niemand weiterspielt; 0 behält sie.
cli-serve-keep-finished-days-help = Tage, nach denen eine beendete Partie abgeräumt wird; 0 behält sie.
cli-serve-open-help = Einen Browser öffnen, sobald der Server läuft.
cli-backup-help = Alle Tische in eine neue Datei kopieren, auch bei laufendem Server, und jeden nachspielen.
cli-backup-file-help = Die Datei der Sicherung.
cli-restore-help = Eine leere Datenbank aus einer Sicherung füllen.
cli-bench-help = Geschwindigkeit messen: der Regeln eines Spiels neben anderen offenen Engines, der weitergespielten Partien der Bots oder des Servers.
cli-bench-what-help = Ein Spiel mit seiner Kennung: Entscheidungen und Vorschauen pro Sekunde. bots: ab der Mitte weitergespielte Partien pro Sekunde, für jedes Spiel: zufällig nach den Regeln, schnell, und Ausgänge der Suche des Meisters. server: Züge pro Sekunde.
cli-bench-tables-help = Wie viele Tische mit zwei Plätzen zugleich spielen (nur server).
cli-bench-seconds-help = Sekunden für jede Messung.
cli-bench-against-help = Ein anderer Checkout von Guildhall, in denselben Runden gemessen (nur Spiele): sagt zu jeder Messung, ob dieser hier schneller oder langsamer ist oder kein Unterschied besteht.


## The command line: arena

arena-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit Startwert { $seed }
arena-options = Optionen: { $options }
arena-counted = { $deals ->
    [one] { $deals } Kartenfolge
   *[other] { $deals } Kartenfolgen
}, jede in { $rotations ->
    [one] { $rotations } Sitzordnung
   *[other] { $rotations } Sitzordnungen
} gespielt. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
arena-counted-groups = { $deals ->
    [one] { $deals } Kartenfolge
   *[other] { $deals } Kartenfolgen
}, jede von { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
} von Bots in { $rotations ->
    [one] { $rotations } Sitzordnung
   *[other] { $rotations } Sitzordnungen
} gespielt. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
arena-counted-solo = { $deals ->
    [one] { $deals } Kartenfolge, für alle dieselbe
   *[other] { $deals } Kartenfolgen, für alle dieselben
}. Die Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
arena-unfinished = { $games ->
    [one] { $games } Partie blieb unbeendet und zählt, wie sie stand.
   *[other] { $games } Partien blieben unbeendet und zählen, wie sie standen.
}
arena-wins-title = Siege
arena-points-title = Punkte
arena-turns-title = Eigene Züge bis zum Sieg
arena-pairs-title = Jeder gegen jeden, nach Kartenfolgen
arena-elo-title = Elo-Zahlen
arena-verdict-title = Nach den Soloregeln
arena-bot = Bot
arena-map = Karte
arena-pair = Paar
arena-against = { $first } – { $second }
arena-games = Partien
arena-wins = Siege
arena-shared = Geteilt
arena-share = Siege, %
arena-interval = 95 %
arena-mean = Mittel
arena-spread = Streuung
arena-least = Min.
arena-most = Max.
arena-time = ms je Zug
arena-difference = Vorsprung
arena-elo = Elo
arena-anchor = fest
arena-bounded = Jemand hat den anderen nichts abgenommen oder sie noch nicht getroffen; damit keine Zahl unendlich wird, zählt für jedes Paar eine geteilte Partie mehr.
arena-rating = Wertung
arena-won = Siege, %
arena-titles = { $name }: { $titles }
arena-distribution = Punkte von { $bot }
arena-plot-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-plot-seed = Startwert: { $seed }
arena-plot-axis = Punkte je Partie; der Strich ist das Mittel, das Band sein 95-%-Intervall
arena-plot-heights = Die Balken zählen Partien; jede Zeile hat ihren eigenen Maßstab, die höchste Zahl steht daneben
arena-plot-mean = Mittel { $mean } ({ $interval })
arena-plot-bot = { $bot }: { $means }.
arena-seconds = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $seconds } s auf { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozessen
}
arena-playing = Es wird gespielt
arena-resumed = Fortgesetzt aus { $file }: { $done } von { $total } Partien waren schon da.
arena-unrecorded = Von diesen Partien { $games ->
    [one] hat { $games }
   *[other] haben { $games }
} keine Aufzeichnung in { $folder }: Aufgezeichnet werden nur Partien, die jetzt gespielt werden.
arena-stopped = Abgebrochen nach { $done } von { $total } Partien.
arena-stopped-resume = Abgebrochen nach { $done } von { $total } Partien. Weiter mit: --resume { $file }
clairvoyant-search = Suche mit Kenntnis aller Karten: --beam { $beam } --breadth { $breadth }
arena-foreseen = Alle Karten bekannt
arena-reached = Anteil, %
arena-equal = Gleich gut
arena-winnable = Gewinnbar, %
arena-kept = { $kept ->
    [one] { $kept } Partie des Bots liegt in { $folder } und wird nicht noch einmal gespielt.
   *[other] { $kept } Partien des Bots liegen in { $folder } und werden nicht noch einmal gespielt.
}

## The command line: watching and replaying

watch-title = { $game }, Startwert { $seed }
watch-why = { $seat }: { $reasons }
watch-score = { $seat }: { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
}
watch-winner = { $seat } gewinnt mit { $total ->
    [one] { $total } Stern
   *[other] { $total } Sternen
}.
watch-tie = Der Sieg wird geteilt: { $seats }.
replay-verified = Die Aufzeichnung stimmt: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, Zustand { $digest }.
replay-sealed = Der Startwert passt zum Siegel, und jede Karte kommt wie aufgezeichnet.
replay-seeded = Der Startwert bringt jede Karte wie aufgezeichnet; ein Siegel ist nicht aufgezeichnet.
replay-unsealed = Es ist kein Startwert aufgezeichnet, daher ließ sich der Zufall nicht prüfen.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-keys = Enter: weiter · b: zurück · q: beenden

## The command line: scoring a map

score-edict = Wertungskarte
score-stars = Sterne
score-cells = Felder
score-monsters = Monster

## The command line: benchmark

bench-title = Geschwindigkeit von „{ $game }“ auf einem Kern
bench-what = Gemessen
bench-rate = Pro Sekunde
bench-ratio = Gegenüber { $engine }
bench-full = Entscheidungen, alle erlaubten Aktionen aufgezählt
bench-choices = davon mit echter Wahl
bench-sample = Entscheidungen per Stichprobe
bench-preview = Vorberechnete Platzierungen
bench-catanatron = catanatron, zufälliges Spiel
bench-chess = python-chess, zufälliges Spiel
bench-preview-time = Die Vorschau auf alle { $placements } Platzierungen einer Stellung dauert { $time } ms.
bench-missing = Nicht gemessen: { $engine } ist nicht installiert (pip install 'guildhall[dev]').
bench-spread = Gemessen ist Prozessorzeit. In Klammern: die mittlere Hälfte von { $rounds } Runden.
bench-against = Geschwindigkeit als Vielfaches von { $file }:
bench-faster = schneller
bench-slower = langsamer
bench-no-difference = kein Unterschied
bench-busy = Die Maschine ist ausgelastet: nur { $share } % der Zeit entfielen auf das Gemessene. Noch einmal messen, wenn sie frei ist.
bench-bots-title = Ab der Mitte weitergespielt, auf einem Kern, pro Sekunde
bench-bots-game = Spiel
bench-bots-seats = Plätze
bench-bots-rules = Zufällig, nach den Regeln
bench-bots-quick = Schnell
bench-bots-guided = Ausgänge der Suche
bench-server-title = Der Server auf einem Kern: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit zwei Plätzen im geschlossenen Kreis
bench-server-moves = Züge/s
bench-server-p50 = p50, ms
bench-server-p99 = p99, ms
bench-server-cpu = CPU/Zug, µs
bench-server-real = Guildhall: Regeln, Sichten, dauerhaft gespeichert
bench-server-echo = Nackter Server: Echo, dauerhaft gespeichert
bench-server-paced = Guildhall, jeder Platz denkt 1 s nach
bench-server-share = { $share } % der Züge pro Sekunde des nackten Servers.
bench-server-memory = { $kilobytes } kB Speicher je Tisch, an dem zwei Menschen nachdenken.
bench-server-start = { $seconds } s vom Start bis zur ersten Antwort, mit vorhandener Datenbank.

## Errors: commands that cannot be read

usage-help = So geht es: { $command } --help
usage-no-option = Die Option { $name } gibt es nicht.
usage-no-option-alike = Die Option { $name } gibt es nicht; ähnlich: { $alike }.
usage-missing = { $name } fehlt.
usage-number = { $name }: eine Zahl erwartet, aber „{ $value }“ erhalten.
usage-whole = { $name }: eine ganze Zahl erwartet, aber { $value } erhalten.
usage-value = { $name } braucht einen Wert.
usage-flag = { $name } nimmt keinen Wert.
usage-command = Den Befehl { $name } gibt es nicht.
usage-extra = Hier wurde nichts erwartet: { $name }.

## Errors

error = Fehler: { $reason }
error-no-file = Es gibt keine lesbare Datei { $file }.
error-unreadable = { $file } ist keine Textdatei in UTF-8.
error-unwritable = { $file } ließ sich nicht schreiben: { $problem }
error-backup-damaged = { $file } ist beschädigt oder keine Sicherung: { $problem }
error-backup-exists = { $file } gibt es schon.
error-database-damaged = Die Datenbank { $file } ist beschädigt ({ $problem }). Verschiebe sie, dann: guildhall restore SICHERUNG
error-database-form = Die Datenbank hat die Form { $found }, nicht { $wanted }. Starte den Server dieser Version zuerst einmal damit.
error-database-later = Die Daten wurden von einer neueren Version geschrieben ({ $found }).
error-database-not-empty = Die Datenbank ist nicht leer.
error-blank-path = { $name }: Name einer Datei oder eines Ordners erwartet, aber nichts erhalten.
error-no-checkout = { $file } ist kein Checkout von Guildhall: src/guildhall/__init__.py fehlt.
error-checkout = { $file } lässt sich nicht messen: { $problem }
error-against-game = --against vergleicht nur die Regeln eines Spiels, nicht bots oder server.
error-plot-on-results = --plot: In { $file } stehen die Ergebnisse der Serie.
error-too-large = { $file } ist größer als { $megabytes } MB.
error-option = NAME=WERT erwartet, aber { $text } erhalten.
error-bots = { $game } hat { $least } bis { $most } Plätze, nicht { $count }.
error-number = { $name }: eine Zahl von { $least } bis { $most } erwartet, aber { $number } erhalten.
error-record = Zeile { $line }: { $problem }
error-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $known }.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
error-unknown-bot = { $game } hat keinen Bot „{ $bot }“; es gibt { $known }.
error-option-unknown = { $game } hat keine Option „{ $name }“; es gibt { $known }.
error-option-value = Option { $name }: { $values } möglich, aber „{ $value }“ erhalten.
error-option-items = Option { $name }: { $values } oder { $number } aus { $items } möglich, aber „{ $value }“ erhalten.
error-option-count = Option { $name }: { $number } verschiedene Kennungen erwartet, aber „{ $value }“ erhalten.
error-seed = --seed: eine Zeile mit 1 bis { $most } druckbaren Zeichen erwartet.
error-not-foreseen = Für { $game } gibt es keinen Spieler, der alle Karten kennt.
error-number-one = { $name } muss { $wanted } sein, aber { $number } erhalten.
error-no-paper = { $game } hat keine Papierkarten zum Werten.
error-interrupted = Abgebrochen.
error-bot-blank = Kennung eines Bots erwartet, aber „{ $text }“ erhalten.
error-bot-budget = Budget wie master@400 (Ausgänge) oder master@0.5s (Sekunden) erwartet, aber { $text } erhalten.
error-bot-no-budget = { $bot } sucht nicht und nimmt daher kein Budget.
error-bot-fixed-budget = { $bot } nimmt kein anderes Budget an: { $problem }
error-bot-import = { $module } lässt sich nicht verwenden: { $problem }
error-bot-missing = Das Modul { $module } hat kein „{ $name }“.
error-bot-maker = { $bot } ergibt beim Aufruf keinen Bot: Die Methode choose fehlt.
error-bot-broken = { $bot } ist gescheitert: { $problem }
error-bot-failed = { $bot } ist in Partie { $number } gescheitert: { $problem }
error-worker-lost = Ein Prozess, der Partien spielte, hat sich beendet oder wurde von außen beendet.
error-file-foreign = { $file } enthält keine Ergebnisse einer Reihe.
error-file-other = { $file } enthält eine andere Reihe ({ $name } ist dort { $theirs } und hier { $ours }).
error-file-broken = { $file }: Zeile { $line } ist keine Partie dieser Reihe ({ $field }).
error-record-unfit = { $file } ist nicht zu gebrauchen: { $problem }
error-executor = Die Ausführung { $text } gibt es nicht; es gibt { $known }.
error-port-in-use = Port { $port } ist belegt, versuche --port { $other }
error-extra = Dafür fehlen Zusatzpakete: pip install 'guildhall[{ $extra }]'.
error-ray-unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $problem }
error-ray-lost = Der Ray-Cluster hat eine Partie verloren: { $problem }
error-solo-seats = --solo und --seats schließen einander aus.
error-groups = --seats { $seats } braucht mindestens so viele Bots, alle verschieden, aber { $bots } erhalten.
seat-number = Platz { $number }
error-notation-verb = „{ $word }“ ist kein Zug.
error-notation-missing = Der Zug ist nicht vollständig: { $name ->
    [cell] Das Feld fehlt.
    [cells] Die Felder fehlen, auf die du zeichnest.
    [terrain] Das Gelände fehlt.
    [first] Die beiden Enden der Route fehlen.
    [second] Das andere Ende der Route fehlt.
    [post] Die Stadt für den Handelsposten fehlt.
    [seat] Es fehlt, wer gemeint ist.
    [slot] Der Platz im Markt fehlt.
    [value] Der Wert fehlt.
    [stack] Die Nummer des Stapels fehlt.
    [skill] Die Fähigkeit fehlt.
   *[other] Die Karte fehlt.
}
error-notation-more = „{ $word }“ ist zu viel: Der Zug endet davor.
error-notation-joined = „{ $word }“: Nenne jedes Feld einmal, mit einem + zwischen zweien.
error-notation-value = { $name ->
    [cell] { $word } gibt es auf dem Plan nicht.
    [cells] { $word } gibt es auf dem Plan nicht.
    [first] { $word } gibt es auf dem Plan nicht.
    [second] { $word } gibt es auf dem Plan nicht.
    [post] { $word } gibt es auf dem Plan nicht.
   *[other] „{ $word }“ ist hier unbekannt.
}

## The server

serve-at = Guildhall läuft unter { $address } (beenden mit Strg+C).
backup-done = { $file } enthält { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
restore-done = Die Datenbank enthält jetzt { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} mit { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
backup-old = Nicht nachgespielt, weil mit anderen Regeln begonnen: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}.
backup-table-damaged = { $table } ist beschädigt: { $problem }
