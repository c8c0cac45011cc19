"""Codes of invitations that can be said aloud: two words and a number, as `tango-zebra-42`.

The words are spelt alike in Czech and in English, but for marks, which are forgiven. There are 82 million codes;
whoever guesses is slowed down (docs/protocol.md, Limits), and a code opens its table only until play begins.
"""

import hashlib
import hmac
import secrets
import unicodedata

LIST = """
    agent alabama alarm alaska album alibi angola arena argon arizona aroma atlas atom auto bali banjo bar baron
    barman basket berlin beta bikini bingo bistro boa bolero bonbon bonus borneo boston boxer bronx bunker
    burger cello chaos chile citrus cola colorado dakota dallas delta demo denver detail diesel diva domino
    drama dublin duo dynamo echo elixir embargo emu espresso etna euro extra fado fakir fauna film finale flora
    florida folk forum gala gel golf gondola gong gram grog guru havana helium hobby hotel humor idaho idea idol
    index indiana indigo iris jaguar java jazz joker judo jumbo junior jupiter kansas karate karma kebab kilo
    kimono kiosk kiwi koala krypton lambada laser latte lego lemur leopard lido lima limbo limit london lord
    luna madrid magma malibu malta mamba manga manila mantra marina mars matador maxi mega mentor menu meteor
    metro miami mikado mini mixer model moment monaco monitor montana motor motto nano neon nepal nevada ninja
    nova nylon ohio ontario opal opera oregano oregon orient orion oslo pagoda panama panda panel panorama
    paprika paragon park partner pasta pastel patent patio pedal peru pesto piano pilot pixel pizza placebo
    pluto polka polo pony portal porto poster premium proton puma punk radar radio radon ranger rapid rebel riga
    ritual rival robot rock rodeo rondo rum rumba safari saga sahara salsa saturn senior sigma skate ski slalom
    slogan soda solar sombrero sonata sparta sprint sputnik studio sultan sumatra summit sumo surf sushi swing
    symbol tablet talent tandem tango tapir tempo tenor tetris texas tibet tiramisu titan tofu toga toledo
    toreador tornado toronto torpedo totem tramp trend trio tsunami tuba tundra tunis turban turbo tutor uganda
    ukulele ultra verona veto video viola vista vodka volt wasabi watt western yeti zebra zen zombie zoo zulu
"""
WORDS = LIST.split()
LEAST, MOST = 10, 999
LONGEST_CODE = 64  # characters, however it is written


def new_code() -> str:
    """As it is shown."""
    number = LEAST + secrets.randbelow(MOST - LEAST + 1)
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{number}"


def sealed(said: str, key: bytes) -> str:
    """What is stored of a code. It is short, so only who has the key can try them all."""
    return hmac.new(key, b"code " + _plain(said).encode(), hashlib.sha256).hexdigest()


def _plain(said: str) -> str:
    """Without case, marks, spaces and hyphens."""
    letters = unicodedata.normalize("NFKD", said).casefold()
    return "".join(c for c in letters if c.isascii() and c.isalnum())
