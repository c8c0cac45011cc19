### The server. `$sent` is what was sent, `$known` what is possible; seats are letters.

## Words

table-status-open = waiting for players
table-status-playing = being played
table-status-paused = paused
table-status-over = over

## Refusals: who you are

refused-no-name = Take a name first; then you can do this.
refused-name = “{ $sent }” cannot be a name: it has 1 to { $most } characters that can be seen.
refused-name-scripts = “{ $sent }” cannot be a name: its letters are of several scripts, and some look like others.
refused-name-bot = “{ $sent }” is what a bot is called here; take another name.
refused-watcher = Nobody who only watches here is called “{ $sent }”.
refused-no-seat = You have no seat at this table, so you can only watch.
refused-forbidden = Only the host of this table can do this.
refused-others-eyes = While the match is going on, you see it only with your own eyes.
refused-origin = This came from another website, so nothing was done.
refused-often = That was too much at once; wait a moment and try again.

## Refusals: tables

refused-table = There is no such table, or you are not invited to it.
refused-code = No table that waits for players has this code. Ask whoever invites you for it again.
refused-link = This link has been used already or was never valid.
refused-tables = You have { $most } tables already; finish or close one before you open another.
refused-bots = You have { $most } bots at work already; that is as many as there can be.
refused-table-open = The match has not begun yet.
refused-table-playing = That is not possible while the match is being played.
refused-table-paused = The match is paused; agree to go on first.
refused-table-over = The match is over.
refused-seat-taken = Seat { $seat } is not free, or you sit at another one already.
refused-seat-here = Whoever has seat { $seat } is at the table; only they can leave it.
refused-seats-open = Some seats are still open; fill them before you start.
refused-bot-plays = A bot plays your seat now; take it back first.
refused-no-time = Your time has run out, and every seat has its grace only once in a match; the bot plays on.
refused-undo-time = To take that back costs the time you earned by it, and you have less than that left.
refused-resigned = You have given up this match, so a bot plays it to the end.
refused-not-started = The match has not begun, so there is nothing to see yet.
refused-not-over = The match is not over; its record is given out after the end.
refused-ply = “{ $sent }” is not a point of this match; the last one is { NUMBER($most, useGrouping: 0) }.
refused-rules-version = This match was begun with version “{ $sent }” of the rules of { $game }; this server knows version { $known }.
refused-lesson = There is no lesson of “{ $game }” here yet.
refused-lesson-other = The lesson does not go on with “{ $sent }”; try what it asks for.
refused-lesson-line = “{ $sent }” is not a line of a lesson.

## Refusals: chat

refused-chat = There is nothing to read in this line.
refused-silenced = The host of this table has muted you, so nobody would hear it.
refused-person = Nobody at this table is called “{ $sent }”, except perhaps you.

## Refusals: messages and requests

refused-message = The message cannot be read: { $why }.
refused-request = The request cannot be read: it does not fit the description of the API.
refused-no-page = There is no such page.
refused-no-client = The pages for browsers are not built here; programs can use the server all the same.
refused-no-method = This page cannot be used in that way.

## Refusals: the server

refused-elsewhere = Somebody was quicker; look at the table again.
refused-store = The server cannot keep anything at the moment, so nothing was done. Try again soon.
refused-moved = This table has just moved to another machine, so nothing was done. Try again.
refused-touched = Whoever runs this server has just changed something, so nothing was done. Try again.
refused-sqlite = Matches are kept by SQLite { $least } or newer with functions for JSON, but { $found ->
    [none] this Python has none
   *[other] this Python has { $found }
}. Use another Python, or PostgreSQL.
refused-served = Another server uses { $path } already, and two would spoil each other's matches. Stop it, or give this one a file of its own with --database.
refused-defect = Something is broken here. It was written down; nothing was done.

## Privacy

privacy-title = What this server knows about you
privacy-intro = You can play here without an account. A name of your choice is enough, and it need not be your own.
privacy-kept = What is kept
privacy-kept-name = Your name, a random number that stands for you, and when you came first and last.
privacy-kept-cookie = A cookie in your browser with that number and a signature, for one year. There is no other cookie, and nothing is loaded from other websites.
privacy-kept-matches = Your matches: your seat, every action with its time, when players were last at the table, the result, and your part in the luck.
privacy-kept-tables = The tables that you opened, were invited to or were sent away from, and what you wrote in their chat.
privacy-kept-address = Your network address is used to slow down whoever asks too often. It stays in memory and is not written down.
privacy-time = How long
privacy-time-tables = A table where nothing was played goes after { $minutes } minutes. A guest who has no seat in any match is forgotten after { $days } days.
privacy-time-left = A match that everybody left ends without a winner: after { $left_days } days, or after { $left_hours } hours if all others are bots. What was played stays.
privacy-time-matches = Everything else stays until you delete it, or until whoever runs this server does.
privacy-rights = What you can do
privacy-rights-export = Get everything that is kept about you, as a file for programs (JSON):
privacy-rights-delete = Delete it: your name, chat and invitations go (DELETE /api/me). Bots take over your seats, and finished matches stay without your name.
privacy-who = Who can see it
privacy-who-players = People at your table see your name, what you say, and what the rules of the game show them. After the end a match, without its chat, is open to everybody who has its address.
privacy-who-host = Whoever runs this server can read everything that is kept.
