# Notre Dame.

tagline = Paris around 1400: build up your borough in the shadow of the cathedral, win favours, and keep the rats away.

## Colours
red = red
purple = purple
blue = blue
green = green
yellow = yellow

## Sectors and action cards
cloister_school = Cloister School
bank = Bank
residence = Residence
carriage_house = Carriage House
hotel = Hotel
park = Park
hospital = Hospital
notre_dame = Notre Dame
trusted_friend = Trusted Friend

## Places with their article
the_cloister_school = the Cloister School
the_bank = the Bank
the_residence = the Residence
the_carriage_house = the Carriage House
the_hotel = the Hotel
the_park = the Park
the_hospital = the Hospital
the_notre_dame = Notre Dame

## Persons
moneylender = Moneylender
monk = Monk
barmaid = Barmaid
minstrel = Minstrel
magician = Magician
doctor = Doctor
city_guard = City Guard
night_watchman = Night Watchman
bishop = Bishop
guild_master = Guild Master
beggar_king = Beggar King
lawyer = Lawyer
lady_in_waiting = Lady-in-Waiting
mayor = Mayor
carpenter = Carpenter

## Messages
message_coin = 1 prestige and a coin
message_cube = 2 prestige and a cube
message_rat = 3 prestige and the rat one field back
message_plain = 4 prestige

## Picks
coin = a coin
cube = a cube
rat_back = the rat one field back

## Markets: left and right as the owner sees them, facing the cathedral
center = central market
inner_ccw = inner right market
inner_cw = inner left market
outer_cw = outer left market
outer_ccw = outer right market

## Stages
stage_a = stage A
stage_b = stage B
stage_c = stage C

## Amounts
points_amount = { $points } prestige

## Sources of prestige
explain-points = Prestige so far. Notre Dame pays at the end of each stage; nothing else is added at the end.
score-residence = residence
score-messages = messages
score-persons = favours
score-donations = donations
score-cathedral = Notre Dame
score-park = park bonus
score-plague = plague
tie-1 = coins and cubes

## Words on the table
table-round = round
table-plague = plague
table-coins = coins
table-supply = supply
table-general = reserve
table-rat = rats
table-prestige = prestige
table-messages = messages
table-hand = hand
table-persons = persons
table-streets = messages on the board
table-bell = bell-ringer
table-carriage = carriage of that colour
table-neutral = neutral
table-may_take = you may take
table-bribed = bribed
table-pool = to share out
table-coin_supply = coin supply
table-center = centre
table-inner_ccw = inner right
table-inner_cw = inner left
table-outer_cw = outer left
table-outer_ccw = outer right

## Log
log-began = { $seat } gets the bell-ringer and begins.
    .you = You get the bell-ringer and begin.
log-round = Round { $round } of { $stage }: { $persons } can be bribed; the plague is { $plague }. { $seat } begins.
    .you = Round { $round } of { $stage }: { $persons } can be bribed; the plague is { $plague }. You begin.
log-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
log-kept = { $seat } keeps “{ $card }” ({ $colour }) as { $choice ->
    [1] the first card
   *[other] the second card
}.
    .you = You keep “{ $card }” ({ $colour }) as your { $choice ->
    [1] first card
   *[other] second card
}.
log-kept_hidden = { $choice ->
    [1] { $seat } has chosen the first card.
   *[other] { $seat } has chosen the second card.
}
log-handed_on = { $cards ->
    [one] Everyone hands the last card to the left.
   *[other] Everyone hands the other { $cards } cards to the left.
}
log-passed = { $seat } hands { $cards } ({ $colour }) to { $to }.
    .you = You hand { $cards } ({ $colour }) to { $to }.
    .you-to = { $seat } hands you { $cards } ({ $colour }).
log-played = { $seat } plays “{ $card }” ({ $colour }).
    .you = You play “{ $card }” ({ $colour }).
log-laid_aside = { $seat } lays “{ $card }” ({ $colour }) aside unseen.
    .you = You lay “{ $card }” ({ $colour }) aside unseen.
log-laid_aside_hidden = { $seat } lays the third card aside unseen.
log-no_effect = { $seat } does not carry out the action of the card.
    .you = You do not carry out the action of the card.
log-no_effect_cube = { $seat } cannot carry out the action: no cube in the supply and none on the board that could move.
    .you = You cannot carry out the action: you have no cube in your supply and none on the board that could move.
log-no_effect_coin = { $seat } cannot carry out the action: there is no coin to donate.
    .you = You cannot carry out the action: you have no coin to donate.
log-placed = { $seat } places a cube in { $to }: { $count } there now.
    .you = You place a cube in { $to }: { $count } there now.
log-placed_notre_dame = { $seat } places a cube on Notre Dame and has { $count } there now.
    .you = You place a cube on Notre Dame and have { $count } there now.
log-moved_notre_dame = { $seat } moves a cube from { $from } to Notre Dame and has { $count } there now.
    .you = You move a cube from { $from } to Notre Dame and have { $count } there now.
log-moved = { $seat } moves a cube from { $from } to { $to }: { $count } there now.
    .you = You move a cube from { $from } to { $to }: { $count } there now.
log-friend = { $seat } sends the trusted friend to { $to }: { $count } there now.
    .you = You send your trusted friend to { $to }: { $count } there now.
log-prestige = { $seat } gains { points_amount } ({ $source }).
    .you = You gain { points_amount } ({ $source }).
log-prestige_bonus = { $seat } gains { points_amount } ({ $source }, { $bonus } of it for the park).
    .you = You gain { points_amount } ({ $source }, { $bonus } of it for the park).
log-cubes = { $cubes ->
    [0] { $seat } gets no cube: the reserve is empty.
    [one] { $seat } gets { $cubes } cube.
   *[other] { $seat } gets { $cubes } cubes.
}
    .you = { $cubes ->
    [0] You get no cube: your reserve is empty.
    [one] You get { $cubes } cube.
   *[other] You get { $cubes } cubes.
}
log-coins = { $coins ->
    [one] { $seat } gets { $coins } coin.
   *[other] { $seat } gets { $coins } coins.
}
    .you = { $coins ->
    [one] You get { $coins } coin.
   *[other] You get { $coins } coins.
}
log-coin_from = The supply is empty: { $seat } gets a coin from { $from }.
    .you = The supply is empty: you get a coin from { $from }.
    .you-from = The supply is empty: { $seat } gets a coin from you.
log-no_coins = There are no more coins for { $seat }.
    .you = There are no more coins for you.
log-rat_back = { $seat } moves the rat back to { $rat }.
    .you = You move your rat back to { $rat }.
log-nothing_to_pick = { $seat } has nothing to choose.
    .you = You have nothing to choose.
log-pick_refused = { $seat } takes nothing.
    .you = You take nothing.
log-stayed = { $seat } does not drive.
    .you = You do not drive.
log-drove = { $seat } drives { $steps ->
    [one] one market
   *[other] { $steps } markets
}, to the { $spot } of the { $colour } borough.
    .you = You drive { $steps ->
    [one] one market
   *[other] { $steps } markets
}, to the { $spot } of the { $colour } borough.
log-drove_back = { $seat } drives out and back to the { $spot } of the { $colour } borough.
    .you = You drive out and back to the { $spot } of the { $colour } borough.
log-took = { $seat } takes a { $colour } message: { $message }.
    .you = You take a { $colour } message: { $message }.
log-donated = { $coins ->
    [one] { $seat } donates { $coins } coin to the cathedral.
   *[other] { $seat } donates { $coins } coins to the cathedral.
}
    .you = { $coins ->
    [one] You donate { $coins } coin to the cathedral.
   *[other] You donate { $coins } coins to the cathedral.
}
log-no_bribe = { $seat } bribes nobody.
    .you = You bribe nobody.
log-no_bribe_broke = { $seat } has no coin to bribe anybody.
    .you = You have no coin to bribe anybody.
log-bribed = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and bribes the { $person }.
    .you = You pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and bribe the { $person }.
log-bribed_for = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and bribes the { $person }: { $favour }.
    .you = You pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and bribe the { $person }: { $favour }.
favour-city_guard = 1 prestige for each own piece in the borough and on Notre Dame
favour-night_watchman = 1 prestige for each empty sector of the borough
favour-guild_master = 2 prestige for each sector with two or more pieces
favour-beggar_king = 1 prestige for each field of the harbour that lies before the rat
favour-lawyer = 3 prestige for every two messages
favour-lady_in_waiting = 1 prestige for each piece in the fullest sector
favour-mayor = 3 prestige for each sector with three or more pieces
favour-carpenter = 1 prestige for each sector with a piece
log-empty_favour = The { $person } can do nothing for { $seat }.
    .you = The { $person } can do nothing for you.
log-lifted = { $seat } takes up a cube from { $from }.
    .you = You take up a cube from { $from }.
log-lifted_friend = { $seat } takes the trusted friend by the hand.
    .you = You take your trusted friend by the hand.
log-reached_into = { $seat } takes pieces from { $from }.
    .you = You take pieces from { $from }.
log-took_up = { $cubes ->
    [one] { $seat } takes up { $cubes } cube.
   *[other] { $seat } takes up { $cubes } cubes.
}
    .you = { $cubes ->
    [one] You take up { $cubes } cube.
   *[other] You take up { $cubes } cubes.
}
log-took_up_friend = { $cubes ->
    [one] { $seat } takes up { $cubes } cube and the trusted friend.
   *[other] { $seat } takes up { $cubes } cubes and the trusted friend.
}
    .you = { $cubes ->
    [one] You take up { $cubes } cube and your trusted friend.
   *[other] You take up { $cubes } cubes and your trusted friend.
}
log-took_up_friend_alone = { $seat } takes the trusted friend along.
    .you = You take your trusted friend along.
log-carried = { $cubes ->
    [one] { $seat } moves { $cubes } cube from { $from } to { $to }.
   *[other] { $seat } moves { $cubes } cubes from { $from } to { $to }.
}
    .you = { $cubes ->
    [one] You move { $cubes } cube from { $from } to { $to }.
   *[other] You move { $cubes } cubes from { $from } to { $to }.
}
log-carried_friend = { $cubes ->
    [one] { $seat } moves { $cubes } cube and the trusted friend from { $from } to { $to }.
   *[other] { $seat } moves { $cubes } cubes and the trusted friend from { $from } to { $to }.
}
    .you = { $cubes ->
    [one] You move { $cubes } cube and your trusted friend from { $from } to { $to }.
   *[other] You move { $cubes } cubes and your trusted friend from { $from } to { $to }.
}
log-carried_friend_alone = { $seat } moves the trusted friend from { $from } to { $to }.
    .you = You move your trusted friend from { $from } to { $to }.
log-bishop = { $seat } places a cube from the reserve in { $to }, which was empty.
    .you = You place a cube from your reserve in { $to }, which was empty.
log-plague = Plague { $plague }, hospital { $hospital }: the rat of { $seat } goes from { $from } to { $to }.
    .you = Plague { $plague }, hospital { $hospital }: your rat goes from { $from } to { $to }.
log-plague_stays = Plague { $plague }, hospital { $hospital }: the rat of { $seat } stays on { $to }.
    .you = Plague { $plague }, hospital { $hospital }: your rat stays on { $to }.
log-plague_doctor = The doctor protects { $seat }; hospital { $hospital }: the rat goes from { $from } to { $to }.
    .you = The doctor protects you; hospital { $hospital }: your rat goes from { $from } to { $to }.
log-plague_doctor_stays = The doctor protects { $seat }; hospital { $hospital }: the rat stays on { $to }.
    .you = The doctor protects you; hospital { $hospital }: your rat stays on { $to }.
log-prestige_lost = { $points ->
    [0] { $seat } has no prestige to lose to the plague.
   *[other] The plague costs { $seat } { points_amount }.
}
    .you = { $points ->
    [0] You have no prestige to lose to the plague.
   *[other] The plague costs you { points_amount }.
}
log-cube_lost = The plague takes a cube of { $seat } from { $sector }, the fullest sector.
    .you = The plague takes one of your cubes from { $sector }, your fullest sector.
log-no_cube_lost = The fullest sector of { $seat } holds no cube: the plague takes none.
    .you = Your fullest sector holds no cube: the plague takes none.
log-cathedral = End of { $stage }: Notre Dame { $cubes ->
    [one] gives all its { $pool } prestige to the one cube there.
   *[other] shares out { $pool } prestige among { $cubes } cubes: { $share } for each cube.
}
log-cathedral_empty = End of { $stage }: no cube lies on Notre Dame, so nobody shares in its { $pool } prestige.
log-cubes_returned = { $cubes ->
    [one] { $cubes } cube of { $seat } goes from Notre Dame back to the reserve.
   *[other] { $cubes } cubes of { $seat } go from Notre Dame back to the reserve.
}
    .you = { $cubes ->
    [one] Your { $cubes } cube goes from Notre Dame back to the reserve.
   *[other] Your { $cubes } cubes go from Notre Dame back to the reserve.
}
log-ended = The game is over.

## Choices
do-keep = Keep { $card } ({ $colour })
do-play_cloister_school = Cloister School ({ $colour }): { $count ->
    [0] no cube is left
    [one] { $count } cube
   *[other] { $count } cubes
}
do-play_bank = Bank ({ $colour }): { $count ->
    [0] no coin is left
    [one] { $count } coin
   *[other] { $count } coins
}
do-play_residence = Residence ({ $colour }): { $count } prestige
do-play_carriage_house = Carriage House ({ $colour }): drive up to { $count ->
    [one] one market
   *[other] { $count } markets
}
do-play_hotel = Hotel ({ $colour }): { $count ->
    [0] there is nothing to pick
    [one] one pick
   *[other] { $count } picks
}
do-play_park = Park ({ $colour }): piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-play_hospital = Hospital ({ $colour }): piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-play_notre_dame = Notre Dame ({ $colour }): donate { $coins ->
    [one] 1 coin
   *[other] 1 to { $coins } coins
}
do-play_trusted_friend = Trusted Friend ({ $colour }): send him to another sector
do-play_no_cube = { $card } ({ $colour }): without effect, you have no cube for it
do-play_no_coin = { $card } ({ $colour }): without effect, you have no coin to donate
do-play_moving = { $card } ({ $colour }): with a cube from the board, your supply is empty
do-decline = Give up the effect of the card
do-decline_pick = Take nothing
wastes-card = The card then has no effect.
wastes-drive = The carriage then stays where it is, and the card has no effect.
wastes-pick = You then get nothing.
do-supply = Place a cube from your supply ({ $cubes } there)
do-move = Move a cube from { $from }
do-friend_cloister_school = To the Cloister School: { $count ->
    [0] no cube is left
    [one] { $count } cube
   *[other] { $count } cubes
}
do-friend_bank = To the Bank: { $count ->
    [0] no coin is left
    [one] { $count } coin
   *[other] { $count } coins
}
do-friend_residence = To the Residence: { $count } prestige
do-friend_carriage_house = To the Carriage House: drive up to { $count ->
    [one] one market
   *[other] { $count } markets
}
do-friend_hotel = To the Hotel: { $count ->
    [0] there is nothing to pick
    [one] one pick
   *[other] { $count } picks
}
do-friend_park = To the Park: piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-friend_hospital = To the Hospital: piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-donate = { $coins ->
    [one] Donate { $coins } coin for { points_amount }
   *[other] Donate { $coins } coins for { points_amount }
}
do-stay = Do not drive
do-drive = Drive to the { $spot } of the { $colour } borough
do-drive_leave = Drive to the { $spot } of the { $colour } borough, leave the message ({ $message })
do-drive_take = Drive to the { $spot } of the { $colour } borough, take the message ({ $message }): { points_amount } in all
do-pick = Take { $gain }
do-pick_two = Take { $first } and { $second }
do-pass = Bribe nobody
do-bribe_moneylender = Moneylender: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { points_amount }
do-bribe_monk = Monk: { $cubes ->
    [0] no cube is left
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { points_amount }
do-bribe_barmaid = Barmaid: { points_amount } and a coin, a cube or the rat back
do-bribe_minstrel = Minstrel: move up to three pieces
do-bribe_magician = Magician: move a piece and act there
do-bribe_doctor = Doctor: no plague for you in this round
do-bribe_city_guard = City Guard: { points_amount }
do-bribe_night_watchman = Night Watchman: { points_amount }
do-bribe_bishop = Bishop: a cube from the reserve into an empty sector
do-bribe_guild_master = Guild Master: { points_amount }
do-bribe_beggar_king = Beggar King: { points_amount }
do-bribe_lawyer = Lawyer: { points_amount }
do-bribe_lady_in_waiting = Lady-in-Waiting: { points_amount }
do-bribe_mayor = Mayor: { points_amount }
do-bribe_carpenter = Carpenter: { points_amount }
do-lift = A cube from { $from }
do-lift_friend = The trusted friend from { $from }
do-from = From { $from } ({ $count ->
    [one] one piece
   *[other] { $count } pieces
})
do-carry = { $cubes ->
    [one] One cube
   *[other] { $cubes } cubes
}
do-carry_friend = { $cubes ->
    [one] One cube and the trusted friend
   *[other] { $cubes } cubes and the trusted friend
}
do-carry_friend_alone = The trusted friend alone
do-carry_to = To { $to }: { $count } there then
do-to_cloister_school = Into the Cloister School: { $count ->
    [0] no cube is left
    [one] { $count } cube
   *[other] { $count } cubes
}
do-to_bank = Into the Bank: { $count ->
    [0] no coin is left
    [one] { $count } coin
   *[other] { $count } coins
}
do-to_residence = Into the Residence: { $count } prestige
do-to_carriage_house = Into the Carriage House: drive up to { $count ->
    [one] one market
   *[other] { $count } markets
}
do-to_hotel = Into the Hotel: { $count ->
    [0] there is nothing to pick
    [one] one pick
   *[other] { $count } picks
}
do-to_park = Into the Park: piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-to_hospital = Into the Hospital: piece { $count }{ $back ->
    [0] {""}
   *[other] , rat back one field
}
do-remove = A cube from { $from }

## Questions
ask-keep_first = { $seat } keeps one of three cards.
    .you = Which of your three cards do you keep? The other two go to the left.
ask-keep_second = { $seat } keeps one of two cards.
    .you = Which of the two cards do you keep? The other one goes to the left.
ask-play = { $seat } plays a card.
    .you = Which card do you play first?
ask-play_second = { $seat } plays a second card.
    .you = Which card do you play second? The third goes away unseen.
ask-place = { $seat } decides about { $card }.
    .you = { $card }: which cube do you place?
ask-friend = { $seat } sends the trusted friend.
    .you = Where do you send your trusted friend?
ask-donate = { $seat } donates to the cathedral.
    .you = How much do you donate?
ask-drive = { $seat } may drive up to { $range ->
    [one] one market
   *[other] { $range } markets
}.
    .you = Where do you drive? You may go up to { $range ->
    [one] one market
   *[other] { $range } markets
}.
ask-pick = { $seat } picks one thing.
    .you = What do you pick?
ask-pick_two = { $seat } picks two things.
    .you = Which two things do you pick?
ask-bribe = { $seat } may bribe { $persons }.
    .you = Do you bribe one of { $persons } for a coin?
ask-magician = { $seat } lets the Magician move a piece.
    .you = Which piece does the Magician move?
ask-magician_to = { $seat } lets the Magician move a piece.
    .you = Where does the Magician put it? The sector's action follows.
ask-minstrel = { $seat } lets the Minstrel move pieces.
    .you = From where does the Minstrel take one to three pieces?
ask-minstrel_carry = { $seat } lets the Minstrel move pieces from { $from }.
    .you = Which pieces does the Minstrel take from { $from }?
ask-minstrel_to = { $seat } lets the Minstrel move pieces.
    .you = Where does the Minstrel put them? No action follows.
ask-bishop = { $seat } lets the Bishop place a cube.
    .you = Into which empty sector does the Bishop put a cube?
ask-penalty = { $seat } loses a cube to the plague.
    .you = Which of your fullest sectors loses a cube to the plague?

## Refusals
why-already_kept = You have chosen; the others are still choosing.
why-not_your_turn = It is somebody else's turn.
why-not_offered = { $card } ({ $colour }) is not among the cards you look at.
why-not_in_hand = You do not hold { $card } ({ $colour }).
why-supply_empty = Your supply is empty; a cube can only come from the board.
why-supply_first = As long as you have cubes in your supply, none is taken from { $place }.
why-not_from_itself = The cube for { $place } has to come from somewhere else.
why-no_cube = You have no cube on { $place }.
why-friend_stands_there = Your trusted friend already stands in { $place }; he has to move to another sector.
why-too_few_coins = You have only { $coins } to give.
why-donation_range = The cathedral takes one, two or three coins.
why-cube_first = First the cube, then the donation.
why-no_such_market = There is no such market on this board.
why-no_way_back = To come back to where you are, you have to drive two markets.
why-too_far = That is { $steps } markets away, and your carriage goes no farther than { $range }.
why-no_message = No message lies there.
why-colour_rule = You have to collect the other colours before another message of this colour ({ $colour }).
why-no_coin_left = Nobody has so many coins left for you.
why-no_cube_left = Your reserve does not have so many cubes left.
why-rat_at_start = Your rat cannot go back so far.
why-pick_order = Name the two picks in the order coin, cube, rat.
why-number_of_picks = { $picks ->
    [one] You have one pick.
   *[other] You have { $picks } picks and must use them.
}
why-not_open = { $person } does not lie open in this round.
why-friend_off_board = Your trusted friend is not on the board.
why-no_piece = You have no piece in { $place }.
why-friend_elsewhere = Your trusted friend does not stand in { $place }.
why-not_so_many = You do not have so many cubes in { $place }.
why-carry_range = The Minstrel moves one, two or three pieces.
why-same_sector = The piece has to leave { $place }.
why-not_empty = { $place } is not empty.
why-not_fullest = { $place } is not your fullest sector.
why-no_bribe_now = Bribes come after everybody has played two cards.
why-no_play_now = You cannot play a card now.
why-no_draft_now = The draft is over.
why-no_place_now = A cube is placed when you play the card of its sector.
why-no_drive_now = The carriage drives when a cube comes to the Carriage House.
why-no_decline_now = There is nothing to decline now.

## Set-up
preset-open = With open prestige
option-memory_aid = Show everybody's prestige
option-memory_aid-help = At a real table the points lie in stacks that nobody may count, although everybody has seen them come and go. With this option the table counts for you.
option-start = Start player
option-start-help = Who gets the bell-ringer first.
option-start-random = random
option-start-seat1 = first seat
option-start-seat2 = second seat
option-start-seat3 = third seat
option-start-seat4 = fourth seat
option-start-seat5 = fifth seat
option-colours = Colours
option-colours-help = Colours of the players in order of their seats; with two players two more may be named for the neutral boroughs. Left empty: red, purple, blue, green, yellow.
option-rats = Rats on the persons
option-rats-help = Fifteen numbers from 0 to 3, in the order of the persons in the rules. The numbers on the printed cards are not known to us; left empty, a reconstruction is used.
option-shortage = When coins run out
option-shortage-help = The rulebook takes missing coins from the player who has the most: all from one player. Or each coin is taken from the player who is richest at that moment.
option-shortage-coin_by_coin = coin by coin
option-shortage-one_player = all from one player
option-free_picks = Picks may be refused
option-free_picks-help = What the hotel and the barmaid offer may be left, in whole or in part. Otherwise it is taken as far as there is any.
problem-start = Seat { $chosen } cannot begin: only { $seats } play.
problem-colours = { $number } colours are named; this table needs { $min } to { $max }, or none.
problem-colour_twice = The colour { $colour } is named twice.
problem-rats_number = { $number } numbers of rats are given; there are { $persons } persons.
problem-rats = { $person } cannot have { $number } rats; at most { $max }.
problem-street_nowhere = The street “{ $street }” leads nowhere.
problem-street_twice = The street “{ $street }” is there twice.
problem-streets = With { $boroughs } boroughs not every market can be reached from { $market } in { $steps } steps.

## The board
board-borough = Borough of { $name }
board-round = round { $round } of 3
board-back = Back to your borough
board-harbour = Harbour
board-message = Message
board-pool = { $pool } prestige at the end of the stage, { $cubes ->
    [0] no cube there yet
    [one] all of it for the one cube there
   *[other] { $share } for each of { $cubes } cubes
}.
board-market = { $spot } of the { $colour } borough: { $message }
board-market_of = { $spot }, { $colour }
board-colour_of = Colour: { $colour }.
board-supply = Cubes in the supply: { $own }; in the reserve: { $general }.
board-friend_waits = The trusted friend is not on the board yet
board-pieces = { $count ->
    [0] no piece
    [one] one piece
   *[other] { $count } pieces
}
board-next_cloister_school = The next piece here brings { $next ->
    [one] one cube
   *[other] { $next } cubes
}.
board-next_bank = The next piece here brings { $next ->
    [one] one coin
   *[other] { $next } coins
}.
board-next_residence = The next piece here brings { $next } prestige, park bonus included.
board-next_carriage_house = With the next piece here the carriage goes up to { $next ->
    [one] one market
   *[other] { $next } markets
}.
board-next_hotel = The next piece here gives { $next ->
    [one] one pick
   *[other] { $next } picks
}.
board-next_park = With the next piece here every gain of prestige brings { $next } more; the rat goes back one field.
board-next_hospital = With the next piece here { $next ->
    [one] one rat fewer comes
   *[other] { $next } rats fewer come
} every round; the rat goes back one field.
board-rat_at = The rat stands on { $rat } of 9
board-forecast = Plague { $plague }, hospital { $hospital }: the rat will stand on { $rat }.
board-struck = Plague { $plague }, hospital { $hospital }: too many rats!
board-cloister_school = Cloister School
board-brings = It would bring you { $count } prestige now.
board-spares = It would spare you { $count ->
    [one] one field
   *[other] { $count } fields
} of the plague now.
board-rats_on = { $rats ->
    [0] No rats.
    [one] One rat.
   *[other] { $rats } rats.
}
board-to_come = still to come
board-cards = Cards of this stage
board-played = played
board-seen = you have seen it
board-unseen = not seen yet
board-draft = Keep one; { $count ->
    [one] the other goes
   *[other] the others go
} to { $name }.
board-kept = Kept so far
board-others_choose = The others are still choosing.
board-take = take it
board-leave = leave it
board-gain = Take { $gain }
board-not_there = There is nothing of it to take.
board-hint_message = A message lies there. Do you take it?
board-hint_second = And the second?

## Short words on cards and persons
short-cloister_school = cubes
short-bank = coins
short-residence = prestige
short-carriage_house = drive, take a message
short-hotel = coin, cube or rat back
short-park = rat back; more prestige
short-hospital = rat back; less plague
short-notre_dame = donate for prestige
short-trusted_friend = to another sector
short-moneylender = 2 coins, 1 prestige
short-monk = 2 cubes, 1 prestige
short-barmaid = 3 prestige and a pick
short-minstrel = move up to 3 pieces
short-magician = move a piece and act there
short-doctor = no plague for you
short-city_guard = 1 for each piece
short-night_watchman = 1 for each empty sector
short-bishop = a cube into an empty sector
short-guild_master = 2 for each sector with 2 or more
short-beggar_king = 1 for each free field before the rat
short-lawyer = 3 for every 2 messages
short-lady_in_waiting = as much as your fullest sector
short-mayor = 3 for each sector with 3 or more
short-carpenter = 1 for each sector with a piece

## The inspector
inspect-cloister_school = Place a cube here and take as many cubes from the reserve into your supply as you then have pieces here.
inspect-cloister_school-note = If the reserve is too small, you take what is there.
inspect-bank = Place a cube here and take as many coins as you then have pieces here.
inspect-bank-note = When the supply of coins runs out, each further coin comes from the richest of the others.
inspect-residence = Place a cube here and win as much prestige as you then have pieces here.
inspect-residence-note = The park adds to it, once for the whole gain.
inspect-carriage_house = Place a cube here; your carriage may then drive as many markets far as you have pieces here, and take the message where it stops.
inspect-carriage_house-note = You may stop early or stay. Other carriages do not matter. Coming back to the market where you started takes at least two steps.
inspect-hotel = Place a cube here and take a coin, a cube from the reserve, or move your rat back one field. From the fourth piece on you pick twice.
inspect-hotel-note = The two picks may be the same. What cannot be had cannot be picked.
inspect-park = Place a cube here and move your rat back one field. From then on every two pieces here add one to each of your gains of prestige.
inspect-park-note = The bonus comes once with every gain: an action, a message, a favour, a donation, the scoring of Notre Dame. A gain of nothing brings none.
inspect-hospital = Place a cube here and move your rat back one field. Every piece here takes one from the plague at the end of each round.
inspect-hospital-note = If the hospital is stronger than the plague, your rat goes back.
inspect-notre_dame = Place a cube on the cathedral and donate one, two or three coins: they bring 1, 3 or 6 prestige. At the end of the stage the cubes there share the prestige of Notre Dame.
inspect-notre_dame-note = It takes both: no coin, no cube. A cube that already lies on Notre Dame cannot be used again.
inspect-trusted_friend = Send your trusted friend into a sector of your borough and use it as if you had placed a cube. He counts as one wherever pieces are counted.
inspect-trusted_friend-note = He has to move to another sector than the one he stands in, never onto Notre Dame or into the harbour.
inspect-moneylender = You get two coins and one prestige.
inspect-moneylender-note = When the supply is empty, the coins come from the richest of the others.
inspect-monk = You get two cubes from the reserve and one prestige.
inspect-monk-note = If the reserve is too small, you take what is there.
inspect-barmaid = You get three prestige, and a coin, a cube or your rat one field back.
inspect-barmaid-note = The pick follows the rules of the hotel.
inspect-minstrel = Move one to three of your pieces from one sector into one other. No action follows.
inspect-minstrel-note = The trusted friend may go along or walk alone. Notre Dame is no sector.
inspect-magician = Move one of your pieces into another sector and carry out its action.
inspect-magician-note = The piece may come from Notre Dame, and it may be the trusted friend.
inspect-doctor = In this round the plague is nothing for you; your hospital still drives rats away.
inspect-doctor-note = It helps only in the round of the bribe.
inspect-city_guard = One prestige for each of your pieces in your borough and on Notre Dame.
inspect-city_guard-note = The trusted friend counts if he stands on the board.
inspect-night_watchman = One prestige for each empty sector of your borough.
inspect-night_watchman-note = Harbour and Notre Dame do not count; the trusted friend makes a sector not empty.
inspect-bishop = Put a cube from the reserve into one of your empty sectors and carry out its action.
inspect-bishop-note = The cube comes from the reserve even if you have cubes in your supply. Not onto Notre Dame.
inspect-guild_master = Two prestige for each of your sectors with two or more pieces.
inspect-guild_master-note = The trusted friend counts as a piece.
inspect-beggar_king = One prestige for each field of the harbour that still lies before your rat.
inspect-beggar_king-note = With the rat on nine there is nothing to win, and no park bonus.
inspect-lawyer = Three prestige for every two messages you have.
inspect-lawyer-note = A single message more does not count.
inspect-lady_in_waiting = As much prestige as you have pieces in your fullest sector.
inspect-lady_in_waiting-note = Only one sector counts, even if several are equally full.
inspect-mayor = Three prestige for each of your sectors with three or more pieces.
inspect-mayor-note = The trusted friend counts as a piece.
inspect-carpenter = One prestige for each sector in which you have a piece.
inspect-carpenter-note = The trusted friend alone is enough.
inspect-bribe = A bribe costs one coin; several players may bribe the same person, each of them once a round.
inspect-message = Only the message where the carriage stops can be taken, and it works at once.
inspect-message-colours = First one of every colour that still lies on the board, before any colour a second time.
inspect-cathedral = At the end of each stage the cubes on Notre Dame share its prestige evenly; what cannot be shared is lost. Then the cubes go back to the reserve.
inspect-cathedral-note = The pool is 6, 8, 10 or 12 with two, three, four or five players.
inspect-supply = Every card but the trusted friend needs a cube. It comes from your supply.
inspect-supply-note = Only with an empty supply you may take a cube of yours from another place on the board instead.
inspect-rats = At the end of a round your rat goes on by the rats on the three open persons, less the pieces in your hospital.
inspect-rats-note = Exactly nine is safe. Beyond it you lose two prestige and a cube of your fullest sector, and the rat stays on nine.
board-barred = You have this colour already: first take one of every other colour.

## What the rulebook does not show
provenance-streets = The streets between the markets: they are known only from a picture. The map follows both examples of the rulebook and is the same for every borough; a host who owns the board can enter another one.
provenance-rats = How many rats each person carries. Known are the sums of the stages, 12, 13 and 12; a host who owns the cards can enter their numbers at set-up.
provenance-shortage = When the supply of coins is empty, all missing coins come from the player who has the most. It can also be read as each coin from the player who is richest at that moment.
provenance-picks = What the hotel offers must be taken. The rulebook says that you may.
