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
cli-help =
    G7 nebo play G7   zahraj tu kartu; stačí i její číslo
    tahy              všechny možné tahy, každý na svém řádku
    proč G7           proč to teď zahrát nejde, s číslem pravidla
    stůl              nakresli stůl znovu
    pozice            všechny karty, o kterých víš, i ty mimo hru, jako text
    zápis             co se stalo, jak to bylo vidět od tebe
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
cli-warm-done = Přeloženo za { $seconds } s; { $removed ->
    [0] nepoužívaná složka žádná
    [one] odstraněna { $removed } nepoužívaná složka
    [few] odstraněny { $removed } nepoužívané složky
   *[other] odstraněno { $removed } nepoužívaných složek
}.
cli-yes = ano
cli-no = ne
cli-compiled = přeložená
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
cli-input = Vstup

## Oznámení

cli-patience = Pravidla se překládají; trvá to nejvýš minutu, a jen tentokrát.
cli-cache-elsewhere = Do obvyklé mezipaměti nejde psát, přeložená pravidla jsou proto v { $place }
cli-interpreted = { $why ->
    [missing] Numba není nainstalovaná, pravidla proto běží nepřeložená a pomaleji.
   *[switch] { $name } je nastaveno, pravidla proto běží nepřeložená a pomaleji.
}

## Odmítnutí

refused-cli-option = „{ $sent }“ není volba, piš ji jako JMÉNO=HODNOTA.
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
