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
log-called = De { $character } wordt opgeroepen.
log-silent = Niemand meldt zich als { $character }.
log-turned_over = { $seat } is de { $character }.
    .you = Jij bent de { $character }.
log-unmasked = { $seat } draait de vermoorde { $character } om.
    .you = Je draait de vermoorde { $character } om.
log-resumed = { $seat }, de Heks, gaat verder als { $character }.
    .you = Als Heks ga je verder als { $character }.
log-shielded = { $seat } speelt Rasputin: niets kan de { $character } deze beurt deren.
    .you = Je speelt Rasputin: niets kan je als { $character } deze beurt deren.
log-hospital_used = { $seat } is vermoord, maar neemt in het Hospitaal een inkomen.
    .you = Je bent vermoord, maar neemt in het Hospitaal een inkomen.
log-acrobat_played = { $seat } speelt de Acrobate.
    .you = Je speelt de Acrobate.
log-robbed = { $gold ->
    [0] De Dief { $thief } vindt geen goud bij { $seat }.
   *[other] De Dief { $thief } neemt { $gold } goud van { $seat }.
}
    .you = { $gold ->
    [0] De Dief { $thief } vindt geen goud bij jou.
   *[other] De Dief { $thief } neemt { $gold } goud van jou.
}
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
log-forged = { $seat } betaalt 2 goud in de Smederij en trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}.
    .you = Je betaalt 2 goud in de Smederij en trekt { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}.
log-forged_known = { $seat } betaalt 2 goud in de Smederij en trekt { $cards }.
    .you = Je betaalt 2 goud in de Smederij en trekt { $cards }.
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
log-bewitched = { $seat } behekst de { $character }.
    .you = Je behekst de { $character }.
log-to_be_robbed = { $seat } wil de { $character } bestelen.
    .you = Je wilt de { $character } bestelen.
log-warrants_laid = { $seat } legt onteigeningen bij { $characters }.
    .you = Je legt onteigeningen bij { $characters }.
log-warrants_laid_known = { $seat } legt onteigeningen bij { $characters }; die met het zegel is voor de { $signed }.
    .you = Je legt onteigeningen bij { $characters }; die met het zegel is voor de { $signed }.
log-threats_laid = { $seat } bedreigt { $characters }.
    .you = Je bedreigt { $characters }.
log-threats_laid_known = { $seat } bedreigt { $characters }; de roos ligt bij de { $rose }.
    .you = Je bedreigt { $characters }; de roos ligt bij de { $rose }.
log-bribed = { $seat } koopt { $to } om met { $gold } goud; het dreigement verdwijnt ongezien.
    .you = Je koopt { $to } om met { $gold } goud; het dreigement verdwijnt ongezien.
log-bribe_refused = { $seat } weigert te betalen.
    .you = Je weigert te betalen.
log-threat_rose = { $seat } draait het dreigement om: de roos! { $victim } verliest { $gold } goud.
    .you = Je draait het dreigement om: de roos! { $victim } verliest { $gold } goud aan jou.
log-threat_blank = { $seat } draait het dreigement om: zonder roos. { $victim } verliest niets.
    .you = Je draait het dreigement om: zonder roos. { $victim } verliest niets.
log-threat_left = { $seat } laat het dreigement tegen { $victim } rusten.
    .you = Je laat het dreigement tegen { $victim } rusten.
log-peeked = { $seat } bekijkt de hand van { $victim }.
    .you = Je bekijkt de hand van { $victim }.
log-peeked_known = { $seat } bekijkt de hand van { $victim }: { $cards }.
    .you = Je bekijkt de hand van { $victim }: { $cards }.
log-spied = { $gold ->
    [0] { $seat } had { $kind } genoemd en neemt geen goud van { $victim }.
   *[other] { $seat } had { $kind } genoemd en neemt { $gold } goud van { $victim }.
}
    .you = { $gold ->
    [0] Je had { $kind } genoemd en neemt geen goud van { $victim }.
   *[other] Je had { $kind } genoemd en neemt { $gold } goud van { $victim }.
}
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
log-crown_kept = { $seat } houdt de kroon.
    .you = Je houdt de kroon.
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
log-destroyed = { $seat } vernietigt { $card } van { $owner } voor { $gold } goud.
    .you = Je vernietigt { $card } van { $owner } voor { $gold } goud.
log-dug_up = { $seat } betaalt 1 goud op het Kerkhof en neemt { $card } op handen.
    .you = Je betaalt 1 goud op het Kerkhof en neemt { $card } op handen.
log-left_buried = { $seat } laat { $card } liggen.
    .you = Je laat { $card } liggen.
log-bell_silenced = Zonder de { bell_tower } is een stad weer voltooid met { $size } gebouwen.
log-bell_silenced_goes_on = Zonder de { bell_tower } is een stad weer voltooid met { $size } gebouwen: deze ronde is niet de laatste.
log-museum_emptied = { $number ->
        [one] De kaart onder het { museum } wordt afgelegd.
       *[other] De { $number } kaarten onder het { museum } worden afgelegd.
    }
log-took_nothing = { $seat } neemt geen kaart van { $victim }.
    .you = Je neemt geen kaart van { $victim }.
log-traded = { $seat } geeft { $gave_gold ->
    [1] { $gave } (opgewaardeerd)
   *[other] { $gave }
} aan { $with } voor { $got_gold ->
    [1] { $got } (opgewaardeerd)
   *[other] { $got }
} en betaalt { $gold } goud.
    .you = Je geeft { $gave_gold ->
    [1] { $gave } (opgewaardeerd)
   *[other] { $gave }
} aan { $with } voor { $got_gold ->
    [1] { $got } (opgewaardeerd)
   *[other] { $got }
} en betaalt { $gold } goud.
log-seized = { $seat } verovert { $card } van { $from } en betaalt { $gold } goud.
    .you = Je verovert { $card } van { $from } en betaalt { $gold } goud.
log-armory_used = { $seat } blaast { $card } van { $owner } op met de Wapenkamer.
    .you = Je blaast { $card } van { $owner } op met de Wapenkamer.
log-demolished = { $card } verdwijnt uit de stad van { $seat }.
    .you = { $card } verdwijnt uit je stad.
log-beautified = { $seat } waardeert { $card } op voor 1 goud.
    .you = Je waardeert { $card } op voor 1 goud.
log-declared = { $seat } gaat { $card } bouwen.
    .you = Je gaat { $card } bouwen.
log-judged = { $seat } betaalt { $gold } goud voor { $card }; er ligt een onteigening.
    .you = Je betaalt { $gold } goud voor { $card }; er ligt een onteigening.
log-borrowing = { $seat } wil { $gold } goud van { $lender }.
    .you = Je wilt { $gold } goud van { $lender }.
log-borrowed = { $seat } neemt { $gold } goud van { $lender } en geeft evenveel kaarten.
    .you = Je neemt { $gold } goud van { $lender } en geeft evenveel kaarten.
log-borrowed_known = { $seat } neemt { $gold } goud van { $lender } en geeft { $cards }.
    .you = Je neemt { $gold } goud van { $lender } en geeft { $cards }.
log-built = { $seat } bouwt { $card } voor { $gold } goud.
    .you = Je bouwt { $card } voor { $gold } goud.
log-confiscated = { $seat } toont de onteigening met het zegel en pakt { $card } af van { $from }, die het goud terugkrijgt.
    .you = Je toont de onteigening met het zegel en pakt { $card } af van { $from }, die het goud terugkrijgt.
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
log-final_hand_empty = { $seat } heeft geen kaarten meer.
    .you = Je hebt geen kaarten meer.
log-tie_broken = Meerdere spelers hebben de meeste punten; { $seat } draaide het hoogste karakter om: de { $character }.
    .you = Meerdere spelers hebben de meeste punten; jij draaide het hoogste karakter om: de { $character }.
log-over = Het spel is afgelopen.

## Actions
do-pass = Passen
do-pass_theater = Niet ruilen
do-pass_shield = Geen Rasputin
do-pass_hospital = Zwijgen
do-pass_acrobat = Geen Acrobate
do-pass_expose = Het dreigement laten liggen
do-pass_confiscate = Laten bouwen
do-pass_bell = De klok laten zwijgen
do-pass_lighthouse = Geen kaart nemen
do-pass_graveyard = Laten liggen
do-pass_foretell = Geen kaart nemen
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
do-bribe = Betaal { $gold } goud om het dreigement af te kopen
do-refuse = Weigeren
do-expose = Het dreigement omdraaien
do-murder = Vermoord de { $character }
do-bewitch = Beheks de { $character }
do-warrants = Leg de onteigeningen
do-rob = Besteel de { $character }
do-threats = Leg de dreigementen
do-sign_warrant = Onteigening met zegel voor de { $character }
do-sign_threat = Dreigement met roos voor de { $character }
do-blank_warrant = Onteigening zonder zegel voor de { $character }
do-blank_threat = Dreigement zonder roos voor de { $character }
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
do-destroy = Vernietig { $card } van { $owner } ({ $gold } goud)
do-destroy_beautified = Vernietig { $card } (opgewaardeerd) van { $owner } ({ $gold } goud)
do-trade = Geef { $mine } aan { $with } voor { $theirs } ({ $gold } goud)
do-trade_give_beautified = Geef { $mine } (opgewaardeerd) aan { $with } voor { $theirs } ({ $gold } goud)
do-trade_get_beautified = Geef { $mine } aan { $with } voor { $theirs } (opgewaardeerd) ({ $gold } goud)
do-trade_both_beautified = Geef { $mine } (opgewaardeerd) aan { $with } voor { $theirs } (opgewaardeerd) ({ $gold } goud)
do-seize = Verover { $card } van { $owner } ({ $gold } goud)
do-seize_beautified = Verover { $card } (opgewaardeerd) van { $owner } ({ $gold } goud)
do-royal_gold = Neem 3 goud naast rang 4
do-beautify = Waardeer { $card } op (1 goud)
do-collect_tax = Neem de belasting: { $gold } goud
do-build = Bouw { $card } ({ $gold } goud)
do-build_den = Bouw de Gewelven en betaal met kaarten
do-build_framework = Bouw { $card } door de Stellage op te geven
do-build_necropolis = Bouw de Stad der doden in plaats van { $card }
do-build_necropolis_beautified = Bouw de Stad der doden in plaats van { $card } (opgewaardeerd)
do-build_loan = Bouw { $card } ({ $gold } goud), het ontbrekende goud van { $lender } voor kaarten
do-smithy = Smederij: 2 goud voor 3 kaarten
do-laboratory = Laboratorium: { $card } voor 2 goud
do-museum = Museum: leg { $card } eronder
do-armory = Wapenkamer: vernietig { $card } van { $owner }
do-armory_beautified = Wapenkamer: vernietig { $card } (opgewaardeerd) van { $owner }
do-tent = Zet de Circustent op
do-director = Speel de Directeur: 2 gebouwen extra
do-booth = Leg de Kassawagen neer
do-launch = Levende kanonskogel: { $new } in plaats van { $card }
do-launch_beautified = Levende kanonskogel: { $new } in plaats van { $card } (opgewaardeerd)
do-launch_den = Levende kanonskogel: Gewelven in plaats van { $card }, betaald met kaarten
do-launch_den_beautified = Levende kanonskogel: Gewelven in plaats van { $card } (opgewaardeerd), betaald met kaarten
do-launch_loan = Levende kanonskogel: { $new } in plaats van { $card }, het ontbrekende goud van { $lender }
do-launch_loan_beautified = Levende kanonskogel: { $new } in plaats van { $card } (opgewaardeerd), het ontbrekende goud van { $lender }
do-fortune = Waarzegster: bekijk de hand van { $victim }
do-visit = Kassawagen { $number } van { $owner }: 1 goud voor 3 kaarten, houd er één
do-cash = Leeg je Kassawagen { $number }: { $gold } goud
do-confiscate = Pak het af
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
ask-shield = De { $character } wordt opgeroepen. { $seat } mag Rasputin spelen.
    .you = De { $character } wordt opgeroepen. Speel je Rasputin?
ask-hospital = De vermoorde { $character } wordt opgeroepen. { $seat } bezit het Hospitaal.
    .you = De vermoorde { $character } wordt opgeroepen. Draai je je kaart om voor een inkomen?
ask-acrobat = Niemand meldt zich als { $character }. { $seat } mag de Acrobate spelen.
    .you = Niemand meldt zich als { $character }. Speel je de Acrobate?
ask-income = { $seat } neemt het inkomen van de { $character }.
    .you = Welk inkomen neem je als { $character }?
ask-bewitch = { $seat } behekst een karakter.
    .you = Wie beheks je?
ask-bribe = { $seat } wordt bedreigd: omkopen of weigeren?
    .you = Je wordt bedreigd: betaal je de helft van je goud?
ask-expose = { $seat } mag het dreigement tegen { $victim } omdraaien.
    .you = Draai je het dreigement tegen { $victim } om?
ask-keep = { $seat } houdt één kaart.
    .you = Welke kaart houd je?
ask-keep_booth = { $seat } houdt één kaart van de Kassawagen.
    .you = Welke kaart houd je?
ask-keep_scholar = { $seat } houdt één kaart; de andere worden in de stapel geschud.
    .you = Welke kaart houd je? De andere worden in de stapel geschud.
ask-warrants = { $seat } legt de onteigeningen.
    .you = Waar leg je de volgende onteigening? Eerst die met het zegel, dan de twee zonder.
ask-threats = { $seat } legt de dreigementen.
    .you = Waar leg je het volgende dreigement? Eerst dat met de roos, dan dat zonder.
ask-peek = { $seat } kiest een kaart uit de hand van { $victim }.
    .you = Welke kaart van { $victim } neem of bouw je?
ask-foretell = { $seat } kiest een kaart uit de hand van { $victim }.
    .you = Welke kaart van { $victim } neem je?
ask-gather = { $seat } geeft { $to } een kaart terug.
    .you = Welke kaart geef je aan { $to }?
ask-redraw = { $seat } kiest kaarten om met de stapel te ruilen.
    .you = Welke kaarten ruil je met de stapel?
ask-beautify = { $seat } mag een tweede gebouw opwaarderen.
    .you = Waardeer je een tweede gebouw op?
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
ask-confiscate = { $seat } beslist of { $card } van { $from } wordt afgepakt.
    .you = Pak je { $card } van { $from } af?
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
why-warrant_is_blank = Deze onteigening heeft geen zegel.
why-monument_too_late = Het Monument kan alleen met hoogstens vier gebouwen gebouwd worden.
why-no_rasputin = Je hebt Rasputin in je hand en het opgeroepen karakter nodig.
why-no_acrobat = Je hebt de Acrobate niet.
why-not_murdered = Jij bent niet het vermoorde karakter.
why-deck_empty = De stapel is leeg.
why-income_only = Je kunt nu alleen doen wat je gevraagd wordt.
why-ability_used = Je hebt deze eigenschap deze beurt al gebruikt.
why-income_first = Neem eerst je inkomen.
why-income_taken = Je hebt je inkomen al genomen.
why-give_crown_first = De Keizer moet de kroon weggeven voor het einde van de beurt.
why-rank_too_low = Noem een ander karakter van rang 2 of hoger in dit spel.
why-not_robbable = Noem een karakter van rang 3 of hoger dat niet vermoord of behekst is.
why-hand_empty = Er is geen handkaart om te nemen.
why-crown_not_yours = Je kunt de kroon nu niet nemen.
why-crown_elsewhere = De kroon gaat naar een andere speler, niet naar jezelf en niet naar wie hem heeft.
why-levy = Neem 1 goud of een kaart van de nieuwe bezitter, als die iets heeft.
why-collected = Je hebt de opbrengst van je gebouwen al geïnd.
why-not_richer = Alleen de rijkste speler geeft, en alleen als jij dat niet bent.
why-too_expensive = Je hebt niet genoeg goud.
why-duplicate = Na de ruil zou een stad hetzelfde gebouw twee keer hebben.
why-costs_more_than_3 = De Maarschalk verovert alleen gebouwen die 3 of minder kosten.
why-not_beside_rank_4 = Je zit niet naast de speler die rang 4 heeft omgedraaid.
why-not_beautifiable = Kies een eigen gebouw dat nog niet opgewaardeerd is, en heb 1 goud.
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
tie-1 = rang van het hoogste personage

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
option-warlord_may_hit_own_completed_city-help = Hij mag ook in zijn eigen voltooide stad vernietigen (R23).
option-abilities_before_income = Eigenschappen vóór het inkomen
option-abilities_before_income-help = Eigenschappen en gebouwen mogen vóór het inkomen gebruikt worden (R6).
option-end_stands_without_bell_tower = Het einde blijft zonder Klokkentoren
option-end_stands_without_bell_tower-help = Valt de Klokkentoren nadat er een stad door voltooid werd, dan blijft de ronde de laatste. Anders gaat het spel door (R27).
option-fortune_teller_must_take = Waarzegster: een kaart nemen
option-fortune_teller_must_take-help = Wie een hand bekijkt, moet er een kaart uit nemen; anders mag alles blijven zoals het is (R73).
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
table-called = opgeroepen
table-deck = stapel
table-gold = goud
table-cards = kaarten
table-card = kaart
table-hand = Je hand
table-you_are = Jij bent
table-murdered = vermoord
table-bewitched = behekst
table-robbed = te bestelen
table-warrant = onteigening
table-threat = dreigement
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
table-bank = Bank
table-deck_of = Stapel: { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
table-deck_known = Je weet in de stapel
table-round_number = Ronde { $round }
table-crown = Kroon
table-you = jij
table-yours = van jou
table-open = open
table-passed_on = zat bij de kaarten die je doorgaf
table-signed = onteigening met zegel
table-rose = dreigement met de roos
table-gold_of = Goud van { $name }: { $gold }
table-hand_of = Hand van { $name }: { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
table-size = Gebouwen, en hoeveel een stad voltooien
table-unfold = Toon de gebouwen van { $name }
table-city_worth = Punten van de gebouwen
table-sanctuary = Beschermd door de Bisschop
table-first_city = als eerste voltooid
table-stands_in = Staat in de stad van { $name }
table-beautified = Opgewaardeerd: kost en telt 1 meer
table-under_museum = { $number ->
    [one] Er ligt 1 kaart onder
   *[other] Er liggen { $number } kaarten onder
}
table-empty_hand = Je hand is leeg.
table-no_character = Nog geen karakter
table-builds = { $done } van { $limit } gebouwd
table-picking = Wie wanneer kiest
table-picks = kiest een karakter
table-lays_aside = legt er een weg
table-by_lot = er gaat er een op goed geluk weg
table-say = Zeg wat je bedoelt
table-action_card = actiekaart
table-more = Tik nu op het tweede stuk.
table-or_more = Doe het, of tik op een ander stuk om het anders te gebruiken.
table-final_hand = Hand aan het eind
way-build = Bouw het nu
way-den = Betaal met handkaarten

## Seals: abilities in a few words
seal-kill = Moord: tik op een karakter
seal-bewitch = Beheks: tik op een karakter
seal-warrants = Leg drie onteigeningen
seal-rob = Besteel: tik op een karakter
seal-spy = Spioneer: tik op een hand en een soort
seal-threats = Leg twee dreigementen
seal-swap_hands = Ruil van hand: tik op een hand
seal-redraw = Ruil kaarten met de stapel
seal-peek = Bekijk een hand: tik erop
seal-gather = Neem van iedereen een kaart
seal-identical = Mag hetzelfde twee keer bouwen
seal-builds_two = Bouwt tot 2 gebouwen
seal-builds_three = Bouwt tot 3 gebouwen
seal-builds_none = Bouwt niets
seal-take_crown = Neem de kroon: tik erop
seal-give_crown = Geef de kroon weg: tik op goud of hand van de nieuwe drager
seal-collect = Int voor je gebouwen
seal-sanctuary = Rang 8 kan niet aan je stad komen
seal-tax_richest = 1 goud van de rijkste: tik erop
seal-loan = Leen voor een gebouw: tik op kaart en beurs
seal-extra_gold = Neem 1 goud extra
seal-refund = Bouwgoud komt terug
seal-free_trade = Handelsgebouwen zonder limiet
seal-draw_two = Trek 2 kaarten extra
seal-four_gold = Neem 4 goud
seal-four_cards = Trek 4 kaarten
seal-draw_seven = Trek 7 kaarten, houd er een
seal-destroy = Vernietig: tik op een gebouw
seal-trade = Ruil: tik op twee gebouwen
seal-seize = Neem over: tik op een gebouw
seal-royal_gold = 3 goud naast rang 4
seal-beautify = Waardeer op: tik op je gebouwen
seal-collect_tax = Neem de belasting: tik op je tegel

## Inspector
inspect-base = Een gebouw zonder eigen functie. Het telt zijn prijs in punten en voedt het karakter van zijn soort.
inspect-base-note = Een stad heeft elk gebouw maar één keer, tenzij de eigenaar een Steengroeve heeft of als Tovenaar bouwt.
inspect-kind-religious = Levert op aan Bisschop (goud), Aflaatprediker (goud of kaarten) en Kardinaal (kaarten).
inspect-kind-military = Levert Condottiere, Diplomaat en Maarschalk elk 1 goud op.
inspect-kind-noble = Levert op aan Koning en Keizer (goud) en aan de Patriciër (kaarten).
inspect-kind-trade = Levert Koopvrouw en Handelaar elk 1 goud op; de Handelaar bouwt ze buiten zijn limiet om.
inspect-crown = Wie de kroon heeft, kiest als eerste een karakter. Koning en Patriciër nemen haar, de Keizer geeft haar weg.
inspect-crown-note = Heeft niemand rang 4, dan blijft de kroon waar ze is.
inspect-assassin = Noem een karakter. Wie het heeft, zwijgt als het wordt opgeroepen en mist de beurt.
inspect-assassin-note = Een vermoorde Koning of Patriciër neemt de kroon toch, aan het eind van de ronde. Een vermoorde Bisschop beschermt niemand.
inspect-witch = Neem een inkomen en noem een karakter. De speler ervan neemt alleen een inkomen als hij wordt opgeroepen; daarna speel jij de rest van die beurt, met je eigen hand, goud en stad.
inspect-witch-note = Heeft niemand het karakter, dan is je beurt zonder meer voorbij.
inspect-witch-note2 = Een behekste Koning of Patriciër krijgt de kroon toch; het inkomen per gebouw is voor jou, uit je eigen stad.
inspect-magistrate = Leg drie onteigeningen dicht op verschillende karakters, één ervan met het zegel. Betaalt het karakter met het zegel voor het eerst goud voor een gebouw, dan mag je de onteigening tonen: het gebouw komt in jouw stad, het goud gaat terug.
inspect-magistrate-note = Niet als je dat gebouw al hebt, ook niet met een Steengroeve.
inspect-magistrate-note2 = Een gebouw dat geen goud kostte kun je niet afpakken; het volgende dat met goud is betaald wel.
inspect-thief = Noem een karakter van rang 3 of hoger. Wordt het omgedraaid, dan is al het goud van die speler voor jou, nog voor zijn inkomen.
inspect-thief-note = Niet het vermoorde en niet het behekste karakter.
inspect-spy = Noem een soort en bekijk een hand. Voor elke kaart van die soort neem je 1 goud van de eigenaar en trek je een kaart.
inspect-spy-note = Je trekt voor elke treffer, ook als er te weinig goud te nemen is.
inspect-blackmailer = Leg twee dreigementen dicht op karakters van rang 3 of hoger, één met een roos. Wie bedreigd wordt, betaalt je direct na zijn inkomen de helft van zijn goud of weigert; dan mag je het dreigement omdraaien, en de roos neemt alles.
inspect-blackmailer-note = Met 1 goud of niets is de omkoopsom 0 en telt ze toch.
inspect-blackmailer-note2 = Na betaling gaat de brief ongezien weg: niemand hoort waar de roos lag.
inspect-magician = Ruil je hele hand met die van een ander, of leg kaarten naar keuze onder de stapel en trek er evenveel.
inspect-magician-note = Ook een lege hand mag geruild worden.
inspect-wizard = Bekijk een hand en neem er een kaart uit: houd haar, of bouw haar meteen en betaal. Deze beurt mag je gebouwen bouwen die je al hebt.
inspect-wizard-note = Het gebouw van dat moment telt niet voor je limiet.
inspect-seer = Neem uit elke hand op goed geluk een kaart en geef ieder daarna een van jouw kaarten terug. Je mag 2 gebouwen bouwen.
inspect-seer-note = Dezelfde kaart teruggeven of doorgeven aan een ander mag.
inspect-king = Neem de kroon. 1 goud voor elk van je adelgebouwen.
inspect-king-note = Je neemt de kroon uiterlijk aan het eind van je beurt.
inspect-emperor = Geef de kroon aan een andere speler, niet aan de huidige drager, en neem 1 goud of op goed geluk een kaart van hem. 1 goud voor elk van je adelgebouwen.
inspect-emperor-note = Je beurt eindigt niet voordat je haar hebt weggegeven. Vermoord geef je haar aan het eind van de ronde en neem je niets.
inspect-patrician = Neem de kroon. 1 kaart voor elk van je adelgebouwen.
inspect-patrician-note = Je neemt de kroon uiterlijk aan het eind van je beurt.
inspect-bishop = 1 goud voor elk van je religieuze gebouwen. Tot het eind van de ronde kan rang 8 zijn eigenschap niet op jouw stad gebruiken.
inspect-bishop-note = Vermoord beschermt hij niemand; behekst is de stad van de Heks beschermd. De Wapenkamer houdt hij niet tegen.
inspect-abbot = 1 goud of 1 kaart voor elk van je religieuze gebouwen, gemengd zoals je wilt. Ben je niet de rijkste, dan geeft de rijkste je 1 goud.
inspect-abbot-note = De School der Magie geeft je 1 goud en 1 kaart, tenzij de tafel anders is ingesteld.
inspect-cardinal = 1 kaart voor elk van je religieuze gebouwen. Bij het bouwen mag je precies het ontbrekende goud van één speler nemen en er evenveel kaarten voor geven.
inspect-cardinal-note = Eén keer per beurt, en de uitlener kan niet weigeren.
inspect-merchant = 1 goud voor elk van je handelsgebouwen, en 1 goud extra.
inspect-merchant-note = Het goud per gebouw telt je stad zoals ze is wanneer je het neemt: voor het bouwen of erna.
inspect-merchant-note2 = De School der Magie telt voor jou als handelsgebouw.
inspect-alchemist = Aan het eind van je beurt komt al het goud terug dat je voor gebouwen hebt betaald.
inspect-alchemist-note = Je moet eerst kunnen betalen. Belasting en Smederij komen niet terug.
inspect-trader = 1 goud voor elk van je handelsgebouwen. Handelsgebouwen tellen niet voor je limiet.
inspect-trader-note = Het ene gewone gebouw blijft vrij voor elke soort.
inspect-architect = Trek 2 kaarten extra. Je mag 3 gebouwen bouwen.
inspect-architect-note = Je houdt de twee extra kaarten allebei; Sterrenwacht en Bibliotheek veranderen daar niets aan.
inspect-architect-note2 = De limiet geldt alleen in de beurt van de Bouwmeester, niet in die van een tweede karakter. Met een Directeur is ze 5.
inspect-navigator = Neem 4 goud of trek 4 kaarten. Je mag niet bouwen.
inspect-navigator-note = Ook geen Stallen, Circustent of Levende kanonskogel.
inspect-scholar = Trek 7 kaarten, houd er een en schud de andere in de stapel. Je mag 2 gebouwen bouwen.
inspect-scholar-note = De hele stapel wordt geschud.
inspect-warlord = 1 goud voor elk van je militaire gebouwen. Vernietig een gebouw voor 1 goud minder dan het kost.
inspect-warlord-note = Niet in een voltooide stad, niet in die van de Bisschop, niet de Donjon, nooit een Circustent.
inspect-warlord-note2 = Ook je eigen stad, zolang ze niet voltooid is.
inspect-diplomat = 1 goud voor elk van je militaire gebouwen. Ruil een van je gebouwen voor een van een ander en betaal hem het verschil.
inspect-diplomat-note = Niet met een voltooide stad, die van de Bisschop of voor de Donjon; je eigen stad mag voltooid zijn.
inspect-diplomat-note2 = Geen van beide steden mag daarna twee keer hetzelfde gebouw hebben.
inspect-marshal = 1 goud voor elk van je militaire gebouwen. Neem een gebouw over dat 3 of minder kost en betaal de eigenaar de prijs.
inspect-marshal-note = Niet uit een voltooide stad, niet van de Bisschop, niet de Donjon, en niet een dat je al hebt.
inspect-queen = 3 goud als je naast de speler zit die rang 4 heeft omgedraaid.
inspect-queen-note = Is rang 4 vermoord, dan krijg je het aan het eind van de ronde, als die wordt omgedraaid.
inspect-artist = Leg 1 goud op ten hoogste 2 van je gebouwen: elk kost en telt voortaan 1 meer.
inspect-artist-note = Elk gebouw maar één keer; geen Circustent.
inspect-tax_collector = Zolang dit karakter meedoet, legt wie bouwt en nog goud heeft er 1 op de tegel. In je beurt neem je alles.
inspect-tax_collector-note = Goud dat niemand neemt, blijft liggen voor latere rondes.
inspect-armory = In je beurt: geef de Wapenkamer op en vernietig een ander gebouw naar keuze.
inspect-armory-note = Niet in een voltooide stad en geen Circustent; Donjon, Bisschop en Grote muur helpen er niet tegen.
inspect-basilica = Aan het eind: 1 punt voor elk van je gebouwen met een oneven prijs.
inspect-basilica-note = Goud van de Kunstenares telt als prijs, zilver niet.
inspect-bell_tower = Als je hem bouwt, mag je luiden: elke stad is met één gebouw minder voltooid.
inspect-bell_tower-note = Steden die meteen groot genoeg zijn, zijn meteen voltooid en gelden allemaal als eerste.
inspect-bell_tower-note2 = Wordt de toren vernietigd, dan geldt het oude aantal weer; een aangekondigd einde blijft.
inspect-capitol = Aan het eind: 3 punten als je drie gebouwen van één soort hebt, één keer.
inspect-capitol-note = Het telt zichzelf mee als uniek gebouw, een Spookstad als de soort die ze aan het eind heeft. Een tweede soort met drie gebouwen levert niets extra op.
inspect-dragon_gate = Kost 6 en telt 8.
inspect-dragon_gate-note = Het zilver telt alleen aan het eind: de prijs is 6, de Condottiere vernietigt haar dus voor 5.
inspect-factory = Andere unieke gebouwen kosten je bij het bouwen 1 goud minder.
inspect-factory-note = Alleen bij het bouwen, niet voor rang 8.
inspect-framework = Geef haar op in plaats van te betalen voor een gebouw dat je nu bouwt.
inspect-framework-note = Dat gebouw telt voor je limiet en kan niet afgepakt worden.
inspect-gold_mine = Goud als inkomen levert je er 3 op.
inspect-gold_mine-note = Ze werkt vanzelf, ook als je niets anders mag dan inkomen nemen: behekst, bedreigd of in het Hospitaal.
inspect-graveyard = Vernietigt de Condottiere een gebouw, dan mag je 1 goud betalen en de kaart op hand nemen.
inspect-graveyard-note = Niet als je zelf de Condottiere bent.
inspect-great_wall = Rang 8 betaalt 1 goud meer voor elk ander gebouw van je stad.
inspect-great_wall-note = De muur zelf is niet beschermd, tenzij de tafel anders is ingesteld.
inspect-haunted_quarter = Aan het eind telt ze als de soort die jou het best uitkomt.
inspect-haunted_quarter-note = Telt ze als een andere soort, dan is ze nergens meer een uniek gebouw voor.
inspect-hospital = Is je karakter vermoord, dan mag je toch je inkomen nemen, en verder niets.
inspect-hospital-note = Daarmee draai je je karakter om.
inspect-imperial_treasury = Aan het eind: 1 punt voor elk goud dat je hebt.
inspect-imperial_treasury-note = Alleen het goud dat voor je ligt, niet wat op gebouwen, op een Kassawagen of op een karakter ligt.
inspect-ivory_tower = Aan het eind: 5 punten als het je enige unieke gebouw is.
inspect-ivory_tower-note = Een Spookstad ernaast telt dan als een andere soort.
inspect-keep = Rang 8 kan zijn eigenschap er niet op gebruiken.
inspect-keep-note = De Wapenkamer kan hem wel vernietigen.
inspect-laboratory = Eén keer per beurt: leg een handkaart onder de stapel voor 2 goud.
inspect-laboratory-note = Elke handkaart mag, ook een actiekaart. Ook voor je inkomen, tenzij de tafel anders is ingesteld.
inspect-library = Trek je kaarten als inkomen, dan houd je ze allemaal.
inspect-library-note = Met een Sterrenwacht zijn dat 3 kaarten. Wat je door een eigenschap of bij een Kassawagen trekt, volgt zijn eigen regel.
inspect-lighthouse = Als je hem bouwt: doorzoek de stapel, neem een kaart, schud.
inspect-lighthouse-note = Alleen bij het bouwen, ook als het is afgepakt; niets nemen mag.
inspect-map_room = Aan het eind: 1 punt voor elk van je handkaarten.
inspect-map_room-note = Actiekaarten en de Geheime kamer tellen mee.
inspect-monument = Telt als twee gebouwen voor het voltooien van je stad.
inspect-monument-note = Met vijf of meer gebouwen kun je het niet bouwen.
inspect-museum = Eén keer per beurt: leg een handkaart dicht eronder. Aan het eind: 1 punt per kaart.
inspect-museum-note = De kaarten gaan mee als het van eigenaar wisselt en zijn weg als het wordt vernietigd.
inspect-necropolis = Mag gebouwd worden door een eigen gebouw op te geven in plaats van te betalen.
inspect-necropolis-note = Dan kan ze niet afgepakt worden.
inspect-observatory = Trek je kaarten als inkomen, dan trek je er 3.
inspect-observatory-note = Je houdt er nog altijd één, of alle met een Bibliotheek. Wat je door een eigenschap of bij een Kassawagen trekt, volgt zijn eigen regel.
inspect-park = Aan het eind van je beurt met lege hand: trek 2 kaarten.
inspect-park-note = Niet in een beurt van de Heks die op niets uitliep.
inspect-poor_house = Aan het eind van je beurt zonder goud: neem 1 goud.
inspect-poor_house-note = Voordat de Alchemist zijn goud terugkrijgt.
inspect-quarry = Je mag gebouwen bouwen die je al hebt.
inspect-quarry-note = Magistraat, Diplomaat en Maarschalk hebben er niets aan.
inspect-school_of_magic = Bij het innen per soort telt ze als de soort die je nodig hebt.
inspect-school_of_magic-note = Aan het eind is ze een uniek gebouw.
inspect-secret_vault = Kan niet gebouwd worden. Op hand aan het eind: 3 punten.
inspect-secret_vault-note = Geven, nemen en wegleggen mag zoals elke kaart.
inspect-smithy = Eén keer per beurt: betaal 2 goud en trek 3 kaarten.
inspect-smithy-note = Is de stapel korter, dan trek je wat er is. De Alchemist krijgt dit goud niet terug.
inspect-stables = Tellen niet voor je limiet.
inspect-stables-note = Je gewone gebouw mag je in dezelfde beurt nog bouwen. Alleen de Kapitein mag ze niet bouwen.
inspect-statue = Aan het eind: 5 punten als je de kroon hebt.
inspect-statue-note = Een vermoorde Koning krijgt de kroon daarvoor nog.
inspect-theater = Na het kiezen mag je je karakter ongezien ruilen met dat van een andere speler.
inspect-theater-note = Met 2 of 3 spelers kies je welk van jouw karakters je geeft en krijg je er op goed geluk een van de ander.
inspect-thieves_den = Mag met handkaarten betaald worden, 1 kaart voor 1 goud, deels of helemaal.
inspect-thieves_den-note = Worden ze afgepakt, dan krijg je alleen het goud terug.
inspect-throne_room = Telkens als de kroon naar een andere speler gaat: 1 goud.
inspect-throne_room-note = Een kroon nemen die je al hebt, telt niet.
inspect-university = Kost 6 en telt 8.
inspect-university-note = Het zilver telt alleen aan het eind: de prijs is 6, de Condottiere vernietigt haar dus voor 5.
inspect-wishing_well = Aan het eind: 1 punt voor elk uniek gebouw van je stad.
inspect-wishing_well-note = De put telt zichzelf mee.
inspect-acrobat = Wordt rang 4 geroepen en antwoordt niemand: neem meteen de kroon.
inspect-acrobat-note = Je speelt haar buiten je beurt; ze kost je geen actiekaart van de beurt.
inspect-circus_tent = Leg haar in je stad: een gebouw zonder prijs, punten en soort waar niets aan kan komen.
inspect-circus_tent-note = Ze telt niet voor je limiet, maar er is belasting op, en de Kapitein mag haar niet opzetten.
inspect-director = Deze beurt mag je 2 gebouwen meer bouwen.
inspect-director-note = Niet als Kapitein.
inspect-ticket_booth = Leg hem voor je. De anderen mogen er één keer per beurt 1 goud op leggen, 3 kaarten trekken en er een houden. In je beurt mag je hem legen en wegleggen.
inspect-ticket_booth-note = Goud dat er aan het eind op ligt, is niets waard.
inspect-living_cannonball = Leg een van je gebouwen onder de stapel en bouw op die plek een duurder voor het verschil.
inspect-living_cannonball-note = Buiten je limiet; geen Circustent, niet als Kapitein.
inspect-rasputin = Heeft rang 1 of 2 je karakter gemerkt, speel hem dan als je wordt geroepen: niets daarvan deert je deze beurt.
inspect-rasputin-note = Hij is je actiekaart van de beurt. Een onteigening zonder zegel of een dreigement zonder roos is reden genoeg.
inspect-fortune_teller = Bekijk de hand van een andere speler en neem er een kaart uit.
inspect-fortune_teller-note = Je mag de hand laten zoals die is, tenzij de tafel anders speelt. Een kaart die je neemt, komt in je hand: meteen bouwen, zoals de Tovenaar, kan niet.
inspect-fortune_teller-note2 = Het is je actiekaart van de beurt.

## Wat niet is zoals gedrukt
provenance-uniques = Welke zes unieke gebouwen de 36 van de doos volmaken, wat vijf ervan kosten en wat ze doen: de spelregels beelden de kaarten niet af en noemen alleen de { bell_tower }. Ze volgen een oudere Nederlandse kaartenlijst.
provenance-sets = Welke karakters en unieke gebouwen bij de aanbevolen lijsten horen. De tabellen zijn verloren; de lijsten van de Engelse uitgave van 2016 worden gespeeld.
provenance-action_names = De namen van de actiekaarten { ticket_booth }, { living_cannonball } en { fortune_teller }. Wat ze doen, staat in de spelregels.
