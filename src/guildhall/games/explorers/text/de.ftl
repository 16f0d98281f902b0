# The Guild of Merchant Explorers: what players read.

## The game

explorers-name = Die Gilde der fahrenden Händler
explorers-tagline = Schicke Kundschafter über Land und Meer, gründe Dörfer und verbinde die Städte des Reichs.

## Maps

explorers-map-avenia = Avenia
explorers-map-avenia-rule = Keine besonderen Felder. Ein Land ist ein Block von Feldern, den Gewässer oder der Kartenrand abtrennt; ein Ziel verlangt Dörfer auf verschiedenen Ländern.
explorers-map-aghon = Aghon
explorers-map-aghon-rule = Viele kleine Inseln, keine besonderen Regeln. Die meisten Städte liegen am Wasser.
explorers-map-kazan = Kazan
explorers-map-kazan-rule = Vulkane lassen sich nie erkunden. Zwei Berggebiete haben kein leeres Feld und bekommen nie ein Dorf. Ruinen tragen Buchstaben, die in Zielen vorkommen.
explorers-map-cnidaria = Cnidaria
explorers-map-cnidaria-rule = Riffe lassen sich nie erkunden. Jede Ruine trägt ein Symbol. Ein Kristall gilt als jedes Gelände: Wer ihn zum ersten Mal erkundet, erhält seinen Wert und die Werte aller früher erkundeten Kristalle.
explorers-map-north_proylia = Nord-Proylia
explorers-map-north_proylia-rule = Erweiterung, nicht geprüft. Eis gilt als jedes Gelände, verbraucht aber zwei Kundschafter der Karte, wenn diese ein Gelände verlangt. Die unbegrenzten Linien führen nie über Eis.
explorers-map-xawskil = Xawskil
explorers-map-xawskil-rule = Erweiterung, nicht geprüft. Am Ende gibt es Münzen dafür, auf wie vielen Ländern du mindestens ein Feld erkundet hast.

## Explore cards

explorers-card-basic_grassland = Grasland
explorers-card-basic_grassland-rule = Erkunde bis zu 2 Graslandfelder. Sie müssen nicht nebeneinanderliegen.
explorers-card-basic_desert = Wüste
explorers-card-basic_desert-rule = Erkunde bis zu 2 Wüstenfelder. Sie müssen nicht nebeneinanderliegen.
explorers-card-basic_mountain = Berge
explorers-card-basic_mountain-rule = Erkunde 1 Bergfeld.
explorers-card-basic_sea = Gewässer
explorers-card-basic_sea-rule = Erkunde bis zu 3 Gewässerfelder, die lückenlos in einer geraden Linie liegen. Die Linie darf an beiden Enden wachsen.
explorers-card-basic_any = Zwei beliebige
explorers-card-basic_any-rule = Erkunde bis zu 2 Felder mit beliebigem Gelände; das zweite muss das erste berühren.
explorers-card-era_1 = Ärakarte I
explorers-card-era_1-rule = In der ersten Ära bekommst du zwei Erforschungskarten, behältst eine und nutzt sie. Später nutzt du diese Karte wieder.
explorers-card-era_2 = Ärakarte II
explorers-card-era_2-rule = In der zweiten Ära bekommst du zwei Erforschungskarten, behältst eine und nutzt sie. Später nutzt du diese Karte wieder.
explorers-card-era_3 = Ärakarte III
explorers-card-era_3-rule = In der dritten Ära bekommst du zwei Erforschungskarten, behältst eine und nutzt sie. In der vierten nutzt du diese Karte wieder.
explorers-card-era_any = Ärakarte I/II/III
explorers-card-era_any-rule = Nutze eine beliebige deiner drei Erforschungskarten noch einmal.

## Investigate cards

explorers-card-path_grassland_sea_5 = Pfad über Grasland und Gewässer
explorers-card-path_grassland_sea_5-rule = Ein Pfad aus bis zu 5 Grasland- oder Gewässerfeldern, beliebig gemischt; jedes Feld berührt das vorige.
explorers-card-path_desert_sea_5 = Pfad über Wüste und Gewässer
explorers-card-path_desert_sea_5-rule = Ein Pfad aus bis zu 5 Wüsten- oder Gewässerfeldern, beliebig gemischt; jedes Feld berührt das vorige.
explorers-card-path_mountain_sea_4 = Pfad über Berge und Gewässer
explorers-card-path_mountain_sea_4-rule = Ein Pfad aus bis zu 4 Berg- oder Gewässerfeldern, beliebig gemischt; jedes Feld berührt das vorige.
explorers-card-mix_mountain2_grassland3 = Berge und Grasland
explorers-card-mix_mountain2_grassland3-rule = Bis zu 2 Berg- und 3 Graslandfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-mix_sea1_grassland4 = Gewässer und Grasland
explorers-card-mix_sea1_grassland4-rule = Bis zu 1 Gewässer- und 4 Graslandfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-mix_mountain2_desert3 = Berge und Wüste
explorers-card-mix_mountain2_desert3-rule = Bis zu 2 Berg- und 3 Wüstenfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-mix_sea1_desert4 = Gewässer und Wüste
explorers-card-mix_sea1_desert4-rule = Bis zu 1 Gewässer- und 4 Wüstenfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-mix_sea1_mountain3 = Gewässer und Berge
explorers-card-mix_sea1_mountain3-rule = Bis zu 1 Gewässer- und 3 Bergfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-mix_desert1_grassland1_mountain1_sea2 = Von allem etwas
explorers-card-mix_desert1_grassland1_mountain1_sea2-rule = Bis zu 1 Wüsten-, 1 Grasland-, 1 Berg- und 2 Gewässerfelder in beliebiger Reihenfolge; sie müssen sich nicht berühren.
explorers-card-line_land_unlimited = Geradeaus über Land
explorers-card-line_land_unlimited-rule = Beliebig viele Landfelder, auch gemischt, lückenlos in einer geraden Linie. Die Linie darf an beiden Enden wachsen.
explorers-card-line_sea_unlimited = Geradeaus übers Meer
explorers-card-line_sea_unlimited-rule = Beliebig viele Gewässerfelder lückenlos in einer geraden Linie. Die Linie darf an beiden Enden wachsen.
explorers-card-mountain3_coins_x2 = Gold der Berge
explorers-card-mountain3_coins_x2-rule = Bis zu 3 Bergfelder; Münzfelder darunter zahlen doppelt.
explorers-card-grassland4_coins_x3 = Gold des Graslands
explorers-card-grassland4_coins_x3-rule = Bis zu 4 Graslandfelder; Münzfelder darunter zahlen dreifach.
explorers-card-desert4_coins_x3 = Gold der Wüste
explorers-card-desert4_coins_x3-rule = Bis zu 4 Wüstenfelder; Münzfelder darunter zahlen dreifach.
explorers-card-single_region_4 = Ein Gebiet
explorers-card-single_region_4-rule = Bis zu 4 Felder eines Landgebiets; sie müssen sich nicht berühren. Jokerfelder, die das Gebiet berühren, dürfen dabei sein.
explorers-card-burst_grassland = Grasland und Umgebung
explorers-card-burst_grassland-rule = Ein Graslandfeld, dann bis zu 5 der Felder ringsum mit beliebigem Gelände.
explorers-card-burst_mountain = Berg und Umgebung
explorers-card-burst_mountain-rule = Ein Bergfeld, dann bis zu 5 der Felder ringsum mit beliebigem Gelände.
explorers-card-burst_desert = Wüste und Umgebung
explorers-card-burst_desert-rule = Ein Wüstenfeld, dann bis zu 5 der Felder ringsum mit beliebigem Gelände.
explorers-card-burst_sea = Gewässer und Umgebung
explorers-card-burst_sea-rule = Ein Gewässerfeld, dann bis zu 5 der Felder ringsum mit beliebigem Gelände.
explorers-card-lance_grassland = Geradeaus vom Grasland
explorers-card-lance_grassland-rule = Ein Graslandfeld, dann bis zu 3 Felder mit beliebigem Gelände, die mit ihm eine gerade Linie bilden.
explorers-card-lance_mountain = Geradeaus vom Berg
explorers-card-lance_mountain-rule = Ein Bergfeld, dann bis zu 3 Felder mit beliebigem Gelände, die mit ihm eine gerade Linie bilden.
explorers-card-lance_desert = Geradeaus von der Wüste
explorers-card-lance_desert-rule = Ein Wüstenfeld, dann bis zu 3 Felder mit beliebigem Gelände, die mit ihm eine gerade Linie bilden.
explorers-card-lance_sea = Geradeaus vom Gewässer
explorers-card-lance_sea-rule = Ein Gewässerfeld, dann bis zu 3 Felder mit beliebigem Gelände, die mit ihm eine gerade Linie bilden.
explorers-card-two_village_lines = Zwei Straßen
explorers-card-two_village_lines-rule = Von zwei verschiedenen Dörfern aus je eine gerade Linie aus bis zu 3 Feldern mit beliebigem Gelände, eine nach der anderen. Die Hauptstadt gilt hier als Dorf; ein unterwegs gegründetes Dorf zählt auch.
explorers-card-sea4_then_cities = Gewässer, dann Häfen
explorers-card-sea4_then_cities-rule = Bis zu 4 Gewässerfelder, dann beliebig viele Städte, die an sie grenzen.
explorers-card-sea4_then_2_coins = Gewässer, dann Münzen
explorers-card-sea4_then_2_coins-rule = Bis zu 4 Gewässerfelder, dann bis zu 2 Münzfelder mit beliebigem Gelände, die an sie grenzen.
explorers-card-sea4_extra_treasure = Gewässer und Schätze
explorers-card-sea4_extra_treasure-rule = Bis zu 4 Gewässerfelder; jede Ruine, die du in diesem Zug zum ersten Mal erkundest, bringt zwei Schatzkarten.
explorers-card-sea_5 = Fünf Gewässer
explorers-card-sea_5-rule = Bis zu 5 Gewässerfelder; sie müssen sich nicht berühren.

## Goals

explorers-goal-avenia_1 = Drei Länder
explorers-goal-avenia_1-rule = Habe Dörfer auf drei verschiedenen Ländern.
explorers-goal-avenia_2 = Zwei Türme
explorers-goal-avenia_2-rule = Habe zwei Entdeckungstürme.
explorers-goal-avenia_3 = Ruinen am Rand
explorers-goal-avenia_3-rule = Habe drei Ruinen am Kartenrand erkundet.
explorers-goal-avenia_4 = Ein großes Gebiet
explorers-goal-avenia_4-rule = Habe ein Dorf in einem Gebiet aus mindestens fünf Feldern.
explorers-goal-avenia_5 = Zwei große Posten
explorers-goal-avenia_5-rule = Habe zwei Handelsposten auf Städten mit einem Wert von mindestens 3.
explorers-goal-avenia_6 = Fünf Dörfer
explorers-goal-avenia_6-rule = Habe fünf Dörfer.
explorers-goal-aghon_1 = Dörfer überall
explorers-goal-aghon_1-rule = Habe je ein Dorf auf Grasland, in der Wüste und in den Bergen.
explorers-goal-aghon_2 = Handel überall
explorers-goal-aghon_2-rule = Habe je einen Handelsposten auf Grasland, in der Wüste und in den Bergen.
explorers-goal-aghon_3 = Ruinen an jeder Küste
explorers-goal-aghon_3-rule = Deine erkundeten Ruinen grenzen zusammen an Grasland, Wüste und Berge. Eine Ruine darf für mehrere zählen.
explorers-goal-aghon_4 = Zu Füßen des Turms
explorers-goal-aghon_4-rule = Habe ein Dorf neben einem deiner Entdeckungstürme.
explorers-goal-aghon_5 = Eine reiche Route
explorers-goal-aghon_5-rule = Schließe eine Handelsroute ab, die mindestens 12 Münzen bringt.
explorers-goal-aghon_6 = Bergvolk
explorers-goal-aghon_6-rule = Habe zwei Dörfer in den Bergen.
explorers-goal-kazan_1 = Ruinen A und J
explorers-goal-kazan_1-rule = Habe die Ruinen A und J erkundet.
explorers-goal-kazan_2 = Ruine C und der Nordosten
explorers-goal-kazan_2-rule = Habe Ruine C erkundet und den Turm auf dem nordöstlichen Entdeckungsfeld gebaut.
explorers-goal-kazan_3 = Neben Ruinen
explorers-goal-kazan_3-rule = Habe ein Dorf neben einer Ruine, ob erkundet oder nicht.
explorers-goal-kazan_4 = Die große Kette
explorers-goal-kazan_4-rule = Auf zwei Städten und zwei Ruinen stehen zugleich deine Kundschafter, verbunden durch Kundschafter und Dörfer. Die Hauptstadt verbindet hier nicht.
explorers-goal-kazan_5 = Ein reicher Fund
explorers-goal-kazan_5-rule = Erkunde ein Feld, auf dem mindestens drei Münzen abgebildet sind.
explorers-goal-kazan_6 = Ruinen B und D
explorers-goal-kazan_6-rule = Habe die Ruinen B und D erkundet.
explorers-goal-cnidaria_1 = Im Kristalllicht
explorers-goal-cnidaria_1-rule = Habe zwei Dörfer neben Kristallfeldern, demselben oder verschiedenen.
explorers-goal-cnidaria_2 = Ein Symbol
explorers-goal-cnidaria_2-rule = Habe drei Ruinen mit demselben Symbol erkundet.
explorers-goal-cnidaria_3 = Ein Gelände
explorers-goal-cnidaria_3-rule = Habe drei Dörfer auf demselben Gelände.
explorers-goal-cnidaria_4 = Drei Symbole
explorers-goal-cnidaria_4-rule = Habe von jedem der drei Symbole eine Ruine erkundet.
explorers-goal-cnidaria_5 = Zwei Kristalle
explorers-goal-cnidaria_5-rule = Habe zwei Kristalle erkundet.
explorers-goal-cnidaria_6 = Eine prächtige Route
explorers-goal-cnidaria_6-rule = Schließe eine Handelsroute ab, die mindestens 16 Münzen bringt.
explorers-goal-north_proylia_1 = Am Eis
explorers-goal-north_proylia_1-rule = Habe zwei Dörfer neben Eis.
explorers-goal-north_proylia_2 = Gefrorene Ruinen
explorers-goal-north_proylia_2-rule = Habe zwei Ruinen auf Eis erkundet.
explorers-goal-north_proylia_3 = Marktdörfer
explorers-goal-north_proylia_3-rule = Habe zwei Dörfer neben Städten mit deinen Handelsposten.
explorers-goal-north_proylia_4 = Übers Eis
explorers-goal-north_proylia_4-rule = Schließe eine Handelsroute ab, zu deren Verbund ein Kundschafter auf Eis gehört.
explorers-goal-north_proylia_5 = Der hohe Norden
explorers-goal-north_proylia_5-rule = Habe ein Dorf am nördlichen Kartenrand.
explorers-goal-north_proylia_6 = Kleine Gebiete
explorers-goal-north_proylia_6-rule = Habe Dörfer in drei verschiedenen Gebieten aus höchstens drei Feldern.
explorers-goal-xawskil_1 = Fünf Länder
explorers-goal-xawskil_1-rule = Habe Dörfer auf fünf verschiedenen Ländern.
explorers-goal-xawskil_2 = Der ferne Westen
explorers-goal-xawskil_2-rule = Erkunde ein Feld des westlichsten Landes.
explorers-goal-xawskil_3 = Drei Türme
explorers-goal-xawskil_3-rule = Habe drei Entdeckungstürme.
explorers-goal-xawskil_4 = Nachbarn
explorers-goal-xawskil_4-rule = Habe zwei Dörfer auf demselben Land.
explorers-goal-xawskil_5 = Ein großer Posten
explorers-goal-xawskil_5-rule = Habe einen Handelsposten auf einer Stadt mit einem Wert von mindestens 5.
explorers-goal-xawskil_6 = Sechs Ruinen
explorers-goal-xawskil_6-rule = Habe sechs Ruinen erkundet.

## Treasures

explorers-treasure-place_explorer = Helfende Hand
explorers-treasure-place_explorer-rule = Sofort: Setze einen Kundschafter auf ein beliebiges Feld neben deinen Kundschaftern, Dörfern oder der Hauptstadt. Du darfst darauf verzichten.
explorers-treasure-two_coins = Zwei Münzen
explorers-treasure-two_coins-rule = Sofort: Erhalte 2 Münzen.
explorers-treasure-vase = Amphore
explorers-treasure-vase-rule = Am Ende bringen 1, 2, 3 oder 4 Amphoren 1, 4, 9 oder 16 Münzen, jede weitere 4 dazu.
explorers-treasure-tower_bonus = Siegel der Türme
explorers-treasure-tower_bonus-rule = Am Ende 1 Münze für jeden deiner Entdeckungstürme.
explorers-treasure-grassland_villages = Siegel des Graslands
explorers-treasure-grassland_villages-rule = Am Ende 1 Münze für jedes deiner Dörfer auf Grasland.
explorers-treasure-desert_villages = Siegel der Wüste
explorers-treasure-desert_villages-rule = Am Ende 1 Münze für jedes deiner Dörfer in der Wüste.
explorers-treasure-mountain_villages = Siegel der Berge
explorers-treasure-mountain_villages-rule = Am Ende 1 Münze für jedes deiner Dörfer in den Bergen.
explorers-treasure-village_pairs = Siegel der Dörfer
explorers-treasure-village_pairs-rule = Am Ende 1 Münze für je zwei deiner Dörfer.

## Terrains and spaces

explorers-terrain-grassland = Grasland
explorers-terrain-desert = Wüste
explorers-terrain-mountain = Berge
explorers-terrain-sea = Gewässer
explorers-terrain-wild = Joker
explorers-terrain-capital = Hauptstadt
explorers-terrain-ice = Eis
explorers-feature-none = offenes Gewässer
explorers-feature-blank = leeres Feld
explorers-feature-coin = Münzfeld
explorers-feature-city = Stadt
explorers-feature-ruin = Ruine
explorers-feature-discovery = Entdeckungsfeld
explorers-feature-crystal = Kristall
explorers-feature-capital = Hauptstadt
explorers-piece-explorer = Kundschafter
explorers-piece-village = Dorf
explorers-piece-tower = Entdeckungsturm
explorers-piece-post = Handelsposten

## Levels and goal values

explorers-level-easy = leicht
explorers-level-normal = normal
explorers-level-hard = schwer
explorers-value-first = höhere
explorers-value-later = niedrigere

## Events everybody sees

explorers-goal-dealt = Ziel im Spiel: „{ $goal }“.
explorers-era-began = Ära { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} beginnt.
explorers-card-revealed = Aufgedeckt: „{ $card }“.
explorers-goal-covered = Der { $value } Wert des Ziels „{ $goal }“ ist abgedeckt.
explorers-done = { $seat } ist fertig.
explorers-card-kept = { $seat } behält die Erforschungskarte „{ $card }“.
explorers-card-reused = { $seat } nutzt „{ $card }“ noch einmal.
explorers-explored = { $seat } erkundet { $cells }.
explorers-stayed = { $seat } erkundet nichts.
explorers-treasure-used = { $seat } findet einen Schatz: „{ $treasure }“.
explorers-treasures-kept = { $seat } behält { $count ->
    [one] { $count } Schatzkarte
   *[other] { $count } Schatzkarten
} bis zum Ende.
explorers-spaces = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} auf Münzfeldern.
explorers-villages = { $seat } gründet ein Dorf auf { $cells }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-towers = { $seat } baut einen Turm auf { $cells }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-crystals = { $seat } erreicht einen Kristall auf { $cells }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-routes = { $seat } schließt Handelsrouten ab: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} (Handelsposten: { $cells }).
explorers-treasures = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} durch Schätze.
explorers-goal = { $seat } erfüllt das Ziel „{ $goal }“: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-era-ended = Ära { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} ist vorbei, die Kundschafter kehren heim.
explorers-final-coins = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} am Ende des Spiels.
explorers-game-over = Das Spiel ist zu Ende.
explorers-solo-won = { $seat } gewinnt auf der Stufe „{ $level }“: alle Ziele erfüllt, genug Münzen verdient.
explorers-solo-lost = { $seat } gewinnt auf der Stufe „{ $level }“ nicht. Es fehlen { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $goals ->
    [one] { $goals } Ziel
   *[other] { $goals } Ziele
}.

## Events only their seat sees

explorers-offered = { $seat } darf eine behalten: „{ $first_card }“ oder „{ $second_card }“.
explorers-treasure-drawn = { $seat } zieht einen Schatz: „{ $treasure }“.
explorers-treasure-kept = { $seat } behält einen Schatz bis zum Ende: „{ $treasure }“.
explorers-kept-card = { $seat } behält „{ $card }“.
explorers-reused-card = { $seat } nutzt „{ $card }“ noch einmal.
explorers-put-explorer = { $seat } setzt einen Kundschafter auf { $cell }.
explorers-put-free-explorer = { $seat } setzt einen zusätzlichen Kundschafter auf { $cell }.
explorers-declined = { $seat } verzichtet auf den zusätzlichen Kundschafter.
explorers-linked = { $seat } verbindet { $first_cell } und { $second_cell }.
explorers-own-spaces = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} von einem Münzfeld.
explorers-own-villages = { $seat }: ein Dorf auf { $cells }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-own-towers = { $seat }: ein Turm auf { $cells }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-own-crystals = { $seat }: ein Kristall auf { $cells }, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
explorers-own-routes = { $seat }: eine Handelsroute, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}; der Handelsposten liegt auf { $cells }.
explorers-own-treasures = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} durch eine Schatzkarte.
explorers-own-goal = { $seat }: Ziel „{ $goal }“ erfüllt; { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, sobald alle fertig sind.

## What to decide now

explorers-decision-keep = Wähle die Erforschungskarte, die du behalten willst.
explorers-decision-reuse = Wähle, welche deiner Erforschungskarten du noch einmal nutzt.
explorers-decision-explore = Setze den nächsten Kundschafter oder beende deinen Zug.
explorers-decision-village = Das Gebiet ist vollständig: Wähle, wo das Dorf steht.
explorers-decision-route = Wähle die Städte der Handelsroute und die Stadt, die den Posten bekommt.
explorers-decision-free = Setze den zusätzlichen Kundschafter auf ein erreichbares Feld oder verzichte.
explorers-decision-deal-goal = Der Zufall bestimmt ein Ziel.
explorers-decision-reveal = Die nächste Karte wird aufgedeckt.
explorers-decision-offer = Erforschungskarten werden ausgeteilt.
explorers-decision-draw = Eine Schatzkarte wird gezogen.

## Where coins come from

explorers-source-spaces = Münzfelder
explorers-source-villages = Dörfer
explorers-source-towers = Türme
explorers-source-crystals = Kristalle
explorers-source-routes = Handelsrouten
explorers-source-goals = Ziele
explorers-source-treasures = Schätze
explorers-source-lands = Länder
explorers-source-final = Behaltene Schätze
explorers-source-goal = Ziel
explorers-part-1 = Ära I
explorers-part-2 = Ära II
explorers-part-3 = Ära III
explorers-part-4 = Ära IV
explorers-part-end = Spielende
explorers-part-now = Jetzt

## Why a bot plays a move

explorers-reason-only-move = Es gibt keinen anderen Zug.
explorers-reason-done = Setzt in diesem Zug keine Kundschafter mehr.
explorers-reason-decline = Verzichtet auf den kostenlosen Kundschafter.
explorers-reason-card = Spielt „{ $card }“.
explorers-reason-spaces = Sammelt Münzfelder ein: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-village = Gründet ein Dorf auf { $cell }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-village-open = Vollendet ein Gebiet für ein Dorf: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-start = Für spätere Ären { $spaces ->
    [one] liegt { $spaces } Feld
   *[other] liegen { $spaces } Felder
} höchstens zwei Schritte vom Dorf auf { $cell } entfernt.
explorers-reason-tower = Baut den Turm auf { $cell }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-crystal = Erreicht den Kristall auf { $cell }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-route = Schließt die Route { $one } × { $two } zwischen { $start } und { $end }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-route-open = Schließt eine Handelsroute, höchstens { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-post = Die wertvollere Stadt auf { $cell } bleibt für eine weitere Route frei.
explorers-reason-goal = Erfüllt das Ziel „{ $goal }“: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
explorers-reason-lands = Erreicht ein neues Land: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
} am Ende.
explorers-reason-ruin = Erkundet die Ruine auf { $cell }: { $cards ->
    [one] { $cards } Schatzkarte
   *[other] { $cards } Schatzkarten
}.
explorers-reason-region = Dem Gebiet um { $cell } { $missing ->
    [one] fehlt noch { $missing } Feld
   *[other] fehlen noch { $missing } Felder
} zum Dorf.
explorers-reason-towards-tower = Kommt dem Entdeckungsfeld { $cell } näher.
explorers-reason-towards-ruin = Kommt der Ruine auf { $cell } näher.
explorers-reason-towards-crystal = Kommt dem Kristall auf { $cell } näher.
explorers-reason-towards-coins = Kommt den Münzen auf { $cell } näher.
explorers-reason-towards-city = Kommt der Stadt auf { $cell } näher.
explorers-reason-room = Bringt { $spaces ->
    [one] { $spaces } weiteres Feld
   *[other] { $spaces } weitere Felder
} in Reichweite.
explorers-reason-quiet = Bringt sofort nichts ein.

## Options of a new game

explorers-option-map = Landkarte
explorers-option-map-help = Alle erkunden dieselbe Region. Die zwei Karten der Erweiterung folgen einer Fan-Fassung und sind nicht geprüft.
explorers-option-map-avenia = Avenia
explorers-option-map-aghon = Aghon
explorers-option-map-kazan = Kazan
explorers-option-map-cnidaria = Cnidaria
explorers-option-map-north_proylia = Nord-Proylia (Erweiterung, nicht geprüft)
explorers-option-map-xawskil = Xawskil (Erweiterung, nicht geprüft)
explorers-option-goals = Ziele
explorers-option-goals-help = Lass den Zufall drei Ziele der Landkarte bestimmen oder wähle sie selbst; im Solospiel zählt ihre Reihenfolge.
explorers-option-goals-random = Zufällig
explorers-option-level = Stufe (solo)
explorers-option-level-help = Wie viele Münzen du außer allen drei Zielen brauchst, um das Solospiel zu gewinnen.
explorers-option-level-easy = Leicht: 90 Münzen
explorers-option-level-normal = Normal: 120 Münzen
explorers-option-level-hard = Schwer: 150 Münzen
explorers-option-lances = Gerade Linien von einem Feld aus
explorers-option-lances-help = Ob die Linie der vier Karten „Geradeaus von …“ auf beiden Seiten ihres ersten Feldes wachsen darf.
explorers-option-lances-both_sides = Auf beiden Seiten
explorers-option-lances-one_side = Nur auf einer Seite
explorers-option-village_lines = Zwei Straßen
explorers-option-village_lines-help = Ob jede Linie der Karte „Zwei Straßen“ geradewegs von ihrem Dorf wegführen oder nur neben ihm beginnen muss.
explorers-option-village_lines-free = Beginnt neben dem Dorf
explorers-option-village_lines-collinear = Führt geradewegs von ihm weg
explorers-option-wild_region = Jokerfelder bei einem Gebiet
explorers-option-wild_region-help = Welche Jokerfelder die Karte „Ein Gebiet“ erkunden darf.
explorers-option-wild_region-touching = Die das Gebiet berühren
explorers-option-wild_region-first_only = Nur eines, und danach nichts mehr
explorers-option-capital_links = Hauptstadt in der großen Kette
explorers-option-capital_links-help = Ob die Hauptstadt für das Kazan-Ziel „Die große Kette“ Städte und Ruinen verbindet.
explorers-option-capital_links-no = Verbindet nicht
explorers-option-capital_links-yes = Verbindet

## Above the maps in a terminal

explorers-headline-era = Ära { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, Karte { $number } von { $cards }
explorers-headline-goal = Ziel: { $goal }
explorers-headline-card = Karte: { $card }
explorers-headline-seat = { $seat }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, Dörfer { $villages }, Türme { $towers }, Ziele { $goals }
explorers-watch-score = { $seat }: { $total ->
    [one] { $total } Münze
   *[other] { $total } Münzen
}
explorers-watch-winner = { $seat } gewinnt mit { $total ->
    [one] { $total } Münze
   *[other] { $total } Münzen
}.

## Why a move is refused

explorers-illegal-waiting = Du hast gerade nichts zu entscheiden.
explorers-illegal-decision = Das geht jetzt nicht. { $decision }
explorers-illegal-no-card = „{ $card }“ steht dir nicht zur Wahl.
explorers-illegal-off-map = { $cell } ist kein Feld, das erkundet werden kann.
explorers-illegal-taken = { $cell } ist besetzt: { $piece }.
explorers-illegal-not-beside = { $cell } grenzt weder an deine Kundschafter und Dörfer noch an die Hauptstadt.
explorers-illegal-no-explorers = Du hast keine Kundschafter mehr.
explorers-illegal-card-full = Die Karte „{ $card }“ erlaubt kein weiteres Feld.
explorers-illegal-terrain = { $cell } ist nicht erlaubt ({ $terrain }): Die Karte „{ $card }“ lässt dieses Gelände jetzt nicht zu.
explorers-illegal-line = { $cell } setzt die gerade Linie nicht fort.
explorers-illegal-first = { $cell } grenzt nicht an das erste Feld dieser Karte.
explorers-illegal-path = { $cell } grenzt nicht an das Feld davor.
explorers-illegal-region = { $cell } liegt nicht im selben Gebiet.
explorers-illegal-shape = { $cell } passt nicht zu dem, was die Karte „{ $card }“ verlangt.
explorers-illegal-other-region = { $cell } liegt nicht in dem Gebiet, das du vollendet hast.
explorers-illegal-not-blank = { $cell } ist kein leeres Feld; nur auf einem solchen kann ein Dorf stehen.
explorers-illegal-not-city = { $cell } ist keine Stadt.
explorers-illegal-posted = Die Stadt { $cell } hat schon deinen Handelsposten.
explorers-illegal-unconnected = Die Stadt { $cell } ist nicht mit dem eben erkundeten Feld verbunden.
explorers-illegal-route = Nenne zwei verschiedene Städte, zuerst die linke oder obere, dann die für den Handelsposten.
