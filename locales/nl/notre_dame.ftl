# Notre Dame.

tagline = Parijs rond 1400: bouw je wijk op in de schaduw van de kathedraal, verwerf gunsten en houd de ratten weg.

## Kleuren
red = rood
purple = paars
blue = blauw
green = groen
yellow = geel

## Velden en actiekaarten
cloister_school = kloosterschool
bank = bank
residence = residentie
carriage_house = koetshuis
hotel = hotel
park = park
hospital = hospitaal
notre_dame = Notre Dame
trusted_friend = vertrouweling

## Plaatsen met hun lidwoord
the_cloister_school = de kloosterschool
the_bank = de bank
the_residence = de residentie
the_carriage_house = het koetshuis
the_hotel = het hotel
the_park = het park
the_hospital = het hospitaal
the_notre_dame = de Notre Dame

## Personen
moneylender = geldschieter
monk = monnik
barmaid = waardin
minstrel = minnezanger
magician = goochelaar
doctor = medicus
city_guard = stadswacht
night_watchman = nachtwaker
bishop = bisschop
guild_master = gildemeester
beggar_king = bedelaarskoning
lawyer = advocaat
lady_in_waiting = hofdame
mayor = burgemeester
carpenter = meubelmaker

## Boodschappen
message_coin = 1 prestigepunt en een munt
message_cube = 2 prestigepunten en een invloedssteen
message_rat = 3 prestigepunten en de rattensteen één veld terug
message_plain = 4 prestigepunten

## Keuzes uit drie
coin = een munt
cube = een invloedssteen
rat_back = de rattensteen een veld terug

## Marktplaatsen: links en rechts zoals de eigenaar ze ziet, met het gezicht naar de kathedraal
center = marktplaats in het centrum
inner_ccw = marktplaats rechts binnen
inner_cw = marktplaats links binnen
outer_cw = marktplaats links buiten
outer_ccw = marktplaats rechts buiten

## Etappes
stage_a = etappe A
stage_b = etappe B
stage_c = etappe C

## Bedragen
points_amount = { $points ->
    [one] { $points } prestigepunt
   *[other] { $points } prestigepunten
}

## Waar prestige vandaan komt
explain-points = Prestige tot nu toe. De Notre Dame betaalt aan het eind van elke etappe; verder komt er aan het eind niets bij.
score-residence = residentie
score-messages = boodschappen
score-persons = gunsten
score-donations = schenkingen
score-cathedral = Notre Dame
score-park = parkbonus
score-plague = epidemie
tie-1 = munten en invloedsstenen

## Woorden op tafel
table-round = ronde
table-plague = epidemiegraad
table-coins = munten
table-supply = voorraad
table-general = algemene voorraad
table-rat = ratten
table-prestige = prestige
table-messages = boodschappen
table-hand = hand
table-persons = personen
table-streets = boodschappen op het bord
table-bell = klokkenluider
table-carriage = koets van die kleur
table-neutral = neutraal
table-may_take = je mag nemen
table-bribed = omgekocht
table-pool = te verdelen
table-coin_supply = muntvoorraad
table-center = centrum
table-inner_ccw = rechts binnen
table-inner_cw = links binnen
table-outer_cw = links buiten
table-outer_ccw = rechts buiten

## Verslag
log-began = { $seat } krijgt de klokkenluider en begint.
    .you = Je krijgt de klokkenluider en begint.
log-round = Ronde { $round } van { $stage }: { $persons } liggen open; de epidemiegraad is { $plague }. { $seat } begint.
    .you = Ronde { $round } van { $stage }: { $persons } liggen open; de epidemiegraad is { $plague }. Jij begint.
log-drew = { $seat } trekt { $cards }.
    .you = Je trekt { $cards }.
log-kept = { $seat } houdt “{ $card }” ({ $colour }) als { $choice ->
    [1] eerste kaart
   *[other] tweede kaart
}.
    .you = Je houdt “{ $card }” ({ $colour }) als { $choice ->
    [1] eerste kaart
   *[other] tweede kaart
}.
log-kept_hidden = { $choice ->
    [1] { $seat } heeft de eerste kaart gekozen.
   *[other] { $seat } heeft de tweede kaart gekozen.
}
log-handed_on = { $cards ->
    [one] Alle spelers schuiven de laatste kaart door naar links.
   *[other] Alle spelers schuiven de andere { $cards } kaarten door naar links.
}
log-passed = { $seat } schuift { $cards } ({ $colour }) door naar { $to }.
    .you = Je schuift { $cards } ({ $colour }) door naar { $to }.
    .you-to = { $seat } schuift { $cards } ({ $colour }) door naar jou.
log-played = { $seat } speelt “{ $card }” ({ $colour }).
    .you = Je speelt “{ $card }” ({ $colour }).
log-laid_aside = { $seat } legt “{ $card }” ({ $colour }) ongezien weg.
    .you = Je legt “{ $card }” ({ $colour }) ongezien weg.
log-laid_aside_hidden = { $seat } legt de derde kaart ongezien weg.
log-no_effect = { $seat } voert de actie van de kaart niet uit.
    .you = Je voert de actie van de kaart niet uit.
log-no_effect_cube = { $seat } kan de actie niet uitvoeren: geen invloedssteen in de eigen voorraad en geen op het bord die kan worden verplaatst.
    .you = Je kunt de actie niet uitvoeren: je hebt geen invloedssteen in je voorraad en geen op het bord die je kunt verplaatsen.
log-no_effect_coin = { $seat } kan de actie niet uitvoeren: er is geen munt om te schenken.
    .you = Je kunt de actie niet uitvoeren: je hebt geen munt om te schenken.
log-placed = { $seat } zet een invloedssteen in { $to }: daar nu { $count }.
    .you = Je zet een invloedssteen in { $to }: daar nu { $count }.
log-placed_notre_dame = { $seat } zet een invloedssteen op de Notre Dame en heeft er daar nu { $count }.
    .you = Je zet een invloedssteen op de Notre Dame en hebt er daar nu { $count }.
log-moved_notre_dame = { $seat } verplaatst een invloedssteen van { $from } naar de Notre Dame en heeft er daar nu { $count }.
    .you = Je verplaatst een invloedssteen van { $from } naar de Notre Dame en hebt er daar nu { $count }.
log-moved = { $seat } verplaatst een invloedssteen van { $from } naar { $to }: daar nu { $count }.
    .you = Je verplaatst een invloedssteen van { $from } naar { $to }: daar nu { $count }.
log-friend = { $seat } stuurt de vertrouweling naar { $to }: daar nu { $count }.
    .you = Je stuurt je vertrouweling naar { $to }: daar nu { $count }.
log-prestige = { $seat } krijgt { points_amount } ({ $source }).
    .you = Je krijgt { points_amount } ({ $source }).
log-prestige_bonus = { $seat } krijgt { points_amount } ({ $source }, waarvan { $bonus } voor het park).
    .you = Je krijgt { points_amount } ({ $source }, waarvan { $bonus } voor het park).
log-cubes = { $cubes ->
    [0] { $seat } krijgt geen invloedssteen: in de algemene voorraad ligt er geen meer van deze kleur.
    [one] { $seat } krijgt { $cubes } invloedssteen.
   *[other] { $seat } krijgt { $cubes } invloedsstenen.
}
    .you = { $cubes ->
    [0] Je krijgt geen invloedssteen: in de algemene voorraad ligt er geen meer van jouw kleur.
    [one] Je krijgt { $cubes } invloedssteen.
   *[other] Je krijgt { $cubes } invloedsstenen.
}
log-coins = { $coins ->
    [one] { $seat } krijgt { $coins } munt.
   *[other] { $seat } krijgt { $coins } munten.
}
    .you = { $coins ->
    [one] Je krijgt { $coins } munt.
   *[other] Je krijgt { $coins } munten.
}
log-coin_from = De voorraad is leeg: { $seat } krijgt een munt van { $from }.
    .you = De voorraad is leeg: je krijgt een munt van { $from }.
    .you-from = De voorraad is leeg: { $seat } krijgt een munt van jou.
log-no_coins = Er zijn geen munten meer voor { $seat }.
    .you = Er zijn geen munten meer voor je.
log-rat_back = { $seat } zet de rattensteen terug op { $rat }.
    .you = Je zet je rattensteen terug op { $rat }.
log-nothing_to_pick = { $seat } heeft niets te kiezen.
    .you = Je hebt niets te kiezen.
log-pick_refused = { $seat } neemt niets.
    .you = Je neemt niets.
log-stayed = { $seat } rijdt niet.
    .you = Je rijdt niet.
log-drove = { $seat } rijdt { $steps ->
    [one] één marktplaats
   *[other] { $steps } marktplaatsen
} ver, naar de { $spot } in de stadswijk van { $colour }.
    .you = Je rijdt { $steps ->
    [one] één marktplaats
   *[other] { $steps } marktplaatsen
} ver, naar de { $spot } in de stadswijk van { $colour }.
log-drove_back = { $seat } rijdt heen en terug naar de { $spot } in de stadswijk van { $colour }.
    .you = Je rijdt heen en terug naar de { $spot } in de stadswijk van { $colour }.
log-took = { $seat } neemt een boodschap ({ $colour }): { $message }.
    .you = Je neemt een boodschap ({ $colour }): { $message }.
log-donated = { $coins ->
    [one] { $seat } schenkt { $coins } munt aan de kerk.
   *[other] { $seat } schenkt { $coins } munten aan de kerk.
}
    .you = { $coins ->
    [one] Je schenkt { $coins } munt aan de kerk.
   *[other] Je schenkt { $coins } munten aan de kerk.
}
log-no_bribe = { $seat } koopt niemand om.
    .you = Je koopt niemand om.
log-no_bribe_broke = { $seat } heeft geen munt om iemand om te kopen.
    .you = Je hebt geen munt om iemand om te kopen.
log-bribed = { $seat } betaalt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en koopt de { $person } om.
    .you = Je betaalt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en koopt de { $person } om.
log-bribed_for = { $seat } betaalt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en koopt de { $person } om: { $favour }.
    .you = Je betaalt { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en koopt de { $person } om: { $favour }.
favour-city_guard = 1 prestigepunt per eigen stuk in de wijk en op de Notre Dame
favour-night_watchman = 1 prestigepunt per leeg veld van de wijk
favour-guild_master = 2 prestigepunten per veld met twee of meer stukken
favour-beggar_king = 1 prestigepunt per veld van de haven dat nog voor de rattensteen ligt
favour-lawyer = 3 prestigepunten per twee boodschappen
favour-lady_in_waiting = 1 prestigepunt per stuk op het meest bezette veld
favour-mayor = 3 prestigepunten per veld met drie of meer stukken
favour-carpenter = 1 prestigepunt per veld met een stuk
log-empty_favour = De { $person } kan niets doen voor { $seat }.
    .you = De { $person } kan niets voor je doen.
log-lifted = { $seat } pakt een invloedssteen uit { $from }.
    .you = Je pakt een invloedssteen uit { $from }.
log-lifted_friend = { $seat } neemt de vertrouweling bij de hand.
    .you = Je neemt je vertrouweling bij de hand.
log-reached_into = { $seat } pakt stukken uit { $from }.
    .you = Je pakt stukken uit { $from }.
log-took_up = { $cubes ->
    [one] { $seat } pakt { $cubes } invloedssteen op.
   *[other] { $seat } pakt { $cubes } invloedsstenen op.
}
    .you = { $cubes ->
    [one] Je pakt { $cubes } invloedssteen op.
   *[other] Je pakt { $cubes } invloedsstenen op.
}
log-took_up_friend = { $cubes ->
    [one] { $seat } pakt { $cubes } invloedssteen en de vertrouweling op.
   *[other] { $seat } pakt { $cubes } invloedsstenen en de vertrouweling op.
}
    .you = { $cubes ->
    [one] Je pakt { $cubes } invloedssteen en je vertrouweling op.
   *[other] Je pakt { $cubes } invloedsstenen en je vertrouweling op.
}
log-took_up_friend_alone = { $seat } neemt de vertrouweling mee.
    .you = Je neemt je vertrouweling mee.
log-carried = { $cubes ->
    [one] { $seat } verplaatst { $cubes } invloedssteen van { $from } naar { $to }.
   *[other] { $seat } verplaatst { $cubes } invloedsstenen van { $from } naar { $to }.
}
    .you = { $cubes ->
    [one] Je verplaatst { $cubes } invloedssteen van { $from } naar { $to }.
   *[other] Je verplaatst { $cubes } invloedsstenen van { $from } naar { $to }.
}
log-carried_friend = { $cubes ->
    [one] { $seat } verplaatst { $cubes } invloedssteen en de vertrouweling van { $from } naar { $to }.
   *[other] { $seat } verplaatst { $cubes } invloedsstenen en de vertrouweling van { $from } naar { $to }.
}
    .you = { $cubes ->
    [one] Je verplaatst { $cubes } invloedssteen en je vertrouweling van { $from } naar { $to }.
   *[other] Je verplaatst { $cubes } invloedsstenen en je vertrouweling van { $from } naar { $to }.
}
log-carried_friend_alone = { $seat } verplaatst de vertrouweling van { $from } naar { $to }.
    .you = Je verplaatst je vertrouweling van { $from } naar { $to }.
log-bishop = { $seat } zet een invloedssteen uit de algemene voorraad in { $to }, tot nu een leeg veld.
    .you = Je zet een invloedssteen uit de algemene voorraad in { $to }, tot nu een leeg veld.
log-plague = Epidemiegraad { $plague }, hospitaal { $hospital }: de rattensteen van { $seat } gaat van { $from } naar { $to }.
    .you = Epidemiegraad { $plague }, hospitaal { $hospital }: je rattensteen gaat van { $from } naar { $to }.
log-plague_stays = Epidemiegraad { $plague }, hospitaal { $hospital }: de rattensteen van { $seat } blijft op { $to }.
    .you = Epidemiegraad { $plague }, hospitaal { $hospital }: je rattensteen blijft op { $to }.
log-plague_doctor = De medicus beschermt { $seat }; hospitaal { $hospital }: de rattensteen gaat van { $from } naar { $to }.
    .you = De medicus beschermt je; hospitaal { $hospital }: je rattensteen gaat van { $from } naar { $to }.
log-plague_doctor_stays = De medicus beschermt { $seat }; hospitaal { $hospital }: de rattensteen blijft op { $to }.
    .you = De medicus beschermt je; hospitaal { $hospital }: je rattensteen blijft op { $to }.
log-prestige_lost = { $points ->
    [0] { $seat } heeft geen prestigepunten om aan de epidemie te verliezen.
   *[other] De epidemie kost { $seat } { points_amount }.
}
    .you = { $points ->
    [0] Je hebt geen prestigepunten om aan de epidemie te verliezen.
   *[other] De epidemie kost je { points_amount }.
}
log-cube_lost = De epidemie neemt { $seat } een invloedssteen af uit { $sector }, het meest bezette veld.
    .you = De epidemie neemt je een invloedssteen af uit { $sector }, je meest bezette veld.
log-no_cube_lost = In het meest bezette veld van { $seat } ligt geen invloedssteen: de epidemie neemt er geen.
    .you = In je meest bezette veld ligt geen invloedssteen: de epidemie neemt er geen.
log-cathedral = Einde van { $stage }: { $cubes ->
    [one] alle { $pool } prestigepunten van de Notre Dame gaan naar de enige invloedssteen daar.
   *[other] de Notre Dame verdeelt { $pool } prestigepunten over { $cubes } invloedsstenen: { $share } per steen.
}
log-cathedral_empty = Einde van { $stage }: er ligt geen invloedssteen op de Notre Dame, dus niemand deelt in de { $pool } prestigepunten.
log-cubes_returned = { $cubes ->
    [one] { $cubes } invloedssteen van { $seat } gaat van de Notre Dame terug naar de algemene voorraad.
   *[other] { $cubes } invloedsstenen van { $seat } gaan van de Notre Dame terug naar de algemene voorraad.
}
    .you = { $cubes ->
    [one] Je { $cubes } invloedssteen gaat van de Notre Dame terug naar de algemene voorraad.
   *[other] Je { $cubes } invloedsstenen gaan van de Notre Dame terug naar de algemene voorraad.
}
log-ended = Het spel is afgelopen.

## Keuzes
do-keep = { $card } ({ $colour }) houden
do-play_cloister_school = Kloosterschool ({ $colour }): { $count ->
    [0] er is geen invloedssteen meer
    [one] { $count } invloedssteen
   *[other] { $count } invloedsstenen
}
do-play_bank = Bank ({ $colour }): { $count ->
    [0] er is geen munt meer
    [one] { $count } munt
   *[other] { $count } munten
}
do-play_residence = Residentie ({ $colour }): { $count ->
    [one] { $count } prestigepunt
   *[other] { $count } prestigepunten
}
do-play_carriage_house = Koetshuis ({ $colour }): tot { $count ->
    [one] één marktplaats
   *[other] { $count } marktplaatsen
} ver rijden
do-play_hotel = Hotel ({ $colour }): { $count ->
    [0] er valt niets te kiezen
    [one] één keuze
   *[other] { $count } keuzes
}
do-play_park = Park ({ $colour }): steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-play_hospital = Hospitaal ({ $colour }): steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-play_notre_dame = Notre Dame ({ $colour }): { $coins ->
    [one] 1 munt schenken
   *[other] 1 tot { $coins } munten schenken
}
do-play_trusted_friend = Vertrouweling ({ $colour }): naar een ander veld sturen
do-play_no_cube = { $card } ({ $colour }): zonder uitwerking, je hebt er geen invloedssteen voor
do-play_no_coin = { $card } ({ $colour }): zonder uitwerking, je hebt geen munt om te schenken
do-play_moving = { $card } ({ $colour }): met een invloedssteen van het bord, je voorraad is leeg
do-decline = Afzien van het effect van de kaart
do-decline_pick = Niets nemen
wastes-card = De kaart heeft dan geen effect.
wastes-drive = De koets blijft dan staan en de kaart heeft geen effect.
wastes-pick = Je krijgt dan niets.
do-supply = Een invloedssteen uit je voorraad zetten (daar liggen er { $cubes })
do-move = Een invloedssteen van { $from } verplaatsen
do-friend_cloister_school = Naar de kloosterschool: { $count ->
    [0] er is geen invloedssteen meer
    [one] { $count } invloedssteen
   *[other] { $count } invloedsstenen
}
do-friend_bank = Naar de bank: { $count ->
    [0] er is geen munt meer
    [one] { $count } munt
   *[other] { $count } munten
}
do-friend_residence = Naar de residentie: { $count ->
    [one] { $count } prestigepunt
   *[other] { $count } prestigepunten
}
do-friend_carriage_house = Naar het koetshuis: tot { $count ->
    [one] één marktplaats
   *[other] { $count } marktplaatsen
} ver rijden
do-friend_hotel = Naar het hotel: { $count ->
    [0] er valt niets te kiezen
    [one] één keuze
   *[other] { $count } keuzes
}
do-friend_park = Naar het park: steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-friend_hospital = Naar het hospitaal: steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-donate = { $coins ->
    [one] { $coins } munt schenken voor { points_amount }
   *[other] { $coins } munten schenken voor { points_amount }
}
do-stay = Niet rijden
do-drive = Naar de { $spot } in de stadswijk van { $colour } rijden
do-drive_leave = Naar de { $spot } in de stadswijk van { $colour } rijden, de boodschap laten liggen ({ $message })
do-drive_take = Naar de { $spot } in de stadswijk van { $colour } rijden, de boodschap nemen ({ $message }): samen { points_amount }
do-pick = Neem { $gain }
do-pick_two = Neem { $first } en { $second }
do-pass = Niemand omkopen
do-bribe_moneylender = Geldschieter: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}, { points_amount }
do-bribe_monk = Monnik: { $cubes ->
    [0] er is geen invloedssteen meer
    [one] { $cubes } invloedssteen
   *[other] { $cubes } invloedsstenen
}, { points_amount }
do-bribe_barmaid = Waardin: { points_amount } en een munt, een invloedssteen of de rattensteen terug
do-bribe_minstrel = Minnezanger: tot drie stukken verplaatsen
do-bribe_magician = Goochelaar: een stuk verplaatsen en daar de actie uitvoeren
do-bribe_doctor = Medicus: deze ronde geen epidemie voor jou
do-bribe_city_guard = Stadswacht: { points_amount }
do-bribe_night_watchman = Nachtwaker: { points_amount }
do-bribe_bishop = Bisschop: een invloedssteen uit de algemene voorraad in een leeg veld
do-bribe_guild_master = Gildemeester: { points_amount }
do-bribe_beggar_king = Bedelaarskoning: { points_amount }
do-bribe_lawyer = Advocaat: { points_amount }
do-bribe_lady_in_waiting = Hofdame: { points_amount }
do-bribe_mayor = Burgemeester: { points_amount }
do-bribe_carpenter = Meubelmaker: { points_amount }
do-lift = Een invloedssteen van { $from }
do-lift_friend = De vertrouweling uit { $from }
do-from = Uit { $from } ({ $count ->
    [one] één stuk
   *[other] { $count } stukken
})
do-carry = { $cubes ->
    [one] Eén invloedssteen
   *[other] { $cubes } invloedsstenen
}
do-carry_friend = { $cubes ->
    [one] Eén invloedssteen en de vertrouweling
   *[other] { $cubes } invloedsstenen en de vertrouweling
}
do-carry_friend_alone = Alleen de vertrouweling
do-carry_to = Naar { $to }: dan { $count }
do-to_cloister_school = In de kloosterschool: { $count ->
    [0] er is geen invloedssteen meer
    [one] { $count } invloedssteen
   *[other] { $count } invloedsstenen
}
do-to_bank = In de bank: { $count ->
    [0] er is geen munt meer
    [one] { $count } munt
   *[other] { $count } munten
}
do-to_residence = In de residentie: { $count ->
    [one] { $count } prestigepunt
   *[other] { $count } prestigepunten
}
do-to_carriage_house = In het koetshuis: tot { $count ->
    [one] één marktplaats
   *[other] { $count } marktplaatsen
} ver rijden
do-to_hotel = In het hotel: { $count ->
    [0] er valt niets te kiezen
    [one] één keuze
   *[other] { $count } keuzes
}
do-to_park = In het park: steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-to_hospital = In het hospitaal: steen { $count }{ $back ->
    [0] {""}
   *[other] , rattensteen een veld terug
}
do-remove = Een invloedssteen uit { $from }

## Vragen
ask-keep_first = { $seat } houdt een van drie kaarten.
    .you = Welke van je drie kaarten houd je? De andere twee gaan naar links.
ask-keep_second = { $seat } houdt een van twee kaarten.
    .you = Welke van de twee kaarten houd je? De andere gaat naar links.
ask-play = { $seat } speelt een kaart.
    .you = Welke kaart speel je als eerste?
ask-play_second = { $seat } speelt een tweede kaart.
    .you = Welke kaart speel je als tweede? De derde gaat ongezien weg.
ask-place = { $seat } beslist over { $card }.
    .you = { $card }: welke invloedssteen zet je in?
ask-friend = { $seat } stuurt de vertrouweling.
    .you = Waar stuur je je vertrouweling heen?
ask-donate = { $seat } schenkt aan de kerk.
    .you = Hoeveel schenk je?
ask-drive = { $seat } mag tot { $range ->
    [one] één marktplaats
   *[other] { $range } marktplaatsen
} ver rijden.
    .you = Waar rijd je heen, tot { $range ->
    [one] één marktplaats
   *[other] { $range } marktplaatsen
} ver?
ask-pick = { $seat } kiest één ding.
    .you = Wat kies je?
ask-pick_two = { $seat } kiest twee dingen.
    .you = Welke twee dingen kies je?
ask-bribe = { $seat } mag { $persons } omkopen.
    .you = Wie koop je om voor een munt? Open liggen { $persons }.
ask-magician = { $seat } laat de goochelaar een stuk verplaatsen.
    .you = Welk stuk verplaatst de goochelaar?
ask-magician_to = { $seat } laat de goochelaar een stuk verplaatsen.
    .you = Waar zet de goochelaar het neer? De actie van het veld volgt.
ask-minstrel = { $seat } laat de minnezanger stukken verplaatsen.
    .you = Waar haalt de minnezanger één tot drie stukken weg?
ask-minstrel_carry = { $seat } laat de minnezanger stukken verplaatsen uit { $from }.
    .you = Welke stukken neemt de minnezanger uit { $from }?
ask-minstrel_to = { $seat } laat de minnezanger stukken verplaatsen.
    .you = Waar zet de minnezanger ze neer? Er volgt geen actie.
ask-bishop = { $seat } laat de bisschop een invloedssteen zetten.
    .you = In welk leeg veld zet de bisschop een invloedssteen?
ask-penalty = { $seat } verliest een invloedssteen aan de epidemie.
    .you = Welk van je meest bezette velden verliest een invloedssteen aan de epidemie?

## Weigeringen
why-already_kept = Je hebt gekozen; de anderen kiezen nog.
why-not_your_turn = Iemand anders is aan de beurt.
why-not_offered = { $card } ({ $colour }) is niet bij de kaarten die je bekijkt.
why-not_in_hand = Je hebt { $card } ({ $colour }) niet in de hand.
why-supply_empty = Je voorraad is leeg; een invloedssteen kan alleen van het bord komen.
why-supply_first = Zolang je stenen in je voorraad hebt, wordt er geen van { $place } genomen.
why-not_from_itself = De invloedssteen voor { $place } moet ergens anders vandaan komen.
why-no_cube = Je hebt geen invloedssteen op { $place }.
why-friend_stands_there = Je vertrouweling staat al in { $place }; hij moet naar een ander veld.
why-too_few_coins = Je kunt er maar { $coins } geven.
why-donation_range = De kerk neemt één, twee of drie munten aan.
why-cube_first = Eerst de invloedssteen, dan de schenking.
why-no_such_market = Die marktplaats is er op dit bord niet.
why-no_way_back = Om terug te komen waar je bent, moet je twee marktplaatsen ver rijden.
why-too_far = Dat is { $steps } marktplaatsen ver, en je koets komt niet verder dan { $range }.
why-no_message = Daar ligt geen boodschap.
why-colour_rule = Je moet eerst de andere kleuren verzamelen voor je weer een boodschap van deze kleur ({ $colour }) neemt.
why-no_coin_left = Niemand heeft nog zo veel munten voor je.
why-no_cube_left = In de algemene voorraad liggen niet meer zo veel van je invloedsstenen.
why-rat_at_start = Je rattensteen kan niet zo ver terug.
why-pick_order = Noem de twee keuzes in de volgorde munt, invloedssteen, rattensteen.
why-number_of_picks = { $picks ->
    [one] Je hebt één keuze.
   *[other] Je hebt { $picks } keuzes en moet ze gebruiken.
}
why-not_open = { $person } ligt deze ronde niet open.
why-friend_off_board = Je vertrouweling staat niet op het bord.
why-no_piece = Je hebt geen stuk in { $place }.
why-friend_elsewhere = Je vertrouweling staat niet in { $place }.
why-not_so_many = Je hebt niet zo veel invloedsstenen in { $place }.
why-carry_range = De minnezanger verplaatst één, twee of drie stukken.
why-same_sector = Het stuk moet weg uit { $place }.
why-not_empty = Er staat al iets in { $place }.
why-not_fullest = { $place } is niet je meest bezette veld.
why-no_bribe_now = Omkopen komt nadat iedereen twee kaarten heeft gespeeld.
why-no_play_now = Je kunt nu geen kaart spelen.
why-no_draft_now = Het doorschuiven van kaarten is voorbij.
why-no_place_now = Een invloedssteen zet je als je de kaart van dat veld speelt.
why-no_drive_now = De koets rijdt als er een invloedssteen in het koetshuis komt.
why-no_decline_now = Er valt nu niets te weigeren.

## Spelopzet
preset-open = Met open prestige
option-memory_aid = Ieders prestige tonen
option-memory_aid-help = Aan een echte tafel liggen de punten op stapels die niemand mag tellen, hoewel iedereen ze heeft zien komen en gaan. Met deze optie telt de tafel voor je mee.
option-start = Startspeler
option-start-help = Wie de klokkenluider als eerste krijgt.
option-start-random = door loting
option-start-seat1 = eerste plaats
option-start-seat2 = tweede plaats
option-start-seat3 = derde plaats
option-start-seat4 = vierde plaats
option-start-seat5 = vijfde plaats
option-colours = Kleuren
option-colours-help = Kleuren van de spelers in volgorde van hun plaatsen; met twee spelers kunnen er nog twee worden genoemd voor de neutrale wijken. Leeg: rood, paars, blauw, groen, geel.
option-rats = Ratten op de personen
option-rats-help = Vijftien getallen van 0 tot 3, in de volgorde van de personen in de regels. De getallen op de gedrukte kaarten kennen we niet; leeg wordt een reconstructie gebruikt.
option-shortage = Als de munten op zijn
option-shortage-help = Volgens de spelregels komen ontbrekende munten van de speler die er de meeste heeft: allemaal van één speler. Of elke munt komt van wie op dat moment de rijkste is.
option-shortage-coin_by_coin = munt voor munt
option-shortage-one_player = allemaal van één speler
option-free_picks = Keuzes mogen worden geweigerd
option-free_picks-help = Wat het hotel en de waardin bieden, mag je geheel of gedeeltelijk laten liggen. Anders neem je het zolang het er is.
problem-start = Plaats { $chosen } kan niet beginnen: er spelen er maar { $seats }.
problem-colours = Er zijn { $number } kleuren genoemd; deze tafel heeft er { $min } tot { $max } nodig, of geen.
problem-colour_twice = De kleur { $colour } is twee keer genoemd.
problem-rats_number = Er zijn { $number } aantallen ratten gegeven; er zijn { $persons } personen.
problem-rats = { $person } kan geen { $number } ratten hebben; hoogstens { $max }.
problem-street_nowhere = De straat “{ $street }” leidt nergens heen.
problem-street_twice = De straat “{ $street }” staat er twee keer.
problem-streets = Met { $boroughs } stadswijken is niet elke marktplaats vanuit { $market } in { $steps } stappen te bereiken.

## Het bord
board-borough = Wijk van { $name }
board-round = ronde { $round } van 3
board-back = Terug naar je wijk
board-harbour = Haven
board-message = Boodschap
board-pool = { $pool } prestigepunten aan het einde van de etappe, { $cubes ->
    [0] er ligt nog geen invloedssteen
    [one] alles voor de ene invloedssteen daar
   *[other] { $share } voor elk van de { $cubes } invloedsstenen
}.
board-market = { $spot } van de wijk { $colour }: { $message }
board-market_of = { $spot }, { $colour }
board-colour_of = Kleur: { $colour }.
board-supply = Invloedsstenen in de voorraad: { $own }; in de algemene voorraad: { $general }.
board-friend_waits = De vertrouweling staat nog niet op het bord
board-pieces = { $count ->
    [0] leeg
    [one] één stuk
   *[other] { $count } stukken
}
board-next_cloister_school = Het volgende stuk levert hier { $next ->
    [one] één invloedssteen
   *[other] { $next } invloedsstenen
} op.
board-next_bank = Het volgende stuk levert hier { $next ->
    [one] één munt
   *[other] { $next } munten
} op.
board-next_residence = Het volgende stuk levert hier { $next } prestige op, parkbonus inbegrepen.
board-next_carriage_house = Met het volgende stuk rijdt de koets tot { $next ->
    [one] één marktplaats
   *[other] { $next } marktplaatsen
} ver.
board-next_hotel = Het volgende stuk geeft hier { $next ->
    [one] één keuze
   *[other] { $next } keuzes
}.
board-next_park = Met het volgende stuk levert elke prestigewinst { $next } extra op; de rattensteen gaat een veld terug.
board-next_hospital = Met het volgende stuk { $next ->
    [one] komt er elke ronde één rat minder
   *[other] komen er elke ronde { $next } ratten minder
}; de rattensteen gaat een veld terug.
board-rat_at = De rattensteen staat op { $rat } van 9
board-forecast = Epidemiegraad { $plague }, hospitaal { $hospital }: de rattensteen komt op { $rat }.
board-struck = Epidemiegraad { $plague }, hospitaal { $hospital }: te veel ratten!
# Met een afbreekstreepje voor waar weinig plaats is.
board-cloister_school = klooster­school
board-brings = Nu zou het je { $count } prestige opleveren.
board-spares = Nu zou het je { $count ->
    [one] één veld
   *[other] { $count } velden
} van de epidemie besparen.
board-rats_on = { $rats ->
    [0] Geen ratten.
    [one] Eén rat.
   *[other] { $rats } ratten.
}
board-to_come = komen nog
board-cards = Kaarten van deze etappe
board-played = gespeeld
board-seen = die heb je gezien
board-unseen = nog niet gezien
board-draft = Houd er één; { $count ->
    [one] de andere gaat
   *[other] de andere gaan
} naar { $name }.
board-kept = Al gehouden
board-others_choose = De anderen kiezen nog.
board-take = meenemen
board-leave = laten liggen
board-gain = Neem { $gain }
board-not_there = Daar is niets van te halen.
board-hint_message = Daar ligt een boodschap. Neem je die mee?
board-hint_second = En de tweede?

## Korte woorden op kaarten en personen
short-cloister_school = invloedsstenen
short-bank = munten
short-residence = prestige
short-carriage_house = rijd, neem een boodschap
short-hotel = munt, steen of rat terug
short-park = rat terug; meer prestige
short-hospital = rat terug; minder epidemie
short-notre_dame = schenk voor prestige
short-trusted_friend = naar een ander veld
short-moneylender = 2 munten, 1 prestige
short-monk = 2 stenen, 1 prestige
short-barmaid = 3 prestige en een keuze
short-minstrel = verplaats tot 3 stukken
short-magician = verplaats een stuk, voer de actie uit
short-doctor = geen epidemie voor jou
short-city_guard = 1 per stuk
short-night_watchman = 1 per leeg veld
short-bishop = een steen op een leeg veld
short-guild_master = 2 per veld met 2 of meer
short-beggar_king = 1 per vrij veld voor de rat
short-lawyer = 3 per 2 boodschappen
short-lady_in_waiting = zoveel als je meest bezette veld
short-mayor = 3 per veld met 3 of meer
short-carpenter = 1 per veld met een stuk

## De uitleg bij elk stuk
inspect-cloister_school = Leg hier een invloedssteen en neem zoveel invloedsstenen uit de algemene voorraad als je hier dan stukken hebt.
inspect-cloister_school-note = Is de algemene voorraad te klein, dan neem je wat er ligt.
inspect-bank = Leg hier een invloedssteen en neem zoveel munten als je hier dan stukken hebt.
inspect-bank-note = Is de muntvoorraad op, dan komt elke volgende munt van de rijkste van de anderen.
inspect-residence = Leg hier een invloedssteen en krijg zoveel prestigepunten als je hier dan stukken hebt.
inspect-residence-note = Het park telt erbij, één keer voor de hele winst.
inspect-carriage_house = Leg hier een invloedssteen; je koets mag dan zoveel marktplaatsen ver rijden als je hier stukken hebt, en neemt de boodschap mee waar ze stopt.
inspect-carriage_house-note = Je mag eerder stoppen of blijven staan. Andere koetsen doen er niet toe. Terug naar de marktplaats van vertrek kost minstens twee stappen.
inspect-hotel = Leg hier een invloedssteen en neem een munt, een invloedssteen uit de algemene voorraad, of zet je rattensteen een veld terug. Vanaf het vierde stuk kies je twee keer.
inspect-hotel-note = Twee keer hetzelfde mag. Wat er niet is, kun je niet kiezen.
inspect-park = Leg hier een invloedssteen en zet je rattensteen een veld terug. Daarna geven elke twee stukken hier één punt extra bij elke prestigewinst.
inspect-park-note = De bonus komt één keer per winst: een actie, een boodschap, een gunst, een schenking, de telling van de Notre Dame. Wie niets wint, krijgt geen bonus.
inspect-hospital = Leg hier een invloedssteen en zet je rattensteen een veld terug. Elk stuk hier haalt één van de epidemie af aan het einde van elke ronde.
inspect-hospital-note = Is het hospitaal sterker dan de epidemie, dan gaat je rattensteen terug.
inspect-notre_dame = Leg een invloedssteen op de kathedraal en schenk één, twee of drie munten: dat geeft 1, 3 of 6 prestigepunten. Aan het einde van de etappe delen de stenen daar de prestige van de Notre Dame.
inspect-notre_dame-note = Beide zijn nodig: geen munt, geen steen. Een steen die al op de Notre Dame ligt, telt niet opnieuw.
inspect-trusted_friend = Stuur je vertrouweling naar een veld van je wijk en gebruik het alsof je er een invloedssteen legt. Hij telt overal mee als een steen.
inspect-trusted_friend-note = Hij moet naar een ander veld dan waar hij staat, nooit naar de Notre Dame of de haven.
inspect-moneylender = Je krijgt twee munten en één prestigepunt.
inspect-moneylender-note = Is de muntvoorraad op, dan komen de munten van de rijkste van de anderen.
inspect-monk = Je krijgt twee invloedsstenen uit de algemene voorraad en één prestigepunt.
inspect-monk-note = Is de algemene voorraad te klein, dan neem je wat er ligt.
inspect-barmaid = Je krijgt drie prestigepunten, en een munt, een invloedssteen of je rattensteen een veld terug.
inspect-barmaid-note = De keuze volgt de regels van het hotel.
inspect-minstrel = Verplaats één tot drie van je stukken van één veld naar één ander. Er volgt geen actie.
inspect-minstrel-note = De vertrouweling mag mee, of alleen lopen. De Notre Dame is geen veld.
inspect-magician = Verplaats een van je stukken naar een ander veld en voer de actie daarvan uit.
inspect-magician-note = Het stuk mag van de Notre Dame komen, en het mag de vertrouweling zijn.
inspect-doctor = In deze ronde is de epidemie voor jou nul; je hospitaal verjaagt nog steeds ratten.
inspect-doctor-note = Dat helpt alleen in de ronde van de omkoping.
inspect-city_guard = Eén prestigepunt voor elk van je stukken in je wijk en op de Notre Dame.
inspect-city_guard-note = De vertrouweling telt mee als hij op het bord staat.
inspect-night_watchman = Eén prestigepunt voor elk leeg veld van je wijk.
inspect-night_watchman-note = Haven en Notre Dame tellen niet; waar de vertrouweling staat, is het niet leeg.
inspect-bishop = Leg een invloedssteen uit de algemene voorraad op een van je lege velden en voer de actie daarvan uit.
inspect-bishop-note = De steen komt uit de algemene voorraad, ook als je zelf nog stenen hebt. Niet op de Notre Dame.
inspect-guild_master = Twee prestigepunten voor elk van je velden met twee of meer stukken.
inspect-guild_master-note = De vertrouweling telt als een stuk.
inspect-beggar_king = Eén prestigepunt voor elk veld van de haven dat nog voor je rattensteen ligt.
inspect-beggar_king-note = Staat de rattensteen op negen, dan valt er niets te winnen, ook geen parkbonus.
inspect-lawyer = Drie prestigepunten voor elke twee boodschappen die je hebt.
inspect-lawyer-note = Een losse boodschap telt niet.
inspect-lady_in_waiting = Zoveel prestigepunten als je stukken hebt op je meest bezette veld.
inspect-lady_in_waiting-note = Er telt maar één veld, ook als er meer even vol zijn.
inspect-mayor = Drie prestigepunten voor elk van je velden met drie of meer stukken.
inspect-mayor-note = De vertrouweling telt als een stuk.
inspect-carpenter = Eén prestigepunt voor elk veld waarop je een stuk hebt.
inspect-carpenter-note = De vertrouweling alleen is genoeg.
inspect-bribe = Omkopen kost één munt; meer spelers mogen dezelfde persoon omkopen, ieder één keer per ronde.
inspect-message = Alleen de boodschap waar de koets stopt mag mee, en ze werkt meteen.
inspect-message-colours = Eerst één van elke kleur die nog op het bord ligt, dan pas een kleur voor de tweede keer.
inspect-cathedral = Aan het einde van elke etappe delen de invloedsstenen op de Notre Dame haar prestige gelijk; wat niet te delen is, vervalt. Daarna gaan de stenen terug naar de algemene voorraad.
inspect-cathedral-note = Te verdelen zijn 6, 8, 10 of 12 punten met twee, drie, vier of vijf spelers.
inspect-supply = Elke kaart behalve de vertrouweling vraagt een invloedssteen. Die komt uit je voorraad.
inspect-supply-note = Alleen met een lege voorraad mag je in plaats daarvan een eigen steen van elders op het bord nemen.
inspect-rats = Aan het einde van een ronde gaat je rattensteen zoveel velden vooruit als er ratten op de drie open personen staan, min de stukken in je hospitaal.
inspect-rats-note = Precies negen is veilig. Daarboven verlies je twee prestigepunten en een invloedssteen van je meest bezette veld, en de rattensteen blijft op negen.
board-barred = Deze kleur heb je al: neem eerst een boodschap van elke andere kleur.

## Wat de spelregels niet tonen
provenance-streets = De straten tussen de marktplaatsen: die zijn alleen van een afbeelding bekend. De plattegrond klopt met beide voorbeelden van de spelregels en is in elke stadswijk dezelfde; een beheerder die het speelbord bezit, kan een andere invullen.
provenance-rats = Hoeveel ratten elke persoon heeft. Bekend zijn de sommen van de etappes: 12, 13 en 12; wie de kaarten bezit, kan hun aantallen bij het opzetten invullen.
provenance-shortage = Is de muntvoorraad leeg, dan komen alle ontbrekende munten van de speler die er de meeste heeft. Het kan ook worden gelezen als elke munt van wie op dat moment de rijkste is.
provenance-picks = Wat het hotel biedt, moet je nemen. Volgens de spelregels mag je het nemen.
