# Guildhall: Wörter der Browser-App. Kennungen beginnen mit ui-.

## Die Seite

ui-skip = Zum Inhalt springen
ui-loading = Einen Moment …
ui-close = Schließen
ui-page-title = { $page } · { $app }
ui-page-title-turn = ● { $title }

## Namen der Ansichten

ui-screen-home = Wähle einen Tisch
ui-screen-new = Neuer Tisch
ui-screen-table = Tisch
ui-screen-display = Wohnzimmer
ui-screen-join = Einladung
ui-screen-rules = Regeln
ui-screen-records = Aufzeichnungen
ui-screen-about = Über das Projekt
ui-screen-missing = Hier ist nichts

## Wenn etwas schiefgeht

ui-trouble-title = Etwas ist schiefgegangen
ui-trouble-text = Deine Partien liegen sicher auf dem Server. Lade die Seite neu und mach dort weiter, wo du warst.
ui-trouble-load-title = Diese Seite wurde nicht geladen
ui-trouble-load-text = Vielleicht fehlt die Verbindung, oder es gibt eine neuere Fassung. Lade die Seite neu.
ui-trouble-reload = Neu laden
ui-trouble-home = Zur Startseite
ui-missing-text = Diese Adresse führt nirgendwohin. Vielleicht ist ein Teil des Links verloren gegangen.
ui-error-offline = Der Server ist nicht erreichbar.
ui-error-server = Die Antwort des Servers ist nicht lesbar.
ui-error-abandoned = Das wurde nicht gesendet: Dein Platz hat inzwischen gewechselt.

## Die Verbindung

ui-link-connecting = Verbindung wird aufgebaut …
ui-link-lost = Verbindung verloren. Neuer Versuch …
ui-link-back = Wieder verbunden.

## Warum nichts zurückgenommen werden kann

ui-undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-undo-learnt = Seitdem wurde etwas Neues aufgedeckt: Der Zug bleibt.
ui-undo-answered = Andere haben seitdem weitergespielt: Der Zug bleibt.

## Spiele

ui-game-cartographers-name = Kartographen
ui-game-cartographers-tagline = Zeichne Wälder, Felder und Gewässer auf deine Karte und erfreue die Königin.
ui-game-explorers-name = Fahrende Händler
ui-game-explorers-tagline = Schicke Entdecker über Land und Meer, gründe Dörfer, verbinde Städte.
ui-game-dale-name = Tal der Händler
ui-game-dale-tagline = Handle mit sechs Tiervölkern und fülle zuerst deinen Stand.

## Menschen und Bots

ui-guest = Gast
ui-seat-open = Freier Platz
ui-bot-name-0 = Otto
ui-bot-name-1 = Wren
ui-bot-name-2 = Ines
ui-bot-name-3 = Basil
ui-bot-name-4 = Marta
ui-bot-name-5 = Hugo
ui-bot-name-6 = Ada
ui-bot-name-7 = Leif
ui-bot-name-8 = Nora
ui-bot-name-9 = Emil
ui-bot-name-10 = Rosa
ui-bot-name-11 = Gwen
ui-bot-uniform = Zufall
ui-bot-uniform-help = Macht irgendeinen erlaubten Zug.
ui-bot-novice = Neuling
ui-bot-novice-help = Schaut nur auf das Nächste und übersieht manches.
ui-bot-greedy = Geselle
ui-bot-greedy-help = Nimmt, was jetzt und später am meisten bringt.
ui-bot-journeyman = Geselle
ui-bot-journeyman-help = Nimmt, was jetzt und später am meisten bringt.
ui-bot-expert = Kenner
ui-bot-expert-help = Denkt einen Augenblick voraus.
ui-bot-master = Meister
ui-bot-master-help = Spielt jeden Zug viele Male im Kopf durch; bis zu einer Sekunde pro Zug.

## Bescheid bekommen

ui-notify-unsupported = Dieser Browser kann keine Mitteilungen anzeigen.
ui-notify-insecure = Mitteilungen brauchen eine sichere Adresse (https).
ui-notify-denied = Mitteilungen dieser Seite sind gesperrt; erlaube sie in den Einstellungen des Browsers.
ui-notify-unanswered = Der Browser hat gefragt, aber keine Antwort bekommen.
ui-notify-failed = Der Browser hat die Mitteilung nicht angezeigt.
ui-sound-muted = Der Ton ist aus.
ui-sound-asleep = Der Browser lässt diese Seite noch keinen Ton abspielen. Tippe auf die Seite und versuch es noch einmal.

## Tastenkürzel

ui-shortcuts-title = Tastenkürzel
ui-shortcuts-letters = Einzelne Tasten
ui-shortcuts-letters-hint = Tasten ohne Strg oder Cmd, etwa R und ?
ui-shortcut-help = Diese Liste zeigen

## Die Lobby: Rahmen ihrer Seiten

ui-nav-label = Seiten
ui-nav-label-foot = Seiten, am Fuß
ui-nav-home = Guildhall, zur Startseite
ui-nav-play = Spielen
ui-band-language = Sprache: { $code }
ui-band-to-dark = Auf dunkel umschalten
ui-band-to-light = Auf hell umschalten
ui-band-mute = Ton ausschalten
ui-band-unmute = Ton einschalten
ui-foot-unofficial = Ein inoffizielles Fanprojekt. Gefällt dir ein Spiel, dann kauf es.
ui-notice-dismiss = Ausblenden
ui-dialog-close = Schließen
ui-language-en = English
ui-language-ru = Русский
ui-language-de = Deutsch

## Startseite

ui-home-subtitle = Drei Spiele, ein Kartenzimmer. Allein, gegen Bots oder mit Freunden per Link.
ui-home-range = { $least }–{ $most }
ui-home-players = { $least } bis { $most } Personen
ui-home-minutes = { $minutes } Min.
ui-home-minutes-range = { $least }–{ $most } Min.
ui-home-play-bots = Gegen Bots
ui-home-new-table = Neuer Tisch
ui-home-mine-label = Deine Tische
ui-home-mine-none = Hier warten später deine Partien auf dich.
ui-home-mine-none-hint = Ohne Anmeldung: Drück auf „Gegen Bots“ und leg los.
ui-home-mine-more = { $count ->
    [one] Noch { $count } Tisch
   *[other] Noch { $count } Tische
}
ui-home-turn = Du bist am Zug
ui-home-waiting = Andere sind am Zug
ui-home-running = Läuft gerade
ui-home-free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
ui-home-alone = Allein
ui-home-nobody-yet = Noch niemand sonst
ui-home-game-place = { $game } · { $place }
ui-home-continue = Weiter
ui-home-continue-at = Weiter: { $game } ({ $company })
ui-home-join-label = Per Link beitreten
ui-home-join-field = Link oder Code
ui-home-join = Beitreten
ui-home-join-wrong = Das ist weder ein Link noch der Code eines Tisches.
ui-home-open-title = Offene Tische
ui-home-open-none = Gerade gibt es keinen offenen Tisch. Mach selbst einen auf: „Neuer Tisch“, dann „Für alle“.
ui-home-sit = Beitreten
ui-home-sit-at = Beitreten: { $game } ({ $company })
ui-home-watch = Zusehen
ui-home-watch-at = Zusehen: { $game } ({ $company })

## Neuer Tisch

ui-new-page-title = Neuer Tisch: { $game }
ui-new-unknown-game = Dieses Spiel lässt sich hier noch nicht spielen.
ui-new-ignored = In der Adresse steht etwas, das es hier nicht gibt; es blieb weg: { $names }.
ui-new-seats = Plätze
ui-new-table = Der Tisch
ui-new-rules = Das Spiel
ui-new-person-name = Person { $number }
ui-new-seat-who = Wer auf Platz { $number } sitzt
ui-new-seat-name = Name auf Platz { $number }
ui-new-seat-me = Du
ui-new-seat-open = Jemand per Link
ui-new-seat-device = Jemand an diesem Gerät
ui-new-seat-bot = Bot: { $level }
ui-new-seat-open-help = Wer den Link zuerst öffnet.
ui-new-seat-remove = Platz { $number } entfernen
ui-new-add-seat = Platz hinzufügen
ui-new-add-bot = Bot
ui-new-add-open = Per Link
ui-new-add-device = An diesem Gerät
ui-new-choose = Selbst wählen
ui-new-picked = { $count } von { $of } gewählt
ui-new-pick-missing = Wähle zuerst: { $option }.
ui-new-too-few = { $count ->
    [one] Dieses Spiel braucht mindestens { $count } Platz.
   *[other] Dieses Spiel braucht mindestens { $count } Plätze.
}
ui-new-too-many = { $count ->
    [one] Dieses Spiel hat höchstens { $count } Platz.
   *[other] Dieses Spiel hat höchstens { $count } Plätze.
}
ui-new-pace = Tempo
ui-new-pace-live = Jetzt gleich
ui-new-pace-live-help = Alle sind jetzt da.
ui-new-pace-relaxed = Ohne Eile
ui-new-pace-relaxed-help = Alle spielen, wenn sie Zeit haben.
ui-new-door = Wer mitspielen kann
ui-new-door-link = Per Link
ui-new-door-link-help = Nur wer den Link von dir bekommt.
ui-new-door-public = Für alle
ui-new-door-public-help = Der Tisch steht auf der Startseite; alle dürfen sich setzen.
ui-new-spectators = Zuschauer
ui-new-spectators-help = Geheimes sehen sie nicht.
ui-new-hints = Tipps
ui-new-hints-help = Wer spielt, darf nach guten Zügen fragen.
ui-new-clock = Uhr
ui-new-clock-off = Keine
ui-new-clock-off-help = Lasst euch Zeit.
ui-new-clock-nudge = Erinnerung
ui-new-clock-nudge-help = Nach dieser Zeit kommt eine freundliche Erinnerung.
ui-new-clock-limit = Grenze
ui-new-clock-limit-help = Nach dieser Zeit spielt ein Bot den Zug.
ui-new-clock-time = Zeit für einen Zug
ui-new-grace = Ein Bot vertritt, wer gegangen ist
ui-new-grace-help = Nur wenn andere warten. Ein Klick, und der Platz gehört wieder dir.
ui-new-grace-usual = Wie üblich
ui-new-grace-never = Nie
ui-new-seed = Startwert
ui-new-seed-placeholder = zufällig gezogen
ui-new-seed-help = Derselbe Startwert teilt dieselben Karten aus. Wer ihn kennt, weiß, was kommt.
ui-new-summary = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
ui-new-begins = Die Partie beginnt sofort.
ui-new-waits = Du bekommst einen Link zum Verschicken; sind alle Plätze besetzt, geht es los.
ui-new-begin = Beginnen
ui-new-open = Tisch eröffnen
ui-new-copy = Link zu den Einstellungen
ui-new-copied = Der Link zu diesen Einstellungen ist kopiert.
ui-new-copy-by-hand = Der Browser lässt diese Seite nicht kopieren. Hier ist der Link:
ui-new-more = Mehr
ui-new-reset = Alles wie üblich

## Beitreten

ui-join-nothing = Das geht nicht mehr
ui-join-full = Alle Plätze sind besetzt
ui-join-full-text = Jemand war schneller. Vielleicht kannst du zusehen oder machst selbst einen Tisch auf.
ui-join-company = Mit { $names }
ui-join-first = Du bist als Erstes da.
ui-join-open-text = Ein Platz ist frei. Wähle einen Namen, und du bist dabei.
ui-join-invited-text = Jemand überlässt dir einen Platz. Wähle einen Namen, und du bist dabei.
ui-join-sit = Hinsetzen
ui-join-watch = Nur zusehen

## Aufzeichnungen

ui-records-subtitle = Sieh dir gespielte Partien Zug für Zug an und bewahre sie als Dateien auf.
ui-records-finished = Gespielte Partien
ui-records-finished-none = Hier erscheinen Partien, die du zu Ende gespielt hast.
ui-records-public = Öffentliche Partien
ui-records-mine = Deine Tische
ui-records-mine-none = Gerade läuft keine Partie.
ui-records-file = Aufzeichnung öffnen
ui-records-choose = Datei wählen
ui-records-choose-hint = Oder zieh sie irgendwo auf diese Seite. Eine unfertige Partie lässt sich weiterspielen.
ui-records-drop-here = Lass die Datei hier los
ui-records-opening = { $file } wird geöffnet …
ui-records-too-large = { $file } ist zu groß für eine Aufzeichnung.
ui-records-refused = { $file } lässt sich nicht öffnen.
ui-records-refused-line = { $message } Schau in Zeile { $line } der Datei nach.
ui-records-imported = Aus einer Datei
ui-records-review = Ansehen
ui-records-review-of = Ansehen: { $game }, { $date }
ui-records-save = Als Datei sichern
ui-records-save-of = Als Datei sichern: { $game }, { $date }

## Über das Projekt

ui-about-title = Über { $app }
ui-about-project = Das Projekt
ui-about-unofficial = Guildhall ist ein inoffizielles Fanprojekt, weder verbunden mit den Autoren und Verlagen der Spiele noch von ihnen gebilligt.
ui-about-own = Es verwendet Namen, Zahlen und Wirkungen der Spiele; alle Texte, Bilder und der Code stammen von uns. Gefällt dir ein Spiel, dann kauf es.
ui-about-games = Die Spiele
ui-about-cartographers-story = Du zeichnest Karten des Nordens für die Königin. In jedem Zug zeigt eine Karte eine Form und ein Gelände, und alle zeichnen es gleichzeitig auf ihre eigene Landkarte. Vier Erlasse entscheiden, was der Königin gefällt, zwei davon in jeder Jahreszeit, und ab und zu zeichnen dir andere Monster ein.
ui-about-cartographers-state = Hier vollständig: beide Landkarten, Solospiel mit Titeln, die Erweiterung mit Fertigkeiten.
ui-about-cartographers-makers = Von Jordy Adan, entwickelt mit Keith Matejka und John Brieger, erschienen bei Thunderworks Games (russische Ausgabe: Hobby World).
ui-about-explorers-story = Von der Hauptstadt aus ziehen deine Entdecker über eine Karte aus Sechsecken. Eine Karte nennt ein Gelände, und alle besetzen solche Felder, Schritt für Schritt von dort, wo sie schon waren. Ganze Gebiete werden zu Dörfern, zwei Städte zu einer Handelsroute, in Ruinen liegen Schätze. Am Ende einer Ära kehren die Entdecker heim, und nur was du gegründet hast, bleibt.
ui-about-explorers-state = Hier vollständig: alle vier Landkarten, Solospiel mit Stufen, zwei Erweiterungskarten (nicht geprüft).
ui-about-explorers-makers = The Guild of Merchant Explorers ist von Matthew Dunstan und Brett J. Gilbert und bei Alderac Entertainment Group erschienen.
ui-about-dale-story = Sechs Tiervölker handeln auf einem Markt, jedes mit eigenen Kniffen. Du kaufst Karten, nutzt ihre Wirkungen und gibst die passenden wieder her, um die acht Stapel deines Standes zu füllen. Wer den Stand zuerst vollendet, gewinnt; darum ist jede Karte, die dein Deck verlässt, Fortschritt und Verlust zugleich.
ui-about-dale-state = Hier vollständig: alle sechs Völker der klassischen Karten, zwei bis vier Spieler, das Teamspiel.
ui-about-dale-makers = Dale of Merchants ist von Sami Laakso und bei Snowdale Design erschienen.
ui-about-thanks = Zeichen und Schriften
ui-about-thanks-text = Von anderen gezeichnet und hier mit Dank gezeigt:
ui-about-credit = { $authors } · { $licence }
ui-about-code = Der Code von Guildhall ist frei unter der MIT-Lizenz.
ui-about-data = Deine Daten
ui-about-data-text = Es gibt keine Konten. Der Server erkennt diesen Browser an einem Cookie und bewahrt die Namen auf, die du angegeben hast, deine Partien und was du an Tischen gesagt hast. Nichts davon geht an andere.
ui-about-delete = Meine Daten löschen
ui-about-delete-title = Alles über dich löschen?
ui-about-delete-text = Deine Namen und Chatzeilen verschwinden. In laufenden Partien übernimmt ein Bot deinen Platz; Tische ohne andere Personen werden abgeräumt. Das lässt sich nicht rückgängig machen.
ui-about-delete-keep = Behalten
ui-about-delete-now = Endgültig löschen
ui-about-deleted = Deine Daten sind gelöscht.
ui-about-deleted-count = Verlassene Plätze: { $seats }. Abgeräumte Tische: { $tables }.
ui-about-nothing-to-delete = Der Server weiß nichts über diesen Browser.

## Einstellungen

ui-settings-title = Einstellungen
ui-settings-part-you = Du
ui-settings-part-look = Aussehen
ui-settings-part-told = Ton und Mitteilungen
ui-settings-part-play = Beim Spielen
ui-settings-nickname = Spitzname
ui-settings-nickname-hint = So heißt du an neuen Tischen.
ui-settings-language = Sprache
ui-settings-theme = Tag und Nacht
ui-settings-theme-auto = Wie das Gerät
ui-settings-theme-light = Tag
ui-settings-theme-dark = Nacht
ui-settings-motion = Bewegung
ui-settings-motion-normal = Normal
ui-settings-motion-fast = Schnell
ui-settings-motion-off = Aus
ui-settings-sound = Ton
ui-settings-volume = Lautstärke
ui-settings-notify = Mitteilungen
ui-settings-notify-hint = Wenn du am Zug bist und diese Seite nicht vorn liegt.
ui-settings-notify-off = Mitteilungen sind aus.
ui-settings-test = Beides ausprobieren
ui-settings-test-text = So erfährst du, dass du am Zug bist.
ui-settings-test-sound-works = Eine Glocke sollte geklungen haben.
ui-settings-test-notification-works = Sie sollte erschienen sein.
ui-settings-channel-sound = Ton
ui-settings-channel-notification = Mitteilung
ui-settings-confirm = Vor einem Zug nachfragen
ui-settings-confirm-off = Nie
ui-settings-confirm-irreversible = Wenn endgültig
ui-settings-confirm-always = Immer
ui-settings-text-view = Das Spielfeld in Worten
ui-settings-text-view-hint = Mit einem Feld, um Züge einzutippen.
ui-settings-never-again = Nie nach dem Auffüllen fragen
ui-settings-never-again-hint = Im { ui-game-dale-name }, mit Pandas oder Chamäleons.

## The table: menu and frame

ui-table-menu = Menü des Tisches
ui-table-panel = Neben dem Spiel
ui-table-score = Wertungsblatt
ui-table-score-title = Zwischenstand
ui-table-score-none = Es gibt noch keinen Stand.
ui-table-chronicle = Chronik
ui-table-chat = Gespräch
ui-table-people = Mitspieler
ui-table-replay = Nachspielen
ui-table-replay-short = Nachspielen
ui-table-review = Rückblick
ui-table-record = Partie speichern
ui-table-rules = Regeln
ui-table-settings = Einstellungen
ui-table-shortcuts = Tastenkürzel
ui-table-leave = Zurück in die Halle
ui-table-more = Mehr
ui-table-unplayable = Dieses Spiel kann hier noch nicht gespielt werden.
ui-table-refused = Dieser Tisch lässt sich nicht öffnen
ui-table-unknown = Diesen Tisch gibt es nicht mehr
ui-table-private-lent = Jemand spielt hier deinen Platz. Zuschauen darf niemand, aber du kannst ihn jederzeit zurücknehmen.
ui-table-private-seat = Zuschauen darf hier niemand, aber ein Platz ist frei. Wähle einen Namen, und du bist dabei.

## The table: before the game

ui-table-room-text = Sobald alle Plätze besetzt sind, geht es los.
ui-table-seats = Wer spielt
ui-table-seat-open = noch frei
ui-table-seat-bot = Bot
ui-table-seat-stand-in = abwesend, ein Bot spielt weiter
ui-table-seat-online = anwesend
ui-table-seat-offline = gerade nicht da
ui-table-you = du
ui-table-leave-seat = Aufstehen
ui-table-sit-label = Platz nehmen
ui-table-sit-or-watch = Oder bleib einfach hier: Wenn das Spiel beginnt, schaust du zu.
ui-table-bots = Bots für die freien Plätze
ui-table-begin = Mit Bots auffüllen und beginnen
ui-table-beginning = Gleich geht es los
ui-table-waiting = { $count ->
    [one] { $count } Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
ui-table-waiting-seated = Verschicke den Link, oder lass Bots die freien Plätze nehmen.
ui-table-waiting-watching = Du sitzt noch nicht an diesem Tisch.
ui-table-invite = Einladen
ui-table-invite-text = { $count ->
    [one] Wer diesen Link zuerst öffnet, bekommt den freien Platz; alle Weiteren schauen zu.
   *[other] Wer diesen Link öffnet, bekommt einen von { $count } freien Plätzen; alle Weiteren schauen zu.
}
ui-table-invite-label = Einladungslink
ui-table-invite-title = { $game }: Spiel mit!
ui-table-qr = Code zum Scannen: { $what }
ui-table-copy = Kopieren
ui-table-copied = Kopiert
ui-table-send = Verschicken
ui-table-local = Diese Adresse gilt nur auf diesem Gerät. Für andere öffne die Seite unter der Adresse dieses Rechners in deinem Netz.
ui-table-facts = Dieses Spiel
ui-table-fact-clock = { $kind }, { $time }
ui-table-fact-welcome = willkommen
ui-table-fact-unwelcome = nicht zugelassen
ui-table-fact-hints = erlaubt
ui-table-fact-no-hints = nicht erlaubt
ui-table-fact-seed = vom Gastgeber gewählt

## The table: seats in a running game

ui-table-hand-bot = An einen Bot geben
ui-table-hand-link = An jemanden geben
ui-table-hand-link-label = Link zu deinem Platz
ui-table-hand-link-text = Wer diesen Link zuerst öffnet, spielt für dich weiter. Er gilt einmal; bis dahin bleibt der Platz deiner, und du kannst ihn jederzeit zurücknehmen.
ui-table-level = Stärke von { $name }
ui-table-take-back = Meinen Platz zurücknehmen
ui-table-stood-in = Ein Bot spielt gerade für dich.
ui-table-lent = { $name } spielt gerade für dich.
ui-table-links = Links
ui-table-watch-text = Andere dürfen zuschauen. Geheimes sehen sie nicht.
ui-table-watch-link = Link zum Zuschauen
ui-table-display-link = Wohnzimmer
ui-table-display-text = Öffne diese Adresse am Fernseher: alle Pläne groß und ohne Geheimnisse.
ui-table-no-spectators = An diesem Tisch darf niemand zuschauen.

## The table: one device, several people

ui-table-pass = Gib das Gerät an { $name }
ui-table-pass-text = Bis dahin bleibt alles verdeckt.
ui-table-pass-ready = Ich bin { $name }
ui-table-pass-stay = Noch einmal zurück zu { $name }
ui-table-pass-waiting = Als Nächstes ist { $name } dran.
ui-table-pass-on = Weitergeben

## The table: while you were away, and the end

ui-table-recap = Seit deinem letzten Zug
ui-table-recap-more = { $count ->
    [one] { $count } früheres Ereignis steht in der Chronik.
   *[other] { $count } frühere Ereignisse stehen in der Chronik.
}
ui-table-recap-close = Verstanden
ui-table-over = Das Spiel ist aus
ui-table-over-text = Du kannst dir die ganze Partie noch einmal ansehen.
ui-table-over-company = { $count ->
    [one] Es ist noch { $count } andere Person da.
   *[other] Es sind noch { $count } andere da.
}
ui-table-result = Ergebnis ansehen
ui-table-rematch = Revanche
ui-table-rematch-open = Eine Revanche ist eröffnet.
ui-table-rematch-go = Zur Revanche
ui-table-share = Teilen

## The chronicle

ui-table-log-empty = Noch ist nichts geschehen.
ui-table-log-turn = Zug { $turn }:
ui-table-log-taken = { $text } (zurückgenommen)
ui-table-log-undo = { $seat } hat etwas zurückgenommen.
ui-table-log-restart = { $seat } hat den Zug neu begonnen.
ui-table-log-nudge = { $seat }, die anderen warten auf dich.
ui-table-log-rematch = Eine Revanche ist eröffnet.
ui-table-log-mute = Du hörst { $seat } nicht mehr.
ui-table-log-unmute = Du hörst { $seat } wieder.
ui-table-log-chat = { $seat }: { $text }
ui-table-log-seat-joined = { $seat } hat Platz genommen.
ui-table-log-seat-bot = { $seat } spielt als Bot: { $level }.
ui-table-log-seat-bot-away = Der Bot, der für { $seat } spielt: { $level }.
ui-table-log-seat-handed-bot = { $seat } lässt einen Bot weiterspielen.
ui-table-log-seat-handed-person = { $seat } hat einen Platz übernommen.
ui-table-log-seat-handed-open = Jemand ist aufgestanden; der Platz ist frei.
ui-table-log-seat-taken-back = { $seat } spielt wieder selbst.
ui-table-log-seat-left-bot = { $seat } ist nicht da; ein Bot spielt weiter.
ui-table-log-seat-left-open = Jemand ist gegangen; der Platz ist frei.

## Chat

ui-chat-lines = Was gesagt wurde
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-deleted = (gelöscht)
ui-chat-phrases = Kurze Sätze
ui-chat-field = Sag etwas
ui-chat-send = Senden
ui-chat-watching = Wer zuschaut, liest mit, kann aber nichts sagen.
ui-chat-mute = Stumm schalten
ui-chat-unmute = Wieder hören
ui-chat-unread = { $count } ungelesen
ui-chat-open-unread = Gespräch, { $count } ungelesen

## Replay

ui-replay-place = Schritt { $move } von { $moves } · { $chapter }, Zug { $turn }
ui-replay-place-turn = Schritt { $move } von { $moves } · Zug { $turn }
ui-replay-place-start = Schritt { $move } von { $moves }
ui-replay-slider = Zeitpunkt im Spiel
ui-replay-steps = Schritt für Schritt
ui-replay-chapters = Abschnitte des Spiels
ui-replay-first = Zum Anfang
ui-replay-last = Zum Ende
ui-replay-back = Einen Schritt zurück
ui-replay-next = Einen Schritt weiter
ui-replay-turn-back = Einen Zug zurück
ui-replay-turn-next = Einen Zug weiter
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-speed = Tempo
ui-replay-speed-slow = Langsam
ui-replay-speed-normal = Normal
ui-replay-speed-fast = Schnell
ui-replay-more = Wessen Augen, welches Tempo
ui-replay-speed-of = Tempo: { $speed }
ui-replay-eyes = Gesehen von
ui-replay-eyes-public = Wie beim Zuschauen
ui-replay-eyes-seat = Wie { $name }
ui-replay-eyes-all = Wie, wer gerade handelt
ui-replay-link = Link zu diesem Moment
ui-replay-copy-failed = Der Browser lässt diese Seite nicht kopieren; der Link steht in der Adresszeile.
ui-replay-live = Zurück ins Spiel
ui-replay-my-turn = Du bist dran: zurück ins Spiel
ui-replay-to-result = Zum Wertungsblatt

## Tipps. $amount kommt formatiert, −1,4 oder 74

ui-hint-title = Tipp
ui-hint-ask = Um einen Tipp bitten
ui-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
ui-hint-thinking = Deine Züge werden durchgespielt …
ui-hint-cancel = Abbrechen
ui-hint-again = Noch einmal fragen
ui-hint-found = { $count ->
    [one] { $count } Zug gefunden.
   *[other] { $count } Züge gefunden, der beste zuerst.
}
ui-hint-best = bester
ui-hint-equal = gleich gut
ui-hint-percent = { $amount } %
ui-hint-worth-points = Führt zu etwa { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkten
}.
ui-hint-worth-percent = Gewinnt in etwa { $amount } % der Fälle.
ui-hint-take = Übernehmen

## Rückblick auf eine Partie

ui-review = Rückblick
ui-review-title = Rückblick
ui-review-lead = Die teuersten Entscheidungen und was besser gewesen wäre.
ui-review-whose = Wessen Partie
ui-review-running = Die Entscheidungen werden durchgespielt …
ui-review-progress = { $done } von { $steps }
ui-review-cancel = Anhalten
ui-review-stopped = Der Rückblick wurde angehalten.
ui-review-again = Noch einmal
ui-review-found = { $count ->
    [0] Keine teure Entscheidung gefunden.
    [one] { $count } teure Entscheidung gefunden.
   *[other] { $count } teure Entscheidungen gefunden.
}
ui-review-none = Keine teure Entscheidung gefunden. Gut gespielt!
ui-review-checked = { $decisions ->
    [one] { $decisions } Entscheidung geprüft.
   *[other] { $decisions } Entscheidungen geprüft.
}
ui-review-where = { $place }, Schritt { $move }
ui-review-played = Dein Zug
ui-review-played-by = Zug von { $name }
ui-review-better = Besser
ui-review-loss-points = Kostete etwa { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
ui-review-loss-percent = Siegchance etwa { $amount ->
    [one] { $amount } Prozentpunkt
   *[other] { $amount } Prozentpunkte
} geringer
ui-review-look = Ansehen
ui-review-try = Ab hier neu versuchen

## The rules

ui-rules-contents = Inhalt
ui-rules-link = Link zu „{ $title }“
ui-rules-missing = Regeln zu diesem Spiel gibt es hier noch nicht.

## Living room

ui-display-join = { $game }: scannen und mitspielen
ui-display-code = Code zum Mitspielen
