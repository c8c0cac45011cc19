### The browser client. Names of people are `$name`; numbers are digits.

web-throneroom = Throneroom
web-claim = Four games about one throne. With friends, or with honest bots.
web-guest = Guest
web-you = You
web-home = Back to the hall
web-close = Close
web-keep = Keep
web-play = Play
web-join = Join
web-cut-off = No server answers, so there are no tables here now. Your matches are kept.
web-try-again = Try again
web-no-server = The server does not answer. Try again in a moment.

## Home

web-about-trun = Two parts, thirteen tricks. Whom you recruit, you fight with.
web-about-krvavy_trun = A street of face-down cards and one lantern.
web-about-trolli = Trolls, caves, villages, and princesses to carry off.
web-players = { $same ->
    [yes] { $least } players
   *[no] { $least }–{ $most } players
}
web-new-table = New table
web-table-waits = Your table waits for players
web-match-goes-on = Your match goes on
web-have-invitation = Do you have an invitation?
web-invitation-hint = Link or code of a table
web-open-tables = Open tables
web-no-tables = No tables yet. Start the first.
web-hosted = { $name } invites
web-seats-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
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

web-play-bot = Play now with a bot
web-more-choices = More choices
web-how-many = Players
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
web-public = Show it in the hall for everybody
web-open-for-people = Open a table for people

## Settings

web-your-name = Your name
web-language = Language
web-light = Light
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-confirm-moves = Confirm every move with the button
web-sound = Sounds

## About

web-about-text = Throneroom lets people play tabletop games about empty thrones, with friends and with bots that never peek.
web-about-publishers = This is an independent implementation of the rules, not affiliated with the publishers of the games.
web-credits = Credits
web-credits-icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0.
web-credits-fonts = Fonts: Grenze Gotisch, Grenze and Alegreya Sans, SIL OFL 1.1.
web-privacy = What is stored about you
web-plain-http = This page came over plain http: it cannot be installed as an app and does not work offline. Over https it would.

## Around a table

web-coming-to-table = Coming to the table …
web-table-closed = This table is closed.
web-invited = You are invited to a table
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
web-add-bot = Add a bot
web-free-up = Free the seat
web-start = Begin
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
web-mute = mute
web-unmute = hear { $name } again

## The table

web-seats = Seats
web-prompt = What is asked
web-hand = Your hand
web-tabs = More
web-moves = Moves
web-log = Log
web-log-empty = Nothing has happened yet.
web-undone = { $name } takes a move back.
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
web-not-your-turn = It is not your turn.
web-not-now = not now
web-let-go = Let go
web-undo = Take back
web-rule = Rule { $rule }

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
web-move-seat = Move my seat to another device
web-seat-link = Open this link on the other device; it works once.

## Lessons

web-no-lesson = There is no lesson of this game yet.
web-lesson-next = Go on
web-lesson-astray = You may do that in a match. The lesson wants to show something else:
web-lesson-real = Now play a real one
web-lesson-again = Once more from the start

## The end

web-the-end = The end
web-result = Show the result
web-ended-resigned = { $names } wins: the other side resigned.
web-ended-draw = A draw, as agreed.
web-ended-abandoned = Ended without a winner, as agreed.
web-ended-closed = The table was closed.
web-rematch = Play again
web-record = Save the record
web-look-at-table = Look at the table
web-verify = Verify this deal
web-fair = Luck was fixed before the deal: all { $answers } answers follow from the secret that was promised.
web-unfair = Luck does not fit what was promised before the deal.

## Replay

web-replay-of = Replay: { $game }
web-replay-eyes = Through the eyes of
web-watcher = a watcher
web-replay-ply = Move { $ply } of { $all }
web-back = Back
web-forward = Forward
web-share = Link to this replay

## Trůn

web-trun-card = { trun-faction-label } { $value }
web-trun-trick = Trick { $number } of { $all }
web-trun-play = Play { trun-card-acc }
web-trun-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
web-trun-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
web-trun-followers-of = Followers: { $name }
web-trun-followers-note = Their owner fights with them in the second part.
web-trun-no-prize = no prize in this part
web-trun-no-deck = empty
web-trun-deck = { $count } cards in the deck
web-trun-your-card = your card
web-trun-led = { $name } led
web-trun-takes = { $name } takes it
web-trun-five-votes = Five votes: cards won, you and them
web-trun-text-goblin = Goblins: values 0 to 9, and five of them are 0. Most cards wins their vote.
web-trun-text-knight = A knight beats any goblin that was led against it.
web-trun-text-undead = In the first part, undead in a trick go to the winner's scored cards.
web-trun-text-dwarf = In the second part, dwarves in a trick go to the loser.
web-trun-text-doppelganger = A doppelganger may be played on any faction; it counts as that faction in the trick.
web-trun-ruling-a12 = Played on an undead in the first part, it leaves the game; it is not scored.
web-trun-ruling-a13 = It does not matter who played the undead: the winner of the trick scores it.
web-trun-ruling-a15 = A dwarf that wins the trick is scored by the loser; the winner still leads next.
web-trun-ruling-a19 = Each 0 counts as a card of its own when the vote is counted.
web-trun-ruling-r3 = Led, it leads doppelgangers and nothing else.
web-trun-ruling-r6 = You can answer a goblin with a knight only if you hold no goblin.
web-trun-ruling-r9 = It never gains the power of the faction that it stands for.
web-trun-ruling-r10 = The knight must come second. When a knight is led, its power does not matter.
web-trun-ruling-r11 = Goblins have no power.
web-trun-ruling-r17 = An undead won as the prize or drawn from the deck is a follower like any other.
web-trun-ruling-r20 = In the first part dwarves have no power.

## Krvavý trůn ($card: a kind, $family: a family's letter, $number, $slot, $before and $after: slots, from 0 as in the rules)

web-krvavy_trun-short = { krvavy_trun-card }
web-krvavy_trun-card-of = { krvavy_trun-card }, { krvavy_trun-family }
web-krvavy_trun-unknown-of = unknown card, { krvavy_trun-family }
web-krvavy_trun-text-archer = Eliminate the first or last card.
web-krvavy_trun-text-squire = Eliminate an adjacent card.
web-krvavy_trun-text-spy = Steal 1 point from a neighbour.
web-krvavy_trun-text-heir = 2 points if no other is face up.
web-krvavy_trun-text-impersonator = Copy a face-up neighbour.
web-krvavy_trun-text-lord = 1 point, 1 more per own neighbour.
web-krvavy_trun-text-murder = Eliminate any card.
web-krvavy_trun-text-decree = Move another card anywhere.
web-krvavy_trun-text-trap = 4 points if an opponent eliminates it.
web-krvavy_trun-text-conspiracy = Take the points on it twice.
web-krvavy_trun-info-placing = Round { $number } of { $all } · placing
web-krvavy_trun-info-resolving = Round { $number } of { $all } · revealing
web-krvavy_trun-round = Round { $number } of { $all }
web-krvavy_trun-round-short = round { $number }/{ $all }
web-krvavy_trun-slot = Slot { $number }
web-krvavy_trun-show-slot = Show slot { $number }
web-krvavy_trun-up = face up
web-krvavy_trun-down = face down
web-krvavy_trun-stack = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-krvavy_trun-lantern-here = the lantern shines here
web-krvavy_trun-direction = The lantern goes from left to right
web-krvavy_trun-empty = The street is empty. It waits for a first card.
web-krvavy_trun-moves = moves
web-krvavy_trun-do-place = cover
web-krvavy_trun-do-strike = eliminate
web-krvavy_trun-do-spy = steal
web-krvavy_trun-do-copy = copy
web-krvavy_trun-do-move = move
web-krvavy_trun-start = at the start
web-krvavy_trun-end = at the end
web-krvavy_trun-first-card = first card of the row
web-krvavy_trun-to-start = To the start of the row
web-krvavy_trun-to-end = To the end of the row
web-krvavy_trun-to-between = Between slots { $before } and { $after }
web-krvavy_trun-label-place = { $place ->
    [start] { krvavy_trun-card } at the start of the row
    [end] { krvavy_trun-card } at the end of the row
   *[on] { krvavy_trun-card } on top of slot { $slot }
}
web-krvavy_trun-button-place = { $place ->
    [start] Place at the start
    [end] Place at the end
   *[on] Place on slot { $slot }
}
web-krvavy_trun-label-keep = Keep it hidden, +1 point
web-krvavy_trun-label-reveal = Reveal { krvavy_trun-card-acc }
web-krvavy_trun-label-strike = Eliminate slot { $slot }: { $what }
web-krvavy_trun-label-copy = Copy { krvavy_trun-card-acc } in slot { $slot }
web-krvavy_trun-label-move = Move slot { $slot }: { $what }
web-krvavy_trun-button-strike = Eliminate the card in slot { $slot }
web-krvavy_trun-button-move = Move the card in slot { $slot }
web-krvavy_trun-spy = Steal from the { krvavy_trun-family-gen }
web-krvavy_trun-spy-other = Steal from your opponent
web-krvavy_trun-spy-self = Steal from yourself: nothing happens
web-krvavy_trun-where = Where does { krvavy_trun-card-acc } go?
web-krvavy_trun-decide = The lantern shines on { krvavy_trun-card-acc }. Reveal it or keep it hidden?
web-krvavy_trun-decide-short = Reveal { krvavy_trun-card-acc }?
web-krvavy_trun-keep = Keep hidden
web-krvavy_trun-keep-small = +1 point on the card
web-krvavy_trun-reveal = Reveal
web-krvavy_trun-reveal-small = { krvavy_trun-points } on it
web-krvavy_trun-first = goes first
web-krvavy_trun-purse = { krvavy_trun-points } in the purse
web-krvavy_trun-hands = The hands of your families
web-krvavy_trun-hand-of = Hand of the { krvavy_trun-family-gen }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-krvavy_trun-watching = You are watching. The players' hands stay hidden.
web-krvavy_trun-gone = Out of the row
web-krvavy_trun-gone-note = Everybody sees them. They never come back.
web-krvavy_trun-gone-none = No card so far.
web-krvavy_trun-aside = Cards set aside
web-krvavy_trun-aside-note = Only you see them. They stay out of the game.
web-krvavy_trun-unknown-name = A card of the { krvavy_trun-family-gen }
web-krvavy_trun-unknown-text = It lies face down. Only its player knows it.
web-krvavy_trun-on-it = { krvavy_trun-points } on it.
web-krvavy_trun-beneath = Below it: { $cards }.
web-krvavy_trun-ruling-r11 = When its turn comes, its player keeps it and 1 point is put on it, or reveals it.
web-krvavy_trun-ruling-r13 = A revealed character stays in the row and acts again in every later round.
web-krvavy_trun-ruling-r15 = A scheme is discarded after use.
web-krvavy_trun-ruling-r26 = You may eliminate an own card, too.
web-krvavy_trun-ruling-r27 = You may eliminate an own card, too. Alone in the row the Squire does nothing.
web-krvavy_trun-ruling-r31 = Neighbours count face up and face down.
web-krvavy_trun-ruling-r36 = You may eliminate an own card, even this Murder.
web-krvavy_trun-ruling-r40 = Copying another Impersonator is allowed and does nothing.
web-krvavy_trun-ruling-r43 = A card moved behind the Decree will act, even if it has acted this round.
web-krvavy_trun-ruling-b1 = At an end of the row the Archer may shoot itself; alone in the row it must.
web-krvavy_trun-ruling-b4 = A Murder sets off an opponent's Trap, too.
web-krvavy_trun-ruling-b6 = For an Heir she gains 2 points unless another Impersonator is face up.
web-krvavy_trun-ruling-b10 = The move must really change the row.
web-krvavy_trun-ruling-b14 = Moving it or spying on it does not set off a Trap.
web-krvavy_trun-ruling-b15 = Eliminating the card on top of a Trap does not set it off.
web-krvavy_trun-ruling-b16 = From an empty purse nothing is taken.
web-krvavy_trun-ruling-b17 = Any player of an adjacent card may be chosen, the poorer one and yourself, too.
web-krvavy_trun-ruling-b21 = A covered Heir neither gains nor stops others.
web-krvavy_trun-ruling-b23 = A second Heir stops nobody while it is face down.
web-krvavy_trun-ruling-b28 = A card uncovered in a slot already passed waits for the next round.
web-krvavy_trun-ruling-b33 = An eliminated Conspiracy brings nothing.
web-krvavy_trun-end-purse = { $seat }: { krvavy_trun-points }
web-krvavy_trun-end-left = Points on cards in the row do not count: { $points }.
web-krvavy_trun-end-equal = Among equals the cards in the row decide: { $cards }.
