# Cartographers: words of the play screen. Names of cards, seasons and terrains come ready to read;
# $names is a list of seats in words and $count how many they are; $percent and $delta come formatted.

## What to do now: my own turn

cartographers-ui-prompt-draw = Zeichne „{ $card }“: { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}
cartographers-ui-prompt-draw-choice = „{ $card }“: Wähle eine von { $shapes ->
    [one] { $shapes } Form
   *[other] { $shapes } Formen
}
cartographers-ui-prompt-draw-ruins = Zeichne „{ $card }“ über eine Ruine: { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}
cartographers-ui-prompt-single = Zeichne 1 Feld, Gelände beliebig
cartographers-ui-prompt-finish = Gezeichnet: Drücke „Fertig“
cartographers-ui-prompt-answer = „{ $card }“! Fertigkeit nutzen oder kommen lassen?
cartographers-ui-prompt-ambush = „{ $card }“: Zeichne { $cells ->
    [one] { $cells } Monsterfeld
   *[other] { $cells } Monsterfelder
} bei { $owner } ein
cartographers-ui-prompt-ambush-single = „{ $card }“: Zeichne 1 Monsterfeld bei { $owner } ein
cartographers-ui-prompt-ambush-finish = Monster für { $owner } gezeichnet: Drücke „Fertig“
cartographers-ui-prompt-dodge = Akrobatik: 2 Monsterfelder, liegend oder stehend?
cartographers-ui-prompt-stealth = Heimlichkeit: Zeichne „{ $card }“ über den Rand
cartographers-ui-prompt-secret-knowledge = Geheimwissen: Zeichne „{ $card }“ als Dorf
cartographers-ui-prompt-negotiation = Verhandlung: Zeichne ein 2×2-Quadrat
cartographers-ui-prompt-wound-healing = Wundheilung: Zeichne 2 Felder neben Monster
cartographers-ui-prompt-diplomacy = Diplomatie: Zeichne 1 Feld, Acker und Dorf zugleich
cartographers-ui-prompt-concentration = Konzentration: dieselbe Form noch einmal, { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}
cartographers-ui-prompt-search = Suche: Zeichne 1 weiteres Feld neben deine Form
cartographers-ui-prompt-of = { $seat }: { $prompt }

## What to do now: waiting and watching

cartographers-ui-prompt-wait-draw = { $count ->
    [1] { $names } zeichnet noch
   *[other] { $names } zeichnen noch
}
cartographers-ui-prompt-wait-ambush = { $count ->
    [1] { $names } zeichnet noch Monster
   *[other] { $names } zeichnen noch Monster
}
cartographers-ui-prompt-wait-answer = { $count ->
    [1] { $names } antwortet auf den Hinterhalt
   *[other] { $names } antworten auf den Hinterhalt
}
cartographers-ui-prompt-watch-draw = { $count ->
    [1] „{ $card }“: { $names } zeichnet
   *[other] „{ $card }“: { $names } zeichnen
}
cartographers-ui-prompt-watch-ambush = { $count ->
    [1] „{ $card }“: { $names } zeichnet Monster
   *[other] „{ $card }“: { $names } zeichnen Monster
}
cartographers-ui-prompt-watch-answer = { $count ->
    [1] „{ $card }“: { $names } kann eine Fertigkeit nutzen
   *[other] „{ $card }“: { $names } können Fertigkeiten nutzen
}
cartographers-ui-prompt-deal-edict = Die Erlasse werden verteilt
cartographers-ui-prompt-deal-skill = Die Fertigkeiten werden verteilt
cartographers-ui-prompt-reveal = Die nächste Karte wird aufgedeckt
cartographers-ui-prompt-over = Die Partie ist zu Ende

## The quieter line under it

cartographers-ui-aside-place = Setzen, drehen, einzeichnen.
cartographers-ui-aside-single-room = „{ $card }“ passt nirgends auf deine Landkarte.
cartographers-ui-aside-single-ruins = Mit „{ $card }“ lässt sich keine freie Ruine bedecken.
cartographers-ui-aside-single-gone = Du hast keine freie Ruine mehr.
cartographers-ui-aside-season-ends = { $season }: Wertung nach dieser Karte.
cartographers-ui-aside-time-left = { $season }: danach noch Zeit { $time }.
cartographers-ui-aside-finish = Die anderen sehen es, wenn alle fertig sind.
cartographers-ui-aside-finish-last = Nur du fehlst noch: Dann werden alle Landkarten gezeigt.
cartographers-ui-aside-finish-solo = Dann wird die nächste Karte aufgedeckt.
cartographers-ui-aside-finish-skill = Du könntest noch „{ $skill }“ nutzen.
cartographers-ui-aside-ambush = Auf deiner Landkarte zeichnet { $seat }.
cartographers-ui-aside-ambush-single = Die Form passt nicht auf diese Landkarte.
cartographers-ui-aside-ambush-domino = { $owner } nutzt Akrobatik: nur 2 Felder.
cartographers-ui-aside-skill = „Zurück“ legt die Fertigkeit wieder weg.
cartographers-ui-aside-wait = Du bist fertig und kannst es noch zurücknehmen.
cartographers-ui-aside-wait-full = Deine Landkarte ist voll: Du hast nichts zu zeichnen.
cartographers-ui-aside-watch = Du siehst zu.

## Why the shape cannot lie there

cartographers-ui-conflict-unplaced = Setze die Form zuerst auf die Landkarte.
cartographers-ui-conflict-skill = Nutze zuerst „{ $skill }“.
cartographers-ui-conflict-taken = Dort ist schon etwas gezeichnet.
cartographers-ui-conflict-mountain = Ein Berg ist im Weg.
cartographers-ui-conflict-wasteland = Ödland ist im Weg.
cartographers-ui-conflict-outside = Die Form ragt über den Rand.
cartographers-ui-conflict-ruins = Sie muss eine freie Ruine bedecken.
cartographers-ui-conflict-inside = Sie muss über den Rand ragen.
cartographers-ui-conflict-monsters = Ein Feld muss neben Monstern liegen.
cartographers-ui-conflict-apart = Das Feld muss neben deiner Form liegen.
cartographers-ui-conflict-unlisted = Das geht hier nicht.

## Buttons

cartographers-ui-turn = Drehen
cartographers-ui-turn-help = Form um ein Viertel drehen
cartographers-ui-turn-back-help = Form andersherum drehen
cartographers-ui-mirror = Spiegeln
cartographers-ui-mirror-help = Form spiegeln
cartographers-ui-draw = Einzeichnen
cartographers-ui-done = Fertig
cartographers-ui-done-help = Den Stift hinlegen
cartographers-ui-brace = Kommen lassen
cartographers-ui-undo = Zurück
cartographers-ui-redo = Wiederholen
cartographers-ui-restart = Zug neu
cartographers-ui-withdraw = Doch nicht
cartographers-ui-withdraw-help = „Fertig“ zurücknehmen
cartographers-ui-put-away = Weglegen
cartographers-ui-more = Mehr
cartographers-ui-undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
cartographers-ui-undo-learnt = Du hast seitdem eine neue Karte oder die anderen Landkarten gesehen.
cartographers-ui-undo-answered = Die anderen haben seitdem weitergespielt.
cartographers-ui-redo-nothing = Es gibt nichts zu wiederholen.
cartographers-ui-confirm-reveal = Damit werden alle Landkarten gezeigt; das lässt sich nicht zurücknehmen.
cartographers-ui-confirm-next = Damit wird die nächste Karte aufgedeckt; das lässt sich nicht zurücknehmen.

## Labels

cartographers-ui-this-turn = Diese Runde
cartographers-ui-coins = Münzen
cartographers-ui-coins-held = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} von { $track }
cartographers-ui-coins-spent = { $spent } durchgestrichen
cartographers-ui-coin-shape = mit Münze
cartographers-ui-edicts = Königliche Erlasse
cartographers-ui-edict = Erlass { $letter }: „{ $edict }“
cartographers-ui-edict-sentinel_wood = Je 1 für jeden Wald am Kartenrand
cartographers-ui-edict-greenbough = Je 1 für jede Zeile und Spalte mit Wald
cartographers-ui-edict-treetower = Je 1 für jeden Wald ohne freie Seite
cartographers-ui-edict-stoneside_forest = Je 3 für jeden Berg, den Wald mit einem anderen verbindet
cartographers-ui-edict-canal_lake = Je 1 für Wasser neben Acker und Acker neben Wasser
cartographers-ui-edict-mages_valley = An Bergen: je 2 für Wasser, je 1 für Acker
cartographers-ui-edict-golden_granary = Je 1 für Wasser neben Ruinen, je 3 für Acker auf Ruinen
cartographers-ui-edict-shoreside_expanse = Je 3 für Äcker fern von Wasser und Rand und für Wasser fern von Acker und Rand
cartographers-ui-edict-wildholds = Je 8 für jedes Dorf ab sechs Feldern
cartographers-ui-edict-great_city = Je 1 pro Feld des größten Dorfes, das keinen Berg berührt
cartographers-ui-edict-greengold_plains = Je 3 für jedes Dorf neben drei oder mehr Geländen
cartographers-ui-edict-shieldgate = Je 2 pro Feld des zweitgrößten Dorfes
cartographers-ui-edict-borderlands = Je 6 für jede volle Zeile oder Spalte
cartographers-ui-edict-lost_barony = Je 3 pro Feld einer Seite des größten vollen Quadrats
cartographers-ui-edict-broken_road = Je 3 für jede volle Diagonale vom linken zum unteren Rand
cartographers-ui-edict-cauldrons = Je 1 für jedes leere Feld, das rundum eingeschlossen ist
cartographers-ui-edict-now = zählt in dieser Jahreszeit
cartographers-ui-edict-seasons = Wertung: { $seasons }
cartographers-ui-other-maps = Andere Landkarten
cartographers-ui-my-map = Deine Landkarte
cartographers-ui-map-of = Landkarte von { $owner }
cartographers-ui-map-enlarge = Landkarte von { $owner } vergrößern
cartographers-ui-zoom-in = Karte vergrößern
cartographers-ui-zoom-out = Ganze Karte zeigen
cartographers-ui-chronicle = Chronik
cartographers-ui-monsters = Monster
cartographers-ui-so-far = { $season } bisher
cartographers-ui-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cartographers-ui-stars-label = Sterne
cartographers-ui-total = Gesamt
cartographers-ui-time = Zeit { $time }
cartographers-ui-time-of = { $season }: Zeit { $time } von { $duration }
cartographers-ui-time-pending = mit dieser Karte { $time } mehr
cartographers-ui-seasons = Jahreszeiten
cartographers-ui-season-letters = { $season }, wertet { $first } und { $second }
cartographers-ui-season-scored = { $season }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cartographers-ui-choose-terrain = Wähle ein Gelände
cartographers-ui-choose-shape = Wähle eine Form
cartographers-ui-ruins-duty = Ruine bedecken
cartographers-ui-lens = Felder für „{ $edict }“: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cartographers-ui-lens-none = Für „{ $edict }“ bringt noch nichts Sterne.
cartographers-ui-lens-monsters = Leere Felder neben Monstern: { $stars ->
    [one] { $stars } Stern verloren
   *[other] { $stars } Sterne verloren
}
cartographers-ui-rules-link = Regeln zu „{ $card }“

## What the sketch would change

cartographers-ui-change-edict = Erlass { $letter }: { $delta }
cartographers-ui-change-coins = Münzen: { $delta }
cartographers-ui-change-monsters = Monster: { $delta }
cartographers-ui-change-season = { $season }: { $delta }
cartographers-ui-change-later = Später: { $delta }
cartographers-ui-change-total = Alle kommenden Jahreszeiten: { $delta }
cartographers-ui-change-none = Ändert vorerst keine Sterne

## Odds

cartographers-ui-odds = Chancen
cartographers-ui-odds-season-end = Jahreszeit endet mit der nächsten Karte: { $percent }
cartographers-ui-odds-ambush = { $count ->
    [0] Kein Hinterhalt mehr im Stapel
    [one] Noch { $count } Hinterhalt im Stapel
   *[other] Noch { $count } Hinterhalte im Stapel
}
cartographers-ui-odds-ambush-next = Nächste Karte ist ein Hinterhalt: { $percent }
cartographers-ui-odds-terrains = Noch im Stapel
cartographers-ui-odds-terrain = { $terrain }: { $count ->
    [0] auf keiner Karte
    [one] auf { $count } Karte
   *[other] auf { $count } Karten
}
cartographers-ui-odds-ruins = Ruinenkarten: { $count }
cartographers-ui-odds-deck = { $count ->
    [one] Noch { $count } Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}

## Ambush

cartographers-ui-ambush = Hinterhalt!
cartographers-ui-ambush-owner = Du zeichnest auf der Landkarte von { $owner }
cartographers-ui-ambush-clockwise = im Uhrzeigersinn
cartographers-ui-ambush-counterclockwise = gegen den Uhrzeigersinn
cartographers-ui-ambush-corner = Ecke: { $corner ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
   *[bottom_right] unten rechts
}

## Skills

cartographers-ui-skills = Fertigkeiten
cartographers-ui-skill-cost = { $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
cartographers-ui-skill-use = „{ $skill }“ nutzen ({ $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
})
cartographers-ui-skill-button = Einsetzen
cartographers-ui-skill-used = In dieser Jahreszeit hast du „{ $skill }“ genutzt.
cartographers-ui-skill-used-by = { $seat } hat in dieser Jahreszeit „{ $skill }“ genutzt
cartographers-ui-skill-poor = Kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}; du hast { $coins }.
cartographers-ui-skill-not-now = Das geht in diesem Moment nicht.
cartographers-ui-skill-lying = Liegend
cartographers-ui-skill-standing = Stehend

## Seats

cartographers-ui-seat-drawing = zeichnet noch
cartographers-ui-seat-done = fertig
cartographers-ui-seat-full = Landkarte voll
cartographers-ui-seat-away = nicht da
cartographers-ui-seat-summary = { $seat }: { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, { $state }

## End of a season

cartographers-ui-season-end = { $season }: Wertung
cartographers-ui-season-end-you = Du bekommst { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
cartographers-ui-season-end-next = Weiter: { $season }
cartographers-ui-season-end-final = Zum Ergebnis
cartographers-ui-season-end-skip = Überspringen
cartographers-ui-season-end-again = Wertung noch einmal zeigen
cartographers-ui-season-end-open = Wertung der Jahreszeit: { $season }

## End of the game

cartographers-ui-win-you = Du gewinnst!
cartographers-ui-win-one = { $seat } gewinnt
cartographers-ui-win-shared = { $names } teilen sich den Sieg
cartographers-ui-win-margin = mit { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
} Vorsprung nach vier Jahreszeiten
cartographers-ui-win-monsters = gleich viele Sterne, aber weniger durch Monster verloren
cartographers-ui-win-equal = gleich viele Sterne und gleich viele Verluste
cartographers-ui-solo-result = Ergebnis: { $rating }
cartographers-ui-solo-sum = { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
} minus { $silver } in Silber
cartographers-ui-solo-title = { $title }
cartographers-ui-solo-next = Zum Titel „{ $title }“ { $stars ->
    [one] fehlt { $stars } Stern
   *[other] fehlen { $stars } Sterne
}
cartographers-ui-solo-full = Deine Landkarte ist voll: Die Partie endete früher
cartographers-ui-ledger = Die Abrechnung
cartographers-ui-ledger-help = Sterne aller nach Jahreszeit und Grund
cartographers-ui-place = Platz { $place }
cartographers-ui-rematch = Revanche
cartographers-ui-replay = Wiederholung
cartographers-ui-share = Teilen
cartographers-ui-home = Zur Halle
cartographers-ui-share-text = Kartographen: { $seat } mit { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
}

## The map for those who hear it

cartographers-ui-cell = { $cell }, { $content }{ $state ->
    [legal] , möglich
    [illegal] , nicht möglich
    [ghost] , Teil deiner Skizze
    [advised] , Teil des Tipps
    [conflict] , im Weg
    [fresh] , eben gezeichnet
    [earned] , bringt Sterne
    [lost] , kostet einen Stern
   *[none] {""}
}
cartographers-ui-content-empty = leer
cartographers-ui-content-ruins = freie Ruine
cartographers-ui-content-on-ruins = { $terrain } auf Ruine
cartographers-ui-grid = { $name }, 11 mal 11 Felder
cartographers-ui-text-view = Landkarte als Text
cartographers-ui-text-possible = Möglich
cartographers-ui-text-draw = { $terrain } zeichnen: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
cartographers-ui-text-row = Zeile { $row }: { $content }
cartographers-ui-text-empty = Noch ist nichts gezeichnet.
cartographers-ui-text-terrain = { $terrain }: { $cells }
cartographers-ui-move-label = Zug eintippen
cartographers-ui-move-hint = Zum Beispiel: { $move }
cartographers-ui-move-send = Spielen
cartographers-ui-say-turned = Gedreht
cartographers-ui-say-mirrored = Gespiegelt
cartographers-ui-say-fits = { $shape } auf { $cell } passt
cartographers-ui-say-refused = { $shape } auf { $cell }: { $reason }
cartographers-ui-say-drawn = Gezeichnet: { $terrain } auf { $cells }
cartographers-ui-say-your-turn = Du bist dran. { $prompt }

## Shapes, for those who hear them

cartographers-ui-shape = { $shape }, { $width } breit, { $height } hoch, Lage { $number } von { $count }
cartographers-ui-shape-great_river-0 = Dreierreihe
cartographers-ui-shape-great_river-1 = Treppe aus 5
cartographers-ui-shape-farmland-0 = Paar
cartographers-ui-shape-farmland-1 = Kreuz aus 5
cartographers-ui-shape-hamlet-0 = Winkel aus 3
cartographers-ui-shape-hamlet-1 = Block aus 5
cartographers-ui-shape-forgotten_forest-0 = 2 Felder schräg
cartographers-ui-shape-forgotten_forest-1 = Zickzack aus 4
cartographers-ui-shape-hinterland_stream-0 = großer Winkel aus 5
cartographers-ui-shape-homestead-0 = kleines T aus 4
cartographers-ui-shape-orchard-0 = L aus 4
cartographers-ui-shape-treetop_village-0 = Stufe aus 5
cartographers-ui-shape-marshlands-0 = großes T aus 5
cartographers-ui-shape-fishing_village-0 = Viererreihe
cartographers-ui-shape-rift_lands-0 = einzelnes Feld
cartographers-ui-shape-goblin_attack-0 = 3 Felder schräg
cartographers-ui-shape-bugbear_assault-0 = zwei Paare mit Lücke
cartographers-ui-shape-kobold_onslaught-0 = kleines T aus 4
cartographers-ui-shape-gnoll_raid-0 = Klammer aus 5
cartographers-ui-shape-no-room = Passt auf dieser Karte nirgends hin.
cartographers-ui-shape-cell = einzelnes Feld
cartographers-ui-shape-domino = Paar
cartographers-ui-shape-square = 2×2-Quadrat

## Chronicle

cartographers-ui-log-empty = Noch ist nichts geschehen.
cartographers-ui-log-undo = { $seat } nimmt etwas zurück.
cartographers-ui-log-restart = { $seat } beginnt den Zug neu.
cartographers-ui-log-chat = { $seat }: { $text }
cartographers-ui-log-chat-deleted = { $seat }: (gelöscht)
cartographers-ui-log-joined = { $seat } setzt sich an den Tisch.
cartographers-ui-log-bot = Hier spielt ein Bot: { $seat }.
cartographers-ui-log-handed = { $seat } gibt den Platz ab.
cartographers-ui-log-taken-back = { $seat } spielt wieder mit.
cartographers-ui-log-left = { $seat } ist nicht da; ein Bot spielt weiter.
cartographers-ui-log-start = Die Partie beginnt.
cartographers-ui-log-nudge = { $seat }, die anderen warten.
cartographers-ui-log-rematch = Ein Tisch für die Revanche ist offen.
cartographers-ui-log-muted = Du hörst { $seat } nicht mehr.
cartographers-ui-log-unmuted = Du hörst { $seat } wieder.
cartographers-ui-log-jump = Diesen Moment zeigen
cartographers-ui-log-live = Zurück zum Spiel
cartographers-ui-recap = Seit deinem letzten Zug
cartographers-ui-recap-close = Verstanden

## Living room

cartographers-ui-display-drawing = { $count ->
    [0] Alle sind fertig
    [1] { $names } zeichnet noch
   *[other] { $names } zeichnen noch
}
cartographers-ui-display-waiting = Es fehlen noch Mitspielende
cartographers-ui-display-join = Scannen und mitspielen
cartographers-ui-display-code = Code, um sich an diesen Tisch zu setzen
cartographers-ui-display-card = Auf dem Tisch: „{ $card }“
cartographers-ui-display-ambush = „{ $card }“: Die Landkarten wandern { $direction ->
    [clockwise] nach links
   *[counterclockwise] nach rechts
}
cartographers-ui-display-leader = In Führung: { $names }
cartographers-ui-display-over = Die letzte Jahreszeit ist gewertet

## One device, several people

cartographers-ui-handover = Gib das Gerät an { $seat }
cartographers-ui-handover-text = Die Landkarte bleibt verdeckt, bis { $seat } bereit ist.
cartographers-ui-handover-ready = Ich bin { $seat }
cartographers-ui-handover-ambush = { $seat } zeichnet als Nächstes auf der Landkarte von { $owner }.
cartographers-ui-handover-again = Zurück zu { $seat }

## Tipps

cartographers-ui-advice-draw = { $terrain } zeichnen: { $cells }
cartographers-ui-advice-use = „{ $skill }“ einsetzen
cartographers-ui-advice-done = Stift hinlegen
