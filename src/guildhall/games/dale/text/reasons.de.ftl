# Dale of Merchants: what speaks for a move. Every sentence is true whoever plays it.

## Buying and gaining cards

dale-reason-only-move = Es gibt keinen anderen Zug.
dale-reason-stack-alone = „{ $card }“ allein ist Stapel { $number }.
dale-reason-stack-with = „{ $card }“ und „{ $with_card }“ sind zusammen Stapel { $number }.
dale-reason-stack-among = „{ $card }“ ergibt mit { $count } eigenen Karten Stapel { $number }.
dale-reason-stack-ready = Mit „{ $card }“ ist Stapel { $number } vollständig auf der Hand.
dale-reason-denies = { $owner } bekommt „{ $card }“ ({ $set }) nicht für Stapel { $number }.
dale-reason-in-set = Eigene Karten dieses Volkes ({ $set }) außerhalb des Stands, diese mitgezählt: { $count }.
dale-reason-has-plus = „{ $card }“ hat ein Plus: Das Ausspielen kostet keine Aktion.
dale-reason-needs-no-action = „{ $card }“ wirkt, ohne eine Aktion zu kosten.
dale-reason-above-average = „{ $card }“ ist { $value } wert, mehr als die eigenen Karten im Schnitt.
dale-reason-dearest = „{ $card }“ ist mehr wert als jede andere Karte dort.
dale-reason-worth = „{ $card }“ ist { $value } wert.
dale-reason-price = „{ $card }“ kostet { $price }.
dale-reason-no-surcharge = „{ $card }“ kostet keinen Aufschlag.
dale-reason-scraps = Bis zu { $count } Karten Ramsch, die „{ $card }“ bezahlen, können entsorgt werden.

## Paying and giving up cards

dale-reason-pays = „{ $card }“ zahlt { $value } von { $price }.
dale-reason-pays-junk = Zahlt mit Ramsch.
dale-reason-pays-exactly = Zahlt genau den Preis: { $price }.
dale-reason-pays-smallest = Zahlt mit der kleinsten Handkarte: „{ $card }“.
dale-reason-paid = Der Preis von { $price } ist bezahlt.
dale-reason-spared = Nach den aufgedruckten Werten braucht kein Stapel „{ $card }“.
dale-reason-loses = „{ $card }“ verlässt die eigenen Karten.
dale-reason-loses-junk = Wird Ramsch los.
dale-reason-covered = Auf „{ $card }“ kommt gleich die nächste Karte zu liegen.
dale-reason-gives = { $owner } bekommt „{ $card }“.
dale-reason-gives-junk = { $owner } bekommt Ramsch.

## Building

dale-reason-win = Baut den letzten Stapel und gewinnt.
dale-reason-build = Baut Stapel { $number }.
dale-reason-begins-stack = Beginnt Stapel { $number }; der Partner kann Karten beisteuern.
dale-reason-adds = Die Werte für Stapel { $number } ergeben nun { $total }.
dale-reason-adds-up = Die Werte ergeben Stapel { $number }.
dale-reason-stacks-junk = Baut mit Ramsch.
dale-reason-fetches = „{ $card }“ kommt aus der Ablage.
dale-reason-asks = Zu Stapel { $number } { $missing ->
    [one] fehlt noch { $missing }
   *[other] fehlen noch { $missing }
}; der Partner wird gefragt.
dale-reason-asks-partner = Der Partner wird nach dem Rest von Stapel { $number } gefragt.
dale-reason-declines = Die eigenen Karten bleiben auf der Hand.

## Inventory

dale-reason-inventory = Beliebige Handkarten können abgelegt werden.
dale-reason-renews-junk = { $count ->
    [one] { $count } Karte Ramsch auf der Hand kann neuen Karten weichen.
   *[other] { $count } Karten Ramsch auf der Hand können neuen Karten weichen.
}
dale-reason-discards-card = „{ $card }“ kommt in die eigene Ablage.
dale-reason-discards-junk = Legt Ramsch ab.
dale-reason-replaced = Für „{ $card }“ wird eine neue Karte gezogen.
dale-reason-keeps-stack = Behält Stapel { $number } vollständig auf der Hand.
dale-reason-keeps-hand = Behält alle Handkarten.
dale-reason-discards = { $count ->
    [one] { $count } Karte wird abgelegt.
   *[other] { $count } Karten werden abgelegt.
}
dale-reason-renews = { $count ->
    [one] { $count } Handkarte weicht einer neuen.
   *[other] { $count } Handkarten weichen neuen.
}

## Abilities, and doing no more

dale-reason-roll = Der Wurf erhöht den Wert um 0 bis 3.
dale-reason-roll-chance = Bei { $count } von { $sides } Würfelseiten ergibt die Hand mit dieser Karte Stapel { $number }.
dale-reason-discovers = Die oberste Karte des Marktdecks wird entsorgt.
dale-reason-copies-cookies = Als „{ $card }“ vergrößert sie die Handgröße um 1.
dale-reason-ends-turn = Beendet den Zug.
dale-reason-stops-scrapping = Entsorgt keinen Ramsch mehr.
dale-reason-stops-using = Nutzt beim Aufräumen nichts mehr.
dale-reason-stops-bothering = Niemand sonst muss ablegen.
dale-reason-stops-building = Baut den nächsten Stapel nicht sofort.
dale-reason-wish = Stimmt für: { $deck }.

## Techniques

dale-reason-technique = Nutzt den Effekt von „{ $card }“.
dale-reason-plus = „{ $card }“ hat ein Plus: Eine Aktion bleibt übrig.
dale-reason-throws-junk = Ramsch auf der Hand kann entsorgt werden.
dale-reason-looks = { $count ->
    [one] Die nächste Karte
   *[other] Eine der nächsten { $count } Karten
} des eigenen Decks kann genommen werden.
dale-reason-raises = Jede Karte, die in diesem Zug benutzt wird, ist 1 mehr wert.
dale-reason-raises-stack = Mit 1 mehr für jede Karte ergibt die Hand Stapel { $number }.
dale-reason-recovers = Holt „{ $card }“ aus der Ablage zurück.
dale-reason-clears-market = { $count ->
    [one] { $count } Karte des Marktes wird entsorgt.
   *[other] { $count } Karten des Marktes werden entsorgt.
}
dale-reason-takes-free = Eine Karte des Marktes ist umsonst zu haben.
dale-reason-offers = { $count ->
    [one] Die nächste Karte
   *[other] Eine der nächsten { $count } Karten
} des Marktdecks ist umsonst zu haben.
dale-reason-turns-deck = { $count ->
    [one] { $count } Karte der Ablage wird
   *[other] { $count } Karten der Ablage werden
} zum Deck.
dale-reason-bothers = Andere müssen womöglich eine Karte ablegen.
dale-reason-slips-junk = Ramsch auf der Hand kann auf ein fremdes Deck gelegt werden.
dale-reason-trades-junk = Für Ramsch auf der Hand ist eine fremde Handkarte zu haben.
dale-reason-sabotages = Ein fremdes Deck kann eine Karte verlieren.
dale-reason-hunts = Die oberste Karte einer fremden Ablage ist zu haben.
dale-reason-grabs = Nimmt „{ $card }“ aus einer fremden Ablage.
dale-reason-raids-stall = Eine Karte von einem gegnerischen Stand ist zu haben.
dale-reason-renews-old = Eine Karte der eigenen Ablage kann einer aus dem Marktdeck weichen.
dale-reason-junk-share = Ramsch unter den übrigen Handkarten: { $count } von { $cards }.
dale-reason-charms = Ist die oberste Karte des Marktdecks allein Stapel { $number }, wird sie sofort gebaut.
dale-reason-blinds = Eine Karte, deren Wert nicht erraten wird, kann jeden Wert von 1 bis 5 bekommen.
dale-reason-trades-goods = „{ $card }“ kann gegen eine Karte des Marktes getauscht werden.
dale-reason-swaps = „{ $card }“ kommt auf die eigene Hand.

## Choosing a player, hiding and guessing

dale-reason-leader = Kein Stand ist so voll wie der von { $owner }: { $count } Stapel.
dale-reason-stacks = Stapel am Stand von { $owner }: { $count }.
dale-reason-loses-card = { $owner } muss eine Karte ablegen.
dale-reason-costs = { $owner } verliert „{ $card }“.
dale-reason-relieves = { $owner } verliert Ramsch.
dale-reason-hides = Wird der Wert nicht erraten, kann er geändert werden.
dale-reason-hides-unseen = Diese Karte kennen nicht alle.
dale-reason-guess = Geraten wird { $value }.
dale-reason-guess-most = Unter den möglichen Karten ist kein Wert so häufig wie { $value }.
dale-reason-guess-some = Von { $cards } möglichen Karten { $count ->
    [one] hat { $count }
   *[other] haben { $count }
} den Wert { $value }.
dale-reason-guess-known = Bekannte Handkarten von { $owner } mit dem Wert { $value }: { $count }.
dale-reason-fits = Mit dem Wert { $value } ergibt die Hand Stapel { $number }.
dale-reason-value = Die Karte ist in diesem Zug { $value } wert.
