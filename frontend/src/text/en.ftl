# Guildhall: words of the browser app. Ids begin with ui-.

## The page

ui-skip = Skip to the content
ui-loading = One moment …
ui-close = Close
ui-page-title = { $page } · { $app }
ui-page-title-turn = ● { $title }

## Names of the screens

ui-screen-home = Choose a table
ui-screen-new = New table
ui-screen-table = Table
ui-screen-display = Living room
ui-screen-join = Invitation
ui-screen-rules = Rules
ui-screen-records = Records
ui-screen-about = About
ui-screen-missing = Nothing here

## When something goes wrong

ui-trouble-title = Something went wrong
ui-trouble-text = Your games are safe on the server. Load the page again to go on where you were.
ui-trouble-load-title = This page did not load
ui-trouble-load-text = The connection may be down, or there is a newer version. Load the page again.
ui-trouble-reload = Load again
ui-trouble-home = To the start page
ui-missing-text = This address leads nowhere. Perhaps a part of the link got lost.
ui-error-offline = The server cannot be reached.
ui-error-server = The server gave an answer that cannot be read.
ui-error-abandoned = This was not sent: your seat changed in between.

## The connection

ui-link-connecting = Connecting …
ui-link-lost = Connection lost. Trying again …
ui-link-back = Connected again.

## Why nothing can be taken back

ui-undo-nothing-to-undo = There is nothing to take back.
ui-undo-learnt = Something new was revealed since: it stays.
ui-undo-answered = Others have played on since: it stays.

## Games

ui-game-cartographers-name = Cartographers
ui-game-cartographers-tagline = Draw shapes of forest, field and water on your map and please the queen.
ui-game-explorers-name = Merchant Explorers
ui-game-explorers-tagline = Send explorers over land and sea, found villages and join the cities.
ui-game-dale-name = Dale of Merchants
ui-game-dale-tagline = Trade with six animal folk and be the first to fill your stall.

## People and bots

ui-guest = Guest
ui-seat-open = Free seat
ui-bot-name-0 = Otto
ui-bot-name-1 = Wren
ui-bot-name-2 = Ines
ui-bot-name-3 = Basil
ui-bot-name-4 = Marta
ui-bot-name-5 = Hugo
ui-bot-name-6 = Ada
ui-bot-name-7 = Leif
ui-bot-name-8 = Nora
ui-bot-name-9 = Emil
ui-bot-name-10 = Rosa
ui-bot-name-11 = Gwen
ui-bot-uniform = Random
ui-bot-uniform-help = Makes any move that is allowed.
ui-bot-novice = Novice
ui-bot-novice-help = Looks at this season or turn only and overlooks things.
ui-bot-greedy = Journeyman
ui-bot-greedy-help = Takes what scores most, now and later.
ui-bot-journeyman = Journeyman
ui-bot-journeyman-help = Takes what scores most, now and later.
ui-bot-expert = Expert
ui-bot-expert-help = Thinks ahead for a moment.
ui-bot-master = Master
ui-bot-master-help = Plays every move through many times; up to a second each.

## Being told

ui-notify-unsupported = This browser cannot show notifications.
ui-notify-insecure = Notifications need a secure address (https).
ui-notify-denied = Notifications are blocked for this page; allow them in the browser’s settings.
ui-notify-unanswered = The browser has asked, but got no answer.
ui-notify-failed = The browser did not show the notification.
ui-sound-muted = Sound is off.
ui-sound-asleep = The browser does not let this page make sounds yet. Tap the page and try again.

## Shortcuts

ui-shortcuts-title = Keyboard shortcuts
ui-shortcuts-letters = Single keys
ui-shortcuts-letters-hint = Keys without Ctrl or Cmd, such as R and ?
ui-shortcut-help = Show this list

## The lobby: frame of its pages

ui-nav-label = Pages
ui-nav-label-foot = Pages, at the foot
ui-nav-home = Guildhall, to the start page
ui-nav-play = Play
ui-band-language = Language: { $code }
ui-band-to-dark = Switch to dark
ui-band-to-light = Switch to light
ui-band-mute = Switch sound off
ui-band-unmute = Switch sound on
ui-foot-unofficial = An unofficial fan project. If you like a game, buy it.
ui-notice-dismiss = Dismiss
ui-dialog-close = Close
ui-language-en = English
ui-language-ru = Русский
ui-language-de = Deutsch

## Home

ui-home-subtitle = Three games, one map room. Play alone, with bots, or with friends by link.
ui-home-range = { $least }–{ $most }
ui-home-players = { $least } to { $most } players
ui-home-minutes = { $minutes } min
ui-home-minutes-range = { $least }–{ $most } min
ui-home-play-bots = Play bots
ui-home-new-table = New table
ui-home-mine-label = Your tables
ui-home-mine-none = Your games will wait for you here.
ui-home-mine-none-hint = Nothing to sign up for: press “Play bots” and begin.
ui-home-mine-more = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
ui-home-turn = Your turn
ui-home-waiting = Others are playing
ui-home-running = Being played
ui-home-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
ui-home-alone = Alone
ui-home-nobody-yet = Nobody else yet
ui-home-game-place = { $game } · { $place }
ui-home-continue = Continue
ui-home-continue-at = Continue: { $game } ({ $company })
ui-home-join-label = Join by link
ui-home-join-field = Invitation link or code
ui-home-join = Join
ui-home-join-wrong = This is neither a link nor a code of a table.
ui-home-open-title = Open tables
ui-home-open-none = Nobody has opened a public table right now. Open one yourself: “New table”, then “Public”.
ui-home-sit = Join
ui-home-sit-at = Join { $game } ({ $company })
ui-home-watch = Watch
ui-home-watch-at = Watch { $game } ({ $company })

## New table

ui-new-page-title = New table: { $game }
ui-new-unknown-game = This game cannot be played here yet.
ui-new-ignored = This address asks for something that does not exist here; it was left out: { $names }.
ui-new-seats = Seats
ui-new-table = The table
ui-new-rules = The game
ui-new-person-name = Player { $number }
ui-new-seat-who = Who sits at seat { $number }
ui-new-seat-name = Name at seat { $number }
ui-new-seat-me = You
ui-new-seat-open = A friend, by link
ui-new-seat-device = Somebody on this device
ui-new-seat-bot = Bot: { $level }
ui-new-seat-open-help = Whoever opens the link first.
ui-new-seat-remove = Remove seat { $number }
ui-new-add-seat = Add a seat
ui-new-add-bot = Bot
ui-new-add-open = Friend by link
ui-new-add-device = On this device
ui-new-choose = Choose yourself
ui-new-picked = { $count } of { $of } chosen
ui-new-pick-missing = First choose: { $option }.
ui-new-too-few = { $count ->
    [one] This game needs at least { $count } seat.
   *[other] This game needs at least { $count } seats.
}
ui-new-too-many = { $count ->
    [one] This game has room for { $count } seat.
   *[other] This game has room for { $count } seats.
}
ui-new-pace = Pace
ui-new-pace-live = Live
ui-new-pace-live-help = Everybody is here now.
ui-new-pace-relaxed = No hurry
ui-new-pace-relaxed-help = Everybody plays when they find time.
ui-new-door = Who can join
ui-new-door-link = By link
ui-new-door-link-help = Only people you send the link to.
ui-new-door-public = Public
ui-new-door-public-help = The table is listed on the start page; anybody may sit down.
ui-new-spectators = Spectators
ui-new-spectators-help = They see no secrets.
ui-new-hints = Hints
ui-new-hints-help = Players may ask which moves are good.
ui-new-clock = Clock
ui-new-clock-off = None
ui-new-clock-off-help = Take your time.
ui-new-clock-nudge = Reminder
ui-new-clock-nudge-help = After this time a friendly reminder appears.
ui-new-clock-limit = Limit
ui-new-clock-limit-help = After this time a bot plays the turn.
ui-new-clock-time = Time for a turn
ui-new-grace = A bot steps in for people who left
ui-new-grace-help = Only while others wait. They take their seat back with one click.
ui-new-grace-usual = As usual
ui-new-grace-never = Never
ui-new-seed = Seed
ui-new-seed-placeholder = drawn by chance
ui-new-seed-help = The same seed deals the same cards. Whoever knows it knows what comes.
ui-new-summary = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-new-begins = The game begins at once.
ui-new-waits = You get a link to send; the game begins when all seats are taken.
ui-new-begin = Begin
ui-new-open = Open the table
ui-new-copy = Copy settings link
ui-new-copied = The link to these settings is copied.
ui-new-copy-by-hand = The browser does not let this page copy. Here is the link:
ui-new-more = More
ui-new-reset = Everything as usual

## Joining

ui-join-nothing = This does not work any more
ui-join-full = All seats are taken
ui-join-full-text = Somebody was faster. Perhaps you can watch, or open a table of your own.
ui-join-company = With { $names }
ui-join-first = You are the first.
ui-join-open-text = A seat is free. Choose a name, and you are in.
ui-join-invited-text = Somebody hands a seat over to you. Choose a name, and you are in.
ui-join-sit = Sit down
ui-join-watch = Just watch

## Records

ui-records-subtitle = Look at finished games move by move, and keep them as files.
ui-records-finished = Finished games
ui-records-finished-none = Games you have played to the end appear here.
ui-records-public = Public games
ui-records-mine = Your tables
ui-records-mine-none = No game is under way.
ui-records-file = Open a replay file
ui-records-choose = Choose a file
ui-records-choose-hint = Or drop it anywhere on this page. An unfinished game can be played on.
ui-records-drop-here = Drop the replay file here
ui-records-opening = Opening { $file } …
ui-records-too-large = { $file } is too large for a replay file.
ui-records-refused = { $file } cannot be opened.
ui-records-refused-line = { $message } See line { $line } of the file.
ui-records-imported = From a file
ui-records-review = Replay
ui-records-review-of = Replay { $game }, { $date }
ui-records-save = Save as a file
ui-records-save-of = Save { $game }, { $date }, as a file

## About

ui-about-title = About { $app }
ui-about-project = The project
ui-about-unofficial = Guildhall is an unofficial fan project. It is not connected with, and not endorsed by, any designer or publisher.
ui-about-own = It uses names, numbers and effects of the games; all texts, pictures and code are our own. If you like a game, buy it.
ui-about-games = The games
ui-about-cartographers-story = You map the north for the queen. Each turn a card shows a shape and a terrain, and everybody draws it on a map of their own, all at once. Four edicts decide which maps she likes, two of them in every season, and now and then neighbours draw monsters into your map.
ui-about-cartographers-state = Complete here: both maps, solo with titles, the Skills expansion.
ui-about-cartographers-makers = Designed by Jordy Adan, developed by Keith Matejka and John Brieger, published by Thunderworks Games (Russian edition: Hobby World).
ui-about-explorers-story = From the capital your explorers spread over a map of hexes. A card names a terrain, and everybody covers spaces of it, step by step from where they have been. Whole regions become villages, two cities become a trade route, ruins hold treasure. At the end of an era the explorers go home, and only what you founded stays.
ui-about-explorers-state = Complete here: all four maps, solo with levels, two expansion maps (unverified).
ui-about-explorers-makers = The Guild of Merchant Explorers was designed by Matthew Dunstan and Brett J. Gilbert and is published by Alderac Entertainment Group.
ui-about-dale-story = Six animal folk trade at one market, each with tricks of its own. You buy cards, use what they can do, and give the right ones away to fill the eight stacks of your stall. Whoever completes the stall first wins the guild’s favour, so every card that leaves your deck is both a step and a loss.
ui-about-dale-state = Complete here: all six animalfolk of the classic cards, two to four players, the team game.
ui-about-dale-makers = Dale of Merchants was designed by Sami Laakso and is published by Snowdale Design.
ui-about-thanks = Icons and letters
ui-about-thanks-text = Drawn by others and shown here with thanks:
ui-about-credit = { $authors } · { $licence }
ui-about-code = The code of Guildhall is free under the MIT licence.
ui-about-data = Your data
ui-about-data-text = There is no account. The server knows this browser by a cookie, and keeps the names you gave, your games and what you said at tables. Nothing goes to anybody else.
ui-about-delete = Delete my data
ui-about-delete-title = Delete everything about you?
ui-about-delete-text = Your names and chat lines go. In running games a bot takes your seat; tables with nobody else are removed. This cannot be undone.
ui-about-delete-keep = Keep it
ui-about-delete-now = Delete for good
ui-about-deleted = Your data is deleted.
ui-about-deleted-count = Seats left: { $seats }. Tables removed: { $tables }.
ui-about-nothing-to-delete = The server knows nothing about this browser.

## Settings

ui-settings-title = Settings
ui-settings-part-you = You
ui-settings-part-look = Look
ui-settings-part-told = Sound and notifications
ui-settings-part-play = Playing
ui-settings-nickname = Nickname
ui-settings-nickname-hint = What others call you at new tables.
ui-settings-language = Language
ui-settings-theme = Day and night
ui-settings-theme-auto = As the device
ui-settings-theme-light = Day
ui-settings-theme-dark = Night
ui-settings-motion = Motion
ui-settings-motion-normal = Normal
ui-settings-motion-fast = Fast
ui-settings-motion-off = Off
ui-settings-sound = Sound
ui-settings-volume = Volume
ui-settings-notify = Notifications
ui-settings-notify-hint = When it is your turn and this page is not in front.
ui-settings-notify-off = Notifications are off.
ui-settings-test = Try both
ui-settings-test-text = This is how you will be told of your turn.
ui-settings-test-sound-works = a bell should have rung.
ui-settings-test-notification-works = one should have appeared.
ui-settings-channel-sound = Sound
ui-settings-channel-notification = Notification
ui-settings-confirm = Ask before a move
ui-settings-confirm-off = Never
ui-settings-confirm-irreversible = If it is final
ui-settings-confirm-always = Always
ui-settings-text-view = The board in words
ui-settings-text-view-hint = With a box to type moves.
ui-settings-never-again = Never ask me after the refill
ui-settings-never-again-hint = In { ui-game-dale-name }, with pandas or chameleons.

## The table: menu and frame

ui-table-menu = Menu of the table
ui-table-panel = Beside the game
ui-table-score = Score sheet
ui-table-score-title = Score so far
ui-table-score-none = There is no score yet.
ui-table-chronicle = Chronicle
ui-table-chat = Chat
ui-table-people = Players
ui-table-replay = Replay
ui-table-replay-short = Replay
ui-table-review = Review
ui-table-record = Save the record
ui-table-rules = Rules
ui-table-settings = Settings
ui-table-shortcuts = Keyboard shortcuts
ui-table-leave = Back to the hall
ui-table-more = More
ui-table-unplayable = This game cannot be played here yet.
ui-table-refused = This table cannot be opened
ui-table-unknown = This table is gone
ui-table-private-lent = Somebody plays your seat here. Nobody may watch, but you can have it back at any time.
ui-table-private-seat = Nobody may watch this game, but a seat is free. Choose a name, and you are in.

## The table: before the game

ui-table-room-text = As soon as every seat is taken, the game begins.
ui-table-seats = Who plays
ui-table-seat-open = waiting for somebody
ui-table-seat-bot = bot
ui-table-seat-stand-in = away, a bot plays on
ui-table-seat-online = here
ui-table-seat-offline = not here right now
ui-table-you = you
ui-table-leave-seat = Stand up
ui-table-sit-label = Take a seat
ui-table-sit-or-watch = Or just stay: when the game begins, you watch.
ui-table-bots = Bots for the free seats
ui-table-begin = Fill with bots and begin
ui-table-beginning = The game is about to begin
ui-table-waiting = { $count ->
    [one] Waiting for { $count } more person
   *[other] Waiting for { $count } more people
}
ui-table-waiting-seated = Send the link, or let bots take the free seats.
ui-table-waiting-watching = You are not sitting at this table yet.
ui-table-invite = Invite
ui-table-invite-text = { $count ->
    [one] Whoever opens this link first takes the free seat; after that, people watch.
   *[other] Whoever opens this link takes one of { $count } free seats; after that, people watch.
}
ui-table-invite-label = Invitation link
ui-table-invite-title = { $game }: come and play
ui-table-qr = Code to scan: { $what }
ui-table-copy = Copy
ui-table-copied = Copied
ui-table-send = Send
ui-table-local = This address only works on this very device. For others, open the page by the address of this computer in your network.
ui-table-facts = This game
ui-table-fact-clock = { $kind }, { $time }
ui-table-fact-welcome = welcome
ui-table-fact-unwelcome = not admitted
ui-table-fact-hints = allowed
ui-table-fact-no-hints = not allowed
ui-table-fact-seed = chosen by the host

## The table: seats in a running game

ui-table-hand-bot = Give to a bot
ui-table-hand-link = Give to a person
ui-table-hand-link-label = Link to your seat
ui-table-hand-link-text = The first person to open this link plays on for you. It works once; until then the seat stays yours, and you may take it back at any time.
ui-table-level = Level of { $name }
ui-table-take-back = Take back my seat
ui-table-stood-in = A bot is playing your seat.
ui-table-lent = { $name } is playing your seat.
ui-table-links = Links
ui-table-watch-text = Others may watch. They see no secrets.
ui-table-watch-link = Link for watching
ui-table-display-link = Living room
ui-table-display-text = Open this address on a television: all boards, large, without anybody’s secrets.
ui-table-no-spectators = At this table nobody but the players may watch.

## The table: one device, several people

ui-table-pass = Pass the device to { $name }
ui-table-pass-text = Everything stays covered until then.
ui-table-pass-ready = I am { $name }
ui-table-pass-stay = Back to { $name } once more
ui-table-pass-waiting = { $name } is next.
ui-table-pass-on = Pass it on

## The table: while you were away, and the end

ui-table-recap = Since your last move
ui-table-recap-more = { $count ->
    [one] { $count } earlier event is in the chronicle.
   *[other] { $count } earlier events are in the chronicle.
}
ui-table-recap-close = Got it
ui-table-over = The game is over
ui-table-over-text = The whole game can be looked at once more.
ui-table-over-company = { $count ->
    [one] { $count } other person is still here.
   *[other] { $count } others are still here.
}
ui-table-result = See the result
ui-table-rematch = Rematch
ui-table-rematch-open = A rematch is open.
ui-table-rematch-go = To the rematch
ui-table-share = Share

## The chronicle

ui-table-log-empty = Nothing has happened yet.
ui-table-log-turn = Turn { $turn }:
ui-table-log-taken = { $text } (taken back)
ui-table-log-undo = { $seat } took something back.
ui-table-log-restart = { $seat } began the turn anew.
ui-table-log-nudge = { $seat }, the others are waiting for you.
ui-table-log-rematch = A rematch is open.
ui-table-log-mute = You no longer hear { $seat }.
ui-table-log-unmute = You hear { $seat } again.
ui-table-log-chat = { $seat }: { $text }
ui-table-log-seat-joined = { $seat } sat down.
ui-table-log-seat-bot = { $seat } plays as a bot: { $level }.
ui-table-log-seat-bot-away = The bot that plays for { $seat }: { $level }.
ui-table-log-seat-handed-bot = { $seat } lets a bot play on.
ui-table-log-seat-handed-person = { $seat } took over a seat.
ui-table-log-seat-handed-open = Somebody stood up; the seat is free.
ui-table-log-seat-taken-back = { $seat } plays again.
ui-table-log-seat-left-bot = { $seat } is away; a bot plays on.
ui-table-log-seat-left-open = Somebody left; the seat is free.

## Chat

ui-chat-lines = What was said
ui-chat-empty = Nobody has said anything yet.
ui-chat-deleted = (deleted)
ui-chat-phrases = Quick phrases
ui-chat-field = Say something
ui-chat-send = Send
ui-chat-watching = Whoever watches can read along, but not speak.
ui-chat-mute = Mute
ui-chat-unmute = Hear again
ui-chat-unread = { $count } unread
ui-chat-open-unread = Chat, { $count } unread

## Replay

ui-replay-place = Move { $move } of { $moves } · { $chapter }, turn { $turn }
ui-replay-place-turn = Move { $move } of { $moves } · turn { $turn }
ui-replay-place-start = Move { $move } of { $moves }
ui-replay-slider = Moment of the game
ui-replay-steps = Step by step
ui-replay-chapters = Parts of the game
ui-replay-first = To the start
ui-replay-last = To the end
ui-replay-back = One move back
ui-replay-next = One move on
ui-replay-turn-back = One turn back
ui-replay-turn-next = One turn on
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-speed-slow = Slow
ui-replay-speed-normal = Normal
ui-replay-speed-fast = Fast
ui-replay-more = With whose eyes, and how fast
ui-replay-speed-of = Speed: { $speed }
ui-replay-eyes = Seen by
ui-replay-eyes-public = As a spectator
ui-replay-eyes-seat = As { $name }
ui-replay-eyes-all = As whoever acts
ui-replay-link = Link to this moment
ui-replay-copy-failed = The browser does not let this page copy; the link is in the address bar.
ui-replay-live = Back to the game
ui-replay-my-turn = Your turn: back to the game
ui-replay-to-result = To the score sheet

## Hints. $amount comes formatted, −1.4 or 74

ui-hint-title = Hint
ui-hint-ask = Ask for a hint
ui-hint-not-now = There is a hint when it is your turn.
ui-hint-thinking = Playing your moves through …
ui-hint-cancel = Cancel
ui-hint-again = Ask again
ui-hint-found = { $count ->
    [one] { $count } move found.
   *[other] { $count } moves found, the best first.
}
ui-hint-best = best
ui-hint-equal = as good
ui-hint-percent = { $amount }%
ui-hint-worth-points = Leads to about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
ui-hint-worth-percent = Wins about { $amount }% of the time.
ui-hint-take = Take it

## Review of a finished game

ui-review = Review
ui-review-title = Review
ui-review-lead = The decisions that cost most, and what would have been better.
ui-review-whose = Whose game
ui-review-running = Playing through the decisions …
ui-review-progress = { $done } of { $steps }
ui-review-cancel = Stop
ui-review-stopped = The review was stopped.
ui-review-again = Review again
ui-review-found = { $count ->
    [0] No costly decision found.
    [one] { $count } costly decision found.
   *[other] { $count } costly decisions found.
}
ui-review-none = No costly decision found. Well played!
ui-review-checked = { $decisions ->
    [one] { $decisions } decision looked at.
   *[other] { $decisions } decisions looked at.
}
ui-review-where = { $place }, move { $move }
ui-review-played = You played
ui-review-played-by = { $name } played
ui-review-better = Better
ui-review-loss-points = Cost about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
ui-review-loss-percent = Chance to win about { $amount ->
    [one] { $amount } percentage point
   *[other] { $amount } percentage points
} lower
ui-review-look = See the moment
ui-review-try = Try again from here

## The rules

ui-rules-contents = Contents
ui-rules-link = Link to “{ $title }”
ui-rules-missing = There are no rules of this game here yet.

## Living room

ui-display-join = { $game }: scan and join
ui-display-code = Code to scan for joining
