### Co říká každá hra. `$sent` je to, co přišlo, `$known` to, co jde; místa jsou písmena.

## Slova

seat-thinking = { $seat } přemýšlí.

## Odmítnutí: otevření stolu

refused-game = Hra „{ $sent }“ tu není, vyber z těchto: { $known }.
refused-seat-count = Počet hráčů „{ $sent }“ pro hru { $game } nejde: nejméně { $least }, nejvýše { $most }.
refused-option = Volbu „{ $sent }“ hra { $game } nemá, má tyto: { $known }.
refused-option-value = Volba { $option } nemůže být „{ $sent }“, vyber z těchto: { $known }.

## Odmítnutí: zápis pozice

refused-seat = „{ $sent }“ tu není místo; místa jsou písmena, první A a druhé B.
refused-zone = „{ $sent }“ není zóna, kterou pozice této hry má.
refused-zone-owner = „{ $sent }“ nejde dohromady: zóna hráče stojí za písmenem jeho místa, společná zóna bez písmene.
refused-zone-unseen = V zóně „{ $sent }“ nemůže stát „?“, protože její karty jsou vždy známé.
refused-brace = Závorka za „{ $sent }“ zůstala otevřená, zavři ji znakem „{ "}" }“.
refused-ask = „{ $sent }“ není otázka, kterou tato hra klade.
refused-number = „{ $sent }“ není číslo, které sem patří.

## Odmítnutí: hraní

refused-stale = „{ $sent }“ odpovídá na otázku, která už neplatí; podívej se na stůl a odpověz na tu současnou.
refused-over = Partie skončila, proto se „{ $sent }“ nezahrálo.
refused-not-asked = Místo { $seat } teď není na tahu, proto se „{ $sent }“ nezahrálo.
refused-not-legal = „{ $sent }“ teď mezi možnými tahy není.
refused-which-seat = U „{ $sent }“ chybí místo, protože na tahu je jich víc: { $waiting }.

## Odmítnutí: vracení tahů

refused-no-undo = Ve hře { $game } se tahy nevracejí.
refused-undo-nothing = Místo { $seat } tam nemá žádný tah, který by šlo vrátit.
refused-undo-others = Místo { $seat } vrací jen vlastní tahy, a od té doby hrál někdo jiný nebo náhoda.
refused-undo-news = Místo { $seat } od té doby vidělo něco nového, nebo skončila fáze: tah zůstává.
refused-undo-shown = Co místo { $seat } udělalo, už vidí někdo další: tah zůstává.

## Odmítnutí: záznamy

refused-record-json = Záznam nejde přečíst: { $why }.
refused-record-format = Záznam má formát „{ $sent }“, tento program čte formát { $known }.
refused-record-digest = Záznam nesouhlasí se svým otiskem, po uložení tedy byl změněn nebo zkrácen.
refused-record-version = Záznam vznikl podle verze „{ $sent }“ pravidel hry { $game }, tento program zná verzi { $known }.
# $why je celá věta i s tečkou.
refused-record-line = „{ $sent }“ v tahu { NUMBER($ply, useGrouping: 0) } záznamu nejde zahrát: { $why }
refused-record-result = Výsledek „{ $sent }“ není ten, ke kterému vede průběh záznamu.

## Odmítnutí: scénáře

refused-scenario = Ve scénáři tento řádek chybí, nebo ho nejde přečíst: „{ $sent }“.

## Odmítnutí: boti a simulace

refused-bot = Bot „{ $sent }“ tu není, vyber z těchto: { $known }.
refused-bot-count = Boti „{ $sent }“ stůl nezaplní: uveď 1 pro všechna místa, nebo { $seats }.
refused-speed = Rychlost „{ $sent }“ neexistuje. THRONEROOM_SPEED je jedno z: { $known }.
refused-bot-budget = „{ $sent }“ není počet simulací: napiš bota jako baseline:1000, s číslem od 1 do { $most }.
refused-oracle = Věštec vidí všechny karty, proto hraje jen v aréně.
refused-games-count = Počet partií „{ $sent }“ odehrát nejde, nejméně je 1.
refused-contest-bots = Do soutěže patří aspoň dva boti, každý jen jednou, ne „{ $sent }“.
refused-contest-limit = „{ $sent }“ není časový limit; uveď sekundy větší než 0.
refused-contest-deals = Počet rozdání „{ $sent }“ odehrát nejde, nejméně je 1.
refused-contest-workers = Počet procesů „{ $sent }“ pracovat nemůže, nejméně je 1.
refused-contest-workers-cluster = Svazek počítačů pracuje všemi svými procesory, ne „{ $sent }“ procesy; vynech --workers, nebo --ray.
refused-contest-cluster = Svazek „{ $sent }“ použít nejde: { $why }
refused-contest-machine = Počítač { $sent } má jiná pravidla nebo jiné boty než tento; výsledky by nebyly stejné.
refused-contest-gate = „{ $sent }“ není brána; uveď dva podíly jako 0.5:0.55, menší napřed.
refused-contest-equal = Stejný čas je pro boty s rozpočtem ({ $known }) za tím prvním, ne pro „{ $sent }“.
refused-contest-equal-oracle = Stejný čas není pro Věštce: vidí všechny karty a čas se měří na tom, co vidí ostatní. Dej mu rozpočet, třeba oracle:1000.
refused-contest-equal-same = Při stejném čase by „{ $sent }“ byl vícekrát tentýž bot; každý druh uveď jednou.
refused-contest-file = V „{ $sent }“ nejsou výsledky soutěže.
refused-contest-other = V „{ $sent }“ jsou výsledky jiné soutěže nebo jiného kódu; zvol jiný soubor.
refused-action = „{ $sent }“ není akce této hry.
refused-zone-things = V zóně „{ $sent }“ musí stát právě jedna věc.
refused-zone-twice = „{ $sent }“ je zapsáno dvakrát nebo na špatném místě; každou oblast napiš jednou.
refused-no-chance = Rozhodnout má náhoda, ale nemá z čeho vybírat.
refused-luck-list = „{ $sent }“ v seznamu odpovědí náhody v tu chvíli není možné.
refused-undo-often = Místo { $seat } už v této partii vrátilo příliš mnoho tahů.
refused-record-game = Tohle je záznam hry „{ $sent }“, ne hry { $game }.
refused-record-seats = Počet míst v záznamu je „{ $sent }“, partie jich má { $seats }.
