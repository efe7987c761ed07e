# Habemus Papam

tagline = Rome, 1655: bid gems in the closed fist, gather cardinals, and have the most votes when white smoke rises.

## Things
diamond = diamond
ruby = ruby
sapphire = sapphire
amber = amber
gems-diamond = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
gems-ruby = { $count ->
    [one] 1 ruby
   *[other] { $count } rubies
}
gems-sapphire = { $count ->
    [one] 1 sapphire
   *[other] { $count } sapphires
}
gems-amber = { $count ->
    [one] 1 amber
   *[other] { $count } ambers
}
nothing = nothing

france = French faction
spain = Spanish faction
innocent_x = Faction of Innocent X
urban_viii = Faction of Urban VIII

double_eagle = Double eagle
lion_of_lyon = Lion of Lyon
silver_cup = Silver cup
maltese_cross = Maltese cross
crozier = Crozier
sealed_letter = Sealed letter
patron_louis_xiv = Louis XIV's favour
patron_mazarin = Mazarin's favour
dove = Dove

antonio_barberini = Antonio Barberini
alessandro_bichi = Alessandro Bichi
virginio_orsini = Virginio Orsini
pier_luigi_carafa = Pier Luigi Carafa
juan_de_lugo = Juan de Lugo
federico_sforza = Federico Sforza
girolamo_colonna = Girolamo Colonna
friedrich_of_hesse = Friedrich of Hesse-Darmstadt
fabio_chigi = Fabio Chigi
benedetto_odescalchi = Benedetto Odescalchi
pietro_ottoboni = Pietro Ottoboni
lorenzo_imperiali = Lorenzo Imperiali
francesco_albizzi = Francesco Albizzi
giulio_sacchetti = Giulio Cesare Sacchetti
marzio_ginetti = Marzio Ginetti
bernardino_spada = Bernardino Spada
vincenzo_maculani = Vincenzo Maculani
marcantonio_franciotti = Marcantonio Franciotti
ernst_adalbert_von_harrach = Ernst Adalbert von Harrach
jean_francois_de_retz = Jean-François de Retz
francesco_maidalchini = Francesco Maidalchini
rinaldo_deste = Rinaldo d'Este
carlo_de_medici = Carlo de' Medici
decio_azzolini = Decio Azzolini
francesco_barberini = Francesco Barberini

jules_mazarin = Jules Mazarin
louis_xiv = Louis XIV
felipe_iv = Felipe IV
squadrone_volante = Squadrone Volante
death = Death

receive_10 = 10 gold from the bank
others_bid_first = The others bid first
top_gem_double = Best gem counts double
three_rubies = Bid: 3 rubies
bribe = Bribe a cardinal
swap = Swap two cardinals

four_arms = Four different arms
spain_innocent = Spain and Innocent
innocent_urban = Innocent and Urban
spain_urban = Spain and Urban
france_three = France
leader_majority = Majority of the faction leaders
felipe_mazarin = Felipe IV and Jules Mazarin

political = political card
action = action card
cardinal = cardinal card
camerlengo = Camerlengo card
camerlengo_card = Camerlengo card
black_smoke = Black smoke
white_smoke = White smoke

## Log
seat_value = { $seat }: { $value }
log-missions_dealt = { $seat } receives two missions.
log-missions_dealt_own = { $seat } receives the missions { $one } and { $other }.
    .you = Your missions: { $one } and { $other }.
log-first_camerlengo = { $seat } is the first Camerlengo.
    .you = You are the first Camerlengo.
log-round_started = Round { $round }
log-revealed = { $card } is turned up.
log-black_smoke = Black smoke! Gold for purses: { $gold }. Everybody lays a mission away.
log-mission_discarded = { $seat } lays a mission away.
log-mission_discarded_own = { $seat } lays the mission { $mission } away.
    .you = You lay the mission { $mission } away.
log-white_smoke = White smoke! The conclave is about to end.
log-no_ploys = Nobody plays an action card.
log-ploys = Action cards: { $ploys }
log-levied = { $seat } receives { $gold } gold ({ $ploy }).
    .you = You receive { $gold } gold ({ $ploy }).
log-bribe_returned = { $seat } cannot pay the bribe and takes the card back.
    .you = You cannot pay the bribe and take the card back.
log-no_target = { $seat } finds nobody for “{ $ploy }”; the card is spent.
    .you = You find nobody for “{ $ploy }”; the card is spent.
log-declined = { $seat } makes no use of “{ $ploy }”.
    .you = You make no use of “{ $ploy }”.
log-bribed = { $seat } bribes { $person } away from { $victim } for 5 gold.
    .you = You bribe { $person } away from { $victim } for 5 gold.
    .you-victim = { $seat } bribes { $person } away from you; you receive 5 gold.
log-swapped = { $seat } swaps { $one } ({ $from }) with { $other } ({ $to }).
    .you = You swap { $one } ({ $from }) with { $other } ({ $to }).
log-bids = Bids: { $bids }
log-ranked = They pick in this order: { $order }.
log-taken = { $seat } takes { $card }.
    .you = You take { $card }.
log-camerlengo = { $seat } is Camerlengo: a ruby, a sapphire, an amber and 1 gold.
    .you = You are Camerlengo: a ruby, a sapphire, an amber and 1 gold.
log-gained = { $seat } receives { $gold } gold for { $card }.
    .you = You receive { $gold } gold for { $card }.
log-squadrone_paid = { $seat } pays 20 gold and wins the Squadrone Volante.
    .you = You pay 20 gold and win the Squadrone Volante.
log-squadrone_lost = { $seat } cannot pay 20 gold: the Squadrone Volante is lost.
    .you = You cannot pay 20 gold: the Squadrone Volante is lost.
log-banished = { $seat } has { $person } of { $victim } banished.
    .you = You have { $person } of { $victim } banished.
    .you-victim = { $seat } has your { $person } banished.
log-died = { $person } of { $victim } dies.
    .you-victim = Your { $person } dies.
log-left_over = Nobody took { $card }; it leaves the game.
log-mission_fulfilled = { $seat } has fulfilled the mission { $mission }.
    .you = You have fulfilled the mission { $mission }.
log-mission_failed = { $seat } has not fulfilled the mission { $mission }.
    .you = You have not fulfilled the mission { $mission }.
log-final_gold = { $seat } receives { $gems } gold for gems and { $felipe } gold for Felipe IV.
    .you = You receive { $gems } gold for gems and { $felipe } gold for Felipe IV.
log-scored = { $seat }: { $total } votes (mission { $mission }, persons { $persons }, Louis XIV { $louis }, bought { $bought }, conspirators { $conspirators }, Squadrone { $squadrone }).
log-elected = Habemus Papam! { $seats_count ->
    [one] { $seats } wins the election.
   *[other] { $seats } share the election.
}

## Actions
do-discard = Lay “{ $mission }” away
do-pass = Play no action card
do-play = Play “{ $ploy }”
do-decline = Do not use the card
do-bribe = Bribe { $person } ({ $owner })
do-swap = Swap { $one } ({ $from }) with { $other } ({ $to })
do-bid_nothing = Bid nothing
do-bid = Bid { $gems }
do-take = Take { $card }
do-banish = Banish { $person } ({ $owner })

## Questions
ask-discard = { $seat } lays one of two missions away.
    .you = Black smoke: lay one of your two missions away.
ask-select = { $seat } may choose an action card.
    .you = Choose an action card in secret, or none.
ask-bribe = { $seat } may bribe a cardinal.
    .you = Bribe one cardinal of another player for 5 gold, or decline.
ask-swap = { $seat } may swap two cardinals.
    .you = Choose two cardinals that change places, or decline.
ask-bid = { $seat } bids gems.
    .you = Bid up to three gems in secret.
ask-bid_doubled = { $seat } bids gems, the best one counting double.
    .you = Bid up to two gems in secret; the best one counts double.
ask-bid_last = { $seat } bids last.
    .you = You have seen the other bids: bid up to three gems.
ask-pick = { $seat } takes a card of the offer.
    .you = Take a card of the offer.
ask-banish = { $seat } banishes a cardinal.
    .you = Felipe IV banishes: choose a cardinal of another player.
ask-nothing = Nothing is asked of { $seat }.
    .you = Nothing is asked of you.

## Refusals
why-not_your_mission = You do not hold the mission { $mission }.
why-not_in_hand = You do not have “{ $ploy }” in hand; a card taken this round can be played from the next one on.
why-not_displayed = { $person } does not lie before any player.
why-own_person = { $person } is on your side already.
why-chigi = Fabio Chigi is protected: only his owner may swap him away.
why-leader = { $person } leads a faction: only the owner may swap a leader away, and only Death takes one.
why-felipe_protects = The owner of { $person } has a Felipe IV card, which protects against banishment.
why-same_owner = Both lie before the same player: a swap needs two different owners.
why-bid_doubled = When your best gem counts double you may bid two gems at most.
why-bid_three = A bid has three gems at most.
why-bid_not_owned = You do not have these gems.
why-taken = The { $slot } has been taken already.
why-no_pass = Everybody must take a card; there is no passing.
why-not_now = Something else has to be decided now.

## Score
score-mission = Mission
score-persons = Cardinals and leaders
score-louis_xiv = Louis XIV
score-bought = Bought votes
score-conspirators = Conspirators
score-squadrone = Squadrone Volante

## Set-up
option-memory_aid = Memory aid
option-memory_aid-help = Show everybody's gold, gems and action cards, which a perfect memory could track.
option-exact_middle = Black smoke exactly in the middle
option-exact_middle-help = Nine cardinals lie above Black smoke instead of eight, nine or ten.
option-first_camerlengo = First Camerlengo
option-first_camerlengo-help = Who holds the Camerlengo piece first.
option-first_camerlengo-random = drawn by lot
option-first_camerlengo-seat_0 = first seat
option-first_camerlengo-seat_1 = second seat
option-first_camerlengo-seat_2 = third seat
option-first_camerlengo-seat_3 = fourth seat
problem-first_camerlengo = The first Camerlengo ({ $value }) must sit at the table, which has { $seats } seats.

## Captions of the table
table-round = Round { $round }
table-last = the last one
table-offer = Offer
table-decks = Decks: political { $political }, action { $action }, cardinals { $cardinal }
table-cam = Camerlengo
table-gold = { $gold } gold
table-hand = { $count ->
    [one] 1 action card
   *[other] { $count } action cards
}
table-hidden = behind the screen
table-missions = Missions
table-persons = Persons
table-powers = Powers
table-order = Order
table-bid = bids { $gems }
table-sealed = has answered
table-taken = taken
table-discarded = laid away
