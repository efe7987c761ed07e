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
the = { $card_id ->
    [rasputin] { $card }
    [monastery] het { $card }
    [barracks] het { $card }
    [manor] het { $card }
    [castle] het { $card }
    [palace] het { $card }
    [docks] het { $card }
    [town_hall] het { $card }
    [capitol] het { $card }
    [graveyard] het { $card }
    [hospital] het { $card }
    [laboratory] het { $card }
    [monument] het { $card }
    [museum] het { $card }
    [park] het { $card }
    [poor_house] het { $card }
    [statue] het { $card }
    [theater] het { $card }
   *[other] de { $card }
}
the-beautified = { $card_id ->
    [monastery] het opgewaardeerde { $card }
    [barracks] het opgewaardeerde { $card }
    [manor] het opgewaardeerde { $card }
    [castle] het opgewaardeerde { $card }
    [palace] het opgewaardeerde { $card }
    [docks] het opgewaardeerde { $card }
    [town_hall] het opgewaardeerde { $card }
    [capitol] het opgewaardeerde { $card }
    [graveyard] het opgewaardeerde { $card }
    [hospital] het opgewaardeerde { $card }
    [laboratory] het opgewaardeerde { $card }
    [monument] het opgewaardeerde { $card }
    [museum] het opgewaardeerde { $card }
    [park] het opgewaardeerde { $card }
    [poor_house] het opgewaardeerde { $card }
    [statue] het opgewaardeerde { $card }
    [theater] het opgewaardeerde { $card }
   *[other] de opgewaardeerde { $card }
}
for_gold = { $gold ->
    [0] kosteloos
   *[other] voor { $gold } goud
}
cards_number = { $number ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $number } kaarten
}
price = { $gold ->
    [0] kosteloos
   *[other] { $gold } goud
}

## Log
log-round_began = Ronde { $round }: { $seat } heeft de kroon en kiest als eerste.
    .you = Ronde { $round }: jij hebt de kroon en kiest als eerste.
log-face_up = Deze ronde open afgelegd: { $characters }.
log-received = { $seat } krijgt { $characters }.
    .you = Je krijgt { $characters }.
log-picked = { $seat } kiest een karakter.
    .you = Je kiest een karakter.
log-picked_known = { $seat } kiest de { $character }.
    .you = Je kiest de { $character }.
log-laid_aside = { $seat } legt een karakter gedekt midden op tafel.
    .you = Je legt een karakter gedekt midden op tafel.
log-laid_aside_known = { $seat } legt de { $character } gedekt midden op tafel.
    .you = Je legt de { $character } gedekt midden op tafel.
log-laid_aside_by_lot = Een willekeurig karakter wordt ongezien gedekt midden op tafel gelegd.
log-theater_passed = { $seat } gebruikt het Theater niet.
    .you = Je gebruikt het Theater niet.
log-exchanged = Theater: { $seat } en { $partner } ruilen van karakter.
    .you = Theater: jij en { $partner } ruilen van karakter.
    .you-partner = Theater: { $seat } en jij ruilen van karakter.
log-exchanged_known = Theater: { $seat } geeft de { $gave } aan { $partner } en krijgt de { $got }.
    .you = Theater: je geeft de { $gave } aan { $partner } en krijgt de { $got }.
    .you-partner = Theater: { $seat } geeft jou de { $gave } en krijgt van jou de { $got }.
log-called = De { $character } wordt opgeroepen.
log-silent = Niemand meldt zich als { $character }.
log-silent_murdered = De { $character } is vermoord: niemand meldt zich.
log-silent_bewitched = Niemand meldt zich als { $character }. De beurt van { $seat }, de Heks, is daarmee voorbij.
    .you = Niemand meldt zich als { $character }. Je beurt als Heks is daarmee voorbij.
log-turned_over = { $seat } draait de { $character } om en is aan de beurt.
    .you = Je draait de { $character } om en bent aan de beurt.
log-unmasked = { $seat } draait de vermoorde { $character } om.
    .you = Je draait de vermoorde { $character } om.
log-resumed = { $seat }, de Heks, is nu aan de beurt als { $character }.
    .you = Als Heks ben je nu aan de beurt als { $character }.
log-shielded = { $seat } speelt Rasputin: in deze beurt is de { $character } tegen alle gevolgen beschermd.
    .you = Je speelt Rasputin: in deze beurt ben je als { $character } tegen alle gevolgen beschermd.
log-hospital_used = { $seat } is vermoord, maar neemt in het Hospitaal een inkomen.
    .you = Je bent vermoord, maar neemt in het Hospitaal een inkomen.
log-acrobat_played = { $seat } speelt de Acrobate.
    .you = Je speelt de Acrobate.
log-robbed = { $gold ->
    [0] De Dief { $thief } vindt geen goud bij { $seat }.
   *[other] De Dief { $thief } steelt { $gold } goud van { $seat }.
}
    .you = { $gold ->
    [0] De Dief { $thief } vindt geen goud bij jou.
   *[other] De Dief { $thief } steelt { $gold } goud van jou.
}
    .you-thief = { $gold ->
    [0] Als Dief vind je geen goud bij { $seat }.
   *[other] Als Dief steel je { $gold } goud van { $seat }.
}
log-gained = { $seat } neemt { $gold } goud uit de bank ({ $by }).
    .you = Je neemt { $gold } goud uit de bank ({ $by }).
log-drew = { $seat } trekt { cards_number } ({ $by }).
    .you = Je trekt { cards_number } ({ $by }).
log-drew_known = { $seat } trekt { $cards } ({ $by }).
    .you = Je trekt { $cards } ({ $by }).
log-forged = { $seat } betaalt 2 goud voor de functie van de Smederij en trekt { cards_number }.
    .you = Je betaalt 2 goud voor de functie van de Smederij en trekt { cards_number }.
log-forged_known = { $seat } betaalt 2 goud voor de functie van de Smederij en trekt { $cards }.
    .you = Je betaalt 2 goud voor de functie van de Smederij en trekt { $cards }.
log-looked = { $seat } trekt { cards_number } om er 1 van te houden ({ $by }).
    .you = Je trekt { cards_number } om er 1 van te houden ({ $by }).
log-looked_known = { $seat } trekt { $cards } om er 1 van te houden ({ $by }).
    .you = Je trekt { $cards } om er 1 van te houden ({ $by }).
log-kept = { $others ->
    [0] { $seat } houdt de kaart.
    [one] { $seat } houdt 1 kaart en legt de andere af.
   *[other] { $seat } houdt 1 kaart en legt de andere { $others } af.
}
    .you = { $others ->
    [0] Je houdt de kaart.
    [one] Je houdt 1 kaart en legt de andere af.
   *[other] Je houdt 1 kaart en legt de andere { $others } af.
}
log-kept_known = { $others ->
    [0] { $seat } houdt { $card }.
    [one] { $seat } houdt { $card } en legt de andere kaart af.
   *[other] { $seat } houdt { $card } en legt de andere { $others } kaarten af.
}
    .you = { $others ->
    [0] Je houdt { $card }.
    [one] Je houdt { $card } en legt de andere kaart af.
   *[other] Je houdt { $card } en legt de andere { $others } kaarten af.
}
log-kept_studied = { $others ->
    [0] { $seat } houdt de kaart.
   *[other] { $seat } houdt 1 kaart; de andere worden met de gebouwenstapel geschud.
}
    .you = { $others ->
    [0] Je houdt de kaart.
   *[other] Je houdt 1 kaart; de andere worden met de gebouwenstapel geschud.
}
log-kept_studied_known = { $others ->
    [0] { $seat } houdt { $card }.
   *[other] { $seat } houdt { $card }; de andere kaarten worden met de gebouwenstapel geschud.
}
    .you = { $others ->
    [0] Je houdt { $card }.
   *[other] Je houdt { $card }; de andere kaarten worden met de gebouwenstapel geschud.
}
log-murdered = { $seat } vermoordt de { $character }.
    .you = Je vermoordt de { $character }.
log-bewitched = { $seat } behekst de { $character }.
    .you = Je behekst de { $character }.
hit-murdered = De Moordenares ({ $name }) vermoordt jou, de { $character }: je slaat deze beurt over.
hit-bewitched = De Heks ({ $name }) behekst jou, de { $character }: je krijgt alleen je inkomen, de Heks speelt de rest van je beurt.
log-to_be_robbed = { $seat } wil de { $character } bestelen.
    .you = Je wilt de { $character } bestelen.
log-warrants_laid = { $seat } legt gedekt een onteigening bij elk van deze karakters: { $characters }.
    .you = Je legt gedekt een onteigening bij elk van deze karakters: { $characters }.
log-warrants_laid_known = { $seat } legt gedekt een onteigening bij elk van deze karakters: { $characters }; die met het zegel is voor de { $signed }.
    .you = Je legt gedekt een onteigening bij elk van deze karakters: { $characters }; die met het zegel is voor de { $signed }.
log-threats_laid = { $seat } legt gedekt een dreigement bij elk van deze karakters: { $characters }.
    .you = Je legt gedekt een dreigement bij elk van deze karakters: { $characters }.
log-threats_laid_known = { $seat } legt gedekt een dreigement bij elk van deze karakters: { $characters }; dat met de roos is voor de { $rose }.
    .you = Je legt gedekt een dreigement bij elk van deze karakters: { $characters }; dat met de roos is voor de { $rose }.
log-bribed = { $gold ->
    [0] { $seat } koopt { $to } om zonder iets te betalen; het dreigement wordt ongezien verwijderd.
   *[other] { $seat } koopt { $to } om met { $gold } goud; het dreigement wordt ongezien verwijderd.
}
    .you = { $gold ->
    [0] Je koopt { $to } om zonder iets te betalen; het dreigement wordt ongezien verwijderd.
   *[other] Je koopt { $to } om met { $gold } goud; het dreigement wordt ongezien verwijderd.
}
    .you-to = { $gold ->
    [0] { $seat } koopt jou om zonder iets te betalen; het dreigement wordt ongezien verwijderd.
   *[other] { $seat } koopt jou om met { $gold } goud; het dreigement wordt ongezien verwijderd.
}
log-bribe_refused = { $seat } betaalt het dreigement niet af.
    .you = Je betaalt het dreigement niet af.
log-threat_rose = { $gold ->
    [0] { $seat } draait het dreigement om: de roos! Maar { $victim } heeft geen goud.
   *[other] { $seat } draait het dreigement om: de roos! { $victim } verliest { $gold } goud aan { $seat }.
}
    .you = { $gold ->
    [0] Je draait het dreigement om: de roos! Maar { $victim } heeft geen goud.
   *[other] Je draait het dreigement om: de roos! { $victim } verliest { $gold } goud aan jou.
}
    .you-victim = { $gold ->
    [0] { $seat } draait het dreigement om: de roos! Maar je hebt geen goud.
   *[other] { $seat } draait het dreigement om: de roos! Je verliest { $gold } goud aan { $seat }.
}
log-threat_blank = { $seat } draait het dreigement om: zonder roos. { $victim } verliest niets.
    .you = Je draait het dreigement om: zonder roos. { $victim } verliest niets.
    .you-victim = { $seat } draait het dreigement om: zonder roos. Je verliest niets.
log-threat_left = { $seat } draait het dreigement tegen { $victim } niet om.
    .you = Je draait het dreigement tegen { $victim } niet om.
    .you-victim = { $seat } draait het dreigement tegen jou niet om.
log-peeked = { $seat } bekijkt de handkaarten van { $victim }.
    .you = Je bekijkt de handkaarten van { $victim }.
    .you-victim = { $seat } bekijkt jouw handkaarten.
log-peeked_known = { $seat } bekijkt de handkaarten van { $victim }: { $cards }.
    .you = Je bekijkt de handkaarten van { $victim }: { $cards }.
    .you-victim = { $seat } bekijkt jouw handkaarten: { $cards }.
log-spied = { $gold ->
    [0] { $seat } had de soort { $kind } genoemd en krijgt geen goud van { $victim }.
   *[other] { $seat } had de soort { $kind } genoemd en krijgt { $gold } goud van { $victim }.
}
    .you = { $gold ->
    [0] Je had de soort { $kind } genoemd en krijgt geen goud van { $victim }.
   *[other] Je had de soort { $kind } genoemd en krijgt { $gold } goud van { $victim }.
}
    .you-victim = { $gold ->
    [0] { $seat } had de soort { $kind } genoemd en krijgt geen goud van jou.
   *[other] { $seat } had de soort { $kind } genoemd en krijgt { $gold } goud van jou.
}
log-swapped_hands = { $seat } en { $with } ruilen al hun handkaarten.
    .you = Jij en { $with } ruilen al jullie handkaarten.
    .you-with = { $seat } en jij ruilen al jullie handkaarten.
log-new_hand = { $cards_count ->
    [0] { $seat } heeft nu geen handkaarten.
   *[other] { $seat } heeft nu in de hand: { $cards }.
}
    .you = { $cards_count ->
    [0] Je hebt nu geen handkaarten.
   *[other] Je hebt nu in je hand: { $cards }.
}
log-discarded = { $seat } legt { cards_number } uit de hand af.
    .you = Je legt { cards_number } uit je hand af.
log-discarded_known = { $seat } legt af: { $cards }.
    .you = Je legt af: { $cards }.
log-took_card = { $seat } neemt een handkaart van { $victim }.
    .you = Je neemt een handkaart van { $victim }.
    .you-victim = { $seat } neemt een handkaart van jou.
log-took_card_known = { $seat } neemt { $card } uit de hand van { $victim }.
    .you = Je neemt { $card } uit de hand van { $victim }.
    .you-victim = { $seat } neemt { $card } uit jouw hand.
log-gave_card = { $seat } geeft { $to } een handkaart.
    .you = Je geeft { $to } een handkaart.
    .you-to = { $seat } geeft jou een handkaart.
log-gave_card_known = { $seat } geeft { $to } { $card }.
    .you = Je geeft { $to } { $card }.
    .you-to = { $seat } geeft jou { $card }.
log-crown_moved = { $seat } heeft nu de kroon.
    .you = Je hebt nu de kroon.
log-crown_kept = { $seat } houdt de kroon.
    .you = Je houdt de kroon.
log-levied_gold = { $seat } neemt 1 goud van { $from }.
    .you = Je neemt 1 goud van { $from }.
    .you-from = { $seat } neemt 1 goud van jou.
log-collected = { $seat } neemt het extra inkomen voor gebouwen ({ $kind }).
    .you = Je neemt het extra inkomen voor je gebouwen ({ $kind }).
log-taxed_richest = { $from } heeft het meeste goud en geeft { $seat } 1 goud.
    .you = { $from } heeft het meeste goud en geeft jou 1 goud.
    .you-from = Je hebt het meeste goud en geeft { $seat } 1 goud.
log-tax_collected = { $seat } neemt de belasting van de karaktertegel: { $gold } goud.
    .you = Je neemt de belasting van de karaktertegel: { $gold } goud.
log-tax_paid = { $seat } betaalt 1 goud voor het gebouwde gebouw, als belasting voor de { tax_collector }.
    .you = Je betaalt 1 goud voor het gebouwde gebouw, als belasting voor de { tax_collector }.
log-destroyed = { $seat } vernietigt { $card } van { $owner } { for_gold }.
    .you = Je vernietigt { $card } van { $owner } { for_gold }.
    .you-owner = { $seat } vernietigt { $card } in jouw stad { for_gold }.
log-destroyed_own = { $seat } vernietigt { $card } in de eigen stad { for_gold }.
    .you = Je vernietigt { $card } in je eigen stad { for_gold }.
log-dug_up = { $seat } betaalt 1 goud en neemt { $card } dankzij het Kerkhof in de hand.
    .you = Je betaalt 1 goud en neemt { $card } dankzij het Kerkhof in je hand.
log-left_buried = { $seat } gebruikt het Kerkhof niet; { $card } wordt afgelegd.
    .you = Je gebruikt het Kerkhof niet; { $card } wordt afgelegd.
log-bell_silenced = De { bell_tower } is weg: een stad is weer pas voltooid met { $size } gebouwen.
log-bell_silenced_reopened = De { bell_tower } is weg: een stad is weer pas voltooid met { $size } gebouwen. Niet meer voltooid is de stad van { $seats }.
log-bell_silenced_goes_on = De { bell_tower } is weg: een stad is weer pas voltooid met { $size } gebouwen, en deze ronde is niet de laatste.
log-museum_emptied = { $number ->
        [one] Het { museum } is weg: de kaart die eronder lag wordt afgelegd.
       *[other] Het { museum } is weg: de { $number } kaarten die eronder lagen worden afgelegd.
    }
log-took_nothing = { $seat } neemt geen handkaart van { $victim }.
    .you = Je neemt geen handkaart van { $victim }.
    .you-victim = { $seat } neemt geen handkaart van jou.
log-traded = { $seat } ruilt { $gave } tegen { $got } van { $with }{ $gold ->
    [0] {""}
   *[other] {" "}en betaalt daarvoor { $gold } goud
}.
    .you = Je ruilt { $gave } tegen { $got } van { $with }{ $gold ->
    [0] {""}
   *[other] {" "}en betaalt daarvoor { $gold } goud
}.
    .you-with = { $seat } ruilt { $gave } tegen { $got } uit jouw stad{ $gold ->
    [0] {""}
   *[other] {" "}en betaalt jou daarvoor { $gold } goud
}.
log-seized = { $seat } verovert { $card } van { $from } en betaalt daarvoor { $gold } goud.
    .you = Je verovert { $card } van { $from } en betaalt daarvoor { $gold } goud.
    .you-from = { $seat } verovert { $card } uit jouw stad en betaalt jou daarvoor { $gold } goud.
log-armory_used = { $seat } geeft de Wapenkamer op en vernietigt { $card } van { $owner }.
    .you = Je geeft de Wapenkamer op en vernietigt { $card } van { $owner }.
    .you-owner = { $seat } geeft de Wapenkamer op en vernietigt { $card } in jouw stad.
log-armory_used_own = { $seat } geeft de Wapenkamer op en vernietigt { $card } in de eigen stad.
    .you = Je geeft de Wapenkamer op en vernietigt { $card } in je eigen stad.
log-gave_up = { $seat } legt { $card } uit de stad af om { $new } kosteloos te bouwen.
    .you = Je legt { $card } uit je stad af om { $new } kosteloos te bouwen.
log-gave_up_framework = { $seat } legt { $card } uit de stad af in plaats van voor { $new } te betalen.
    .you = Je legt { $card } uit je stad af in plaats van voor { $new } te betalen.
log-overbuilt = { $seat } legt { $card } uit de stad af; { $new } komt ervoor in de plaats.
    .you = Je legt { $card } uit je stad af; { $new } komt ervoor in de plaats.
log-beautified = { $seat } waardeert { $card } op voor 1 goud.
    .you = Je waardeert { $card } op voor 1 goud.
log-declared = { $seat } gaat { $card } bouwen.
    .you = Je gaat { $card } bouwen.
log-declared_from = { $seat } gaat { $card } uit de hand van { $from } bouwen.
    .you = Je gaat { $card } uit de hand van { $from } bouwen.
    .you-from = { $seat } gaat { $card } uit jouw hand bouwen.
log-judged = { $seat } betaalt { $gold } goud voor { $card }; bij dit karakter ligt een onteigening.
    .you = Je betaalt { $gold } goud voor { $card }; bij je karakter ligt een onteigening.
log-judged_from = { $seat } betaalt { $gold } goud voor { $card } uit de hand van { $from }; bij dit karakter ligt een onteigening.
    .you = Je betaalt { $gold } goud voor { $card } uit de hand van { $from }; bij je karakter ligt een onteigening.
    .you-from = { $seat } betaalt { $gold } goud voor { $card } uit jouw hand; bij dit karakter ligt een onteigening.
log-borrowing = { $seat } wil als { cardinal } de ontbrekende { $gold } goud van { $lender } in ruil voor evenveel handkaarten.
    .you = Je wilt als { cardinal } de ontbrekende { $gold } goud van { $lender } in ruil voor evenveel handkaarten.
    .you-lender = { $seat } wil als { cardinal } de ontbrekende { $gold } goud van jou in ruil voor evenveel handkaarten.
log-borrowed = { $seat } neemt { $gold } goud van { $lender } en geeft evenveel handkaarten.
    .you = Je neemt { $gold } goud van { $lender } en geeft evenveel handkaarten.
    .you-lender = { $seat } neemt { $gold } goud van jou en geeft evenveel handkaarten.
log-borrowed_known = { $seat } neemt { $gold } goud van { $lender } en geeft { $cards }.
    .you = Je neemt { $gold } goud van { $lender } en geeft { $cards }.
    .you-lender = { $seat } neemt { $gold } goud van jou en geeft { $cards }.
log-built = { $seat } bouwt { $card } { for_gold }.
    .you = Je bouwt { $card } { for_gold }.
log-built_from = { $seat } bouwt { $card } uit de hand van { $from } { for_gold }.
    .you = Je bouwt { $card } uit de hand van { $from } { for_gold }.
    .you-from = { $seat } bouwt { $card } uit jouw hand { for_gold }.
log-built_paid = { $seat } bouwt { $card }.
    .you = Je bouwt { $card }.
log-built_tent = { $seat } speelt de Circustent en legt deze als gebouw in de stad.
    .you = Je speelt de Circustent en legt deze als gebouw in je stad.
log-confiscated = { $seat } toont de onteigening met het zegel en pakt { $card } af van { $from }, die { $gold } goud terugkrijgt.
    .you = Je toont de onteigening met het zegel en pakt { $card } af van { $from }, die { $gold } goud terugkrijgt.
    .you-from = { $seat } toont de onteigening met het zegel en pakt { $card } van jou af; je krijgt { $gold } goud terug.
log-let_pass = { $seat } pakt { $card } niet af van { $from }.
    .you = Je pakt { $card } niet af van { $from }.
    .you-from = { $seat } pakt { $card } niet van jou af.
log-bell_rung = { $seat } kondigt met de Klokkentoren aan: een stad is met één gebouw minder voltooid.
    .you = Je kondigt met de Klokkentoren aan: een stad is met één gebouw minder voltooid.
log-bell_silent = { $seat } kondigt met de Klokkentoren niets aan.
    .you = Je kondigt met de Klokkentoren niets aan.
log-saw = { $seat } bekijkt de kaarten ({ $by }).
    .you = Je bekijkt de kaarten ({ $by }).
log-saw_known = { $seat } ziet { $cards } ({ $by }).
    .you = Je ziet { $cards } ({ $by }).
log-searched_in_vain = { $seat } neemt geen kaart uit de gebouwenstapel, die daarna wordt geschud.
    .you = Je neemt geen kaart uit de gebouwenstapel, die daarna wordt geschud.
log-searched = { $seat } neemt een kaart uit de gebouwenstapel in de hand; de stapel wordt geschud.
    .you = Je neemt een kaart uit de gebouwenstapel in je hand; de stapel wordt geschud.
log-searched_known = { $seat } neemt { $card } uit de gebouwenstapel in de hand; de stapel wordt geschud.
    .you = Je neemt { $card } uit de gebouwenstapel in je hand; de stapel wordt geschud.
log-melted = { $seat } legt een handkaart af voor 2 goud (Laboratorium).
    .you = Je legt een handkaart af voor 2 goud (Laboratorium).
log-melted_known = { $seat } legt { $card } af voor 2 goud (Laboratorium).
    .you = Je legt { $card } af voor 2 goud (Laboratorium).
log-tucked = { $seat } legt een handkaart gedekt onder het Museum.
    .you = Je legt een handkaart gedekt onder het Museum.
log-tucked_known = { $seat } legt { $card } gedekt onder het Museum.
    .you = Je legt { $card } gedekt onder het Museum.
log-played = { $seat } speelt { $card }.
    .you = Je speelt { $card }.
log-booth_visited = { $seat } legt 1 goud op Kassawagen { $number } van { $owner }.
    .you = Je legt 1 goud op Kassawagen { $number } van { $owner }.
    .you-owner = { $seat } legt 1 goud op jouw Kassawagen { $number }.
log-booth_cashed = { $gold ->
    [0] { $seat } legt de lege Kassawagen { $number } af.
   *[other] { $seat } legt Kassawagen { $number } af en neemt de { $gold } goud die erop liggen.
}
    .you = { $gold ->
    [0] Je legt je lege Kassawagen { $number } af.
   *[other] Je legt je Kassawagen { $number } af en neemt de { $gold } goud die erop liggen.
}
log-completed_first = { $seat } heeft als eerste de stad voltooid: dit is de laatste ronde.
    .you = Je hebt als eerste je stad voltooid: dit is de laatste ronde.
log-completed = { $seat } heeft de stad ook voltooid.
    .you = Je hebt je stad ook voltooid.
log-bequeathed = { $seat }, de vermoorde Keizer, geeft de kroon aan { $to }.
    .you = Als vermoorde Keizer geef je de kroon aan { $to }.
    .you-to = { $seat }, de vermoorde Keizer, geeft de kroon aan jou.
log-final_hand = { $seat } toont de laatste handkaarten: { $cards }.
    .you = Je toont je laatste handkaarten: { $cards }.
log-final_hand_empty = { $seat } heeft geen handkaarten meer.
    .you = Je hebt geen handkaarten meer.
log-tie_broken = Meer spelers hebben de meeste punten; { $seat } wint met het karakter met het hoogste nummer: de { $character }.
    .you = Meer spelers hebben de meeste punten; jij wint met het karakter met het hoogste nummer: de { $character }.
log-over = Het spel is afgelopen.

## Actions
do-pass = Passen
do-pass_theater = Niet ruilen
do-pass_shield = Geen Rasputin
do-pass_hospital = Zwijgen
do-pass_acrobat = Geen Acrobate
do-pass_expose = Het dreigement laten liggen
do-pass_confiscate = Laten bouwen
do-pass_bell = Niets aankondigen
do-pass_lighthouse = Geen kaart nemen
do-pass_graveyard = Laten afleggen
do-pass_foretell = Geen kaart nemen
do-done = Genoeg ({ $number } gekozen)
do-pick = Kies de { $character }
do-aside = Leg de { $character } gedekt midden op tafel
do-exchange = Geef de { $character } aan { $with }
do-rasputin = Speel Rasputin
do-hospital = Omdraaien en inkomen nemen (Hospitaal)
do-acrobat = Speel de Acrobate en neem de kroon
do-take_gold = Neem { $gold } goud
do-take_cards = { $number ->
    [one] Trek 1 kaart en houd die
   *[other] Trek { $number } kaarten en houd er 1
}
do-take_all_cards = Trek { cards_number } en houd alles
do-keep = Houd { $card }
do-bribe = { $gold ->
    [0] Koop het dreigement af zonder iets te betalen
   *[other] Betaal { $gold } goud om het dreigement af te kopen
}
do-refuse = Niet betalen
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
do-swap_hands = Ruil al je handkaarten met { $with }
do-redraw = Leg handkaarten af en trek er evenveel
do-peek = Bekijk de handkaarten van { $victim }
do-gather = Trek bij iedereen een handkaart
do-discard = { $card }
do-choose = Neem { $card }
do-give = Geef { $card }
do-lend = Neem de rest van { $lender } voor handkaarten
do-take_crown = Neem de kroon
do-give_crown_gold = Kroon naar { $to }, neem { $gold } goud
do-give_crown_card = Kroon naar { $to }, trek een handkaart
do-give_crown_nothing = Kroon naar { $to }
do-collect_gold = Neem { $number } goud voor je gebouwen
do-collect_cards = Trek { cards_number } voor je gebouwen
do-split = { $gold ->
    [0] Trek { cards_number } voor je gebouwen
   *[other] { $number ->
        [0] Neem { $gold } goud voor je gebouwen
       *[other] Neem { $gold } goud en trek { cards_number } voor je gebouwen
    }
}
do-tax_richest = { $gold } goud van { $from }, die het meeste heeft
do-extra_gold = Neem { $gold } extra goud
do-draw_two = Trek { $number ->
    [one] 1 extra kaart
   *[other] { $number } extra kaarten
}
do-four_gold = Neem { $gold } goud
do-four_cards = Trek { cards_number }
do-draw_seven = { $number ->
    [one] Trek 1 kaart en houd die
   *[other] Trek { $number } kaarten en houd er 1
}
do-destroy = Vernietig { $card } van { $owner } ({ price })
    .you-owner = Vernietig { $card } in je eigen stad ({ price })
do-trade = Ruil { $mine } tegen { $theirs } van { $with } ({ price })
do-seize = Verover { $card } van { $owner } ({ price })
do-royal_gold = Neem { $gold } goud naast nummer 4
do-beautify = Waardeer { $card } op ({ price })
do-collect_tax = Neem de belasting: { $gold } goud
do-build = Bouw { $card } ({ price })
do-build_den = Bouw de Gewelven en betaal met handkaarten
do-build_framework = Bouw { $card } en leg de Stellage af
do-build_necropolis = Bouw de Stad der doden en leg { $card } af
do-build_loan = Bouw { $card } ({ price }), het ontbrekende goud van { $lender } voor handkaarten
do-smithy = Smederij: betaal { $gold } goud en trek { cards_number }
do-laboratory = Laboratorium: leg { $card } af voor { $gold } goud
do-museum = Museum: leg { $card } er gedekt onder
do-armory = Wapenkamer: vernietig { $card } van { $owner }
    .you-owner = Wapenkamer: vernietig { $card } in je eigen stad
do-tent = Leg de Circustent in je stad
do-director = Speel de Directeur: { $number } gebouwen extra
do-booth = Leg de Kassawagen voor je neer
do-launch = Levende kanonskogel: { $new } in plaats van { $card } ({ price })
do-launch_den = Levende kanonskogel: de Gewelven in plaats van { $card }, betaald met handkaarten
do-launch_loan = Levende kanonskogel: { $new } in plaats van { $card } ({ price }), het ontbrekende goud van { $lender } voor handkaarten
do-fortune = Waarzegster: bekijk de handkaarten van { $victim }
do-visit = Kassawagen { $number } van { $owner }: { $gold } goud voor { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten, houd er 1
}
do-cash = { $gold ->
    [0] Leg je lege Kassawagen { $number } af
   *[other] Leg je Kassawagen { $number } af: { $gold } goud
}
do-confiscate = Pak het af
do-announce = Kondig aan: één gebouw minder
do-dig_up = Betaal { $gold } goud en neem de kaart in je hand
do-bequeath = Kroon naar { $to }
do-end = Beëindig de beurt
wastes-end = Dit heb je nog niet gebruikt: { $what }.
shows-cards = Je ziet de kaarten die je trekt.
shows-hand = Je ziet de handkaarten van een andere speler.
shows-hands = Jij en de andere speler zien de kaarten die jullie ruilen.

## Questions
ask-main = { $seat } handelt als { $character }.
    .you = Je handelt als { $character }. Wat doe je?
ask-pick = { $seat } kiest een karakter.
    .you = Welk karakter kies je?
ask-aside = { $seat } legt een karakter gedekt midden op tafel.
    .you = Welk karakter leg je gedekt midden op tafel?
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
ask-bribe = { $seat } wordt bedreigd: omkopen of niet betalen?
    .you = Je wordt bedreigd: betaal je de helft van je goud?
ask-expose = { $seat } mag het dreigement tegen { $victim } omdraaien.
    .you = Draai je het dreigement tegen { $victim } om?
    .you-victim = { $seat } mag het dreigement tegen jou omdraaien.
ask-keep = { $seat } houdt één kaart.
    .you = Welke kaart houd je?
ask-keep_booth = { $seat } houdt één kaart van de Kassawagen.
    .you = Welke kaart houd je?
ask-keep_scholar = { $seat } houdt één kaart; de andere worden met de gebouwenstapel geschud.
    .you = Welke kaart houd je? De andere worden met de gebouwenstapel geschud.
ask-warrants = { $seat } legt de onteigeningen.
    .you = Waar leg je de volgende onteigening? Eerst die met het zegel, dan de twee zonder.
ask-threats = { $seat } legt de dreigementen.
    .you = Waar leg je het volgende dreigement? Eerst dat met de roos, dan dat zonder.
ask-peek = { $seat } kiest een handkaart van { $victim }.
    .you = Welke handkaart van { $victim } neem of bouw je?
    .you-victim = { $seat } kiest een handkaart van jou.
ask-foretell = { $seat } kiest een handkaart van { $victim }.
    .you = Welke handkaart van { $victim } neem je?
    .you-victim = { $seat } kiest een handkaart van jou.
ask-gather = { $seat } geeft { $to } een handkaart terug.
    .you = Welke handkaart geef je aan { $to }?
    .you-to = { $seat } geeft jou een handkaart terug.
ask-redraw = { $seat } legt handkaarten af om er evenveel te trekken.
    .you = Welke handkaarten leg je af om er evenveel te trekken?
ask-beautify = { $seat } mag een tweede gebouw opwaarderen.
    .you = Waardeer je een tweede gebouw op?
ask-den = { $seat } betaalt de Gewelven ({ $gold }) met handkaarten.
    .you = De Gewelven kosten { $gold }: met welke handkaarten betaal je?
ask-loan = { $seat } geeft { $lender } { cards_number } voor het goud.
    .you = { $number ->
    [one] Welke handkaart
   *[other] Welke { $number } handkaarten
} geef je aan { $lender }?
    .you-lender = { $seat } geeft jou { cards_number } voor het goud.
ask-confiscate = { $seat } beslist of { $card } van { $from } wordt afgepakt.
    .you = Pak je { $card } van { $from } af?
    .you-from = { $seat } beslist of { $card } van jou wordt afgepakt.
ask-bell = { $seat } beslist of de Klokkentoren iets aankondigt.
    .you = Kondig je aan dat een stad met één gebouw minder voltooid is?
ask-lighthouse = { $seat } doorzoekt de gebouwenstapel.
    .you = Welke kaart neem je uit de gebouwenstapel?
ask-graveyard = { $seat } mag 1 goud betalen en { $card } in de hand nemen.
    .you = Betaal je 1 goud om { $card } in je hand te nemen?
ask-legacy = { $seat } geeft de kroon aan een andere speler.
    .you = Aan wie geef je de kroon?

## Refusals
why-not_asked = Er wordt je nu niets gevraagd.
why-choose_first = Kies eerst een karakter. Inkomen, bouwen en eigenschappen volgen als je karakter wordt opgeroepen.
why-warrant_is_blank = Deze onteigening heeft geen zegel.
why-monument_too_late = Het Monument kan alleen met hoogstens vier gebouwen gebouwd worden.
why-no_rasputin = Je hebt Rasputin in de hand en het opgeroepen karakter nodig.
why-no_acrobat = Je hebt de Acrobate niet in de hand.
why-not_murdered = Jij bent niet het vermoorde karakter.
why-deck_empty = De gebouwenstapel is leeg.
why-income_only = Je kunt nu alleen doen wat je gevraagd wordt.
why-ability_used = Je hebt deze eigenschap deze beurt al gebruikt.
why-income_first = Neem eerst je inkomen.
why-income_taken = Je hebt je inkomen al genomen.
why-give_crown_first = De Keizer moet de kroon weggeven voor het einde van de beurt.
why-rank_too_low = Noem een ander karakter met nummer 2 of hoger in dit spel.
why-not_robbable = Noem een karakter met nummer 3 of hoger dat niet vermoord of behekst is.
why-hand_empty = Er is geen handkaart om te nemen.
why-crown_not_yours = Je kunt de kroon nu niet nemen.
why-crown_elsewhere = De kroon gaat naar een andere speler, niet naar jezelf en niet naar wie hem heeft.
why-levy = Neem 1 goud of een handkaart van de nieuwe bezitter, als die iets heeft.
why-collected = Je hebt het extra inkomen voor je gebouwen al genomen.
why-not_richer = Alleen de speler met het meeste goud geeft, en alleen als jij dat niet bent.
why-too_expensive = Je hebt niet genoeg goud.
why-duplicate = Na de ruil zou een stad hetzelfde gebouw twee keer hebben.
why-costs_more_than_3 = De Maarschalk verovert alleen gebouwen die 3 of minder kosten.
why-not_beside_rank_4 = Je zit niet naast de speler die nummer 4 heeft omgedraaid.
why-not_beautifiable = Kies een eigen gebouw dat nog niet opgewaardeerd is, en heb 1 goud.
why-no_tax = Er ligt geen goud op de karaktertegel van de Belastinginner.
why-booth = Je hebt 1 goud nodig en een Kassawagen van een ander die je deze beurt nog niet gebruikte.
why-not_your_booth = Dit is niet jouw Kassawagen.
why-tent = Een Circustent kan niets overkomen.
why-keep = Nummer 8 kan de Donjon niets doen.
why-bishop = De Bisschop beschermt deze stad.
why-city_complete = Deze stad is voltooid.
why-navigator = De Kapitein mag niets bouwen.
why-secret_vault = De Geheime kamer kan niet gebouwd worden.
why-no_district = Dat is geen gebouw.
why-no_framework = Je hebt de Stellage in je stad nodig.
why-no_loan = Eén lening per beurt, van precies het ontbrekende goud, van één speler die het heeft, voor evenveel andere kaarten.
why-too_few_cards = Je handkaarten en goud dekken de kosten niet.
why-smithy_gold = De Smederij kost 2 goud.
why-one_action_card = Je hebt deze beurt al een actiekaart gespeeld.
why-cannonball = Het nieuwe gebouw moet meer kosten dan het oude en toegestaan en betaalbaar zijn.
why-not_in_packet = De { $character } is niet bij je kaarten.
why-not_this_character = De { $character } kan dat niet.
why-has_district = { $card } staat al in je stad.
why-no_such_district = { $card } staat daar niet.
why-not_in_hand = Je hebt { $card } niet in de hand.
why-not_in_city = Je hebt { $card } niet in je stad.
why-district_used = Je hebt { $card } deze beurt al gebruikt.
why-limit = Je mag deze beurt { $number ->
    [0] niets
    [one] één gebouw
   *[other] { $number } gebouwen
} bouwen.
why-cannot_pay = { $card } kost { $price }; je hebt { $gold } goud.

## Points
explain-points = De gebouwen van de stad tegen hun gedrukte waarde, en de bonus voor het voltooien. Andere bonussen tellen aan het eind.
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
tie-1 = nummer van het hoogste karakter

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
option-ninth-help = Een karakter met nummer 9; verplicht met 3 en 8 spelers, onmogelijk met 2.
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
option-instead_of_queen-help = Wie nummer 9 krijgt waar dat nodig is en dat van de set niet mee kan doen.
option-instead_of_queen-artist = Kunstenares
option-instead_of_queen-tax_collector = Belastinginner
option-characters = Vrije keuze: karakters
option-characters-help = Eén van elk nummer 1 tot 8, eventueel één met nummer 9.
option-uniques = Vrije keuze: unieke gebouwen
option-uniques-help = Veertien, of de tien zonder symbool.
option-action_cards = Actiekaarten
option-action_cards-help = Schud de 15 actiekaarten door de gebouwenstapel.
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
option-fortune_teller_must_take-help = Wie handkaarten bekijkt, moet er één van nemen; anders mag alles blijven zoals het is (R73).
option-markers_on_own_character = Eigen karakter merken
option-markers_on_own_character-help = Magistraat en Chanteuse mogen een onteigening of dreigement ook bij hun eigen karakter leggen, als bluf (R10).
option-completion_points_stay = Punten voor een gekrompen stad
option-completion_points_stay-help = Wie zijn stad heeft voltooid, houdt de 4 of 2 punten ook als de stad daarna te klein is (R26).
option-memory_aid = Geheugensteun
option-memory_aid-help = Toon wat een oplettende speler van andere handkaarten en de gebouwenstapel kan onthouden.
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
problem-ninth_missing = Met { $seats } spelers is een karakter met nummer 9 nodig.
problem-too_few_players = { $character } vraagt minstens { $least } spelers.
problem-rank_missing = Er is geen karakter met nummer { $rank }.
problem-rank_twice = Er is meer dan één karakter met nummer { $rank }.
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
table-hand = Je handkaarten
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
table-bell = één gebouw minder (Klokkentoren)
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
table-open = afgelegd
table-passed_on = zat bij de kaarten die je doorgaf
table-signed = onteigening met zegel
table-rose = dreigement met de roos
table-gold_of = Goud van { $name }: { $gold }
table-hand_of = Handkaarten van { $name }: { $number }
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
table-empty_hand = Je hebt geen handkaarten.
table-no_character = Nog geen karakter
table-builds = { $done } van { $limit } gebouwd
table-picking = Wie wanneer kiest
table-picks = kiest een karakter
table-lays_aside = legt er een gedekt neer
table-by_lot = er gaat er een willekeurig op tafel
table-say = Zeg wat je bedoelt
table-action_card = actiekaart
table-more = Tik nu op het tweede stuk.
table-or_more = Doe het, of tik op een ander stuk om het anders te gebruiken.
table-final_hand = Handkaarten aan het einde
way-build = Bouw het nu
way-den = Betaal met handkaarten

## Seals: abilities in a few words
seal-kill = Moord: tik op een karakter
seal-bewitch = Beheks: tik op een karakter
seal-warrants = Leg drie onteigeningen
seal-rob = Besteel: tik op een karakter
seal-spy = Spioneer: tik op handkaarten en een soort
seal-threats = Leg twee dreigementen
seal-swap_hands = Ruil al je handkaarten: tik op een hand
seal-redraw = Leg handkaarten af en trek er evenveel
seal-peek = Bekijk handkaarten: tik erop
seal-gather = Neem van iedereen een handkaart
seal-identical = Mag hetzelfde twee keer bouwen
seal-builds_two = Bouwt tot 2 gebouwen
seal-builds_three = Bouwt tot 3 gebouwen
seal-builds_none = Bouwt niets
seal-take_crown = Neem de kroon: tik erop
seal-give_crown = Geef de kroon weg: tik op goud of hand van de nieuwe drager
seal-collect = Neem goud of kaarten voor je gebouwen
seal-sanctuary = Nummer 8 kan niet aan je stad komen
seal-tax_richest = 1 goud van wie het meeste heeft: tik erop
seal-loan = Leen voor een gebouw: tik op kaart en beurs
seal-extra_gold = Neem 1 goud extra
seal-refund = Bouwgoud komt terug
seal-free_trade = Handelsgebouwen zonder bouwlimiet
seal-draw_two = Trek 2 kaarten extra
seal-four_gold = Neem 4 goud
seal-four_cards = Trek 4 kaarten
seal-draw_seven = Trek 7 kaarten, houd er een
seal-destroy = Vernietig: tik op een gebouw
seal-trade = Ruil: tik op twee gebouwen
seal-seize = Verover: tik op een gebouw
seal-royal_gold = 3 goud naast nummer 4
seal-beautify = Waardeer op: tik op je gebouwen
seal-collect_tax = Neem de belasting: tik op je tegel

## Inspector
inspect-base = Een gebouw zonder eigen functie. Het telt zijn prijs in punten en voedt het karakter van zijn soort.
inspect-base-note = Een stad heeft elk gebouw maar één keer, tenzij de eigenaar een Steengroeve heeft of als Tovenaar bouwt.
inspect-kind-religious = Levert op aan Bisschop (goud), Aflaatprediker (goud of kaarten) en Kardinaal (kaarten).
inspect-kind-military = Levert Condottiere, Diplomaat en Maarschalk elk 1 goud op.
inspect-kind-noble = Levert op aan Koning en Keizer (goud) en aan de Patriciër (kaarten).
inspect-kind-trade = Levert Koopvrouw en Handelaar elk 1 goud op; de Handelaar bouwt ze buiten zijn bouwlimiet om.
inspect-crown = Wie de kroon heeft, kiest als eerste een karakter. Koning en Patriciër nemen haar, de Keizer geeft haar weg.
inspect-crown-note = Heeft niemand nummer 4, dan blijft de kroon waar ze is.
inspect-assassin = Noem een karakter. Wie het heeft, zwijgt als het wordt opgeroepen en mist de beurt.
inspect-assassin-note = Een vermoorde Koning of Patriciër neemt de kroon toch, aan het eind van de ronde. Een vermoorde Bisschop beschermt niemand.
inspect-witch = Neem een inkomen en noem een karakter. De speler ervan neemt alleen een inkomen als hij wordt opgeroepen; daarna speel jij de rest van die beurt, met je eigen hand, goud en stad.
inspect-witch-note = Heeft niemand het karakter, dan is je beurt zonder meer voorbij.
inspect-witch-note2 = Een behekste Koning of Patriciër krijgt de kroon toch; het inkomen per gebouw is voor jou, uit je eigen stad.
inspect-magistrate = Leg drie onteigeningen gedekt bij verschillende karakters, één ervan met het zegel. Betaalt het karakter met het zegel voor het eerst goud voor een gebouw, dan mag je de onteigening omdraaien: je bouwt het gebouw kosteloos in jouw stad, het goud gaat terug.
inspect-magistrate-note = Niet als je dat gebouw al hebt, ook niet met een Steengroeve.
inspect-magistrate-note2 = Een gebouw dat geen goud kostte kun je niet afpakken; het volgende dat met goud is betaald wel.
inspect-thief = Noem een karakter met nummer 3 of hoger. Wordt het omgedraaid, dan is al het goud van die speler voor jou, nog voor zijn inkomen.
inspect-thief-note = Niet het vermoorde en niet het behekste karakter.
inspect-spy = Noem een soort en bekijk de handkaarten van een andere speler. Voor elke kaart van die soort krijg je 1 goud van die speler en trek je een kaart.
inspect-spy-note = Je trekt voor elke treffer, ook als er te weinig goud te nemen is.
inspect-blackmailer = Leg twee dreigementen gedekt bij karakters met nummer 3 of hoger, één met een roos. Wie bedreigd wordt, neemt direct inkomen en koopt je dan om met de helft van zijn goud, of niet; dan mag je het dreigement omdraaien, en met de roos neem je al zijn goud.
inspect-blackmailer-note = Met 1 goud of niets is de omkoopsom 0 en telt ze toch.
inspect-blackmailer-note2 = Na betaling wordt het dreigement ongezien verwijderd: niemand hoort waar de roos lag.
inspect-magician = Ruil al je handkaarten met die van een ander, of leg handkaarten naar keuze af en trek er evenveel.
inspect-magician-note = Ook wie geen handkaarten heeft, mag ruilen.
inspect-wizard = Bekijk de handkaarten van een andere speler en kies er een: neem haar in je hand, of bouw haar direct en betaal. Deze beurt mag je gebouwen bouwen die je al hebt.
inspect-wizard-note = Het direct gebouwde gebouw telt niet mee voor je bouwlimiet.
inspect-seer = Neem van iedereen een willekeurige handkaart en geef ieder daarna een van jouw kaarten terug. Je mag 2 gebouwen bouwen.
inspect-seer-note = Dezelfde kaart teruggeven of doorgeven aan een ander mag.
inspect-king = Neem de kroon. 1 goud voor elk van je adelgebouwen.
inspect-king-note = Je neemt de kroon uiterlijk aan het eind van je beurt.
inspect-emperor = Geef de kroon aan een andere speler, niet aan de huidige bezitter, en neem 1 goud of een willekeurige handkaart van die speler. 1 goud voor elk van je adelgebouwen.
inspect-emperor-note = Je beurt eindigt niet voordat je haar hebt weggegeven. Vermoord geef je haar aan het eind van de ronde en neem je niets.
inspect-patrician = Neem de kroon. 1 kaart voor elk van je adelgebouwen.
inspect-patrician-note = Je neemt de kroon uiterlijk aan het eind van je beurt.
inspect-bishop = 1 goud voor elk van je religieuze gebouwen. Tot het einde van de ronde kan nummer 8 zijn eigenschap niet op jouw stad gebruiken.
inspect-bishop-note = Vermoord beschermt hij niemand; behekst is de stad van de Heks beschermd. De Wapenkamer houdt hij niet tegen.
inspect-abbot = 1 goud of 1 kaart voor elk van je religieuze gebouwen, gemengd zoals je wilt. Heb je niet het meeste goud, dan geeft de speler met het meeste goud je 1 goud.
inspect-abbot-note = De School der Magie geeft je 1 goud en 1 kaart, tenzij de tafel anders is ingesteld.
inspect-cardinal = 1 kaart voor elk van je religieuze gebouwen. Bij het bouwen mag je precies het ontbrekende goud van één speler nemen en er evenveel handkaarten voor geven.
inspect-cardinal-note = Eén keer per beurt, en de uitlener kan niet weigeren.
inspect-merchant = 1 goud voor elk van je handelsgebouwen, en 1 goud extra.
inspect-merchant-note = Het goud per gebouw telt je stad zoals ze is wanneer je het neemt: voor het bouwen of erna.
inspect-merchant-note2 = De School der Magie telt voor jou als handelsgebouw.
inspect-alchemist = Aan het eind van je beurt komt al het goud terug dat je voor gebouwen hebt betaald.
inspect-alchemist-note = Je moet eerst kunnen betalen. Belasting en Smederij komen niet terug.
inspect-trader = 1 goud voor elk van je handelsgebouwen. Handelsgebouwen tellen niet voor je bouwlimiet.
inspect-trader-note = Het ene gewone gebouw blijft vrij voor elke soort.
inspect-architect = Trek 2 kaarten extra. Je mag 3 gebouwen bouwen.
inspect-architect-note = Je houdt de twee extra kaarten allebei; Sterrenwacht en Bibliotheek veranderen daar niets aan.
inspect-architect-note2 = De bouwlimiet geldt alleen in de beurt van de Bouwmeester, niet in die van een tweede karakter. Met een Directeur is ze 5.
inspect-navigator = Neem 4 goud of trek 4 kaarten. Je mag niet bouwen.
inspect-navigator-note = Ook geen Stallen, Circustent of Levende kanonskogel.
inspect-scholar = Trek 7 kaarten, houd er een en schud de andere met de gebouwenstapel. Je mag 2 gebouwen bouwen.
inspect-scholar-note = De hele stapel wordt geschud.
inspect-warlord = 1 goud voor elk van je militaire gebouwen. Vernietig een gebouw voor 1 goud minder dan het kost.
inspect-warlord-note = Niet in een voltooide stad, niet in die van de Bisschop, niet de Donjon, nooit een Circustent.
inspect-warlord-note2 = Ook je eigen stad, zolang ze niet voltooid is.
inspect-diplomat = 1 goud voor elk van je militaire gebouwen. Ruil een van je gebouwen voor een van een ander en betaal hem het verschil.
inspect-diplomat-note = Niet met een voltooide stad, die van de Bisschop of voor de Donjon; je eigen stad mag voltooid zijn.
inspect-diplomat-note2 = Geen van beide steden mag daarna twee keer hetzelfde gebouw hebben.
inspect-marshal = 1 goud voor elk van je militaire gebouwen. Verover een gebouw dat 3 of minder kost en betaal de eigenaar de kosten.
inspect-marshal-note = Niet uit een voltooide stad, niet van de Bisschop, niet de Donjon, en niet een dat je al hebt.
inspect-queen = 3 goud als je naast de speler zit die nummer 4 heeft omgedraaid.
inspect-queen-note = Is nummer 4 vermoord, dan krijg je het aan het einde van de ronde, als die wordt omgedraaid.
inspect-artist = Leg 1 goud op ten hoogste 2 van je gebouwen: elk kost en telt voortaan 1 meer.
inspect-artist-note = Elk gebouw maar één keer; geen Circustent.
inspect-tax_collector = Zolang dit karakter meedoet, legt wie bouwt en nog goud heeft er 1 op de tegel. In je beurt neem je alles.
inspect-tax_collector-note = Goud dat niemand neemt, blijft liggen voor latere rondes.
inspect-armory = In je beurt: geef de Wapenkamer op en vernietig een ander gebouw naar keuze.
inspect-armory-note = Niet in een voltooide stad en geen Circustent; Donjon, Bisschop en Grote muur helpen er niet tegen.
inspect-basilica = Aan het eind: 1 punt voor elk van je gebouwen met een oneven prijs.
inspect-basilica-note = Goud van de Kunstenares telt als prijs, zilver niet.
inspect-bell_tower = Als je hem bouwt, mag je aankondigen dat elke stad met één gebouw minder voltooid is.
inspect-bell_tower-note = Steden die meteen groot genoeg zijn, zijn meteen voltooid en gelden allemaal als eerste.
inspect-bell_tower-note2 = Wordt de toren vernietigd, dan geldt het oude aantal weer; een aangekondigd einde blijft.
inspect-capitol = Aan het eind: 3 punten als je drie gebouwen van één soort hebt, één keer.
inspect-capitol-note = Het telt zichzelf mee als uniek gebouw, een Spookstad als de soort die ze aan het eind heeft. Een tweede soort met drie gebouwen levert niets extra op.
inspect-dragon_gate = Kost 6 en telt 8.
inspect-dragon_gate-note = Het zilver telt alleen aan het eind: de prijs is 6, de Condottiere vernietigt haar dus voor 5.
inspect-factory = Andere unieke gebouwen kosten je bij het bouwen 1 goud minder.
inspect-factory-note = Alleen bij het bouwen, niet voor nummer 8.
inspect-framework = Leg haar af in plaats van te betalen voor een gebouw dat je nu bouwt.
inspect-framework-note = Dat gebouw telt voor je bouwlimiet en kan niet afgepakt worden.
inspect-gold_mine = Goud als inkomen levert je er 3 op.
inspect-gold_mine-note = Ze werkt vanzelf, ook als je niets anders mag dan inkomen nemen: behekst, bedreigd of in het Hospitaal.
inspect-graveyard = Vernietigt de Condottiere een gebouw, dan mag je 1 goud betalen en de kaart in de hand nemen.
inspect-graveyard-note = Niet als je zelf de Condottiere bent.
inspect-great_wall = Nummer 8 betaalt 1 goud meer voor elk ander gebouw van je stad.
inspect-great_wall-note = De muur zelf is niet beschermd, tenzij de tafel anders is ingesteld.
inspect-haunted_quarter = Aan het eind telt ze als de soort die jou het best uitkomt.
inspect-haunted_quarter-note = Telt ze als een andere soort, dan is ze nergens meer een uniek gebouw voor.
inspect-hospital = Is je karakter vermoord, dan mag je toch je inkomen nemen, en verder niets.
inspect-hospital-note = Daarmee draai je je karakter om.
inspect-imperial_treasury = Aan het eind: 1 punt voor elk goud dat je hebt.
inspect-imperial_treasury-note = Alleen het goud dat voor je ligt, niet wat op gebouwen, op een Kassawagen of op een karakter ligt.
inspect-ivory_tower = Aan het eind: 5 punten als het je enige unieke gebouw is.
inspect-ivory_tower-note = Een Spookstad ernaast telt dan als een andere soort.
inspect-keep = Nummer 8 kan zijn eigenschap er niet op gebruiken.
inspect-keep-note = De Wapenkamer kan hem wel vernietigen.
inspect-laboratory = Eén keer per beurt: leg een handkaart af voor 2 goud.
inspect-laboratory-note = Elke handkaart mag, ook een actiekaart. Ook voor je inkomen, tenzij de tafel anders is ingesteld.
inspect-library = Trek je kaarten als inkomen, dan houd je ze allemaal.
inspect-library-note = Met een Sterrenwacht zijn dat 3 kaarten. Wat je door een eigenschap of bij een Kassawagen trekt, volgt zijn eigen regel.
inspect-lighthouse = Als je hem bouwt: doorzoek de gebouwenstapel, neem een kaart, schud.
inspect-lighthouse-note = Alleen bij het bouwen, ook als het is afgepakt; niets nemen mag.
inspect-map_room = Aan het eind: 1 punt voor elk van je handkaarten.
inspect-map_room-note = Actiekaarten en de Geheime kamer tellen mee.
inspect-monument = Telt als twee gebouwen voor het voltooien van je stad.
inspect-monument-note = Met vijf of meer gebouwen kun je het niet bouwen.
inspect-museum = Eén keer per beurt: leg een handkaart gedekt eronder. Aan het einde: 1 punt per kaart.
inspect-museum-note = De kaarten gaan mee als het van eigenaar wisselt en worden afgelegd als het wordt vernietigd.
inspect-necropolis = Mag kosteloos gebouwd worden door een eigen gebouw af te leggen.
inspect-necropolis-note = Dan kan ze niet afgepakt worden.
inspect-observatory = Trek je kaarten als inkomen, dan trek je er 3.
inspect-observatory-note = Je houdt er nog altijd één, of alle met een Bibliotheek. Wat je door een eigenschap of bij een Kassawagen trekt, volgt zijn eigen regel.
inspect-park = Aan het einde van je beurt zonder handkaarten: trek 2 kaarten.
inspect-park-note = Niet in een beurt van de Heks die op niets uitliep.
inspect-poor_house = Aan het eind van je beurt zonder goud: neem 1 goud.
inspect-poor_house-note = Voordat de Alchemist zijn goud terugkrijgt.
inspect-quarry = Je mag gebouwen bouwen die je al hebt.
inspect-quarry-note = Magistraat, Diplomaat en Maarschalk hebben er niets aan.
inspect-school_of_magic = Bij het innen per soort telt ze als de soort die je nodig hebt.
inspect-school_of_magic-note = Aan het eind is ze een uniek gebouw.
inspect-secret_vault = Kan niet gebouwd worden. In de hand aan het einde: 3 punten.
inspect-secret_vault-note = Geven, nemen en afleggen mag zoals elke kaart.
inspect-smithy = Eén keer per beurt: betaal 2 goud en trek 3 kaarten.
inspect-smithy-note = Is de gebouwenstapel korter, dan trek je wat er is. De Alchemist krijgt dit goud niet terug.
inspect-stables = Tellen niet voor je bouwlimiet.
inspect-stables-note = Je gewone gebouw mag je in dezelfde beurt nog bouwen. Alleen de Kapitein mag ze niet bouwen.
inspect-statue = Aan het eind: 5 punten als je de kroon hebt.
inspect-statue-note = Een vermoorde Koning krijgt de kroon daarvoor nog.
inspect-theater = Na het kiezen mag je je karakter ongezien ruilen met dat van een andere speler.
inspect-theater-note = Met 2 of 3 spelers kies je welk van jouw karakters je geeft en krijg je er op goed geluk een van de ander.
inspect-thieves_den = Je mag het geheel of deels met handkaarten betalen in plaats van met goud: elke kaart telt als 1 goud.
inspect-thieves_den-note = Worden ze afgepakt, dan krijg je alleen het goud terug.
inspect-throne_room = Telkens als de kroon naar een andere speler gaat: 1 goud.
inspect-throne_room-note = Een kroon nemen die je al hebt, telt niet.
inspect-university = Kost 6 en telt 8.
inspect-university-note = Het zilver telt alleen aan het eind: de prijs is 6, de Condottiere vernietigt haar dus voor 5.
inspect-wishing_well = Aan het eind: 1 punt voor elk uniek gebouw van je stad.
inspect-wishing_well-note = De put telt zichzelf mee.
inspect-acrobat = Wordt nummer 4 opgeroepen en meldt niemand zich: neem direct de kroon.
inspect-acrobat-note = Je speelt haar buiten je beurt; ze kost je geen actiekaart van de beurt.
inspect-circus_tent = Leg haar in je stad: een gebouw zonder prijs, punten en soort waar niets aan kan komen.
inspect-circus_tent-note = Ze telt niet voor je bouwlimiet, maar er is belasting op, en de Kapitein mag haar niet opzetten.
inspect-director = Deze beurt mag je 2 gebouwen meer bouwen.
inspect-director-note = Niet als Kapitein.
inspect-ticket_booth = Leg hem voor je. De anderen mogen er één keer per beurt 1 goud op leggen, 3 kaarten trekken en er een houden. In je beurt mag je het goud nemen en hem afleggen.
inspect-ticket_booth-note = Goud dat er aan het eind op ligt, is niets waard.
inspect-living_cannonball = Leg een van je gebouwen af en bouw daarvoor in de plaats een duurder voor het verschil.
inspect-living_cannonball-note = Buiten je bouwlimiet; geen Circustent, niet als Kapitein.
inspect-rasputin = Is je karakter door nummer 1 of 2 getroffen, speel hem dan als je wordt opgeroepen: in deze beurt ben je tegen de gevolgen beschermd.
inspect-rasputin-note = Hij is je actiekaart van de beurt. Een onteigening zonder zegel of een dreigement zonder roos is reden genoeg.
inspect-fortune_teller = Bekijk de handkaarten van een andere speler en neem er een van in je hand.
inspect-fortune_teller-note = Je mag de handkaarten laten zoals ze zijn, tenzij de tafel anders speelt. Een kaart die je neemt, komt in je hand: direct bouwen, zoals de Tovenaar, kan niet.
inspect-fortune_teller-note2 = Het is je actiekaart van de beurt.

## Wat niet is zoals gedrukt
provenance-uniques = Welke zes unieke gebouwen de 36 van de doos volmaken: de spelregels beelden de kaarten niet af en noemen alleen de { bell_tower }. Wat ze kosten en doen, staat in andere uitgaven gedrukt. Heeft jouw doos andere gebouwen, speel dan met “{ option-set-free }” en kies zelf de veertien unieke gebouwen.
provenance-sets = Welke karakters en unieke gebouwen bij de aanbevolen lijsten horen. De tabellen zijn verloren; de lijsten van de Engelse uitgave van 2016 worden gespeeld.
provenance-action_names = De namen van de actiekaarten { ticket_booth }, { living_cannonball } en { fortune_teller }. Wat ze doen, staat in de spelregels.
