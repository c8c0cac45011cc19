"""The heroes: each card is a sentence in the words of the verbs. Their names and texts are in the catalogues.

The sentences fill the tables of rows.py. A card's move comes before its effect.
"""

import numpy as np

from throneroom.games.dedicove.asking import OTHER_WITH_CARDS, WITH_UP_HERO, name_faction, one_of, pick
from throneroom.games.dedicove.choosing import (
    ANY,
    DRAWN_SIDE,
    GRAVE_SIDE,
    HAND_SIDE,
    NEIGHBOURS,
    OTHER,
    OWN,
    TAVERN_SIDE,
    THEIRS,
    none_of,
)
from throneroom.games.dedicove.copies import (
    aside,
    bury_aside,
    hide_aside,
    may_play_another,
    perform,
    perform_grave_top,
    perform_that,
)
from throneroom.games.dedicove.counting import count_factions, count_graves, count_heroes, if_any
from throneroom.games.dedicove.hands import all_others_discard, give, hide, steal
from throneroom.games.dedicove.markers import (
    GREEN,
    LEADER,
    RED,
    TRAILER,
    if_green_leads,
    if_red_leads,
    move,
    move_each,
    one_or_both,
)
from throneroom.games.dedicove.pieces import (
    CORE,
    EMPEROR,
    EVERY_FACTION,
    EXTENDED,
    HEROES,
    HILL,
    IMPERIAL,
    INTRODUCTORY,
    STANDARD,
    UNDEAD,
    WATER,
)
from throneroom.games.dedicove.piles import (
    BACK,
    GRAVE,
    HARBOUR,
    TAVERN,
    TO_HAND,
    TO_PARTY,
    TO_WILD,
    WILD,
    draw,
    exhume,
    hide_one,
    rest,
    reveal_unless,
)
from throneroom.games.dedicove.removing import bury, bury_random, bury_that_if_named, discard, take
from throneroom.games.dedicove.rows import CARD_OF_ROW, END, FACTION, FIRST_ROW, IT, NEXT, ROWS, Rows, row
from throneroom.games.dedicove.sending import may_send
from throneroom.games.dedicove.state import HALF
from throneroom.games.dedicove.swaps import may_swap, swap
from throneroom.games.dedicove.tavern import fill_from_grave, may_toss, recruit, sweep
from throneroom.games.dedicove.turning import if_that_is, look, look_twice, turn

_advanced: set[int] = set()


def hero(number: int, _slug: str, factions: int, *sentence: Rows) -> None:
    """A hero and what it does; the slug is for readers."""
    rows = [one for part in sentence for one in part] + row(END)
    first = np.count_nonzero(CARD_OF_ROW) + 1
    FACTION[number], FIRST_ROW[number] = factions, first
    ROWS[first : first + len(rows)] = rows
    CARD_OF_ROW[first : first + len(rows)] = number


def advanced(number: int, slug: str, factions: int, *sentence: Rows) -> None:
    """O4, O5: a hero marked +, not in the introductory deck."""
    hero(number, slug, factions, *sentence)
    _advanced.add(number)


hero(1, "shaky-sharpshooter", HILL, move(RED + 1 | GREEN - 1), bury(ANY.up[IMPERIAL]))
hero(2, "overworked-amazon", HILL, move(RED + 1 | GREEN - 1), pick(WITH_UP_HERO), bury(THEIRS.up, by=IT))
advanced(3, "hangry-barbarian", HILL, sweep(IMPERIAL | UNDEAD), move_each(RED - 1))
advanced(4, "joyless-chief", HILL, move(RED + 1), draw(2, WILD), hide_one(), rest(BACK))
hero(5, "battle-pet-master", HILL, move(RED + 1 & GREEN + 1), hide())
hero(6, "curious-troll", HILL, move(RED + 1 | GREEN + 1), look_twice(OTHER.down))
hero(7, "pigmented-war-pig", HILL, move(RED - 1 & GREEN + 1))
hero(8, "bored-goblin", HILL, if_any(OWN.up[UNDEAD]), move(RED - 2))
advanced(9, "curious-cat-lover", HILL, move(RED + 1), pick(OTHER_WITH_CARDS), steal(TO_PARTY))
hero(10, "watchful-witch", HILL, move(RED - 1 | GREEN + 1), look_twice(OTHER.down))
hero(11, "depressed-druid", HILL, move(RED - 3 & GREEN - 1))
hero(12, "blind-eye-collector", HILL, move(RED + 1 & GREEN + 3))
hero(13, "hairy-hermit", HILL, move(RED - 1 | if_red_leads(RED - 2)))
hero(14, "long-eared-loner", HILL, move(GREEN + 1), turn(OTHER))
advanced(15, "saber-toothed-troll", HILL, take(OTHER.up), move(GREEN + 2 | GREEN - 2, by=IT))
advanced(16, "potato-privateer", HILL, pick(), count_heroes(THEIRS.up[IMPERIAL]), move_each(GREEN + 1))
hero(17, "spirited-shaman", HILL, move(RED - 1 & GREEN - 1), turn(OTHER))
hero(18, "grumpy-guard", HILL, if_any(OWN.up[WATER]), move(GREEN + 2))
advanced(73, "gambling-overseer", HILL, move(RED - 1 & GREEN - 1), bury(OWN.down), hide(), hide())
advanced(77, "polar-protector", HILL, count_heroes(OWN.down), move_each(RED - 1 | GREEN + 1))
advanced(
    78,
    "firm-fishmonger",
    HILL,
    move(one_or_both(RED - 1, GREEN + 1)),
    draw(3, WILD),
    swap(DRAWN_SIDE, OWN.down),
    rest(BACK),
)

hero(19, "short-sighted-soldier", IMPERIAL, move(RED + 1 & GREEN - 1))
advanced(20, "doubtful-priest", IMPERIAL, move(RED + 2 | RED - 2, by=NEXT), may_play_another(none_of(IMPERIAL)))
hero(21, "underestimated-squire", IMPERIAL, move(RED - 1 & GREEN - 1), may_swap(OWN.down, HAND_SIDE))
hero(22, "flailing-knight", IMPERIAL, move(RED - 1 & GREEN - 3))
hero(23, "underpaid-mercenary", IMPERIAL, move(RED + 3 & GREEN + 1))
hero(24, "heart-bending-bard", IMPERIAL, sweep(WATER | HILL), move_each(GREEN - 1))
advanced(25, "modest-monsterslayer", IMPERIAL, aside(), perform_that(), hide_aside())
hero(26, "ace-fighter", IMPERIAL, move(RED + 1 | if_green_leads(RED + 2)))
hero(27, "battle-connoisseur", IMPERIAL, move(GREEN + 1), draw(3, TAVERN), hide_one(), rest(TO_WILD))
hero(28, "canned-champion", IMPERIAL, move(RED - 1 | GREEN + 1), bury(ANY.up[HILL]))
hero(29, "nagging-northman", IMPERIAL, may_toss(HILL), move(RED + 2))
advanced(30, "almost-evil-scholar", IMPERIAL, pick(), count_heroes(THEIRS.up[HILL]), move_each(RED + 1))
hero(31, "well-aged-warrior", IMPERIAL, move(RED + 1 & GREEN + 1), hide())
advanced(
    32,
    "androgynous-assassin",
    IMPERIAL,
    move(RED - 1 | GREEN + 1),
    name_faction(OTHER.down),
    turn(OTHER.down),
    bury_that_if_named(),
)
advanced(33, "groggy-preacher", IMPERIAL, move(RED + 1 | GREEN + 1), swap(TAVERN_SIDE, OWN.up))
hero(34, "queer-quartermaster", IMPERIAL, move(RED + 1), may_swap(OWN.up[none_of(IMPERIAL)], HAND_SIDE))
hero(35, "angry-priestess", IMPERIAL, may_toss(UNDEAD), move(GREEN - 2))
hero(36, "resilient-rearguard", IMPERIAL, move(RED + 1 | GREEN - 1), pick(OTHER_WITH_CARDS), steal(TO_HAND))
advanced(74, "goblin-cryptographer", IMPERIAL, move(one_or_both(RED - 1, GREEN - 1)), may_send(ANY.up))
advanced(79, "sanguine-scholar", IMPERIAL, perform(NEIGHBOURS.up))
advanced(80, "well-shaved-wizard", IMPERIAL, count_factions(HILL | UNDEAD | WATER), move_each(RED + 1 | GREEN - 1))

hero(37, "arrowgant-skeleton", UNDEAD, move(one_or_both(RED + 2, GREEN + 2)))
hero(38, "unconfident-executioner", UNDEAD, move(RED - 1 & GREEN - 1), bury(ANY.up))
advanced(39, "ghastly-granny", UNDEAD, perform(OWN.up))
hero(40, "rotting-orangutan", UNDEAD, move(RED + 2 | GREEN + 2))
hero(41, "half-headed-wizard", UNDEAD, move(RED + 1 & GREEN + 1), swap(TAVERN_SIDE, OTHER.up))
hero(42, "nightmarish-northman", UNDEAD, move(one_or_both(RED + 2, GREEN + 2)), bury(OWN.up), bury(OTHER.up))
hero(43, "half-eaten-bull", UNDEAD, move(RED + 2 & GREEN + 1), bury(ANY.up[WATER]))
hero(44, "gorgeous-gorgon", UNDEAD, move(RED + 1 | GREEN + 1), pick(WITH_UP_HERO), bury_random(THEIRS.up))
hero(45, "crow-carrier", UNDEAD, move(RED - 1 & GREEN - 1), draw(2, GRAVE), hide_one(), rest(TO_WILD))
advanced(46, "insidious-impaler", UNDEAD, aside(), perform_that(), bury_aside())
hero(47, "lethargic-leech", UNDEAD, move(RED - 1 | GREEN - 1), hide())
hero(48, "will-bending-witch", UNDEAD, move(RED + 1 | GREEN + 1), all_others_discard())
advanced(49, "resurrected-ram", UNDEAD, move(RED + 1 | GREEN + 1), sweep(EVERY_FACTION), fill_from_grave())
advanced(50, "mummy-mystic", UNDEAD, move(RED + 1 & GREEN + 2), may_swap(GRAVE_SIDE, OWN.up))
hero(51, "naughty-necromancer", UNDEAD, count_graves(), move_each(RED + 1 & GREEN + 1))
advanced(52, "sun-shy-skeleton", UNDEAD, perform_grave_top())
hero(53, "wrapped-warrior", UNDEAD, move(RED + 1 | GREEN + 1), exhume())
hero(54, "slaughtered-slime", UNDEAD, move(RED - 1 | GREEN - 1), bury(ANY.down))
advanced(75, "careless-cartographer", UNDEAD, move(one_or_both(RED + 1, GREEN + 1)), swap(OWN.down, OTHER.down))
advanced(
    81,
    "half-sliced-ghoul",
    UNDEAD,
    turn(OTHER.down),
    if_that_is(IMPERIAL | HILL),
    move(one_or_both(RED + 2, GREEN + 2)),
)
advanced(82, "kind-king-slayer", UNDEAD, move(LEADER - 2), bury(ANY))

hero(55, "pessimistic-whaleman", WATER, move(RED + 1 | GREEN + 1), draw(2, HARBOUR), hide_one(), rest(TO_WILD))
advanced(56, "tentacle-oracle", WATER, reveal_unless(UNDEAD), move(RED - 3 & GREEN - 3))
hero(57, "drowned-deserter", WATER, move(LEADER - 1 | TRAILER + 2))
hero(58, "deep-sea-squire", WATER, move(RED + 1 | GREEN + 1), draw(2, HARBOUR), hide_one(), rest(TO_HAND))
hero(59, "vegetarian-sharkguard", WATER, move(one_or_both(RED + 2, GREEN + 2)), discard(OTHER.up))
advanced(60, "double-shielded-turtle", WATER, name_faction(), sweep(), move_each(one_or_both(RED - 1, GREEN - 1)))
hero(61, "leery-lizard", WATER, move(RED - 1 | GREEN - 2))
hero(62, "furious-frog", WATER, move(one_or_both(RED - 2, GREEN - 2)))
hero(63, "apathetic-waterpriest", WATER, move(RED - 2 | GREEN - 1))
hero(64, "hopeful-salamander", WATER, move(RED + 1 & GREEN + 1), recruit())
hero(65, "keen-koi", WATER, move(LEADER - 1 & TRAILER + 1))
hero(66, "triple-sword-lizard", WATER, move(LEADER - 1 | LEADER - 3))
advanced(67, "saltwater-sage", WATER, turn(OWN.down), perform_that())
advanced(
    68,
    "miniature-merman",
    WATER,
    move(RED - 1 | GREEN + 1),
    one_of("wild", draw(2, WILD) + rest(TO_HAND), "grave", draw(2, GRAVE) + rest(TO_HAND)),
)
advanced(69, "krill-keeper", WATER, pick(), count_heroes(THEIRS.up[UNDEAD]), move_each(RED - 1 & GREEN - 1))
hero(70, "aimless-eel", WATER, move(RED + 1 | GREEN + 1), bury(ANY.up[UNDEAD]))
hero(
    71,
    "bludgeoning-blowfish",
    WATER,
    move(RED + 1 | GREEN - 1),
    one_of("turn", turn(OTHER.down), "look", look(OTHER.down)),
)
hero(72, "friendly-frogmage", WATER, move(RED + 1 & GREEN + 1), hide())
advanced(
    76, "underwater-artist", WATER, move(RED + 1 & GREEN + 1), name_faction(hands=True), pick(OTHER_WITH_CARDS), give()
)
advanced(83, "careful-chameleon", WATER, move(RED + 1 | GREEN + 1), swap(OTHER, HAND_SIDE))
advanced(84, "seaweed-chopper", WATER, move(RED - 1 | GREEN - 1), draw(2, WILD), hide_one(), rest(TO_HAND))

hero(85, "buried-emperor", EVERY_FACTION)


def _deck(deck: int) -> tuple[int, int]:
    """O2-O4: the heroes of a deck without the Emperor, as two sets."""
    last = HEROES if deck == EXTENDED else CORE
    cards = [card for card in range(1, last + 1) if card != EMPEROR]
    if deck == INTRODUCTORY:
        cards = [card for card in cards if card not in _advanced]
    halves = [0, 0]
    for card in cards:
        halves[(card - 1) // HALF] |= 1 << (card - 1) % HALF
    return halves[0], halves[1]


DECK = np.array([_deck(deck) for deck in (STANDARD, EXTENDED, INTRODUCTORY)], np.int64)
ADVANCED = frozenset(_advanced)
