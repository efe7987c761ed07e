# Zinnen van het platform, voor alle spellen.

## Lijsten
list-last = { $head } en { $last }
list-empty = niets

## Voorbereiding
problem-seats = Dit spel is voor { $min } tot { $max } spelers, niet voor { $seats }.
problem-unknown_preset = Er is geen variant “{ $name }”; er is: { $known }.
problem-unknown_option = Er is geen optie “{ $name }”; er is: { $known }.
problem-option_value = Optie { $name } kan niet “{ $value }” zijn; wel: { $allowed }.
problem-options = De opties zijn onleesbaar: { $detail }.

## Weigeringen
why-not_a_choice = Dat is nu geen keuze.

## Aan tafel
turn-of = { $seat } is aan de beurt.
    .you = Jij bent aan de beurt.
waiting-for = Wachten op { $seats }.
