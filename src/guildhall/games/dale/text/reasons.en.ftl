# Dale of Merchants: what speaks for a move. Every sentence is true whoever plays it.

## Buying and gaining cards

dale-reason-only-move = There is no other move.
dale-reason-stack-alone = { $card } alone is stack { $number }.
dale-reason-stack-with = { $card } and { $with_card } together are stack { $number }.
dale-reason-stack-among = { $card } makes stack { $number } with { $count } cards owned before.
dale-reason-stack-ready = With { $card } stack { $number } is complete in hand.
dale-reason-denies = Denies { $owner } the { $set } for stack { $number }: { $card }.
dale-reason-in-set = Cards of the { $set } owned outside the stall, this one included: { $count }.
dale-reason-has-plus = { $card } has a plus: using it leaves an action.
dale-reason-needs-no-action = { $card } works without an action.
dale-reason-above-average = { $card } is worth { $value }, more than the average of the cards owned.
dale-reason-dearest = { $card } is worth more than any other card there.
dale-reason-worth = { $card } is worth { $value }.
dale-reason-price = { $card } costs { $price }.
dale-reason-no-surcharge = { $card } costs no surcharge.
dale-reason-scraps = Up to { $count } junk cards paid for { $card } can be thrown away.

## Paying and giving up cards

dale-reason-pays = { $card } pays { $value } of { $price }.
dale-reason-pays-junk = Pays with junk.
dale-reason-pays-exactly = Pays exactly the price: { $price }.
dale-reason-pays-smallest = Pays with the smallest card in hand: { $card }.
dale-reason-paid = The price of { $price } is paid.
dale-reason-spared = By the printed values no stack needs { $card }.
dale-reason-loses = { $card } is given up.
dale-reason-loses-junk = Gets rid of junk.
dale-reason-covered = The next card comes to lie on top of { $card }.
dale-reason-gives = { $owner } gets { $card }.
dale-reason-gives-junk = { $owner } gets junk.

## Building

dale-reason-win = Builds the last stack and wins.
dale-reason-build = Builds stack { $number }.
dale-reason-begins-stack = Begins stack { $number }; the partner may add cards.
dale-reason-adds = The values for stack { $number } now add up to { $total }.
dale-reason-adds-up = The values add up to stack { $number }.
dale-reason-stacks-junk = Builds with junk.
dale-reason-fetches = { $card } comes from the discard pile.
dale-reason-asks = { $missing } is still missing for stack { $number }; the partner is asked.
dale-reason-asks-partner = The partner is asked for the rest of stack { $number }.
dale-reason-declines = The cards in hand stay there.

## Inventory

dale-reason-inventory = Any cards in hand can be discarded.
dale-reason-renews-junk = { $count ->
    [one] { $count } junk card
   *[other] { $count } junk cards
} in hand can make way for new cards.
dale-reason-discards-card = { $card } goes to the discard pile.
dale-reason-discards-junk = Discards junk.
dale-reason-replaced = A new card is drawn for { $card }.
dale-reason-keeps-stack = Keeps stack { $number } complete in hand.
dale-reason-keeps-hand = Keeps all cards in hand.
dale-reason-discards = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} discarded.
dale-reason-renews = { $count ->
    [one] { $count } hand card makes
   *[other] { $count } hand cards make
} way for new ones.

## Abilities, and doing no more

dale-reason-roll = The roll adds 0 to 3 to the value.
dale-reason-roll-chance = On { $count } of { $sides } sides of the die the hand makes stack { $number } with this card.
dale-reason-discovers = The top card of the market deck is thrown away.
dale-reason-copies-cookies = As { $card } it makes the hand size 1 larger.
dale-reason-ends-turn = Ends the turn.
dale-reason-stops-scrapping = Throws away no more junk.
dale-reason-stops-using = Uses nothing more in clean-up.
dale-reason-stops-bothering = Nobody else has to discard.
dale-reason-stops-building = Does not build the next stack at once.
dale-reason-wish = Votes for { $deck }.

## Techniques

dale-reason-technique = Uses the effect of { $card }.
dale-reason-plus = { $card } has a plus: it leaves an action.
dale-reason-throws-junk = Junk in hand can be thrown away.
dale-reason-looks = { $count ->
    [one] The next card
   *[other] One of the next { $count } cards
} of the player deck can be taken.
dale-reason-raises = Every card used this turn is worth 1 more.
dale-reason-raises-stack = With 1 more for every card the hand makes stack { $number }.
dale-reason-recovers = Brings { $card } back from the discard pile.
dale-reason-clears-market = { $count ->
    [one] { $count } card of the market is
   *[other] { $count } cards of the market are
} thrown away.
dale-reason-takes-free = A card of the market can be taken for nothing.
dale-reason-offers = { $count ->
    [one] The next card
   *[other] One of the next { $count } cards
} of the market deck can be taken for nothing.
dale-reason-turns-deck = { $count ->
    [one] { $count } card of the discard pile becomes
   *[other] { $count } cards of the discard pile become
} the deck.
dale-reason-bothers = Others can be made to discard a card.
dale-reason-slips-junk = Junk in hand can be put onto another deck.
dale-reason-trades-junk = Junk in hand can be given for a card of another hand.
dale-reason-sabotages = Another player can be made to lose a card of the deck.
dale-reason-hunts = The top card of another discard pile can be taken.
dale-reason-grabs = Takes { $card } from another discard pile.
dale-reason-raids-stall = A card of an opponent’s stall can be taken.
dale-reason-renews-old = A card of the discard pile can make way for one of the market deck.
dale-reason-junk-share = Junk in the rest of the hand: { $count } of { $cards } cards.
dale-reason-charms = The top card of the market deck would be built at once if it alone makes stack { $number }.
dale-reason-blinds = A card whose value is not guessed can get any value from 1 to 5.
dale-reason-trades-goods = { $card } can be swapped for a card of the market.
dale-reason-swaps = { $card } comes into the hand.

## Choosing a player, hiding and guessing

dale-reason-leader = No stall is as full as that of { $owner }: { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}.
dale-reason-stacks = Stacks in the stall of { $owner }: { $count }.
dale-reason-loses-card = { $owner } has to discard a card.
dale-reason-costs = { $owner } loses { $card }.
dale-reason-relieves = { $owner } loses junk.
dale-reason-hides = If the value is not guessed, it can be changed.
dale-reason-hides-unseen = Not everybody knows this card.
dale-reason-guess = The guess is { $value }.
dale-reason-guess-most = No other value is as frequent as { $value } among the cards it can be.
dale-reason-guess-some = Of { $cards } cards that it can be, { $count ->
    [one] { $count } is
   *[other] { $count } are
} worth { $value }.
dale-reason-guess-known = Known cards worth { $value } in the hand of { $owner }: { $count }.
dale-reason-fits = With the value { $value } the hand makes stack { $number }.
dale-reason-value = The card is worth { $value } this turn.
