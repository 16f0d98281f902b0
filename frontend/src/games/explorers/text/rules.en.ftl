# The Guild of Merchant Explorers: the rules reference. Names of cards come from the game's own words.

## The page

explorers-rules-heading = How to play The Guild of Merchant Explorers
explorers-rules-lead = Everything about the game in our own words: read it from top to bottom, or look up one card, goal or treasure.
explorers-rules-search = Search the rules
explorers-rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
}
explorers-rules-chapter-course = The game
explorers-rules-chapter-spaces = On the map
explorers-rules-chapter-explore = Explore cards
explorers-rules-chapter-investigate = Investigate cards
explorers-rules-chapter-treasure = Treasures
explorers-rules-chapter-option = Options of a table
explorers-rules-chapter-app = At this table
explorers-rules-note-era = { $first ->
    [4] Only in era IV
   *[other] From era { $first ->
        [1] I
        [2] II
       *[other] III
    } on
}
explorers-rules-note-treasure = { $copies } of the 40 cards
explorers-rules-note-goal = { $first } coins in the turn of the first, { $later } later
explorers-rules-note-expansion = Expansion, unverified
explorers-rules-goal-met = A map on which this goal is met
explorers-rules-before = Before
explorers-rules-after = After; the numbers show the order
explorers-rules-piece-treasure = treasure token

## The game

explorers-rules-goal = The goal
explorers-rules-goal-aim = The maps of the realm are old, and its cities have lost touch. Over four eras you send explorers out from the capital, found villages, link cities and search ruins. Whoever has the most coins in the end wins.
explorers-rules-goal-together = All players explore the same province, each on a map of their own and all at the same time. Nobody can block you; only the three goals are a race.
explorers-rules-goal-sources = Coins come from coin spaces, villages, trade routes, towers, goals and treasures, on Cnidaria also from crystals.

explorers-rules-setup = Before the first card
explorers-rules-setup-map = The table chooses a province. Avenia is good to begin with: it has no special spaces.
explorers-rules-setup-goals = Each province has six goals of its own. Three of them, by chance or by choice, are in play.
explorers-rules-setup-pieces = You have 36 explorers and 13 villages. Your map is empty: the capital is the only place to start from.

explorers-rules-turn = A turn, step by step
explorers-rules-turn-reveal = 1. Reveal: the next explore card is turned up, the same for everybody.
explorers-rules-turn-explore = 2. Explore: everybody puts explorers on their own map as the card says, one by one, and resolves at once what each of them brings.
explorers-rules-turn-done = 3. Done: you say that you are done, even if nothing was possible. You may take it back until the last player is done.
explorers-rules-turn-hidden = 4. Show: now all maps are shown and the goals of the turn are paid. Until then nobody sees what the others do.

explorers-rules-placing = Golden rules of placing
explorers-rules-placing-beside = A new explorer stands beside one of your explorers, your villages or the capital, on a space without explorer, village or tower. No card breaks this rule.
explorers-rules-placing-single = Explorers come one at a time, and each new one may be the starting point of the next.
explorers-rules-placing-at-once = What an explorer triggers is resolved before the next one is placed. Then the card goes on.
explorers-rules-placing-apart = If the card does not ask for a line, a path or neighbours, each explorer may go to another end of your map.
explorers-rules-placing-fewer = You may place fewer explorers than the card allows, even none. What you leave out is lost.

explorers-rules-order = When one explorer brings several things
explorers-rules-order-list = We resolve in this order: coins of the space, tower, crystal, treasure cards, village, trade routes, goals.
explorers-rules-order-chain = A free explorer from a treasure card is resolved completely, with everything it triggers, before the explorer that found it goes on.
explorers-rules-order-ours = The rulebook names no order. With ours you know your treasure before you choose a village or a route.

explorers-rules-eras = The four eras
explorers-rules-eras-decks = Eras I, II, III and IV have 6, 7, 8 and 9 turns: five basic cards and one era card more each time. Every card of the deck comes exactly once in an era; only the order is unknown.
explorers-rules-eras-home = At the end of eras I, II and III all explorers come home. A region must therefore be filled, and a route closed, within one era.
explorers-rules-eras-stay = Villages, trading posts, towers, treasure tokens and explored crystals stay for the whole game. In the next era you start from the capital and from every village.

explorers-rules-era_cards = Era cards and investigate cards
explorers-rules-era_cards-offer = When era card I, II or III comes for the first time, you are dealt two investigate cards in private. Keep one, put the other back and use the kept one at once.
explorers-rules-era_cards-again = In every later era the same era card lets you use the same investigate card again.
explorers-rules-era_cards-fourth = In era IV the card I/II/III comes too: with it you use one of your three investigate cards a second time.

explorers-rules-goals = Goals
explorers-rules-goals-met = As soon as the condition holds, the goal is yours and one of your explorers stays on its card for the rest of the game. You can meet each goal once.
explorers-rules-goals-turn = The coins come when the last player is done. All who met the goal in the turn of the first get the higher value, everybody later the lower one.
explorers-rules-goals-memory = Villages, towers, posts, explored ruins and crystals count from all eras. A trade route goal is met by a single route.
explorers-rules-goals-capital = The capital is never a village for a goal.

explorers-rules-supply = When pieces run out
explorers-rules-supply-explorers = Explorers on the map and on goal cards are missing from your 36. With none left you can place no more until some come home; a tower and a village give theirs back at once.
explorers-rules-supply-villages = With all 13 villages on the map a complete region brings nothing.
explorers-rules-supply-others = Towers, posts, tokens and coins never run out here.

explorers-rules-end = The end, and ties
explorers-rules-end-win = After the last card of era IV everybody adds the coins of the treasures they kept. Most coins win.
explorers-rules-end-tie = In a tie the player with more towers wins, then the one with more villages. If that is equal too, the victory is shared.

explorers-rules-solo = Playing alone
explorers-rules-solo-win = You win if you meet all three goals and have at least 90, 120 or 150 coins, as the level says.
explorers-rules-solo-tokens = Goals lose value while you play. The first era card II covers the higher value of the first goal, III the lower value of the first and the higher of the second, I/II/III the lower value of the second and the higher of the third. The tokens come before that turn is played.
explorers-rules-solo-zero = You get the best value that is still open. With both covered the goal brings 0 coins, but it still counts as met.
explorers-rules-solo-result = The order of the goals matters, so the first goal is the most urgent. The result says what was missing.

## On the map

explorers-rules-map = Terrains, regions, lands
explorers-rules-map-terrain = There are four terrains: grassland, desert, mountain and sea. Discovery spaces and crystals are wild: any card may take them in place of any terrain it has left.
explorers-rules-map-region = A region is a group of land spaces of one terrain that hang together. Sea, wild spaces and the capital belong to no region.
explorers-rules-map-land = A land is a block of land spaces that sea or the edge of the map cuts off. It may hold many regions.
explorers-rules-map-beside = Spaces are beside each other when they share a side. A straight line runs through opposite sides, so there are three directions for it.

explorers-rules-capital = The capital
explorers-rules-capital-start = You explore from the capital in every era, but you can never explore the capital itself. For explore cards it is one of your villages.
explorers-rules-capital-link = It links cities like a village does.
explorers-rules-capital-not-village = For goals and treasures it is no village.

explorers-rules-coins = Coin spaces
explorers-rules-coins-pay = A coin space pays the printed coins as soon as you explore it.
explorers-rules-coins-again = In a later era you may explore it again, and it pays again.
explorers-rules-coins-multiplied = Three investigate cards multiply these coins, but only on spaces explored by that card, and nothing else.

explorers-rules-villages = Villages
explorers-rules-villages-when = A region is complete when each of its spaces holds an explorer at the same time, cities, coin spaces and land ruins included. Then you must found a village.
explorers-rules-villages-where = It takes the place of an explorer on a blank space of the region; that explorer comes home. If there are several blank spaces you choose, and the site is where you may start from for the rest of the game.
explorers-rules-villages-pay = It pays 1, 2, 3 or 4 coins in era I, II, III or IV.
explorers-rules-villages-once = A region gets one village only. Filling it again, or filling a region without a blank space, brings nothing.

explorers-rules-routes = Trade routes
explorers-rules-routes-link = Two cities are linked when an unbroken chain of your explorers, villages and the capital leads from one to the other. Both cities must hold an explorer and no trading post.
explorers-rules-routes-pay = Then you must complete the route: it pays the product of the two values at once.
explorers-rules-routes-post = One of the two cities gets a trading post; you choose which. It is usually wise to leave the higher value free for the next route.
explorers-rules-routes-posted = A city with a post never earns again, yet you may explore it and it still links others.

explorers-rules-three_cities = Three cities at once
explorers-rules-three_cities-two = If one explorer links three cities that were apart before, you complete two routes, one after the other. In general there is one route fewer than there are cities.
explorers-rules-three_cities-choice = Each time you choose a pair and the place of the post. The city left free can be in the second route again, so keep the best one free.

explorers-rules-ruins = Ruins
explorers-rules-ruins-token = The first explorer on a ruin turns up a treasure: the ruin gets a token and you draw a treasure card.
explorers-rules-ruins-card = Cards with an effect now are used at once, in the middle of your turn. The others stay with you in private until the end.
explorers-rules-ruins-land = Most ruins lie at sea. One that lies on land belongs to its region and must be explored to complete it, but no village can stand there.
explorers-rules-ruins-again = A ruin with a token can be explored again in later eras, without another card.

explorers-rules-towers = Discovery spaces and towers
explorers-rules-towers-wild = A discovery space is wild. Any explore card reaches it.
explorers-rules-towers-pay = The explorer comes home and a tower takes its place. Your first, second, third and fourth tower pay 6, 8, 10 and 14 coins.
explorers-rules-towers-dead-end = A tower is nobody’s piece: you cannot explore on from it, it links nothing, and nobody enters its space again.

explorers-rules-crystals = Crystals (Cnidaria)
explorers-rules-crystals-wild = A crystal is wild and belongs to no region.
explorers-rules-crystals-pay = The first visit pays its value plus the values of all crystals you explored before, in whatever era. All four in the order 1, 2, 3, 4 pay 1, 3, 6 and 10 coins.
explorers-rules-crystals-stays = Unlike at a tower the explorer stays: you may go on from here, and it links. Later visits pay nothing.

explorers-rules-blocked = Volcanoes and reefs
explorers-rules-blocked-volcano = Volcanoes on Kazan are no spaces. They cannot be explored and interrupt every line, but they are not the edge of the map.
explorers-rules-blocked-reef = Reefs on Cnidaria cannot be explored either; the map simply has gaps there.

## Explore cards

explorers-rules-card-basic_grassland = The two may lie in different regions at different ends of your map. A discovery space or a crystal may be one of them.
explorers-rules-card-basic_desert = Works like { explorers-card-basic_grassland }, with desert.
explorers-rules-card-basic_mountain = The shortest card, and often the one that decides which mountains you can fill in an era. A wild space may be taken instead.
explorers-rules-card-basic_sea = The third space may lie at either end of the first two.
explorers-rules-card-basic_any = Whether the second space touches the first is judged by the spaces, but it also needs a piece of yours beside it. After a tower that must be another piece.
explorers-rules-card-era_1 = You keep the card it brings for three more eras, so it is used four times; five times if I/II/III copies it.
explorers-rules-card-era_2 = Its investigate card is used three times.
explorers-rules-card-era_3 = Its investigate card is used twice.
explorers-rules-card-era_any = No new card comes with it. The era has nine turns, and one of your cards works twice.

## Investigate cards

explorers-rules-kind-path = A path has no branches: every space touches the one explored just before it. All spaces may be of one terrain. A wild space may be part of it; after a discovery space the next one needs another piece of yours beside it.
explorers-rules-kind-mix = Each terrain has a number of its own, and you may take them in any order and at any end of your map.
explorers-rules-kind-mix-wild = A wild space uses up one place of any terrain that still has one. Nobody has to say which: what you do is allowed if some reading allows it.
explorers-rules-kind-line = The new spaces lie side by side on one straight line. You may add at either end, but you may not jump over pieces that are there already, and there is no gap.
explorers-rules-kind-line-wild = Wild spaces may be part of the line. After a tower the line can only go on where another piece of yours is beside the next space.
explorers-rules-kind-coins = The factor holds for coins printed on the spaces this card explores. Villages, towers, crystals, routes and treasures are paid as usual, and so is a space that a free explorer reaches meanwhile.
explorers-rules-kind-region = Choose any land region. Its spaces need not touch each other, but each of them needs a piece of yours beside it, as always.
explorers-rules-kind-region-wild = Wild spaces that touch the region may be among the four. One that touches no space of it may only be taken alone. The table may agree on the stricter reading, see the option “{ explorers-option-wild_region }”.
explorers-rules-kind-burst = The first space is the anchor. All others touch it; they may be of any terrain, in any order.
explorers-rules-kind-burst-wild = The anchor may be wild. On a discovery space its explorer goes home, so every further space needs another piece of yours beside it. If a village takes the anchor’s place nothing changes.
explorers-rules-kind-lance = The first space is the anchor and has the terrain of the card. Up to three more of any terrain follow, all together in one straight line without a gap.
explorers-rules-kind-lance-wild = The line may grow on both sides of the anchor, unless the table agreed on one side, see the option “{ explorers-option-lances }”. The anchor may be wild.
explorers-rules-kind-village_lines = Finish the first road before the second. Each begins beside its own village; the two villages differ. By default a road need not point away from its village, see the option “{ explorers-option-village_lines }”. One road alone is allowed too.
explorers-rules-kind-sea_cities = The cities must touch sea spaces explored by this very card, not older ones. Wild spaces may stand for sea, never for a city. Routes are completed as soon as two cities are linked.
explorers-rules-kind-sea_coins = The coin spaces must touch sea spaces explored by this very card and may have any terrain.
explorers-rules-kind-sea_coins-wild = A coin space at sea may belong to either part. Wild spaces may stand for sea, never for a coin space.
explorers-rules-kind-treasure = Only ruins without a token bring cards. It holds for the whole turn: a ruin that a free explorer reaches brings two cards as well. The first card is resolved before the second is drawn.
explorers-rules-kind-free = The spaces need not touch each other; each needs a piece of yours beside it. Wild spaces may stand for sea.

## Treasures

explorers-rules-treasures = Treasure cards
explorers-rules-treasures-deck = There are 40 cards of eight kinds. All players draw from the same deck.
explorers-rules-treasures-at-once = Two kinds work at once: a free explorer and two coins.
explorers-rules-treasures-kept = The others are kept in private and scored at the end. Everybody sees how many you keep.
explorers-rules-treasures-under = Used cards go under the deck and come back only when all others have been drawn.
explorers-rules-treasure-place_explorer = Any terrain will do. It is no part of the card being played: it uses up nothing, is no anchor and belongs to no line, and a multiplier does not count for it. If it reaches another ruin, that one is resolved first. Without a free space or an explorer nothing happens.
explorers-rules-treasure-two_coins = The simplest find. The coins count as treasure in the score.
explorers-rules-treasure-vase = Each of the first four is worth more than the one before: 1, 3, 5, 7. A fifth and every further one adds 4.
explorers-rules-treasure-tower_bonus = Four towers make 4 coins. Several seals are counted one by one.
explorers-rules-treasure-grassland_villages = The space under the village decides. The capital does not count.
explorers-rules-treasure-desert_villages = The space under the village decides. The capital does not count.
explorers-rules-treasure-mountain_villages = The space under the village decides. The capital does not count.
explorers-rules-treasure-village_pairs = Terrain does not matter. Seven villages make three pairs; each card is rounded down by itself.

## Provinces and goals

explorers-rules-map-avenia = The province for the first game: 190 spaces, 30 regions, 10 cities, 10 ruins, 4 discovery spaces and six lands.
explorers-rules-goal-avenia_1 = Several villages on one land count once. Avenia has six lands; that of the capital counts only with a village on it.
explorers-rules-goal-avenia_2 = Towers stay, so the two may come in different eras.
explorers-rules-goal-avenia_3 = A space is on the edge if at least one of its six neighbours is missing. Six of the ten ruins are. Each counts from its first visit on, for the whole game.
explorers-rules-goal-avenia_4 = Eight regions are large enough: six of five spaces and two of six.
explorers-rules-goal-avenia_5 = What counts is the city under the post, not its partner in the route.
explorers-rules-goal-avenia_6 = Any terrain and any land will do. The capital is not one of the five.
explorers-rules-map-aghon = 178 spaces, 21 regions, 9 cities, 10 ruins and 4 discovery spaces. It is the only layout that could be compared with a printed board.
explorers-rules-goal-aghon_1 = The space under the village decides its terrain.
explorers-rules-goal-aghon_2 = The terrain of the city decides. Only two cities lie in the mountains, both of value 4.
explorers-rules-goal-aghon_3 = The neighbouring spaces need not be explored. Ruins of all eras count.
explorers-rules-goal-aghon_4 = The tower must stand. Whichever comes second, tower or village, meets the goal.
explorers-rules-goal-aghon_5 = The values on Aghon are 2, 3 and 4, so 3 × 4 is just enough and 4 × 4 more than that.
explorers-rules-goal-aghon_6 = They lie in two different mountain regions, since each region has one village at most.
explorers-rules-map-kazan = 162 spaces in two halves around the volcanoes, 22 regions, 9 cities, ruins A to J and 4 discovery spaces. Coins are plentiful in the mountains.
explorers-rules-goal-kazan_1 = A lies at the western edge, J at the eastern: a long way for one era, but ruins of all eras count.
explorers-rules-goal-kazan_2 = It does not matter which of the two comes first.
explorers-rules-goal-kazan_3 = One village is enough. Ruin H lies on grassland, the others at sea.
explorers-rules-goal-kazan_4 = It is about one moment: all four explorers stand there at once, in one era. Posts and tokens do not matter. Whether the capital links is the option “{ explorers-option-capital_links }”.
explorers-rules-goal-kazan_5 = Four spaces have three or more printed coins. A doubled 2 is not enough; a free explorer is.
explorers-rules-goal-kazan_6 = B lies in the south, D in the north. Ruins of all eras count.
explorers-rules-map-cnidaria = 187 spaces, 28 regions, 6 cities, 4 crystals, 4 discovery spaces and 10 ruins: four with a circle, three with a square, three with a triangle. Three sea spaces carry coins.
explorers-rules-goal-cnidaria_1 = The crystals need not be explored. Both villages may lie beside the same crystal.
explorers-rules-goal-cnidaria_2 = With square and triangle you need all three; of the circles there are four.
explorers-rules-goal-cnidaria_3 = They lie in three different regions, since each region has one village at most.
explorers-rules-goal-cnidaria_4 = One circle, one square, one triangle, in any order and any era.
explorers-rules-goal-cnidaria_5 = The two may come in different eras.
explorers-rules-goal-cnidaria_6 = 4 × 4 is just enough, 4 × 5 is the best there is. Three cities are worth 4, one is worth 5.
explorers-rules-map-north_proylia = Known from a fan version only, so layout and special rules may differ from print. Ice costs two places of a card that asks for a terrain, in a mix any two that are left; so it can be no anchor and no single mountain. Cards for any terrain enter it for one.
explorers-rules-goal-north_proylia_1 = The ice need not be explored. Both villages may lie beside the same ice.
explorers-rules-goal-north_proylia_2 = Ruins of all eras count.
explorers-rules-goal-north_proylia_3 = The posts must be there, the cities need no explorer at the moment.
explorers-rules-goal-north_proylia_4 = One explorer on ice anywhere in the connected group is enough; it need not lie on the shortest way.
explorers-rules-goal-north_proylia_5 = There is no space north of the village’s own.
explorers-rules-goal-north_proylia_6 = The three regions may have the same terrain.
explorers-rules-map-xawskil = Known from a fan version only, so layout and special rules may differ from print. At the end six lands pay 3 coins, seven 6, eight 10, nine 14, ten 18, eleven 24, twelve 32, thirteen or more 40. The land of the capital counts once you have explored a space of it.
explorers-rules-goal-xawskil_1 = Several villages on one land count once.
explorers-rules-goal-xawskil_2 = One explorer for a moment is enough.
explorers-rules-goal-xawskil_3 = There are four discovery spaces; the towers may come in different eras.
explorers-rules-goal-xawskil_4 = They lie in two different regions of that land.
explorers-rules-goal-xawskil_5 = What counts is the city under the post, not its partner in the route.
explorers-rules-goal-xawskil_6 = Ruins of all eras count.

## Options

explorers-rules-option-map-usual = Avenia, Aghon, Kazan and Cnidaria are the provinces of the box. Their names are those of the English edition; other editions spell some of them differently.
explorers-rules-option-map-other = North Proylia and Xawskil are expansion maps taken from a fan version. We could not compare them with print and mark them as unverified.
explorers-rules-option-goals-usual = Usually three of the six goals are dealt at random.
explorers-rules-option-goals-other = You may also name three yourself. Alone their order matters, since the first loses its value first.
explorers-rules-option-level-usual = Alone the level normal asks for 120 coins.
explorers-rules-option-level-other = Easy asks for 90, hard for 150. All three goals are needed at every level, and the number itself is enough.
explorers-rules-option-lances-usual = On both sides: the rulebook only asks for a straight line, so the four cards “Straight from …” may grow on both sides of their first space.
explorers-rules-option-lances-other = On one side only: the pictures of these cards show a line in one direction. Then every further space lies on the same side as the second.
explorers-rules-option-village_lines-usual = Begins next to the village: the rulebook asks for a straight line whose first space touches a village. Where it points is up to you.
explorers-rules-option-village_lines-other = Leads straight away from it: the picture of the card shows lines that have the village on their axis. Then the second space must lie in line with the village and the first.
explorers-rules-option-wild_region-usual = Those that touch the region: any card may explore wild spaces, but they lie in no region. So “One region” takes them if they touch the region you are exploring; as one of the four.
explorers-rules-option-wild_region-other = Only one, and nothing after it: the stricter reading. A wild space may only be the first and only space of the card.
explorers-rules-option-capital_links-usual = No link: the goal “The great chain” names explorers and villages, and for goals the capital is no village.
explorers-rules-option-capital_links-other = A link: the chain may run through the capital, as trade routes do. This makes the goal easier.

## At this table

explorers-rules-app-explore = Exploring on the map
explorers-rules-app-explore-place = All spaces where the next explorer may go are marked. Choose one of them; the table knows every reading of the card and never asks which one you mean.
explorers-rules-app-explore-choices = The site of a village and the city of a post are chosen on the map as well. With one possibility only it happens by itself.
explorers-rules-app-explore-done = Done ends your turn. You may take it back until the last player is done.
explorers-rules-app-preview = What a move would earn
explorers-rules-app-preview-tag = Point at a space and its coins are shown by source before you choose it.
explorers-rules-app-preview-region = The region being filled and what it still lacks are outlined, and so is a route about to close.
explorers-rules-app-preview-odds = All cards still to come in the era are shown; only their order is unknown.
explorers-rules-app-undo = Undo
explorers-rules-app-undo-steps = You may take back your steps one by one until you say done, and done itself until the last player is done.
explorers-rules-app-undo-lock = A treasure card and an offer of investigate cards teach you something new; no step goes back beyond them.
explorers-rules-app-map = A closer look
explorers-rules-app-map-zoom = Zoom with the wheel, with two fingers or the buttons, drag to move. A small map in the corner shows where you are.
explorers-rules-app-map-loupe = On a phone hold a finger on the map: a loupe shows what lies under it.
explorers-rules-app-keyboard = Keyboard
explorers-rules-app-keyboard-move = Q W E and A S D lie like the six neighbours and walk there; so do 7 8 9 and 1 2 3 of the number block. The arrows go north, south and along the row.
explorers-rules-app-keyboard-choose = N goes to the next space that can be chosen, Enter chooses it, Escape takes the choice back.
explorers-rules-app-together = Afterwards and together
explorers-rules-app-together-replay = Every moment of a game can be looked at again and has a link of its own.
explorers-rules-app-together-hotseat = Several people can share one device, and the table can be shown on a large screen for the room. Private cards stay private on both.

## Worked pictures

explorers-rules-example-placing = The card is “{ explorers-card-basic_grassland }”. Marked are all spaces the next explorer may take: grassland beside an explorer, the village or the capital.
explorers-rules-example-capital = 4 coins: 2 × 2. The two cities touch nothing but the capital, and the capital links them.
explorers-rules-example-villages = 3 coins: 1 from the coin space, then 2 for a village in era II. Two spaces of the region are blank; the owner chose the northern one.
explorers-rules-example-towers = 6 coins for the first tower. With “{ explorers-card-basic_any }” the next space must touch the tower’s space and a piece of yours. The marked space does; beside the crossed one there is only the tower.
explorers-rules-example-crystals = 5 coins: its own 3 and another 2 for the crystal on the right, which was explored in an earlier era.
explorers-rules-example-ruins = The ruin (1) brings a free explorer, which goes to grassland at once (2). Then the sea card goes on (3), in one line with 1.
explorers-rules-example-routes = 7 coins: 1 from the coin space and 2 × 3 = 6 for the route that explorer 1 closes. The post went to the city of value 2, so the 3 can trade again.
explorers-rules-example-three_cities = 12 coins: explorer 1 links three cities. First 3 × 2, with the post on that 2; then 3 × 2 again with the other.
explorers-rules-example-option-lances = 3 coins. With “{ explorers-option-lances-one_side }” the line may go on at the marked space, but not on the other side of space 1.
explorers-rules-example-option-village_lines = 1 coin. With “{ explorers-option-village_lines-collinear }” the road goes on in line with the village; the crossed space would be a bend.
explorers-rules-example-option-wild_region = 3 coins. With “{ explorers-option-wild_region-first_only }” the discovery space is closed, though it touches the region; the marked space is still open.
explorers-rules-example-kazan_4 = 19 coins: 3 × 3 = 9 for the route and 10 for the goal. Explorer 1 joins two cities and the ruins C and D; the village is a link.
explorers-rules-example-basic_grassland = 1 coin. One explorer starts from the capital, the other from the village.
explorers-rules-example-basic_desert = 1 coin from space 2. Space 1 starts from the capital, space 2 from the village.
explorers-rules-example-basic_mountain = 6 coins: the discovery space is wild, so the mountain card reaches it. The explorer comes home, the tower stays.
explorers-rules-example-basic_sea = After 1 and 2 the line may grow at either marked end. The crossed spaces are sea as well, but not in line.
explorers-rules-example-basic_any = 1 coin: from the capital to a mountain, then to the desert beside it.
explorers-rules-example-path_grassland_sea_5 = 2 coins: over grassland, across two sea spaces and ashore again.
explorers-rules-example-path_desert_sea_5 = 2 coins for a village in era II: spaces 2 to 4 are a whole desert region. From there the path goes on (5).
explorers-rules-example-path_mountain_sea_4 = 4 coins: 1 + 1 from coin spaces and 2 for the village. Spaces 3 and 4 are a region with a single blank space, so the site is settled.
explorers-rules-example-mix_mountain2_grassland3 = 5 coins: 1 from a coin space and two villages of 2. The two mountains are a region, the three grassland spaces another.
explorers-rules-example-mix_sea1_grassland4 = 4 coins: 1 + 1 from coin spaces and 2 for the village. The sea space (5) lies on another side of the capital.
explorers-rules-example-mix_mountain2_desert3 = 5 coins: 1 from a coin space and two villages of 2. From the first village (1) the way to the desert is short.
explorers-rules-example-mix_sea1_desert4 = 2 coins. Three desert spaces to the west, one to the east, and the sea space south of the capital.
explorers-rules-example-mix_sea1_mountain3 = 3 coins: 1 from a coin space, 2 for the village. The sea space comes first and opens the way to the mountains.
explorers-rules-example-mix_desert1_grassland1_mountain1_sea2 = 3 coins: 1 + 1 from coin spaces and 1 for the crystal (2), which used up one of the two sea spaces.
explorers-rules-example-line_land_unlimited = 3 coins: 1 from a coin space, 2 for a village. Seven spaces on one line, added now at one end, now at the other.
explorers-rules-example-line_sea_unlimited = 2 coins from the treasure card of the ruin (4). Six sea spaces on one line, north and south of the first.
explorers-rules-example-mountain3_coins_x2 = 14 coins: 2 + 2 + 3, doubled.
explorers-rules-example-grassland4_coins_x3 = 8 coins: 1 + 1, tripled, and 2 for the village, which is not multiplied.
explorers-rules-example-desert4_coins_x3 = 13 coins: 3, tripled, and 4 for the crystal. The card may explore wild spaces, but it multiplies coin spaces only.
explorers-rules-example-single_region_4 = 11 coins: 1 + 2 from coin spaces, 6 for the tower, 2 for the village. Three spaces of the region and the discovery space beside it are the four.
explorers-rules-example-burst_grassland = 1 coin. All five free neighbours of space 1 are explored; the sixth is the capital.
explorers-rules-example-burst_mountain = 4 coins: 1 + 1 from coin spaces and 2 for the village. It took the place of the anchor (1), and the burst goes on around it.
explorers-rules-example-burst_desert = 5 coins: 1 from a coin space and two villages of 2. The burst completes a desert region and a mountain region.
explorers-rules-example-burst_sea = 10 coins: 1 from a coin space and 3 × 3 = 9 for the route that explorer 2 closes. The ruin under the anchor brings a vase.
explorers-rules-example-lance_grassland = 3 coins: 1 from the anchor’s own space, 2 for the village. Two spaces on one side of the anchor (1), one on the other.
explorers-rules-example-lance_mountain = 3 coins: 1 from a coin space and 2 from the treasure card of the ruin (3). Two steps north, one south.
explorers-rules-example-lance_desert = 3 coins: 1 + 2 from coin spaces, all four in one direction.
explorers-rules-example-lance_sea = 1 coin. From the sea (1) north to the city (3), and one step south onto a mountain.
explorers-rules-example-two_village_lines = 2 coins. The road 1 to 3 begins beside the village and passes it; the road 4 to 6 leads straight from the capital to the city.
explorers-rules-example-sea4_then_cities = 6 coins: 3 × 2 as soon as both cities are reached. The crossed city touches only a sea space that was explored earlier. The ruin (4) brings a vase.
explorers-rules-example-sea4_then_2_coins = 4 coins: 2 from the sea space 3, 1 + 1 from spaces 5 and 6, which touch the sea explored just now.
explorers-rules-example-sea4_extra_treasure = 2 coins: the ruin (3) brings two cards, a vase for the end and two coins now.
explorers-rules-example-sea_5 = 2 coins from the treasure card of the ruin (5). The five spaces form no line.
