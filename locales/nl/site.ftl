# Teksten van de site.

## Overal
skip = Naar de inhoud
nav = Hoofdmenu
home = Naar de beginpagina
close = Sluiten
loading = Tafel wordt geladen…
you = jij
bot = bot
away = afwezig
theme-light = Licht thema
theme-dark = Donker thema
error-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
error-status = De server gaf een fout ({ $status }).
missing-title = Pagina niet gevonden
signed-out-title = Je bent uitgelogd
signed-out-text = Je sessie is beëindigd. Log opnieuw in om verder te spelen.
gone-title = Aan deze tafel kan niet meer gespeeld worden
missing-text = Deze pagina of tafel bestaat niet. Misschien is de link niet volledig.

## Woorden van meer dan één spel
word-gold = goud
word-points = punten
word-hand = handkaarten
word-districts = gebouwen
word-crown = heeft de kroon
word-cubes = blokjes in de eigen voorraad
word-rats = ratten
word-bricks = stenen
word-buildings = gebouwen
word-food = voedsel / burgers
word-cardinals = kardinalen
word-camerlengo = is camerlengo

## Beginpagina
home-title = Vijf bordspellen, gratis te spelen
home-lead = Speel in je browser, meteen tegen bots, of met vrienden door ze een link te sturen. Zonder account.
known-as-machiavelli = Citadels
home-games = Spellen
home-mine = Mijn tafels
home-open = Open tafels
home-open-none = Geen open tafels. Maak er een en nodig je vrienden uit.
home-open-more = Meer tafels tonen
home-continue = Verder met { $game }
home-continue-turn = Jouw beurt in { $game }
announcement-hide = Verberg de mededeling
home-online = { $count ->
    [one] Eén bezoeker online
   *[other] { $count } bezoekers online
}
seats-range = { $min }–{ $max }
minutes-range = { $min }–{ $max } min
minutes-about = { $min } min
table-picture = Een tafel van { $game }
play-now = Nu spelen
play-now-game = Speel nu { $game } tegen bots
set-up = Tafel maken
set-up-game = Maak een tafel voor { $game }
status-waiting = wacht op spelers
status-playing = bezig
status-finished = afgelopen
seats-free = { $open } van { $seats } plaatsen vrij
your-turn = Jouw beurt

## Een tafel klaarzetten
yes = ja
no = nee
setup-players = Spelers
setup-seat = Plaats { $number }
setup-me = Ik, op dit apparaat
setup-open = Open plaats (uitnodigen met link)
setup-bot = Bot: { $bot }
setup-all-bots = Bots op alle andere plaatsen
setup-all-people = Mensen op alle andere plaatsen
setup-hotseat = Jullie spelen samen op dit apparaat: het wordt doorgegeven, en niemand ziet de kaarten van een ander.
setup-looking-on = Je bent toeschouwer: je hebt geen plaats.
setup-rules = Spelregels
setup-preset = Opstelling
setup-preset-none = Standaardspel
setup-as-preset = zoals in de opstelling
setup-options = { $count ->
    [one] Eén optie
   *[other] Alle { $count } opties
}
setup-table = Tafel
setup-listed = Toon deze tafel in de openbare lijst
setup-hints = Tips toestaan
setup-clock = Bedenktijd
setup-clock-none = onbeperkt
setup-clock-fast = snel: 20 s per zet + 5 min reserve
setup-clock-normal = normaal: 45 s per zet + 15 min reserve
setup-clock-days = correspondentie: 3 dagen per zet
setup-spectators = Toeschouwers
setup-spectators-public = zien alleen wat open ligt
setup-spectators-all = zien alle handen { $minutes } min en een ronde later (telt niet voor de ranglijst)
setup-password = Wachtwoord om mee te doen (optioneel)
setup-problems = Dit spel kan niet beginnen:
setup-start = Spel starten
setup-make = Tafel maken
setup-then = { $count ->
    [one] Daarna krijg je een link voor de vrije plaats.
   *[other] Daarna krijg je een link voor de { $count } vrije plaatsen.
}

## Wachtkamer
invite-qr = QR-code van de link
waiting-room = Wachtkamer
waiting-host = De gastheer begint het spel.
seat-open = Vrije plaats
sit-here = Hier gaan zitten
stand-up = Plaats verlaten
start = Spel starten
start-fill = { $count ->
    [one] Start met een bot op de vrije plaats
   *[other] Start met bots op de { $count } vrije plaatsen
}
invite = Uitnodigen
invite-text = Iedereen met deze link kan meedoen of toekijken.
invite-text-password = Met deze link kan men toekijken; om mee te spelen is het wachtwoord nodig.
invite-link = Link naar deze tafel
copy-link = Link kopiëren
link-copied = Link gekopieerd.

## Aan tafel
plates = Spelers
is-thinking = denkt na
action-bar = Jouw beslissing
choices = Keuzes
choices-filter = Zoek in de keuzes
choices-none = Geen keuzes gevonden.
chip-remove = Weghalen: { $what }
take-apart = Opnieuw
skip-events = Overslaan
hit-title = Dit kost je iets
hit-go-on = Verder
undo = Terugnemen
undo-key = Neem je laatste actie terug (u)
waiting-for = Wachten op { $names }.
connection-lost = Verbinding verbroken. Je spel is bewaard; opnieuw verbinden…
connection-retry = Nu opnieuw verbinden
link-connecting = verbinden…
link-open = verbonden
link-lost = geen verbinding
link-refused = geweigerd
log = Verloop
chat = Praatje
log-and-chat = Verloop en praatje
chat-empty = Nog geen berichten.
chat-write = Schrijf een bericht
chat-send = Stuur
settings = Instellingen
menu = Menu
keys = Sneltoetsen
board-plain = Lijstweergave
board-drawn = Bordweergave
plain-common = Op tafel
rule-paragraph = Spelregels { $rule }
provenance = Wat gereconstrueerd is
provenance-reconstructed = Gereconstrueerd: { $text }
provenance-reading = Eén lezing van de spelregels: { $text }
provenance-host = Door de beheerder uit de doos ingevuld; gereconstrueerd was: { $text }
host-values = Aan deze tafel gelden waarden die de beheerder uit de doos heeft ingevuld. De spelregels zeggen welke.
turn-title = Jouw beurt
since-you-acted = { $count ->
    [one] Sinds jouw zet: één gebeurtenis
   *[other] Sinds jouw zet: { $count } gebeurtenissen
}
since-short = { $count } nieuw
log-earlier = { $count ->
    [one] Eén eerdere regel
   *[other] { $count } eerdere regels
}
since-watch = Nog eens zien
rewind-here = Bekijk het spel bij zet { $at }
rewind-at = Je bekijkt zet { $at }.
replay-beat = Stap { $beat } van { $beats }
rewind-at-beat = Je bekijkt zet { $at }, stap { $beat } van { $beats }.
rewind-now = Terug naar het lopende spel
step-back = Eén zet terug
step-on = Eén zet vooruit
confirm-title = Weet je het zeker?
confirm-text = Daarna kun je het misschien niet meer terugnemen.
confirm-reveals = Daarna kun je deze en eerdere zetten niet meer terugnemen. Per soort zet wordt dit één keer gevraagd.
proposed = Bevestig met de knop, of kies iets anders.
proposed-final = Bevestig, of kies iets anders. Je kunt het niet terugnemen.
reveals = Onthult iets: je kunt het niet terugnemen.
confirm-yes = Bevestigen
confirm-no = Annuleren

## Toetsen
key-choice = een keuze uit de actiebalk nemen
key-enter = de samengestelde keuze bevestigen
key-escape = je keuze wissen, of terug naar het lopende spel
key-undo = je laatste actie terugnemen
key-inspect = de kaart of het stuk met de focus uitleggen
key-flush = meteen naar nu
key-rewind = één stap terug of verder
key-now = terug naar het lopende spel
key-board = bordweergave of lijstweergave
key-log = verloop
key-chat = praatje
key-rules = de regels
key-settings = instellingen
key-keys = deze lijst
key-tab = van stuk naar stuk

## Instellingen
setting-lang = Taal
setting-theme = Thema
setting-theme-system = systeem
setting-theme-light = licht
setting-theme-dark = donker
setting-speed = Animaties
setting-speed-instant = geen
setting-speed-normal = gewoon
setting-speed-slow = langzaam
setting-turn-sound = Een belletje als het mijn beurt is
setting-notifications = Een melding als het mijn beurt is en ik elders ben
setting-notifications-refused = Je browser staat geen meldingen van deze site toe.
setting-confirm = Vraag bevestiging voor beslissingen die niet teruggenomen kunnen worden
setting-confirm-early = Als er iets onthuld wordt, in mijn eerste tien partijen van een spel
setting-confirm-always = Altijd
setting-confirm-never = Nooit
setting-coach = Coach: leg de eerste beslissing van elke soort uit
setting-plain = Lijstweergave: tekst in plaats van tekeningen, voor schermlezers

## Uitslag
game-over = Het spel is afgelopen.
result-you-win = Je wint!
result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
result-rank = Plaats
result-player = Speler
result-total = Totaal
result-close = Bekijk het bord
record = Verslag downloaden

## Account
history = Mijn spellen
history-finished = Afgelopen spellen
history-none = Nog geen afgelopen spellen.
account = Account
account-not-here = Deze server heeft geen accounts; je speelt als gast.
account-create = Account maken
account-create-text = Reserveer je naam en houd je spellen. Zonder account kun je ook spelen.
account-created = Account gemaakt. Je spellen zijn bewaard.
account-name = Naam
account-password = Wachtwoord
login = Inloggen
logged-in = Je bent ingelogd.
logout = Uitloggen
logged-out = Je bent uitgelogd.
account-yes = Je bent onder deze naam geregistreerd.
account-guest = Je speelt op dit apparaat als gast.
account-profile = Mijn openbare profiel
account-rename = Naam wijzigen
account-renamed = De naam is gewijzigd.
account-new-password = Wachtwoord wijzigen
account-old = Huidig wachtwoord
account-fresh = Nieuw wachtwoord
account-password-changed = Het wachtwoord is gewijzigd.
account-notices = Als ik aan de beurt ben
account-notices-text = Alleen als je niet naar de tafel kijkt. Een bericht zegt welk spel op je wacht en waar, verder niets.
account-mail = E-mailadres
account-webhook = Webhook-URL
account-tell-turn = Meld elke beurt
account-tell-digest = Eén mail per dag in plaats van één voor elke beurt
account-code = De code die naar { $address } is gemaild
account-code-sent = Er is een code onderweg naar je e-mailadres.
account-confirm = Bevestig het adres
account-mail-confirmed = Het adres is bevestigd.
account-secret = Aanroepen zijn ondertekend (HMAC-SHA-256) met:
account-trial = Stuur een proefbericht
account-sessions = Waar je bent ingelogd
account-seen = laatst gezien { $when }
account-this = dit apparaat
account-end = Beëindigen
account-unknown-agent = Onbekend apparaat
account-data = Mijn gegevens
account-data-text = Download alles wat deze server over je bewaart, of verwijder het voorgoed.
account-export = Mijn gegevens downloaden
account-delete = Account verwijderen
account-delete-text = Je naam wordt verwijderd en je verlaat je tafels. Dit kan niet ongedaan worden gemaakt.
account-deleted = Account verwijderd.
keep = Opslaan
kept = Opgeslagen.

## Profiel
profile-since = Hier sinds { $day }
profile-ratings = Sterkte
profile-game = Spel
profile-rating = Sterkte
profile-games = Spellen
profile-firsts = Gewonnen
profile-none = Nog geen spellen die meetellen.
profile-result = : plaats { $rank } van { $seats }, { $total } punten

## Beheer
admin = Beheer
admin-announcement = Mededeling op de beginpagina
admin-users = Gebruikers
admin-tables = Tafels
admin-since = Sinds
admin-seen = Laatst gezien
admin-acts = Acties
admin-banned = verbannen
admin-act-ban = Verbannen
admin-act-unban = Ban opheffen
admin-act-grant = Beheerder maken
admin-act-revoke = Beheerder af
admin-act-end_sessions = Overal uitloggen
admin-act-reset_password = Wachtwoord herstellen
admin-act-remove_table = Tafel verwijderen
admin-act-prune = Oude tafels van gasten verwijderen
admin-sure-ban = De gebruiker wordt uitgelogd en kan niet meer inloggen of spelen.
admin-sure-unban = De gebruiker kan weer inloggen en spelen.
admin-sure-grant = De gebruiker kan hier alles wat jij kunt.
admin-sure-revoke = De gebruiker verliest alle rechten van een beheerder.
admin-sure-end_sessions = Alle apparaten van de gebruiker worden uitgelogd.
admin-sure-reset_password = Je krijgt een link die één keer werkt. Geef hem aan de gebruiker, die er een nieuw wachtwoord mee kiest.
admin-sure-remove_table = De tafel en het spel worden voor alle spelers verwijderd. Dit kan niet ongedaan worden gemaakt.
admin-sure-prune = Oudere afgelopen tafels van gasten worden verwijderd. Dit kan niet ongedaan worden gemaakt.
admin-prune-text = Afgelopen spellen waarin alleen gasten speelden en die al zo lang niet veranderd zijn.
admin-prune-days = Dagen
admin-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
admin-done = { $count ->
    [0] Klaar.
    [one] Klaar: één tafel verwijderd.
   *[other] Klaar: { $count } tafels verwijderd.
}
admin-removed = { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
admin-link = Stuur deze link naar de gebruiker. Hij werkt één keer en verloopt na een dag.
admin-nodes = Servers
admin-nodes-address = Adres
admin-nodes-tables = Tafels
admin-nodes-state = Toestand
admin-nodes-own = (antwoordt je)
admin-node-alive = bedient tafels
admin-node-draining = sluit af
admin-node-dead = zwijgt al { $seconds } s
admin-log = Logboek van het beheer
admin-log-when = Wanneer
admin-log-who = Door
admin-log-what = Actie
admin-log-whom = Gebruiker of tafel
admin-source-user = beheerder
admin-source-terminal = de host, via de terminal
admin-source-server = de server
reset-title = Kies een nieuw wachtwoord
reset-text = Daarna ben je op dit apparaat ingelogd en overal elders uitgelogd.

## Over
new-version = Er is een nieuwe versie van de site: laad de pagina opnieuw.
privacy = Privacy
privacy-operator = Wie deze server beheert
privacy-operator-unknown = De beheerder van deze server heeft niet vermeld wie dat is.
privacy-stored = Wat wordt bewaard
privacy-guests = Gasten: de naam die ze gebruiken, wanneer ze kwamen, en een sessie op dit apparaat.
privacy-accounts = Accounts: naam, wachtwoord (alleen als hash), uitslagen en ratings, notities, en wat je voor meldingen invult.
privacy-games = Spellen: plaatsen, zetten en chat. Wie de link van een tafel heeft, kan die bekijken.
privacy-addresses = Netwerkadressen: in het geheugen gebruikt om misbruik te beperken, niet bewaard en niet gelogd.
privacy-cookie = Eén cookie, om je te herkennen. Je instellingen blijven in deze browser.
privacy-others = Er wordt niets van andere sites geladen en niets doorgegeven, behalve de meldingen die je zelf instelt.
privacy-how-long = Hoe lang
privacy-sessions = Sessies eindigen na { $days } dagen zonder gebruik.
privacy-guest-tables = Afgelopen tafels van gasten worden na { $days } dagen verwijderd.
privacy-guest-tables-kept = Afgelopen tafels blijven bewaard.
privacy-delete = Je kunt downloaden of verwijderen wat over jou is bewaard:
account-invite = Code van de beheerder
account-closed = Deze server neemt geen nieuwe accounts aan. Je kunt als gast spelen.
admin-more = Meer tonen
about = Over Signoria
about-what = Signoria is het thuis van vijf bordspellen: Machiavelli, Notre Dame, De paleizen van Carrara, La Città en Habemus Papam, met hun volledige spelregels. Het is vrije software; iedereen kan er gastheer van zijn.
about-fair = Het schudden is controleerbaar: de server publiceert vóór het spel een hash van het zaad en na afloop het zaad zelf. Verborgen informatie verlaat de server nooit.
about-credits = Met dank aan
about-icons = Pictogrammen:
about-fonts = Letters:
about-software = Software:
about-all-licences = Licenties van alle software in dit programma
about-licence = Licentie
about-licence-text = Het programma, zijn teksten en tekeningen: MIT of Apache-2.0, naar keuze.
about-names = De namen van de spellen zijn van hun uitgevers. Signoria heeft geen band met hen; de regels zijn in eigen woorden verteld.

## Samen op één apparaat
handover-title = { $name }, plaats { $number }
handover-text = Geef het apparaat door. Kaarten blijven verborgen tot je verdergaat.
handover-ready = Ik ben klaar

## Regels en coach
rules = Regels
rules-of = Regels van { $game }
rules-search = Zoek in de regels
rules-cards = Kaarten en stukken
rules-nothing = Niets gevonden in de regels.
rules-example = Hoe een spel werd gewaardeerd
rules-example-text = De uitslag van een echt spel tussen vier bots, bron voor bron. De regels hierboven leggen elke regel uit.
rules-source = Punten voor
rules-player = Speler { $number }
rules-board = Het bord midden in een spel, met nummers bij de onderdelen
rules-options = Opties van een tafel
rules-print = Afdrukken
coach = Coach
coach-got-it = Begrepen
coach-hide = Verberg de coach
learn = Leer het spel
learn-game = Leer { $game } spelen
lesson-next = Verder (nog { $left })
lesson-advice = Ik zou kiezen: { $choice } ({ $chance } % kans om te winnen)
lesson-only = Alleen dit kan nu: { $choice }
lesson-do = Doe dat
lesson-ask = Vraag de coach
decided = Wat dit spel besliste
decided-more = { $source }: jij hebt er { $points } meer dan { $name }
decided-less = { $source }: { $name } heeft er { $points } meer dan jij

## Terugkijken
replay = Terugkijken
replay-seat = Gezien door
replay-at = Zet
replay-first = Eerste zet
replay-last = Laatste zet
replay-run = Afspelen
replay-pause = Pauze
replay-link = Link naar deze zet
spectator = een toeschouwer
to-table = Naar de tafel
rematch = Nog een keer
result-breakdown = Waar de punten vandaan komen
chart-label = Punten in de loop van het spel

## Notities, tips, klokken en afwezigen
notes = Notities
notes-empty = Alleen jij kunt dit lezen.
hint = Tip
hint-chance = Kans om te winnen
hint-thinking = Aan het rekenen…
hint-text = Geschatte winkans als een bot vanaf hier verder speelt.
key-notes = notities
key-hint = tip
clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
clock-left = Resterende tijd: { $time }
is-away = { $name } is er niet.
let-bot-play = Laat een bot verder spelen
chat-silence = Demp { $name } aan deze tafel
chat-unsilence = Laat { $name } weer schrijven
chat-everyone = Toeschouwers mogen meepraten
remove = Verwijder
remove-text = Verwijder { $name } en weer die van deze tafel
blocked-user = { $name } is van deze tafel geweerd.
unblock = Weer toelaten
let-bot-play-in = Over { $time } kan een bot het overnemen.
spectators-all = toeschouwers zien later alle handen
spectators-all-text = Toeschouwers zien wat elke speler zag, minstens { $minutes } minuten en een hele ronde later. Dit spel telt niet voor de ranglijst.
bot-plays-for-you = Een bot speelt voor je.
take-seat-back = Mijn plaats terugnemen
leave-game = Spel verlaten
leave-game-text = Een bot speelt voor je verder. Zolang het spel duurt, kun je je plaats terugnemen.
leave-game-rated = Een bot speelt voor je verder. Telt het spel mee voor de sterkte, dan eindigen spelers die weg zijn onder wie blijft.
leave-game-stay = Verder spelen
undo-ask = Vraag de anderen of je je laatste actie mag terugnemen
undo-wish = { $count ->
    [one] { $name } wil graag één actie terugnemen.
   *[other] { $name } wil graag { $count } acties terugnemen.
}
undo-agree = Goed
undo-disagree = Weigeren

## Velden van het eenvoudige bord
field-action = actiekaart
field-action_cards = actiekaarten
field-active = aan de beurt
field-announced_by = einde aangekondigd door
field-attraction = cultuur, onderwijs, gezondheid
field-bag = in de zak
field-bank = bank
field-beautified = verfraaid
field-bewitched = betoverd
field-bid = bod
field-black_smoke = zwarte rook
field-bonus_food = extra voedsel
field-borough = wijk
field-bribed = omgekocht
field-bricks = stenen
field-brown = personen die nog komen
field-building = gebouw
field-buildings = gebouwen
field-builds = gebouwd deze beurt
field-called = opgeroepen rang
field-camerlengo = camerlengo
field-card = kaart
field-cardinal = kardinaal
field-cards = kaarten
field-carriage = koets
field-cast = personages in het spel
field-castle = kasteel op
field-castles = kastelen over
field-cathedral = op Notre Dame
field-cell = veld
field-characters = personages
field-cities = steden
field-citizens = burgers
field-city = stad
field-city_scored_by = stad gewaardeerd door
field-coins = munten
field-colour = kleur
field-coloured = gekleurde kaarten
field-colours = kleuren
field-complete = stad voltooid
field-completed = voltooid als nummer
field-conditions = eindvoorwaarden
field-crown = kroon
field-cubes = blokjes
field-deck = stapel
field-decks = stapels
field-discard = aflegstapel
field-discarded = weggelegd
field-discards = aflegstapels
field-display = uitstalling
field-drawn = getrokken
field-ending = laatste ronde
field-expansion = uitbreiding
field-extra = extra
field-face_up = open in het midden
field-felipe = Felipe IV
field-field = op het veld
field-fields_scored = gewaardeerde velden
field-finals = eindwaardering
field-first = eerste
field-food = voedsel
field-founded = gesticht
field-free = vrije burgers
field-friend = vertrouweling in
field-full = volledig
field-gems = edelstenen
field-general = in de algemene voorraad
field-gold = goud
field-goods = goederen
field-great = grote gebouwen
field-grey = personen van later
field-hand = hand
field-has_discarded = heeft een opdracht weggelegd
field-have = heeft
field-hungry_at_the_end = honger aan het einde
field-known = bekend
field-known_missions = bekende opdrachten
field-last_round = laatste ronde
field-layout = tegels
field-limit = maximum
field-louis = Louis XIV
field-marks = merktekens
field-mazarin = Mazarin
field-messages = boodschappen
field-missions = opdrachten
field-murdered = vermoord
field-museum = in het museum
field-need = nodig
field-objects = objecten
field-offer = aanbod
field-open = open personen
field-order = volgorde
field-own = eigen voorraad
field-owner = eigenaar
field-paid = betaald
field-passes = gepast
field-penalty = straf
field-persons = personen
field-picked = gekozen
field-pile = stapel
field-plague = pestwaarde
field-played = gespeeld
field-ploys = actiekaarten
field-points = punten
field-political = politieke kaart
field-politics = politiekkaarten
field-powers = machten
field-preferences = voorkeuren
field-prestige = prestige
field-price = prijs
field-prospects = vooruitzicht
field-rat = ratten
field-rats = ratten per ronde
field-robbed = bestolen
field-round = ronde
field-seat = speler
field-selection = keuze van personages
field-setup = opstelling
field-shown = getoond
field-silent = meldden zich niet
field-size = aantal
field-spent = uitgegeven
field-spoken = het volk heeft gesproken
field-squadrone = Squadrone Volante
field-stage = fase
field-start = startspeler
field-stock = voorraad
field-supply = voorraad
field-tax = belasting
field-threats = dreigementen
field-threshold = gebouwen voor een volle stad
field-tiles = tegels
field-tokens = fiches
field-turn = beurt
field-turns = beurten
field-types_scored = gewaardeerde soorten
field-undealt = niet gedeeld
field-uniques = bijzondere gebouwen
field-upgrades = opwaarderingen
field-values = waarden
field-voices = stem van het volk
field-vp = overwinningspunten
field-warrants = arrestatiebevelen
field-wheel = rad
field-white_smoke = witte rook
field-who = handelt als
field-year = jaar

## Over tafels, plaatsen en uitslagen
hint-off = Tips staan uit aan deze tafel.
hint-later = Tips krijg je als je aan de beurt bent.
bot-level = bot: { $level }
bot-stands-in = een bot speelt voor deze speler
join-password = Wachtwoord van deze tafel
facts = Over deze tafel
facts-no-clock = geen tijdslimiet
facts-live = { $seconds } s per zet, { $minutes } min reserve
facts-password = wachtwoord
facts-hints = tips toegestaan
facts-unlisted = op uitnodiging
options-none = geen
seats-full = alle plaatsen bezet
result-bot-wins = Een bot wint op jouw plaats
history-result = plaats { $rank } van { $seats } · { $total } { $total ->
    [one] punt
   *[other] punten
}
key-piece = naar het eerste dat je kunt kiezen
facts-days = { $count ->
    [one] één dag per zet
   *[other] { $count } dagen per zet
}

# Vragen wat iets betekent.
explain-act = Klik: { $act }
explain-act-touch = Tik: { $act }
explain-more = Meer hierover
explain-ask = Wat is dit? (i)
explain-asking = Tik of klik aan wat je uitgelegd wilt hebben.
explain-first = Wijs een kaart, stuk of getal aan om te zien wat het doet. Met een klik speel je het.
explain-first-touch = Houd een vinger op een kaart, stuk of getal om te zien wat het doet, of druk eerst op ⓘ. Met een tik speel je het.
why-past = Je kijkt naar een eerder moment.
why-watching = Je kijkt toe bij dit spel.
why-story = Er wordt nog iets getoond. Daarna ben jij aan de beurt.
why-waiting = Nu niet: wachten op { $names }.
why-other = Eerst: { $question } Wat je nu kunt kiezen, licht op.

# Het bord van een speler.
player-open = { $name }: wat er ligt en wat er gedaan is
player-here = Een mens, aan tafel
player-away = Een mens, niet verbonden
player-clock = Resterende tijd:
player-has = Wat open ligt
player-last = Laatste acties
player-nothing = Nog niets.
points-now = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
 }
