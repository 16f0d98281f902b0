# Dale of Merchants: words of the play screen. Names of cards, animalfolk and seats come ready to
# read; $names is a list of seats in words and $count how many they are; $percent comes formatted.

## What to do now: my own turn

dale-ui-prompt-wish = Abstimmung: Wunsch { $number } von { $of }
dale-ui-prompt-wished = Deine Wünsche sind vollständig
dale-ui-prompt-act = Wähle deine Aktion
dale-ui-prompt-market = Kaufen: Wähle eine Karte des Marktes
dale-ui-prompt-technique = Technik: Wähle eine Karte deiner Hand
dale-ui-prompt-pay = „{ $card }“ kaufen: zahle { $price }
dale-ui-prompt-scrap = Entsorge bis zu drei Ramschkarten deiner Bezahlung
dale-ui-prompt-stack = Baue Stapel { $number }
dale-ui-prompt-help = { $owner } bittet um Hilfe bei Stapel { $number }
dale-ui-prompt-bonus = Du darfst gleich Stapel { $number } bauen
dale-ui-prompt-inventory = Inventur: Wähle Karten zum Ablegen
dale-ui-prompt-end = Beende deinen Zug
dale-ui-prompt-window = Aufräumen: Nutze eine Fähigkeit oder mach weiter
dale-ui-prompt-refilling = Es wird aufgefüllt
dale-ui-prompt-order = „{ $card }“: Welche Karte kommt als nächste in die Ablage?
dale-ui-prompt-throw = „{ $card }“: Wähle eine Karte zum Entsorgen
dale-ui-prompt-keep = „{ $card }“: Wähle die Karte, die du nimmst
dale-ui-prompt-return = „{ $card }“: Welche Karte kommt als nächste aufs Deck?
dale-ui-prompt-slot = „{ $card }“: Wähle eine Karte des Marktes
dale-ui-prompt-target = „{ $card }“: Wähle einen Spieler
dale-ui-prompt-give = „{ $card }“: Wähle die Karte, die du hergibst
dale-ui-prompt-swap = „{ $card }“: Wähle eine Karte eines anderen Standes
dale-ui-prompt-charm = „{ $card }“: Wähle, was die aufgedeckte Karte ist
dale-ui-prompt-hide = „{ $card }“: Wähle die Karte zum Raten
dale-ui-prompt-value = „{ $card }“: Wähle den neuen Wert deiner Karte
dale-ui-prompt-guess = { $owner } verbirgt eine Karte: Rate ihren Wert
dale-ui-prompt-face = „{ $card }“: Wähle, wie du sie nutzt
dale-ui-prompt-picked-buy = { $card } für { $price } kaufen?
dale-ui-prompt-picked-play = „{ $card }“ spielen?
dale-ui-prompt-picked-play-as = „{ $card }“ als „{ $model }“ spielen?
dale-ui-prompt-picked-roll = Für „{ $card }“ würfeln?
dale-ui-prompt-picked-discover = „{ $card }“ nutzen?
dale-ui-prompt-picked-copy = „{ $card }“ zu Keksen machen?

## What to do now: waiting and watching

dale-ui-prompt-wait = { $what ->
    [wish] { $names } { $count ->
        [1] stimmt
       *[other] stimmen
    } noch ab
    [help] { $names } darf beim Stapel helfen
    [guess] { $names } muss raten
    [technique] { $names } führt eine Technik aus
    [bonus] { $names } darf noch einmal bauen
   *[act] { $names } { $count ->
        [1] überlegt
       *[other] überlegen
    }
}
dale-ui-prompt-watch = { $what ->
    [wish] Abstimmung: { $names }
    [help] { $names } wird um Hilfe gebeten
    [guess] { $names } rät
    [technique] { $names } spielt eine Technik
    [bonus] { $names } darf weiterbauen
   *[act] { $names } ist am Zug
}
dale-ui-prompt-chance = { $stage ->
    [deck] Der Zufall wählt die Völker
    [first] Der Zufall wählt, wer beginnt
    [hands] Die Karten werden verteilt
    [row] Der Markt wird ausgelegt
    [refill] { $name } zieht nach
    [restock] Der Markt wird aufgefüllt
    [roll] Der Würfel rollt
    [die] Der Würfel rollt
   *[other] Karten werden gezogen
}
dale-ui-prompt-over = Das Spiel ist zu Ende

## The quieter line under it

dale-ui-aside-wish = Dein liebster Wunsch zuerst. Die anderen sehen ihn noch nicht.
dale-ui-aside-wished = Bis du sie abschickst, kannst du sie ändern.
dale-ui-aside-market = Markiert ist, was deine Hand bezahlen kann.
dale-ui-aside-technique = Markiert sind Techniken, die du spielen kannst.
dale-ui-aside-step = Karte antippen zeigt, was sie kann.
dale-ui-aside-picked-buy = Wähle danach die Handkarten, mit denen du zahlst.
dale-ui-aside-act = Kaufe eine Karte, spiele eine Technik{ $canBuild ->
    [yes] , baue Stapel { $number }
   *[no] {""}
} oder mach Inventur.
dale-ui-aside-pay = { $state ->
    [none] Wähle die Handkarten, mit denen du zahlst.
    [less] Gewählt { $sum }. Es fehlen { $missing }.
    [more] Gewählt { $sum }. { $over } mehr als nötig.
   *[exact] Gewählt { $sum }. Genau passend.
}
dale-ui-aside-scrap = Entsorgter Ramsch ist für immer aus deinem Deck.
dale-ui-aside-stack = { $state ->
    [exact] Gelegt { $sum }. Vollständig.
   *[less] Gelegt { $sum }. Es fehlen { $missing }.
}
dale-ui-aside-bonus = Der nahende Winter lässt dich noch einmal bauen.
dale-ui-aside-inventory = { $count ->
    [0] Du darfst auch nichts ablegen.
    [one] { $count } Karte gewählt.
   *[other] { $count } Karten gewählt.
}
dale-ui-aside-end = Dann werden deine Hand und der Markt aufgefüllt.
dale-ui-aside-window = Markierte Karten haben jetzt eine Fähigkeit. Sonst ist dein Zug vorbei.
dale-ui-aside-guess = Rätst du richtig, wird die Karte abgelegt.
dale-ui-aside-face = Du kannst sie auf mehrere Arten nutzen.
dale-ui-aside-wait = Du wirst gerufen, wenn du dran bist.
dale-ui-aside-watch = Du schaust zu.

## Why a card cannot be chosen

dale-ui-refused-wait = Du bist nicht am Zug.
dale-ui-refused-now = Sie kann jetzt nicht gewählt werden.
dale-ui-refused-price = Deine Hand kann { $price } nicht zahlen.
dale-ui-refused-technique = Diese Technik kann jetzt nicht gespielt werden.
dale-ui-refused-passive = Diese Karte wird nicht gespielt. Sie hilft beim Zahlen und Bauen.
dale-ui-refused-scrap = Nur Ramsch der Bezahlung kann entsorgt werden.
dale-ui-refused-paid = Der Preis von { $price } ist erreicht: Mehr Karten sind nicht nötig.
dale-ui-refused-needless = Mit ihr wäre „{ $card }“ überflüssig: { $price } wäre auch so erreicht.
dale-ui-refused-payment = Mit dieser Karte geht keine Bezahlung auf.
dale-ui-refused-complete = Stapel { $number } ist vollständig.
dale-ui-refused-too-much = Ihr Wert ist { $value }, aber es fehlen nur { $missing }.
dale-ui-refused-junk = Ramsch wird nur mit einer Karte gebaut, die es erlaubt.
dale-ui-refused-folk = Dieser Stapel gehört einem Volk: { $folk }.
dale-ui-refused-stack = Mit dieser Karte geht Stapel { $number } nicht auf.

## Buttons

dale-ui-mode-market = Kaufen
dale-ui-mode-technique = Technik
dale-ui-mode-stall = Stapel { $number }
dale-ui-mode-inventory = Inventur
dale-ui-none-market = Du kannst keine Karte des Marktes bezahlen.
dale-ui-none-technique = Du hast keine Technik, die du spielen kannst.
dale-ui-none-stall = Deine Hand ergibt den nächsten Stapel nicht.
dale-ui-none-inventory = Jetzt nicht.
dale-ui-first-pay = Noch { $missing } zu zahlen.
dale-ui-first-stack = { $missing ->
    [0] Wähle zuerst Karten.
   *[other] Es fehlen noch { $missing }.
}
dale-ui-first-face = Wähle zuerst, wie.
dale-ui-first-act = Wähle zuerst eine markierte Karte.
dale-ui-first-bonus = Wähle zuerst eine markierte Karte.
dale-ui-first-end = Wähle zuerst eine markierte Karte.
dale-ui-first-window = Wähle zuerst eine markierte Karte.
dale-ui-first-scrap = Wähle zuerst Ramsch der Bezahlung.
dale-ui-first-wish = { $count ->
    [one] Wähle noch { $count } Volk.
   *[other] Wähle noch { $count } Völker.
}
dale-ui-first-throw = Wähle zuerst eine markierte Karte.
dale-ui-first-keep = Wähle zuerst eine der Karten.
dale-ui-first-slot = Wähle zuerst eine markierte Karte des Marktes.
dale-ui-first-target = Wähle zuerst einen markierten Spieler.
dale-ui-first-give = Wähle zuerst eine Handkarte.
dale-ui-first-swap = Wähle zuerst eine Karte eines Standes.
dale-ui-first-charm = Wähle zuerst, was sie ist.
dale-ui-first-hide = Wähle zuerst eine Handkarte.
dale-ui-first-guess = Wähle zuerst eine Zahl.
dale-ui-first-value = Wähle zuerst eine Zahl.
dale-ui-do-pay = Für { $price } kaufen
dale-ui-do-build = { $number } bauen
dale-ui-do-inventory = { $count ->
    [0] Nichts ablegen
   *[other] { $count } ablegen
}
dale-ui-do-wish = Wünsche abschicken
dale-ui-do-buy = Kaufen
dale-ui-do-play = Spielen
dale-ui-do-roll = Würfeln
dale-ui-do-discover = Entsorgen
dale-ui-do-copy = Verwandeln
dale-ui-do-scrap = Entsorgen
dale-ui-do-throw = Entsorgen
dale-ui-do-keep = Nehmen
dale-ui-do-slot = Nehmen
dale-ui-do-target = Wählen
dale-ui-do-give = Hergeben
dale-ui-do-swap = Tauschen
dale-ui-do-stack = Bauen
dale-ui-do-charm = Bauen
dale-ui-do-hide = Verbergen
dale-ui-do-guess = Raten
dale-ui-do-value = Festlegen
dale-ui-way-play-as = Als „{ $card }“ spielen
dale-ui-way-roll-as = Als „{ $card }“ würfeln
dale-ui-way-discover-as = Als „{ $card }“ nutzen
dale-ui-way-copy-as = Als „{ $card }“
dale-ui-way-pay-as = Als „{ $card }“
dale-ui-way-stack-as = Als „{ $card }“
dale-ui-way-fetch-as = Als „{ $card }“
dale-ui-way-hide-as = Als „{ $card }“
dale-ui-ways = Wie du sie nutzt
dale-ui-numbers = Zahlen
dale-ui-ask = { $partner } bitten
dale-ui-decline = Ablehnen
dale-ui-enough = Genug
dale-ui-enough-window = Weiter
dale-ui-enough-bonus = Verzichten
dale-ui-done = Zug beenden
dale-ui-as-they-lie = Wie sie liegen
dale-ui-all = Alle wählen
dale-ui-put-away = Weglegen
dale-ui-undo = Zurück
dale-ui-redo = Wieder vor
dale-ui-restart = Zug neu
dale-ui-not-yet = Noch nicht
dale-ui-more = Mehr
dale-ui-undo-nothing-to-undo = Es gibt nichts zurückzunehmen.
dale-ui-undo-learnt = Seitdem hast du etwas erfahren: eine Karte, einen Wurf oder was andere taten.
dale-ui-undo-passed = Dein Zug ist vorbei.
dale-ui-undo-answered = Die anderen haben seitdem weitergespielt.
dale-ui-ask-done = Jetzt werden Karten gezogen, das geht nicht mehr zurück.
dale-ui-ask-unused = Du könntest noch eine Fähigkeit nutzen. Zug beenden? Das geht nicht mehr zurück.
dale-ui-ask-play = Was eine Technik zieht oder zeigt, geht nicht mehr zurück.
dale-ui-ask-luck = Was dabei herauskommt, geht nicht mehr zurück.
dale-ui-answer-done = Zug beenden
dale-ui-answer-unused = Zug beenden
dale-ui-answer-play = Spielen
dale-ui-answer-luck = Weiter

## Labels

dale-ui-turn = Zug { $number }
dale-ui-your-turn = Du bist am Zug
dale-ui-turn-of = { $name } ist am Zug
dale-ui-next = als Nächstes
dale-ui-market = Markt
dale-ui-market-deck = { $count ->
    [one] Marktdeck: { $count } Karte
   *[other] Marktdeck: { $count } Karten
}
dale-ui-market-discard = { $count ->
    [one] Marktablage: { $count } Karte
   *[other] Marktablage: { $count } Karten
}
dale-ui-market-pile = Markt
dale-ui-thrown-pile = Entsorgt
dale-ui-deck = Deck
dale-ui-discard = Ablage
dale-ui-junk = Ramsch
dale-ui-junk-pile = { $count ->
    [one] Ramschstapel: { $count } Karte
   *[other] Ramschstapel: { $count } Karten
}
dale-ui-own-deck = { $count ->
    [one] Deck: { $count } Karte
   *[other] Deck: { $count } Karten
}{ $known ->
    [0] {""}
   *[other] , oben bekannt: { $known }
}
dale-ui-own-discard = { $count ->
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
dale-ui-deck-of = { $count ->
    [one] Deck: { $count } Karte
   *[other] Deck: { $count } Karten
}
dale-ui-deck-top = Diese Karten oben auf dem Deck kennst du.
dale-ui-discard-of = { $count ->
    [0] Ablage: leer
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
dale-ui-top-first = Die oberste Karte kommt zuerst.
dale-ui-piles = Kartenhaufen
dale-ui-hand = { $count ->
    [one] Deine Hand: { $count } Karte
   *[other] Deine Hand: { $count } Karten
}
dale-ui-hand-of = { $count ->
    [one] Hand von { $name }: { $count } Karte
   *[other] Hand von { $name }: { $count } Karten
}
dale-ui-stack = Stapel { $number }
dale-ui-stacks = Stapel
dale-ui-stack-of = Stapel { $number }: { $cards }
dale-ui-stack-next = Stapel { $number }, als nächster
dale-ui-stack-none = nicht gebaut
dale-ui-stall-of = Stand von { $name }: { $count } von { $of } Stapeln
dale-ui-stalls = Stände deiner Gegner
dale-ui-slot-empty = Leerer Platz, Aufschlag { $surcharge }
dale-ui-price-of = Preis { $price }
dale-ui-price = Preis
dale-ui-value = Wert
dale-ui-surcharge = Aufschlag
dale-ui-stack-number = Stapel
dale-ui-laid = Gelegt
dale-ui-slack = Akkordeon
dale-ui-missing = Es fehlen
dale-ui-focus-price = Dein Kauf
dale-ui-focus-stack = Dein Stapel
dale-ui-focus-picked = Gewählte Karte
dale-ui-focus-technique = { $name } spielt
dale-ui-aside = Karten zur Seite gelegt
dale-ui-from-discard = Aus deiner Ablage
dale-ui-rolling = Der Würfel rollt
dale-ui-rolled = { $points } gewürfelt
dale-ui-rivals = Die anderen
dale-ui-closely = Im Blick
dale-ui-rival = { $name }{ $isPartner ->
    [yes] {" "}(Partner)
   *[no] {""}
}: { $stacks } von { $of } Stapeln, Hand { $hand }, Deck { $deck }, Ablage { $discard }{ $state ->
    [legal] , wählbar
    [picked] , gewählt
   *[none] . Mehr zeigen
}
dale-ui-chronicle = Chronik
dale-ui-chronicle-whole = Ganze Chronik
dale-ui-rules-link = Regeln zu „{ $card }“
dale-ui-side-of = Die Tischseite von { $name }

## Cards for those who hear them

dale-ui-copy-of = { $copy } (kopiert von ‚{ $card }‘)
dale-ui-copy-until = „{ $card }“ bleibt bis zum Ende des Zuges eine Kopie.
dale-ui-ability-used = Ihre Fähigkeit ist in diesem Zug verbraucht.
dale-ui-face = { $card } ({ $value })
dale-ui-could-be = Jetzt könnte es sein: { $cards }.
dale-ui-card-hidden = Unbekannte Karte
dale-ui-card = { $name }, { $value }, { $kind }{ $isFolk ->
    [yes] , { $folk }
   *[no] {""}
}{ $state ->
    [legal] , wählbar
    [laid] , gelegt
    [picked] , gewählt
    [off] , nicht wählbar
   *[none] {""}
}

## What the others did

dale-ui-recap = Seit deinem Zug
dale-ui-recap-turn = Letzter Zug
dale-ui-recap-previous = Vorheriger Schritt
dale-ui-recap-next = Nächster Schritt
dale-ui-recap-skip = Ans Ende springen
dale-ui-recap-close = Weglegen
dale-ui-recap-again = Noch einmal zeigen, was geschah

## Odds

dale-ui-odds = Chancen
dale-ui-odds-deck = { $isReshuffled ->
    [yes] Deine nächste Karte, nach dem Mischen:
   *[no] Deine nächste Karte:
}
dale-ui-odds-market = { $isReshuffled ->
    [yes] Als nächste am Markt, nach dem Mischen:
   *[no] Als nächste am Markt:
}
dale-ui-odds-card = { $card }: { $percent }
dale-ui-odds-more = { $count ->
    [one] und { $count } weitere
   *[other] und { $count } weitere
}
dale-ui-odds-none = Keine Karte ist mehr da.

## Voting

dale-ui-vote = Welche Völker sollen handeln?
dale-ui-vote-help = Alle wünschen geheim; der liebste Wunsch zählt am meisten.
dale-ui-wish-place = Wunsch { $number }
dale-ui-trait-level = { $much } von { $of }
dale-ui-forecast = Bots: etwa { $turns } Züge; wer beginnt, gewinnt { $percent }
dale-ui-forecast-mix = Wenn es kommt, wie du wünschst: bei Bots etwa { $turns } Züge; wer beginnt, gewinnt { $percent }.

## End of the game

dale-ui-win-you = Du gewinnst!
dale-ui-win-team-you = Dein Team gewinnt!
dale-ui-win-one = { $count ->
    [1] { $names } gewinnt
   *[other] { $names } gewinnen
}
dale-ui-win-margin = { $stacks } Stapel in { $turns } Zügen; der Nächstbeste hat { $behind }
dale-ui-win-shared = { $names } teilen sich den Sieg
dale-ui-win-rounds = Der vollste Stand nach { $rounds } Runden: { $stacks } Stapel; der Nächstbeste hat { $behind }
dale-ui-win-rounds-all = { $rounds } Runden sind vorbei, und jeder Stand hat { $stacks } Stapel
dale-ui-ledger = Die Stände
dale-ui-ledger-help = Was in jedem Stapel jedes Standes liegt
dale-ui-cards-left = Übrige Karten

## The table as text

dale-ui-text-view = Tisch als Text
dale-ui-text-possible = Möglich
dale-ui-text-hand = Hand
dale-ui-text-laid = Gelegt
dale-ui-text-thrown = Marktablage
dale-ui-text-discard = Ablage
dale-ui-text-slot = { $slot }: { $card } für { $price }
dale-ui-text-stall = { $name } ({ $count }/{ $of })
dale-ui-text-seat = Hand { $hand }, Deck { $deck }, Ablage { $discard }
dale-ui-move-label = Zug eintippen
dale-ui-move-hint = Zum Beispiel: { $move }
dale-ui-move-send = Ausführen

## Keys

dale-ui-key-hand = Handkarte nach ihrem Platz wählen
dale-ui-key-main = Die Hauptaktion
dale-ui-key-stall = Den nächsten Stapel bauen
dale-ui-key-inventory = Inventur machen
dale-ui-key-done = Den Zug beenden
dale-ui-key-cancel = Gewähltes weglegen

## Living room

dale-ui-display-turn = Zug { $number }: { $names }

## Tipps: $what ist eine Karte, ein Tiervolk, ein Platz oder eine Zahl

dale-ui-advice = { $verb ->
    [wish] { $what } wünschen
    [buy] „{ $what }“ kaufen
    [buy-discarded] Die abgelegte Marktkarte kaufen
    [play] „{ $what }“ spielen
    [build] Stapel { $number } bauen
    [inventory] Inventur machen
    [roll] Für „{ $what }“ würfeln
    [discover] Mit „{ $what }“ entsorgen
    [copy] „{ $what }“ wird zu Keksen
    [pay] Mit „{ $what }“ zahlen
    [settle] Abschließen
    [stack] Mit „{ $what }“ bauen
    [fetch] „{ $what }“ holen
    [ask] Partner um Hilfe bitten
    [decline] Ablehnen
    [scrap] „{ $what }“ entsorgen
    [throw] „{ $what }“ entsorgen
    [enough] Nichts weiter tun
    [discard] „{ $what }“ ablegen
    [done] Zug beenden
    [done-again] Zug beenden
    [put] Als Nächstes „{ $what }“
    [keep] „{ $what }“ nehmen
    [return] „{ $what }“ zurücklegen
    [slot] „{ $what }“ nehmen
    [target] { $what } wählen
    [give] „{ $what }“ weggeben
    [swap] Gegen „{ $what }“ tauschen
    [hide] „{ $what }“ verstecken
    [guess] { $what } raten
   *[value] Wert { $what }
}
