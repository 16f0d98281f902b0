# Dale of Merchants: the rules reference. Names and effects of cards come from the game's own words.

## The page

dale-rules-heading = So spielst du „Tal der Händler“
dale-rules-lead = Alles über das Spiel in unseren eigenen Worten: Lies es der Reihe nach oder schlag eine Karte nach.
dale-rules-search = Regeln durchsuchen
dale-rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem kürzeren Wort.
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
dale-rules-chapter-course = Das Spiel
dale-rules-chapter-values = Werte und Stapel
dale-rules-chapter-copying = Chamäleons
dale-rules-chapter-team = Das Teamspiel
dale-rules-chapter-secrets = Was verborgen ist
dale-rules-chapter-ruling = Wo das Regelheft schweigt
dale-rules-chapter-option = Einstellungen eines Tisches
dale-rules-chapter-words = Wörter des Spiels
dale-rules-chapter-app = An diesem Tisch
dale-rules-note-technique-plus = Technik mit Zusatzaktion, Wert { $value }, { $copies ->
    [one] { $copies } Karte
   *[other] { $copies } Karten
}
dale-rules-note-technique = Technik, Wert { $value }, { $copies ->
    [one] { $copies } Karte
   *[other] { $copies } Karten
}
dale-rules-note-passive = Fähigkeit, Wert { $value }, { $copies ->
    [one] { $copies } Karte
   *[other] { $copies } Karten
}
dale-rules-note-junk = Wert { $value }, { $copies } Karten in der Schachtel

## The game

dale-rules-goal = Worum es geht
dale-rules-goal-aim = Händler von überall treffen sich auf einem Markt, doch die Gilde nimmt nur einen auf: den, dessen Stand zuerst voll ist. Du baust acht Stapel mit den Werten 1, 2, 3 und so weiter bis 8, in dieser Reihenfolge.
dale-rules-goal-deck = Du beginnst mit zehn schwachen Karten, kaufst bessere und nutzt, was sie können. Was du baust, verlässt dein Deck für immer: Dieselbe Karte kann dir nicht helfen und zugleich an deinem Stand liegen.

dale-rules-setup = Vor dem ersten Zug
dale-rules-setup-decks = Im Spiel ist ein Deck mehr, als es Spieler gibt: 3, 4 oder 5 Decks bei 2, 3 oder 4 Spielern. Jedes hat 15 Karten: vier mit Wert 1, je drei mit Wert 2, 3 und 4 und zwei einzelne mit Wert 5.
dale-rules-setup-start = Jeder bekommt ein Deck aus 10 Karten: von jedem Volk im Spiel eine Karte mit Wert 1, der Rest ist Ramsch. Davon ziehst du 5 als erste Hand.
dale-rules-setup-market = Alle Karten mit Wert 2 bis 5 werden zum Marktdeck gemischt; fünf davon füllen den Markt von rechts nach links. Übrige Karten mit Wert 1 scheiden aus.
dale-rules-setup-first = Der Zufall bestimmt, wer beginnt, wenn der Tisch nichts anderes vereinbart. Danach geht es im Uhrzeigersinn.

dale-rules-zones = Wo Karten liegen
dale-rules-zones-own = Jeder hat eine Hand, ein Deck, eine Ablage und einen Stand. Hand und Deck sind verborgen, aber wie viele Karten sie haben, sehen alle.
dale-rules-zones-shared = Der Markt, das Marktdeck, die Marktablage und der Ramschvorrat gehören allen.
dale-rules-zones-discards = Ablagen liegen offen. Jeder darf sie jederzeit durchsehen, ihre Reihenfolge bleibt aber. Kommen mehrere Karten zugleich dorthin, bestimmst du die Reihenfolge: Viele Wirkungen achten auf die oberste Karte.
dale-rules-zones-throw-away = Entsorgen ist nicht Ablegen: Ramsch geht zurück in den Ramschvorrat, jede andere Karte oben auf die Marktablage.

dale-rules-turn = Ein Zug, Schritt für Schritt
dale-rules-turn-action = 1. Aktion: Kaufe eine Karte, spiele eine Technik, baue einen Stapel oder mache Inventur. Eines davon musst du tun.
dale-rules-turn-more = 2. Weitere Aktionen: nur nach einer Technik mit Plus.
dale-rules-turn-end = 3. Ende: Du meldest dich fertig. Vorher wird für dich nichts gezogen, und was dir nichts Neues verraten hat, kannst du zurücknehmen.
dale-rules-turn-clean-up = 4. Aufräumen: Fülle deine Hand auf, dann den Markt. Danach ist der Nächste dran.

dale-rules-buying = Kaufen
dale-rules-buying-price = Der Preis ist der Wert der Karte plus der Aufschlag ihres Platzes: von links nach rechts 4, 3, 2, 1, 0. Mit der Zeit rücken Karten nach rechts und werden billiger.
dale-rules-buying-pay = Du zahlst mit Handkarten. Jede ist so viel wert wie ihr Wert, und zusammen müssen sie den Preis erreichen. Wechselgeld gibt es nicht.
dale-rules-buying-where = Die Bezahlung kommt in der gewählten Reihenfolge in deine Ablage, die gekaufte Karte gleich auf deine Hand.
dale-rules-buying-last = Du kaufst eine Karte. Ein Plus auf Karten, mit denen du zahlst, zählt nicht. Die Lücke im Markt bleibt bis zum Aufräumen.

dale-rules-payment = Keine überflüssige Karte
dale-rules-payment-rule = Zu viel zu zahlen ist in Ordnung, mit zu vielen Karten nicht: Würde der Rest auch ohne eine der Karten reichen, ist sie überflüssig und die Bezahlung nicht erlaubt.
dale-rules-payment-example = Einen Preis von 5 darfst du mit zwei Karten vom Wert 4 zahlen, auch wenn du eine 5 hast. Mit einer 5 und einer 4 nicht: Die 4 ist überflüssig.
dale-rules-payment-values = Es zählen die momentanen Werte, mit allen Änderungen, bei Chamäleons die der Kopie.
dale-rules-payment-clearance = Mit „{ dale-card-stock_clearance }“ in der Bezahlung gilt die Regel nicht.

dale-rules-techniques = Techniken
dale-rules-techniques-play = Zeige eine Technik aus deiner Hand und führe ihre Wirkung der Reihe nach aus. So lange liegt sie abseits: nicht mehr auf der Hand und noch nicht in der Ablage. Dann kommt sie oben auf deine Ablage, wenn auf ihr nichts anderes steht.
dale-rules-techniques-much = Tu so viel wie möglich. Sind weniger Karten da als genannt, nimm diese. Du darfst eine Technik auch spielen, wenn nichts passieren wird.
dale-rules-techniques-must = Was auf ihr steht, musst du tun, außer bei „darfst“ und „bis zu“.

dale-rules-plus = Die Zusatzaktion
dale-rules-plus-one = Nach der Wirkung einer Technik mit Plus hast du im selben Zug noch eine Aktion, egal welche der vier. Ist das wieder eine Technik mit Plus, geht es weiter; eine Grenze gibt es nicht.
dale-rules-plus-only = Das Plus zählt, wenn die Karte als Technik gespielt wird, auch ohne Wirkung. In einer Bezahlung oder einem Stapel zählt es nicht.

dale-rules-building = Einen Stapel bauen
dale-rules-building-number = Die nächste Zahl ist um eins höher als die Zahl deiner Stapel: erst 1, zuletzt 8.
dale-rules-building-cards = Nimm beliebig viele Karten eines Volkes aus deiner Hand, deren Werte zusammen genau diese Zahl ergeben. Ramsch ist nicht erlaubt, und ein Stapel wird auf einmal gebaut.
dale-rules-building-stays = Später prüft niemand den Stapel noch einmal. Wird eine Karte getauscht, bleibt er ein Stapel, und nur ihre Anzahl zählt.

dale-rules-inventory = Inventur
dale-rules-inventory-discard = Lege beliebig viele Handkarten in beliebiger Reihenfolge ab. Auch keine ist erlaubt: So passt du.

dale-rules-abilities = Fähigkeiten
dale-rules-abilities-where = Eine Fähigkeit wirkt dort, wo sie es sagt: auf der Hand, in einer Bezahlung, in einem Stapel oder beim Kauf. Sie wird nicht gespielt.
dale-rules-abilities-free = Drei Karten wirken, wann du willst: „{ dale-card-bold_haggler }“ würfelt, „{ dale-card-market_discovery }“ und „{ dale-card-good_old_times }“ entsorgen die oberste Karte des Marktdecks. Jede Karte einmal pro Zug, eine Kopie ebenso.
dale-rules-abilities-when = Das ist keine Aktion. Es geht in deinem Zug immer dann, wenn nichts halb getan ist: nicht mitten in einer Bezahlung, einem Stapel oder einer Technik.
dale-rules-abilities-again = Eine Karte, die deine Hand verlässt und im selben Zug zurückkommt, fängt von vorn an.

dale-rules-clean_up = Aufräumen
dale-rules-clean_up-hand = Zuerst ziehst du bis zu deiner Handgröße: fünf Karten und eine mehr für jede Karte „{ dale-card-cookies }“. Hast du mehr, behältst du sie. Nur wer am Zug ist, zieht.
dale-rules-clean_up-market = Dann rücken die Karten des Marktes in ihrer Reihenfolge nach rechts in die Lücken, und neue füllen ihn von rechts nach links.
dale-rules-clean_up-abilities = Danach darfst du noch mit einer unbenutzten Fähigkeit die oberste Karte des Marktdecks entsorgen oder ein Chamäleon zu „{ dale-card-cookies }“ werden lassen. Dann werden Hand und Markt noch einmal aufgefüllt.
dale-rules-clean_up-end = Am Ende sind alle Wirkungen des Zuges und alle Kopien vorbei.

dale-rules-drawing = Wenn ein Deck ausgeht
dale-rules-drawing-shuffle = Eine Ablage wird erst dann zum neuen Deck, wenn eine Karte gebraucht wird und das Deck leer ist, notfalls mitten im Ziehen. Bis dahin bleibt ein leeres Deck leer.
dale-rules-drawing-others = Dasselbe gilt für das Marktdeck und für fremde Decks. Sind Marktdeck und Marktablage beide leer, bleiben Plätze des Marktes leer.
dale-rules-drawing-junk = Beim Aufräumen, und nur dann: Sind dein Deck und deine Ablage beide leer, wird der Rest deiner Hand mit Ramsch aufgefüllt. Der Ramschvorrat geht nie aus.

dale-rules-win = Der Sieg
dale-rules-win-at-once = Wer Stapel 8 vollendet, gewinnt sofort, auch mitten im Zug. Im Teamspiel ist es Stapel 10.
dale-rules-win-nobody = Karten in Ständen und weggeworfene Karten fehlen: Es kommt vor, dass niemand mehr den nächsten Stapel bauen kann. Deshalb endet die Partie, wenn jeder 250 Züge hatte. Der vollste Stand gewinnt; gleich volle teilen sich den Sieg.

## Values and stacks

dale-rules-values = Was eine Karte wert ist
dale-rules-values-printed = Am Anfang steht der aufgedruckte Wert, bei einer Kopie der ihres Vorbilds.
dale-rules-values-changes = Änderungen folgen in der Reihenfolge, in der sie passiert sind: „{ dale-card-flashy_show }“ zählt 1 zu all deinen Karten, auch zu späteren; der Wurf von „{ dale-card-bold_haggler }“ kommt zu dieser Karte; „{ dale-card-blindfold }“ ersetzt den Wert einer Karte.
dale-rules-values-example = „{ dale-card-flashy_show }“, dann „{ dale-card-blindfold }“ mit einer 3 ergibt 3. „{ dale-card-blindfold }“ mit einer 3, dann „{ dale-card-flashy_show }“ ergibt 4.
dale-rules-values-binding = Ein geänderter Wert gilt zwingend. Er ist weg, wenn die Karte deine Hand verlässt, und am Ende des Zuges. Preise ändern sich nie.

dale-rules-helpers = Helfer im Stapel
dale-rules-helpers-junk = „{ dale-card-stashing_vendor }“: Beliebig viel Ramsch aus deiner Hand darf im Stapel liegen.
dale-rules-helpers-mixed = „{ dale-card-empty_chest }“: Völker dürfen gemischt werden.
dale-rules-helpers-fetched = „{ dale-card-nostalgic_item }“: Eine Karte darf aus deiner Ablage kommen. Deine Handkarten müssen die Regeln für sich einhalten, die geholte Karte nicht.
dale-rules-helpers-accordion = „{ dale-card-accordion }“: Die Summe darf um so viel danebenliegen, wie solche Karten im Stapel sind.
dale-rules-helpers-together = Helfer lassen sich verbinden, auch mehrere gleiche, und eine Kopie hilft wie ihr Vorbild.

dale-rules-bonus = Zwei Stapel in einem Zug
dale-rules-bonus-winter = Ein Stapel mit „{ dale-card-winter_is_coming }“ erlaubt sofort den nächsten, mit den übrigen Handkarten. Dazwischen darfst du würfeln und andere Fähigkeiten nutzen.
dale-rules-bonus-on = Liegt auch dort eine solche Karte, geht es weiter; ebenso, wenn „{ dale-card-charm }“ sie gebaut hat. Verzichten darfst du immer.

## Chameleons

dale-rules-copying = Wann ein Chamäleon kopiert
dale-rules-copying-use = Fünf der sechs Chamäleonkarten kopieren andere. Setzt du eine ein, muss sie zur Kopie werden, wenn es etwas zu kopieren gibt. Einsetzen heißt: in einer Bezahlung, in einem Stapel, als Technik gespielt, für eine Fähigkeit, als Karte für „{ dale-card-blindfold }“ oder für deine Handgröße.
dale-rules-copying-no-use = Abgelegt, entsorgt, gegeben, gestohlen, getauscht oder auf ein Deck gelegt zu werden ist kein Einsatz. Dann bleibt sie, was aufgedruckt ist.
dale-rules-copying-what = Die Kopie hat Volk, Wert, Art, Plus und Wirkung ihres Vorbilds. Eine Kopie von Ramsch ist Ramsch: Sie zahlt 1 und braucht im Stapel einen Helfer.

dale-rules-models = Was sie kopieren
dale-rules-models-list = „{ dale-card-flexible_shopkeeper }“: eine Karte deines neuesten Stapels. „{ dale-card-reflection }“: die oberste Karte einer fremden Ablage. „{ dale-card-good_old_times }“: die oberste Karte der Marktablage. „{ dale-card-trendsetting }“: eine Karte des Marktes. „{ dale-card-seeing_doubles }“: eine andere Karte deiner Hand.
dale-rules-models-choice = Gibt es mehrere Vorbilder, wählst du. „{ dale-card-gift_voucher }“ kopiert nichts und ist eine gewöhnliche Technik.

dale-rules-chains = Ein Chamäleon kopieren
dale-rules-chains-on = Ist das Vorbild selbst ein kopierendes Chamäleon, geh nach dessen Regel weiter, von deinem Platz aus gesehen, bis du zu einer Karte kommst, die nicht kopiert. Sie ist das Vorbild. Jeder Weg, der zu einer solchen Karte führt, ist erlaubt.
dale-rules-chains-dead = Keine Karte wird zweimal besucht, und Wege ins Leere zählen nicht. Gibt es keinen anderen, bleibt die Karte, was sie ist, mit eigenem Volk und Wert.
dale-rules-chains-throw = Liegt „{ dale-card-good_old_times }“ am Weg, darfst du zuvor die oberste Karte des Marktdecks entsorgen, auch wenn erst so ein Vorbild entsteht. Du musst es nicht.

dale-rules-copy_time = Wie lange eine Kopie hält
dale-rules-copy_time-turn = Eine Kopie steht für den Zug fest, solange die Karte auf deiner Hand bleibt, auch wenn ihr Vorbild verschwindet.
dale-rules-copy_time-leaves = Verlässt die Karte deine Hand, ist sie wieder ein Chamäleon; kommt sie zurück, wählst du neu.
dale-rules-copy_time-technique = Eine kopierte Technik bringt das Chamäleon dorthin, wohin die Technik käme: in deine Ablage, mit „{ dale-card-acorn }“ an einen Stand, mit „{ dale-card-gift_voucher }“ auf den Markt. Dort ist es ein Chamäleon.
dale-rules-copy_time-values = Wertänderungen, die das Vorbild schon hat, kommen mit; spätere folgen nicht. Siehe die Einstellung „{ dale-option-copied_values }“.

dale-rules-copy_clean_up = Chamäleons und Kekse
dale-rules-copy_clean_up-alone = Kann ein Chamäleon auf deiner Hand beim Aufräumen nur zu „{ dale-card-cookies }“ werden, geschieht das von selbst und erhöht deine Handgröße.
dale-rules-copy_clean_up-choice = Kann es auch etwas anderes werden, wirst du gefragt. Beim ersten Mal ist der Markt dabei noch nicht aufgefüllt.

dale-rules-copy_elsewhere = Chamäleons, die nicht eingesetzt sind
dale-rules-copy_elsewhere-printed = Auf dem Markt, in einer Ablage und an einem Stand ist ein Chamäleon, was aufgedruckt ist. Gekauft wird es zum aufgedruckten Wert, und an einem Stand zählt sein Wert nicht mehr.

## The team game

dale-rules-teams = Zwei Teams
dale-rules-teams-seats = Vier Spieler bilden zwei Teams; Partner sitzen sich gegenüber. Vier Völker sind im Spiel, und jeder beginnt mit 4 Karten vom Wert 1 und 6 Ramschkarten.
dale-rules-teams-stall = Ein Team hat einen Stand. Seine Stapel gehen von 1 bis 10, und Stapel 10 gewinnt. Hände, Decks und Ablagen bleiben getrennt.
dale-rules-teams-talk = Partner dürfen über alles reden, aber so, dass alle es hören.
dale-rules-teams-junk = Es braucht vier Ramschkarten mehr, als in der Schachtel sind; am echten Tisch springen übrige Karten mit Wert 1 ein. Sie sind in jeder Hinsicht Ramsch.

dale-rules-help = Hilfe vom Partner
dale-rules-help-ask = Du legst mindestens eine eigene Karte, die Zahl darf noch nicht erreicht sein. Dann darfst du deinen Partner fragen, auch nach einem Helfer: Dein Ramsch braucht „{ dale-card-stashing_vendor }“, deine gemischten Völker brauchen „{ dale-card-empty_chest }“. Nach einem Nein darfst du mit anderen Karten wieder fragen.
dale-rules-help-answer = Der Partner gibt eine oder mehrere Karten dazu, die den Stapel vollenden, oder lehnt ab. Dann gehen alle Karten zurück auf die Hände, und du wählst neu.
dale-rules-help-own = „Deine Hand“ und „deine Ablage“ auf einer Karte des Partners meinen die des Partners. „{ dale-card-flashy_show }“ erhöht nur deine eigenen Karten.
dale-rules-help-refill = Die Hand des Partners wird erst beim eigenen Aufräumen wieder aufgefüllt.

dale-rules-others = Gegner und andere Spieler
dale-rules-others-who = „{ dale-card-acorn }“ und „{ dale-card-blindfold }“ brauchen einen Gegner, nie den Partner. Techniken, die einen anderen Spieler nennen, dürfen auch den Partner treffen, und „{ dale-card-reflection }“ darf auch aus dessen Ablage kopieren.

## What is hidden

dale-rules-secrets = Verborgen und offen
dale-rules-secrets-hidden = Verborgen sind die Hände, die Reihenfolge der Decks, was du mit „{ dale-card-spyglass }“ siehst, die Karte, die du bei „{ dale-card-special_offer }“ behältst oder mit „{ dale-card-new_season }“ ziehst, und die Karte, die du mit „{ dale-card-rotten_food }“ auf ein Deck legst. Bei „{ dale-card-dirty_exchange }“ und „{ dale-card-gamble }“ kennen nur die beiden Beteiligten die Karten.
dale-rules-secrets-open = Offen sind alle Ablagen, der Markt, die Stände, die Zahl der Karten in Händen und Decks, jede eingesetzte, gezeigte oder entsorgte Karte, jeder Wurf und beim Aufräumen der Ramsch, den du nimmst, und die „{ dale-card-cookies }“, die deine Handgröße erhöhen.
dale-rules-secrets-drafts = Was du für eine Bezahlung, einen Stapel oder eine Inventur auswählst, sehen die anderen erst, wenn es vollständig ist; was du vorher zurücknimmst, erfahren sie nie. Techniken sind sofort zu sehen.

dale-rules-memory = Was du gesehen hast
dale-rules-memory-kept = Der Tisch merkt es sich für dich: Eine Karte, die du in einer fremden Hand gesehen oder auf ein Deck gelegt hast, bleibt für dich markiert, solange du wissen kannst, wo sie ist.
dale-rules-memory-lost = Werden Karten gemischt, bleibt nur bekannt, was dabei war, nicht, wer welche hat.
dale-rules-memory-bots = Bots wissen genau das, was ein Mensch an ihrem Platz wüsste.

## Where the rulebook is silent

dale-rules-edition = Die Karten
dale-rules-edition-classic = Wir spielen mit den klassischen Karten. Die überarbeiteten der späteren Jubiläumsausgabe weichen an einem Dutzend Stellen ab und kommen nicht vor.
dale-rules-edition-names = Die englischen Namen sind die aufgedruckten. Die deutschen Namen und alle Texte sind unsere eigenen.

dale-rules-ruling-market = Markt und Aufräumen
dale-rules-ruling-market-order = Die Hand wird vor dem Markt aufgefüllt. Mitten im Zug wird der Markt nur aufgefüllt, wenn eine Karte es sagt.
dale-rules-ruling-market-window = Fähigkeiten darfst du auch beim Aufräumen nutzen, wenn beide aufgefüllt sind; danach werden beide noch einmal aufgefüllt.

dale-rules-ruling-techniques = Techniken im Grenzfall
dale-rules-ruling-techniques-few = „{ dale-card-shattered_relic }“ zieht auch, wenn es nichts zu entsorgen gab. „{ dale-card-sabotage }“ entsorgt eine einzelne Karte. „{ dale-card-gamble }“ tauscht so viele Karten, wie die kleinere Hand hat.
dale-rules-ruling-techniques-must = „{ dale-card-nuisance }“ darf auch gegen niemanden gespielt werden. „{ dale-card-new_season }“ und „{ dale-card-charm }“ müssen ausgeführt werden, wenn es geht.
dale-rules-ruling-techniques-blindfold = „{ dale-card-blindfold }“ bestimmt immer einen Wert von 1 bis 5, auch nach „{ dale-card-flashy_show }“. Geraten werden darf für jede „{ dale-card-flashy_show }“ des Zuges um 1 höher und bis zu jedem Wert, den eine Karte dieser Hand bekommen hat.

dale-rules-ruling-copies = Kopien im Grenzfall
dale-rules-ruling-copies-stay = Eine Kopie bleibt, wenn ihr Vorbild verschwindet; das Regelheft spricht vom ganzen Zug.
dale-rules-ruling-copies-chains = Wege ins Leere fallen weg. Nur wenn alle dorthin führen, bleibt die Karte, was sie ist.
dale-rules-ruling-copies-fetched = „{ dale-card-nostalgic_item }“ aus der Ablage erlaubt eine weitere Karte.

## The animalfolk

dale-rules-deck-macaws = Sie wechseln deine ganze Hand, schauen voraus und holen mehr aus dem heraus, was du hast. Alle ihre Techniken haben ein Plus, lange Züge sind also möglich.
dale-rules-deck-pandas = Sie räumen den Markt, nehmen sich umsonst davon und machen beim Kauf Ramsch nützlich. Anderen schaden sie nicht direkt.
dale-rules-deck-raccoons = Jede Technik außer „{ dale-card-wily_fellow }“ richtet sich gegen jemanden. Mit ihnen dauern Spiele länger und Freundschaften kürzer.
dale-rules-deck-squirrels = Sie biegen die Bauregeln. Ihre Stärke liegt im Stapel selbst, darum ist sie meist verbraucht, sobald sie wirkt.
dale-rules-deck-ocelots = Der Würfel und das Marktdeck entscheiden. „{ dale-card-bold_haggler }“ macht schon die ersten Hände spannend.
dale-rules-deck-chameleons = Was sie können, hängt von allem ab, was sonst auf dem Tisch liegt. Am besten, wenn die anderen Völker vertraut sind.

## The cards

dale-rules-card-junk = Endgültig los wirst du ihn mit Karten, die aus der Hand oder der Bezahlung entsorgen, und mit solchen, die ihn an andere weitergeben.
dale-rules-card-swift_broker = Du siehst die neuen Karten, bevor du die Zusatzaktion wählst. Was du zuletzt ablegst, liegt oben, zum Beispiel für „{ dale-card-favourite_toy }“.
dale-rules-card-cookies = Zahlst oder baust du damit, sind sie weg, bevor du auffüllst.
dale-rules-card-shattered_relic = Das Entsorgte liegt oben auf der Marktablage, wo „{ dale-card-market_discovery }“ und „{ dale-card-good_old_times }“ es erreichen.
dale-rules-card-spyglass = Die zurückgelegten Karten ziehst du als nächste, in der gewählten Reihenfolge. Ein Tausch der Stapel oder „{ dale-card-sabotage }“ kann das vereiteln.
dale-rules-card-flashy_show = Im Stapel zählt das für jede Karte: Drei Karten mit Wert 1 ergeben 6. Mancher Stapel wird dadurch auch unmöglich.
dale-rules-card-favourite_toy = Gleich nach einer anderen Technik gespielt holt sie diese zurück, und du kannst sie ein zweites Mal spielen.
dale-rules-card-loyal_partner = Gut, wenn dir nichts passt, wenn dem Nächsten etwas passt oder um eine bestimmte Karte oben auf die Marktablage zu bringen.
dale-rules-card-prepaid_good = Die neueste Karte ganz links ist am teuersten, mit dieser Technik aber umsonst.
dale-rules-card-essential_purchase = Auf dem Platz ohne Aufschlag zahlen drei Ramschkarten genau den Preis, und alle drei dürfen dein Deck verlassen.
dale-rules-card-market_discovery = Du kannst erst eine Karte entsorgen und dann genau diese kaufen.
dale-rules-card-special_offer = Die zuletzt entsorgte Karte liegt oben auf der Marktablage, für alle, die sie erreichen.
dale-rules-card-stock_clearance = Auch eine Kopie hilft, wenn sie beim Zahlen eine ist.
dale-rules-card-wily_fellow = Karten, die du oben auf deinem Deck kanntest, landen ganz unten in der Ablage.
dale-rules-card-nuisance = Zu zweit gibt es nur einen anderen Spieler, und du darfst trotzdem niemanden wählen. Ein so verlorenes Chamäleon kopiert nichts.
dale-rules-card-rotten_food = Ramsch ist dort gut aufgehoben. War das Deck leer, hat es nun diese eine Karte; vorher wird nichts gemischt.
dale-rules-card-dirty_exchange = Eine Karte, die die Hand wechselt, verliert ihre Wertänderungen und ist keine Kopie mehr.
dale-rules-card-sabotage = Eine Karte, die mit „{ dale-card-spyglass }“ oder „{ dale-card-rotten_food }“ obenauf gelegt wurde, ist unter den beiden.
dale-rules-card-treasure_hunter = Wer mit ihm rechnet, legt eine schlechte Karte oben auf seine Ablage.
dale-rules-card-stashing_vendor = Eine davon und zwei Ramschkarten ergeben Stapel 3.
dale-rules-card-empty_chest = Ihr eigener Wert 2 zählt mit, sie braucht also mindestens Stapel 2.
dale-rules-card-nostalgic_item = Mit einer Karte vom Wert 4 aus der Ablage ergibt es Stapel 7 mit einer einzigen Handkarte.
dale-rules-card-acorn = Ein Chamäleon, das als ihre Kopie gespielt wird, bleibt als Chamäleon am fremden Stand. Was im neuesten Stapel liegt, kann „{ dale-card-flexible_shopkeeper }“ kopieren.
dale-rules-card-accordion = Mit zweien im Stapel darf die Summe um 2 nach oben oder unten abweichen.
dale-rules-card-winter_is_coming = Behalte beim Bauen die Karten für den nächsten Stapel auf der Hand.
dale-rules-card-bold_haggler = Auch eine 0 ist ein Wurf. Kopiert ein Chamäleon eine Karte, die schon gewürfelt hat, siehe die Einstellung „{ dale-option-copied_roll }“.
dale-rules-card-new_season = Auch Karten mit Wert 1 lassen sich entsorgen; so wird aus einer schwachen meist eine mit Wert 2 bis 5.
dale-rules-card-whirligig = Alle Änderungen und Kopien auf diesen Karten enden, denn sie verlassen die Hände. Andere können nicht wissen, wer was bekam.
dale-rules-card-charm = Er ist keine Standaktion, kann aber deinen letzten Stapel vollenden.
dale-rules-card-gamble = Im Schnitt fällt 1,5. Setze gute Karten vorher ein oder behalte viele schlechte.
dale-rules-card-blindfold = Der Gegner weiß, was wahrscheinlich ist: Wähle eine Karte, deren Wert du ohnehin ändern willst.
dale-rules-card-flexible_shopkeeper = Was du zuletzt baust, entscheidet, was deine Krämer sein können; eine starke Technik im neuesten Stapel ist also kein Verlust.
dale-rules-card-reflection = Eine kopierte Technik wird mit ihrem Plus gespielt. Das Vorbild bleibt bei seinem Besitzer.
dale-rules-card-good_old_times = Entsorgen darfst du in deinem Zug jederzeit, wenn nichts halb getan ist, und die Kopie später einsetzen.
dale-rules-card-gift_voucher = Der Aufschlag des Platzes bleibt: Ganz links kostet der Gutschein andere 8.
dale-rules-card-trendsetting = Auch der Wert geht mit: Als Kopie einer 2 ist sie 2 wert.
dale-rules-card-seeing_doubles = Während du zahlst oder baust, gelten schon gelegte Karten noch als auf deiner Hand und lassen sich kopieren.

## Options

dale-rules-option-decks-usual = Gewöhnlich wählt der Zufall die Völker. Aras, Pandas und Gleithörnchen sind eine sanfte Mischung für das erste Spiel.
dale-rules-option-decks-other = Bei einer Abstimmung nennt jeder geheim so viele Decks, wie gebraucht werden, das liebste zuerst; je weiter vorn, desto mehr Punkte, und die meisten Punkte gewinnen. Gleichstände löst der Zufall. Oder der Tisch nennt die Decks selbst.
dale-rules-option-teams-usual = Jeder für sich: Wer zuerst 8 Stapel hat, gewinnt.
dale-rules-option-teams-other = Zwei Teams: Es braucht vier Spieler. Das Team, das zuerst 10 Stapel hat, gewinnt.
dale-rules-option-first-usual = Der Zufall bestimmt, wer beginnt.
dale-rules-option-first-other = Oder nenne einen Platz, zum Beispiel den des Verlierers vom letzten Mal.
dale-rules-option-rounds-usual = 250 Runden: So weit kommt keine Partie, die noch zu gewinnen ist; die meisten enden nach 10 bis 30 Runden.
dale-rules-option-rounds-other = Keine Grenze: Nur ein vollendeter Stand beendet die Partie. Eine, die niemand mehr gewinnen kann, muss man verlassen.
dale-rules-option-copied_values-usual = Mit Änderung: Die genaue Kopie einer Karte mit geändertem Wert hat den geänderten Wert. „{ dale-card-flashy_show }“ zählt nie doppelt.
dale-rules-option-copied_values-other = Aufgedruckter Wert: Eine Kopie beginnt mit dem, was auf dem Vorbild steht; nur „{ dale-card-flashy_show }“ und eigene Änderungen zählen.
dale-rules-option-copied_roll-usual = Übernimmt den Wurf: Die Kopie der Karte „{ dale-card-bold_haggler }“, die schon gewürfelt hat, hat deren Ergebnis und würfelt nicht noch einmal. Hat das Vorbild noch nicht gewürfelt, darf die Kopie es tun.
dale-rules-option-copied_roll-other = Würfelt selbst: Eine Kopie übernimmt nie einen Wurf und darf einmal würfeln.
dale-rules-option-turned_deck-usual = Umgedreht: Das alte Deck wird als Ganzes umgedreht; seine letzte Karte liegt oben.
dale-rules-option-turned_deck-other = Gemischt: Das alte Deck wird gemischt, bevor es zur Ablage wird. Das macht nur einen Unterschied, wenn jemand Karten darin kannte.
dale-rules-option-copied_junk-usual = Zählt als Ramsch: Ein Chamäleon, das als Kopie von Ramsch zahlt, darf wie Ramsch entsorgt werden. Aufgedruckt ist ein Chamäleon, also geht es in die Marktablage.
dale-rules-option-copied_junk-other = Zählt nicht: Nur aufgedruckter Ramsch darf entsorgt werden.
dale-rules-option-partner_passives-usual = Helfen: Fähigkeiten, die ein Partner dazugibt, helfen dem ganzen Stapel wie deine eigenen.
dale-rules-option-partner_passives-other = Helfen nicht: Die Karten eines Partners erlauben nichts, nur ihre Werte zählen.

## At this table

dale-rules-app-pay = Zahlen und Bauen
dale-rules-app-pay-sum = Wähle eine Karte zum Kaufen, dann die Karten zum Zahlen: Die Summe steht neben dem Preis, und eine überflüssige Karte wird mit Begründung abgelehnt. In der Reihenfolge, in der du wählst, kommen sie in die Ablage.
dale-rules-app-pay-stack = Bei einem Stapel siehst du die Zahl, die Summe und was fehlt. Wählbar ist nur, was noch ein ganzer Stapel werden kann.
dale-rules-app-chameleons = Was ein Chamäleon wird
dale-rules-app-chameleons-choice = Setzt du ein Chamäleon ein, steht alles zur Wahl, was es werden kann, jedes einmal. Was es geworden ist, zeigt die Karte bis zum Ende des Zuges.
dale-rules-app-refill = Das Ende des Zugs
dale-rules-app-refill-moment = Sind Pandas oder Chamäleons im Spiel, wirst du nach dem Auffüllen gefragt, falls du eine Karte hast, die du dann nutzen kannst. Hast du keine, endet dein Zug trotzdem erst nach einem kurzen Moment. In den Einstellungen kannst du wählen, nie gefragt zu werden.
dale-rules-app-undo = Rückgängig
dale-rules-app-undo-steps = Du darfst Schritte zurücknehmen, bis eine Karte gezogen, aufgedeckt oder angesehen wird, gewürfelt wird oder jemand anders antwortet.
dale-rules-app-undo-end = Darum endet ein Zug mit einem eigenen Schritt: Vorher wird nichts Neues gezogen.
dale-rules-app-together = Gemeinsam und danach
dale-rules-app-together-recap = Bist du wieder am Zug, kannst du Karte für Karte ansehen, was die anderen getan haben.
dale-rules-app-together-hotseat = Mehrere können sich ein Gerät teilen; Hände bleiben verdeckt, bis die richtige Person sie aufdeckt. Auf einem großen Bildschirm im Raum ist keine Hand zu sehen.
dale-rules-app-together-replay = Jeder Moment eines Spiels lässt sich wieder ansehen und hat einen eigenen Link.

## Worked pictures

dale-rules-example-buying = 2 + 3 = 5: eine Karte mit Wert 2 auf dem Platz mit Aufschlag 3. Drei Ramschkarten und eine 2 zahlen sie genau; die zuletzt gezahlte liegt oben auf der Ablage.
dale-rules-example-payment = Der Preis ist 5. 4 + 4 = 8 ist erlaubt: Keine Karte lässt sich weglassen. 5 + 4 nicht: Ohne die 4 reicht es auch.
dale-rules-example-building = Stapel 3 aus zwei Aras: 1 + 2. Das Durchgestrichene ist kein Stapel: zwei Völker gemischt oder Ramsch dabei.
dale-rules-example-plus = „{ dale-card-favourite_toy }“ holt „{ dale-card-cookies }“ aus der Ablage. Das Plus gibt eine Zusatzaktion: Daraus wird gleich Stapel 2.
dale-rules-example-clean_up = Die drei Karten rücken nach rechts und behalten ihre Reihenfolge. Die erste neue Karte kommt auf den Platz mit Aufschlag 3, die zweite auf den mit 4.
dale-rules-example-drawing = Es fehlen drei Karten. Eine ist noch im Deck; dann werden die sechs abgelegten gemischt und zwei davon gezogen. Vier bleiben als neues Deck.
dale-rules-example-values = Dieselbe Ramschkarte: 1, 2, 3, wenn die Schau zuerst kommt, 1, 3, 4, wenn die Augenbinde zuerst kommt.
dale-rules-example-helpers = Stapel 6: 1 + 2 + 1 + 1 + 1. „{ dale-card-stashing_vendor }“ lässt den Ramsch zu, „{ dale-card-empty_chest }“ den Ara.
dale-rules-example-nostalgic_item = Stapel 7: Die 3 kommt aus der Hand, die 4 mitten aus der Ablage. Der Rest der Ablage behält seine Reihenfolge.
dale-rules-example-accordion = Allein ergibt es Stapel 6: Seine 5 zählt 1 mehr.
dale-rules-example-bonus = „{ dale-card-winter_is_coming }“ allein ist Stapel 5. Gleich danach folgt aus derselben Hand 4 + 2 = 6.
dale-rules-example-copying = Der Preis ist 2 + 2 = 4. „{ dale-card-trendsetting }“ zahlt als Kopie der Karte „{ dale-card-spyglass }“ vom Markt: 4 statt der eigenen 5.
dale-rules-example-chains = „{ dale-card-reflection }“ trifft auf „{ dale-card-trendsetting }“ und führt weiter zum Markt: Vier Karten lassen sich kopieren. Die durchgestrichene führt ins Leere, denn die Marktablage ist leer.
dale-rules-example-copy_time = Als Kopie der Karte „{ dale-card-acorn }“ gespielt, kommt „{ dale-card-seeing_doubles }“ in Stapel 2 des Gegners und ist dort ein Chamäleon.
dale-rules-example-copy_clean_up = „{ dale-card-reflection }“ kann hier nur „{ dale-card-cookies }“ sein, also wird auf 6 Karten aufgefüllt.
dale-rules-example-help = Stapel 6 des Teams: 4 von dem, der am Zug ist, 2 vom Partner.
dale-rules-example-spyglass = Die 4 kommt auf die Hand. Von den anderen ging der Ramsch zuerst zurück, also liegt „{ dale-card-cookies }“ oben.
dale-rules-example-essential_purchase = Preis 3, gezahlt mit drei Ramschkarten. Alle drei gehen in den Ramschvorrat statt in die Ablage.
dale-rules-example-market_discovery = Die Fähigkeit deckt eine 5 auf. In der Marktablage kostet sie 5, ohne Aufschlag: 4 + 1.
dale-rules-example-wily_fellow = Das Deck ist umgedreht: Die „{ dale-card-acorn }“ von oben liegt nun ganz unten in der Ablage. Die alte Ablage ist, gemischt, das neue Deck.
dale-rules-example-charm = Eine 4 wird aufgedeckt. Ist Stapel 4 an der Reihe, muss sie gebaut werden; bei Stapel 3 wird sie entsorgt.
dale-rules-example-blindfold = Geraten war 1, die Karte ist eine 4: falsch. Sie bleibt auf der Hand und ist in diesem Zug 2 wert.
dale-rules-example-good_old_times = Bei leerer Marktablage wäre sie sie selbst, eine 3. Das Entsorgen bringt „{ dale-card-cookies }“ dorthin, und sie ist eine 2.
dale-rules-example-seeing_doubles = Stapel 8 aus einer „{ dale-card-acorn }“ und ihrer Kopie: 4 + 4.
dale-rules-example-option-copied_values = Ramsch, den „{ dale-card-blindfold }“ auf 3 gesetzt hat, und seine Kopie: 3 mit Änderung, 1 wie aufgedruckt.
dale-rules-example-option-copied_roll = Das Vorbild hat eine 2 gewürfelt und ist 3 wert. Die Kopie ist 3 wert und fertig, oder sie ist 1 wert und darf würfeln.
dale-rules-example-option-copied_junk = Der dritte Ramsch der Bezahlung ist ein Chamäleon. Es darf auch entsorgt werden, geht aber in die Marktablage.
dale-rules-example-option-partner_passives = Der Partner gibt „{ dale-card-empty_chest }“ dazu, also liegen zwei Völker in einem Stapel. Bei der anderen Lesart ist das verboten.
dale-rules-example-teams = Die Partner sitzen einander gegenüber und füllen zusammen einen Stand mit zehn Stapeln; hier ist Stapel 9 der nächste.
dale-rules-example-whirligig = Zwei Karten der einen und vier der anderen Hand werden gemischt; jeder bekommt so viele zurück wie vorher.
dale-rules-example-option-turned_deck = Umgedreht liegt die bekannte Karte ganz unten in der Ablage; gemischt kann sie überall liegen.

## Words in the pictures

dale-rules-place-hand = Hand
dale-rules-place-rival-hand = Hand des Gegners
dale-rules-place-mixed = Alle zusammen, gemischt
dale-rules-place-market = Markt
dale-rules-place-market-deck = Marktdeck
dale-rules-place-thrown = Marktablage
dale-rules-place-paid = Zahlung
dale-rules-place-stack = Stapel { $number }
dale-rules-place-discard = Ablage ({ $count })
dale-rules-place-rival-discard = Ablage des Gegners
dale-rules-place-deck = Deck ({ $count })
dale-rules-place-deck-top = Oben auf dem Deck, oberste zuerst
dale-rules-place-junk = Ramschstapel
dale-rules-place-played = Technik
dale-rules-place-shown = Aufgedeckt
dale-rules-place-hidden = Versteckt
dale-rules-place-guess = Tipp
dale-rules-place-rival-stall = Stand des Gegners
dale-rules-place-shared-stall = Gemeinsamer Stand der Partner
dale-rules-place-own = Wer am Zug ist
dale-rules-place-partner = Partner
dale-rules-place-model = Vorbild
dale-rules-place-copy = Kopie
dale-rules-allowed = Erlaubt
dale-rules-refused = Nicht erlaubt
dale-rules-empty = leerer Platz
dale-rules-crossed = durchgestrichen
