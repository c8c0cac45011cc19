### Dědicové trůnu. `$hero` je jméno hrdiny nebo dědice, `$seat` a `$other` jména hráčů v 1. pádě; `$place`, `$from`
### a `$to` jsou místa v družině (Eva 2) nebo jiná, `$faction` jedna z hill, imperial, undead, water. Ano a ne jsou slova
### yes a no.

dedicove-name = Dědicové trůnu
dedicove-about = Hraj hrdiny a posouvej dva ukazatele vlivu, jiné skrývej a svého dědice taj: 2 až 6 hráčů, a kdo vyhraje, určí frakce konečné pozice.

## Frakce

dedicove-faction = { $faction ->
    [hill] Horalé
    [imperial] Císařská armáda
    [undead] Nemrtví
   *[water] Vodní lid
}

## Dědicové

dedicove-heir-1 = Lemron Mudrc
dedicove-heir-2 = Cyra Spravedlivá
dedicove-heir-3 = Myrad Vyhnanec
dedicove-heir-4 = Xiadul Lišák
dedicove-heir-5 = Pavyr Prospěchář
dedicove-heir-6 = Enned Neviňátko
dedicove-heir-unknown = neznámý dědic

## Volby

dedicove-option-deck = Balíček
dedicove-option-deck-standard = základní, 77 hrdinů
dedicove-option-deck-extended = rozšířený, 85 hrdinů
dedicove-option-deck-introductory = úvodní, 53 hrdinů
dedicove-option-turn_cap = Tahů na hráče
dedicove-option-turn_cap-60 = nejvýš 60
dedicove-option-turn_cap-0 = bez omezení

## Popisky

dedicove-label-heir = Dědic
dedicove-label-harbour = Přístav
dedicove-label-wilderness = Divočina
dedicove-label-graveyard = Hřbitov
dedicove-label-aside = Stranou
dedicove-label-drawn = Líznuté
dedicove-label-tavern = Hospoda
dedicove-label-chain = Provádí se
dedicove-label-threshold = konec při { $count } odhalených
dedicove-turn = tah { $number }, hraje { $seat }
dedicove-hidden = skrytý

## Výzvy

dedicove-prompt-set-up = Vyber hrdinu, kterého skryješ, a kartu do divočiny.
dedicove-prompt-act = Zahraj kartu, nebo odhoď až tři.
dedicove-prompt-more = Odhoď další kartu, nebo skonči.
dedicove-prompt-draw = Lízni kartu z hospody, nebo z přístavu.
dedicove-prompt-drop = Odhoď kartu, ať ti zbudou tři.
dedicove-prompt-move = Vyber, jak se ukazatele pohnou ({ $hero }).
dedicove-prompt-choose-hero = Vyber hrdinu ({ $hero }).
dedicove-prompt-choose-player = Vyber hráče ({ $hero }).
dedicove-prompt-choose-card = Vyber kartu z ruky ({ $hero }).
dedicove-prompt-choose-slot = Vyber kartu z hospody ({ $hero }).
dedicove-prompt-exhume = Vyber kartu ze hřbitova ({ $hero }).
dedicove-prompt-choose-drawn = Vyber jednu z karet ({ $hero }).
dedicove-prompt-name-faction = Jmenuj frakci ({ $hero }).
dedicove-prompt-choose-mode = Vyber, co uděláš ({ $hero }).
dedicove-prompt-play-another = Zahraj další kartu, nebo odmítni ({ $hero }).
dedicove-prompt-give = Dej kartu té frakce ({ $hero }).
dedicove-prompt-all-discard = Odhoď kartu ({ $hero }).
dedicove-prompt-to-party = Vyber, do čí družiny hrdina půjde ({ $hero }).

dedicove-thinking = { $seat } přemýšlí ({ $hero }).

## Místa; karty, na které se někdo dívá, patří stále divočině

dedicove-place = { $pile ->
    [harbour] přístav
    [drawn] divočina
    [graveyard] hřbitov
    [aside] stranou
    [tavern] hospoda { $number }
    [hand] ruka
    [party] { $seat } { $number }
   *[wilderness] divočina
}

## Události ($seen: no, když je líc skrytý)

dedicove-event-got-heir = { $seen ->
    [no] { $seat } dostává dědice.
   *[yes] { $seat } dostává dědice: { $hero }.
}
dedicove-event-starts = Začíná { $seat }.
dedicove-event-hid = { $seen ->
    [no] { $seat } skrývá hrdinu.
   *[yes] { $seat } skrývá hrdinu: { $hero }.
}
dedicove-event-dropped = { $seen ->
    [no] { $seat } odhazuje kartu.
   *[yes] { $seat } odhazuje kartu: { $hero }.
}
dedicove-event-passed = { $seat } nehraje nic.
dedicove-event-played = { $seat } hraje: { $hero }.
dedicove-event-performed = { $seat } provádí: { $hero }.
dedicove-event-moved = Ukazatele: červený na { $red }, zelený na { $green }.
dedicove-event-buried = Na hřbitov jde: { $hero } ({ $from }).
dedicove-event-discarded = { $seen ->
    [no] { $seat } odhazuje kartu.
   *[yes] Do divočiny jde: { $hero }.
}
dedicove-event-drew = { $seen ->
    [no] { $seat } líže kartu.
   *[yes] { $seat } líže kartu: { $hero }.
}
dedicove-event-kept = { $seen ->
    [no] { $seat } si nechává líznutou kartu.
   *[yes] { $seat } si nechává líznutou kartu: { $hero }.
}
dedicove-event-refilled = Do hospody přichází: { $hero }.
dedicove-event-shuffled = Divočina se zamíchala do přístavu ({ $count }).
dedicove-event-declined = { $seat } odmítá.
dedicove-event-picked = { $seat } vybírá hráče: { $other }.
dedicove-event-named = { $seat } jmenuje frakci: { dedicove-faction }.
dedicove-event-turned-up = Odhalen na místě { $place }: { $hero }.
dedicove-event-turned-down = Skryt na místě { $place }: { $hero }.
dedicove-event-looked = { $seen ->
    [no] { $seat } si prohlíží místo { $place }.
   *[yes] { $seat } si prohlíží místo { $place }: { $hero }.
}
dedicove-event-took = { $seat } bere: { $hero } ({ $from } → { $to }).
dedicove-event-stole = { $seen ->
    [no] { $seat } krade kartu, přichází o ni { $other }.
   *[yes] { $seat } krade kartu, přichází o ni { $other }: { $hero }.
}
dedicove-event-gave = { $seat } dává: { $hero }.
dedicove-event-lacked = { $seat } nemá kartu této frakce: { dedicove-faction }.
dedicove-event-swapped = { $seen ->
    [no] { $seat } vyměňuje kartu ({ $from } → { $to }).
   *[yes] { $seat } vyměňuje kartu: { $hero } ({ $from } → { $to }).
}
dedicove-event-sent = { $seat } posílá na místo { $to }: { $hero }.
dedicove-event-revealed = Navrchu divočiny leží: { $hero }.
dedicove-event-set-aside = { $seat } odkládá stranou: { $hero }.
dedicove-event-returned = { $seen ->
    [no] { $seat } vrací kartu.
   *[yes] { $seat } vrací kartu: { $hero }.
}
dedicove-event-chose = { $mode ->
    [turn] { $seat } otočí hrdinu.
    [look] { $seat } si prohlédne hrdinu.
    [wild] { $seat } líže z divočiny.
   *[grave] { $seat } líže ze hřbitova.
}
dedicove-event-searches = { $seat } prohledává hřbitov.

## Konec

dedicove-end-capped = Došly tahy.
dedicove-end-dry = Poslední karta je zahraná.
dedicove-end-nobody = { dedicove-faction }: nikdo není spojencem, nevyhrává nikdo.
dedicove-end-sole-ally = { dedicove-faction }: vyhrává { $seat }, jediný spojenec.
dedicove-end-most-heroes = { dedicove-faction }: vyhrává { $seat }, nejvíc hrdinů té frakce.
dedicove-end-fewest-heroes = { dedicove-faction }: vyhrává { $seat }, menší družina.
dedicove-end-heir-number = { dedicove-faction }: vyhrává { $seat }, vyšší číslo dědice.

## Odmítnutí

refused-dedicove-card = „{ $sent }“ není hrdina; hrdinové mají čísla 1 až 85.
refused-dedicove-hero = „{ $sent }“ nemůže ležet v družině; piš 23u pro odhaleného hrdinu a 23d pro skrytého.
refused-dedicove-place = „{ $sent }“ není místo v družině; piš B2 pro druhého hrdinu hráče B.
refused-dedicove-table = „{ $sent }“ nejde dohromady se zbytkem pozice.
refused-dedicove-not-asked = Teď rozhoduje někdo jiný.
refused-dedicove-not-in-hand = Hrdinu číslo { $hero } v ruce nemáš.
refused-dedicove-set-up = Vyber z ruky dvě různé karty: jednu skryješ, druhá jde do divočiny.
refused-dedicove-turn = Zahraj jednu kartu z ruky, jednu odhoď, nebo nehraj nic.
refused-dedicove-more = Odhoď ještě jednu kartu z ruky, nebo skonči.
refused-dedicove-draw = Lízni kartu, která leží v hospodě, nebo vrchní kartu přístavu.
refused-dedicove-drop = Odhazuj karty z ruky, dokud ti nezbudou tři.
refused-dedicove-move = Nabízejí se jen posuny, které některým ukazatelem pohnou; vyber jeden z nich.
refused-dedicove-hero-target = Tento hrdina se k instrukci nehodí.
refused-dedicove-wrong-party = { $whose ->
    [own] Vyber některého ze svých hrdinů.
    [next] Vyber hrdinu hráče, který je na řadě po tobě.
   *[other] Vyber hrdinu jiného hráče.
}
refused-dedicove-wrong-face = { $up ->
    [yes] Vyber odhaleného hrdinu; tento je skrytý.
   *[no] Vyber skrytého hrdinu; tento je odhalený.
}
refused-dedicove-wrong-faction = Tento hrdina nepatří k frakci, která se sem hodí.
refused-dedicove-own-hidden = Na své skryté hrdiny se smíš dívat kdykoli; vyber cizího.
refused-dedicove-looked-already = Tohoto hrdinu už znáš z prvního pohledu.
refused-dedicove-only-own = Ve dvou hráčích můžeš k soupeři poslat jen svého hrdinu.
refused-dedicove-same-party = V této družině hrdina už leží; musí jít do jiné.
refused-dedicove-emperor = Vládce nemá žádný účinek, nelze ho tedy provést.
refused-dedicove-emperor-imperial = Vládce patří i k Císařské armádě, proto se sem nehodí.
refused-dedicove-itself = Hrdina nemůže provést sám sebe.
refused-dedicove-in-chain = Tento hrdina se už provádí, znovu ho provést nelze.
refused-dedicove-no-up-hero = Tento hráč nemá odhaleného hrdinu, který by šel na hřbitov.
refused-dedicove-no-cards = Tento hráč nemá v ruce žádnou kartu.
refused-dedicove-yourself = Vyber jiného hráče, ne sebe.
refused-dedicove-empty-slot = Teď tam žádná karta neleží.
refused-dedicove-player = Tento hráč se k instrukci nehodí.
refused-dedicove-hand = Vyber kartu z ruky.
refused-dedicove-tavern = Vyber kartu z hospody, která se hodí.
refused-dedicove-grave = Vyber kartu hřbitova číslem shora.
refused-dedicove-drawn = Vyber jednu z karet, na které se díváš.
refused-dedicove-faction = Jmenuj jednu ze čtyř frakcí.
refused-dedicove-mode = Vyber jeden ze způsobů, které jsou možné.
refused-dedicove-another = Můžeš zahrát další kartu z ruky, která není z Císařské armády, nebo odmítnout.
refused-dedicove-give = Dej kartu frakce, která byla jmenována.
refused-dedicove-all-discard = Odhoď jednu kartu z ruky.
refused-dedicove-to-party = Hrdina jde do jiné družiny jiného hráče.

## Hrdinové

dedicove-hero-1 = Osikový ostrostřelec
dedicove-hero-2 = Vytížená amazonka
dedicove-hero-3 = Hladovzteklý barbar
dedicove-hero-4 = Nerudný náčelník
dedicove-hero-5 = Mazaný mazlíčkář
dedicove-hero-6 = Tázavý trol
dedicove-hero-7 = Pomalovaný pašík
dedicove-hero-8 = Gaučový goblin
dedicove-hero-9 = Kradmá kočkomilka
dedicove-hero-10 = Číhající čarodějnice
dedicove-hero-11 = Depresivní druid
dedicove-hero-12 = Slepý sběrač očí
dedicove-hero-13 = Porostlý poustevník
dedicove-hero-14 = Slechatý samotář
dedicove-hero-15 = Tesákatý trol
dedicove-hero-16 = Bramborový bukanýr
dedicove-hero-17 = Šaškující šaman
dedicove-hero-18 = Hudrující hlídač
dedicove-hero-19 = Krátkozraký kopiník
dedicove-hero-20 = Tápající páter
dedicove-hero-21 = Podceňované páže
dedicove-hero-22 = Rozmáchlý rytíř
dedicove-hero-23 = Živořící žoldnéř
dedicove-hero-24 = Brnkající bard
dedicove-hero-25 = Nenápadný netvorobijec
dedicove-hero-26 = Šermující eso
dedicove-hero-27 = Polní someliér
dedicove-hero-28 = Konzervovaný kavalír
dedicove-hero-29 = Sekýrující seveřan
dedicove-hero-30 = Skorozlý scholár
dedicove-hero-31 = Vyzrálý válečník
dedicove-hero-32 = Záhadný zabiják
dedicove-hero-33 = Kymácivý kazatel
dedicove-hero-34 = Parádivý proviantmistr
dedicove-hero-35 = Kypící kněžka
dedicove-hero-36 = Zarputilý zadák
dedicove-hero-37 = Našípkovaný nafouka
dedicove-hero-38 = Pochybující popravčí
dedicove-hero-39 = Příšerná prababička
dedicove-hero-40 = Opadávající orangutan
dedicove-hero-41 = Mozkuprostý mág
dedicove-hero-42 = Strašivý seveřan
dedicove-hero-43 = Ohlodaný býk
dedicove-hero-44 = Graciózní gorgona
dedicove-hero-45 = Vraní vozka
dedicove-hero-46 = Proradný propichovač
dedicove-hero-47 = Povadlá pijavice
dedicove-hero-48 = Vemlouvavá vědma
dedicove-hero-49 = Vzkříšený beran
dedicove-hero-50 = Mumifikovaný mystik
dedicove-hero-51 = Nezbedný nekromant
dedicove-hero-52 = Stínomilný skelet
dedicove-hero-53 = Zafačovaný zbrojnoš
dedicove-hero-54 = Rozložený rosol
dedicove-hero-55 = Vzdychavý velryboun
dedicove-hero-56 = Chapadlatý chiromant
dedicove-hero-57 = Utopený utečenec
dedicove-hero-58 = Podmořský panoš
dedicove-hero-59 = Zeleninožravý žralok
dedicove-hero-60 = Zaštítěná želva
dedicove-hero-61 = Jankovitý ještěr
dedicove-hero-62 = Žlučovitá žába
dedicove-hero-63 = Vlažný vodokněz
dedicove-hero-64 = Snivý salamandr
dedicove-hero-65 = Kurážný kapr
dedicove-hero-66 = Trojmečná ještěrka
dedicove-hero-67 = Mořský mudrc
dedicove-hero-68 = Mrňavý mořan
dedicove-hero-69 = Krotitel krilu
dedicove-hero-70 = Ubloudilý úhoř
dedicove-hero-71 = Fackující fugu
dedicove-hero-72 = Žoviální žabomág
dedicove-hero-73 = Hazardující hejtman
dedicove-hero-74 = Gobliní šifrant
dedicove-hero-75 = Kostrbatý kartograf
dedicove-hero-76 = Podvodní portrétista
dedicove-hero-77 = Polární patron
dedicove-hero-78 = Rázný rybář
dedicove-hero-79 = Sangvinický studiosus
dedicove-hero-80 = Vyholený vědmák
dedicove-hero-81 = Přepůlený požírač
dedicove-hero-82 = Krotký královrah
dedicove-hero-83 = Chladnokrevný chameleon
dedicove-hero-84 = Řízný řezač řas
dedicove-hero-85 = Bezvládný vládce

dedicove-text-1 = Červený +1, nebo zelený −1. Pohřbi odhaleného hrdinu Císařské armády.
dedicove-text-2 = Červený +1, nebo zelený −1. Vyber hráče s odhaleným hrdinou; ten vybere jednoho svého odhaleného a toho pohřbi.
dedicove-text-3 = Odhoď z hospody všechny karty Císařské armády a Nemrtvých. Za každou červený −1.
dedicove-text-4 = Červený +1. Podívej se na 2 vrchní karty divočiny. Jednu skryj do své družiny, zbytek vrať navrch.
dedicove-text-5 = Červený +1 a zelený +1. Skryj kartu z ruky do své družiny.
dedicove-text-6 = Červený +1, nebo zelený +1. Můžeš se podívat až na 2 skryté hrdiny ostatních.
dedicove-text-7 = Červený −1 a zelený +1.
dedicove-text-8 = Leží-li ve tvé družině odhalený hrdina Nemrtvých: červený −2.
dedicove-text-9 = Červený +1. Vyber jiného hráče s kartami. Ukradni mu z ruky náhodnou kartu a skryj ji do své družiny.
dedicove-text-10 = Červený −1, nebo zelený +1. Můžeš se podívat až na 2 skryté hrdiny ostatních.
dedicove-text-11 = Červený −3 a zelený −1.
dedicove-text-12 = Červený +1 a zelený +3.
dedicove-text-13 = Červený −1, nebo červený −2, pokud vede červený.
dedicove-text-14 = Zelený +1. Otoč kteréhokoli hrdinu v cizí družině.
dedicove-text-15 = Vezmi si do ruky odhaleného hrdinu jiného hráče. Pokud se to stalo, jeho majitel zvolí: zelený +2, nebo zelený −2.
dedicove-text-16 = Vyber hráče. Zelený +1 za každého jeho odhaleného hrdinu Císařské armády, nejvýš 3.
dedicove-text-17 = Červený −1 a zelený −1. Otoč kteréhokoli hrdinu v cizí družině.
dedicove-text-18 = Leží-li ve tvé družině odhalený hrdina Vodního lidu: zelený +2.
dedicove-text-19 = Červený +1 a zelený −1.
dedicove-text-20 = Další hráč zvolí: červený +2, nebo červený −2. Potom můžeš zahrát další kartu, která není z Císařské armády.
dedicove-text-21 = Červený −1 a zelený −1. Můžeš vyměnit svého skrytého hrdinu za kartu z ruky.
dedicove-text-22 = Červený −1 a zelený −3.
dedicove-text-23 = Červený +3 a zelený +1.
dedicove-text-24 = Odhoď z hospody všechny karty Vodního lidu a Horalů. Za každou zelený −1.
dedicove-text-25 = Odlož stranou kartu z hospody a proveď ji. Potom ji skryj do své družiny.
dedicove-text-26 = Červený +1, nebo červený +2, pokud vede zelený.
dedicove-text-27 = Zelený +1. Vezmi všechny karty z hospody. Jednu skryj do své družiny, zbytek odhoď.
dedicove-text-28 = Červený −1, nebo zelený +1. Pohřbi odhaleného hrdinu Horalů.
dedicove-text-29 = Můžeš z hospody odhodit kartu Horalů. Pokud se to stalo: červený +2.
dedicove-text-30 = Vyber hráče. Červený +1 za každého jeho odhaleného hrdinu Horalů, nejvýš 3.
dedicove-text-31 = Červený +1 a zelený +1. Skryj kartu z ruky do své družiny.
dedicove-text-32 = Červený −1, nebo zelený +1. Jmenuj frakci a odhal skrytého hrdinu jiného hráče. Patří-li k ní, pohřbi ho.
dedicove-text-33 = Červený +1, nebo zelený +1. Vyměň kartu z hospody za svého odhaleného hrdinu.
dedicove-text-34 = Červený +1. Můžeš vyměnit svého odhaleného hrdinu, který není z Císařské armády, za kartu z ruky.
dedicove-text-35 = Můžeš z hospody odhodit kartu Nemrtvých. Pokud se to stalo: zelený −2.
dedicove-text-36 = Červený +1, nebo zelený −1. Vyber jiného hráče s kartami a ukradni mu z ruky náhodnou kartu.
dedicove-text-37 = Červený +2, zelený +2, nebo obojí.
dedicove-text-38 = Červený −1 a zelený −1. Pohřbi odhaleného hrdinu.
dedicove-text-39 = Proveď jiného svého odhaleného hrdinu.
dedicove-text-40 = Červený +2, nebo zelený +2.
dedicove-text-41 = Červený +1 a zelený +1. Vyměň kartu z hospody za odhaleného hrdinu jiného hráče.
dedicove-text-42 = Červený +2, zelený +2, nebo obojí. Pohřbi svého odhaleného hrdinu, potom odhaleného hrdinu jiného hráče.
dedicove-text-43 = Červený +2 a zelený +1. Pohřbi odhaleného hrdinu Vodního lidu.
dedicove-text-44 = Červený +1, nebo zelený +1. Vyber hráče s odhaleným hrdinou. Náhodný z jeho odhalených hrdinů je pohřben.
dedicove-text-45 = Červený −1 a zelený −1. Lízni 2 karty ze hřbitova. Jednu skryj do své družiny, zbytek odhoď.
dedicove-text-46 = Odlož stranou kartu z hospody a proveď ji. Potom ji pohřbi.
dedicove-text-47 = Červený −1, nebo zelený −1. Skryj kartu z ruky do své družiny.
dedicove-text-48 = Červený +1, nebo zelený +1. Každý jiný hráč odhodí jednu kartu z ruky podle své volby.
dedicove-text-49 = Červený +1, nebo zelený +1. Odhoď celou hospodu a doplň ji z vrchu hřbitova.
dedicove-text-50 = Červený +1 a zelený +2. Můžeš vyměnit vrchní kartu hřbitova za svého odhaleného hrdinu.
dedicove-text-51 = Za každou kartu na hřbitově, nejvýš 3: červený +1 a zelený +1.
dedicove-text-52 = Proveď vrchní kartu hřbitova.
dedicove-text-53 = Červený +1, nebo zelený +1. Prohlédni hřbitov a vezmi si z něj kartu do ruky.
dedicove-text-54 = Červený −1, nebo zelený −1. Pohřbi skrytého hrdinu.
dedicove-text-55 = Červený +1, nebo zelený +1. Lízni 2 karty z přístavu. Jednu skryj do své družiny, zbytek odhoď.
dedicove-text-56 = Odhal vrchní kartu divočiny. Není-li z Nemrtvých: červený −3 a zelený −3.
dedicove-text-57 = Vedoucí ukazatel −1, nebo zaostávající ukazatel +2.
dedicove-text-58 = Červený +1, nebo zelený +1. Lízni 2 karty z přístavu. Jednu skryj do své družiny, zbytek si nech v ruce.
dedicove-text-59 = Červený +2, zelený +2, nebo obojí. Odhoď odhaleného hrdinu jiného hráče.
dedicove-text-60 = Jmenuj frakci. Odhoď z hospody všechny její karty. O tolik polí se vrátí červený, zelený, nebo oba.
dedicove-text-61 = Červený −1, nebo zelený −2.
dedicove-text-62 = Červený −2, zelený −2, nebo obojí.
dedicove-text-63 = Červený −2, nebo zelený −1.
dedicove-text-64 = Červený +1 a zelený +1. Dej kartu z hospody odhalenou do své družiny.
dedicove-text-65 = Vedoucí ukazatel −1 a zaostávající ukazatel +1.
dedicove-text-66 = Vedoucí ukazatel −1, nebo vedoucí ukazatel −3.
dedicove-text-67 = Odhal svého skrytého hrdinu a proveď ho.
dedicove-text-68 = Červený −1, nebo zelený +1. Lízni do ruky 2 karty, obě z divočiny, nebo obě ze hřbitova.
dedicove-text-69 = Vyber hráče. Za každého jeho odhaleného hrdinu Nemrtvých, nejvýš 3: červený −1 a zelený −1.
dedicove-text-70 = Červený +1, nebo zelený +1. Pohřbi odhaleného hrdinu Nemrtvých.
dedicove-text-71 = Červený +1, nebo zelený −1. Odhal skrytého hrdinu jiného hráče, nebo se na něj podívej.
dedicove-text-72 = Červený +1 a zelený +1. Skryj kartu z ruky do své družiny.
dedicove-text-73 = Červený −1 a zelený −1. Pohřbi jednoho svého skrytého hrdinu. Potom skryj 2 karty z ruky do své družiny.
dedicove-text-74 = Červený −1, zelený −1, nebo obojí. Můžeš přesunout odhaleného hrdinu do jiné družiny jiného hráče.
dedicove-text-75 = Červený +1, zelený +1, nebo obojí. Vyměň svého skrytého hrdinu za skrytého hrdinu jiného hráče.
dedicove-text-76 = Červený +1 a zelený +1. Jmenuj frakci a vyber jiného hráče s kartami. Ten ukáže kartu té frakce z ruky a dá ti ji.
dedicove-text-77 = Spočítej skryté hrdiny ve své družině, nejvýš 3. O tolik polí se vrátí červený, nebo postoupí zelený.
dedicove-text-78 = Červený −1, zelený +1, nebo obojí. Podívej se na 3 vrchní karty divočiny a jednu z nich vyměň za svého skrytého hrdinu.
dedicove-text-79 = Proveď odhaleného hrdinu dalšího hráče.
dedicove-text-80 = Spočítej frakce odhalených hrdinů ve své družině kromě Císařské armády. O tolik polí postoupí červený, nebo se vrátí zelený.
dedicove-text-81 = Odhal skrytého hrdinu jiného hráče. Je-li z Císařské armády nebo z Horalů: červený +2, zelený +2, nebo obojí.
dedicove-text-82 = Vedoucí ukazatel −2. Pohřbi kteréhokoli hrdinu, odhaleného i skrytého.
dedicove-text-83 = Červený +1, nebo zelený +1. Vyměň kteréhokoli hrdinu jiného hráče za kartu z ruky; bude ležet stejně.
dedicove-text-84 = Červený −1, nebo zelený −1. Lízni 2 karty z divočiny. Jednu skryj do své družiny, zbytek si nech v ruce.
dedicove-text-85 = Nemá žádný účinek. Patří ke všem čtyřem frakcím.

## V prohlížeči ($name a $names jsou jména hráčů, $one a $other frakce, $steps kroky se znaménkem)

dedicove-board-info = Tah { $number } · konec, jakmile má někdo { $count } odhalených
dedicove-board-info-set-up = Příprava
dedicove-board-chapter = Tah { $number }: { $name }
dedicove-board-turn = tah { $number }
dedicove-board-all-factions = Všechny čtyři frakce
dedicove-board-word-or = nebo
dedicove-board-word-and = a
dedicove-board-word-and-or = a/nebo
dedicove-board-if-over = Kdyby hra skončila teď:
dedicove-board-now = tak by to dopadlo teď
dedicove-board-ending-undead = oba v temnu
dedicove-board-ending-water = rozdíl {"0\u2060–\u20601"}
dedicove-board-ending-imperial = červený vede {"o\u00a02\u2060+"}
dedicove-board-ending-hill = zelený vede {"o\u00a02\u2060+"}
dedicove-board-markers = Červený ukazatel stojí na { $red }, zelený na { $green }. Pole 9 až 12 jsou temná.
dedicove-board-ways = Možnosti
dedicove-board-way-red = Červený { $steps } na { $to }
dedicove-board-way-green = Zelený { $steps } na { $to }
dedicove-board-way-and = {", "}
dedicove-board-own-party = Tvoje družina
dedicove-board-up = odhalení hrdinové: { $count }, konec při { $all }
dedicove-board-hidden = skrytí hrdinové: { $count }
dedicove-board-hidden-count = skrytí { $count }
dedicove-board-no-heroes = Zatím nikdo.
dedicove-board-choose-player = vybrat tohoto hráče
dedicove-board-targets = možné cíle: { $count }
dedicove-board-face-up = odhalený
dedicove-board-face-down = skrytý hrdina, kterého neznáš
dedicove-board-face-down-known = skrytý, ale ty ho znáš
dedicove-board-own-heir = Tvůj dědic
dedicove-board-moved = Dědic neznámý. Posuny zatím: červený { $red_right } doprava a { $red_left } doleva, zelený { $green_right } doprava a { $green_left } doleva.
dedicove-board-unknown-heir = Neznámý dědic
dedicove-board-unknown-heir-text = Dědice před koncem nikdo neukazuje, ale ukazateli hýbou všichni. Čísla říkají, o kolik polí tento hráč zatím posunul červený a zelený ukazatel, + doprava a − doleva: napovídají, které frakci přeje.
dedicove-board-only-you = vidíš jen ty
dedicove-board-win-with = Vyhraješ s jednou z frakcí: { $one }, { $other }.
dedicove-board-no-card = prázdno
dedicove-board-top = navrchu { $hero }
dedicove-board-can = jde použít
dedicove-board-tag-hide = skrýt
dedicove-board-tag-drop = odhodit
dedicove-board-discard = Odhodit
dedicove-board-empty-hand = V ruce nic není.
dedicove-board-watching = Díváš se. Ruce a dědicové zůstávají skryté.
dedicove-board-watched = Je po všem a vše je otevřené.
dedicove-board-seen = Co víš
dedicove-board-was-hidden = Co bylo skryté
dedicove-board-in-hand-of = V ruce: { $name }
dedicove-board-in-party-of = Skrytí: { $name }
dedicove-board-known = { $count } z { $all }
dedicove-board-on-top = Navrchu
dedicove-board-deeper = Hlouběji
dedicove-board-yours = tvůj
dedicove-board-hidden-hero = { $number }. hrdina, skrytý
dedicove-board-named = Frakce: { dedicove-faction }.

dedicove-board-do-bury = Pohřbít
dedicove-board-do-turn = Otočit
dedicove-board-do-look = Podívat se
dedicove-board-do-take = Vzít do ruky
dedicove-board-do-send = Přesunout
dedicove-board-do-discard = Odhodit
dedicove-board-do-perform = Provést
dedicove-board-do-swap = Vyměnit
dedicove-board-do-toss = Odhodit
dedicove-board-do-recruit = Vzít do družiny
dedicove-board-do-aside = Odložit stranou
dedicove-board-do-hide = Skrýt
dedicove-board-do-give = Dát
dedicove-board-do-play = Zahrát
dedicove-board-do-draw = Líznout
dedicove-board-do-exhume = Vzít do ruky

dedicove-board-label = { $deed }: { $hero }
dedicove-board-label-set-up = Skrýt: { $hero }. Odhodit: { $other }
dedicove-board-button-set-up = Skrýt a odhodit
dedicove-board-label-draw = Z hospody: { $hero }
dedicove-board-label-draw-harbour = Z přístavu, naslepo
dedicove-board-label-pass = Nehrát nic
dedicove-board-label-stop = Dost
dedicove-board-label-decline = Odmítnout
dedicove-board-label-mode-turn = Odhalit hrdinu
dedicove-board-label-mode-look = Podívat se na hrdinu
dedicove-board-label-mode-wild = Líznout z divočiny
dedicove-board-label-mode-grave = Líznout ze hřbitova

dedicove-board-prompt-drop = { $hero } se skryje. Kterou kartu odhodíš do divočiny?
dedicove-board-prompt-move = Jak se ukazatele pohnou?
dedicove-board-prompt-bury = Koho pohřbít?
dedicove-board-prompt-turn = Kterého hrdinu otočit?
dedicove-board-prompt-look = Na koho se podíváš?
dedicove-board-prompt-take = Koho vezmeš do ruky?
dedicove-board-prompt-send = Koho přesuneš?
dedicove-board-prompt-discard = Koho odhodit?
dedicove-board-prompt-perform = Koho provedeš?
dedicove-board-prompt-swap = Co vyměníš?
dedicove-board-prompt-toss = Kterou kartu hospody odhodíš?
dedicove-board-prompt-recruit = Koho z hospody vezmeš?
dedicove-board-prompt-aside = Kterou kartu hospody provedeš?
dedicove-board-prompt-hide = Koho z ruky skryješ?
dedicove-board-prompt-hide-one = Koho z nich skryješ?
dedicove-board-prompt-choose-player = Kterého hráče vybereš?
dedicove-board-prompt-exhume = Koho vezmeš ze hřbitova?
dedicove-board-prompt-name-faction = Kterou frakci jmenuješ?
dedicove-board-prompt-choose-mode = Co uděláš?
dedicove-board-prompt-play-another = Zahraješ ještě jednu kartu?
dedicove-board-prompt-give = Kterou kartu té frakce dáš?
dedicove-board-prompt-all-discard = Kterou kartu odhodíš?
dedicove-board-prompt-to-party = Do čí družiny půjde?

dedicove-board-unknown = Skrytý hrdina
dedicove-board-unknown-text = Leží lícem dolů. Zná ho jeho hráč a ten, kdo ho už viděl.
dedicove-board-hidden-text = Leží skrytý: počítá se při sčítání, ale ne do konce hry.
dedicove-board-heir-text = Spojenec: { $one } a { $other }. Zvítězí-li jedna z nich, můžeš vyhrát. Číslo dědice je { $number }.
dedicove-board-text-harbour = Lízací balíček, lícem dolů.
dedicove-board-text-wilderness = Odhozené karty, lícem dolů. Karta, kterou tu vidíš, je ta, kterou znáš.
dedicove-board-text-graveyard = Pohřbení hrdinové. Vidět je jen vrchní.

dedicove-board-end-markers = Červený na { $red }, zelený na { $green }: vítězí { dedicove-faction }.
dedicove-board-end-heir = { $seat }: { $heir } ({ $one }, { $other })
dedicove-board-end-allies = Spojenci té frakce: { $names }.
dedicove-board-end-no-allies = Spojence tu nikdo z hráčů nemá.
dedicove-board-end-most = Hrdinové té frakce v družině: { $counts }.
dedicove-board-end-fewest = Při shodě menší družina: { $counts }.
dedicove-board-end-number = Při shodě vyšší číslo dědice: { $counts }.

dedicove-board-ruling-e17 = Kdo vede, se určí jednou, před pohybem. Stojí-li ukazatele na stejném poli, nic se nestane.
dedicove-board-ruling-e22 = Teprve když je přístav prázdný a je třeba líznout, zamíchá se do něj divočina.
dedicove-board-ruling-h7 = Kdo kartu odhodil, ví, kde leží. Karty z hospody a odhalení hrdinové jdou sem přede všemi.
dedicove-board-ruling-h9 = Pohřeb vidí všichni, ale zobrazuje se jen vrchní karta.
dedicove-board-ruling-q2 = Zahrát ho jde, i když účinek není možný. Do družiny přijde.
dedicove-board-ruling-q3 = Družina může mít odhalených i víc, než kolik stačí na konec.
dedicove-board-ruling-q8 = Posun, který okraj celý zastaví, vybrat nejde, dokud jiný něčím pohne.
dedicove-board-ruling-q10 = Něčím pohnout musíš, dokud to jde.
dedicove-board-ruling-q11 = Role se určí před pohybem: z 5 a 4 bude 4 a 5.
dedicove-board-ruling-q12 = Větší krok je možnost, ne povinnost.
dedicove-board-ruling-q13 = Vybrat jde i hráč, u kterého se napočítá 0.
dedicove-board-ruling-q14 = Jmenovat jde i frakci, která v hospodě neleží.
dedicove-board-ruling-q15 = Hráč bez odhaleného hrdiny vybrat nejde, dokud ho někdo má.
dedicove-board-ruling-q16 = Hráč bez karet vybrat nejde, dokud někdo karty má.
dedicove-board-ruling-q17 = Vládce se počítá i k Císařské armádě, takže sem nepatří.
dedicove-board-ruling-q18 = Vládce navrchu se počítá jako Nemrtvý: nic se nepohne.
dedicove-board-ruling-q19 = Vládce se počítá jednou.
dedicove-board-ruling-q20 = Vládce provést nejde. Je-li v hospodě sám, nic se nestane.
dedicove-board-ruling-q21 = Sama sebe provést nemůže.
dedicove-board-ruling-q22 = Páter, po něm Prababička a ta provede Pátera: to jde.
dedicove-board-ruling-q23 = Karta, která se právě provádí, v hospodě neleží.
dedicove-board-ruling-q24 = Nejdřív vlastní hrdina, cizí tedy leží navrchu. Jde-li jen půlka, udělá se půlka.
dedicove-board-ruling-q25 = Nehodí-li se nikdo jiný, musíš pohřbít i vlastního hrdinu.
dedicove-board-ruling-q26 = Je-li karta jen jedna, skryje se.
dedicove-board-ruling-q27 = Na vlastní skryté hrdiny se díváš kdykoli i tak.
dedicove-board-ruling-q28 = Druhého vybíráš, až když znáš prvního.
dedicove-board-ruling-q29 = Vybrat jde i hromádka s jedinou kartou. Míchat je nejde.
dedicove-board-ruling-q30 = Vzatou kartu vidí všichni.
dedicove-board-ruling-q31 = Listovat hřbitovem nejde.
dedicove-board-ruling-q32 = Cizího skrytého hrdinu předem neuvidíš. Po výměně zná každý svou novou kartu.
dedicove-board-ruling-q33 = Hrdina musí změnit družinu. Ve dvou jde jen vlastní k soupeři.
dedicove-board-ruling-q34 = Skrytý hrdina leží potom v divočině přesně tam, odkud karta přišla.
dedicove-board-ruling-q35 = Nová karta leží stejně, jako ležela stará.
dedicove-board-ruling-q36 = Poslední odhozená karta leží navrchu.
dedicove-board-ruling-q37 = Divočina se míchá, jen když se líže z prázdného přístavu.
dedicove-board-ruling-q38 = Když v přístavu ani v divočině nic není, líže se z hospody a potom nic.
dedicove-board-ruling-q42 = Otočený hrdina nic nedělá.
dedicove-board-ruling-q43 = Počítají se jen odhalení hrdinové. Jen Polární patron počítá tvé skryté.
dedicove-board-ruling-q47 = Při sčítání se počítá k té frakci, která zvítězila.
dedicove-board-ruling-q48 = Provádí-li ho někdo z hospody, leží stranou a hospoda se doplní celá.
dedicove-board-ruling-q49 = Platí karta, která je na hřbitově navrchu v tu chvíli.
dedicove-board-ruling-q50 = Je-li proveden ze hřbitova, může vzít i sám sebe.
dedicove-board-ruling-q51 = Sám neodhazuješ.
dedicove-board-ruling-q52 = Rozhoduje majitel vzatého hrdiny, až po vzetí.
dedicove-board-ruling-q53 = Další hráč je vždy ten po tobě.
dedicove-board-ruling-q54 = Není-li jinde skrytý hrdina, nic se nejmenuje.
dedicove-board-ruling-q55 = Je-li skrytý jen Vládce, otočí se a nic se neprovede.
dedicove-board-ruling-q56 = Odmítnout to nikdo nemůže.
dedicove-board-ruling-w7 = Je-li spojenců víc, rozhodne nejvíc hrdinů té frakce v družině, potom menší družina.
dedicove-board-ruling-w8 = Nakonec rozhoduje vyšší číslo dědice.

## Průvodce

dedicove-lesson-welcome = Vládce je mrtev a o jeho trůn stojí 6 dědiců. Nikdo neví, kdo drží s kým. Karty v téhle hře jsou pevně dané a o nic nejde.
dedicove-lesson-heir = Tohle je tvůj dědic a vidíš ho jen ty. Cyra drží s Císařskou armádou a s Vodním lidem: můžeš vyhrát, když zvítězí jedna z nich.
dedicove-lesson-endings = O vítězné frakci rozhodují 2 ukazatele. Vede červený aspoň o 2: Císařská armáda. Vede zelený aspoň o 2: Horalé. Jsou blíž u sebe: Vodní lid. Ale oba v temnu: Nemrtví.
dedicove-lesson-set-up = Na začátku každý 1 hrdinu skryje a 1 kartu odhodí. Klepni na Jankovitého ještěra, ten se skryje, a pak na Depresivního druida, ten půjde pryč.
dedicove-lesson-hidden = Ještěr leží v tvé družině lícem dolů: na konci se počítá a do té doby ho znáš jen ty. Ostatní taky někoho skryli.
dedicove-lesson-play = Jsi na tahu: zahraj 1 hrdinu, nebo odhoď až 3 karty. Živořící žoldnéř posune červený o 3 a zelený o 1. Zahraj ho.
dedicove-lesson-moved = Červený je na 7, zelený na 5: teď by zvítězila Císařská armáda. Zahraní hrdinové zůstávají v družině odhalení.
dedicove-lesson-tavern = Teď si lízneš do 4 karet. Co bereš z hospody, vidí všichni: vezmi si Šermující eso.
dedicove-lesson-harbour = Druhou kartu lízni z přístavu, lícem dolů. Kromě tebe ji nikdo neuvidí.
dedicove-lesson-discard = Na konci tahu si necháš 3 karty. Slepý sběrač očí táhne zelený: odhoď ho, a jen ty víš, kde leží.
dedicove-lesson-others = Ostatní zahráli Nemrtvé a oba ukazatele poskočily. Každý táhne za svého dědice, a kdo se dívá, leccos pozná.
dedicove-lesson-back = Červený je na 9, zelený na 8. To je blízko sebe a v temnu je jen jeden: teď by zvítězil Vodní lid.
dedicove-lesson-effect = Hodně hrdinů umí ještě něco. Ubloudilý úhoř posune 1 ukazatel podle tebe a pohřbí hrdinu Nemrtvých. Zahraj ho.
dedicove-lesson-choose = Kam ukazatele můžou? Klepni na červený na novém poli, nebo na jeho tlačítko, a potvrď.
dedicove-lesson-bury = Teď vyber, koho pohřbíš: hrdinu Nemrtvých v první družině ostatních. Klepni na Orangutana.
dedicove-lesson-buried = Z družiny je pryč a leží navrchu hřbitova, všem na očích. Kdo o hrdiny přichází, má ke konci hry dál.
dedicove-lesson-leap = Pak by přišlo líznutí do 4 karet. Přeskočíme pár tahů.
dedicove-lesson-clock = Ve třech hra skončí, jakmile má někdo 7 odhalených hrdinů. Ty máš 5. Skrytí se do toho nepočítají.
dedicove-lesson-who = Než to skončí, je dobré vědět, kdo má jakého dědice. Skrytí hrdinové hodně prozradí.
dedicove-lesson-troll = Tázavý trol posune 1 ukazatel a podívá se až na 2 skryté hrdiny ostatních. Zahraj ho.
dedicove-lesson-step = Posuň červený o 1: je to tvoje barva.
dedicove-lesson-look = Klepni na druhého skrytého hrdinu v první družině ostatních, je v řadě pátý.
dedicove-lesson-seen = Žoviální žabomág, Vodní lid. Pro všechny ostatní zůstává skrytý, ty ho od teď vidíš s okem.
dedicove-lesson-second = Smíš se podívat ještě na 1: zkus skrytého hrdinu v druhé družině, nebo dej dost.
dedicove-lesson-guess = Jeden sbírá Vodní lid, druhý Nemrtvé a Císařskou armádu. To nebude náhoda. Přeskočíme na tvůj další tah.
dedicove-lesson-last = Odhalených máš 6. S dalším hrdinou, kterého zahraješ, hra skončí, takže ukazatele pak musí stát dobře pro tebe.
dedicove-lesson-water = Teď by zvítězil Vodní lid a s ním držíš i ty. Jenže možná i někdo další, a pak rozhodne, kdo má hrdinů té frakce nejvíc.
dedicove-lesson-counts = Vodního lidu má jeden z ostatních víc než ty. Ale Císařské armády nemá nikdo víc než ty, i se skrytými.
dedicove-lesson-free = Červený tedy musí vést aspoň o 2. Kdo z tvých hrdinů to dokáže? Odteď rozhoduj podle sebe.
dedicove-lesson-over = Teď hru znáš. Kdo ukáže barvy pozdě, najde ukazatele jinde; kdo brzy, proti tomu táhnou všichni ostatní.
