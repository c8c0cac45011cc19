### Krvavý trůn. `$card` je druh karty (Archer, Squire …), `$family` písmeno z R B G V Y, `$seat` a `$victim` jsou jména
### v 1. pádě; `$slot` a `$gap` jsou čísla polí a mezer od 0, NTH je řekne od 1. Ano a ne jsou slova yes a no.

krvavy_trun-name = Krvavý trůn
krvavy_trun-about = Pokládej karty lícem dolů do jedné řady a pak je nech skryté, nebo odhal: 6 kol blafování pro 3 až 5 rodů, nebo souboj pro 2 hráče.

## Karty

krvavy_trun-card = { $card ->
    [Archer] Lučištnice
    [Squire] Zbrojnoš
    [Spy] Špeh
    [Heir] Následník
    [Impersonator] Imitátorka
    [Lord] Lord
    [Murder] Vražda
    [Decree] Královský výnos
    [Trap] Léčka
    [Conspiracy] Spiknutí
   *[other] { $card }
}
krvavy_trun-card-acc = { $card ->
    [Archer] Lučištnici
    [Squire] Zbrojnoše
    [Spy] Špeha
    [Heir] Následníka
    [Impersonator] Imitátorku
    [Lord] Lorda
    [Murder] Vraždu
    [Decree] Královský výnos
    [Trap] Léčku
    [Conspiracy] Spiknutí
   *[other] { $card }
}
krvavy_trun-text-archer = Vyřaď první, nebo poslední kartu řady.
krvavy_trun-text-squire = Vyřaď kartu, která se Zbrojnošem sousedí.
krvavy_trun-text-spy = Ukradni 1 bod hráči, jehož karta se Špehem sousedí.
krvavy_trun-text-heir = Získej 2 body, pokud v řadě neleží lícem nahoru jiný Následník.
krvavy_trun-text-impersonator = Použij schopnost sousední postavy, která leží lícem nahoru.
krvavy_trun-text-lord = Získej 1 bod a další 1 za každou sousední kartu svého rodu.
krvavy_trun-text-murder = Vyřaď kteroukoli kartu řady. Odhoď.
krvavy_trun-text-decree = Přesuň jinou kartu do kterékoli mezery řady. Odhoď.
krvavy_trun-text-trap = Vyřadí-li ji soupeř, získej 4 body a útočící karta se odhodí. Odhalíš-li ji, body na ní propadnou a získej 1. Odhoď.
krvavy_trun-text-conspiracy = Získej dvojnásobek bodů, které na něm leží. Odhoď.

## Rody

krvavy_trun-family = { $family ->
    [R] Lvi
    [B] Labutě
    [G] Jeleni
    [V] Havrani
   *[Y] Kanci
}
krvavy_trun-family-gen = { $family ->
    [R] Lvů
    [B] Labutí
    [G] Jelenů
    [V] Havranů
   *[Y] Kanců
}

## Volby

krvavy_trun-option-first = Kdo pokládá první
krvavy_trun-option-first-random = Rozhodne náhoda
krvavy_trun-option-first-A = Místo A
krvavy_trun-option-first-B = Místo B
krvavy_trun-option-first-C = Místo C
krvavy_trun-option-first-D = Místo D
krvavy_trun-option-first-E = Místo E
krvavy_trun-option-copied-heir = Imitátorka napodobující Následníka
krvavy_trun-option-copied-heir-own-name = získává, není-li tu jiná Imitátorka
krvavy_trun-option-copied-heir-only-heir = získává, jen je-li to navíc jediný Následník
krvavy_trun-option-own-cards = Lučištnice a Zbrojnoš proti vlastním kartám
krvavy_trun-option-own-cards-free = smějí je vyřadit kdykoli
krvavy_trun-option-own-cards-last = jen když nedosáhnou na soupeřovu

## Popisky

krvavy_trun-label-hand = Ruka
krvavy_trun-label-aside = Stranou
krvavy_trun-label-discards = Odhozené
krvavy_trun-label-purse = Měšec
krvavy_trun-label-row = Řada
krvavy_trun-label-first = Pokládá první
krvavy_trun-round = kolo { $number } z { $all }
krvavy_trun-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Výzvy ($card: schopnost, která vyřazuje)

krvavy_trun-prompt-place = Polož kartu z ruky.
krvavy_trun-prompt-place-family = Polož kartu { krvavy_trun-family-gen }.
krvavy_trun-prompt-decide = Nech kartu skrytou a přidej na ni 1 bod, nebo ji odhal.
krvavy_trun-prompt-strike = { $card ->
    [Archer] Vyřaď první, nebo poslední kartu.
    [Squire] Vyřaď sousední kartu.
   *[other] Vyřaď kteroukoli kartu řady.
}
krvavy_trun-prompt-spy = Vyber souseda, kterého okradeš.
krvavy_trun-prompt-copy = Vyber sousední postavu, kterou Imitátorka napodobí.
krvavy_trun-prompt-move = Vyber kartu, která se přesune.
krvavy_trun-prompt-to = Vyber mezeru, do které se karta přesune.

## Události ($seen: no, když je líc skrytý)

krvavy_trun-event-chosen = První pokládá { $seat }.
krvavy_trun-event-placed = { $seen ->
    [no] { $seat } pokládá kartu na pole { NTH($slot) }.
   *[yes] { $seat } pokládá { krvavy_trun-card-acc } na pole { NTH($slot) }.
}
krvavy_trun-event-covered = { $seen ->
    [no] { $seat } zakrývá pole { NTH($slot) } kartou.
   *[yes] { $seat } zakrývá pole { NTH($slot) }, pokládá { krvavy_trun-card-acc }.
}
krvavy_trun-event-kept = { $seat } nechává pole { NTH($slot) } skryté a přidává na něj 1 bod.
krvavy_trun-event-revealed = { $seat } odhaluje { krvavy_trun-card-acc } na poli { NTH($slot) }.
krvavy_trun-event-took = { $seat } bere z karty { krvavy_trun-points }.
krvavy_trun-event-lost = Do zásoby se z karty hráče { $seat } { $points ->
    [one] vrací { $points } bod
    [few] vracejí { $points } body
   *[other] vrací { $points } bodů
}.
krvavy_trun-event-gained = { $seat } získává { krvavy_trun-points }.
krvavy_trun-event-stole = { $seat } krade 1 bod, přichází o něj { $victim }.
krvavy_trun-event-copied = { $seat } napodobuje Imitátorkou { krvavy_trun-card-acc }.
krvavy_trun-event-eliminated = { $seat } přichází o { krvavy_trun-card-acc }: karta je vyřazena.
krvavy_trun-event-discarded = { $seat } odhazuje { krvavy_trun-card-acc }.
krvavy_trun-event-moved = { $seen ->
    [no] { $seat } přesouvá kartu { krvavy_trun-family-gen } z pole { NTH($slot) } do mezery { NTH($gap) }.
   *[yes] { $seat } přesouvá { krvavy_trun-card-acc } { krvavy_trun-family-gen } z pole { NTH($slot) } do mezery { NTH($gap) }.
}
krvavy_trun-event-round = Kolo { $number }: první pokládá { $seat }.

## Konec ($seats: jména oddělená čárkami)

krvavy_trun-end-win = Vyhrává { $seat }, { krvavy_trun-points }.
krvavy_trun-end-shared = Společné vítězství: { $seats }.

## Odmítnutí

refused-krvavy_trun-card = „{ $sent }“ není karta této hry; karty jsou Archer, Squire, Spy, Heir, Impersonator, Lord, Murder, Decree, Trap a Conspiracy.
refused-krvavy_trun-row = „{ $sent }“ v řadě ležet nemůže; piš R.Lord^ pro kartu lícem nahoru a R.Lordv2 pro kartu lícem dolů se 2 body.
refused-krvavy_trun-not-your-turn = Teď nejsi na tahu.
refused-krvavy_trun-not-in-hand = V ruce nemáš { krvavy_trun-card-acc }, polož jinou kartu.
refused-krvavy_trun-place = Teď se pokládá karta: na začátek, na konec, nebo navrch na vlastní rod; v prázdné řadě jen na konec.
refused-krvavy_trun-decide = Teď se rozhoduje jen o tomhle: nechat skrytou, nebo odhalit.
refused-krvavy_trun-strike = { $card ->
    [Archer] Teď jde vyřadit jen první, nebo poslední karta řady.
    [Squire] Teď jde vyřadit jen karta, která s jednající kartou sousedí.
   *[other] Teď se vyřazuje některá karta řady, vyber její pole.
}
refused-krvavy_trun-spy = Okrást jde jen hráče, jehož karta s jednající kartou sousedí.
refused-krvavy_trun-copy = Napodobit jde jen sousední postavu, která leží lícem nahoru.
refused-krvavy_trun-move = Královský výnos přesouvá jinou kartu řady, nikdy sám sebe; vyber její pole.
refused-krvavy_trun-to = Karta se musí přesunout do mezery, kterou se řada změní; vyber jinou.
refused-krvavy_trun-table = „{ $sent }“ nesedí se zbytkem pozice.

## Lekce

krvavy_trun-lesson-welcome = Starý král je mrtvý a 3 rody splétají plány v jedné tmavé ulici. Karty téhle lekce jsou dané předem a výsledek se nikam nepočítá.
krvavy_trun-lesson-goal = Po 6 kolech vyhrává nejplnější měšec. Hraješ za Lvy a v měšci máš 1 bod.
krvavy_trun-lesson-hand = V každém kole položí každý do ulice 1 kartu lícem dolů. Pak ulicí projde lucerna a svítí na jednu kartu po druhé.
krvavy_trun-lesson-place = Začni Následníkem: vyber kartu a pak místo. Ulice je prázdná, místo je jen 1.
krvavy_trun-lesson-ends = Labutě položily na konec, Jeleni na začátek. Mezi dvě karty se nová nikdy neklade. Lucerna teď vyráží zleva.
krvavy_trun-lesson-kept = Jeleni nechali svou kartu ležet: přibyl na ni 1 bod. Kdo kartu odhalí, vezme si body, které na ní leží, a karta jedná.
krvavy_trun-lesson-reveal = Lucerna došla k tobě. Necháš-li Následníka ležet, přibude na něj bod; odhalíš-li ho, vynese hned 2. Odhal ho.
krvavy_trun-lesson-stays = Máš 2 body. Následník je postava: zůstává lícem nahoru a jedná v každém dalším kole. Pletichy jednají jednou a odcházejí.
krvavy_trun-lesson-cover = Kolo 2. Karta smí i na vlastní kartu. Ta spodní je pak zakrytá: čeká a body na ní zůstávají.
krvavy_trun-lesson-trap = Skrytá karta je i past. Vyber Léčku a polož ji na začátek, vedle Jelenů: kdo ji vyřadí, bude litovat.
krvavy_trun-lesson-bait = Když Léčku odhalíš, vynese jen 1 bod. Nech ji ležet: s bodem na sobě vypadá lákavě.
krvavy_trun-lesson-sprung = Zbrojnoš Jelenů vyřadil sousední kartu a padl do tvé Léčky. Ty máš 4 body, Jeleni 1 a Zbrojnoš je pryč.
krvavy_trun-lesson-again = Zbrojnoš odkryl kartu pod sebou a hned přišla na řadu. Tvůj Následník pak jednal sám: další 2 body.
krvavy_trun-lesson-murder = Kolo 3. Na první kartě Jelenů rostou body, a co když rostou na Spiknutí? Vražda vyřadí kteroukoli kartu.
krvavy_trun-lesson-on = Vyber Vraždu a polož ji na vlastního Následníka. Proč, to hned uvidíš.
krvavy_trun-lesson-stab = Jsi na řadě. Kdo s Vraždou čeká, přijde pozdě: odhal ji.
krvavy_trun-lesson-target = A teď oběť: vyber kartu Jelenů, na které leží 3 body.
krvavy_trun-lesson-uncovered = Bylo to Spiknutí a vyneslo by 6. Za vyřazení máš 1 bod. Vražda odešla, odkryla Následníka a ten hned jednal: proto ležela na něm.
krvavy_trun-lesson-leap = Následník je zase volný a ostatní dál sbírají body. Skočíme o 2 kola dál, do posledního.
krvavy_trun-lesson-last = Kolo 6, poslední. Labutě vedou s 18 body, ty máš 13.
krvavy_trun-lesson-points = Na tvém Spiknutí ale leží 3 body, a to je vyplatí dvakrát. Body, které po tomhle kole zůstanou v ulici, nemají žádnou cenu.
krvavy_trun-lesson-lord = Lord vynese 1 bod a 1 za každého souseda ze svého rodu. Polož ho na začátek, vedle Spiknutí.
krvavy_trun-lesson-free = Odteď rozhoduj po svém. Je to poslední kolo: co teď neodhalíš, už nic nevynese.
krvavy_trun-lesson-over = Teď hru znáš. Kdo odhalí brzy, sklidí málo; kdo čeká dlouho, dočká se nože.

## V prohlížeči ($card: druh karty, $family: písmeno rodu, $number, $slot, $before a $after: pole od 0, NTH je řekne od 1)

web-krvavy_trun-short = { $card ->
    [Decree] Výnos
   *[other] { krvavy_trun-card }
}
web-krvavy_trun-card-of = { krvavy_trun-card }, { krvavy_trun-family }
web-krvavy_trun-unknown-of = neznámá karta, { krvavy_trun-family }
web-krvavy_trun-text-archer = Vyřaď první, nebo poslední kartu.
web-krvavy_trun-text-squire = Vyřaď sousední kartu.
web-krvavy_trun-text-spy = Ukradni sousedovi 1 bod.
web-krvavy_trun-text-heir = 2 body, není-li tu jiný odhalený.
web-krvavy_trun-text-impersonator = Napodob odhalenou sousední postavu.
web-krvavy_trun-text-lord = 1 bod a 1 za každého souseda z rodu.
web-krvavy_trun-text-murder = Vyřaď kteroukoli kartu.
web-krvavy_trun-text-decree = Přesuň jinou kartu kamkoli.
web-krvavy_trun-text-trap = Vyřadí-li ji soupeř, máš 4 body.
web-krvavy_trun-text-conspiracy = Vezmi body na něm dvakrát.
web-krvavy_trun-info-placing = Kolo { $number } ze { $all } · pokládání
web-krvavy_trun-info-resolving = Kolo { $number } ze { $all } · odhalování
web-krvavy_trun-last-round = Minulé kolo
web-krvavy_trun-round = Kolo { $number } ze { $all }
web-krvavy_trun-round-short = kolo { $number }/{ $all }
web-krvavy_trun-slot = Pole { NTH($slot) }
web-krvavy_trun-show-slot = Ukázat pole { NTH($slot) }
web-krvavy_trun-up = lícem nahoru
web-krvavy_trun-down = lícem dolů
web-krvavy_trun-stack = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-krvavy_trun-lantern-here = svítí sem lucerna
web-krvavy_trun-direction = Lucerna jde zleva doprava
web-krvavy_trun-empty = Ulice je prázdná. Čeká se na první kartu.
web-krvavy_trun-moves = přesouvá se
web-krvavy_trun-do-place = přikrýt
web-krvavy_trun-do-strike = vyřadit
web-krvavy_trun-do-spy = okrást
web-krvavy_trun-do-copy = napodobit
web-krvavy_trun-do-move = přesunout
web-krvavy_trun-start = na začátek
web-krvavy_trun-end = na konec
web-krvavy_trun-first-card = první karta řady
web-krvavy_trun-to-start = Na začátek řady
web-krvavy_trun-to-end = Na konec řady
web-krvavy_trun-to-between = Mezi pole { NTH($before) } a { NTH($after) }
web-krvavy_trun-label-place = { $place ->
    [start] { krvavy_trun-card } na začátek řady
    [end] { krvavy_trun-card } na konec řady
   *[on] { krvavy_trun-card } navrch na pole { NTH($slot) }
}
web-krvavy_trun-button-place = { $place ->
    [start] Položit na začátek řady
    [end] Položit na konec řady
   *[on] Položit na pole { NTH($slot) }
}
web-krvavy_trun-label-keep = Nechat ležet, +1 bod
web-krvavy_trun-label-reveal = Odhalit { krvavy_trun-card-acc }
web-krvavy_trun-label-strike = Vyřadit z pole { NTH($slot) }: { $what }
web-krvavy_trun-label-copy = Napodobit { krvavy_trun-card-acc } z pole { NTH($slot) }
web-krvavy_trun-label-move = Přesunout z pole { NTH($slot) }: { $what }
web-krvavy_trun-button-strike = Vyřadit kartu z pole { NTH($slot) }
web-krvavy_trun-button-move = Přesunout kartu z pole { NTH($slot) }
web-krvavy_trun-spy = Okrást rod { krvavy_trun-family-gen }
web-krvavy_trun-spy-other = Okrást soupeře
web-krvavy_trun-spy-self = Okrást sebe, nic se nestane
web-krvavy_trun-where = Kam položíš { krvavy_trun-card-acc }?
web-krvavy_trun-decide = Lucerna svítí na { krvavy_trun-card-acc }. Odhalíš, nebo necháš ležet?
web-krvavy_trun-decide-short = Odhalíš { krvavy_trun-card-acc }?
web-krvavy_trun-keep = Nechat ležet
web-krvavy_trun-keep-small = +1 bod na kartu
web-krvavy_trun-reveal = Odhalit
web-krvavy_trun-reveal-small = leží na ní { krvavy_trun-points }
web-krvavy_trun-reveal-sure = ještě jednou: zůstane odhalená
web-krvavy_trun-first = začíná
web-krvavy_trun-purse = V měšci { krvavy_trun-points }
web-krvavy_trun-hands = Ruce tvých rodů
web-krvavy_trun-hand-of = Ruka rodu { krvavy_trun-family-gen }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-krvavy_trun-gone = Odešli z řady
web-krvavy_trun-gone-note = Každý je vidí. Do hry se nevrátí.
web-krvavy_trun-gone-none = Zatím žádná karta.
web-krvavy_trun-aside = Karty stranou
web-krvavy_trun-aside-note = Vidíš je jen ty. Do hry nevstoupí.
web-krvavy_trun-unknown-name = Karta { krvavy_trun-family-gen }
web-krvavy_trun-unknown-text = Leží lícem dolů. Zná ji jen její hráč.
web-krvavy_trun-on-it = Leží na ní { krvavy_trun-points }.
web-krvavy_trun-beneath = Pod ní: { $cards }.
web-krvavy_trun-ruling-r11 = Na řadě ji její hráč nechá ležet, a přibude na ni 1 bod, nebo ji odhalí.
web-krvavy_trun-ruling-r13 = Odhalená postava zůstává v řadě a jedná v každém dalším kole.
web-krvavy_trun-ruling-r15 = Pletichy se po použití odhazují.
web-krvavy_trun-ruling-r26 = { $own-cards ->
    [last] U tohoto stolu Lučištnice šetří vlastní kartu, leží-li na druhém kraji soupeřova.
   *[free] Smíš vyřadit i vlastní kartu.
}
web-krvavy_trun-ruling-r27 = { $own-cards ->
    [last] U tohoto stolu Zbrojnoš šetří vlastní kartu, sousedí-li i se soupeřovou.
   *[free] Smíš vyřadit i vlastní kartu.
} Sám v řadě nedělá Zbrojnoš nic.
web-krvavy_trun-ruling-r31 = Počítají se sousedi lícem nahoru i lícem dolů.
web-krvavy_trun-ruling-r36 = Smíš vyřadit i vlastní kartu, třeba i tuhle Vraždu.
web-krvavy_trun-ruling-r40 = Napodobit jinou Imitátorku jde, ale nic se nestane.
web-krvavy_trun-ruling-r43 = Karta přesunutá za Výnos přijde na řadu, i když už v tomhle kole jednala.
web-krvavy_trun-ruling-b1 = { $own-cards ->
    [last] Je-li Lučištnice v řadě sama, musí vyřadit sebe. Leží-li na obou krajích tvoje karty, smí.
   *[free] Na kraji řady může Lučištnice vyřadit i sebe. Je-li v řadě sama, musí.
}
web-krvavy_trun-ruling-b4 = Soupeřova Léčka sklapne i po Vraždě.
web-krvavy_trun-ruling-b6 = { $copied-heir ->
    [only-heir] U tohoto stolu za Následníka získá 2 body, jen neleží-li lícem nahoru jiný Následník ani jiná Imitátorka.
   *[own-name] Za Následníka získá 2 body, neleží-li lícem nahoru jiná Imitátorka.
}
web-krvavy_trun-ruling-b10 = Řada se přesunem musí opravdu změnit.
web-krvavy_trun-ruling-b14 = Přesunutí ani Špeh Léčku nespustí.
web-krvavy_trun-ruling-b15 = Vyřadí-li se karta nad Léčkou, Léčka nesklapne.
web-krvavy_trun-ruling-b16 = Hráči s prázdným měšcem nevezme nic.
web-krvavy_trun-ruling-b17 = Vybrat jde kterýkoli hráč sousední karty, i chudší, i ty.
web-krvavy_trun-ruling-b21 = Zakrytý Následník nezískává a nikomu nepřekáží.
web-krvavy_trun-ruling-b23 = Druhý Následník nepřekáží, dokud leží lícem dolů.
web-krvavy_trun-ruling-b28 = Karta odkrytá na už prošlém poli počká na další kolo.
web-krvavy_trun-ruling-b33 = Vyřazené Spiknutí nevynese nic.
web-krvavy_trun-end-street = { $count ->
    [0] V řadě nezůstala žádná karta.
    [one] V řadě zůstala { $count } karta.
    [few] V řadě zůstaly { $count } karty.
   *[other] V řadě zůstalo { $count } karet.
}
web-krvavy_trun-end-place = { $place }. místo: { $names }, { krvavy_trun-points }.
web-krvavy_trun-end-place-shared = { $place }. místo společně: { $names }, { krvavy_trun-points }.
web-krvavy_trun-end-place-parted = { $place }. místo: { $names }, { krvavy_trun-points }, v řadě { web-krvavy_trun-end-cards }.
web-krvavy_trun-end-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-krvavy_trun-end-left = Body na kartách v řadě se nepočítají: { $points }.
web-krvavy_trun-end-equal = Při shodě rozhodují karty v řadě: { $cards }.
