# La Città

tagline = Italiaanse vorsten bouwen steden en winnen het volk voor zich.

## Gebouwen
castle = castello
farm = boerderij
quarry = steengroeve
market = marktplein
statue = standbeeld
cloister = klooster
fountain = bron
palazzo = palazzo
hospital = ziekenhuis
bath_house = badhuis
cathedral = kathedraal
university = universiteit

## Landschap en zones
farmland_1 = landbouwgrond 1
farmland_2 = landbouwgrond 2
farmland_3 = landbouwgrond 3
mountain = gebergte
water = water
light_green = lichtgroen
brownish = bruinachtig
yellow_green = geelgroen

## De stem van het volk
culture = cultuur
education = scholing
health = gezondheid

## Politieke kaarten
famous_architect = beroemd architekt
bread_and_games = brood en spelen
golden_times = gouden tijden
rich_harvest = rijke oogst
referendum = referendum

## Kleuren
red = rood
blue = blauw
green = groen
yellow = geel
brown = bruin

## Voorbereiding
option-setup = Opbouw
option-setup-help = Vaste landschappen en castello's, of geschudde landschappen waarop ieder om de beurt twee castello's plaatst.
option-setup-standard = Standaard
option-setup-advanced = Voor gevorderden
preset-advanced = Opbouw voor gevorderde spelers

## Wat er gebeurt
log-terrain_laid = De landschappen worden neergelegd.
log-start_player = { $seat } begint.
    .you = Jij begint.
log-castle_placed = { $seat } plaatst een castello op { $cell }: stad { $city }, { $food } voedsel.
    .you = Je plaatst een castello op { $cell }: stad { $city }, { $food } voedsel.
log-display_laid = Open politieke kaarten: { $cards }.
log-year_began = Jaar { $year } begint; { $seat } is startspeler.
    .you = Jaar { $year } begint; jij bent startspeler.
log-voices_laid = De stem van het volk: { $voice } ligt open, drie kaarten zijn gedekt.
log-quarries_paid = De steengroeven van { $seat } leveren { $gold } goud op.
    .you = Je steengroeven leveren { $gold } goud op.
log-cities_grew = { $seat } krijgt een burger in { $cities_count ->
        [one] stad
       *[other] de steden
    } { $cities }.
    .you = Je krijgt een burger in { $cities_count ->
        [one] stad
       *[other] de steden
    } { $cities }.
log-gold_taken = { $seat } neemt { $gold } goud.
    .you = Je neemt { $gold } goud.
log-founded = { $seat } sticht stad { $city } op { $cell } met een burger van stad { $from }: { $food } voedsel.
    .you = Je sticht stad { $city } op { $cell } met een burger van stad { $from }: { $food } voedsel.
log-tiles_turned = Er is geen { $building } meer: { $tiles ->
        [one] één fiche van dezelfde stapel wordt omgedraaid.
       *[other] { $tiles } fiches van dezelfde stapel worden omgedraaid.
    }
log-built = { $seat } bouwt een { $building } op { $cell } in stad { $city }.
    .you = Je bouwt een { $building } op { $cell } in stad { $city }.
log-built_by_card = { $seat } betaalt { $cost } goud en bouwt een { $building } op { $cell } in stad { $city }.
    .you = Je betaalt { $cost } goud en bouwt een { $building } op { $cell } in stad { $city }.
log-built_by_architect = { $seat } betaalt de beroemde architekt { $cost } goud voor een { $building } op { $cell } in stad { $city }.
    .you = Je betaalt de beroemde architekt { $cost } goud voor een { $building } op { $cell } in stad { $city }.
log-games_held = { $seat } geeft brood en spelen ({ $cost } goud) bij een { $building } op { $cell }: dit jaar { $voices }.
    .you = Je geeft brood en spelen ({ $cost } goud) bij een { $building } op { $cell }: dit jaar { $voices }.
log-citizens_came = Gouden tijden ({ $cost } goud): { $citizens ->
        [one] er komt een burger
       *[other] er komen { $citizens } burgers
    } naar stad { $city } van { $seat }.
    .you = Gouden tijden ({ $cost } goud): { $citizens ->
        [one] er komt een burger
       *[other] er komen { $citizens } burgers
    } naar je stad { $city }.
log-harvest_doubled = { $seat } heeft een rijke oogst op { $cell }: dit jaar { $food } voedsel extra.
    .you = Je hebt een rijke oogst op { $cell }: dit jaar { $food } voedsel extra.
log-peeked = { $seat } houdt een referendum ({ $cost } goud) en bekijkt de stemkaarten { $positions }.
log-peeked_yourself = { $seat } houdt een referendum ({ $cost } goud) en ziet op de stemkaarten { $positions }: { $cards }.
    .you = Je houdt een referendum ({ $cost } goud) en ziet op de stemkaarten { $positions }: { $cards }.
log-passed = { $seat } trekt ongezien een politieke kaart.
    .you = Je trekt ongezien een politieke kaart.
log-penalty_paid = { $seat } verliest een actiekaart door de honger van vorig jaar.
    .you = Je verliest een actiekaart door de honger van vorig jaar.
log-deck_shuffled = De afgelegde politieke kaarten worden geschud: { $cards } kaarten.
log-card_opened = Er wordt een kaart { $card } opengelegd.
log-people_spoke = Het volk spreekt: { $cards }. Het wil { $preferences }.
log-migrated = Stad { $city } van { $seat } lokt met { $voice } een burger uit { $from_count ->
        [one] stad
       *[other] elk van de steden
    } { $from }: { $arrived } { $arrived ->
        [one] blijft
       *[other] blijven
    }{ $lost ->
        [0] .
       *[other] , voor { $lost } is geen plaats.
    }
    .you = Je stad { $city } lokt met { $voice } een burger uit { $from_count ->
        [one] stad
       *[other] elk van de steden
    } { $from }: { $arrived } { $arrived ->
        [one] blijft
       *[other] blijven
    }{ $lost ->
        [0] .
       *[other] , voor { $lost } is geen plaats.
    }
log-called_in_vain = Stad { $city } van { $seat } noemt { $voice }; niemand komt.
    .you = Je stad { $city } noemt { $voice }; niemand komt.
log-demolished = { $seat } breekt een { $building } op { $cell } in stad { $city } af.
    .you = Je breekt een { $building } op { $cell } in stad { $city } af.
log-city_lost = Stad { $city } van { $seat } op { $cell } is verlaten; het castello gaat terug.
    .you = Je stad { $city } op { $cell } is verlaten; je neemt het castello terug.
log-hungry = { $seat } heeft { $food } voedsel voor { $citizens } burgers.
    .you = Je hebt { $food } voedsel voor { $citizens } burgers.
log-starved = Een hongerige burger verlaat stad { $city } van { $seat }.
    .you = Een hongerige burger verlaat je stad { $city }.
log-year_ended = Jaar { $year } is afgelopen.

## Wat je kunt doen
do-castle = Castello op { $cell } ({ $food } voedsel)
do-gold = Neem 2 goud
do-found = Sticht een stad op { $cell } ({ $food } voedsel) met een burger van stad { $from }
do-build_farm = Bouw een boerderij op { $cell } ({ $food } voedsel)
do-build_quarry = Bouw een steengroeve op { $cell } ({ $gold } goud per jaar)
do-build = Bouw een { $building } op { $cell }
do-card = Bouw een { $building } op { $cell } voor { $cost } goud
do-architect = Beroemd architekt: { $building } op { $cell } voor { $cost } goud
do-games = Brood en spelen, { $building } op { $cell }: { $voices } voor { $cost } goud
do-golden_times = Gouden tijden: { $citizens ->
        [one] een burger
       *[other] { $citizens } burgers
    } voor stad { $city }, { $cost } goud
do-harvest = Rijke oogst op { $cell } ({ $food } voedsel extra)
do-referendum = Referendum: bekijk de kaarten { $positions } voor { $cost } goud
do-pass = Pas: trek ongezien een politieke kaart
do-migrate = Stad { $city } lokt met { $voice }
do-demolish = Breek een { $building } op { $cell } in stad { $city } af
do-starve = Een burger van stad { $city } vertrekt

## Vragen
ask-castle = { $seat } plaatst een castello.
    .you = Plaats een castello.
ask-turn = { $seat } speelt een kaart (jaar { $year }, ronde { $round }).
    .you = Speel een kaart (jaar { $year }, ronde { $round }).
ask-migrate = { $seat } beslist waarmee een stad de burgers van de buren lokt: { $preferences }.
    .you = Beslis waarmee je stad de burgers van de buren lokt: { $preferences }.
ask-demolish = { $seat } breekt { $buildings ->
        [one] een gebouw
       *[other] { $buildings } gebouwen
    } van stad { $city } af.
    .you = Breek { $buildings ->
        [one] een gebouw
       *[other] { $buildings } gebouwen
    } van stad { $city } af.
ask-starve = { $seat } kiest wie door honger vertrekt: nog { $citizens ->
        [one] een burger
       *[other] { $citizens } burgers
    }.
    .you = Kies wie door honger vertrekt: nog { $citizens ->
        [one] een burger
       *[other] { $citizens } burgers
    }.

## Weigeringen
why-not_now = Daarover wordt nu niet beslist.
why-no_action_card = Je hebt dit jaar geen ongebruikte actiekaart meer.
why-card_not_open = Er ligt geen kaart { $card } open.
why-too_expensive = Dat kost { $cost } goud; je hebt { $gold }.
why-no_castle = Al je castello's staan op het bord.
why-founded_already = Je hebt dit jaar al een stad gesticht.
why-supply_too_small = Daarvoor zijn { $needed } burgers uit de voorraad nodig; er zijn er { $left }.
why-not_your_city = Dat is geen stad van jou.
why-no_free_citizen = Stad { $city } heeft geen vrije burger: in het castello en op elk gebouw moet er een blijven.
why-occupied = Op { $cell } is al gebouwd.
why-outside_zone = { $cell } is { $zone }: daar mag met { $players } of meer spelers gebouwd worden.
why-too_near = { $cell } ligt te dichtbij: tot ieder gebouw moeten drie vakken leeg blijven.
why-not_adjacent = { $cell } grenst niet aan een stad van jou.
why-no_gap = { $cell } raakt twee steden: ertussen moet een vak leeg blijven.
why-no_water = { $cell } grenst niet aan water.
why-market_already = Stad { $city } heeft al een marktplein.
why-market_too_full = Stad { $city } heeft geen plaats voor de burger van een marktplein.
why-no_tile_left = Er is geen { $building } meer.
why-not_small = Met een actiekaart bouw je alleen kleine gebouwen.
why-not_by_architect = De architekt sticht geen steden.
why-not_your_tile = Je hebt geen gebouw op { $cell }.
why-no_such_arch = Het gebouw op { $cell } heeft geen boog in die kleur.
why-no_coloured_citizens = Je hebt dit jaar te weinig burgers in je kleur over.
why-no_room = Stad { $city } heeft geen plaats voor zoveel burgers.
why-last_year = In het laatste jaar is er geen rijke oogst.
why-not_a_farm = { $cell } is geen boerderij; alleen boerderijen hebben een rijke oogst.
why-doubled_already = De boerderij op { $cell } heeft dit jaar al een rijke oogst.
why-not_in_force = Het volk wil { $preferences }.
why-same_neighbours = Voor stad { $city } maakt dat geen verschil met wat ze al mag noemen.
why-not_this_city = Nu gaat het om een andere stad.
why-castle_stays = Het castello gaat als laatste.
why-not_outside = Zonder het gebouw op { $cell } valt de stad uiteen; begin aan de buitenkant.
why-nobody_there = In die stad woont niemand meer.

## Punten
score-citizens = Burgers
score-full_cities = Steden met cultuur, scholing en gezondheid
score-hunger = Honger in het laatste jaar
tie-1 = Goud

## De tafel in de terminal
table-placing = De castello's worden geplaatst.
table-round = Jaar { $year }, ronde { $round }; { $start } is startspeler.
table-year = Jaar { $year }; { $start } is startspeler.
table-over = Het spel is afgelopen.
table-food = voedsel
table-forbidden = verboden terrein
table-voices = Stem van het volk
table-voices_before = Vorige jaren
table-politics = Politieke kaarten
table-deck = Trekstapel
table-deck_size = { $deck ->
        [one] 1 kaart
       *[other] { $deck } kaarten
    }; { $unseen } ongezien getrokken
table-discard = In vorige jaren gespeeld
table-player = Speler
table-gold = goud
table-action_cards = acties
table-castles = castello's
table-coloured = gekleurd
table-citizens = burgers
table-notes = dit jaar
table-passed = trok ongezien
table-founded = stichtte een stad
table-penalty = verliest een beurt
table-hungry = honger op het eind
table-peeked = kent stemkaarten
table-city = Stad
table-cell = vak
table-free = vrij
table-buildings = gebouwen
table-supply = Burgers in de voorraad
table-stock = Fiches op de stapels

## Het getekende bord
map = Kaart
zoom-in = Inzoomen
zoom-out = Uitzoomen
city-badge = Stad { $city } van { $name }, { $citizens ->
    [one] één inwoner
   *[other] { $citizens } inwoners
}
city-of = Stad { $city } van { $name }
city-people = { $citizens } van hoogstens { $limit } inwoners, { $free } vrij
city-people_free = { $citizens } inwoners zonder grens, { $free } vrij
city-yield = { $food } voedsel, { $gold } goud per jaar
city-voices = cultuur { $culture }, scholing { $education }, gezondheid { $health }
year-of = Jaar { $year } van 6
round-of = ronde { $round } van 5
voice-hidden = verborgen { $position }
people-want = Het volk wil
food-for = { $food } voedsel voor { $citizens } monden
full-cities = { $count ->
    [one] { $count } volledige stad
   *[other] { $count } volledige steden
}
action-cards = Actiekaarten
actions-left = { $count ->
    [one] nog { $count } dit jaar
   *[other] nog { $count } dit jaar
}
deck-pass = passen: blind trekken
tool-found = stad stichten
stock-of = { $building }: { $tiles ->
    [one] nog { $tiles } tegel
   *[other] nog { $tiles } tegels
}
pick-gold = goud
pick-deck = stapel
pick-found = stad stichten
pick-tokens = inwoners in jouw kleur
pick-number = hoeveel
hint-what = Kies een tegel om te bouwen.
hint-where = Kies een plaats op de kaart.
hint-how = Kies hoe.
inspect-castle = Het hart van een stad. Het oogst de landbouwgrond eromheen, en hier verschijnen nieuwe inwoners. Eén inwoner van een andere stad van jou gaat mee, er komen er twee uit de voorraad bij.
inspect-distance = Tussen een nieuw castello en elk gebouw blijven drie velden leeg. Je sticht hoogstens één stad per jaar.
inspect-limits = Een stad telt hoogstens 5 inwoners, 8 met een marktplein, en onbeperkt veel met een marktplein en een bron of badhuis.
inspect-farm = Oogst de landbouwgrond waaraan ze grenst: één voedsel per schoof.
inspect-quarry = Elk jaar één goud voor elk gebergte waaraan ze grenst.
inspect-market = Laat een stad boven 5 inwoners groeien. Eén per stad.
inspect-statue = Eén cultuur.
inspect-cloister = Eén scholing.
inspect-fountain = Eén gezondheid. Ze moet aan water grenzen.
inspect-palazzo = Twee cultuur.
inspect-hospital = Eén scholing en één gezondheid.
inspect-bath_house = Twee gezondheid. Het moet aan water grenzen.
inspect-cathedral = Drie cultuur.
inspect-university = Drie scholing.
inspect-arches = De bogen tellen als het volk spreekt: inwoners trekken naar de buur die meer heeft van wat ze willen.
inspect-cost_medium = De kaart kost 1 goud.
inspect-cost_large = De kaart kost 3 goud.
inspect-famous_architect = Bouwt elk gebouw behalve een castello: kleine voor 1, middelgrote voor 2, grote voor 4 goud.
inspect-bread_and_games = Tot 3 inwoners in jouw kleur staan op een gebouw van jou en tellen dit jaar als bogen in de kleuren daarvan, voor 0, 2 of 5 goud.
inspect-golden_times = Naar een van je steden komen 1, 2 of 3 inwoners, voor 0, 2 of 5 goud.
inspect-rich_harvest = Een van je boerderijen voedt dit jaar dubbel zoveel mensen. Niet in het laatste jaar.
inspect-referendum = Bekijk twee van de verborgen stemkaarten, of alle drie voor 2 goud.
where-near = grenst aan { $terrain }; bij { $cities }
where-empty = Veld { $cell }, grenst aan { $terrain }
voices-unseen = Nog niet gezien: cultuur { $culture }, scholing { $education }, gezondheid { $health }
voices-left = nog niet gezien
voice-known = Alleen jij kent deze kaart
starts = Startspeler
player-actions = { $count ->
    [one] nog { $count } actiekaart
   *[other] nog { $count } actiekaarten
}
player-castles = { $count ->
    [one] { $count } castello in voorraad
   *[other] { $count } castello's in voorraad
}
player-coloured = { $count ->
    [one] { $count } burger in eigen kleur
   *[other] { $count } burgers in eigen kleur
}
player-passes = { $count ->
    [one] { $count } kaart blind getrokken
   *[other] { $count } kaarten blind getrokken
}
famine = Te weinig voedsel: { $count ->
    [one] één burger vertrekt
   *[other] { $count } burgers vertrekken
}, en volgend jaar verlies je je eerste beurt.
famine-last = Te weinig voedsel: { $count ->
    [one] één burger vertrekt
   *[other] { $count } burgers vertrekken
}, en honger in het laatste jaar kost 5 punten.
town-focus = Toon stad { $city }
your-cities = Jouw steden
supply-of = { $count } burgers in de voorraad
lens = Steden vergelijken
lens-of = Vergelijk de steden op { $voice }
calls = { $count ->
    [0] niemand komt
    [one] een burger van stad { $cities }
   *[other] burgers van { $cities }
}
city-compare = Dichtbij: stad { $city } van { $name }; cultuur { $culture }, scholing { $education }, gezondheid { $health }
architect-cost = { $cost } goud bij de beroemde architect
have-gold = Je hebt { $gold } goud.
hint-veil = Kies twee kaarten, of alle drie voor 2 goud.
veiled = Verborgen stemkaart
inspect-veiled = Ze wordt na de vijfde ronde geopend. Wie een referendum speelt, mag haar eerder bekijken.
inspect-culture = Het volk wil wat de meeste van de vier kaarten tonen. Bij twee en twee wil het beide, en noemt elke stad er één van.
inspect-migration = Een stad trekt één burger uit elke stad van een andere speler met één of twee lege velden ertussen die minder heeft van wat ze noemt. Bij gelijk verhuist niemand. Wie geen plaats vindt, gaat naar de voorraad.
deck = Passen
inspect-deck = Trek de bovenste politieke kaart; niemand bekijkt ze. Dat mag altijd.
inspect-spent = De open plaatsen van de zeven kaarten worden meteen aangevuld.
inspect-adjacent = Het staat naast een gebouw van de stad en raakt geen andere stad, ook geen eigen. Eén vrije burger van de stad trekt erin.
inspect-market_citizen = De burger komt uit de voorraad; de stad moet er plaats voor hebben.
inspect-farm_note = Boerderijen mogen ook naast landbouwgrond staan, maar leveren dan niets op. Voedsel wordt elk jaar opnieuw geteld en nooit bewaard.
inspect-quarry_note = Het goud komt aan het begin van elk jaar.
inspect-tile_turned = Is één kant van een stapel op, dan wordt de helft van de andere kant omgedraaid.
inspect-full = Een stad met cultuur, scholing en gezondheid is op het eind 3 punten waard. Een ziekenhuis geeft scholing en gezondheid.
inspect-architect_note = Hij sticht geen steden.
inspect-games_note = Ze blijven tot het eind van het jaar en maken een stad niet volledig. Alleen bij een ziekenhuis kies je de kleur.
inspect-golden_note = De stad moet plaats hebben voor allemaal.
inspect-harvest_note = Castello's tellen niet, en elke boerderij heeft één rijke oogst per jaar.
inspect-referendum_note = Alleen jij ziet de kaarten, de anderen zien welke je bekeek.
hill = heuvels
site = open veld
site-yields = Een boerderij oogst hier { $food } voedsel, een steengroeve levert { $gold } goud per jaar op.
site-water = Het grenst aan water: hier mag een bron of badhuis staan.
inspect-site = Een veld in het dal waarop nog niets staat. Steden groeien veld na veld door de dalen.
inspect-farmland = De schoven erop voeden een stad: een castello of boerderij op een aangrenzend veld oogst er elk jaar één voedsel voor elke schoof.
inspect-mountain = Een steengroeve op een aangrenzend veld levert één goud per jaar op voor elk gebergte waaraan ze grenst.
inspect-water = Een bron of badhuis moet eraan grenzen. Het levert geen voedsel en geen goud op.
inspect-hill = Op heuvels bouwt niemand, en steden noch burgers steken ze over.

## Wat niet is zoals gedrukt
provenance-board = De omtrek van het speelbord en de grenzen van de drie zones; de afbeelding is verloren. Bekend zijn valleien van één vak breed rond driehoeken voor de landschappen.
provenance-set_ups = Landschappen en castello's van de startopstellingen voor 2 tot 5 spelers. Elk castello oogst 4 voedsel, zoals in de voorbeelden van de spelregels.
provenance-card_counts = Welke politieke kaarten vier keer voorkomen en welke twee keer. Bekend is dat zes soorten vier keer en vier soorten twee keer voorkomen.
provenance-farmland = Hoe de 14 landbouwgronden verdeeld zijn in 6 met één graansymbool, 6 met twee en 2 met drie.
provenance-hospital = Het geeft scholing en gezondheid, zoals op zijn kaart. De alinea over de puntentelling zegt cultuur en gezondheid.
provenance-names = De steden hebben in druk geen namen; deze zijn van Italiaanse steden.
