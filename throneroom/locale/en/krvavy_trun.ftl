### Krvavý trůn. `$card` is a kind (Archer, Squire …), `$family` a letter of R B G V Y, `$seat` and `$victim` are names;
### `$slot` and `$gap` are numbers of slots and gaps, from 0; NTH says them from 1. Yes and no are the words yes and no.

krvavy_trun-name = Oriflamme
krvavy_trun-about = Lay cards face down in one row, then keep or reveal them: 6 rounds of bluff for 3 to 5 families, or a duel for 2 players.

## Cards

krvavy_trun-card = { $card ->
    [Archer] Archer
    [Squire] Squire
    [Spy] Spy
    [Heir] Heir
    [Impersonator] Impersonator
    [Lord] Lord
    [Murder] Murder
    [Decree] Decree
    [Trap] Trap
    [Conspiracy] Conspiracy
   *[other] { $card }
}
krvavy_trun-card-acc = { $card ->
    [Archer] the Archer
    [Squire] the Squire
    [Spy] the Spy
    [Heir] the Heir
    [Impersonator] the Impersonator
    [Lord] the Lord
    [Murder] the Murder
    [Decree] the Decree
    [Trap] the Trap
    [Conspiracy] the Conspiracy
   *[other] { $card }
}
krvavy_trun-text-archer = Eliminate the first or the last card of the row.
krvavy_trun-text-squire = Eliminate a card next to the Squire.
krvavy_trun-text-spy = Steal 1 point from a player whose card lies next to the Spy.
krvavy_trun-text-heir = Gain 2 points, unless another Heir lies face up in the row.
krvavy_trun-text-impersonator = Use the ability of a face-up character next to the Impersonator.
krvavy_trun-text-lord = Gain 1 point, and 1 more for each adjacent card of your family.
krvavy_trun-text-murder = Eliminate any card of the row. Discard.
krvavy_trun-text-decree = Move another card to any gap of the row. Discard.
krvavy_trun-text-trap = Eliminated by an opponent: gain 4 points, the attacking card is discarded. Revealed: lose the points on it, gain 1. Discard.
krvavy_trun-text-conspiracy = Gain twice the points that lie on it. Discard.

## Families

krvavy_trun-family = { $family ->
    [R] Lions
    [B] Swans
    [G] Stags
    [V] Ravens
   *[Y] Boars
}
krvavy_trun-family-gen = { krvavy_trun-family }

## Options

krvavy_trun-option-first = Who places first
krvavy_trun-option-first-random = Chance decides
krvavy_trun-option-first-A = Seat A
krvavy_trun-option-first-B = Seat B
krvavy_trun-option-first-C = Seat C
krvavy_trun-option-first-D = Seat D
krvavy_trun-option-first-E = Seat E
krvavy_trun-option-copied-heir = Impersonator copying an Heir
krvavy_trun-option-copied-heir-own-name = gains unless there is another Impersonator
krvavy_trun-option-copied-heir-only-heir = needs that Heir to be the only one, too
krvavy_trun-option-own-cards = Archer and Squire against own cards
krvavy_trun-option-own-cards-free = may eliminate them freely
krvavy_trun-option-own-cards-last = only if they reach no opponent's card

## Labels

krvavy_trun-label-hand = Hand
krvavy_trun-label-aside = Set aside
krvavy_trun-label-discards = Discards
krvavy_trun-label-purse = Purse
krvavy_trun-label-row = Row
krvavy_trun-label-first = Places first
krvavy_trun-round = round { $number } of { $all }
krvavy_trun-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Prompts ($card: the ability that strikes)

krvavy_trun-prompt-place = Place a card from your hand.
krvavy_trun-prompt-place-family = Place a card of the { krvavy_trun-family-gen }.
krvavy_trun-prompt-decide = Keep the card hidden and put 1 point on it, or reveal it.
krvavy_trun-prompt-strike = { $card ->
    [Archer] Eliminate the first or the last card.
    [Squire] Eliminate an adjacent card.
   *[other] Eliminate any card of the row.
}
krvavy_trun-prompt-spy = Choose which neighbour to spy on.
krvavy_trun-prompt-copy = Choose which neighbour to copy.
krvavy_trun-prompt-move = Choose a card to move.
krvavy_trun-prompt-to = Choose the gap that the card moves to.

## Events ($seen: no when the face is hidden)

krvavy_trun-event-chosen = { $seat } places first.
krvavy_trun-event-placed = { $seen ->
    [no] { $seat } places a card in slot { NTH($slot) }.
   *[yes] { $seat } places { krvavy_trun-card-acc } in slot { NTH($slot) }.
}
krvavy_trun-event-covered = { $seen ->
    [no] { $seat } covers slot { NTH($slot) } with a card.
   *[yes] { $seat } covers slot { NTH($slot) } with { krvavy_trun-card-acc }.
}
krvavy_trun-event-kept = { $seat } keeps slot { NTH($slot) } hidden and puts 1 point on it.
krvavy_trun-event-revealed = { $seat } reveals { krvavy_trun-card-acc } in slot { NTH($slot) }.
krvavy_trun-event-took = { $seat } takes { krvavy_trun-points } from the card.
krvavy_trun-event-lost = { $points ->
    [one] { $points } point on the card goes back to the supply.
   *[other] { $points } points on the card go back to the supply.
}
krvavy_trun-event-gained = { $seat } gains { krvavy_trun-points }.
krvavy_trun-event-stole = { $seat } steals 1 point from { $victim }.
krvavy_trun-event-copied = { $seat } copies { krvavy_trun-card-acc } with the Impersonator.
krvavy_trun-event-eliminated = { $seat } loses { krvavy_trun-card-acc }: the card is eliminated.
krvavy_trun-event-discarded = { $seat } discards { krvavy_trun-card-acc }.
krvavy_trun-event-moved = { $seen ->
    [no] { $seat } moves a card of the { krvavy_trun-family-gen } from slot { NTH($slot) } to gap { NTH($gap) }.
   *[yes] { $seat } moves { krvavy_trun-card-acc } of the { krvavy_trun-family-gen } from slot { NTH($slot) } to gap { NTH($gap) }.
}
krvavy_trun-event-round = Round { $number }: { $seat } places first.

## The end ($seats: names with commas between them)

krvavy_trun-end-win = { $seat } wins with { krvavy_trun-points }.
krvavy_trun-end-shared = A shared victory: { $seats }.

## Refusals

refused-krvavy_trun-card = “{ $sent }” is not a card of this game; the cards are Archer, Squire, Spy, Heir, Impersonator, Lord, Murder, Decree, Trap and Conspiracy.
refused-krvavy_trun-row = “{ $sent }” cannot lie in the row; write R.Lord^ for a face-up card and R.Lordv2 for a face-down one with 2 points.
refused-krvavy_trun-not-your-turn = It is not your turn now.
refused-krvavy_trun-not-in-hand = You do not hold { krvavy_trun-card-acc }; place a card from your hand.
refused-krvavy_trun-place = Now a card is placed: at the start, at the end or on top of its own family; in an empty row at the end only.
refused-krvavy_trun-decide = Now only this is decided: keep or reveal.
refused-krvavy_trun-strike = { $card ->
    [Archer] Only the first or the last card of the row can be eliminated now.
    [Squire] Only a card next to the acting one can be eliminated now.
   *[other] Now a card of the row is eliminated; choose its slot.
}
refused-krvavy_trun-spy = Only a player whose card lies next to the acting one can be spied on.
refused-krvavy_trun-copy = Only a face-up character next to the Impersonator can be copied.
refused-krvavy_trun-move = The Decree moves another card of the row and never itself; choose its slot.
refused-krvavy_trun-to = The card must move to a gap that changes the row; choose another one.
refused-krvavy_trun-table = “{ $sent }” does not fit the rest of the position.

## The lesson

krvavy_trun-lesson-welcome = The old king is dead, and 3 families lay their plans in one dark street. The cards of this lesson are fixed, and it counts for nothing.
krvavy_trun-lesson-goal = After 6 rounds the fullest purse wins. You play the Lions; 1 point is in your purse.
krvavy_trun-lesson-hand = Each round everybody lays 1 card into the street, face down. Then the lantern goes along it and lights card after card.
krvavy_trun-lesson-place = Begin with the Heir: choose the card, then its place. The street is empty, so there is just 1.
krvavy_trun-lesson-ends = The Swans went to the end, the Stags to the beginning. A new card never goes between two others. Now the lantern sets out from the left.
krvavy_trun-lesson-kept = The Stags kept their card hidden: 1 point grows on it. Whoever reveals a card collects what lies on it, and the card acts.
krvavy_trun-lesson-reveal = The lantern has come to you. Keep the Heir, and a point grows on it; reveal it, and it brings 2 points at once. Reveal it.
krvavy_trun-lesson-stays = 2 points for you. The Heir is a character: it stays face up and acts again in every round. Schemes act once and go.
krvavy_trun-lesson-cover = Round 2. Cards may also go on top of an own card. The lower one is covered: it waits and keeps its points.
krvavy_trun-lesson-trap = A hidden card is a bluff, too. Choose the Trap and lay it at the beginning, beside the Stags: whoever eliminates it will be sorry.
krvavy_trun-lesson-bait = Revealed by yourself the Trap brings only 1 point. Let it lie: a point on it makes it look precious.
krvavy_trun-lesson-sprung = The Squire of the Stags eliminated its neighbour and fell into your Trap. 4 points for you, 1 for the Stags, and the Squire is gone.
krvavy_trun-lesson-again = The Squire uncovered the card below, and its turn came at once. Then your Heir acted by itself: 2 more points.
krvavy_trun-lesson-murder = Round 3. Points grow on the first card of the Stags, and they may grow on a Conspiracy. The Murder eliminates any card.
krvavy_trun-lesson-on = Choose the Murder and lay it on your own Heir. Wait and see why.
krvavy_trun-lesson-stab = Your turn. A Murder that waits too long comes too late: reveal it.
krvavy_trun-lesson-target = Now the victim: choose the card of the Stags with 3 points.
krvavy_trun-lesson-uncovered = It was a Conspiracy, and it would have paid 6. You got 1 point for it. The Murder left, uncovered your Heir, and the Heir acted at once: that was the reason.
krvavy_trun-lesson-leap = The Heir is free again, and the others keep collecting. We leap 2 rounds ahead, to the last one.
krvavy_trun-lesson-last = Round 6, the last. The Swans lead with 18 points, you have 13.
krvavy_trun-lesson-points = But 3 points lie on your Conspiracy, and it pays them twice. Points that still lie in the street after this round are worth nothing.
krvavy_trun-lesson-lord = The Lord brings 1 point, and 1 more for each neighbour of his family. Lay him at the beginning, beside the Conspiracy.
krvavy_trun-lesson-free = From here on decide for yourself. It is the last round: what is not revealed now brings nothing any more.
krvavy_trun-lesson-over = Now you know the game. Reveal too early, and little has grown; wait too long, and somebody comes with a knife.

## In the browser ($card: a kind, $family: a family's letter, $number, $slot, $before and $after: slots, from 0; NTH says them from 1)

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
web-krvavy_trun-last-round = Last round
web-krvavy_trun-round = Round { $number } of { $all }
web-krvavy_trun-round-short = round { $number }/{ $all }
web-krvavy_trun-slot = Slot { NTH($slot) }
web-krvavy_trun-show-slot = Show slot { NTH($slot) }
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
web-krvavy_trun-to-between = Between slots { NTH($before) } and { NTH($after) }
web-krvavy_trun-label-place = { $place ->
    [start] { krvavy_trun-card } at the start of the row
    [end] { krvavy_trun-card } at the end of the row
   *[on] { krvavy_trun-card } on top of slot { NTH($slot) }
}
web-krvavy_trun-button-place = { $place ->
    [start] Place at the start
    [end] Place at the end
   *[on] Place on slot { NTH($slot) }
}
web-krvavy_trun-label-keep = Keep it hidden, +1 point
web-krvavy_trun-label-reveal = Reveal { krvavy_trun-card-acc }
web-krvavy_trun-label-strike = Eliminate slot { NTH($slot) }: { $what }
web-krvavy_trun-label-copy = Copy { krvavy_trun-card-acc } in slot { NTH($slot) }
web-krvavy_trun-label-move = Move slot { NTH($slot) }: { $what }
web-krvavy_trun-button-strike = Eliminate the card in slot { NTH($slot) }
web-krvavy_trun-button-move = Move the card in slot { NTH($slot) }
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
web-krvavy_trun-reveal-sure = once more: it stays revealed
web-krvavy_trun-first = starts
web-krvavy_trun-purse = { krvavy_trun-points } in the purse
web-krvavy_trun-hands = The hands of your families
web-krvavy_trun-hand-of = Hand of the { krvavy_trun-family-gen }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
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
web-krvavy_trun-ruling-r26 = { $own-cards ->
    [last] At this table the Archer spares own cards while the other end is an opponent's.
   *[free] You may eliminate an own card, too.
}
web-krvavy_trun-ruling-r27 = { $own-cards ->
    [last] At this table the Squire spares own cards while a neighbour is an opponent's.
   *[free] You may eliminate an own card, too.
} Alone in the row the Squire does nothing.
web-krvavy_trun-ruling-r31 = Neighbours count face up and face down.
web-krvavy_trun-ruling-r36 = You may eliminate an own card, even this Murder.
web-krvavy_trun-ruling-r40 = Copying another Impersonator is allowed and does nothing.
web-krvavy_trun-ruling-r43 = A card moved behind the Decree will act, even if it has acted this round.
web-krvavy_trun-ruling-b1 = { $own-cards ->
    [last] The Archer must shoot itself if it is alone in the row, and may if your cards lie at both ends.
   *[free] At an end of the row the Archer may shoot itself; alone in the row it must.
}
web-krvavy_trun-ruling-b4 = A Murder sets off an opponent's Trap, too.
web-krvavy_trun-ruling-b6 = { $copied-heir ->
    [only-heir] At this table she gains 2 points for an Heir only if no other Heir and no other Impersonator is face up.
   *[own-name] For an Heir she gains 2 points unless another Impersonator is face up.
}
web-krvavy_trun-ruling-b10 = The move must really change the row.
web-krvavy_trun-ruling-b14 = Moving it or spying on it does not set off a Trap.
web-krvavy_trun-ruling-b15 = Eliminating the card on top of a Trap does not set it off.
web-krvavy_trun-ruling-b16 = From an empty purse nothing is taken.
web-krvavy_trun-ruling-b17 = Any player of an adjacent card may be chosen, the poorer one and yourself, too.
web-krvavy_trun-ruling-b21 = A covered Heir neither gains nor stops others.
web-krvavy_trun-ruling-b23 = A second Heir stops nobody while it is face down.
web-krvavy_trun-ruling-b28 = A card uncovered in a slot already passed waits for the next round.
web-krvavy_trun-ruling-b33 = An eliminated Conspiracy brings nothing.
web-krvavy_trun-end-street = { $count ->
    [0] No card is left in the row.
    [one] { $count } card is left in the row.
   *[other] { $count } cards are left in the row.
}
web-krvavy_trun-end-place = Place { $place }: { $names }, { krvavy_trun-points }.
web-krvavy_trun-end-place-shared = Place { $place } is shared: { $names }, { krvavy_trun-points }.
web-krvavy_trun-end-place-parted = Place { $place }: { $names }, { krvavy_trun-points }, { web-krvavy_trun-end-cards } in the row.
web-krvavy_trun-end-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-krvavy_trun-end-left = Points on cards in the row do not count: { $points }.
web-krvavy_trun-end-equal = Among equals the cards in the row decide: { $cards }.
