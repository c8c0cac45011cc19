### Server. `$sent` je to, co přišlo, `$known` to, co jde; místa jsou písmena.

## Slova

table-status-open = čeká na hráče
table-status-playing = hraje se
table-status-paused = přerušeno
table-status-over = dohráno

## Odmítnutí: kdo jsi

refused-no-name = Nejdřív si zvol jméno, potom to půjde.
refused-name = „{ $sent }“ nemůže být jméno: má mít 1 až { $most } viditelných znaků.
refused-name-scripts = „{ $sent }“ nemůže být jméno: míchá písmena různých písem, a ta si bývají podobná.
refused-name-bot = „{ $sent }“ se tu jmenuje bot; zvol si jiné jméno.
refused-watcher = Nikdo z těch, kdo se tu jen dívají, se nejmenuje „{ $sent }“.
refused-no-seat = U tohoto stolu nemáš místo, můžeš se jen dívat.
refused-forbidden = To může jen ten, kdo stůl otevřel.
refused-others-eyes = Dokud se partie hraje, vidíš ji jen vlastníma očima.
refused-origin = Přišlo to z jiné webové stránky, proto se nic nestalo.
refused-often = Bylo toho moc najednou; chvíli počkej a zkus to znovu.

## Odmítnutí: stoly

refused-table = Takový stůl tu není, nebo k němu nemáš pozvánku.
refused-code = Tenhle kód nemá žádný stůl, který čeká na hráče. Zeptej se na něj znovu toho, kdo tě zve.
refused-link = Tento odkaz už byl použit, nebo nikdy neplatil.
refused-tables = Počet tvých stolů už je { $most } a víc jich být nemůže; nejdřív některý dohraj, nebo zavři.
refused-bots = Počet tvých botů u stolů už je { $most } a víc jich být nemůže.
refused-table-open = Partie ještě nezačala.
refused-table-playing = To nejde, dokud se partie hraje.
refused-table-paused = Partie je přerušená; nejdřív se dohodněte, že budete pokračovat.
refused-table-over = Partie skončila.
refused-seat-taken = Místo { $seat } není volné, nebo už sedíš na jiném.
refused-seat-here = Hráč na místě { $seat } je u stolu; uvolnit ho může jen sám.
refused-seats-open = Některá místa jsou ještě volná; před začátkem je obsaď.
refused-bot-plays = Za tebe teď hraje bot; nejdřív si místo vezmi zpátky.
refused-no-time = Tvůj čas vypršel a čas navíc má každé místo v partii jen jednou; dál hraje bot.
refused-undo-time = Vrácením přijdeš i o čas, který ti ty tahy přidaly, a tolik už ti ho nezbývá.
refused-resigned = Tuto partii už máš vzdanou, do konce ji dohraje bot.
refused-not-started = Partie ještě nezačala, není tedy co ukázat.
refused-not-over = Partie ještě neskončila; záznam je k dostání až po konci.
refused-ply = „{ $sent }“ není bod této partie, poslední je { NUMBER($most, useGrouping: 0) }.
refused-rules-version = Partie začala podle verze „{ $sent }“ pravidel hry { $game }, tento server zná verzi { $known }.
refused-lesson = Lekci hry „{ $game }“ tu zatím nemáme.
refused-lesson-other = S tahem „{ $sent }“ lekce nepokračuje; zkus, co navrhuje.
refused-lesson-line = „{ $sent }“ není řádek lekce.

## Odmítnutí: rozhovor

refused-chat = V tomto řádku není co číst.
refused-silenced = Kdo otevřel tento stůl, ti u něj vzal slovo; nikdo by to neslyšel.
refused-person = U tohoto stolu se nikdo nejmenuje „{ $sent }“, leda snad ty.

## Odmítnutí: zprávy a dotazy

refused-message = Zprávu nejde přečíst: { $why }.
refused-request = Dotaz nejde přečíst: neodpovídá popisu rozhraní.
refused-no-page = Taková stránka tu není.
refused-no-client = Stránky pro prohlížeč tu nejsou sestavené; programy mohou server používat i tak.
refused-no-method = Takhle se tato stránka použít nedá.

## Odmítnutí: server

refused-elsewhere = Někdo byl rychlejší; podívej se znovu na stůl.
refused-store = Server teď nemůže nic uložit, proto se nic nestalo. Zkus to za chvíli.
refused-moved = Tento stůl se právě přestěhoval na jiný stroj, proto se nic nestalo. Zkus to znovu.
refused-touched = Správce serveru právě něco změnil, proto se nic nestalo. Zkus to znovu.
refused-sqlite = Partie uchovává SQLite { $least } nebo novější s funkcemi pro JSON, ale { $found ->
    [none] tento Python žádné nemá
   *[other] tento Python má { $found }
}. Použij jiný Python, nebo PostgreSQL.
refused-served = Soubor { $path } už používá jiný server a dva by si partie navzájem pokazily. Zastav ho, nebo dej tomuto jiný soubor pomocí --database.
refused-defect = Tady je něco rozbité. Je to zapsané; nic se nestalo.

## Soukromí

privacy-title = Co o tobě tento server ví
privacy-intro = Hrát tu můžeš bez účtu. Stačí jméno, které si zvolíš, a nemusí být tvoje vlastní.
privacy-kept = Co se ukládá
privacy-kept-name = Tvé jméno, náhodné číslo, které tě zastupuje, a čas tvé první a poslední návštěvy.
privacy-kept-cookie = Cookie v tvém prohlížeči s tímto číslem a podpisem, na jeden rok. Jiná cookie tu není a z cizích stránek se nic nenačítá.
privacy-kept-matches = Tvé partie: místo u stolu, každý tah s časem, kdy byl naposled některý hráč u stolu, výsledek a tvůj příspěvek k náhodě.
privacy-kept-tables = Stoly, které máš otevřené, k nimž máš pozvánku nebo od nichž tě poslali pryč, a tvé zprávy u nich.
privacy-kept-address = Tvá síťová adresa slouží k přibrzdění toho, kdo se ptá příliš často. Zůstává v paměti a nikam se nezapisuje.
privacy-time = Jak dlouho
privacy-time-tables = Stůl, u kterého se nehrálo, zmizí po { $minutes } minutách. Host, který nemá místo v žádné partii, je zapomenut po { $days } dnech.
privacy-time-left = Partie, kterou všichni opustili, skončí bez vítěze: po { $left_days } dnech, a když všichni ostatní jsou boti, po { $left_hours } hodinách. Co se odehrálo, zůstane.
privacy-time-matches = Všechno ostatní zůstává, dokud to nesmažeš ty nebo správce serveru.
privacy-rights = Co můžeš udělat
privacy-rights-export = Získat všechno, co je o tobě uloženo, jako soubor pro programy (JSON):
privacy-rights-delete = Smazat to: zmizí tvé jméno, tvá slova i pozvánky (DELETE /api/me). Tvá místa převezmou boti a dohrané partie zůstanou bez tvého jména.
privacy-who = Kdo to vidí
privacy-who-players = Lidé u tvého stolu vidí tvé jméno, co říkáš, a to, co jim ukazují pravidla hry. Po konci je partie, ovšem bez chatu, otevřená každému, kdo má její adresu.
privacy-who-host = Správce serveru může číst všechno, co je uloženo.
