### Trolls & Princesses. `$seat` and `$seats` are names, `$card` the name of a component, `$from` and `$to` labels of places.

trolli-name = Trolls & Princesses
trolli-about = Send your trolls to caves and villages, dig a network of tiles and carry off bells, babies and princesses: 10 to 12 rounds for 2 to 4 clans.

## Options

trolli-option-first = Who begins
trolli-option-first-random = Chance decides
trolli-option-first-A = Seat A
trolli-option-first-B = Seat B
trolli-option-first-C = Seat C
trolli-option-first-D = Seat D
trolli-option-clans = Clans
trolli-option-clans-random = Dealt at random
trolli-option-clans-choose = Everyone chooses
trolli-option-pushed = Trolls that are pushed out
trolli-option-pushed-asked = Their owner is asked for a cave
trolli-option-pushed-automatic = Go to their owner's fullest cave with room

## Clans, places and things

trolli-clan-red = Red clan
trolli-clan-yellow = Yellow clan
trolli-clan-purple = Purple clan
trolli-clan-turquoise = Turquoise clan
trolli-label-mine = Mining cave
trolli-label-build = Building cave
trolli-label-power = Troll-power cave
trolli-label-I = Village I
trolli-label-II = Village II
trolli-label-III = Village III
trolli-label-IV = Village IV
trolli-label-off = Out of play
trolli-label-supply = Supply
trolli-label-hand = Hand
trolli-label-network = Network
trolli-label-camp = Neutral camp
trolli-label-baby = Neutral baby
trolli-label-bell = Bell
trolli-label-human = Human
trolli-label-princess = Princess
trolli-label-caves = Cave tiles
trolli-label-royals = Royal tiles
trolli-label-cards = Troll cards
trolli-label-royal-cards = Royal cards
trolli-label-king = Troll king
trolli-label-might = Troll power
trolli-label-cows = Cows
trolli-label-barns = Barns
trolli-label-beds = Beds
trolli-label-trolls = Trolls
trolli-label-humans = Humans
trolli-label-shafts = Shafts
trolli-label-castle = Castle
trolli-label-camps = Camps
trolli-label-babies = Babies
trolli-label-fields = Free fields
trolli-label-rooms = Own tiles
trolli-points-left = { $place }: { $own } action points of your own left{ $foreign ->
    [0] .
   *[other] , and { $foreign } of other trolls for some actions.
}
trolli-label-score = Points
trolli-round = round { $number } of { $all }

## Actions

trolli-deed-mine-O = Mine obsidian
trolli-deed-mine-G = Mine gold
trolli-deed-mine-D = Mine diamonds
trolli-deed-refill-O = Refill obsidian shafts
trolli-deed-refill-G = Refill gold shafts
trolli-deed-refill-D = Refill diamond shafts
trolli-deed-camp = Build a camp
trolli-deed-tiles = Build cave tiles
trolli-deed-new-tiles = Refresh the cave tiles
trolli-deed-gain = Gain troll power
trolli-deed-buy = Buy a troll card
trolli-deed-new-cards = Refresh the troll cards
trolli-deed-princess = Capture the princess
trolli-deed-bell = Tear down a bell
trolli-deed-castle = Use the castle
trolli-deed-swap = Swap babies
trolli-deed-hire = Hire a human
trolli-deed-cow = Steal a cow
trolli-deed-end = End the phase
trolli-deed-done = No more
trolli-deed-go-on = Build on

## Prices, and amounts of ore

trolli-price-ap = { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
trolli-price-power = { $count } troll power
trolli-price-O = { $count } obsidian
trolli-price-G = { $count } gold
trolli-price-D = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
trolli-price-cow = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}
trolli-ore = { $ore ->
    [O] { trolli-price-O }
    [G] { trolli-price-G }
   *[D] { trolli-price-D }
}

## Effects of bonuses, castles, royal tiles and troll cards

trolli-effect-none = No bonus.
trolli-effect-gold = Take 1 gold.
trolli-effect-diamond = Take 1 diamond.
trolli-effect-obs1 = Take 1 obsidian.
trolli-effect-obs2 = Take 2 obsidian.
trolli-effect-cow = Take 1 cow into an open barn.
trolli-effect-cows2 = Take up to 2 cows into open barns.
trolli-effect-obscow = Take 1 obsidian and up to 1 cow.
trolli-effect-power2 = Gain 2 troll power.
trolli-effect-gold-power1 = Take 1 gold and gain 1 troll power.
trolli-effect-barn-cow = Uncover a barn, then take up to 1 cow.
trolli-effect-refill = Refill all shafts of one kind.
trolli-effect-build = Build 1 cave tile for nothing.
trolli-effect-card = Take 1 troll card for nothing.
trolli-effect-move2 = Move up to 2 different trolls.
trolli-effect-move3humans = Move up to 3 humans between your caves.
trolli-effect-move1troll1human = Move up to 1 troll and 1 human.
trolli-effect-mineO3 = Mine up to 3 obsidian.
trolli-effect-mineG2 = Mine up to 2 gold.
trolli-effect-mineD1 = Mine 1 diamond.
trolli-effect-mineG1 = Mine 1 gold.
trolli-effect-power1human = Gain 1 troll power, then move up to 1 human.

## What is counted at the end

trolli-condition-bat = 1 point for each bat card.
trolli-condition-toad = 1 point for each toad card.
trolli-condition-snake = 1 point for each snake card.
trolli-condition-diamond = 1 point for each diamond left.
trolli-condition-gold2 = 1 point for each 2 gold left.
trolli-condition-obs2 = 1 point for each 2 obsidian left.
trolli-condition-cow = 1 point for each cow left.
trolli-condition-human2 = 1 point for each 2 humans.
trolli-condition-power = 1 point for each troll power left.
trolli-condition-bellTiles = 1 point for each bell tile.
trolli-condition-princessTiles = 1 point for each princess tile.
trolli-condition-vpTiles = 1 point for each VP tile.
trolli-condition-royalTiles = 1 point for each royal tile.
trolli-condition-tiles4 = 1 point for each 4 tiles.
trolli-condition-obsShafts3 = 1 point for each 3 obsidian shafts.
trolli-condition-goldShafts2 = 1 point for each 2 gold shafts.
trolli-condition-diaShafts2 = 1 point for each 2 diamond shafts.

## Cave tiles

trolli-tile-vp = Points at the end; a passage at one edge only.
trolli-tile-royal = 3 points at the end.

trolli-short-princess = 1 bed.
trolli-short-bell = Uncover a barn; a bell field, on it: { $bonus }
trolli-short-resource = 2 filled obsidian shafts; a camp field, on it: { $bonus }
trolli-short-babies = { $text } Fields for babies: { $bonuses }

## Royal tiles

trolli-text-K01 = { trolli-effect-move2 }
trolli-text-K02 = { trolli-effect-move1troll1human }
trolli-text-K03 = { trolli-effect-move3humans }
trolli-text-K04 = { trolli-effect-power2 }
trolli-text-K05 = { trolli-effect-cows2 }
trolli-text-K06 = { trolli-effect-mineO3 }
trolli-text-K07 = { trolli-effect-mineG2 }
trolli-text-K08 = { trolli-effect-mineD1 }
trolli-text-K09 = { trolli-effect-build }
trolli-text-K10 = { trolli-effect-card }
trolli-text-K11 = { trolli-effect-refill }
trolli-text-K12 = 4 obsidian shafts, filled.
trolli-text-K13 = 3 gold shafts, filled.
trolli-text-K14 = 2 diamond shafts, filled.
trolli-text-K15 = 2 fields for babies.
trolli-text-K16 = 1 field for a baby, 1 for a camp.
trolli-text-K17 = 1 field for a baby, 1 for a bell.
trolli-text-K18 = 2 fields for bells.
trolli-text-K19 = 1 field for a camp, 1 for a bell.
trolli-text-K20 = Counts as a bat, a snake and a toad card at the end.

## Castle tiles

trolli-text-C1 = { trolli-effect-refill }
trolli-text-C2 = { trolli-effect-move3humans }
trolli-text-C3 = { trolli-effect-move2 }
trolli-text-C4 = { trolli-effect-obs2 }
trolli-text-C5 = { trolli-effect-obscow }
trolli-text-C6 = { trolli-effect-cows2 }
trolli-text-C7 = { trolli-effect-gold }
trolli-text-C8 = { trolli-effect-diamond }
trolli-text-C9 = { trolli-effect-power2 }
trolli-text-C10 = { trolli-effect-build }

## Troll cards

trolli-text-bat1 = { trolli-condition-princessTiles }
trolli-text-bat2 = { trolli-condition-royalTiles }
trolli-text-bat3 = { trolli-condition-diaShafts2 }
trolli-text-bat4 = Adds 1 bed.
trolli-text-bat5 = { trolli-effect-diamond }
trolli-text-bat6 = { trolli-effect-power2 }
trolli-text-bat7 = { trolli-effect-move2 }
trolli-text-bat8 = { trolli-effect-build }
trolli-text-snake1 = { trolli-condition-power }
trolli-text-snake2 = { trolli-condition-vpTiles }
trolli-text-snake3 = { trolli-condition-goldShafts2 }
trolli-text-snake4 = Adds 1 field for a camp.
trolli-text-snake5 = { trolli-effect-gold }
trolli-text-snake6 = { trolli-effect-refill }
trolli-text-snake7 = { trolli-effect-cows2 }
trolli-text-snake8 = { trolli-effect-gold-power1 }
trolli-text-toad1 = { trolli-condition-bellTiles }
trolli-text-toad2 = { trolli-condition-tiles4 }
trolli-text-toad3 = { trolli-condition-obsShafts3 }
trolli-text-toad4 = Adds 1 field for a bell.
trolli-text-toad5 = { trolli-effect-obs2 }
trolli-text-toad6 = { trolli-effect-obscow }
trolli-text-toad7 = { trolli-effect-move3humans }
trolli-text-toad8 = { trolli-effect-barn-cow }

## Royal cards

trolli-text-princess3 = 3 princess tiles
trolli-text-resource3 = 3 resource tiles
trolli-text-bell3 = 3 bell tiles
trolli-text-vp3 = 3 VP tiles
trolli-text-tiles7 = 7 tiles of any kind
trolli-text-bats3 = 3 bat cards
trolli-text-snakes3 = 3 snake cards
trolli-text-toads3 = 3 toad cards
trolli-text-each1 = 1 card of each animal
trolli-text-cards5 = 5 troll cards
trolli-text-camps3 = 3 neutral camps
trolli-text-babies3 = 3 neutral babies
trolli-text-bells3 = 3 bells
trolli-text-humans5 = 5 humans

## Round cards ($period: dawn, dusk, night)

trolli-period = { $period ->
    [dawn] dawn
    [dusk] dusk
   *[night] night
}

## Prompts

trolli-prompt-choose-clan = Choose your clan.
trolli-prompt-house = Choose a cave for the human.
trolli-prompt-card = Play a round card.
trolli-prompt-move = Move a troll to another place.
trolli-prompt-push = Choose whose troll is pushed out.
trolli-prompt-out = Choose a cave for your troll that was pushed out.
trolli-prompt-act = Spend your action points, or end the phase.
trolli-prompt-tile = Choose a tile.
trolli-prompt-lay = Choose a slot and a turn for the tile.
trolli-prompt-campsite = Choose one of your camps and a village.
trolli-prompt-field = Choose a field.
trolli-prompt-changeling = Choose one of your babies, and how you pay.
trolli-prompt-refill = Choose which shafts are refilled.
trolli-prompt-troll-card = Choose a troll card.
trolli-prompt-between = Fulfil a royal card, or build on.
trolli-prompt-claims = Fulfil a royal card, or end your turn.
trolli-prompt-move-trolls = Move a troll, or stop.
trolli-prompt-move-humans = Move a human, or stop.
trolli-prompt-home = Your trolls go home: choose a cave.

## Events ($tile is the kind of a tile, $ore is O, G or D)

trolli-event-chosen = { $seat } begins.
trolli-event-clan = { $seat }: { $clan ->
    [red] { trolli-clan-red }
    [yellow] { trolli-clan-yellow }
    [purple] { trolli-clan-purple }
   *[turquoise] { trolli-clan-turquoise }
}.
trolli-event-housed = { $seat } houses a human: { $to }.
trolli-event-played = { $seat } plays { $card }.
trolli-event-placed = { $item ->
    [princess] A princess
    [baby] A neutral baby
   *[human] A human
} arrives: { $to }.
trolli-event-king = The troll king goes: { $to }.
trolli-event-moved = { $seat } moves a troll: { $from } → { $to }.
trolli-event-pushed = A troll of { $seat } is pushed out: { $from }.
trolli-event-gained = { $seat } takes { trolli-ore }.
trolli-event-mined = { $seat } mines { trolli-ore }.
trolli-event-refilled = { $seat } refills { $count ->
    [one] 1 shaft
   *[other] { $count } shafts
} with { $ore ->
    [O] obsidian
    [G] gold
   *[D] diamonds
}.
trolli-event-cow = { $seat } takes { $count ->
    [one] 1 cow
   *[other] { $count } cows
}.
trolli-event-power = { $seat } gains { $count } troll power.
trolli-event-uncovered = { $seat } uncovers a barn.
trolli-event-laid = { $seat } lays { $tile ->
    [princess] a princess tile
    [bell] a bell tile
    [resource] a resource tile
    [vp] a VP tile
   *[royal] a royal tile
} on { $slot }.
trolli-event-shaft = { $seat } completes { $ore ->
    [O] an obsidian shaft
    [G] a gold shaft
   *[D] a diamond shaft
}.
trolli-event-camped = { $seat } builds a camp: { $to }.
trolli-event-filled = { $seat } fills a field for { $item ->
    [camp] a camp
    [baby] a baby
   *[bell] a bell
}.
trolli-event-swapped = { $seat } swaps babies: { $to }{ $paid ->
    [gold] {" "}(paid in gold)
    [diamond] {" "}(paid with a diamond)
   *[other] {""}
}.
trolli-event-bought = { $seat } takes a troll card: { $card }.
trolli-event-princess = { $seat } captures a princess: { $from }.
trolli-event-bell = { $seat } tears down a bell: { $from }.
trolli-event-castle-used = { $seat } uses the castle: { $from }.
trolli-event-activated = { $seen ->
    [none] { $seat } uses the royal action of the board.
   *[yes] { $seat } uses a royal tile: { $card }.
}
trolli-event-fulfilled = { $seat } fulfils the royal card: { $card }.
trolli-event-ended = { $seat } ends the phase.
trolli-event-home = { $seat }: a troll goes home, { $to }.
trolli-event-turn = { $seat } is on turn, round { $round }.
trolli-event-discarded = { $seat } refreshes { $display ->
    [caves] the cave tiles
   *[cards] the troll cards
}.
trolli-event-human-moved = { $seat } moves a human: { $from } → { $to }.

## Scoring and the end

trolli-sheet-sets = Sets
trolli-sheet-princesses = Princesses
trolli-sheet-royal-tiles = Royal tiles
trolli-sheet-humans = Humans
trolli-sheet-vp-tiles = VP tiles
trolli-sheet-cards = Troll cards
trolli-end-win = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
trolli-end-shared = A shared victory: { $seats }.

## Refusals

refused-trolli-not-your-turn = It is not your turn now.
refused-trolli-claim = You do not meet this royal card yet: you have { $have } of { $need }.
refused-trolli-not-shown = This royal card is not face up.
refused-trolli-claimed = You have fulfilled this royal card already.
refused-trolli-answer = Something else is asked now: { $step ->
    [choose-clan] { trolli-prompt-choose-clan }
    [house] { trolli-prompt-house }
    [card] { trolli-prompt-card }
    [move] { trolli-prompt-move }
    [push] { trolli-prompt-push }
    [out] { trolli-prompt-out }
    [tile] { trolli-prompt-tile }
    [lay] { trolli-prompt-lay }
    [campsite] { trolli-prompt-campsite }
    [field] { trolli-prompt-field }
    [changeling] { trolli-prompt-changeling }
    [refill] { trolli-prompt-refill }
    [troll-card] { trolli-prompt-troll-card }
    [between] { trolli-prompt-between }
    [claims] { trolli-prompt-claims }
    [move-trolls] { trolli-prompt-move-trolls }
    [move-humans] { trolli-prompt-move-humans }
    [home] { trolli-prompt-home }
   *[act] { trolli-prompt-act }
}
refused-trolli-elsewhere = This action belongs to another place.
refused-trolli-points = Too few action points: it costs { $need }, you have { $own }{ $foreign ->
    [0] .
   *[other] {" "}and { $foreign } of other trolls.
}
refused-trolli-no-power = Too little troll power: it costs { $need }, you have { $have }.
refused-trolli-no-ore = It costs { $need } { $ore ->
    [O] obsidian
    [G] gold
   *[D] { $need ->
        [one] diamond
       *[other] diamonds
    }
}, you have { $have }.
refused-trolli-no-cow = It costs a cow, and you have none.
refused-trolli-no-swap = The swap costs { $gold } gold or { $diamonds } diamond, and you have neither.
refused-trolli-empty-shafts = None of your shafts is filled with { $ore ->
    [O] obsidian
    [G] gold
   *[D] diamonds
}.
refused-trolli-full-shafts = You have no empty shaft for { $ore ->
    [O] obsidian
    [G] gold
   *[D] diamonds
}.
refused-trolli-none-left = You have no { $item ->
    [camp] camp
   *[baby] baby
} left on your board.
refused-trolli-gone = This { $item ->
    [camp] camp
   *[baby] baby
} has left your board already.
refused-trolli-no-field = You have no such free field for a { $item ->
    [camp] camp
    [baby] baby
   *[bell] bell
}.
refused-trolli-no-bed = You have no empty bed.
refused-trolli-not-there = There is { $item ->
    [princess] no princess
    [bell] no bell
    [baby] no neutral baby
    [camp] no neutral camp
   *[human] no human
} in this village.
refused-trolli-no-campsite = No village has a neutral camp left.
refused-trolli-no-tile = No tile of the display can be laid in your network.
refused-trolli-full-track = Your troll power is at the end of its track.
refused-trolli-no-card = The display holds no troll card that you do not have already.
refused-trolli-no-stack = Nothing new could come: stack and discards are empty.
refused-trolli-no-cauldron = None of your caves has an empty cauldron.
refused-trolli-no-barn = You have no free open barn.
refused-trolli-no-cows = The supply has no cows left.
refused-trolli-no-effect = It would have no effect now.
refused-trolli-not-yours = This royal tile is not in your network.
refused-trolli-passive = This royal tile has no action: it works by itself.
refused-trolli-activated = You have activated a royal action in this phase already.
refused-trolli-barred = This troll moved in phase 2; phase 3 is for another one.
refused-trolli-same-place = It must go to another place than where it stands.
refused-trolli-full-cave = This cave has no empty cauldron.
refused-trolli-full-village = This village has no empty cauldron, and an effect pushes nobody out.
refused-trolli-own-village = This village is full of your own trolls; you can push out others only.
refused-trolli-no-village = This village is not in play.
refused-trolli-alike = Your trolls there are alike: move number { $troll }.
refused-trolli-out-of-play = This troll is out of play; an effect moves only trolls that stand at a cauldron.
refused-trolli-moved = The effect has moved this troll already.
refused-trolli-no-human = No human of yours is in this cave.
refused-trolli-caves-only = Only a cave of yours will do.
refused-trolli-nobody = No troll of that player can be pushed out there.
refused-trolli-paid = It is paid for: one must be taken.
refused-trolli-not-displayed = It is not in the display.
refused-trolli-same-points = Your network has a VP tile that counts the same.
refused-trolli-first-vp = The first tile of a network cannot be a VP tile.
refused-trolli-no-place = This tile has no legal place in your network.
refused-trolli-occupied = A tile lies there already.
refused-trolli-start = The first tile goes on { $slot }.
refused-trolli-apart = A tile must touch your network.
refused-trolli-wall = The slot lies at the wall of a VP tile: passages must meet passages.
refused-trolli-neighbours = A VP tile must touch exactly one tile.
refused-trolli-sealed = Then no other tile could ever be laid in your network.
refused-trolli-passage = The only passage of a VP tile must meet its neighbour.
refused-trolli-owned = You have this troll card already.
refused-trolli-clan-taken = Somebody has this clan already.
refused-trolli-card = Play a round card from your hand.
refused-trolli-thing = “{ $sent }” is not a thing of this game that can stand there.
refused-trolli-table = “{ $sent }” does not fit the rest of the position.

## The board in the browser

web-trolli-part-network = Network
web-trolli-part-caves = Caves
web-trolli-part-villages = Villages
web-trolli-part-offer = Offer
web-trolli-part-royal = Royal
web-trolli-short-mine-O = Obsidian
web-trolli-short-mine-G = Gold
web-trolli-short-mine-D = Diamond
web-trolli-short-refill = Refill shafts
web-trolli-short-refill-O = Refill obsidian
web-trolli-short-refill-G = Refill gold
web-trolli-short-refill-D = Refill diamonds
web-trolli-short-camp = Camp
web-trolli-short-tiles = Cave tiles
web-trolli-short-new-tiles = New tiles
web-trolli-short-gain = Troll power
web-trolli-short-buy = Troll card
web-trolli-short-new-cards = New cards
web-trolli-short-princess = Princess
web-trolli-short-bell = Bell
web-trolli-short-castle = Castle
web-trolli-short-swap = Baby
web-trolli-short-hire = Human
web-trolli-short-cow = Cow
web-trolli-tile-princess = princess
web-trolli-tile-bell = bell
web-trolli-tile-resource = resources
web-trolli-tile-vp = points
web-trolli-tile-royal = royal
web-trolli-item-princess = Princess
web-trolli-item-baby = Baby
web-trolli-item-human = Human
web-trolli-to-mine = mining
web-trolli-to-build = building
web-trolli-to-power = power
web-trolli-to-I = village I
web-trolli-to-II = village II
web-trolli-to-III = village III
web-trolli-to-IV = village IV
web-trolli-stock-cow = cows
web-trolli-stock-power = power
web-trolli-stock-princess = princesses
web-trolli-there-princess = princess
web-trolli-there-bell = { $count ->
    [one] bell
   *[other] bells
}
web-trolli-there-camp = { $count ->
    [one] camp
   *[other] camps
}
web-trolli-there-baby = { $count ->
    [one] baby
   *[other] babies
}
web-trolli-there-human = { $count ->
    [one] human
   *[other] humans
}
web-trolli-no-network = The network will start here.
web-trolli-fields = Taken, and free fields for more
web-trolli-toll = And { $price }.
web-trolli-costs = Price: { $price }.
web-trolli-parts = Parts of the board
web-trolli-whose = Whose board is shown
web-trolli-board-of = Board of { $name }
web-trolli-yours = Your board
web-trolli-stores = Stores
web-trolli-stores-of = Stores: { $name }
web-trolli-camps-here = Camps on the board: when they leave, they give
web-trolli-babies-here = Babies on the board: when they leave, they give
web-trolli-shafts = Shafts filled
web-trolli-shafts-printed = printed
web-trolli-ore-O = obsidian
web-trolli-ore-G = gold
web-trolli-ore-D = diamond
web-trolli-cows-in-barns = Cows in open barns
web-trolli-princesses-in-beds = Princesses in beds
web-trolli-barns = Cows { $cows }, open barns { $barns }, covered { $covered }
web-trolli-no-field = no field
web-trolli-own-action = Printed royal action
web-trolli-kind-princess = Princess tile
web-trolli-kind-bell = Bell tile
web-trolli-kind-resource = Resource tile
web-trolli-kind-vp = VP tile
web-trolli-kind-royal = Royal tile
web-trolli-animal-bat = Bat
web-trolli-animal-snake = Snake
web-trolli-animal-toad = Toad
web-trolli-halves = Half-shafts: { $ores }.
web-trolli-card-name = Troll card: { $animal }
web-trolli-card-fields = Fields for babies: { $bonuses }
web-trolli-chapter = Round { $round }: { $name }
web-trolli-round-name = Round card: { trolli-period }
web-trolli-round-card = { $item } → { $village }, king → { $king }
web-trolli-royal-card = Royal card
web-trolli-royal-card-text = { $card }: whoever has them takes a royal tile, at any time in their own turn.
web-trolli-fulfilled = done
web-trolli-vp-per = VP
web-trolli-stack = { $count } left
web-trolli-empty = Nothing lies here.
web-trolli-no-cards = You hold no round cards.
web-trolli-in-villages = In a village
web-trolli-what-here = what can be done here
web-trolli-foreign-too = Points of other trolls count.
web-trolli-move-prompt = { $phase ->
    [2] First troll: move it to another place.
   *[other] Second troll, not the same one: move it.
}
web-trolli-ap = AP
web-trolli-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-trolli-points-both = { $foreign ->
    [0] { web-trolli-points-own }
   *[other] { web-trolli-points-own }, { $foreign } foreign
}
web-trolli-points-own = { $own ->
    [one] 1 action point
   *[other] { $own } action points
}
web-trolli-hands-hidden = Round cards stay hidden in the hands.
web-trolli-hidden-hand = Round cards in hand
web-trolli-spent = { $foreign ->
    [0] { $own } spent
   *[other] { $own } + { $foreign } foreign spent
}
web-trolli-gain-castle = { $effect } At the end of the phase your trolls here go home.
web-trolli-gain-princess = 7 points, and a royal tile if you like.
web-trolli-gain-hire = A human for one of your caves.
web-trolli-gain-item = On a field: { $bonuses }.
web-trolli-gain-refill = { $count ->
    [one] Fills 1 shaft.
   *[other] Fills { $count } shafts.
}
web-trolli-swap-price = { $gold } or { $diamond }
web-trolli-deed-mine = Mine up to { $amount }: { $ore }
web-trolli-deed-gain = Gain { $amount } troll power
web-trolli-deed-tiles = Build up to { $amount } tiles
web-trolli-not-points = too few points
web-trolli-not-elsewhere = elsewhere
web-trolli-not-no-power = too little power
web-trolli-not-no-ore = too little ore
web-trolli-not-no-cow = no cow to pay
web-trolli-not-no-swap = no gold or diamond
web-trolli-not-empty-shafts = no filled shaft
web-trolli-not-full-shafts = no empty shaft
web-trolli-not-none-left = none left on your board
web-trolli-not-no-field = no free field
web-trolli-not-no-campsite = no neutral camp left
web-trolli-not-no-tile = no tile fits
web-trolli-not-full-track = the track is full
web-trolli-not-no-card = no new card
web-trolli-not-no-stack = nothing new
web-trolli-not-not-there = not here
web-trolli-not-no-bed = no empty bed
web-trolli-not-no-cauldron = no empty cauldron
web-trolli-not-no-barn = no free barn
web-trolli-not-no-cows = no cows left
web-trolli-not-no-effect = no effect now
web-trolli-not-activated = one was used already
web-trolli-act = { $place }: { $points }.
web-trolli-end-warning = { $count ->
    [one] 1 action point is left. It will be lost.
   *[other] { $count } action points are left. They will be lost.
}
web-trolli-end-losing = { $count ->
    [one] End, lose 1 point
   *[other] End, lose { $count } points
}
web-trolli-choose-tile = { $count ->
    [one] Choose a tile.
   *[other] Choose a tile, up to { $count } one after the other.
}
web-trolli-activate = Royal action: { $effect }
web-trolli-claim = Fulfil the royal card: { $card }
web-trolli-push = Push out a troll of { $name }
web-trolli-move = Troll: { $from } → { $to }
web-trolli-move-short = Go: { $to }
web-trolli-human = Human: { $from } → { $to }
web-trolli-lay = { $shafts ->
    [0] { $slot }, turn { $turned }
    [one] { $slot }, turn { $turned }: joins 1 shaft
   *[other] { $slot }, turn { $turned }: joins { $shafts } shafts
}
web-trolli-lay-there = { $shafts ->
    [0] { $tile } on { $slot }: joins no shaft.
    [one] { $tile } on { $slot }: joins 1 shaft.
   *[other] { $tile } on { $slot }: joins { $shafts } shafts.
}
web-trolli-lay-short = Lay on { $slot }
web-trolli-slot-free = { $shafts ->
    [0] { $slot }: the tile can go here
    [one] { $slot }: the tile can go here and join 1 shaft
   *[other] { $slot }: the tile can go here and join { $shafts } shafts
}
web-trolli-turn = Turn the tile
web-trolli-turn-short = Turn
web-trolli-smaller = Zoom out
web-trolli-larger = Zoom in
web-trolli-play-card = Play the card
web-trolli-take-tile = Take: { $tile }
web-trolli-take-card = Take the card
web-trolli-here = Here
web-trolli-why = why not?
web-trolli-take-troll = Troll to move: { $place }
web-trolli-barred = Troll that may not move now: { $place }
web-trolli-take-human = Human to move: { $place }
web-trolli-troll-of = troll of { $name }
web-trolli-camp-of = camp of { $name }
web-trolli-cave-holds = trolls { $trolls }, humans { $humans }, empty cauldrons { $free }
web-trolli-camp = Camp “{ $camp }” → { $village }
web-trolli-camp-O = more obsidian
web-trolli-camp-G = more gold
web-trolli-camp-D = more diamonds
web-trolli-camp-X = a third tile
web-trolli-swap = Baby “{ $baby }” for { $price }
web-trolli-baby-P = +1 power
web-trolli-baby-Q = another +1 power
web-trolli-baby-C = barn with a cow
web-trolli-baby-T = longer track
web-trolli-end-line = { $source }: { $points }.
web-trolli-end-places = In order: { $places }.
web-trolli-end-equal = Between equals: princesses

## The lesson

trolli-lesson-welcome = You lead the red clan of trolls. Each round you play a card, move two trolls, and act where they arrive.
trolli-lesson-goal = In the villages are bells, babies, camps and princesses. They bring points, and whoever has most points after the last round wins.
trolli-lesson-hand = You hold three round cards. A card brings something to a village and sends the troll king to one of your caves or to a village.
trolli-lesson-card = Play the first card: a human comes to village I, and the king goes to your building cave.
trolli-lesson-king = The king counts like a troll. Where he stands, you have one action point more.
trolli-lesson-build = Send a troll to the building cave. Troll and king make 2 action points there.
trolli-lesson-points = These are your 2 action points. Each action shows its price; what cannot be taken now says why when you touch it.
trolli-lesson-tiles = Build cave tiles: 2 action points and 1 obsidian for up to two tiles.
trolli-lesson-first = Take the tile with the wagon. It brings two filled obsidian shafts and a field for a camp.
trolli-lesson-start = The first tile lies in the middle of your network. Choose slot B3E and lay it.
trolli-lesson-second = Now a second tile: take the princess tile, the one with the bed. Each princess needs one, and your board has only one of its own.
trolli-lesson-join = Lay it on B3W. The tile turns so that two halves of obsidian meet: that is a new shaft.
trolli-lesson-shaft = The new shaft is empty, a dashed outline. It is filled in the troll-power cave, by “refill”.
trolli-lesson-end = Your points are spent. End the phase.
trolli-lesson-mine = The second phase of the turn: another troll. Send it to the mining cave.
trolli-lesson-obsidian = Mine obsidian for 1 point. It comes from a filled shaft of yours.
trolli-lesson-over-phase = End the phase. You draw a new round card, and the other clan is on turn.
trolli-lesson-theirs = The yellow clan gains troll power and steals a cow in village II. Its troll stays there, and in villages the trolls of others can help you.
trolli-lesson-round = A new round, a new card.
trolli-lesson-princess = Play the card with the crown. A princess comes to the tower of village II, the king to your troll-power cave.
trolli-lesson-tower = There she is. To carry her off you need 5 points in her village, 2 troll power, a diamond and a bed.
trolli-lesson-power = So you need power. Send a troll to the king in the troll-power cave.
trolli-lesson-gain = Gain 2 troll power for 2 points.
trolli-lesson-spent = End the phase.
trolli-lesson-village = The last troll of this turn goes to village I.
trolli-lesson-cow = One point is enough for a cow. Cows pay for camps and troll cards.
trolli-lesson-leave = End the phase, and with it your turn.
trolli-lesson-leap = So it goes on, round after round. We leap to the last one.
trolli-lesson-last = Ten rounds later: you have camps in both villages, a bell, more power and a diamond.
trolli-lesson-last-card = Your last card sends the king to village II. Play it.
trolli-lesson-help = In village II are your troll, your camp, the king, and a troll of the other clan. For the princess it counts, too.
trolli-lesson-gather = One more troll makes 5 points. Send one from the mining cave to village II.
trolli-lesson-capture = Capture the princess: 5 points, 2 troll power and a diamond. She is worth 7 points.
trolli-lesson-royal = With her comes a royal tile, if you like. Each is worth 3 points.
trolli-lesson-anywhere = Lay it on A3N, turned as you please.
trolli-lesson-sets = At the end, sets count most: bell, baby and camp together are 15 points, two of them 9, one 4.
trolli-lesson-free = Now play on freely: what can you still reach?
trolli-lesson-over = Now you know a turn from card to card. The rules tell the rest: babies, castles, royal cards.
