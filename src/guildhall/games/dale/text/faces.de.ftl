# Tal der Händler: was auf einer Karte steht, in vier kurzen Zeilen. Die ganze Regel steht bei den Karten.

dale-card-junk-face = Keine Ware: zahlt 1, wird aber nicht gebaut.

dale-card-swift_broker-face = Tausche alle anderen Handkarten gegen ebenso viele neue.
dale-card-cookies-face = Auf der Hand: Deine Handgröße ist um 1 größer.
dale-card-shattered_relic-face = Entsorge eine Handkarte, dann ziehe eine.
dale-card-spyglass-face = Sieh dir die obersten drei deines Decks an. Nimm eine, lege den Rest zurück.
dale-card-flashy_show-face = In diesem Zug zählt jede deiner Karten 1 mehr.
dale-card-favourite_toy-face = Nimm die oberste Karte deiner Ablage.

dale-card-loyal_partner-face = Entsorge den ganzen Markt und fülle ihn neu.
dale-card-prepaid_good-face = Nimm eine beliebige Marktkarte umsonst.
dale-card-essential_purchase-face = Beim Kauf: Entsorge bis zu drei Ramsch der Bezahlung.
dale-card-market_discovery-face = Je Zug: Entsorge eine Marktkarte. Oder zahle damit für die oberste der Ablage.
dale-card-special_offer-face = Sieh dir drei Marktkarten an. Nimm eine, entsorge den Rest.
dale-card-stock_clearance-face = Mit ihr darfst du überflüssige Karten zahlen.

dale-card-wily_fellow-face = Vertausche Deck und Ablage und mische das Deck.
dale-card-nuisance-face = Bis zu zwei andere legen je eine zufällige Karte ab.
dale-card-rotten_food-face = Lege eine Handkarte auf ein fremdes Deck.
dale-card-dirty_exchange-face = Nimm eine zufällige fremde Handkarte, gib eine zurück.
dale-card-sabotage-face = Sieh zwei Karten eines fremden Decks: entsorge eine, lege eine ab.
dale-card-treasure_hunter-face = Nimm die oberste Karte einer fremden Ablage.

dale-card-stashing_vendor-face = Sein Stapel darf Ramsch deiner Hand enthalten.
dale-card-empty_chest-face = Ihr Stapel darf Völker mischen.
dale-card-nostalgic_item-face = Sein Stapel darf eine Karte deiner Ablage enthalten.
dale-card-acorn-face = Tausche sie gegen eine Karte an einem gegnerischen Stand.
dale-card-accordion-face = Zählt im Stapel wahlweise 1 mehr oder 1 weniger.
dale-card-winter_is_coming-face = Gebaut: Du darfst gleich den nächsten Stapel bauen.

dale-card-bold_haggler-face = Einmal je Zug: Würfle und zähle es zum Wert.
dale-card-new_season-face = Entsorge eine Karte deiner Ablage für eine Marktkarte.
dale-card-whirligig-face = Nimm eine neue Hand, mische sie mit einer fremden und teile neu aus.
dale-card-charm-face = Decke eine Marktkarte auf: Ist sie allein dein nächster Stapel, baue sie.
dale-card-gamble-face = Würfle und tausche so viele zufällige Karten mit einem anderen.
dale-card-blindfold-face = Ein Gegner rät den Wert einer Karte. Falsch: Du bestimmst ihn.

dale-card-flexible_shopkeeper-face = Kopiert eine Karte deines neuesten Stapels.
dale-card-reflection-face = Kopiert die oberste Karte einer fremden Ablage.
dale-card-good_old_times-face = Kopiert die oberste der Marktablage. Je Zug: Entsorge eine Marktkarte.
dale-card-gift_voucher-face = Tausche ihn gegen eine Karte des Marktes.
dale-card-trendsetting-face = Kopiert eine Karte des Marktes.
dale-card-seeing_doubles-face = Kopiert eine andere Karte deiner Hand.

## Kleine Zeichen auf Karten

dale-badge-used = Ihre Fähigkeit ist in diesem Zug verbraucht
dale-badge-seen = Andere kennen diese Karte
