# Goofspiel

tagline = Bied in het geheim, draai samen om: de hoogste kaart die alleen staat pakt de prijs.

## Dingen
one = 1
two = 2
three = 3
four = 4
five = 5
bid_of = { $seat } { $card }

## Verslag
log-turned_up = Ronde { $round }: een prijs van { $prize }.
log-bids_revealed = De biedingen: { $bids }.
log-won = { $seat } wint { $points }.
    .you = Je wint { $points }.
log-lost = Geen kaart staat alleen: { $points } gaat verloren.
log-carried = Geen kaart staat alleen: { $points } blijft liggen voor de volgende ronde.

## Beslissingen
ask-bid = { $seat } biedt in het geheim een kaart.
    .you = Bied in het geheim een kaart.
do-bid = Bied { $card }
why-played = Je hebt de { $card } al gespeeld.

## Punten
score-prizes = Prijzen

## Opties
option-carry = Prijzen blijven liggen
option-carry-help = Een prijs die niemand wint, komt bij de volgende.

## Tekening
table-round = Ronde { $round }
table-deck = { $count ->
    [one] 1 prijs gedekt
   *[other] { $count } prijzen gedekt
}
table-offer = Prijs
table-lost = Verloren
table-player = Speler
table-hand = Kaarten
table-bid = Bod
table-won = Prijzen
table-points = Punten
table-sealed = gedekt
table-none = –
