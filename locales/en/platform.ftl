# Sentences of the platform, shared by all games.

## Lists
list-last = { $head } and { $last }
list-empty = nothing

## Set-up
problem-seats = This game seats { $min } to { $max } players, not { $seats }.
problem-unknown_preset = There is no preset “{ $name }”; there is: { $known }.
problem-unknown_option = There is no option “{ $name }”; there is: { $known }.
problem-option_value = Option { $name } cannot be “{ $value }”; it can be { $allowed }.
problem-options = The options cannot be read: { $detail }.

## Refusals
why-not_a_choice = That is not among your choices now.

## At the table
turn-of = It is { $seat }'s turn.
    .you = It is your turn.
waiting-for = Waiting for { $seats }.
