# Goofspiel

tagline = Bid in secret, show together: the highest card that stands alone takes the prize.

## Things
one = 1
two = 2
three = 3
four = 4
five = 5
bid_of = { $seat } { $card }

## Log
log-turned_up = Round { $round }: a prize of { $prize }.
log-bids_revealed = The bids: { $bids }.
log-won = { $seat } wins { $points }.
    .you = You win { $points }.
log-lost = No card stands alone: { $points } is lost.
log-carried = No card stands alone: { $points } stays for the next round.

## Decisions
ask-bid = { $seat } bids a card in secret.
    .you = Bid a card in secret.
do-bid = Bid { $card }
why-played = You have played the { $card } before.

## Score
score-prizes = Prizes

## Options
option-carry = Prizes stay
option-carry-help = A prize that no player wins is added to the next one.

## Drawing
table-round = Round { $round }
table-deck = { $count ->
    [one] 1 prize face down
   *[other] { $count } prizes face down
}
table-offer = Prize
table-lost = Lost
table-player = Player
table-hand = Cards
table-bid = Bid
table-won = Prizes
table-points = Points
table-sealed = face down
table-none = –
