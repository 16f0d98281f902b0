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
cli-arena-bots-help = One bot id for each seat, parted by commas; the seats rotate.
cli-arena-games-help = How many games to play.
cli-arena-workers-help = How many processes to use.
cli-arena-records-help = A folder that receives a record of every game.
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
cli-bench-help = Measure the speed of the rules beside other open engines.
cli-bench-seconds-help = Seconds for each measurement.

## The command line: arena

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with seed { $seed }
arena-bot = Bot
arena-games = Games
arena-wins = Won
arena-shared = Shared
arena-share = Wins, %
arena-mean = Mean
arena-spread = Spread
arena-least = Lowest
arena-most = Highest
arena-distribution = Scores of { $bot }
arena-seconds = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s on { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}
arena-playing = Playing

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

## Errors

error = Error: { $reason }
error-no-file = There is no readable file { $file }.
error-unreadable = { $file } is not a text file in UTF-8.
error-too-large = { $file } is larger than { $megabytes } MB.
error-option = Expected NAME=VALUE, got { $text }.
error-bots = { $game } takes { $least } to { $most } seats, got { $count }.
error-number = { $name }: expected a number from { $least } to { $most }, got { $number }.
error-no-paper = { $game } has no paper maps to score.
error-interrupted = Stopped.
