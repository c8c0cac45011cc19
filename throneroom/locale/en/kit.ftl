### What every game says. `$sent` is what was sent, `$known` what is possible; seats are letters.

## Words

seat-thinking = { $seat } is thinking.

## Refusals: opening a table

refused-game = There is no game “{ $sent }”; choose one of these: { $known }.
refused-seat-count = “{ $sent }” is not a number of players for { $game }: it takes at least { $least } and at most { $most }.
refused-option = { $game } has no option “{ $sent }”; it has these: { $known }.
refused-option-value = The option { $option } cannot be “{ $sent }”; choose one of these: { $known }.

## Refusals: position texts

refused-seat = “{ $sent }” is not a seat here; seats are letters, A for the first and B for the second.
refused-zone = “{ $sent }” is not a zone that a position of this game has.
refused-zone-owner = “{ $sent }” does not fit together: a seat’s zone follows the letter of its seat, a shared zone stands without one.
refused-zone-unseen = “?” cannot stand in the zone “{ $sent }”, because its cards are always known.
refused-brace = The brace after “{ $sent }” stays open; close it with “{ "}" }”.
refused-ask = “{ $sent }” is not a question that this game asks.
refused-number = “{ $sent }” is not a number that fits here.

## Refusals: playing

refused-stale = “{ $sent }” answers a question that is gone; look at the table and answer the one that is asked now.
refused-over = The match is over, so “{ $sent }” was not played.
refused-not-asked = Seat { $seat } is not asked now, so “{ $sent }” was not played.
refused-not-legal = “{ $sent }” is not one of the legal actions now.
refused-which-seat = “{ $sent }” needs a seat, because several are asked now: { $waiting }.

## Refusals: taking back

refused-no-undo = { $game } is played without taking back.
refused-undo-nothing = There is no action of seat { $seat } to take back there.
refused-undo-others = Seat { $seat } takes back only its own actions, and somebody else or chance has acted since.
refused-undo-news = Seat { $seat } has seen something new since, or a phase has ended: that action stays.
refused-undo-shown = Somebody else has seen what seat { $seat } did there: that action stays.

## Refusals: records

refused-record-json = The record cannot be read: { $why }.
refused-record-format = The record has format “{ $sent }”; this program reads format { $known }.
refused-record-digest = The record does not match its fingerprint, so it was changed or cut off after it was saved.
refused-record-version = The record was played by version “{ $sent }” of the rules of { $game }; this program knows version { $known }.
# $why is a whole sentence with its own full stop.
refused-record-line = “{ $sent }” at ply { NUMBER($ply, useGrouping: 0) } of the record cannot be played: { $why }
refused-record-result = The result “{ $sent }” is not the one that the log of the record leads to.

## Refusals: scenarios

refused-scenario = This line of the scenario is missing or cannot be read: “{ $sent }”.

## Refusals: bots and simulations

refused-bot = There is no bot “{ $sent }”; choose one of these: { $known }.
refused-bot-count = The bots “{ $sent }” do not fill the table: name 1 for all seats, or { $seats }.
refused-speed = There is no speed “{ $sent }”. THRONEROOM_SPEED is one of: { $known }.
refused-bot-budget = “{ $sent }” is no number of simulations: write a bot as baseline:1000, with 1 to { $most }.
refused-oracle = The Oracle sees every card, so it plays only in the arena.
refused-games-count = “{ $sent }” is not a number of games that can be played; the least is 1.
refused-contest-bots = A contest needs at least two bots, each named once, not “{ $sent }”.
refused-contest-limit = “{ $sent }” is not a time limit; give seconds above 0.
refused-contest-deals = “{ $sent }” is not a number of deals that can be played; the least is 1.
refused-contest-workers = “{ $sent }” is not a number of processes that can work; the least is 1.
refused-contest-workers-cluster = A cluster works with all its processors, not with “{ $sent }” processes; leave out --workers or --ray.
refused-contest-cluster = The cluster “{ $sent }” cannot be used: { $why }
refused-contest-machine = The machine { $sent } has other rules or bots than this one; results would not be the same.
refused-contest-gate = “{ $sent }” is not a gate; give two shares such as 0.5:0.55, the lower one first.
refused-contest-equal = Equal time is for bots with a budget ({ $known }) behind the first one, not for “{ $sent }”.
refused-contest-equal-oracle = Equal time is not for the Oracle: it sees every card, and time is measured at what the others see. Give it a budget, such as oracle:1000.
refused-contest-equal-same = With equal time “{ $sent }” would be the same bot more than once; name each kind once.
refused-contest-file = “{ $sent }” does not hold the results of a contest.
refused-contest-other = “{ $sent }” holds the results of another contest, or of other code; choose another file.
refused-action = “{ $sent }” is not an action of this game.
refused-zone-things = The zone “{ $sent }” needs exactly one thing.
refused-zone-twice = “{ $sent }” is written twice or in the wrong place; write each zone once.
refused-no-chance = Chance is asked here, but it has nothing to choose from.
refused-luck-list = “{ $sent }” in the list of chance’s answers is not possible at that point.
refused-undo-often = Seat { $seat } has taken back too many actions in this match.
refused-record-game = This is a record of “{ $sent }”, not of { $game }.
refused-record-seats = The record names “{ $sent }” seats, but the match has { $seats }.
