# Cartographers: what players read.

## The game

cartographers-name = Cartographers
cartographers-tagline = Draw new lands on your map and please the queen.

## Explore cards

cartographers-card-temple_ruins = Temple Ruins
cartographers-card-temple_ruins-rule = Time 0, and another card follows at once: the next shape must cover at least one open ruins cell. If no shape can, draw a single cell of any terrain on any free spot instead.
cartographers-card-outpost_ruins = Outpost Ruins
cartographers-card-outpost_ruins-rule = Time 0, and another card follows at once: the next shape must cover at least one open ruins cell. If no shape can, draw a single cell of any terrain on any free spot instead.
cartographers-card-great_river = Great River
cartographers-card-great_river-rule = Water, time 1. A straight line of 3 cells brings a coin; a staircase of 5 cells does not.
cartographers-card-farmland = Farmland
cartographers-card-farmland-rule = Field, time 1. Two cells side by side bring a coin; a cross of 5 cells does not.
cartographers-card-hamlet = Hamlet
cartographers-card-hamlet-rule = Village, time 1. A corner of 3 cells brings a coin; a block of 5 cells (a 2×2 square and one more) does not.
cartographers-card-forgotten_forest = Forgotten Forest
cartographers-card-forgotten_forest-rule = Forest, time 1. Two cells touching only at a corner bring a coin; a zigzag of 4 cells does not.
cartographers-card-hinterland_stream = Hinterland Stream
cartographers-card-hinterland_stream-rule = Field or water, time 2. A large corner of 5 cells, three along each arm.
cartographers-card-homestead = Homestead
cartographers-card-homestead-rule = Village or field, time 2. A small T of 4 cells: a line of three with one cell at its middle.
cartographers-card-orchard = Orchard
cartographers-card-orchard-rule = Forest or field, time 2. An L of 4 cells: a line of three with a bend at its end.
cartographers-card-treetop_village = Treetop Village
cartographers-card-treetop_village-rule = Forest or village, time 2. A stepped line of 5 cells: three in one row, two more in the next.
cartographers-card-marshlands = Marshlands
cartographers-card-marshlands-rule = Forest or water, time 2. A large T of 5 cells: a line of three with a stem of two.
cartographers-card-fishing_village = Fishing Village
cartographers-card-fishing_village-rule = Village or water, time 2. A straight line of 4 cells.
cartographers-card-rift_lands = Rift Lands
cartographers-card-rift_lands-rule = Time 0. A single cell anywhere: forest, village, field, water or monsters. After a ruins card it must go on open ruins while there are any.

## Ambush cards

cartographers-card-goblin_attack = Goblin Attack
cartographers-card-goblin_attack-rule = Three monster cells in a diagonal: the player on your right draws them on your map (counterclockwise). Solo: unturned from the bottom right corner, then counterclockwise to the first place that is free.
cartographers-card-bugbear_assault = Bugbear Assault
cartographers-card-bugbear_assault-rule = Two upright pairs of monster cells with a gap of one column: the player on your left draws them on your map (clockwise). Solo: unturned from the top right corner, then clockwise to the first place that is free.
cartographers-card-kobold_onslaught = Kobold Onslaught
cartographers-card-kobold_onslaught-rule = A small T of 4 monster cells: the player on your left draws it on your map (clockwise). Solo: unturned from the bottom left corner, then clockwise to the first place that is free.
cartographers-card-gnoll_raid = Gnoll Raid
cartographers-card-gnoll_raid-rule = A bracket of 5 monster cells: the player on your right draws it on your map (counterclockwise). Solo: unturned from the top left corner, then counterclockwise to the first place that is free.

## Edicts

cartographers-edict-sentinel_wood = Sentinel Wood
cartographers-edict-sentinel_wood-rule = 1 star for each forest cell on the edge of the map. A corner cell counts once; lying beside wasteland is not lying on the edge.
cartographers-edict-greenbough = Greenbough
cartographers-edict-greenbough-rule = 1 star for each row and 1 for each column with any forest in it. How much forest stands there does not matter.
cartographers-edict-treetower = Treetower
cartographers-edict-treetower-rule = 1 star for each forest cell with no open side: each of the four is a filled cell or the map edge. Ruins close a side only once they are drawn on.
cartographers-edict-stoneside_forest = Stoneside Forest
cartographers-edict-stoneside_forest-rule = 3 stars for each mountain that one group of forest links to at least one other mountain. Each mountain counts once, however many forests link it.
cartographers-edict-canal_lake = Canal Lake
cartographers-edict-canal_lake-rule = 1 star for each water cell beside a field, 1 star for each field cell beside water. Each cell counts once; touching at a corner is not enough.
cartographers-edict-mages_valley = Mages Valley
cartographers-edict-mages_valley-rule = 2 stars for each water cell and 1 for each field cell beside a mountain. A cell between two mountains still counts once.
cartographers-edict-golden_granary = The Golden Granary
cartographers-edict-golden_granary-rule = 1 star for each water cell beside ruins, even if they are drawn on; 3 stars for each field cell on ruins. Water on ruins counts only with other ruins beside it; a field beside ruins earns nothing.
cartographers-edict-shoreside_expanse = Shoreside Expanse
cartographers-edict-shoreside_expanse-rule = 3 stars for each group of fields that touches neither water nor the map edge, 3 stars for each group of water that touches neither field nor edge. Wasteland is not an edge.
cartographers-edict-wildholds = Wildholds
cartographers-edict-wildholds-rule = 8 stars for each village group of six or more cells. Twelve joined cells are still one group, worth 8.
cartographers-edict-great_city = Great City
cartographers-edict-great_city-rule = Look only at village groups that touch no mountain: the largest of them earns 1 star per cell. If several tie for largest, only one counts.
cartographers-edict-greengold_plains = Greengold Plains
cartographers-edict-greengold_plains-rule = 3 stars for each village group that borders at least three of these five: forest, field, water, monsters, mountain. Empty cells, open ruins, wasteland and the map edge do not count.
cartographers-edict-shieldgate = Shieldgate
cartographers-edict-shieldgate-rule = Your second largest village group earns 2 stars per cell. If two share first place, one of them is the second; a single group earns nothing.
cartographers-edict-borderlands = Borderlands
cartographers-edict-borderlands-rule = 6 stars for each row and 6 for each column without a gap. Mountains and wasteland count as filled, open ruins do not.
cartographers-edict-lost_barony = Lost Barony
cartographers-edict-lost_barony-rule = 3 stars times the side of your largest square without a gap: 4×4 cells earn 12. Mountains and wasteland count as filled.
cartographers-edict-broken_road = The Broken Road
cartographers-edict-broken_road-rule = 3 stars for each diagonal without a gap that runs from the left edge down to the right until the bottom edge. The bottom left corner alone is such a diagonal; the other slant never counts.
cartographers-edict-cauldrons = The Cauldrons
cartographers-edict-cauldrons-rule = 1 star for each lone empty cell: all four of its sides are filled cells or the map edge. Two empty cells side by side earn nothing; open ruins count as empty.

## Skills

cartographers-skill-acrobatics = Acrobatics
cartographers-skill-acrobatics-rule = 2 coins, when an ambush is revealed: your map gets only two monster cells side by side instead of the printed shape. Under the solo rule you choose whether they lie or stand.
cartographers-skill-concentration = Concentration
cartographers-skill-concentration-rule = 3 coins, after drawing a shape of the card: draw it once more with the same terrain. The second one brings no printed coin and need not cover ruins.
cartographers-skill-wound_healing = Healing
cartographers-skill-wound_healing-rule = 1 coin, before or after your drawing: add two cells side by side in a terrain of the card. At least one of them must lie beside monsters.
cartographers-skill-diplomacy = Diplomacy
cartographers-skill-diplomacy-rule = 1 coin, at any point of a turn, even when an ambush is revealed: add one cell that is field and village at once.
cartographers-skill-secret_knowledge = Secret Knowledge
cartographers-skill-secret_knowledge-rule = Free: draw a shape of the card as village, whatever terrain the card shows. After a ruins card it must still cover ruins.
cartographers-skill-stealth = Stealth
cartographers-skill-stealth-rule = Free: the shape may stick out over the map edge, and only the part on the map is drawn. Filled cells stay forbidden; a printed coin is still yours.
cartographers-skill-negotiation = Negotiation
cartographers-skill-negotiation-rule = 1 coin: draw a 2×2 square in a terrain of the card instead of its shape. It brings no printed coin; after a ruins card the square must cover ruins.
cartographers-skill-search = Search
cartographers-skill-search-rule = Free, after your drawing: add one cell of the same terrain beside the shape you drew this turn.

## Terrains and other cells

cartographers-terrain-forest = forest
cartographers-terrain-village = village
cartographers-terrain-field = field
cartographers-terrain-water = water
cartographers-terrain-monster = monsters
cartographers-terrain-field_village = field and village
cartographers-terrain-mountain = mountain
cartographers-terrain-wasteland = wasteland
cartographers-terrain-ruins = ruins
cartographers-terrain-empty = empty cell

## Seasons, map sides, letters

cartographers-season-spring = Spring
cartographers-season-summer = Summer
cartographers-season-fall = Fall
cartographers-season-winter = Winter
cartographers-side-A = Wilderness
cartographers-side-B = Wastelands
cartographers-letter-A = A
cartographers-letter-B = B
cartographers-letter-C = C
cartographers-letter-D = D

## Titles of the solo game

cartographers-title-legendary_cartographer = Legendary Cartographer
cartographers-title-master_mapsmith = Master Mapsmith
cartographers-title-journeyman_topographer = Journeyman Topographer
cartographers-title-apprentice_surveyor = Apprentice Surveyor
cartographers-title-amateur_assessor = Amateur Assessor
cartographers-title-inept_assistant = Inept Assistant
cartographers-title-dimwitted_doodler = Dimwitted Doodler
cartographers-title-oblivious_inkdrinker = Oblivious Inkdrinker
cartographers-title-none = no title this time

## Events

cartographers-edict-dealt = Edict { $letter }: { $edict }.
cartographers-skill-dealt = Skill in play: { $skill }.
cartographers-season-began = { $season } began.
cartographers-card-revealed = Card revealed: { $card }.
cartographers-ruins-revealed = Ruins revealed: { $card }. The next shape must cover ruins.
cartographers-ambush-revealed = Ambush: { $card }!
cartographers-drew = { $seat } sketched { $terrain } at { $cells } (map: { $owner }).
cartographers-chose-skill = { $seat } chose the skill { $skill } { $cost ->
    [0] (free)
    [one] ({ $cost } coin)
   *[other] ({ $cost } coins)
}.
cartographers-done = { $seat } put the pencil down.
cartographers-drawn = { $seat } drew { $terrain } at { $cells }.
cartographers-monsters-drawn = { $seat }’s map was invaded: { $terrain } at { $cells }.
cartographers-ambush-missed = { $card } found no room on { $seat }’s map.
cartographers-skill-used = { $seat } used the skill { $skill } { $cost ->
    [0] (free)
    [one] ({ $cost } coin)
   *[other] ({ $cost } coins)
}.
cartographers-coins-earned = { $seat } earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
cartographers-season-scored = { $seat } scored { $total ->
    [one] { $total } star
   *[other] { $total } stars
} in { $season } ({ $first_edict } { $first_stars }, { $second_edict } { $second_stars }, coins { $coins }, lost to monsters { $monsters }).
cartographers-game-over = The game is over.
cartographers-solo-title = { $seat } finished with a rating of { $rating }: { $title }.

## What to decide now

cartographers-decision-draw = Choose a shape and a terrain, and draw it on your map.
cartographers-decision-finish = Finish when you like your drawing; if a skill is available, you may still use it.
cartographers-decision-answer = Ambush! Use a skill now, or brace yourself.
cartographers-decision-ambush = Draw the monsters on your neighbour’s map.
cartographers-decision-dodge = Acrobatics: choose whether the two monster cells lie or stand.
cartographers-decision-stealth = Stealth: draw the shape so that it sticks out over the map edge.
cartographers-decision-secret-knowledge = Secret Knowledge: draw a shape of the card as village.
cartographers-decision-negotiation = Negotiation: draw a 2×2 square in a terrain of the card.
cartographers-decision-wound-healing = Healing: draw two cells side by side, touching monsters, in a terrain of the card.
cartographers-decision-diplomacy = Diplomacy: choose a free cell to be field and village at once.
cartographers-decision-concentration = Concentration: draw the same shape once more.
cartographers-decision-search = Search: add one cell beside the shape you have just drawn.
cartographers-decision-reveal = The next card is being revealed.
cartographers-decision-deal-edict = Chance picks a scoring card for an edict.
cartographers-decision-deal-skill = Chance picks a skill for this game.

## Where stars come from

cartographers-source-edict-a = Edict A
cartographers-source-edict-b = Edict B
cartographers-source-edict-c = Edict C
cartographers-source-edict-d = Edict D
cartographers-source-coins = Coins
cartographers-source-monsters = Monsters

## Why a bot plays a move

cartographers-reason-edict = Adds { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for { $edict } in the scorings to come.
cartographers-reason-edict-lost = Costs { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} of { $edict } in the scorings to come.
cartographers-reason-coin = Brings the coin of the small shape.
cartographers-reason-mountain = Encloses the mountain at { $cell }: a coin.
cartographers-reason-fences = Closes cells beside monsters and saves { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} in the scorings to come.
cartographers-reason-monsters = Costs { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} beside monsters in the scorings to come.
cartographers-reason-ruins-kept = Keeps the ruins at { $cells } free for a ruins card to come.
cartographers-reason-attack = Costs { $owner } { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} as the map stands.
cartographers-reason-attack-nothing = Costs { $owner } nothing as the map stands.
cartographers-reason-attack-helps = Brings { $owner } { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} as the map stands.
cartographers-reason-snug = Changes no score for now; lies against { $cells ->
    [one] { $cells } filled cell
   *[other] { $cells } filled cells
}.
cartographers-reason-quiet = Changes no score for now.
cartographers-reason-only-move = There is no other move.
cartographers-reason-skill = Uses the skill { $skill } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
cartographers-reason-skill-free = Uses the skill { $skill }, which costs nothing.
cartographers-reason-dodge = { $few ->
    [one] Only one monster cell comes
   *[other] Only { $few } monster cells come
} instead of { $cells }.
cartographers-reason-no-skill = Uses no skill against the ambush.
cartographers-reason-done = Draws nothing more.

## Options of a new game

cartographers-option-side = Map
cartographers-option-side-help = All players draw on the same side; side B has wasteland in its middle that nobody can draw on.
cartographers-option-side-A = A: Wilderness
cartographers-option-side-B = B: Wastelands
cartographers-option-edicts = Edicts
cartographers-option-edicts-help = Let chance choose the four scoring cards, or pick one of each kind yourself.
cartographers-option-edicts-random = Random
cartographers-option-skills = Skills
cartographers-option-skills-help = Three skills lie open, and each player may use one of them once per season.
cartographers-option-skills-off = Without skills
cartographers-option-skills-random = Three at random
cartographers-option-ambush = Ambushes
cartographers-option-ambush-help = With several players, neighbours draw the monsters, or each ambush comes from its corner as in the solo game.
cartographers-option-ambush-pass = Drawn by neighbours
cartographers-option-ambush-solo = From the corner, as in solo
cartographers-option-full_map = Full map (solo)
cartographers-option-full_map-help = What happens in the solo game when every cell is filled before winter ends.
cartographers-option-full_map-score_season = Score this season, then stop
cartographers-option-full_map-stop = Stop without scoring
cartographers-option-full_map-score_all = Score all seasons left

## Above the maps in a terminal

cartographers-headline-season = { $season }, time { $time } of { $duration }
cartographers-headline-scored = { $letter } { $edict } (scored this season)
cartographers-headline-edict = { $letter } { $edict }
cartographers-headline-card = Card: { $card }
cartographers-headline-seat = { $seat }: { $total ->
    [one] { $total } star
   *[other] { $total } stars
} after { $seasons ->
    [one] { $seasons } season
   *[other] { $seasons } seasons
}, coins { $coins } of { $track }

## Why a move is refused

cartographers-illegal-waiting = There is nothing for you to decide now.
cartographers-illegal-decision = That cannot be done now. { $decision }
cartographers-illegal-skill-absent = The skill { $skill } is not in play.
cartographers-illegal-skill-used = One skill per season: you have already used { $skill }.
cartographers-illegal-skill-time = { $skill } can be used only at another moment of the turn.
cartographers-illegal-skill-coins = { $skill } costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, you have { $coins }.
cartographers-illegal-skill-no-room = With { $skill } nothing could be drawn now.
cartographers-illegal-mountain = { $cell } is a mountain.
cartographers-illegal-wasteland = { $cell } is wasteland.
cartographers-illegal-filled = { $cell } is already filled.
cartographers-illegal-terrain = There is no { $terrain } on the card { $card }.
cartographers-illegal-single-cell = A shape still fits, so a single cell is not allowed.
cartographers-illegal-no-shape = No shape of the card can be drawn, so draw a single cell.
cartographers-illegal-shape = This shape is not on the card { $card }.
cartographers-illegal-acrobatics = Acrobatics: draw only two monster cells side by side on this map.
cartographers-illegal-coin = The word “coin” goes with a shape that brings a coin, and with no other.
cartographers-illegal-ruins = The shape must cover ruins while any can be covered.
