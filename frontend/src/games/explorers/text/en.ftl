# Explorers: words of the play screen. Names of cards, goals, treasures and terrains come ready to
# read; $names is a list of seats in words and $count how many they are; $percent and $delta come
# formatted.

## What to do now: my own turn

explorers-ui-prompt-explore = { $card }: explorer { $number } of { $most }
explorers-ui-prompt-explore-any = { $card }: explorer { $number }
explorers-ui-prompt-finish = { $card }: press “Done”
explorers-ui-prompt-finish-none = { $card }: nothing to explore, press “Done”
explorers-ui-prompt-keep = Keep one of { $count } investigate cards
explorers-ui-prompt-reuse = Use one of your { $count } investigate cards again
explorers-ui-prompt-free = A helping hand: put 1 explorer anywhere in reach
explorers-ui-prompt-village = Region complete: choose the site of 1 village
explorers-ui-prompt-route = Cities joined: choose where 1 trading post goes
explorers-ui-prompt-offer = Investigate cards are being dealt to you
explorers-ui-prompt-draw = A treasure card is being drawn for you

## What to do now: waiting and watching

explorers-ui-prompt-wait = { $count ->
    [1] { $names } is still exploring
   *[other] { $names } are still exploring
}
explorers-ui-prompt-watch = { $count ->
    [1] { $card }: { $names } is exploring
   *[other] { $card }: { $names } are exploring
}
explorers-ui-prompt-deal = The goals are being dealt
explorers-ui-prompt-reveal = The next card is being revealed
explorers-ui-prompt-over = The game is over

## The quieter line under it

explorers-ui-aside-explore = { $spaces ->
    [one] { $spaces } space in reach is marked
   *[other] { $spaces } spaces in reach are marked
}. You may stop early.
explorers-ui-aside-keep = You use it now and again in later eras.
explorers-ui-aside-reuse = It counts once more this turn.
explorers-ui-aside-free = { $spaces ->
    [one] { $spaces } space is marked
   *[other] { $spaces } spaces are marked
}. You may do without.
explorers-ui-aside-village = { $spaces ->
    [one] { $spaces } blank space
   *[other] { $spaces } blank spaces
} to choose from.
explorers-ui-aside-route = The other city stays free for a later route.
explorers-ui-aside-route-many = First the city with the post, then the one it trades with.
explorers-ui-aside-finish = The others see it when all are done.
explorers-ui-aside-finish-last = Then all maps are shown.
explorers-ui-aside-finish-solo = Then the next card is revealed.
explorers-ui-aside-finish-all = All explorers of this card are placed.
explorers-ui-aside-finish-out = You have no explorers left.
explorers-ui-aside-finish-reach = No fitting space is in reach.
explorers-ui-aside-finish-fits = No further space fits the card.
explorers-ui-aside-wait = You are done and can still take it back.
explorers-ui-aside-watch = You are watching.

## Why a space cannot be chosen

explorers-ui-refused-taken = Something of yours stands there already.
explorers-ui-refused-apart = It does not touch your explorers, villages or the capital.
explorers-ui-refused-card = The card does not allow this space now.
explorers-ui-refused-village = The village goes on a marked space of the region.
explorers-ui-refused-route = Choose one of the marked cities.

## Buttons

explorers-ui-confirm-explore = Explore
explorers-ui-confirm-free = Explore
explorers-ui-confirm-village = Found
explorers-ui-confirm-route = Put post
explorers-ui-confirm-keep = Keep it
explorers-ui-confirm-reuse = Use it
explorers-ui-confirm-help = Carry out what is chosen
explorers-ui-first-explore = First choose a marked space.
explorers-ui-first-free = First choose a marked space.
explorers-ui-first-village = First choose a marked space.
explorers-ui-first-route = First choose a marked city.
explorers-ui-first-keep = First choose one of the cards.
explorers-ui-first-reuse = First choose one of the cards.
explorers-ui-done = Done
explorers-ui-done-help = End the turn
explorers-ui-decline = Do without
explorers-ui-other-post = Other city
explorers-ui-undo = Undo
explorers-ui-redo = Redo
explorers-ui-restart = Restart turn
explorers-ui-withdraw = Not done yet
explorers-ui-not-yet = Not yet
explorers-ui-put-away = Put away what is chosen
explorers-ui-more = More
explorers-ui-undo-nothing-to-undo = There is nothing to take back.
explorers-ui-undo-learnt = You have seen a new card, a treasure or the other maps since.
explorers-ui-undo-answered = The others have gone on since.
explorers-ui-ask-reveal = This shows all maps and cannot be taken back.
explorers-ui-ask-next = This reveals the next card and cannot be taken back.
explorers-ui-ask-stop = You could still explore ({ $spaces ->
    [one] { $spaces } space is
   *[other] { $spaces } spaces are
} marked). End the turn? It cannot be taken back.
explorers-ui-ask-draw = This draws a treasure card and cannot be taken back.
explorers-ui-stopped-early = You stopped though you could still explore.

## Labels

explorers-ui-this-turn = This turn
explorers-ui-no-card = The next card is on its way.
explorers-ui-era = Era { $numeral }
explorers-ui-eras = Eras
explorers-ui-card-of = { $era }: card { $number } of { $cards }
explorers-ui-era-cards = Cards of era { $numeral }
explorers-ui-era-cards-label = Explore cards of this era
explorers-ui-card-used = played
explorers-ui-card-now = this turn
explorers-ui-card-next = still to come, next with { $percent }
explorers-ui-card-held = Yours: { $card }
explorers-ui-choose-card = Choose an investigate card
explorers-ui-research = Research
explorers-ui-not-drawn = Not drawn yet
explorers-ui-goals = Goals
explorers-ui-goals-of = Goals of { $province }
explorers-ui-goal-progress = { $have } of { $need }
explorers-ui-goal-met = met
explorers-ui-goal-open = not met
explorers-ui-goal-value = { $coins ->
    [0] brings no coins any more
    [one] brings { $coins } coin
   *[other] brings { $coins } coins
}
explorers-ui-goal-earned = { $coins ->
    [one] brought { $coins } coin
   *[other] brought { $coins } coins
}
explorers-ui-goal-values = { $first } coins for all who meet it first, in the same turn; { $later } for later ones.
explorers-ui-goal-values-solo = { $first } coins, or { $later } once the higher value is covered.
explorers-ui-goal-covered-first = The { $first } is covered.
explorers-ui-goal-covered-both = Both values are covered.
explorers-ui-goal-met-by = Met by { $names }
explorers-ui-purse = Your purse
explorers-ui-purse-of = { $owner }’s purse
explorers-ui-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
explorers-ui-coins-label = Coins
explorers-ui-so-far = So far
explorers-ui-source-spaces = Spaces
explorers-ui-source-villages = Villages
explorers-ui-source-towers = Towers
explorers-ui-source-crystals = Crystals
explorers-ui-source-routes = Routes
explorers-ui-source-goals = Goals
explorers-ui-source-treasures = Finds
explorers-ui-source-lands = Lands
explorers-ui-kept = { $count ->
    [0] No treasures kept
    [one] { $count } treasure kept
   *[other] { $count } treasures kept
}
explorers-ui-worth = worth { $coins } now
explorers-ui-guilds = Other guilds
explorers-ui-my-map = Your map
explorers-ui-map-of = { $owner }’s map
explorers-ui-map-enlarge = Enlarge { $owner }’s map
explorers-ui-zoom-in = Closer
explorers-ui-zoom-out = Further away
explorers-ui-zoom-whole = Show the whole map
explorers-ui-chronicle = Chronicle
explorers-ui-rules-link = Rules of { $card }
explorers-ui-seat-exploring = still exploring
explorers-ui-seat-done = done
explorers-ui-seat-summary = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $state }

## What a choice would bring

explorers-ui-change = { $source }: { $delta }
explorers-ui-change-cards = { $count ->
    [one] draws { $count } treasure card
   *[other] draws { $count } treasure cards
}
explorers-ui-change-region = Region: { $have } of { $need } explored

## What a step has brought

explorers-ui-found = Treasure: { $treasure }
explorers-ui-goal-reached = Goal met: { $goal }
explorers-ui-goal-reached-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} when all are done

## Odds

explorers-ui-odds = Odds
explorers-ui-odds-next = { $count ->
    [1] Next card: { $cards }
   *[other] Next card: each of { $count } with { $percent }
}
explorers-ui-odds-none = This is the last card of the era.
explorers-ui-odds-treasures = { $count ->
    [one] { $count } treasure card not seen yet
   *[other] { $count } treasure cards not seen yet
}
explorers-ui-odds-treasure = { $treasure }: { $count }, next with { $percent }

## End of an era

explorers-ui-era-end = { $era } is over
explorers-ui-era-end-home = The explorers come home. Villages, towers and trading posts stay.
explorers-ui-era-end-next = On to { $era }
explorers-ui-era-end-final = To the result
explorers-ui-era-end-skip = Skip
explorers-ui-era-end-again = Show the end of the era again

## End of the game

explorers-ui-win-you = You win!
explorers-ui-win-one = { $seat } wins
explorers-ui-win-shared = { $names } share the victory
explorers-ui-win-margin = by { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, after four eras
explorers-ui-win-towers = equal coins, but more towers
explorers-ui-win-villages = equal coins and towers, but more villages
explorers-ui-win-equal = equal in coins, towers and villages
explorers-ui-solo-won = You win!
explorers-ui-solo-lost = Not won this time
explorers-ui-solo-aim = of { $need }, level { $level }
explorers-ui-solo-sum = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of { $need }, level { $level }
explorers-ui-solo-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} short
explorers-ui-solo-goals = { $count ->
    [one] goal missed: { $goals }
   *[other] goals missed: { $goals }
}
explorers-ui-quoted = “{ $name }”
explorers-ui-ledger = The ledger
explorers-ui-ledger-help = Coins of each player by source and era
explorers-ui-by-source = By source
explorers-ui-by-era = By era

## The map for those who hear it

explorers-ui-space = { $cell }, { $ground }{ $isTaken ->
    [yes] , { $pieces }
   *[no] {""}
}{ $state ->
    [legal] , possible
    [ghost] , chosen
    [last] , just explored
    [refused] , not possible
   *[none] {""}
}
explorers-ui-ground-coin = { $terrain }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
explorers-ui-ground-city = { $terrain }, city of value { $value }
explorers-ui-ground-crystal = { $terrain }, crystal of value { $value }
explorers-ui-ground-ruin = { $terrain }, ruin
explorers-ui-ground-ruin-named = { $terrain }, ruin { $label }
explorers-ui-ground-discovery = { $terrain }, site of a tower
explorers-ui-symbol-triangle = triangle
explorers-ui-symbol-circle = circle
explorers-ui-symbol-square = square
explorers-ui-piece-token = explored ruin
explorers-ui-grid = { $name }: { $province }
explorers-ui-text-view = Map as text
explorers-ui-text-possible = Possible
explorers-ui-text-explorers = Explorers
explorers-ui-text-posts = Trading posts
explorers-ui-text-tokens = Explored ruins
explorers-ui-text-cities = Cities (value)
explorers-ui-text-ruins = Ruins
explorers-ui-text-discoveries = Tower sites
explorers-ui-move-label = Type a move
explorers-ui-move-hint = For example: { $move }
explorers-ui-move-send = Play it
explorers-ui-say-plan = { $cell }: { $worth }{ $isPut ->
    [yes] . Press Enter once more to do it.
   *[no] {""}
}

## Keys on the map

explorers-ui-key-north-west = Map: north-west
explorers-ui-key-north = Map: north
explorers-ui-key-north-east = Map: north-east
explorers-ui-key-south-west = Map: south-west
explorers-ui-key-south = Map: south
explorers-ui-key-south-east = Map: south-east
explorers-ui-key-left = Map: left along the row
explorers-ui-key-right = Map: right along the row
explorers-ui-key-next = Map: next possible space
explorers-ui-key-previous = Map: previous possible space
explorers-ui-key-pick = Map: choose, once more to do it

## Living room

explorers-ui-display-exploring = { $count ->
    [0] All are done
   *[other] Still exploring: { $names }
}
explorers-ui-display-over = The last era is over

## Hints

explorers-ui-advice-explore = Explore { $cells }
explorers-ui-advice-free = Explore { $cell } for free
explorers-ui-advice-village = Village on { $cell }
explorers-ui-advice-route = Route { $first } – { $second }, trading post on { $post }
explorers-ui-advice-keep = Keep { $card }
explorers-ui-advice-reuse = Use { $card } again
explorers-ui-advice-decline = Do without the explorer
explorers-ui-advice-done = End the turn
