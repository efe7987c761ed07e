# Machiavelli Deluxe.

tagline = Bouw de mooiste stad met geleende gezichten: kies in het geheim een karakter, gebruik zijn macht en vertrouw niemand.

## Characters and cards
assassin = Moordenares
witch = Heks
magistrate = Magistraat
thief = Dief
spy = Spion
blackmailer = Chanteuse
magician = Magiër
wizard = Tovenaar
seer = Zieneres
king = Koning
emperor = Keizer
patrician = Patriciër
bishop = Bisschop
abbot = Aflaatprediker
cardinal = Kardinaal
merchant = Koopvrouw
alchemist = Alchemist
trader = Handelaar
architect = Bouwmeester
navigator = Kapitein
scholar = Geleerde
warlord = Condottiere
diplomat = Diplomaat
marshal = Maarschalk
queen = Koningin
artist = Kunstenares
tax_collector = Belastinginner
temple = Tempel
church = Kerk
monastery = Klooster
cathedral = Kathedraal
watchtower = Wachttoren
prison = Kerker
barracks = Toernooiveld
fortress = Burcht
manor = Landgoed
castle = Kasteel
palace = Paleis
tavern = Taveerne
market = Markt
trading_post = Winkels
docks = Pakhuis
harbor = Haven
town_hall = Raadhuis
armory = Wapenkamer
basilica = Basiliek
bell_tower = Klokkentoren
capitol = Capitool
dragon_gate = Drakenpoort
factory = Fabriek
framework = Stellage
gold_mine = Goudmijn
graveyard = Kerkhof
great_wall = Grote muur
haunted_quarter = Spookstad
hospital = Hospitaal
imperial_treasury = Schatkamer
ivory_tower = Ivoren toren
keep = Donjon
laboratory = Laboratorium
library = Bibliotheek
lighthouse = Vuurtoren
map_room = Kaartenkamer
monument = Monument
museum = Museum
necropolis = Stad der doden
observatory = Sterrenwacht
park = Park
poor_house = Armenhuis
quarry = Steengroeve
school_of_magic = School der Magie
secret_vault = Geheime kamer
smithy = Smederij
stables = Stallen
statue = Standbeeld
theater = Theater
thieves_den = Gewelven
throne_room = Troonzaal
university = Universiteit
wishing_well = Wensput
acrobat = Acrobate
circus_tent = Circustent
director = Directeur
ticket_booth = Kassawagen
living_cannonball = Levende kanonskogel
rasputin = Rasputin
fortune_teller = Waarzegster

## Types
religious = religie
military = militair
noble = adel
trade = handel
unique = uniek
income = inkomen

## Log
log-round_began = Ronde { $round }: { $seat } heeft de kroon en kiest als eerste.
    .you = Ronde { $round }: jij hebt de kroon en kiest als eerste.
log-face_up = Open in het midden: { $characters }.
log-received = { $seat } krijgt { $characters }.
    .you = Je krijgt { $characters }.
log-picked = { $seat } kiest een karakter.
    .you = Je kiest een karakter.
log-picked_known = { $seat } kiest de { $character }.
    .you = Je kiest de { $character }.
log-laid_aside = { $seat } legt een karakter gedekt weg.
    .you = Je legt een karakter gedekt weg.
log-laid_aside_known = { $seat } legt de { $character } gedekt weg.
    .you = Je legt de { $character } gedekt weg.
log-laid_aside_by_lot = Een willekeurig karakter wordt ongezien weggelegd.
log-theater_passed = { $seat } gebruikt het Theater niet.
    .you = Je gebruikt het Theater niet.
log-exchanged = Theater: { $seat } en { $partner } ruilen van karakter.
    .you = Theater: jij en { $partner } ruilen van karakter.
log-exchanged_known = Theater: { $seat } geeft de { $gave } aan { $partner } en krijgt de { $got }.
    .you = Theater: je geeft de { $gave } aan { $partner } en krijgt de { $got }.
log-called = De { $character } wordt geroepen.
log-silent = Niemand meldt zich als { $character }.
log-turned_over = { $seat } is de { $character }.
    .you = Jij bent de { $character }.
log-resumed = { $seat }, de Heks, gaat verder als { $character }.
    .you = Als Heks ga je verder als { $character }.
log-shielded = { $seat } speelt Rasputin: niets kan de { $character } deze beurt deren.
    .you = Je speelt Rasputin: niets kan je als { $character } deze beurt deren.
log-hospital_used = { $seat } is vermoord, maar neemt in het Hospitaal een inkomen.
    .you = Je bent vermoord, maar neemt in het Hospitaal een inkomen.
log-acrobat_played = { $seat } speelt de Acrobate en neemt de kroon.
    .you = Je speelt de Acrobate en neemt de kroon.
log-robbed = De Dief { $thief } neemt { $gold } goud van { $seat }.
    .you = De Dief { $thief } neemt { $gold } goud van jou.
log-gained = { $seat } neemt { $gold } goud ({ $by }).
    .you = Je neemt { $gold } goud ({ $by }).
log-drew = { $seat } trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} ({ $by }).
    .you = Je trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} ({ $by }).
log-drew_known = { $seat } trekt { $cards } ({ $by }).
    .you = Je trekt { $cards } ({ $by }).
log-looked = { $seat } trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} om uit te kiezen ({ $by }).
    .you = Je trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} om uit te kiezen ({ $by }).
log-looked_known = { $seat } trekt { $cards } om uit te kiezen ({ $by }).
    .you = Je trekt { $cards } om uit te kiezen ({ $by }).
log-kept = { $others ->
    [0] { $seat } houdt hem.
   *[other] { $seat } houdt één kaart en legt er { $others } terug.
}
    .you = { $others ->
    [0] Je houdt hem.
   *[other] Je houdt één kaart en legt er { $others } terug.
}
log-kept_known = { $others ->
    [0] { $seat } houdt { $card }.
   *[other] { $seat } houdt { $card } en legt er { $others } terug.
}
    .you = { $others ->
    [0] Je houdt { $card }.
   *[other] Je houdt { $card } en legt er { $others } terug.
}
log-murdered = { $seat } vermoordt de { $character }.
    .you = Je vermoordt de { $character }.
log-bewitched = { $seat } betovert de { $character }.
    .you = Je betovert de { $character }.
log-to_be_robbed = { $seat } wil de { $character } bestelen.
    .you = Je wilt de { $character } bestelen.
log-warrants_laid = { $seat } legt arrestatiebevelen bij { $characters }.
    .you = Je legt arrestatiebevelen bij { $characters }.
log-warrants_laid_known = { $seat } legt arrestatiebevelen bij { $characters }; het getekende is voor de { $signed }.
    .you = Je legt arrestatiebevelen bij { $characters }; het getekende is voor de { $signed }.
log-threats_laid = { $seat } bedreigt { $characters }.
    .you = Je bedreigt { $characters }.
log-threats_laid_known = { $seat } bedreigt { $characters }; de roos ligt bij de { $rose }.
    .you = Je bedreigt { $characters }; de roos ligt bij de { $rose }.
log-bribed = { $seat } koopt { $to } om met { $gold } goud; de dreigbrief verdwijnt ongezien.
    .you = Je koopt { $to } om met { $gold } goud; de dreigbrief verdwijnt ongezien.
log-bribe_refused = { $seat } weigert te betalen.
    .you = Je weigert te betalen.
log-threat_rose = { $seat } draait de dreigbrief om: de roos! { $victim } verliest { $gold } goud.
    .you = Je draait de dreigbrief om: de roos! { $victim } verliest { $gold } goud aan jou.
log-threat_blank = { $seat } draait de dreigbrief om: leeg. { $victim } verliest niets.
    .you = Je draait de dreigbrief om: leeg. { $victim } verliest niets.
log-threat_left = { $seat } laat de dreiging tegen { $victim } rusten.
    .you = Je laat de dreiging tegen { $victim } rusten.
log-peeked = { $seat } bekijkt de hand van { $victim }.
    .you = Je bekijkt de hand van { $victim }.
log-peeked_known = { $seat } bekijkt de hand van { $victim }: { $cards }.
    .you = Je bekijkt de hand van { $victim }: { $cards }.
log-spied = { $seat } noemt { $kind } en neemt { $gold } goud van { $victim }.
    .you = Je noemt { $kind } en neemt { $gold } goud van { $victim }.
log-swapped_hands = { $seat } en { $with } ruilen hun handen.
    .you = Jij en { $with } ruilen jullie handen.
log-new_hand = { $seat } heeft nu { $cards }.
    .you = Je hebt nu { $cards }.
log-discarded = { $seat } legt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} onder de stapel.
    .you = Je legt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} onder de stapel.
log-discarded_known = { $seat } legt { $cards } onder de stapel.
    .you = Je legt { $cards } onder de stapel.
log-took_card = { $seat } neemt een kaart van { $victim }.
    .you = Je neemt een kaart van { $victim }.
log-took_card_known = { $seat } neemt { $card } van { $victim }.
    .you = Je neemt { $card } van { $victim }.
log-gave_card = { $seat } geeft { $to } een kaart.
    .you = Je geeft { $to } een kaart.
log-gave_card_known = { $seat } geeft { $to } { $card }.
    .you = Je geeft { $to } { $card }.
log-crown_moved = { $seat } heeft nu de kroon.
    .you = Je hebt nu de kroon.
log-levied_gold = { $seat } neemt 1 goud van { $from }.
    .you = Je neemt 1 goud van { $from }.
log-collected = { $seat } int de opbrengst van de gebouwen ({ $kind }).
    .you = Je int de opbrengst van je gebouwen ({ $kind }).
log-taxed_richest = { $from } is de rijkste en geeft { $seat } 1 goud.
    .you = { $from } is de rijkste en geeft jou 1 goud.
log-tax_collected = { $seat } leegt de belastingtegel: { $gold } goud.
    .you = Je leegt de belastingtegel: { $gold } goud.
log-tax_paid = { $seat } betaalt 1 goud belasting.
    .you = Je betaalt 1 goud belasting.
log-destroyed = { $seat } verwoest { $card } van { $owner } voor { $gold } goud.
    .you = Je verwoest { $card } van { $owner } voor { $gold } goud.
log-dug_up = { $seat } betaalt 1 goud op het Kerkhof en neemt { $card } op handen.
    .you = Je betaalt 1 goud op het Kerkhof en neemt { $card } op handen.
log-left_buried = { $seat } laat { $card } liggen.
    .you = Je laat { $card } liggen.
log-traded = { $seat } geeft { $gave } aan { $with } voor { $got } en betaalt { $gold } goud.
    .you = Je geeft { $gave } aan { $with } voor { $got } en betaalt { $gold } goud.
log-seized = { $seat } neemt { $card } van { $from } in en betaalt { $gold } goud.
    .you = Je neemt { $card } van { $from } in en betaalt { $gold } goud.
log-armory_used = { $seat } blaast { $card } van { $owner } op met de Wapenkamer.
    .you = Je blaast { $card } van { $owner } op met de Wapenkamer.
log-demolished = { $card } verdwijnt uit de stad van { $seat }.
    .you = { $card } verdwijnt uit je stad.
log-beautified = { $seat } verfraait { $card }.
    .you = Je verfraait { $card }.
log-declared = { $seat } gaat { $card } bouwen.
    .you = Je gaat { $card } bouwen.
log-judged = { $seat } betaalt { $gold } goud voor { $card }; er ligt een arrestatiebevel.
    .you = Je betaalt { $gold } goud voor { $card }; er ligt een arrestatiebevel.
log-borrowing = { $seat } wil { $gold } goud van { $lender }.
    .you = Je wilt { $gold } goud van { $lender }.
log-borrowed = { $seat } neemt { $gold } goud van { $lender } en geeft evenveel kaarten.
    .you = Je neemt { $gold } goud van { $lender } en geeft evenveel kaarten.
log-borrowed_known = { $seat } neemt { $gold } goud van { $lender } en geeft { $cards }.
    .you = Je neemt { $gold } goud van { $lender } en geeft { $cards }.
log-built = { $seat } bouwt { $card } voor { $gold } goud.
    .you = Je bouwt { $card } voor { $gold } goud.
log-confiscated = { $seat } toont het getekende bevel en legt beslag op { $card } van { $from }, die het goud terugkrijgt.
    .you = Je toont het getekende bevel en legt beslag op { $card } van { $from }, die het goud terugkrijgt.
log-let_pass = { $seat } laat { $from } { $card } bouwen.
    .you = Je laat { $from } { $card } bouwen.
log-bell_rung = { $seat } luidt de klok: een stad is met één gebouw minder voltooid.
    .you = Je luidt de klok: een stad is met één gebouw minder voltooid.
log-bell_silent = { $seat } laat de klok zwijgen.
    .you = Je laat de klok zwijgen.
log-saw = { $seat } bekijkt de kaarten ({ $by }).
    .you = Je bekijkt de kaarten ({ $by }).
log-saw_known = { $seat } ziet { $cards } ({ $by }).
    .you = Je ziet { $cards } ({ $by }).
log-searched_in_vain = { $seat } neemt geen kaart uit de stapel; hij wordt geschud.
    .you = Je neemt geen kaart uit de stapel; hij wordt geschud.
log-searched = { $seat } neemt een kaart uit de stapel; hij wordt geschud.
    .you = Je neemt een kaart uit de stapel; hij wordt geschud.
log-searched_known = { $seat } neemt { $card } uit de stapel; hij wordt geschud.
    .you = Je neemt { $card } uit de stapel; hij wordt geschud.
log-melted = { $seat } maakt in het Laboratorium van een kaart 2 goud.
    .you = Je maakt in het Laboratorium van een kaart 2 goud.
log-melted_known = { $seat } maakt in het Laboratorium van { $card } 2 goud.
    .you = Je maakt in het Laboratorium van { $card } 2 goud.
log-tucked = { $seat } legt een kaart onder het Museum.
    .you = Je legt een kaart onder het Museum.
log-tucked_known = { $seat } legt { $card } onder het Museum.
    .you = Je legt { $card } onder het Museum.
log-played = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
log-booth_visited = { $seat } legt 1 goud op Kassawagen { $number } van { $owner }.
    .you = Je legt 1 goud op Kassawagen { $number } van { $owner }.
log-booth_cashed = { $seat } leegt Kassawagen { $number }: { $gold } goud.
    .you = Je leegt je Kassawagen { $number }: { $gold } goud.
log-completed_first = { $seat } voltooit de stad als eerste: dit is de laatste ronde.
    .you = Je voltooit je stad als eerste: dit is de laatste ronde.
log-completed = { $seat } voltooit de stad ook.
    .you = Je voltooit je stad ook.
log-bequeathed = De vermoorde Keizer { $seat } laat de kroon na aan { $to }.
    .you = Als vermoorde Keizer laat je de kroon na aan { $to }.
log-final_hand = { $seat } legt { $cards } open.
    .you = Je legt { $cards } open.
log-over = Het spel is afgelopen.

## Actions
do-pass = Passen
do-pass_theater = Niet ruilen
do-pass_shield = Geen Rasputin
do-pass_hospital = Zwijgen
do-pass_acrobat = Geen Acrobate
do-pass_expose = De dreigbrief laten liggen
do-pass_confiscate = Laten bouwen
do-pass_bell = De klok laten zwijgen
do-pass_lighthouse = Geen kaart nemen
do-pass_graveyard = Laten liggen
do-done = Genoeg ({ $number } gekozen)
do-pick = Kies de { $character }
do-aside = Leg de { $character } weg
do-exchange = Geef de { $character } aan { $with }
do-rasputin = Speel Rasputin
do-hospital = Omdraaien en inkomen nemen (Hospitaal)
do-acrobat = Speel de Acrobate en neem de kroon
do-take_gold = Neem { $gold } goud
do-take_cards = Trek { $number } kaarten en houd er één
do-take_all_cards = Trek { $number } kaarten en houd ze allemaal
do-keep = Houd { $card }
do-bribe = Betaal { $gold } goud om de dreiging af te kopen
do-refuse = Weigeren
do-expose = De dreigbrief omdraaien
do-murder = Vermoord de { $character }
do-bewitch = Betover de { $character }
do-warrants = Leg de arrestatiebevelen
do-rob = Besteel de { $character }
do-threats = Leg de dreigbrieven
do-sign_warrant = Getekend bevel voor de { $character }
do-sign_threat = De roos voor de { $character }
do-blank_warrant = Leeg bevel voor de { $character }
do-blank_threat = Lege dreigbrief voor de { $character }
do-spy = Bespioneer { $victim }: { $kind }
do-swap_hands = Ruil van hand met { $with }
do-redraw = Kaarten ruilen met de stapel
do-peek = Bekijk de hand van { $victim }
do-gather = Trek van iedereen een kaart
do-discard = { $card }
do-choose = Neem { $card }
do-give = Geef { $card }
do-lend = Leen de rest van { $lender }
do-take_crown = Neem de kroon
do-give_crown_gold = Kroon naar { $to }, neem 1 goud
do-give_crown_card = Kroon naar { $to }, neem een kaart
do-give_crown_nothing = Kroon naar { $to }
do-collect_gold = Int { $number } goud voor je gebouwen
do-collect_cards = Trek { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} voor je gebouwen
do-split = Int { $gold } goud en { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}
do-tax_richest = 1 goud van { $from }
do-extra_gold = Neem 1 extra goud
do-draw_two = Trek 2 extra kaarten
do-four_gold = Neem 4 goud
do-four_cards = Trek 4 kaarten
do-draw_seven = Trek 7 kaarten en houd er één
do-destroy = Verwoest { $card } van { $owner } ({ $gold } goud)
do-destroy_beautified = Verwoest { $card } (verfraaid) van { $owner } ({ $gold } goud)
do-trade = Geef { $mine } aan { $with } voor { $theirs } ({ $gold } goud)
do-trade_give_beautified = Geef { $mine } (verfraaid) aan { $with } voor { $theirs } ({ $gold } goud)
do-trade_get_beautified = Geef { $mine } aan { $with } voor { $theirs } (verfraaid) ({ $gold } goud)
do-trade_both_beautified = Geef { $mine } (verfraaid) aan { $with } voor { $theirs } (verfraaid) ({ $gold } goud)
do-seize = Neem { $card } van { $owner } in ({ $gold } goud)
do-seize_beautified = Neem { $card } (verfraaid) van { $owner } in ({ $gold } goud)
do-royal_gold = Neem 3 goud naast rang 4
do-beautify = Verfraai { $card } (1 goud)
do-collect_tax = Neem de belasting: { $gold } goud
do-build = Bouw { $card } ({ $gold } goud)
do-build_den = Bouw de Gewelven en betaal met kaarten
do-build_framework = Bouw { $card } door de Stellage op te geven
do-build_necropolis = Bouw de Stad der doden in plaats van { $card }
do-build_necropolis_beautified = Bouw de Stad der doden in plaats van { $card } (verfraaid)
do-build_loan = Bouw { $card } ({ $gold } goud), het ontbrekende goud van { $lender } voor kaarten
do-smithy = Smederij: 2 goud voor 3 kaarten
do-laboratory = Laboratorium: { $card } voor 2 goud
do-museum = Museum: leg { $card } eronder
do-armory = Wapenkamer: verwoest { $card } van { $owner }
do-armory_beautified = Wapenkamer: verwoest { $card } (verfraaid) van { $owner }
do-tent = Zet de Circustent op
do-director = Speel de Directeur: 2 gebouwen extra
do-booth = Leg de Kassawagen neer
do-launch = Levende kanonskogel: { $new } in plaats van { $card }
do-launch_beautified = Levende kanonskogel: { $new } in plaats van { $card } (verfraaid)
do-launch_den = Levende kanonskogel: Gewelven in plaats van { $card }, betaald met kaarten
do-launch_den_beautified = Levende kanonskogel: Gewelven in plaats van { $card } (verfraaid), betaald met kaarten
do-launch_loan = Levende kanonskogel: { $new } in plaats van { $card }, het ontbrekende goud van { $lender }
do-launch_loan_beautified = Levende kanonskogel: { $new } in plaats van { $card } (verfraaid), het ontbrekende goud van { $lender }
do-fortune = Waarzegster: bekijk de hand van { $victim }
do-visit = Kassawagen { $number } van { $owner }: 1 goud voor 3 kaarten, houd er één
do-cash = Leeg je Kassawagen { $number }: { $gold } goud
do-confiscate = Leg er beslag op
do-announce = Luid de klok: een gebouw minder
do-dig_up = Betaal 1 goud en neem de kaart
do-bequeath = Kroon naar { $to }
do-end = Beëindig de beurt

## Questions
ask-main = { $seat } handelt als { $character }.
    .you = Je handelt als { $character }. Wat doe je?
ask-pick = { $seat } kiest een karakter.
    .you = Welk karakter kies je?
ask-aside = { $seat } legt een karakter weg.
    .you = Welk karakter leg je weg?
ask-theater = { $seat } mag in het Theater van karakter ruilen.
    .you = Met wie ruil je van karakter?
ask-shield = De { $character } wordt geroepen. { $seat } mag Rasputin spelen.
    .you = De { $character } wordt geroepen. Speel je Rasputin?
ask-hospital = De vermoorde { $character } wordt geroepen. { $seat } bezit het Hospitaal.
    .you = De vermoorde { $character } wordt geroepen. Draai je je kaart om voor een inkomen?
ask-acrobat = Niemand meldt zich als { $character }. { $seat } mag de Acrobate spelen.
    .you = Niemand meldt zich als { $character }. Speel je de Acrobate?
ask-income = { $seat } neemt het inkomen van de { $character }.
    .you = Welk inkomen neem je als { $character }?
ask-bewitch = { $seat } betovert een karakter.
    .you = Wie betover je?
ask-bribe = { $seat } wordt bedreigd: omkopen of weigeren?
    .you = Je wordt bedreigd: betaal je de helft van je goud?
ask-expose = { $seat } mag de dreigbrief tegen { $victim } omdraaien.
    .you = Draai je de dreigbrief tegen { $victim } om?
ask-keep = { $seat } houdt één kaart.
    .you = Welke kaart houd je?
ask-keep_booth = { $seat } houdt één kaart van de Kassawagen.
    .you = Welke kaart houd je?
ask-keep_scholar = { $seat } houdt één kaart; de andere worden in de stapel geschud.
    .you = Welke kaart houd je? De andere worden in de stapel geschud.
ask-warrants = { $seat } legt de arrestatiebevelen.
    .you = Waar leg je het volgende bevel? Eerst het getekende, dan twee lege.
ask-threats = { $seat } legt de dreigbrieven.
    .you = Waar leg je de volgende dreigbrief? Eerst de roos, dan de lege.
ask-peek = { $seat } kiest een kaart uit de hand van { $victim }.
    .you = Welke kaart van { $victim } neem of bouw je?
ask-foretell = { $seat } kiest een kaart uit de hand van { $victim }.
    .you = Welke kaart van { $victim } neem je?
ask-gather = { $seat } geeft { $to } een kaart terug.
    .you = Welke kaart geef je aan { $to }?
ask-redraw = { $seat } kiest kaarten om met de stapel te ruilen.
    .you = Welke kaarten ruil je met de stapel?
ask-beautify = { $seat } mag een tweede gebouw verfraaien.
    .you = Verfraai je een tweede gebouw?
ask-den = { $seat } betaalt de Gewelven ({ $gold }) met kaarten.
    .you = De Gewelven kosten { $gold }: met welke kaarten betaal je?
ask-loan = { $seat } geeft { $lender } { $number ->
    [one] een kaart
   *[other] { $number } kaarten
} voor het goud.
    .you = { $number ->
    [one] Welke kaart
   *[other] Welke { $number } kaarten
} geef je aan { $lender }?
ask-confiscate = { $seat } beslist of er beslag komt op { $card } van { $from }.
    .you = Leg je beslag op { $card } van { $from }?
ask-bell = { $seat } beslist over de klok.
    .you = Luid je de klok?
ask-lighthouse = { $seat } doorzoekt de stapel.
    .you = Welke kaart neem je uit de stapel?
ask-graveyard = { $seat } mag { $card } opgraven.
    .you = Betaal je 1 goud voor { $card }?
ask-legacy = { $seat } laat de kroon aan iemand na.
    .you = Aan wie laat je de kroon na?

## Refusals
why-not_asked = Er wordt je nu niets gevraagd.
why-warrant_is_blank = Dit bevel is niet het getekende.
why-monument_too_late = Het Monument kan alleen met hoogstens vier gebouwen gebouwd worden.
why-no_rasputin = Je hebt Rasputin in je hand en het geroepen karakter nodig.
why-no_acrobat = Je hebt de Acrobate niet.
why-not_murdered = Jij bent niet het vermoorde karakter.
why-deck_empty = De stapel is leeg.
why-income_only = Je kunt nu alleen doen wat je gevraagd wordt.
why-ability_used = Je hebt deze eigenschap deze beurt al gebruikt.
why-income_first = Neem eerst je inkomen.
why-income_taken = Je hebt je inkomen al genomen.
why-give_crown_first = De Keizer moet de kroon weggeven voor het einde van de beurt.
why-rank_too_low = Noem een ander karakter van rang 2 of hoger in dit spel.
why-not_robbable = Noem een karakter van rang 3 of hoger dat niet vermoord of betoverd is.
why-hand_empty = Er is geen handkaart om te nemen.
why-crown_not_yours = Je kunt de kroon nu niet nemen.
why-crown_elsewhere = De kroon gaat naar een andere speler, niet naar jezelf en niet naar wie hem heeft.
why-levy = Neem 1 goud of een kaart van de nieuwe bezitter, als die iets heeft.
why-collected = Je hebt de opbrengst van je gebouwen al geïnd.
why-not_richer = Alleen de rijkste speler geeft, en alleen als jij dat niet bent.
why-too_expensive = Je hebt niet genoeg goud.
why-duplicate = Na de ruil zou een stad hetzelfde gebouw twee keer hebben.
why-costs_more_than_3 = De Maarschalk neemt alleen gebouwen die 3 of minder kosten.
why-not_beside_rank_4 = Je zit niet naast de speler die rang 4 heeft omgedraaid.
why-not_beautifiable = Kies een eigen gebouw dat nog niet verfraaid is, en heb 1 goud.
why-no_tax = Er ligt geen goud op de belastingtegel.
why-booth = Je hebt 1 goud nodig en een kassawagen van een ander die je deze beurt nog niet gebruikte.
why-not_your_booth = Dit is niet jouw kassawagen.
why-tent = Een Circustent kan niets overkomen.
why-keep = Rang 8 kan de Donjon niets doen.
why-bishop = De Bisschop beschermt deze stad.
why-city_complete = Deze stad is voltooid.
why-navigator = De Kapitein mag niets bouwen.
why-secret_vault = De Geheime kamer kan niet gebouwd worden.
why-no_district = Dat is geen gebouw.
why-no_framework = Je hebt de Stellage in je stad nodig.
why-no_loan = Eén lening per beurt, van precies het ontbrekende goud, van één speler die het heeft, voor evenveel andere kaarten.
why-too_few_cards = Je kaarten en goud dekken de prijs niet.
why-smithy_gold = De Smederij kost 2 goud.
why-one_action_card = Je hebt deze beurt al een actiekaart gespeeld.
why-cannonball = Het nieuwe gebouw moet meer kosten dan het oude en toegestaan en betaalbaar zijn.
why-not_in_packet = De { $character } is niet bij je kaarten.
why-not_this_character = De { $character } kan dat niet.
why-has_district = { $card } staat al in je stad.
why-no_such_district = { $card } staat daar niet.
why-not_in_hand = Je hebt { $card } niet in je hand.
why-not_in_city = Je hebt { $card } niet in je stad.
why-district_used = Je hebt { $card } deze beurt al gebruikt.
why-limit = Je mag deze beurt { $number ->
    [0] niets
    [one] één gebouw
   *[other] { $number } gebouwen
} bouwen.
why-cannot_pay = { $card } kost { $price }; je hebt { $gold } goud.

## Points
score-districts = gebouwen
score-all_types = alle vijf soorten
score-complete = voltooide stad
score-basilica = Basiliek
score-capitol = Capitool
score-imperial_treasury = Schatkamer
score-ivory_tower = Ivoren toren
score-map_room = Kaartenkamer
score-museum = Museum
score-statue = Standbeeld
score-wishing_well = Wensput
score-secret_vault = Geheime kamer
score-action_cards = actiekaarten

## Set-up
option-set = Karakters en gebouwen
option-set-help = Welke acht of negen karakters en welke unieke gebouwen meedoen.
option-set-first_game = Het eerste spel
option-set-ambitious_aristocrats = Ambitieuze aristocraten
option-set-cunning_agents = Sluwe agenten
option-set-illustrious_emissaries = Illustere gezanten
option-set-devious_dignitaries = Kronkelende hoogwaardigheidsbekleders
option-set-tenacious_delegates = Hardnekkige gedelegeerden
option-set-vicious_nobles = Kwaadaardige edellieden
option-set-original_machiavelli = Het originele Machiavelli
option-set-random = Door het lot bepaald
option-set-free = Vrije keuze
option-ninth = Negende karakter
option-ninth-help = Een karakter van rang 9; verplicht met 3 en 8 spelers, onmogelijk met 2.
option-ninth-auto = alleen waar nodig
option-ninth-none = geen
option-ninth-queen = Koningin
option-ninth-artist = Kunstenares
option-ninth-tax_collector = Belastinginner
option-instead_of_emperor = In plaats van de Keizer
option-instead_of_emperor-help = Wie invalt als twee spelers een set met de Keizer spelen.
option-instead_of_emperor-king = Koning
option-instead_of_emperor-patrician = Patriciër
option-instead_of_queen = In plaats van de Koningin
option-instead_of_queen-help = Wie rang 9 krijgt waar die nodig is en die van de set niet mee kan doen.
option-instead_of_queen-artist = Kunstenares
option-instead_of_queen-tax_collector = Belastinginner
option-characters = Vrije keuze: karakters
option-characters-help = Eén van elke rang 1 tot 8, eventueel één van rang 9.
option-uniques = Vrije keuze: unieke gebouwen
option-uniques-help = Veertien, of de tien zonder symbool.
option-action_cards = Actiekaarten
option-action_cards-help = Schud de 15 circuskaarten door de stapel.
option-action_cards_in_opening_hands = Actiekaarten in de beginhand
option-action_cards_in_opening_hands-help = Schud ze erdoor vóór het delen (R40).
option-school_of_magic_abbot_gains_both = Aflaatprediker: School der Magie geeft beide
option-school_of_magic_abbot_gains_both-help = Eén goud en één kaart van de School der Magie; anders één van beide (R42).
option-great_wall_protects_itself = Grote muur beschermt zichzelf
option-great_wall_protects_itself-help = Het extra goud geldt ook tegen de muur zelf (R25).
option-warlord_may_hit_own_completed_city = Condottiere tegen eigen voltooide stad
option-warlord_may_hit_own_completed_city-help = Hij mag ook in zijn eigen voltooide stad verwoesten (R23).
option-abilities_before_income = Eigenschappen vóór het inkomen
option-abilities_before_income-help = Eigenschappen en gebouwen mogen vóór het inkomen gebruikt worden (R6).
option-memory_aid = Geheugensteun
option-memory_aid-help = Toon wat een oplettende speler van andere handen en de stapel kan onthouden.
preset-first_game = Het eerste spel
preset-ambitious_aristocrats = Ambitieuze aristocraten
preset-cunning_agents = Sluwe agenten
preset-illustrious_emissaries = Illustere gezanten
preset-devious_dignitaries = Kronkelende hoogwaardigheidsbekleders
preset-tenacious_delegates = Hardnekkige gedelegeerden
preset-vicious_nobles = Kwaadaardige edellieden
preset-original_machiavelli = Het originele Machiavelli
preset-random = Willekeurige karakters en gebouwen
preset-random_circus = Willekeurig, met actiekaarten
problem-characters_need_free_set = Karakters kunnen alleen bij de vrije set gekozen worden.
problem-uniques_need_free_set = Unieke gebouwen kunnen alleen bij de vrije set gekozen worden.
problem-ninth_missing = Met { $seats } spelers is een karakter van rang 9 nodig.
problem-too_few_players = { $character } vraagt minstens { $least } spelers.
problem-rank_missing = Er is geen karakter van rang { $rank }.
problem-rank_twice = Er is meer dan één karakter van rang { $rank }.
problem-not_unique = { $card } is geen uniek gebouw.
problem-unique_twice = { $card } staat er twee keer.
problem-uniques_number = Er zijn { $number } verschillende unieke gebouwen gekozen; het moeten er 14 zijn, of de tien zonder symbool.

## Table
table-round = ronde
table-called = geroepen
table-deck = stapel
table-gold = goud
table-cards = kaarten
table-hand = Je hand
table-you_are = Jij bent
table-murdered = vermoord
table-bewitched = betoverd
table-robbed = te bestelen
table-warrant = bevel
table-threat = dreiging
table-face_up = open
table-packet = Je kaarten
table-tax = belasting
table-last_round = laatste ronde
table-complete = voltooid
table-knows = je onthoudt
table-museum = onder het Museum
table-booth = Kassawagen
table-bell = de klok is geluid
table-characters = Karakters
table-gone = sindsdien weg
table-drawn = Getrokken
table-picked = Gekozen
table-nobody = niemand
