# Dale of Merchants: what stands on the face of a card, in four short lines. The rule in full is in cards.

dale-card-junk-face = Pays 1. Cannot go into a stack.

dale-card-swift_broker-face = Discard the rest of your hand, then draw as many.
dale-card-cookies-face = While you hold it, your hand size is 1 larger.
dale-card-shattered_relic-face = Throw away a card from your hand, then draw one.
dale-card-spyglass-face = Look at the top three cards of your deck. Take one, put the others back on top.
dale-card-flashy_show-face = This turn, every card you use is worth 1 more.
dale-card-favourite_toy-face = Take the top card of your discard pile.

dale-card-loyal_partner-face = Throw away every card in the market, then refill it at once.
dale-card-prepaid_good-face = Take any card from the market for free.
dale-card-essential_purchase-face = When you buy it, you may throw away up to three of the junk cards you pay with.
dale-card-market_discovery-face = Once a turn you may throw away the top of the market deck. Can help buy the top of the market discard.
dale-card-special_offer-face = Look at the top three cards of the market deck. Take one, throw the others away.
dale-card-stock_clearance-face = A payment with this card may include any number of extra cards.

dale-card-wily_fellow-face = Swap your deck and your discard pile, then shuffle the new deck.
dale-card-nuisance-face = Up to two other players each discard a random card.
dale-card-rotten_food-face = Put a card from your hand face down on another player’s deck.
dale-card-dirty_exchange-face = Take a random card from another player’s hand, then give any card in return.
dale-card-sabotage-face = Look at the top two cards of another player’s deck. Throw one away, put one on their discard pile.
dale-card-treasure_hunter-face = Take the top card of another player’s discard pile.

dale-card-stashing_vendor-face = A stack with this card may include any number of junk cards from your hand.
dale-card-empty_chest-face = A stack with this card may mix different animalfolk.
dale-card-nostalgic_item-face = A stack with this card may include any one card from your discard pile.
dale-card-acorn-face = Swap this card for any card in an opponent’s stall.
dale-card-accordion-face = In a stack it may count 1 more or 1 less.
dale-card-winter_is_coming-face = After building a stack with this card, you may build the next one at once.

dale-card-bold_haggler-face = Once a turn you may roll the die: this card is worth that much more this turn.
dale-card-new_season-face = Throw away an animalfolk card from your discard pile to take the top card of the market deck.
dale-card-whirligig-face = Discard your hand and draw as many. Mix them with another player’s hand and deal both again.
dale-card-charm-face = Reveal the top of the market deck. If it alone makes your next stack, build it, else throw it away.
dale-card-gamble-face = Roll the die: swap that many random hand cards with another player.
dale-card-blindfold-face = An opponent guesses your chosen card’s value. Right: discard it. Wrong: make it 1–5 this turn.

dale-card-flexible_shopkeeper-face = Copies any card in your latest stack.
dale-card-reflection-face = Copies the top card of another player’s discard pile.
dale-card-good_old_times-face = Copies the top of the market discard. Once a turn you may throw away the top of the market deck.
dale-card-gift_voucher-face = Swap this card for any card in the market.
dale-card-trendsetting-face = Copies any card in the market.
dale-card-seeing_doubles-face = Copies another card in your hand; show that card.

## Small signs on cards

dale-badge-used = Its ability has been used this turn
dale-badge-open = Everybody knows this card
