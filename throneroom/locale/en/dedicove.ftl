### Dědicové trůnu. `$hero` is the name of a hero or heir, `$seat` and `$other` are names of players; `$place`, `$from`
### and `$to` are places in a party (Eva 2) or other ones, `$faction` is one of hill, imperial, undead, water. Yes and no
### are the words yes and no.

dedicove-name = Heirs to the Throne
dedicove-about = Play heroes to move two markers, hide others, and keep your heir secret: 2 to 6 players, and the faction of the final position names the winner.

## Factions

dedicove-faction = { $faction ->
    [hill] Hill Tribes
    [imperial] Imperial Army
    [undead] Undead
   *[water] Water Folk
}

## Heirs

dedicove-heir-1 = Lemron the Wise
dedicove-heir-2 = Cyra the Righteous
dedicove-heir-3 = Myrad the Banished
dedicove-heir-4 = Xiadul the Cunning
dedicove-heir-5 = Pavyr the Opportunist
dedicove-heir-6 = Enned the Innocent
dedicove-heir-unknown = unknown heir

## Options

dedicove-option-deck = Deck
dedicove-option-deck-standard = standard, 77 heroes
dedicove-option-deck-extended = extended, 85 heroes
dedicove-option-deck-introductory = introductory, 53 heroes
dedicove-option-turn_cap = Turns for each player
dedicove-option-turn_cap-60 = 60 at most
dedicove-option-turn_cap-0 = no limit

## Labels

dedicove-label-heir = Heir
dedicove-label-harbour = Harbour
dedicove-label-wilderness = Wilderness
dedicove-label-graveyard = Graveyard
dedicove-label-aside = Set aside
dedicove-label-drawn = Drawn
dedicove-label-tavern = Tavern
dedicove-label-chain = Performing
dedicove-label-threshold = ends at { $count } face up
dedicove-turn = turn { $number } of { $seat }
dedicove-hidden = hidden

## Prompts

dedicove-prompt-set-up = Choose a hero to hide and a card for the wilderness.
dedicove-prompt-act = Play a card, or discard up to three.
dedicove-prompt-more = Discard another card, or stop.
dedicove-prompt-draw = Draw from the tavern or from the harbour.
dedicove-prompt-drop = Discard a card, down to three.
dedicove-prompt-move = Choose how the markers move ({ $hero }).
dedicove-prompt-choose-hero = Choose a hero ({ $hero }).
dedicove-prompt-choose-player = Choose a player ({ $hero }).
dedicove-prompt-choose-card = Choose a card from your hand ({ $hero }).
dedicove-prompt-choose-slot = Choose a card of the tavern ({ $hero }).
dedicove-prompt-exhume = Choose a card of the graveyard ({ $hero }).
dedicove-prompt-choose-drawn = Choose one of the cards ({ $hero }).
dedicove-prompt-name-faction = Name a faction ({ $hero }).
dedicove-prompt-choose-mode = Choose what to do ({ $hero }).
dedicove-prompt-play-another = Play another card, or decline ({ $hero }).
dedicove-prompt-give = Give a card of that faction ({ $hero }).
dedicove-prompt-all-discard = Discard a card ({ $hero }).
dedicove-prompt-to-party = Choose whose party the hero joins ({ $hero }).

dedicove-thinking = { $seat } is thinking ({ $hero }).

## Places; the cards that are looked at still belong to the wilderness

dedicove-place = { $pile ->
    [harbour] harbour
    [drawn] wilderness
    [graveyard] graveyard
    [aside] set aside
    [tavern] tavern { $number }
    [hand] hand
    [party] { $seat } { $number }
   *[wilderness] wilderness
}

## Events ($seen: no when the face is hidden)

dedicove-event-got-heir = { $seen ->
    [no] { $seat } gets an heir.
   *[yes] { $seat } gets an heir: { $hero }.
}
dedicove-event-starts = { $seat } starts.
dedicove-event-hid = { $seen ->
    [no] { $seat } hides a hero.
   *[yes] { $seat } hides a hero: { $hero }.
}
dedicove-event-dropped = { $seen ->
    [no] { $seat } discards a card.
   *[yes] { $seat } discards { $hero }.
}
dedicove-event-passed = { $seat } passes.
dedicove-event-played = { $seat } plays { $hero }.
dedicove-event-performed = { $seat } performs { $hero }.
dedicove-event-moved = Markers: red on { $red }, green on { $green }.
dedicove-event-buried = Buried: { $hero } ({ $from }).
dedicove-event-discarded = { $seen ->
    [no] { $seat } discards a card.
   *[yes] Discarded: { $hero }.
}
dedicove-event-drew = { $seen ->
    [no] { $seat } draws a card.
   *[yes] { $seat } draws { $hero }.
}
dedicove-event-kept = { $seen ->
    [no] { $seat } keeps a drawn card.
   *[yes] { $seat } keeps a drawn card: { $hero }.
}
dedicove-event-refilled = Into the tavern: { $hero }.
dedicove-event-shuffled = The wilderness is shuffled into the harbour ({ $count }).
dedicove-event-declined = { $seat } declines.
dedicove-event-picked = { $seat } picks { $other }.
dedicove-event-named = { $seat } names a faction: { dedicove-faction }.
dedicove-event-turned-up = Turned up at { $place }: { $hero }.
dedicove-event-turned-down = Turned down at { $place }: { $hero }.
dedicove-event-looked = { $seen ->
    [no] { $seat } looks at { $place }.
   *[yes] { $seat } looks at { $place }: { $hero }.
}
dedicove-event-took = { $seat } takes { $hero } ({ $from } → { $to }).
dedicove-event-stole = { $seen ->
    [no] { $seat } steals a card of { $other }.
   *[yes] { $seat } steals a card of { $other }: { $hero }.
}
dedicove-event-gave = { $seat } gives { $hero }.
dedicove-event-lacked = { $seat } has no such card: { dedicove-faction }.
dedicove-event-swapped = { $seen ->
    [no] { $seat } swaps a card ({ $from } → { $to }).
   *[yes] { $seat } swaps { $hero } ({ $from } → { $to }).
}
dedicove-event-sent = { $seat } sends { $hero } to { $to }.
dedicove-event-revealed = On top of the wilderness: { $hero }.
dedicove-event-set-aside = { $seat } sets aside { $hero }.
dedicove-event-returned = { $seen ->
    [no] { $seat } puts a card back.
   *[yes] { $seat } puts back { $hero }.
}
dedicove-event-chose = { $mode ->
    [turn] { $seat } will turn a hero.
    [look] { $seat } will look at a hero.
    [wild] { $seat } draws from the wilderness.
   *[grave] { $seat } draws from the graveyard.
}
dedicove-event-searches = { $seat } searches the graveyard.

## The end

dedicove-end-capped = The turns have run out.
dedicove-end-dry = The last card has been played.
dedicove-end-nobody = { dedicove-faction }: nobody is allied, so nobody wins.
dedicove-end-sole-ally = { dedicove-faction }: { $seat } wins as the only ally.
dedicove-end-most-heroes = { dedicove-faction }: { $seat } wins with most heroes of the faction.
dedicove-end-fewest-heroes = { dedicove-faction }: { $seat } wins with the smaller party.
dedicove-end-heir-number = { dedicove-faction }: { $seat } wins by the number of the heir.

## Refusals

refused-dedicove-card = “{ $sent }” is not a hero; heroes have the numbers 1 to 85.
refused-dedicove-hero = “{ $sent }” cannot lie in a party; write 23u for a face-up hero and 23d for a hidden one.
refused-dedicove-place = “{ $sent }” is not a place in a party; write B2 for the second hero of B.
refused-dedicove-table = “{ $sent }” does not fit the rest of the position.
refused-dedicove-not-asked = Somebody else decides now.
refused-dedicove-not-in-hand = You do not hold hero { $hero }.
refused-dedicove-set-up = Choose two different cards of your hand: one to hide and one for the wilderness.
refused-dedicove-turn = Play one card of your hand, discard one, or pass.
refused-dedicove-more = Discard one more card of your hand, or stop.
refused-dedicove-draw = Draw a card that lies in the tavern, or the top of the harbour.
refused-dedicove-drop = Discard a card of your hand until three are left.
refused-dedicove-move = Only movements that change a marker are offered; choose one of them.
refused-dedicove-hero-target = That hero does not fit this instruction.
refused-dedicove-wrong-party = { $whose ->
    [own] Choose one of your own heroes.
    [next] Choose a hero of the next player.
   *[other] Choose a hero of another player.
}
refused-dedicove-wrong-face = { $up ->
    [yes] Choose a face-up hero; this one is hidden.
   *[no] Choose a hidden hero; this one lies face up.
}
refused-dedicove-wrong-faction = This hero does not belong to a faction that fits here.
refused-dedicove-own-hidden = Your own hidden heroes you may look at any time; choose one of another player.
refused-dedicove-looked-already = You have just looked at this one.
refused-dedicove-only-own = With two players only your own heroes can move to the other party.
refused-dedicove-same-party = The hero lies in this party already; it must go to another one.
refused-dedicove-emperor = The Emperor has no effect, so he cannot be performed.
refused-dedicove-emperor-imperial = The Emperor belongs to the Imperial Army, too, so he does not fit here.
refused-dedicove-itself = A hero cannot perform itself.
refused-dedicove-in-chain = This hero is being performed already, so it cannot be performed again.
refused-dedicove-no-up-hero = This player has no face-up hero to bury.
refused-dedicove-no-cards = This player has no cards in hand.
refused-dedicove-yourself = Pick another player, not yourself.
refused-dedicove-empty-slot = No card lies there now.
refused-dedicove-player = That player does not fit this instruction.
refused-dedicove-hand = Choose a card of your hand.
refused-dedicove-tavern = Choose a fitting card of the tavern.
refused-dedicove-grave = Choose a card of the graveyard by its number from the top.
refused-dedicove-drawn = Choose one of the cards you look at.
refused-dedicove-faction = Name one of the four factions.
refused-dedicove-mode = Choose one of the ways that are possible.
refused-dedicove-another = Another card of your hand that is not Imperial may be played; or decline.
refused-dedicove-give = Give a card of the faction that was named.
refused-dedicove-all-discard = Discard one card of your hand.
refused-dedicove-to-party = The hero goes to a different party of another player.

## Heroes

dedicove-hero-1 = Shaky Sharpshooter
dedicove-hero-2 = Overworked Amazon
dedicove-hero-3 = Hangry Barbarian
dedicove-hero-4 = Joyless Chief
dedicove-hero-5 = Battle Pet Master
dedicove-hero-6 = Curious Troll
dedicove-hero-7 = Pigmented War Pig
dedicove-hero-8 = Bored Goblin
dedicove-hero-9 = Curious Cat Lover
dedicove-hero-10 = Watchful Witch
dedicove-hero-11 = Depressed Druid
dedicove-hero-12 = Blind Eye Collector
dedicove-hero-13 = Hairy Hermit
dedicove-hero-14 = Long-Eared Loner
dedicove-hero-15 = Saber-Toothed Troll
dedicove-hero-16 = Potato Privateer
dedicove-hero-17 = Spirited Shaman
dedicove-hero-18 = Grumpy Guard
dedicove-hero-19 = Short-Sighted Soldier
dedicove-hero-20 = Doubtful Priest
dedicove-hero-21 = Underestimated Squire
dedicove-hero-22 = Flailing Knight
dedicove-hero-23 = Underpaid Mercenary
dedicove-hero-24 = Heart-Bending Bard
dedicove-hero-25 = Modest Monsterslayer
dedicove-hero-26 = Ace Fighter
dedicove-hero-27 = Battle Connoisseur
dedicove-hero-28 = Canned Champion
dedicove-hero-29 = Nagging Northman
dedicove-hero-30 = Almost-Evil Scholar
dedicove-hero-31 = Well-Aged Warrior
dedicove-hero-32 = Androgynous Assassin
dedicove-hero-33 = Groggy Preacher
dedicove-hero-34 = Queer Quartermaster
dedicove-hero-35 = Angry Priestess
dedicove-hero-36 = Resilient Rearguard
dedicove-hero-37 = Arrowgant Skeleton
dedicove-hero-38 = Unconfident Executioner
dedicove-hero-39 = Ghastly Granny
dedicove-hero-40 = Rotting Orangutan
dedicove-hero-41 = Half-Headed Wizard
dedicove-hero-42 = Nightmarish Northman
dedicove-hero-43 = Half-Eaten Bull
dedicove-hero-44 = Gorgeous Gorgon
dedicove-hero-45 = Crow Carrier
dedicove-hero-46 = Insidious Impaler
dedicove-hero-47 = Lethargic Leech
dedicove-hero-48 = Will-Bending Witch
dedicove-hero-49 = Resurrected Ram
dedicove-hero-50 = Mummy Mystic
dedicove-hero-51 = Naughty Necromancer
dedicove-hero-52 = Sun-Shy Skeleton
dedicove-hero-53 = Wrapped Warrior
dedicove-hero-54 = Slaughtered Slime
dedicove-hero-55 = Pessimistic Whaleman
dedicove-hero-56 = Tentacle Oracle
dedicove-hero-57 = Drowned Deserter
dedicove-hero-58 = Deep Sea Squire
dedicove-hero-59 = Vegetarian Sharkguard
dedicove-hero-60 = Double-Shielded Turtle
dedicove-hero-61 = Leery Lizard
dedicove-hero-62 = Furious Frog
dedicove-hero-63 = Apathetic Waterpriest
dedicove-hero-64 = Hopeful Salamander
dedicove-hero-65 = Keen Koi
dedicove-hero-66 = Triple Sword Lizard
dedicove-hero-67 = Saltwater Sage
dedicove-hero-68 = Miniature Merman
dedicove-hero-69 = Krill Keeper
dedicove-hero-70 = Aimless Eel
dedicove-hero-71 = Bludgeoning Blowfish
dedicove-hero-72 = Friendly Frogmage
dedicove-hero-73 = Gambling Overseer
dedicove-hero-74 = Goblin Cryptographer
dedicove-hero-75 = Careless Cartographer
dedicove-hero-76 = Underwater Artist
dedicove-hero-77 = Polar Protector
dedicove-hero-78 = Firm Fishmonger
dedicove-hero-79 = Sanguine Scholar
dedicove-hero-80 = Well-Shaved Wizard
dedicove-hero-81 = Half-Sliced Ghoul
dedicove-hero-82 = Kind King Slayer
dedicove-hero-83 = Careful Chameleon
dedicove-hero-84 = Seaweed Chopper
dedicove-hero-85 = Buried Emperor

dedicove-text-1 = Red +1 or green −1. Bury a face-up Imperial hero.
dedicove-text-2 = Red +1 or green −1. Pick a player with a face-up hero; that player chooses one of their own face-up heroes to be buried.
dedicove-text-3 = Discard all Imperial and Undead cards from the tavern. Red −1 for each.
dedicove-text-4 = Red +1. Look at the top 2 cards of the wilderness. Hide one in your party, put the rest back on top.
dedicove-text-5 = Red +1 and green +1. Hide a hand card in your party.
dedicove-text-6 = Red +1 or green +1. You may look at up to 2 hidden heroes of others.
dedicove-text-7 = Red −1 and green +1.
dedicove-text-8 = If an Undead hero lies face up in your party: red −2.
dedicove-text-9 = Red +1. Pick another player with cards. Steal a random card of that hand and hide it in your party.
dedicove-text-10 = Red −1 or green +1. You may look at up to 2 hidden heroes of others.
dedicove-text-11 = Red −3 and green −1.
dedicove-text-12 = Red +1 and green +3.
dedicove-text-13 = Red −1, or red −2 while red leads.
dedicove-text-14 = Green +1. Turn over any hero in another party.
dedicove-text-15 = Take a face-up hero of another player into your hand. If you did, its owner chooses: green +2 or green −2.
dedicove-text-16 = Pick a player. Green +1 for each face-up Imperial hero there, at most 3.
dedicove-text-17 = Red −1 and green −1. Turn over any hero in another party.
dedicove-text-18 = If a Water Folk hero lies face up in your party: green +2.
dedicove-text-19 = Red +1 and green −1.
dedicove-text-20 = The next player chooses: red +2 or red −2. Then you may play another card that is not Imperial.
dedicove-text-21 = Red −1 and green −1. You may swap one of your hidden heroes with a hand card.
dedicove-text-22 = Red −1 and green −3.
dedicove-text-23 = Red +3 and green +1.
dedicove-text-24 = Discard all Water Folk and Hill Tribes cards from the tavern. Green −1 for each.
dedicove-text-25 = Set a tavern card aside and perform it. Then hide it in your party.
dedicove-text-26 = Red +1, or red +2 while green leads.
dedicove-text-27 = Green +1. Take all tavern cards. Hide one in your party, discard the rest.
dedicove-text-28 = Red −1 or green +1. Bury a face-up hero of the Hill Tribes.
dedicove-text-29 = You may discard a Hill Tribes card from the tavern. If you did: red +2.
dedicove-text-30 = Pick a player. Red +1 for each face-up Hill Tribes hero there, at most 3.
dedicove-text-31 = Red +1 and green +1. Hide a hand card in your party.
dedicove-text-32 = Red −1 or green +1. Name a faction and turn up a hidden hero of another player. If it is of that faction, bury it.
dedicove-text-33 = Red +1 or green +1. Swap a tavern card with one of your face-up heroes.
dedicove-text-34 = Red +1. You may swap one of your face-up heroes that is not Imperial with a hand card.
dedicove-text-35 = You may discard an Undead card from the tavern. If you did: green −2.
dedicove-text-36 = Red +1 or green −1. Pick another player with cards and steal a random card of that hand.
dedicove-text-37 = Red +2, green +2 or both.
dedicove-text-38 = Red −1 and green −1. Bury a face-up hero.
dedicove-text-39 = Perform one of your other face-up heroes.
dedicove-text-40 = Red +2 or green +2.
dedicove-text-41 = Red +1 and green +1. Swap a tavern card with a face-up hero of another player.
dedicove-text-42 = Red +2, green +2 or both. Bury one of your face-up heroes, then one of another player.
dedicove-text-43 = Red +2 and green +1. Bury a face-up hero of the Water Folk.
dedicove-text-44 = Red +1 or green +1. Pick a player with a face-up hero. A random one of that player's face-up heroes is buried.
dedicove-text-45 = Red −1 and green −1. Draw 2 cards from the graveyard. Hide one in your party, discard the rest.
dedicove-text-46 = Set a tavern card aside and perform it. Then bury it.
dedicove-text-47 = Red −1 or green −1. Hide a hand card in your party.
dedicove-text-48 = Red +1 or green +1. Every other player discards a hand card of their choice.
dedicove-text-49 = Red +1 or green +1. Discard the whole tavern and fill it from the top of the graveyard.
dedicove-text-50 = Red +1 and green +2. You may swap the top of the graveyard with one of your face-up heroes.
dedicove-text-51 = Red +1 and green +1 for each card in the graveyard, at most 3.
dedicove-text-52 = Perform the top of the graveyard.
dedicove-text-53 = Red +1 or green +1. Look through the graveyard and take a card of it into your hand.
dedicove-text-54 = Red −1 or green −1. Bury a hidden hero.
dedicove-text-55 = Red +1 or green +1. Draw 2 cards from the harbour. Hide one in your party, discard the rest.
dedicove-text-56 = Reveal the top of the wilderness. If it is not Undead: red −3 and green −3.
dedicove-text-57 = The leading marker −1 or the trailing marker +2.
dedicove-text-58 = Red +1 or green +1. Draw 2 cards from the harbour. Hide one in your party, keep the rest in hand.
dedicove-text-59 = Red +2, green +2 or both. Discard a face-up hero of another player.
dedicove-text-60 = Name a faction. Discard all its cards from the tavern. Then red goes back that many spaces, green does, or both do.
dedicove-text-61 = Red −1 or green −2.
dedicove-text-62 = Red −2, green −2 or both.
dedicove-text-63 = Red −2 or green −1.
dedicove-text-64 = Red +1 and green +1. Put a tavern card face up into your party.
dedicove-text-65 = The leading marker −1 and the trailing marker +1.
dedicove-text-66 = The leading marker −1 or the leading marker −3.
dedicove-text-67 = Turn up one of your hidden heroes and perform it.
dedicove-text-68 = Red −1 or green +1. Draw 2 cards into your hand, both from the wilderness or both from the graveyard.
dedicove-text-69 = Pick a player. Red −1 and green −1 for each face-up Undead hero there, at most 3.
dedicove-text-70 = Red +1 or green +1. Bury a face-up Undead hero.
dedicove-text-71 = Red +1 or green −1. Turn up a hidden hero of another player, or look at one.
dedicove-text-72 = Red +1 and green +1. Hide a hand card in your party.
dedicove-text-73 = Red −1 and green −1. Bury one of your hidden heroes. Then hide 2 hand cards in your party.
dedicove-text-74 = Red −1, green −1 or both. You may move a face-up hero to a different party of another player.
dedicove-text-75 = Red +1, green +1 or both. Swap one of your hidden heroes with a hidden hero of another player.
dedicove-text-76 = Red +1 and green +1. Name a faction and pick another player with cards. That player shows a hand card of that faction and gives it to you.
dedicove-text-77 = Count the hidden heroes in your party, at most 3: red goes back that many spaces, or green forward that many.
dedicove-text-78 = Red −1, green +1 or both. Look at the top 3 cards of the wilderness and swap one of them with one of your hidden heroes.
dedicove-text-79 = Perform a face-up hero of the next player.
dedicove-text-80 = Count the factions that lie face up in your party, without the Imperial Army: red goes forward that many spaces, or green back that many.
dedicove-text-81 = Turn up a hidden hero of another player. If it is Imperial or of the Hill Tribes: red +2, green +2 or both.
dedicove-text-82 = The leading marker −2. Bury any hero, face up or hidden.
dedicove-text-83 = Red +1 or green +1. Swap any hero of another player with a hand card; it lies the same way.
dedicove-text-84 = Red −1 or green −1. Draw 2 cards from the wilderness. Hide one in your party, keep the rest in hand.
dedicove-text-85 = He has no effect. He belongs to all four factions.

## In the browser ($name and $names are players, $one and $other factions, $steps are steps with a sign)

dedicove-board-info = Turn { $number } · it ends when somebody has { $count } face up
dedicove-board-info-set-up = Set-up
dedicove-board-chapter = Turn { $number }: { $name }
dedicove-board-turn = turn { $number }
dedicove-board-all-factions = All four factions
dedicove-board-word-or = or
dedicove-board-word-and = and
dedicove-board-word-and-or = and/or
dedicove-board-if-over = If it ended now:
dedicove-board-now = as things stand now
dedicove-board-ending-undead = both in the dark
dedicove-board-ending-water = gap of {"0\u2060–\u20601"}
dedicove-board-ending-imperial = red {"2\u2060+"} ahead
dedicove-board-ending-hill = green {"2\u2060+"} ahead
dedicove-board-markers = The red marker is on { $red }, the green one on { $green }. Spaces 9 to 12 are dark.
dedicove-board-ways = Ways
dedicove-board-way-red = Red { $steps } to { $to }
dedicove-board-way-green = Green { $steps } to { $to }
dedicove-board-way-and = {", "}
dedicove-board-own-party = Your party
dedicove-board-up = { $count } face up, it ends at { $all }
dedicove-board-hidden = { $count } hidden
dedicove-board-hidden-count = { $count } hidden
dedicove-board-no-heroes = Nobody yet.
dedicove-board-choose-player = choose this player
dedicove-board-targets = { $count } possible
dedicove-board-face-up = face up
dedicove-board-face-down = a hidden hero that you do not know
dedicove-board-face-down-known = hidden, but you know it
dedicove-board-own-heir = Your heir
dedicove-board-moved = Heir unknown. Steps so far: red { $red_right } right and { $red_left } left, green { $green_right } right and { $green_left } left.
dedicove-board-unknown-heir = Unknown heir
dedicove-board-unknown-heir-text = Nobody shows an heir before the end, but everybody moves the markers. The numbers are the steps that this player has moved red and green so far, + to the right and − to the left: they hint at the factions that the player wants to win.
dedicove-board-only-you = only you see this
dedicove-board-win-with = You win with either of these: { $one }, { $other }.
dedicove-board-no-card = empty
dedicove-board-top = on top { $hero }
dedicove-board-can = can be used
dedicove-board-tag-hide = hide
dedicove-board-tag-drop = discard
dedicove-board-discard = Discard
dedicove-board-empty-hand = Your hand is empty.
dedicove-board-watching = You are watching. Hands and heirs stay hidden.
dedicove-board-watched = It is over, and everything is open.
dedicove-board-seen = What you know
dedicove-board-was-hidden = What was hidden
dedicove-board-in-hand-of = In hand: { $name }
dedicove-board-in-party-of = Hidden: { $name }
dedicove-board-known = { $count } of { $all }
dedicove-board-on-top = On top
dedicove-board-deeper = Deeper
dedicove-board-yours = yours
dedicove-board-hidden-hero = Hero { $number }, hidden
dedicove-board-named = Faction: { dedicove-faction }.

dedicove-board-do-bury = Bury
dedicove-board-do-turn = Turn over
dedicove-board-do-look = Look
dedicove-board-do-take = Take in hand
dedicove-board-do-send = Move
dedicove-board-do-discard = Discard
dedicove-board-do-perform = Perform
dedicove-board-do-swap = Swap
dedicove-board-do-toss = Discard
dedicove-board-do-recruit = Take into the party
dedicove-board-do-aside = Set aside
dedicove-board-do-hide = Hide
dedicove-board-do-give = Give
dedicove-board-do-play = Play
dedicove-board-do-draw = Draw
dedicove-board-do-exhume = Take in hand

dedicove-board-label = { $deed }: { $hero }
dedicove-board-label-set-up = Hide { $hero }, discard { $other }
dedicove-board-button-set-up = Hide and discard
dedicove-board-label-draw = From the tavern: { $hero }
dedicove-board-label-draw-harbour = From the harbour, unseen
dedicove-board-label-pass = Play nothing
dedicove-board-label-stop = Enough
dedicove-board-label-decline = Decline
dedicove-board-label-mode-turn = Turn a hero up
dedicove-board-label-mode-look = Look at a hero
dedicove-board-label-mode-wild = Draw from the wilderness
dedicove-board-label-mode-grave = Draw from the graveyard

dedicove-board-prompt-drop = You hide { $hero }. Which card goes to the wilderness?
dedicove-board-prompt-move = How do the markers move?
dedicove-board-prompt-bury = Who is buried?
dedicove-board-prompt-turn = Which hero is turned over?
dedicove-board-prompt-look = Whom do you look at?
dedicove-board-prompt-take = Whom do you take in hand?
dedicove-board-prompt-send = Who moves?
dedicove-board-prompt-discard = Who is discarded?
dedicove-board-prompt-perform = Whom do you perform?
dedicove-board-prompt-swap = What do you swap?
dedicove-board-prompt-toss = Which tavern card do you discard?
dedicove-board-prompt-recruit = Whom do you take from the tavern?
dedicove-board-prompt-aside = Which tavern card do you perform?
dedicove-board-prompt-hide = Whom do you hide from your hand?
dedicove-board-prompt-hide-one = Which of these do you hide?
dedicove-board-prompt-choose-player = Which player do you pick?
dedicove-board-prompt-exhume = Whom do you take from the graveyard?
dedicove-board-prompt-name-faction = Which faction do you name?
dedicove-board-prompt-choose-mode = What do you do?
dedicove-board-prompt-play-another = Do you play another card?
dedicove-board-prompt-give = Which card of that faction do you give?
dedicove-board-prompt-all-discard = Which card do you discard?
dedicove-board-prompt-to-party = Whose party does the hero join?

dedicove-board-unknown = A hidden hero
dedicove-board-unknown-text = It lies face down. Its player knows it, and whoever has seen it.
dedicove-board-hidden-text = It lies hidden: it counts in the end, but it does not bring the end.
dedicove-board-heir-text = Allied with { $one } and { $other }. If either of them wins, you can win. The number of this heir is { $number }.
dedicove-board-text-harbour = The pile to draw from, face down.
dedicove-board-text-wilderness = Discarded cards, face down. A card that you see here is one that you know.
dedicove-board-text-graveyard = Buried heroes. Only the top one is shown.

dedicove-board-end-markers = Red on { $red }, green on { $green }: { dedicove-faction } win.
dedicove-board-end-heir = { $seat }: { $heir } ({ $one }, { $other })
dedicove-board-end-allies = Allied with that faction: { $names }.
dedicove-board-end-no-allies = No player has an heir allied with it.
dedicove-board-end-most = Heroes of that faction in the party: { $counts }.
dedicove-board-end-fewest = Among equals, the smaller party: { $counts }.
dedicove-board-end-number = Among equals, the higher number of the heir: { $counts }.

dedicove-board-ruling-e17 = Who leads is fixed once, before the movement. With both markers on one space nothing happens.
dedicove-board-ruling-e22 = Only when the harbour is empty and a card must be drawn, the wilderness is shuffled into it.
dedicove-board-ruling-h7 = Whoever discarded a card knows where it lies. Tavern cards and face-up heroes come here before everybody's eyes.
dedicove-board-ruling-h9 = Everybody sees a burial, but only the top card is shown.
dedicove-board-ruling-q2 = It may be played even if the effect is impossible. It still joins the party.
dedicove-board-ruling-q3 = A party may have more heroes face up than the end needs.
dedicove-board-ruling-q8 = A way that the edge blocks completely cannot be chosen while another one moves something.
dedicove-board-ruling-q10 = Something must move while that is possible.
dedicove-board-ruling-q11 = The roles are fixed before the move: 5 and 4 become 4 and 5.
dedicove-board-ruling-q12 = The larger step is an offer, not a duty.
dedicove-board-ruling-q13 = A player for whom the count is 0 may be picked.
dedicove-board-ruling-q14 = A faction that is not in the tavern may be named.
dedicove-board-ruling-q15 = A player without a face-up hero cannot be picked while somebody has one.
dedicove-board-ruling-q16 = A player without cards cannot be picked while somebody has cards.
dedicove-board-ruling-q17 = The Emperor counts as Imperial, too, so he does not fit.
dedicove-board-ruling-q18 = The Emperor on top counts as Undead: nothing moves.
dedicove-board-ruling-q19 = The Emperor counts once.
dedicove-board-ruling-q20 = The Emperor cannot be performed. If he is alone in the tavern, nothing happens.
dedicove-board-ruling-q21 = She cannot perform herself.
dedicove-board-ruling-q22 = The Priest, then Granny, and she performs the Priest: that works.
dedicove-board-ruling-q23 = A card that is being performed is not in the tavern.
dedicove-board-ruling-q24 = The own hero first, so the other one lies on top. If only one half is possible, that half is done.
dedicove-board-ruling-q25 = If nobody else fits, an own hero must be buried.
dedicove-board-ruling-q26 = A single card is hidden.
dedicove-board-ruling-q27 = Own hidden heroes you may look at any time anyway.
dedicove-board-ruling-q28 = The second one is chosen when the first one is known.
dedicove-board-ruling-q29 = A pile with a single card may be chosen. The two are never mixed.
dedicove-board-ruling-q30 = Everybody sees the card that is taken.
dedicove-board-ruling-q31 = The graveyard cannot be leafed through.
dedicove-board-ruling-q32 = You do not see the other hidden hero before the swap. Afterwards everybody knows their new card.
dedicove-board-ruling-q33 = The hero must change parties. With 2 players only an own one can go to the opponent.
dedicove-board-ruling-q34 = The hidden hero then lies in the wilderness exactly where the card came from.
dedicove-board-ruling-q35 = The new card lies as the old one lay.
dedicove-board-ruling-q36 = The last card discarded lies on top.
dedicove-board-ruling-q37 = The wilderness is shuffled only to draw from an empty harbour.
dedicove-board-ruling-q38 = With harbour and wilderness empty, draw from the tavern, and then nothing.
dedicove-board-ruling-q42 = A hero that is turned up does nothing.
dedicove-board-ruling-q43 = Only face-up heroes are counted. Only the Polar Protector counts your hidden ones.
dedicove-board-ruling-q47 = In the end he counts for whichever faction has won.
dedicove-board-ruling-q48 = Performed from the tavern it lies aside, and the whole tavern is filled.
dedicove-board-ruling-q49 = What counts is the card on top of the graveyard at that moment.
dedicove-board-ruling-q50 = Performed from the graveyard it may take itself.
dedicove-board-ruling-q51 = You discard nothing yourself.
dedicove-board-ruling-q52 = The owner of the taken hero decides, after the taking.
dedicove-board-ruling-q53 = The next player is always the one after you.
dedicove-board-ruling-q54 = If there is no hidden hero elsewhere, nothing is named.
dedicove-board-ruling-q55 = If only the Emperor is hidden, he is turned up and nothing is performed.
dedicove-board-ruling-q56 = Nobody can refuse.
dedicove-board-ruling-w7 = Of several allies the most heroes of that faction in the party decide, then the smaller party.
dedicove-board-ruling-w8 = At last the higher number of the heir decides.

## The lesson

dedicove-lesson-welcome = The emperor is dead, and 6 heirs want his throne. Nobody knows who is whose heir. The cards of this lesson are fixed, and it counts for nothing.
dedicove-lesson-heir = This is your heir, and only you see it. Cyra is allied with the Imperial Army and the Water Folk: you can win if either of them wins.
dedicove-lesson-endings = Which faction wins is decided by 2 markers. Red ahead by 2 or more: the Imperial Army. Green ahead by 2 or more: the Hill Tribes. Closer together: the Water Folk. But both in the dark: the Undead.
dedicove-lesson-set-up = Before it begins everybody hides 1 hero and throws 1 card away. Touch the Leery Lizard to hide it, then the Depressed Druid to throw it away.
dedicove-lesson-hidden = Your Lizard lies in your party, face down: in the end it counts, and until then only you know it. The others hid somebody, too.
dedicove-lesson-play = Your turn: play 1 hero, or throw up to 3 away. The Underpaid Mercenary moves red by 3 and green by 1. Play him.
dedicove-lesson-moved = Red is on 7, green on 5: as things stand, the Imperial Army would win. Played heroes stay in your party, face up.
dedicove-lesson-tavern = Now you draw until you hold 4 cards. Everybody sees what you take from the tavern: take the Ace Fighter.
dedicove-lesson-harbour = The second card draw from the harbour, face down. Nobody sees it but you.
dedicove-lesson-discard = At the end of a turn you keep 3 cards. The Blind Eye Collector pushes green: throw him away, and only you know where he lies.
dedicove-lesson-others = The others played Undead, and both markers went up. Everybody pulls for their own heir, and whoever watches learns something.
dedicove-lesson-back = Red is on 9, green on 8. That is close together, and only one of them is in the dark: now the Water Folk would win.
dedicove-lesson-effect = Many heroes do something besides. The Aimless Eel moves 1 marker of your choice and buries an Undead hero. Play it.
dedicove-lesson-choose = Where may the markers go? Touch the red one on its new space, or its button, and confirm.
dedicove-lesson-bury = Now choose who is buried: the Undead hero in the first party of the others. Touch the Orangutan.
dedicove-lesson-buried = Gone from the party, on top of the graveyard, for all to see. Whoever loses heroes comes closer to the end more slowly.
dedicove-lesson-leap = Then you would draw again. We leap some turns ahead.
dedicove-lesson-clock = With 3 players it ends as soon as somebody has 7 heroes face up. You have 5. Hidden ones do not count for that.
dedicove-lesson-who = Before it ends you should know who has which heir. Faces of hidden heroes tell a lot.
dedicove-lesson-troll = The Curious Troll moves 1 marker and looks at up to 2 hidden heroes of others. Play him.
dedicove-lesson-step = Move red by 1: it is your colour.
dedicove-lesson-look = Touch the second hidden hero in the first party of the others, the fifth in its row.
dedicove-lesson-seen = The Friendly Frogmage, Water Folk. It stays hidden from everybody else; you see it from now on, marked with an eye.
dedicove-lesson-second = You may look at 1 more: try the hidden hero in the other party, or stop.
dedicove-lesson-guess = One of them gathers Water Folk, the other one Undead and Imperials. Nobody does that by chance. We leap to your next turn.
dedicove-lesson-last = You have 6 face up. With the next hero you play the game ends, so the markers must stand well for you then.
dedicove-lesson-water = Now the Water Folk would win, and you are allied with them. But somebody else may be, too, and then the most heroes of that faction decide.
dedicove-lesson-counts = One of the others has more Water Folk than you. But nobody has more Imperials than you, hidden ones included.
dedicove-lesson-free = So red must lead by 2 or more. Which of your heroes does that? From here on decide for yourself.
dedicove-lesson-over = Now you know the game. Show your colours too late, and the markers stand elsewhere; too early, and all the others pull against you.
