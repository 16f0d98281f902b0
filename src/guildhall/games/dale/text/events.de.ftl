# Dale of Merchants: what happens and what is to be decided.

## Before the first turn

dale-wished = { $seat } wünscht sich „{ $deck }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
dale-wishes-done = { $seat } hat abgestimmt.
dale-wish-shown = { $seat } stimmt für „{ $deck }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
dale-deck-chosen = Im Spiel: { $deck }.
dale-first-seat = { $seat } beginnt.
dale-dealt-decks = Alle mischen ihr Startdeck.
dale-market-dealt = Das Marktdeck wird gemischt.

## Turns and drawing

dale-turn-began = Zug { $number }: { $seat }.
dale-done = { $seat } beendet den Zug.
dale-done-again = { $seat } beendet den Zug und füllt auf.
dale-window-closed = { $seat } beendet das Aufräumen.
dale-draws = { $seat } zieht eine Karte.
dale-drew = { $seat } zieht „{ $card }“.
dale-reshuffled = { $seat } mischt die Ablage zu einem neuen Deck: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
dale-market-reshuffled = Die Marktablage wird zum neuen Marktdeck gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
dale-junk-taken = { $seat } nimmt { $count ->
    [one] { $count } Ramschkarte
   *[other] { $count } Ramschkarten
}: Deck und Ablage sind leer.
dale-discarded = In die Ablage von { $seat }: „{ $card }“.
dale-thrown = { $seat } entsorgt „{ $card }“.
dale-stocked = Neu auf dem Markt, { $slot ->
    [0] ohne Aufschlag
   *[other] Aufschlag { $slot }
}: „{ $card }“.

## Buying

dale-buying = { $seat } möchte „{ $card }“ für { $price } kaufen.
dale-pays = { $seat } legt „{ $card }“ ({ $value }) zur Bezahlung.
dale-pays-as = { $seat } legt „{ $card }“ als „{ $as_card }“ ({ $value }) zur Bezahlung.
dale-paid = { $seat } zahlt mit „{ $card }“ ({ $value }).
dale-paid-as = { $seat } zahlt mit „{ $card }“ als „{ $as_card }“ ({ $value }).
dale-scrapped = { $seat } entsorgt „{ $card }“ aus der Bezahlung.
dale-bought = { $seat } kauft „{ $card }“ für { $price }.
dale-bought-discarded = { $seat } kauft „{ $card }“ für { $price } aus der Marktablage.

## Building

dale-building = { $seat } möchte Stapel { $number } bauen.
dale-lays = { $seat } legt „{ $card }“ ({ $value }).
dale-lays-as = { $seat } legt „{ $card }“ als „{ $as_card }“ ({ $value }).
dale-fetches = { $seat } holt „{ $card }“ ({ $value }) aus der Ablage.
dale-fetches-as = { $seat } holt „{ $card }“ als „{ $as_card }“ ({ $value }) aus der Ablage.
dale-stacked = { $seat } gibt „{ $card }“ ({ $value }) in den Stapel.
dale-stacked-as = { $seat } gibt „{ $card }“ als „{ $as_card }“ ({ $value }) in den Stapel.
dale-fetched = { $seat } gibt „{ $card }“ ({ $value }) aus der Ablage in den Stapel.
dale-fetched-as = { $seat } gibt „{ $card }“ als „{ $as_card }“ ({ $value }) aus der Ablage in den Stapel.
dale-built = { $seat } baut Stapel { $number }.
dale-asked = { $seat } bittet { $owner } um Hilfe bei Stapel { $number }.
dale-offered = { $seat } hat „{ $card }“ ({ $value }) gelegt.
dale-offered-as = { $seat } hat „{ $card }“ als „{ $as_card }“ ({ $value }) gelegt.
dale-declined = { $seat } hilft { $owner } nicht.
dale-taken-back = { $seat } nimmt „{ $card }“ wieder auf die Hand.
dale-bonus = { $seat } darf gleich Stapel { $number } bauen.
dale-bonus-declined = { $seat } verzichtet auf einen weiteren Stapel.

## Inventory

dale-sorting = { $seat } macht Inventur.
dale-sets-aside = { $seat } möchte „{ $card }“ ablegen.
dale-sorted = { $seat } macht Inventur und legt { $count ->
    [0] nichts
    [one] { $count } Karte
   *[other] { $count } Karten
} ab.

## Techniques and abilities

dale-played = { $seat } spielt „{ $card }“.
dale-played-as = { $seat } spielt „{ $card }“ als „{ $as_card }“.
dale-targeted = { $seat } wählt { $owner }.
dale-nobody-targeted = { $seat } wählt niemanden.
dale-no-more-targets = { $seat } wählt niemanden mehr.
dale-shown = { $seat } zeigt „{ $card }“.
dale-rolling = { $seat } würfelt für „{ $card }“.
dale-rolling-as = { $seat } würfelt für „{ $card }“ als „{ $as_card }“.
dale-rolled = { $seat } würfelt { $points }.
dale-discovers = { $seat } nutzt „{ $card }“ am Marktdeck.
dale-discovers-as = { $seat } nutzt „{ $card }“ als „{ $as_card }“ am Marktdeck.
dale-copied-as = { $seat } lässt „{ $card }“ zu „{ $as_card }“ werden.
dale-cookies = { $seat } zeigt „{ dale-card-cookies }“: Die Handgröße wächst um { $count }.
dale-flashy = Alle Karten von { $seat } sind in diesem Zug { $count } mehr wert.
dale-recovered = { $seat } nimmt „{ $card }“ aus der Ablage zurück.
dale-looks = { $seat } sieht sich eine Karte an.
dale-saw = { $seat } sieht „{ $card }“.
dale-keeps = { $seat } nimmt eine der Karten.
dale-kept = { $seat } nimmt „{ $card }“.
dale-puts-back = { $seat } legt „{ $card }“ zurück aufs Deck.
dale-puts-back-hidden = { $seat } legt eine Karte zurück aufs Deck.
dale-took-goods = { $seat } nimmt „{ $card }“ vom Markt.
dale-swapped-goods = { $seat } tauscht „{ $card }“ vom Markt ein.
dale-market-draws = { $seat } zieht eine Karte vom Marktdeck.
dale-market-drew = { $seat } zieht „{ $card }“ vom Marktdeck.
dale-turned-deck = { $seat } vertauscht Deck und Ablage.
dale-deck-mixed = { $seat } mischt die bekannten Karten ins Deck.
dale-slipped = { $seat } legt eine Karte auf das Deck von { $owner }.
dale-slipped-card = { $seat } legt „{ $card }“ auf das Deck von { $owner }.
dale-took-card = { $seat } nimmt eine zufällige Karte von { $owner }.
dale-took = { $seat } nimmt „{ $card }“ von { $owner }.
dale-gave-card = { $seat } gibt { $owner } eine Karte.
dale-gave = { $seat } gibt { $owner } „{ $card }“.
dale-grabbed = { $seat } nimmt „{ $card }“ aus der Ablage von { $owner }.
dale-gambled = { $seat } würfelt { $points } für „{ dale-card-gamble }“.
dale-gamble-over = { $seat } und { $owner } nehmen die Karten des anderen.
dale-mixed = { $seat } und { $owner } mischen { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
dale-deals = Eine der gemischten Karten bekommt { $seat }.
dale-dealt = { $seat } bekommt „{ $card }“.
dale-swapped-stall = { $seat } nimmt „{ $card }“ aus Stapel { $number } von { $owner }.
dale-charmed = { $seat } deckt „{ $card }“ auf.
dale-set-value = { $seat }: „{ $card }“ ist in diesem Zug { $value } wert.
dale-set-value-as = { $seat }: „{ $card }“ als „{ $as_card }“ ist in diesem Zug { $value } wert.
dale-hid = { $seat } lässt { $owner } eine Karte raten.
dale-hid-card = { $seat } wählt „{ $card }“ zum Raten.
dale-hid-card-as = { $seat } wählt „{ $card }“ als „{ $as_card }“ zum Raten.
dale-guessed = { $seat } rät { $value }.
dale-revealed = { $seat } zeigt „{ $card }“: Ihr Wert ist { $value }.
dale-revealed-as = { $seat } zeigt „{ $card }“ als „{ $as_card }“: Ihr Wert ist { $value }.
dale-guess-right = { $seat } hat richtig geraten.
dale-guess-wrong = { $seat } hat falsch geraten.

## The end

dale-won = { $seat } vollendet den Stand und gewinnt.
dale-team-won = { $seat } und { $owner } vollenden ihren Stand und gewinnen.
dale-rounds-over = { $count } Runden sind gespielt: Die Partie ist zu Ende, der vollste Stand gewinnt.

## What to decide now

dale-decision-wish = Stimme für die Völker, die du am liebsten hättest, der Reihe nach.
dale-decision-act = Wähle deine Aktion: kaufen, Technik, bauen oder Inventur.
dale-decision-pay = Wähle die Karten, mit denen du zahlst.
dale-decision-scrap = Wähle bis zu drei Ramschkarten der Bezahlung zum Entsorgen.
dale-decision-stack = Wähle die Karten des Stapels.
dale-decision-help = Dein Partner bittet um Hilfe: Vollende den Stapel oder lehne ab.
dale-decision-bonus = Baue gleich den nächsten Stapel oder verzichte.
dale-decision-inventory = Wähle die Karten, die du ablegst.
dale-decision-end = Beende deinen Zug oder nutze vorher eine Fähigkeit.
dale-decision-window = Aufräumen: Nutze eine Fähigkeit oder mach weiter.
dale-decision-order = Wähle die Karte, die als nächste in die Ablage kommt.
dale-decision-throw = Wähle eine Karte zum Entsorgen.
dale-decision-keep = Wähle die Karte, die du nimmst.
dale-decision-return = Wähle die Karte, die als nächste zurück aufs Deck kommt.
dale-decision-slot = Wähle eine Karte des Marktes.
dale-decision-target = Wähle einen Spieler.
dale-decision-give = Wähle die Karte, die du hergibst.
dale-decision-swap = Wähle die Karte am Stand eines Gegners.
dale-decision-charm = Wähle, was das aufgedeckte Chamäleon in deinem Stapel ist.
dale-decision-hide = Wähle die Karte, deren Wert geraten wird.
dale-decision-guess = Rate den Wert der verdeckten Karte.
dale-decision-value = Bestimme den Wert deiner Karte für diesen Zug.
dale-decision-deck = Der Zufall wählt ein Volk.
dale-decision-first = Der Zufall wählt, wer beginnt.
dale-decision-draw = Eine Karte wird gezogen.
dale-decision-market = Eine Karte des Marktdecks wird aufgedeckt.
dale-decision-take = Eine zufällige Karte wird bestimmt.
dale-decision-deal = Karten werden verteilt.
dale-decision-die = Der Würfel rollt.

## What a move brings, and where everybody stands

dale-source-stack = Stapel
dale-source-payment = Bezahlung
dale-source-sum = Summe des Stapels
dale-source-stacks = Stapel
dale-source-hand = Handkarten
dale-source-deck = Karten im Deck
dale-source-discard = Karten in der Ablage
dale-source-junk = Davon Ramsch
dale-part-1 = Stapel 1
dale-part-2 = Stapel 2
dale-part-3 = Stapel 3
dale-part-4 = Stapel 4
dale-part-5 = Stapel 5
dale-part-6 = Stapel 6
dale-part-7 = Stapel 7
dale-part-8 = Stapel 8
dale-part-9 = Stapel 9
dale-part-10 = Stapel 10
dale-part-now = Jetzt

## Above the table in a terminal

dale-headline-turn = Zug { $number }: { $seat }
dale-headline-market = Markt, Aufschlag { $slot }: „{ $card }“ für { $price }
dale-headline-discard = Oben auf der Marktablage: „{ $card }“
dale-headline-seat = { $seat }: { $stacks ->
    [one] { $stacks } Stapel
   *[other] { $stacks } Stapel
}, Hand { $hand }, Deck { $deck }, Ablage { $discard }
dale-headline-hand = Hand: { $cards }
dale-watch-score = { $seat }: { $total ->
    [one] { $total } Stapel
   *[other] { $total } Stapel
}
dale-watch-winner = { $seat } gewinnt mit { $total ->
    [one] { $total } Stapel
   *[other] { $total } Stapeln
}.
