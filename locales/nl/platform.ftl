# Zinnen van het platform, voor alle spellen.

## Lijsten
list-last = { $head } en { $last }
list-empty = niets

## Voorbereiding
problem-seats = Dit spel is voor { $min } tot { $max } spelers, niet voor { $seats }.
problem-rules = Regelversie { $found } is onbekend: dit programma speelt versie 1 tot en met { $supported }.
problem-unknown_preset = Onbekende vooraf ingestelde keuze “{ $name }”. Beschikbaar: { $known }.
problem-unknown_option = Onbekende optie “{ $name }”. Beschikbaar: { $known }.
problem-option_value = Optie { $name } kan niet “{ $value }” zijn; wel: { $allowed }.
allowed-flag = true of false
allowed-number = { $min } tot en met { $max }
allowed-choice = een van { $of }
allowed-several = { $min } tot { $max } van { $of }
allowed-numbers = { $count } getallen van { $min } tot en met { $max }, met komma's ertussen
problem-options = De opties zijn onleesbaar: { $detail }.
problem-data_game = Er is geen spel “{ $name }” met waarden van een beheerder. Bekend: { $known }.
problem-data_name = Er is geen waarde “{ $name }”. Bekend: { $known }.
problem-data_value = { $name }: { $detail }.
problem-data_of_host = Alleen de beheerder van de server kan waarden van het spel vervangen, met een bestand.

## Weigeringen
why-not_a_choice = Dat is nu geen keuze.

## Aan tafel
turn-of = { $seat } is aan de beurt.
    .you = Jij bent aan de beurt.
waiting-for = Wachten op { $seats }.

## Het programma
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties

cli-main = Vijf strategische bordspellen: host ze, speel ze, simuleer ze.
cli-main-more =
    Voorbeelden:
      signoria                                bied de spellen aan in de browser
      signoria games                          wat er te spelen is
      signoria play habemus_papam             speel tegen het programma
      signoria simulate habemus_papam -n 10000  laat het programma tegen zichzelf spelen

    Elke opdracht legt zichzelf uit: signoria play --help
cli-play = Speel een spel aan dit toetsenbord, regel voor regel.
cli-play-more =
    Antwoord met het nummer van een keuze, de notatie ervan, of een stuk van de tekst om te zoeken.
    Typ ? tijdens het spel voor de andere opdrachten (undo, why, log, table, quit).

    Voorbeelden:
      signoria play habemus_papam
      signoria play habemus_papam --players 3 --name Anna
      signoria play habemus_papam --seats 1,2 --name Anna --name Bruno   twee mensen om de beurt
      signoria play habemus_papam --out avond.json    bewaart het verslag na elke beslissing
      signoria play --resume avond.json               gaat een andere dag verder
cli-games = Toon de spellen met hun spelers, opties en varianten.
cli-games-more =
    Voorbeelden:
      signoria games
      signoria games habemus_papam
      signoria games --json
cli-simulate = Simuleer veel spellen tussen bots en toon statistieken.
cli-simulate-more =
    Dezelfde seed geeft dezelfde partijen, met elk aantal threads. Partij nummer K van een
    simulatie vanaf seed S is te bekijken met: signoria record GAME --seed S+K-1

    Voorbeelden:
      signoria simulate habemus_papam --players 4 --games 100000
      signoria simulate habemus_papam --seed 7 --threads 1 --json
cli-record = Laat bots één partij spelen en schrijf het verslag op.
cli-record-more =
    Voorbeelden:
      signoria record habemus_papam --players 3 --seed 42 --out partij.json
      signoria show partij.json
cli-verify = Speel verslagen na en controleer elke regel, elk merkteken en de uitslag.
cli-verify-more =
    Code 0 als elk verslag klopt, 1 als er een afwijkt, 2 als een bestand geen verslag is.

    Voorbeeld:
      signoria verify partijen/*.json
cli-show = Toon een verslag: wat er gebeurde, en de tafel.
cli-show-more =
    Voorbeelden:
      signoria show partij.json
      signoria show partij.json --at 20 --seat 2    wat plaats 2 wist na 20 acties
cli-bench = Meet willekeurig spel op één thread.
cli-bench-more =
    Zonder --players: de kleinste, de gewone en de grootste tafel van elk spel.

    Voorbeelden:
      signoria bench
      signoria bench habemus_papam --players 4 --seconds 5 --json
      signoria bench machiavelli --players 4 --mcts --seconds 20
cli-perft = Tel de speelverlopen vanaf het begin, diepte na diepte.
cli-perft-more =
    Veranderen deze getallen, dan zijn de regels veranderd.

    Voorbeeld:
      signoria perft habemus_papam --players 3 --seed 1 --depth 4

cli-arg-help = Leg deze opdracht uit
cli-arg-version = Toon de versie
cli-arg-lang = Taal: en of nl (zonder: die van je systeem)
cli-arg-json = Schrijf JSON voor programma's
cli-arg-game = Welk spel: een naam uit “signoria games”
cli-arg-players = Met hoeveel spelers (zonder: het midden van wat het spel toelaat)
cli-arg-option = Kies een optie van het spel; mag vaker
cli-arg-preset = Begin met een variant
cli-arg-data = Een bestand met waarden uit de doos in plaats van gereconstrueerde (voorbeeld: signoria games SPEL --data-template)
cli-games-data_template = Geef de gereconstrueerde waarden als bestand voor --data
cli-data-bad = De waarden in { $file } zijn niet bruikbaar:
cli-data-none = { $game } heeft geen waarden die een beheerder kan vervangen.
cli-data-which = Noem een spel: signoria games SPEL --data-template
cli-data-head = Gereconstrueerde waarden. Vul die uit je doos in, laat weg wat blijft, en gebruik het bestand met --data BESTAND.
cli-data-played = In plaats van gereconstrueerde waarden gelden die van de beheerder: { $names }.
cli-arg-seed = Toevalszaad (geheel getal, standaard: 1)
cli-arg-bot = Wie de plaatsen speelt, op volgorde (zonder: random); mag vaker
cli-arg-out = Schrijf het verslag naar dit bestand
cli-arg-file = Een verslag
cli-games-game = Alleen dit spel
cli-simulate-games = Hoeveel partijen (zonder: 1000)
cli-simulate-threads = Op hoeveel threads (zonder: alle)
cli-show-at = Toon de stand na N acties (standaard: de laatste)
cli-show-seat = Gezien vanaf deze plaats, geteld vanaf 1 (zonder: een toeschouwer)
cli-perft-depth = Hoeveel beslissingen diep (zonder: 3)
cli-bench-game = Welke spellen (zonder: alle)
cli-bench-seconds = Hoe lang elke tafel gemeten wordt (zonder: 1)
cli-bench-bot = Meet in plaats daarvan hoe lang deze bots denken
cli-bench-mcts = Hetzelfde voor mcts:1000, playouts:1000, strong en master
cli-play-seats = De plaatsen van mensen, geteld vanaf 1 (zonder: 1)
cli-play-name = Namen van de mensen, op volgorde van hun plaatsen
cli-play-seed = Toevalszaad (geheel getal, standaard: een nieuw)
cli-play-resume = Ga door met de partij van dit verslag; het wordt bijgewerkt, tenzij --out gegeven is
cli-play-out = Bewaar het verslag in dit bestand, bijgewerkt na elke beslissing

cli-unknown_argument = “{ $name }” kan hier niet; met --help zie je wat wel kan.
cli-unknown_command = Er is geen opdracht “{ $name }”; “signoria --help” toont ze.
cli-missing_argument = Er ontbreekt iets: { $name }; met --help zie je voorbeelden.
cli-missing_value = { $name } heeft een waarde nodig; met --help zie je voorbeelden.
cli-bad_value = “{ $value }” kan geen waarde van { $name } zijn; met --help zie je voorbeelden.
cli-twice = { $name } mag maar één keer.
cli-conflict = { $name } en { $other } gaan niet samen.
cli-unknown_game = Onbekend spel “{ $name }”. Beschikbaar: { $known }.
cli-unknown_bot = Onbekende bot “{ $name }”. Beschikbaar: { $known }.
cli-bad_option = “{ $text }” is geen optie; schrijf --option naam=waarde.
cli-broken_law = Invariant geschonden in { $game }: { $detail }. Meld dit alsjeblieft met het zaad.
cli-unreadable = { $file } is niet te lezen: { $detail }.
cli-unwritable = { $file } is niet te schrijven: { $detail }.
cli-not_text = het is geen tekst
cli-no_record = { $file } is geen verslag van een partij: { $detail }
cli-record_of_unknown_game = { $file } is een verslag van “{ $game }”, dat dit programma niet kent.
cli-seed_range = De seed is te groot voor zoveel partijen.
cli-no_games = Er moet minstens één partij gespeeld worden.
cli-threads = Meer dan 1024 threads is te veel.
cli-bench_seconds = Een meting duurt meer dan 0 en hoogstens 3600 seconden.
cli-show_too_far = De partij heeft maar { $actions } acties, niet { $at }.
cli-no_seat = Er is geen plaats { $seat }: deze tafel heeft plaats 1 tot en met { $seats }.
cli-too_many_names = Er zijn meer namen dan mensen ({ $people }); kies hun plaatsen met --seats.
cli-bad_name = “{ $name }” is geen naam: 1 tot 40 zichtbare tekens.

cli-welcome = Signoria { $version }: bordspellen, compleet met hun regels.
cli-welcome-how =
    Spelen tegen het programma:       signoria play { $game }
    Opties en varianten van een spel: signoria games { $game }
    Al het andere:                    signoria --help
cli-players = { $min } tot { $max } spelers
cli-several = { $min } tot { $max } van { $of }
cli-numbers = { $len } getallen { $min }–{ $max }
cli-game-facts = { $players }, { $minutes } minuten, regelversie { $rules }
cli-game-reconstructed = Gereconstrueerd: { $text }
cli-game-reading = Eén lezing van de spelregels: { $text }
cli-simulated =
    { $title }, { $players } spelers: { $games } partijen vanaf seed { $seed }
    { $decisions } beslissingen in { $seconds } s, { $rate } per seconde; { $mean } per partij, hoogstens { $longest }
cli-simulated-note = Gedeelde overwinningen zijn verdeeld. Balken: scores van { $low } tot { $high }.
cli-column-seat = plaats
cli-column-bot = bot
cli-column-wins = gewonnen
cli-column-win_rate = winstkans (95 %)
cli-column-scores = score: gem.  10 / 50 / 90 %  (alle)
cli-column-spread = verdeling
cli-column-game = spel
cli-column-players = spelers
cli-column-games_s = partijen/s
cli-column-decisions_s = beslissingen/s
cli-column-mean = lengte
cli-column-allocations = allocaties/partij
cli-column-state = toestand
cli-column-action = actie
cli-bytes = { $bytes } B
cli-perft-line = { $depth } { $lines }   { $seconds } s
cli-recorded = { $file }: { $actions } acties.
cli-unfinished = niet afgelopen
cli-verified = { $file }: klopt ({ $title }, { $players } spelers, { $entries } regels, uitslag { $result })
cli-diverges = { $file }: { $detail }
cli-result = Uitslag
cli-winner = { $name } wint.
cli-winners = { $name } delen de overwinning.

## Verslagen
record-syntax = het is geen JSON (regel { $line }, kolom { $column }).
record-short = het houdt te vroeg op (regel { $line }).
record-fields = er ontbreken velden van een verslag, of er staat iets in wat er niet hoort.
record-format = formaat { $found } is nieuwer dan dit programma leest.
record-digest = Het controlegetal klopt niet: het verslag is veranderd nadat het geschreven was.
record-layout = Regel { $line } is niet zoals hij geschreven was: het bestand is bewerkt of omgezet.
record-seats = het heeft { $seats } plaatsen.
replay-game = Het is een verslag van { $found }, niet van { $expected }.
replay-rules = Het is gespeeld met regelversie { $found } van { $game }; dit programma speelt versie 1 tot en met { $supported }. Gebruik een nieuwer programma.
replay-no_seed = De seed is nog geheim.
replay-commitment = De seed is niet die waarop vooraf is vastgelegd.
replay-setup = De partij kan niet beginnen. { $detail }
replay-entry = Eerste afwijking: regel { $at } (“{ $entry }”), { $problem }.
replay-notation = en dat is geen actie van dit spel
replay-canonical = wat je schrijft als “{ $notation }”
replay-illegal = wat daar niet mag
replay-undo_not_yours = maar de laatste actie is niet van die plaats
replay-undo_too_late = maar dat kon niet meer teruggenomen worden
replay-mark = Eerste afwijking: na regel { $at } staat de partij er anders voor dan gemerkt.
replay-mark_place = Het merkteken na regel { $at } staat op de verkeerde plaats.
replay-result = De uitslag verschilt: genoteerd { $recorded }, gespeeld { $replayed }.

## Een avond
cli-person = Speler { $number }
play-start = Aan tafel: { $names }. Typ ? voor hulp.
play-hand_over = { $name } is aan de beurt. Zorg dat alleen die speler het scherm ziet en druk op Enter.
play-help =
    Een nummer        speelt de keuze met dat nummer
    de notatie        speelt haar ook: wat tussen [ ] staat
    andere tekst      toont de keuzes waarin die tekst voorkomt
    Enter             stelt de vraag opnieuw
    all               toont alle keuzes, hoeveel het er ook zijn
    table             tekent de tafel
    log               vertelt wat er tot nu toe gebeurd is
    undo              neemt je laatste actie terug, als er sindsdien niets onthuld is
    why NOTATIE       vertelt welke regel een actie verbiedt
    quit              beëindigt de avond
play-no_number = Typ een nummer van 1 tot en met { $count }, of ? voor hulp.
play-unknown = “{ $text }” is geen keuze; typ ? voor hulp.
play-folded = { $count } keuzes: typ { $prefix } om ze te zien
play-undone = Teruggenomen.
play-undo_not_yours = Er is niets van jou om terug te nemen: jouw laatste actie is niet de laatste van de partij.
play-undo_too_late = Dat is niet meer terug te nemen: sindsdien is er iets onthuld, getrokken of geantwoord.
play-may = Dat mag je nu doen.
play-why_what = “{ $text }” is geen actie van dit spel; schrijf why en een actie zoals die tussen [ ] staat.
play-rule = (regels, § { $rule })
play-bye = Tot de volgende keer.
play-saved = Het verslag staat in { $file }.

## Bots onder elkaar
cli-arena = Laat bots wedstrijden tegen elkaar spelen.
cli-arena-more =
    Elke deling wordt zo vaak gespeeld als er plaatsen zijn, telkens met iedereen een plaats verder.
    Bots: random, greedy, mcts, mcts:1000 (iteraties), mcts:500ms, beginner, casual, strong,
    master, of het pad van een programma (./mijn-bot).

    Voorbeelden:
      signoria arena habemus_papam --bots mcts:1000,greedy,greedy,greedy --games 400
      signoria arena notre_dame --bots strong,casual --games 100 --log wedstrijd.jsonl
cli-arena-bots = Wie er spelen, één per plaats, met komma's ertussen; herhaald als er meer spelen
cli-arena-players = Hoeveel er spelen (zonder: zoveel als er bots zijn)
cli-arena-games = Hoeveel partijen (zonder: 100)
cli-arena-ms = Milliseconden per beslissing voor bots zonder eigen budget
cli-arena-log = Bewaar de partijen in dit bestand; een onderbroken wedstrijd gaat ermee verder
cli-arg-iterations = Iteraties per beslissing voor bots zonder eigen budget
cli-arg-ms = Milliseconden per beslissing
cli-arg-threads = Op hoeveel threads (zonder: alle)
cli-arena-head = { $title }, { $players } spelers: { $games } partijen vanaf seed { $seed }
cli-arena-note = Eerste plaatsen met 95 %-intervallen, gedeelde verdeeld; ratings volgens Weng en Lin, 25 is het begin.
cli-arena-fault = { $bot }: { $fault } ({ $count } keer; er werd een willekeurige actie gespeeld)
cli-bot_fault = { $bot }: { $fault } (er werd een willekeurige actie gespeeld)
cli-arena_seats = { $bots } bots passen niet aan een tafel van { $players }; hoogstens { $max } spelen.
cli-arena_budget = Een budget is minstens 1.
cli-arena_program = { $detail }
cli-arena_log = { $file } hoort bij een andere wedstrijd.
cli-column-games = partijen
cli-column-first = eerste plaatsen (95 %)
cli-column-rating = rating
cli-column-margin = marge
cli-column-ms = ms/beslissing
cli-column-iterations = iteraties/s
cli-column-decisions = beslissingen
cli-column-longest = langste ms
cli-column-visits = pogingen
cli-column-win = winst
cli-column-choice = keuze
cli-column-at = nr.
cli-column-before = beste
cli-column-after = gekozen
cli-column-mark = oordeel
cli-column-better = beter
cli-ladder = Speel de referentiewedstrijden van alle spellen.
cli-ladder-more =
    Voorbeelden:
      signoria ladder --games 200 --out docs --log ladder
      signoria ladder habemus_papam --games 40 --iterations 1000
cli-ladder-game = Alleen deze spellen (zonder: alle)
cli-ladder-games = Partijen per wedstrijd (zonder: 200)
cli-ladder-iterations = Het grootste budget; 1000 laat de laatste wedstrijd weg (zonder: 10000)
cli-ladder-quick = Vier spelers, budgetten tot 1000 en hoogstens 20 partijen per wedstrijd
cli-ladder-minutes = Stop na zoveel minuten en schrijf op wat er gespeeld is
cli-ladder-log = Bewaar de partijen in deze map; onderbroken wedstrijden gaan ermee verder
cli-ladder-out = Schrijf strength.md en een grafiek per spel (strength/SPEL.svg) in deze map
cli-hint = Vraag een bot wat hij zou doen.
cli-hint-more =
    De bot weet wat de plaats weet.

    Voorbeeld:
      signoria hint avond.json --bot mcts:5000 --top 3
cli-hint-at = Gebruik de stand na N acties (standaard: de laatste)
cli-hint-seat = Welke plaats, geteld vanaf 1 (zonder: de eerste die moet beslissen)
cli-hint-bot = Aan wie het gevraagd wordt (zonder: mcts)
cli-hint-top = Hoeveel keuzes er getoond worden (zonder: 5)
cli-hint_over = De partij is afgelopen: er valt niets te beslissen.
cli-hint_not_asked = Plaats { $seat } hoeft nu niets te beslissen.
cli-hint_none = { $bot } heeft geen mening; vraag greedy, mcts of een niveau.
cli-analyse = Beoordeel elke beslissing van een partij.
cli-analyse-more =
    Per beslissing: de winstkans met de beste keuze en met de gemaakte, zoals de bot die ziet met wat
    de plaats wist. Tekens: ?! een slordigheid, ? een fout, ?? een blunder.

    Voorbeeld:
      signoria analyse avond.json --seat 1 --bot mcts:2000
cli-analyse-seat = Alleen deze plaats, geteld vanaf 1 (zonder: alle)
cli-analyse-bot = Wie er oordeelt (zonder: mcts)
cli-analysed = { $name }: { $decisions } beslissingen, { $slips } slordigheden, { $mistakes } fouten, { $blunders } blunders; { $lost } % verlies per beslissing.
cli-bot-protocol = Draai een bot als extern proces (JSON-regels op stdin en stdout).
cli-bot-protocol-more =
    Spreekt het botprotocol (docs/bots.md) op standaardinvoer en -uitvoer, één JSON-bericht per regel:
    hetzelfde protocol waarmee “signoria arena” met programma's van anderen praat.
cli-bot-protocol-bot = Welke bot (zonder: mcts)

## Server
server-unknown_user = Kies eerst een naam of log in.
server-foreign_origin = Een pagina van een andere site mag hier niet namens jou handelen.
server-not_host = Alleen de gastheer kan dat doen.
server-not_found = Die pagina of tafel bestaat niet.
server-unreadable = Dat is niet te lezen: { $detail }.
server-too_large = Dat is te groot.
server-bad_method = Dit adres neemt zo’n verzoek niet aan.
server-too_slow = Dat duurde te lang. Probeer het nog eens.
server-bad_name = Een naam heeft 1 tot 40 zichtbare tekens.
server-unknown_game = Er is hier geen spel “{ $name }”.
server-unknown_bot = Er is hier geen bot “{ $name }”.
server-bad_setup = Zo kan het spel niet worden opgezet.
server-seat_taken = Die plaats is niet vrij.
server-seated = Je zit al aan deze tafel.
server-not_seated = Je zit niet aan deze tafel.
server-begun = Het spel is begonnen.
server-not_begun = Het spel is nog niet begonnen.
server-seats_open = Er zijn nog plaatsen vrij.
server-not_finished = Het spel is nog niet afgelopen.
server-too_fast = Dat gaat te snel; wacht even.
server-too_many_tables = Je hebt te veel onafgemaakte tafels.
server-too_many_address_tables = Er zijn te veel onvoltooide tafels gemaakt vanaf je netwerk. Speel er een uit, of vraag een andere speler de tafel te maken.
server-too_many_bot_tables = Er lopen te veel van je tafels met alleen computerspelers. Wacht tot er een klaar is, of neem zelf een plaats.
server-rules_gone = Dit spel wordt gespeeld met regelversie { $found }; deze server speelt versie 1 tot en met { $supported }. De beheerder moet hem bijwerken.
server-banned = Een beheerder heeft je de toegang tot deze server ontzegd.
server-damaged = Deze tafel is beschadigd: een deel van wat er gebeurde is verloren. Vraag de beheerder van de server hem te herstellen.
server-bad_link = Deze link is al gebruikt of verlopen; vraag een beheerder om een nieuwe.
server-own_account = Dat kun je niet met je eigen account doen.
server-too_many_guest_tables = Een gast kan hier niet meer tafels maken; maak een account om door te gaan.
server-moved = Deze tafel is naar een andere server verhuisd. Probeer het opnieuw.
server-unavailable = De server kan dat nu niet; probeer het zo nog eens.
server-malformed = Dat bericht is niet te begrijpen.
server-stale = De tafel is intussen veranderd; kijk opnieuw voor je beslist.
server-notation = Dat is geen actie van dit spel.
server-over = Het spel is afgelopen.
server-not_asked = Er wordt je nu niets gevraagd.
why-possible = Dat kan nu.
server-undo_not_yours = Er is niets van jou om terug te nemen.
server-undo_too_late = Dat kan niet meer worden teruggenomen: er is sindsdien iets onthuld, getrokken of beantwoord.
server-bad_chat = Een chatregel heeft 1 tot 500 afdrukbare tekens.
server-wrong_login = Er is geen account met deze naam en dit wachtwoord.
server-not_admin = Alleen een beheerder kan dat doen.
server-not_your_seat = Een lopend spel zie je alleen vanaf je eigen plaatsen.
server-wrong_password = Dat is niet het wachtwoord van deze tafel.
server-no_hints = Aan deze tafel zijn geen hints toegestaan.
server-name_taken = Een account heeft die naam al, of een die er sterk op lijkt; kies een andere.
server-reserved_name = Die naam is gereserveerd; kies een andere.
server-registration_closed = Je kunt geen account maken: de beheerder van deze server heeft de registratie gesloten.
server-wrong_invite = Voor een account op deze server heb je de code van de beheerder nodig.
server-has_account = Je hebt een account: dat houdt zijn naam.
server-no_account = Een gast heeft geen wachtwoord.
server-bad_password = Een wachtwoord heeft 8 tot 200 tekens.
server-bad_clock = Met die klok kan niemand spelen: 5 tot 3600 seconden per zet met hoogstens 10 uur reserve, of 1 tot 30 dagen.
server-bad_text = Die tekst is te lang of leeg.
server-not_away = Die speler is niet weg.
server-takeover_by_clock = Aan deze tafel beslist de klok wanneer een bot het overneemt.
server-undo_asked_already = Een speler heeft al gevraagd iets terug te nemen.
server-undo_not_asked = Er is geen verzoek om terug te nemen dat jij moet beantwoorden.
server-not_muted = Op die regel staat geen speler om te dempen.
server-takeover_too_soon = Die speler kan nog terugkomen: over { $seconds } seconden kan een bot het overnemen.
server-undo_rated = Dit spel telt voor de ranglijst: wat getrokken, onthuld of beantwoord is, blijft staan. Alleen je eigen laatste actie kan worden teruggenomen, zolang daar nog niets van gebeurd is.
server-undo_agreed_before = Wat vóór een afgesproken terugname ligt, kan niet meer worden teruggenomen.
server-chat_for_seats = Hier mogen alleen de spelers aan deze tafel en de gastheer schrijven.
server-silenced = De gastheer van deze tafel heeft je gedempt.
server-bad_spectators = Toeschouwers mogen pas na 10 minuten of meer vanaf een plaats meekijken.
server-blocked = De gastheer heeft je van deze tafel geweerd. Ga aan een andere tafel zitten.
server-not_removable = Op die plaats zit geen andere persoon.
server-notice-clock = De tijd van { $name } was op: een bot heeft geantwoord.
server-notice-takeover = Een bot speelt voor { $name } tot die terug is.
server-notice-left = { $name } is weggegaan; een bot speelt tot die terug is.
server-notice-returned = { $name } is terug.
server-notice-undo_asked = { $name } vraagt de laatste actie terug te nemen.
server-notice-undo_agreed = { $name } vindt het goed.
server-notice-undo_refused = { $name } vindt het niet goed.
server-bad_address = Naar dat adres kan niets gestuurd worden.
server-private_address = Dat adres leidt naar een privénetwerk; daar stuurt deze server niets heen.
server-wrong_code = Dat is niet de code die je is gemaild, of die is ouder dan een dag.
server-no_mail = Deze server verstuurt geen mail.
server-no_notices = Er is geen adres om een bericht heen te sturen, of het is nog niet bevestigd.
server-mail_failed = De mail kon niet verstuurd worden.
server-delivered = Bezorgd.
server-undelivered-silent = Dat adres geeft geen antwoord.
server-undelivered-refused = Het adres antwoordde met status { $status }.
server-mail-confirm-subject = Signoria: is dit jouw adres?
server-mail-confirm =
    Iemand wil hier horen wanneer hij of zij aan de beurt is in een spel.
    Ben jij dat, vul dan deze code in: { $code }
    Zo niet, doe dan niets: er komt geen mail meer.
server-mail-turn-subject = Signoria: jij bent aan de beurt bij { $title }
server-mail-turns-subject = Signoria: { $count } spellen wachten op jou
server-mail-turns =
    Jij bent aan de beurt:
    { $tables }
server-mail-trial-subject = Signoria: testbericht
server-mail-trial = Zo ziet een bericht eruit als je aan de beurt bent.
server-mail-stop = Je hebt om deze mail gevraagd. Geen mail meer: { $link }
server-mail-stop_here = Je hebt om deze mail gevraagd. Wil je geen mail meer, verander dat dan op de pagina van je account.
server-bot-random = willekeurig
server-bot-beginner = beginner
server-bot-greedy = gulzig (één stap vooruit)
server-bot-casual = liefhebber
server-bot-mcts = boomzoeker
server-bot-strong = sterk
server-bot-master = meester

server-page-tagline = Bordspellen, compleet met hun regels. Dit is de eenvoudige pagina: elk spel is hier te spelen met lijsten van keuzes.
server-page-noscript = Om te spelen heeft deze pagina JavaScript nodig.
server-page-name = Je naam
server-page-game = Spel
server-page-players = Spelers
server-page-opponents = Tegen
server-page-opponents_bots = het programma
server-page-opponents_people = mensen die de link krijgen
server-page-bot = bot
server-page-listed = Toon de tafel in de lobby
server-page-play = Spelen
server-page-lobby = Open tafels
server-page-mine = Jouw tafels
server-page-nobody = Op dit moment geen.
server-page-open = vrije plaats
server-page-you = jij
server-page-watching = Je bent toeschouwer.
server-page-join = Ga zitten (kies een naam)
server-page-leave = Plaats verlaten
server-page-start = Begin
server-page-start_fill = Begin, met bots op de vrije plaatsen
server-page-waiting = Wachten op spelers. De link naar deze tafel:
server-page-choices = Jouw keuzes
server-page-filter = Zoek in de keuzes
server-page-undo = Neem terug
server-page-table = De tafel
server-page-log = Wat er gebeurde
server-page-talk = Chat
server-page-chat_send = Zeg
server-page-over = Het spel is afgelopen
server-page-record = Download het verslag
server-page-replay_at = Na actie
server-page-replay_previous = Terug
server-page-replay_next = Verder
server-page-replay_seat = Gezien door
server-page-spectator = een toeschouwer
server-page-loading = Een ogenblik…
server-page-lost = De verbinding is verbroken; nieuwe poging…
server-page-status_waiting = wacht op spelers
server-page-status_playing = bezig
server-page-status_finished = afgelopen

cli-admin = Beheer gebruikers en tafels van een server
cli-admin-more = 
    Handelingen: users, grant, revoke, ban, unban, end-sessions, reset-password, remove-table, prune, log.
    Een gebruiker noem je met de naam van het account of met id:NUMMER (zie users). Alles wordt vastgelegd.
    De server mag intussen draaien: beëindigde sessies merkt hij binnen een halve minuut.
    Voorbeeld: signoria admin grant Anna --database signoria.sqlite
cli-admin-act = Wat er gedaan moet worden
cli-admin-target = De gebruiker of de tafel waar het om gaat
cli-admin-days = Bij prune: tafels die zoveel dagen niet veranderd zijn (standaard: zoals de server is ingesteld)
cli-admin-is_admin = beheerder
cli-admin-is_account = account
cli-admin-is_guest = gast
cli-admin-is_banned = geweerd
cli-admin-done = Gedaan: { $name }.
cli-admin-link = Geef deze link aan { $name }: { $link } (hij werkt één keer, binnen een dag).
cli-admin-pruned = { $count } tafels verwijderd.
cli-admin-not_found = Er is geen account, gebruiker of tafel: { $name }.
cli-admin-old = { $file } moet worden bijgewerkt, maar een server gebruikt hem. Stop die eerst.
cli-check = Zoek schade in een database en herstel die
cli-check-more = 
    Afsluitcode 0: er is niets mis, of alles is hersteld; 1: er is iets mis.
    Voorbeeld: signoria check signoria.sqlite --repair
cli-check-broken = De database: { $detail }. Stop de server en ga terug naar een back-up.
cli-check-repair = Herstel wat te herstellen is; de server moet gestopt zijn
cli-check-aside = Apart gelegd, nr. { $number } ({ $size } bytes): { $detail }.
cli-check-settled = Apart gelegd, nr. { $number } ({ $size } bytes): { $detail }. Bewaard, en als afgehandeld genoteerd.
cli-check-table = Tafel { $table }: { $detail }; { $good } regels zijn goed. Met --repair gaat hij vandaar verder.
cli-check-finished = Tafel { $table }: { $detail }; { $good } regels zijn goed. Het spel is uit en de uitslag telt, dus hij blijft zoals hij is; remove-table verwijdert hem.
cli-check-mended = Tafel { $table }: { $detail }. Hersteld: hij gaat verder na regel { $good }; { $count } regels zijn apart gelegd.
cli-check-fine = { $file }: er is niets mis.
cli-check-done = { $file }: problemen gevonden: { $found }, over: { $left }.
cli-check-in_use = Een server gebruikt { $file }. Stop die eerst: wat hersteld wordt, mag niet in zijn geheugen zitten.
cli-admin-database = De database (standaard: die van “signoria serve”)
cli-admin-config = De instellingen van de server, als bij “signoria serve”
cli-check-database = De database (standaard: die van “signoria serve”)
cli-check-config = De instellingen van de server, als bij “signoria serve”
cli-backup = Kopieer alles naar een nieuw bestand, terwijl de server draait.
cli-backup-more = De kopie is volledig, zoals de database op één moment was. “signoria restore” zet haar terug.
cli-backup-file = Het nieuwe bestand
cli-backup-database = De database (standaard: die van “signoria serve”)
cli-backup-config = De instellingen van de server, als bij “signoria serve”
cli-backup-failed = { $file } is niet gekopieerd: { $detail }.
cli-backup-postgres = { $database } is een PostgreSQL-database: kopieer die met pg_dump, dat ook geen pauze nodig heeft.
cli-backup-done = { $database } is gekopieerd naar { $file } ({ $size } KiB).
cli-migrate = Verplaats alles van een SQLite-bestand naar een PostgreSQL-database.
cli-migrate-more = De server moet gestopt zijn en de database leeg. Het bestand blijft zoals het is. Start de server daarna met de nieuwe database.
cli-migrate-from = Het SQLite-bestand
cli-migrate-to = De PostgreSQL-database (postgres://…); standaard die van de instellingen, zodat het wachtwoord niet op de opdrachtregel staat
cli-migrate-config = De instellingen van de server, als bij “signoria serve”
cli-migrate-failed = { $from } is niet verplaatst naar { $to }: { $detail }.
cli-migrate-done = { $count } rijen zijn verplaatst van { $from } naar { $to }.
cli-restore = Zet een back-up op de plaats van de database, na controle.
cli-restore-more = De server moet gestopt zijn. De back-up wordt alleen gebruikt als die heel is en elke partij erin kan worden nagespeeld. De vervangen database blijft ernaast staan.
cli-restore-file = De back-up
cli-restore-database = De database (standaard: die van “signoria serve”)
cli-restore-config = De instellingen van de server, als bij “signoria serve”
cli-restore-postgres = { $database } is een PostgreSQL-database: zet die terug met pg_restore of psql.
cli-restore-refused = { $file } is niet teruggezet: { $damage } problemen in het bestand, { $differ } partijen die niet kunnen worden nagespeeld. “signoria check” noemt de problemen.
cli-restore-in_use = Een server gebruikt { $file }. Stop die eerst.
cli-restore-done = { $database } is teruggezet uit { $file } ({ $count } partijen gecontroleerd).
cli-restore-kept = De vervangen database is { $file }.
cli-config = Controleer de instellingen van een server, of toon ze met hun herkomst.
cli-config-more = Leest dezelfde opties, variabelen en hetzelfde bestand als “signoria serve” en start niets. Wachtwoorden worden niet getoond.
cli-config-act = check: zeg of de instellingen geldig zijn; print: toon ze allemaal
cli-config-valid = De instellingen zijn geldig.
cli-config-default = standaard
cli-health = Vraag een draaiende server of die kan werken.
cli-health-more = Exitcode 0 als die gereed is, anders 1. Voor controles van containers.
cli-health-listen = Adres en poort van de server (standaard: de instelling “listen”)
cli-health-config = De instellingen van de server, als bij “signoria serve”
cli-health-ready = { $address } is gereed.
cli-health-not_ready = { $address } is niet gereed (status { $detail }).
cli-health-silent = { $address } antwoordt niet: { $detail }.
cli-nodes = Toon de knooppunten die een PostgreSQL-database delen.
cli-nodes-more = Een knooppunt is één “signoria serve”. Andere nemen de tafels over van een knooppunt dat 5 seconden zwijgt.
cli-nodes-database = De database (standaard: die van “signoria serve”)
cli-nodes-config = De instellingen van de server, als bij “signoria serve”
cli-nodes-file = { $file } is een bestand, dat één server heeft: knooppunten hebben een PostgreSQL-database nodig.
cli-nodes-none = Geen knooppunt gebruikt { $file }.
cli-nodes-alive = { $id } op { $address }: { $tables } tafels
cli-nodes-draining = { $id } op { $address }: { $tables } tafels, sluit af
cli-nodes-dead = { $id } op { $address }: { $tables } tafels, zwijgt al { $seconds } s
cli-completions = Toon de aanvullingen voor een shell.
cli-completions-more = Voorbeeld: signoria completions bash > /etc/bash_completion.d/signoria
cli-completions-shell = bash, elvish, fish, powershell of zsh
cli-man = Schrijf de handleidingen (man).
cli-man-more = Eén pagina voor het programma en één voor elk commando, in de taal van “--lang”.
cli-man-folder = De map voor de pagina's
cli-man-done = { $count } handleidingen zijn geschreven in { $folder }.
cli-serve-no_invite_code = Registreren kan alleen op uitnodiging, en daarvoor is een code van ten minste { $count } tekens nodig: stel invite_code in.
cli-serve-unknown_variable = De omgevingsvariabele { $name } is geen instelling; de namen staan in docs/hosting.md.
cli-archive-left_out = { $file } is overgeslagen: { $detail }
cli-archive-running = De partij is niet afgelopen.
cli-archive-rules_gone = De regels zijn nieuwer dan dit programma.
cli-archive-unusable = De partij kan niet worden nagespeeld.
cli-export = Schrijf de verslagen van afgelopen partijen in een map, terwijl de server draait.
cli-export-more = Eén bestand per partij; “signoria verify” controleert ze en “signoria import” leest ze in. Exitcode 1 als er een partij is overgeslagen.
cli-export-folder = De map; wordt gemaakt als ze er niet is
cli-export-table = Alleen deze tafels: waar hun links op eindigen
cli-export-game = Alleen dit spel
cli-export-database = De database (standaard: die van “signoria serve”)
cli-export-config = De instellingen van de server, als bij “signoria serve”
cli-export-no_file = er is niet zo’n bestand
cli-export-unknown_table = Er is geen tafel “{ $table }”.
cli-export-done = { $count } verslagen zijn geschreven naar { $folder }.
cli-import = Zet verslagen van afgelopen partijen in de database.
cli-import-more = Elk verslag wordt eerst nagespeeld. Wat niet klopt wordt overgeslagen, met de reden en exitcode 1; wat er al is, komt er niet twee keer in.
cli-import-record = Verslagen, of mappen met verslagen (*.json)
cli-import-database = De database (standaard: die van “signoria serve”)
cli-import-config = De instellingen van de server, als bij “signoria serve”
cli-import-done = { $new } partijen zijn in { $database } gezet; { $known } waren er al.
cli-validate = Speel elke bewaarde partij na met dit programma en vertel wat er verschilt.
cli-validate-more =
    Voor beheerders vóór een upgrade: draai het nieuwe programma op de database van het oude. Afgelopen en lopende partijen
    worden nagespeeld en vergeleken met wat bewaard is; er wordt niets veranderd, en de server mag ondertussen draaien.
    Exitcode 1 als een partij verschilt.
cli-validate-place = De database (een bestand of postgres://…), of een map met verslagen (*.json)
cli-validate-differs = Tafel { $table } ({ $game }): { $detail }
cli-validate-rules = Regelversie { $found } is nieuwer dan dit programma, dat 1 tot en met { $supported } speelt.
cli-validate-made = Het spel kan niet worden gedeeld: { $detail }.
cli-validate-entry = Regel { $entry } kan niet worden gespeeld: { $detail }.
cli-validate-status = De partij eindigt waar de bewaarde doorgaat, of gaat door waar die eindigde.
cli-validate-asked = Andere plaatsen zijn aan de beurt: bewaard { $stored }, nagespeeld { $replayed }.
cli-validate-older_postgres = { $database } heeft een oudere indeling, die bij het openen zou veranderen: geef het adres van een kopie (pg_dump).
cli-validate-done = { $count } partijen zijn nagespeeld; { $differ } verschillen.
cli-serve = Bied de spellen aan in de browser: één programma, één bestand.
cli-serve-more =
    Elke instelling kan in het bestand of in de omgeving staan: tables_per_user is SIGNORIA_TABLES_PER_USER. “signoria config print” noemt ze allemaal.

    Voorbeelden:
      signoria serve
      signoria serve --listen 0.0.0.0:8080 --database games.sqlite
cli-serve-config = Lees instellingen uit dit TOML-bestand
cli-serve-bad_config = De instellingen in { $file } zijn niet bruikbaar: { $detail }.
cli-serve-config_line = regel { $line }: { $detail }
cli-serve-unknown_setting = er is geen instelling “{ $name }”
cli-serve-listen = Adres en poort om op te luisteren; poort 0: een vrije; of unix:BESTAND voor een Unix-socket (standaard: 127.0.0.1:8080)
cli-serve-database = Het bestand dat alles bewaart, of het adres van een PostgreSQL-database (standaard: signoria.sqlite)
cli-serve-open = Open de pagina in de browser
cli-serve-secure = Browsers mogen het cookie alleen over TLS sturen; zet dit aan achter een TLS-proxy
cli-serve-site = Gebruik de site uit deze map (web/dist) in plaats van die in het programma
cli-serve-log = Wat er wordt gelogd, zoals info of warn (standaard: warn)
cli-serve-ready = Signoria draait op { $link } (gegevens: { $file }). Druk op Ctrl-C om te stoppen.
cli-serve-closed = Gestopt.
cli-serve-bad_address = “{ $address }” is geen adres om op te luisteren; schrijf iets als 127.0.0.1:8080.
cli-serve-taken = { $address } is bezet door een ander programma; kies een andere poort met --listen.
cli-serve-no_listen = Luisteren op { $address } lukt niet: { $detail }.
cli-serve-in_use = Een andere server gebruikt { $file } al. Stop die eerst, of geef deze een eigen database (--database).
cli-serve-no_database = { $file } kan niet worden gebruikt: { $detail }.
cli-serve-failed = De server is gestopt: { $detail }.
