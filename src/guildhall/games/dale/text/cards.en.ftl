# Dale of Merchants: the cards. The rule is what a card does, the ruling what to know about it.

## Junk

dale-card-junk = Junk
dale-card-junk-rule = Pays 1 at the market. It cannot be built into a stack.
dale-card-junk-ruling = Junk belongs to no animalfolk. Thrown away, it goes back to the junk pile, which never runs out. Only { dale-card-stashing_vendor } and { dale-card-nostalgic_item } let it into a stack.

## Scarlet macaws

dale-card-swift_broker = Swift Broker
dale-card-swift_broker-rule = Discard all your other cards in any order. Draw as many cards as you discarded.
dale-card-swift_broker-ruling = The card itself has left your hand and is not counted. With no other card in hand nothing is discarded or drawn, and the extra action remains. If your deck runs out, the cards you have just discarded are shuffled with the rest of the pile; this card is not yet among them.
dale-card-cookies = Cookies
dale-card-cookies-rule = While this card is in your hand, your hand size is 1 larger.
dale-card-cookies-ruling = Every one of them, and every copy, adds 1, and it cannot be ignored. It matters only when you refill your own hand in clean-up. One you have just bought, or draw while refilling, counts at once.
dale-card-shattered_relic = Shattered Relic
dale-card-shattered_relic-rule = Throw away another card from your hand, then draw one.
dale-card-shattered_relic-ruling = If you have another card, you must throw one away; if not, you still draw. With nothing left to draw you get nothing. A value 1 card of an animalfolk thrown away goes to the market discard like any other and can come to the market later. A chameleon copies nothing when it is thrown away.
dale-card-spyglass = Spyglass
dale-card-spyglass-rule = Look at the top three cards of your deck. Take one and put the others back on top in any order.
dale-card-spyglass-ruling = Nobody else sees the cards. If there are fewer than three, choose among those; with none nothing happens. If the deck runs out while you look, your discard pile becomes the new deck, and the cards you return lie on top of it.
dale-card-flashy_show = Flashy Show
dale-card-flashy_show-rule = For the rest of your turn every card you use is worth 1 more.
dale-card-flashy_show-ruling = That includes junk, cards you get later in the turn, cards fetched with { dale-card-nostalgic_item } and the card revealed by { dale-card-charm }. Two of these techniques add 2. The higher value must be used. Prices at the market stay as they are, and a partner’s cards are not raised.
dale-card-favourite_toy = Favourite Toy
dale-card-favourite_toy-rule = Take the top card of your discard pile into your hand.
dale-card-favourite_toy-ruling = Only the top card, and you must take it. The technique itself is not on the pile yet, so it never finds itself. With an empty pile nothing happens, and nothing is shuffled.

## Giant pandas

dale-card-loyal_partner = Loyal Partner
dale-card-loyal_partner-rule = Throw away all cards of the market in any order, then fill it at once.
dale-card-loyal_partner-ruling = The card thrown away last lies on top of the market discard. The market is full again before your extra action. If the market deck runs out, the market discard is shuffled into a new one, the cards just thrown away included. With too few cards some spaces stay empty.
dale-card-prepaid_good = Prepaid Good
dale-card-prepaid_good-rule = Take any card of the market for free.
dale-card-prepaid_good-ruling = This is no purchase: there is no price, and { dale-card-essential_purchase } does nothing. There is no extra action, and the gap is filled in clean-up. With an empty market nothing happens.
dale-card-essential_purchase = Essential Purchase
dale-card-essential_purchase-rule = When you buy this card, you may throw away up to three junk cards of the payment instead of discarding them.
dale-card-essential_purchase-ruling = It works only when it is bought, from the market or, with { dale-card-market_discovery }, from the market discard. However else you come by it, nothing happens. The payment may not hold a needless card unless { dale-card-stock_clearance } is in it. In your hand the card is simply a 3. A chameleon that pays as junk may be thrown away too and goes to the market discard, unless the table agreed otherwise.
dale-card-market_discovery = Market Discovery
dale-card-market_discovery-rule = Once per turn you may throw away the top card of the market deck. If you pay with this card, you may buy the top card of the market discard instead, without surcharge.
dale-card-market_discovery-ruling = Throwing away is no action; the card stays in your hand, and each one works once per turn, in clean-up too. If the market deck is empty, the market discard is shuffled first. For buying, the price is the printed value, the card must be a needed part of the payment, and you still buy one card only.
dale-card-special_offer = Special Offer
dale-card-special_offer-rule = Look at the top three cards of the market deck. Take one and throw the others away in any order.
dale-card-special_offer-ruling = The card you take is not shown to the others; those thrown away are. If there are fewer than three, choose among those; with none nothing happens. There is no extra action.
dale-card-stock_clearance = Stock Clearance
dale-card-stock_clearance-rule = A payment with this card may hold any number of needless cards.
dale-card-stock_clearance-ruling = The sum must still reach the price. It clears your hand for new cards and lets you pay with more junk for { dale-card-essential_purchase }.

## Northern raccoons

dale-card-wily_fellow = Wily Fellow
dale-card-wily_fellow-rule = Swap your deck and your discard pile, then shuffle your new deck.
dale-card-wily_fellow-ruling = The old deck is turned over as one block, so its bottom card now lies on top of the discard pile, and this card goes on top of that; the table may agree on a shuffled pile instead. Empty piles are swapped too: an empty deck is refilled only when a card is needed.
dale-card-nuisance = Nuisance
dale-card-nuisance-rule = Up to two other players each discard a random card from their hand.
dale-card-nuisance-ruling = You may choose nobody, one or two of them, a team mate too. Everybody sees the card, which goes to the discard pile of the one who loses it. An empty hand loses nothing.
dale-card-rotten_food = Rotten Food
dale-card-rotten_food-rule = Put another card from your hand face down on top of another player’s deck.
dale-card-rotten_food-ruling = You must if you have another card; with none nothing happens. Only you know the card. It belongs to that player from now on and is the next one drawn there. A chameleon copies nothing on the way.
dale-card-dirty_exchange = Dirty Exchange
dale-card-dirty_exchange-rule = Take a random card from another player’s hand, then give that player any card from yours.
dale-card-dirty_exchange-ruling = You see the card first and may give the same one back. Only the two of you know what changed hands. If that hand is empty, nothing is taken and nothing given.
dale-card-sabotage = Sabotage
dale-card-sabotage-rule = Look at the top two cards of another player’s deck. Throw one away and put the other on that player’s discard pile.
dale-card-sabotage-ruling = If that deck runs out, its owner’s discard pile is shuffled first. A single card is thrown away; with none nothing happens. Junk goes back to the junk pile. In the end everybody sees both cards.
dale-card-treasure_hunter = Treasure Hunter
dale-card-treasure_hunter-rule = Take the top card of another player’s discard pile into your hand.
dale-card-treasure_hunter-ruling = Choose among the players who have a discard pile; if nobody has one, nothing happens. There is no extra action.

## Flying squirrels

dale-card-stashing_vendor = Stashing Vendor
dale-card-stashing_vendor-rule = A stack with this card may hold any number of junk cards from your hand.
dale-card-stashing_vendor-ruling = Junk counts with its value of the moment, usually 1. The cards that are not junk must still be of one animalfolk, unless { dale-card-empty_chest } is there too.
dale-card-empty_chest = Empty Chest
dale-card-empty_chest-rule = A stack with this card may mix cards of different animalfolk.
dale-card-empty_chest-ruling = Junk stays forbidden unless { dale-card-stashing_vendor } or { dale-card-nostalgic_item } lets it in.
dale-card-nostalgic_item = Nostalgic Item
dale-card-nostalgic_item-rule = A stack with this card may hold one card from your discard pile, of any animalfolk or junk.
dale-card-nostalgic_item-ruling = Each of these cards in the stack allows one. Only the fetched card is free of the rules; your hand cards must still fit together. A fetched { dale-card-nostalgic_item } allows one more, but at least one must come from your hand. A fetched { dale-card-stashing_vendor } or { dale-card-empty_chest } helps the whole stack. The other cards of the pile keep their order.
dale-card-acorn = Acorn
dale-card-acorn-rule = Swap this card with any card of an opponent’s stall. This card takes its place, the other one goes to your hand.
dale-card-acorn-ruling = You must if any opponent has a stack. The number of stacks does not change, whatever the sum is afterwards. You may take junk too, and use what you took in your extra action. If there is nothing to take, discard this card; the extra action remains. A team mate is no opponent.
dale-card-accordion = Accordion
dale-card-accordion-rule = In a stack this card may count 1 more or 1 less.
dale-card-accordion-ruling = Every one of them, and every copy, is adjusted by itself, up, down or not at all. Alone it makes stack 4, 5 or 6. Changes of value come first, so with { dale-card-flashy_show } it is 5, 6 or 7. In a payment it has its plain value.
dale-card-winter_is_coming = Winter is Coming
dale-card-winter_is_coming-rule = After building a stack with this card you may build the next one at once.
dale-card-winter_is_coming-ruling = You build with the cards left in your hand; neither hand nor market is refilled before. If that stack holds another of these cards, you may go on. The further stack is no action of its own, and you may do without it.

## Ocelots

dale-card-bold_haggler = Bold Haggler
dale-card-bold_haggler-rule = Once per turn you may roll the die and add the result to this card’s value for the turn.
dale-card-bold_haggler-ruling = The die shows 0, 1, 1, 2, 2 or 3, so the card is worth 1 to 4. Roll before you use it; then the new value is binding. If the card leaves your hand and comes back in the same turn, the result is gone and you may roll again.
dale-card-new_season = New Season
dale-card-new_season-rule = Throw away any animalfolk card of your discard pile, then take the top card of the market deck into your hand.
dale-card-new_season-ruling = You must if there is such a card, anywhere in the pile. What you draw is not shown. With nothing but junk in the pile nothing happens. If the market deck and its discard were empty, you get back the very card you threw away.
dale-card-whirligig = Whirligig
dale-card-whirligig-rule = Discard all your other cards and draw as many. Mix them with another player’s hand and deal at random: each gets as many cards as before.
dale-card-whirligig-ruling = The player is chosen first, the order of your discards is yours. You see your new cards before they are mixed. Hands may be empty.
dale-card-charm = Charm
dale-card-charm-rule = Reveal the top card of the market deck. If it alone makes your next stack, it must be built; otherwise it is thrown away.
dale-card-charm-ruling = Its value of the moment counts, with { dale-card-flashy_show }. { dale-card-accordion } fits stack 4, 5 or 6; a chameleon fits through any card it can copy, and you choose among those that fit. { dale-card-winter_is_coming } gives its further stack before the extra action. The last stack wins at once. If there is no card to reveal, nothing happens.
dale-card-gamble = Gamble
dale-card-gamble-rule = Choose another player and roll the die. Swap that many random cards between your hands.
dale-card-gamble-ruling = If a hand is smaller than the result, swap as many as it holds. Both sets are picked before anything moves, so no card goes back and forth. Only the two of you know the cards. With a 0 or an empty hand nothing is swapped.
dale-card-blindfold = Blindfold
dale-card-blindfold-rule = An opponent guesses the value of a card you have picked in secret from your hand. Right: discard it. Wrong: set its value to 1–5 for this turn.
dale-card-blindfold-ruling = The value of the moment counts, with every change; a chameleon must copy first. Everybody sees the card after the guess. The value you set replaces earlier changes, later ones add to it. With no other card in hand nothing happens. A team mate may not guess.

## Veiled chameleons

dale-card-flexible_shopkeeper = Flexible Shopkeeper
dale-card-flexible_shopkeeper-rule = Use this card as a copy of any card in your latest stack.
dale-card-flexible_shopkeeper-ruling = You choose the card. Without a stack, or if only chameleons that lead nowhere lie there, it is itself: a chameleon of value 1. Teams have one stall, so the partner’s stack counts.
dale-card-reflection = Reflection
dale-card-reflection-rule = Use this card as a copy of the top card of another player’s discard pile.
dale-card-reflection-ruling = You choose the player. Your own pile never counts, a team mate’s does. If there is nothing to copy, it is itself: a chameleon of value 2.
dale-card-good_old_times = Good Old Times
dale-card-good_old_times-rule = Use this card as a copy of the top card of the market discard. Once per turn you may first throw away the top card of the market deck.
dale-card-good_old_times-ruling = Throwing away is your choice, copying is not. If the market deck is empty, the market discard is shuffled first, and the card thrown away then lies there alone. A chameleon that leads here may throw away as well. If there is nothing to copy, it is itself: a chameleon of value 3.
dale-card-gift_voucher = Gift Voucher
dale-card-gift_voucher-rule = Swap this card with any card of the market. This card takes its place, the other one goes to your hand.
dale-card-gift_voucher-ruling = It is an ordinary technique and copies nothing. This is no purchase. What you took can be used in your extra action, and the voucher can be bought from the market. With an empty market it is discarded. A chameleon that copies it goes to the market itself.
dale-card-trendsetting = Trendsetting
dale-card-trendsetting-rule = Use this card as a copy of any card of the market.
dale-card-trendsetting-ruling = You choose the card; the surcharge of its space does not matter. If there is nothing to copy, it is itself: a chameleon of value 5.
dale-card-seeing_doubles = Seeing Doubles
dale-card-seeing_doubles-rule = Use this card as a copy of another card in your hand, and show that card.
dale-card-seeing_doubles-ruling = The copied card stays in your hand and may be used in the same payment or stack. If there is nothing to copy, it is itself: a chameleon of value 5.
