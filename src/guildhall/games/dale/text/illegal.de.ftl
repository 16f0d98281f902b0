# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = Das Spiel ist zu Ende.
dale-illegal-waiting = Jetzt entscheidet { $owner }.
dale-illegal-not-now = Jetzt nicht. { $decision }

## Cards and copies

dale-illegal-not-in-hand = „{ $card }“ ist nicht auf deiner Hand.
dale-illegal-changed = „{ $card }“ hat sich verändert: Schreib „{ $now }“.
dale-illegal-must-copy = Sag, was „{ $card }“ wird.
dale-illegal-cannot-copy = „{ $card }“ kann jetzt nicht zu „{ $copied_card }“ werden.
dale-illegal-not-offered = Das steht jetzt nicht zur Wahl.

## Buying

dale-illegal-empty-slot = Am Markt liegt keine Karte mit diesem Aufschlag.
dale-illegal-too-dear = Der Preis ist { $price }; deine Hand hat dafür keine gültige Bezahlung.
dale-illegal-nothing-thrown = Die Marktablage ist leer.
dale-illegal-no-discovery = Aus der Marktablage kaufst du nur mit „{ dale-card-market_discovery }“ in der Bezahlung.
dale-illegal-needless = Diese Karten sind { $worth } wert, der Preis ist { $price }: Die Karte mit Wert { $value } ist überflüssig.
dale-illegal-no-payment = Mit „{ $card }“ gibt es keine gültige Bezahlung für den Preis { $price }.
dale-illegal-underpaid = Die Bezahlung ist { $worth } wert, der Preis ist { $price }.

## Techniques and abilities

dale-illegal-no-technique = „{ $card }“ ist keine Technik.
dale-illegal-spent = „{ $card }“ hat die Fähigkeit in diesem Zug schon genutzt.

## Building

dale-illegal-no-stack = Deine Karten ergeben keinen Stapel { $number }.
dale-illegal-junk = Ramsch wird nur zusammen mit „{ dale-card-stashing_vendor }“ gebaut.
dale-illegal-one-folk = Ein Stapel nimmt Karten eines einzigen Volkes auf, nicht { $set } und { $other_set }.
dale-illegal-stack-value = Der nächste Stapel braucht den Wert { $number }, diese Karten haben { $worth }.
dale-illegal-no-stack-with = Mit „{ $card }“ gibt es keinen Stapel { $number }.
dale-illegal-not-in-discard = „{ $card }“ ist nicht in deiner Ablage.
dale-illegal-no-item = Keine Karte „{ dale-card-nostalgic_item }“ von dir im Stapel erlaubt noch eine Karte aus deiner Ablage.
