# The Guild of Merchant Explorers: what players read.

## The game

explorers-name = The Guild of Merchant Explorers
explorers-tagline = Send explorers over land and sea, found villages and connect the cities of the realm.

## Maps

explorers-map-avenia = Avenia
explorers-map-avenia-rule = No special spaces. A land is a block of spaces cut off by sea or the edge of the map; one goal asks for villages on different lands.
explorers-map-aghon = Aghon
explorers-map-aghon-rule = Many small islands and no special rules. Most cities lie by the sea.
explorers-map-kazan = Kazan
explorers-map-kazan-rule = Volcanoes can never be explored. Two mountain regions have no blank space and never get a village. Ruins carry letters that goals name.
explorers-map-cnidaria = Cnidaria
explorers-map-cnidaria-rule = Reefs can never be explored. Ruins carry a symbol. A crystal is wild terrain: exploring it for the first time pays its value and the values of all crystals you explored before.
explorers-map-north_proylia = North Proylia
explorers-map-north_proylia-rule = Expansion, unverified. Ice can stand for any terrain, but it costs two placements wherever the card asks for a terrain. The unlimited lines cannot enter ice.
explorers-map-xawskil = Xawskil
explorers-map-xawskil-rule = Expansion, unverified. In the end you earn coins for the number of lands on which you have explored at least one space.

## Explore cards

explorers-card-basic_grassland = Grassland
explorers-card-basic_grassland-rule = Explore up to 2 grassland spaces. They need not touch each other.
explorers-card-basic_desert = Desert
explorers-card-basic_desert-rule = Explore up to 2 desert spaces. They need not touch each other.
explorers-card-basic_mountain = Mountain
explorers-card-basic_mountain-rule = Explore 1 mountain space.
explorers-card-basic_sea = Sea
explorers-card-basic_sea-rule = Explore up to 3 sea spaces in one straight line without a gap. The line may grow at both ends.
explorers-card-basic_any = Any two
explorers-card-basic_any-rule = Explore up to 2 spaces of any terrain; the second must touch the first.
explorers-card-era_1 = Era card I
explorers-card-era_1-rule = In the first era you get two investigate cards, keep one and use it. Later you use that card again.
explorers-card-era_2 = Era card II
explorers-card-era_2-rule = In the second era you get two investigate cards, keep one and use it. Later you use that card again.
explorers-card-era_3 = Era card III
explorers-card-era_3-rule = In the third era you get two investigate cards, keep one and use it. In the fourth you use that card again.
explorers-card-era_any = Era card I/II/III
explorers-card-era_any-rule = Use any one of your three investigate cards once more.

## Investigate cards

explorers-card-path_grassland_sea_5 = Path over grassland and sea
explorers-card-path_grassland_sea_5-rule = A path of up to 5 spaces of grassland or sea in any mixture; each space touches the one before.
explorers-card-path_desert_sea_5 = Path over desert and sea
explorers-card-path_desert_sea_5-rule = A path of up to 5 spaces of desert or sea in any mixture; each space touches the one before.
explorers-card-path_mountain_sea_4 = Path over mountains and sea
explorers-card-path_mountain_sea_4-rule = A path of up to 4 spaces of mountain or sea in any mixture; each space touches the one before.
explorers-card-mix_mountain2_grassland3 = Mountains and grassland
explorers-card-mix_mountain2_grassland3-rule = Up to 2 mountain and 3 grassland spaces in any order; they need not touch each other.
explorers-card-mix_sea1_grassland4 = Sea and grassland
explorers-card-mix_sea1_grassland4-rule = Up to 1 sea and 4 grassland spaces in any order; they need not touch each other.
explorers-card-mix_mountain2_desert3 = Mountains and desert
explorers-card-mix_mountain2_desert3-rule = Up to 2 mountain and 3 desert spaces in any order; they need not touch each other.
explorers-card-mix_sea1_desert4 = Sea and desert
explorers-card-mix_sea1_desert4-rule = Up to 1 sea and 4 desert spaces in any order; they need not touch each other.
explorers-card-mix_sea1_mountain3 = Sea and mountains
explorers-card-mix_sea1_mountain3-rule = Up to 1 sea and 3 mountain spaces in any order; they need not touch each other.
explorers-card-mix_desert1_grassland1_mountain1_sea2 = A bit of everything
explorers-card-mix_desert1_grassland1_mountain1_sea2-rule = Up to 1 desert, 1 grassland, 1 mountain and 2 sea spaces in any order; they need not touch each other.
explorers-card-line_land_unlimited = Straight over land
explorers-card-line_land_unlimited-rule = Any number of land spaces, terrains mixed, in one straight line without a gap. The line may grow at both ends.
explorers-card-line_sea_unlimited = Straight over sea
explorers-card-line_sea_unlimited-rule = Any number of sea spaces in one straight line without a gap. The line may grow at both ends.
explorers-card-mountain3_coins_x2 = Mountain gold
explorers-card-mountain3_coins_x2-rule = Up to 3 mountain spaces; coin spaces among them pay double.
explorers-card-grassland4_coins_x3 = Grassland gold
explorers-card-grassland4_coins_x3-rule = Up to 4 grassland spaces; coin spaces among them pay triple.
explorers-card-desert4_coins_x3 = Desert gold
explorers-card-desert4_coins_x3-rule = Up to 4 desert spaces; coin spaces among them pay triple.
explorers-card-single_region_4 = One region
explorers-card-single_region_4-rule = Up to 4 spaces of one land region; they need not touch each other. Wild spaces that touch the region may be among them.
explorers-card-burst_grassland = Grassland and around
explorers-card-burst_grassland-rule = One grassland space, then up to 5 of the spaces around it, whatever their terrain.
explorers-card-burst_mountain = Mountain and around
explorers-card-burst_mountain-rule = One mountain space, then up to 5 of the spaces around it, whatever their terrain.
explorers-card-burst_desert = Desert and around
explorers-card-burst_desert-rule = One desert space, then up to 5 of the spaces around it, whatever their terrain.
explorers-card-burst_sea = Sea and around
explorers-card-burst_sea-rule = One sea space, then up to 5 of the spaces around it, whatever their terrain.
explorers-card-lance_grassland = Straight from grassland
explorers-card-lance_grassland-rule = One grassland space, then up to 3 spaces of any terrain that form one straight line with it.
explorers-card-lance_mountain = Straight from a mountain
explorers-card-lance_mountain-rule = One mountain space, then up to 3 spaces of any terrain that form one straight line with it.
explorers-card-lance_desert = Straight from the desert
explorers-card-lance_desert-rule = One desert space, then up to 3 spaces of any terrain that form one straight line with it.
explorers-card-lance_sea = Straight from the sea
explorers-card-lance_sea-rule = One sea space, then up to 3 spaces of any terrain that form one straight line with it.
explorers-card-two_village_lines = Two roads
explorers-card-two_village_lines-rule = From each of two different villages a straight line of up to 3 spaces of any terrain, one line after the other. The capital is a village here; one founded on the way counts too.
explorers-card-sea4_then_cities = Sea, then harbours
explorers-card-sea4_then_cities-rule = Up to 4 sea spaces, then any number of cities that touch them.
explorers-card-sea4_then_2_coins = Sea, then coins
explorers-card-sea4_then_2_coins-rule = Up to 4 sea spaces, then up to 2 coin spaces of any terrain that touch them.
explorers-card-sea4_extra_treasure = Sea and treasure
explorers-card-sea4_extra_treasure-rule = Up to 4 sea spaces; each ruin you explore for the first time this turn brings two treasure cards.
explorers-card-sea_5 = Five at sea
explorers-card-sea_5-rule = Up to 5 sea spaces; they need not touch each other.

## Goals

explorers-goal-avenia_1 = Three lands
explorers-goal-avenia_1-rule = Have villages on three different lands.
explorers-goal-avenia_2 = Two towers
explorers-goal-avenia_2-rule = Have two discovery towers.
explorers-goal-avenia_3 = Ruins on the edge
explorers-goal-avenia_3-rule = Have explored three ruins on the edge of the map.
explorers-goal-avenia_4 = A large region
explorers-goal-avenia_4-rule = Have a village in a region of five or more spaces.
explorers-goal-avenia_5 = Two great posts
explorers-goal-avenia_5-rule = Have two trading posts on cities of value 3 or more.
explorers-goal-avenia_6 = Five villages
explorers-goal-avenia_6-rule = Have five villages.
explorers-goal-aghon_1 = Villages everywhere
explorers-goal-aghon_1-rule = Have a village on grassland, one in the desert and one in the mountains.
explorers-goal-aghon_2 = Trade everywhere
explorers-goal-aghon_2-rule = Have a trading post on grassland, one in the desert and one in the mountains.
explorers-goal-aghon_3 = Ruins on every coast
explorers-goal-aghon_3-rule = The ruins you have explored touch grassland, desert and mountain. One ruin may touch several.
explorers-goal-aghon_4 = Below the tower
explorers-goal-aghon_4-rule = Have a village next to one of your discovery towers.
explorers-goal-aghon_5 = A rich route
explorers-goal-aghon_5-rule = Complete a trade route worth 12 coins or more.
explorers-goal-aghon_6 = Mountain folk
explorers-goal-aghon_6-rule = Have two villages in the mountains.
explorers-goal-kazan_1 = Ruins A and J
explorers-goal-kazan_1-rule = Have explored ruins A and J.
explorers-goal-kazan_2 = Ruin C and the north-east
explorers-goal-kazan_2-rule = Have explored ruin C and built the tower of the north-eastern discovery space.
explorers-goal-kazan_3 = Beside the ruins
explorers-goal-kazan_3-rule = Have a village next to a ruin, explored or not.
explorers-goal-kazan_4 = The great chain
explorers-goal-kazan_4-rule = Two cities and two ruins hold your explorers at the same time and are connected by explorers and villages. The capital is no link.
explorers-goal-kazan_5 = A rich find
explorers-goal-kazan_5-rule = Explore a space with three or more coins printed on it.
explorers-goal-kazan_6 = Ruins B and D
explorers-goal-kazan_6-rule = Have explored ruins B and D.
explorers-goal-cnidaria_1 = By crystal light
explorers-goal-cnidaria_1-rule = Have two villages next to crystal spaces, the same or different ones.
explorers-goal-cnidaria_2 = One symbol
explorers-goal-cnidaria_2-rule = Have explored three ruins with the same symbol.
explorers-goal-cnidaria_3 = One terrain
explorers-goal-cnidaria_3-rule = Have three villages on the same terrain.
explorers-goal-cnidaria_4 = Three symbols
explorers-goal-cnidaria_4-rule = Have explored a ruin of each of the three symbols.
explorers-goal-cnidaria_5 = Two crystals
explorers-goal-cnidaria_5-rule = Have explored two crystals.
explorers-goal-cnidaria_6 = A splendid route
explorers-goal-cnidaria_6-rule = Complete a trade route worth 16 coins or more.
explorers-goal-north_proylia_1 = Beside the ice
explorers-goal-north_proylia_1-rule = Have two villages next to ice.
explorers-goal-north_proylia_2 = Frozen ruins
explorers-goal-north_proylia_2-rule = Have explored two ruins on ice.
explorers-goal-north_proylia_3 = Market villages
explorers-goal-north_proylia_3-rule = Have two villages next to cities with your trading posts.
explorers-goal-north_proylia_4 = Across the ice
explorers-goal-north_proylia_4-rule = Complete a trade route whose connected group has an explorer on ice.
explorers-goal-north_proylia_5 = The far north
explorers-goal-north_proylia_5-rule = Have a village on the northern edge of the map.
explorers-goal-north_proylia_6 = Small regions
explorers-goal-north_proylia_6-rule = Have villages in three different regions of three spaces or fewer.
explorers-goal-xawskil_1 = Five lands
explorers-goal-xawskil_1-rule = Have villages on five different lands.
explorers-goal-xawskil_2 = The far west
explorers-goal-xawskil_2-rule = Explore a space of the westernmost land.
explorers-goal-xawskil_3 = Three towers
explorers-goal-xawskil_3-rule = Have three discovery towers.
explorers-goal-xawskil_4 = Neighbours
explorers-goal-xawskil_4-rule = Have two villages on the same land.
explorers-goal-xawskil_5 = A great post
explorers-goal-xawskil_5-rule = Have a trading post on a city of value 5 or more.
explorers-goal-xawskil_6 = Six ruins
explorers-goal-xawskil_6-rule = Have explored six ruins.

## Treasures

explorers-treasure-place_explorer = A helping hand
explorers-treasure-place_explorer-rule = At once: put one explorer on any space next to your explorers, villages or capital. You may do without it.
explorers-treasure-two_coins = Two coins
explorers-treasure-two_coins-rule = At once: earn 2 coins.
explorers-treasure-vase = Vase
explorers-treasure-vase-rule = In the end 1, 2, 3 or 4 vases are worth 1, 4, 9 or 16 coins, each further one 4 more.
explorers-treasure-tower_bonus = Tower seal
explorers-treasure-tower_bonus-rule = In the end 1 coin for each of your discovery towers.
explorers-treasure-grassland_villages = Grassland seal
explorers-treasure-grassland_villages-rule = In the end 1 coin for each of your villages on grassland.
explorers-treasure-desert_villages = Desert seal
explorers-treasure-desert_villages-rule = In the end 1 coin for each of your villages in the desert.
explorers-treasure-mountain_villages = Mountain seal
explorers-treasure-mountain_villages-rule = In the end 1 coin for each of your villages in the mountains.
explorers-treasure-village_pairs = Village seal
explorers-treasure-village_pairs-rule = In the end 1 coin for every two of your villages.

## Terrains and spaces

explorers-terrain-grassland = grassland
explorers-terrain-desert = desert
explorers-terrain-mountain = mountain
explorers-terrain-sea = sea
explorers-terrain-wild = wild terrain
explorers-terrain-capital = capital
explorers-terrain-ice = ice
explorers-feature-none = open sea
explorers-feature-blank = blank space
explorers-feature-coin = coin space
explorers-feature-city = city
explorers-feature-ruin = ruin
explorers-feature-discovery = discovery space
explorers-feature-crystal = crystal
explorers-feature-capital = capital
explorers-piece-explorer = explorer
explorers-piece-village = village
explorers-piece-tower = discovery tower
explorers-piece-post = trading post

## Levels and goal values

explorers-level-easy = easy
explorers-level-normal = normal
explorers-level-hard = hard
explorers-value-first = higher
explorers-value-later = lower

## Events everybody sees

explorers-goal-dealt = Goal in play: { $goal }.
explorers-era-began = Era { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} began.
explorers-card-revealed = Card revealed: { $card }.
explorers-goal-covered = The { $value } value of the goal { $goal } is covered.
explorers-done = { $seat } is done.
explorers-card-kept = { $seat } kept the investigate card { $card }.
explorers-card-reused = { $seat } used { $card } again.
explorers-explored = { $seat } explored { $cells }.
explorers-stayed = { $seat } explored nothing.
explorers-treasure-used = { $seat } found a treasure: { $treasure }.
explorers-treasures-kept = { $seat } keeps { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
} for the end.
explorers-spaces = { $seat } earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on coin spaces.
explorers-villages = { $seat } founded a village at { $cells } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-towers = { $seat } built a tower at { $cells } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-crystals = { $seat } reached a crystal at { $cells } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-routes = { $seat } completed trade routes for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} (trading post: { $cells }).
explorers-treasures = { $seat } earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} with treasure.
explorers-goal = { $seat } met the goal { $goal } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-era-ended = Era { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} is over; the explorers come home.
explorers-final-coins = { $seat } earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at the end of the game.
explorers-game-over = The game is over.
explorers-solo-won = { $seat } won at the level { $level }: all goals met and coins enough.
explorers-solo-lost = { $seat } did not win at the level { $level }. Missing: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}.

## Events only their seat sees

explorers-offered = { $seat } may keep one: { $first_card } or { $second_card }.
explorers-treasure-drawn = { $seat } drew a treasure: { $treasure }.
explorers-treasure-kept = { $seat } keeps a treasure for the end: { $treasure }.
explorers-kept-card = { $seat } keeps { $card }.
explorers-reused-card = { $seat } uses { $card } again.
explorers-put-explorer = { $seat } puts an explorer on { $cell }.
explorers-put-free-explorer = { $seat } puts a free explorer on { $cell }.
explorers-declined = { $seat } does without the free explorer.
explorers-linked = { $seat } connects { $first_cell } and { $second_cell }.
explorers-own-spaces = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from a coin space.
explorers-own-villages = { $seat }: a village at { $cells }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-own-towers = { $seat }: a tower at { $cells }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-own-crystals = { $seat }: a crystal at { $cells }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
explorers-own-routes = { $seat }: a trade route, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; the post lies at { $cells }.
explorers-own-treasures = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from a treasure card.
explorers-own-goal = { $seat }: the goal { $goal } is met; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} when all are done.

## What to decide now

explorers-decision-keep = Choose the investigate card you want to keep.
explorers-decision-reuse = Choose which of your investigate cards to use again.
explorers-decision-explore = Put your next explorer, or finish your turn.
explorers-decision-village = The region is complete: choose where the village stands.
explorers-decision-route = Choose the cities of the trade route and the one that gets the post.
explorers-decision-free = Put the free explorer on any space you can reach, or do without.
explorers-decision-deal-goal = Chance picks a goal.
explorers-decision-reveal = The next card is being revealed.
explorers-decision-offer = Investigate cards are being dealt.
explorers-decision-draw = A treasure card is being drawn.

## Where coins come from

explorers-source-spaces = Coin spaces
explorers-source-villages = Villages
explorers-source-towers = Towers
explorers-source-crystals = Crystals
explorers-source-routes = Trade routes
explorers-source-goals = Goals
explorers-source-treasures = Treasures
explorers-source-lands = Lands
explorers-source-final = Kept treasures
explorers-source-goal = Goal
explorers-part-1 = Era I
explorers-part-2 = Era II
explorers-part-3 = Era III
explorers-part-4 = Era IV
explorers-part-end = End of the game
explorers-part-now = Now

## Why a bot plays a move

explorers-reason-only-move = There is no other move.
explorers-reason-done = Puts no more explorers this turn.
explorers-reason-decline = Does without the free explorer.
explorers-reason-card = Plays { $card }.
explorers-reason-spaces = Collects coin spaces: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-village = Founds a village at { $cell }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-village-open = Completes a region for a village: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-start = Within two steps of the village at { $cell } { $spaces ->
    [one] lies { $spaces } space
   *[other] lie { $spaces } spaces
} for later eras.
explorers-reason-tower = Builds the tower at { $cell }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-crystal = Reaches the crystal at { $cell }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-route = Closes the route { $one } × { $two } between { $start } and { $end }: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-route-open = Closes a trade route for up to { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-post = The dearer city at { $cell } stays free for another route.
explorers-reason-goal = Meets the goal “{ $goal }”: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
explorers-reason-lands = Reaches a new land: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
} in the end.
explorers-reason-ruin = Explores the ruin at { $cell }: { $cards ->
    [one] { $cards } treasure card
   *[other] { $cards } treasure cards
}.
explorers-reason-region = The region around { $cell } is { $missing ->
    [one] { $missing } space
   *[other] { $missing } spaces
} short of a village.
explorers-reason-towards-tower = Comes closer to the discovery space { $cell }.
explorers-reason-towards-ruin = Comes closer to the ruin at { $cell }.
explorers-reason-towards-crystal = Comes closer to the crystal at { $cell }.
explorers-reason-towards-coins = Comes closer to the coins at { $cell }.
explorers-reason-towards-city = Comes closer to the city at { $cell }.
explorers-reason-room = Brings { $spaces ->
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
} into reach.
explorers-reason-quiet = Earns nothing at once.

## Options of a new game

explorers-option-map = Map
explorers-option-map-help = All players explore the same province. The two expansion maps follow a fan version and are not verified.
explorers-option-map-avenia = Avenia
explorers-option-map-aghon = Aghon
explorers-option-map-kazan = Kazan
explorers-option-map-cnidaria = Cnidaria
explorers-option-map-north_proylia = North Proylia (expansion, unverified)
explorers-option-map-xawskil = Xawskil (expansion, unverified)
explorers-option-goals = Goals
explorers-option-goals-help = Let chance choose three goals of the map, or pick them yourself; in the solo game their order matters.
explorers-option-goals-random = Random
explorers-option-level = Level (solo)
explorers-option-level-help = How many coins you need besides all three goals to win the solo game.
explorers-option-level-easy = Easy: 90 coins
explorers-option-level-normal = Normal: 120 coins
explorers-option-level-hard = Hard: 150 coins
explorers-option-lances = Straight lines from an anchor
explorers-option-lances-help = Whether the line of the four cards “Straight from …” may grow on both sides of its first space.
explorers-option-lances-both_sides = On both sides
explorers-option-lances-one_side = On one side only
explorers-option-village_lines = Two roads
explorers-option-village_lines-help = Whether each line of the card “Two roads” must lead straight away from its village or only begin next to it.
explorers-option-village_lines-free = Begins next to the village
explorers-option-village_lines-collinear = Leads straight away from it
explorers-option-wild_region = Wild spaces in one region
explorers-option-wild_region-help = Which wild spaces the card “One region” may explore.
explorers-option-wild_region-touching = Those that touch the region
explorers-option-wild_region-first_only = Only one, and nothing after it
explorers-option-capital_links = Capital in the great chain
explorers-option-capital_links-help = Whether the capital links cities and ruins for the Kazan goal “The great chain”.
explorers-option-capital_links-no = No link
explorers-option-capital_links-yes = A link

## Above the maps in a terminal

explorers-headline-era = Era { $era ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, card { $number } of { $cards }
explorers-headline-goal = Goal: { $goal }
explorers-headline-card = Card: { $card }
explorers-headline-seat = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, villages { $villages }, towers { $towers }, goals { $goals }
explorers-watch-score = { $seat }: { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}
explorers-watch-winner = { $seat } wins with { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}.

## Why a move is refused

explorers-illegal-waiting = There is nothing for you to decide now.
explorers-illegal-decision = That cannot be done now. { $decision }
explorers-illegal-no-card = { $card } is not among the cards you can choose from.
explorers-illegal-off-map = { $cell } is no space that can be explored.
explorers-illegal-taken = { $cell } is taken: { $piece }.
explorers-illegal-not-beside = { $cell } touches none of your explorers and villages, nor the capital.
explorers-illegal-no-explorers = You have no explorers left.
explorers-illegal-card-full = The card { $card } allows no more spaces.
explorers-illegal-terrain = { $cell } is { $terrain }; the card { $card } does not allow that now.
explorers-illegal-line = { $cell } does not continue the straight line.
explorers-illegal-first = { $cell } does not touch the first space of this card.
explorers-illegal-path = { $cell } does not touch the space before.
explorers-illegal-region = { $cell } is not in the same region.
explorers-illegal-shape = { $cell } does not fit what the card { $card } asks for.
explorers-illegal-other-region = { $cell } is not in the region you have completed.
explorers-illegal-not-blank = { $cell } is not a blank space; only there can a village stand.
explorers-illegal-not-city = { $cell } is not a city.
explorers-illegal-posted = The city { $cell } already has your trading post.
explorers-illegal-unconnected = The city { $cell } is not connected with the space you have just explored.
explorers-illegal-route = Name two different cities, the left or upper one first, then the one that gets the post.
