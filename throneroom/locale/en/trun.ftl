### Trůn. A card is told by `$faction` (goblin, knight, undead, dwarf, doppelganger) and `$value`; `$seat` is a name;
### `$led` is the led faction. Yes and no are the words yes and no.

trun-name = Claim
trun-about = Recruit followers in 13 tricks, then fight 13 more with them for the votes of 5 factions.
trun-phase-1 = Phase 1 – recruiting
trun-phase-2 = Phase 2 – fight for favour

## Factions and cards

trun-faction = { $faction ->
    [goblin] goblin
    [knight] knight
    [undead] undead
    [dwarf] dwarf
   *[doppelganger] doppelganger
}
trun-faction-acc = { trun-faction }
trun-faction-label = { $faction ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
}
trun-factions = { $faction ->
    [goblin] goblins
    [knight] knights
    [undead] undead
    [dwarf] dwarves
   *[doppelganger] doppelgangers
}
trun-factions-gen = { trun-factions }
trun-factions-label = { $faction ->
    [goblin] Goblins
    [knight] Knights
    [undead] Undead
    [dwarf] Dwarves
   *[doppelganger] Doppelgangers
}
trun-card = { trun-faction } { $value }
trun-card-acc = { trun-faction-acc } { $value }

## The led faction, by $led

trun-led = { $led ->
    [goblin] goblin
    [knight] knight
    [undead] undead
    [dwarf] dwarf
   *[doppelganger] doppelganger
}
trun-led-acc = { $led ->
    [goblin] a goblin
    [knight] a knight
    [undead] an undead
    [dwarf] a dwarf
   *[doppelganger] a doppelganger
}
trun-led-plural = { $led ->
    [goblin] goblins
    [knight] knights
    [undead] undead
    [dwarf] dwarves
   *[doppelganger] doppelgangers
}

## Options

trun-option-first = Who leads first
trun-option-first-random = Chance decides
trun-option-first-A = Seat A
trun-option-first-B = Seat B

## Labels

trun-label-deck = Deck
trun-label-hand = Hand
trun-label-prize = Prize
trun-label-trick = Trick
trun-label-followers = Followers
trun-label-score = Scored cards
trun-label-removed = Out of the game
trun-label-leader = Leads

## Prompts ($free: yes when the led faction is not held)

trun-prompt-lead = Lead any card.
trun-prompt-follow = { $free ->
    [yes] Play any card: you hold no { trun-led }.
   *[no] { $led ->
        [doppelganger] Follow with a doppelganger.
       *[other] Follow with { trun-led-acc } or play a doppelganger.
    }
}

## Events ($seen: no when the face is hidden)

trun-event-chosen = { $seat } leads first.
trun-event-turned = Prize: { trun-card }.
trun-event-played = { $seat } plays { trun-card-acc }.
trun-event-won = { $seat } wins the trick.
trun-event-recruited = { $seat } takes the prize: { trun-card }.
trun-event-drew = { $seen ->
    [no] { $seat } draws unseen.
   *[yes] { $seat } draws unseen: { trun-card }.
}
trun-event-scored = { $seat } scores { trun-card-acc }.
trun-event-took-up = { $seat } takes the followers in hand.

## Votes and the end

trun-vote-none = Nobody gets the vote of the { trun-factions-gen }.
trun-end-win = { $seat } wins, { $mine ->
    [one] { $mine } vote
   *[other] { $mine } votes
} to { $theirs }.
trun-end-draw = A draw: the votes are even.

## Refusals

refused-trun-action = “{ $sent }” is not an action of this game; write it like “play G7”.
refused-trun-card = “{ $sent }” is not a card of this game; write a letter of G K U D M and a value, like G7.
refused-trun-card-twice = “{ $sent }” is in one pile more often than it exists.
refused-trun-faction = “{ $sent }” is not a faction; the factions are G K U D M.
refused-trun-not-now = “{ $thing }” cannot be played now; play a card from your hand.
refused-trun-not-your-turn = It is not your turn now.
refused-trun-not-in-hand = You do not hold { trun-card-acc }; play a card from your hand.
refused-trun-must-follow = Not { trun-card-acc }: { trun-led-plural } were led and you hold one.
refused-trun-too-many = “{ $sent }” cards are too many: the game has 52.
refused-trun-shown = Seat “{ $sent }” shows a card that it does not hold.
refused-trun-prize = “{ $sent }” cannot be the prize: while followers are recruited, exactly 1 card is on offer.

## The lesson

trun-lesson-welcome = The king is gone and 5 factions vote for the next one. Win 3 votes. The deal of this lesson is fixed, and it counts for nothing.
trun-lesson-goal = Here are the votes. Whoever has scored more cards of a faction gets its vote. You get there in 2 phases.
trun-lesson-prize = Phase 1 is for recruiting. In each trick you fight for the prize that lies open: later it fights for you. Knight 8 is a good one.
trun-lesson-lead = You lead, and you may lead any card. Take the knight with your strongest: play dwarf 9.
trun-lesson-won = 9 beats 4: knight 8 is now your follower. The loser always takes the next card of the deck, unseen. So both recruit.
trun-lesson-lose = The winner leads again. The prize is goblin 2, and nobody needs that. Losing can be better than winning.
trun-lesson-low = Lead one of your low goblins and leave the prize to the other side.
trun-lesson-drew = It worked: the other side has goblin 2, and you drew knight 7. Only you know it.
trun-lesson-follow = An undead was led. Whoever holds that faction must follow it, or play a doppelganger. Any card will do only for those who have none.
trun-lesson-power = Each faction has a power. Undead that are played in phase 1 go straight to the winner's score.
trun-lesson-undead = Win both with undead 8. The grey cards have to wait: touch one, and it tells you why.
trun-lesson-scored = 2 undead are yours already, before phase 2 has begun. All other played cards leave the game.
trun-lesson-goblin = Now you will see a power from the other side. Lead goblin 9: no goblin can beat it.
trun-lesson-knight = A knight can. Replying to a goblin it wins whatever the values, but only whoever has no goblin may play one.
trun-lesson-doppelganger = A knight was led, and yours are too low. But doppelgangers can always be played: in this trick they count as knights.
trun-lesson-copy = Knight 9 is the prize. Doppelganger 7 beats knight 6: play it.
trun-lesson-leap = That is recruiting. 8 more tricks go on like this, then both hands are empty. We leap ahead to the end of the match.
trun-lesson-second = Phase 2: your 13 followers have become your hand. 8 tricks are played, 5 cards are left.
trun-lesson-votes = Now the winner of a trick scores both cards. It is 2 votes to 2: you lead with knights and doppelgangers. The goblins are 4 to 4, and then the highest card decides.
trun-lesson-dwarves = Nobody has dwarves yet. They have the oddest power: in phase 2 they go to whoever loses the trick.
trun-lesson-dwarf = So lose on purpose. Lead dwarf 0: the other side holds dwarves and must follow.
trun-lesson-loser = The trick is lost, and both dwarves are yours. That is the third vote.
trun-lesson-win = A goblin was led. Win it with goblin 4, and you have more goblins too.
trun-lesson-three = 4 votes to 1 if nothing changes. 3 tricks are left.
trun-lesson-free = The rest is yours: play as you like. A hint: whoever loses gets the dwarves.
trun-lesson-over = Now you know the game. What is left is to feel which tricks are worth losing.

## In the browser

web-trun-card = { trun-faction-label } { $value }
web-trun-chapter = Phase { $phase }, trick { $number }
web-trun-last-trick = Last trick
web-trun-trick = Trick { $number } of { $all }
web-trun-stage = { $phase ->
    [1] recruiting
   *[2] fight
} · { $number }/{ $all }
web-trun-play = Play { trun-card-acc }
web-trun-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
web-trun-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
web-trun-followers-word = { $count ->
    [one] follower
   *[other] followers
}
web-trun-votes-word = { $count ->
    [one] vote
   *[other] votes
}
web-trun-followers-of = Followers: { $name }
web-trun-followers-note = Their owner fights with them in the second part.
web-trun-no-deck = empty
web-trun-deck = { $count } cards in the deck
web-trun-your-card = your card
web-trun-led = { $name } led
web-trun-takes = { $name } takes it
web-trun-end-most = { $seat } gets the vote of the { trun-factions-gen }, { $mine } to { $theirs }.
web-trun-end-highest = { $seat } gets the vote of the { trun-factions-gen }: it is { $mine } to { $theirs }, and the higher card is the { $value }.
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
