# Guildhall: words shared by all games and the command line.

app-name = Guildhall
app-tagline = Board games with exact rules, honest bots and complete records.

## The command line: help

cli-help = Board games in the terminal: watch bots play, run them against each other, check records, score maps.
cli-version-help = Show the version and stop.
cli-lang-help = Language: en, ru or de.
cli-game-help = The game, by its id.
cli-seed-help = Text that fixes all chance.
cli-json-help = Print JSON for machines.
cli-option-help = A game option as NAME=VALUE; may be given several times.
cli-arena-help = Let bots play a series of games and show how they did.
cli-arena-bots-help = Bots by their ids, parted by commas. A budget for each decision may follow: master@400 (outcomes tried), master@0.5s (seconds). Your own: package.module:Name.
cli-arena-games-help = How many games each group of bots plays, rounded up to whole deals: every deal is played once in each seating.
cli-arena-seats-help = Let every group of so many bots meet (2: every pair) instead of all at one table.
cli-arena-workers-help = How many processes to use.
cli-arena-executor-help = Where the games are played: processes of this machine, or ray (the cluster at RAY_ADDRESS, else a local one).
cli-arena-records-help = A folder that receives a record of every game, and the results as they come.
cli-arena-resume-help = A file that receives the results as they come; if it is there, the series goes on where it stopped.
cli-arena-plot-help = Draw how the points are spread into this SVG file.
cli-arena-solo-help = Let each bot play alone, on every map of the game.
cli-clairvoyant-help = Compare a bot in the solo game with a player who knows all draws.
cli-clairvoyant-bot-help = The bot by its id, with a budget if wanted, or one of your own; as in the arena.
cli-clairvoyant-games-help = How many deals both play.
cli-clairvoyant-beam-help = How many lines of play are followed at once.
cli-clairvoyant-breadth-help = How many ways to play a turn are tried for each of them.
cli-clairvoyant-records-help = A folder of records: games of the bot that lie there (from the arena, too) are not played again, the others are kept there.
cli-watch-help = Watch bots play one game, drawn in the terminal.
cli-watch-delay-help = Seconds between two steps.
cli-watch-every-help = Draw the maps after every card, also where the output is no terminal.
cli-replay-help = Walk through a recorded game, or check it.
cli-replay-file-help = The record; a single dash reads it from standard input.
cli-replay-verify-help = Only check the record: every action, every fingerprint, the seed and its seal.
cli-score-help = Score a map from a sheet of paper.
cli-score-map-help = A file with the map as lines of letters; a single dash reads standard input.
cli-score-side-help = The printed side of the map.
cli-score-edict-help = The scoring card, by its id; may be given several times. All of them by default.
cli-score-ruins-help = Cells of ruins as ROW,COLUMN counted from 0, parted by spaces, instead of the printed ones.
cli-score-free-form-help = Accept any rectangle with any mountains.
cli-serve-help = Run the server: tables for people and bots, in the browser and over the network.
cli-serve-host-help = Address to listen on; 0.0.0.0 lets other machines in.
cli-serve-port-help = Port to listen on.
cli-serve-processes-help = How many server processes share the port; more than one needs Redis.
cli-serve-database-url-help = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-redis-url-help = Redis, by which several processes hear of each other: redis://HOST/0.
cli-serve-origins-help = Other web addresses whose pages may use this server, parted by commas.
cli-serve-trusted-proxies-help = Addresses of proxies that may tell the address of the client, parted by commas.
cli-serve-secure-cookies-help = Send cookies over HTTPS only.
cli-serve-log-format-help = Log lines for people or for machines.
cli-serve-log-level-help = What is logged: debug, info, warning or error.
cli-serve-metrics-help = Who may ask at /metrics (for Prometheus): nobody, programs on this machine, or everybody.
cli-serve-bot-workers-help = How many processes search for bots.
cli-serve-expert-seconds-help = Seconds an expert thinks about a decision.
cli-serve-master-seconds-help = Seconds a master thinks about a decision.
cli-serve-hint-seconds-help = Seconds a hint is thought about.
cli-serve-review-seconds-help = Seconds a game is searched for its review.
cli-serve-grace-help = Seconds after which a bot plays for a person who has left a live table.
cli-serve-address-rate-help = Requests each address may make per second; 0 is no limit.
cli-serve-seat-rate-help = Messages each seat may send per second; 0 is no limit.
cli-serve-connections-help = Connections each address may keep open.
cli-serve-sockets-help = Sockets each address may have open, with those of web pages.
cli-serve-tables-per-hour-help = Tables each address may open per hour; 0 is no limit.
cli-serve-hint-rate-help = Hints per second of each address; 0 is no limit.
cli-serve-reviews-per-hour-help = Reviews each address may ask for per hour; 0 is no limit.
cli-serve-most-tables-help = Tables kept in all; 0 is no limit.
cli-serve-idle-seconds-help = Seconds after which a table at which nothing happens leaves the memory; it is read again when needed.
cli-serve-keep-open-days-help = Days after which a table that never began is cleared away; 0 keeps it.
cli-serve-keep-running-days-help = Days after which a game nobody plays on is cleared away; 0 keeps it.
cli-serve-keep-finished-days-help = Days after which a finished game is cleared away; 0 keeps it.
cli-serve-open-help = Open a browser when the server is up.
cli-backup-help = Copy all tables into a new file, also while the server runs, and replay each of them.
cli-backup-file-help = The file of the backup.
cli-restore-help = Fill an empty database with a backup.
cli-bench-help = Measure speed: of the rules of a game beside other open engines, of the roll-outs of the bots, or of the server.
cli-bench-what-help = A game by its id: decisions and previews per second. bots: games played on from their middle per second, for every game: at random by the rules, by quick roll-outs, and outcomes of the master's search. server: moves per second.
cli-bench-tables-help = How many tables of two seats play at once (server only).
cli-bench-seconds-help = Seconds for each measurement.
cli-bench-against-help = Another checkout of Guildhall, measured in the same rounds (games only): says for each measure whether this one is faster, slower or no different.


## The command line: arena

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with seed { $seed }
arena-options = Options: { $options }
arena-counted = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played in { $rotations ->
    [one] { $rotations } seating
   *[other] { $rotations } seatings
}. Intervals hold the true value 95 times in 100.
arena-counted-groups = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played by { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
} of bots in { $rotations ->
    [one] { $rotations } seating
   *[other] { $rotations } seatings
}. Intervals hold the true value 95 times in 100.
arena-counted-solo = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, the same for everyone. Intervals hold the true value 95 times in 100.
arena-unfinished = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} left unfinished and counted as they stood.
arena-wins-title = Victories
arena-points-title = Points
arena-turns-title = Own turns until the win
arena-pairs-title = Each against each, by deal
arena-elo-title = Elo
arena-verdict-title = By the solo rules
arena-bot = Bot
arena-map = Map
arena-pair = Pair
arena-against = { $first } – { $second }
arena-games = Games
arena-wins = Won
arena-shared = Shared
arena-share = Wins, %
arena-interval = 95%
arena-mean = Mean
arena-spread = Spread
arena-least = Lowest
arena-most = Highest
arena-time = ms a move
arena-difference = Points ahead
arena-elo = Elo
arena-anchor = fixed
arena-bounded = Some took nothing from the others, or have not met them yet; so that no rating is infinite, every pair counts one shared game more.
arena-rating = Rating
arena-won = Won, %
arena-titles = { $name }: { $titles }
arena-distribution = Scores of { $bot }
arena-plot-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-plot-seed = Seed: { $seed }
arena-plot-axis = Points in a game; the line is the mean, the band its 95% interval
arena-plot-heights = Bars count games; each row has a scale of its own, its highest number stands beside it
arena-plot-mean = mean { $mean } ({ $interval })
arena-plot-bot = { $bot }: { $means }.
arena-seconds = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s on { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}
arena-playing = Playing
arena-resumed = Continued from { $file }: { $done } of { $total } games were there.
arena-unrecorded = { $games ->
    [one] { $games } of these games has
   *[other] { $games } of these games have
} no record in { $folder }: records are written only for games that are played now.
arena-stopped = Stopped after { $done } of { $total } games.
arena-stopped-resume = Stopped after { $done } of { $total } games. To go on: --resume { $file }
clairvoyant-search = Search with all draws known: --beam { $beam } --breadth { $breadth }
arena-foreseen = All draws known
arena-reached = Share, %
arena-equal = Deals equalled
arena-winnable = Could be won, %
arena-kept = { $kept ->
    [one] { $kept } game of the bot lies in { $folder } and is not played again.
   *[other] { $kept } games of the bot lie in { $folder } and are not played again.
}

## The command line: watching and replaying

watch-title = { $game }, seed { $seed }
watch-why = { $seat }: { $reasons }
watch-score = { $seat }: { $total ->
    [one] { $total } star
   *[other] { $total } stars
}
watch-winner = { $seat } wins with { $total ->
    [one] { $total } star
   *[other] { $total } stars
}.
watch-tie = The victory is shared: { $seats }.
replay-verified = The record is sound: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, state { $digest }.
replay-sealed = The seed fits its seal and deals every card as recorded.
replay-seeded = The seed deals every card as recorded; no seal was recorded.
replay-unsealed = No seed is recorded, so the deals could not be checked.
replay-unfinished = The game is not finished.
replay-keys = Enter: next · b: back · q: quit

## The command line: scoring a map

score-edict = Scoring card
score-stars = Stars
score-cells = Cells
score-monsters = Monsters

## The command line: benchmark

bench-title = Speed of { $game } on one core
bench-what = Measured
bench-rate = Per second
bench-ratio = Against { $engine }
bench-full = Decisions, all legal actions listed
bench-choices = of these with a real choice
bench-sample = Decisions by a sampled action
bench-preview = Placements previewed
bench-catanatron = catanatron, random play
bench-chess = python-chess, random play
bench-preview-time = Previewing all { $placements } placements of a position takes { $time } ms.
bench-missing = Not measured: { $engine } is not installed (pip install 'guildhall[dev]').
bench-spread = Times are processor time. In brackets: the middle half of { $rounds } rounds.
bench-against = Speed as a multiple of { $file }:
bench-faster = faster
bench-slower = slower
bench-no-difference = no difference
bench-busy = The machine is under load: only { $share }% of the time went into what is measured. Measure again when it is idle.
bench-bots-title = Games played on from their middle, on one core, per second
bench-bots-game = Game
bench-bots-seats = Seats
bench-bots-rules = At random, by the rules
bench-bots-quick = Quick roll-outs
bench-bots-guided = Outcomes of the search
bench-server-title = The server on one core: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of two seats in closed loop
bench-server-moves = Moves/s
bench-server-p50 = p50, ms
bench-server-p99 = p99, ms
bench-server-cpu = CPU/move, µs
bench-server-real = Guildhall: rules, views, durable commits
bench-server-echo = Bare server: echo and durable commit
bench-server-paced = Guildhall, each seat thinking 1 s
bench-server-share = { $share }% of the bare server's moves per second.
bench-server-memory = { $kilobytes } kB of memory per table with two people who think.
bench-server-start = { $seconds } s from the start to the first answer, on a database that exists.

## Errors: commands that cannot be read

usage-help = How to use it: { $command } --help
usage-no-option = There is no option { $name }.
usage-no-option-alike = There is no option { $name }; similar: { $alike }.
usage-missing = { $name } is missing.
usage-number = { $name }: expected a number, got "{ $value }".
usage-whole = { $name }: expected a whole number, got { $value }.
usage-value = { $name } needs a value.
usage-flag = { $name } takes no value.
usage-command = There is no command { $name }.
usage-extra = Nothing was expected here: { $name }.

## Errors

error = Error: { $reason }
error-no-file = There is no readable file { $file }.
error-unreadable = { $file } is not a text file in UTF-8.
error-unwritable = { $file } could not be written: { $problem }
error-backup-damaged = { $file } is damaged or no backup: { $problem }
error-backup-exists = { $file } is there already.
error-database-damaged = The database { $file } is damaged ({ $problem }). Move it away, then: guildhall restore BACKUP
error-database-form = The database has form { $found }, not { $wanted }. Let this version serve it once first.
error-database-later = The data was written by a later version ({ $found }).
error-database-not-empty = The database is not empty.
error-blank-path = { $name }: expected the name of a file or folder, got nothing.
error-no-checkout = { $file } is no checkout of Guildhall: src/guildhall/__init__.py is missing.
error-checkout = { $file } cannot be measured: { $problem }
error-against-game = --against compares the rules of one game only, not bots or server.
error-plot-on-results = --plot: the results of the series are kept in { $file }.
error-too-large = { $file } is larger than { $megabytes } MB.
error-option = Expected NAME=VALUE, got { $text }.
error-bots = { $game } takes { $least } to { $most } seats, got { $count }.
error-number = { $name }: expected a number from { $least } to { $most }, got { $number }.
error-record = line { $line }: { $problem }
error-language = There is no language "{ $language }"; there are { $known }.
error-unknown-game = There is no game "{ $game }"; there are { $known }.
error-unknown-bot = { $game } has no bot "{ $bot }"; it has { $known }.
error-option-unknown = { $game } has no option "{ $name }"; it has { $known }.
error-option-value = Option { $name }: expected one of { $values }, got "{ $value }".
error-option-items = Option { $name }: expected one of { $values }, or { $number } of { $items }, got "{ $value }".
error-option-count = Option { $name }: expected { $number } different ids, got "{ $value }".
error-seed = --seed: expected one line of 1 to { $most } printable characters.
error-not-foreseen = For { $game } there is no player who knows all draws.
error-number-one = { $name } must be { $wanted }, got { $number }.
error-no-paper = { $game } has no paper maps to score.
error-interrupted = Stopped.
error-bot-blank = Expected the id of a bot, got "{ $text }".
error-bot-budget = Expected a budget such as master@400 (outcomes) or master@0.5s (seconds), got { $text }.
error-bot-no-budget = { $bot } does not search, so it takes no budget.
error-bot-fixed-budget = { $bot } takes no other budget: { $problem }
error-bot-import = { $module } cannot be used: { $problem }
error-bot-missing = The module { $module } has no "{ $name }".
error-bot-maker = { $bot } is nothing that makes a bot when called: it must have a method choose.
error-bot-broken = { $bot } failed: { $problem }
error-bot-failed = { $bot } failed in game { $number }: { $problem }
error-worker-lost = A process that played games came to an end by itself or from outside.
error-file-foreign = { $file } holds no results of a series.
error-file-other = { $file } holds another series ({ $name } is { $theirs } there and { $ours } here).
error-file-broken = { $file }: line { $line } is no game of this series ({ $field }).
error-record-unfit = { $file } cannot be used: { $problem }
error-executor = There is no executor { $text }; there are { $known }.
error-port-in-use = Port { $port } is in use, try --port { $other }
error-extra = This needs optional packages: pip install 'guildhall[{ $extra }]'.
error-ray-unreachable = There is no Ray cluster to be reached at { $address }: { $problem }
error-ray-lost = The Ray cluster lost a game: { $problem }
error-solo-seats = --solo and --seats exclude each other.
error-groups = --seats { $seats } needs at least as many bots, all different, got { $bots }.
seat-number = seat { $number }
error-notation-verb = “{ $word }” is no move.
error-notation-missing = The move is not complete: { $name ->
    [cell] the space is missing.
    [cells] the spaces to draw on are missing.
    [terrain] the terrain is missing.
    [first] the two ends of the route are missing.
    [second] the other end of the route is missing.
    [post] the city that gets the trading post is missing.
    [seat] the player is missing.
    [slot] the place in the market is missing.
    [value] the value is missing.
    [stack] the number of the stack is missing.
    [skill] the skill is missing.
   *[other] the card is missing.
}
error-notation-more = “{ $word }” is too much: the move ends before it.
error-notation-joined = “{ $word }”: name each cell once, with a + between two.
error-notation-value = { $name ->
    [cell] { $word } is not on the map.
    [cells] { $word } is not on the map.
    [first] { $word } is not on the map.
    [second] { $word } is not on the map.
    [post] { $word } is not on the map.
   *[other] “{ $word }” is not known here.
}

## The server

serve-at = Guildhall is open at { $address } (stop with Ctrl+C).
backup-done = { $file } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
restore-done = The database now holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
backup-old = Not replayed, as begun with other rules: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
backup-table-damaged = { $table } is damaged: { $problem }
