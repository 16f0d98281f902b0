# The Guild of Merchant Explorers: the rules reference. Names of cards come from the game's own words.

## The page

explorers-rules-heading = So spielst du „Die Gilde der fahrenden Händler“
explorers-rules-lead = Alles über das Spiel in unseren eigenen Worten: Lies es der Reihe nach oder schlag eine Karte, ein Ziel oder einen Schatz nach.
explorers-rules-search = Regeln durchsuchen
explorers-rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
explorers-rules-chapter-course = Das Spiel
explorers-rules-chapter-spaces = Auf der Landkarte
explorers-rules-chapter-explore = Erkundungskarten
explorers-rules-chapter-investigate = Erforschungskarten
explorers-rules-chapter-treasure = Schätze
explorers-rules-chapter-option = Einstellungen eines Tisches
explorers-rules-chapter-app = An diesem Tisch
explorers-rules-note-era = { $first ->
    [4] Nur in Ära IV
   *[other] Ab Ära { $first ->
        [1] I
        [2] II
       *[other] III
    }
}
explorers-rules-note-treasure = { $copies } der 40 Karten
explorers-rules-note-goal = { $first } Münzen im Zug des Ersten, später { $later }
explorers-rules-note-expansion = Erweiterung, nicht geprüft
explorers-rules-goal-met = Eine Landkarte, auf der dieses Ziel erfüllt ist
explorers-rules-before = Vorher
explorers-rules-after = Nachher; die Zahlen zeigen die Reihenfolge
explorers-rules-piece-treasure = Schatzmarker

## The game

explorers-rules-goal = Worum es geht
explorers-rules-goal-aim = Die Karten des Reichs sind veraltet, und seine Städte haben sich aus den Augen verloren. Vier Ären lang schickst du Kundschafter von der Hauptstadt aus, gründest Dörfer, verbindest Städte und durchsuchst Ruinen. Wer am Ende die meisten Münzen hat, gewinnt.
explorers-rules-goal-together = Alle erkunden dieselbe Region, jeder auf der eigenen Landkarte und alle gleichzeitig. Niemand kann dir etwas verbauen; nur um die drei Ziele gibt es ein Wettrennen.
explorers-rules-goal-sources = Münzen bringen Münzfelder, Dörfer, Handelsrouten, Türme, Ziele und Schätze, auf Cnidaria auch Kristalle.

explorers-rules-setup = Vor der ersten Karte
explorers-rules-setup-map = Der Tisch wählt eine Region. Für den Anfang eignet sich Avenia: Dort gibt es keine besonderen Felder.
explorers-rules-setup-goals = Jede Region hat sechs eigene Ziele. Drei davon sind im Spiel, zufällig oder nach Wahl.
explorers-rules-setup-pieces = Du hast 36 Kundschafter und 13 Dörfer. Deine Landkarte ist leer: Nur von der Hauptstadt aus geht es los.

explorers-rules-turn = Ein Zug, Schritt für Schritt
explorers-rules-turn-reveal = 1. Aufdecken: Die nächste Erkundungskarte kommt, für alle dieselbe.
explorers-rules-turn-explore = 2. Erkunden: Alle setzen auf der eigenen Landkarte Kundschafter, wie es die Karte sagt, einen nach dem anderen, und führen sofort aus, was jeder bringt.
explorers-rules-turn-done = 3. Fertig: Du meldest dich fertig, auch wenn nichts möglich war. Bis der Letzte fertig ist, kannst du das zurücknehmen.
explorers-rules-turn-hidden = 4. Zeigen: Jetzt werden alle Landkarten gezeigt und die Ziele des Zuges bezahlt. Vorher sieht niemand, was die anderen tun.

explorers-rules-placing = Die goldenen Regeln
explorers-rules-placing-beside = Ein neuer Kundschafter steht neben einem deiner Kundschafter, einem deiner Dörfer oder der Hauptstadt, auf einem Feld ohne Kundschafter, Dorf oder Turm. Keine Karte hebt das auf.
explorers-rules-placing-single = Kundschafter kommen einzeln, und jeder neue kann Ausgangspunkt des nächsten sein.
explorers-rules-placing-at-once = Was ein Kundschafter auslöst, wird ausgeführt, bevor der nächste kommt. Dann geht die Karte weiter.
explorers-rules-placing-apart = Verlangt die Karte keine Linie, keinen Pfad und keine Nachbarn, darf jeder Kundschafter an ein anderes Ende deiner Landkarte.
explorers-rules-placing-fewer = Du darfst weniger Kundschafter setzen, als die Karte erlaubt, auch gar keinen. Was du auslässt, verfällt.

explorers-rules-order = Wenn ein Kundschafter mehreres bringt
explorers-rules-order-list = Wir gehen in dieser Reihenfolge vor: Münzen des Feldes, Turm, Kristall, Schatzkarten, Dorf, Handelsrouten, Ziele.
explorers-rules-order-chain = Ein zusätzlicher Kundschafter aus einer Schatzkarte wird mit allem, was er auslöst, ganz ausgeführt, bevor es bei seinem Finder weitergeht.
explorers-rules-order-ours = Das Regelheft nennt keine Reihenfolge. Bei unserer kennst du den Schatz, bevor du ein Dorf oder eine Route wählst.

explorers-rules-eras = Die vier Ären
explorers-rules-eras-decks = Die Ären I, II, III und IV haben 6, 7, 8 und 9 Züge: fünf Basiskarten und jedes Mal eine Ärakarte mehr. Jede Karte des Stapels kommt in der Ära genau einmal, nur die Reihenfolge ist offen.
explorers-rules-eras-home = Am Ende der Ären I, II und III kehren alle Kundschafter heim. Ein Gebiet füllst du also in einer einzigen Ära, und auch eine Route schließt du darin.
explorers-rules-eras-stay = Dörfer, Handelsposten, Türme, Schatzmarker und erkundete Kristalle bleiben das ganze Spiel. In der nächsten Ära startest du von der Hauptstadt und von jedem Dorf.

explorers-rules-era_cards = Ärakarten und Erforschungskarten
explorers-rules-era_cards-offer = Kommt die Ärakarte I, II oder III zum ersten Mal, bekommst du verdeckt zwei Erforschungskarten. Behalte eine, lege die andere zurück und nutze die behaltene sofort.
explorers-rules-era_cards-again = In jeder späteren Ära nutzt du mit derselben Ärakarte dieselbe Erforschungskarte wieder.
explorers-rules-era_cards-fourth = In Ära IV kommt die Karte I/II/III dazu: Mit ihr nutzt du eine deiner drei Erforschungskarten ein zweites Mal.

explorers-rules-goals = Ziele
explorers-rules-goals-met = Sobald die Bedingung stimmt, ist das Ziel erfüllt, und einer deiner Kundschafter bleibt für den Rest des Spiels auf der Karte. Jedes Ziel erfüllst du nur einmal.
explorers-rules-goals-turn = Die Münzen kommen, wenn der Letzte fertig ist. Wer das Ziel im selben Zug wie der Erste erfüllt, bekommt den höheren Wert, alle Späteren den niedrigeren.
explorers-rules-goals-memory = Dörfer, Türme, Posten, erkundete Ruinen und Kristalle zählen aus allen Ären. Ein Ziel über eine Handelsroute meint eine einzelne Route.
explorers-rules-goals-capital = Die Hauptstadt ist für kein Ziel ein Dorf.

explorers-rules-supply = Wenn Spielsteine ausgehen
explorers-rules-supply-explorers = Kundschafter auf der Landkarte und auf Zielkarten fehlen von deinen 36. Ist keiner mehr da, setzt du nichts mehr, bis welche heimkehren; ein Turm und ein Dorf geben ihren sofort zurück.
explorers-rules-supply-villages = Stehen alle 13 Dörfer, bringt ein vollständiges Gebiet nichts.
explorers-rules-supply-others = Türme, Posten, Marker und Münzen gehen hier nie aus.

explorers-rules-end = Ende und Gleichstand
explorers-rules-end-win = Nach der letzten Karte der Ära IV zählen alle die Münzen ihrer behaltenen Schätze dazu. Die meisten Münzen gewinnen.
explorers-rules-end-tie = Bei Gleichstand gewinnt, wer mehr Türme hat, danach, wer mehr Dörfer hat. Ist auch das gleich, teilt ihr euch den Sieg.

explorers-rules-solo = Allein spielen
explorers-rules-solo-win = Du gewinnst, wenn du alle drei Ziele erfüllst und je nach Stufe mindestens 90, 120 oder 150 Münzen hast.
explorers-rules-solo-tokens = Die Ziele verlieren mit der Zeit an Wert. Die erste Ärakarte II deckt den höheren Wert des ersten Ziels ab, III den niedrigeren des ersten und den höheren des zweiten, I/II/III den niedrigeren des zweiten und den höheren des dritten. Die Marker kommen, bevor der Zug gespielt wird.
explorers-rules-solo-zero = Du bekommst den besten offenen Wert. Sind beide abgedeckt, bringt das Ziel 0 Münzen, gilt aber trotzdem als erfüllt.
explorers-rules-solo-result = Auf die Reihenfolge kommt es also an: Das erste Ziel eilt am meisten. Das Ergebnis sagt, was gefehlt hat.

## On the map

explorers-rules-map = Gelände, Gebiete, Länder
explorers-rules-map-terrain = Es gibt vier Gelände: Grasland, Wüste, Berge und Gewässer. Entdeckungsfelder und Kristalle sind Jokerfelder: Jede Karte darf sie anstelle eines Geländes nehmen, das sie noch frei hat.
explorers-rules-map-region = Ein Gebiet ist eine zusammenhängende Gruppe von Landfeldern mit gleichem Gelände. Gewässer, Jokerfelder und die Hauptstadt gehören zu keinem Gebiet.
explorers-rules-map-land = Ein Land ist ein Block von Landfeldern, den Gewässer oder der Kartenrand abtrennt. Es kann viele Gebiete haben.
explorers-rules-map-beside = Felder liegen nebeneinander, wenn sie eine Seite gemeinsam haben. Eine gerade Linie läuft durch gegenüberliegende Seiten; dafür gibt es drei Richtungen.

explorers-rules-capital = Die Hauptstadt
explorers-rules-capital-start = Von der Hauptstadt aus erkundest du in jeder Ära, sie selbst lässt sich nie erkunden. Für Erkundungskarten ist sie eines deiner Dörfer.
explorers-rules-capital-link = Sie verbindet Städte wie ein Dorf.
explorers-rules-capital-not-village = Für Ziele und Schätze ist sie kein Dorf.

explorers-rules-coins = Münzfelder
explorers-rules-coins-pay = Ein Münzfeld zahlt die abgebildeten Münzen, sobald du es erkundest.
explorers-rules-coins-again = In einer späteren Ära darfst du es wieder erkunden, und es zahlt wieder.
explorers-rules-coins-multiplied = Drei Erforschungskarten vervielfachen diese Münzen, aber nur auf Feldern, die diese Karte erkundet, und sonst nichts.

explorers-rules-villages = Dörfer
explorers-rules-villages-when = Ein Gebiet ist vollständig, wenn auf jedem seiner Felder gleichzeitig ein Kundschafter steht, auch auf Städten, Münzfeldern und Ruinen an Land. Dann musst du ein Dorf gründen.
explorers-rules-villages-where = Es ersetzt einen Kundschafter auf einem leeren Feld des Gebiets; dieser Kundschafter kehrt heim. Gibt es mehrere leere Felder, wählst du, und von dort aus kannst du für den Rest des Spiels starten.
explorers-rules-villages-pay = Es bringt in Ära I, II, III oder IV 1, 2, 3 oder 4 Münzen.
explorers-rules-villages-once = Jedes Gebiet bekommt nur ein Dorf. Es noch einmal zu füllen bringt nichts, ein Gebiet ohne leeres Feld ebenso wenig.

explorers-rules-routes = Handelsrouten
explorers-rules-routes-link = Zwei Städte sind verbunden, wenn eine lückenlose Kette deiner Kundschafter, Dörfer und der Hauptstadt von einer zur anderen führt. Auf beiden muss ein Kundschafter stehen und darf kein Handelsposten liegen.
explorers-rules-routes-pay = Dann musst du die Route abschließen: Sie bringt sofort das Produkt der beiden Werte.
explorers-rules-routes-post = Eine der beiden Städte bekommt einen Handelsposten; welche, entscheidest du. Meist ist es klug, den höheren Wert für die nächste Route frei zu lassen.
explorers-rules-routes-posted = Eine Stadt mit Posten bringt nie wieder etwas, du darfst sie aber erkunden, und sie verbindet weiterhin.

explorers-rules-three_cities = Drei Städte auf einmal
explorers-rules-three_cities-two = Verbindet ein Kundschafter drei Städte, die vorher getrennt waren, schließt du zwei Routen ab, eine nach der anderen. Allgemein ist es immer eine Route weniger als Städte.
explorers-rules-three_cities-choice = Jedes Mal wählst du ein Paar und den Platz des Postens. Die frei gebliebene Stadt kann auch zur zweiten Route gehören, also halte die beste frei.

explorers-rules-ruins = Ruinen
explorers-rules-ruins-token = Der erste Kundschafter auf einer Ruine findet einen Schatz: Die Ruine bekommt einen Marker, und du ziehst eine Schatzkarte.
explorers-rules-ruins-card = Karten mit Sofortwirkung gelten auf der Stelle, mitten in deinem Zug. Die anderen behältst du verdeckt bis zum Ende.
explorers-rules-ruins-land = Die meisten Ruinen liegen im Gewässer. Eine an Land gehört zu ihrem Gebiet und muss für das Dorf erkundet sein, aber auf ihr kann kein Dorf stehen.
explorers-rules-ruins-again = Eine Ruine mit Marker darfst du in späteren Ären wieder erkunden, ohne eine weitere Karte.

explorers-rules-towers = Entdeckungsfelder und Türme
explorers-rules-towers-wild = Ein Entdeckungsfeld ist ein Jokerfeld. Jede Erkundungskarte erreicht es.
explorers-rules-towers-pay = Der Kundschafter kehrt heim, und ein Turm tritt an seine Stelle. Dein erster, zweiter, dritter und vierter Turm bringen 6, 8, 10 und 14 Münzen.
explorers-rules-towers-dead-end = Ein Turm gehört niemandem: Von ihm aus erkundest du nicht weiter, er verbindet nichts, und sein Feld betritt niemand mehr.

explorers-rules-crystals = Kristalle (Cnidaria)
explorers-rules-crystals-wild = Ein Kristall ist ein Jokerfeld und gehört zu keinem Gebiet.
explorers-rules-crystals-pay = Der erste Besuch bringt seinen Wert und die Werte aller Kristalle, die du vorher erkundet hast, in welcher Ära auch immer. Alle vier in der Reihenfolge 1, 2, 3, 4 bringen 1, 3, 6 und 10 Münzen.
explorers-rules-crystals-stays = Anders als beim Turm bleibt der Kundschafter: Von hier geht es weiter, und er verbindet. Spätere Besuche bringen nichts.

explorers-rules-blocked = Vulkane und Riffe
explorers-rules-blocked-volcano = Vulkane auf Kazan sind keine Felder. Sie lassen sich nicht erkunden und unterbrechen jede Linie, sind aber nicht der Kartenrand.
explorers-rules-blocked-reef = Auch Riffe auf Cnidaria lassen sich nicht erkunden; die Landkarte hat dort einfach Lücken.

## Explore cards

explorers-rules-card-basic_grassland = Die beiden dürfen in verschiedenen Gebieten an verschiedenen Enden deiner Landkarte liegen. Ein Entdeckungsfeld oder Kristall darf dabei sein.
explorers-rules-card-basic_desert = Wirkt wie „{ explorers-card-basic_grassland }“, nur mit Wüste.
explorers-rules-card-basic_mountain = Die kürzeste Karte, und oft entscheidet sie, welche Berge du in einer Ära füllen kannst. Auch ein Jokerfeld ist erlaubt.
explorers-rules-card-basic_sea = Das dritte Feld darf an jedem Ende der ersten beiden liegen.
explorers-rules-card-basic_any = Ob das zweite Feld das erste berührt, entscheiden die Felder, aber es braucht auch einen deiner Steine neben sich. Nach einem Turm muss das ein anderer sein.
explorers-rules-card-era_1 = Ihre Erforschungskarte behältst du noch drei weitere Ären, du nutzt sie also viermal, mit I/II/III sogar fünfmal.
explorers-rules-card-era_2 = Ihre Erforschungskarte nutzt du dreimal.
explorers-rules-card-era_3 = Ihre Erforschungskarte nutzt du zweimal.
explorers-rules-card-era_any = Sie bringt keine neue Karte. Die Ära hat neun Züge, und eine deiner Karten wirkt zweimal.

## Investigate cards

explorers-rules-kind-path = Ein Pfad verzweigt sich nicht: Jedes Feld berührt das unmittelbar vorher erkundete. Alle Felder dürfen dasselbe Gelände haben. Ein Jokerfeld darf dazugehören; nach einem Entdeckungsfeld braucht das nächste Feld einen anderen deiner Steine neben sich.
explorers-rules-kind-mix = Jedes Gelände hat seine eigene Anzahl, die Reihenfolge ist beliebig, und du darfst an jedem Ende deiner Landkarte erkunden.
explorers-rules-kind-mix-wild = Ein Jokerfeld verbraucht einen Platz eines Geländes, das noch einen hat. Niemand muss sagen, welchen: Erlaubt ist, was sich irgendwie so lesen lässt.
explorers-rules-kind-line = Die neuen Felder liegen nebeneinander auf einer Geraden. Du darfst an beiden Enden anlegen, aber keine Steine überspringen, die schon dort sind, und keine Lücke lassen.
explorers-rules-kind-line-wild = Jokerfelder dürfen zur Linie gehören. Nach einem Turm geht sie nur weiter, wo neben dem nächsten Feld ein anderer deiner Steine steht.
explorers-rules-kind-coins = Vervielfacht werden die Münzen der Felder, die diese Karte erkundet. Dörfer, Türme, Kristalle, Routen und Schätze zahlen wie immer, ebenso ein Feld, das unterdessen ein zusätzlicher Kundschafter erreicht.
explorers-rules-kind-region = Wähle irgendein Landgebiet. Seine Felder müssen sich nicht berühren, aber jedes braucht wie immer einen deiner Steine neben sich.
explorers-rules-kind-region-wild = Jokerfelder, die das Gebiet berühren, dürfen unter den vieren sein. Eines, das kein Feld des Gebiets berührt, geht nur allein. Der Tisch kann die strengere Lesart wählen, siehe die Einstellung „{ explorers-option-wild_region }“.
explorers-rules-kind-burst = Das erste Feld ist der Anker. Alle anderen berühren ihn; Gelände und Reihenfolge sind beliebig.
explorers-rules-kind-burst-wild = Der Anker darf ein Jokerfeld sein. Auf einem Entdeckungsfeld kehrt sein Kundschafter heim, dann braucht jedes weitere Feld einen anderen deiner Steine neben sich. Tritt ein Dorf an seine Stelle, ändert das nichts.
explorers-rules-kind-lance = Das erste Feld ist der Anker und hat das Gelände der Karte. Bis zu drei weitere mit beliebigem Gelände folgen, alle zusammen lückenlos auf einer Geraden.
explorers-rules-kind-lance-wild = Die Linie darf auf beiden Seiten des Ankers wachsen, wenn der Tisch nicht nur eine Seite vereinbart hat, siehe die Einstellung „{ explorers-option-lances }“. Der Anker darf ein Jokerfeld sein.
explorers-rules-kind-village_lines = Beende die erste Straße vor der zweiten. Jede beginnt neben ihrem eigenen Dorf, und es sind zwei verschiedene. Normalerweise muss eine Straße nicht von ihrem Dorf weg zeigen, siehe die Einstellung „{ explorers-option-village_lines }“. Auch nur eine Straße ist erlaubt.
explorers-rules-kind-sea_cities = Die Städte müssen Gewässerfelder berühren, die genau diese Karte erkundet hat, nicht ältere. Jokerfelder dürfen für Gewässer stehen, nie für eine Stadt. Routen entstehen, sobald zwei Städte verbunden sind.
explorers-rules-kind-sea_coins = Die Münzfelder müssen Gewässerfelder berühren, die genau diese Karte erkundet hat; ihr Gelände ist beliebig.
explorers-rules-kind-sea_coins-wild = Ein Münzfeld im Gewässer darf zu beiden Teilen gehören. Jokerfelder dürfen für Gewässer stehen, nie für ein Münzfeld.
explorers-rules-kind-treasure = Nur Ruinen ohne Marker bringen Karten. Es gilt den ganzen Zug: Auch eine Ruine, die ein zusätzlicher Kundschafter erreicht, bringt zwei. Die erste Karte wird ausgeführt, bevor du die zweite ziehst.
explorers-rules-kind-free = Die Felder müssen sich nicht berühren; jedes braucht einen deiner Steine neben sich. Jokerfelder dürfen für Gewässer stehen.

## Treasures

explorers-rules-treasures = Schatzkarten
explorers-rules-treasures-deck = Es gibt 40 Karten in acht Sorten. Alle ziehen vom selben Stapel.
explorers-rules-treasures-at-once = Zwei Sorten wirken sofort: ein zusätzlicher Kundschafter und zwei Münzen.
explorers-rules-treasures-kept = Die anderen behältst du verdeckt; sie zählen am Ende. Wie viele es sind, sehen alle.
explorers-rules-treasures-under = Genutzte Karten kommen unter den Stapel und erst wieder, wenn alle anderen gezogen sind.
explorers-rules-treasure-place_explorer = Das Gelände ist egal. Er gehört nicht zur laufenden Karte: Er verbraucht nichts, ist kein Anker und kein Teil einer Linie, und kein Faktor gilt für ihn. Erreicht er eine weitere Ruine, kommt diese zuerst. Ohne freies Feld oder ohne Kundschafter passiert nichts.
explorers-rules-treasure-two_coins = Der einfachste Fund. In der Wertung stehen die Münzen bei den Schätzen.
explorers-rules-treasure-vase = Jede der ersten vier ist mehr wert als die vorige: 1, 3, 5, 7. Eine fünfte und jede weitere bringt 4.
explorers-rules-treasure-tower_bonus = Vier Türme machen 4 Münzen. Mehrere Siegel zählen jedes für sich.
explorers-rules-treasure-grassland_villages = Es zählt das Feld unter dem Dorf. Die Hauptstadt zählt nicht.
explorers-rules-treasure-desert_villages = Es zählt das Feld unter dem Dorf. Die Hauptstadt zählt nicht.
explorers-rules-treasure-mountain_villages = Es zählt das Feld unter dem Dorf. Die Hauptstadt zählt nicht.
explorers-rules-treasure-village_pairs = Das Gelände ist egal. Sieben Dörfer sind drei Paare; jede Karte wird für sich abgerundet.

## Provinces and goals

explorers-rules-map-avenia = Die Region für das erste Spiel: 190 Felder, 30 Gebiete, 10 Städte, 10 Ruinen, 4 Entdeckungsfelder und sechs Länder.
explorers-rules-goal-avenia_1 = Mehrere Dörfer auf einem Land zählen einmal. Avenia hat sechs Länder; das der Hauptstadt zählt nur mit einem Dorf darauf.
explorers-rules-goal-avenia_2 = Türme bleiben, die beiden dürfen also aus verschiedenen Ären sein.
explorers-rules-goal-avenia_3 = Ein Feld liegt am Rand, wenn ihm mindestens einer seiner sechs Nachbarn fehlt. Das gilt für sechs der zehn Ruinen. Jede zählt ab dem ersten Besuch, das ganze Spiel lang.
explorers-rules-goal-avenia_4 = Acht Gebiete sind groß genug: sechs mit fünf Feldern und zwei mit sechs.
explorers-rules-goal-avenia_5 = Es zählt die Stadt unter dem Posten, nicht ihre Partnerin in der Route.
explorers-rules-goal-avenia_6 = Gelände und Land sind egal. Die Hauptstadt gehört nicht zu den fünf.
explorers-rules-map-aghon = 178 Felder, 21 Gebiete, 9 Städte, 10 Ruinen und 4 Entdeckungsfelder. Nur diese Landkarte ließ sich mit einem gedruckten Plan vergleichen.
explorers-rules-goal-aghon_1 = Das Feld unter dem Dorf bestimmt sein Gelände.
explorers-rules-goal-aghon_2 = Es zählt das Gelände der Stadt. Nur zwei Städte liegen in den Bergen, beide mit Wert 4.
explorers-rules-goal-aghon_3 = Die Nachbarfelder müssen nicht erkundet sein. Ruinen aus allen Ären zählen.
explorers-rules-goal-aghon_4 = Der Turm muss stehen. Was als Zweites kommt, Turm oder Dorf, erfüllt das Ziel.
explorers-rules-goal-aghon_5 = Auf Aghon gibt es die Werte 2, 3 und 4: 3 × 4 reicht genau, 4 × 4 erst recht.
explorers-rules-goal-aghon_6 = Sie liegen in zwei verschiedenen Berggebieten, denn jedes Gebiet hat höchstens ein Dorf.
explorers-rules-map-kazan = 162 Felder rund um die Vulkane, 22 Gebiete, 9 Städte, die Ruinen A bis J und 4 Entdeckungsfelder. In den Bergen liegen viele Münzen.
explorers-rules-goal-kazan_1 = A liegt am westlichen Rand, J am östlichen: ein weiter Weg für eine Ära, doch Ruinen aus allen Ären zählen.
explorers-rules-goal-kazan_2 = Was von beidem zuerst kommt, ist egal.
explorers-rules-goal-kazan_3 = Ein Dorf genügt. Ruine H liegt auf Grasland, die anderen im Gewässer.
explorers-rules-goal-kazan_4 = Hier zählt ein einziger Augenblick: Alle vier Kundschafter stehen gleichzeitig dort, in einer Ära. Posten und Marker sind egal. Ob die Hauptstadt verbindet, sagt die Einstellung „{ explorers-option-capital_links }“.
explorers-rules-goal-kazan_5 = Vier Felder zeigen drei oder mehr Münzen. Eine verdoppelte 2 reicht nicht, ein zusätzlicher Kundschafter schon.
explorers-rules-goal-kazan_6 = B liegt im Süden, D im Norden. Ruinen aus allen Ären zählen.
explorers-rules-map-cnidaria = 187 Felder, 28 Gebiete, 6 Städte, 4 Kristalle, 4 Entdeckungsfelder und 10 Ruinen: vier mit Kreis, drei mit Quadrat, drei mit Dreieck. Drei Gewässerfelder tragen Münzen.
explorers-rules-goal-cnidaria_1 = Die Kristalle müssen nicht erkundet sein. Beide Dörfer dürfen neben demselben liegen.
explorers-rules-goal-cnidaria_2 = Bei Quadrat und Dreieck brauchst du alle drei, Kreise gibt es vier.
explorers-rules-goal-cnidaria_3 = Sie liegen in drei verschiedenen Gebieten, denn jedes Gebiet hat höchstens ein Dorf.
explorers-rules-goal-cnidaria_4 = Ein Kreis, ein Quadrat, ein Dreieck, in beliebiger Reihenfolge und Ära.
explorers-rules-goal-cnidaria_5 = Die beiden dürfen aus verschiedenen Ären sein.
explorers-rules-goal-cnidaria_6 = 4 × 4 reicht genau, 4 × 5 ist das Beste. Drei Städte haben den Wert 4, eine hat den Wert 5.
explorers-rules-map-north_proylia = Nur aus einer Fan-Fassung bekannt; Plan und Sonderregeln können vom Druck abweichen. Eis kostet zwei Plätze einer Karte, die ein Gelände verlangt, bei gemischten Karten zwei beliebige freie; es kann also kein Anker und kein einzelner Berg sein. Karten für beliebiges Gelände betreten es für einen.
explorers-rules-goal-north_proylia_1 = Das Eis muss nicht erkundet sein. Beide Dörfer dürfen am selben Eis liegen.
explorers-rules-goal-north_proylia_2 = Ruinen aus allen Ären zählen.
explorers-rules-goal-north_proylia_3 = Die Posten müssen liegen, ein Kundschafter muss dort gerade nicht stehen.
explorers-rules-goal-north_proylia_4 = Ein Kundschafter auf Eis irgendwo im Verbund genügt; er muss nicht auf dem kürzesten Weg liegen.
explorers-rules-goal-north_proylia_5 = Nördlich des Dorffeldes gibt es kein Feld mehr.
explorers-rules-goal-north_proylia_6 = Die drei Gebiete dürfen dasselbe Gelände haben.
explorers-rules-map-xawskil = Nur aus einer Fan-Fassung bekannt; Plan und Sonderregeln können vom Druck abweichen. Am Ende bringen sechs Länder 3 Münzen, sieben 6, acht 10, neun 14, zehn 18, elf 24, zwölf 32, dreizehn und mehr 40. Das Land der Hauptstadt zählt, sobald du ein Feld darauf erkundet hast.
explorers-rules-goal-xawskil_1 = Mehrere Dörfer auf einem Land zählen einmal.
explorers-rules-goal-xawskil_2 = Ein Kundschafter für einen Augenblick genügt.
explorers-rules-goal-xawskil_3 = Es gibt vier Entdeckungsfelder; die Türme dürfen aus verschiedenen Ären sein.
explorers-rules-goal-xawskil_4 = Sie liegen in zwei verschiedenen Gebieten dieses Landes.
explorers-rules-goal-xawskil_5 = Es zählt die Stadt unter dem Posten, nicht ihre Partnerin in der Route.
explorers-rules-goal-xawskil_6 = Ruinen aus allen Ären zählen.

## Options

explorers-rules-option-map-usual = Avenia, Aghon, Kazan und Cnidaria sind die Regionen aus der Schachtel. Die deutsche Ausgabe nennt sie wie die englische.
explorers-rules-option-map-other = Nord-Proylia und Xawskil sind Landkarten einer Erweiterung aus einer Fan-Fassung. Mit dem Druck konnten wir sie nicht vergleichen, darum heißen sie „nicht geprüft“.
explorers-rules-option-goals-usual = Normalerweise kommen drei der sechs Ziele zufällig ins Spiel.
explorers-rules-option-goals-other = Du darfst auch drei selbst bestimmen. Allein zählt ihre Reihenfolge, denn das erste verliert seinen Wert zuerst.
explorers-rules-option-level-usual = Allein verlangt die Stufe normal 120 Münzen.
explorers-rules-option-level-other = Leicht verlangt 90, schwer 150. Alle drei Ziele brauchst du auf jeder Stufe, und die genannte Zahl reicht.
explorers-rules-option-lances-usual = Auf beiden Seiten: Das Regelheft verlangt nur eine gerade Linie, also dürfen die vier Karten „Geradeaus von …“ auf beiden Seiten ihres ersten Feldes wachsen.
explorers-rules-option-lances-other = Nur auf einer Seite: Die Bilder dieser Karten zeigen eine Linie in eine Richtung. Dann liegt jedes weitere Feld auf derselben Seite wie das zweite.
explorers-rules-option-village_lines-usual = Beginnt neben dem Dorf: Das Regelheft verlangt eine gerade Linie, deren erstes Feld ein Dorf berührt. Wohin sie zeigt, ist deine Sache.
explorers-rules-option-village_lines-other = Führt geradewegs von ihm weg: Das Bild der Karte zeigt Linien, auf deren Achse das Dorf liegt. Dann muss das zweite Feld mit dem Dorf und dem ersten auf einer Geraden liegen.
explorers-rules-option-wild_region-usual = Die das Gebiet berühren: Jede Karte darf Jokerfelder erkunden, sie liegen aber in keinem Gebiet. Darum nimmt „Ein Gebiet“ solche, die das gewählte Gebiet berühren, als eines der vier Felder.
explorers-rules-option-wild_region-other = Nur eines, und danach nichts mehr: die strengere Lesart. Ein Jokerfeld darf nur das erste und einzige Feld der Karte sein.
explorers-rules-option-capital_links-usual = Verbindet nicht: Das Ziel „Die große Kette“ nennt Kundschafter und Dörfer, und für Ziele ist die Hauptstadt kein Dorf.
explorers-rules-option-capital_links-other = Verbindet: Die Kette darf durch die Hauptstadt laufen wie eine Handelsroute. Das macht das Ziel leichter.

## At this table

explorers-rules-app-explore = Auf der Landkarte erkunden
explorers-rules-app-explore-place = Alle Felder, auf die der nächste Kundschafter darf, sind markiert. Wähle eines; der Tisch kennt jede Lesart der Karte und fragt nie, welche du meinst.
explorers-rules-app-explore-choices = Auch den Platz eines Dorfes und die Stadt eines Postens wählst du auf der Landkarte. Gibt es nur eine Möglichkeit, geschieht es von selbst.
explorers-rules-app-explore-done = „Fertig“ beendet deinen Zug. Bis der Letzte fertig ist, kannst du es zurücknehmen.
explorers-rules-app-preview = Was ein Zug bringen würde
explorers-rules-app-preview-tag = Zeig auf ein Feld, dann siehst du seine Münzen nach Herkunft, bevor du es wählst.
explorers-rules-app-preview-region = Das Gebiet, das du füllst, und was ihm fehlt, ist umrandet, ebenso eine Route kurz vor dem Abschluss.
explorers-rules-app-preview-odds = Alle Karten, die in der Ära noch kommen, sind zu sehen; offen ist nur ihre Reihenfolge.
explorers-rules-app-undo = Zurücknehmen
explorers-rules-app-undo-steps = Bis du fertig bist, kannst du deine Schritte einzeln zurücknehmen, und „Fertig“ selbst, bis der Letzte fertig ist.
explorers-rules-app-undo-lock = Eine Schatzkarte und das Angebot von Erforschungskarten verraten dir Neues; dahinter führt kein Schritt zurück.
explorers-rules-app-map = Näher hinsehen
explorers-rules-app-map-zoom = Vergrößere mit dem Rad, mit zwei Fingern oder den Knöpfen und verschiebe durch Ziehen. Eine kleine Karte in der Ecke zeigt, wo du bist.
explorers-rules-app-map-loupe = Auf dem Telefon halte einen Finger auf die Landkarte: Eine Lupe zeigt, was darunter liegt.
explorers-rules-app-keyboard = Tastatur
explorers-rules-app-keyboard-move = Q W E und A S D liegen wie die sechs Nachbarn und führen dorthin, ebenso 7 8 9 und 1 2 3 im Ziffernblock. Die Pfeile gehen nach Norden, Süden und die Reihe entlang.
explorers-rules-app-keyboard-choose = N springt zum nächsten wählbaren Feld, die Eingabetaste wählt es, Escape nimmt die Wahl zurück.
explorers-rules-app-together = Danach und gemeinsam
explorers-rules-app-together-replay = Jeder Augenblick einer Partie lässt sich wieder ansehen und hat einen eigenen Link.
explorers-rules-app-together-hotseat = Mehrere können sich ein Gerät teilen, und der Tisch lässt sich auf einem großen Bildschirm zeigen. Verdeckte Karten bleiben dabei verdeckt.

## Worked pictures

explorers-rules-example-placing = Die Karte heißt „{ explorers-card-basic_grassland }“. Markiert sind alle Felder für den nächsten Kundschafter: Grasland neben einem Kundschafter, dem Dorf oder der Hauptstadt.
explorers-rules-example-capital = 4 Münzen: 2 × 2. Die beiden Städte berühren nur die Hauptstadt, und sie verbindet.
explorers-rules-example-villages = 3 Münzen: 1 vom Münzfeld, dann 2 für ein Dorf in Ära II. Zwei Felder des Gebiets sind leer, gewählt wurde das nördliche.
explorers-rules-example-towers = 6 Münzen für den ersten Turm. Mit „{ explorers-card-basic_any }“ muss das nächste Feld das Turmfeld und einen deiner Steine berühren. Das markierte tut es; neben dem durchgestrichenen steht nur der Turm.
explorers-rules-example-crystals = 5 Münzen: die eigene 3 und dazu 2 für den rechten Kristall, der in einer früheren Ära erkundet wurde.
explorers-rules-example-ruins = Die Ruine (1) bringt einen zusätzlichen Kundschafter, der sofort auf Grasland kommt (2). Dann geht die Gewässerkarte weiter (3), in einer Linie mit 1.
explorers-rules-example-routes = 7 Münzen: 1 vom Münzfeld und 2 × 3 = 6 für die Route, die Kundschafter 1 schließt. Der Posten liegt auf der Stadt mit Wert 2, die 3 kann also noch einmal handeln.
explorers-rules-example-three_cities = 12 Münzen: Kundschafter 1 verbindet drei Städte. Zuerst 3 × 2 mit dem Posten auf dieser 2, dann noch einmal 3 × 2 mit der anderen.
explorers-rules-example-option-lances = 3 Münzen. Mit „{ explorers-option-lances-one_side }“ geht die Linie auf dem markierten Feld weiter, aber nicht auf der anderen Seite von Feld 1.
explorers-rules-example-option-village_lines = 1 Münze. Mit „{ explorers-option-village_lines-collinear }“ geht die Straße in einer Linie mit dem Dorf weiter; das durchgestrichene Feld wäre ein Knick.
explorers-rules-example-option-wild_region = 3 Münzen. Mit „{ explorers-option-wild_region-first_only }“ ist das Entdeckungsfeld gesperrt, obwohl es das Gebiet berührt; das markierte Feld ist noch offen.
explorers-rules-example-kazan_4 = 19 Münzen: 3 × 3 = 9 für die Route und 10 für das Ziel. Kundschafter 1 verbindet zwei Städte und die Ruinen C und D; das Dorf ist ein Glied der Kette.
explorers-rules-example-basic_grassland = 1 Münze. Ein Kundschafter startet von der Hauptstadt, der andere vom Dorf.
explorers-rules-example-basic_desert = 1 Münze von Feld 2. Feld 1 geht von der Hauptstadt aus, Feld 2 vom Dorf.
explorers-rules-example-basic_mountain = 6 Münzen: Das Entdeckungsfeld ist ein Jokerfeld, also erreicht es auch die Bergkarte. Der Kundschafter kehrt heim, der Turm bleibt.
explorers-rules-example-basic_sea = Nach 1 und 2 darf die Linie an beiden markierten Enden wachsen. Die durchgestrichenen Felder sind auch Gewässer, liegen aber nicht in der Linie.
explorers-rules-example-basic_any = 1 Münze: von der Hauptstadt auf einen Berg, dann in die Wüste daneben.
explorers-rules-example-path_grassland_sea_5 = 2 Münzen: über Grasland, über zwei Gewässerfelder und wieder an Land.
explorers-rules-example-path_desert_sea_5 = 2 Münzen für ein Dorf in Ära II: Die Felder 2 bis 4 sind ein ganzes Wüstengebiet. Von dort geht der Pfad weiter (5).
explorers-rules-example-path_mountain_sea_4 = 4 Münzen: 1 + 1 von Münzfeldern und 2 für das Dorf. Die Felder 3 und 4 sind ein Gebiet mit einem einzigen leeren Feld, der Platz steht also fest.
explorers-rules-example-mix_mountain2_grassland3 = 5 Münzen: 1 von einem Münzfeld und zwei Dörfer zu je 2. Die beiden Berge sind ein Gebiet, die drei Graslandfelder ein weiteres.
explorers-rules-example-mix_sea1_grassland4 = 4 Münzen: 1 + 1 von Münzfeldern und 2 für das Dorf. Das Gewässerfeld (5) liegt auf einer anderen Seite der Hauptstadt.
explorers-rules-example-mix_mountain2_desert3 = 5 Münzen: 1 von einem Münzfeld und zwei Dörfer zu je 2. Vom ersten Dorf (1) ist der Weg in die Wüste kurz.
explorers-rules-example-mix_sea1_desert4 = 2 Münzen. Drei Wüstenfelder im Westen, eines im Osten und das Gewässerfeld südlich der Hauptstadt.
explorers-rules-example-mix_sea1_mountain3 = 3 Münzen: 1 von einem Münzfeld, 2 für das Dorf. Das Gewässerfeld kommt zuerst und öffnet den Weg in die Berge.
explorers-rules-example-mix_desert1_grassland1_mountain1_sea2 = 3 Münzen: 1 + 1 von Münzfeldern und 1 für den Kristall (2), der eines der beiden Gewässerfelder verbraucht.
explorers-rules-example-line_land_unlimited = 3 Münzen: 1 von einem Münzfeld, 2 für ein Dorf. Sieben Felder auf einer Linie, mal am einen, mal am anderen Ende angelegt.
explorers-rules-example-line_sea_unlimited = 2 Münzen durch die Schatzkarte der Ruine (4). Sechs Gewässerfelder auf einer Linie, nördlich und südlich des ersten.
explorers-rules-example-mountain3_coins_x2 = 14 Münzen: 2 + 2 + 3, verdoppelt.
explorers-rules-example-grassland4_coins_x3 = 8 Münzen: 1 + 1, verdreifacht, und 2 für das Dorf, das nicht vervielfacht wird.
explorers-rules-example-desert4_coins_x3 = 13 Münzen: 3, verdreifacht, und 4 für den Kristall. Die Karte darf Jokerfelder erkunden, vervielfacht aber nur Münzfelder.
explorers-rules-example-single_region_4 = 11 Münzen: 1 + 2 von Münzfeldern, 6 für den Turm, 2 für das Dorf. Drei Felder des Gebiets und das Entdeckungsfeld daneben sind die vier.
explorers-rules-example-burst_grassland = 1 Münze. Alle fünf freien Nachbarn von Feld 1 sind erkundet, der sechste ist die Hauptstadt.
explorers-rules-example-burst_mountain = 4 Münzen: 1 + 1 von Münzfeldern und 2 für das Dorf. Es steht an der Stelle des Ankers (1), und ringsum geht es weiter.
explorers-rules-example-burst_desert = 5 Münzen: 1 von einem Münzfeld und zwei Dörfer zu je 2. Ein Wüstengebiet und ein Berggebiet werden vollständig.
explorers-rules-example-burst_sea = 10 Münzen: 1 von einem Münzfeld und 3 × 3 = 9 für die Route, die Kundschafter 2 schließt. Die Ruine unter dem Anker bringt eine Amphore.
explorers-rules-example-lance_grassland = 3 Münzen: 1 vom Feld des Ankers, 2 für das Dorf. Zwei Felder auf der einen Seite des Ankers (1), eines auf der anderen.
explorers-rules-example-lance_mountain = 3 Münzen: 1 von einem Münzfeld und 2 durch die Schatzkarte der Ruine (3). Zwei Schritte nach Norden, einer nach Süden.
explorers-rules-example-lance_desert = 3 Münzen: 1 + 2 von Münzfeldern, alle vier in einer Richtung.
explorers-rules-example-lance_sea = 1 Münze. Vom Gewässer (1) nach Norden zur Stadt (3) und einen Schritt nach Süden auf einen Berg.
explorers-rules-example-two_village_lines = 2 Münzen. Die Straße 1 bis 3 beginnt neben dem Dorf und läuft an ihm vorbei; die Straße 4 bis 6 führt von der Hauptstadt geradewegs zur Stadt.
explorers-rules-example-sea4_then_cities = 6 Münzen: 3 × 2, sobald beide Städte erreicht sind. Die durchgestrichene Stadt berührt nur ein früher erkundetes Gewässerfeld. Die Ruine (4) bringt eine Amphore.
explorers-rules-example-sea4_then_2_coins = 4 Münzen: 2 vom Gewässerfeld 3, 1 + 1 von den Feldern 5 und 6, die das eben erkundete Gewässer berühren.
explorers-rules-example-sea4_extra_treasure = 2 Münzen: Die Ruine (3) bringt zwei Karten, eine Amphore für das Ende und zwei Münzen sofort.
explorers-rules-example-sea_5 = 2 Münzen durch die Schatzkarte der Ruine (5). Die fünf Felder bilden keine Linie.
