# Dale of Merchants: the cards. The rule is what a card does, the ruling what to know about it.

## Junk

dale-card-junk = Ramsch
dale-card-junk-rule = Zahlt auf dem Markt 1. In einen Stapel darf er nicht.
dale-card-junk-ruling = Ramsch gehört zu keinem Volk. Entsorgt geht er zurück in den Ramschvorrat, der nie ausgeht. Nur „{ dale-card-stashing_vendor }“ und „{ dale-card-nostalgic_item }“ lassen ihn in einen Stapel.

## Scarlet macaws

dale-card-swift_broker = Flinker Makler
dale-card-swift_broker-rule = Lege alle deine anderen Karten in beliebiger Reihenfolge ab. Ziehe so viele Karten, wie du abgelegt hast.
dale-card-swift_broker-ruling = Die Karte selbst hat deine Hand verlassen und zählt nicht mit. Ohne andere Handkarte wird nichts abgelegt und nichts gezogen, die Zusatzaktion bleibt. Geht dein Deck aus, werden die gerade abgelegten Karten mit dem Rest der Ablage gemischt; diese Karte liegt noch nicht darin.
dale-card-cookies = Kekse
dale-card-cookies-rule = Solange diese Karte auf deiner Hand ist, ist deine Handgröße um 1 größer.
dale-card-cookies-ruling = Jede von ihnen und jede Kopie zählt 1 dazu, verzichten geht nicht. Wichtig ist das nur, wenn du beim Aufräumen deine Hand auffüllst. Gerade gekaufte oder beim Auffüllen gezogene Kekse zählen sofort.
dale-card-shattered_relic = Zerbrochene Reliquie
dale-card-shattered_relic-rule = Entsorge eine andere Karte deiner Hand, dann ziehe eine.
dale-card-shattered_relic-ruling = Hast du eine andere Karte, musst du eine entsorgen; sonst ziehst du trotzdem. Ist nichts mehr da, bekommst du nichts. Eine entsorgte Volkskarte mit Wert 1 landet wie jede andere in der Marktablage und kann später auf den Markt kommen. Ein entsorgtes Chamäleon kopiert nichts.
dale-card-spyglass = Fernrohr
dale-card-spyglass-rule = Sieh dir die obersten drei Karten deines Decks an. Nimm eine und lege die anderen in beliebiger Reihenfolge wieder obenauf.
dale-card-spyglass-ruling = Niemand sonst sieht die Karten. Sind es weniger als drei, wähle unter diesen; ist keine da, passiert nichts. Geht das Deck dabei aus, wird deine Ablage zum neuen Deck, und die zurückgelegten Karten liegen obenauf.
dale-card-flashy_show = Schillernde Schau
dale-card-flashy_show-rule = Für den Rest deines Zuges ist jede Karte, die du einsetzt, 1 mehr wert.
dale-card-flashy_show-ruling = Das gilt auch für Ramsch, für Karten, die du später im Zug bekommst, für Karten, die „{ dale-card-nostalgic_item }“ holt, und für die Karte, die „{ dale-card-charm }“ aufdeckt. Zwei solche Techniken bringen 2. Der höhere Wert gilt zwingend. Marktpreise bleiben gleich, und die Karten eines Partners steigen nicht.
dale-card-favourite_toy = Lieblingsspielzeug
dale-card-favourite_toy-rule = Nimm die oberste Karte deiner Ablage auf die Hand.
dale-card-favourite_toy-ruling = Nur die oberste, und du musst sie nehmen. Die Technik selbst liegt noch nicht in der Ablage und findet sich nie selbst. Ist die Ablage leer, passiert nichts, und nichts wird gemischt.

## Giant pandas

dale-card-loyal_partner = Treuer Partner
dale-card-loyal_partner-rule = Entsorge alle Karten des Marktes in beliebiger Reihenfolge und fülle ihn sofort auf.
dale-card-loyal_partner-ruling = Die zuletzt entsorgte Karte liegt oben auf der Marktablage. Der Markt ist noch vor deiner Zusatzaktion wieder voll. Geht das Marktdeck aus, wird die Marktablage samt den gerade entsorgten Karten zum neuen gemischt. Reichen die Karten nicht, bleiben Plätze leer.
dale-card-prepaid_good = Vorbezahlte Ware
dale-card-prepaid_good-rule = Nimm eine beliebige Karte des Marktes umsonst.
dale-card-prepaid_good-ruling = Das ist kein Kauf: Es gibt keinen Preis, und „{ dale-card-essential_purchase }“ wirkt nicht. Eine Zusatzaktion gibt es nicht; die Lücke schließt sich beim Aufräumen. Ist der Markt leer, passiert nichts.
dale-card-essential_purchase = Wichtiger Einkauf
dale-card-essential_purchase-rule = Kaufst du diese Karte, darfst du bis zu drei Ramschkarten der Bezahlung entsorgen, statt sie abzulegen.
dale-card-essential_purchase-ruling = Das gilt nur beim Kauf, vom Markt oder mit „{ dale-card-market_discovery }“ aus der Marktablage. Kommst du anders an die Karte, passiert nichts. Überflüssige Karten sind in der Bezahlung verboten, außer „{ dale-card-stock_clearance }“ ist dabei. Auf der Hand ist sie einfach eine 3. Auch ein Chamäleon, das als Ramsch zahlt, darfst du entsorgen; es geht in die Marktablage, wenn der Tisch nichts anderes vereinbart hat.
dale-card-market_discovery = Marktfund
dale-card-market_discovery-rule = Einmal pro Zug darfst du die oberste Karte des Marktdecks entsorgen. Zahlst du mit dieser Karte, darfst du stattdessen die oberste Karte der Marktablage kaufen, ohne Aufschlag.
dale-card-market_discovery-ruling = Das Entsorgen ist keine Aktion; die Karte bleibt auf der Hand, und jede wirkt einmal pro Zug, auch beim Aufräumen. Ist das Marktdeck leer, wird zuerst die Marktablage gemischt. Beim Kauf zählt der aufgedruckte Wert als Preis, die Karte muss für die Bezahlung nötig sein, und du kaufst weiterhin nur eine Karte.
dale-card-special_offer = Sonderangebot
dale-card-special_offer-rule = Sieh dir die obersten drei Karten des Marktdecks an. Nimm eine und entsorge die anderen in beliebiger Reihenfolge.
dale-card-special_offer-ruling = Die genommene Karte sehen die anderen nicht, die entsorgten schon. Sind es weniger als drei, wähle unter diesen; ist keine da, passiert nichts. Eine Zusatzaktion gibt es nicht.
dale-card-stock_clearance = Räumungsverkauf
dale-card-stock_clearance-rule = Eine Bezahlung mit dieser Karte darf beliebig viele überflüssige Karten enthalten.
dale-card-stock_clearance-ruling = Die Summe muss den Preis trotzdem erreichen. So schaffst du Platz für neue Karten oder zahlst mehr Ramsch für „{ dale-card-essential_purchase }“.

## Northern raccoons

dale-card-wily_fellow = Gerissener Kerl
dale-card-wily_fellow-rule = Vertausche dein Deck und deine Ablage, dann mische dein neues Deck.
dale-card-wily_fellow-ruling = Das alte Deck wird als Ganzes umgedreht: Seine unterste Karte liegt nun oben auf der Ablage, und diese Karte kommt darauf. Der Tisch kann vereinbaren, auch die Ablage zu mischen. Leere Stapel werden ebenfalls getauscht; ein leeres Deck wird erst gefüllt, wenn eine Karte gebraucht wird.
dale-card-nuisance = Plagegeist
dale-card-nuisance-rule = Bis zu zwei andere Spieler legen je eine zufällige Handkarte ab.
dale-card-nuisance-ruling = Du darfst niemanden, einen oder zwei wählen, auch deinen Partner. Alle sehen die Karte; sie geht in die Ablage dessen, der sie verliert. Eine leere Hand verliert nichts.
dale-card-rotten_food = Vergammeltes Essen
dale-card-rotten_food-rule = Lege eine andere Karte deiner Hand verdeckt oben auf das Deck eines anderen Spielers.
dale-card-rotten_food-ruling = Hast du eine andere Karte, musst du; sonst passiert nichts. Nur du kennst die Karte. Sie gehört nun diesem Spieler und wird dort als nächste gezogen. Ein Chamäleon kopiert dabei nichts.
dale-card-dirty_exchange = Schmutziger Tausch
dale-card-dirty_exchange-rule = Nimm eine zufällige Handkarte eines anderen Spielers, dann gib ihm eine beliebige Karte deiner Hand.
dale-card-dirty_exchange-ruling = Du siehst die Karte zuerst und darfst genau sie zurückgeben. Nur ihr beide wisst, was den Besitzer gewechselt hat. Ist die andere Hand leer, wird nichts genommen und nichts gegeben.
dale-card-sabotage = Sabotage
dale-card-sabotage-rule = Sieh dir die obersten zwei Karten des Decks eines anderen Spielers an. Entsorge eine und lege die andere in seine Ablage.
dale-card-sabotage-ruling = Geht das Deck aus, wird zuerst die Ablage seines Besitzers gemischt. Eine einzelne Karte wird entsorgt; ist keine da, passiert nichts. Ramsch geht in den Ramschvorrat. Am Ende sehen alle beide Karten.
dale-card-treasure_hunter = Schatzjäger
dale-card-treasure_hunter-rule = Nimm die oberste Karte der Ablage eines anderen Spielers auf die Hand.
dale-card-treasure_hunter-ruling = Wähle unter denen, die etwas in der Ablage haben; hat niemand etwas, passiert nichts. Eine Zusatzaktion gibt es nicht.

## Flying squirrels

dale-card-stashing_vendor = Hamsternder Händler
dale-card-stashing_vendor-rule = Ein Stapel mit dieser Karte darf beliebig viel Ramsch aus deiner Hand enthalten.
dale-card-stashing_vendor-ruling = Ramsch zählt mit seinem momentanen Wert, meist 1. Alle Karten, die kein Ramsch sind, müssen weiter vom selben Volk sein, außer „{ dale-card-empty_chest }“ ist auch dabei.
dale-card-empty_chest = Leere Truhe
dale-card-empty_chest-rule = Ein Stapel mit dieser Karte darf Karten verschiedener Völker enthalten.
dale-card-empty_chest-ruling = Ramsch bleibt verboten, außer „{ dale-card-stashing_vendor }“ oder „{ dale-card-nostalgic_item }“ lässt ihn zu.
dale-card-nostalgic_item = Erinnerungsstück
dale-card-nostalgic_item-rule = Ein Stapel mit dieser Karte darf eine Karte aus deiner Ablage enthalten, von jedem Volk oder Ramsch.
dale-card-nostalgic_item-ruling = Jede dieser Karten im Stapel erlaubt eine. Nur die geholte Karte ist von den Regeln ausgenommen; deine Handkarten müssen weiter zusammenpassen. Ein geholtes „{ dale-card-nostalgic_item }“ erlaubt noch eine, aber mindestens eines muss aus der Hand kommen. „{ dale-card-stashing_vendor }“ und „{ dale-card-empty_chest }“ helfen auch geholt dem ganzen Stapel. Die übrige Ablage behält ihre Reihenfolge.
dale-card-acorn = Eichel
dale-card-acorn-rule = Tausche diese Karte gegen eine beliebige Karte am Stand eines Gegners. Sie nimmt deren Platz ein, die andere kommt auf deine Hand.
dale-card-acorn-ruling = Hat irgendein Gegner einen Stapel, musst du tauschen. Die Zahl der Stapel ändert sich nicht, egal wie die Summe danach ist. Auch Ramsch darfst du nehmen, und das Genommene kannst du in der Zusatzaktion einsetzen. Gibt es nichts zu nehmen, legst du die Karte ab; die Zusatzaktion bleibt. Ein Partner ist kein Gegner.
dale-card-accordion = Akkordeon
dale-card-accordion-rule = In einem Stapel darf diese Karte 1 mehr oder 1 weniger zählen.
dale-card-accordion-ruling = Jede von ihnen und jede Kopie wird für sich angepasst: nach oben, nach unten oder gar nicht. Allein füllt sie Stapel 4, 5 oder 6. Andere Änderungen kommen zuerst; mit „{ dale-card-flashy_show }“ sind es 5, 6 oder 7. In einer Bezahlung gilt ihr gewöhnlicher Wert.
dale-card-winter_is_coming = Der Winter naht
dale-card-winter_is_coming-rule = Hast du einen Stapel mit dieser Karte gebaut, darfst du sofort den nächsten bauen.
dale-card-winter_is_coming-ruling = Du baust mit den übrigen Handkarten; weder Hand noch Markt wird vorher aufgefüllt. Liegt auch in diesem Stapel eine solche Karte, darfst du weitermachen. Der weitere Stapel ist keine eigene Aktion, und du darfst verzichten.

## Ocelots

dale-card-bold_haggler = Kühner Feilscher
dale-card-bold_haggler-rule = Einmal pro Zug darfst du würfeln und das Ergebnis für diesen Zug zum Wert dieser Karte zählen.
dale-card-bold_haggler-ruling = Der Würfel zeigt 0, 1, 1, 2, 2 und 3, die Karte ist also 1 bis 4 wert. Würfle, bevor du sie einsetzt; danach gilt der neue Wert zwingend. Verlässt die Karte deine Hand und kommt im selben Zug zurück, ist das Ergebnis weg, und du darfst neu würfeln.
dale-card-new_season = Neue Saison
dale-card-new_season-rule = Entsorge eine beliebige Volkskarte aus deiner Ablage, dann nimm die oberste Karte des Marktdecks auf die Hand.
dale-card-new_season-ruling = Ist eine solche Karte da, musst du, egal wo sie in der Ablage liegt. Was du ziehst, sehen die anderen nicht. Liegt dort nur Ramsch, passiert nichts. Waren Marktdeck und Marktablage leer, bekommst du genau die entsorgte Karte zurück.
dale-card-whirligig = Kreisel
dale-card-whirligig-rule = Lege alle deine anderen Karten ab und ziehe ebenso viele. Mische sie mit der Hand eines anderen Spielers und verteile sie zufällig: Jeder bekommt so viele wie zuvor.
dale-card-whirligig-ruling = Der Spieler wird zuerst gewählt, die Reihenfolge beim Ablegen bestimmst du. Deine neuen Karten siehst du, bevor sie gemischt werden. Hände dürfen leer sein.
dale-card-charm = Glücksbringer
dale-card-charm-rule = Decke die oberste Karte des Marktdecks auf. Bildet sie allein deinen nächsten Stapel, muss sie gebaut werden; sonst wird sie entsorgt.
dale-card-charm-ruling = Es zählt der momentane Wert, auch mit „{ dale-card-flashy_show }“. „{ dale-card-accordion }“ passt zu Stapel 4, 5 oder 6; ein Chamäleon passt über jede Karte, die es kopieren kann, und du wählst unter den passenden. „{ dale-card-winter_is_coming }“ bringt den weiteren Stapel noch vor der Zusatzaktion. Der letzte Stapel gewinnt sofort. Gibt es nichts aufzudecken, passiert nichts.
dale-card-gamble = Glücksspiel
dale-card-gamble-rule = Wähle einen anderen Spieler und würfle. Tauscht so viele zufällige Handkarten miteinander.
dale-card-gamble-ruling = Hat eine Hand weniger Karten, wird so viel getauscht, wie sie hat. Beide Seiten werden bestimmt, bevor etwas wandert; keine Karte geht hin und zurück. Nur ihr beide kennt die Karten. Bei 0 oder leerer Hand wird nichts getauscht.
dale-card-blindfold = Augenbinde
dale-card-blindfold-rule = Ein Gegner rät den Wert einer Handkarte, die du heimlich gewählt hast. Richtig: Lege sie ab. Falsch: Bestimme ihren Wert für diesen Zug, 1 bis 5.
dale-card-blindfold-ruling = Es zählt der momentane Wert mit allen Änderungen; ein Chamäleon muss zuerst kopieren. Nach dem Raten sehen alle die Karte. Der bestimmte Wert ersetzt frühere Änderungen, spätere kommen dazu. Ohne andere Handkarte passiert nichts. Ein Partner darf nicht raten.

## Veiled chameleons

dale-card-flexible_shopkeeper = Flexibler Krämer
dale-card-flexible_shopkeeper-rule = Setze diese Karte als Kopie einer beliebigen Karte deines neuesten Stapels ein.
dale-card-flexible_shopkeeper-ruling = Du wählst die Karte. Ohne Stapel, oder wenn dort nur Chamäleons liegen, die ins Leere führen, bleibt sie, was sie ist: ein Chamäleon mit Wert 1. Teams haben einen gemeinsamen Stand, also zählt auch der Stapel des Partners.
dale-card-reflection = Spiegelbild
dale-card-reflection-rule = Setze diese Karte als Kopie der obersten Karte der Ablage eines anderen Spielers ein.
dale-card-reflection-ruling = Du wählst den Spieler. Deine eigene Ablage zählt nie, die eines Partners schon. Gibt es nichts zu kopieren, bleibt sie, was sie ist: ein Chamäleon mit Wert 2.
dale-card-good_old_times = Gute alte Zeit
dale-card-good_old_times-rule = Setze diese Karte als Kopie der obersten Karte der Marktablage ein. Einmal pro Zug darfst du zuvor die oberste Karte des Marktdecks entsorgen.
dale-card-good_old_times-ruling = Entsorgen darfst du, kopieren musst du. Ist das Marktdeck leer, wird zuerst die Marktablage gemischt, und die entsorgte Karte liegt dann allein dort. Auch ein Chamäleon, das hierher führt, darf entsorgen. Gibt es nichts zu kopieren, bleibt sie, was sie ist: ein Chamäleon mit Wert 3.
dale-card-gift_voucher = Geschenkgutschein
dale-card-gift_voucher-rule = Tausche diese Karte gegen eine beliebige Karte des Marktes. Sie nimmt deren Platz ein, die andere kommt auf deine Hand.
dale-card-gift_voucher-ruling = Eine gewöhnliche Technik, die nichts kopiert. Das ist kein Kauf. Was du nimmst, kannst du in der Zusatzaktion einsetzen, und der Gutschein steht nun auf dem Markt zum Verkauf. Ist der Markt leer, wird er abgelegt. Ein Chamäleon, das ihn kopiert, geht selbst auf den Markt.
dale-card-trendsetting = Letzter Schrei
dale-card-trendsetting-rule = Setze diese Karte als Kopie einer beliebigen Karte des Marktes ein.
dale-card-trendsetting-ruling = Du wählst die Karte; der Aufschlag ihres Platzes ist egal. Gibt es nichts zu kopieren, bleibt sie, was sie ist: ein Chamäleon mit Wert 5.
dale-card-seeing_doubles = Doppelt sehen
dale-card-seeing_doubles-rule = Setze diese Karte als Kopie einer anderen Karte deiner Hand ein und zeige jene Karte.
dale-card-seeing_doubles-ruling = Die kopierte Karte bleibt auf der Hand und darf in derselben Bezahlung oder im selben Stapel vorkommen. Gibt es nichts zu kopieren, bleibt sie, was sie ist: ein Chamäleon mit Wert 5.
