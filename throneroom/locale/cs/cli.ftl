### Terminál.

## Slova na stole (`throneroom play`, `throneroom replay`)

table-you = { $seat } (ty)
table-trick = výměna { $number } z { $all }
table-over = konec
table-votes = Hlasy
table-ahead = vede
table-void = bez { $factions }
table-secret = víš jen ty
table-unseen = { $known ->
    [0] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[other] a { $count } { $count ->
        [one] neznámá
        [few] neznámé
       *[other] neznámých
    }
}

## Hraní

cli-seats = Sedíš na místě { $seat }. { $bots }
cli-bot-sits = Za { $seat } hraje { $bot }.
cli-hint = Napiš kartu nebo číslo; ostatní řekne „pomoc“.
cli-kept = Partie je uložená v { $path }
cli-go-on = Pokračuj příkazem: throneroom play --resume { $path }
cli-watch = Přehraj si ji příkazem: throneroom replay { $path }
cli-kept-elsewhere = Do { $wanted } zapsat nejde, partie je proto uložená v { $path }
cli-nothing-kept = Nic se nezahrálo, není tedy co uložit.
cli-allowed = { $thing } teď zahrát můžeš.
cli-with-rule = { $sentence } (pravidlo { $rule })
cli-nothing-happened = Zatím se nic nestalo.
cli-undone = Tvůj poslední tah je vzat zpět.
cli-help =
    G7 nebo play G7   zahraj tu kartu; stačí i její číslo
    tahy              všechny možné tahy, každý na svém řádku
    proč G7           proč to teď zahrát nejde, s číslem pravidla
    stůl              nakresli stůl znovu
    pozice            všechny karty, o kterých víš, i ty mimo hru, jako text
    zápis             co se stalo, jak to bylo vidět od tebe
    zpět              vezmi zpět svůj poslední tah, pokud to hra dovoluje
    ulož SOUBOR       od teď ukládej partii do tohoto souboru
    konec             odejdi; partie zůstane uložená

## Ostatní příkazy

cli-next = Enter: dál · q: konec
cli-games-name = jméno
cli-games-title = hra
cli-games-seats = hráči
cli-games-options = volby (první platí, když nic neřekneš)
cli-games-rules = verze pravidel
cli-games-bots = boti
cli-ok = souhlasí
cli-differs = liší se
cli-unreadable = nejde přečíst
cli-warm-nothing = Není co překládat.
cli-warm-failed = Tyto hry se pro zdejší procesor nepodařilo přeložit: { $games }. Hrát se dají i tak.
cli-warm-done = Přeloženo za { $seconds } s; { $removed ->
    [0] nepoužívaná složka žádná
    [one] odstraněna { $removed } nepoužívaná složka
    [few] odstraněny { $removed } nepoužívané složky
   *[other] odstraněno { $removed } nepoužívaných složek
}.
cli-yes = ano
cli-no = ne
cli-doctor-rules = pravidla
cli-doctor-cache = mezipaměť
cli-doctor-size = velikost mezipaměti
cli-doctor-size-is = { $megabytes } MB, { $folders ->
    [one] { $folders } složka
    [few] { $folders } složky
   *[other] { $folders } složek
}
cli-doctor-writable = do mezipaměti jde psát
cli-doctor-matches = partie
cli-doctor-languages = jazyky
cli-doctor-games = hry
cli-doctor-extra = doplněk
cli-doctor-present = je
cli-doctor-missing = chybí: { $modules }
cli-simulating = hraje se
cli-arena-playing = hrají se rozdání
cli-arena-equal = Stejný čas pro všechny: { $bots }
cli-arena-played = Rozdání: { $deals }, partie: { $matches }. Spravedlivý podíl na výhrách je { $fair }.
cli-arena-bot = bot
cli-arena-share = podíl
cli-arena-low = od
cli-arena-high = do
cli-arena-matches = partie
cli-arena-rating = hodnocení
cli-arena-decisions = rozhodnutí
cli-arena-mean = průměr ms
cli-arena-p99 = 99. percentil
cli-arena-cpu = ms procesoru
cli-arena-cpu-p99 = 99. percentil
cli-arena-illegal = nepovolené
cli-arena-late = pozdní
cli-arena-ceiling = { $bot } má na jeho místě { $share } ({ $low } až { $high }).
cli-arena-edge = { $bot } má z tohoto náskoku nad spravedlivým podílem { $share } ({ $low } až { $high }).
cli-arena-gate = { $verdict ->
    [passed] { $bot } branou prošel: jeho podíl je spíš { $high } než { $low }.
    [failed] { $bot } branou neprošel: jeho podíl je spíš { $low } než { $high }.
   *[open] Brána je otevřená: není jasné, zda má { $bot } podíl spíš { $low }, nebo { $high }.
}
cli-input = Vstup

## Server

cli-serve-welcome = Throneroom běží na adrese { $url }
cli-serve-kept = Partie se ukládají do { $path }
cli-serve-metrics = Čísla pro Prometheus jsou na { $url }
cli-serve-stop = Ctrl+C server zastaví; partie budou pokračovat po příštím spuštění.
cli-serve-stopped = Server se zastavil; všechny partie jsou uložené.
cli-think-begun = { $count ->
    [one] Za boty přemýšlí { $count } proces. Zastaví ho Ctrl+C.
    [few] Za boty přemýšlejí { $count } procesy. Zastaví je Ctrl+C.
   *[other] Za boty přemýšlí { $count } procesů. Zastaví je Ctrl+C.
}
cli-sqlite-racy = SQLite { $version } má vzácnou chybu, kterou opravila verze { $mended }; Throneroom se jí vyhýbá, ale žádný jiný program ať do jeho databáze nezapisuje.
cli-database-elsewhere = Do { $wanted } zapsat nejde, partie jsou proto v { $path } a restart nemusí přežít.

## Správa serveru

cli-backup-made = { $count ->
    [one] { $count } partie je
    [few] { $count } partie jsou
   *[other] { $count } partií je
} v souboru { $path }.
cli-backup-restored = { $count ->
    [one] { $count } partie je
    [few] { $count } partie jsou
   *[other] { $count } partií je
} zpět, v souboru { $path }.
cli-replayed = { $count ->
    [one] Přehrána { $count } partie
    [few] Přehrány { $count } partie
   *[other] Přehráno { $count } partií
}; { $differ ->
    [0] všechno souhlasí
    [one] { $differ } se liší
    [few] { $differ } se liší
   *[other] { $differ } se jich liší
}.
cli-admin-id = stůl
cli-admin-game = hra
cli-admin-status = stav
cli-admin-created = otevřen
cli-admin-people = lidé (a jejich čísla)
cli-admin-none = Žádný stůl není otevřený a žádná partie se nehraje.
cli-admin-closed = Stůl { $table } je zavřený.
cli-admin-removed = Odstraněno: { $name } ({ $guest }).
cli-admin-sure = Opravdu navždy smazat všechny stoly, partie i hosty?
cli-admin-nothing = Nic se nesmazalo.
cli-admin-reset = Všechno je smazané.

## Poctivost náhody

cli-verify-holds = Náhoda souhlasí: { $answers ->
    [one] { $answers } její odpověď plyne
    [few] všechny { $answers } její odpovědi plynou
   *[other] všech { $answers } jejích odpovědí plyne
} ze závazku{ $contributions ->
    [0] { "" }
    [one] {" "}a z { $contributions } příspěvku hráčů
   *[other] {" "}a z { $contributions } příspěvků hráčů
}.
cli-verify-unfinished = Zatím není co ověřit: v záznamu chybí tajemství náhody, které se zveřejní až po konci.
cli-verify-commitment = Náhoda nesouhlasí: tajemství není to, ke kterému se server zavázal.
cli-verify-other-commitment = Náhoda nesouhlasí: v záznamu je jiný závazek, než jaký server ukázal před začátkem. Tajemství tedy bylo vylosováno znovu.
cli-verify-other-contribution = Náhoda nesouhlasí: příspěvek místa { $seat } je v záznamu jiný než tady.
cli-verify-begun = Náhoda nesouhlasí: záznam začíná uprostřed partie. Jak takový začátek vznikl, nejde ověřit – nikdo ho nerozdal.
cli-verify-cut = Náhoda nesouhlasí: záznam končí uprostřed rozdávání, v tahu { NUMBER($ply, useGrouping: 0) }. Tam žádná partie skončit nemůže.
cli-verify-strange-contribution = Náhoda nesouhlasí: v záznamu je příspěvek „{ $seat }“, který nemohl dát nikdo od tohoto stolu.
cli-verify-other-cards = Náhoda nesouhlasí: na místě { $seat } byly vidět jiné karty, než jsou v tomto záznamu. Tahle partie se tedy nehrála.
cli-verify-match = Partie v záznamu: { $game }, počet míst: { $seats }, volby: { $options }. Je to ta tvoje?
cli-verify-committed = { $known ->
    [yes] Dokázáno: tajemství bylo dané už před začátkem.
   *[no] Nedokázáno: že tajemství bylo dané dřív než příspěvky hráčů; zadej --commitment HEX se závazkem, který server ukázal před začátkem.
}
cli-verify-contributed = { $known ->
    [yes] Dokázáno: tvůj příspěvek byl použit.
   *[no] Nedokázáno: že byl použit tvůj příspěvek; zadej ho jako --contribution A=HEX.
}
cli-verify-others = { $count ->
    [one] Nedokázáno: odkud je příspěvek místa { $seats }, který tu nebyl zadán. Kdyby si ho server vymyslel až po tvém, mohl si rozdání vybrat.
   *[other] Nedokázáno: odkud jsou příspěvky míst { $seats }, které tu nebyly zadány. Kdyby si některý server vymyslel až po tvém, mohl si rozdání vybrat.
}
cli-verify-saw = { $known ->
    [yes] Dokázáno: co bylo při rozdávání vidět z místa { $seats }, to stojí i v záznamu.
   *[no] Nedokázáno: že se hrála právě tahle partie; porovnej ji s tím, co bylo u stolu vidět, nebo zadej --saw A=HEX, jak ho ukazuje prohlížeč.
}
cli-verify-not-whole = Nedokázáno: že je záznam celý. Končí dřív než hra, třeba po vzdání.
cli-verify-never = Že se server do karet nedíval, nedokáže nikdo.
cli-verify-ply = Náhoda nesouhlasí: její odpověď v tahu { NUMBER($ply, useGrouping: 0) } neplyne ze závazku a z příspěvků.

## Oznámení

cli-patience = Pravidla se překládají; může to trvat několik minut, ale jen tentokrát.
cli-cache-elsewhere = Do obvyklé mezipaměti nejde psát, přeložená pravidla jsou proto v { $place }
cli-speed = { $why ->
    [numba] Numba tu nefunguje, pravidla proto běží v režimu { $speed }.
    [no-numba] Numba není nainstalovaná (doplněk „native“), pravidla proto běží v režimu { $speed }.
    [no-wasmtime] wasmtime tu chybí nebo nefunguje, pravidla proto běží v režimu { $speed }, mnohem pomaleji.
   *[asked] THRONEROOM_SPEED je nastaveno: pravidla běží v režimu { $speed }, mnohem pomaleji.
}
cli-not-compiled = Pravidla hry { $game } se pro zdejší procesor nepodařilo přeložit, běží proto pomaleji. „THRONEROOM_SPEED=native throneroom warm { $game }“ to zkusí znovu a řekne proč.
cli-stale = Modul hry { $game } vznikl z jiných zdrojů, její pravidla proto běží nepřeložená. Nový vyrobí „make rules“.

## Odmítnutí

refused-cli-option = „{ $sent }“ není volba, piš ji jako JMÉNO=HODNOTA.
refused-cli-contribution = „{ $sent }“ není příspěvek, piš místo a jeho číslice jako A=5f3c.
refused-cli-no-text = { $sent } není textový soubor.
refused-cli-no-file = { $sent } neexistuje.
refused-cli-folder = { $sent } je složka, ne soubor.
refused-cli-forbidden = { $sent } nejde číst nebo psát.
refused-cli-system = { $sent }: { $why }.
refused-cli-exists = { $sent } už existuje, zvol jiný soubor.
refused-cli-which-game = Napiš jméno hry, třeba: throneroom play { $sent }
refused-cli-other-game = Záznam je ze hry { $game }, ne { $sent }.
refused-cli-secret = Záznam nemůže pokračovat: jeho náhodu nejde přečíst.
refused-cli-luck-kept = „{ $sent }“ nemůže být náhodou rozehrané partie, ta má svou.
refused-cli-port = Na { $sent } poslouchat nejde: { $why }. Zvol jinou adresu pomocí --port, --host nebo --metrics.
refused-cli-url = „{ $sent }“ není adresa webu; ta začíná http:// nebo https://.
refused-cli-metrics = „{ $sent }“ není adresa, na které jde poslouchat; uveď počítač a port, třeba 127.0.0.1:9100.
refused-cli-tls-pair = Certifikát a klíč patří k sobě: uveď --tls-cert i --tls-key.
refused-cli-tls = Certifikát { $sent } s tímto klíčem použít nejde: { $why }.
refused-cli-extra = „{ $sent }“ není nainstalováno; nainstaluj to příkazem: pip install 'throneroom[{ $extra }]'
refused-cli-bus = Tohle není adresa sběrnice; vypadá jako redis://POČÍTAČ:6379.
refused-cli-database = Databázi použít nejde: { $why }.
refused-backup-exists = Soubor { $path } už existuje a nebude přepsán: zvol jiný název.
refused-backup-damaged = { $path } není úplná databáze Trůnního sálu.
refused-restore-exists = Soubor { $path } už existuje a nebude přepsán: nejdřív ho přesuň jinam.
refused-backup-postgres = PostgreSQL má na zálohy vlastní programy: pg_dump a pg_restore.
refused-cli-no-table = Stůl „{ $sent }“ tu není.
refused-cli-table-over = Partie u stolu „{ $sent }“ už skončila.
refused-cli-no-guest = Host „{ $sent }“ tu není.
refused-cli-which-guest = Jméno „{ $sent }“ má víc hostů, vyber jednoho podle čísla: { $known }.

## Rozdíly mezi uloženou partií a pravidly

refused-audit-gap = V zápisu chybí tah { NUMBER($ply, useGrouping: 0) }.
refused-audit-chance = Zápis končí tam, kde má odpovědět náhoda.
refused-audit-status = Stav je „{ $sent }“, ale podle zápisu { $over ->
    [yes] partie skončila
   *[no] partie hrou neskončila
}.
refused-audit-result = Výsledek je „{ $sent }“, ale zápis vede k „{ $known }“.
