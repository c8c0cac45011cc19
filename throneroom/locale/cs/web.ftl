### Klient v prohlížeči. Jména lidí jsou `$name`, čísla se píší číslicemi.

web-throneroom = Trůnní sál
web-claim = Hry o prázdný trůn. S přáteli, nebo s poctivými boty.
web-guest = Host
web-you = Ty
web-home = Zpět do sálu
web-close = Zavřít
web-keep = Uložit
web-play = Hrát
web-to-table = Ke stolu
web-join = Přisednout
web-cut-off = Server neodpovídá, stoly tu teď nejsou. Tvoje partie jsou uložené.
web-try-again = Zkusit znovu
web-no-server = Server neodpovídá. Zkus to za chvilku znovu.

## Domů

web-about-trun = Dvě části, třináct výměn. Koho najmeš, s tím pak bojuješ.
web-about-krvavy_trun = Ulice plná zakrytých karet a jedna lucerna.
web-about-dedicove = Tajní dědicové, skrytí hrdinové a dva ukazatele.
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
web-invitation-hint = tango-zebra-42 nebo odkaz
web-open-tables = Otevřené stoly
web-no-tables = Zatím žádný stůl. Založ první.
web-hosted = zve { $name }
web-seats-free = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
web-running = Právě se hraje
web-playing-since = od { $time }
web-watchers = { $count ->
    [one] { $count } se dívá
    [few] { $count } se dívají
   *[other] { $count } se jich dívá
}
web-minutes = asi { $minutes } min
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

web-play-bot = { $bots ->
    [one] Hrát hned s botem
   *[other] Hrát hned s boty
}
web-more-choices = Další volby
web-how-many = Počet hráčů
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
web-clock-agreed = { $bank } a { $increment } s za tah
web-option-reset = „{ $option }“ je zase „{ $value }“: místo { $seat } u tohoto stolu není.
web-public = Ukázat v sále všem
web-name-for-others = Tohle jméno uvidí ostatní u stolu.
web-open-table = Otevřít stůl
web-open-for-people = Otevřít stůl pro lidi

## Nastavení

web-your-name = Tvoje jméno
web-language = Jazyk
web-light = Světlo
web-theme-system = podle zařízení
web-theme-dark = tmavé
web-theme-light = světlé
web-pace = Tahy ostatních ukazovat
web-pace-step = krok za krokem
web-pace-calm = v klidu
web-pace-quick = rychle
web-pace-at-once = najednou
web-text-size = Velikost písma
web-text-usual = běžná
web-text-large = větší
web-text-largest = největší
web-confirm-moves = Každý tah potvrdit tlačítkem
web-sound-and-touch = Zvuky a vibrace
web-sound = Zvuky
web-touch = Vibrace
web-volume = Hlasitost
web-ask-sound = { $touch ->
    [yes] Chceš při hře zvuky a vibrace?
   *[no] Chceš při hře zvuky?
}
web-ask-sound-done = { $on ->
    [yes] Zvuky jsou zapnuté. Hlasitost je v nastavení.
   *[no] Hraje se potichu. Zapnout zvuky jde v nastavení.
}
web-yes = Ano
web-no = Ne

## O hře

web-about-text = V Trůnním sále se hrají stolní hry o prázdné trůny, s přáteli a s boty, kteří nikdy nenakukují.
web-about-publishers = Pravidla jsou zpracovaná nezávisle, bez spojení s vydavateli her.
web-credits = Poděkování
web-credits-icons = Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0.
web-credits-fonts = Písma: Grenze Gotisch, Grenze a Alegreya Sans, SIL OFL 1.1.
web-privacy = Co se o tobě ukládá
web-plain-http = Stránka přišla přes obyčejné http: nejde nainstalovat jako aplikace a bez sítě nefunguje. Přes https by to šlo.

## U stolu

web-coming-to-table = Jdeš ke stolu …
web-table-closed = Tenhle stůl je zavřený.
web-reload = Tahle stránka má novější verzi. Partie je uložená: načtěte ji znovu a pokračujte.
web-reload-now = Načíst znovu
web-invited = Máš pozvání ke stolu
web-invites-you = { $name } tě zve ke stolu
web-seats-of = { $free ->
    [0] všechna místa ({ $all }) jsou obsazená
   *[other] { web-seats-free } z { $all }
}
web-at-table = u stolu: { $names }
web-only-watch = Jen se dívat
web-watch = Dívat se
web-table-full = Všechna místa jsou obsazená. Můžeš se dívat.
web-match-runs = Partie už běží. Můžeš se dívat.
web-code = Kód k nadiktování
web-code-about = Kdo ho má, napíše ho v sále pod „Máš pozvánku?“.
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
web-added-bots = Úroveň přidaných botů
web-free-up = Uvolnit místo
web-start = Začít
web-luck = Poctivá náhoda
web-luck-about = Server vylosoval tajemství a ukazuje jeho otisk. Když si sedneš, přidá se k němu tvůj příspěvek; po konci si každý může ověřit, že se žádná karta nezměnila.
web-luck-commitment = Otisk tajemství
web-luck-contribution = Tvůj příspěvek
web-awaited = místo se drží
web-starts-by-itself = Začne se samo, jakmile si všichni sednou.
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
web-emotes = Ukázat u svého místa
web-emote-well-played = Pěkně zahráno
web-emote-oops = Jejda
web-emote-thinking = Hmm …
web-emote-thanks = Díky
web-mute = ztlumit
web-unmute = znovu slyšet: { $name }

## Stůl

web-seats = Místa
web-prompt = Co se čeká
web-hand = Tvoje ruka
web-tabs = Další
web-moves = Tahy
web-overview = Přehled
web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-undone = { $name } bere tah zpět.
web-agreed = Domluva u stolu
web-agreed-short = domluva
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
web-watching = Díváš se. Ruce hráčů zůstávají skryté.
web-not-your-turn = Teď nejsi na tahu.
web-not-now = teď ne
web-next = Dál
web-show-all = Ukázat vše
web-let-go = Pustit
web-undo = Vrátit krok
web-offer = Pár sekund to můžeš vzít zpět: Backspace.
web-offer-dismiss = Dál
web-rule = Pravidlo { $rule }

## Ohlédnutí

web-since = Od tvého tahu · { $count }
web-moment = Okamžik partie
web-looking-back = Ohlédnutí
web-looking-back-still = Ohlížíš se zpět, tady se nehraje.
web-you-are-asked = Jsi na tahu.
web-back-news = { $count ->
    [one] Přibyla { $count } novinka.
    [few] Přibyly { $count } novinky.
   *[other] Přibylo { $count } novinek.
}
web-back-to-game = Zpět ke hře

## Klávesy

web-keys-title = Klávesy
web-key-space = Mezerník
web-key-backspace = Backspace
web-key-numbers-does = vybere ze seznamu; táž klávesa znovu zahraje
web-key-enter-does = zahraje, co je vybráno
web-key-undo-does = vezme zpět, co bylo právě zahráno
web-key-escape-does = pustí výběr; nechá boty hrát dál; z ohlédnutí vrátí ke hře
web-key-steps-does = ukáže předchozí, nebo další okamžik
web-key-space-does = dokončí, co se právě ukazuje; znovu všechno
web-key-play-does = přehraje a zastaví
web-key-arrows-does = přechází mezi kartami v ruce a na desce
web-key-help-does = ukáže tyto klávesy

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
web-give-up = Vzdát se
web-give-up-yes = Ano, vzdát se
web-start-again = Začít znovu
web-start-again-sure = Vzdát tuhle partii a začít novou?
web-start-again-yes = Ano, začít znovu
web-move-seat = Přesunout místo na jiné zařízení
web-seat-link = Otevři tenhle odkaz na druhém zařízení, funguje jednou.

## Pořádek u stolu

web-order = Pořádek u stolu
web-remove = Poslat pryč
web-remove-name = Poslat pryč: { $name }
web-silence = Ztlumit pro všechny
web-silence-name = Ztlumit pro všechny: { $name }
web-let-speak = Vrátit slovo: { $name }
web-close-table = Zavřít stůl
web-close-sure = Opravdu zavřít tento stůl? Zmizí všem.
web-close-match-sure = Opravdu zavřít stůl? Partie všem skončí a nikdo nevyhraje.
web-close-table-yes = Ano, zavřít

## Lekce

web-no-lesson = Lekci téhle hry tu zatím nemáme.
web-lesson-next = Dál
web-lesson-astray = V partii by to šlo. Lekce ale chce ukázat něco jiného:
web-lesson-real = Zahrát si doopravdy
web-lesson-again = Ještě jednou od začátku

## Konec

web-the-end = Konec
web-skip = Přeskočit
web-more = Další možnosti
web-result = Ukázat výsledek
web-ended-resigned = { $count ->
    [one] Vyhrává { $names }: druhá strana se vzdala.
   *[other] Vyhrávají { $names }: druhá strana se vzdala.
}
web-ended-draw = Remíza po dohodě.
web-ended-abandoned = Konec bez vítěze po dohodě.
web-ended-closed = Stůl byl zavřen.
web-rematch = Hrát znovu
web-wants-again = { $count ->
    [one] { $names } chce hrát znovu.
   *[other] { $names } chtějí hrát znovu.
}
web-rematch-waits = Další partie na tebe čeká.
web-record = Uložit záznam
web-look-at-table = Prohlédnout stůl
web-verify = Zkusit ověřit znovu
web-verifying = Ověřuji rozdání.
web-fair = { $known ->
    [contributed] Na tomhle rozdání není nic podezřelého: tajemství bylo dané ještě před tvým příchodem ke stolu, tvůj příspěvek se započítal a karty, které ti přišly na oči, stojí v záznamu.
    [committed] Na tomhle rozdání není nic podezřelého: tajemství bylo dané předem a karty, které ti přišly na oči, stojí v záznamu.
   *[unseen] Rozdání sedí se záznamem. Jestli bylo určené předem, tento prohlížeč neviděl.
}
web-fair-proof = { $known ->
    [contributed] Ověřeno tady: tajemství je to, které bylo slíbeno před tvým příchodem ke stolu; tvůj příspěvek byl použit; volby, místa i příspěvky jsou stejné jako na začátku; čísla všech odpovědí náhody ({ $answers }) plynou z tajemství a z příspěvků; a karty, které ti při rozdávání přišly na oči ({ $cards }), stojí v záznamu. Neověřeno: jestli každé číslo opravdu znamená svou kartu. K tomu jsou potřeba pravidla a ověří to „throneroom verify“. Že se server do karet nepodíval, dokázat nejde.
    [committed] Ověřeno tady: tajemství je to, které bylo slíbeno před rozdáním; plynou z něj čísla všech odpovědí náhody ({ $answers }); a karty, které ti při rozdávání přišly na oči ({ $cards }), stojí v záznamu. Tvůj příspěvek tento prohlížeč nezná, takže si server mohl tajemství vybrat. Neověřeno: jestli každé číslo opravdu znamená svou kartu. K tomu jsou potřeba pravidla a ověří to „throneroom verify“.
   *[unseen] Ověřeno tady: z tajemství plynou čísla všech odpovědí náhody ({ $answers }). Neověřeno: jestli bylo dané před rozdáním, protože tento prohlížeč u toho nebyl, a jestli každé číslo opravdu znamená svou kartu; k tomu jsou potřeba pravidla a ověří to „throneroom verify“.
}
web-fair-later = { $count ->
    [one] Příspěvek místa { $seats } přišel až po tvém. Kdyby se jeho hráč domluvil se serverem, nebo kdyby si ho server vymyslel, mohli si rozdání vybrat; jistotu má jen ten, kdo si sedne poslední.
   *[other] Příspěvky míst { $seats } přišly až po tvém. Kdyby se některý z hráčů domluvil se serverem, nebo kdyby si některý server vymyslel, mohli si rozdání vybrat; jistotu má jen ten, kdo si sedne poslední.
}
web-unfair = { $fault ->
    [commitment] Server po zveřejnění závazku vylosoval jiné tajemství: tohle rozdání předem dané nebylo.
    [contribution] Tvůj příspěvek k náhodě nebyl použit: tohle je jiné rozdání.
    [others] Příspěvky ostatních k náhodě nejsou ty, které byly na začátku: tohle je jiné rozdání.
    [table] Záznam není od tohohle stolu: má jinou hru, volby nebo místa, nebo začíná uprostřed.
    [card] Karta, kterou bylo vidět, není ta, která stojí v záznamu.
    [record] Záznam a to, co server o rozdávání říká, se liší.
    [answer] Jedna odpověď náhody z tajemství neplyne.
   *[secret] Tajemství není to, které bylo slíbeno před rozdáním.
}
web-verify-why = I tahle stránka je ze serveru a pravidla nezná. Chceš-li mít jistotu, ulož si záznam a ověř ho vlastním Throneroomem:

## Přehrávání

web-replaying = Přehrávání
web-replay-eyes = Očima
web-watcher = diváka
web-replay-open = Odkryté karty
web-replay-open-hands = Co kdo drží
web-replay-play = Přehrát
web-replay-pause = Zastavit
web-replay-speed = Rychlost
web-replay-ply = Tah { $ply } z { $all }
web-back = Zpět
web-forward = Dál
web-share = Sdílet
web-share-link = Odkaz na přehrávání
