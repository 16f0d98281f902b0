# Dale of Merchants: the rules reference. Names and effects of cards come from the game's own words.

## The page

dale-rules-heading = How to play Dale of Merchants
dale-rules-lead = Everything about the game in our own words: read it from top to bottom, or look up one card.
dale-rules-search = Search the rules
dale-rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
}
dale-rules-chapter-course = The game
dale-rules-chapter-values = Values and stacks
dale-rules-chapter-copying = Chameleons
dale-rules-chapter-team = The team game
dale-rules-chapter-secrets = What is hidden
dale-rules-chapter-ruling = Where the rulebook is silent
dale-rules-chapter-option = Options of a table
dale-rules-chapter-words = Words of the game
dale-rules-chapter-app = At this table
dale-rules-note-technique-plus = Technique with extra action, value { $value }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}
dale-rules-note-technique = Technique, value { $value }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}
dale-rules-note-passive = Passive, value { $value }, { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}
dale-rules-note-junk = Value { $value }, { $copies } cards in the box

## The game

dale-rules-goal = The goal
dale-rules-goal-aim = Merchants from everywhere meet at one market, and the guild will admit only one of them: the one whose stall is full first. You build eight stacks, worth 1, 2, 3 and so on up to 8, in this order.
dale-rules-goal-deck = You begin with ten poor cards, buy better ones and use what they can do. What you build leaves your deck for good: the same card cannot help you and lie in your stall.

dale-rules-setup = Before the first turn
dale-rules-setup-decks = One animalfolk deck more than there are players is in play: 3, 4 or 5 decks with 2, 3 or 4 players. Each has 15 cards: four of value 1, three each of value 2, 3 and 4, and two single cards of value 5.
dale-rules-setup-start = Everybody gets a deck of 10 cards: one value 1 card of each animalfolk in play, the rest junk. You draw 5 of them as your first hand.
dale-rules-setup-market = All cards of value 2 to 5 are shuffled together as the market deck, and five of them fill the market from right to left. The value 1 cards that are left over leave the game.
dale-rules-setup-first = Chance picks the first player, unless the table has agreed on one. Then turns go round clockwise.

dale-rules-zones = Where cards lie
dale-rules-zones-own = Each player has a hand, a deck, a discard pile and a stall. Hand and deck are hidden, but everybody sees how many cards they hold.
dale-rules-zones-shared = The market, the market deck, the market discard and the junk pile belong to all.
dale-rules-zones-discards = Discard piles lie open. Anybody may look through them at any time, but their order never changes. If you put several cards there at once, you choose the order: many effects look at the top card.
dale-rules-zones-throw-away = Throwing away is not discarding: junk goes back to the junk pile, every other card on top of the market discard.

dale-rules-turn = A turn, step by step
dale-rules-turn-action = 1. Action: buy a card, play a technique, build a stack, or take inventory. One of them you must do.
dale-rules-turn-more = 2. Further actions: only after a technique with a plus.
dale-rules-turn-end = 3. End: you say that you are done. Until then nothing is drawn for you, and what taught you nothing new can be taken back.
dale-rules-turn-clean-up = 4. Clean-up: refill your hand, then the market. Then it is the next player’s turn.

dale-rules-buying = Buying
dale-rules-buying-price = The price is the value of the card plus the surcharge of its space: 4, 3, 2, 1, 0 from left to right. Cards move to the right over time and become cheaper.
dale-rules-buying-pay = You pay with hand cards. Each is worth its value, and together they must reach the price. There is no change.
dale-rules-buying-where = The payment goes to your discard pile in the order you choose, the card you bought straight to your hand.
dale-rules-buying-last = You buy one card. A plus on a card you pay with does not count. The gap in the market stays until clean-up.

dale-rules-payment = No needless card
dale-rules-payment-rule = Paying too much is fine, paying with too many cards is not: if the rest would be enough without one of the cards, that card is needless, and the payment is not allowed.
dale-rules-payment-example = A price of 5 may be paid with two cards of value 4, even if you have a 5. It may not be paid with a 5 and a 4: the 4 is needless.
dale-rules-payment-values = Values of the moment count, with every change and as what a chameleon copies.
dale-rules-payment-clearance = With { dale-card-stock_clearance } in the payment the rule is lifted.

dale-rules-techniques = Techniques
dale-rules-techniques-play = Show a technique from your hand and carry out its effect in the order it is written. Meanwhile it lies apart: it is no longer in your hand and not yet on your discard pile. Then it goes on top of that pile, unless it says something else.
dale-rules-techniques-much = Do as much as is possible. If fewer cards are there than it names, take those. You may play a technique even if nothing will happen.
dale-rules-techniques-must = What it says must be done, except where it says “may” or “up to”.

dale-rules-plus = The extra action
dale-rules-plus-one = After the effect of a technique with a plus you have one more action in the same turn, of any of the four kinds. If it is again a technique with a plus, you go on; there is no limit.
dale-rules-plus-only = The plus counts when the card is played as a technique, even without effect. It does not count in a payment or in a stack.

dale-rules-building = Building a stack
dale-rules-building-number = The next number is one more than the stacks you have: first 1, in the end 8.
dale-rules-building-cards = Take any number of cards of one animalfolk from your hand whose values add up to exactly that number. Junk is not allowed, and a stack is built in one go.
dale-rules-building-stays = Later nothing checks a stack again. If a card of it is swapped, it is still a stack, and only their number counts.

dale-rules-inventory = Inventory
dale-rules-inventory-discard = Discard as many cards from your hand as you like, in any order. None is allowed too: that is how to pass.

dale-rules-abilities = Passives and their abilities
dale-rules-abilities-where = A passive works where it says: in your hand, in a payment, in a stack, or when it is bought. It is not played.
dale-rules-abilities-free = Three passives do something when you want it: { dale-card-bold_haggler } rolls the die; { dale-card-market_discovery } and { dale-card-good_old_times } throw away the top card of the market deck. Each card once per turn, and so can a copy.
dale-rules-abilities-when = This is no action. It is possible on your own turn whenever nothing is half done: not in the middle of a payment, a stack or a technique.
dale-rules-abilities-again = A card that leaves your hand and comes back in the same turn starts afresh.

dale-rules-clean_up = Clean-up
dale-rules-clean_up-hand = First draw up to your hand size: five cards, and one more for each { dale-card-cookies }. If you have more you keep them. Only the player whose turn it is draws.
dale-rules-clean_up-market = Then the cards of the market slide to the right into the gaps, in their order, and new ones fill it from right to left.
dale-rules-clean_up-abilities = Afterwards you may still throw away the top card of the market deck with an unused ability, or let a chameleon become { dale-card-cookies }. Then hand and market are filled up once more.
dale-rules-clean_up-end = In the end all effects of the turn and all copies are over.

dale-rules-drawing = When a deck runs out
dale-rules-drawing-shuffle = A discard pile becomes a new deck only when a card is needed and the deck is empty, if need be in the middle of a draw. A deck that has just run out stays empty until then.
dale-rules-drawing-others = The same holds for the market deck and for another player’s deck. If the market deck and its discard are both empty, spaces of the market stay empty.
dale-rules-drawing-junk = In clean-up, and only there: if your deck and your discard pile are both empty, the rest of your hand is filled with junk. The junk pile never runs out.

dale-rules-win = Winning
dale-rules-win-at-once = Whoever completes stack 8 wins at once, even in the middle of a turn. In the team game it is stack 10.
dale-rules-win-nobody = Cards in stalls and thrown away are gone: it can happen that nobody can build the next stack any more. So a game ends when everybody has had 250 turns. The fullest stall wins; equal ones share the victory.

## Values and stacks

dale-rules-values = What a card is worth
dale-rules-values-printed = It begins with the printed value, for a copy with that of its model.
dale-rules-values-changes = Changes follow in the order in which they happened: { dale-card-flashy_show } adds 1 to all your cards, also to later ones; the roll of { dale-card-bold_haggler } is added to that card; { dale-card-blindfold } replaces the value of one card.
dale-rules-values-example = { dale-card-flashy_show } and then { dale-card-blindfold } with a 3 makes 3. { dale-card-blindfold } with a 3 and then { dale-card-flashy_show } makes 4.
dale-rules-values-binding = A changed value must be used. It is gone when the card leaves your hand, and at the end of the turn. Prices never change.

dale-rules-helpers = Helpers in a stack
dale-rules-helpers-junk = { dale-card-stashing_vendor }: any number of junk cards from your hand may lie in the stack.
dale-rules-helpers-mixed = { dale-card-empty_chest }: the animalfolk may be mixed.
dale-rules-helpers-fetched = { dale-card-nostalgic_item }: one card may come from your discard pile. Your hand cards must obey the rules by themselves, the fetched card need not.
dale-rules-helpers-accordion = { dale-card-accordion }: the sum may miss the number by as much as there are of these cards in the stack.
dale-rules-helpers-together = Helpers may be combined, several of a kind too, and a copy helps like its model.

dale-rules-bonus = Two stacks in one turn
dale-rules-bonus-winter = A stack with { dale-card-winter_is_coming } allows the next stack at once, with the cards left in your hand. Rolls and other abilities are possible in between.
dale-rules-bonus-on = If that stack holds another one, you may go on; a { dale-card-charm } that builds it works as well. You may always do without.

## Chameleons

dale-rules-copying = When a chameleon copies
dale-rules-copying-use = Five of the six chameleon cards copy others. When you use one, it must become a copy if there is something to copy. Using means: in a payment, in a stack, played as a technique, for an ability, as the card for { dale-card-blindfold }, or counted for your hand size.
dale-rules-copying-no-use = Being discarded, thrown away, given, stolen, swapped or put on a deck is no use. Then it stays what is printed.
dale-rules-copying-what = The copy has the animalfolk, value, kind, plus and effect of its model. A copy of junk is junk: it pays 1 and needs a helper to be built.

dale-rules-models = What they copy
dale-rules-models-list = { dale-card-flexible_shopkeeper }: a card of your latest stack. { dale-card-reflection }: the top of another player’s discard pile. { dale-card-good_old_times }: the top of the market discard. { dale-card-trendsetting }: a card of the market. { dale-card-seeing_doubles }: another card in your hand.
dale-rules-models-choice = If there are several models, you choose. { dale-card-gift_voucher } copies nothing; it is an ordinary technique.

dale-rules-chains = Copying a chameleon
dale-rules-chains-on = If the model is a copying chameleon itself, go on with its rule, seen from your seat, until you come to a card that does not copy. That one is the model. You may take any way that leads to one.
dale-rules-chains-dead = No card is visited twice, and ways that lead nowhere do not count. If there is no other, the card is itself, with its own animalfolk and value.
dale-rules-chains-throw = If { dale-card-good_old_times } is on the way, you may first throw away the top card of the market deck, even if that makes the only model. You need not.

dale-rules-copy_time = How long a copy lasts
dale-rules-copy_time-turn = A copy is fixed for the turn while the card stays in your hand, even if its model moves away.
dale-rules-copy_time-leaves = A card that leaves your hand is a chameleon again; if it comes back, you choose anew.
dale-rules-copy_time-technique = A copied technique takes the chameleon where the technique would go: to your discard pile, into a stall with { dale-card-acorn }, to the market with { dale-card-gift_voucher }. There it is a chameleon.
dale-rules-copy_time-values = Changes of value that the model already has come along; later ones do not follow. See the option “{ dale-option-copied_values }”.

dale-rules-copy_clean_up = Chameleons and Cookies
dale-rules-copy_clean_up-alone = If { dale-card-cookies } are all a chameleon in your hand can become in clean-up, it becomes them by itself and raises your hand size.
dale-rules-copy_clean_up-choice = If it can become something else too, you are asked. The market has not been filled yet when this is looked at for the first time.

dale-rules-copy_elsewhere = Chameleons that are not in use
dale-rules-copy_elsewhere-printed = In the market, on a discard pile and in a stall a chameleon is what is printed on it. It is bought for its printed value, and in a stall it counts for nothing any more.

## The team game

dale-rules-teams = Two teams
dale-rules-teams-seats = Four players make two teams; partners sit opposite each other. Four animalfolk are in play, and everybody begins with 4 value 1 cards and 6 junk cards.
dale-rules-teams-stall = A team has one stall. Its stacks go from 1 to 10, and stack 10 wins. Hands, decks and discard piles stay separate.
dale-rules-teams-talk = Partners may talk about anything, but so that everybody can hear it.
dale-rules-teams-junk = Four junk cards more are needed than the box holds; at a real table spare value 1 cards stand in for them. They are junk in every respect.

dale-rules-help = Help from the partner
dale-rules-help-ask = You lay at least one card of your own that is still short of the number. Then you may ask your partner, also for a helper: your junk needs a { dale-card-stashing_vendor }, your mixed animalfolk an { dale-card-empty_chest }. After a no you may ask again with other cards.
dale-rules-help-answer = The partner adds one or more cards that complete the stack, or declines. Then all cards go back to the hands and you choose again.
dale-rules-help-own = “Your hand” and “your discard pile” on a card of the partner mean the partner’s. { dale-card-flashy_show } raises your own cards only.
dale-rules-help-refill = The partner’s hand is not refilled before the partner’s own clean-up.

dale-rules-others = Opponents and other players
dale-rules-others-who = { dale-card-acorn } and { dale-card-blindfold } need an opponent, never the partner. Techniques that name another player may be used on the partner as well, and { dale-card-reflection } may copy from the partner’s pile.

## What is hidden

dale-rules-secrets = Hidden and open
dale-rules-secrets-hidden = Hidden are the hands, the order of the decks, what you see with { dale-card-spyglass }, the card you keep from { dale-card-special_offer } or draw with { dale-card-new_season }, and the card you put on a deck with { dale-card-rotten_food }. Of { dale-card-dirty_exchange } and { dale-card-gamble } only the two players know the cards.
dale-rules-secrets-open = Open are all discard piles, the market, the stalls, the number of cards in hands and decks, every card that is used, shown or thrown away, every roll, and, in clean-up, the junk you take and the { dale-card-cookies } that raise your hand size.
dale-rules-secrets-drafts = What you choose for a payment, a stack or an inventory is seen by the others only when it is complete; what you take back before, they never learn. Techniques are seen as soon as they are played.

dale-rules-memory = What you have seen
dale-rules-memory-kept = The table remembers for you: a card you have seen in another hand or put on a deck stays marked for you as long as you can know where it is.
dale-rules-memory-lost = When cards are shuffled or mixed, only what is in the heap stays known, not who has which card.
dale-rules-memory-bots = Bots know exactly what a person in their seat would know.

## Where the rulebook is silent

dale-rules-edition = The card set
dale-rules-edition-classic = We play with the classic cards. The remade cards of the later anniversary edition differ in a dozen places and are not used.
dale-rules-edition-names = English names are the printed ones. Names in other languages and all texts are our own.

dale-rules-ruling-market = Market and clean-up
dale-rules-ruling-market-order = The hand is refilled before the market. The market is refilled in the middle of a turn only if a card says so.
dale-rules-ruling-market-window = Abilities may be used in clean-up too, after both have been refilled; then both are refilled again.

dale-rules-ruling-techniques = Techniques at the edge
dale-rules-ruling-techniques-few = { dale-card-shattered_relic } draws even if there was nothing to throw away. { dale-card-sabotage } throws a single card away. { dale-card-gamble } swaps as many cards as the smaller hand holds.
dale-rules-ruling-techniques-must = { dale-card-nuisance } may be played against nobody. { dale-card-new_season } and { dale-card-charm } must be carried out if they can.
dale-rules-ruling-techniques-blindfold = { dale-card-blindfold } always sets a value from 1 to 5, even after { dale-card-flashy_show }. The guess may go higher by 1 for each { dale-card-flashy_show } of the turn, and as high as any value a card of that hand has been given.

dale-rules-ruling-copies = Copies at the edge
dale-rules-ruling-copies-stay = A copy stays when its model moves away; the rulebook speaks of the whole turn.
dale-rules-ruling-copies-chains = Ways that lead nowhere are left out. Only if all do, the card is itself.
dale-rules-ruling-copies-fetched = A { dale-card-nostalgic_item } fetched from the discard pile allows one more card.

## The animalfolk

dale-rules-deck-macaws = They change your whole hand, look ahead and stretch what you have. All of their techniques have a plus, so long turns are possible.
dale-rules-deck-pandas = They clear the market, take from it for free, and turn junk into something useful when they are bought. They do nothing to other players directly.
dale-rules-deck-raccoons = Every technique but { dale-card-wily_fellow } is aimed at somebody. They make games longer and friendships shorter.
dale-rules-deck-squirrels = They bend the rules of building. Their strength lies in the stack itself, so much of it is used up when it is used.
dale-rules-deck-ocelots = The die and the top of the market deck decide. { dale-card-bold_haggler } makes even the first hands exciting.
dale-rules-deck-chameleons = What they can do depends on everything else on the table. Best played when the other animalfolk are familiar.

## The cards

dale-rules-card-junk = Two kinds of cards get rid of it for good: those that throw away from your hand or your payment, and those that pass it on to somebody else.
dale-rules-card-swift_broker = You see the new cards before you choose your extra action. What you discard last lies on top, for instance for { dale-card-favourite_toy }.
dale-rules-card-cookies = When you pay or build with them, they are gone from your hand before you refill.
dale-rules-card-shattered_relic = What you throw away lies on top of the market discard, where { dale-card-market_discovery } and { dale-card-good_old_times } reach it.
dale-rules-card-spyglass = You draw the cards you put back next, in the order you chose. A swap of the piles or another player’s { dale-card-sabotage } can spoil it.
dale-rules-card-flashy_show = In a stack it counts for each card: three cards of value 1 make a 6. So it may also make a stack impossible.
dale-rules-card-favourite_toy = Played right after another technique it brings that one back, and you can play it a second time.
dale-rules-card-loyal_partner = It helps when nothing suits you, when something suits the next player, or to put a certain card on top of the market discard.
dale-rules-card-prepaid_good = The newest card on the far left costs most to buy, and nothing with this technique.
dale-rules-card-essential_purchase = On the space without surcharge three junk cards pay it exactly, and all three may leave your deck.
dale-rules-card-market_discovery = You can throw a card away first and buy that very card afterwards.
dale-rules-card-special_offer = The card thrown away last lies on top of the market discard for everybody who can reach it.
dale-rules-card-stock_clearance = A copy works as well, as long as it is one when it pays.
dale-rules-card-wily_fellow = Cards you knew on top of your deck end up at the very bottom of the discard pile.
dale-rules-card-nuisance = In a game of two there is one other player, and you may still choose nobody. A chameleon lost this way copies nothing.
dale-rules-card-rotten_food = Junk is welcome there. If the deck was empty, it now has this one card, so nothing is shuffled until it is drawn.
dale-rules-card-dirty_exchange = A card that changes hands loses its changes of value and is no copy any more.
dale-rules-card-sabotage = A card that was put on top with { dale-card-spyglass } or { dale-card-rotten_food } is among the two.
dale-rules-card-treasure_hunter = Those who know that it is about put a poor card on top of their discard pile.
dale-rules-card-stashing_vendor = One of these and two junk cards make stack 3.
dale-rules-card-empty_chest = Its own value of 2 counts too, so it needs a stack of 2 or more.
dale-rules-card-nostalgic_item = With a card of value 4 from the discard pile it makes stack 7 with a single hand card.
dale-rules-card-acorn = A chameleon that plays as its copy stays in the opponent’s stall as a chameleon. What lies in the latest stack is what { dale-card-flexible_shopkeeper } can copy.
dale-rules-card-accordion = With two of them in a stack the sum may be off by 2 in either direction.
dale-rules-card-winter_is_coming = Keep the cards for the next stack in your hand while you build this one.
dale-rules-card-bold_haggler = A roll of 0 counts as a roll. If a chameleon copies a card that has rolled, see the option “{ dale-option-copied_roll }”.
dale-rules-card-new_season = Since value 1 cards can be thrown away as well, it turns a weak card into one of value 2 to 5 most of the time.
dale-rules-card-whirligig = All changes and copies on the cards end, since they leave the hands. Others cannot know who got which card.
dale-rules-card-charm = It is no stall action, but it can complete your last stack.
dale-rules-card-gamble = The mean result is 1.5. Play your good cards first, or hold many poor ones.
dale-rules-card-blindfold = The opponent knows what is likely: choose a card whose value you want to change anyway.
dale-rules-card-flexible_shopkeeper = What you build last decides what your shopkeepers can be, so a strong technique in the latest stack is no loss.
dale-rules-card-reflection = A copied technique is played with its plus. The owner of the model keeps it.
dale-rules-card-good_old_times = You may throw away at any moment of your turn when nothing is half done, and use the copy later.
dale-rules-card-gift_voucher = The space keeps its surcharge: on the far left the voucher costs others 8.
dale-rules-card-trendsetting = It takes over the value as well: as a copy of a 2 it is worth 2.
dale-rules-card-seeing_doubles = While you pay or build, the cards you have already laid still count as in your hand and may be copied.

## Options

dale-rules-option-decks-usual = Usually chance picks the animalfolk. Macaws, pandas and squirrels are a gentle mix for a first game.
dale-rules-option-decks-other = In a vote everybody names as many decks as are needed, best first and in secret; the best gets the most points, and the most points win. Ties are settled by chance. Or the table names the decks itself.
dale-rules-option-teams-usual = Everybody alone: the first to complete 8 stacks wins.
dale-rules-option-teams-other = Two teams: needs four players. The first team with 10 stacks wins.
dale-rules-option-first-usual = Chance picks who begins.
dale-rules-option-first-other = Or name a seat, for instance the loser of the last game.
dale-rules-option-rounds-usual = 250 rounds: nobody comes so far in a game that can still be won; most end after 10 to 30 rounds.
dale-rules-option-rounds-other = No limit: only a complete stall ends the game. A game that nobody can win any more must be left.
dale-rules-option-copied_values-usual = With the change: an exact copy of a card whose value has been changed has the changed value. { dale-card-flashy_show } is never counted twice.
dale-rules-option-copied_values-other = Printed value: a copy begins with what is printed on its model, and only { dale-card-flashy_show } and its own changes count.
dale-rules-option-copied_roll-usual = Takes over the roll: a copy of a { dale-card-bold_haggler } that has rolled has its result and may not roll again. A copy of one that has not rolled may.
dale-rules-option-copied_roll-other = Rolls itself: a copy never takes over a roll and may roll once.
dale-rules-option-turned_deck-usual = Turned over: the old deck is turned face up as one block, so its last card is on top.
dale-rules-option-turned_deck-other = Shuffled: the old deck is shuffled before it becomes the discard pile. This differs only if somebody knew cards of it.
dale-rules-option-copied_junk-usual = Counts as junk: a chameleon that pays as a copy of junk may be thrown away like junk. It is printed as a chameleon, so it goes to the market discard.
dale-rules-option-copied_junk-other = Does not count: only printed junk may be thrown away.
dale-rules-option-partner_passives-usual = Count: the passives a partner adds help the whole stack, just like your own.
dale-rules-option-partner_passives-other = Do not count: a partner’s cards give no permission; only their values count.

## At this table

dale-rules-app-pay = Paying and building
dale-rules-app-pay-sum = Choose a card to buy, then the cards to pay with: the sum stands beside the price, and a needless card is refused with the reason. The order in which you choose them is their order on the discard pile.
dale-rules-app-pay-stack = For a stack you see the number, the sum and what is missing. Only what can still become a whole stack can be chosen.
dale-rules-app-chameleons = Choosing what a chameleon is
dale-rules-app-chameleons-choice = When you use a chameleon, everything it can become is offered once. What it has become is shown on the card until the turn is over.
dale-rules-app-refill = The end of a turn
dale-rules-app-refill-moment = Where pandas or chameleons are in play, you are asked after the refill if you hold a card that can be used then. If you hold none, the turn still ends only after a short moment. In the settings you can choose never to be asked.
dale-rules-app-undo = Undo
dale-rules-app-undo-steps = You may take back your steps until a card is drawn, revealed or looked at, a die is rolled or another player answers.
dale-rules-app-undo-end = For that reason a turn ends with a step of its own: until then nothing new is drawn.
dale-rules-app-together = Together and afterwards
dale-rules-app-together-recap = When it is your turn again, you can see card by card what the others have done.
dale-rules-app-together-hotseat = Several people can share one device; hands stay covered until the right person asks for them. On a large screen for the room no hand is shown at all.
dale-rules-app-together-replay = Every moment of a game can be looked at again and has a link of its own.

## Worked pictures

dale-rules-example-buying = 2 + 3 = 5: a card of value 2 on the space with surcharge 3. Three junk cards and a 2 pay it exactly; the card paid last lies on top of the discard pile.
dale-rules-example-payment = The price is 5. 4 + 4 = 8 is allowed: neither card can be left out. 5 + 4 is not: without the 4 it is still enough.
dale-rules-example-building = Stack 3 from two macaws: 1 + 2. The crossed sets are no stack: two animalfolk are mixed, or junk is in it.
dale-rules-example-plus = { dale-card-favourite_toy } takes { dale-card-cookies } from the discard pile. Its plus gives an extra action: they become stack 2 at once.
dale-rules-example-clean_up = The three cards slide to the right and keep their order. The first new card takes the space with surcharge 3, the second the one with 4.
dale-rules-example-drawing = Three cards are missing. One is left in the deck; then the six discarded cards are shuffled, and two of them are drawn. Four remain as the new deck.
dale-rules-example-values = The same junk card: 1, 2, 3 if the show comes first, 1, 3, 4 if the blindfold does.
dale-rules-example-helpers = Stack 6: 1 + 2 + 1 + 1 + 1. { dale-card-stashing_vendor } lets the junk in, { dale-card-empty_chest } the macaw.
dale-rules-example-nostalgic_item = Stack 7: the 3 comes from the hand, the 4 from the middle of the discard pile. The rest of the pile keeps its order.
dale-rules-example-accordion = Alone it makes stack 6: its 5 counts 1 more.
dale-rules-example-bonus = { dale-card-winter_is_coming } alone is stack 5. Then 4 + 2 = 6 follow at once from the same hand.
dale-rules-example-copying = The price is 2 + 2 = 4. { dale-card-trendsetting } pays as a copy of { dale-card-spyglass } from the market: 4 instead of its own 5.
dale-rules-example-chains = { dale-card-reflection } finds { dale-card-trendsetting } and goes on to the market: four cards can be copied. The crossed one leads nowhere, since the market discard is empty.
dale-rules-example-copy_time = Played as a copy of { dale-card-acorn }, { dale-card-seeing_doubles } takes the place in the opponent’s stack 2 and is a chameleon there.
dale-rules-example-copy_clean_up = { dale-card-reflection } can be nothing but { dale-card-cookies } here, so the hand is refilled to 6.
dale-rules-example-help = Stack 6 of the team: 4 from the player whose turn it is, 2 from the partner.
dale-rules-example-spyglass = The 4 goes to the hand. Of the other two, junk was returned first, so { dale-card-cookies } lie on top.
dale-rules-example-essential_purchase = Price 3, paid with three junk cards. All three go back to the junk pile instead of the discard pile.
dale-rules-example-market_discovery = The ability turns up a 5. It costs 5 on the market discard, without surcharge: 4 + 1.
dale-rules-example-wily_fellow = The deck is turned over: the { dale-card-acorn } that was on top is now at the bottom of the discard pile. The old discard pile, shuffled, is the new deck.
dale-rules-example-charm = A 4 is revealed. If stack 4 is next, it must be built; if stack 3 is next, the card is thrown away.
dale-rules-example-blindfold = The guess was 1, the card is a 4: wrong. It stays in the hand and is worth 2 for this turn.
dale-rules-example-good_old_times = With an empty market discard the card would be itself, a 3. The throw-away puts { dale-card-cookies } there, and it is a 2.
dale-rules-example-seeing_doubles = Stack 8 from one { dale-card-acorn } and its copy: 4 + 4.
dale-rules-example-option-copied_values = Junk set to 3 by { dale-card-blindfold } and its copy: 3 with the change, 1 as printed.
dale-rules-example-option-copied_roll = The model rolled a 2 and is worth 3. The copy is worth 3 and is done, or it is worth 1 and may roll.
dale-rules-example-option-copied_junk = The third junk of the payment is a chameleon. It may be thrown away too, but goes to the market discard.
dale-rules-example-option-partner_passives = The partner adds { dale-card-empty_chest }, so two animalfolk lie in one stack. With the other reading this is not allowed.
dale-rules-example-teams = The partners sit opposite each other and fill one stall of ten stacks together; here stack 9 is next.
dale-rules-example-whirligig = Two cards of one hand and four of the other are mixed; each player gets as many back as before.
dale-rules-example-option-turned_deck = Turned over, the known card lies at the bottom of the discard pile; shuffled, it may lie anywhere.

## Words in the pictures

dale-rules-place-hand = Hand
dale-rules-place-rival-hand = Opponent’s hand
dale-rules-place-mixed = All of them, shuffled
dale-rules-place-market = Market
dale-rules-place-market-deck = Market deck
dale-rules-place-thrown = Market discard
dale-rules-place-paid = Payment
dale-rules-place-stack = Stack { $number }
dale-rules-place-discard = Discard pile ({ $count })
dale-rules-place-rival-discard = Opponent’s discard pile
dale-rules-place-deck = Deck ({ $count })
dale-rules-place-deck-top = Top of the deck, uppermost first
dale-rules-place-junk = Junk pile
dale-rules-place-played = Technique
dale-rules-place-shown = Revealed
dale-rules-place-hidden = Hidden
dale-rules-place-guess = Guess
dale-rules-place-rival-stall = Opponent’s stall
dale-rules-place-shared-stall = Shared stall of the two partners
dale-rules-place-own = Whose turn it is
dale-rules-place-partner = Partner
dale-rules-place-model = Model
dale-rules-place-copy = Copy
dale-rules-allowed = Allowed
dale-rules-refused = Not allowed
dale-rules-empty = empty place
dale-rules-crossed = crossed out
