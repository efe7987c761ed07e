# Machiavelli Deluxe.

tagline = Build the finest city with borrowed faces: choose a character in secret, use its power, and trust nobody.

## Characters and cards
assassin = Assassin
witch = Witch
magistrate = Magistrate
thief = Thief
spy = Spy
blackmailer = Blackmailer
magician = Magician
wizard = Wizard
seer = Seer
king = King
emperor = Emperor
patrician = Patrician
bishop = Bishop
abbot = Abbot
cardinal = Cardinal
merchant = Merchant
alchemist = Alchemist
trader = Trader
architect = Architect
navigator = Navigator
scholar = Scholar
warlord = Warlord
diplomat = Diplomat
marshal = Marshal
queen = Queen
artist = Artist
tax_collector = Tax Collector
temple = Temple
church = Church
monastery = Monastery
cathedral = Cathedral
watchtower = Watchtower
prison = Prison
barracks = Barracks
fortress = Fortress
manor = Manor
castle = Castle
palace = Palace
tavern = Tavern
market = Market
trading_post = Trading Post
docks = Docks
harbor = Harbor
town_hall = Town Hall
armory = Armory
basilica = Basilica
bell_tower = Bell Tower
capitol = Capitol
dragon_gate = Dragon Gate
factory = Factory
framework = Framework
gold_mine = Gold Mine
graveyard = Graveyard
great_wall = Great Wall
haunted_quarter = Haunted Quarter
hospital = Hospital
imperial_treasury = Imperial Treasury
ivory_tower = Ivory Tower
keep = Keep
laboratory = Laboratory
library = Library
lighthouse = Lighthouse
map_room = Map Room
monument = Monument
museum = Museum
necropolis = Necropolis
observatory = Observatory
park = Park
poor_house = Poor House
quarry = Quarry
school_of_magic = School of Magic
secret_vault = Secret Vault
smithy = Smithy
stables = Stables
statue = Statue
theater = Theater
thieves_den = Thieves' Den
throne_room = Throne Room
university = University
wishing_well = Wishing Well
acrobat = Acrobat
circus_tent = Circus Tent
director = Director
ticket_booth = Ticket Booth
living_cannonball = Living Cannonball
rasputin = Rasputin
fortune_teller = Fortune Teller

## Types
religious = religious
military = military
noble = noble
trade = trade
unique = unique
income = income
the = { $card_id ->
    [rasputin] { $card }
   *[other] the { $card }
}
the-beautified = the beautified { $card }
for_gold = { $gold ->
    [0] without paying
   *[other] for { $gold } gold
}
cards_number = { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
}
price = { $gold ->
    [0] free of charge
   *[other] { $gold } gold
}

## Log
log-round_began = Round { $round }: { $seat } has the crown and chooses first.
    .you = Round { $round }: you have the crown and choose first.
log-face_up = Removed for this round, face up: { $characters }.
log-received = { $seat } receives { $characters }.
    .you = You receive { $characters }.
log-picked = { $seat } chooses a character.
    .you = You choose a character.
log-picked_known = { $seat } chooses the { $character }.
    .you = You choose the { $character }.
log-laid_aside = { $seat } lays a character face down in the middle.
    .you = You lay a character face down in the middle.
log-laid_aside_known = { $seat } lays the { $character } face down in the middle.
    .you = You lay the { $character } face down in the middle.
log-laid_aside_by_lot = A character drawn at random is laid face down in the middle, unseen.
log-theater_passed = { $seat } does not use the Theater.
    .you = You do not use the Theater.
log-exchanged = Theater: { $seat } and { $partner } exchange characters.
    .you = Theater: you and { $partner } exchange characters.
    .you-partner = Theater: { $seat } and you exchange characters.
log-exchanged_known = Theater: { $seat } gives the { $gave } to { $partner } and gets the { $got }.
    .you = Theater: you give the { $gave } to { $partner } and get the { $got }.
    .you-partner = Theater: { $seat } gives you the { $gave } and gets the { $got } from you.
log-called = The { $character } is called.
log-silent = Nobody answers as { $character }.
log-silent_murdered = The { $character } was murdered: nobody answers.
log-silent_bewitched = Nobody answers as { $character }. With that, the turn of { $seat }, the Witch, is over.
    .you = Nobody answers as { $character }. With that, your turn as Witch is over.
log-turned_over = { $seat } turns over the { $character } and takes a turn.
    .you = You turn over the { $character } and take your turn.
log-unmasked = { $seat } turns over the murdered { $character }.
    .you = You turn over the murdered { $character }.
log-resumed = { $seat }, the Witch, now takes the turn as { $character }.
    .you = As the Witch you now take the turn as { $character }.
log-shielded = { $seat } plays Rasputin: in this turn no marker harms the { $character }.
    .you = You play Rasputin: in this turn no marker harms you as { $character }.
log-hospital_used = { $seat } was murdered but takes an income in the Hospital.
    .you = You were murdered but take an income in the Hospital.
log-acrobat_played = { $seat } plays the Acrobat.
    .you = You play the Acrobat.
log-robbed = { $gold ->
    [0] The Thief { $thief } finds no gold on { $seat }.
   *[other] The Thief { $thief } steals { $gold } gold from { $seat }.
}
    .you = { $gold ->
    [0] The Thief { $thief } finds no gold on you.
   *[other] The Thief { $thief } steals { $gold } gold from you.
}
    .you-thief = { $gold ->
    [0] As the Thief you find no gold on { $seat }.
   *[other] As the Thief you steal { $gold } gold from { $seat }.
}
log-gained = { $seat } takes { $gold } gold from the bank ({ $by }).
    .you = You take { $gold } gold from the bank ({ $by }).
log-drew = { $seat } draws { cards_number } ({ $by }).
    .you = You draw { cards_number } ({ $by }).
log-drew_known = { $seat } draws { $cards } ({ $by }).
    .you = You draw { $cards } ({ $by }).
log-forged = { $seat } pays 2 gold at the Smithy and draws { cards_number }.
    .you = You pay 2 gold at the Smithy and draw { cards_number }.
log-forged_known = { $seat } pays 2 gold at the Smithy and draws { $cards }.
    .you = You pay 2 gold at the Smithy and draw { $cards }.
log-looked = { $seat } draws { cards_number } to keep 1 ({ $by }).
    .you = You draw { cards_number } to keep 1 ({ $by }).
log-looked_known = { $seat } draws { $cards } to keep 1 ({ $by }).
    .you = You draw { $cards } to keep 1 ({ $by }).
log-kept = { $others ->
    [0] { $seat } keeps the card.
    [one] { $seat } keeps 1 card and discards the other.
   *[other] { $seat } keeps 1 card and discards the other { $others }.
}
    .you = { $others ->
    [0] You keep the card.
    [one] You keep 1 card and discard the other.
   *[other] You keep 1 card and discard the other { $others }.
}
log-kept_known = { $others ->
    [0] { $seat } keeps { $card }.
    [one] { $seat } keeps { $card } and discards the other card.
   *[other] { $seat } keeps { $card } and discards the other { $others } cards.
}
    .you = { $others ->
    [0] You keep { $card }.
    [one] You keep { $card } and discard the other card.
   *[other] You keep { $card } and discard the other { $others } cards.
}
log-kept_studied = { $others ->
    [0] { $seat } keeps the card.
   *[other] { $seat } keeps 1 card; the others are shuffled into the deck.
}
    .you = { $others ->
    [0] You keep the card.
   *[other] You keep 1 card; the others are shuffled into the deck.
}
log-kept_studied_known = { $others ->
    [0] { $seat } keeps { $card }.
   *[other] { $seat } keeps { $card }; the other cards are shuffled into the deck.
}
    .you = { $others ->
    [0] You keep { $card }.
   *[other] You keep { $card }; the other cards are shuffled into the deck.
}
log-murdered = { $seat } murders the { $character }.
    .you = You murder the { $character }.
log-bewitched = { $seat } bewitches the { $character }.
    .you = You bewitch the { $character }.
hit-murdered = The Assassin ({ $name }) murdered you, the { $character }: you lose this turn.
hit-bewitched = The Witch ({ $name }) bewitched you, the { $character }: you only take your income, the Witch plays the rest of your turn.
log-to_be_robbed = { $seat } wants to rob the { $character }.
    .you = You want to rob the { $character }.
log-warrants_laid = { $seat } lays one warrant face down on each of these characters: { $characters }.
    .you = You lay one warrant face down on each of these characters: { $characters }.
log-warrants_laid_known = { $seat } lays one warrant face down on each of these characters: { $characters }; the signed one is for the { $signed }.
    .you = You lay one warrant face down on each of these characters: { $characters }; the signed one is for the { $signed }.
log-threats_laid = { $seat } lays one threat face down on each of these characters: { $characters }.
    .you = You lay one threat face down on each of these characters: { $characters }.
log-threats_laid_known = { $seat } lays one threat face down on each of these characters: { $characters }; the rose is for the { $rose }.
    .you = You lay one threat face down on each of these characters: { $characters }; the rose is for the { $rose }.
log-bribed = { $gold ->
    [0] { $seat } bribes { $to } without paying anything; the threat is removed unseen.
   *[other] { $seat } bribes { $to } with { $gold } gold; the threat is removed unseen.
}
    .you = { $gold ->
    [0] You bribe { $to } without paying anything; the threat is removed unseen.
   *[other] You bribe { $to } with { $gold } gold; the threat is removed unseen.
}
    .you-to = { $gold ->
    [0] { $seat } bribes you without paying anything; the threat is removed unseen.
   *[other] { $seat } bribes you with { $gold } gold; the threat is removed unseen.
}
log-bribe_refused = { $seat } refuses to bribe.
    .you = You refuse to bribe.
log-threat_rose = { $gold ->
    [0] { $seat } turns the threat over: the rose! But { $victim } has no gold.
   *[other] { $seat } turns the threat over: the rose! { $victim } loses { $gold } gold to { $seat }.
}
    .you = { $gold ->
    [0] You turn the threat over: the rose! But { $victim } has no gold.
   *[other] You turn the threat over: the rose! { $victim } loses { $gold } gold to you.
}
    .you-victim = { $gold ->
    [0] { $seat } turns the threat over: the rose! But you have no gold.
   *[other] { $seat } turns the threat over: the rose! You lose { $gold } gold to { $seat }.
}
log-threat_blank = { $seat } turns the threat over: blank. { $victim } loses nothing.
    .you = You turn the threat over: blank. { $victim } loses nothing.
    .you-victim = { $seat } turns the threat over: blank. You lose nothing.
log-threat_left = { $seat } does not turn over the threat against { $victim }.
    .you = You do not turn over the threat against { $victim }.
    .you-victim = { $seat } does not turn over the threat against you.
log-peeked = { $seat } looks at the hand of { $victim }.
    .you = You look at the hand of { $victim }.
    .you-victim = { $seat } looks at your hand.
log-peeked_known = { $seat } looks at the hand of { $victim }: { $cards }.
    .you = You look at the hand of { $victim }: { $cards }.
    .you-victim = { $seat } looks at your hand: { $cards }.
log-spied = { $gold ->
    [0] { $seat } had named { $kind } districts and gets no gold from { $victim }.
   *[other] { $seat } had named { $kind } districts and gets { $gold } gold from { $victim }.
}
    .you = { $gold ->
    [0] You had named { $kind } districts and get no gold from { $victim }.
   *[other] You had named { $kind } districts and get { $gold } gold from { $victim }.
}
    .you-victim = { $gold ->
    [0] { $seat } had named { $kind } districts and gets no gold from you.
   *[other] { $seat } had named { $kind } districts and gets { $gold } gold from you.
}
log-swapped_hands = { $seat } and { $with } swap their hands.
    .you = You and { $with } swap your hands.
    .you-with = { $seat } and you swap your hands.
log-new_hand = { $cards_count ->
    [0] { $seat } now has no cards in hand.
   *[other] { $seat } now has in hand: { $cards }.
}
    .you = { $cards_count ->
    [0] You now have no cards in hand.
   *[other] You now have in hand: { $cards }.
}
log-discarded = { $seat } discards { cards_number } from hand.
    .you = You discard { cards_number } from your hand.
log-discarded_known = { $seat } discards { $cards }.
    .you = You discard { $cards }.
log-took_card = { $seat } takes a card from the hand of { $victim }.
    .you = You take a card from the hand of { $victim }.
    .you-victim = { $seat } takes a card from your hand.
log-took_card_known = { $seat } takes { $card } from the hand of { $victim }.
    .you = You take { $card } from the hand of { $victim }.
    .you-victim = { $seat } takes { $card } from your hand.
log-gave_card = { $seat } gives { $to } a card from hand.
    .you = You give { $to } a card from your hand.
    .you-to = { $seat } gives you a card from hand.
log-gave_card_known = { $seat } gives { $to } { $card }.
    .you = You give { $to } { $card }.
    .you-to = { $seat } gives you { $card }.
log-crown_moved = { $seat } now has the crown.
    .you = You now have the crown.
log-crown_kept = { $seat } keeps the crown.
    .you = You keep the crown.
log-levied_gold = { $seat } takes 1 gold from { $from }.
    .you = You take 1 gold from { $from }.
    .you-from = { $seat } takes 1 gold from you.
log-collected = { $seat } collects the income for { $kind } districts.
    .you = You collect the income for your { $kind } districts.
log-taxed_richest = { $from } has most gold and gives { $seat } 1 gold.
    .you = { $from } has most gold and gives you 1 gold.
    .you-from = You have most gold and give { $seat } 1 gold.
log-tax_collected = { $seat } takes the tax from the character tile: { $gold } gold.
    .you = You take the tax from the character tile: { $gold } gold.
log-tax_paid = { $seat } pays 1 gold for the district built, as tax for the Tax Collector.
    .you = You pay 1 gold for the district built, as tax for the Tax Collector.
log-destroyed = { $seat } destroys { $card } of { $owner } { for_gold }.
    .you = You destroy { $card } of { $owner } { for_gold }.
    .you-owner = { $seat } destroys { $card } in your city { for_gold }.
log-destroyed_own = { $seat } destroys { $card } in their own city { for_gold }.
    .you = You destroy { $card } in your own city { for_gold }.
log-dug_up = { $seat } pays 1 gold and takes { $card } into hand, thanks to the Graveyard.
    .you = You pay 1 gold and take { $card } into your hand, thanks to the Graveyard.
log-left_buried = { $seat } does not use the Graveyard; { $card } is discarded.
    .you = You do not use the Graveyard; { $card } is discarded.
log-bell_silenced = The { bell_tower } is gone: it takes { $size } districts again to complete a city.
log-bell_silenced_reopened = The { bell_tower } is gone: it takes { $size } districts again to complete a city. No longer complete: the city of { $seats }.
log-bell_silenced_goes_on = The { bell_tower } is gone: it takes { $size } districts again to complete a city, and this round is not the last.
log-museum_emptied = { $number ->
        [one] The { museum } is gone: the card under it is discarded.
       *[other] The { museum } is gone: the { $number } cards under it are discarded.
    }
log-took_nothing = { $seat } takes no card from the hand of { $victim }.
    .you = You take no card from the hand of { $victim }.
    .you-victim = { $seat } takes no card from your hand.
log-traded = { $seat } exchanges { $gave } for { $got } of { $with }{ $gold ->
    [0] {""}
   *[other] {" "}and pays { $gold } gold for it
}.
    .you = You exchange { $gave } for { $got } of { $with }{ $gold ->
    [0] {""}
   *[other] {" "}and pay { $gold } gold for it
}.
    .you-with = { $seat } exchanges { $gave } for { $got } of your city{ $gold ->
    [0] {""}
   *[other] {" "}and pays you { $gold } gold for it
}.
log-seized = { $seat } seizes { $card } of { $from } and pays { $gold } gold for it.
    .you = You seize { $card } of { $from } and pay { $gold } gold for it.
    .you-from = { $seat } seizes { $card } of your city and pays you { $gold } gold for it.
log-armory_used = { $seat } gives up the Armory and destroys { $card } of { $owner }.
    .you = You give up the Armory and destroy { $card } of { $owner }.
    .you-owner = { $seat } gives up the Armory and destroys { $card } in your city.
log-armory_used_own = { $seat } gives up the Armory and destroys { $card } in their own city.
    .you = You give up the Armory and destroy { $card } in your own city.
log-gave_up = { $seat } gives up { $card } to build { $new } without paying.
    .you = You give up { $card } to build { $new } without paying.
log-gave_up_framework = { $seat } gives up { $card } instead of paying for { $new }.
    .you = You give up { $card } instead of paying for { $new }.
log-overbuilt = { $seat } gives up { $card }; { $new } takes its place.
    .you = You give up { $card }; { $new } takes its place.
log-beautified = { $seat } beautifies { $card } for 1 gold.
    .you = You beautify { $card } for 1 gold.
log-declared = { $seat } is going to build { $card }.
    .you = You are going to build { $card }.
log-declared_from = { $seat } is going to build { $card } from the hand of { $from }.
    .you = You are going to build { $card } from the hand of { $from }.
    .you-from = { $seat } is going to build { $card } from your hand.
log-judged = { $seat } pays { $gold } gold for { $card }; there is a warrant on this character.
    .you = You pay { $gold } gold for { $card }; there is a warrant on your character.
log-judged_from = { $seat } pays { $gold } gold for { $card } from the hand of { $from }; there is a warrant on this character.
    .you = You pay { $gold } gold for { $card } from the hand of { $from }; there is a warrant on your character.
    .you-from = { $seat } pays { $gold } gold for { $card } from your hand; there is a warrant on this character.
log-borrowing = { $seat } wants, as Cardinal, the missing { $gold } gold from { $lender } in exchange for as many cards from hand.
    .you = As Cardinal you want the missing { $gold } gold from { $lender } in exchange for as many cards from your hand.
    .you-lender = { $seat } wants, as Cardinal, the missing { $gold } gold from you in exchange for as many cards from hand.
log-borrowed = { $seat } takes { $gold } gold from { $lender } and gives as many cards from hand.
    .you = You take { $gold } gold from { $lender } and give as many cards from your hand.
    .you-lender = { $seat } takes { $gold } gold from you and gives as many cards from hand.
log-borrowed_known = { $seat } takes { $gold } gold from { $lender } and gives { $cards }.
    .you = You take { $gold } gold from { $lender } and give { $cards }.
    .you-lender = { $seat } takes { $gold } gold from you and gives { $cards }.
log-built = { $seat } builds { $card } { for_gold }.
    .you = You build { $card } { for_gold }.
log-built_from = { $seat } builds { $card } from the hand of { $from } { for_gold }.
    .you = You build { $card } from the hand of { $from } { for_gold }.
    .you-from = { $seat } builds { $card } from your hand { for_gold }.
log-built_paid = { $seat } builds { $card }.
    .you = You build { $card }.
log-built_tent = { $seat } plays the Circus Tent, as a district of the city.
    .you = You play the Circus Tent, as a district of your city.
log-confiscated = { $seat } shows the signed warrant and confiscates { $card } of { $from }, who gets { $gold } gold back.
    .you = You show the signed warrant and confiscate { $card } of { $from }, who gets { $gold } gold back.
    .you-from = { $seat } shows the signed warrant and confiscates { $card } from you; you get { $gold } gold back.
log-let_pass = { $seat } does not confiscate { $card } of { $from }.
    .you = You do not confiscate { $card } of { $from }.
    .you-from = { $seat } does not confiscate { $card } from you.
log-bell_rung = { $seat } announces with the Bell Tower: one district fewer completes a city.
    .you = You announce with the Bell Tower: one district fewer completes a city.
log-bell_silent = { $seat } announces nothing with the Bell Tower.
    .you = You announce nothing with the Bell Tower.
log-saw = { $seat } looks through the cards ({ $by }).
    .you = You look through the cards ({ $by }).
log-saw_known = { $seat } sees { $cards } ({ $by }).
    .you = You see { $cards } ({ $by }).
log-searched_in_vain = { $seat } takes no card from the deck, which is then shuffled.
    .you = You take no card from the deck, which is then shuffled.
log-searched = { $seat } takes a card from the deck into hand; the deck is shuffled.
    .you = You take a card from the deck into your hand; the deck is shuffled.
log-searched_known = { $seat } takes { $card } from the deck into hand; the deck is shuffled.
    .you = You take { $card } from the deck into your hand; the deck is shuffled.
log-melted = { $seat } discards a card for 2 gold (Laboratory).
    .you = You discard a card for 2 gold (Laboratory).
log-melted_known = { $seat } discards { $card } for 2 gold (Laboratory).
    .you = You discard { $card } for 2 gold (Laboratory).
log-tucked = { $seat } lays a card face down under the Museum.
    .you = You lay a card face down under the Museum.
log-tucked_known = { $seat } lays { $card } face down under the Museum.
    .you = You lay { $card } face down under the Museum.
log-played = { $seat } plays { $card }.
    .you = You play { $card }.
log-booth_visited = { $seat } lays 1 gold on Ticket Booth { $number } of { $owner }.
    .you = You lay 1 gold on Ticket Booth { $number } of { $owner }.
    .you-owner = { $seat } lays 1 gold on your Ticket Booth { $number }.
log-booth_cashed = { $gold ->
    [0] { $seat } discards the empty Ticket Booth { $number }.
   *[other] { $seat } discards Ticket Booth { $number } and takes the { $gold } gold on it.
}
    .you = { $gold ->
    [0] You discard your empty Ticket Booth { $number }.
   *[other] You discard your Ticket Booth { $number } and take the { $gold } gold on it.
}
log-completed_first = { $seat } is the first to complete a city: this is the last round.
    .you = You are the first to complete a city: this is the last round.
log-completed = { $seat } completes a city too.
    .you = You complete your city too.
log-bequeathed = { $seat }, the murdered Emperor, gives the crown to { $to }.
    .you = As the murdered Emperor you give the crown to { $to }.
    .you-to = { $seat }, the murdered Emperor, gives the crown to you.
log-final_hand = { $seat } shows the last cards in hand: { $cards }.
    .you = You show your last cards in hand: { $cards }.
log-final_hand_empty = { $seat } has no cards left in hand.
    .you = You have no cards left in hand.
log-tie_broken = Several players have most points; { $seat } wins with the character of the highest rank: the { $character }.
    .you = Several players have most points; you win with the character of the highest rank: the { $character }.
log-over = The game is over.

## Actions
do-pass = Pass
do-pass_theater = No exchange
do-pass_shield = No Rasputin
do-pass_hospital = Stay silent
do-pass_acrobat = No Acrobat
do-pass_expose = Leave the threat face down
do-pass_confiscate = Let it pass
do-pass_bell = Announce nothing
do-pass_lighthouse = Take no card
do-pass_graveyard = Let it be discarded
do-pass_foretell = Take no card
do-done = Done ({ $number } chosen)
do-pick = Choose the { $character }
do-aside = Lay the { $character } face down in the middle
do-exchange = Give the { $character } to { $with }
do-rasputin = Play Rasputin
do-hospital = Turn over and take income (Hospital)
do-acrobat = Play the Acrobat and take the crown
do-take_gold = Take { $gold } gold
do-take_cards = { $number ->
    [one] Draw 1 card and keep it
   *[other] Draw { $number } cards and keep 1
}
do-take_all_cards = Draw { cards_number } and keep everything
do-keep = Keep { $card }
do-bribe = { $gold ->
    [0] Bribe without paying anything
   *[other] Pay { $gold } gold as a bribe
}
do-refuse = Refuse
do-expose = Turn the threat over
do-murder = Murder the { $character }
do-bewitch = Bewitch the { $character }
do-warrants = Lay the warrants
do-rob = Rob the { $character }
do-threats = Lay the threats
do-sign_warrant = Signed warrant for the { $character }
do-sign_threat = The rose for the { $character }
do-blank_warrant = Blank warrant for the { $character }
do-blank_threat = Blank threat for the { $character }
do-spy = Spy on { $victim }: { $kind }
do-swap_hands = Swap hands with { $with }
do-redraw = Discard cards and draw as many
do-peek = Look at the hand of { $victim }
do-gather = Draw a card from everybody
do-discard = { $card }
do-choose = Take { $card }
do-give = Give { $card }
do-lend = Borrow the rest from { $lender }
do-take_crown = Take the crown
do-give_crown_gold = Crown to { $to }, take { $gold } gold
do-give_crown_card = Crown to { $to }, take a card
do-give_crown_nothing = Crown to { $to }
do-collect_gold = Collect { $number } gold for your districts
do-collect_cards = Draw { cards_number } for your districts
do-split = { $gold ->
    [0] Draw { cards_number } for your districts
   *[other] { $number ->
        [0] Collect { $gold } gold for your districts
       *[other] Collect { $gold } gold and draw { cards_number } for your districts
    }
}
do-tax_richest = { $gold } gold from { $from }, who has most
do-extra_gold = Take { $gold } extra gold
do-draw_two = Draw { $number ->
    [one] 1 extra card
   *[other] { $number } extra cards
}
do-four_gold = Take { $gold } gold
do-four_cards = Draw { cards_number }
do-draw_seven = { $number ->
    [one] Draw 1 card and keep it
   *[other] Draw { $number } cards and keep 1
}
do-destroy = Destroy { $card } of { $owner } ({ price })
    .you-owner = Destroy { $card } in your own city ({ price })
do-trade = Exchange { $mine } for { $theirs } of { $with } ({ price })
do-seize = Seize { $card } of { $owner } ({ price })
do-royal_gold = Take { $gold } gold beside rank 4
do-beautify = Beautify { $card } ({ price })
do-collect_tax = Take the tax: { $gold } gold
do-build = Build { $card } ({ price })
do-build_den = Build the Thieves' Den, paying with cards
do-build_framework = Build { $card } by giving up the Framework
do-build_necropolis = Build the Necropolis by giving up { $card }
do-build_loan = Build { $card } ({ price }), the missing gold from { $lender } for cards
do-smithy = Smithy: pay { $gold } gold and draw { cards_number }
do-laboratory = Laboratory: discard { $card } for { $gold } gold
do-museum = Museum: lay { $card } face down under it
do-armory = Armory: destroy { $card } of { $owner }
    .you-owner = Armory: destroy { $card } in your own city
do-tent = Lay the Circus Tent in your city
do-director = Play the Director: { $number } more districts
do-booth = Lay down the Ticket Booth
do-launch = Living Cannonball: { $new } in place of { $card } ({ price })
do-launch_den = Living Cannonball: the Thieves' Den in place of { $card }, paying with cards
do-launch_loan = Living Cannonball: { $new } in place of { $card } ({ price }), the missing gold from { $lender } for cards
do-fortune = Fortune Teller: look at the hand of { $victim }
do-visit = Ticket Booth { $number } of { $owner }: { $gold } gold for { $cards ->
    [one] 1 card
   *[other] { $cards } cards, keep 1
}
do-cash = { $gold ->
    [0] Discard your empty Ticket Booth { $number }
   *[other] Discard your Ticket Booth { $number }: { $gold } gold
}
do-confiscate = Confiscate it
do-announce = Announce: one district fewer
do-dig_up = Pay { $gold } gold and take the card into your hand
do-bequeath = Crown to { $to }
do-end = End the turn
wastes-end = You have not used this yet: { $what }.
shows-cards = You see the cards that you draw.
shows-hand = You see the hand of another player.
shows-hands = You and the other player see the cards that you swap.

## Questions
ask-main = { $seat } acts as { $character }.
    .you = You act as { $character }. What do you do?
ask-pick = { $seat } chooses a character.
    .you = Which character do you choose?
ask-aside = { $seat } lays a character face down in the middle.
    .you = Which character do you lay face down in the middle?
ask-theater = { $seat } may exchange characters in the Theater.
    .you = With whom do you exchange characters?
ask-shield = The { $character } is called. { $seat } may answer with Rasputin.
    .you = The { $character } is called. Do you play Rasputin?
ask-hospital = The murdered { $character } is called. { $seat } owns the Hospital.
    .you = The murdered { $character } is called. Do you turn your card over and take an income?
ask-acrobat = Nobody answers as { $character }. { $seat } may play the Acrobat.
    .you = Nobody answers as { $character }. Do you play the Acrobat?
ask-income = { $seat } takes the income of the { $character }.
    .you = Which income do you take as { $character }?
ask-bewitch = { $seat } bewitches a character.
    .you = Whom do you bewitch?
ask-bribe = { $seat } is threatened: bribe or refuse?
    .you = You are threatened: do you pay half your gold?
ask-expose = { $seat } may turn over the threat against { $victim }.
    .you = Do you turn over the threat against { $victim }?
    .you-victim = { $seat } may turn over the threat against you.
ask-keep = { $seat } keeps one card.
    .you = Which card do you keep?
ask-keep_booth = { $seat } keeps one card from the Ticket Booth.
    .you = Which card do you keep?
ask-keep_scholar = { $seat } keeps one card; the others are shuffled into the deck.
    .you = Which card do you keep? The others are shuffled into the deck.
ask-warrants = { $seat } lays the warrants.
    .you = Where do you lay the next warrant? First the signed one, then two blank ones.
ask-threats = { $seat } lays the threats.
    .you = Where do you lay the next threat? First the rose, then the blank one.
ask-peek = { $seat } chooses a card from the hand of { $victim }.
    .you = Which card of { $victim } do you take or build?
    .you-victim = { $seat } chooses a card from your hand.
ask-foretell = { $seat } chooses a card from the hand of { $victim }.
    .you = Which card of { $victim } do you take?
    .you-victim = { $seat } chooses a card from your hand.
ask-gather = { $seat } gives { $to } a card back.
    .you = Which card do you give to { $to }?
    .you-to = { $seat } gives you a card back.
ask-redraw = { $seat } picks cards to exchange with the deck.
    .you = Which cards do you exchange with the deck?
ask-beautify = { $seat } may beautify a second district.
    .you = Do you beautify a second district?
ask-den = { $seat } pays for the Thieves' Den ({ $gold }) with cards.
    .you = The Thieves' Den costs { $gold }: which cards do you pay with?
ask-loan = { $seat } gives { $lender } { cards_number } for the gold.
    .you = { $number ->
    [one] Which card
   *[other] Which { $number } cards
} do you give to { $lender }?
    .you-lender = { $seat } gives you { cards_number } for the gold.
ask-confiscate = { $seat } decides whether { $card } of { $from } is confiscated.
    .you = Do you confiscate { $card } of { $from }?
    .you-from = { $seat } decides whether { $card } is confiscated from you.
ask-bell = { $seat } decides whether the Bell Tower announces anything.
    .you = Do you announce that one district fewer completes a city?
ask-lighthouse = { $seat } looks through the deck.
    .you = Which card do you take from the deck?
ask-graveyard = { $seat } may pay 1 gold to take { $card } into hand.
    .you = Do you pay 1 gold to take { $card } into your hand?
ask-legacy = { $seat } leaves the crown to somebody.
    .you = To whom do you leave the crown?

## Refusals
why-not_asked = You are not asked anything now.
why-choose_first = First choose a character. Income, building and abilities come when your character is called.
why-warrant_is_blank = This warrant is not the signed one.
why-monument_too_late = The Monument can only be built with four districts or fewer.
why-no_rasputin = You need Rasputin in hand and the called character.
why-no_acrobat = You do not have the Acrobat.
why-not_murdered = You are not the murdered character.
why-deck_empty = The deck is empty.
why-income_only = Now you can only do what you are asked.
why-ability_used = You have already used this ability this turn.
why-income_first = Take your income first.
why-income_taken = You have already taken your income.
why-give_crown_first = The Emperor must give the crown away before ending the turn.
why-rank_too_low = Name another character of rank 2 or more in this game.
why-not_robbable = Name a character of rank 3 or more that is neither murdered nor bewitched.
why-hand_empty = There is no hand card to take.
why-crown_not_yours = You cannot take the crown now.
why-crown_elsewhere = The crown goes to another player, not to yourself and not to its holder.
why-levy = Take 1 gold or a card from the new holder if there is any.
why-collected = You have already collected for your districts.
why-not_richer = Only the richest player gives, and only if that is not you.
why-too_expensive = You do not have enough gold.
why-duplicate = After the exchange a city would have the same district twice.
why-costs_more_than_3 = The Marshal only takes districts that cost 3 or less.
why-not_beside_rank_4 = You do not sit beside the player who turned over rank 4.
why-not_beautifiable = Choose one of your districts that is not beautified yet, and have 1 gold.
why-no_tax = There is no gold on the tax tile.
why-booth = You need 1 gold and somebody else's booth that you have not used this turn.
why-not_your_booth = This is not your booth.
why-tent = Nothing can be done to a Circus Tent.
why-keep = Rank 8 cannot touch the Keep.
why-bishop = The Bishop protects this city.
why-city_complete = This city is complete.
why-navigator = The Navigator may not build anything.
why-secret_vault = The Secret Vault cannot be built.
why-no_district = That is not a district.
why-no_framework = You need the Framework in your city.
why-no_loan = One loan per turn, of exactly the missing gold, from one player who has it, for as many of your other cards.
why-too_few_cards = Your cards and gold do not cover the price.
why-smithy_gold = The Smithy costs 2 gold.
why-one_action_card = You have already played an action card this turn.
why-cannonball = The new district must cost more than the old one and be allowed and affordable.
why-not_in_packet = The { $character } is not among your cards.
why-not_this_character = The { $character } cannot do that.
why-has_district = { $card } already stands in your city.
why-no_such_district = { $card } does not stand there.
why-not_in_hand = You do not have { $card } in hand.
why-not_in_city = You do not have { $card } in your city.
why-district_used = You have already used { $card } this turn.
why-limit = You may build { $number ->
    [0] nothing
    [one] one district
   *[other] { $number } districts
} this turn.
why-cannot_pay = { $card } costs { $price }; you have { $gold } gold.

## Points
explain-points = Districts of the city at their printed value, and the bonus for completing it. Other bonuses count at the end.
score-districts = districts
score-all_types = all five types
score-complete = completed city
score-basilica = Basilica
score-capitol = Capitol
score-imperial_treasury = Imperial Treasury
score-ivory_tower = Ivory Tower
score-map_room = Map Room
score-museum = Museum
score-statue = Statue
score-wishing_well = Wishing Well
score-secret_vault = Secret Vault
score-action_cards = action cards
tie-1 = rank of the highest character

## Set-up
option-set = Characters and districts
option-set-help = Which eight or nine characters and which unique districts are used.
option-set-first_game = First game
option-set-ambitious_aristocrats = Ambitious Aristocrats
option-set-cunning_agents = Cunning Agents
option-set-illustrious_emissaries = Illustrious Emissaries
option-set-devious_dignitaries = Devious Dignitaries
option-set-tenacious_delegates = Tenacious Delegates
option-set-vicious_nobles = Vicious Nobles
option-set-original_machiavelli = Original Machiavelli (cards without a symbol only)
option-set-random = Random
option-set-free = Free choice
option-ninth = Ninth character
option-ninth-help = A character of rank 9; compulsory with 3 and 8 players, impossible with 2.
option-ninth-auto = only where needed
option-ninth-none = none
option-ninth-queen = Queen
option-ninth-artist = Artist
option-ninth-tax_collector = Tax Collector
option-instead_of_emperor = Instead of the Emperor
option-instead_of_emperor-help = Who stands in when two play with a set that lists the Emperor.
option-instead_of_emperor-king = King
option-instead_of_emperor-patrician = Patrician
option-instead_of_queen = Instead of the Queen
option-instead_of_queen-help = Who takes rank 9 where it is needed and the set's own cannot play.
option-instead_of_queen-artist = Artist
option-instead_of_queen-tax_collector = Tax Collector
option-characters = Free choice: characters
option-characters-help = One of each rank 1 to 8, perhaps one of rank 9.
option-uniques = Free choice: unique districts
option-uniques-help = Fourteen, or the ten without a symbol.
option-action_cards = Action cards
option-action_cards-help = Shuffle the 15 circus cards into the deck.
option-action_cards_in_opening_hands = Action cards in opening hands
option-action_cards_in_opening_hands-help = Shuffle them in before dealing (R40).
option-school_of_magic_abbot_gains_both = Abbot: School of Magic gives both
option-school_of_magic_abbot_gains_both-help = One gold and one card from the School of Magic; otherwise one of the two (R42).
option-great_wall_protects_itself = Great Wall protects itself
option-great_wall_protects_itself-help = Its extra gold is also due against the wall itself (R25).
option-warlord_may_hit_own_completed_city = Warlord against their own complete city
option-warlord_may_hit_own_completed_city-help = The Warlord may destroy in their own city even when it is complete (R23).
option-abilities_before_income = Abilities before income
option-abilities_before_income-help = Abilities and districts may be used before taking income (R6).
option-end_stands_without_bell_tower = The end stands without the Bell Tower
option-end_stands_without_bell_tower-help = If the Bell Tower falls after a city was completed by it, the round stays the last. Otherwise the game goes on (R27).
option-fortune_teller_must_take = Fortune Teller: take a card
option-fortune_teller_must_take-help = Whoever looks at a hand has to take a card of it; otherwise they may leave it as it is (R73).
option-markers_on_own_character = Markers on the own character
option-markers_on_own_character-help = Magistrate and Blackmailer may also lay a warrant or threat on their own character, as a bluff (R10).
option-completion_points_stay = Points for a city that shrank
option-completion_points_stay-help = Who completed a city keeps the 4 or 2 points even if it is too small in the end (R26).
option-memory_aid = Memory aid
option-memory_aid-help = Show what an attentive player could remember of other hands and the deck.
preset-first_game = First game
preset-ambitious_aristocrats = Ambitious Aristocrats
preset-cunning_agents = Cunning Agents
preset-illustrious_emissaries = Illustrious Emissaries
preset-devious_dignitaries = Devious Dignitaries
preset-tenacious_delegates = Tenacious Delegates
preset-vicious_nobles = Vicious Nobles
preset-original_machiavelli = Original Machiavelli (cards without a symbol only)
preset-random = A random cast and random districts
preset-random_circus = Random, with action cards
problem-characters_need_free_set = Characters can only be listed with the free set.
problem-uniques_need_free_set = Unique districts can only be listed with the free set.
problem-ninth_missing = With { $seats } players a character of rank 9 is needed.
problem-too_few_players = { $character } needs at least { $least } players.
problem-rank_missing = There is no character of rank { $rank }.
problem-rank_twice = There is more than one character of rank { $rank }.
problem-not_unique = { $card } is not a unique district.
problem-unique_twice = { $card } is listed twice.
problem-uniques_number = { $number } different unique districts are listed; it must be 14, or the ten without a symbol.

## Table
table-round = round
table-called = called
table-deck = deck
table-gold = gold
table-cards = cards
table-card = card
table-hand = Your hand
table-you_are = You are
table-murdered = murdered
table-bewitched = bewitched
table-robbed = to be robbed
table-warrant = warrant
table-threat = threat
table-face_up = face up
table-packet = Your packet
table-tax = tax
table-last_round = last round
table-complete = complete
table-knows = you remember
table-museum = under the Museum
table-booth = Ticket Booth
table-bell = one district fewer (Bell Tower)
table-characters = Characters
table-gone = left since
table-drawn = Drawn
table-picked = Chosen
table-nobody = nobody
table-bank = Bank
table-deck_of = Deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-deck_known = You know in the deck
table-round_number = Round { $round }
table-crown = Crown
table-you = you
table-yours = yours
table-open = removed
table-passed_on = was in the packet you passed on
table-signed = signed warrant
table-rose = threat with the rose
table-gold_of = Gold of { $name }: { $gold }
table-hand_of = Hand of { $name }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-size = Districts, and how many complete a city
table-unfold = Show the districts of { $name }
table-city_worth = Points of the districts
table-sanctuary = Protected by the Bishop
table-first_city = complete, first
table-stands_in = Stands in the city of { $name }
table-beautified = Beautified: costs and is worth 1 more
table-under_museum = { $number ->
    [one] 1 card lies under it
   *[other] { $number } cards lie under it
}
table-empty_hand = Your hand is empty.
table-no_character = No character yet
table-builds = Built { $done } of { $limit }
table-picking = Who chooses when
table-picks = chooses a character
table-lays_aside = lays one aside
table-by_lot = one is laid aside by lot
table-say = Choose how
table-action_card = action card
table-more = Now tap the second piece.
table-or_more = Do it, or tap another piece to use it differently.
table-final_hand = Hand at the end
way-build = Build it now
way-den = Pay with hand cards

## Seals: abilities in a few words
seal-kill = Murder: tap a character
seal-bewitch = Bewitch: tap a character
seal-warrants = Lay three warrants
seal-rob = Rob: tap a character
seal-spy = Spy: tap a hand and a type
seal-threats = Lay two threats
seal-swap_hands = Swap hands: tap a hand
seal-redraw = Exchange cards with the deck
seal-peek = Look at a hand: tap it
seal-gather = Take a card from everybody
seal-identical = May build the same twice
seal-builds_two = Builds up to 2 districts
seal-builds_three = Builds up to 3 districts
seal-builds_none = Builds nothing
seal-take_crown = Take the crown: tap it
seal-give_crown = Give the crown: tap gold or hand of the new holder
seal-collect = Collect for your districts
seal-sanctuary = Rank 8 cannot touch your city
seal-tax_richest = 1 gold from the richest: tap it
seal-loan = Borrow for a building: tap card and purse
seal-extra_gold = Take 1 extra gold
seal-refund = Building gold comes back
seal-free_trade = Trade districts without limit
seal-draw_two = Draw 2 extra cards
seal-four_gold = Take 4 gold
seal-four_cards = Draw 4 cards
seal-draw_seven = Draw 7 cards, keep one
seal-destroy = Destroy: tap a district
seal-trade = Exchange: tap two districts
seal-seize = Seize: tap a district
seal-royal_gold = 3 gold beside rank 4
seal-beautify = Beautify: tap your districts
seal-collect_tax = Take the tax: tap your tile

## Inspector
inspect-base = A district without a function of its own. It counts its price in points and feeds the character of its type.
inspect-base-note = A city holds each district only once, unless its owner has a Quarry or builds as Wizard.
inspect-kind-religious = Collected by the Bishop (gold), the Abbot (gold or cards) and the Cardinal (cards).
inspect-kind-military = Collected by Warlord, Diplomat and Marshal, 1 gold each.
inspect-kind-noble = Collected by King and Emperor (gold) and by the Patrician (cards).
inspect-kind-trade = Collected by Merchant and Trader, 1 gold each; the Trader builds them outside his limit.
inspect-crown = Whoever has the crown chooses a character first. King and Patrician take it, the Emperor gives it away.
inspect-crown-note = If nobody has rank 4, the crown stays where it is.
inspect-assassin = Name a character. Whoever has it stays silent when it is called and loses the turn.
inspect-assassin-note = A murdered King or Patrician still takes the crown at the end of the round. A murdered Bishop protects nobody.
inspect-witch = Take an income, then name a character. Its player only takes an income when called; after that you play the rest of that turn, with your own hand, gold and city.
inspect-witch-note = If nobody has the character, your turn is over without anything more.
inspect-witch-note2 = A bewitched King or Patrician still gets the crown; its district income is yours, from your own city.
inspect-magistrate = Lay three warrants face down on different characters, one of them signed. When the signed character first pays gold for a building, you may show the warrant: the district goes to your city, the gold goes back.
inspect-magistrate-note = Not if you already have that district, even with a Quarry.
inspect-magistrate-note2 = A building that cost no gold cannot be confiscated; the next one paid with gold can.
inspect-thief = Name a character of rank 3 or more. When it is turned over, all its player's gold is yours, before any income.
inspect-thief-note = Not the murdered and not the bewitched character.
inspect-spy = Name a type and look at a hand. For every card of that type you take 1 gold from its owner and draw a card.
inspect-spy-note = You draw for every match, even if there is not enough gold to take.
inspect-blackmailer = Lay two threats face down on characters of rank 3 or more, one with a rose. A threatened player pays you half their gold right after the income, or refuses; then you may turn the threat over, and the rose takes everything.
inspect-blackmailer-note = With 1 gold or none the bribe is 0 and still counts.
inspect-blackmailer-note2 = A bribe removes the threat unseen: nobody learns where the rose was.
inspect-magician = Either swap your whole hand with another player, or put any cards under the deck and draw as many.
inspect-magician-note = Empty hands may be swapped too.
inspect-wizard = Look at a hand and take one card of it: keep it, or build it at once and pay for it. This turn you may build districts you already have.
inspect-wizard-note = The immediate building does not count against your limit.
inspect-seer = Take a random card from every other hand, then give one of your cards back to each. You may build 2 districts.
inspect-seer-note = You may give the same card back, or pass it on to somebody else.
inspect-king = Take the crown. 1 gold for each of your noble districts.
inspect-king-note = You take the crown at the end of your turn at the latest.
inspect-emperor = Give the crown to another player, not to its present holder, and take 1 gold or a random card from them. 1 gold for each of your noble districts.
inspect-emperor-note = You cannot end your turn before giving it. Murdered, you give it at the end of the round and take nothing.
inspect-patrician = Take the crown. 1 card for each of your noble districts.
inspect-patrician-note = You take the crown at the end of your turn at the latest.
inspect-bishop = 1 gold for each of your religious districts. Until the end of the round rank 8 cannot use its ability on your city.
inspect-bishop-note = Murdered, the Bishop protects nobody; bewitched, the Witch's city is protected. The Armory is not stopped.
inspect-abbot = 1 gold or 1 card for each of your religious districts, mixed as you like. If you are not the richest, the richest player gives you 1 gold.
inspect-abbot-note = The School of Magic gives you 1 gold and 1 card, unless the table was set up otherwise.
inspect-cardinal = 1 card for each of your religious districts. When building you may take exactly the missing gold from one player and give as many cards for it.
inspect-cardinal-note = Once per turn, and the lender cannot refuse.
inspect-merchant = 1 gold for each of your trade districts, and 1 gold extra.
inspect-merchant-note = The trade gold counts your city as it stands when you collect: before building or after it.
inspect-merchant-note2 = A School of Magic counts as a trade district for you.
inspect-alchemist = At the end of your turn all gold you paid for buildings comes back.
inspect-alchemist-note = You must be able to pay first. Tax and Smithy are not refunded.
inspect-trader = 1 gold for each of your trade districts. Trade districts do not count against your limit.
inspect-trader-note = The one ordinary building stays free for any district.
inspect-architect = Draw 2 extra cards. You may build 3 districts.
inspect-architect-note = You keep both extra cards; Observatory and Library change nothing about them.
inspect-architect-note2 = The limit is yours in the Architect's turn only, not in that of a second character. With a Director it is 5.
inspect-navigator = Take 4 gold or draw 4 cards. You may not build.
inspect-navigator-note = Not even Stables, a Circus Tent or a Living Cannonball.
inspect-scholar = Draw 7 cards, keep one and shuffle the others into the deck. You may build 2 districts.
inspect-scholar-note = The whole deck is shuffled.
inspect-warlord = 1 gold for each of your military districts. Destroy a district for 1 gold less than it costs.
inspect-warlord-note = Not in a complete city, not in that of the Bishop, not the Keep, never a Circus Tent.
inspect-warlord-note2 = Your own city may be hit too while it is not complete.
inspect-diplomat = 1 gold for each of your military districts. Exchange one of your districts for one of another player and pay them the difference.
inspect-diplomat-note = Not with a complete city, that of the Bishop, or for the Keep; your own city may be complete.
inspect-diplomat-note2 = Neither city may have the same district twice afterwards.
inspect-marshal = 1 gold for each of your military districts. Seize a district that costs 3 or less and pay its owner the price.
inspect-marshal-note = Not from a complete city, not from the Bishop, not the Keep, and not one you already have.
inspect-queen = 3 gold if you sit beside the player who turned over rank 4.
inspect-queen-note = If rank 4 was murdered you are paid at the end of the round, when it is turned over.
inspect-artist = Put 1 gold on up to 2 of your districts: each costs and is worth 1 more, for good.
inspect-artist-note = Each district only once; not a Circus Tent.
inspect-tax_collector = While this character is in the game, whoever builds and still has gold puts 1 on the tile. In your turn you take all of it.
inspect-tax_collector-note = Gold nobody takes stays there for later rounds.
inspect-armory = In your turn: give up the Armory and destroy any other district.
inspect-armory-note = Not in a complete city and not a Circus Tent; Keep, Bishop and Great Wall do not stop it.
inspect-basilica = At the end: 1 point for each of your districts with an odd price.
inspect-basilica-note = Gold of the Artist counts as price, silver does not.
inspect-bell_tower = When you build it you may ring: one district fewer completes every city.
inspect-bell_tower-note = Cities that are large enough at once are complete at once, and all of them count as first.
inspect-bell_tower-note2 = If the tower is destroyed the old number returns; an end that was announced stays.
inspect-capitol = At the end: 3 points if you have three districts of one type, once.
inspect-capitol-note = It counts itself as a unique district, a Haunted Quarter as the type it has at the end. A second type with three districts brings nothing more.
inspect-dragon_gate = Costs 6 and counts 8.
inspect-dragon_gate-note = The silver only counts at the end: the price is 6, so the Warlord destroys it for 5.
inspect-factory = Other unique districts cost you 1 gold less to build.
inspect-factory-note = Only for building, not for rank 8.
inspect-framework = Give it up instead of paying for a district you build now.
inspect-framework-note = That building counts against your limit and cannot be confiscated.
inspect-gold_mine = Taking gold as income gives you 3.
inspect-gold_mine-note = It works by itself, even when nothing but an income is left to you: bewitched, threatened, or in the Hospital.
inspect-graveyard = When the Warlord destroys a district you may pay 1 gold and take the card into your hand.
inspect-graveyard-note = Not if you are the Warlord yourself.
inspect-great_wall = Rank 8 pays 1 gold more for every other district of your city.
inspect-great_wall-note = The wall itself is not protected, unless the table was set up otherwise.
inspect-haunted_quarter = At the end it counts as the type that suits you best.
inspect-haunted_quarter-note = If it counts as another type, it is no unique district for anything.
inspect-hospital = If your character was murdered you may still take your income, and nothing else.
inspect-hospital-note = Using it turns your character over.
inspect-imperial_treasury = At the end: 1 point for each of your gold.
inspect-imperial_treasury-note = Only the gold before you: none that lies on districts, on a Ticket Booth or on a character.
inspect-ivory_tower = At the end: 5 points if it is your only unique district.
inspect-ivory_tower-note = A Haunted Quarter beside it then counts as another type.
inspect-keep = Rank 8 cannot use its ability on it.
inspect-keep-note = The Armory can destroy it.
inspect-laboratory = Once per turn: put a hand card under the deck for 2 gold.
inspect-laboratory-note = Any card of your hand will do, action cards too. Before your income as well, unless the table was set up otherwise.
inspect-library = When you draw cards as income you keep all of them.
inspect-library-note = With an Observatory that makes 3 cards. What you draw by an ability or at a Ticket Booth follows its own rule.
inspect-lighthouse = When you build it: look through the deck, take a card, shuffle.
inspect-lighthouse-note = Only when it is built, also by confiscation; you may take none.
inspect-map_room = At the end: 1 point for each of your hand cards.
inspect-map_room-note = Action cards and the Secret Vault count too.
inspect-monument = Counts as two districts for completing your city.
inspect-monument-note = It cannot be built with five or more districts.
inspect-museum = Once per turn: put a hand card face down under it. At the end: 1 point for each.
inspect-museum-note = The cards go with it when it changes hands, and are lost when it is destroyed.
inspect-necropolis = May be built by giving up one of your districts instead of paying.
inspect-necropolis-note = Built that way it cannot be confiscated.
inspect-observatory = When you draw cards as income you draw 3.
inspect-observatory-note = You still keep one of them, or all with a Library. What you draw by an ability or at a Ticket Booth follows its own rule.
inspect-park = At the end of your turn with an empty hand: draw 2 cards.
inspect-park-note = Not in a turn of the Witch that came to nothing.
inspect-poor_house = At the end of your turn without gold: take 1 gold.
inspect-poor_house-note = Before the Alchemist gets his gold back.
inspect-quarry = You may build districts you already have.
inspect-quarry-note = It does not help Magistrate, Diplomat or Marshal.
inspect-school_of_magic = For collecting by type it counts as the type you need.
inspect-school_of_magic-note = At the end it is a unique district.
inspect-secret_vault = Cannot be built. In hand at the end: 3 points.
inspect-secret_vault-note = It may be given, taken or put away like any card.
inspect-smithy = Once per turn: pay 2 gold and draw 3 cards.
inspect-smithy-note = If the deck is shorter you draw what is there. The Alchemist does not get this gold back.
inspect-stables = Does not count against your limit.
inspect-stables-note = You may still build your ordinary district in the same turn. Only the Navigator may not build them.
inspect-statue = At the end: 5 points if you have the crown.
inspect-statue-note = A murdered King still gets the crown before that.
inspect-theater = After the choosing you may exchange your character with that of another player, unseen.
inspect-theater-note = With 2 or 3 players you choose which of yours to give and get one of the other's by lot.
inspect-thieves_den = You may pay for it with cards from your hand instead of gold, in part or whole: each card counts as 1 gold.
inspect-thieves_den-note = If it is confiscated only the gold comes back.
inspect-throne_room = Whenever the crown passes to another player: 1 gold.
inspect-throne_room-note = Taking a crown one already has is no passing.
inspect-university = Costs 6 and counts 8.
inspect-university-note = The silver only counts at the end: the price is 6, so the Warlord destroys it for 5.
inspect-wishing_well = At the end: 1 point for each unique district of your city.
inspect-wishing_well-note = It counts itself.
inspect-acrobat = When rank 4 is called and nobody answers: take the crown at once.
inspect-acrobat-note = It is played outside your turn and does not use up your action card.
inspect-circus_tent = Lay it into your city: a district without price, points and type that nothing can touch.
inspect-circus_tent-note = It does not count against your limit, but it is taxed, and the Navigator may not pitch it.
inspect-director = This turn you may build 2 districts more.
inspect-director-note = Not as Navigator.
inspect-ticket_booth = Lay it before you. The others may once per turn put 1 gold on it to draw 3 cards and keep one. In your turn you may empty it and put it away.
inspect-ticket_booth-note = Gold left on it at the end is worth nothing.
inspect-living_cannonball = Put one of your districts under the deck and build a dearer one in its place for the difference.
inspect-living_cannonball-note = Outside your limit; not with a Circus Tent, not as Navigator.
inspect-rasputin = If your character was marked by rank 1 or 2, play it when you are called: nothing of that harms you this turn.
inspect-rasputin-note = It is your action card of the turn. A blank warrant or threat is reason enough.
inspect-fortune_teller = Look at another player's hand and take one card of it.
inspect-fortune_teller-note = You may leave the hand as it is, unless the table plays otherwise. A card you take goes to your hand: it cannot be built at once, as the Wizard may.
inspect-fortune_teller-note2 = It is your action card of the turn.

## What is not as printed
provenance-uniques = Which six unique districts complete the 36 of the box: the cards are not pictured in the rulebook, which names only the { bell_tower }. What they cost and do is printed in other editions. If your box has other districts, play with “{ option-set-free }” and choose the fourteen unique districts yourself.
provenance-sets = Which characters and unique districts belong to the recommended sets. The tables are lost; the lists of the English edition of 2016 are played.
provenance-action_names = The names of the action cards { ticket_booth }, { living_cannonball } and { fortune_teller }. What they do is printed.
