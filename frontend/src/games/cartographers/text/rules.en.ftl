# Cartographers: the rules reference. Names of cards come from the game's own words.

## The page

cartographers-rules-heading = How to play Cartographers
cartographers-rules-lead = Everything about the game in our own words: read it from top to bottom, or look up one card.
cartographers-rules-search = Search the rules
cartographers-rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] { $count } place found
   *[other] { $count } places found
}
cartographers-rules-chapter-course = The game
cartographers-rules-chapter-explore = Explore cards
cartographers-rules-chapter-ambush = Ambush cards
cartographers-rules-chapter-edict = Edicts
cartographers-rules-chapter-skill = Skills
cartographers-rules-chapter-app = At this table
cartographers-rules-note-explore = Time { $time }
cartographers-rules-note-edict = Silver number for the solo game: { $rating }
cartographers-rules-note-skill = { $cost ->
    [0] Free
    [one] Costs { $cost } coin
   *[other] Costs { $cost } coins
}

## The game

cartographers-rules-goal = The goal
cartographers-rules-goal-aim = You map unknown lands for the queen. Card by card you draw forests, villages, fields and water on a map of your own, and at the end of each season two royal edicts say what the queen finds valuable. Whoever has the most stars after four seasons wins.
cartographers-rules-goal-together = Everybody draws at the same time, each on their own map, and nobody waits for a turn. The only moment to lay hands on somebody else’s map is an ambush.

cartographers-rules-setup = Before the first card
cartographers-rules-setup-edicts = Four edicts lie on the table for the whole game, under the letters A, B, C and D. One comes from each of four kinds: forest, field and water, village, and space. Chance chooses them and mixes the letters, unless the table picked its own.
cartographers-rules-setup-deck = The deck holds all 13 explore cards and one ambush card that nobody has seen. Every later season adds one more ambush card.
cartographers-rules-setup-map = All players use the same side of the map, A or B, with nothing drawn on it yet.

cartographers-rules-map = The map
cartographers-rules-map-cells = The map has 11 × 11 cells. A cell is named by its column letter and row number: a1 is at the top left, k11 at the bottom right.
cartographers-rules-map-mountains = Five cells are mountains. They are filled from the start, nobody can draw on them, and nobody ever draws new ones.
cartographers-rules-map-ruins = Six cells are ruins. You may draw on them like on any free cell; until you do, they count as empty.
cartographers-rules-map-sides = Side A, Wilderness, has nothing else. Side B, Wastelands, has seven cells of wasteland in its middle (the chasm of the printed game): they are filled, but they are neither a terrain nor an edge.

cartographers-rules-words = Beside, group, filled
cartographers-rules-words-beside = Two cells are beside each other when they share a side. Touching at a corner is never enough.
cartographers-rules-words-group = A group is all cells of one terrain that hang together side by side. It may have any size; a lone cell is a group of one.
cartographers-rules-words-filled = A cell is filled when something is drawn on it (monsters too), or when it is a mountain or wasteland. Ruins are unfilled until something is drawn on them.
cartographers-rules-words-terrain = The terrains are forest, village, field (called farm in some editions), water, monsters and mountain. Wasteland is none of them.

cartographers-rules-turn = A turn, step by step
cartographers-rules-turn-reveal = 1. Reveal: the top card of the deck is turned up. After a ruins card another one follows at once; an ambush is played before anything else.
cartographers-rules-turn-draw = 2. Draw: everybody chooses a shape and a terrain of the card and draws it on their own map, unseen by the others.
cartographers-rules-turn-show = 3. Show: when the last player is done, all maps are shown. Until then you may take back your drawing.
cartographers-rules-turn-check = 4. Check the season: if the time of the revealed cards has reached the length of the season, the season is scored. Otherwise the next card is revealed.

cartographers-rules-explore = What an explore card offers
cartographers-rules-explore-one = Four cards take time 1. They offer one terrain and two shapes, and the smaller shape brings a coin.
cartographers-rules-explore-two = Six cards take time 2. They offer one shape and two terrains to choose from.
cartographers-rules-explore-zero = The two ruins cards and Rift Lands take no time, and neither do ambushes.
cartographers-rules-explore-one-terrain = The whole shape gets one terrain. Everybody decides for themselves: your neighbour may choose another shape or terrain of the same card.

cartographers-rules-drawing = Drawing a shape
cartographers-rules-drawing-turn = Turn and mirror the shape as you like and draw it anywhere on free cells. It need not touch anything you drew before.
cartographers-rules-drawing-fit = It may not cover a filled cell and may not stick out over the edge of the map. Open ruins are free cells.
cartographers-rules-drawing-must = If any shape of the card fits anywhere, you have to draw one: passing is not allowed. Whether it helps you does not matter.

cartographers-rules-single = If nothing fits: a single cell
cartographers-rules-single-when = If no shape of the card fits anywhere, however you turn it, draw one cell instead, on any free cell.
cartographers-rules-single-what = Choose any terrain for it: forest, village, field, water or monsters, even one the card does not show. It brings no printed coin, but it can close in a mountain.
cartographers-rules-single-full = If your map is completely full, there is nothing to draw and you sit out until the season is scored.

cartographers-rules-ruins = Ruins cards
cartographers-rules-ruins-duty = After a ruins card the next shape must cover at least one open ruins cell. Two ruins cards in a row are still one duty: one covered cell is enough.
cartographers-rules-ruins-fail = If no shape of the card can cover open ruins, or none are left, draw a single cell of any terrain on any free cell, even if the shape would fit elsewhere. That cell need not lie on ruins.
cartographers-rules-ruins-ambush = If an ambush comes between, it is played first without regard to ruins; the duty waits for the next explore card.
cartographers-rules-ruins-later = Ruins stay ruins after you drew on them. Only { cartographers-edict-golden_granary } cares about that.

cartographers-rules-coins = Coins
cartographers-rules-coins-earn = A coin comes from a shape printed with one, and from each mountain as soon as all four cells beside it are filled. Each mountain pays once, no matter what fills its sides or who drew it.
cartographers-rules-coins-score = Every coin is worth 1 star at the end of each season. A coin from spring pays four times, one from winter once.
cartographers-rules-coins-track = The track has 14 places; a fifteenth coin is lost. Coins crossed out for a skill never score again and free no place.

cartographers-rules-ambush = Ambushes
cartographers-rules-ambush-pass = When an ambush is revealed, the maps go round: with a clockwise card yours goes to the player on your left, with a counterclockwise card to the player on your right. That player draws the monsters on your map where they hurt, turned and mirrored at will; then you get your map back.
cartographers-rules-ambush-single = If the shape does not fit, the neighbour draws one monster cell anywhere. On a full map nothing happens.
cartographers-rules-ambush-coin = A mountain that the monsters close in pays its coin to the owner of the map.
cartographers-rules-ambush-deck = An ambush takes no time and leaves the game once it was revealed. One that did not show up stays in the deck, and the new season adds another, so several may come in one season.
cartographers-rules-ambush-solo = Alone, or if the table chose so, nobody draws the monsters: they come by the corner rule.

cartographers-rules-corner = The corner rule for ambushes
cartographers-rules-corner-start = Each ambush card names a corner and a direction. The shape starts in that corner exactly as printed, not turned and not mirrored, so that the rectangle around it lies flush with both edges.
cartographers-rules-corner-walk = If a cell there is filled, the shape moves along the edge in the direction of the card, one cell at a time, until it fits.
cartographers-rules-corner-inward = If it has gone all the way round, it starts again from the same corner, one cell further in from both edges, and so on towards the middle. The first place that is free is taken. Open ruins do not stop it.
cartographers-rules-corner-none = If there is no place at all, nothing is drawn, not even a single cell.

cartographers-rules-monsters = Monsters
cartographers-rules-monsters-loss = At the end of every season you lose 1 star for each unfilled cell beside monsters. A cell beside several monsters is counted once. Open ruins are unfilled too.
cartographers-rules-monsters-close = Fill those cells to stop the loss: any drawing will do. Mountains, wasteland and the edge cost nothing anyway.
cartographers-rules-monsters-terrain = Monsters are a terrain. They fill cells, close in mountains and complete rows like any other drawing.

cartographers-rules-scoring = Scoring a season
cartographers-rules-scoring-sum = Four numbers make a season: the stars of its first edict, the stars of its second edict, 1 star per coin you hold, minus the stars lost to monsters. The sum may be negative.
cartographers-rules-scoring-whole = An edict always looks at the whole map, no matter when its parts were drawn. As each edict is scored in two seasons, a good early drawing pays twice.

cartographers-rules-seasons = The four seasons
cartographers-rules-seasons-spring = Spring lasts 8 and scores edicts A and B.
cartographers-rules-seasons-summer = Summer lasts 8 and scores edicts B and C.
cartographers-rules-seasons-fall = Fall lasts 7 and scores edicts C and D.
cartographers-rules-seasons-winter = Winter lasts 6 and scores edicts D and A.
cartographers-rules-seasons-length = A season ends after the turn in which the time of its cards reaches that number. What goes beyond it is lost, not carried over.
cartographers-rules-seasons-deck = Then all 13 explore cards return to the deck, one new ambush card is added, and everything is shuffled.

cartographers-rules-end = The end, and ties
cartographers-rules-end-win = After winter has been scored, add up your four seasons. Most stars win.
cartographers-rules-end-tie = In a tie, whoever lost fewer stars to monsters over all four seasons wins. If that is equal too, the victory is shared.

cartographers-rules-solo = Playing alone
cartographers-rules-solo-rules = The rules stay the same, except that ambushes come by the corner rule.
cartographers-rules-solo-rating = Your result is your stars minus the silver numbers of the four edicts in play: hard edicts carry smaller numbers. The result earns you a title.
cartographers-rules-solo-full = If your map is full before winter has ended, the game ends at once. Whether the running season and the later ones still count is an option of the table.

cartographers-rules-titles = Titles of the solo game
cartographers-rules-titles-legendary_cartographer = 30 or more: Legendary Cartographer
cartographers-rules-titles-master_mapsmith = 20 to 29: Master Mapsmith
cartographers-rules-titles-journeyman_topographer = 10 to 19: Journeyman Topographer
cartographers-rules-titles-apprentice_surveyor = 0 to 9: Apprentice Surveyor
cartographers-rules-titles-amateur_assessor = −5 to −1: Amateur Assessor
cartographers-rules-titles-inept_assistant = −10 to −6: Inept Assistant
cartographers-rules-titles-dimwitted_doodler = −20 to −11: Dimwitted Doodler
cartographers-rules-titles-oblivious_inkdrinker = −30 to −21: Oblivious Inkdrinker
cartographers-rules-titles-none = Below −30 there is no title.

cartographers-rules-skills = Skills (optional)
cartographers-rules-skills-use = If the table plays with skills, three of the eight cards lie open for everybody. In each season you may use one of them, once. You need not use any.
cartographers-rules-skills-pay = Pay by crossing out coins you hold; coins earned in this very turn are good for it. Crossed-out coins no longer score.
cartographers-rules-skills-limits = A skill that would change nothing, or after which you could draw nothing, cannot be used. Extra cells follow the usual rules: free cells only, nothing over the edge.
cartographers-rules-skills-rulings = The rulebook explains these cards only in part. Where it is silent, this page says how we play them.

cartographers-rules-options = Options of a table
cartographers-rules-options-side = Map: side A, Wilderness, is open and good to begin with. Side B, Wastelands, has a hole of wasteland in the middle: less room, but it helps to complete rows, columns and squares.
cartographers-rules-options-edicts = Edicts: at random, as in the rulebook, or four of your choice, one of each kind, in the order A, B, C, D.
cartographers-rules-options-skills = Skills: none, three at random, or three of your choice.
cartographers-rules-options-ambush = Ambushes with several players: neighbours draw the monsters on each other’s maps, as in the rulebook; or monsters come by the corner rule of the solo game, which is gentler and quicker. Alone it is always the corner rule.
cartographers-rules-options-full-map = Full map in the solo game: the rulebook ends the game at once but does not say what is still scored. By default the running season is scored and later ones are not. You may also choose that nothing more is scored (unless the card that fills the map is the last of its season, or it is winter), or that the running and all later seasons are.

## Explore cards

cartographers-rules-card-temple_ruins = It shows no shape of its own. In one turn it may be followed by { cartographers-card-outpost_ruins }; the duty stays the same.
cartographers-rules-card-outpost_ruins = Works exactly like { cartographers-card-temple_ruins }: there are two ruins cards in the deck.
cartographers-rules-card-great_river = Take the short line for the coin, or the staircase to fill more of the map. The staircase can be turned to either slant.
cartographers-rules-card-farmland = The pair fits almost anywhere and brings a coin. The cross looks the same however you turn it and needs room on all sides of its middle.
cartographers-rules-card-hamlet = The corner brings a coin. The block of five brings none, but nearly a village group of six.
cartographers-rules-card-forgotten_forest = The two cells of the coin shape touch only at a corner, so they are two groups of forest unless something joins them. They cover two rows and two columns.
cartographers-rules-card-hinterland_stream = The large corner needs a square of 3 × 3 cells, of which it leaves four free.
cartographers-rules-card-homestead = Also the shape of { cartographers-card-kobold_onslaught }. Four ways to lie.
cartographers-rules-card-orchard = Eight ways to lie: turned four times, and the same mirrored.
cartographers-rules-card-treetop_village = Eight ways to lie. Its five cells need four in one direction and two in the other.
cartographers-rules-card-marshlands = Four ways to lie. It needs a square of 3 × 3 cells and leaves two pairs of cells free, one on each side of its stem.
cartographers-rules-card-fishing_village = Lies or stands. Four in a row without a gap are rare late in the game: keep a lane open.
cartographers-rules-card-rift_lands = You choose among all five terrains. Taking monsters is allowed and sometimes fills exactly the cell you need. If open ruins have to be covered and none are left, it becomes the free single cell, which is the same thing.

## Ambush cards

cartographers-rules-card-goblin_attack = The three cells touch only at corners, so up to eight free cells can lie beside them. By the corner rule the first step leads up along the right edge.
cartographers-rules-card-bugbear_assault = The column in the gap does not belong to the shape and may be filled already. By the corner rule the first step leads down along the right edge.
cartographers-rules-card-kobold_onslaught = The same shape as { cartographers-card-homestead }. By the corner rule the first step leads up along the left edge.
cartographers-rules-card-gnoll_raid = The open cell inside the bracket has monsters on three sides but is counted once. By the corner rule the first step leads down along the left edge.

## Edicts

cartographers-rules-edict-sentinel_wood = The edge is made of the rows 1 and 11 and the columns a and k, 40 cells in all. A corner lies on two edges and still pays once. Wasteland of side B is not an edge.
cartographers-rules-edict-greenbough = One cell can count for its row and for its column, so cells that share neither pay best: 2 stars each. More forest in a line that has some already adds nothing. Eleven rows and eleven columns make 22 stars at most.
cartographers-rules-edict-treetower = Look at the four cells beside a forest cell. Drawn cells of any terrain close a side, other forest and monsters among them, and so do mountains, wasteland and the edge. An empty cell or open ruins leave it open.
cartographers-rules-edict-stoneside_forest = One group of forest must touch two or more different mountains; then each of these pays 3 stars, 15 at most. A mountain in two such groups pays once. Forest that touches only one mountain, or one mountain twice, earns nothing.
cartographers-rules-edict-canal_lake = Long shared banks pay most: a line of water along a line of field pays on both sides. A cell with several neighbours of the other kind is still worth 1 star.
cartographers-rules-edict-mages_valley = Only the four cells that share a side with a mountain count, so each mountain has room for at most 8 stars. Touching the mountain at a corner does not count.
cartographers-rules-edict-golden_granary = Water pays beside ruins, open or drawn on; field pays on ruins. Water on ruins pays only if other ruins lie beside it, and field beside ruins earns nothing. A water cell beside two ruins pays once.
cartographers-rules-edict-shoreside_expanse = Each group pays 3 stars, whatever its size, so many small ones beat one large one. A single contact with the other kind or with the edge spoils the whole group. Wasteland of side B is not an edge.
cartographers-rules-edict-wildholds = The size is reached or not: 6 cells pay 8 stars, and so do 11. If two groups of six grow together, one payment is lost.
cartographers-rules-edict-great_city = First strike out every village group with a mountain beside it, then take the largest of the rest. Equal groups are not added up. If none is left, there are no stars. Wasteland does no harm.
cartographers-rules-edict-greengold_plains = Count the different kinds beside the group, out of forest, field, water, monsters and mountain. Three are enough, and more pay no more. Empty cells, open ruins, wasteland and the edge are no kinds.
cartographers-rules-edict-shieldgate = Sort your village groups by size and take the second. If the two largest are equal, one of them is the second, so two twins pay best. With a single group you get nothing, and joining the two largest may cost a lot.
cartographers-rules-edict-borderlands = It does not matter what fills the line: any terrain, monsters, mountains and wasteland all help. One empty cell or open ruins spoil it. A cell where a full row and a full column cross counts for both.
cartographers-rules-edict-lost_barony = Only the largest square counts, and only its side: 3 × 3 pays 9 stars, 4 × 4 pays 12. Even an untouched map pays something, because a mountain is a square of one (3 stars on side A) and four cells of wasteland are a square of two (6 stars on side B).
cartographers-rules-edict-broken_road = There are 11 such diagonals, from the long one a1 to k11 down to the corner a11, which is a diagonal of one cell. They begin in column a, go one down and one right, and end in row 11. The other slant never counts.
cartographers-rules-edict-cauldrons = The cell itself stays empty; everything beside it must be filled or off the map. Open ruins are as good as any empty cell. Careful: an empty cell beside monsters costs a star again.

## Skills

cartographers-rules-skill-acrobatics = Use it when the ambush has been revealed and before it strikes. If neighbours draw, yours draws only the two cells, turned freely. By the corner rule the pair takes the usual way from the corner, lying or standing as you choose; if neither finds room, the skill cannot be used.
cartographers-rules-skill-concentration = Only after a shape of the card, not after the single cell. You may turn and mirror the second one differently. It earns no printed coin and has no duty to cover ruins, but it can close in mountains.
cartographers-rules-skill-wound_healing = One of the two cells must share a side with a monster cell. The terrain is one that the revealed card offers. It comes on top of your shape, before or after it.
cartographers-rules-skill-diplomacy = The cell belongs to a field group and to a village group at the same time, and neighbours see both. Inside a village group it does not make that group border field. You may also use it to answer an ambush, before the monsters come.
cartographers-rules-skill-secret_knowledge = A coin printed with the shape stays yours. It cannot be used where the card offers village anyway, nor for the single cell.
cartographers-rules-skill-stealth = At least one cell must lie on the map and at least one off it; use it to squeeze a shape in at the edge. After a ruins card the part on the map must cover ruins. It may be used even if the shape fits nowhere in the usual way.
cartographers-rules-skill-negotiation = The square takes the place of the shape, along with the ruins duty, and brings no printed coin. It may be used even if the shape fits nowhere in the usual way.
cartographers-rules-skill-search = The extra cell shares a side with what you drew for the card in this turn, also if that was a single cell. It has the same terrain.

## Under the pictures

cartographers-rules-example-drawing = The shape of { cartographers-card-orchard } in all eight ways it can lie: four turns, and four more when mirrored. Here some are forest and some field.
cartographers-rules-example-ruins = { cartographers-card-temple_ruins }, then { cartographers-card-homestead }: the village covers the ruins b3, so the duty is met. The same shape on d3, d4, e4 and d5 would be refused.
cartographers-rules-example-coins = { cartographers-card-farmland }: the field on d3 and d4 brings its printed coin. It also fills the fourth side of the mountain d2 (lit: all four), which brings another: 2 coins.
cartographers-rules-example-corner = { cartographers-card-bugbear_assault } on side B: it starts at the top right, but the mountain i2 is in the way there and one step further down. One more step down it fits.
cartographers-rules-example-monsters = −4 stars: j1, i2, k2 and the open ruins j3 are empty and lie beside monsters. h1 and k4 are filled and cost nothing; j1 touches two monsters and is counted once.
cartographers-rules-example-goblin_attack = On an untouched map of side A the goblins land on i9, j10 and k11.
cartographers-rules-example-bugbear_assault = On an untouched map of side A the bugbears land on i1, k1, i2 and k2.
cartographers-rules-example-kobold_onslaught = On an untouched map of side A the kobolds land on a9, a10, b10 and a11.
cartographers-rules-example-gnoll_raid = On an untouched map of side A the gnolls land on a1, b1, a2, a3 and b3; the ruins on b3 do not stop them.
cartographers-rules-example-sentinel_wood = 5 stars: a1, b1, c1, a2 and a4 lie on the edge. The corner a1 counts once; c2, c3 and d3 lie further in.
cartographers-rules-example-greenbough = 8 stars: there is forest in the rows 1, 2, 3 and 4 and in the columns a, b, e and f.
cartographers-rules-example-treetower = 4 stars: a1, b1, d1 and a2 have no open side. b2 misses out because the ruins b3 are still open.
cartographers-rules-example-stoneside_forest = 6 stars: the forest from e2 to h3 links the mountains d2 and i3, 3 stars each. The forest e6 touches only f6.
cartographers-rules-example-canal_lake = 5 stars: the water c1, c3 and d4 lies beside field, the fields b1 and d3 beside water. d3 has two such neighbours and counts once.
cartographers-rules-example-mages_valley = 5 stars: around the mountain d2 the water e2 and d3 pays 2 each and the field c2 pays 1. c3 and e3 touch it only at a corner.
cartographers-rules-example-golden_granary = 6 stars: the field on the ruins b3 pays 3; the water b2, c3 and f1 lies beside ruins and pays 1 each. The fields a3 and g2 are only beside ruins.
cartographers-rules-example-shoreside_expanse = 6 stars: the field around d4 and the water around g5 keep to themselves, 3 each. The field a1 lies on the edge, and the field d7 and the water c7 touch each other.
cartographers-rules-example-wildholds = 16 stars: the groups of seven (top left) and six (below) pay 8 each. The group at the top right has only five cells.
cartographers-rules-example-great_city = 4 stars: the group of five touches the mountain d2 and is out. The largest of the others has four cells.
cartographers-rules-example-greengold_plains = 3 stars: b2 and c2 border forest, mountain and water. The group c5 and d5 has only forest and field beside it.
cartographers-rules-example-shieldgate = 8 stars: the groups have six, four and two cells; the second largest pays 2 per cell.
cartographers-rules-example-borderlands = 12 stars: row 6 and column d are full, mountains included. Row 11 has a gap at e11.
cartographers-rules-example-lost_barony = 12 stars: the square from b1 to e4 is full, four cells along its side. The mountain d2 helps.
cartographers-rules-example-broken_road = 9 stars: three diagonals are full: a11 alone; a10, b11; and a7, b8, c9, d10, e11 with the mountain c9. The one from a8 fails at the open ruins b9.
cartographers-rules-example-cauldrons = 2 stars: a1 and c2 are closed in. a3 and the open ruins b3 lie side by side and spoil each other.
cartographers-rules-example-acrobatics = { cartographers-card-goblin_attack } by the corner rule: instead of the diagonal only two standing cells come, at k10 and k11.
cartographers-rules-example-concentration = { cartographers-card-orchard } is drawn on c4, d4, e4 and e5, then a second time, turned, on c5, c6, d6 and e6.
cartographers-rules-example-wound_healing = Two cells of field on h2 and i2; i2 lies beside the monsters i1 and j2 and no longer costs a star.
cartographers-rules-example-diplomacy = c4 is field and village: now the village group on the left has three cells, and so has the field group on the right.
cartographers-rules-example-secret_knowledge = { cartographers-card-great_river } offers only water; the short line becomes village and still brings its coin.
cartographers-rules-example-stealth = { cartographers-card-fishing_village }: two of the four cells lie off the map, only j5 and k5 are drawn.
cartographers-rules-example-negotiation = { cartographers-card-marshlands }: a square of water on b5, c5, b6 and c6 instead of the large T.
cartographers-rules-example-search = { cartographers-card-orchard } is drawn on b4, c4, d4 and d5; the extra forest cell e5 lies beside it.

## At this table

cartographers-rules-app-draw = Drawing here
cartographers-rules-app-draw-place = Choose a terrain and, where there are two, a shape. Then point at the map or tap it: the shape appears there as a sketch. Move it by dragging or by tapping another cell; on a touch screen it floats a little above your finger.
cartographers-rules-app-draw-turn = Turn it with the button, with R or by twisting two fingers; mirror it with the button or with F.
cartographers-rules-app-draw-refused = If the sketch does not fit, the cells in the way are crossed out and a line says why. “Draw it” puts it on your map; the others see nothing of it before everybody is done.
cartographers-rules-app-draw-done = After drawing, press “Done”. As long as somebody else is still drawing, you can take that back.
cartographers-rules-app-preview = What would it earn?
cartographers-rules-app-preview-ghost = Beside the sketch you see what it would change right now: stars of the edicts, coins, monsters. The list of edicts shows the later seasons too.
cartographers-rules-app-preview-lens = Point at an edict, or tap it: the cells that earn its stars light up, on your map and on any other.
cartographers-rules-app-preview-odds = The odds strip tells how likely it is that the next card ends the season, whether an ambush can still be in the deck, and which terrains are still to come. It knows only what everybody at the table could count.
cartographers-rules-app-undo = Taking back
cartographers-rules-app-undo-steps = “Undo” (Ctrl+Z, on a Mac ⌘Z) takes back your last step, Shift adds “Redo”. “Restart turn” takes back everything since the last card.
cartographers-rules-app-undo-lock = You cannot go back behind something you have learnt: a new card, or maps that were shown. The button then shows a lock and tells the reason.
cartographers-rules-app-keyboard = With the keyboard
cartographers-rules-app-keyboard-move = The map is one stop of the Tab key; the arrow keys move from cell to cell, Enter puts the shape there and, pressed again, draws it. Esc puts the shape away.
cartographers-rules-app-keyboard-letters = R turns, F mirrors, ? lists all keys. Keys that are single letters can be switched off in the settings.
cartographers-rules-app-keyboard-text = The map can be read as text, and a move can be typed, for example: draw forest c4+c5+d5.
cartographers-rules-app-chronicle = Chronicle and replay
cartographers-rules-app-chronicle-jump = The chronicle tells in words what happened. Choose a line and the maps show that moment; “Back to now” returns to the game.
cartographers-rules-app-chronicle-replay = A finished game can be watched step by step, by season or by itself at three speeds, and every moment has a link to share.
cartographers-rules-app-together = One device, or a big screen
cartographers-rules-app-together-hotseat = Several people can play on one device. Between two of them a cover hides the map until the next one has taken over.
cartographers-rules-app-together-display = For a television there is a view of its own with the card, the edicts and all maps; phones join by scanning the code.
