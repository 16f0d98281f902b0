# Cartographers: words of the play screen. Names of cards, seasons and terrains come ready to read;
# $names is a list of seats in words and $count how many they are; $percent and $delta come formatted.

## What to do now: my own turn

cartographers-ui-prompt-draw = Draw { $card }: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
cartographers-ui-prompt-draw-choice = Draw { $card }: choose one of { $shapes ->
    [one] { $shapes } shape
   *[other] { $shapes } shapes
}
cartographers-ui-prompt-draw-ruins = Draw { $card } over ruins: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
cartographers-ui-prompt-single = Draw 1 cell of any terrain
cartographers-ui-prompt-finish = Drawn: press “Done”
cartographers-ui-prompt-answer = { $card }! Use a skill or let it come
cartographers-ui-prompt-ambush = { $card }: draw { $cells ->
    [one] { $cells } monster cell
   *[other] { $cells } monster cells
} on { $owner }’s map
cartographers-ui-prompt-ambush-single = { $card }: draw 1 monster cell on { $owner }’s map
cartographers-ui-prompt-ambush-finish = Monsters drawn for { $owner }: press “Done”
cartographers-ui-prompt-dodge = Acrobatics: 2 monster cells, lying or standing?
cartographers-ui-prompt-stealth = Stealth: draw { $card } over the edge
cartographers-ui-prompt-secret-knowledge = Secret Knowledge: draw { $card } as village
cartographers-ui-prompt-negotiation = Negotiation: draw a 2×2 square
cartographers-ui-prompt-wound-healing = Healing: draw 2 cells beside monsters
cartographers-ui-prompt-diplomacy = Diplomacy: draw 1 cell, field and village at once
cartographers-ui-prompt-concentration = Concentration: draw the same shape again, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}
cartographers-ui-prompt-search = Search: draw 1 more cell beside your shape
cartographers-ui-prompt-of = { $seat }: { $prompt }

## What to do now: waiting and watching

cartographers-ui-prompt-wait-draw = { $count ->
    [1] { $names } is still drawing
   *[other] { $names } are still drawing
}
cartographers-ui-prompt-wait-ambush = { $count ->
    [1] { $names } is still drawing monsters
   *[other] { $names } are still drawing monsters
}
cartographers-ui-prompt-wait-answer = { $count ->
    [1] { $names } is answering the ambush
   *[other] { $names } are answering the ambush
}
cartographers-ui-prompt-watch-draw = { $count ->
    [1] { $names } draws { $card }
   *[other] { $names } draw { $card }
}
cartographers-ui-prompt-watch-ambush = { $count ->
    [1] { $names } draws the monsters of { $card }
   *[other] { $names } draw the monsters of { $card }
}
cartographers-ui-prompt-watch-answer = { $count ->
    [1] { $card }: { $names } may answer with a skill
   *[other] { $card }: { $names } may answer with skills
}
cartographers-ui-prompt-deal-edict = The edicts are being dealt
cartographers-ui-prompt-deal-skill = The skills are being dealt
cartographers-ui-prompt-reveal = The next card is being revealed
cartographers-ui-prompt-over = The game is over

## The quieter line under it

cartographers-ui-aside-place = Put it on the map, turn it, draw it.
cartographers-ui-aside-single-room = { $card } fits nowhere on your map.
cartographers-ui-aside-single-ruins = No shape of { $card } can cover open ruins.
cartographers-ui-aside-single-gone = You have no open ruins left.
cartographers-ui-aside-season-ends = { $season } is scored after this card.
cartographers-ui-aside-time-left = { $season }: { $time } time left after this card.
cartographers-ui-aside-finish = The others see it when all are done.
cartographers-ui-aside-finish-last = You are the last: then all maps are shown.
cartographers-ui-aside-finish-solo = Then the next card is revealed.
cartographers-ui-aside-finish-skill = You could still use { $skill }.
cartographers-ui-aside-ambush = Meanwhile { $seat } draws on your map.
cartographers-ui-aside-ambush-single = The shape does not fit on this map.
cartographers-ui-aside-ambush-domino = { $owner } used Acrobatics: only 2 cells.
cartographers-ui-aside-skill = “Undo” puts the skill back.
cartographers-ui-aside-wait = You are done and can still take it back.
cartographers-ui-aside-wait-full = Your map is full: there is nothing for you to draw.
cartographers-ui-aside-watch = You are watching.

## Why the shape cannot lie there

cartographers-ui-conflict-unplaced = First put the shape on the map.
cartographers-ui-conflict-skill = First use { $skill }.
cartographers-ui-conflict-taken = Something is drawn there already.
cartographers-ui-conflict-mountain = A mountain is in the way.
cartographers-ui-conflict-wasteland = Wasteland is in the way.
cartographers-ui-conflict-outside = The shape sticks out over the edge.
cartographers-ui-conflict-ruins = It must cover open ruins.
cartographers-ui-conflict-inside = It must stick out over the edge.
cartographers-ui-conflict-monsters = One cell must lie beside monsters.
cartographers-ui-conflict-apart = It must lie beside your shape.
cartographers-ui-conflict-unlisted = This is not possible here.

## Buttons

cartographers-ui-turn = Turn
cartographers-ui-turn-help = Turn the shape by a quarter
cartographers-ui-turn-back-help = Turn the shape the other way
cartographers-ui-mirror = Mirror
cartographers-ui-mirror-help = Mirror the shape
cartographers-ui-draw = Draw it
cartographers-ui-done = Done
cartographers-ui-done-help = Lay down the pencil
cartographers-ui-brace = Let it come
cartographers-ui-undo = Undo
cartographers-ui-redo = Redo
cartographers-ui-restart = Restart turn
cartographers-ui-withdraw = Not done yet
cartographers-ui-withdraw-help = Take back “Done”
cartographers-ui-put-away = Put away
cartographers-ui-more = More
cartographers-ui-undo-nothing-to-undo = There is nothing to take back.
cartographers-ui-undo-learnt = You have seen a new card or the other maps since.
cartographers-ui-undo-answered = The others have gone on since.
cartographers-ui-redo-nothing = There is nothing to do again.
cartographers-ui-confirm-reveal = This shows all maps and cannot be taken back.
cartographers-ui-confirm-next = This reveals the next card and cannot be taken back.

## Labels

cartographers-ui-this-turn = This turn
cartographers-ui-coins = Coins
cartographers-ui-coins-held = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of { $track }
cartographers-ui-coins-spent = { $spent } crossed out
cartographers-ui-coin-shape = with a coin
cartographers-ui-edicts = Royal edicts
cartographers-ui-edict = Edict { $letter }: { $edict }
cartographers-ui-edict-sentinel_wood = 1 for each forest on the edge of the map
cartographers-ui-edict-greenbough = 1 for each row and each column that holds a forest
cartographers-ui-edict-treetower = 1 for each forest with no free side
cartographers-ui-edict-stoneside_forest = 3 for each mountain that forest joins to another
cartographers-ui-edict-canal_lake = 1 for each water beside a field, 1 for each field beside water
cartographers-ui-edict-mages_valley = Beside mountains: 2 for each water, 1 for each field
cartographers-ui-edict-golden_granary = 1 for each water beside ruins, 3 for each field on ruins
cartographers-ui-edict-shoreside_expanse = 3 for each group of fields off water and edge, and of water off fields and edge
cartographers-ui-edict-wildholds = 8 for each village group of six cells or more
cartographers-ui-edict-great_city = 1 for each cell of the largest village group off the mountains
cartographers-ui-edict-greengold_plains = 3 for each village group beside three or more terrains
cartographers-ui-edict-shieldgate = 2 for each cell of the second largest village group
cartographers-ui-edict-borderlands = 6 for each full row or column
cartographers-ui-edict-lost_barony = 3 for each cell along one side of the largest full square
cartographers-ui-edict-broken_road = 3 for each full diagonal from the left edge to the bottom edge
cartographers-ui-edict-cauldrons = 1 for each empty cell with all four sides filled
cartographers-ui-edict-now = scored this season
cartographers-ui-edict-seasons = Scored in { $seasons }
cartographers-ui-other-maps = Other maps
cartographers-ui-my-map = Your map
cartographers-ui-map-of = { $owner }’s map
cartographers-ui-map-enlarge = Enlarge { $owner }’s map
cartographers-ui-zoom-in = Enlarge the map
cartographers-ui-zoom-out = Show the whole map
cartographers-ui-chronicle = Chronicle
cartographers-ui-monsters = Monsters
cartographers-ui-so-far = { $season } so far
cartographers-ui-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-ui-stars-label = Stars
cartographers-ui-total = Total
cartographers-ui-time = Time { $time }
cartographers-ui-time-of = { $season }: time { $time } of { $duration }
cartographers-ui-time-pending = { $time } more with this card
cartographers-ui-seasons = Seasons
cartographers-ui-season-letters = { $season }, scores { $first } and { $second }
cartographers-ui-season-scored = { $season }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-ui-choose-terrain = Choose a terrain
cartographers-ui-choose-shape = Choose a shape
cartographers-ui-ruins-duty = Must cover ruins
cartographers-ui-lens = Cells that earn for { $edict }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-ui-lens-none = Nothing earns for { $edict } yet.
cartographers-ui-lens-monsters = Empty cells beside monsters: { $stars ->
    [one] { $stars } star lost
   *[other] { $stars } stars lost
}
cartographers-ui-rules-link = Rules of { $card }

## What the sketch would change

cartographers-ui-change-edict = Edict { $letter }: { $delta }
cartographers-ui-change-coins = Coins: { $delta }
cartographers-ui-change-monsters = Monsters: { $delta }
cartographers-ui-change-season = { $season }: { $delta }
cartographers-ui-change-later = Later: { $delta }
cartographers-ui-change-total = All seasons to come: { $delta }
cartographers-ui-change-none = Changes no stars for now

## Odds

cartographers-ui-odds = Odds
cartographers-ui-odds-season-end = Season ends with the next card: { $percent }
cartographers-ui-odds-ambush = { $count ->
    [0] No ambush left in the deck
    [one] { $count } ambush still in the deck
   *[other] { $count } ambushes still in the deck
}
cartographers-ui-odds-ambush-next = Next card is an ambush: { $percent }
cartographers-ui-odds-terrains = Still to come
cartographers-ui-odds-terrain = { $terrain }: { $count ->
    [0] on no card
    [one] on { $count } card
   *[other] on { $count } cards
}
cartographers-ui-odds-ruins = Ruins cards: { $count }
cartographers-ui-odds-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}

## Ambush

cartographers-ui-ambush = Ambush!
cartographers-ui-ambush-owner = You draw on { $owner }’s map
cartographers-ui-ambush-clockwise = clockwise
cartographers-ui-ambush-counterclockwise = counterclockwise
cartographers-ui-ambush-corner = Corner: { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
}

## Skills

cartographers-ui-skills = Skills
cartographers-ui-skill-cost = { $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
}
cartographers-ui-skill-use = Use { $skill } ({ $cost ->
    [0] free
    [one] { $cost } coin
   *[other] { $cost } coins
})
cartographers-ui-skill-button = Use
cartographers-ui-skill-used = You used { $skill } this season.
cartographers-ui-skill-used-by = { $seat } used { $skill } this season
cartographers-ui-skill-poor = It costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; you hold { $coins }.
cartographers-ui-skill-not-now = It cannot be used at this moment.
cartographers-ui-skill-lying = Lying
cartographers-ui-skill-standing = Standing

## Seats

cartographers-ui-seat-drawing = still drawing
cartographers-ui-seat-done = done
cartographers-ui-seat-full = map full
cartographers-ui-seat-away = away
cartographers-ui-seat-summary = { $seat }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, { $state }

## End of a season

cartographers-ui-season-end = { $season } is over
cartographers-ui-season-end-you = You scored { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-ui-season-end-next = On to { $season }
cartographers-ui-season-end-final = To the result
cartographers-ui-season-end-skip = Skip
cartographers-ui-season-end-again = Show the scoring again
cartographers-ui-season-end-open = Scoring of { $season }

## End of the game

cartographers-ui-win-you = You win!
cartographers-ui-win-one = { $seat } wins
cartographers-ui-win-shared = { $names } share the victory
cartographers-ui-win-margin = by { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, after four seasons
cartographers-ui-win-monsters = equal stars, but fewer lost to monsters
cartographers-ui-win-equal = equal in stars and in losses
cartographers-ui-solo-result = Result: { $rating }
cartographers-ui-solo-sum = { $total ->
    [one] { $total } star
   *[other] { $total } stars
} minus { $silver } in silver
cartographers-ui-solo-title = { $title }
cartographers-ui-solo-next = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} short of the title { $title }
cartographers-ui-solo-full = Your map is full: the game ended early
cartographers-ui-ledger = The ledger
cartographers-ui-ledger-help = Stars of each player by season and reason
cartographers-ui-place = Place { $place }
cartographers-ui-rematch = Rematch
cartographers-ui-replay = Replay
cartographers-ui-share = Share
cartographers-ui-home = Back to the hall
cartographers-ui-share-text = Cartographers: { $seat } with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

## The map for those who hear it

cartographers-ui-cell = { $cell }, { $content }{ $state ->
    [legal] , possible
    [illegal] , not possible
    [ghost] , part of your sketch
    [advised] , part of the hint
    [conflict] , in the way
    [fresh] , just drawn
    [earned] , earns stars
    [lost] , costs a star
   *[none] {""}
}
cartographers-ui-content-empty = empty
cartographers-ui-content-ruins = open ruins
cartographers-ui-content-on-ruins = { $terrain } on ruins
cartographers-ui-grid = { $name }, 11 by 11 cells
cartographers-ui-text-view = Map as text
cartographers-ui-text-possible = Possible
cartographers-ui-text-draw = Draw { $terrain } in { $count ->
    [one] one way
   *[other] { $count } ways
}
cartographers-ui-text-row = Row { $row }: { $content }
cartographers-ui-text-empty = Nothing is drawn yet.
cartographers-ui-text-terrain = { $terrain }: { $cells }
cartographers-ui-move-label = Type a move
cartographers-ui-move-hint = For example: { $move }
cartographers-ui-move-send = Play it
cartographers-ui-say-turned = Turned
cartographers-ui-say-mirrored = Mirrored
cartographers-ui-say-fits = { $shape } at { $cell } fits
cartographers-ui-say-refused = { $shape } at { $cell }: { $reason }
cartographers-ui-say-drawn = Drawn: { $terrain } at { $cells }
cartographers-ui-say-your-turn = Your turn: { $prompt }

## Shapes, for those who hear them

cartographers-ui-shape = { $shape }, { $width } wide, { $height } high, position { $number } of { $count }
cartographers-ui-shape-great_river-0 = line of 3
cartographers-ui-shape-great_river-1 = staircase of 5
cartographers-ui-shape-farmland-0 = pair
cartographers-ui-shape-farmland-1 = cross of 5
cartographers-ui-shape-hamlet-0 = corner of 3
cartographers-ui-shape-hamlet-1 = block of 5
cartographers-ui-shape-forgotten_forest-0 = 2 cells at a slant
cartographers-ui-shape-forgotten_forest-1 = zigzag of 4
cartographers-ui-shape-hinterland_stream-0 = large corner of 5
cartographers-ui-shape-homestead-0 = small T of 4
cartographers-ui-shape-orchard-0 = L of 4
cartographers-ui-shape-treetop_village-0 = step of 5
cartographers-ui-shape-marshlands-0 = large T of 5
cartographers-ui-shape-fishing_village-0 = line of 4
cartographers-ui-shape-rift_lands-0 = single cell
cartographers-ui-shape-goblin_attack-0 = 3 cells at a slant
cartographers-ui-shape-bugbear_assault-0 = two pairs with a gap
cartographers-ui-shape-kobold_onslaught-0 = small T of 4
cartographers-ui-shape-gnoll_raid-0 = bracket of 5
cartographers-ui-shape-no-room = It fits nowhere on this map.
cartographers-ui-shape-cell = single cell
cartographers-ui-shape-domino = pair
cartographers-ui-shape-square = square of 2×2

## Chronicle

cartographers-ui-log-empty = Nothing has happened yet.
cartographers-ui-log-undo = { $seat } took something back.
cartographers-ui-log-restart = { $seat } started the turn again.
cartographers-ui-log-chat = { $seat }: { $text }
cartographers-ui-log-chat-deleted = { $seat }: (deleted)
cartographers-ui-log-joined = { $seat } sat down.
cartographers-ui-log-bot = A bot plays here: { $seat }.
cartographers-ui-log-handed = { $seat } handed the seat over.
cartographers-ui-log-taken-back = { $seat } plays again.
cartographers-ui-log-left = { $seat } is away; a bot plays on.
cartographers-ui-log-start = The game begins.
cartographers-ui-log-nudge = { $seat }, the others are waiting.
cartographers-ui-log-rematch = A rematch is open.
cartographers-ui-log-muted = You no longer hear { $seat }.
cartographers-ui-log-unmuted = You hear { $seat } again.
cartographers-ui-log-jump = Show this moment
cartographers-ui-log-live = Back to now
cartographers-ui-recap = Since your last move
cartographers-ui-recap-close = Got it

## Living room

cartographers-ui-display-drawing = { $count ->
    [0] All are done
   *[other] Still drawing: { $names }
}
cartographers-ui-display-waiting = Waiting for players
cartographers-ui-display-join = Scan to join
cartographers-ui-display-code = Code for joining this table
cartographers-ui-display-card = On the table: { $card }
cartographers-ui-display-ambush = { $card }: the maps go { $direction ->
    [clockwise] to the left
   *[counterclockwise] to the right
}
cartographers-ui-display-leader = { $names } in the lead
cartographers-ui-display-over = The last season is scored

## One device, several people

cartographers-ui-handover = Hand the device to { $seat }
cartographers-ui-handover-text = The map stays covered until { $seat } is ready.
cartographers-ui-handover-ready = I am { $seat }
cartographers-ui-handover-ambush = { $seat } draws on { $owner }’s map next.
cartographers-ui-handover-again = Back to { $seat }

## Hints

cartographers-ui-advice-draw = Draw { $terrain }: { $cells }
cartographers-ui-advice-use = Use { $skill }
cartographers-ui-advice-done = Put the pencil down
