### Jak se trollí princezny. `$seat` a `$seats` jsou jména, `$card` název součásti, `$from` a `$to` názvy míst.

trolli-name = Jak se trollí princezny
trolli-about = Posílej trolly do slují a vesnic, kopej podzemní síť a odnášej zvony, pacholátka a princezny: 10 až 12 kol pro 2 až 4 klany.

## Volby

trolli-option-first = Kdo začíná
trolli-option-first-random = Rozhodne náhoda
trolli-option-first-A = Místo A
trolli-option-first-B = Místo B
trolli-option-first-C = Místo C
trolli-option-first-D = Místo D
trolli-option-clans = Klany
trolli-option-clans-random = Rozdá je náhoda
trolli-option-clans-choose = Každý si vybere
trolli-option-pushed = Vytlačení trollové
trolli-option-pushed-asked = Majitel vybere sluj
trolli-option-pushed-automatic = Jdou do nejplnější sluje, kde je místo

## Klany, místa a věci

trolli-clan-red = Červený klan
trolli-clan-yellow = Žlutý klan
trolli-clan-purple = Fialový klan
trolli-clan-turquoise = Tyrkysový klan
trolli-label-mine = Těžební sluj
trolli-label-build = Stavební sluj
trolli-label-power = Sluj trollí síly
trolli-label-I = Vesnice I
trolli-label-II = Vesnice II
trolli-label-III = Vesnice III
trolli-label-IV = Vesnice IV
trolli-label-off = Mimo hru
trolli-label-supply = Zásoba
trolli-label-hand = Ruka
trolli-label-network = Podzemní síť
trolli-label-camp = Neutrální tábor
trolli-label-baby = Neutrální pacholátko
trolli-label-bell = Zvon
trolli-label-human = Člověk
trolli-label-princess = Princezna
trolli-label-caves = Destičky slují
trolli-label-royals = Královské destičky
trolli-label-cards = Karty trollů
trolli-label-royal-cards = Královské karty
trolli-label-king = Král trollů
trolli-label-might = Trollí síla
trolli-label-cows = Krávy
trolli-label-barns = Chlévy
trolli-label-beds = Lůžka
trolli-label-trolls = Trollové
trolli-label-humans = Lidé
trolli-label-shafts = Šachty
trolli-label-castle = Hrad
trolli-label-camps = Tábory
trolli-label-babies = Pacholátka
trolli-label-fields = Volná pole
trolli-label-rooms = Vlastní destičky
trolli-points-left = { $place }: zbývá vlastních akčních bodů { $own }{ $foreign ->
    [0] .
   *[other] {" "}a od cizích trollů pro některé akce { $foreign }.
}
trolli-label-score = Vítězné body
trolli-round = kolo { $number } z { $all }

## Akce

trolli-deed-mine-O = Těžit obsidián
trolli-deed-mine-G = Těžit zlato
trolli-deed-mine-D = Těžit diamanty
trolli-deed-refill-O = Doplnit šachty na obsidián
trolli-deed-refill-G = Doplnit šachty na zlato
trolli-deed-refill-D = Doplnit šachty na diamanty
trolli-deed-camp = Postavit tábor
trolli-deed-tiles = Stavět destičky slují
trolli-deed-new-tiles = Obměnit destičky slují
trolli-deed-gain = Získat trollí sílu
trolli-deed-buy = Koupit kartu trollů
trolli-deed-new-cards = Obměnit karty trollů
trolli-deed-princess = Unést princeznu
trolli-deed-bell = Strhnout zvon
trolli-deed-castle = Využít hrad
trolli-deed-swap = Vyměnit pacholátka
trolli-deed-hire = Najmout člověka
trolli-deed-cow = Ukrást krávu
trolli-deed-end = Ukončit fázi
trolli-deed-done = Dál už ne
trolli-deed-go-on = Stavět dál

## Ceny a množství surovin

trolli-price-ap = { $count ->
    [one] 1 akční bod
    [few] { $count } akční body
   *[other] { $count } akčních bodů
}
trolli-price-power = { $count ->
    [one] 1 trollí síla
   *[other] { $count } trollí síly
}
trolli-price-O = { $count ->
    [one] 1 obsidián
    [few] { $count } obsidiány
   *[other] { $count } obsidiánů
}
trolli-price-G = { $count ->
    [one] 1 zlato
   *[other] { $count } zlata
}
trolli-price-D = { $count ->
    [one] 1 diamant
    [few] { $count } diamanty
   *[other] { $count } diamantů
}
trolli-price-cow = { $count ->
    [one] 1 kráva
    [few] { $count } krávy
   *[other] { $count } krav
}
trolli-ore = { $ore ->
    [O] { trolli-price-O }
    [G] { trolli-price-G }
   *[D] { trolli-price-D }
}

## Účinky bonusů, hradů, královských destiček a karet trollů

trolli-effect-none = Bez bonusu.
trolli-effect-gold = Vezmi 1 zlato.
trolli-effect-diamond = Vezmi 1 diamant.
trolli-effect-obs1 = Vezmi 1 obsidián.
trolli-effect-obs2 = Vezmi 2 obsidiány.
trolli-effect-cow = Vezmi 1 krávu do volného chléva.
trolli-effect-cows2 = Vezmi až 2 krávy do volných chlévů.
trolli-effect-obscow = Vezmi 1 obsidián a nejvýš 1 krávu.
trolli-effect-power2 = Získej 2 trollí síly.
trolli-effect-gold-power1 = Vezmi 1 zlato a získej 1 trollí sílu.
trolli-effect-barn-cow = Odkryj chlév, pak vezmi nejvýš 1 krávu.
trolli-effect-refill = Doplň všechny šachty jednoho druhu.
trolli-effect-build = Postav zdarma 1 destičku sluje.
trolli-effect-card = Vezmi zdarma 1 kartu trollů.
trolli-effect-move2 = Přesuň až 2 různé trolly.
trolli-effect-move3humans = Přesuň až 3 lidi mezi svými slujemi.
trolli-effect-move1troll1human = Přesuň nejvýš 1 trolla a 1 člověka.
trolli-effect-mineO3 = Vytěž až 3 obsidiány.
trolli-effect-mineG2 = Vytěž až 2 zlata.
trolli-effect-mineD1 = Vytěž 1 diamant.
trolli-effect-mineG1 = Vytěž 1 zlato.
trolli-effect-power1human = Získej 1 trollí sílu, pak přesuň nejvýš 1 člověka.

## Co se počítá na konci

trolli-condition-bat = 1 bod za každou kartu netopýra.
trolli-condition-toad = 1 bod za každou kartu ropuchy.
trolli-condition-snake = 1 bod za každou kartu hada.
trolli-condition-diamond = 1 bod za každý zbylý diamant.
trolli-condition-gold2 = 1 bod za každá 2 zbylá zlata.
trolli-condition-obs2 = 1 bod za každé 2 zbylé obsidiány.
trolli-condition-cow = 1 bod za každou zbylou krávu.
trolli-condition-human2 = 1 bod za každé 2 lidi.
trolli-condition-power = 1 bod za každou zbylou trollí sílu.
trolli-condition-bellTiles = 1 bod za každou destičku zvonu.
trolli-condition-princessTiles = 1 bod za každou destičku princezny.
trolli-condition-vpTiles = 1 bod za každou bodovou destičku.
trolli-condition-royalTiles = 1 bod za každou královskou destičku.
trolli-condition-tiles4 = 1 bod za každé 4 destičky.
trolli-condition-obsShafts3 = 1 bod za každé 3 šachty na obsidián.
trolli-condition-goldShafts2 = 1 bod za každé 2 šachty na zlato.
trolli-condition-diaShafts2 = 1 bod za každé 2 šachty na diamanty.

## Destičky slují

trolli-tile-vp = Body na konci; průchod jen na jedné hraně.
trolli-tile-royal = 3 body na konci.

trolli-short-princess = 1 lůžko.
trolli-short-bell = Odkryj chlév; pole pro zvon, na něm: { $bonus }
trolli-short-resource = 2 plné šachty na obsidián; pole pro tábor, na něm: { $bonus }
trolli-short-babies = { $text } Pole pro pacholátka: { $bonuses }

## Královské destičky

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
trolli-text-K12 = 4 šachty na obsidián, plné.
trolli-text-K13 = 3 šachty na zlato, plné.
trolli-text-K14 = 2 šachty na diamanty, plné.
trolli-text-K15 = 2 pole pro pacholátka.
trolli-text-K16 = 1 pole pro pacholátko, 1 pro tábor.
trolli-text-K17 = 1 pole pro pacholátko, 1 pro zvon.
trolli-text-K18 = 2 pole pro zvony.
trolli-text-K19 = 1 pole pro tábor, 1 pro zvon.
trolli-text-K20 = Na konci platí jako karta netopýra, hada i ropuchy.

## Destičky hradů

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

## Karty trollů

trolli-text-bat1 = { trolli-condition-princessTiles }
trolli-text-bat2 = { trolli-condition-royalTiles }
trolli-text-bat3 = { trolli-condition-diaShafts2 }
trolli-text-bat4 = Přidává 1 lůžko.
trolli-text-bat5 = { trolli-effect-diamond }
trolli-text-bat6 = { trolli-effect-power2 }
trolli-text-bat7 = { trolli-effect-move2 }
trolli-text-bat8 = { trolli-effect-build }
trolli-text-snake1 = { trolli-condition-power }
trolli-text-snake2 = { trolli-condition-vpTiles }
trolli-text-snake3 = { trolli-condition-goldShafts2 }
trolli-text-snake4 = Přidává 1 pole pro tábor.
trolli-text-snake5 = { trolli-effect-gold }
trolli-text-snake6 = { trolli-effect-refill }
trolli-text-snake7 = { trolli-effect-cows2 }
trolli-text-snake8 = { trolli-effect-gold-power1 }
trolli-text-toad1 = { trolli-condition-bellTiles }
trolli-text-toad2 = { trolli-condition-tiles4 }
trolli-text-toad3 = { trolli-condition-obsShafts3 }
trolli-text-toad4 = Přidává 1 pole pro zvon.
trolli-text-toad5 = { trolli-effect-obs2 }
trolli-text-toad6 = { trolli-effect-obscow }
trolli-text-toad7 = { trolli-effect-move3humans }
trolli-text-toad8 = { trolli-effect-barn-cow }

## Královské karty

trolli-text-princess3 = 3 destičky princezny
trolli-text-resource3 = 3 destičky surovin
trolli-text-bell3 = 3 destičky zvonu
trolli-text-vp3 = 3 bodové destičky
trolli-text-tiles7 = 7 jakýchkoli destiček
trolli-text-bats3 = 3 karty netopýra
trolli-text-snakes3 = 3 karty hada
trolli-text-toads3 = 3 karty ropuchy
trolli-text-each1 = 1 karta od každého zvířete
trolli-text-cards5 = 5 karet trollů
trolli-text-camps3 = 3 neutrální tábory
trolli-text-babies3 = 3 neutrální pacholátka
trolli-text-bells3 = 3 zvony
trolli-text-humans5 = 5 lidí

## Karty kola ($period: dawn, dusk, night)

trolli-period = { $period ->
    [dawn] úsvit
    [dusk] soumrak
   *[night] noc
}

## Výzvy

trolli-prompt-choose-clan = Vyber si klan.
trolli-prompt-house = Vyber sluj pro člověka.
trolli-prompt-card = Zahraj kartu kola.
trolli-prompt-move = Přesuň trolla na jiné místo.
trolli-prompt-push = Vyber, čí troll bude vytlačen.
trolli-prompt-out = Vyber sluj pro svého vytlačeného trolla.
trolli-prompt-act = Utrať akční body, nebo ukonči fázi.
trolli-prompt-tile = Vyber destičku.
trolli-prompt-lay = Vyber místo a natočení destičky.
trolli-prompt-campsite = Vyber svůj tábor a vesnici.
trolli-prompt-field = Vyber pole.
trolli-prompt-changeling = Vyber své pacholátko a čím zaplatíš.
trolli-prompt-refill = Vyber, které šachty se doplní.
trolli-prompt-troll-card = Vyber kartu trollů.
trolli-prompt-between = Splň královskou kartu, nebo stav dál.
trolli-prompt-claims = Splň královskou kartu, nebo ukonči tah.
trolli-prompt-move-trolls = Přesuň trolla, nebo přestaň.
trolli-prompt-move-humans = Přesuň člověka, nebo přestaň.
trolli-prompt-home = Trollové jdou domů: vyber sluj.

## Události ($tile je druh destičky, $ore je O, G nebo D)

trolli-event-chosen = Začíná { $seat }.
trolli-event-clan = { $seat } hraje za { $clan ->
    [red] červený klan
    [yellow] žlutý klan
    [purple] fialový klan
   *[turquoise] tyrkysový klan
}.
trolli-event-housed = { $seat } ubytuje člověka: { $to }.
trolli-event-played = { $seat } hraje kartu: { $card }.
trolli-event-placed = Přichází { $item ->
    [princess] princezna
    [baby] neutrální pacholátko
   *[human] člověk
}: { $to }.
trolli-event-king = Král trollů jde: { $to }.
trolli-event-moved = { $seat } přesouvá trolla: { $from } → { $to }.
trolli-event-pushed = Troll, kterého má { $seat }, je vytlačen: { $from }.
trolli-event-gained = { $seat } bere { trolli-ore }.
trolli-event-mined = { $seat } těží { trolli-ore }.
trolli-event-refilled = { $seat } plní { $ore ->
    [O] obsidiánem
    [G] zlatem
   *[D] diamanty
} { $count ->
    [one] 1 šachtu
    [few] { $count } šachty
   *[other] { $count } šachet
}.
trolli-event-cow = { $seat } bere { $count ->
    [one] 1 krávu
    [few] { $count } krávy
   *[other] { $count } krav
}.
trolli-event-power = { $seat } získává { $count ->
    [one] 1 trollí sílu
   *[other] { $count } trollí síly
}.
trolli-event-uncovered = { $seat } odkrývá chlév.
trolli-event-laid = { $seat } pokládá na { $slot } { $tile ->
    [princess] destičku princezny
    [bell] destičku zvonu
    [resource] destičku surovin
    [vp] bodovou destičku
   *[royal] královskou destičku
}.
trolli-event-shaft = { $seat } dokončuje šachtu na { $ore ->
    [O] obsidián
    [G] zlato
   *[D] diamanty
}.
trolli-event-camped = { $seat } staví tábor: { $to }.
trolli-event-filled = { $seat } zaplňuje pole pro { $item ->
    [camp] tábor
    [baby] pacholátko
   *[bell] zvon
}.
trolli-event-swapped = { $seat } vyměňuje pacholátka: { $to }{ $paid ->
    [gold] {" "}(platí zlatem)
    [diamond] {" "}(platí diamantem)
   *[other] {""}
}.
trolli-event-bought = { $seat } bere kartu trollů: { $card }.
trolli-event-princess = { $seat } unáší princeznu: { $from }.
trolli-event-bell = { $seat } strhává zvon: { $from }.
trolli-event-castle-used = { $seat } využívá hrad: { $from }.
trolli-event-activated = { $seen ->
    [none] { $seat } používá královskou akci své desky.
   *[yes] { $seat } používá královskou destičku: { $card }.
}
trolli-event-fulfilled = { $seat } plní královskou kartu: { $card }.
trolli-event-ended = { $seat } končí fázi.
trolli-event-home = { $seat }: troll jde domů, { $to }.
trolli-event-turn = Na tahu je { $seat }, kolo { $round }.
trolli-event-discarded = { $seat } obměňuje { $display ->
    [caves] destičky slují
   *[cards] karty trollů
}.
trolli-event-human-moved = { $seat } přesouvá člověka: { $from } → { $to }.

## Bodování a konec

trolli-sheet-sets = Sady
trolli-sheet-princesses = Princezny
trolli-sheet-royal-tiles = Královské destičky
trolli-sheet-humans = Lidé
trolli-sheet-vp-tiles = Bodové destičky
trolli-sheet-cards = Karty trollů
trolli-end-win = Vyhrává { $seat }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
trolli-end-shared = Společné vítězství: { $seats }.

## Odmítnutí

refused-trolli-not-your-turn = Teď nejsi na tahu.
refused-trolli-claim = Tuto královskou kartu zatím nesplňuješ: máš { $have } z { $need }.
refused-trolli-not-shown = Tato královská karta není vyložená.
refused-trolli-claimed = Tuto královskou kartu už máš splněnou.
refused-trolli-answer = Teď se ptáme na něco jiného: { $step ->
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
refused-trolli-elsewhere = Tato akce patří na jiné místo.
refused-trolli-points = Málo akčních bodů: stojí to { $need }, máš { $own }{ $foreign ->
    [0] .
   *[other] {" "}a od cizích trollů { $foreign }.
}
refused-trolli-no-power = Málo trollí síly: stojí to { $need }, máš { $have }.
refused-trolli-no-ore = Nemáš dost { $ore ->
    [O] obsidiánu
    [G] zlata
   *[D] diamantů
}: stojí to { $need }, máš { $have }.
refused-trolli-no-cow = Stojí to krávu a žádnou nemáš.
refused-trolli-no-swap = Cena výměny je { $gold }× zlato, nebo { $diamonds }× diamant, a ty nemáš ani jedno.
refused-trolli-empty-shafts = Nemáš žádnou plnou šachtu { $ore ->
    [O] na obsidián
    [G] na zlato
   *[D] na diamanty
}.
refused-trolli-full-shafts = Nemáš žádnou prázdnou šachtu { $ore ->
    [O] na obsidián
    [G] na zlato
   *[D] na diamanty
}.
refused-trolli-none-left = Na tvé desce už nezbývá { $item ->
    [camp] žádný tábor
   *[baby] žádné pacholátko
}.
refused-trolli-gone = { $item ->
    [camp] Tento tábor
   *[baby] Toto pacholátko
} už na tvé desce není.
refused-trolli-no-field = Nemáš takové volné pole { $item ->
    [camp] pro tábor
    [baby] pro pacholátko
   *[bell] pro zvon
}.
refused-trolli-no-bed = Nemáš volné lůžko.
refused-trolli-not-there = V této vesnici není { $item ->
    [princess] princezna
    [bell] žádný zvon
    [baby] žádné neutrální pacholátko
    [camp] žádný neutrální tábor
   *[human] žádný člověk
}.
refused-trolli-no-campsite = V žádné vesnici už není neutrální tábor.
refused-trolli-no-tile = Žádnou destičku z nabídky nelze do tvé sítě položit.
refused-trolli-full-track = Tvá trollí síla je na konci stupnice.
refused-trolli-no-card = V nabídce není žádná karta trollů, která ti ještě chybí.
refused-trolli-no-stack = Nic nového by nepřišlo: zásobník i odhozené jsou prázdné.
refused-trolli-no-cauldron = V žádné tvé sluji není volný kotel.
refused-trolli-no-barn = Nemáš volný otevřený chlév.
refused-trolli-no-cows = V zásobě už nejsou krávy.
refused-trolli-no-effect = Teď by to nic neudělalo.
refused-trolli-not-yours = Tuto královskou destičku ve své síti nemáš.
refused-trolli-passive = Tato královská destička nemá akci: působí sama.
refused-trolli-activated = V této fázi už jedna královská akce aktivována byla.
refused-trolli-barred = Tento troll šel ve 2. fázi; ve 3. fázi musí jít jiný.
refused-trolli-same-place = Musí jít na jiné místo, než kde stojí.
refused-trolli-full-cave = V této sluji není volný kotel.
refused-trolli-full-village = V této vesnici není volný kotel a účinkem se nikdo nevytlačuje.
refused-trolli-own-village = Vesnice je plná tvých trollů; vytlačit lze jen cizího.
refused-trolli-no-village = Tato vesnice není ve hře.
refused-trolli-alike = Tví trollové jsou tam stejní: přesuň toho s číslem { $troll }.
refused-trolli-out-of-play = Tento troll je mimo hru; účinek přesouvá jen trolly od kotlů.
refused-trolli-moved = Tohoto trolla už účinek přesunul.
refused-trolli-no-human = V této sluji nemáš žádného člověka.
refused-trolli-caves-only = Sem nelze: jen do některé z tvých slují.
refused-trolli-nobody = Žádného trolla tohoto hráče odtud vytlačit nelze.
refused-trolli-paid = Je zaplaceno: jednu vzít musíš.
refused-trolli-not-displayed = V nabídce to není.
refused-trolli-same-points = V síti už máš bodovou destičku, která počítá totéž.
refused-trolli-first-vp = První destička sítě nesmí být bodová.
refused-trolli-no-place = Tato destička nemá ve tvé síti žádné dovolené místo.
refused-trolli-occupied = Tam už destička leží.
refused-trolli-start = První destička patří na { $slot }.
refused-trolli-apart = Destička musí navazovat na tvou síť.
refused-trolli-wall = Místo je u stěny bodové destičky: průchod musí navazovat na průchod.
refused-trolli-neighbours = Bodová destička se smí dotýkat právě jedné destičky.
refused-trolli-sealed = Pak by se do tvé sítě už nikdy nic položit nedalo.
refused-trolli-passage = Jediný průchod bodové destičky musí vést k její sousední.
refused-trolli-owned = Tuto kartu trollů už máš.
refused-trolli-clan-taken = Tento klan už někdo má.
refused-trolli-card = Zahraj kartu kola z ruky.
refused-trolli-thing = „{ $sent }“ není věc této hry, která tam může být.
refused-trolli-table = „{ $sent }“ nesedí se zbytkem pozice.

## Deska v prohlížeči

web-trolli-part-network = Síť
web-trolli-part-caves = Sluje
web-trolli-part-villages = Vesnice
web-trolli-part-offer = Nabídka
web-trolli-part-royal = Královské
web-trolli-short-mine-O = Obsidián
web-trolli-short-mine-G = Zlato
web-trolli-short-mine-D = Diamant
web-trolli-short-refill = Doplnit šachty
web-trolli-short-refill-O = Doplnit obsidián
web-trolli-short-refill-G = Doplnit zlato
web-trolli-short-refill-D = Doplnit diamanty
web-trolli-short-camp = Tábor
web-trolli-short-tiles = Destičky slují
web-trolli-short-new-tiles = Jiná nabídka
web-trolli-short-gain = Trollí síla
web-trolli-short-buy = Karta trollů
web-trolli-short-new-cards = Jiné karty
web-trolli-short-princess = Princezna
web-trolli-short-bell = Zvon
web-trolli-short-castle = Hrad
web-trolli-short-swap = Pacholátko
web-trolli-short-hire = Člověk
web-trolli-short-cow = Kráva
web-trolli-tile-princess = princezna
web-trolli-tile-bell = zvon
web-trolli-tile-resource = suroviny
web-trolli-tile-vp = body
web-trolli-tile-royal = královská
web-trolli-item-princess = Princezna
web-trolli-item-baby = Pacholátko
web-trolli-item-human = Člověk
web-trolli-to-mine = těžba
web-trolli-to-build = stavba
web-trolli-to-power = síla
web-trolli-to-I = ves I
web-trolli-to-II = ves II
web-trolli-to-III = ves III
web-trolli-to-IV = ves IV
web-trolli-stock-cow = krávy
web-trolli-stock-power = síla
web-trolli-stock-princess = princezny
web-trolli-there-princess = princezna
web-trolli-there-bell = { $count ->
    [one] zvon
    [few] zvony
   *[other] zvonů
}
web-trolli-there-camp = { $count ->
    [one] tábor
    [few] tábory
   *[other] táborů
}
web-trolli-there-baby = { $count ->
    [one] pacholátko
    [few] pacholátka
   *[other] pacholátek
}
web-trolli-there-human = { $count ->
    [one] člověk
    [few] lidé
   *[other] lidí
}
web-trolli-no-network = Tady začne síť.
web-trolli-fields = Sebráno, a volná pole pro další
web-trolli-toll = K tomu { $price }.
web-trolli-costs = Cena: { $price }.
web-trolli-parts = Části desky
web-trolli-whose = Čí deska je vidět
web-trolli-board-of = Deska: { $name }
web-trolli-yours = Tvoje deska
web-trolli-stores = Zásoby
web-trolli-stores-of = Zásoby: { $name }
web-trolli-camps-here = Tábory na desce: až odejdou, dají
web-trolli-babies-here = Pacholátka na desce: až odejdou, dají
web-trolli-shafts = Plné šachty
web-trolli-shafts-printed = na desce
web-trolli-ore-O = obsidián
web-trolli-ore-G = zlato
web-trolli-ore-D = diamant
web-trolli-cows-in-barns = Krávy v odkrytých chlévech
web-trolli-princesses-in-beds = Princezny na lůžkách
web-trolli-barns = Krávy { $cows }, odkryté chlévy { $barns }, zakryté { $covered }
web-trolli-no-field = žádné pole
web-trolli-own-action = Královská akce na desce
web-trolli-kind-princess = Destička princezny
web-trolli-kind-bell = Destička zvonu
web-trolli-kind-resource = Destička surovin
web-trolli-kind-vp = Bodová destička
web-trolli-kind-royal = Královská destička
web-trolli-animal-bat = Netopýr
web-trolli-animal-snake = Had
web-trolli-animal-toad = Ropucha
web-trolli-halves = Půlky šachet: { $ores }.
web-trolli-card-name = Karta trollů: { $animal }
web-trolli-card-fields = Pole pro pacholátka: { $bonuses }
web-trolli-chapter = Kolo { $round }: { $name }
web-trolli-round-name = Karta kola: { trolli-period }
web-trolli-round-card = { $item } → { $village }, král → { $king }
web-trolli-royal-card = Královská karta
web-trolli-royal-card-text = { $card }: kdo to splní, vezme si kdykoli ve svém tahu královskou destičku.
web-trolli-fulfilled = splněno
web-trolli-vp-per = VB
web-trolli-stack = zbývá { $count }
web-trolli-empty = Nic tu neleží.
web-trolli-no-cards = V ruce nemáš žádné karty kola.
web-trolli-in-villages = Ve vesnici
web-trolli-what-here = co tu jde dělat
web-trolli-foreign-too = Platí i body od cizích trollů.
web-trolli-move-prompt = { $phase ->
    [2] První troll: přesuň ho na jiné místo.
   *[other] Druhý troll, jiný než předtím: přesuň ho.
}
web-trolli-ap = AB
web-trolli-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-trolli-points-both = { $foreign ->
    [0] { web-trolli-points-own }
   *[other] { web-trolli-points-own }, cizí { $foreign }
}
web-trolli-points-own = { $own ->
    [one] 1 akční bod
    [few] { $own } akční body
   *[other] { $own } akčních bodů
}
web-trolli-hands-hidden = Karty kola zůstávají v rukou skryté.
web-trolli-hidden-hand = Karty kola v ruce
web-trolli-spent = { $foreign ->
    [0] utraceno { $own }
   *[other] utraceno { $own } + { $foreign } cizí
}
web-trolli-gain-castle = { $effect } Na konci fáze jdou tvoji trollové odtud domů.
web-trolli-gain-princess = 7 bodů, a chceš-li, královská destička.
web-trolli-gain-hire = Člověk do jedné z tvých slují.
web-trolli-gain-item = Na pole: { $bonuses }.
web-trolli-gain-refill = { $count ->
    [one] Naplní 1 šachtu.
    [few] Naplní { $count } šachty.
   *[other] Naplní { $count } šachet.
}
web-trolli-swap-price = { $gold }, nebo { $diamond }
web-trolli-deed-mine = Vytěžit až { $amount }: { $ore }
web-trolli-deed-gain = Získat { $amount } trollí síly
web-trolli-deed-tiles = Postavit až { $amount } destičky
web-trolli-not-points = málo bodů
web-trolli-not-elsewhere = jinde
web-trolli-not-no-power = málo síly
web-trolli-not-no-ore = málo surovin
web-trolli-not-no-cow = chybí kráva
web-trolli-not-no-swap = chybí zlato i diamant
web-trolli-not-empty-shafts = žádná plná šachta
web-trolli-not-full-shafts = žádná prázdná šachta
web-trolli-not-none-left = na desce nic nezbývá
web-trolli-not-no-field = chybí volné pole
web-trolli-not-no-campsite = žádný neutrální tábor
web-trolli-not-no-tile = žádná se nehodí
web-trolli-not-full-track = síla je na konci
web-trolli-not-no-card = žádná nová karta
web-trolli-not-no-stack = nic nového
web-trolli-not-not-there = tady není
web-trolli-not-no-bed = chybí lůžko
web-trolli-not-no-cauldron = chybí kotel
web-trolli-not-no-barn = chybí chlév
web-trolli-not-no-cows = krávy došly
web-trolli-not-no-effect = teď bez účinku
web-trolli-not-activated = jedna už byla použita
web-trolli-act = { $place }: { $points }.
web-trolli-end-warning = { $count ->
    [one] Zbývá 1 akční bod. Propadne.
    [few] Zbývají { $count } akční body. Propadnou.
   *[other] Zbývá { $count } akčních bodů. Propadnou.
}
web-trolli-end-losing = { $count ->
    [one] Ukončit, 1 bod propadne
    [few] Ukončit, { $count } body propadnou
   *[other] Ukončit, { $count } bodů propadne
}
web-trolli-choose-tile = { $count ->
    [one] Vyber destičku.
   *[other] Vyber destičku, postupně až { $count }.
}
web-trolli-activate = Královská akce: { $effect }
web-trolli-claim = Splnit královskou kartu: { $card }
web-trolli-push = Vytlačit trolla: { $name }
web-trolli-move = Přesun trolla: { $from } → { $to }
web-trolli-move-short = Jít: { $to }
web-trolli-human = Člověk: { $from } → { $to }
web-trolli-lay = { $shafts ->
    [0] { $slot }, otočení { $turned }
    [one] { $slot }, otočení { $turned }: spojí 1 šachtu
    [few] { $slot }, otočení { $turned }: spojí { $shafts } šachty
   *[other] { $slot }, otočení { $turned }: spojí { $shafts } šachet
}
web-trolli-lay-there = { $shafts ->
    [0] { $tile } na { $slot }: žádnou šachtu nespojí.
    [one] { $tile } na { $slot }: spojí 1 šachtu.
    [few] { $tile } na { $slot }: spojí { $shafts } šachty.
   *[other] { $tile } na { $slot }: spojí { $shafts } šachet.
}
web-trolli-lay-short = Položit na { $slot }
web-trolli-slot-free = { $shafts ->
    [0] { $slot }: sem destička může
    [one] { $slot }: sem destička může a spojí 1 šachtu
    [few] { $slot }: sem destička může a spojí { $shafts } šachty
   *[other] { $slot }: sem destička může a spojí { $shafts } šachet
}
web-trolli-turn = Otočit destičku
web-trolli-turn-short = Otočit
web-trolli-smaller = Oddálit
web-trolli-larger = Přiblížit
web-trolli-play-card = Zahrát kartu
web-trolli-take-tile = Vzít: { $tile }
web-trolli-take-card = Vzít kartu
web-trolli-here = Sem
web-trolli-why = proč ne?
web-trolli-take-troll = Troll k přesunu: { $place }
web-trolli-barred = Troll, který teď nemůže: { $place }
web-trolli-take-human = Člověk k přesunu: { $place }
web-trolli-troll-of = troll, { $name }
web-trolli-camp-of = tábor, { $name }
web-trolli-cave-holds = trollové { $trolls }, lidé { $humans }, prázdné kotle { $free }
web-trolli-camp = Tábor „{ $camp }“ → { $village }
web-trolli-camp-O = víc obsidiánu
web-trolli-camp-G = víc zlata
web-trolli-camp-D = víc diamantů
web-trolli-camp-X = třetí destička
web-trolli-swap = Pacholátko „{ $baby }“ za { $price }
web-trolli-baby-P = +1 síla
web-trolli-baby-Q = další +1 síla
web-trolli-baby-C = chlév s krávou
web-trolli-baby-T = delší stupnice
web-trolli-end-line = { $source }: { $points }.
web-trolli-end-places = Pořadí: { $places }.
web-trolli-end-equal = Při rovnosti: princezny

## Lekce

trolli-lesson-welcome = Vedeš červený klan trollů. V každém kole zahraješ kartu, pohneš dvěma trolly a jednáš tam, kam přijdou.
trolli-lesson-goal = Ve vesnicích jsou zvony, pacholátka, tábory a princezny. Z nich jsou body, a kdo jich má po posledním kole nejvíc, vyhrává.
trolli-lesson-hand = V ruce máš tři karty kola. Karta něco přinese do vesnice a krále trollů pošle do jedné z tvých slují nebo do vesnice.
trolli-lesson-card = Zahraj první kartu: do vesnice I přijde člověk a král jde do tvé stavební sluje.
trolli-lesson-king = Král se počítá jako troll. Kde stojí, tam máš o jeden akční bod víc.
trolli-lesson-build = Pošli trolla do stavební sluje. Troll a král tam dají 2 akční body.
trolli-lesson-points = Tady jsou tvé 2 akční body. Každá akce ukazuje cenu; co teď nejde, po dotyku řekne proč.
trolli-lesson-tiles = Stavěj destičky slují: 2 akční body a 1 obsidián za nejvýš dvě destičky.
trolli-lesson-first = Vezmi destičku s vozíkem. Přinese dvě plné šachty na obsidián a pole pro tábor.
trolli-lesson-start = První destička leží uprostřed tvé sítě. Vyber místo B3E a polož ji.
trolli-lesson-second = Teď druhá destička: vezmi destičku princezny, tu s lůžkem. Každá princezna potřebuje své a tvoje deska má jen jedno.
trolli-lesson-join = Polož ji na B3W. Destička se natočí tak, že se potkají dvě půlky obsidiánu: to je nová šachta.
trolli-lesson-shaft = Nová šachta je prázdná, má čárkovaný obrys. Naplní se ve sluji trollí síly akcí „doplnit“.
trolli-lesson-end = Body jsou utracené. Ukonči fázi.
trolli-lesson-mine = Druhá fáze tahu: jiný troll. Pošli ho do těžební sluje.
trolli-lesson-obsidian = Vytěž za 1 bod obsidián. Bere se z tvé plné šachty.
trolli-lesson-over-phase = Ukonči fázi. Dobereš kartu kola a na tahu je druhý klan.
trolli-lesson-theirs = Žlutý klan získává trollí sílu a ve vesnici II krade krávu. Jeho troll tam zůstává, a ve vesnicích ti cizí trollové mohou pomoci.
trolli-lesson-round = Nové kolo, nová karta.
trolli-lesson-princess = Zahraj kartu s korunkou. Do věže vesnice II přijde princezna, král do tvé sluje trollí síly.
trolli-lesson-tower = Tady je. K únosu potřebuješ v její vesnici 5 bodů, k tomu 2 trollí síly, diamant a lůžko.
trolli-lesson-power = Potřebuješ tedy sílu. Pošli trolla za králem do sluje trollí síly.
trolli-lesson-gain = Získej za 2 body 2 trollí síly.
trolli-lesson-spent = Ukonči fázi.
trolli-lesson-village = Poslední troll tohoto tahu jde do vesnice I.
trolli-lesson-cow = Na krávu stačí jeden bod. Kravami se platí tábory a karty trollů.
trolli-lesson-leave = Ukonči fázi a s ní celý tah.
trolli-lesson-leap = Tak to jde kolo za kolem. My přeskočíme k poslednímu.
trolli-lesson-last = O deset kol později: v obou vesnicích máš tábor, k tomu zvon, víc síly a diamant.
trolli-lesson-last-card = Tvá poslední karta pošle krále do vesnice II. Zahraj ji.
trolli-lesson-help = Ve vesnici II je tvůj troll, tvůj tábor, král a jeden cizí troll. Na princeznu se počítá i ten.
trolli-lesson-gather = Ještě jeden troll a máš 5 bodů. Pošli ho do vesnice II z těžební sluje.
trolli-lesson-capture = Unes princeznu: 5 bodů, 2 trollí síly a diamant. Má cenu 7 bodů.
trolli-lesson-royal = S ní smíš vzít královskou destičku. Každá má cenu 3 bodů.
trolli-lesson-anywhere = Polož ji na A3N, natočenou, jak chceš.
trolli-lesson-sets = Na konci platí nejvíc sady: zvon, pacholátko a tábor dají dohromady 15 bodů, dvojice 9, jednotlivec 4.
trolli-lesson-free = Teď hraj volně dál: co ještě stihneš?
trolli-lesson-over = Teď znáš tah od karty ke kartě. Zbytek je v pravidlech: pacholátka, hrady, královské karty.
