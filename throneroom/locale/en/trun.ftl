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
trun-event-dealt = { $seen ->
    [no] { $seat } is dealt a card.
   *[yes] { $seat } is dealt { trun-card-acc }.
}
trun-event-turned = Prize: { trun-card }.
trun-event-played = { $seat } plays { trun-card-acc }.
trun-event-won = { $seat } wins the trick.
trun-event-recruited = { $seat } takes the prize: { trun-card }.
trun-event-drew = { $seen ->
    [no] { $seat } draws unseen.
   *[yes] { $seat } draws unseen: { trun-card }.
}
trun-event-scored = { $seat } scores { trun-card-acc }.
trun-event-removed = Out of the game: { trun-card }.
trun-event-took-up = { $seat } takes the followers in hand.

## Votes and the end

trun-vote = { $seat } gets the vote of the { trun-factions-gen }.
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
