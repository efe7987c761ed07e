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
seat_bid = { $seat } ({ $bid })
seat_ploy = { $seat } plays “{ $ploy }”
quoted = “{ $card }”
log-missions_dealt = { $seat } receives two missions.
log-missions_dealt_own = { $seat } receives the missions “{ $one }” and “{ $other }”.
    .you = Your missions: “{ $one }” and “{ $other }”.
log-first_camerlengo = { $seat } is the first Camerlengo.
    .you = You are the first Camerlengo.
log-round_started = Round { $round }
log-revealed = “{ $card }” is turned up.
log-black_smoke = Black smoke! Every cardinal with a purse brings 5 gold: { $gold }. Each player discards one of two missions.
log-mission_discarded = { $seat } discards a mission.
log-mission_discarded_own = { $seat } discards the mission “{ $mission }”.
    .you = You discard the mission “{ $mission }”.
log-white_smoke = White smoke! This round is the last.
log-white_smoke_end = White smoke! All rounds have been played; the votes are counted.
log-no_ploys = No one plays an action card.
log-ploys = Action cards: { $ploys }.
log-levied = { $seat } receives { $gold } gold from the others for “{ $ploy }” ({ $payers }).
    .you = You receive { $gold } gold from the others for “{ $ploy }” ({ $payers }).
log-levied_bank = { $seat } receives { $gold } gold from the bank for “{ $ploy }”.
    .you = You receive { $gold } gold from the bank for “{ $ploy }”.
log-bribe_returned = { $seat } cannot pay the bribe and takes the card back.
    .you = You cannot pay the bribe and take the card back.
log-no_target = { $seat } finds no cardinal for “{ $ploy }”; the card is spent.
    .you = You find no cardinal for “{ $ploy }”; the card is spent.
log-declined = { $seat } makes no use of “{ $ploy }”.
    .you = You make no use of “{ $ploy }”.
log-bribed = { $seat } bribes { $person } away from { $victim } for 5 gold.
    .you = You bribe { $person } away from { $victim } for 5 gold.
    .you-victim = { $seat } bribes { $person } away from you; you receive 5 gold.
log-swapped = { $seat } swaps { $one }, who was with { $from }, and { $other }, who was with { $to }.
    .you = You swap { $one }, who was with { $from }, and { $other }, who was with { $to }.
    .you-from = { $seat } swaps your { $one } and { $other }, who was with { $to }.
    .you-to = { $seat } swaps { $one }, who was with { $from }, and your { $other }.
log-bids = Bids: { $bids }.
log-ranked = Order of picking, with what each bid counts as: { $order }.
log-ranked_ties = Order of picking, with what each bid counts as: { $order }. Equal bids are ordered clockwise from the Camerlengo, { $camerlengo }.
    .you-camerlengo = Order of picking, with what each bid counts as: { $order }. Equal bids are ordered clockwise from you, the Camerlengo.
log-taken = { $seat } takes “{ $card }”.
    .you = You take “{ $card }”.
log-taken_camerlengo = { $seat } takes the Camerlengo card.
    .you = You take the Camerlengo card.
log-camerlengo = { $seat } is Camerlengo and receives a ruby, a sapphire, an amber and 1 gold.
    .you = You are Camerlengo and receive a ruby, a sapphire, an amber and 1 gold.
log-gained = { $seat } receives { $gold } gold from the bank for “{ $card }”.
    .you = You receive { $gold } gold from the bank for “{ $card }”.
log-squadrone_paid = { $seat } pays 20 gold and wins the Squadrone Volante.
    .you = You pay 20 gold and win the Squadrone Volante.
log-squadrone_lost = { $seat } cannot pay 20 gold: the Squadrone Volante is lost.
    .you = You cannot pay 20 gold: the Squadrone Volante is lost.
log-banished = The second Felipe IV card of { $seat } banishes { $person } of { $victim } from the game.
    .you = Your second Felipe IV card banishes { $person } of { $victim } from the game.
    .you-victim = The second Felipe IV card of { $seat } banishes your { $person } from the game.
log-none_banished = { $seat } takes a second Felipe IV, but there is no cardinal to banish.
    .you = You take a second Felipe IV, but there is no cardinal to banish.
log-died = { $person } of { $victim } dies, the oldest person of the opponents of { $seat }.
    .you = { $person } of { $victim } dies, the oldest person of your opponents.
    .you-victim = Your { $person } dies, the oldest person of the opponents of { $seat }.
log-none_died = No one dies: the opponents of { $seat } have no person who can die.
    .you = No one dies: your opponents have no person who can die.
log-left_over = No one took “{ $card }”; the card leaves the game.
log-left_over_camerlengo = No one took the Camerlengo card; it stays for the next round.
log-lapsed = The action cards of { $seat } lapse: { $ploys }.
    .you = Your action cards lapse: { $ploys }.
log-mission_fulfilled = { $seat } has fulfilled the mission “{ $mission }”.
    .you = You have fulfilled the mission “{ $mission }”.
log-mission_failed = { $seat } has not fulfilled the mission “{ $mission }”.
    .you = You have not fulfilled the mission “{ $mission }”.
log-final_gold = { $seat } receives { $gems } gold for gems and { $felipe } gold for Felipe IV.
    .you = You receive { $gems } gold for gems and { $felipe } gold for Felipe IV.
log-final_gold_gems = { $seat } receives { $gems } gold for gems.
    .you = You receive { $gems } gold for gems.
log-final_gold_felipe = { $seat } receives { $felipe } gold for Felipe IV.
    .you = You receive { $felipe } gold for Felipe IV.
log-final_gold_none = { $seat } has neither gems nor Felipe IV left to turn into gold.
    .you = You have neither gems nor Felipe IV left to turn into gold.
log-scored = { $seat }: { $total ->
    [one] one vote
   *[other] { $total } votes
} (mission { $mission }, cardinals and leaders { $persons }, Louis XIV { $louis }, bought with gold { $bought }, conspirators { $conspirators }, Squadrone { $squadrone }).
log-elected = Habemus Papam! { $seats_count ->
    [one] { $seats } wins the election.
   *[other] { $seats } share the election.
}

## Actions
do-discard = Discard “{ $mission }”
do-pass = Play no action card
do-play = Play “{ $ploy }”
do-play_no_target = Play “{ $ploy }”: no target now, the card may be lost
do-decline = Do not use the card
wastes-ploy = The action card is then spent without effect.
do-bribe = Bribe { $person } ({ $owner }) for { $gold } gold
do-swap = Swap { $one } ({ $from }) with { $other } ({ $to })
do-bid_nothing = Bid nothing
do-bid = Bid { $gems }
do-take = Take “{ $card }”
do-take_gold = Take “{ $card }”: { $gold } gold
do-take_camerlengo = Take the Camerlengo card: a ruby, a sapphire, an amber and { $gold } gold
do-take_squadrone = Take the Squadrone Volante: pay { $gold } gold
do-take_squadrone_lost = Take the Squadrone Volante: it is lost, you do not have { $gold } gold
do-banish = Banish { $person } ({ $owner })

## Questions
ask-discard = { $seat } discards one of two missions.
    .you = Black smoke: discard one of your two missions.
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
ask-bid_last_alone = { $seat } bids gems.
    .you = You bid last, but no one has bid gems before you: bid up to three gems in secret.
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
why-no_pass = Everyone must take a card; there is no passing.
why-not_now = Something else has to be decided now.

## Score
explain-points = Votes that lie open: cardinals and leaders, conspirators, Louis XIV and Squadrone Volante. The mission and bought votes are added at the end.
explain-end = After Black smoke every player keeps one mission. White smoke, near the bottom of the cardinal deck, announces the last round; then the votes are counted.
score-mission = Mission
score-persons = Cardinals and leaders
score-louis_xiv = Louis XIV
score-bought = Bought votes
score-conspirators = Conspirators
score-squadrone = Squadrone Volante
tie-1 = Age of the oldest

## Set-up
option-memory_aid = Memory aid
option-memory_aid-help = Show everyone's gold, gems and action cards, which a perfect memory could track.
option-exact_middle = Black smoke exactly in the middle
option-exact_middle-help = Nine cardinals lie above Black smoke instead of eight, nine or ten.
option-first_camerlengo = First Camerlengo
option-first_camerlengo-help = Who holds the Camerlengo piece first.
option-first_camerlengo-random = random
option-first_camerlengo-seat_0 = first seat
option-first_camerlengo-seat_1 = second seat
option-first_camerlengo-seat_2 = third seat
option-first_camerlengo-seat_3 = fourth seat
problem-first_camerlengo = The first Camerlengo ({ $value }) must sit at the table, which has { $seats } seats.
problem-age = { $person }: an age of { $age } is not between { $min } and { $max }.
problem-same_age = { $person } and { $other } are both { $age } years old; all ages have to be different.
problem-faction_missing = { $person } needs a faction.
problem-faction = { $person } belongs to the political deck and has no faction.
problem-symbol = { $person } cannot have this symbol: those of the favourites and of Chigi are known from the rulebook.
problem-leaders = { $faction } has { $number ->
    [one] 1 leader
   *[other] { $number } leaders
}; it needs exactly one.
problem-pair = { $number ->
    [one] 1 person has
   *[other] { $number } persons have
} the symbol { $symbol }; it has to be two, or none.

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
table-age = aged { $age }
table-powers = Political cards
hit-outbid = You are outbid: { $names } { $place ->
    [2] picks
   *[other] pick
} before you.
table-order = Order
table-bid = bids { $gems }
table-sealed = has answered
table-taken = taken
table-discarded = laid away
table-votes = { $count ->
    [one] vote
   *[other] votes
}
table-open_votes = Votes that lie open
table-tray = Your gems
table-fist = In the hand
table-put_back = Put the { $gem } back
table-could_buy = { $count ->
    [one] buys 1 vote at { $price }
   *[other] buys { $count } votes at { $price }
}
table-price = A vote costs { $price } gold at the end
table-at_side = On the side of { $name }
table-nobody_yet = Nobody on this side yet
table-before_black = before Black smoke
table-after_black = after Black smoke
table-most_leaders = more leaders than anybody else
table-mission_votes = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
table-more = Now tap the second one.
table-or_more = Close the hand, or put another gem in.
slot-political = Political card
slot-action = Action card
slot-cardinal = Cardinal
slot-camerlengo = Camerlengo
reason-more = more gems
reason-better = { $one } beats { $other }
reason-seat = nearer to the Camerlengo, clockwise

## Inspector
inspect-gem = Gems are bid in the closed hand: more gems win, then better ones. Diamond before ruby, ruby before sapphire, sapphire before amber. Only the Camerlengo card brings new ones; at the end each is worth 1 gold.
inspect-gem-note = What was bid is gone, won or not; diamonds never come back. Between equal bids the seat that follows the Camerlengo sooner, he himself first, picks earlier.
inspect-camerlengo_card = Take a ruby, a sapphire, an amber and 1 gold. You are Camerlengo: equal bids are decided clockwise from you.
inspect-camerlengo_card-note = The order of this round stays as it is. Whoever is Camerlengo already may take it too.
inspect-receive_10 = Take 10 gold from the bank.
inspect-receive_10-note = Playable from the round after you took it. An action card in hand at the end is worth nothing.
inspect-others_bid_first = Everybody else pays you 2 gold. You bid after the others have shown their gems.
inspect-others_bid_first-note = If two play it, both bid at the same time, after the others.
inspect-top_gem_double = Everybody else pays you 3 gold. Your best gem counts twice; you bid two gems at most.
inspect-top_gem_double-note = An empty hand stays empty.
inspect-three_rubies = Everybody else pays you 2 gold. Your bid counts as three rubies and costs no gem.
inspect-three_rubies-note = You do not bid anything yourself this round.
inspect-bribe = Pay 5 gold to another player and take one of their cardinals.
inspect-bribe-note = Not Fabio Chigi and no leader. With less than 5 gold the card comes back to your hand.
inspect-swap = Let two cardinals of different players change places.
inspect-swap-note = They need not be yours. Leaders and Fabio Chigi move only if you give them yourself.
inspect-jules_mazarin = Each card lowers the price of a vote at the end: 15, 10, 8, 7, 6, 5 gold for none to five.
inspect-jules_mazarin-note = He is no cardinal of the conclave and cannot be bribed or swapped.
inspect-louis_xiv = One to five cards give 1, 2, 4, 6, 8 votes at the end.
inspect-louis_xiv-note = With two or more, Antonio Barberini gives a vote more.
inspect-felipe_iv = 5 gold at once. Your second card banishes a cardinal of another player. At the end 5, 15 or 25 gold for one to three cards.
inspect-felipe_iv-note = Whoever has a Felipe IV card is safe from banishment; so are leaders and Fabio Chigi.
inspect-squadrone_volante = Pay 20 gold at once for 3 votes at the end.
inspect-squadrone_volante-note = With less than 20 gold you pay nothing and the card is lost.
inspect-death = 5 gold for you; the oldest person on the side of the others dies.
inspect-death-note = Leaders can die too; Fabio Chigi cannot.
inspect-four_arms = At least one coat of arms of each of the four factions.
inspect-spain_innocent = At least two Spanish arms and two of Innocent X.
inspect-innocent_urban = At least two arms of Innocent X and two of Urban VIII.
inspect-spain_urban = At least two Spanish arms and two of Urban VIII.
inspect-france_three = At least three French arms.
inspect-leader_majority = More faction leaders than anybody else.
inspect-felipe_mazarin = At least two cards of Felipe IV and two of Jules Mazarin.
inspect-mission = Only the end of the game counts. At Black smoke every player discards one of two missions.
inspect-cardinal = One vote, one coat of arms, and a purse: 5 gold at Black smoke.
inspect-leader = One vote and two coats of arms, no purse. Only Death takes a leader; only the owner may swap one away.
inspect-late = One vote, no coat of arms and no purse.
inspect-double_eagle = Double eagle: with Girolamo Colonna and Ernst Adalbert von Harrach together, one vote more.
inspect-lion_of_lyon = Lion of Lyon: with Marcantonio Franciotti and Jean-François de Retz together, one vote more.
inspect-silver_cup = Silver cup: with Benedetto Odescalchi and Francesco Maidalchini together, one vote more.
inspect-maltese_cross = Maltese cross: with Virginio Orsini and Friedrich of Hesse-Darmstadt together, one vote more.
inspect-crozier = Crozier: with Pier Luigi Carafa and Federico Sforza together, one vote more.
inspect-sealed_letter = Sealed letter: with Francesco Albizzi and Marzio Ginetti together, one vote more.
inspect-patron_louis_xiv = Louis XIV's favour: one vote more with two or more Louis XIV cards.
inspect-patron_mazarin = Mazarin's favour: one vote more with two or more Jules Mazarin cards.
inspect-dove = The dove protects him: nobody bribes, banishes or buries him; only his owner may swap him away.
inspect-antonio_barberini = 47 years old, of the French faction: nephew of Urban VIII who found refuge in Paris.
inspect-alessandro_bichi = 58 years old, of the French faction: once nuncio in Paris.
inspect-virginio_orsini = 39 years old, of the French faction: knight of Saint John, of an old Roman house.
inspect-pier_luigi_carafa = 73 years old, of the Spanish faction: a Neapolitan who died before the white smoke rose.
inspect-juan_de_lugo = 71 years old, of the Spanish faction: a learned Jesuit from Madrid.
inspect-federico_sforza = 51 years old, of the Spanish faction: vice-camerlengo of the Church.
inspect-girolamo_colonna = 50 years old, of the Spanish faction: protector of the Empire, of the house with the column.
inspect-friedrich_of_hesse = 38 years old, of the Spanish faction: a German prince who turned Catholic and commanded galleys.
inspect-fabio_chigi = 55 years old, of the faction of Innocent X: secretary of state, and the one who was elected.
inspect-benedetto_odescalchi = 43 years old, of the faction of Innocent X: later Pope Innocent XI.
inspect-pietro_ottoboni = 44 years old, of the faction of Innocent X: later Pope Alexander VIII.
inspect-lorenzo_imperiali = 42 years old, of the faction of Innocent X: a Genoese, one of the flying squadron.
inspect-francesco_albizzi = 61 years old, of the faction of Innocent X: a widower and sharp-tongued jurist.
inspect-giulio_sacchetti = 67 years old, of the faction of Urban VIII: the favourite of many, vetoed by Spain.
inspect-marzio_ginetti = 69 years old, of the faction of Urban VIII: vicar of Rome and legate to Germany.
inspect-bernardino_spada = 60 years old, of the faction of Urban VIII: collector of paintings and mathematics.
inspect-vincenzo_maculani = 76 years old, of the faction of Urban VIII: builder of fortresses, the oldest in the game.
inspect-marcantonio_franciotti = 62 years old, of the faction of Urban VIII: bishop of Lucca, quarrelling with his city.
inspect-ernst_adalbert_von_harrach = 56 years old, of no faction: archbishop of Prague, seldom in Rome.
inspect-jean_francois_de_retz = 41 years old, of no faction: fled from prison in France, enemy of Mazarin.
inspect-francesco_maidalchini = 23 years old, of no faction: made cardinal as a boy by his mighty aunt.
inspect-rinaldo_deste = 37 years old, leader of the French faction.
inspect-carlo_de_medici = 59 years old, leader of the Spanish faction and dean of the college.
inspect-decio_azzolini = 31 years old, leader of the faction of Innocent X and head of the flying squadron.
inspect-francesco_barberini = 57 years old, leader of the faction of Urban VIII, his uncle.

## What the rulebook does not show
provenance-persons = Names, ages and factions of the cardinals and leaders: the cards are pictured only in part, so they are cardinals of the conclave of 1655 with their ages on its first day. Only Antonio Barberini, Giulio Cesare Sacchetti and Fabio Chigi are named in the rulebook. A host who owns the box can enter ages and factions; the names stay, because nothing depends on them.
provenance-symbols = Which cardinals are pairs of conspirators, and how many pairs there are; a host who owns the box can enter them.
provenance-smoke = The order of what happens at Black smoke, and the end of the game when White smoke is the very last card.
provenance-leaders = Faction leaders cannot be banished by Felipe IV: the rulebook calls them cardinals only where it says so.
