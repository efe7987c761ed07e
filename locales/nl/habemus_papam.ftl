# Habemus Papam

tagline = Rome, 1655: bied edelstenen in de gesloten vuist, verzamel kardinalen en heb de meeste stemmen als de witte rook opstijgt.

## Things
diamond = diamant
ruby = robijn
sapphire = saffier
amber = barnsteen
gems-diamond = { $count ->
    [one] 1 diamant
   *[other] { $count } diamanten
}
gems-ruby = { $count ->
    [one] 1 robijn
   *[other] { $count } robijnen
}
gems-sapphire = { $count ->
    [one] 1 saffier
   *[other] { $count } saffieren
}
gems-amber = { $count ->
    [one] 1 barnsteen
   *[other] { $count } barnstenen
}
nothing = niets

france = Franse fractie
spain = Spaanse fractie
innocent_x = fractie van Innocentius X
urban_viii = fractie van Urbanus VIII

double_eagle = dubbele adelaar
lion_of_lyon = leeuw van Lyon
silver_cup = zilveren beker
maltese_cross = Maltezer kruis
crozier = kromstaf
sealed_letter = verzegelde brief
patron_louis_xiv = gunst van Louis XIV
patron_mazarin = gunst van Mazarin
dove = duif

antonio_barberini = Antonio Barberini
alessandro_bichi = Alessandro Bichi
virginio_orsini = Virginio Orsini
pier_luigi_carafa = Pier Luigi Carafa
juan_de_lugo = Juan de Lugo
federico_sforza = Federico Sforza
girolamo_colonna = Girolamo Colonna
friedrich_of_hesse = Friedrich van Hessen-Darmstadt
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
death = Sterfgeval

receive_10 = 10 goudstukken van de bank
others_bid_first = De anderen bieden eerst
top_gem_double = Hoogste edelsteen telt dubbel
three_rubies = Bod: 3 robijnen
bribe = Kardinaal omkopen
swap = Ruil 2 kardinalen

four_arms = 4 verschillende wapens
spain_innocent = Spanje en Innocentius
innocent_urban = Innocentius en Urbanus
spain_urban = Spanje en Urbanus
france_three = Frankrijk
leader_majority = meerderheid van de fractieleiders
felipe_mazarin = Felipe IV en Jules Mazarin

political = politieke kaart
action = actiekaart
cardinal = kardinaalkaart
camerlengo = Camerlengokaart
camerlengo_card = de Camerlengokaart
black_smoke = Zwarte rook
white_smoke = Witte rook

## Log
seat_value = { $seat }: { $value }
log-missions_dealt = { $seat } krijgt twee opdrachten.
log-missions_dealt_own = { $seat } krijgt de opdrachten { $one } en { $other }.
    .you = Jouw opdrachten: { $one } en { $other }.
log-first_camerlengo = { $seat } is de eerste Camerlengo.
    .you = Jij bent de eerste Camerlengo.
log-round_started = Ronde { $round }
log-revealed = { $card } wordt opengelegd.
log-black_smoke = Zwarte rook! Goud voor geldbuidels: { $gold }. Iedereen legt een opdracht af.
log-mission_discarded = { $seat } legt een opdracht af.
log-mission_discarded_own = { $seat } legt de opdracht { $mission } af.
    .you = Je legt de opdracht { $mission } af.
log-white_smoke = Witte rook! Het conclaaf loopt ten einde.
log-no_ploys = Niemand speelt een actiekaart.
log-ploys = Actiekaarten: { $ploys }
log-levied = { $seat } ontvangt { $gold } goud ({ $ploy }).
    .you = Je ontvangt { $gold } goud ({ $ploy }).
log-bribe_returned = { $seat } kan de omkoopsom niet betalen en neemt de kaart terug.
    .you = Je kunt de omkoopsom niet betalen en neemt de kaart terug.
log-no_target = { $seat } vindt niemand voor “{ $ploy }”; de kaart is verbruikt.
    .you = Je vindt niemand voor “{ $ploy }”; de kaart is verbruikt.
log-declined = { $seat } maakt geen gebruik van “{ $ploy }”.
    .you = Je maakt geen gebruik van “{ $ploy }”.
log-bribed = { $seat } koopt { $person } om, weg bij { $victim }, voor 5 goud.
    .you = Je koopt { $person } om, weg bij { $victim }, voor 5 goud.
    .you-victim = { $seat } koopt { $person } bij jou weg; je krijgt 5 goud.
log-swapped = { $seat } ruilt { $one } ({ $from }) met { $other } ({ $to }).
    .you = Je ruilt { $one } ({ $from }) met { $other } ({ $to }).
log-bids = Biedingen: { $bids }
log-ranked = Zo wordt er gekozen: { $order }.
log-taken = { $seat } neemt { $card }.
    .you = Je neemt { $card }.
log-camerlengo = { $seat } is Camerlengo: een robijn, een saffier, een barnsteen en 1 goud.
    .you = Jij bent Camerlengo: een robijn, een saffier, een barnsteen en 1 goud.
log-gained = { $seat } ontvangt { $gold } goud voor { $card }.
    .you = Je ontvangt { $gold } goud voor { $card }.
log-squadrone_paid = { $seat } betaalt 20 goud en wint het Squadrone Volante.
    .you = Je betaalt 20 goud en wint het Squadrone Volante.
log-squadrone_lost = { $seat } kan geen 20 goud betalen: het Squadrone Volante is verloren.
    .you = Je kunt geen 20 goud betalen: het Squadrone Volante is verloren.
log-banished = { $seat } laat { $person } van { $victim } verbannen.
    .you = Je laat { $person } van { $victim } verbannen.
    .you-victim = { $seat } laat jouw { $person } verbannen.
log-died = { $person } van { $victim } sterft.
    .you-victim = Jouw { $person } sterft.
log-left_over = Niemand nam { $card }; de kaart gaat uit het spel.
log-mission_fulfilled = { $seat } heeft de opdracht { $mission } vervuld.
    .you = Je hebt de opdracht { $mission } vervuld.
log-mission_failed = { $seat } heeft de opdracht { $mission } niet vervuld.
    .you = Je hebt de opdracht { $mission } niet vervuld.
log-final_gold = { $seat } ontvangt { $gems } goud voor edelstenen en { $felipe } goud voor Felipe IV.
    .you = Je ontvangt { $gems } goud voor edelstenen en { $felipe } goud voor Felipe IV.
log-scored = { $seat }: { $total } stemmen (opdracht { $mission }, personen { $persons }, Louis XIV { $louis }, gekocht { $bought }, samenzweerders { $conspirators }, Squadrone { $squadrone }).
log-elected = Habemus Papam! { $seats_count ->
    [one] { $seats } wint de verkiezing.
   *[other] { $seats } delen de verkiezing.
}

## Actions
do-discard = Leg “{ $mission }” af
do-pass = Speel geen actiekaart
do-play = Speel “{ $ploy }”
do-decline = Gebruik de kaart niet
do-bribe = Koop { $person } om ({ $owner })
do-swap = Ruil { $one } ({ $from }) met { $other } ({ $to })
do-bid_nothing = Bied niets
do-bid = Bied { $gems }
do-take = Neem { $card }
do-banish = Verban { $person } ({ $owner })

## Questions
ask-discard = { $seat } legt een van twee opdrachten af.
    .you = Zwarte rook: leg een van je twee opdrachten af.
ask-select = { $seat } mag een actiekaart kiezen.
    .you = Kies in het geheim een actiekaart, of geen.
ask-bribe = { $seat } mag een kardinaal omkopen.
    .you = Koop voor 5 goud een kardinaal van een ander om, of zie ervan af.
ask-swap = { $seat } mag twee kardinalen ruilen.
    .you = Kies twee kardinalen die van plaats wisselen, of zie ervan af.
ask-bid = { $seat } biedt edelstenen.
    .you = Bied in het geheim hoogstens drie edelstenen.
ask-bid_doubled = { $seat } biedt edelstenen; de hoogste telt dubbel.
    .you = Bied in het geheim hoogstens twee edelstenen; de hoogste telt dubbel.
ask-bid_last = { $seat } biedt als laatste.
    .you = Je hebt de andere biedingen gezien: bied hoogstens drie edelstenen.
ask-pick = { $seat } neemt een kaart uit het aanbod.
    .you = Neem een kaart uit het aanbod.
ask-banish = { $seat } verbant een kardinaal.
    .you = Felipe IV verbant: kies een kardinaal van een ander.
ask-nothing = Er wordt niets gevraagd van { $seat }.
    .you = Er wordt je niets gevraagd.

## Refusals
why-not_your_mission = Je hebt de opdracht { $mission } niet.
why-not_in_hand = Je hebt “{ $ploy }” niet in de hand; een kaart die je deze ronde nam, mag je pas vanaf de volgende spelen.
why-not_displayed = { $person } ligt bij geen enkele speler.
why-own_person = { $person } staat al aan jouw kant.
why-chigi = Fabio Chigi is beschermd: alleen zijn eigenaar mag hem wegruilen.
why-leader = { $person } leidt een fractie: alleen de eigenaar mag een leider wegruilen, en alleen een sterfgeval neemt hem weg.
why-felipe_protects = De eigenaar van { $person } heeft een kaart Felipe IV, die tegen verbanning beschermt.
why-same_owner = Beiden liggen bij dezelfde speler: ruilen kan alleen tussen twee eigenaars.
why-bid_doubled = Als je hoogste edelsteen dubbel telt, mag je hoogstens twee edelstenen bieden.
why-bid_three = Een bod telt hoogstens drie edelstenen.
why-bid_not_owned = Je hebt deze edelstenen niet.
why-taken = De { $slot } is al genomen.
why-no_pass = Iedereen moet een kaart nemen; passen kan niet.
why-not_now = Er moet nu iets anders beslist worden.

## Score
score-mission = Opdracht
score-persons = Kardinalen en leiders
score-louis_xiv = Louis XIV
score-bought = Gekochte stemmen
score-conspirators = Samenzweerders
score-squadrone = Squadrone Volante

## Set-up
option-memory_aid = Geheugensteun
option-memory_aid-help = Toon het goud, de edelstenen en de actiekaarten van iedereen, die een perfect geheugen zou kunnen bijhouden.
option-exact_middle = Zwarte rook precies in het midden
option-exact_middle-help = Er liggen negen kardinalen boven de Zwarte rook, in plaats van acht, negen of tien.
option-first_camerlengo = Eerste Camerlengo
option-first_camerlengo-help = Wie het Camerlengospeelstuk het eerst heeft.
option-first_camerlengo-random = door het lot bepaald
option-first_camerlengo-seat_0 = eerste plaats
option-first_camerlengo-seat_1 = tweede plaats
option-first_camerlengo-seat_2 = derde plaats
option-first_camerlengo-seat_3 = vierde plaats
problem-first_camerlengo = De eerste Camerlengo ({ $value }) moet aan tafel zitten, en die heeft { $seats } plaatsen.

## Captions of the table
table-round = Ronde { $round }
table-last = de laatste
table-offer = Aanbod
table-decks = Stapels: politiek { $political }, actie { $action }, kardinalen { $cardinal }
table-cam = Camerlengo
table-gold = { $gold } goud
table-hand = { $count ->
    [one] 1 actiekaart
   *[other] { $count } actiekaarten
}
table-hidden = achter het scherm
table-missions = Opdrachten
table-persons = Personen
table-powers = Machten
table-order = Volgorde
table-bid = biedt { $gems }
table-sealed = heeft geantwoord
table-taken = weg
table-discarded = afgelegd
