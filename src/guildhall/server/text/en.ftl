# Guildhall: words of the server.

server-page-unbuilt = The pages of this server are not built yet. Run this in the folder of the source, then reload:
server-page-api = The interface for programs is described at
server-guest = Guest

## Why a request was refused

server-error-malformed = This message cannot be read.
server-error-no-phrase = There is no such phrase.
server-error-bad-setup = The table cannot be set up like this.
server-error-bad-record = This is not a sound replay file.
server-error-unknown-game = There is no such game here.
server-error-unknown-bot = This game has no such bot.
server-error-no-token = You need a seat for this.
server-error-wrong-origin = This page may not use this server.
server-error-not-yours = This seat is not yours.
server-error-no-spectators = Spectators are not admitted at this table.
server-error-not-host = Only those at the table can do this.
server-error-not-found = There is nothing here.
server-error-unknown-table = There is no such table, or it was cleared away.
server-error-unknown-move = The game has no such move.
server-error-bad-method = This address cannot be used that way.
server-error-illegal = This move is not allowed now.
server-error-wrong-seat = There is nothing for you to decide now.
server-error-stale = The position has changed since; look again.
server-error-game-over = The game has ended.
server-error-duplicate = This was already done.
server-error-time-up = Your time for this turn is up; a bot plays it.
server-error-no-undo = This cannot be taken back or done again.
server-error-undo-limit = Too much was taken back in this game.
server-error-table-full = All seats are taken.
server-error-seat-taken = This seat is taken.
server-error-not-started = The game has not begun yet.
server-error-already-started = The game has already begun.
server-error-not-finished = The game has not ended yet.
server-error-old-rules = This game was begun with other rules and cannot be opened here.
server-error-no-preview = This game has no previews.
server-error-no-hints = This table is played without hints.
server-error-no-review = Games of this kind cannot be reviewed yet.
server-error-bad-name = This name cannot be used: it needs letters that can be seen, and no hidden characters.
server-error-name-taken = Somebody at this table has this name, or one that looks the same. Please choose another one.
server-error-bad-invitation = This invitation was used or withdrawn.
server-error-watching = You are only watching.
server-error-chat-limit = Enough has been said at this table.
server-error-too-large = This message is too large.
server-error-too-many = Too many requests; please wait a moment.
server-error-busy = The server is busy; please try again.
server-error-damaged = The record of this table is damaged; only the host of this server can repair it.
server-error-server-full = There is no room for another table.
server-error-internal = Something went wrong on the server.

## Quick phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-nice-move = Nice move!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-oops = Oops!
server-phrase-one-moment = One moment, please.
server-phrase-back-soon = I will be right back.
server-phrase-your-turn = It is your turn.
server-phrase-good-game = Good game!
server-phrase-again = Shall we play again?
server-phrase-bye = Goodbye!
