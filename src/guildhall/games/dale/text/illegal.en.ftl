# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = The game is over.
dale-illegal-waiting = { $owner } decides now.
dale-illegal-not-now = Not now. { $decision }
dale-illegal-wished = You have already named { $deck }.
dale-illegal-wishes = You name { $number } animalfolk in all; so far you have named { $count }.

## Cards and copies

dale-illegal-not-in-hand = { $card } is not in your hand.
dale-illegal-laid = You have already laid { $card }.
dale-illegal-changed = { $card } is not like that now, but { $now }.
dale-illegal-must-copy = Say what { $card } becomes.
dale-illegal-no-copy = { $card } cannot become another card.
dale-illegal-cannot-copy = { $card } cannot become { $copied_card } now.
dale-illegal-not-offered = { $card } is not among the cards to choose from.
dale-illegal-not-junk = { $card } does not count as junk here.

## Buying

dale-illegal-no-slot = The market has surcharges from 0 to { $most } only.
dale-illegal-empty-slot = There is no card at the market with surcharge { $slot }.
dale-illegal-too-dear = The price is { $price }; your hand holds no valid payment for it.
dale-illegal-nothing-thrown = The market discard is empty.
dale-illegal-no-discovery = The market discard is for sale only with { dale-card-market_discovery } in the payment.
dale-illegal-needless = These cards are worth { $worth }, the price is { $price }: the card of value { $value } is needless.
dale-illegal-no-payment = With { $card } there is no valid payment for the price of { $price }.
dale-illegal-underpaid = The payment is worth { $worth }, the price is { $price }.

## Techniques and abilities

dale-illegal-no-technique = { $card } is not a technique.
dale-illegal-no-ability = { $card } has no such ability.
dale-illegal-spent = { $card } has already used its ability this turn.
dale-illegal-no-market-cards = There is no market card left to throw away.
dale-illegal-only-cookies = In clean-up a card becomes nothing but { dale-card-cookies }, and only if it could become something else too.
dale-illegal-no-other = Choose another player.
dale-illegal-seat-order = Choose each player once, in the order of the seats.
dale-illegal-team-mate = { $owner } is not your opponent.
dale-illegal-empty-pile = The discard pile of { $owner } is empty.
dale-illegal-own-stall = This is your own stall: choose a card of an opponent’s.
dale-illegal-no-such-stack = There is no such stack.
dale-illegal-not-in-stack = { $card } is not in stack { $number } of that stall.
dale-illegal-out-of-range = Choose a value from { $least } to { $most }.

## Building

dale-illegal-no-stack = Your cards make no stack { $number }.
dale-illegal-junk = Junk is built only together with { dale-card-stashing_vendor }.
dale-illegal-one-folk = A stack takes cards of one animalfolk, not { $set } and { $other_set }.
dale-illegal-stack-value = The next stack needs a value of { $number }, these cards have { $worth }.
dale-illegal-no-stack-with = No stack { $number } can be made with { $card }.
dale-illegal-not-in-discard = { $card } is not in your discard pile.
dale-illegal-no-item = No { dale-card-nostalgic_item } of yours in the stack allows another card of your discard pile.
dale-illegal-nothing-laid = You have not laid a card yet.
dale-illegal-no-partner = You have no partner in this game.
dale-illegal-asked-already = You have already asked your partner with these cards.
dale-illegal-no-room = Stack { $number } has no room for a card with which your partner could complete it.
