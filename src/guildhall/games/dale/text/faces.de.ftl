# Tal der Händler: was auf einer Karte steht, in vier kurzen Zeilen. Die ganze Regel steht bei den Karten.

dale-card-junk-face = Zahlt 1. Darf in keinen Stapel.

dale-card-swift_broker-face = Lege alle anderen Handkarten ab und ziehe ebenso viele.
dale-card-cookies-face = Auf der Hand erhöht diese Karte deine Handgröße um 1.
dale-card-shattered_relic-face = Entsorge eine Handkarte, dann ziehe eine Karte.
dale-card-spyglass-face = Sieh dir die obersten drei Karten deines Decks an. Nimm eine, lege den Rest beliebig geordnet zurück.
dale-card-flashy_show-face = In diesem Zug zählt jede Karte, die du einsetzt, 1 mehr.
dale-card-favourite_toy-face = Nimm die oberste Karte deiner Ablage.

dale-card-loyal_partner-face = Entsorge alle Karten des Marktes und fülle ihn sofort wieder auf.
dale-card-prepaid_good-face = Nimm eine beliebige Karte vom Markt, ohne zu zahlen.
dale-card-essential_purchase-face = Kaufst du diese Karte, darfst du bis zu drei Ramschkarten der Bezahlung entsorgen.
dale-card-market_discovery-face = Kauft auch die oberste Karte der Marktablage. Einmal je Zug darfst du die vom Marktdeck entsorgen.
dale-card-special_offer-face = Sieh dir die obersten drei Karten des Marktdecks an. Nimm eine, entsorge den Rest.
dale-card-stock_clearance-face = Zahlst du mit dieser Karte, sind auch überflüssige Karten erlaubt.

dale-card-wily_fellow-face = Vertausche dein Deck und deine Ablage, dann mische dein neues Deck.
dale-card-nuisance-face = Bis zu zwei andere Spieler legen je eine zufällige Handkarte ab.
dale-card-rotten_food-face = Lege eine Handkarte verdeckt auf das Deck eines anderen Spielers.
dale-card-dirty_exchange-face = Nimm eine zufällige Handkarte eines anderen Spielers und gib ihm dafür eine beliebige.
dale-card-sabotage-face = Sieh dir die obersten zwei Karten vom Deck eines anderen an. Entsorge eine, lege eine in seine Ablage.
dale-card-treasure_hunter-face = Nimm die oberste Karte der Ablage eines anderen Spielers.

dale-card-stashing_vendor-face = Ein Stapel mit dieser Karte darf beliebig viel Ramsch aus deiner Hand enthalten.
dale-card-empty_chest-face = Ein Stapel mit dieser Karte darf Karten verschiedener Völker enthalten.
dale-card-nostalgic_item-face = Ein Stapel mit dieser Karte darf eine beliebige Karte deiner Ablage enthalten.
dale-card-acorn-face = Tausche diese Karte gegen eine beliebige am Stand eines Gegners.
dale-card-accordion-face = Darf in einem Stapel 1 mehr oder 1 weniger zählen.
dale-card-winter_is_coming-face = Nach einem Stapel mit dieser Karte darfst du sofort den nächsten bauen.

dale-card-bold_haggler-face = Einmal je Zug darfst du würfeln. Der Wurf erhöht den Wert dieser Karte bis Zugende.
dale-card-new_season-face = Entsorge eine Volkskarte aus deiner Ablage, dann nimm die oberste Karte des Marktdecks.
dale-card-whirligig-face = Lege alle Handkarten ab, ziehe ebenso viele, mische sie mit denen eines anderen und teile neu aus.
dale-card-charm-face = Decke die oberste Karte des Marktdecks auf: Baue sie allein als nächsten Stapel, sonst entsorge sie.
dale-card-gamble-face = Würfle und tausche so viele zufällige Handkarten mit einem anderen Spieler.
dale-card-blindfold-face = Errät ein Gegner den Wert einer deiner Handkarten, lege sie ab. Sonst wähle 1–5 als Wert bis Zugende.

dale-card-flexible_shopkeeper-face = Kopiert eine beliebige Karte deines neuesten Stapels.
dale-card-reflection-face = Kopiert die oberste Karte der Ablage eines anderen Spielers.
dale-card-good_old_times-face = Kopiert die oberste Karte der Marktablage. Einmal je Zug darfst du die vom Marktdeck entsorgen.
dale-card-gift_voucher-face = Tausche diese Karte gegen eine beliebige vom Markt.
dale-card-trendsetting-face = Kopiert eine beliebige Karte auf dem Markt.
dale-card-seeing_doubles-face = Kopiert eine andere Karte deiner Hand, die du vorzeigst.

## Kleine Zeichen auf Karten

dale-badge-used = Ihre Fähigkeit ist in diesem Zug verbraucht
dale-badge-open = Alle kennen diese Karte
