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
trun-event-turned = Kořist: { trun-card }.
trun-event-played = { $seat } hraje { trun-card-acc }.
trun-event-won = { $seat } vyhrává výměnu.
trun-event-recruited = { $seat } bere kořist: { trun-card }.
trun-event-drew = { $seen ->
    [no] { $seat } bere naslepo.
   *[yes] { $seat } bere naslepo: { trun-card }.
}
trun-event-scored = { $seat } získává { trun-card-acc }.
trun-event-took-up = { $seat } bere stoupence do ruky.

## Hlasy a konec

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

## Lekce

trun-lesson-welcome = Král je pryč a o novém hlasuje 5 frakcí. Získej 3 hlasy. Rozdání téhle lekce je pevné a její výsledek se nikam nepočítá.
trun-lesson-goal = Tady jsou hlasy. Kdo získá víc karet frakce, má její hlas. Vedou k tomu 2 části hry.
trun-lesson-prize = V první části se najímá. V každé výměně bojuješ o kořist, která leží odkrytá: později bude bojovat za tebe. Rytíř 8 se hodí.
trun-lesson-lead = Vynášíš, a vynést smíš cokoli. Vezmi si rytíře svou nejsilnější kartou: zahraj trpaslíka 9.
trun-lesson-won = 9 přebila 4: rytíř 8 je tvůj stoupenec. Kdo prohrál, bere naslepo další kartu z balíčku. Najímají tedy oba.
trun-lesson-lose = Vítěz vynáší znovu. Kořistí je skřet 2, a o toho nikdo nestojí. Někdy je lepší prohrát.
trun-lesson-low = Vynes některého z nízkých skřetů a nech kořist soupeři.
trun-lesson-drew = Povedlo se: soupeř má skřeta 2 a k tobě přišel naslepo rytíř 7. Víš o něm jen ty.
trun-lesson-follow = Soupeř vynesl nemrtvého. Kdo tu frakci v ruce má, musí ji přiznat, nebo zahrát měňavce. Cokoli smí zahrát jen ten, kdo ji nemá.
trun-lesson-power = Frakce mají zvláštní moc. Nemrtví zahraní v první části jdou rovnou mezi získané karty vítěze.
trun-lesson-undead = Vezmi oba nemrtvým 8. Šedé karty musí čekat: ťukni na některou a řekne ti proč.
trun-lesson-scored = 2 nemrtví už jsou tvoji, a druhá část ještě nezačala. Ostatní zahrané karty odcházejí ze hry.
trun-lesson-goblin = Teď uvidíš cizí moc z druhé strany. Vynes skřeta 9: žádný skřet ho nepřebije.
trun-lesson-knight = Rytíř ano. Přidaný na skřeta vyhraje při jakýchkoli hodnotách. Zahrát ho ale smí jen ten, kdo sám skřeta nemá.
trun-lesson-doppelganger = Vynesený je rytíř a tvoji jsou slabí. Měňavci ale jdou zahrát vždycky: v téhle výměně platí za rytíře.
trun-lesson-copy = Kořistí je rytíř 9. Měňavec 7 přebije rytíře 6: zahraj ho.
trun-lesson-leap = Tak se najímá. Takhle to jde dalších 8 výměn, až jsou obě ruce prázdné. Skočíme ke konci partie.
trun-lesson-second = Druhá část: z 13 stoupenců je tvoje ruka. 8 výměn je za tebou, zbývá 5 karet.
trun-lesson-votes = Vítěz výměny teď získává obě karty. Je to 2 hlasy ku 2: vedeš u rytířů a měňavců. Skřetů mají oba 4, a pak rozhoduje nejvyšší karta.
trun-lesson-dwarves = Trpaslíka zatím nemá nikdo. Jejich moc je ze všech nejpodivnější: ve druhé části jdou tomu, kdo výměnu prohrál.
trun-lesson-dwarf = Takže prohraj schválně. Vynes trpaslíka 0: soupeř trpaslíky má a musí přiznat.
trun-lesson-loser = Výměna je prohraná a oba trpaslíci jsou tvoji. To je třetí hlas.
trun-lesson-win = Soupeř vynesl skřeta. Přebij ho skřetem 4 a povedeš i u skřetů.
trun-lesson-three = Když se nic nezmění, bude to 4 hlasy ku 1. Zbývají 3 výměny.
trun-lesson-free = Zbytek je na tobě, hraj, jak chceš. Malá rada: trpaslíky bere ten, kdo prohraje.
trun-lesson-over = Teď hru znáš. Zbývá vycítit, které výměny se vyplatí prohrát.

## V prohlížeči

web-trun-card = { trun-faction-label } { $value }
web-trun-chapter = { $phase }. část, výměna { $number }
web-trun-last-trick = Poslední výměna
web-trun-trick = výměna { $number } ze { $all }
web-trun-stage = { $phase ->
    [1] nábor
   *[2] boj
} · { $number }/{ $all }
web-trun-play = Zahrát { trun-card-acc }
web-trun-followers = { $count ->
    [one] { $count } stoupenec
    [few] { $count } stoupenci
   *[other] { $count } stoupenců
}
web-trun-votes = { $count ->
    [one] { $count } hlas
    [few] { $count } hlasy
   *[other] { $count } hlasů
}
web-trun-followers-word = { $count ->
    [one] stoupenec
    [few] stoupenci
   *[other] stoupenců
}
web-trun-votes-word = { $count ->
    [one] hlas
    [few] hlasy
   *[other] hlasů
}
web-trun-followers-of = Stoupenci: { $name }
web-trun-followers-note = Jejich pán s nimi bojuje ve druhé části.
web-trun-no-deck = prázdný
web-trun-deck = { $count ->
    [one] V balíčku je { $count } karta
    [few] V balíčku jsou { $count } karty
   *[other] V balíčku je { $count } karet
}
web-trun-your-card = tvoje karta
web-trun-led = vynáší { $name }
web-trun-takes = bere { $name }
web-trun-end-most = Hlas { trun-factions-gen } získává { $seat }, { $mine } ku { $theirs }.
web-trun-end-highest = Hlas { trun-factions-gen } získává { $seat }: je to { $mine } ku { $theirs } a vyšší kartou je { $value }.
web-trun-five-votes = Pět hlasů: získané karty, ty a soupeř
web-trun-text-goblin = Skřeti: hodnoty 0 až 9 a pět z nich má 0. Jejich hlas získá ten, kdo jich má víc.
web-trun-text-knight = Rytíř přebije každého vyneseného skřeta.
web-trun-text-undead = V první části jdou nemrtví z výměny rovnou mezi získané karty vítěze.
web-trun-text-dwarf = Ve druhé části jdou trpaslíci z výměny tomu, kdo prohrál.
web-trun-text-doppelganger = Měňavce jde přidat ke každé frakci, ve výměně platí za ni.
web-trun-ruling-a12 = Když v první části odpoví na nemrtvého, odchází ze hry a neboduje se.
web-trun-ruling-a13 = Nezáleží na tom, kdo nemrtvého zahrál: boduje ho vítěz výměny.
web-trun-ruling-a15 = Trpaslíka, který výměnu vyhraje, boduje poražený; dál vynáší vítěz.
web-trun-ruling-a19 = Při sčítání hlasu se každá 0 počítá jako karta.
web-trun-ruling-r3 = Vynesený měňavec vynáší měňavce a nic jiného.
web-trun-ruling-r6 = Na skřeta jde odpovědět rytířem, jen když v ruce žádný skřet není.
web-trun-ruling-r9 = Schopnost frakce, za kterou platí, nikdy nezíská.
web-trun-ruling-r10 = Rytíř musí jít jako druhý. U vyneseného rytíře schopnost neplatí.
web-trun-ruling-r11 = Skřeti žádnou schopnost nemají.
web-trun-ruling-r17 = Nemrtvý z kořisti nebo z balíčku je stoupenec jako každý jiný.
web-trun-ruling-r20 = V první části trpaslíci žádnou schopnost nemají.
