# Cartographers: the rules reference. Names of cards come from the game's own words.

## The page

cartographers-rules-heading = So spielt man Kartographen
cartographers-rules-lead = Alles über das Spiel in unseren eigenen Worten: zum Durchlesen oder um eine Karte nachzuschlagen.
cartographers-rules-search = Regeln durchsuchen
cartographers-rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
cartographers-rules-chapter-course = Das Spiel
cartographers-rules-chapter-explore = Erkundungskarten
cartographers-rules-chapter-ambush = Hinterhalte
cartographers-rules-chapter-edict = Erlasse
cartographers-rules-chapter-skill = Fertigkeiten
cartographers-rules-chapter-app = An diesem Tisch
cartographers-rules-note-explore = Zeit { $time }
cartographers-rules-note-edict = Silberne Zahl fürs Solospiel: { $rating }
cartographers-rules-note-skill = { $cost ->
    [0] Kostenlos
    [one] Kostet { $cost } Münze
   *[other] Kostet { $cost } Münzen
}

## The game

cartographers-rules-goal = Das Ziel
cartographers-rules-goal-aim = Du kartierst unbekanntes Land für die Königin. Karte für Karte zeichnest du Wälder, Dörfer, Äcker und Wasser auf deine Landkarte, und am Ende jeder Jahreszeit bestimmen zwei königliche Erlasse, was davon wertvoll ist. Wer nach vier Jahreszeiten die meisten Sterne hat, gewinnt.
cartographers-rules-goal-together = Alle zeichnen gleichzeitig auf der eigenen Landkarte; niemand muss warten. Nur bei einem Hinterhalt darfst du auf eine fremde Landkarte zeichnen.

cartographers-rules-setup = Vor der ersten Karte
cartographers-rules-setup-edicts = Vier Erlasse liegen die ganze Partie lang aus, unter den Buchstaben A, B, C und D. Aus jeder von vier Arten kommt einer: Wald, Acker und Wasser, Dorf, Fläche. Auswahl und Reihenfolge bestimmt der Zufall, wenn der Tisch nicht selbst gewählt hat.
cartographers-rules-setup-deck = Im Stapel sind alle 13 Erkundungskarten und ein Hinterhalt, den niemand gesehen hat. Mit jeder weiteren Jahreszeit kommt ein Hinterhalt dazu.
cartographers-rules-setup-map = Alle benutzen dieselbe Seite der Landkarte, A oder B; am Anfang ist nichts darauf gezeichnet.

cartographers-rules-map = Die Landkarte
cartographers-rules-map-cells = Die Landkarte hat 11 × 11 Felder. Ein Feld heißt nach dem Buchstaben seiner Spalte und der Nummer seiner Zeile: a1 liegt oben links, k11 unten rechts.
cartographers-rules-map-mountains = Fünf Felder sind Berge. Sie sind von Anfang an gefüllt, niemand kann darauf zeichnen, und neue Berge zeichnet niemand.
cartographers-rules-map-ruins = Sechs Felder sind Ruinen. Du darfst auf sie zeichnen wie auf jedes freie Feld; bis dahin gelten sie als leer.
cartographers-rules-map-sides = Auf Seite A, der Wildnis, ist sonst nichts. Auf Seite B liegen in der Mitte sieben Felder Ödland: Sie sind gefüllt, aber weder ein Gelände noch ein Rand.

cartographers-rules-words = Benachbart, Gebiet, gefüllt
cartographers-rules-words-beside = Zwei Felder sind benachbart, wenn sie eine Seite gemeinsam haben. Eine gemeinsame Ecke reicht nie.
cartographers-rules-words-group = Ein Gebiet besteht aus allen Feldern eines Geländes, die Seite an Seite zusammenhängen. Es kann beliebig groß sein; auch ein einzelnes Feld ist ein Gebiet.
cartographers-rules-words-filled = Ein Feld ist gefüllt, wenn etwas darauf gezeichnet ist (auch Monster) oder wenn es Berg oder Ödland ist. Ruinen sind leer, bis etwas auf sie gezeichnet wird.
cartographers-rules-words-terrain = Die Gelände sind Wald, Dorf, Acker, Wasser, Monster und Berg. Ödland gehört nicht dazu.

cartographers-rules-turn = Ein Zug, Schritt für Schritt
cartographers-rules-turn-reveal = 1. Aufdecken: Die oberste Karte des Stapels wird aufgedeckt. Nach einer Ruinenkarte folgt sofort eine weitere; ein Hinterhalt kommt vor allem anderen an die Reihe.
cartographers-rules-turn-draw = 2. Zeichnen: Alle wählen eine Form und ein Gelände der Karte und zeichnen auf die eigene Landkarte, verdeckt vor den anderen.
cartographers-rules-turn-show = 3. Zeigen: Wenn alle fertig sind, werden die Landkarten gezeigt. Bis dahin kannst du deine Zeichnung zurücknehmen.
cartographers-rules-turn-check = 4. Jahreszeit prüfen: Hat die Zeit der aufgedeckten Karten die Dauer der Jahreszeit erreicht, wird gewertet. Sonst folgt die nächste Karte.

cartographers-rules-explore = Was eine Erkundungskarte bietet
cartographers-rules-explore-one = Vier Karten brauchen Zeit 1. Sie bieten ein Gelände und zwei Formen; die kleinere Form bringt eine Münze.
cartographers-rules-explore-two = Sechs Karten brauchen Zeit 2. Sie bieten eine Form und zwei Gelände zur Wahl.
cartographers-rules-explore-zero = Die beiden Ruinenkarten und das Splitterland brauchen keine Zeit, Hinterhalte auch nicht.
cartographers-rules-explore-one-terrain = Die ganze Form bekommt ein Gelände. Alle entscheiden für sich: Wer neben dir sitzt, darf auf derselben Karte eine andere Form oder ein anderes Gelände wählen.

cartographers-rules-drawing = Eine Form zeichnen
cartographers-rules-drawing-turn = Drehe und spiegle die Form, wie du magst, und zeichne sie irgendwo auf freie Felder. Sie muss nichts berühren, was du schon gezeichnet hast.
cartographers-rules-drawing-fit = Sie darf kein gefülltes Feld bedecken und nicht über den Kartenrand ragen. Freie Ruinen sind freie Felder.
cartographers-rules-drawing-must = Passt irgendeine Form der Karte irgendwohin, musst du eine zeichnen: Aussetzen darfst du nicht, auch wenn dir die Form nichts nützt.

cartographers-rules-single = Wenn nichts passt: ein einzelnes Feld
cartographers-rules-single-when = Passt keine Form der Karte irgendwohin, wie du sie auch drehst, zeichnest du stattdessen ein einzelnes Feld an beliebiger freier Stelle.
cartographers-rules-single-what = Das Gelände ist frei: Wald, Dorf, Acker, Wasser oder Monster, auch wenn die Karte es nicht zeigt. Eine abgebildete Münze bringt das Feld nicht, es kann aber einen Berg einschließen.
cartographers-rules-single-full = Ist deine Landkarte ganz voll, gibt es nichts zu zeichnen und du setzt bis zur Wertung aus.

cartographers-rules-ruins = Ruinenkarten
cartographers-rules-ruins-duty = Nach einer Ruinenkarte muss die nächste Form mindestens eine freie Ruine bedecken. Zwei Ruinenkarten nacheinander sind immer noch eine Pflicht: Eine bedeckte Ruine genügt.
cartographers-rules-ruins-fail = Kann keine Form der Karte eine freie Ruine bedecken oder gibt es keine mehr, zeichnest du ein einzelnes Feld mit beliebigem Gelände an beliebiger freier Stelle, auch wenn die Form anderswo passen würde. Dieses Feld muss nicht auf einer Ruine liegen.
cartographers-rules-ruins-ambush = Kommt ein Hinterhalt dazwischen, wird er zuerst ausgeführt, ganz ohne Ruinen; die Pflicht wartet auf die nächste Erkundungskarte.
cartographers-rules-ruins-later = Ruinen bleiben Ruinen, auch wenn etwas auf ihnen steht. Das ist nur für „{ cartographers-edict-golden_granary }“ wichtig.

cartographers-rules-coins = Münzen
cartographers-rules-coins-earn = Eine Münze bringen dir Formen, neben denen eine abgebildet ist, und jeder Berg, sobald alle vier Felder neben ihm gefüllt sind. Jeder Berg zahlt einmal, egal was seine Seiten füllt und wer es gezeichnet hat.
cartographers-rules-coins-score = Jede Münze ist am Ende jeder Jahreszeit 1 Stern wert. Eine Münze aus dem Frühling zahlt viermal, eine aus dem Winter einmal.
cartographers-rules-coins-track = Die Leiste hat 14 Plätze; eine fünfzehnte Münze verfällt. Für Fertigkeiten durchgestrichene Münzen zählen nie wieder und machen keinen Platz frei.

cartographers-rules-ambush = Hinterhalte
cartographers-rules-ambush-pass = Wird ein Hinterhalt aufgedeckt, wandern die Landkarten: im Uhrzeigersinn zu der Person links von dir, gegen den Uhrzeigersinn zu der rechts von dir. Sie zeichnet die Monster dorthin, wo sie wehtun, beliebig gedreht und gespiegelt; dann bekommst du deine Landkarte zurück.
cartographers-rules-ambush-single = Passt die Form nicht, wird irgendwo ein einzelnes Monsterfeld gezeichnet. Auf einer vollen Landkarte geschieht nichts.
cartographers-rules-ambush-coin = Schließen die Monster einen Berg ein, bekommt die Münze, wem die Landkarte gehört.
cartographers-rules-ambush-deck = Ein Hinterhalt braucht keine Zeit und verlässt das Spiel, sobald er aufgedeckt war. Bleibt er aus, liegt er weiter im Stapel, und die neue Jahreszeit bringt noch einen; so können in einer Jahreszeit mehrere kommen.
cartographers-rules-ambush-solo = Allein, oder wenn der Tisch es so gewählt hat, zeichnet niemand die Monster ein: Sie kommen nach der Eckenregel.

cartographers-rules-corner = Die Eckenregel für Hinterhalte
cartographers-rules-corner-start = Jeder Hinterhalt nennt eine Ecke und eine Richtung. Die Form beginnt in dieser Ecke genau wie abgebildet, weder gedreht noch gespiegelt; das Rechteck um sie herum liegt an beiden Rändern an.
cartographers-rules-corner-walk = Ist dort ein Feld gefüllt, rückt die Form am Rand entlang in der Richtung der Karte weiter, Feld für Feld, bis sie passt.
cartographers-rules-corner-inward = Ist sie ganz herum, beginnt sie wieder in derselben Ecke, von beiden Rändern ein Feld weiter innen, und so fort bis zur Mitte. Der erste freie Platz gilt. Freie Ruinen halten sie nicht auf.
cartographers-rules-corner-none = Gibt es nirgends Platz, wird nichts gezeichnet, auch kein einzelnes Feld.

cartographers-rules-monsters = Monster
cartographers-rules-monsters-loss = Am Ende jeder Jahreszeit verlierst du 1 Stern für jedes leere Feld neben Monstern. Ein Feld neben mehreren Monstern zählt einmal. Auch freie Ruinen sind leer.
cartographers-rules-monsters-close = Fülle diese Felder, dann kosten sie nichts mehr: Jede Zeichnung genügt. Berge, Ödland und der Rand kosten ohnehin nichts.
cartographers-rules-monsters-terrain = Monster sind ein Gelände. Sie füllen Felder, schließen Berge ein und vervollständigen Zeilen wie jede andere Zeichnung.

cartographers-rules-scoring = Die Wertung einer Jahreszeit
cartographers-rules-scoring-sum = Vier Zahlen ergeben eine Jahreszeit: die Sterne des ersten Erlasses, die des zweiten, 1 Stern je Münze, abzüglich der Sterne, die Monster kosten. Die Summe kann negativ sein.
cartographers-rules-scoring-whole = Ein Erlass sieht immer die ganze Landkarte an, egal wann sie gezeichnet wurde. Jeder Erlass wird in zwei Jahreszeiten gewertet; eine gute frühe Zeichnung zahlt also zweimal.

cartographers-rules-seasons = Die vier Jahreszeiten
cartographers-rules-seasons-spring = Der Frühling dauert 8 und wertet die Erlasse A und B.
cartographers-rules-seasons-summer = Der Sommer dauert 8 und wertet die Erlasse B und C.
cartographers-rules-seasons-fall = Der Herbst dauert 7 und wertet die Erlasse C und D.
cartographers-rules-seasons-winter = Der Winter dauert 6 und wertet die Erlasse D und A.
cartographers-rules-seasons-length = Eine Jahreszeit endet nach dem Zug, in dem die Zeit ihrer Karten diese Zahl erreicht. Was darüber hinausgeht, verfällt.
cartographers-rules-seasons-deck = Danach kommen alle 13 Erkundungskarten zurück in den Stapel, ein neuer Hinterhalt kommt dazu, und alles wird gemischt.

cartographers-rules-end = Ende und Gleichstand
cartographers-rules-end-win = Nach der Wertung des Winters zählst du deine vier Jahreszeiten zusammen. Die meisten Sterne gewinnen.
cartographers-rules-end-tie = Bei Gleichstand gewinnt, wer in allen vier Jahreszeiten zusammen weniger Sterne durch Monster verloren hat. Ist auch das gleich, wird der Sieg geteilt.

cartographers-rules-solo = Allein spielen
cartographers-rules-solo-rules = Die Regeln bleiben gleich, nur kommen Hinterhalte nach der Eckenregel.
cartographers-rules-solo-rating = Dein Ergebnis sind deine Sterne abzüglich der silbernen Zahlen der vier Erlasse: Je schwerer ein Erlass, desto kleiner seine Zahl. Das Ergebnis bringt dir einen Titel.
cartographers-rules-solo-full = Ist deine Landkarte vor dem Ende des Winters voll, endet die Partie sofort. Ob die laufende und die späteren Jahreszeiten noch zählen, ist eine Option des Tisches.

cartographers-rules-titles = Titel im Solospiel
cartographers-rules-titles-legendary_cartographer = ab 30: Legende der Kartographie
cartographers-rules-titles-master_mapsmith = 20 bis 29: Meisterhand der Kartenkunst
cartographers-rules-titles-journeyman_topographer = 10 bis 19: Vermessungstalent auf der Walz
cartographers-rules-titles-apprentice_surveyor = 0 bis 9: Fleißiger Vermessungslehrling
cartographers-rules-titles-amateur_assessor = −5 bis −1: Aushilfe mit Maßband
cartographers-rules-titles-inept_assistant = −10 bis −6: Tollpatschige Hilfskraft
cartographers-rules-titles-dimwitted_doodler = −20 bis −11: Kritzelhand ohne Plan
cartographers-rules-titles-oblivious_inkdrinker = −30 bis −21: Verträumter Tintenschluckspecht
cartographers-rules-titles-none = Unter −30 gibt es keinen Titel.

cartographers-rules-skills = Fertigkeiten (wahlweise)
cartographers-rules-skills-use = Wird mit Fertigkeiten gespielt, liegen drei der acht Karten für alle aus. In jeder Jahreszeit darfst du eine davon nutzen, und zwar einmal. Du musst keine nutzen.
cartographers-rules-skills-pay = Du zahlst, indem du Münzen durchstreichst; auch solche aus diesem Zug. Durchgestrichene Münzen bringen keine Sterne mehr.
cartographers-rules-skills-limits = Eine Fertigkeit, die nichts ändern würde oder nach der du nichts mehr zeichnen könntest, ist nicht erlaubt. Für zusätzliche Felder gilt das Übliche: nur freie Felder, nichts über den Rand.
cartographers-rules-skills-rulings = Das Regelheft erklärt diese Karten nur zum Teil. Wo es schweigt, steht hier, wie wir sie spielen.

cartographers-rules-options = Optionen eines Tisches
cartographers-rules-options-side = Landkarte: Seite A, die Wildnis, ist offen und gut für den Anfang. Seite B hat in der Mitte ein Loch aus Ödland: weniger Platz, aber es hilft bei vollen Zeilen, Spalten und Quadraten.
cartographers-rules-options-edicts = Erlasse: zufällig wie im Regelheft oder vier deiner Wahl, einer von jeder Art, in der Reihenfolge A, B, C, D.
cartographers-rules-options-skills = Fertigkeiten: keine, drei zufällige oder drei deiner Wahl.
cartographers-rules-options-ambush = Hinterhalte zu mehreren: Ihr zeichnet euch die Monster gegenseitig ein, wie im Regelheft, oder sie kommen nach der Eckenregel des Solospiels, was sanfter ist und schneller geht. Allein gilt immer die Eckenregel.
cartographers-rules-options-full-map = Volle Landkarte im Solospiel: Laut Regelheft endet die Partie sofort, aber es sagt nicht, was dann noch zählt. Normalerweise werten wir die laufende Jahreszeit und die späteren nicht. Du kannst auch wählen, dass gar nichts mehr zählt (außer die Karte, die die Landkarte füllt, ist die letzte ihrer Jahreszeit, oder es ist Winter) oder dass die laufende und alle späteren Jahreszeiten zählen.

## Explore cards

cartographers-rules-card-temple_ruins = Sie zeigt keine eigene Form. Im selben Zug kann noch „{ cartographers-card-outpost_ruins }“ folgen; die Pflicht bleibt dieselbe.
cartographers-rules-card-outpost_ruins = Wirkt genau wie „{ cartographers-card-temple_ruins }“: Im Stapel sind zwei Ruinenkarten.
cartographers-rules-card-great_river = Nimm die kurze Reihe für die Münze oder die Treppe, um mehr zu füllen. Die Treppe lässt sich in beide Richtungen neigen.
cartographers-rules-card-farmland = Das Paar passt fast überall und bringt eine Münze. Das Kreuz sieht gedreht immer gleich aus und braucht rund um seine Mitte Platz.
cartographers-rules-card-hamlet = Der Winkel bringt eine Münze. Der Fünferblock bringt keine, aber fast schon ein Dorfgebiet aus sechs Feldern.
cartographers-rules-card-forgotten_forest = Die beiden Felder der Münzform berühren sich nur an einer Ecke; sie sind zwei Waldgebiete, bis etwas sie verbindet. Dafür liegen sie in zwei Zeilen und zwei Spalten.
cartographers-rules-card-hinterland_stream = Der große Winkel braucht ein Quadrat von 3 × 3 Feldern und lässt vier davon frei.
cartographers-rules-card-homestead = Dieselbe Form wie „{ cartographers-card-kobold_onslaught }“. Vier Lagen.
cartographers-rules-card-orchard = Acht Lagen: vier Drehungen und dieselben gespiegelt.
cartographers-rules-card-treetop_village = Acht Lagen. Die fünf Felder brauchen vier in der einen und zwei in der anderen Richtung.
cartographers-rules-card-marshlands = Vier Lagen. Die Form braucht ein Quadrat von 3 × 3 Feldern und lässt auf jeder Seite des Stiels zwei Felder frei.
cartographers-rules-card-fishing_village = Liegt oder steht. Vier freie Felder in einer Reihe sind spät in der Partie selten: Halte eine Gasse offen.
cartographers-rules-card-rift_lands = Du wählst unter allen fünf Geländen. Auch Monster sind erlaubt und füllen manchmal genau das Feld, das du brauchst. Müsste eine Ruine bedeckt werden und es ist keine mehr frei, wird daraus das freie einzelne Feld, was auf dasselbe hinausläuft.

## Ambush cards

cartographers-rules-card-goblin_attack = Die drei Felder berühren sich nur an den Ecken; darum können bis zu acht freie Felder neben ihnen liegen. Nach der Eckenregel führt der erste Schritt am rechten Rand nach oben.
cartographers-rules-card-bugbear_assault = Die Spalte in der Lücke gehört nicht zur Form und darf gefüllt sein. Nach der Eckenregel führt der erste Schritt am rechten Rand nach unten.
cartographers-rules-card-kobold_onslaught = Dieselbe Form wie „{ cartographers-card-homestead }“. Nach der Eckenregel führt der erste Schritt am linken Rand nach oben.
cartographers-rules-card-gnoll_raid = Das offene Feld in der Klammer hat auf drei Seiten Monster, zählt aber einmal. Nach der Eckenregel führt der erste Schritt am linken Rand nach unten.

## Edicts

cartographers-rules-edict-sentinel_wood = Der Rand sind die Zeilen 1 und 11 und die Spalten a und k, zusammen 40 Felder. Eine Ecke liegt an zwei Rändern und zahlt trotzdem einmal. Das Ödland von Seite B ist kein Rand.
cartographers-rules-edict-greenbough = Ein Feld kann für seine Zeile und für seine Spalte zählen; am besten zahlen also Felder in neuen Zeilen und Spalten: je 2 Sterne. Noch mehr Wald, wo schon welcher steht, bringt nichts. Elf Zeilen und elf Spalten ergeben höchstens 22 Sterne.
cartographers-rules-edict-treetower = Sieh dir die vier Felder neben einem Waldfeld an. Jede Zeichnung schließt eine Seite, auch anderer Wald und Monster, ebenso Berge, Ödland und der Kartenrand. Ein leeres Feld oder eine freie Ruine lässt sie offen.
cartographers-rules-edict-stoneside_forest = Ein Waldgebiet muss zwei oder mehr verschiedene Berge berühren; dann bringt jeder von ihnen 3 Sterne, zusammen höchstens 15. Ein Berg an zwei solchen Gebieten zahlt einmal. Wald an nur einem Berg bringt nichts, auch wenn er ihn auf zwei Seiten berührt.
cartographers-rules-edict-canal_lake = Am meisten bringen lange gemeinsame Ufer: Ein Wasserlauf entlang einer Reihe Acker zahlt auf beiden Seiten. Ein Feld mit mehreren passenden Nachbarn ist trotzdem nur 1 Stern wert.
cartographers-rules-edict-mages_valley = Nur die vier Felder, die eine Seite mit einem Berg teilen, zählen; an jedem Berg gibt es also höchstens 8 Sterne. Eine gemeinsame Ecke zählt nicht.
cartographers-rules-edict-golden_granary = Wasser zahlt neben Ruinen, ob frei oder bedeckt; Acker zahlt auf Ruinen. Wasser auf einer Ruine zahlt nur, wenn eine andere Ruine daneben liegt, und Acker neben einer Ruine bringt nichts. Ein Wasserfeld neben zwei Ruinen zahlt einmal.
cartographers-rules-edict-shoreside_expanse = Jedes Gebiet bringt 3 Sterne, egal wie groß es ist; viele kleine sind also besser als ein großes. Eine einzige Berührung mit dem anderen Gelände oder mit dem Rand verdirbt das ganze Gebiet. Das Ödland von Seite B ist kein Rand.
cartographers-rules-edict-wildholds = Die Größe ist erreicht oder nicht: 6 Felder bringen 8 Sterne, 11 Felder ebenso. Wachsen zwei Gebiete aus sechs Feldern zusammen, geht eine Belohnung verloren.
cartographers-rules-edict-great_city = Streiche zuerst alle Dorfgebiete neben Bergen, dann nimm das größte der übrigen. Gleich große werden nicht zusammengezählt. Bleibt keines übrig, gibt es keine Sterne. Ödland schadet nicht.
cartographers-rules-edict-greengold_plains = Zähle, wie viele verschiedene Arten neben dem Gebiet liegen: Wald, Acker, Wasser, Monster, Berg. Drei genügen, mehr bringen nicht mehr. Leere Felder, freie Ruinen, Ödland und der Rand sind keine Arten.
cartographers-rules-edict-shieldgate = Ordne deine Dorfgebiete nach Größe und nimm das zweite. Sind die beiden größten gleich groß, gilt eines davon als zweites; Zwillinge zahlen also am besten. Ein einziges Gebiet bringt nichts, und die beiden größten zu verbinden kann teuer werden.
cartographers-rules-edict-borderlands = Womit die Linie gefüllt ist, spielt keine Rolle: Jedes Gelände, Monster, Berge und Ödland helfen. Ein leeres Feld oder eine freie Ruine verdirbt sie. Ein Feld, in dem sich eine volle Zeile und eine volle Spalte kreuzen, zählt für beide.
cartographers-rules-edict-lost_barony = Nur das größte Quadrat zählt und davon nur die Seite: 3 × 3 bringt 9 Sterne, 4 × 4 bringt 12. Selbst eine unberührte Landkarte bringt etwas: Ein Berg ist ein Quadrat mit Seite 1 (3 Sterne auf Seite A), vier Felder Ödland sind eines mit Seite 2 (6 Sterne auf Seite B).
cartographers-rules-edict-broken_road = Es gibt 11 solche Diagonalen, von der langen von a1 nach k11 bis zur Ecke a11, die allein schon eine Diagonale ist. Sie beginnen in Spalte a, gehen je ein Feld nach unten und nach rechts und enden in Zeile 11. Die andere Richtung zählt nie.
cartographers-rules-edict-cauldrons = Das Feld selbst bleibt leer; alles daneben muss gefüllt sein oder außerhalb der Landkarte liegen. Freie Ruinen sind so gut wie andere leere Felder. Vorsicht: Ein leeres Feld neben Monstern kostet gleich wieder einen Stern.

## Skills

cartographers-rules-skill-acrobatics = Nutze sie, wenn der Hinterhalt aufgedeckt ist und bevor er zuschlägt. Zeichnet ihr euch die Monster gegenseitig ein, kommen nur die zwei Felder auf deine Landkarte, frei gedreht. Nach der Eckenregel nimmt das Paar den üblichen Weg aus der Ecke, liegend oder stehend, wie du willst; findet keines von beiden Platz, ist die Fertigkeit nicht erlaubt.
cartographers-rules-skill-concentration = Nur nach einer Form der Karte, nicht nach dem einzelnen Feld. Die zweite darfst du anders drehen und spiegeln. Sie bringt keine abgebildete Münze und muss keine Ruine bedecken, kann aber Berge einschließen.
cartographers-rules-skill-wound_healing = Eines der beiden Felder muss eine Seite mit einem Monsterfeld teilen. Das Gelände ist eines der aufgedeckten Karte. Die Felder kommen zu deiner Form hinzu, davor oder danach.
cartographers-rules-skill-diplomacy = Das Feld gehört zugleich zu einem Acker- und zu einem Dorfgebiet, und Nachbarn sehen beides. Liegt es in einem Dorfgebiet, grenzt dieses dadurch noch nicht an Acker. Du kannst damit auch auf einen Hinterhalt antworten, bevor die Monster kommen.
cartographers-rules-skill-secret_knowledge = Eine neben der Form abgebildete Münze behältst du. Nicht erlaubt, wo die Karte ohnehin Dorf anbietet, und nicht für das einzelne Feld.
cartographers-rules-skill-stealth = Mindestens ein Feld muss auf der Landkarte liegen und mindestens eines daneben; so zwängst du eine Form an den Rand. Nach einer Ruinenkarte muss der Teil auf der Landkarte eine Ruine bedecken. Erlaubt auch dann, wenn die Form auf normale Weise nirgends passt.
cartographers-rules-skill-negotiation = Das Quadrat tritt an die Stelle der Form, übernimmt ihre Ruinenpflicht und bringt keine abgebildete Münze. Erlaubt auch dann, wenn die Form auf normale Weise nirgends passt.
cartographers-rules-skill-search = Das zusätzliche Feld teilt eine Seite mit dem, was du in diesem Zug für die Karte gezeichnet hast, auch wenn das ein einzelnes Feld war. Es bekommt dasselbe Gelände.

## Under the pictures

cartographers-rules-example-drawing = Die Form von „{ cartographers-card-orchard }“ in allen acht Lagen: vier Drehungen und gespiegelt noch einmal vier. Hier sind manche Wald und manche Acker.
cartographers-rules-example-ruins = „{ cartographers-card-temple_ruins }“, dann „{ cartographers-card-homestead }“: Das Dorf bedeckt die Ruine b3, die Pflicht ist erfüllt. Dieselbe Form auf d3, d4, e4 und d5 wäre nicht erlaubt.
cartographers-rules-example-coins = „{ cartographers-card-farmland }“: Der Acker auf d3 und d4 bringt seine abgebildete Münze. Er füllt auch die vierte Seite des Berges d2 (alle vier leuchten), das bringt noch eine: 2 Münzen.
cartographers-rules-example-corner = „{ cartographers-card-bugbear_assault }“ auf Seite B: Der Anfang liegt oben rechts, aber dort und einen Schritt tiefer ist der Berg i2 im Weg. Noch einen Schritt tiefer passt die Form.
cartographers-rules-example-monsters = −4 Sterne: j1, i2, k2 und die freie Ruine j3 sind leer und liegen neben Monstern. h1 und k4 sind gefüllt und kosten nichts; j1 berührt zwei Monster und zählt einmal.
cartographers-rules-example-goblin_attack = Auf der unberührten Seite A landen die Goblins auf i9, j10 und k11.
cartographers-rules-example-bugbear_assault = Auf der unberührten Seite A landen die Grottenschrate auf i1, k1, i2 und k2.
cartographers-rules-example-kobold_onslaught = Auf der unberührten Seite A landen die Kobolde auf a9, a10, b10 und a11.
cartographers-rules-example-gnoll_raid = Auf der unberührten Seite A landen die Gnolle auf a1, b1, a2, a3 und b3; die Ruine auf b3 hält sie nicht auf.
cartographers-rules-example-sentinel_wood = 5 Sterne: a1, b1, c1, a2 und a4 liegen am Rand. Die Ecke a1 zählt einmal; c2, c3 und d3 liegen weiter innen.
cartographers-rules-example-greenbough = 8 Sterne: Wald steht in den Zeilen 1, 2, 3 und 4 und in den Spalten a, b, e und f.
cartographers-rules-example-treetower = 4 Sterne: a1, b1, d1 und a2 haben keine offene Seite. b2 zählt nicht, weil die Ruine b3 noch frei ist.
cartographers-rules-example-stoneside_forest = 6 Sterne: Der Wald von e2 bis h3 verbindet die Berge d2 und i3, je 3 Sterne. Der Wald e6 berührt nur f6.
cartographers-rules-example-canal_lake = 5 Sterne: Das Wasser c1, c3 und d4 liegt neben Acker, die Äcker b1 und d3 neben Wasser. d3 hat zwei solche Nachbarn und zählt einmal.
cartographers-rules-example-mages_valley = 5 Sterne: Am Berg d2 bringt das Wasser e2 und d3 je 2, der Acker c2 bringt 1. c3 und e3 berühren ihn nur an einer Ecke.
cartographers-rules-example-golden_granary = 6 Sterne: Der Acker auf der Ruine b3 bringt 3, das Wasser b2, c3 und f1 neben Ruinen bringt je 1. Die Äcker a3 und g2 liegen nur neben Ruinen.
cartographers-rules-example-shoreside_expanse = 6 Sterne: Der Acker um d4 und das Wasser um g5 bleiben für sich, je 3. Der Acker a1 liegt am Rand, und der Acker d7 und das Wasser c7 berühren sich.
cartographers-rules-example-wildholds = 16 Sterne: Die Gebiete mit sieben Feldern (oben links) und mit sechs (unten) bringen je 8. Das Gebiet oben rechts hat nur fünf Felder.
cartographers-rules-example-great_city = 4 Sterne: Das Gebiet mit fünf Feldern berührt den Berg d2 und scheidet aus. Das größte der übrigen hat vier Felder.
cartographers-rules-example-greengold_plains = 3 Sterne: b2 und c2 grenzen an Wald, Berg und Wasser. Neben dem Gebiet c5 und d5 liegen nur Wald und Acker.
cartographers-rules-example-shieldgate = 8 Sterne: Die Gebiete haben sechs, vier und zwei Felder; das zweitgrößte bringt 2 je Feld.
cartographers-rules-example-borderlands = 12 Sterne: Zeile 6 und Spalte d sind voll, Berge mitgezählt. Zeile 11 hat bei e11 eine Lücke.
cartographers-rules-example-lost_barony = 12 Sterne: Das Quadrat von b1 bis e4 ist voll, seine Seite hat vier Felder. Der Berg d2 hilft mit.
cartographers-rules-example-broken_road = 9 Sterne: Drei Diagonalen sind voll: a11 allein; a10, b11; und a7, b8, c9, d10, e11 mit dem Berg c9. Die von a8 scheitert an der freien Ruine b9.
cartographers-rules-example-cauldrons = 2 Sterne: a1 und c2 sind eingeschlossen. a3 und die freie Ruine b3 liegen nebeneinander und nehmen sich gegenseitig die Wertung.
cartographers-rules-example-acrobatics = „{ cartographers-card-goblin_attack }“ nach der Eckenregel: Statt der Diagonale kommen nur zwei stehende Felder, auf k10 und k11.
cartographers-rules-example-concentration = „{ cartographers-card-orchard }“ steht auf c4, d4, e4 und e5 und ein zweites Mal, gedreht, auf c5, c6, d6 und e6.
cartographers-rules-example-wound_healing = Zwei Felder Acker auf h2 und i2; i2 liegt neben den Monstern i1 und j2 und kostet nun keinen Stern mehr.
cartographers-rules-example-diplomacy = c4 ist Acker und Dorf: Jetzt hat das Dorfgebiet links drei Felder und das Ackergebiet rechts auch.
cartographers-rules-example-secret_knowledge = „{ cartographers-card-great_river }“ bietet nur Wasser; die kurze Reihe wird zum Dorf und bringt trotzdem ihre Münze.
cartographers-rules-example-stealth = „{ cartographers-card-fishing_village }“: Zwei der vier Felder liegen außerhalb, nur j5 und k5 werden gezeichnet.
cartographers-rules-example-negotiation = „{ cartographers-card-marshlands }“: ein Quadrat Wasser auf b5, c5, b6 und c6 statt des großen T.
cartographers-rules-example-search = „{ cartographers-card-orchard }“ steht auf b4, c4, d4 und d5; das zusätzliche Waldfeld e5 liegt daneben.

## At this table

cartographers-rules-app-draw = Zeichnen am Bildschirm
cartographers-rules-app-draw-place = Wähle ein Gelände und, wo es zwei gibt, eine Form. Dann zeige auf die Landkarte oder tippe sie an: Die Form erscheint dort als Skizze. Zieh sie oder tippe ein anderes Feld an; auf einem Touchscreen schwebt sie etwas über deinem Finger.
cartographers-rules-app-draw-turn = Drehen: mit dem Knopf, mit R oder mit zwei Fingern. Spiegeln: mit dem Knopf oder mit F.
cartographers-rules-app-draw-refused = Passt die Skizze nicht, sind die Felder im Weg durchkreuzt, und eine Zeile nennt den Grund. „Einzeichnen“ bringt sie auf deine Landkarte; die anderen sehen davon nichts, bis alle fertig sind.
cartographers-rules-app-draw-done = Drücke nach dem Zeichnen „Fertig“. Solange noch jemand zeichnet, kannst du das zurücknehmen.
cartographers-rules-app-preview = Was würde es bringen?
cartographers-rules-app-preview-ghost = Neben der Skizze siehst du, was sie gerade jetzt ändern würde: Sterne der Erlasse, Münzen, Monster. Die Liste der Erlasse zeigt auch die späteren Jahreszeiten.
cartographers-rules-app-preview-lens = Zeige auf einen Erlass oder tippe ihn an: Die Felder, die seine Sterne bringen, leuchten auf, bei dir und bei den anderen.
cartographers-rules-app-preview-odds = Die Chancenleiste sagt, wie wahrscheinlich die nächste Karte die Jahreszeit beendet, ob noch ein Hinterhalt im Stapel sein kann und welche Gelände noch kommen. Sie weiß nur, was alle am Tisch abzählen könnten.
cartographers-rules-app-undo = Zurücknehmen
cartographers-rules-app-undo-steps = „Zurück“ (Strg+Z, auf dem Mac ⌘Z) nimmt den letzten Schritt zurück, zusammen mit der Umschalttaste stellt es ihn wieder her. „Zug neu“ nimmt alles seit der letzten Karte zurück.
cartographers-rules-app-undo-lock = Hinter etwas, das du erfahren hast, kommst du nicht zurück: eine neue Karte oder gezeigte Landkarten. Der Knopf zeigt dann ein Schloss und nennt den Grund.
cartographers-rules-app-keyboard = Mit der Tastatur
cartographers-rules-app-keyboard-move = Die Landkarte ist ein einziger Halt der Tabulatortaste; die Pfeiltasten gehen von Feld zu Feld, Enter setzt die Form dorthin und zeichnet sie beim zweiten Mal ein. Esc legt die Form weg.
cartographers-rules-app-keyboard-letters = R dreht, F spiegelt, ? zeigt alle Tasten. Tasten mit einzelnen Buchstaben lassen sich in den Einstellungen abschalten.
cartographers-rules-app-keyboard-text = Die Landkarte lässt sich als Text lesen, und einen Zug kannst du eintippen, zum Beispiel: draw forest c4+c5+d5.
cartographers-rules-app-chronicle = Chronik und Wiederholung
cartographers-rules-app-chronicle-jump = Die Chronik erzählt in Worten, was geschah. Wähle eine Zeile, und die Landkarten zeigen diesen Moment; „Zurück zum Spiel“ bringt dich wieder in die Partie.
cartographers-rules-app-chronicle-replay = Eine beendete Partie kannst du Schritt für Schritt, nach Jahreszeiten oder von selbst in drei Geschwindigkeiten ansehen, und jeder Moment hat einen Link zum Teilen.
cartographers-rules-app-together = Ein Gerät oder ein großer Bildschirm
cartographers-rules-app-together-hotseat = Mehrere können an einem Gerät spielen. Dazwischen verdeckt ein Vorhang die Landkarte, bis die nächste Person übernommen hat.
cartographers-rules-app-together-display = Für den Fernseher gibt es eine eigene Ansicht mit Karte, Erlassen und allen Landkarten; Handys kommen über den Code dazu.
