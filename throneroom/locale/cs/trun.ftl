### Trůn. Kartu určuje `$faction` (goblin, knight, undead, dwarf, doppelganger) a `$value`; `$seat` je jméno v 1. pádě;
### `$led` je vynesená frakce. Ano a ne jsou slova yes a no.

trun-name = Trůn
trun-about = Najmi si ve 13 výměnách stoupence a v dalších 13 s nimi bojuj o hlasy 5 frakcí.
trun-phase-1 = 1. část – nábor
trun-phase-2 = 2. část – boj o přízeň

## Frakce a karty

trun-faction = { $faction ->
    [goblin] skřet
    [knight] rytíř
    [undead] nemrtvý
    [dwarf] trpaslík
   *[doppelganger] měňavec
}
trun-faction-acc = { $faction ->
    [goblin] skřeta
    [knight] rytíře
    [undead] nemrtvého
    [dwarf] trpaslíka
   *[doppelganger] měňavce
}
trun-faction-label = { $faction ->
    [goblin] Skřet
    [knight] Rytíř
    [undead] Nemrtvý
    [dwarf] Trpaslík
   *[doppelganger] Měňavec
}
trun-factions = { $faction ->
    [goblin] skřeti
    [knight] rytíři
    [undead] nemrtví
    [dwarf] trpaslíci
   *[doppelganger] měňavci
}
trun-factions-gen = { $faction ->
    [goblin] skřetů
    [knight] rytířů
    [undead] nemrtvých
    [dwarf] trpaslíků
   *[doppelganger] měňavců
}
trun-factions-label = { $faction ->
    [goblin] Skřeti
    [knight] Rytíři
    [undead] Nemrtví
    [dwarf] Trpaslíci
   *[doppelganger] Měňavci
}
trun-card = { trun-faction } { $value }
trun-card-acc = { trun-faction-acc } { $value }

## Vynesená frakce, podle $led

trun-led = { $led ->
    [goblin] skřet
    [knight] rytíř
    [undead] nemrtvý
    [dwarf] trpaslík
   *[doppelganger] měňavec
}
trun-led-acc = { $led ->
    [goblin] skřeta
    [knight] rytíře
    [undead] nemrtvého
    [dwarf] trpaslíka
   *[doppelganger] měňavce
}
trun-led-plural = { $led ->
    [goblin] skřeti
    [knight] rytíři
    [undead] nemrtví
    [dwarf] trpaslíci
   *[doppelganger] měňavci
}

## Volby

trun-option-first = Kdo vynáší první
trun-option-first-random = Rozhodne náhoda
trun-option-first-A = Místo A
trun-option-first-B = Místo B

## Popisky

trun-label-deck = Balíček
trun-label-hand = Ruka
trun-label-prize = Kořist
trun-label-trick = Výměna
trun-label-followers = Stoupenci
trun-label-score = Získané karty
trun-label-removed = Mimo hru
trun-label-leader = Vynáší

## Výzvy ($free: yes, když vynesená frakce v ruce není)

trun-prompt-lead = Vynes libovolnou kartu.
trun-prompt-follow = { $free ->
    [yes] Zahraj cokoli: { trun-led-acc } v ruce nemáš.
   *[no] { $led ->
        [doppelganger] Přiznej měňavce.
       *[other] Přiznej { trun-led-acc }, nebo zahraj měňavce.
    }
}

## Události ($seen: no, když je líc skrytý)

trun-event-chosen = První vynáší { $seat }.
trun-event-dealt = { $seen ->
    [no] { $seat } dostává kartu.
   *[yes] { $seat } dostává { trun-card-acc }.
}
trun-event-turned = Kořist: { trun-card }.
trun-event-played = { $seat } hraje { trun-card-acc }.
trun-event-won = { $seat } vyhrává výměnu.
trun-event-recruited = { $seat } bere kořist: { trun-card }.
trun-event-drew = { $seen ->
    [no] { $seat } bere naslepo.
   *[yes] { $seat } bere naslepo: { trun-card }.
}
trun-event-scored = { $seat } získává { trun-card-acc }.
trun-event-removed = Ze hry odchází { trun-card }.
trun-event-took-up = { $seat } bere stoupence do ruky.

## Hlasy a konec

trun-vote = Hlas { trun-factions-gen } získává { $seat }.
trun-vote-none = Hlas { trun-factions-gen } nezískává nikdo.
trun-end-win = Vyhrává { $seat }, { $mine ->
    [one] { $mine } hlas
    [few] { $mine } hlasy
   *[other] { $mine } hlasů
} ku { $theirs }.
trun-end-draw = Remíza: hlasy jsou vyrovnané.

## Odmítnutí

refused-trun-action = „{ $sent }“ není tah této hry, piš třeba „play G7“.
refused-trun-card = „{ $sent }“ není karta této hry; napiš písmeno z G K U D M a hodnotu, třeba G7.
refused-trun-card-twice = „{ $sent }“ je v jedné hromádce víckrát, než kolikrát existuje.
refused-trun-faction = „{ $sent }“ není frakce; frakce jsou G K U D M.
refused-trun-not-now = „{ $thing }“ teď zahrát nejde, zahraj kartu z ruky.
refused-trun-not-your-turn = Teď nejsi na tahu.
refused-trun-not-in-hand = V ruce nemáš { trun-card-acc }, zahraj jinou kartu.
refused-trun-must-follow = Teď nejde hrát { trun-card-acc }: v ruce je { trun-led }, a ten byl vynesen.
refused-trun-too-many = Karet je příliš mnoho („{ $sent }“): hra jich má 52.
refused-trun-shown = Místo „{ $sent }“ ukazuje kartu, kterou nemá.
refused-trun-prize = „{ $sent }“ nemůže být kořist: při verbování leží v nabídce přesně 1 karta.
