# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = Das Spiel ist zu Ende.
dale-illegal-waiting = Jetzt entscheidet { $owner }.
dale-illegal-not-now = Jetzt nicht. { $decision }
dale-illegal-wished = „{ $deck }“ hast du schon genannt.
dale-illegal-wishes = Du nennst insgesamt { $number } Völker; bisher hast du { $count } genannt.

## Cards and copies

dale-illegal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
dale-illegal-laid = „{ $card }“ hast du schon gelegt.
dale-illegal-changed = „{ $card }“ ist jetzt nicht so, sondern { $now }.
dale-illegal-must-copy = Sag, was „{ $card }“ wird.
dale-illegal-no-copy = „{ $card }“ kann keine andere Karte werden.
dale-illegal-cannot-copy = „{ $card }“ kann jetzt nicht zu „{ $copied_card }“ werden.
dale-illegal-not-offered = „{ $card }“ steht nicht zur Wahl.
dale-illegal-not-junk = „{ $card }“ zählt hier nicht als Ramsch.

## Buying

dale-illegal-no-slot = Am Markt gibt es nur Aufschläge von 0 bis { $most }.
dale-illegal-empty-slot = Am Markt liegt keine Karte mit dem Aufschlag { $slot }.
dale-illegal-too-dear = Der Preis ist { $price }; deine Hand hat dafür keine gültige Bezahlung.
dale-illegal-nothing-thrown = Die Marktablage ist leer.
dale-illegal-no-discovery = Aus der Marktablage kaufst du nur mit „{ dale-card-market_discovery }“ in der Bezahlung.
dale-illegal-needless = Diese Karten sind { $worth } wert, der Preis ist { $price }: Die Karte mit Wert { $value } ist überflüssig.
dale-illegal-no-payment = Mit „{ $card }“ gibt es keine gültige Bezahlung für den Preis { $price }.
dale-illegal-underpaid = Die Bezahlung ist { $worth } wert, der Preis ist { $price }.

## Techniques and abilities

dale-illegal-no-technique = „{ $card }“ ist keine Technik.
dale-illegal-no-ability = „{ $card }“ hat diese Fähigkeit nicht.
dale-illegal-spent = „{ $card }“ hat die Fähigkeit in diesem Zug schon genutzt.
dale-illegal-no-market-cards = Es gibt keine Karte des Marktes mehr zu entsorgen.
dale-illegal-only-cookies = Beim Aufräumen wird eine Karte nur zu „{ dale-card-cookies }“, und nur, wenn sie auch etwas anderes werden könnte.
dale-illegal-no-other = Wähle einen anderen Spieler.
dale-illegal-seat-order = Wähle jeden Spieler einmal, in der Reihenfolge der Plätze.
dale-illegal-team-mate = { $owner } ist nicht dein Gegner.
dale-illegal-empty-pile = Die Ablage von { $owner } ist leer.
dale-illegal-own-stall = Das ist dein eigener Stand: Wähle eine Karte an einem gegnerischen.
dale-illegal-no-such-stack = Diesen Stapel gibt es nicht.
dale-illegal-not-in-stack = „{ $card }“ liegt nicht in Stapel { $number } dieses Standes.
dale-illegal-out-of-range = Wähle einen Wert von { $least } bis { $most }.

## Building

dale-illegal-no-stack = Deine Karten ergeben keinen Stapel { $number }.
dale-illegal-junk = Ramsch wird nur zusammen mit „{ dale-card-stashing_vendor }“ gebaut.
dale-illegal-one-folk = Ein Stapel nimmt Karten eines einzigen Volkes auf, nicht { $set } und { $other_set }.
dale-illegal-stack-value = Der nächste Stapel braucht den Wert { $number }, diese Karten haben { $worth }.
dale-illegal-no-stack-with = Mit „{ $card }“ gibt es keinen Stapel { $number }.
dale-illegal-not-in-discard = „{ $card }“ ist nicht in deiner Ablage.
dale-illegal-no-item = Keine Karte „{ dale-card-nostalgic_item }“ von dir im Stapel erlaubt noch eine Karte aus deiner Ablage.
dale-illegal-nothing-laid = Du hast noch keine Karte gelegt.
dale-illegal-no-partner = In diesem Spiel hast du keinen Partner.
dale-illegal-asked-already = Mit diesen Karten hast du deinen Partner schon gefragt.
dale-illegal-no-room = In Stapel { $number } ist kein Platz für eine Karte, mit der dein Partner ihn vollenden könnte.
