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

## Namen van steden, in de volgorde van stichting
town_0 = Siena
town_1 = Arezzo
town_2 = Urbino
town_3 = Pesaro
town_4 = Mantova
town_5 = Verona
town_6 = Ferrara
town_7 = Ravenna
town_8 = Bologna
town_9 = Imola
town_10 = Lucca
town_11 = Volterra
town_12 = Padova
town_13 = Treviso
town_14 = Cremona
town_15 = Brescia
town_16 = Modena
town_17 = Rimini
town_18 = Gubbio
town_19 = Todi
town_20 = Orvieto
town_21 = Spoleto
town_22 = Vicenza
town_23 = Bergamo
town_24 = Como
town_25 = Novara
town_26 = Prato
town_27 = Empoli
town_28 = Faenza
town_29 = Carpi
town_30 = Cesena
town_31 = Asti
town_32 = Alba
town_33 = Ivrea
town_34 = Lodi
town_35 = Forlì
town_36 = Osimo
town_37 = Narni
town_38 = Genova
town_39 = Cuneo

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
culture_1 = +1 cultuur
culture_2 = +2 cultuur
culture_3 = +3 cultuur
education_1 = +1 scholing
education_2 = +2 scholing
education_3 = +3 scholing
health_1 = +1 gezondheid
health_2 = +2 gezondheid
health_3 = +3 gezondheid

## Eén letter voor elk, op de bogen
culture_letter = C
education_letter = S
health_letter = G

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
option-setup-help = Vaste landschappen en castello's, of geschudde landschappen waarop elke speler om de beurt twee castello's plaatst.
option-setup-standard = Standaard
option-setup-advanced = Voor gevorderden
option-passing = Passen
option-passing-help = Of een speler in elke beurt een gedekte politieke kaart mag trekken, of alleen als er niets anders kan.
option-passing-free = In elke beurt
option-passing-forced = Alleen als niets anders kan
option-feeding = Voedselvoorziening
option-feeding-help = Of burgers en voedsel één keer per jaar geteld worden, of opnieuw nadat gebouwen door honger zijn afgebroken.
option-feeding-once = Eén keer geteld
option-feeding-until_fed = Tot er genoeg is
preset-advanced = Opbouw voor gevorderde spelers

## Wat er gebeurt
log-terrain_laid = De landschappen worden neergelegd: { $terrain }.
terrain_slots = { $terrain } op { $slots }
log-start_player = { $seat } begint.
    .you = Jij begint.
log-castle_placed = { $seat } sticht { $city } met een castello op vak { $cell } ({ $food } voedsel).
    .you = Je sticht { $city } met een castello op vak { $cell } ({ $food } voedsel).
log-display_laid = Open politieke kaarten: { $cards }.
log-year_began = Jaar { $year } begint; { $seat } is startspeler.
    .you = Jaar { $year } begint; jij bent startspeler.
log-round_began = Politieke ronde { $round } van 5.
log-voices_laid = De stem van het volk: { $voice } ligt open, drie kaarten zijn gedekt.
log-quarries_paid = De steengroeven van { $seat } leveren { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } op.
    .you = Je steengroeven leveren { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } op.
log-cities_grew = { $cities_count ->
        [0] { $seat } krijgt geen burger{ not_grown }.
       *[other] { $seat } krijgt een burger in { $cities }{ not_grown }.
    }
    .you = { $cities_count ->
        [0] Je krijgt geen burger{ not_grown }.
       *[other] Je krijgt een burger in { $cities }{ not_grown }.
    }
not_grown = { $full_count ->
        [0] {""}
       *[other] ; geen plaats in { $full }
    }{ $unsupplied_count ->
        [0] {""}
       *[other] ; in de voorraad is geen burger meer voor { $unsupplied }
    }
full_city = { $city } (hoogstens { $limit } burgers)
log-no_migration = Geen stad heeft daarvan meer dan een buurstad van een andere speler: er verhuist geen burger.
log-gold_taken = { $seat } neemt { $gold } goudstukken.
    .you = Je neemt { $gold } goudstukken.
log-founded = { $seat } sticht { $city } op vak { $cell } ({ $food } voedsel) met een burger uit { $from } en twee uit de voorraad.
    .you = Je sticht { $city } op vak { $cell } ({ $food } voedsel) met een burger uit { $from } en twee uit de voorraad.
log-tiles_turned = Er is geen { $building } meer: { $tiles ->
        [one] één fiche van dezelfde stapel wordt omgedraaid.
       *[other] { $tiles } fiches van dezelfde stapel worden omgedraaid.
    }
log-built = { $seat } bouwt een { $building } op vak { $cell } in { $city }.
    .you = Je bouwt een { $building } op vak { $cell } in { $city }.
log-built_by_card = { $seat } betaalt { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    } en bouwt een { $building } op vak { $cell } in { $city }.
    .you = Je betaalt { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    } en bouwt een { $building } op vak { $cell } in { $city }.
log-built_by_architect = { $seat } betaalt de beroemde architekt { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    } voor een { $building } op vak { $cell } in { $city }.
    .you = Je betaalt de beroemde architekt { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    } voor een { $building } op vak { $cell } in { $city }.
log-games_held = { $seat } zet brood en spelen in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    } op vak { $cell } ({ $building }): dit jaar { $voices }.
    .you = Je zet brood en spelen in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    } op vak { $cell } ({ $building }): dit jaar { $voices }.
log-citizens_came = { $seat } zet gouden tijden in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    }: er { $citizens ->
        [one] komt een burger
       *[other] komen { $citizens } burgers
    } in { $city }.
    .you = Je zet gouden tijden in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    }: er { $citizens ->
        [one] komt een burger
       *[other] komen { $citizens } burgers
    } in { $city }.
log-harvest_doubled = { $seat } heeft een rijke oogst op de boerderij op vak { $cell }: dit jaar { $food } voedsel extra.
    .you = Je hebt een rijke oogst op de boerderij op vak { $cell }: dit jaar { $food } voedsel extra.
log-peeked = { $seat } zet een referendum in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    } en bekijkt de gedekte kaarten { $positions } van de stem van het volk.
log-peeked_yourself = { $seat } zet een referendum in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    } en ziet op de gedekte kaarten { $positions } van de stem van het volk: { $cards }.
    .you = Je zet een referendum in { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    } en ziet op de gedekte kaarten { $positions } van de stem van het volk: { $cards }.
log-passed = { $seat } past en trekt een gedekte politieke kaart.
    .you = Je past en trekt een gedekte politieke kaart.
log-passed_forced = { $seat } kan niets anders en trekt een gedekte politieke kaart.
    .you = Je kunt niets anders en trekt een gedekte politieke kaart.
log-penalty_paid = { $seat } verliest deze beurt en een actiekaart: de boete voor de weggelopen burgers van vorig jaar.
    .you = Je verliest deze beurt en een actiekaart: de boete voor je weggelopen burgers van vorig jaar.
log-deck_shuffled = De stapel politieke kaarten is uitgeput; de { $cards } kaarten van de aflegstapel worden geschud.
log-card_opened = Nieuw bij de open politieke kaarten: { $card }.
log-people_spoke = De stem van het volk: { $cards }. Het volk wil { $preferences }.
log-migrated = { $city } van { $seat } ({ $voice } { $strength }) trekt een burger uit { $from_count ->
        [one] {""}
       *[other] elk van deze steden:{" "}
    }{ $from }{ $lost ->
        [0] .
        [one] { $arrived ->
            [0] ; er is geen plaats, dus gaat de burger naar de voorraad.
           *[other] ; er is plaats voor { $arrived }, de andere gaat naar de voorraad.
        }
       *[other] { $arrived ->
            [0] ; er is geen plaats, dus gaan ze naar de voorraad.
           *[other] ; er is plaats voor { $arrived }, de andere gaan naar de voorraad.
        }
    }
    .you = Jouw { $city } ({ $voice } { $strength }) trekt een burger uit { $from_count ->
        [one] {""}
       *[other] elk van deze steden:{" "}
    }{ $from }{ $lost ->
        [0] .
        [one] { $arrived ->
            [0] ; er is geen plaats, dus gaat de burger naar de voorraad.
           *[other] ; er is plaats voor { $arrived }, de andere gaat naar de voorraad.
        }
       *[other] { $arrived ->
            [0] ; er is geen plaats, dus gaan ze naar de voorraad.
           *[other] ; er is plaats voor { $arrived }, de andere gaan naar de voorraad.
        }
    }
log-called_in_vain = { $city } van { $seat } kiest { $voice } ({ $strength }); niemand komt.
    .you = Jouw { $city } kiest { $voice } ({ $strength }); niemand komt.
migrated_from = { $city } van { $seat } ({ $strength })
    .you = jouw { $city } ({ $strength })
log-demolished = { $city } heeft te weinig burgers: { $seat } breekt het gebouw op vak { $cell } ({ $building }) af.
    .you = { $city } heeft te weinig burgers: je breekt het gebouw op vak { $cell } ({ $building }) af.
log-city_lost = { $city } van { $seat } op vak { $cell } heeft geen burger meer en verdwijnt; het castello gaat terug naar { $seat }.
    .you = Jouw { $city } op vak { $cell } heeft geen burger meer en verdwijnt; je neemt het castello terug.
log-hungry = { $seat } heeft { $food } voedsel voor { $citizens } burgers: { $missing ->
        [one] één burger loopt weg.
       *[other] { $missing } burgers lopen weg.
    }
    .you = Je hebt { $food } voedsel voor { $citizens } burgers: { $missing ->
        [one] één burger loopt weg.
       *[other] { $missing } burgers lopen weg.
    }
log-starved = Een burger loopt wegens voedselgebrek weg uit { $city } van { $seat }.
    .you = Een burger loopt wegens voedselgebrek weg uit jouw { $city }.
log-year_ended = Jaar { $year } is afgelopen.

## Wat je kunt doen
do-castle = Castello op vak { $cell } ({ $food } voedsel)
do-gold = Neem 2 goudstukken
do-found = Sticht een stad op vak { $cell } ({ $food } voedsel) met een burger uit { $from }
do-build_farm = Bouw een boerderij op vak { $cell } ({ $food } voedsel)
do-build_quarry = Bouw een steengroeve op vak { $cell } ({ $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } per jaar)
do-build = Bouw een { $building } op vak { $cell }
do-card = Bouw een { $building } op vak { $cell } voor { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    }
do-architect = Beroemd architekt: { $building } op vak { $cell } voor { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    }
do-games = Brood en spelen op vak { $cell } ({ $building }): { $voices } { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    }
do-golden_times = Gouden tijden: { $citizens ->
        [one] een burger
       *[other] { $citizens } burgers
    } in { $city } { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    }
do-harvest = Rijke oogst op vak { $cell } ({ $food } voedsel extra)
do-referendum = Referendum: bekijk de gedekte kaarten { $positions } { $cost ->
        [0] zonder kosten
       *[other] voor { $cost } goudstukken
    }
do-pass = Pas: trek een gedekte politieke kaart
shows-peeked = Alleen jij ziet de gedekte kaarten van de stem van het volk die je bekijkt.
shows-card_opened = De volgende politieke kaart wordt opengelegd; alle spelers zien ze.
do-migrate = { $city } kiest { $voice }
do-demolish = Breek het gebouw op vak { $cell } ({ $building }) in { $city } af
do-starve = Een burger loopt weg uit { $city }

## Vragen
ask-castle = { $seat } plaatst een castello.
    .you = Plaats een castello.
ask-turn = { $seat } speelt een kaart (jaar { $year }, ronde { $round }).
    .you = Speel een kaart (jaar { $year }, ronde { $round }).
ask-migrate = { $seat } kiest met welke voorkeur een stad de burgers van de buursteden trekt: { $preferences }.
    .you = Kies met welke voorkeur je stad de burgers van de buursteden trekt: { $preferences }.
ask-demolish = { $seat } breekt { $buildings ->
        [one] een gebouw
       *[other] { $buildings } gebouwen
    } van { $city } af.
    .you = Breek { $buildings ->
        [one] een gebouw
       *[other] { $buildings } gebouwen
    } van { $city } af.
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
why-too_expensive = Dat kost { $cost ->
        [one] { $cost } goudstuk
       *[other] { $cost } goudstukken
    }; je hebt er { $gold }.
why-no_castle = Al je castello's staan op het bord.
why-founded_already = Je hebt dit jaar al een stad gesticht.
why-supply_too_small = Daarvoor zijn { $needed } burgers uit de voorraad nodig; er zijn er { $left }.
why-not_your_city = Dat is geen stad van jou.
why-no_free_citizen = { $city } heeft geen vrije burger: in het castello en op elk gebouw moet er een blijven.
why-occupied = Op vak { $cell } is al gebouwd.
why-outside_zone = Vak { $cell } is { $zone }: daar mag met { $players } of meer spelers gebouwd worden.
why-too_near = Vak { $cell } ligt te dichtbij: tot ieder gebouw moeten drie vakken leeg blijven.
why-not_adjacent = Vak { $cell } grenst niet aan een stad van jou.
why-no_gap = Vak { $cell } raakt twee steden: ertussen moet een vak leeg blijven.
why-no_water = Vak { $cell } grenst niet aan water.
why-market_already = { $city } heeft al een marktplein.
why-market_too_full = { $city } heeft geen plaats voor de burger van een marktplein.
why-no_tile_left = Er is geen { $building } meer.
why-not_small = Met een actiekaart bouw je alleen kleine gebouwen.
why-not_by_architect = De architekt sticht geen steden.
why-not_your_tile = Je hebt geen gebouw op vak { $cell }.
why-no_such_arch = Het gebouw op vak { $cell } heeft geen boog in die kleur.
why-no_coloured_citizens = Je hebt dit jaar te weinig burgers in je kleur over.
why-no_room = { $city } heeft geen plaats voor zoveel burgers.
why-last_year = In het laatste jaar is er geen rijke oogst.
why-not_a_farm = Op vak { $cell } staat geen boerderij; alleen boerderijen hebben een rijke oogst.
why-doubled_already = De boerderij op vak { $cell } heeft dit jaar al een rijke oogst.
why-not_in_force = Het volk wil { $preferences }.
why-same_neighbours = Voor { $city } maakt dat geen verschil met wat ze al mag kiezen.
why-not_this_city = Nu gaat het om een andere stad.
why-castle_stays = Het castello gaat als laatste.
why-not_outside = Zonder het gebouw op vak { $cell } valt de stad uiteen; begin aan de buitenkant.
why-nobody_there = In die stad woont niemand meer.
why-may_not_pass = Aan deze tafel past een speler alleen als niets anders mogelijk is.

## Punten
explain-points = Eén punt per burger, en punten voor volle steden. Honger in het laatste jaar kost punten aan het eind.
score-citizens = Burgers
score-full_cities = Punten voor steden met alle voorkeuren
score-hunger = Honger in het laatste jaar
tie-1 = Goudstukken

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
    }; { $unseen } gedekt getrokken
table-discard = In vorige jaren gespeeld
table-player = Speler
table-gold = goudstukken
table-action_cards = acties
table-castles = castello's
table-coloured = gekleurd
table-citizens = burgers
table-notes = dit jaar
table-passed = trok een gedekte kaart
table-founded = stichtte een stad
table-penalty = verliest een beurt
table-hungry = honger op het eind
table-peeked = kent gedekte kaarten
table-city = Stad
table-cell = vak
table-free = vrij
table-buildings = gebouwen
table-supply = Burgers in de voorraad
table-stock = Fiches op de stapels
table-number = nr.
code-castle = AB
code-farm = Bo
code-quarry = Sg
code-market = Ma
code-statue = Sb
code-cloister = Kl
code-fountain = Br
code-palazzo = Pa
code-hospital = Zi
code-bath_house = Ba
code-cathedral = Ka
code-university = Un

## Het getekende bord
map = Kaart
zoom-in = Inzoomen
zoom-out = Uitzoomen
city-badge = { $city } van { $name }, { $citizens ->
    [one] één burger
   *[other] { $citizens } burgers
}
city-of = { $city } van { $name }
city-people = { $citizens } van hoogstens { $limit } burgers, { $free } vrij
city-people_free = { $citizens } burgers zonder bovengrens, { $free } vrij
city-yield = { $food } voedsel, { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} per jaar
city-voices = cultuur { $culture }, scholing { $education }, gezondheid { $health }
year-of = Jaar { $year } van 6
round-of = ronde { $round } van 5
voice-hidden = gedekt { $position }
people-want = Het volk wil
food-for = { $food } voedsel voor { $citizens } burgers
full-cities = { $count ->
    [one] { $count } volledige stad
   *[other] { $count } volledige steden
}
action-cards = Actiekaarten
actions-left = { $count ->
    [one] nog { $count } dit jaar
   *[other] nog { $count } dit jaar
}
deck-pass = passen: gedekt trekken
tool-found = stad stichten
stock-of = { $building }: { $tiles ->
    [one] nog { $tiles } fiche
   *[other] nog { $tiles } fiches
}
pick-gold = goudstukken
pick-deck = stapel
pick-found = stad stichten
pick-tokens = burgers in jouw kleur
pick-number = hoeveel
hint-what = Kies een fiche om te bouwen.
hint-where = Kies een plaats op de kaart.
hint-from = Welke stad stuurt een burger?
hint-how = Kies hoe.
inspect-castle = Het hart van een stad. Het oogst de landbouwgrond eromheen, en hier verschijnen nieuwe burgers. Eén burger van een ander castello van jou gaat mee, er komen er twee uit de voorraad bij.
inspect-distance = Tussen een nieuw castello en elk gebouw blijven drie vakken leeg. Je sticht hoogstens één stad per jaar.
inspect-limits = Een stad telt hoogstens 5 burgers, 8 met een marktplein, en onbeperkt veel met een marktplein en een bron of badhuis.
inspect-farm = Oogst de landbouwgrond waaraan ze grenst: één voedsel per graansymbool.
inspect-quarry = Elk jaar één goudstuk voor elk gebergte waaraan ze grenst.
inspect-market = Laat een stad boven 5 burgers groeien. Eén per stad. Het vraagt geen vrije burger.
inspect-statue = Eén cultuur.
inspect-cloister = Eén scholing.
inspect-fountain = Eén gezondheid. Ze moet aan water grenzen.
inspect-palazzo = Twee cultuur.
inspect-hospital = Eén scholing en één gezondheid.
inspect-bath_house = Twee gezondheid. Het moet aan water grenzen.
inspect-cathedral = Drie cultuur.
inspect-university = Drie scholing.
inspect-arches = De bogen tellen als het volk spreekt: burgers trekken naar de buurstad die meer heeft van wat ze willen.
inspect-cost_medium = De kaart kost 1 goudstuk.
inspect-cost_large = De kaart kost 3 goudstukken.
inspect-famous_architect = Bouwt elk gebouw behalve een castello: kleine voor 1, middelgrote voor 2, grote voor 4 goudstukken.
inspect-bread_and_games = Tot 3 burgers in jouw kleur staan op een gebouw van jou en tellen dit jaar als bogen in de kleuren daarvan, voor 0, 2 of 5 goudstukken.
inspect-golden_times = In één van je steden komen 1, 2 of 3 burgers, voor 0, 2 of 5 goudstukken.
inspect-rich_harvest = Een van je boerderijen voedt dit jaar dubbel zoveel burgers. Niet in het laatste jaar.
inspect-referendum = Bekijk twee van de gedekte kaarten van de stem van het volk, of alle drie voor 2 goudstukken.
where-near = Vak { $cell }, grenst aan { $terrain }; bij { $cities }
where-empty = Vak { $cell }, grenst aan { $terrain }
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
    [one] { $count } kaart gedekt getrokken
   *[other] { $count } kaarten gedekt getrokken
}
famine = Te weinig voedsel: { $count ->
    [one] één burger vertrekt
   *[other] { $count } burgers vertrekken
}, en volgend jaar verlies je je eerste beurt.
famine-last = Te weinig voedsel: { $count ->
    [one] één burger vertrekt
   *[other] { $count } burgers vertrekken
}, en honger in het laatste jaar kost 5 punten.
town-focus = Toon { $city }
your-cities = Jouw steden
supply-of = { $count } burgers in de voorraad
lens = Steden vergelijken
lens-of = Vergelijk de steden op { $voice }
calls = { $count ->
    [0] niemand komt
    [one] een burger uit { $cities }
   *[other] burgers uit { $cities }
}
city-compare = Dichtbij: { $city } van { $name }; cultuur { $culture }, scholing { $education }, gezondheid { $health }
architect-cost = { $cost ->
    [one] { $cost } goudstuk
   *[other] { $cost } goudstukken
} bij de beroemde architekt
have-gold = Je hebt { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
}.
hint-veil = Kies twee kaarten, of alle drie voor 2 goudstukken.
veiled = Gedekte kaart van de stem van het volk
inspect-veiled = Ze wordt na de vijfde politieke ronde omgedraaid. Een speler die een referendum inzet, mag haar eerder bekijken.
inspect-culture = Het volk wil wat de meeste van de vier kaarten tonen. Bij twee en twee gelden beide voorkeuren, en kiest elke stad er één van.
inspect-migration = Een stad trekt één burger uit elke stad van een andere speler met één of twee lege vakken ertussen die minder heeft van wat ze kiest. Bij gelijk verhuist niemand. Burgers waarvoor geen plaats is, gaan naar de voorraad.
deck = Passen
inspect-deck = Trek de bovenste politieke kaart; niemand bekijkt ze. Dat mag in elke beurt, tenzij aan deze tafel alleen gedwongen gepast wordt.
inspect-spent = De open plaatsen van de zeven kaarten worden meteen aangevuld.
inspect-adjacent = Het staat naast een gebouw van de stad en raakt geen andere stad, ook geen eigen. Eén vrije burger van de stad trekt erin.
inspect-market_citizen = De burger komt uit de voorraad; de stad moet er plaats voor hebben.
inspect-farm_note = Een boerderij die niet aan landbouwgrond grenst, mag maar levert niets op. Voedsel wordt elk jaar opnieuw geteld en nooit bewaard.
inspect-quarry_note = De goudstukken komen aan het begin van elk jaar.
inspect-tile_turned = Is één kant van een stapel op, dan wordt de helft van de andere kant omgedraaid.
inspect-full = Een stad met cultuur, scholing en gezondheid is op het eind 3 punten waard. Een ziekenhuis geeft scholing en gezondheid.
inspect-architect_note = Hij sticht geen steden.
inspect-games_note = Ze blijven tot het eind van het jaar en maken een stad niet volledig. Alleen bij een ziekenhuis kies je de kleur.
inspect-golden_note = De stad moet plaats hebben voor allemaal.
inspect-harvest_note = Castello's tellen niet, en elke boerderij heeft één rijke oogst per jaar.
inspect-referendum_note = Alleen jij ziet de kaarten, de anderen zien welke je bekeek.
hill = heuvels
site = leeg vak
site-yields = Een boerderij oogst hier { $food } voedsel, een steengroeve levert { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} per jaar op.
site-water = Het grenst aan water: hier mag een bron of badhuis staan.
inspect-site = Een vak in de vallei waarop nog niets staat. Steden groeien vak na vak door de valleien.
inspect-farmland = De graansymbolen erop voeden een stad: een castello of boerderij op een aangrenzend vak oogst er elk jaar één voedsel voor elk graansymbool.
inspect-mountain = Een steengroeve op een aangrenzend vak levert één goudstuk per jaar op voor elk gebergte waaraan ze grenst.
inspect-water = Een bron of badhuis moet eraan grenzen. Het levert geen voedsel en geen goudstukken op.
inspect-hill = Op heuvels bouwt niemand, en steden noch burgers steken ze over.

## Wat niet is zoals gedrukt
problem-two_zones = Vak { $cell } ligt in twee zones.
problem-political_cards = { $found } soorten politieke kaarten komen { $copies } keer voor; dat moeten er { $kinds } zijn.
problem-farmland = Er zijn { $number } landbouwgronden; dat moeten er { $expected } zijn.
problem-set_up_slots = Startopstelling voor { $players } spelers: landschappen voor { $number } plaatsen; dat moeten er { $expected } zijn.
problem-set_up_terrain = Startopstelling voor { $players } spelers: { $number } × { $terrain }; dat moeten er { $expected } zijn.
problem-set_up_castles = Startopstelling voor { $players } spelers: castello's voor { $number } spelers.
problem-castle_zone = Startopstelling voor { $players } spelers: vak { $cell } is voor hen gesloten, daar kan geen castello staan.
problem-castle_near = Startopstelling voor { $players } spelers: het castello op vak { $cell } staat te dicht bij een ander.
provenance-board = De omtrek van het speelbord en de grenzen van de drie zones; de afbeelding is verloren. Bekend zijn valleien van één vak breed rond driehoeken voor de landschappen. Een beheerder die de doos bezit, kan de zones invullen; de omtrek ligt vast in het programma.
provenance-set_ups = Landschappen en castello's van de startopstellingen voor 2 tot 5 spelers. Elk castello oogst 4 voedsel, zoals in de voorbeelden van de spelregels. Een beheerder die de doos bezit, kan andere invullen, op deze vakken.
provenance-card_counts = Welke politieke kaarten vier keer voorkomen en welke twee keer. Bekend is dat zes soorten vier keer en vier soorten twee keer voorkomen; een beheerder die de doos bezit, kan invullen welke.
provenance-farmland = Hoe de 14 landbouwgronden verdeeld zijn in 6 met één graansymbool, 6 met twee en 2 met drie; een beheerder die de doos bezit, kan de aantallen invullen.
provenance-hospital = Het geeft scholing en gezondheid, zoals op zijn kaart. De alinea over de puntentelling zegt cultuur en gezondheid.
provenance-names = De steden hebben in druk geen namen; deze zijn van Italiaanse steden.
