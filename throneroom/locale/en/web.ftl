### The browser client. Names of people are `$name`; numbers are digits.

web-throneroom = Throneroom
web-claim = Games about an empty throne. With friends, or with honest bots.
web-guest = Guest
web-you = You
web-home = Back to the hall
web-close = Close
web-keep = Keep
web-play = Play
web-to-table = To the table
web-join = Join
web-cut-off = No server answers, so there are no tables here now. Your matches are kept.
web-try-again = Try again
web-no-server = The server does not answer. Try again in a moment.

## Home

web-about-trun = Two parts, thirteen tricks. Whom you recruit, you fight with.
web-about-krvavy_trun = A street of face-down cards and one lantern.
web-about-dedicove = Secret heirs, hidden heroes, two markers.
web-about-trolli = Trolls, caves, villages, and princesses to carry off.
web-players = { $same ->
    [yes] { $least } players
   *[no] { $least }–{ $most } players
}
web-new-table = New table
web-table-waits = Your table waits for players
web-match-goes-on = Your match goes on
web-have-invitation = Do you have an invitation?
web-invitation-hint = tango-zebra-42 or a link
web-open-tables = Open tables
web-no-tables = No tables yet. Start the first.
web-hosted = { $name } invites
web-seats-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
web-running = Being played now
web-playing-since = since { $time }
web-watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
web-minutes = about { $minutes } min
web-my-matches = My matches
web-replay = Replay
web-learn = Learn to play
web-first-game = Guided first game
web-first-game-short = First game
web-rules-of = Rules: { $game }
web-rules = Rules
web-settings = Settings
web-about = About

## A new table

web-play-bot = { $bots ->
    [one] Play now with a bot
   *[other] Play now with bots
}
web-more-choices = More choices
web-how-many = Number of players
web-bot-level = Opponents
web-level-uniform = Wanderer
web-level-greedy = Courtier
web-level-page = Page
web-level-herald = Herald
web-level-chancellor = Chancellor
web-level-regent = Regent
web-clock = Clock
web-clock-minutes = { $minutes ->
    [0] no clock
    [one] { $minutes } minute and 5 s for each move
   *[other] { $minutes } minutes and 5 s for each move
}
web-clock-agreed = { $bank } and { $increment } s for each move
web-option-reset = “{ $option }” is again “{ $value }”: seat { $seat } is not at this table.
web-public = Show it in the hall for everybody
web-name-for-others = The others at the table will see this name.
web-open-table = Open the table
web-open-for-people = Open a table for people

## Settings

web-your-name = Your name
web-language = Language
web-light = Light
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-pace = What others do is shown
web-pace-step = step by step
web-pace-calm = calmly
web-pace-quick = quickly
web-pace-at-once = at once
web-text-size = Size of text
web-text-usual = usual
web-text-large = large
web-text-largest = largest
web-confirm-moves = Confirm every move with the button
web-sound-and-touch = Sounds and vibration
web-sound = Sounds
web-touch = Vibration
web-volume = Volume
web-ask-sound = { $touch ->
    [yes] Would you like sounds and vibration?
   *[no] Would you like sounds?
}
web-ask-sound-done = { $on ->
    [yes] Sounds are on. The volume is in the settings.
   *[no] You play in silence. Sounds can be switched on in the settings.
}
web-yes = Yes
web-no = No

## About

web-about-text = Throneroom lets people play tabletop games about empty thrones, with friends and with bots that never peek.
web-about-publishers = This is an independent implementation of the rules, not affiliated with the publishers of the games.
web-credits = Credits
web-credits-icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0.
web-credits-fonts = Fonts: Grenze Gotisch, Grenze and Alegreya Sans, SIL OFL 1.1.
web-privacy = What is stored about you
web-plain-http = This page came over plain http: it cannot be installed as an app and does not work offline. Over https it would.

## Around a table

web-coming-to-table = Coming to the table …
web-table-closed = This table is closed.
web-reload = There is a newer version of this page. Your match is kept: reload and go on.
web-reload-now = Reload
web-invited = You are invited to a table
web-invites-you = { $name } invites you
web-seats-of = { $free ->
    [0] all { $all } seats are taken
   *[other] { web-seats-free } of { $all }
}
web-at-table = at the table: { $names }
web-only-watch = Only watch
web-watch = Watch
web-table-full = All seats are taken. You may watch.
web-match-runs = The match is being played already. You may watch.
web-code = Code to say aloud
web-code-about = Whoever has it types it in the hall, under “Do you have an invitation?”.
web-free-seat = Free seat
web-seat = Seat { $seat }
web-bot = bot
web-bot-name = { $level } { $seat }
web-here = here
web-away = away
web-is-public = everybody may come
web-is-private = by invitation only
web-sit-down = Sit down
web-stand-up = Stand up
web-added-bots = Level of added bots
web-add-bot = Add a bot
web-free-up = Free the seat
web-start = Begin
web-luck = Fair luck
web-luck-about = The server has drawn a secret and shows its fingerprint. Your own part is added when you sit down; after the end everybody can check that no card was changed.
web-luck-commitment = Fingerprint of the secret
web-luck-contribution = Your own part
web-awaited = the seat is kept
web-starts-by-itself = The match begins by itself as soon as everybody has sat down.
web-start-when-full = The match begins when every seat is taken.
web-host-starts = { $name } begins the match when every seat is taken.
web-invite = Invite
web-invite-link = Link of the invitation
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link
web-chat = Chat
web-say = Say something
web-send = Send
web-no-chat = Nobody has said anything yet.
web-emotes = Show at your seat
web-emote-well-played = Well played
web-emote-oops = Oops
web-emote-thinking = Hm …
web-emote-thanks = Thanks
web-mute = mute
web-unmute = hear { $name } again

## The table

web-seats = Seats
web-prompt = What is asked
web-hand = Your hand
web-tabs = More
web-moves = Moves
web-overview = Overview
web-log = Log
web-log-empty = Nothing has happened yet.
web-undone = { $name } takes a move back.
web-agreed = House rules
web-agreed-short = house rules
web-menu = Menu
web-cut = Connection lost. Your move is safe, trying again.
web-on-turn = to move
web-bot-stands-in = a bot plays
web-in-hand = { $count } in hand
web-in-hand-of = { $name } holds { $count } cards.
web-unknown-card = a card that you do not know
web-waiting-for = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
web-wait = One moment.
web-paused = The match is paused.
web-what-you-can = What you can do
web-keys = { $count ->
    [one] key 1
   *[other] keys 1–{ $count }
}
web-watching = You are watching. The players' hands stay hidden.
web-not-your-turn = It is not your turn.
web-not-now = not now
web-next = Next
web-show-all = Show all
web-let-go = Let go
web-undo = Take back
web-offer = You can take that back for a few seconds: Backspace.
web-offer-dismiss = Go on
web-rule = Rule { $rule }

## Looking back

web-since = Since your turn · { $count }
web-moment = Moment of the match
web-looking-back = Looking back
web-looking-back-still = You are looking back, nothing can be played here.
web-you-are-asked = It is your turn.
web-back-news = { $count ->
    [one] One new thing happened.
   *[other] { $count } new things happened.
}
web-back-to-game = Back to the game

## Keys

web-keys-title = Keys
web-key-space = Space
web-key-backspace = Backspace
web-key-numbers-does = choose from the list; the same key again plays it
web-key-enter-does = play what is chosen
web-key-undo-does = take back what you have just done
web-key-escape-does = let go of it; let bots go on; come back to the game from looking back
web-key-steps-does = look at the moment before, or the one after
web-key-space-does = finish what is being shown; once more, all of it
web-key-play-does = play and pause
web-key-arrows-does = go from card to card in the hand and on the board
web-key-help-does = show these keys

## The menu of a table

web-hand-to-bot = Let a bot play for me
web-take-back = Take my seat back
web-vote-draw = Offer a draw
web-vote-abandon = Propose to end without a winner
web-vote-pause = Propose a pause
web-vote-resume = Go on playing
web-votes = agreed: { $seats }
web-resign = Resign
web-resign-sure = Really give up this match?
web-resign-yes = Yes, resign
web-give-up = Give up
web-give-up-yes = Yes, give up
web-start-again = Start again
web-start-again-sure = Give up this match and begin a new one?
web-start-again-yes = Yes, start again
web-move-seat = Move my seat to another device
web-seat-link = Open this link on the other device; it works once.

## Order, kept by the host

web-order = Order at the table
web-remove = Send away
web-remove-name = Send { $name } away
web-silence = Mute for all
web-silence-name = Mute { $name } for all
web-let-speak = Let { $name } speak again
web-close-table = Close the table
web-close-sure = Really close this table? It will be gone for everybody.
web-close-match-sure = Really close the table? The match ends for everybody, and nobody wins.
web-close-table-yes = Yes, close it

## Lessons

web-no-lesson = There is no lesson of this game yet.
web-lesson-next = Go on
web-lesson-astray = You may do that in a match. The lesson wants to show something else:
web-lesson-real = Now play a real one
web-lesson-again = Once more from the start

## The end

web-the-end = The end
web-skip = Skip
web-more = More
web-result = Show the result
web-ended-resigned = { $count ->
    [one] { $names } wins: the other side resigned.
   *[other] { $names } win: the other side resigned.
}
web-ended-draw = A draw, as agreed.
web-ended-abandoned = Ended without a winner, as agreed.
web-ended-closed = The table was closed.
web-rematch = Play again
web-wants-again = { $count ->
    [one] { $names } wants another game.
   *[other] { $names } want another game.
}
web-rematch-waits = Another game is waiting for you.
web-record = Save the record
web-look-at-table = Look at the table
web-verify = Try to verify it again
web-verifying = Verifying the deal.
web-fair = { $known ->
    [contributed] Nothing looks wrong with this deal: its secret was fixed before you sat down, your own part went in, and the cards that you saw stand in the record.
    [committed] Nothing looks wrong with this deal: its secret was fixed beforehand, and the cards that you saw stand in the record.
   *[unseen] The deal agrees with the record. Whether it was fixed beforehand, this browser did not see.
}
web-fair-proof = { $known ->
    [contributed] Checked here: the secret is the one promised before you sat down; your own part was used; the options, seats and parts are those of the start; all { $answers } answers of chance have numbers that follow from secret and parts; and the { $cards } cards that you saw dealt stand in the record. Not checked here: whether each number stands for its card. That takes the rules, and “throneroom verify” does it. Nobody can prove that the server did not look at the cards.
    [committed] Checked here: the secret is the one promised before the deal; all { $answers } answers of chance have numbers that follow from it; and the { $cards } cards that you saw dealt stand in the record. This browser noted no part of your own, so the server may have chosen its secret. Not checked here: whether each number stands for its card. That takes the rules, and “throneroom verify” does it.
   *[unseen] Checked here: all { $answers } answers of chance have numbers that follow from the secret. Not checked: whether it was fixed before the deal, because this browser was not there, and whether each number stands for its card; that takes the rules, and “throneroom verify” does it.
}
web-fair-later = { $count ->
    [one] The part of seat { $seats } came after yours. If that seat and the server worked together, or the server made it up, they could choose the deal; only whoever sits down last is safe from that.
   *[other] The parts of the seats { $seats } came after yours. If one of them and the server worked together, or the server made one up, they could choose the deal; only whoever sits down last is safe from that.
}
web-unfair = { $fault ->
    [commitment] The server drew another secret after it had shown the first: this deal was not fixed before.
    [contribution] Your own part in the luck was not used: this deal is another one.
    [others] The others’ parts in the luck are not those of the start: this deal is another one.
    [table] The record is not of this table: its game, options or seats are others, or it begins in the middle.
    [card] A card that you saw is not the one in the record.
    [record] The record and what the server tells of the deal are not the same.
    [answer] An answer of chance does not follow from the secret.
   *[secret] The secret is not the one that was promised before the deal.
}
web-verify-why = This page comes from the server, too, and does not know the rules. If you want to be sure, save the record and check it with a Throneroom of your own:

## Replay

web-replaying = Replay
web-replay-eyes = Through the eyes of
web-watcher = a watcher
web-replay-open = All cards open
web-replay-open-hands = What everybody holds
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-ply = Move { $ply } of { $all }
web-back = Back
web-forward = Forward
web-share = Share
web-share-link = Link to the replay
