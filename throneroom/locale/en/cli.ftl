### The terminal.

## Words on a table (`throneroom play`, `throneroom replay`)

table-you = { $seat } (you)
table-trick = trick { $number } of { $all }
table-over = the end
table-votes = Votes
table-ahead = ahead
table-void = out of { $factions }
table-secret = only you know
table-unseen = { $known ->
    [0] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] and { $count } unseen
}

## Playing

cli-seats = You sit at { $seat }. { $bots }
cli-bot-sits = { $seat } is played by { $bot }.
cli-hint = Type a card or a number; “help” tells the rest.
cli-kept = The match is kept in { $path }
cli-go-on = Go on with: throneroom play --resume { $path }
cli-watch = See it again with: throneroom replay { $path }
cli-kept-elsewhere = { $wanted } cannot be written, so the match is kept in { $path }
cli-nothing-kept = Nothing was played, so nothing is kept.
cli-allowed = You can play { $thing } now.
cli-with-rule = { $sentence } (rule { $rule })
cli-nothing-happened = Nothing has happened yet.
cli-undone = Your last action is taken back.
cli-help =
    G7 or play G7   play that card; its number does as well
    actions         all legal actions, one on a line
    why G7          why this cannot be played now, with the number of the rule
    table           draw the table again
    position        every card that you know of, discarded ones too, as text
    log             what has happened, as far as you saw it
    undo            take back your last action, where the game allows it
    save FILE       keep the match in that file from now on
    quit            leave; the match is kept

## Other commands

cli-next = Enter: next · q: quit
cli-games-name = name
cli-games-title = game
cli-games-seats = seats
cli-games-options = options (first is the default)
cli-games-rules = rules version
cli-games-bots = bots
cli-ok = ok
cli-differs = differs
cli-unreadable = unreadable
cli-warm-nothing = Nothing to compile.
cli-warm-failed = These games could not be compiled for this processor: { $games }. They can be played all the same.
cli-warm-done = Compiled in { $seconds } s; { $removed ->
    [0] nothing was unused
    [one] { $removed } unused folder removed
   *[other] { $removed } unused folders removed
}.
cli-yes = yes
cli-no = no
cli-doctor-rules = rules
cli-doctor-cache = cache
cli-doctor-size = cache size
cli-doctor-size-is = { $megabytes } MB in { $folders ->
    [one] { $folders } folder
   *[other] { $folders } folders
}
cli-doctor-writable = cache can be written
cli-doctor-matches = matches
cli-doctor-languages = languages
cli-doctor-games = games
cli-doctor-extra = extra
cli-doctor-present = present
cli-doctor-missing = missing: { $modules }
cli-simulating = playing
cli-arena-playing = playing deals
cli-arena-equal = Equal time for all: { $bots }
cli-arena-played = Deals: { $deals }, matches: { $matches }. A fair share of the victories is { $fair }.
cli-arena-bot = bot
cli-arena-share = share
cli-arena-low = from
cli-arena-high = to
cli-arena-matches = matches
cli-arena-rating = rating
cli-arena-decisions = decisions
cli-arena-mean = mean ms
cli-arena-p99 = p99 ms
cli-arena-cpu = CPU ms
cli-arena-cpu-p99 = CPU p99
cli-arena-illegal = illegal
cli-arena-late = late
cli-arena-ceiling = In its place { $bot } has { $share } ({ $low } to { $high }).
cli-arena-edge = { $bot } has { $share } of that edge over a fair share ({ $low } to { $high }).
cli-arena-gate = { $verdict ->
    [passed] { $bot } passes the gate: its share is rather { $high } than { $low }.
    [failed] { $bot } fails at the gate: its share is rather { $low } than { $high }.
   *[open] The gate is open: it is not clear whether the share of { $bot } is rather { $low } or { $high }.
}
cli-input = The input

## Serving

cli-serve-welcome = Throneroom is served at { $url }
cli-serve-kept = Matches are kept in { $path }
cli-serve-metrics = Numbers for Prometheus are told at { $url }
cli-serve-stop = Ctrl+C stops the server; matches go on after the next start.
cli-serve-stopped = The server has stopped; every match is kept.
cli-think-begun = { $count ->
    [one] { $count } process thinks for bots. Ctrl+C stops it.
   *[other] { $count } processes think for bots. Ctrl+C stops them.
}
cli-sqlite-racy = SQLite { $version } has a rare fault that { $mended } mended; Throneroom works around it, but let no other program write to its database.
cli-database-elsewhere = { $wanted } cannot be written, so matches are kept in { $path } and may be gone after a restart.

## Looking after a server

cli-backup-made = { $count ->
    [one] { $count } match is in { $path }
   *[other] { $count } matches are in { $path }
}.
cli-backup-restored = { $count ->
    [one] { $count } match is back, in { $path }
   *[other] { $count } matches are back, in { $path }
}.
cli-replayed = { $count ->
    [one] { $count } match was replayed
   *[other] { $count } matches were replayed
}; { $differ ->
    [0] all agree
    [one] { $differ } differs
   *[other] { $differ } differ
}.
cli-admin-id = table
cli-admin-game = game
cli-admin-status = status
cli-admin-created = opened
cli-admin-people = people (and their ids)
cli-admin-none = No table is open, and no match is being played.
cli-admin-closed = Table { $table } is closed.
cli-admin-removed = { $name } ({ $guest }) is removed.
cli-admin-sure = Remove every table, match and guest for ever?
cli-admin-nothing = Nothing was removed.
cli-admin-reset = Everything is removed.

## Fairness

cli-verify-holds = The luck holds: { $answers ->
    [one] the { $answers } answer of chance follows
   *[other] all { $answers } answers of chance follow
} from the commitment{ $contributions ->
    [0] { "" }
    [one] {" "}and { $contributions } contribution of the players
   *[other] {" "}and { $contributions } contributions of the players
}.
cli-verify-unfinished = Nothing can be checked yet: the record does not tell the secret of its luck, which is published after the end.
cli-verify-commitment = The luck does not hold: the secret is not the one that was committed to.
cli-verify-other-commitment = The luck does not hold: the record has another commitment than you saw before you sat down, so the secret was drawn anew.
cli-verify-other-contribution = The luck does not hold: what seat { $seat } contributed, by your account, is not what the record says.
cli-verify-begun = The luck does not hold: the record begins in the middle of a match. How that beginning came about was not dealt, and nobody can check it.
cli-verify-cut = The luck does not hold: the record breaks off in the middle of a deal, at ply { NUMBER($ply, useGrouping: 0) }. No match stops there.
cli-verify-strange-contribution = The luck does not hold: the record has a contribution “{ $seat }” that nobody at this table can have given.
cli-verify-other-cards = The luck does not hold: seat { $seat } saw other cards than those in this record, so it is not the match that was played.
cli-verify-match = The match in the record: { $game }, { $seats } seats, options: { $options }. Is it yours?
cli-verify-committed = { $known ->
    [yes] Proved: the secret was fixed before you sat down.
   *[no] Not proved: that the secret was fixed before the players contributed; say with --commitment HEX what you saw before you sat down.
}
cli-verify-contributed = { $known ->
    [yes] Proved: your contribution was used.
   *[no] Not proved: that your own contribution was used; say it with --contribution A=HEX.
}
cli-verify-others = { $count ->
    [one] Not proved: where the contribution of seat { $seats } comes from; you did not note it. If the server made it up after yours, it could choose the deal.
   *[other] Not proved: where the contributions of the seats { $seats } come from; you did not note them. If the server made one up after yours, it could choose the deal.
}
cli-verify-saw = { $known ->
    [yes] Proved: what seat { $seats } saw dealt is what the record says.
   *[no] Not proved: that this is the match that you played; compare it with what you saw, or say --saw A=HEX as your browser tells it.
}
cli-verify-not-whole = Not proved: that the record is whole. It stops before the game was over, as after a resignation.
cli-verify-never = Nobody can prove that the server did not look at the cards.
cli-verify-ply = The luck does not hold: the answer of chance at ply { NUMBER($ply, useGrouping: 0) } does not follow from the commitment and the contributions.

## Notices

cli-patience = The rules are being compiled; that can take some minutes, and only this once.
cli-cache-elsewhere = The usual cache folder cannot be written, so compiled rules go to { $place }
cli-speed = { $why ->
    [numba] Numba does not work here, so the rules run { $speed }.
    [no-numba] Numba is not installed (the extra “native”), so the rules run { $speed }.
    [no-wasmtime] wasmtime is missing or does not work here, so the rules run { $speed } and much slower.
   *[asked] THRONEROOM_SPEED is set: the rules run { $speed } and much slower.
}
cli-not-compiled = The rules of { $game } could not be compiled for this processor, so they run slower. `THRONEROOM_SPEED=native throneroom warm { $game }` tries again and says why.
cli-stale = The module of { $game } was made from other sources, so its rules run interpreted. `make rules` makes a new one.

## Refusals

refused-cli-option = “{ $sent }” is not an option; write it as NAME=VALUE.
refused-cli-contribution = “{ $sent }” is not a contribution; write a seat and its digits, like A=5f3c.
refused-cli-no-text = { $sent } is not a text file.
refused-cli-no-file = { $sent } does not exist.
refused-cli-folder = { $sent } is a folder, not a file.
refused-cli-forbidden = { $sent } may not be read or written.
refused-cli-system = { $sent }: { $why }.
refused-cli-exists = { $sent } exists already; choose another file.
refused-cli-which-game = Name a game, for example: throneroom play { $sent }
refused-cli-other-game = The record is of { $game }, not of { $sent }.
refused-cli-secret = The record cannot go on: its luck cannot be read.
refused-cli-luck-kept = “{ $sent }” cannot be the luck of a match that goes on: it keeps its own.
refused-cli-port = { $sent } cannot be listened at: { $why }. Choose another address with --port, --host or --metrics.
refused-cli-url = “{ $sent }” is not the address of a website; it begins with http:// or https://.
refused-cli-metrics = “{ $sent }” is not an address to listen at; give a host and a port, such as 127.0.0.1:9100.
refused-cli-tls-pair = A certificate and its key belong together: give both --tls-cert and --tls-key.
refused-cli-tls = The certificate { $sent } cannot be used with this key: { $why }.
refused-cli-extra = “{ $sent }” is not installed; install it with: pip install 'throneroom[{ $extra }]'
refused-cli-bus = That is not the address of a bus; it looks like redis://HOST:6379.
refused-cli-database = The database cannot be used: { $why }.
refused-backup-exists = { $path } is there already, and is not overwritten: give another name.
refused-backup-damaged = { $path } is no whole database of Throneroom.
refused-restore-exists = { $path } is there already, and is not overwritten: move it away first.
refused-backup-postgres = PostgreSQL has programs of its own for this: pg_dump and pg_restore.
refused-cli-no-table = There is no table “{ $sent }”.
refused-cli-table-over = The match at table “{ $sent }” is over already.
refused-cli-no-guest = There is no guest “{ $sent }”.
refused-cli-which-guest = Several guests are called “{ $sent }”; choose one by id: { $known }.

## Differences between a stored match and the rules

refused-audit-gap = Ply { NUMBER($ply, useGrouping: 0) } is missing in the log.
refused-audit-chance = The log ends where chance has to answer.
refused-audit-status = The status is “{ $sent }”, but by the log { $over ->
    [yes] the match is over
   *[no] the match did not end by play
}.
refused-audit-result = The result is “{ $sent }”, but the log leads to “{ $known }”.
