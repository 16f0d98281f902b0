# Dale of Merchants: what stands on the face of a card, in four short lines. The rule in full is in cards.

dale-card-junk-face = No goods: pays 1, but cannot be built.

dale-card-swift_broker-face = Swap all your other cards for as many fresh ones.
dale-card-cookies-face = While you hold it, your hand size is 1 larger.
dale-card-shattered_relic-face = Throw away a card of your hand, then draw one.
dale-card-spyglass-face = Look at the top three of your deck. Take one, put the others back.
dale-card-flashy_show-face = This turn every card you use is worth 1 more.
dale-card-favourite_toy-face = Take the top card of your discard pile.

dale-card-loyal_partner-face = Throw away the whole market and fill it again.
dale-card-prepaid_good-face = Take any card of the market for free.
dale-card-essential_purchase-face = When bought: throw away up to three junk of the payment.
dale-card-market_discovery-face = Once a turn: throw away a market card. Or pay with it for the top discarded one.
dale-card-special_offer-face = Look at three market cards. Take one, throw the others away.
dale-card-stock_clearance-face = A payment with it may hold needless cards.

dale-card-wily_fellow-face = Swap your deck with your discard pile and shuffle it.
dale-card-nuisance-face = Up to two others discard a random card.
dale-card-rotten_food-face = Put a card of your hand on another’s deck.
dale-card-dirty_exchange-face = Take a random card of another’s hand, give one back.
dale-card-sabotage-face = Look at two cards of another’s deck: throw one away, discard one.
dale-card-treasure_hunter-face = Take the top card of another’s discard pile.

dale-card-stashing_vendor-face = Its stack may hold junk of your hand.
dale-card-empty_chest-face = Its stack may mix animalfolk.
dale-card-nostalgic_item-face = Its stack may hold one card of your discard pile.
dale-card-acorn-face = Swap it with a card of an opponent’s stall.
dale-card-accordion-face = In a stack it may count 1 more or 1 less.
dale-card-winter_is_coming-face = Built: you may build the next stack at once.

dale-card-bold_haggler-face = Once a turn: roll the die and add it to the value.
dale-card-new_season-face = Throw away a card of your discard pile for a market card.
dale-card-whirligig-face = Take a fresh hand, mix it with another’s and deal both again.
dale-card-charm-face = Reveal a market card: build it if it alone makes your next stack.
dale-card-gamble-face = Roll the die: swap so many random cards with another.
dale-card-blindfold-face = An opponent guesses a card’s value. Wrong: you set it for this turn.

dale-card-flexible_shopkeeper-face = Copies a card of your latest stack.
dale-card-reflection-face = Copies the top card of another’s discard pile.
dale-card-good_old_times-face = Copies the top of the market discard. Once a turn: throw away a market card.
dale-card-gift_voucher-face = Swap it with a card of the market.
dale-card-trendsetting-face = Copies a card of the market.
dale-card-seeing_doubles-face = Copies another card of your hand.

## Small signs on cards

dale-badge-used = Its ability has been used this turn
dale-badge-seen = Others know this card
