# La Città

tagline = Princes of Renaissance Italy build cities and win the people for them.

## Buildings
castle = castle
farm = farm
quarry = quarry
market = market place
statue = statue
cloister = cloister
fountain = fountain
palazzo = palazzo
hospital = hospital
bath_house = bath house
cathedral = cathedral
university = university

## Names of cities, in the order of their founding
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

## Terrain and zones
farmland_1 = farmland 1
farmland_2 = farmland 2
farmland_3 = farmland 3
mountain = mountains
water = water
light_green = light green
brownish = brownish
yellow_green = yellow-green

## Voices of the people
culture = culture
education = education
health = health
culture_1 = +1 culture
culture_2 = +2 culture
culture_3 = +3 culture
education_1 = +1 education
education_2 = +2 education
education_3 = +3 education
health_1 = +1 health
health_2 = +2 health
health_3 = +3 health

## One letter for each, on the arches
culture_letter = C
education_letter = E
health_letter = H

## Political cards
famous_architect = famous architect
bread_and_games = bread and games
golden_times = golden times
rich_harvest = rich harvest
referendum = referendum

## Colours
red = red
blue = blue
green = green
yellow = yellow
brown = brown

## Set-up
option-setup = Set-up
option-setup-help = Fixed terrain and castles, or shuffled terrain on which each player places two castles in turn.
option-setup-standard = Standard
option-setup-advanced = For advanced players
option-passing = Passing
option-passing-help = Whether a player may draw a political card unseen in any turn, or only without any other move.
option-passing-free = In any turn
option-passing-forced = Only without another move
option-feeding = Feeding
option-feeding-help = Whether food and citizens are counted once a year, or again after buildings have fallen to hunger.
option-feeding-once = Counted once
option-feeding-until_fed = Until all are fed
preset-advanced = Set-up for advanced players

## What happens
log-terrain_laid = The terrain is laid out: { $terrain }.
terrain_slots = { $terrain } on { $slots }
log-start_player = { $seat } begins.
    .you = You begin.
log-castle_placed = { $seat } founds { $city } with a castle on cell { $cell } ({ $food } food).
    .you = You found { $city } with a castle on cell { $cell } ({ $food } food).
log-display_laid = Open political cards: { $cards }.
log-year_began = Year { $year } begins; { $seat } is start player.
    .you = Year { $year } begins; you are start player.
log-round_began = Political round { $round } of 5.
log-voices_laid = The voice of the people: { $voice } lies open, three cards are hidden.
log-quarries_paid = The quarries of { $seat } pay { $gold } gold.
    .you = Your quarries pay { $gold } gold.
log-cities_grew = { $cities_count ->
        [0] { $seat } gets no citizen{ not_grown }.
       *[other] { $seat } gets a citizen in { $cities }{ not_grown }.
    }
    .you = { $cities_count ->
        [0] You get no citizen{ not_grown }.
       *[other] You get a citizen in { $cities }{ not_grown }.
    }
not_grown = { $full_count ->
        [0] {""}
       *[other] ; no room in { $full }
    }{ $unsupplied_count ->
        [0] {""}
       *[other] ; the supply has no citizen left for { $unsupplied }
    }
full_city = { $city } (at most { $limit } citizens)
log-no_migration = No city is stronger in that than a neighbour of another player: no citizen moves.
log-gold_taken = { $seat } takes { $gold } gold.
    .you = You take { $gold } gold.
log-founded = { $seat } founds { $city } on cell { $cell } ({ $food } food) with a citizen from { $from } and two from the supply.
    .you = You found { $city } on cell { $cell } ({ $food } food) with a citizen from { $from } and two from the supply.
log-tiles_turned = No { $building } is left: { $tiles ->
        [one] one tile of the same stack is turned over.
       *[other] { $tiles } tiles of the same stack are turned over.
    }
log-built = { $seat } builds a { $building } on cell { $cell } in { $city }.
    .you = You build a { $building } on cell { $cell } in { $city }.
log-built_by_card = { $seat } pays { $cost } gold and builds a { $building } on cell { $cell } in { $city }.
    .you = You pay { $cost } gold and build a { $building } on cell { $cell } in { $city }.
log-built_by_architect = { $seat } pays the famous architect { $cost } gold for a { $building } on cell { $cell } in { $city }.
    .you = You pay the famous architect { $cost } gold for a { $building } on cell { $cell } in { $city }.
log-games_held = { $seat } plays bread and games { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    } at the { $building } on cell { $cell }: { $voices } this year.
    .you = You play bread and games { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    } at the { $building } on cell { $cell }: { $voices } this year.
log-citizens_came = { $seat } plays golden times { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }: { $citizens ->
        [one] a citizen comes
       *[other] { $citizens } citizens come
    } to { $city }.
    .you = You play golden times { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }: { $citizens ->
        [one] a citizen comes
       *[other] { $citizens } citizens come
    } to { $city }.
log-harvest_doubled = { $seat } has a rich harvest on the farm on cell { $cell }: { $food } more food this year.
    .you = You have a rich harvest on the farm on cell { $cell }: { $food } more food this year.
log-peeked = { $seat } plays a referendum { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    } and looks at the hidden voice cards { $positions }.
log-peeked_yourself = { $seat } plays a referendum { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    } and sees on the hidden voice cards { $positions }: { $cards }.
    .you = You play a referendum { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    } and see on the hidden voice cards { $positions }: { $cards }.
log-passed = { $seat } passes and draws a political card unseen.
    .you = You pass and draw a political card unseen.
log-passed_forced = { $seat } has no other move and draws a political card unseen.
    .you = You have no other move and draw a political card unseen.
log-penalty_paid = { $seat } loses this turn and an action card to last year's hunger.
    .you = You lose this turn and an action card to last year's hunger.
log-deck_shuffled = The deck of political cards is used up; the { $cards } discarded ones are shuffled.
log-card_opened = New among the open political cards: { $card }.
log-people_spoke = The people speak: { $cards }. They want { $preferences }.
log-migrated = { $city } of { $seat } ({ $voice } { $strength }) draws a citizen from { $from_count ->
        [one] {""}
       *[other] each of{" "}
    }{ $from }{ $lost ->
        [0] .
        [one] { $arrived ->
            [0] ; it has no room, so the citizen goes to the supply.
           *[other] ; it has room for { $arrived }, the other goes to the supply.
        }
       *[other] { $arrived ->
            [0] ; it has no room, so they go to the supply.
           *[other] ; it has room for { $arrived }, the others go to the supply.
        }
    }
    .you = Your { $city } ({ $voice } { $strength }) draws a citizen from { $from_count ->
        [one] {""}
       *[other] each of{" "}
    }{ $from }{ $lost ->
        [0] .
        [one] { $arrived ->
            [0] ; it has no room, so the citizen goes to the supply.
           *[other] ; it has room for { $arrived }, the other goes to the supply.
        }
       *[other] { $arrived ->
            [0] ; it has no room, so they go to the supply.
           *[other] ; it has room for { $arrived }, the others go to the supply.
        }
    }
log-called_in_vain = { $city } of { $seat } names { $voice } ({ $strength }); no one comes.
    .you = Your { $city } names { $voice } ({ $strength }); no one comes.
migrated_from = { $city } of { $seat } ({ $strength })
    .you = your { $city } ({ $strength })
log-demolished = { $city } has too few citizens: { $seat } pulls down the { $building } on cell { $cell }.
    .you = { $city } has too few citizens: you pull down the { $building } on cell { $cell }.
log-city_lost = { $city } of { $seat } on cell { $cell } has no citizen left and is lost; its castle goes back to { $seat }.
    .you = Your { $city } on cell { $cell } has no citizen left and is lost; you take its castle back.
log-hungry = { $seat } has { $food } food for { $citizens } citizens: { $missing ->
        [one] one must leave.
       *[other] { $missing } must leave.
    }
    .you = You have { $food } food for { $citizens } citizens: { $missing ->
        [one] one must leave.
       *[other] { $missing } must leave.
    }
log-starved = A hungry citizen leaves { $city } of { $seat }.
    .you = A hungry citizen leaves your { $city }.
log-year_ended = Year { $year } ends.

## What can be done
do-castle = Castle on cell { $cell } ({ $food } food)
do-gold = Take 2 gold
do-found = Found a city on cell { $cell } ({ $food } food) with a citizen from { $from }
do-build_farm = Build a farm on cell { $cell } ({ $food } food)
do-build_quarry = Build a quarry on cell { $cell } ({ $gold } gold a year)
do-build = Build a { $building } on cell { $cell }
do-card = Build a { $building } on cell { $cell } for { $cost } gold
do-architect = Famous architect: { $building } on cell { $cell } for { $cost } gold
do-games = Bread and games at the { $building } on cell { $cell }: { $voices } { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }
do-golden_times = Golden times: { $citizens ->
        [one] one citizen
       *[other] { $citizens } citizens
    } for { $city } { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }
do-harvest = Rich harvest on cell { $cell } ({ $food } more food)
do-referendum = Referendum: look at the hidden cards { $positions } { $cost ->
        [0] free of charge
       *[other] for { $cost } gold
    }
do-pass = Pass: draw a political card unseen
shows-peeked = You alone see the hidden voice cards that you look at.
shows-card_opened = The next political card is turned up, for all to see.
do-migrate = { $city } calls with its { $voice }
do-demolish = Pull down the { $building } on cell { $cell } in { $city }
do-starve = A citizen of { $city } leaves

## Questions
ask-castle = { $seat } places a castle.
    .you = Place a castle.
ask-turn = { $seat } plays a card (year { $year }, round { $round }).
    .you = Play a card (year { $year }, round { $round }).
ask-migrate = { $seat } decides how a city calls its neighbours' citizens: { $preferences }.
    .you = Decide how your city calls its neighbours' citizens: { $preferences }.
ask-demolish = { $seat } pulls down { $buildings ->
        [one] one building
       *[other] { $buildings } buildings
    } of { $city }.
    .you = Pull down { $buildings ->
        [one] one building
       *[other] { $buildings } buildings
    } of { $city }.
ask-starve = { $seat } chooses whom hunger drives away: { $citizens ->
        [one] one more citizen
       *[other] { $citizens } more citizens
    }.
    .you = Choose whom hunger drives away: { $citizens ->
        [one] one more citizen
       *[other] { $citizens } more citizens
    }.

## Refusals
why-not_now = That is not being decided now.
why-no_action_card = You have no unused action card this year.
why-card_not_open = There is no { $card } card among the open political cards.
why-too_expensive = That costs { $cost } gold; you have { $gold }.
why-no_castle = All your castles are on the board.
why-founded_already = You have founded a city this year already.
why-supply_too_small = That takes { $needed } citizens from the supply; it has { $left }.
why-not_your_city = That is not a city of yours.
why-no_free_citizen = { $city } has no free citizen: one must stay in the castle and one on every building.
why-occupied = Cell { $cell } is built on.
why-outside_zone = Cell { $cell } is { $zone }: it may be built on with { $players } players or more.
why-too_near = Cell { $cell } is too near: three cells must stay empty to every building.
why-not_adjacent = Cell { $cell } is not adjacent to a city of yours.
why-no_gap = Cell { $cell } touches two cities: a cell must stay empty between them.
why-no_water = Cell { $cell } does not border water.
why-market_already = { $city } has a market place already.
why-market_too_full = { $city } has no room for the citizen of a market place.
why-no_tile_left = No { $building } is left.
why-not_small = An action card builds small buildings only.
why-not_by_architect = The architect does not found cities.
why-not_your_tile = You have no building on cell { $cell }.
why-no_such_arch = The building on cell { $cell } has no arch of that colour.
why-no_coloured_citizens = You have too few citizens of your colour left this year.
why-no_room = { $city } has no room for so many citizens.
why-last_year = There is no rich harvest in the last year.
why-not_a_farm = Cell { $cell } is not a farm; only farms have a rich harvest.
why-doubled_already = The farm on cell { $cell } has a rich harvest this year already.
why-not_in_force = The people want { $preferences }.
why-same_neighbours = For { $city } that makes no difference to what it may name already.
why-not_this_city = Another city is to be decided on now.
why-castle_stays = The castle is the last to go.
why-not_outside = Without the building on cell { $cell } the city would fall apart; begin at the outside.
why-nobody_there = Nobody lives in that city any more.
why-may_not_pass = At this table a player passes only without any other move.

## Points
explain-points = One point for each citizen, and points for full cities. Hunger in the last year costs points at the end.
score-citizens = Citizens
score-full_cities = Points for full cities
score-hunger = Hunger in the last year
tie-1 = Gold

## The table in the terminal
table-placing = The castles are placed.
table-round = Year { $year }, round { $round }; { $start } is start player.
table-year = Year { $year }; { $start } is start player.
table-over = The game is over.
table-food = food
table-forbidden = nobody may build here
table-voices = Voice of the people
table-voices_before = Earlier years
table-politics = Political cards
table-deck = Deck
table-deck_size = { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; { $unseen } drawn unseen
table-discard = Played in earlier years
table-player = Player
table-gold = gold
table-action_cards = actions
table-castles = castles
table-coloured = coloured
table-citizens = citizens
table-notes = this year
table-passed = drew unseen
table-founded = founded a city
table-penalty = loses a turn
table-hungry = hungry at the end
table-peeked = knows voice cards
table-city = City
table-cell = cell
table-free = free
table-buildings = buildings
table-supply = Citizens in the supply
table-stock = Tiles in the stacks
table-number = no.
code-castle = AB
code-farm = Fa
code-quarry = Qu
code-market = Ma
code-statue = St
code-cloister = Cl
code-fountain = Fo
code-palazzo = Pa
code-hospital = Ho
code-bath_house = Ba
code-cathedral = Ca
code-university = Un

## The drawn board
map = Map
zoom-in = Zoom in
zoom-out = Zoom out
city-badge = { $city } of { $name }, { $citizens ->
    [one] one citizen
   *[other] { $citizens } citizens
}
city-of = { $city } of { $name }
city-people = { $citizens } of at most { $limit } citizens, { $free } free
city-people_free = { $citizens } citizens without limit, { $free } free
city-yield = { $food } food, { $gold } gold a year
city-voices = culture { $culture }, education { $education }, health { $health }
year-of = Year { $year } of 6
round-of = round { $round } of 5
voice-hidden = hidden { $position }
people-want = The people want
food-for = { $food } food for { $citizens } mouths
full-cities = { $count ->
    [one] { $count } full city
   *[other] { $count } full cities
}
action-cards = Action cards
actions-left = { $count ->
    [one] { $count } left this year
   *[other] { $count } left this year
}
deck-pass = pass: draw unseen
tool-found = found a city
stock-of = { $building }: { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}
pick-gold = gold
pick-deck = deck
pick-found = found a city
pick-tokens = citizens of your colour
pick-number = how many
hint-what = Choose a tile to build.
hint-where = Choose a place on the map.
hint-from = Which city sends a citizen?
hint-how = Choose how.
inspect-castle = The heart of a city. It harvests the farmland around it, and new citizens appear here. One citizen of another city of yours comes along, two more from the supply.
inspect-distance = Three cells must stay empty between a new castle and every building. You can found one city in a year.
inspect-limits = A city holds 5 citizens, 8 with a market place, and any number with a market place and a fountain or bath house.
inspect-farm = Harvests the farmland it borders: one food for each sheaf.
inspect-quarry = One gold a year for each mountain it borders.
inspect-market = Lets a city grow beyond 5 citizens. One in a city. It needs no free citizen.
inspect-statue = One culture.
inspect-cloister = One education.
inspect-fountain = One health. It must border water.
inspect-palazzo = Two culture.
inspect-hospital = One education and one health.
inspect-bath_house = Two health. It must border water.
inspect-cathedral = Three culture.
inspect-university = Three education.
inspect-arches = The arches count when the people speak: citizens move to the neighbour that has more of what they want.
inspect-cost_medium = Its card costs 1 gold.
inspect-cost_large = Its card costs 3 gold.
inspect-famous_architect = Builds any building but a castle: small ones for 1, medium ones for 2, large ones for 4 gold.
inspect-bread_and_games = Up to 3 citizens of your colour stand on one of your buildings and count as arches of its colours this year, for 0, 2 or 5 gold.
inspect-golden_times = 1, 2 or 3 citizens come to one of your cities for 0, 2 or 5 gold.
inspect-rich_harvest = One of your farms feeds twice as many this year. Not in the last year.
inspect-referendum = Look at two of the hidden voice cards, or at all three for 2 gold.
where-near = Cell { $cell }, borders { $terrain }; at { $cities }
where-empty = Cell { $cell }, borders { $terrain }
voices-unseen = Not seen yet: culture { $culture }, education { $education }, health { $health } cards
voices-left = not seen yet
voice-known = Only you know this card
starts = Start player
player-actions = { $count ->
    [one] { $count } action card left
   *[other] { $count } action cards left
}
player-castles = { $count ->
    [one] { $count } castle in reserve
   *[other] { $count } castles in reserve
}
player-coloured = { $count ->
    [one] { $count } citizen of the own colour
   *[other] { $count } citizens of the own colour
}
player-passes = { $count ->
    [one] { $count } card drawn unseen
   *[other] { $count } cards drawn unseen
}
famine = Food is short: { $count ->
    [one] one citizen will leave
   *[other] { $count } citizens will leave
}, and you lose your first turn next year.
famine-last = Food is short: { $count ->
    [one] one citizen will leave
   *[other] { $count } citizens will leave
}, and hunger in the last year costs 5 points.
town-focus = Show { $city }
your-cities = Your cities
supply-of = { $count } citizens in the supply
lens = Compare cities
lens-of = Compare cities by { $voice }
calls = { $count ->
    [0] nobody comes
    [one] a citizen of { $cities }
   *[other] citizens of { $cities }
}
city-compare = Near by: { $city } of { $name }; culture { $culture }, education { $education }, health { $health }
architect-cost = { $cost } gold with the famous architect
have-gold = You have { $gold } gold.
hint-veil = Choose two cards, or all three for 2 gold.
veiled = Hidden voice card
inspect-veiled = It is opened after the fifth round. A player who plays a referendum may look at it before.
inspect-culture = What most of the four cards show is what the people want. With two and two they want both, and each city names one of them.
inspect-migration = A city draws one citizen from every city of another player with one or two empty cells between them that has less of what it names. On a tie nobody moves. Citizens that find no room go to the supply.
deck = Pass
inspect-deck = Draw the top political card; nobody looks at it. That is allowed in any turn, unless this table plays with forced passing only.
inspect-spent = The places of the seven open cards are filled again at once.
inspect-adjacent = It stands next to a building of the city and touches no other city, not even your own. One free citizen of the city moves in.
inspect-market_citizen = Its citizen comes from the supply; the city needs room for it.
inspect-farm_note = A farm that borders no farmland is allowed but yields nothing. Food is counted anew every year and never kept.
inspect-quarry_note = Gold comes at the beginning of each year.
inspect-tile_turned = When one side of a stack is used up, half of the other side is turned over.
inspect-full = A city with culture, education and health is worth 3 points at the end. A hospital gives education and health.
inspect-architect_note = It founds no cities.
inspect-games_note = They stay until the end of the year and do not make a city complete. Only a hospital lets you choose the colour.
inspect-golden_note = There must be room for all of them in the city.
inspect-harvest_note = Castles do not count, and each farm has one rich harvest a year.
inspect-referendum_note = You alone see the cards, the others see which ones you looked at.
hill = hills
site = open ground
site-yields = A farm harvests { $food } food here, a quarry earns { $gold } gold a year.
site-water = It borders water: a fountain or a bath house may stand here.
inspect-site = A valley cell on which nothing stands yet. Cities grow along the valleys, cell by cell.
inspect-farmland = The sheaves on it feed a city: a castle or farm on a bordering cell harvests one food for each, every year.
inspect-mountain = A quarry on a bordering cell earns one gold a year for each mountain it borders.
inspect-water = A fountain or bath house must border it. It yields neither food nor gold.
inspect-hill = Nobody builds on hills, and neither cities nor citizens cross them.

## What is not as printed
problem-two_zones = Cell { $cell } is in two zones.
problem-political_cards = { $found } kinds of political cards exist { $copies } times; it has to be { $kinds }.
problem-farmland = There are { $number } farmlands; it has to be { $expected }.
problem-set_up_slots = Set-up for { $players } players: terrain for { $number } places; it has to be { $expected }.
problem-set_up_terrain = Set-up for { $players } players: { $number } × { $terrain }; it has to be { $expected }.
problem-set_up_castles = Set-up for { $players } players: castles for { $number } players.
problem-castle_zone = Set-up for { $players } players: cell { $cell } is closed to them, so that no castle can stand there.
problem-castle_near = Set-up for { $players } players: the castle on cell { $cell } is too near another one.
provenance-board = The outline of the board and the extent of the three zones; its picture is lost. Valleys one cell wide around triangles for the terrain are known. A host who owns the box can enter the zones; the outline is fixed in the program.
provenance-set_ups = Terrain and castles of the set-ups for 2 to 5 players. Every castle harvests 4 food, as in the rulebook's examples. A host who owns the box can enter others, on these cells.
provenance-card_counts = Which political cards exist four times and which twice. Known is that six kinds exist four times and four kinds twice; a host who owns the box can enter which.
provenance-farmland = How the 14 farmlands divide into 6 with one sheaf, 6 with two and 2 with three; a host who owns the box can enter the numbers.
provenance-hospital = It gives education and health, as its card says. The paragraph on final scoring says culture and health.
provenance-names = The cities have no names in print; theirs are those of Italian towns.
