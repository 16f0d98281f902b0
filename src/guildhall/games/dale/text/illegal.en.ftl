# Dale of Merchants: why something cannot be done. Every sentence is true for the player who tried.

## Who decides what

dale-illegal-over = The game is over.
dale-illegal-waiting = { $owner } decides now.
dale-illegal-not-now = Not now. { $decision }

## Cards and copies

dale-illegal-not-in-hand = { $card } is not in your hand.
dale-illegal-changed = { $card } is different now: write “{ $now }”.
dale-illegal-must-copy = Say what { $card } becomes.
dale-illegal-cannot-copy = { $card } cannot become { $copied_card } now.
dale-illegal-not-offered = This is not among the choices now.

## Buying

dale-illegal-empty-slot = There is no card at the market with that surcharge.
dale-illegal-too-dear = The price is { $price }; your hand holds no valid payment for it.
dale-illegal-nothing-thrown = The market discard is empty.
dale-illegal-no-discovery = The market discard is for sale only with { dale-card-market_discovery } in the payment.
dale-illegal-needless = These cards are worth { $worth }, the price is { $price }: the card of value { $value } is needless.
dale-illegal-no-payment = With { $card } there is no valid payment for the price of { $price }.
dale-illegal-underpaid = The payment is worth { $worth }, the price is { $price }.

## Techniques and abilities

dale-illegal-no-technique = { $card } is not a technique.
dale-illegal-spent = { $card } has already used its ability this turn.

## Building

dale-illegal-no-stack = Your cards make no stack { $number }.
dale-illegal-junk = Junk is built only together with { dale-card-stashing_vendor }.
dale-illegal-one-folk = A stack takes cards of one animalfolk, not { $set } and { $other_set }.
dale-illegal-stack-value = The next stack needs a value of { $number }, these cards have { $worth }.
dale-illegal-no-stack-with = No stack { $number } can be made with { $card }.
dale-illegal-not-in-discard = { $card } is not in your discard pile.
dale-illegal-no-item = No { dale-card-nostalgic_item } of yours in the stack allows another card of your discard pile.
