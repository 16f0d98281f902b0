# Dale of Merchants: words of the play screen. Names of cards, animalfolk and seats come ready to
# read; $names is a list of seats in words and $count how many they are; $percent comes formatted.

## What to do now: my own turn

dale-ui-prompt-wish = Vote: wish { $number } of { $of }
dale-ui-prompt-wished = Your wishes are complete
dale-ui-prompt-act = Choose your action
dale-ui-prompt-market = Buy: choose a card of the market
dale-ui-prompt-technique = Technique: choose a card of your hand
dale-ui-prompt-pay = Buy { $card }: pay { $price }
dale-ui-prompt-scrap = Throw away up to three junk cards of your payment
dale-ui-prompt-stack = Build stack { $number }
dale-ui-prompt-help = { $owner } asks you to help with stack { $number }
dale-ui-prompt-bonus = You may build stack { $number } at once
dale-ui-prompt-inventory = Inventory: choose cards to discard
dale-ui-prompt-end = End your turn
dale-ui-prompt-window = Clean-up: use an ability or go on
dale-ui-prompt-refilling = Refilling
dale-ui-prompt-order = { $card }: which card goes onto the pile next?
dale-ui-prompt-throw = { $card }: choose a card to throw away
dale-ui-prompt-keep = { $card }: choose the card you take
dale-ui-prompt-return = { $card }: which card goes back onto your deck next?
dale-ui-prompt-slot = { $card }: choose a card of the market
dale-ui-prompt-target = { $card }: choose a player
dale-ui-prompt-give = { $card }: choose the card you give away
dale-ui-prompt-swap = { $card }: choose a card of another stall
dale-ui-prompt-charm = { $card }: choose what the revealed card is
dale-ui-prompt-hide = { $card }: choose the card to be guessed
dale-ui-prompt-value = { $card }: choose the new value of your card
dale-ui-prompt-guess = { $owner } hides a card: guess its value
dale-ui-prompt-face = { $card }: choose how to use it
dale-ui-prompt-picked-buy = Buy { $card } for { $price }?
dale-ui-prompt-picked-play = Play { $card }?
dale-ui-prompt-picked-play-as = Play { $card } as { $model }?
dale-ui-prompt-picked-roll = Roll the die for { $card }?
dale-ui-prompt-picked-discover = Use { $card }?
dale-ui-prompt-picked-copy = Let { $card } become Cookies?

## What to do now: waiting and watching

dale-ui-prompt-wait = { $what ->
    [wish] { $names } { $count ->
        [1] is
       *[other] are
    } still voting
    [help] { $names } may help with the stack
    [guess] { $names } has to guess
    [technique] { $names } is carrying out a technique
    [bonus] { $names } may build once more
   *[act] { $names } { $count ->
        [1] is
       *[other] are
    } thinking
}
dale-ui-prompt-watch = { $what ->
    [wish] Voting: { $names }
    [help] { $names } is asked for help
    [guess] { $names } is guessing
    [technique] { $names } plays a technique
    [bonus] { $names } may build again
   *[act] { $names } to move
}
dale-ui-prompt-chance = { $stage ->
    [deck] Chance picks the animalfolk
    [first] Chance picks who begins
    [hands] The hands are being dealt
    [row] The market is being laid out
    [refill] { $name } is refilling the hand
    [restock] The market is being refilled
    [roll] The die is rolling
    [die] The die is rolling
   *[other] Cards are being drawn
}
dale-ui-prompt-over = The game is over

## The quieter line under it

dale-ui-aside-wish = Your dearest wish first. The others cannot see it yet.
dale-ui-aside-wished = You can still take them back until you send them.
dale-ui-aside-market = Marked are the cards your hand can pay.
dale-ui-aside-technique = Marked are the techniques you can play.
dale-ui-aside-step = Tap a card to see what it does.
dale-ui-aside-picked-buy = Then choose the hand cards you pay with.
dale-ui-aside-act = Buy a card, play a technique{ $canBuild ->
    [yes] , build stack { $number }
   *[no] {""}
} or take inventory.
dale-ui-aside-pay = { $state ->
    [none] Choose the hand cards you pay with.
    [less] Chosen { $sum }. { $missing } missing.
    [more] Chosen { $sum }. { $over } more than needed.
   *[exact] Chosen { $sum }. Exactly right.
}
dale-ui-aside-scrap = Junk thrown away is gone from your deck for good.
dale-ui-aside-stack = { $state ->
    [exact] Laid { $sum }. Complete.
   *[less] Laid { $sum }. { $missing } missing.
}
dale-ui-aside-bonus = Winter is Coming lets you build again.
dale-ui-aside-inventory = { $count ->
    [0] You may also discard nothing.
    [one] { $count } card chosen.
   *[other] { $count } cards chosen.
}
dale-ui-aside-end = Then your hand and the market are refilled.
dale-ui-aside-window = Marked cards have an ability for now. Otherwise your turn is over.
dale-ui-aside-guess = If you are right, the card is discarded.
dale-ui-aside-face = It can be used in several ways.
dale-ui-aside-wait = You will be called when it is your turn.
dale-ui-aside-watch = You are watching.

## Why a card cannot be chosen

dale-ui-refused-wait = It is not your turn.
dale-ui-refused-now = It cannot be chosen now.
dale-ui-refused-price = Your hand cannot pay { $price }.
dale-ui-refused-technique = This technique cannot be played now.
dale-ui-refused-passive = This card is not played. It helps when you pay or build.
dale-ui-refused-scrap = Only junk of the payment can be thrown away.
dale-ui-refused-paid = The price of { $price } is reached: no further card is needed.
dale-ui-refused-needless = With it { $card } would not be needed: { $price } would be reached anyway.
dale-ui-refused-payment = No payment with this card works out.
dale-ui-refused-complete = Stack { $number } is complete.
dale-ui-refused-too-much = It is worth { $value }, but only { $missing } is missing.
dale-ui-refused-junk = Junk is built only together with a card that allows it.
dale-ui-refused-folk = This stack is of one animalfolk: { $folk }.
dale-ui-refused-stack = No stack { $number } with this card works out.

## Buttons

dale-ui-mode-market = Buy
dale-ui-mode-technique = Technique
dale-ui-mode-stall = Stack { $number }
dale-ui-mode-inventory = Inventory
dale-ui-none-market = You cannot pay for any card of the market.
dale-ui-none-technique = You have no technique to play.
dale-ui-none-stall = Your hand does not make up the next stack.
dale-ui-none-inventory = Not now.
dale-ui-first-pay = Still { $missing } to pay.
dale-ui-first-stack = { $missing ->
    [0] First choose cards.
   *[other] Still { $missing } missing.
}
dale-ui-first-face = First choose how.
dale-ui-first-act = First choose a marked card.
dale-ui-first-bonus = First choose a marked card.
dale-ui-first-end = First choose a marked card.
dale-ui-first-window = First choose a marked card.
dale-ui-first-scrap = First choose junk of the payment.
dale-ui-first-wish = { $count ->
    [one] Choose { $count } more animalfolk.
   *[other] Choose { $count } more animalfolk.
}
dale-ui-first-throw = First choose a marked card.
dale-ui-first-keep = First choose one of the cards.
dale-ui-first-slot = First choose a marked card of the market.
dale-ui-first-target = First choose a marked player.
dale-ui-first-give = First choose a card of your hand.
dale-ui-first-swap = First choose a card of a stall.
dale-ui-first-charm = First choose what it is.
dale-ui-first-hide = First choose a card of your hand.
dale-ui-first-guess = First choose a number.
dale-ui-first-value = First choose a number.
dale-ui-do-pay = Buy for { $price }
dale-ui-do-build = Build { $number }
dale-ui-do-inventory = { $count ->
    [0] Discard none
   *[other] Discard { $count }
}
dale-ui-do-wish = Send wishes
dale-ui-do-buy = Buy
dale-ui-do-play = Play
dale-ui-do-roll = Roll
dale-ui-do-discover = Throw away
dale-ui-do-copy = Become it
dale-ui-do-scrap = Throw away
dale-ui-do-throw = Throw away
dale-ui-do-keep = Take
dale-ui-do-slot = Take
dale-ui-do-target = Choose
dale-ui-do-give = Give away
dale-ui-do-swap = Swap
dale-ui-do-stack = Build
dale-ui-do-charm = Build
dale-ui-do-hide = Hide
dale-ui-do-guess = Guess
dale-ui-do-value = Set
dale-ui-way-play-as = Play as { $card }
dale-ui-way-roll-as = Roll as { $card }
dale-ui-way-discover-as = Use as { $card }
dale-ui-way-copy-as = As { $card }
dale-ui-way-pay-as = As { $card }
dale-ui-way-stack-as = As { $card }
dale-ui-way-fetch-as = As { $card }
dale-ui-way-hide-as = As { $card }
dale-ui-ways = Ways to use it
dale-ui-numbers = Numbers
dale-ui-ask = Ask { $partner }
dale-ui-decline = Decline
dale-ui-enough = Enough
dale-ui-enough-window = Go on
dale-ui-enough-bonus = Do without
dale-ui-done = End turn
dale-ui-as-they-lie = As they lie
dale-ui-all = Choose all
dale-ui-put-away = Put away
dale-ui-undo = Undo
dale-ui-redo = Redo
dale-ui-restart = Restart turn
dale-ui-not-yet = Not yet
dale-ui-more = More
dale-ui-undo-nothing-to-undo = There is nothing to take back.
dale-ui-undo-learnt = You have learnt something since: a card, a roll or what others did.
dale-ui-undo-passed = Your turn is over.
dale-ui-undo-answered = The others have gone on since.
dale-ui-ask-done = This draws new cards and cannot be taken back.
dale-ui-ask-unused = You could still use an ability. End the turn? It cannot be taken back.
dale-ui-ask-play = What a technique draws or shows cannot be taken back.
dale-ui-ask-luck = What comes up cannot be taken back.
dale-ui-answer-done = End turn
dale-ui-answer-unused = End turn
dale-ui-answer-play = Play
dale-ui-answer-luck = Go on

## Labels

dale-ui-turn = Turn { $number }
dale-ui-your-turn = Your turn
dale-ui-turn-of = { $name }’s turn
dale-ui-next = next
dale-ui-market = Market
dale-ui-market-deck = { $count ->
    [one] Market deck: { $count } card
   *[other] Market deck: { $count } cards
}
dale-ui-market-discard = { $count ->
    [one] Market discard: { $count } card
   *[other] Market discard: { $count } cards
}
dale-ui-market-pile = Market
dale-ui-thrown-pile = Thrown
dale-ui-deck = Deck
dale-ui-discard = Discard
dale-ui-junk = Junk
dale-ui-junk-pile = { $count ->
    [one] Junk pile: { $count } card
   *[other] Junk pile: { $count } cards
}
dale-ui-own-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}{ $known ->
    [0] {""}
   *[other] , top known: { $known }
}
dale-ui-own-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
dale-ui-deck-of = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
dale-ui-deck-top = You know these cards on top of the deck.
dale-ui-discard-of = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
dale-ui-top-first = The uppermost card comes first.
dale-ui-piles = Piles
dale-ui-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
dale-ui-hand-of = { $count ->
    [one] { $name }’s hand: { $count } card
   *[other] { $name }’s hand: { $count } cards
}
dale-ui-stack = Stack { $number }
dale-ui-stacks = Stacks
dale-ui-stack-of = Stack { $number }: { $cards }
dale-ui-stack-next = Stack { $number }, next
dale-ui-stack-none = not built
dale-ui-stall-of = { $name }’s stall: { $count } of { $of } stacks
dale-ui-stalls = Stalls of your opponents
dale-ui-slot-empty = Empty place, surcharge { $surcharge }
dale-ui-price-of = price { $price }
dale-ui-price = Price
dale-ui-value = Value
dale-ui-surcharge = Surcharge
dale-ui-stack-number = Stack
dale-ui-laid = Laid
dale-ui-slack = Accordion
dale-ui-missing = Missing
dale-ui-focus-price = Your purchase
dale-ui-focus-stack = Your stack
dale-ui-focus-picked = Chosen card
dale-ui-focus-technique = Played by { $name }
dale-ui-aside = Cards laid aside
dale-ui-from-discard = From your discard pile
dale-ui-rolling = The die is rolling
dale-ui-rolled = Rolled { $points }
dale-ui-rivals = Other players
dale-ui-closely = In focus
dale-ui-rival = { $name }{ $isPartner ->
    [yes] {" "}(partner)
   *[no] {""}
}: { $stacks } of { $of } stacks, hand { $hand }, deck { $deck }, discard pile { $discard }{ $state ->
    [legal] , can be chosen
    [picked] , chosen
   *[none] . Show more
}
dale-ui-chronicle = Chronicle
dale-ui-chronicle-whole = Whole chronicle
dale-ui-rules-link = Rules of { $card }
dale-ui-side-of = { $name }’s side of the table

## Cards for those who hear them

dale-ui-copy-of = { $copy } (copied by { $card })
dale-ui-copy-until = { $card } is a copy until the end of the turn.
dale-ui-ability-used = Its ability has been used this turn.
dale-ui-face = { $card } ({ $value })
dale-ui-could-be = Now it could be { $cards }.
dale-ui-card-hidden = Unknown card
dale-ui-card = { $name }, { $value }, { $kind }{ $isFolk ->
    [yes] , { $folk }
   *[no] {""}
}{ $state ->
    [legal] , can be chosen
    [laid] , laid
    [picked] , chosen
    [off] , cannot be chosen
   *[none] {""}
}

## What the others did

dale-ui-recap = Since your turn
dale-ui-recap-turn = Latest turn
dale-ui-recap-previous = Previous step
dale-ui-recap-next = Next step
dale-ui-recap-skip = Skip to the end
dale-ui-recap-close = Put it away
dale-ui-recap-again = Show once more what happened

## Odds

dale-ui-odds = Odds
dale-ui-odds-deck = { $isReshuffled ->
    [yes] Your next card, after reshuffling:
   *[no] Your next card:
}
dale-ui-odds-market = { $isReshuffled ->
    [yes] Next at the market, after reshuffling:
   *[no] Next at the market:
}
dale-ui-odds-card = { $card }: { $percent }
dale-ui-odds-more = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}
dale-ui-odds-none = No card is left.

## Voting

dale-ui-vote = Which animalfolk shall trade?
dale-ui-vote-help = Everybody wishes in secret; the dearest wish counts most.
dale-ui-wish-place = Wish { $number }
dale-ui-trait-level = { $much } of { $of }
dale-ui-forecast = Bots: about { $turns } turns; who begins wins { $percent }
dale-ui-forecast-mix = If it comes as you wish: about { $turns } turns between bots; who begins wins { $percent }.

## End of the game

dale-ui-win-you = You win!
dale-ui-win-team-you = Your team wins!
dale-ui-win-one = { $count ->
    [1] { $names } wins
   *[other] { $names } win
}
dale-ui-win-margin = { $stacks } stacks in { $turns } turns; the next best has { $behind }
dale-ui-win-shared = { $names } share the victory
dale-ui-win-rounds = The fullest stall after { $rounds } rounds: { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}; the next best has { $behind }
dale-ui-win-rounds-all = { $rounds } rounds are over, and each stall has { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}
dale-ui-ledger = The stalls
dale-ui-ledger-help = What lies in each stack of each stall
dale-ui-cards-left = Other cards

## The table as text

dale-ui-text-view = Table as text
dale-ui-text-possible = Possible
dale-ui-text-hand = Hand
dale-ui-text-laid = Laid
dale-ui-text-thrown = Market discard
dale-ui-text-discard = Discard pile
dale-ui-text-slot = { $slot }: { $card } for { $price }
dale-ui-text-stall = { $name } ({ $count }/{ $of })
dale-ui-text-seat = hand { $hand }, deck { $deck }, discard pile { $discard }
dale-ui-move-label = Type a move
dale-ui-move-hint = For example: { $move }
dale-ui-move-send = Play it

## Keys

dale-ui-key-hand = Choose a card of your hand by its place
dale-ui-key-main = The main action
dale-ui-key-stall = Build the next stack
dale-ui-key-inventory = Take inventory
dale-ui-key-done = End the turn
dale-ui-key-cancel = Put away what is chosen

## Living room

dale-ui-display-turn = Turn { $number }: { $names }

## Hints: $what is a card, an animalfolk, a seat or a number

dale-ui-advice = { $verb ->
    [wish] Wish for { $what }
    [buy] Buy { $what }
    [buy-discarded] Buy the discarded market card
    [play] Play { $what }
    [build] Build stack { $number }
    [inventory] Take inventory
    [roll] Roll for { $what }
    [discover] Throw away with { $what }
    [copy] { $what }: become Cookies
    [pay] Pay with { $what }
    [settle] Complete it
    [stack] Build with { $what }
    [fetch] Fetch { $what }
    [ask] Ask the partner for help
    [decline] Decline
    [scrap] Throw { $what } away
    [throw] Throw { $what } away
    [enough] Do no more
    [discard] Discard { $what }
    [done] End the turn
    [done-again] End the turn
    [put] { $what } next
    [keep] Take { $what }
    [return] Put { $what } back
    [slot] Take { $what }
    [target] Choose { $what }
    [give] Give { $what } away
    [swap] Swap for { $what }
    [hide] Hide { $what }
    [guess] Guess { $what }
   *[value] Value { $what }
}
