# Cartographers: what players read.

## The game

cartographers-name = Kartographen
cartographers-tagline = Zeichne neue Länder auf deine Landkarte und erfülle die Wünsche der Königin.

## Explore cards

cartographers-card-temple_ruins = Tempelruinen
cartographers-card-temple_ruins-rule = Zeit 0, gleich folgt eine weitere Karte: Deren Form muss mindestens eine freie Ruine bedecken. Geht das nicht, zeichnest du stattdessen irgendwo ein einzelnes Feld mit beliebigem Gelände.
cartographers-card-outpost_ruins = Verfallener Außenposten
cartographers-card-outpost_ruins-rule = Zeit 0, gleich folgt eine weitere Karte: Deren Form muss mindestens eine freie Ruine bedecken. Geht das nicht, zeichnest du stattdessen irgendwo ein einzelnes Feld mit beliebigem Gelände.
cartographers-card-great_river = Großer Strom
cartographers-card-great_river-rule = Wasser, Zeit 1. Eine Reihe aus 3 Feldern bringt eine Münze, eine Treppe aus 5 Feldern nicht.
cartographers-card-farmland = Ackerland
cartographers-card-farmland-rule = Acker, Zeit 1. Zwei Felder nebeneinander bringen eine Münze, ein Kreuz aus 5 Feldern nicht.
cartographers-card-hamlet = Weiler
cartographers-card-hamlet-rule = Dorf, Zeit 1. Ein Winkel aus 3 Feldern bringt eine Münze, ein Block aus 5 Feldern (ein 2×2-Quadrat und eins dazu) nicht.
cartographers-card-forgotten_forest = Vergessener Wald
cartographers-card-forgotten_forest-rule = Wald, Zeit 1. Zwei Felder, die sich nur an einer Ecke berühren, bringen eine Münze, ein Zickzack aus 4 Feldern nicht.
cartographers-card-hinterland_stream = Hinterlandbach
cartographers-card-hinterland_stream-rule = Acker oder Wasser, Zeit 2. Ein großer Winkel aus 5 Feldern, drei an jedem Schenkel.
cartographers-card-homestead = Gehöft
cartographers-card-homestead-rule = Dorf oder Acker, Zeit 2. Ein kleines T aus 4 Feldern: eine Dreierreihe mit einem Feld an der Mitte.
cartographers-card-orchard = Obsthain
cartographers-card-orchard-rule = Wald oder Acker, Zeit 2. Ein L aus 4 Feldern: eine Dreierreihe mit einem Knick am Ende.
cartographers-card-treetop_village = Baumwipfeldorf
cartographers-card-treetop_village-rule = Wald oder Dorf, Zeit 2. Eine Stufe aus 5 Feldern: drei in einer Reihe, zwei weitere in der nächsten.
cartographers-card-marshlands = Sumpf
cartographers-card-marshlands-rule = Wald oder Wasser, Zeit 2. Ein großes T aus 5 Feldern: eine Dreierreihe mit einem Stiel aus zwei Feldern.
cartographers-card-fishing_village = Fischerdorf
cartographers-card-fishing_village-rule = Dorf oder Wasser, Zeit 2. Eine gerade Reihe aus 4 Feldern.
cartographers-card-rift_lands = Splitterland
cartographers-card-rift_lands-rule = Zeit 0. Ein einzelnes Feld an beliebiger Stelle: Wald, Dorf, Acker, Wasser oder Monster. Nach einer Ruinenkarte muss es auf eine freie Ruine, solange es eine gibt.

## Ambush cards

cartographers-card-goblin_attack = Goblinattacke
cartographers-card-goblin_attack-rule = Drei Monsterfelder in einer Diagonale: Wer rechts von dir sitzt, zeichnet sie auf deine Landkarte (gegen den Uhrzeigersinn). Solo: ungedreht ab der Ecke unten rechts, dann gegen den Uhrzeigersinn bis zum ersten freien Platz.
cartographers-card-bugbear_assault = Grottenschratüberfall
cartographers-card-bugbear_assault-rule = Zwei senkrechte Paare von Monsterfeldern mit einer Spalte Abstand: Wer links von dir sitzt, zeichnet sie auf deine Landkarte (im Uhrzeigersinn). Solo: ungedreht ab der Ecke oben rechts, dann im Uhrzeigersinn bis zum ersten freien Platz.
cartographers-card-kobold_onslaught = Koboldansturm
cartographers-card-kobold_onslaught-rule = Ein kleines T aus 4 Monsterfeldern: Wer links von dir sitzt, zeichnet es auf deine Landkarte (im Uhrzeigersinn). Solo: ungedreht ab der Ecke unten links, dann im Uhrzeigersinn bis zum ersten freien Platz.
cartographers-card-gnoll_raid = Gnollangriff
cartographers-card-gnoll_raid-rule = Eine Klammer aus 5 Monsterfeldern: Wer rechts von dir sitzt, zeichnet sie auf deine Landkarte (gegen den Uhrzeigersinn). Solo: ungedreht ab der Ecke oben links, dann gegen den Uhrzeigersinn bis zum ersten freien Platz.

## Edicts

cartographers-edict-sentinel_wood = Wächterwald
cartographers-edict-sentinel_wood-rule = 1 Stern für jedes Waldfeld am Kartenrand. Ein Eckfeld zählt einmal; neben Ödland zu liegen heißt nicht, am Rand zu liegen.
cartographers-edict-greenbough = Grünes Land
cartographers-edict-greenbough-rule = 1 Stern für jede Zeile und 1 für jede Spalte mit Wald. Wie viel Wald dort steht, ist egal.
cartographers-edict-treetower = Baumriese
cartographers-edict-treetower-rule = 1 Stern für jedes Waldfeld ohne offene Seite: Auf allen vier Seiten liegt ein gefülltes Feld oder der Kartenrand. Ruinen schließen eine Seite erst, wenn etwas auf sie gezeichnet ist.
cartographers-edict-stoneside_forest = Felsenwald
cartographers-edict-stoneside_forest-rule = 3 Sterne für jeden Berg, den ein Waldgebiet mit mindestens einem anderen Berg verbindet. Jeder Berg zählt nur einmal, egal wie viele Wälder ihn verbinden.
cartographers-edict-canal_lake = Seenland
cartographers-edict-canal_lake-rule = 1 Stern für jedes Wasserfeld neben einem Acker, 1 Stern für jedes Ackerfeld neben Wasser. Jedes Feld zählt nur einmal; diagonal benachbart reicht nicht.
cartographers-edict-mages_valley = Tal der Magier
cartographers-edict-mages_valley-rule = 2 Sterne für jedes Wasserfeld und 1 für jedes Ackerfeld neben einem Berg. Auch zwischen zwei Bergen zählt ein Feld nur einmal.
cartographers-edict-golden_granary = Goldene Kornkammer
cartographers-edict-golden_granary-rule = 1 Stern für jedes Wasserfeld neben einer Ruine, auch wenn sie schon bedeckt ist; 3 Sterne für jedes Ackerfeld auf einer Ruine. Wasser auf einer Ruine zählt nur, wenn daneben eine andere liegt; Acker neben einer Ruine bringt nichts.
cartographers-edict-shoreside_expanse = Unberührte Ufer
cartographers-edict-shoreside_expanse-rule = 3 Sterne für jedes Ackergebiet, das weder Wasser noch den Kartenrand berührt, und 3 für jedes Wassergebiet, das weder Acker noch Rand berührt. Ödland ist kein Rand.
cartographers-edict-wildholds = Freie Siedler
cartographers-edict-wildholds-rule = 8 Sterne für jedes Dorfgebiet ab sechs Feldern. Zwölf verbundene Felder sind immer noch ein Gebiet und bringen 8.
cartographers-edict-great_city = Große Stadt
cartographers-edict-great_city-rule = Es zählen nur Dorfgebiete, die keinen Berg berühren: Das größte davon bringt 1 Stern je Feld. Sind mehrere gleich groß, zählt nur eines.
cartographers-edict-greengold_plains = Grüngoldebene
cartographers-edict-greengold_plains-rule = 3 Sterne für jedes Dorfgebiet, das an mindestens drei dieser fünf grenzt: Wald, Acker, Wasser, Monster, Berg. Leere Felder, freie Ruinen, Ödland und der Kartenrand zählen nicht.
cartographers-edict-shieldgate = Schildtor
cartographers-edict-shieldgate-rule = Dein zweitgrößtes Dorfgebiet bringt 2 Sterne je Feld. Teilen sich zwei den ersten Platz, gilt eines davon als zweites; ein einziges Gebiet bringt nichts.
cartographers-edict-borderlands = Weite Lande
cartographers-edict-borderlands-rule = 6 Sterne für jede Zeile und 6 für jede Spalte ohne Lücke. Berge und Ödland gelten als gefüllt, freie Ruinen nicht.
cartographers-edict-lost_barony = Verlorene Baronie
cartographers-edict-lost_barony-rule = 3 Sterne mal die Seitenlänge deines größten Quadrats ohne Lücke: 4×4 Felder bringen 12. Berge und Ödland gelten als gefüllt.
cartographers-edict-broken_road = Zerfallene Straße
cartographers-edict-broken_road-rule = 3 Sterne für jede Diagonale ohne Lücke, die vom linken Rand nach rechts unten bis zum unteren Rand läuft. Auch die Ecke unten links allein ist eine solche Diagonale; die andere Richtung zählt nie.
cartographers-edict-cauldrons = Die Kessel
cartographers-edict-cauldrons-rule = 1 Stern für jedes einsame leere Feld: Auf allen vier Seiten liegt ein gefülltes Feld oder der Kartenrand. Zwei leere Felder nebeneinander bringen nichts; freie Ruinen gelten als leer.

## Skills

cartographers-skill-acrobatics = Akrobatik
cartographers-skill-acrobatics-rule = 2 Münzen, sobald ein Hinterhalt aufgedeckt ist: Auf deine Landkarte kommen nur zwei Monsterfelder nebeneinander statt der abgebildeten Form. Nach der Solo-Regel bestimmst du, ob sie liegen oder stehen.
cartographers-skill-concentration = Konzentration
cartographers-skill-concentration-rule = 3 Münzen, nachdem du eine Form der Karte gezeichnet hast: Zeichne sie noch einmal mit demselben Gelände. Die zweite bringt keine abgebildete Münze und muss keine Ruine bedecken.
cartographers-skill-wound_healing = Wundheilung
cartographers-skill-wound_healing-rule = 1 Münze, vor oder nach deiner Zeichnung: Ergänze zwei Felder nebeneinander mit einem Gelände der Karte. Mindestens eines davon muss neben Monstern liegen.
cartographers-skill-diplomacy = Diplomatie
cartographers-skill-diplomacy-rule = 1 Münze, jederzeit im Zug, auch wenn ein Hinterhalt aufgedeckt ist: Ergänze ein Feld, das zugleich Acker und Dorf ist.
cartographers-skill-secret_knowledge = Geheimwissen
cartographers-skill-secret_knowledge-rule = Kostenlos: Zeichne eine Form der Karte als Dorf, egal welches Gelände die Karte zeigt. Nach einer Ruinenkarte muss sie trotzdem eine Ruine bedecken.
cartographers-skill-stealth = Heimlichkeit
cartographers-skill-stealth-rule = Kostenlos: Die Form darf über den Kartenrand hinausragen; gezeichnet wird nur der Teil auf der Landkarte. Gefüllte Felder bleiben tabu, eine abgebildete Münze bekommst du.
cartographers-skill-negotiation = Verhandlung
cartographers-skill-negotiation-rule = 1 Münze: Zeichne statt der Form der Karte ein 2×2-Quadrat mit einem ihrer Gelände. Es bringt keine abgebildete Münze; nach einer Ruinenkarte muss das Quadrat eine Ruine bedecken.
cartographers-skill-search = Suche
cartographers-skill-search-rule = Kostenlos, nach deiner Zeichnung: Ergänze ein Feld mit demselben Gelände direkt neben der Form dieses Zuges.

## Terrains and other cells

cartographers-terrain-forest = Wald
cartographers-terrain-village = Dorf
cartographers-terrain-field = Acker
cartographers-terrain-water = Wasser
cartographers-terrain-monster = Monster
cartographers-terrain-field_village = Acker und Dorf
cartographers-terrain-mountain = Berg
cartographers-terrain-wasteland = Ödland
cartographers-terrain-ruins = Ruine
cartographers-terrain-empty = leeres Feld

## Seasons, map sides, letters

cartographers-season-spring = Frühling
cartographers-season-summer = Sommer
cartographers-season-fall = Herbst
cartographers-season-winter = Winter
cartographers-side-A = Wildnis
cartographers-side-B = Ödland
cartographers-letter-A = A
cartographers-letter-B = B
cartographers-letter-C = C
cartographers-letter-D = D

## Titles of the solo game

cartographers-title-legendary_cartographer = Legende der Kartographie
cartographers-title-master_mapsmith = Meisterhand der Kartenkunst
cartographers-title-journeyman_topographer = Vermessungstalent auf der Walz
cartographers-title-apprentice_surveyor = Fleißiger Vermessungslehrling
cartographers-title-amateur_assessor = Aushilfe mit Maßband
cartographers-title-inept_assistant = Tollpatschige Hilfskraft
cartographers-title-dimwitted_doodler = Kritzelhand ohne Plan
cartographers-title-oblivious_inkdrinker = Verträumter Tintenschluckspecht
cartographers-title-none = diesmal ohne Titel

## Events

cartographers-edict-dealt = Erlass { $letter }: „{ $edict }“.
cartographers-skill-dealt = Fertigkeit im Spiel: „{ $skill }“.
cartographers-season-began = Neue Jahreszeit: { $season }.
cartographers-card-revealed = Aufgedeckt: „{ $card }“.
cartographers-ruins-revealed = Ruinenkarte aufgedeckt: „{ $card }“. Die nächste Form muss eine Ruine bedecken.
cartographers-ambush-revealed = Hinterhalt: „{ $card }“!
cartographers-drew = { $seat } skizziert { $terrain } auf { $cells } (Landkarte: { $owner }).
cartographers-chose-skill = { $seat } wählt die Fertigkeit „{ $skill }“ { $cost ->
    [0] (kostenlos)
    [one] ({ $cost } Münze)
   *[other] ({ $cost } Münzen)
}.
cartographers-done = { $seat } legt den Stift hin.
cartographers-drawn = { $seat } zeichnet { $terrain } auf { $cells }.
cartographers-monsters-drawn = Auf der Landkarte von { $seat } erscheinen { $terrain }: { $cells }.
cartographers-ambush-missed = „{ $card }“ findet auf der Landkarte von { $seat } keinen Platz.
cartographers-skill-used = { $seat } nutzt die Fertigkeit „{ $skill }“ { $cost ->
    [0] (kostenlos)
    [one] ({ $cost } Münze)
   *[other] ({ $cost } Münzen)
}.
cartographers-coins-earned = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
cartographers-season-scored = { $seat }, { $season }: { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
} („{ $first_edict }“ { $first_stars }, „{ $second_edict }“ { $second_stars }, Münzen { $coins }, Verlust durch Monster { $monsters }).
cartographers-game-over = Die Partie ist zu Ende.
cartographers-solo-title = { $seat } beendet die Partie mit der Wertung { $rating }: { $title }.

## What to decide now

cartographers-decision-draw = Wähle Form und Gelände und zeichne auf deine Landkarte.
cartographers-decision-finish = Beende deinen Zug, wenn die Zeichnung passt. Ist eine Fertigkeit verfügbar, kannst du sie noch nutzen.
cartographers-decision-answer = Hinterhalt! Nutze jetzt eine Fertigkeit oder lass ihn kommen.
cartographers-decision-ambush = Zeichne die Monster auf die fremde Landkarte, die vor dir liegt.
cartographers-decision-dodge = Akrobatik: Bestimme, ob die zwei Monsterfelder liegen oder stehen.
cartographers-decision-stealth = Heimlichkeit: Zeichne die Form so, dass sie über den Kartenrand hinausragt.
cartographers-decision-secret-knowledge = Geheimwissen: Zeichne eine Form der Karte als Dorf.
cartographers-decision-negotiation = Verhandlung: Zeichne ein 2×2-Quadrat mit einem Gelände der Karte.
cartographers-decision-wound-healing = Wundheilung: Zeichne zwei benachbarte Felder neben Monstern, mit einem Gelände der Karte.
cartographers-decision-diplomacy = Diplomatie: Wähle ein freies Feld, das zugleich Acker und Dorf wird.
cartographers-decision-concentration = Konzentration: Zeichne dieselbe Form noch einmal.
cartographers-decision-search = Suche: Ergänze ein Feld direkt neben der eben gezeichneten Form.
cartographers-decision-reveal = Die nächste Karte wird aufgedeckt.
cartographers-decision-deal-edict = Der Zufall wählt eine Wertungskarte für einen Erlass.
cartographers-decision-deal-skill = Der Zufall wählt eine Fertigkeit für diese Partie.

## Where stars come from

cartographers-source-edict-a = Erlass A
cartographers-source-edict-b = Erlass B
cartographers-source-edict-c = Erlass C
cartographers-source-edict-d = Erlass D
cartographers-source-coins = Münzen
cartographers-source-monsters = Monster

## Why a bot plays a move

cartographers-reason-edict = Bringt in den kommenden Wertungen { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} für „{ $edict }“.
cartographers-reason-edict-lost = Kostet in den kommenden Wertungen { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
} bei „{ $edict }“.
cartographers-reason-coin = Bringt die Münze der kleinen Form.
cartographers-reason-mountain = Umschließt den Berg auf { $cell }: eine Münze.
cartographers-reason-fences = Schließt Felder neben Monstern und rettet in den kommenden Wertungen { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
cartographers-reason-monsters = Felder neben Monstern kosten in den kommenden Wertungen { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
cartographers-reason-ruins-kept = Lässt die Ruinen auf { $cells } für eine kommende Ruinenkarte frei.
cartographers-reason-attack = Kostet { $owner } nach jetzigem Stand { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
cartographers-reason-attack-nothing = Kostet { $owner } nach jetzigem Stand nichts.
cartographers-reason-attack-helps = Bringt { $owner } nach jetzigem Stand { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
cartographers-reason-snug = Ändert vorerst keine Wertung; grenzt an { $cells ->
    [one] { $cells } gefülltes Feld
   *[other] { $cells } gefüllte Felder
}.
cartographers-reason-quiet = Ändert vorerst keine Wertung.
cartographers-reason-only-move = Es gibt keinen anderen Zug.
cartographers-reason-skill = Nutzt die Fertigkeit „{ $skill }“ für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
cartographers-reason-skill-free = Nutzt die Fertigkeit „{ $skill }“, die nichts kostet.
cartographers-reason-dodge = Statt { $cells } Monsterfeldern { $few ->
    [one] kommt nur eines
   *[other] kommen nur { $few }
}.
cartographers-reason-no-skill = Setzt gegen den Hinterhalt keine Fertigkeit ein.
cartographers-reason-done = Zeichnet nichts weiter.

## Options of a new game

cartographers-option-side = Landkarte
cartographers-option-side-help = Alle zeichnen auf derselben Seite; in der Mitte von Seite B liegt Ödland, auf dem niemand zeichnen kann.
cartographers-option-side-A = A: Wildnis
cartographers-option-side-B = B: Ödland
cartographers-option-edicts = Erlasse
cartographers-option-edicts-help = Überlass die vier Wertungskarten dem Zufall oder wähle selbst eine von jeder Art.
cartographers-option-edicts-random = Zufällig
cartographers-option-skills = Fertigkeiten
cartographers-option-skills-help = Drei Fertigkeiten liegen aus, und alle dürfen je Jahreszeit eine davon einmal nutzen.
cartographers-option-skills-off = Ohne Fertigkeiten
cartographers-option-skills-random = Drei zufällige
cartographers-option-ambush = Hinterhalte
cartographers-option-ambush-help = Zu mehreren zeichnet ihr euch die Monster gegenseitig ein, oder der Hinterhalt kommt wie im Solospiel aus seiner Ecke.
cartographers-option-ambush-pass = Gegenseitig einzeichnen
cartographers-option-ambush-solo = Aus der Ecke, wie solo
cartographers-option-full_map = Volle Landkarte (solo)
cartographers-option-full_map-help = Was im Solospiel geschieht, wenn vor dem Ende des Winters alle Felder gefüllt sind.
cartographers-option-full_map-score_season = Jahreszeit werten, dann Ende
cartographers-option-full_map-stop = Ende ohne Wertung
cartographers-option-full_map-score_all = Alle übrigen Jahreszeiten werten

## Above the maps in a terminal

cartographers-headline-season = { $season }, Zeit { $time } von { $duration }
cartographers-headline-scored = { $letter } { $edict } (wird in dieser Jahreszeit gewertet)
cartographers-headline-edict = { $letter } { $edict }
cartographers-headline-card = Karte: { $card }
cartographers-headline-seat = { $seat }: { $total ->
    [one] { $total } Stern
   *[other] { $total } Sterne
} nach { $seasons ->
    [one] { $seasons } Jahreszeit
   *[other] { $seasons } Jahreszeiten
}, Münzen { $coins } von { $track }

## Why a move is refused

cartographers-illegal-waiting = Du hast gerade nichts zu entscheiden.
cartographers-illegal-decision = Das geht jetzt nicht. { $decision }
cartographers-illegal-skill-absent = Die Fertigkeit „{ $skill }“ ist nicht im Spiel.
cartographers-illegal-skill-used = Eine Fertigkeit je Jahreszeit: Du hast schon „{ $skill }“ genutzt.
cartographers-illegal-skill-time = „{ $skill }“ geht nur in einem anderen Moment des Zuges.
cartographers-illegal-skill-coins = „{ $skill }“ kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, du hast { $coins }.
cartographers-illegal-skill-no-room = Mit „{ $skill }“ ließe sich jetzt nichts zeichnen.
cartographers-illegal-mountain = { $cell } ist ein Berg.
cartographers-illegal-wasteland = { $cell } ist Ödland.
cartographers-illegal-filled = { $cell } ist schon gefüllt.
cartographers-illegal-terrain = Auf der Karte „{ $card }“ gibt es dieses Gelände nicht: { $terrain }.
cartographers-illegal-single-cell = Eine Form passt noch, deshalb geht kein einzelnes Feld.
cartographers-illegal-no-shape = Keine Form der Karte lässt sich zeichnen: Zeichne ein einzelnes Feld.
cartographers-illegal-shape = Diese Form ist nicht auf der Karte „{ $card }“.
cartographers-illegal-acrobatics = Akrobatik: Auf diese Landkarte kommen nur zwei benachbarte Monsterfelder.
cartographers-illegal-coin = Das Wort „coin“ gehört zu einer Form, die eine Münze bringt, und zu keiner anderen.
cartographers-illegal-ruins = Die Form muss eine Ruine bedecken, solange es möglich ist.
