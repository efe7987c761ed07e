# The Palaces of Carrara
tagline = Buy marble while it is cheap, build where it shines, and call the king at the right moment.

## Bricks
white = white
yellow = yellow
red = red
green = green
blue = blue
black = black
white_1 = 1 white
white_2 = 2 white
white_3 = 3 white
white_4 = 4 white
white_5 = 5 white
white_6 = 6 white
white_7 = 7 white
yellow_1 = 1 yellow
yellow_2 = 2 yellow
yellow_3 = 3 yellow
yellow_4 = 4 yellow
yellow_5 = 5 yellow
yellow_6 = 6 yellow
yellow_7 = 7 yellow
red_1 = 1 red
red_2 = 2 red
red_3 = 3 red
red_4 = 4 red
red_5 = 5 red
red_6 = 6 red
red_7 = 7 red
green_1 = 1 green
green_2 = 2 green
green_3 = 3 green
green_4 = 4 green
green_5 = 5 green
green_6 = 6 green
green_7 = 7 green
blue_1 = 1 blue
blue_2 = 2 blue
blue_3 = 3 blue
blue_4 = 4 blue
blue_5 = 5 blue
blue_6 = 6 blue
blue_7 = 7 blue
black_1 = 1 black
black_2 = 2 black
black_3 = 3 black
black_4 = 4 black
black_5 = 5 black
black_6 = 6 black
black_7 = 7 black

## Cities
livorno = Livorno
pisa = Pisa
lucca = Lucca
viareggio = Viareggio
massa = Massa
lerici = Lérici
no_city = a city

## Buildings
library = Library
cathedral = Cathedral
palace = Palace
gate = Gate
castle = Castle
villa = Villa
library_1 = Library 1
library_2 = Library 2
library_3 = Library 3
library_4 = Library 4
library_5 = Library 5
library_8 = Library 8
cathedral_1 = Cathedral 1
cathedral_2 = Cathedral 2
cathedral_3 = Cathedral 3
cathedral_4 = Cathedral 4
cathedral_5 = Cathedral 5
cathedral_8 = Cathedral 8
palace_1 = Palace 1
palace_2 = Palace 2
palace_3 = Palace 3
palace_4 = Palace 4
palace_5 = Palace 5
palace_8 = Palace 8
gate_1 = Gate 1
gate_2 = Gate 2
gate_3 = Gate 3
gate_4 = Gate 4
gate_5 = Gate 5
gate_8 = Gate 8
castle_1 = Castle 1
castle_2 = Castle 2
castle_3 = Castle 3
castle_4 = Castle 4
castle_5 = Castle 5
castle_8 = Castle 8
villa_1 = Villa 1
villa_2 = Villa 2
villa_3 = Villa 3
villa_4 = Villa 4
villa_5 = Villa 5
villa_8 = Villa 8
city_buildings_field = City buildings
country_buildings_field = Country buildings

## Objects
book = book
cup = cup
crown = crown
gate_object = gate
flag = flag
coat_of_arms = coat of arms
book_1 = 1 book
book_2 = 2 books
book_3 = 3 books
book_4 = 4 books
book_5 = 5 books
book_6 = 6 books
cup_1 = 1 cup
cup_2 = 2 cups
cup_3 = 3 cups
cup_4 = 4 cups
cup_5 = 5 cups
cup_6 = 6 cups
crown_1 = 1 crown
crown_2 = 2 crowns
crown_3 = 3 crowns
crown_4 = 4 crowns
crown_5 = 5 crowns
crown_6 = 6 crowns
gate_object_1 = 1 gate
gate_object_2 = 2 gates
gate_object_3 = 3 gates
gate_object_4 = 4 gates
gate_object_5 = 5 gates
gate_object_6 = 6 gates
flag_1 = 1 flag
flag_2 = 2 flags
flag_3 = 3 flags
flag_4 = 4 flags
flag_5 = 5 flags
flag_6 = 6 flags
coat_of_arms_1 = 1 coat of arms
coat_of_arms_2 = 2 coats of arms
coat_of_arms_3 = 3 coats of arms
coat_of_arms_4 = 4 coats of arms
coat_of_arms_5 = 5 coats of arms
coat_of_arms_6 = 6 coats of arms

## Upgrade tokens
upgrade_livorno = Upgrade of Livorno
upgrade_pisa = Upgrade of Pisa
upgrade_lucca = Upgrade of Lucca
upgrade_viareggio = Upgrade of Viareggio
upgrade_massa = Upgrade of Massa
upgrade_lerici = Upgrade of Lérici
upgrade_city_buildings = Upgrade of the city buildings
upgrade_country_buildings = Upgrade of the country buildings

## Cards: names
top_1 = Four scorings
top_2 = Buildings of cost 5 or 8
top_3 = Cities scored
top_4 = Number of buildings
top_5 = Coins
top_6 = Victory points
object_1 = Number of objects
object_2 = Three pairs
object_3 = Two triplets
object_4 = Quadruplet
object_5 = Pair and quadruplet
object_6 = Four different
object_7 = Two sets of three different
object_8 = Multiply three groups
building_1 = Total building cost
building_2 = Two per city
building_3 = Three per city
building_4 = Four per city
building_5 = Value-8 building
building_6 = Country buildings
building_7 = City buildings
building_8 = Multiply three cities
building_9 = City and country pairs
extra_2 = Livorno and Lérici
extra_3 = Pisa and Massa
extra_4 = Lucca and Viareggio
extra_5 = City and country buildings
extra_6 = Two building types of choice
extra_7 = Smallest building of each type
extra_8 = Majority in two regions
extra_9 = Majority in every city
no_card = no card

## Cards: what they say; where a number depends on the players, it stands for 2, 3 and 4 of them
top_1-text = Condition: at least 4 scorings.
top_2-text = Condition: at least 4 / 3 / 2 buildings of cost 5 or 8.
top_3-text = Condition: at least 3 / 2 / 1 cities scored.
top_4-text = Condition: at least 8 / 7 / 6 buildings.
top_5-text = Condition: at least 30 / 25 / 20 coins. At the end 2 coins are 1 VP for all players.
top_6-text = Condition: at least 30 / 25 / 20 VP.
object_1-text = Condition: at least 8 / 7 / 6 objects. 3 VP for each object.
object_2-text = Condition: 3 pairs of equal objects. 5 VP for each pair.
object_3-text = Condition: 2 triplets of equal objects. 7 VP for each triplet.
object_4-text = Condition: 4 equal objects. Equal objects: 2, 3, 4, 5, 6 give 3, 6, 10, 15, 21 VP.
object_5-text = Condition: a pair and a quadruplet. 20 VP for each such combination.
object_6-text = Condition: 4 different objects. Different objects: 2, 3, 4, 5, 6 give 3, 7, 12, 18, 24 VP.
object_7-text = Condition: 2 sets of 3 different objects. 8 VP for each set.
object_8-text = Condition: 3 pairs. Up to 3 groups of equal objects are multiplied.
building_1-text = Condition: buildings of total cost 30 / 25 / 20. VP equal to the total cost.
building_2-text = Condition: 2 buildings in each of 3 cities. For every 2 in a city, Livorno to Lérici: 11, 9, 7, 5, 3, 1 VP.
building_3-text = Condition: 2 buildings in each of 2 cities. For every 3 in a city, Livorno to Lérici: 17, 14, 11, 8, 5, 2 VP.
building_4-text = Condition: 4 buildings in one city. For every 4 in a city, Livorno to Lérici: 23, 19, 15, 11, 7, 3 VP.
building_5-text = Condition: a building of cost 8. For each, Livorno to Lérici: 34, 26, 19, 13, 8, 4 VP.
building_6-text = Condition: 4 / 3 / 2 country buildings. 6 VP for each.
building_7-text = Condition: 6 / 5 / 4 city buildings. 3 VP for each.
building_8-text = Condition: 2 buildings in each of 3 cities. The numbers of buildings in the 3 fullest cities are multiplied.
building_9-text = Condition: 4 / 3 / 2 city and as many country buildings. Each pair of a city and a country building gives its total cost.
extra_2-text = At the end Livorno and Lérici are scored, whether they were scored before or not.
extra_3-text = At the end Pisa and Massa are scored, whether they were scored before or not.
extra_4-text = At the end Lucca and Viareggio are scored, whether they were scored before or not.
extra_5-text = At the end both special fields are scored, whether they were scored before or not.
extra_6-text = At the end the two best types of buildings are scored, whether they were scored before or not.
extra_7-text = At the end the smallest building of each type is scored, whether it was scored before or not.
extra_8-text = The highest total cost in Livorno, Pisa and Lucca gives 9 VP; so does the highest in Viareggio, Massa and Lérici.
extra_9-text = The highest total cost in a city, Livorno to Lérici: 14, 12, 10, 8, 6, 4 VP.

## Amounts
coins_amount = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
vp_amount = { $vp } VP
income = { $coins ->
    [0] { $vp ->
        [0] nothing
       *[other] { vp_amount }
    }
   *[other] { $vp ->
        [0] { coins_amount }
       *[other] { coins_amount } and { vp_amount }
    }
}
income_with_objects = { $objects_count ->
    [0] { income }
   *[other] { income }, { $objects }
}
income_told = { income_with_objects }{ $lacking_count ->
    [0] {""}
   *[other] ; no longer in the supply: { $lacking }
}
value_of = { $coins ->
    [0] { $vp } VP
   *[other] { $vp ->
        [0] { coins_amount }
       *[other] { coins_amount } and { $vp } VP
    }
} per point of cost

## Log
log-started = { $seat } is the start player.
    .you = You are the start player.
log-cards_opened = Cards on the strip: { $top }; { $object }; { $building }; { $extra }.
log-display_laid = Laid out, each with its building cost: { $buildings }; on the wheel one brick of each colour in segment I.
log-dealt = { $seat } begins with { coins_amount }; bricks: { $bricks }.
    .you = You begin with { coins_amount }; bricks: { $bricks }.
log-round_began = Round { $round }.
log-rotated = { $seat } turns the wheel.
    .you = You turn the wheel.
log-drawn = From the bag into segment I: { $bricks } ({ $number ->
        [one] { $number } brick
       *[other] { $number } bricks
    }).
log-wheel_full = Nothing is drawn: 11 bricks lie on the wheel already.
log-bag_empty = Nothing is drawn: the bag is empty.
log-kept = { $seat } buys without turning the wheel.
    .you = You buy without turning the wheel.
log-taken = 
    { $seat } takes bricks from segment { $segment } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }: { $bricks }.
    .you = 
    You take bricks from segment { $segment } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }: { $bricks }.
log-cannot_pay = 
    { $seat } cannot pay for any brick and gets { $relief } coins. As proof, what was behind the screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
    .you = 
    You cannot pay for any brick and get { $relief } coins. As proof, what was behind your screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
log-no_action = 
    { $seat } has no possible action and gets { $relief } coins. As proof, what was behind the screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
    .you = 
    You have no possible action and get { $relief } coins. As proof, what was behind your screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
log-planned = { $seat } is going to build { $building } in { $city }.
    .you = You are going to build { $building } in { $city }.
log-planned_replacement = { $seat } is going to replace { $old } in { $city } by { $new }.
    .you = You are going to replace { $old } in { $city } by { $new }.
log-built = { $seat } builds { $building } in { $city } and pays in bricks: { $bricks }.
    .you = You build { $building } in { $city } and pay in bricks: { $bricks }.
log-replaced = { $seat } replaces { $old } in { $city } by { $new } and pays in bricks: { $bricks }.
    .you = You replace { $old } in { $city } by { $new } and pay in bricks: { $bricks }.
log-revealed = New in the display: { $building }.
log-scored_type = { $seat } scores the type { $what } ({ $buildings }): { income_told }.
    .you = You score the type { $what } ({ $buildings }): { income_told }.
log-scored_city = { $seat } scores the city { $what } ({ $buildings }): { income_told }.
    .you = You score the city { $what } ({ $buildings }): { income_told }.
log-scored_special = { $seat } scores the special field { $what } ({ $buildings }): { income }.
    .you = You score the special field { $what } ({ $buildings }): { income }.
building_in = { $building } in { $city }
log-upgraded = { $seat } takes the { $token } (now { value_of }).
    .you = You take the { $token } (now { value_of }).
log-upgrade_declined = { $seat } takes no upgrade token.
    .you = You take no upgrade token.
log-purchased = { $seat } buys { $object } for { $price } coins.
    .you = You buy { $object } for { $price } coins.
log-announced = 
    { $seat } announces the end of the game and gets 5 VP. As proof, what is behind the screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
    .you = 
    You announce the end of the game and get 5 VP. As proof, what is behind your screen: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; bricks: { $bricks }; objects: { $objects }.
log-passed = { $seat } passes.
    .you = You pass.
log-exhausted = { $seat } has built the last building of the display: this round is the last.
    .you = You have built the last building of the display: this round is the last.
log-final_scoring = Final scoring of { $seat }: { $track } VP on the track, { $objects } for objects, { $buildings } for buildings, { $coins_had ->
        [one] { $coins } for { $coins_had } coin
       *[other] { $coins } for { $coins_had } coins
    }; { $total } VP in all.
    .you = Your final scoring: { $track } VP on the track, { $objects } for objects, { $buildings } for buildings, { $coins_had ->
        [one] { $coins } for { $coins_had } coin
       *[other] { $coins } for { $coins_had } coins
    }; { $total } VP in all.
log-final_scoring_extra = Final scoring of { $seat }: { $track } VP on the track, { $objects } for objects, { $buildings } for buildings, { $extra }{ $extra_coins ->
        [0] {""}
        [one] { " " }and { $extra_coins } coin
       *[other] { " " }and { $extra_coins } coins
    } for the extra card, { $coins_had ->
        [one] { $coins } for { $coins_had } coin
       *[other] { $coins } for { $coins_had } coins
    }; { $total } VP in all.
    .you = Your final scoring: { $track } VP on the track, { $objects } for objects, { $buildings } for buildings, { $extra }{ $extra_coins ->
        [0] {""}
        [one] { " " }and { $extra_coins } coin
       *[other] { " " }and { $extra_coins } coins
    } for the extra card, { $coins_had ->
        [one] { $coins } for { $coins_had } coin
       *[other] { $coins } for { $coins_had } coins
    }; { $total } VP in all.

## Actions
do-buy = Buy bricks: turn the wheel
do-buy_no_rotate = Buy bricks without turning the wheel
do-build = Build { $building } in { $city } ({ $cost ->
        [one] { $cost } brick
       *[other] { $cost } bricks
    })
do-replace = Replace { $old } in { $city } by { $new } ({ $cost ->
        [one] { $cost } brick
       *[other] { $cost } bricks
    })
do-score_type = Score { $what }: { income_with_objects }
do-score_city = Score the city { $what }: { income_with_objects }
do-score_special = Score the special field { $what }: { income }
do-pass = Pass
shows-drawn = New bricks are drawn from the bag, for all to see.
shows-revealed = The next building is turned up in the display, for all to see.
shows-announced = All players see what is behind your screen.
do-take = 
    Take { $bricks } from segment { $segment } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
do-pay = Pay { $bricks }
do-upgrade = Take the { $token }: { value_of }
do-upgrade_none = Take no upgrade token
do-purchase = Buy { $object } for { $price } coins
do-announce = Announce the end of the game (5 VP)
do-announce_last = Announce the end of the game (5 VP) and buy no object any more
do-done = End the turn

## Questions
ask-turn = { $seat } chooses an action.
    .you = Choose an action: buy bricks, build, or score.
ask-last_turn = { $seat } has a last turn.
    .you = Your last turn: act or pass.
ask-market = { $seat } takes bricks from one segment.
    .you = Take at least one brick from exactly one segment.
ask-payment = { $seat } pays { $number ->
        [one] { $number } brick
       *[other] { $number } bricks
    } for { $building } in { $city }.
    .you = Pay { $number ->
        [one] { $number } brick
       *[other] { $number } bricks
    } for { $building } in { $city }.
ask-upgrade = { $seat } may take an upgrade token.
    .you = You may take an upgrade token.
ask-finish_both = { $seat } ends the turn.
    .you = End your turn. Before that you may buy an object and announce the end; announcing ends your turn, so buy first.
ask-finish_either = { $seat } ends the turn.
    .you = End your turn. Before that you may buy an object and announce the end, in either order.
ask-finish_purchase = { $seat } ends the turn.
    .you = End your turn; before that you may buy an object.
ask-finish_announce = { $seat } ends the turn.
    .you = End your turn; before that you may announce the end of the game.

## Refusals
why-over = The game is over.
why-not_your_turn = It is the turn of { $seat }.
    .you = It is your turn.
why-no_bricks = Wheel and bag are empty: choose another action.
why-expansion_only = This belongs to the expansion, which is not in play.
why-wheel_empty = The wheel is empty: bricks can only be bought by turning it.
why-nothing_payable = You can pay for no brick on the wheel; at this table you must then turn it.
why-pass_too_early = Passing is allowed only after the end of the game has been announced.
why-buy_first = First choose to buy bricks; the wheel turns before you take any.
why-build_first = First choose a building and a city.
why-act_first = First carry out an action: buy bricks, build, or score.
why-take_first = You are buying bricks: take at least one from exactly one segment.
why-pay_first = You are building: pay the bricks first.
why-upgrade_first = First choose an upgrade token, or none.
why-no_upgrade_now = An upgrade token can be taken only right after building at cost 8.
why-one_action = A turn has one action; yours is done.
why-take_nothing = Take at least one brick.
why-not_in_segment = Segment { $segment } holds only: { $bricks }.
why-too_expensive = That costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; you have { $coins }.
why-not_in_display = { $building } does not lie open in the display.
why-not_beside_board = { $building } has been built already.
why-too_few_bricks = In { $city } this takes { $need ->
        [one] { $need } brick of a colour
       *[other] { $need } bricks of the colours
    } accepted there; you have { $have }.
why-not_your_building = { $building } does not stand in your cities.
why-not_dearer = { $new } must have higher cost than { $old }.
why-not_your_bricks = You have only: { $bricks }.
why-color_not_accepted = { $city } accepts no brick coarser than { $color }.
why-not_exact = The payment is exactly { $need ->
        [one] { $need } brick
       *[other] { $need } bricks
    }, not { $have }.
why-no_markers = You have no scoring marker left.
why-type_scored = You have scored { $what } already.
why-no_such_building = You have no building of the type { $what }.
why-city_scored = { $city } has been scored by { $seat }.
    .you = You have scored { $city } already.
why-city_too_small = Scoring { $city } takes { $need } buildings there; you have { $have }.
why-field_scored = You have scored the special field { $what } already.
why-no_such_class = You have nothing that counts on the special field { $what }.
why-upgrade_taken = The { $token } lies with { $seat }.
    .you = You have the { $token } already.
why-one_purchase = You can buy one object in a turn.
why-not_on_field = There is no { $object } on the object field.
why-object_price = An object costs { $price } coins; you have { $coins }.
why-announced = { $seat } has announced the end already.
    .you = You have announced the end already.
why-exhausted = { $seat } has built the last building: the end is fixed already.
    .you = You have built the last building: the end is fixed already.
why-condition = Condition not met: { $card } ({ $have } of { $need }).

## Result
explain-points = Points on the track. Objects, buildings and coins count at the end.
score-track = Scorings during the game
score-announcement = Announcing the end
score-objects = Objects
score-buildings = Buildings
score-extra = Extra card
score-coins = Coins
tie-1 = Bricks

## Set-up
option-expansion = Expansion
option-expansion-help = Cards, buildings of cost 8, replacing, upgrade tokens and special scoring fields.
option-top_card = Top card (brown)
option-top_card-help = First condition; expansion only.
option-top_card-random = At random
option-top_card-top_1 = { top_1 }
option-top_card-top_2 = { top_2 }
option-top_card-top_3 = { top_3 }
option-top_card-top_4 = { top_4 }
option-top_card-top_5 = { top_5 }
option-top_card-top_6 = { top_6 }
option-object_card = Object card (purple)
option-object_card-help = Second condition and scoring of objects; expansion only.
option-object_card-random = At random
option-object_card-object_1 = { object_1 }
option-object_card-object_2 = { object_2 }
option-object_card-object_3 = { object_3 }
option-object_card-object_4 = { object_4 }
option-object_card-object_5 = { object_5 }
option-object_card-object_6 = { object_6 }
option-object_card-object_7 = { object_7 }
option-object_card-object_8 = { object_8 }
option-building_card = Building card (grey)
option-building_card-help = Third condition and scoring of buildings; expansion only.
option-building_card-random = At random
option-building_card-building_1 = { building_1 }
option-building_card-building_2 = { building_2 }
option-building_card-building_3 = { building_3 }
option-building_card-building_4 = { building_4 }
option-building_card-building_5 = { building_5 }
option-building_card-building_6 = { building_6 }
option-building_card-building_7 = { building_7 }
option-building_card-building_8 = { building_8 }
option-building_card-building_9 = { building_9 }
option-extra_card = Extra card (green)
option-extra_card-help = Scoring at the end; expansion only.
option-extra_card-random = At random
option-extra_card-extra_2 = { extra_2 }
option-extra_card-extra_3 = { extra_3 }
option-extra_card-extra_4 = { extra_4 }
option-extra_card-extra_5 = { extra_5 }
option-extra_card-extra_6 = { extra_6 }
option-extra_card-extra_7 = { extra_7 }
option-extra_card-extra_8 = { extra_8 }
option-extra_card-extra_9 = { extra_9 }
option-start_player = Start player
option-start_player-help = Who has the first turn.
option-start_player-random = By lot
option-start_player-seat_1 = First seat
option-start_player-seat_2 = Second seat
option-start_player-seat_3 = Third seat
option-start_player-seat_4 = Fourth seat
option-memory_aid = Memory aid
option-memory_aid-help = Show the coins, bricks and objects of the other players. All of it was won and paid in the open.
option-relief = Two coins without turning
option-relief-help = Whether a player who can pay for no brick may buy without turning the wheel just to get the two coins; expansion only.
option-relief-always = Allowed
option-relief-turned = Only after turning
option-last_round = Announcing in the last round
option-last_round-help = Who may still announce the end, for 5 VP, once the last building has been built.
option-last_round-builder = Only the player who built it
option-last_round-anyone = The first player who can
option-finish = Purchase and announcement
option-finish-help = Whether an object can still be bought in the same turn after the end has been announced.
option-finish-purchase_first = Purchase first
option-finish-either = Either order
option-pass_ends_turn = No purchase after passing
option-pass_ends_turn-help = A player who passes in the last round buys no object in that turn.
preset-expansion = Expansion, random cards
preset-great_freedom = Great freedom
preset-multi_cultural = Multi-cultural
preset-mister_hot_shot = Mister hot shot
preset-seeing_double = Seeing double
preset-full_city = Full city
preset-quadruplet_illusion = Quadruplet illusion
problem-cards_need_expansion = Cards can be chosen only with the expansion: { $cards }.
problem-relief_needs_expansion = Buying without turning belongs to the expansion: choose it, or leave the two coins allowed.
problem-start_player = Seat { $number } cannot begin at a table of { $seats }.
problem-upgrade_value = { $token }: a point of cost cannot be worth more than { $max } coins or VP.
problem-extra_card = The extra card { $card } names { $place } twice.
extra-places = { $one } and { $other }

## At the table
table-round = Round
table-wheel = Wheel
table-bag = bag
table-display = Display
table-deck = stack
table-great = Cost 8
table-object_field = Object field
table-supply = supply
table-strip = City strip
table-upgrades = Upgrades
table-bricks = bricks
table-objects = objects
table-markers = markers
table-scored = scored
table-would_score = would score now
table-conditions = conditions
table-final_now = final scoring now
table-start_player = start player
table-vp = VP
table-hidden = behind the screen
table-bricks_at = { $count ->
    [0] none
   *[other] { $count }
}, { $price ->
    [0] free
   *[other] { $price } each
}
table-round_last = last round

## The drawn board
wheel-turn = turn
wheel-turn-alone = turn the wheel
wheel-keep = keep
wheel-buy = Buy
brick-offer = { $color } brick in segment { $segment }, { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
per-cost = per cost
build-here = Build here
city-takes = { $city } takes bricks in these colours: { $colors }.
city-needs = Scoring { $city } takes { $need } of your buildings there.
type-needs = none of yours
score-types = Types of buildings to score
stack-count = { $count } in the stack
supply-count = { $count } in the supply
object-price = { $coins } coins each
upgrade-of = Upgrade: { $place }
whose-cities = Whose cities
no-bricks = no bricks
markers-left = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
at-the-end = scored at the end
announce-short = Announce the end
hint-city = Choose a city to build in.
hint-city_or_building = Choose a city, or the building to replace.
hint-pay = { $number ->
    [one] Choose { $number } more brick.
   *[other] Choose { $number } more bricks.
}
inspect-announce = A player who meets all three conditions after an action may announce the end and gets 5 VP. The round is then played on to the right neighbour of the start player, so that all players have had the same number of turns.
inspect-announce-note = Buy an object before you announce: announcing ends your turn, unless this table allows either order. The end also comes when the last building of the display has been built.
inspect-upgrade = Building at cost 8 gives the right to one upgrade token. It raises what each point of cost is worth at its place, for its owner only.
inspect-building = Costs as many bricks as the number on it, in colours its city accepts.
inspect-great = Lies beside the board; building it gives the right to an upgrade token.
inspect-score_type = Scoring a type: each of your buildings of it gives its cost times the value of its city, and an object.
inspect-score_city = Scoring a city is open to one player only: each of your buildings there gives its cost times the value, and an object.
inspect-library = A city building. When it is scored it gives a book.
inspect-cathedral = A city building. When it is scored it gives a cup.
inspect-palace = A city building. When it is scored it gives a crown.
inspect-gate = A city building. When it is scored it gives a gate.
inspect-castle = A country building. When it is scored it gives a flag.
inspect-villa = A country building. When it is scored it gives a coat of arms.
inspect-object = Objects come from scored buildings, or from the object field for 10 coins, one in a turn. The object card says what they count for.
inspect-livorno = Accepts white bricks only. It takes 2 buildings to score it.
inspect-pisa = Accepts white and yellow bricks. It takes 2 buildings to score it.
inspect-lucca = Accepts white, yellow and red bricks. It takes 2 buildings to score it.
inspect-viareggio = Accepts all bricks but blue and black ones. It takes 3 buildings to score it.
inspect-massa = Accepts all bricks but black ones. It takes 3 buildings to score it.
inspect-lerici = Accepts bricks of every colour. It takes 3 buildings to score it.
inspect-city_buildings_field = Scores all your libraries, cathedrals, palaces and gates together, once in the game. It gives no objects.
inspect-country_buildings_field = Scores all your castles and villas together, once in the game. It gives no objects.
inspect-conditions = All three conditions must be met to announce the end.
wheel-preview = Show the bricks after a turn of the wheel
condition-met = condition met
final-now = now
final-of = { $name }: { $worth } if the game ended now
object-there = One lies on the object field.
object-gone = The one of the object field is sold.
inspect-wheel = Buying turns the wheel by one segment and fills segment I up to 11 bricks in all. Then you take bricks of one segment; the numbers on the rim are their prices.
inspect-wheel-note = From VI bricks come back to I and cost the full price again. With the expansion you may buy without turning; then nothing is filled up.
inspect-upgrade_livorno = Each point of cost in your Livorno is worth 4 VP and 2 coins.
inspect-upgrade_pisa = Each point of cost in your Pisa is worth 5 coins and 1 VP.
inspect-upgrade_lucca = Each point of cost in your Lucca is worth 3 VP and 1 coin.
inspect-upgrade_viareggio = Each point of cost in your Viareggio is worth 3 coins and 1 VP.
inspect-upgrade_massa = Each point of cost in your Massa is worth 2 VP.
inspect-upgrade_lerici = Each point of cost in your Lérici is worth 1 coin and 1 VP.
inspect-upgrade_city_buildings = Each point of cost on your field of city buildings is worth 1 coin and 1 VP.
inspect-upgrade_country_buildings = Each point of cost on your field of country buildings is worth 2 VP.
inspect-upgrade-note = It need not belong to the city of the new building. Earlier scorings do not change, and no other player can take the same token.
inspect-supply = Objects of a scoring come from the supply. When a kind is used up, only the object is missing, not coins or points.
inspect-object-note = The pieces of the object field are never replaced. Every object the object card does not value counts 1 VP at the end.
inspect-finer = A finer brick may always be used in a coarser city.
inspect-replace = With the expansion it may replace a cheaper building of yours in its city for the difference in bricks. The old one leaves the game; cities and types scored before stay scored.
inspect-field-note = It uses the value of the field, never that of the cities.
inspect-objects_left = Every object it leaves out counts 1 VP.
inspect-extra_places = These scorings take no marker and no least number of buildings, give no objects, and do not depend on who scored the place before. Their coins are exchanged with the others.
inspect-extra_most = Where players are tied, each of them gets the points.
city_buildings_field-short = City
country_buildings_field-short = Country

## What is not as printed
provenance-upgrade_values = The values of six of the eight upgrade tokens, all but Lucca and Lérici; a host who owns the box can enter them. They follow the two that can be worked out: each token doubles the sum of the old value.
provenance-extra_cards = What the extra cards { extra_3 }, { extra_4 } and { extra_5 } score. They pair the places { extra_2 } leaves over, the best with the poorest; a host who owns the box can enter the printed ones.
provenance-extra_2 = The extra card { extra_2 } scores these two cities. Its example can also be read as two cities of the player's choice.
provenance-coins_card = That 2 coins are 1 VP belongs to the card { top_5 }. The rulebook prints it in a cell of its own.
provenance-building_3 = The condition of { building_3 } asks for 2 buildings in each of 2 cities, as the rulebook says. The other cards of its kind suggest 3.
provenance-objects = Which object belongs to cathedral, castle and villa. Any other assignment plays the same.
provenance-presets = The cards of the six named combinations. Only their names are known; if you know the cards, choose them one by one.
