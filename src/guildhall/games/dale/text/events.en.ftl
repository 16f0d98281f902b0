# Dale of Merchants: what happens and what is to be decided.

## Before the first turn

dale-wished = { $seat } wishes for { $deck }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dale-wishes-done = { $seat } has voted.
dale-wish-shown = { $seat } voted for { $deck }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dale-deck-chosen = In play: { $deck }.
dale-first-seat = { $seat } begins.
dale-dealt-decks = Everybody shuffled a deck to begin with.
dale-market-dealt = The market deck was shuffled.

## Turns and drawing

dale-turn-began = Turn { $number }: { $seat }.
dale-done = { $seat } ended the turn.
dale-done-again = { $seat } ended the turn and refills.
dale-window-closed = { $seat } finished clean-up.
dale-draws = { $seat } drew a card.
dale-drew = { $seat } drew { $card }.
dale-reshuffled = { $seat } shuffled the discard pile into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
dale-market-reshuffled = The market discard was shuffled into a new market deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
dale-junk-taken = { $seat } took { $count ->
    [one] { $count } junk card
   *[other] { $count } junk cards
}: deck and discard pile were empty.
dale-discarded = To the discard pile of { $seat }: { $card }.
dale-thrown = { $seat } threw away { $card }.
dale-stocked = New at the market, { $slot ->
    [0] without surcharge
   *[other] surcharge { $slot }
}: { $card }.

## Buying

dale-buying = { $seat } wants to buy { $card } for { $price }.
dale-pays = { $seat } pays with { $card } ({ $value }).
dale-pays-as = { $seat } pays with { $card } as { $as_card } ({ $value }).
dale-paid = { $seat } paid with { $card } ({ $value }).
dale-paid-as = { $seat } paid with { $card } as { $as_card } ({ $value }).
dale-scrapped = { $seat } threw away { $card } of the payment.
dale-bought = { $seat } bought { $card } for { $price }.
dale-bought-discarded = { $seat } bought { $card } from the market discard for { $price }.

## Building

dale-building = { $seat } wants to build stack { $number }.
dale-lays = { $seat } lays { $card } ({ $value }).
dale-lays-as = { $seat } lays { $card } as { $as_card } ({ $value }).
dale-fetches = { $seat } fetches { $card } ({ $value }) from the discard pile.
dale-fetches-as = { $seat } fetches { $card } as { $as_card } ({ $value }) from the discard pile.
dale-stacked = { $seat } added { $card } ({ $value }) to the stack.
dale-stacked-as = { $seat } added { $card } as { $as_card } ({ $value }) to the stack.
dale-fetched = { $seat } added { $card } ({ $value }) from the discard pile to the stack.
dale-fetched-as = { $seat } added { $card } as { $as_card } ({ $value }) from the discard pile to the stack.
dale-built = { $seat } built stack { $number }.
dale-asked = { $seat } asked { $owner } to help with stack { $number }.
dale-offered = { $seat } has laid { $card } ({ $value }).
dale-offered-as = { $seat } has laid { $card } as { $as_card } ({ $value }).
dale-declined = { $seat } did not help { $owner }.
dale-taken-back = { $seat } took { $card } back into the hand.
dale-bonus = { $seat } may build stack { $number } at once.
dale-bonus-declined = { $seat } did without a further stack.

## Inventory

dale-sorting = { $seat } takes inventory.
dale-sets-aside = { $seat } wants to discard { $card }.
dale-sorted = { $seat } took inventory and discarded { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
}.

## Techniques and abilities

dale-played = { $seat } played { $card }.
dale-played-as = { $seat } played { $card } as { $as_card }.
dale-targeted = { $seat } chose { $owner }.
dale-nobody-targeted = { $seat } chose nobody.
dale-no-more-targets = { $seat } chose nobody else.
dale-shown = { $seat } showed { $card }.
dale-rolling = { $seat } rolls for { $card }.
dale-rolling-as = { $seat } rolls for { $card } as { $as_card }.
dale-rolled = { $seat } rolled { $points }.
dale-discovers = { $seat } used { $card } on the market deck.
dale-discovers-as = { $seat } used { $card } as { $as_card } on the market deck.
dale-copied-as = { $seat } let { $card } become { $as_card }.
dale-cookies = { $seat } showed { dale-card-cookies }: the hand size is { $count } larger.
dale-flashy = All cards of { $seat } are worth { $count } more this turn.
dale-recovered = { $seat } took { $card } back from the discard pile.
dale-looks = { $seat } looked at a card.
dale-saw = { $seat } saw { $card }.
dale-keeps = { $seat } took one of the cards.
dale-kept = { $seat } took { $card }.
dale-puts-back = { $seat } put { $card } back onto the deck.
dale-puts-back-hidden = { $seat } put a card back onto the deck.
dale-took-goods = { $seat } took { $card } from the market.
dale-swapped-goods = { $seat } took { $card } from the market in exchange.
dale-market-draws = { $seat } drew a card from the market deck.
dale-market-drew = { $seat } drew { $card } from the market deck.
dale-turned-deck = { $seat } swapped deck and discard pile.
dale-deck-mixed = { $seat } shuffled the known cards into the deck.
dale-slipped = { $seat } put a card on the deck of { $owner }.
dale-slipped-card = { $seat } put { $card } on the deck of { $owner }.
dale-took-card = { $seat } took a random card from { $owner }.
dale-took = { $seat } took { $card } from { $owner }.
dale-gave-card = { $seat } gave { $owner } a card.
dale-gave = { $seat } gave { $owner } { $card }.
dale-grabbed = { $seat } took { $card } from the discard pile of { $owner }.
dale-gambled = { $seat } rolled { $points } for { dale-card-gamble }.
dale-gamble-over = { $seat } and { $owner } took each other’s cards.
dale-mixed = { $seat } and { $owner } mixed { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
dale-deals = One of the mixed cards went to { $seat }.
dale-dealt = { $seat } was dealt { $card }.
dale-swapped-stall = { $seat } took { $card } from stack { $number } of { $owner }.
dale-charmed = { $seat } revealed { $card }.
dale-set-value = { $seat }: { $card } is worth { $value } this turn.
dale-set-value-as = { $seat }: { $card } as { $as_card } is worth { $value } this turn.
dale-hid = { $seat } lets { $owner } guess a card.
dale-hid-card = { $seat } picked { $card } for the guess.
dale-hid-card-as = { $seat } picked { $card } as { $as_card } for the guess.
dale-guessed = { $seat } guessed { $value }.
dale-revealed = { $seat } showed { $card }: its value is { $value }.
dale-revealed-as = { $seat } showed { $card } as { $as_card }: its value is { $value }.
dale-guess-right = { $seat } guessed right.
dale-guess-wrong = { $seat } guessed wrong.

## The end

dale-won = { $seat } completed the stall and wins.
dale-team-won = { $seat } and { $owner } completed their stall and win.
dale-rounds-over = { $count } rounds have been played: the game is over, and the fullest stall wins.

## What to decide now

dale-decision-wish = Vote for the animalfolk you would like best, one after the other.
dale-decision-act = Choose your action: buy, play a technique, build, or take inventory.
dale-decision-pay = Choose the cards you pay with.
dale-decision-scrap = Choose up to three junk cards of the payment to throw away.
dale-decision-stack = Choose the cards of the stack.
dale-decision-help = Your partner asks for help: complete the stack or decline.
dale-decision-bonus = Build the next stack at once, or do without.
dale-decision-inventory = Choose the cards you discard.
dale-decision-end = End your turn, or use an ability first.
dale-decision-window = Clean-up: use an ability, or go on.
dale-decision-order = Choose the card that goes onto the pile next.
dale-decision-throw = Choose a card to throw away.
dale-decision-keep = Choose the card you take.
dale-decision-return = Choose the card that goes back onto your deck next.
dale-decision-slot = Choose a card of the market.
dale-decision-target = Choose a player.
dale-decision-give = Choose the card you give away.
dale-decision-swap = Choose the card of an opponent’s stall you take.
dale-decision-charm = Choose what the revealed chameleon is in your stack.
dale-decision-hide = Choose the card whose value is to be guessed.
dale-decision-guess = Guess the value of the hidden card.
dale-decision-value = Choose the value of your card for this turn.
dale-decision-deck = Chance picks an animalfolk.
dale-decision-first = Chance picks who begins.
dale-decision-draw = A card is being drawn.
dale-decision-market = A card of the market deck is being turned up.
dale-decision-take = A random card is being picked.
dale-decision-deal = Cards are being dealt.
dale-decision-die = The die is rolling.

## What a move brings, and where everybody stands

dale-source-stack = Stack
dale-source-payment = Payment
dale-source-sum = Sum of the stack
dale-source-stacks = Stacks
dale-source-hand = Cards in hand
dale-source-deck = Cards in the deck
dale-source-discard = Cards on the discard pile
dale-source-junk = Junk among them
dale-part-1 = Stack 1
dale-part-2 = Stack 2
dale-part-3 = Stack 3
dale-part-4 = Stack 4
dale-part-5 = Stack 5
dale-part-6 = Stack 6
dale-part-7 = Stack 7
dale-part-8 = Stack 8
dale-part-9 = Stack 9
dale-part-10 = Stack 10
dale-part-now = Now

## Above the table in a terminal

dale-headline-turn = Turn { $number }: { $seat }
dale-headline-market = Market, surcharge { $slot }: { $card } for { $price }
dale-headline-discard = On top of the market discard: { $card }
dale-headline-seat = { $seat }: { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}, hand { $hand }, deck { $deck }, discard pile { $discard }
dale-headline-hand = Hand: { $cards }
dale-watch-score = { $seat }: { $total ->
    [one] { $total } stack
   *[other] { $total } stacks
}
dale-watch-winner = { $seat } wins with { $total ->
    [one] { $total } stack
   *[other] { $total } stacks
}.
