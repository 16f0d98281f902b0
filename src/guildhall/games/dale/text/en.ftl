# Dale of Merchants: what players read. The cards stand in a file of their own, and so does what happens.

## The game

dale-name = Dale of Merchants
dale-tagline = Trade with six animalfolk, use their tricks and be the first to fill your stall.

## Animalfolk: name and character, then the short name

dale-deck-macaws = Snappy Scarlet Macaws
dale-deck-macaws-rule = Hand management: change, search and stretch your hand. Easy to begin with, and there is always more to find.
dale-deck-pandas = Dealing Giant Pandas
dale-deck-pandas-rule = Market knowledge: more choice, better prices, free goods. Calm and good for a first game.
dale-deck-raccoons = Thieving Northern Raccoons
dale-deck-raccoons-rule = Conflict: steal, swap and spoil what others have. Nothing is safe from them.
dale-deck-squirrels = Hoarding Flying Squirrels
dale-deck-squirrels-rule = Stalls: build with junk, with mixed or old cards, and build twice. Nobody fills a stall faster.
dale-deck-ocelots = Lucky Ocelots
dale-deck-ocelots-rule = Luck: roll, mix and gamble. Much can be won, and much can go wrong.
dale-deck-chameleons = Adapting Veiled Chameleons
dale-deck-chameleons-rule = Imitation: nearly every card becomes a copy of another. For those who know the other animalfolk.
dale-set-macaws = Macaws
dale-set-pandas = Pandas
dale-set-raccoons = Raccoons
dale-set-squirrels = Squirrels
dale-set-ocelots = Ocelots
dale-set-chameleons = Chameleons

## What an animalfolk is like

dale-trait-complexity = Complexity
dale-trait-complexity-help = How much there is to read and to keep in mind.
dale-trait-interaction = Interaction
dale-trait-interaction-help = How often your moves touch what others have.
dale-trait-nastiness = Nastiness
dale-trait-nastiness-help = How much it can hurt.
dale-trait-luck = Luck
dale-trait-luck-help = How much chance decides.

## Kinds of cards

dale-kind-technique = Technique
dale-kind-passive = Passive
dale-kind-junk = Junk

## Words of the game

dale-term-technique = Technique
dale-term-technique-rule = A card you play from your hand as an action. Its effect is carried out from top to bottom, then it goes to your discard pile.
dale-term-passive = Passive
dale-term-passive-rule = A card that is not played: it helps while it is in your hand, in a payment or in a stack, as it says.
dale-term-junk = Junk
dale-term-junk-rule = A card of value 1 without animalfolk and effect. It pays, but is not built.
dale-term-animalfolk = Animalfolk
dale-term-animalfolk-rule = A deck of 15 cards. A stack takes cards of one animalfolk only.
dale-term-value = Value
dale-term-value-rule = The number of a card: what it pays and what it counts in a stack. Effects can change it for a turn.
dale-term-plus = Extra action (+)
dale-term-plus-rule = After a technique with a plus you have one more action, of any kind.
dale-term-market = Market
dale-term-market-rule = Five spaces with cards for sale. The surcharge of the space, 4 to 0 from left to right, comes on top of the value.
dale-term-discard = Discard
dale-term-discard-rule = Put a card on top of its owner’s discard pile. All discard piles lie open, and their order stays.
dale-term-throw_away = Throw away
dale-term-throw_away-rule = Junk goes back to the junk pile, any other card on top of the market discard. What is printed on the card decides, not what it copies.
dale-term-stall = Stall
dale-term-stall-rule = Where your stacks lie: eight to win, ten in the team game.
dale-term-stack = Stack
dale-term-stack-rule = Cards of one animalfolk whose values add up to exactly the next number of your stall.
dale-term-inventory = Inventory
dale-term-inventory-rule = The action of discarding as many hand cards as you like, even none.
dale-term-clean_up = Clean-up
dale-term-clean_up-rule = The end of your turn: refill your hand, then slide and fill the market.
dale-term-hand_size = Hand size
dale-term-hand_size-rule = How many cards you refill to: five, and more with { dale-card-cookies }. Cards above it stay.
dale-term-needless = Needless card
dale-term-needless-rule = A card of a payment without which the rest would still reach the price. It is not allowed.
dale-term-copy = Copy
dale-term-copy-rule = What a chameleon is when it is used: animalfolk, value, kind and effect of another card, until the end of the turn.
dale-term-opponent = Opponent
dale-term-opponent-rule = Everybody but you and your team mate. “Another player” may be the team mate.

## Options of a new game

dale-option-decks = Animalfolk
dale-option-decks-help = One deck more than there are players is in play; in the team game four. Let chance choose, vote in secret for the ones you would like best, or pick them yourself.
dale-option-decks-random = Random
dale-option-decks-vote = By vote
dale-option-teams = Teams
dale-option-teams-help = Four players in two teams, partners opposite each other, with one stall of ten stacks per team. Partners may help each other with a stack.
dale-option-teams-no = Everybody alone
dale-option-teams-yes = Two teams
dale-option-first = First player
dale-option-first-help = Who has the first turn. After that it goes round clockwise.
dale-option-first-random = Random
dale-option-first-1 = Seat 1
dale-option-first-2 = Seat 2
dale-option-first-3 = Seat 3
dale-option-first-4 = Seat 4
dale-option-rounds = Longest game
dale-option-rounds-help = Should nobody be able to build any more, the game ends after so many rounds and the fullest stall wins.
dale-option-rounds-250 = 250 rounds
dale-option-rounds-none = No limit
dale-option-copied_values = Copying a changed value
dale-option-copied_values-help = Whether a chameleon takes over a change of value that its model already has.
dale-option-copied_values-altered = With the change
dale-option-copied_values-printed = Printed value
dale-option-copied_roll = Copying after the roll
dale-option-copied_roll-help = Whether a copy of a { dale-card-bold_haggler } that has rolled takes over the result or may roll itself.
dale-option-copied_roll-inherited = Takes over the roll
dale-option-copied_roll-own = Rolls itself
dale-option-turned_deck = { dale-card-wily_fellow }
dale-option-turned_deck-help = In which order the old deck lies when it becomes the discard pile.
dale-option-turned_deck-reversed = Turned over
dale-option-turned_deck-shuffled = Shuffled
dale-option-copied_junk = Chameleons as junk
dale-option-copied_junk-help = Whether a chameleon that pays as junk may be thrown away by { dale-card-essential_purchase }.
dale-option-copied_junk-counts = Counts as junk
dale-option-copied_junk-not = Does not count
dale-option-partner_passives = Passives of the partner
dale-option-partner_passives-help = Whether passives that a partner adds to a stack help the whole stack.
dale-option-partner_passives-count = Count
dale-option-partner_passives-not = Do not count
