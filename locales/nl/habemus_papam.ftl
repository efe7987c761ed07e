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
camerlengo_card = Camerlengokaart
black_smoke = Zwarte rook
white_smoke = Witte rook

## Log
seat_value = { $seat }: { $value }
seat_bid = { $seat } ({ $bid })
seat_ploy = { $seat } speelt “{ $ploy }”
quoted = “{ $card }”
log-missions_dealt = { $seat } krijgt twee opdrachten.
log-missions_dealt_own = { $seat } krijgt de opdrachten “{ $one }” en “{ $other }”.
    .you = Jouw opdrachten: “{ $one }” en “{ $other }”.
log-first_camerlengo = { $seat } is de eerste Camerlengo.
    .you = Jij bent de eerste Camerlengo.
log-round_started = Ronde { $round }
log-revealed = “{ $card }” wordt omgedraaid.
log-black_smoke = Zwarte rook! Elke kardinaal met een geldbuidel levert 5 goudstukken op: { $gold }. Alle spelers leggen een van hun twee opdrachten af.
log-mission_discarded = { $seat } legt een opdracht af.
log-mission_discarded_own = { $seat } legt de opdracht “{ $mission }” af.
    .you = Je legt de opdracht “{ $mission }” af.
log-white_smoke = Witte rook! Dit is de laatste ronde.
log-white_smoke_end = Witte rook! Alle ronden zijn gespeeld; de stemmen worden geteld.
log-no_ploys = Niemand speelt een actiekaart.
log-ploys = Actiekaarten: { $ploys }.
log-levied = { $seat } ontvangt van de anderen { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $ploy }” ({ $payers }).
    .you = Je ontvangt van de anderen { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $ploy }” ({ $payers }).
log-levied_bank = { $seat } ontvangt van de bank { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $ploy }”.
    .you = Je ontvangt van de bank { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $ploy }”.
log-bribe_returned = { $seat } kan de omkoopsom niet betalen en neemt de kaart terug.
    .you = Je kunt de omkoopsom niet betalen en neemt de kaart terug.
log-no_target = { $seat } vindt geen kardinaal voor “{ $ploy }”; de kaart is verbruikt.
    .you = Je vindt geen kardinaal voor “{ $ploy }”; de kaart is verbruikt.
log-declined = { $seat } maakt geen gebruik van “{ $ploy }”.
    .you = Je maakt geen gebruik van “{ $ploy }”.
log-bribed = { $seat } koopt { $person } om, weg bij { $victim }, voor 5 goudstukken.
    .you = Je koopt { $person } om, weg bij { $victim }, voor 5 goudstukken.
    .you-victim = { $seat } koopt { $person } bij jou weg; je krijgt 5 goudstukken.
log-swapped = { $seat } ruilt { $one }, tot nu bij { $from }, en { $other }, tot nu bij { $to }.
    .you = Je ruilt { $one }, tot nu bij { $from }, en { $other }, tot nu bij { $to }.
    .you-from = { $seat } ruilt jouw { $one } en { $other }, tot nu bij { $to }.
    .you-to = { $seat } ruilt { $one }, tot nu bij { $from }, en jouw { $other }.
log-bids = Biedingen: { $bids }.
log-ranked = Volgorde van kiezen, met wat elk bod telt: { $order }.
log-ranked_ties = Volgorde van kiezen, met wat elk bod telt: { $order }. Bij gelijke biedingen telt de volgorde met de klok mee vanaf de Camerlengo, { $camerlengo }.
    .you-camerlengo = Volgorde van kiezen, met wat elk bod telt: { $order }. Bij gelijke biedingen telt de volgorde met de klok mee vanaf jou, de Camerlengo.
log-taken = { $seat } kiest “{ $card }”.
    .you = Je kiest “{ $card }”.
log-taken_camerlengo = { $seat } kiest de Camerlengokaart.
    .you = Je kiest de Camerlengokaart.
log-camerlengo = { $seat } is Camerlengo en ontvangt een robijn, een saffier, een barnsteen en 1 goudstuk.
    .you = Je bent Camerlengo en ontvangt een robijn, een saffier, een barnsteen en 1 goudstuk.
log-gained = { $seat } ontvangt van de bank { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $card }”.
    .you = Je ontvangt van de bank { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
} voor “{ $card }”.
log-squadrone_paid = { $seat } betaalt 20 goudstukken en wint het Squadrone Volante.
    .you = Je betaalt 20 goudstukken en wint het Squadrone Volante.
log-squadrone_lost = { $seat } kan geen 20 goudstukken betalen: het Squadrone Volante is verloren.
    .you = Je kunt geen 20 goudstukken betalen: het Squadrone Volante is verloren.
log-banished = De tweede kaart Felipe IV van { $seat } verbant { $person } van { $victim } uit het spel.
    .you = Jouw tweede kaart Felipe IV verbant { $person } van { $victim } uit het spel.
    .you-victim = De tweede kaart Felipe IV van { $seat } verbant jouw { $person } uit het spel.
log-none_banished = { $seat } heeft een tweede Felipe IV, maar er is geen kardinaal om te verbannen.
    .you = Je hebt een tweede Felipe IV, maar er is geen kardinaal om te verbannen.
log-died = { $person } van { $victim } overlijdt, de oudste kardinaal of fractieleider bij de tegenspelers van { $seat }.
    .you = { $person } van { $victim } overlijdt, de oudste kardinaal of fractieleider bij je tegenspelers.
    .you-victim = Jouw { $person } overlijdt, de oudste kardinaal of fractieleider bij de tegenspelers van { $seat }.
log-none_died = Er overlijdt niemand: bij de tegenspelers van { $seat } ligt geen kardinaal of fractieleider die kan overlijden.
    .you = Er overlijdt niemand: bij je tegenspelers ligt geen kardinaal of fractieleider die kan overlijden.
log-left_over = Niemand koos “{ $card }”; de kaart gaat terug in de doos.
log-left_over_camerlengo = Niemand koos de Camerlengokaart; ze blijft op tafel liggen.
log-lapsed = De actiekaarten van { $seat } vervallen: { $ploys }.
    .you = Je actiekaarten vervallen: { $ploys }.
log-mission_fulfilled = { $seat } heeft de opdracht “{ $mission }” vervuld.
    .you = Je hebt de opdracht “{ $mission }” vervuld.
log-mission_failed = { $seat } heeft de opdracht “{ $mission }” niet vervuld.
    .you = Je hebt de opdracht “{ $mission }” niet vervuld.
log-final_gold = { $seat } ontvangt { $gems ->
    [one] { $gems } goudstuk
   *[other] { $gems } goudstukken
} voor edelstenen en { $felipe } goudstukken voor Felipe IV.
    .you = Je ontvangt { $gems ->
    [one] { $gems } goudstuk
   *[other] { $gems } goudstukken
} voor edelstenen en { $felipe } goudstukken voor Felipe IV.
log-final_gold_gems = { $seat } ontvangt { $gems ->
    [one] { $gems } goudstuk
   *[other] { $gems } goudstukken
} voor edelstenen.
    .you = Je ontvangt { $gems ->
    [one] { $gems } goudstuk
   *[other] { $gems } goudstukken
} voor edelstenen.
log-final_gold_felipe = { $seat } ontvangt { $felipe } goudstukken voor Felipe IV.
    .you = Je ontvangt { $felipe } goudstukken voor Felipe IV.
log-final_gold_none = { $seat } heeft geen edelstenen en geen Felipe IV om in goudstukken om te zetten.
    .you = Je hebt geen edelstenen en geen Felipe IV om in goudstukken om te zetten.
log-scored = { $seat }: { $total ->
    [one] één stem
   *[other] { $total } stemmen
} (opdracht { $mission }, kardinalen en fractieleiders { $persons }, Louis XIV { $louis }, gekocht met goudstukken { $bought }, samenzweerders { $conspirators }, Squadrone { $squadrone }).
log-elected = Habemus Papam! { $seats_count ->
    [one] { $seats } wint de verkiezing.
   *[other] { $seats } delen de verkiezing.
}

## Actions
do-discard = Leg “{ $mission }” af
do-pass = Speel geen actiekaart
do-play = Speel “{ $ploy }”
do-play_no_target = “{ $ploy }” spelen: nu zonder doel, de kaart kan verloren gaan
do-decline = Gebruik de kaart niet
wastes-ploy = De actiekaart is dan zonder effect verbruikt.
do-bribe = Koop { $person } ({ $owner }) om voor { $gold } goudstukken
do-swap = Ruil { $one } ({ $from }) met { $other } ({ $to })
do-bid_nothing = Bied niets
do-bid = Bied { $gems }
do-take = Kies “{ $card }”
do-take_gold = Kies “{ $card }”: { $gold } goudstukken
do-take_camerlengo = Kies de Camerlengokaart: een robijn, een saffier, een barnsteen en { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
}
do-take_squadrone = Kies het Squadrone Volante: betaal { $gold } goudstukken
do-take_squadrone_lost = Kies het Squadrone Volante: de kaart verdwijnt, je hebt geen { $gold } goudstukken
do-banish = Verban { $person } ({ $owner })

## Questions
ask-discard = { $seat } legt een van twee opdrachten af.
    .you = Zwarte rook: leg een van je twee opdrachten af.
ask-select = { $seat } mag een actiekaart kiezen.
    .you = Kies in het geheim een actiekaart, of geen.
ask-bribe = { $seat } mag een kardinaal omkopen.
    .you = Koop voor 5 goudstukken een kardinaal van een ander om, of zie ervan af.
ask-swap = { $seat } mag twee kardinalen ruilen.
    .you = Kies twee kardinalen die van plaats wisselen, of zie ervan af.
ask-bid = { $seat } biedt edelstenen.
    .you = Bied in het geheim hoogstens drie edelstenen.
ask-bid_doubled = { $seat } biedt edelstenen; de hoogste telt dubbel.
    .you = Bied in het geheim hoogstens twee edelstenen; de hoogste telt dubbel.
ask-bid_last = { $seat } biedt als laatste.
    .you = Je hebt de andere biedingen gezien: bied hoogstens drie edelstenen.
ask-bid_last_alone = { $seat } biedt edelstenen.
    .you = Je biedt als laatste, maar niemand heeft vóór jou edelstenen geboden: bied in het geheim hoogstens drie edelstenen.
ask-pick = { $seat } kiest een kaart uit het aanbod.
    .you = Kies een kaart uit het aanbod.
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
why-leader = { $person } is fractieleider: alleen de eigenaar mag een fractieleider ruilen, en alleen de kaart “Sterfgeval” neemt er een weg.
why-felipe_protects = De eigenaar van { $person } heeft een kaart Felipe IV, die tegen verbanning beschermt.
why-same_owner = Beiden liggen bij dezelfde speler: ruilen kan alleen tussen twee eigenaars.
why-bid_doubled = Als je hoogste edelsteen dubbel telt, mag je hoogstens twee edelstenen bieden.
why-bid_three = Een bod telt hoogstens drie edelstenen.
why-bid_not_owned = Je hebt deze edelstenen niet.
why-taken = De { $slot } is al gekozen.
why-no_pass = Alle spelers moeten een kaart kiezen; passen kan niet.
why-not_now = Er moet nu iets anders beslist worden.

## Score
explain-points = Stemmen die open liggen: kardinalen en fractieleiders, samenzweerders, Louis XIV en Squadrone Volante. De opdracht en gekochte stemmen komen er aan het eind bij.
explain-end = Na Zwarte rook houdt elke speler één opdracht. Witte rook, bijna onderin de kardinaalstapel, kondigt de laatste ronde aan; daarna worden de stemmen geteld.
score-mission = Opdracht
score-persons = Kardinalen en fractieleiders
score-louis_xiv = Louis XIV
score-bought = Gekochte stemmen
score-conspirators = Samenzweerders
score-squadrone = Squadrone Volante
tie-1 = Leeftijd van de oudste

## Set-up
option-memory_aid = Geheugensteun
option-memory_aid-help = Toon de goudstukken, de edelstenen en de actiekaarten van iedereen, die een perfect geheugen zou kunnen bijhouden.
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
problem-age = { $person }: de leeftijd { $age } ligt niet tussen { $min } en { $max }.
problem-same_age = { $person } en { $other } zijn allebei { $age } jaar oud; alle leeftijden moeten verschillen.
problem-faction_missing = { $person } moet bij een fractie horen.
problem-faction = { $person } hoort bij de politieke kaarten en heeft geen fractie.
problem-symbol = { $person } kan dit symbool niet hebben: die van de gunstelingen en van Chigi staan in de spelregels.
problem-leaders = { $faction } heeft { $number ->
    [one] 1 fractieleider
   *[other] { $number } fractieleiders
}; dat moet er precies één zijn.
problem-pair = { $number ->
    [one] 1 persoon heeft
   *[other] { $number } personen hebben
} het symbool { $symbol }; het moeten er twee zijn, of geen.

## Captions of the table
table-round = Ronde { $round }
table-last = de laatste
table-offer = Aanbod
table-decks = Stapels: politiek { $political }, actie { $action }, kardinalen { $cardinal }
table-cam = Camerlengo
table-gold = { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
}
table-hand = { $count ->
    [one] 1 actiekaart
   *[other] { $count } actiekaarten
}
table-hidden = achter het zichtscherm
table-missions = Opdrachten
table-persons = Personen
table-age = { $age } jaar
table-powers = Politieke kaarten
hit-outbid = Je bent overboden: { $names } { $place ->
    [2] kiest
   *[other] kiezen
} eerder dan jij.
table-order = Volgorde
table-bid = biedt { $gems }
table-sealed = heeft geantwoord
table-taken = gekozen
table-discarded = afgelegd
table-votes = { $count ->
    [one] stem
   *[other] stemmen
}
table-open_votes = Stemmen die open liggen
table-tray = Je edelstenen
table-fist = In de hand
table-put_back = Leg de { $gem } terug
table-could_buy = { $count ->
    [one] koopt 1 stem voor { $price }
   *[other] koopt { $count } stemmen voor { $price }
}
table-price = Een stem kost aan het eind { $price } goudstukken
table-at_side = Aan de kant van { $name }
table-nobody_yet = Nog niemand aan deze kant
table-before_black = vóór de Zwarte rook
table-after_black = na de Zwarte rook
table-most_leaders = meer fractieleiders dan ieder ander
table-mission_votes = { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
}
table-more = Tik nu op de tweede.
table-or_more = Sluit de hand, of leg er nog een steen bij.
slot-political = Politieke kaart
slot-action = Actiekaart
slot-cardinal = Kardinaal
slot-camerlengo = Camerlengo
reason-more = meer stenen
reason-better = { $one } gaat voor { $other }
reason-seat = met de klok mee dichter bij de Camerlengo

## Inspector
inspect-gem = Edelstenen bied je in de gesloten hand: meer stenen winnen, daarna betere. Diamant gaat voor robijn, robijn voor saffier, saffier voor barnsteen. Alleen de Camerlengokaart brengt nieuwe; aan het eind is elke steen 1 goudstuk waard.
inspect-gem-note = Wat geboden is, is weg, gewonnen of niet; diamanten komen nooit terug. Bij gelijke biedingen kiest eerder wie vanaf de Camerlengo het eerst komt; hijzelf gaat voor.
inspect-camerlengo_card = Neem een robijn, een saffier, een barnsteen en 1 goudstuk. Je bent Camerlengo: gelijke biedingen worden vanaf jou met de klok mee beslist.
inspect-camerlengo_card-note = De volgorde van deze ronde blijft. Ook wie al Camerlengo is, mag haar nemen.
inspect-receive_10 = Neem 10 goudstukken van de bank.
inspect-receive_10-note = Speelbaar vanaf de ronde nadat je haar nam. Een actiekaart op hand is aan het eind niets waard.
inspect-others_bid_first = Ieder ander betaalt je 2 goudstukken. Je biedt nadat de anderen hun stenen hebben getoond.
inspect-others_bid_first-note = Spelen twee spelers haar, dan bieden zij samen, na de anderen.
inspect-top_gem_double = Ieder ander betaalt je 3 goudstukken. Je hoogste steen telt dubbel; je biedt er hoogstens twee.
inspect-top_gem_double-note = Een lege hand blijft leeg.
inspect-three_rubies = Ieder ander betaalt je 2 goudstukken. Je bod telt als drie robijnen en kost geen steen.
inspect-three_rubies-note = Zelf bied je deze ronde niets.
inspect-bribe = Betaal een andere speler 5 goudstukken en neem een van zijn kardinalen.
inspect-bribe-note = Niet Fabio Chigi en geen fractieleider. Met minder dan 5 goudstukken komt de kaart terug op je hand.
inspect-swap = Laat twee kardinalen van verschillende spelers van plaats wisselen.
inspect-swap-note = Ze hoeven niet van jou te zijn. Fractieleiders en Fabio Chigi gaan alleen als je ze zelf geeft.
inspect-jules_mazarin = Elke kaart verlaagt de prijs van een stem aan het eind: 15, 10, 8, 7, 6, 5 goudstukken voor geen tot vijf.
inspect-jules_mazarin-note = Hij is geen kardinaal van het conclaaf; omkopen of ruilen kan niet.
inspect-louis_xiv = Een tot vijf kaarten geven aan het eind 1, 2, 4, 6, 8 stemmen.
inspect-louis_xiv-note = Met twee of meer geeft Antonio Barberini een stem extra.
inspect-felipe_iv = Meteen 5 goudstukken. Je tweede kaart verbant een kardinaal van een ander. Aan het eind 5, 15 of 25 goudstukken voor een tot drie kaarten.
inspect-felipe_iv-note = Wie een Felipe IV heeft, is veilig voor verbanning; fractieleiders en Fabio Chigi ook.
inspect-squadrone_volante = Betaal meteen 20 goudstukken voor 3 stemmen aan het eind.
inspect-squadrone_volante-note = Met minder dan 20 goudstukken betaal je niets en is de kaart weg.
inspect-death = 5 goudstukken voor jou; de oudste kardinaal of fractieleider van de andere spelers overlijdt.
inspect-death-note = Ook fractieleiders kunnen overlijden; Fabio Chigi niet.
inspect-four_arms = Minstens één wapen van elk van de vier fracties.
inspect-spain_innocent = Minstens twee Spaanse wapens en twee van Innocentius X.
inspect-innocent_urban = Minstens twee wapens van Innocentius X en twee van Urbanus VIII.
inspect-spain_urban = Minstens twee Spaanse wapens en twee van Urbanus VIII.
inspect-france_three = Minstens drie Franse wapens.
inspect-leader_majority = Meer fractieleiders dan ieder ander.
inspect-felipe_mazarin = Minstens twee kaarten van Felipe IV en twee van Jules Mazarin.
inspect-mission = Alleen het eind van het spel telt. Bij de Zwarte rook legt ieder een van twee opdrachten af.
inspect-cardinal = Een stem, een wapen en een geldbuidel: 5 goudstukken bij de Zwarte rook.
inspect-leader = Een stem en twee wapens, geen geldbuidel. Alleen “Sterfgeval” neemt een fractieleider weg; alleen de eigenaar mag hem wegruilen.
inspect-late = Een stem, geen wapen en geen geldbuidel.
inspect-double_eagle = Dubbele adelaar: Girolamo Colonna en Ernst Adalbert von Harrach samen geven een stem extra.
inspect-lion_of_lyon = Leeuw van Lyon: Marcantonio Franciotti en Jean-François de Retz samen geven een stem extra.
inspect-silver_cup = Zilveren beker: Benedetto Odescalchi en Francesco Maidalchini samen geven een stem extra.
inspect-maltese_cross = Maltezer kruis: Virginio Orsini en Friedrich van Hessen-Darmstadt samen geven een stem extra.
inspect-crozier = Kromstaf: Pier Luigi Carafa en Federico Sforza samen geven een stem extra.
inspect-sealed_letter = Verzegelde brief: Francesco Albizzi en Marzio Ginetti samen geven een stem extra.
inspect-patron_louis_xiv = Gunst van Louis XIV: een stem extra met twee of meer kaarten van Louis XIV.
inspect-patron_mazarin = Gunst van Mazarin: een stem extra met twee of meer kaarten van Jules Mazarin.
inspect-dove = De duif beschermt hem: niemand koopt hem om, verbant of begraaft hem; alleen zijn eigenaar mag hem wegruilen.
inspect-antonio_barberini = 47 jaar, Franse fractie: neef van Urbanus VIII, die in Parijs een toevlucht vond.
inspect-alessandro_bichi = 58 jaar, Franse fractie: ooit nuntius in Parijs.
inspect-virginio_orsini = 39 jaar, Franse fractie: ridder van Sint-Jan uit een oud Romeins huis.
inspect-pier_luigi_carafa = 73 jaar, Spaanse fractie: een Napolitaan die stierf voordat de witte rook opsteeg.
inspect-juan_de_lugo = 71 jaar, Spaanse fractie: een geleerde jezuïet uit Madrid.
inspect-federico_sforza = 51 jaar, Spaanse fractie: vicecamerlengo van de Kerk.
inspect-girolamo_colonna = 50 jaar, Spaanse fractie: beschermer van het Rijk, uit het huis met de zuil.
inspect-friedrich_of_hesse = 38 jaar, Spaanse fractie: een Duitse prins die katholiek werd en galeien aanvoerde.
inspect-fabio_chigi = 55 jaar, fractie van Innocentius X: staatssecretaris, en degene die gekozen werd.
inspect-benedetto_odescalchi = 43 jaar, fractie van Innocentius X: later paus Innocentius XI.
inspect-pietro_ottoboni = 44 jaar, fractie van Innocentius X: later paus Alexander VIII.
inspect-lorenzo_imperiali = 42 jaar, fractie van Innocentius X: een Genuees uit het vliegende eskader.
inspect-francesco_albizzi = 61 jaar, fractie van Innocentius X: weduwnaar en jurist met een scherpe tong.
inspect-giulio_sacchetti = 67 jaar, fractie van Urbanus VIII: de favoriet van velen, met een veto van Spanje.
inspect-marzio_ginetti = 69 jaar, fractie van Urbanus VIII: vicaris van Rome en legaat in Duitsland.
inspect-bernardino_spada = 60 jaar, fractie van Urbanus VIII: verzamelaar van schilderijen en wiskunde.
inspect-vincenzo_maculani = 76 jaar, fractie van Urbanus VIII: bouwer van vestingen, de oudste van het spel.
inspect-marcantonio_franciotti = 62 jaar, fractie van Urbanus VIII: bisschop van Lucca, in onmin met zijn stad.
inspect-ernst_adalbert_von_harrach = 56 jaar, zonder fractie: aartsbisschop van Praag, zelden in Rome.
inspect-jean_francois_de_retz = 41 jaar, zonder fractie: uit een Franse gevangenis ontsnapt, vijand van Mazarin.
inspect-francesco_maidalchini = 23 jaar, zonder fractie: als jongen kardinaal door zijn machtige tante.
inspect-rinaldo_deste = 37 jaar, leider van de Franse fractie.
inspect-carlo_de_medici = 59 jaar, leider van de Spaanse fractie en deken van het college.
inspect-decio_azzolini = 31 jaar, leider van de fractie van Innocentius X en hoofd van het vliegende eskader.
inspect-francesco_barberini = 57 jaar, leider van de fractie van Urbanus VIII, zijn oom.

## Wat de spelregels niet tonen
provenance-persons = De namen, leeftijden en fracties van de kardinalen en fractieleiders: de kaarten zijn maar ten dele afgebeeld, daarom zijn het kardinalen van het conclaaf van 1655 met hun leeftijd op de eerste dag. Alleen Antonio Barberini, Giulio Cesare Sacchetti en Fabio Chigi worden in de spelregels genoemd. Een beheerder die de doos bezit, kan leeftijden en fracties invullen; de namen blijven, want er hangt niets van af.
provenance-symbols = Welke kardinalen samenzweerders zijn, en hoeveel paren er zijn; een beheerder die de doos bezit, kan ze invullen.
provenance-smoke = De volgorde bij de Zwarte rook, en het einde van het spel als de Witte rook de allerlaatste kaart is.
provenance-leaders = Fractieleiders kunnen niet door Felipe IV worden verbannen: de spelregels noemen hen alleen kardinaal waar dat erbij staat.
