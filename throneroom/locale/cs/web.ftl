### Klient v prohlížeči. Jména lidí jsou `$name`, čísla se píší číslicemi.

web-throneroom = Trůnní sál
web-claim = Čtyři hry o jeden trůn. S přáteli, nebo s poctivými boty.
web-guest = Host
web-you = Ty
web-home = Zpět do sálu
web-close = Zavřít
web-keep = Uložit
web-play = Hrát
web-join = Přisednout
web-cut-off = Server neodpovídá, stoly tu teď nejsou. Tvoje partie jsou uložené.
web-try-again = Zkusit znovu
web-no-server = Server neodpovídá. Zkus to za chvilku znovu.

## Domů

web-about-trun = Dvě části, třináct výměn. Koho najmeš, s tím pak bojuješ.
web-about-krvavy_trun = Ulice plná zakrytých karet a jedna lucerna.
web-about-trolli = Trollové, sluje, vesnice a princezny k únosu.
web-players = { $same ->
    [yes] { $least ->
        [one] { $least } hráč
        [few] { $least } hráči
       *[other] { $least } hráčů
    }
   *[no] { $least }–{ $most ->
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
}
web-new-table = Nový stůl
web-table-waits = Tvůj stůl čeká na hráče
web-match-goes-on = Tvoje partie pokračuje
web-have-invitation = Máš pozvánku?
web-invitation-hint = Odkaz nebo kód stolu
web-open-tables = Otevřené stoly
web-no-tables = Zatím žádný stůl. Založ první.
web-hosted = zve { $name }
web-seats-free = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
web-my-matches = Moje partie
web-replay = Přehrát
web-learn = Nauč se hrát
web-first-game = První partie s nápovědou
web-first-game-short = První partie
web-rules-of = Pravidla: { $game }
web-rules = Pravidla
web-settings = Nastavení
web-about = O hře

## Nový stůl

web-play-bot = Hrát hned s botem
web-more-choices = Další volby
web-how-many = Hráčů
web-bot-level = Soupeři
web-level-uniform = Poutník
web-level-greedy = Dvořan
web-level-page = Páže
web-level-herald = Herold
web-level-chancellor = Kancléř
web-level-regent = Vladař
web-clock = Hodiny
web-clock-minutes = { $minutes ->
    [0] bez hodin
    [one] { $minutes } minuta a 5 s za tah
    [few] { $minutes } minuty a 5 s za tah
   *[other] { $minutes } minut a 5 s za tah
}
web-public = Ukázat v sále všem
web-open-for-people = Otevřít stůl pro lidi

## Nastavení

web-your-name = Tvoje jméno
web-language = Jazyk
web-light = Světlo
web-theme-system = podle zařízení
web-theme-dark = tmavé
web-theme-light = světlé
web-confirm-moves = Každý tah potvrdit tlačítkem
web-sound = Zvuky

## O hře

web-about-text = V Trůnním sále se hrají stolní hry o prázdné trůny, s přáteli a s boty, kteří nikdy nenakukují.
web-about-publishers = Pravidla jsou zpracovaná nezávisle, bez spojení s vydavateli her.
web-credits = Poděkování
web-credits-icons = Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0.
web-credits-fonts = Písma: Grenze Gotisch, Grenze a Alegreya Sans, SIL OFL 1.1.
web-privacy = Co se o tobě ukládá
web-plain-http = Stránka přišla přes obyčejné http: nejde nainstalovat jako aplikace a bez sítě nefunguje. Přes https by to šlo.

## U stolu

web-coming-to-table = Jdeš ke stolu …
web-table-closed = Tenhle stůl je zavřený.
web-invited = Máš pozvání ke stolu
web-free-seat = Volné místo
web-seat = Místo { $seat }
web-bot = bot
web-bot-name = { $level } { $seat }
web-here = u stolu
web-away = pryč
web-is-public = může přijít kdokoli
web-is-private = jen na pozvání
web-sit-down = Sednout si
web-stand-up = Vstát
web-add-bot = Přidat bota
web-free-up = Uvolnit místo
web-start = Začít
web-start-when-full = Začne se, až bude obsazené každé místo.
web-host-starts = Až bude obsazené každé místo, partii začne { $name }.
web-invite = Pozvat
web-invite-link = Odkaz s pozvánkou
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = QR kód odkazu
web-chat = Chat
web-say = Napiš něco
web-send = Poslat
web-no-chat = Zatím nikdo nic nenapsal.
web-mute = ztlumit
web-unmute = znovu slyšet: { $name }

## Stůl

web-seats = Místa
web-prompt = Co se čeká
web-hand = Tvoje ruka
web-tabs = Další
web-moves = Tahy
web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-undone = { $name } bere tah zpět.
web-menu = Nabídka
web-cut = Spojení vypadlo. Tah je uložený, zkouším znovu.
web-on-turn = na tahu
web-bot-stands-in = hraje bot
web-in-hand = v ruce { $count }
web-in-hand-of = { $name } má v ruce { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
web-unknown-card = karta, kterou neznáš
web-waiting-for = { $count ->
    [one] Přemýšlí { $names }.
   *[other] Přemýšlejí { $names }.
}
web-wait = Okamžik.
web-paused = Partie má přestávku.
web-what-you-can = Co můžeš
web-keys = { $count ->
    [one] klávesa 1
   *[other] klávesy 1–{ $count }
}
web-not-your-turn = Teď nejsi na tahu.
web-not-now = teď ne
web-let-go = Pustit
web-undo = Vrátit krok
web-rule = Pravidlo { $rule }

## Nabídka stolu

web-hand-to-bot = Ať za mě hraje bot
web-take-back = Vzít si místo zpět
web-vote-draw = Nabídnout remízu
web-vote-abandon = Navrhnout konec bez vítěze
web-vote-pause = Navrhnout přestávku
web-vote-resume = Pokračovat ve hře
web-votes = souhlas: { $seats }
web-resign = Vzdát se
web-resign-sure = Opravdu se téhle partie vzdát?
web-resign-yes = Ano, vzdát se
web-move-seat = Přesunout místo na jiné zařízení
web-seat-link = Otevři tenhle odkaz na druhém zařízení, funguje jednou.

## Lekce

web-no-lesson = Lekci téhle hry tu zatím nemáme.
web-lesson-next = Dál
web-lesson-astray = V partii by to šlo. Lekce ale chce ukázat něco jiného:
web-lesson-real = Zahrát si doopravdy
web-lesson-again = Ještě jednou od začátku

## Konec

web-the-end = Konec
web-result = Ukázat výsledek
web-ended-resigned = Vyhrává { $names }: druhá strana se vzdala.
web-ended-draw = Remíza po dohodě.
web-ended-abandoned = Konec bez vítěze po dohodě.
web-ended-closed = Stůl byl zavřen.
web-rematch = Hrát znovu
web-record = Uložit záznam
web-look-at-table = Prohlédnout stůl
web-verify = Ověřit rozdání
web-fair = Náhoda byla daná před rozdáním: všech { $answers } odpovědí plyne ze slíbeného tajemství.
web-unfair = Náhoda nesedí s tím, co bylo slíbeno před rozdáním.

## Přehrávání

web-replay-of = Přehrávání: { $game }
web-replay-eyes = Očima
web-watcher = diváka
web-replay-ply = Tah { $ply } z { $all }
web-back = Zpět
web-forward = Dál
web-share = Odkaz na tohle přehrávání

## Trůn

web-trun-card = { trun-faction-label } { $value }
web-trun-trick = výměna { $number } ze { $all }
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
web-trun-followers-of = Stoupenci: { $name }
web-trun-followers-note = Jejich pán s nimi bojuje ve druhé části.
web-trun-no-prize = v této části bez kořisti
web-trun-no-deck = prázdný
web-trun-deck = { $count ->
    [one] V balíčku je { $count } karta
    [few] V balíčku jsou { $count } karty
   *[other] V balíčku je { $count } karet
}
web-trun-your-card = tvoje karta
web-trun-led = vynesl hráč { $name }
web-trun-takes = bere { $name }
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

## Krvavý trůn ($card: druh karty, $family: písmeno rodu, $number, $slot, $before a $after: pole od 0 jako v pravidlech)

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
web-krvavy_trun-round = Kolo { $number } ze { $all }
web-krvavy_trun-round-short = kolo { $number }/{ $all }
web-krvavy_trun-slot = Pole { $number }
web-krvavy_trun-show-slot = Ukázat pole { $number }
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
web-krvavy_trun-to-between = Mezi pole { $before } a { $after }
web-krvavy_trun-label-place = { $place ->
    [start] { krvavy_trun-card } na začátek řady
    [end] { krvavy_trun-card } na konec řady
   *[on] { krvavy_trun-card } navrch na pole { $slot }
}
web-krvavy_trun-button-place = { $place ->
    [start] Položit na začátek řady
    [end] Položit na konec řady
   *[on] Položit na pole { $slot }
}
web-krvavy_trun-label-keep = Nechat ležet, +1 bod
web-krvavy_trun-label-reveal = Odhalit { krvavy_trun-card-acc }
web-krvavy_trun-label-strike = Vyřadit z pole { $slot }: { $what }
web-krvavy_trun-label-copy = Napodobit { krvavy_trun-card-acc } z pole { $slot }
web-krvavy_trun-label-move = Přesunout z pole { $slot }: { $what }
web-krvavy_trun-button-strike = Vyřadit kartu z pole { $slot }
web-krvavy_trun-button-move = Přesunout kartu z pole { $slot }
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
web-krvavy_trun-first = začíná
web-krvavy_trun-purse = V měšci { krvavy_trun-points }
web-krvavy_trun-hands = Ruce tvých rodů
web-krvavy_trun-hand-of = Ruka rodu { krvavy_trun-family-gen }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-krvavy_trun-watching = Díváš se. Ruce hráčů zůstávají skryté.
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
web-krvavy_trun-ruling-r26 = Smíš vyřadit i vlastní kartu.
web-krvavy_trun-ruling-r27 = Smíš vyřadit i vlastní kartu. Sám v řadě nedělá Zbrojnoš nic.
web-krvavy_trun-ruling-r31 = Počítají se sousedi lícem nahoru i lícem dolů.
web-krvavy_trun-ruling-r36 = Smíš vyřadit i vlastní kartu, třeba i tuhle Vraždu.
web-krvavy_trun-ruling-r40 = Napodobit jinou Imitátorku jde, ale nic se nestane.
web-krvavy_trun-ruling-r43 = Karta přesunutá za Výnos přijde na řadu, i když už v tomhle kole jednala.
web-krvavy_trun-ruling-b1 = Na kraji řady může Lučištnice vyřadit i sebe. Je-li v řadě sama, musí.
web-krvavy_trun-ruling-b4 = Soupeřova Léčka sklapne i po Vraždě.
web-krvavy_trun-ruling-b6 = Za Následníka získá 2 body, neleží-li lícem nahoru jiná Imitátorka.
web-krvavy_trun-ruling-b10 = Řada se přesunem musí opravdu změnit.
web-krvavy_trun-ruling-b14 = Přesunutí ani Špeh Léčku nespustí.
web-krvavy_trun-ruling-b15 = Vyřadí-li se karta nad Léčkou, Léčka nesklapne.
web-krvavy_trun-ruling-b16 = Hráči s prázdným měšcem nevezme nic.
web-krvavy_trun-ruling-b17 = Vybrat jde kterýkoli hráč sousední karty, i chudší, i ty.
web-krvavy_trun-ruling-b21 = Zakrytý Následník nezískává a nikomu nepřekáží.
web-krvavy_trun-ruling-b23 = Druhý Následník nepřekáží, dokud leží lícem dolů.
web-krvavy_trun-ruling-b28 = Karta odkrytá na už prošlém poli počká na další kolo.
web-krvavy_trun-ruling-b33 = Vyřazené Spiknutí nevynese nic.
web-krvavy_trun-end-purse = { $seat }: { krvavy_trun-points }
web-krvavy_trun-end-left = Body na kartách v řadě se nepočítají: { $points }.
web-krvavy_trun-end-equal = Při shodě rozhodují karty v řadě: { $cards }.
