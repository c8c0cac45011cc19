"""Everything that is printed, as data. Rules and numbers: docs/rules/trolli.en.md.

The pictures of the printed game are lost to us. What is marked as designed was invented for this project and is not the
original's: change it here, and nothing else has to change. The rest is as in the rulebook, or follows by counting.
"""

from typing import Any, Final, Literal

# -- constants ----------------------------------------------------------------------------------------------

TROLLS = 5  # of each player; so many camps, babies and clan symbols as there are names below
CAVES: Final = ("mine", "build", "power")
VILLAGES: Final = ("I", "II", "III", "IV")
CAVE_CAULDRONS = 5
DISPLAY = 5  # cave tiles, royal tiles, troll cards
HAND = 3
DECK = {2: (5, 5, 2), 3: (5, 5, 1), 4: (5, 5, 0)}  # dawn, dusk and night cards of each player
SUPPLY = {"princess": 12, "baby": 16, "human": 13, "cow": 16}
VILLAGE_START = {"bells": 3, "camps": 3, "babies": 1, "humans": 1}
GAIN_POWER = (2, 3, 4)
MINED = (1, 2)  # by one action, before and after its camp is gone
BUILT = 2
SET_OF_THREE, SET_OF_TWO, SINGLE = 15, 9, 4
PRINCESS_POINTS, ROYAL_TILE_POINTS, HUMAN_POINTS = 7, 3, 1
SWAP_GOLD, SWAP_DIAMONDS = 2, 1

# rulings that the lost pictures might contradict; the rules stop at import if one is changed without them
KING_CHOICE = False  # A8: may a player choose where the card sends the king?
VP_WALL_TO_WALL = False  # A27: may VP tiles lie with their walls together?

# designed
VILLAGE_CAULDRONS = 4
BEDS = 1  # printed on each board
BARNS = 6  # of each player: open ones, covered ones, and the one with a baby
BUILT_WITHOUT_CAMP = 3
POWER_MAX, POWER_MAX_EXTENDED = 6, 8
FOREIGN_AP_ACTIONS = ("princess", "bell")  # the princess is printed, the bell designed

# -- the prices of the actions: place, action points, troll power, obsidian, gold, diamonds, cows -----------

ACTIONS = """
mine-O       mine    1  0  0 0 0  0
mine-G       mine    2  0  0 0 0  0
mine-D       mine    3  0  0 0 0  0
refill-O     power   2  0  0 0 0  0
refill-G     power   2  0  0 0 0  0
refill-D     power   2  0  0 0 0  0
camp         build   3  0  0 0 0  1
tiles        build   2  0  1 0 0  0
new-tiles    build   1  0  0 0 0  0
gain         power   2  0  0 0 0  0
buy          power   1  1  0 0 0  1
new-cards    power   1  0  0 0 0  0
princess     village 5  2  0 0 1  0
bell         village 4  0  3 0 0  0
castle       village 3  0  0 0 0  0
swap         village 2  2  0 0 0  0
hire         village 2  1  0 1 0  0
cow          village 1  0  0 0 0  0
"""
ACTIVATE_AP = 1

# -- what bonuses, castle tiles, royal tiles, printed actions and troll cards do: sentences in shared verbs -
# take ORE n: from the supply; mine ORE n: up to n from filled shafts; cows n: up to n; power n; uncover n: barns;
# refill 1: all shafts of one kind; build n: cave tiles; card n: troll cards; trolls n, humans n: up to n moved;
# either n: up to n of both, in any order

EFFECTS = {
    "-": "",
    "gold": "take G 1",
    "diamond": "take D 1",
    "obs1": "take O 1",
    "obs2": "take O 2",
    "cow": "cows 1",
    "cows2": "cows 2",
    "obscow": "take O 1, cows 1",
    "power2": "power 2",
    "gold+power1": "take G 1, power 1",
    "barn+cow": "uncover 1, cows 1",
    "refill": "refill 1",
    "build": "build 1",
    "card": "card 1",
    "move2": "trolls 2",
    "move3humans": "humans 3",
    "move1troll1human": "either 1",
    "mineO3": "mine O 3",
    "mineG2": "mine G 2",
    "mineD1": "mine D 1",
    "mineG1": "mine G 1",
    "power1human": "power 1, humans 1",
}

# -- what is counted for points and for royal cards: (what, for how many) -----------------------------------

CONDITIONS = {
    "bat": ("bat", 1),
    "toad": ("toad", 1),
    "snake": ("snake", 1),
    "diamond": ("diamond", 1),
    "gold2": ("gold", 2),
    "obs2": ("obsidian", 2),
    "cow": ("cow", 1),
    "human2": ("human", 2),
    "power": ("power", 1),
    "bellTiles": ("bell-tile", 1),
    "princessTiles": ("princess-tile", 1),
    "vpTiles": ("vp-tile", 1),
    "royalTiles": ("royal-tile", 1),
    "tiles4": ("tile", 4),
    "obsShafts3": ("obsidian-shaft", 3),
    "goldShafts2": ("gold-shaft", 2),
    "diaShafts2": ("diamond-shaft", 2),
}
ROYAL_CARDS = {
    "princess3": ("blue", "princess-tile", 3),
    "resource3": ("blue", "resource-tile", 3),
    "bell3": ("blue", "bell-tile", 3),
    "vp3": ("blue", "vp-tile", 3),
    "tiles7": ("blue", "tile", 7),
    "bats3": ("yellow", "bat", 3),
    "snakes3": ("yellow", "snake", 3),
    "toads3": ("yellow", "toad", 3),
    "each1": ("yellow", "totem", 3),
    "cards5": ("yellow", "card", 5),
    "camps3": ("red", "camp", 3),
    "babies3": ("red", "baby", 3),
    "bells3": ("red", "bell", 3),
    "humans5": ("red", "human", 5),
}
FACE_UP_ROYAL_CARDS = {"blue": 1, "yellow": 1, "red": 2}

CASTLES = ("refill", "move3humans", "move2", "obs2", "obscow", "cows2", "gold", "diamond", "power2", "build")

# -- clans: the camps and babies on every board, and what differs -------------------------------------------

CAMPS: Final = ("O", "G", "D", "X")  # each covers the second unit of a mining action, X a third tile (designed)
BABIES: Final = ("P", "Q", "C", "T")  # P and Q: +1 power gained each; C: a barn with a cow; T: a longer track

Clan = Literal["red", "yellow", "purple", "turquoise"]

# designed, but for the shafts of red and the covered barns
CLANS: dict[Clan, dict[str, Any]] = {
    "red": {
        "shafts": "OOOD",
        "start": {"O": 2, "G": 1, "D": 2, "cow": 1, "power": 2},
        "open": 2,
        "covered": 3,
        "action": "power1human",
    },
    "yellow": {
        "shafts": "OOGG",
        "start": {"O": 3, "D": 2, "cow": 1, "power": 3},
        "open": 2,
        "covered": 3,
        "action": "obs1",
    },
    "purple": {
        "shafts": "OOOOG",
        "start": {"O": 2, "D": 2, "H": 1, "cow": 1, "power": 2},
        "open": 2,
        "covered": 3,
        "action": "mineG1",
    },
    "turquoise": {
        "shafts": "OOOG",
        "start": {"O": 2, "D": 2, "cow": 1, "power": 2},
        "open": 3,
        "covered": 2,
        "action": "cow",
    },
}

# designed: what later players receive beside it, by how many play and in the order of turns
LATE: dict[int, tuple[dict[str, int], ...]] = {
    2: ({}, {"O": 1, "power": 1}),
    3: ({}, {"O": 1, "power": 1}, {"O": 1, "power": 1}),
    4: ({}, {"O": 1, "power": 1}, {"O": 1, "power": 1}, {"O": 1, "power": 1}),
}

# -- the network: 4 columns and 5 rows of cells, each with two five-sided slots (designed) ------------------

COLUMNS, ROWS = "ABCD", 5
START_SLOT = "B3E"
NEIGHBOURS = {  # over the edges 0 to 4, clockwise: side of the neighbour, and its cell relative to this one
    "N": (("S", 0, 0), ("E", -1, 0), ("W", 0, 1), ("E", 0, 1), ("W", 1, 0)),
    "E": (("W", 0, 0), ("S", 0, 1), ("N", 1, 0), ("S", 1, 0), ("N", 0, -1)),
    "S": (("N", 0, 0), ("W", 1, 0), ("E", 0, -1), ("W", 0, -1), ("E", -1, 0)),
    "W": (("E", 0, 0), ("N", 0, -1), ("S", -1, 0), ("N", -1, 0), ("S", 0, 1)),
}

# -- cave tiles: edges 0 to 4 clockwise. O, G, D a passage with that half-shaft, - a plain passage, # a wall
# Behind the edges the bonus of its field, or what a VP tile counts. T: not with 2 or 3 players. (designed; the VP
# conditions are printed)

CAVE_TILES = """
P01 princess OOD-- -
P02 princess GG-D- -
P03 princess GGO-- -
P04 princess DO-G- -
P05 princess OGG-- -
P06 princess GO-O- -
P07 princess DGG-- -
P08 princess GD-O- -
P09 princess DDO-- -
P10 princess DG-D- -
P11 princess DOG-- -
P12 princess DD-G- -
P13 princess DGD-- -       T
P14 princess OG-O- -       T
P15 princess GDD-- -       T
P16 princess OO-G- -       T
L01 bell     GDO-- gold
L02 bell     GG-O- power2
L03 bell     GOG-- cows2
L04 bell     OG-D- diamond
L05 bell     GOD-- refill
L06 bell     DG-D- card
L07 bell     OOG-- build
L08 bell     OO-G- gold
L09 bell     DOO-- power2
L10 bell     GD-G- cows2
L11 bell     DGG-- obs2
L12 bell     GO-O- diamond
L13 bell     ODO-- refill  T
L14 bell     OG-G- card    T
L15 bell     GDD-- gold    T
L16 bell     OO-D- power2  T
R01 resource DD--- refill
R02 resource G-D-- gold
R03 resource DO--- obs2
R04 resource G-O-- power2
R05 resource OO--- refill
R06 resource G-G-- cows2
R07 resource OD--- gold
R08 resource D-D-- obscow
R09 resource GG--- refill
R10 resource O-G-- diamond
R11 resource GO--- obs2
R12 resource D-G-- power2
R13 resource DG--- refill  T
R14 resource D-O-- gold    T
R15 resource GD--- build   T
R16 resource G-G-- move2   T
V01 vp       G#### bat
V02 vp       D#### toad
V03 vp       O#### snake
V04 vp       G#### diamond
V05 vp       D#### gold2
V06 vp       G#### obs2
V07 vp       O#### cow
V08 vp       D#### human2
V09 vp       -#### bat
V10 vp       -#### toad
V11 vp       -#### snake
V12 vp       -#### diamond
V13 vp       -#### gold2   T
V14 vp       -#### obs2    T
V15 vp       -#### cow     T
V16 vp       -#### human2  T
"""
TILE_SHAFTS = {"resource": ("O", 2)}  # filled when built

# Royal tiles: effects are printed, edges designed. Action tiles do an effect; the others add what is written.

ROYAL_TILES = """
K01 GO--- action    move2
K02 G-D-- action    move1troll1human
K03 DO--- action    move3humans
K04 D-D-- action    power2
K05 OD--- action    cows2
K06 G-O-- action    mineO3
K07 OG--- action    mineG2
K08 D-D-- action    mineD1
K09 OO--- action    build
K10 O-G-- action    card
K11 GG--- action    refill
K12 G-G-- permanent shafts:O4
K13 DD--- permanent shafts:G3
K14 O-D-- permanent shafts:D2
K15 GG--- permanent baby baby
K16 D-O-- permanent baby camp
K17 GD--- permanent baby bell
K18 G-G-- permanent bell bell
K19 DG--- permanent camp bell
K20 D-G-- passive   totems
"""

# -- troll cards: 24 designs, two copies of each; T: one copy is not used with 2 or 3 players (designed) ----
# design, what it does (vp: counted at the end, field: adds one, now: an effect), bonuses of its baby fields

TROLL_CARDS = """
bat1    vp    princessTiles gold         T
bat2    vp    royalTiles    power2
bat3    vp    diaShafts2    cow          T
bat4    field bed           -
bat5    now   diamond       -            T
bat6    now   power2        obs2
bat7    now   move2         gold,cow     T
bat8    now   build         -
snake1  vp    power         power2       T
snake2  vp    vpTiles       obs2
snake3  vp    goldShafts2   cow          T
snake4  field camp          -
snake5  now   gold          obs1         T
snake6  now   refill        -
snake7  now   cows2         power2       T
snake8  now   gold+power1   -
toad1   vp    bellTiles     obs2         T
toad2   vp    tiles4        gold
toad3   vp    obsShafts3    cow          T
toad4   field bell          -
toad5   now   obs2          power2       T
toad6   now   obscow        gold
toad7   now   move3humans   gold,power2  T
toad8   now   barn+cow      -
"""
TOTEMS = ("bat", "snake", "toad")
COPIES = 2

# -- round cards: for each village the cards a, b, ... with the item (H human, B baby, P princess) and where the king
# goes: m mining, b building, p troll-power cave, V the village of the card (designed)

PERIODS = ("dawn", "dusk", "night")
ROUND_CARDS = """
dawn  I   Hm Hb Bp BV Pb Pp
dawn  II  Hb Hp BV Bm Pp Pm
dawn  III Hp Hm Bb BV PV Pb
dawn  IV  HV Hp Bm Bb Pm PV
dusk  I   HV Bm Bp Pm Pb PV
dusk  II  Hb BV Bm Pb Pp PV
dusk  III Hm Bp BV Pp Pb Pm
dusk  IV  Hp Bb BV Pb Pp Pm
night I   Hp BV Pm
night II  HV Bm Pb
night III Hb Bp PV
night IV  Hm Bb Pp
"""
