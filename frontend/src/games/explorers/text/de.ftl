# Explorers: words of the play screen. Names of cards, goals, treasures and terrains come ready to
# read; $names is a list of seats in words and $count how many they are; $percent and $delta come
# formatted.

## What to do now: my own turn

explorers-ui-prompt-explore = { $card }: Kundschafter { $number } von { $most }
explorers-ui-prompt-explore-any = { $card }: Kundschafter { $number }
explorers-ui-prompt-finish = { $card }: Drücke „Fertig“
explorers-ui-prompt-finish-none = { $card }: nichts zu erkunden, drücke „Fertig“
explorers-ui-prompt-keep = Behalte eine von { $count } Erforschungskarten
explorers-ui-prompt-reuse = Nutze eine deiner { $count } Erforschungskarten noch einmal
explorers-ui-prompt-free = Helfende Hand: Setze 1 Kundschafter auf ein erreichbares Feld
explorers-ui-prompt-village = Gebiet vollständig: Wähle den Platz für 1 Dorf
explorers-ui-prompt-route = Städte verbunden: Wähle, wohin 1 Handelsposten kommt
explorers-ui-prompt-offer = Du bekommst Erforschungskarten
explorers-ui-prompt-draw = Für dich wird eine Schatzkarte gezogen

## What to do now: waiting and watching

explorers-ui-prompt-wait = { $count ->
    [1] { $names } erkundet noch
   *[other] { $names } erkunden noch
}
explorers-ui-prompt-watch = { $count ->
    [1] { $card }: { $names } erkundet
   *[other] { $card }: { $names } erkunden
}
explorers-ui-prompt-deal = Die Ziele werden ausgelegt
explorers-ui-prompt-reveal = Die nächste Karte wird aufgedeckt
explorers-ui-prompt-over = Das Spiel ist zu Ende

## The quieter line under it

explorers-ui-aside-explore = { $spaces ->
    [one] { $spaces } erreichbares Feld ist markiert
   *[other] { $spaces } erreichbare Felder sind markiert
}. Du darfst früher aufhören.
explorers-ui-aside-keep = Du nutzt sie jetzt und in späteren Ären wieder.
explorers-ui-aside-reuse = Sie gilt in diesem Zug noch einmal.
explorers-ui-aside-free = { $spaces ->
    [one] { $spaces } Feld ist markiert
   *[other] { $spaces } Felder sind markiert
}. Du darfst verzichten.
explorers-ui-aside-village = { $spaces ->
    [one] { $spaces } leeres Feld steht
   *[other] { $spaces } leere Felder stehen
} zur Wahl.
explorers-ui-aside-route = Die andere Stadt bleibt frei für eine spätere Route.
explorers-ui-aside-route-many = Erst die Stadt mit dem Posten, dann die, mit der sie handelt.
explorers-ui-aside-finish = Die anderen sehen es, wenn alle fertig sind.
explorers-ui-aside-finish-last = Dann werden alle Landkarten gezeigt.
explorers-ui-aside-finish-solo = Dann wird die nächste Karte aufgedeckt.
explorers-ui-aside-finish-all = Alle Kundschafter dieser Karte stehen.
explorers-ui-aside-finish-out = Du hast keine Kundschafter mehr.
explorers-ui-aside-finish-reach = Kein passendes Feld ist erreichbar.
explorers-ui-aside-finish-fits = Kein weiteres Feld passt zur Karte.
explorers-ui-aside-wait = Du bist fertig und kannst es noch zurücknehmen.
explorers-ui-aside-watch = Du siehst zu.

## Why a space cannot be chosen

explorers-ui-refused-taken = Dort steht schon etwas von dir.
explorers-ui-refused-apart = Es berührt weder deine Kundschafter und Dörfer noch die Hauptstadt.
explorers-ui-refused-card = Die Karte erlaubt dieses Feld jetzt nicht.
explorers-ui-refused-village = Das Dorf kommt auf ein markiertes Feld des Gebiets.
explorers-ui-refused-route = Wähle eine der markierten Städte.

## Buttons

explorers-ui-confirm-explore = Erkunden
explorers-ui-confirm-free = Erkunden
explorers-ui-confirm-village = Gründen
explorers-ui-confirm-route = Posten setzen
explorers-ui-confirm-keep = Behalten
explorers-ui-confirm-reuse = Nutzen
explorers-ui-confirm-help = Ausführen, was gewählt ist
explorers-ui-first-explore = Wähle zuerst ein markiertes Feld.
explorers-ui-first-free = Wähle zuerst ein markiertes Feld.
explorers-ui-first-village = Wähle zuerst ein markiertes Feld.
explorers-ui-first-route = Wähle zuerst eine markierte Stadt.
explorers-ui-first-keep = Wähle zuerst eine der Karten.
explorers-ui-first-reuse = Wähle zuerst eine der Karten.
explorers-ui-done = Fertig
explorers-ui-done-help = Zug beenden
explorers-ui-decline = Verzichten
explorers-ui-other-post = Andere Stadt
explorers-ui-undo = Zurück
explorers-ui-redo = Wieder vor
explorers-ui-restart = Zug neu
explorers-ui-withdraw = Doch nicht
explorers-ui-not-yet = Noch nicht
explorers-ui-put-away = Auswahl weglegen
explorers-ui-more = Mehr
explorers-ui-undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
explorers-ui-undo-learnt = Du hast seitdem eine neue Karte, einen Schatz oder die anderen Landkarten gesehen.
explorers-ui-undo-answered = Die anderen haben seitdem weitergespielt.
explorers-ui-ask-reveal = Damit werden alle Landkarten gezeigt; das lässt sich nicht zurücknehmen.
explorers-ui-ask-next = Damit wird die nächste Karte aufgedeckt; das lässt sich nicht zurücknehmen.
explorers-ui-ask-stop = Du könntest noch erkunden ({ $spaces ->
    [one] { $spaces } Feld ist
   *[other] { $spaces } Felder sind
} markiert). Zug beenden? Das lässt sich nicht zurücknehmen.
explorers-ui-ask-draw = Damit ziehst du eine Schatzkarte; das lässt sich nicht zurücknehmen.
explorers-ui-stopped-early = Du hast aufgehört, obwohl du noch erkunden könntest.

## Labels

explorers-ui-this-turn = Diese Runde
explorers-ui-no-card = Die nächste Karte kommt gleich.
explorers-ui-era = Ära { $numeral }
explorers-ui-eras = Ären
explorers-ui-card-of = { $era }: Karte { $number } von { $cards }
explorers-ui-era-cards = Karten der Ära { $numeral }
explorers-ui-era-cards-label = Erkundungskarten dieser Ära
explorers-ui-card-used = gespielt
explorers-ui-card-now = diese Runde
explorers-ui-card-next = kommt noch, als nächste mit { $percent }
explorers-ui-card-held = Deine: { $card }
explorers-ui-choose-card = Wähle eine Erforschungskarte
explorers-ui-research = Forschung
explorers-ui-not-drawn = Noch nicht gezogen
explorers-ui-goals = Ziele
explorers-ui-goals-of = Ziele in { $province }
explorers-ui-goal-progress = { $have } von { $need }
explorers-ui-goal-met = erfüllt
explorers-ui-goal-open = nicht erfüllt
explorers-ui-goal-value = { $coins ->
    [0] bringt keine Münzen mehr
    [one] bringt { $coins } Münze
   *[other] bringt { $coins } Münzen
}
explorers-ui-goal-earned = { $coins ->
    [one] brachte { $coins } Münze
   *[other] brachte { $coins } Münzen
}
explorers-ui-goal-values = { $first } Münzen für alle, die es in derselben Runde als Erste erfüllen, { $later } für spätere.
explorers-ui-goal-values-solo = { $first } Münzen, oder { $later }, sobald der höhere Wert abgedeckt ist.
explorers-ui-goal-covered-first = Die { $first } ist abgedeckt.
explorers-ui-goal-covered-both = Beide Werte sind abgedeckt.
explorers-ui-goal-met-by = Erfüllt von { $names }
explorers-ui-purse = Deine Kasse
explorers-ui-purse-of = Kasse: { $owner }
explorers-ui-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
explorers-ui-coins-label = Münzen
explorers-ui-so-far = Bisher
explorers-ui-source-spaces = Felder
explorers-ui-source-villages = Dörfer
explorers-ui-source-towers = Türme
explorers-ui-source-crystals = Kristalle
explorers-ui-source-routes = Routen
explorers-ui-source-goals = Ziele
explorers-ui-source-treasures = Funde
explorers-ui-source-lands = Länder
explorers-ui-kept = { $count ->
    [0] Keine Schätze behalten
    [one] { $count } Schatz behalten
   *[other] { $count } Schätze behalten
}
explorers-ui-worth = jetzt { $coins } wert
explorers-ui-guilds = Andere Gilden
explorers-ui-my-map = Deine Landkarte
explorers-ui-map-of = Landkarte: { $owner }
explorers-ui-map-enlarge = Landkarte von { $owner } vergrößern
explorers-ui-zoom-in = Näher
explorers-ui-zoom-out = Weiter weg
explorers-ui-zoom-whole = Ganze Landkarte zeigen
explorers-ui-chronicle = Chronik
explorers-ui-rules-link = Regeln zu „{ $card }“
explorers-ui-seat-exploring = erkundet noch
explorers-ui-seat-done = fertig
explorers-ui-seat-summary = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $state }

## What a choice would bring

explorers-ui-change = { $source }: { $delta }
explorers-ui-change-cards = { $count ->
    [one] zieht { $count } Schatzkarte
   *[other] zieht { $count } Schatzkarten
}
explorers-ui-change-region = Gebiet: { $have } von { $need } erkundet

## What a step has brought

explorers-ui-found = Schatz: { $treasure }
explorers-ui-goal-reached = Ziel erfüllt: { $goal }
explorers-ui-goal-reached-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, wenn alle fertig sind

## Odds

explorers-ui-odds = Chancen
explorers-ui-odds-next = { $count ->
    [1] Nächste Karte: { $cards }
   *[other] Nächste Karte: jede der { $count } mit { $percent }
}
explorers-ui-odds-none = Das ist die letzte Karte der Ära.
explorers-ui-odds-treasures = { $count ->
    [one] { $count } Schatzkarte noch nicht gesehen
   *[other] { $count } Schatzkarten noch nicht gesehen
}
explorers-ui-odds-treasure = { $treasure }: { $count }, als nächste mit { $percent }

## End of an era

explorers-ui-era-end = { $era } ist vorbei
explorers-ui-era-end-home = Die Kundschafter kehren heim. Dörfer, Türme und Handelsposten bleiben.
explorers-ui-era-end-next = Weiter: { $era }
explorers-ui-era-end-final = Zum Ergebnis
explorers-ui-era-end-skip = Überspringen
explorers-ui-era-end-again = Ende der Ära noch einmal zeigen

## End of the game

explorers-ui-win-you = Du gewinnst!
explorers-ui-win-one = { $seat } gewinnt
explorers-ui-win-shared = { $names } teilen sich den Sieg
explorers-ui-win-margin = mit { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} Vorsprung nach vier Ären
explorers-ui-win-towers = gleich viele Münzen, aber mehr Türme
explorers-ui-win-villages = gleich viele Münzen und Türme, aber mehr Dörfer
explorers-ui-win-equal = gleich viele Münzen, Türme und Dörfer
explorers-ui-solo-won = Du gewinnst!
explorers-ui-solo-lost = Diesmal nicht gewonnen
explorers-ui-solo-aim = von { $need }, Stufe „{ $level }“
explorers-ui-solo-sum = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} von { $need }, Stufe „{ $level }“
explorers-ui-solo-coins = { $coins ->
    [one] { $coins } Münze fehlt
   *[other] { $coins } Münzen fehlen
}
explorers-ui-solo-goals = { $count ->
    [one] verfehltes Ziel: { $goals }
   *[other] verfehlte Ziele: { $goals }
}
explorers-ui-quoted = „{ $name }“
explorers-ui-ledger = Das Kontobuch
explorers-ui-ledger-help = Münzen aller Spielenden nach Herkunft und Ära
explorers-ui-by-source = Nach Herkunft
explorers-ui-by-era = Nach Ära

## The map for those who hear it

explorers-ui-space = { $cell }, { $ground }{ $isTaken ->
    [yes] , { $pieces }
   *[no] {""}
}{ $state ->
    [legal] , möglich
    [ghost] , gewählt
    [last] , gerade erkundet
    [refused] , nicht möglich
   *[none] {""}
}
explorers-ui-ground-coin = { $terrain }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
explorers-ui-ground-city = { $terrain }, Stadt mit Wert { $value }
explorers-ui-ground-crystal = { $terrain }, Kristall mit Wert { $value }
explorers-ui-ground-ruin = { $terrain }, Ruine
explorers-ui-ground-ruin-named = { $terrain }, Ruine { $label }
explorers-ui-ground-discovery = { $terrain }, Platz für einen Turm
explorers-ui-symbol-triangle = Dreieck
explorers-ui-symbol-circle = Kreis
explorers-ui-symbol-square = Quadrat
explorers-ui-piece-token = erkundete Ruine
explorers-ui-grid = { $name }: { $province }
explorers-ui-text-view = Landkarte als Text
explorers-ui-text-possible = Möglich
explorers-ui-text-explorers = Kundschafter
explorers-ui-text-posts = Handelsposten
explorers-ui-text-tokens = Erkundete Ruinen
explorers-ui-text-cities = Städte (Wert)
explorers-ui-text-ruins = Ruinen
explorers-ui-text-discoveries = Turmplätze
explorers-ui-move-label = Zug eintippen
explorers-ui-move-hint = Zum Beispiel: { $move }
explorers-ui-move-send = Spielen
explorers-ui-say-plan = { $cell }: { $worth }{ $isPut ->
    [yes] . Noch einmal Enter führt es aus.
   *[no] {""}
}

## Keys on the map

explorers-ui-key-north-west = Landkarte: nach Nordwesten
explorers-ui-key-north = Landkarte: nach Norden
explorers-ui-key-north-east = Landkarte: nach Nordosten
explorers-ui-key-south-west = Landkarte: nach Südwesten
explorers-ui-key-south = Landkarte: nach Süden
explorers-ui-key-south-east = Landkarte: nach Südosten
explorers-ui-key-left = Landkarte: in der Reihe nach links
explorers-ui-key-right = Landkarte: in der Reihe nach rechts
explorers-ui-key-next = Landkarte: nächstes mögliches Feld
explorers-ui-key-previous = Landkarte: voriges mögliches Feld
explorers-ui-key-pick = Landkarte: wählen, noch einmal führt aus

## Living room

explorers-ui-display-exploring = { $count ->
    [0] Alle sind fertig
   *[other] Es erkunden noch: { $names }
}
explorers-ui-display-over = Die letzte Ära ist vorbei

## Tipps

explorers-ui-advice-explore = Erkunde { $cells }
explorers-ui-advice-free = Erkunde { $cell } kostenlos
explorers-ui-advice-village = Dorf auf { $cell }
explorers-ui-advice-route = Route { $first } – { $second }, Handelsposten auf { $post }
explorers-ui-advice-keep = Behalte „{ $card }“
explorers-ui-advice-reuse = Nutze „{ $card }“ noch einmal
explorers-ui-advice-decline = Verzichte auf den Kundschafter
explorers-ui-advice-done = Beende den Zug
