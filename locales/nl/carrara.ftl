# Die Paläste von Carrara, Nederlandse namen volgens de Nederlandse spelregels
tagline = Koop marmer als het goedkoop is, bouw waar het schittert en nodig de koning op het juiste moment uit.

## Bouwstenen
white = wit
yellow = geel
red = rood
green = groen
blue = blauw
black = zwart
white_1 = 1 witte
white_2 = 2 witte
white_3 = 3 witte
white_4 = 4 witte
white_5 = 5 witte
white_6 = 6 witte
white_7 = 7 witte
yellow_1 = 1 gele
yellow_2 = 2 gele
yellow_3 = 3 gele
yellow_4 = 4 gele
yellow_5 = 5 gele
yellow_6 = 6 gele
yellow_7 = 7 gele
red_1 = 1 rode
red_2 = 2 rode
red_3 = 3 rode
red_4 = 4 rode
red_5 = 5 rode
red_6 = 6 rode
red_7 = 7 rode
green_1 = 1 groene
green_2 = 2 groene
green_3 = 3 groene
green_4 = 4 groene
green_5 = 5 groene
green_6 = 6 groene
green_7 = 7 groene
blue_1 = 1 blauwe
blue_2 = 2 blauwe
blue_3 = 3 blauwe
blue_4 = 4 blauwe
blue_5 = 5 blauwe
blue_6 = 6 blauwe
blue_7 = 7 blauwe
black_1 = 1 zwarte
black_2 = 2 zwarte
black_3 = 3 zwarte
black_4 = 4 zwarte
black_5 = 5 zwarte
black_6 = 6 zwarte
black_7 = 7 zwarte

## Steden
livorno = Livorno
pisa = Pisa
lucca = Lucca
viareggio = Viareggio
massa = Massa
lerici = Lérici
no_city = een stad

## Gebouwen
library = bibliotheek
cathedral = kathedraal
palace = paleis
gate = poort
castle = kasteel
villa = villa
library_1 = bibliotheek 1
library_2 = bibliotheek 2
library_3 = bibliotheek 3
library_4 = bibliotheek 4
library_5 = bibliotheek 5
library_8 = bibliotheek 8
cathedral_1 = kathedraal 1
cathedral_2 = kathedraal 2
cathedral_3 = kathedraal 3
cathedral_4 = kathedraal 4
cathedral_5 = kathedraal 5
cathedral_8 = kathedraal 8
palace_1 = paleis 1
palace_2 = paleis 2
palace_3 = paleis 3
palace_4 = paleis 4
palace_5 = paleis 5
palace_8 = paleis 8
gate_1 = poort 1
gate_2 = poort 2
gate_3 = poort 3
gate_4 = poort 4
gate_5 = poort 5
gate_8 = poort 8
castle_1 = kasteel 1
castle_2 = kasteel 2
castle_3 = kasteel 3
castle_4 = kasteel 4
castle_5 = kasteel 5
castle_8 = kasteel 8
villa_1 = villa 1
villa_2 = villa 2
villa_3 = villa 3
villa_4 = villa 4
villa_5 = villa 5
villa_8 = villa 8
city_buildings_field = stadsgebouwen
country_buildings_field = plattelandsgebouwen

## Objecten
book = boek
cup = kelk
crown = kroon
gate_object = poort
flag = vlag
coat_of_arms = wapenschild
book_1 = 1 boek
book_2 = 2 boeken
book_3 = 3 boeken
book_4 = 4 boeken
book_5 = 5 boeken
book_6 = 6 boeken
cup_1 = 1 kelk
cup_2 = 2 kelken
cup_3 = 3 kelken
cup_4 = 4 kelken
cup_5 = 5 kelken
cup_6 = 6 kelken
crown_1 = 1 kroon
crown_2 = 2 kronen
crown_3 = 3 kronen
crown_4 = 4 kronen
crown_5 = 5 kronen
crown_6 = 6 kronen
gate_object_1 = 1 poort
gate_object_2 = 2 poorten
gate_object_3 = 3 poorten
gate_object_4 = 4 poorten
gate_object_5 = 5 poorten
gate_object_6 = 6 poorten
flag_1 = 1 vlag
flag_2 = 2 vlaggen
flag_3 = 3 vlaggen
flag_4 = 4 vlaggen
flag_5 = 5 vlaggen
flag_6 = 6 vlaggen
coat_of_arms_1 = 1 wapenschild
coat_of_arms_2 = 2 wapenschilden
coat_of_arms_3 = 3 wapenschilden
coat_of_arms_4 = 4 wapenschilden
coat_of_arms_5 = 5 wapenschilden
coat_of_arms_6 = 6 wapenschilden

## Opwaardeerders
upgrade_livorno = opwaardeerder Livorno
upgrade_pisa = opwaardeerder Pisa
upgrade_lucca = opwaardeerder Lucca
upgrade_viareggio = opwaardeerder Viareggio
upgrade_massa = opwaardeerder Massa
upgrade_lerici = opwaardeerder Lérici
upgrade_city_buildings = opwaardeerder stadsgebouwen
upgrade_country_buildings = opwaardeerder plattelandsgebouwen

## Kaarten: namen
top_1 = viermaal gewaardeerd
top_2 = bouwkosten 5 of 8
top_3 = aantal steden
top_4 = aantal gebouwen
top_5 = aantal munten
top_6 = aantal zegepunten
object_1 = aantal objecten
object_2 = 3 x 2 identieke (paren)
object_3 = 2 x 3 identieke (drielingen)
object_4 = 4 identieke (vierling)
object_5 = paar en vierling
object_6 = 4 verschillende
object_7 = 2 x 3 verschillende
object_8 = 3 groepen vermenigvuldigen
building_1 = totaal aan bouwkosten
building_2 = per 2 gebouwen in een stad
building_3 = per 3 gebouwen in een stad
building_4 = per 4 gebouwen in een stad
building_5 = waarde 8 gebouw
building_6 = plattelandsgebouwen
building_7 = stadsgebouwen
building_8 = 3 steden vermenigvuldigen
building_9 = paren stad- en plattelandsgebouw
extra_2 = Livorno en Lérici
extra_3 = Pisa en Massa
extra_4 = Lucca en Viareggio
extra_5 = stads- en plattelandsgebouwen
extra_6 = 2 gebouwensoorten naar keuze
extra_7 = kleinste gebouw per soort
extra_8 = meerderheid in 2 stedengroepen
extra_9 = meerderheid per stad
no_card = geen kaart

## Kaarten: wat erop staat; waar een getal van de spelers afhangt, staat het voor 2, 3 en 4 spelers
top_1-text = Voorwaarde: minstens 4 keer gewaardeerd.
top_2-text = Voorwaarde: minstens 4 / 3 / 2 gebouwen met bouwkosten 5 of 8.
top_3-text = Voorwaarde: minstens 3 / 2 / 1 steden gewaardeerd.
top_4-text = Voorwaarde: minstens 8 / 7 / 6 gebouwen.
top_5-text = Voorwaarde: minstens 30 / 25 / 20 munten. Aan het einde zijn 2 munten voor alle spelers 1 ZP.
top_6-text = Voorwaarde: minstens 30 / 25 / 20 ZP.
object_1-text = Voorwaarde: minstens 8 / 7 / 6 objecten. 3 ZP per object.
object_2-text = Voorwaarde: 3 paren identieke objecten. 5 ZP per paar.
object_3-text = Voorwaarde: 2 drielingen. 7 ZP per drieling.
object_4-text = Voorwaarde: 4 identieke objecten. Identieke objecten: 2, 3, 4, 5, 6 leveren 3, 6, 10, 15, 21 ZP op.
object_5-text = Voorwaarde: een paar en een vierling. 20 ZP voor elke combinatie.
object_6-text = Voorwaarde: 4 verschillende objecten. Verschillende objecten: 2, 3, 4, 5, 6 leveren 3, 7, 12, 18, 24 ZP op.
object_7-text = Voorwaarde: 2 combinaties van 3 verschillende objecten. 8 ZP per combinatie.
object_8-text = Voorwaarde: 3 paren. Tot 3 groepen identieke objecten worden met elkaar vermenigvuldigd.
building_1-text = Voorwaarde: gebouwen met in totaal 30 / 25 / 20 bouwkosten. ZP gelijk aan het totaal.
building_2-text = Voorwaarde: in 3 steden 2 gebouwen. Per 2 in een stad, van Livorno tot Lérici: 11, 9, 7, 5, 3, 1 ZP.
building_3-text = Voorwaarde: in 2 steden 2 gebouwen. Per 3 in een stad, van Livorno tot Lérici: 17, 14, 11, 8, 5, 2 ZP.
building_4-text = Voorwaarde: in één stad 4 gebouwen. Per 4 in een stad, van Livorno tot Lérici: 23, 19, 15, 11, 7, 3 ZP.
building_5-text = Voorwaarde: een gebouw van waarde 8. Per stuk, van Livorno tot Lérici: 34, 26, 19, 13, 8, 4 ZP.
building_6-text = Voorwaarde: 4 / 3 / 2 plattelandsgebouwen. 6 ZP per stuk.
building_7-text = Voorwaarde: 6 / 5 / 4 stadsgebouwen. 3 ZP per stuk.
building_8-text = Voorwaarde: in 3 steden 2 gebouwen. De aantallen gebouwen in de 3 volste steden worden vermenigvuldigd.
building_9-text = Voorwaarde: 4 / 3 / 2 stads- en evenveel plattelandsgebouwen. Elk paar van een stads- en een plattelandsgebouw levert zijn bouwkosten op.
extra_2-text = Aan het einde worden Livorno en Lérici gewaardeerd, of ze al gewaardeerd zijn of niet.
extra_3-text = Aan het einde worden Pisa en Massa gewaardeerd, of ze al gewaardeerd zijn of niet.
extra_4-text = Aan het einde worden Lucca en Viareggio gewaardeerd, of ze al gewaardeerd zijn of niet.
extra_5-text = Aan het einde worden beide speciale waarderingsvelden gewaardeerd, of ze al gewaardeerd zijn of niet.
extra_6-text = Aan het einde worden de twee beste gebouwensoorten gewaardeerd, of ze al gewaardeerd zijn of niet.
extra_7-text = Aan het einde wordt van elke gebouwensoort het kleinste gebouw gewaardeerd, of het al gewaardeerd is of niet.
extra_8-text = De hoogste som aan bouwkosten in Livorno, Pisa en Lucca levert 9 ZP op; die in Viareggio, Massa en Lérici ook.
extra_9-text = De hoogste som aan bouwkosten in een stad, van Livorno tot Lérici: 14, 12, 10, 8, 6, 4 ZP.

## Bedragen
coins_amount = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
vp_amount = { $vp } ZP
income = { $coins ->
    [0] { $vp ->
        [0] niets
       *[other] { vp_amount }
    }
   *[other] { $vp ->
        [0] { coins_amount }
       *[other] { coins_amount } en { vp_amount }
    }
}
income_with_objects = { $objects_count ->
    [0] { income }
   *[other] { income }, { $objects }
}
income_told = { income_with_objects }{ $lacking_count ->
    [0] {""}
   *[other] ; niet meer in de voorraad: { $lacking }
}
value_of = { $coins ->
    [0] { $vp } ZP
   *[other] { $vp ->
        [0] { coins_amount }
       *[other] { coins_amount } en { $vp } ZP
    }
} per punt bouwkosten

## Verslag
log-started = { $seat } is de startspeler.
    .you = Jij bent de startspeler.
log-cards_opened = Kaarten op de strook: { $top }; { $object }; { $building }; { $extra }.
log-display_laid = Klaargelegd, elk met de bouwkosten: { $buildings }; op de draaischijf van elke kleur 1 bouwsteen in segment I.
log-dealt = { $seat } begint met { coins_amount }; bouwstenen: { $bricks }.
    .you = Je begint met { coins_amount }; bouwstenen: { $bricks }.
log-round_began = Ronde { $round }.
log-rotated = { $seat } draait de draaischijf 1 segment verder.
    .you = Je draait de draaischijf 1 segment verder.
log-drawn = Uit het zakje op segment I: { $bricks } ({ $number ->
        [one] { $number } bouwsteen
       *[other] { $number } bouwstenen
    }).
log-wheel_full = Er wordt niets getrokken: er liggen al 11 bouwstenen op de draaischijf.
log-bag_empty = Er wordt niets getrokken: het zakje is leeg.
log-kept = { $seat } koopt bouwstenen zonder te draaien.
    .you = Je koopt bouwstenen zonder te draaien.
log-taken = 
    { $seat } neemt { $price ->
        [0] kosteloos
        [one] voor { $price } munt
       *[other] voor { $price } munten
    } bouwstenen uit segment { $segment }: { $bricks }.
    .you = 
    Je neemt { $price ->
        [0] kosteloos
        [one] voor { $price } munt
       *[other] voor { $price } munten
    } bouwstenen uit segment { $segment }: { $bricks }.
log-cannot_pay = 
    { $seat } kan geen enkele bouwsteen betalen en krijgt { $relief } munten. Als bewijs, wat achter het zichtscherm lag: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
    .you = 
    Je kunt geen enkele bouwsteen betalen en krijgt { $relief } munten. Als bewijs, wat achter het zichtscherm lag: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
log-no_action = 
    { $seat } kan geen enkele actie uitvoeren en krijgt { $relief } munten. Als bewijs, wat achter het zichtscherm lag: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
    .you = 
    Je kunt geen enkele actie uitvoeren en krijgt { $relief } munten. Als bewijs, wat achter het zichtscherm lag: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
log-planned = { $seat } gaat { $building } bouwen in { $city }.
    .you = Je gaat { $building } bouwen in { $city }.
log-planned_replacement = { $seat } gaat { $old } in { $city } vervangen door { $new }.
    .you = Je gaat { $old } in { $city } vervangen door { $new }.
log-built = { $seat } bouwt { $building } in { $city } en betaalt aan bouwstenen: { $bricks }.
    .you = Je bouwt { $building } in { $city } en betaalt aan bouwstenen: { $bricks }.
log-replaced = { $seat } vervangt { $old } in { $city } door { $new } en betaalt aan bouwstenen: { $bricks }.
    .you = Je vervangt { $old } in { $city } door { $new } en betaalt aan bouwstenen: { $bricks }.
log-revealed = Nieuw in de gebouwenvitrine: { $building }.
log-scored_type = { $seat } waardeert de gebouwensoort { $what } ({ $buildings }): { income_told }.
    .you = Je waardeert de gebouwensoort { $what } ({ $buildings }): { income_told }.
log-scored_city = { $seat } waardeert de stad { $what } ({ $buildings }): { income_told }.
    .you = Je waardeert de stad { $what } ({ $buildings }): { income_told }.
log-scored_special = { $seat } waardeert het speciale waarderingsveld { $what } ({ $buildings }): { income }.
    .you = Je waardeert het speciale waarderingsveld { $what } ({ $buildings }): { income }.
building_in = { $building } in { $city }
log-upgraded = { $seat } neemt de { $token } (nu { value_of }).
    .you = Je neemt de { $token } (nu { value_of }).
log-upgrade_declined = { $seat } neemt geen opwaardeerder.
    .you = Je neemt geen opwaardeerder.
log-purchased = { $seat } koopt { $object } voor { $price } munten.
    .you = Je koopt { $object } voor { $price } munten.
log-announced = 
    { $seat } kondigt het einde van het spel aan en krijgt 5 ZP. Als bewijs, wat achter het zichtscherm ligt: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
    .you = 
    Je kondigt het einde van het spel aan en krijgt 5 ZP. Als bewijs, wat achter het zichtscherm ligt: { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }; bouwstenen: { $bricks }; objecten: { $objects }.
log-passed = { $seat } past.
    .you = Je past.
log-exhausted = { $seat } heeft het laatste gebouw van de gebouwenvitrine opgericht: dit is de laatste ronde.
    .you = Je hebt het laatste gebouw van de gebouwenvitrine opgericht: dit is de laatste ronde.
log-final_scoring = Slotwaardering van { $seat }: { $track } ZP op het scorespoor, { $objects } voor objecten, { $buildings } voor gebouwen, { $coins_had ->
        [one] { $coins } voor { $coins_had } munt
       *[other] { $coins } voor { $coins_had } munten
    }; samen { $total } ZP.
    .you = Jouw slotwaardering: { $track } ZP op het scorespoor, { $objects } voor objecten, { $buildings } voor gebouwen, { $coins_had ->
        [one] { $coins } voor { $coins_had } munt
       *[other] { $coins } voor { $coins_had } munten
    }; samen { $total } ZP.
log-final_scoring_extra = Slotwaardering van { $seat }: { $track } ZP op het scorespoor, { $objects } voor objecten, { $buildings } voor gebouwen, { $extra }{ $extra_coins ->
        [0] {""}
        [one] { " " }en { $extra_coins } munt
       *[other] { " " }en { $extra_coins } munten
    } voor de extra-kaart, { $coins_had ->
        [one] { $coins } voor { $coins_had } munt
       *[other] { $coins } voor { $coins_had } munten
    }; samen { $total } ZP.
    .you = Jouw slotwaardering: { $track } ZP op het scorespoor, { $objects } voor objecten, { $buildings } voor gebouwen, { $extra }{ $extra_coins ->
        [0] {""}
        [one] { " " }en { $extra_coins } munt
       *[other] { " " }en { $extra_coins } munten
    } voor de extra-kaart, { $coins_had ->
        [one] { $coins } voor { $coins_had } munt
       *[other] { $coins } voor { $coins_had } munten
    }; samen { $total } ZP.

## Acties
do-buy = Bouwstenen kopen: draaischijf draaien
do-buy_no_rotate = Bouwstenen kopen zonder draaien
do-build = Bouw { $building } in { $city } ({ $cost ->
        [one] { $cost } bouwsteen
       *[other] { $cost } bouwstenen
    })
do-replace = Vervang { $old } in { $city } door { $new } ({ $cost ->
        [one] { $cost } bouwsteen
       *[other] { $cost } bouwstenen
    })
do-score_type = Waardeer de gebouwensoort { $what }: { income_with_objects }
do-score_city = Waardeer de stad { $what }: { income_with_objects }
do-score_special = Waardeer het speciale waarderingsveld { $what }: { income }
do-pass = Passen
shows-drawn = Er worden nieuwe bouwstenen uit het zakje getrokken; alle spelers zien ze.
shows-revealed = In de gebouwenvitrine wordt het volgende gebouw opengelegd; alle spelers zien het.
shows-announced = Alle spelers zien wat achter je scherm ligt.
do-take = 
    Neem { $bricks } { $price ->
        [0] kosteloos
        [one] voor { $price } munt
       *[other] voor { $price } munten
    } uit segment { $segment }
do-pay = Betaal { $bricks }
do-upgrade = Neem de { $token }: { value_of }
do-upgrade_none = Neem geen opwaardeerder
do-purchase = Koop { $object } voor { $price } munten
do-announce = Kondig het einde van het spel aan (5 ZP)
do-announce_last = Kondig het einde van het spel aan (5 ZP) en koop geen object meer
do-done = Beëindig de beurt

## Vragen
ask-turn = { $seat } kiest een actie.
    .you = Kies een actie: bouwstenen kopen, bouwen of waarderen.
ask-last_turn = { $seat } heeft een laatste beurt.
    .you = Jouw laatste beurt: voer een actie uit of pas.
ask-market = { $seat } neemt bouwstenen uit één segment.
    .you = Neem minstens één bouwsteen uit precies één segment.
ask-payment = { $seat } betaalt { $number ->
        [one] { $number } bouwsteen
       *[other] { $number } bouwstenen
    } voor { $building } in { $city }.
    .you = Betaal { $number ->
        [one] { $number } bouwsteen
       *[other] { $number } bouwstenen
    } voor { $building } in { $city }.
ask-upgrade = { $seat } mag een opwaardeerder nemen.
    .you = Je mag een opwaardeerder nemen.
ask-finish_both = { $seat } beëindigt de beurt.
    .you = Beëindig je beurt. Daarvoor mag je een object kopen en het einde aankondigen; aankondigen beëindigt je beurt, koop dus eerst.
ask-finish_either = { $seat } beëindigt de beurt.
    .you = Beëindig je beurt. Daarvoor mag je een object kopen en het einde aankondigen, in beide volgordes.
ask-finish_purchase = { $seat } beëindigt de beurt.
    .you = Beëindig je beurt; daarvoor mag je een object kopen.
ask-finish_announce = { $seat } beëindigt de beurt.
    .you = Beëindig je beurt; daarvoor mag je het einde van het spel aankondigen.

## Weigeringen
why-over = Het spel is afgelopen.
why-not_your_turn = { $seat } is aan de beurt.
    .you = Jij bent aan de beurt.
why-no_bricks = Draaischijf en zakje zijn leeg: kies een andere actie.
why-expansion_only = Dit hoort bij het uitbreidingsspel, dat nu niet meedoet.
why-wheel_empty = De draaischijf is leeg: kopen kan alleen met draaien.
why-nothing_payable = Je kunt geen bouwsteen op de draaischijf betalen; aan deze tafel moet je dan draaien.
why-pass_too_early = Passen mag alleen nadat het einde van het spel is aangekondigd.
why-buy_first = Kies eerst om bouwstenen te kopen; de draaischijf draait voordat je iets neemt.
why-build_first = Kies eerst een gebouw en een stad.
why-act_first = Voer eerst een actie uit: bouwstenen kopen, bouwen of waarderen.
why-take_first = Je bent bouwstenen aan het kopen: neem er minstens één uit precies één segment.
why-pay_first = Je bent aan het bouwen: betaal eerst de bouwstenen.
why-upgrade_first = Kies eerst een opwaardeerder, of geen.
why-no_upgrade_now = Een opwaardeerder neem je alleen direct na het oprichten van een waarde 8 gebouw.
why-one_action = Een beurt heeft één actie; de jouwe is voorbij.
why-take_nothing = Neem minstens één bouwsteen.
why-not_in_segment = Op segment { $segment } ligt alleen: { $bricks }.
why-too_expensive = Dat kost { $price ->
        [one] { $price } munt
       *[other] { $price } munten
    }; je hebt er { $coins }.
why-not_in_display = { $building } ligt niet open in de gebouwenvitrine.
why-not_beside_board = { $building } is al opgericht.
why-too_few_bricks = In { $city } kost dit { $need ->
        [one] { $need } bouwsteen
       *[other] { $need } bouwstenen
    } in de kleuren die daar zijn toegelaten; daarvan heb je er { $have }.
why-not_your_building = { $building } staat niet in jouw steden.
why-not_dearer = { $new } moet hogere bouwkosten hebben dan { $old }.
why-not_your_bricks = Je hebt alleen: { $bricks }.
why-color_not_accepted = { $city } laat geen bouwsteen toe die goedkoper is dan { $color }.
why-not_exact = De betaling is precies { $need ->
        [one] { $need } bouwsteen
       *[other] { $need } bouwstenen
    }, niet { $have }.
why-no_markers = Je hebt geen waarderingssteen meer.
why-type_scored = Je hebt de gebouwensoort { $what } al gewaardeerd.
why-no_such_building = Je hebt geen gebouw van de soort { $what }.
why-city_scored = { $city } is al gewaardeerd door { $seat }.
    .you = Je hebt { $city } al gewaardeerd.
why-city_too_small = Om { $city } te waarderen heb je er { $need } gebouwen nodig; je hebt er { $have }.
why-field_scored = Je hebt het speciale waarderingsveld { $what } al gewaardeerd.
why-no_such_class = Je hebt niets dat telt op het speciale waarderingsveld { $what }.
why-upgrade_taken = De { $token } ligt bij { $seat }.
    .you = Je hebt de { $token } al.
why-one_purchase = Je kunt één object per beurt kopen.
why-not_on_field = Er ligt geen { $object } op het objectveld.
why-object_price = Een object kost { $price } munten; je hebt er { $coins }.
why-announced = { $seat } heeft het einde al aangekondigd.
    .you = Je hebt het einde al aangekondigd.
why-exhausted = { $seat } heeft het laatste gebouw opgericht: het einde staat al vast.
    .you = Je hebt het laatste gebouw opgericht: het einde staat al vast.
why-condition = Voorwaarde niet vervuld: { $card } ({ $have } van { $need }).

## Uitslag
explain-points = Punten op het scorespoor. Objecten, gebouwen en munten tellen aan het eind.
score-track = Waarderingen tijdens het spel
score-announcement = Einde aangekondigd
score-objects = Objecten
score-buildings = Gebouwen
score-extra = Extra-kaart
score-coins = Munten
tie-1 = Bouwstenen

## Voorbereiding
option-expansion = Uitbreidingsspel
option-expansion-help = Kaarten, waarde 8 gebouwen, in waarde verhogen, opwaardeerders en speciale waarderingsvelden.
option-top_card = Top-kaart (bruin)
option-top_card-help = Eerste voorwaarde; alleen in het uitbreidingsspel.
option-top_card-random = Toevallig
option-top_card-top_1 = { top_1 }
option-top_card-top_2 = { top_2 }
option-top_card-top_3 = { top_3 }
option-top_card-top_4 = { top_4 }
option-top_card-top_5 = { top_5 }
option-top_card-top_6 = { top_6 }
option-object_card = Object-kaart (paars)
option-object_card-help = Tweede voorwaarde en waardering van objecten; alleen in het uitbreidingsspel.
option-object_card-random = Toevallig
option-object_card-object_1 = { object_1 }
option-object_card-object_2 = { object_2 }
option-object_card-object_3 = { object_3 }
option-object_card-object_4 = { object_4 }
option-object_card-object_5 = { object_5 }
option-object_card-object_6 = { object_6 }
option-object_card-object_7 = { object_7 }
option-object_card-object_8 = { object_8 }
option-building_card = Gebouw-kaart (grijs)
option-building_card-help = Derde voorwaarde en waardering van gebouwen; alleen in het uitbreidingsspel.
option-building_card-random = Toevallig
option-building_card-building_1 = { building_1 }
option-building_card-building_2 = { building_2 }
option-building_card-building_3 = { building_3 }
option-building_card-building_4 = { building_4 }
option-building_card-building_5 = { building_5 }
option-building_card-building_6 = { building_6 }
option-building_card-building_7 = { building_7 }
option-building_card-building_8 = { building_8 }
option-building_card-building_9 = { building_9 }
option-extra_card = Extra-kaart (groen)
option-extra_card-help = Waardering aan het einde; alleen in het uitbreidingsspel.
option-extra_card-random = Toevallig
option-extra_card-extra_2 = { extra_2 }
option-extra_card-extra_3 = { extra_3 }
option-extra_card-extra_4 = { extra_4 }
option-extra_card-extra_5 = { extra_5 }
option-extra_card-extra_6 = { extra_6 }
option-extra_card-extra_7 = { extra_7 }
option-extra_card-extra_8 = { extra_8 }
option-extra_card-extra_9 = { extra_9 }
option-start_player = Startspeler
option-start_player-help = Wie de eerste beurt heeft.
option-start_player-random = Door loting
option-start_player-seat_1 = Eerste plaats
option-start_player-seat_2 = Tweede plaats
option-start_player-seat_3 = Derde plaats
option-start_player-seat_4 = Vierde plaats
option-memory_aid = Geheugensteun
option-memory_aid-help = Toon munten, bouwstenen en objecten van de andere spelers. Alles is openlijk gewonnen en betaald.
option-relief = 2 munten zonder draaien
option-relief-help = Of een speler die geen bouwsteen kan betalen, zonder draaien mag kopen alleen om de 2 munten te krijgen; alleen in het uitbreidingsspel.
option-relief-always = Toegestaan
option-relief-turned = Alleen na het draaien
option-last_round = Aankondigen in de laatste ronde
option-last_round-help = Wie het einde nog mag aankondigen, voor 5 ZP, als het laatste gebouw is opgericht.
option-last_round-builder = Alleen wie het heeft opgericht
option-last_round-anyone = De eerste die het kan
option-finish = Aankoop en aankondiging
option-finish-help = Of in dezelfde beurt nog een object gekocht kan worden nadat het einde is aangekondigd.
option-finish-purchase_first = Eerst de aankoop
option-finish-either = Beide volgordes
option-pass_ends_turn = Geen aankoop na passen
option-pass_ends_turn-help = Een speler die in de laatste ronde past, koopt in die beurt geen object.
preset-expansion = Uitbreidingsspel, toevallige kaarten
preset-great_freedom = grote vrijheid
preset-multi_cultural = multi kultu
preset-mister_hot_shot = mister hot shot
preset-seeing_double = ik zie dubbel
preset-full_city = full city
preset-quadruplet_illusion = vierlingillusie
problem-cards_need_expansion = Kaarten kiezen kan alleen in het uitbreidingsspel: { $cards }.
problem-relief_needs_expansion = Kopen zonder draaien hoort bij het uitbreidingsspel: kies dat, of laat de 2 munten toegestaan.
problem-start_player = Plaats { $number } kan niet beginnen aan een tafel voor { $seats }.
problem-upgrade_value = { $token }: een punt bouwkosten kan niet meer dan { $max } munten of ZP waard zijn.
problem-extra_card = De extra-kaart { $card } noemt { $place } twee keer.
extra-places = { $one } en { $other }

## Aan tafel
table-round = Ronde
table-wheel = Draaischijf
table-bag = zakje
table-display = Gebouwenvitrine
table-deck = stapel
table-great = Waarde 8
table-object_field = Objectveld
table-supply = voorraad
table-strip = Stedenstrook
table-upgrades = Opwaardeerders
table-bricks = bouwstenen
table-objects = objecten
table-markers = waarderingsstenen
table-scored = gewaardeerd
table-would_score = waardering nu
table-conditions = voorwaarden
table-final_now = slotwaardering nu
table-start_player = startspeler
table-vp = ZP
table-hidden = achter het zichtscherm
table-bricks_at = { $count ->
    [0] geen
   *[other] { $count }
}, { $price ->
    [0] kosteloos
   *[other] elk { $price }
}
table-round_last = laatste ronde

## Het getekende bord
wheel-turn = draaien
wheel-turn-alone = draai de draaischijf
wheel-keep = laten
wheel-buy = Kopen
brick-offer = { $color } bouwsteen in segment { $segment }, { $price ->
    [0] kosteloos
    [one] { $price } munt
   *[other] { $price } munten
}
per-cost = per punt bouwkosten
build-here = Hier bouwen
city-takes = { $city } neemt bouwstenen in deze kleuren: { $colors }.
city-needs = Voor een waardering van { $city } zijn { $need } eigen gebouwen daar nodig.
type-needs = geen van jou
score-types = Gebouwensoorten om te waarderen
stack-count = { $count } op de stapel
supply-count = { $count } in de voorraad
object-price = { $coins } munten per stuk
upgrade-of = Opwaardeerder: { $place }
whose-cities = Wiens steden
no-bricks = geen bouwstenen
markers-left = { $count ->
    [one] nog { $count } waarderingssteen
   *[other] nog { $count } waarderingsstenen
}
at-the-end = telt bij de slotwaardering
announce-short = Einde aankondigen
hint-city = Kies een stad om in te bouwen.
hint-city_or_building = Kies een stad, of het gebouw dat je vervangt.
hint-pay = { $number ->
    [one] Kies nog { $number } bouwsteen.
   *[other] Kies nog { $number } bouwstenen.
}
inspect-announce = Een speler die na een actie aan alle drie de voorwaarden voldoet, mag het einde van het spel aankondigen en krijgt 5 ZP. Daarna wordt er verder gespeeld tot en met de rechterbuurman van de startspeler, zodat iedere speler even vaak aan de beurt komt.
inspect-announce-note = Koop een object voordat je aankondigt: aankondigen beëindigt je beurt, tenzij aan deze tafel beide volgordes mogen. Het spel eindigt ook als het laatste gebouw van de gebouwenvitrine is opgericht.
inspect-upgrade = Wie een waarde 8 gebouw opricht, mag een opwaardeerder nemen. Die verhoogt wat een punt bouwkosten op die plaats waard is, alleen voor de eigenaar.
inspect-building = Kost zoveel bouwstenen als het getal erop, in kleuren die de stad toelaat.
inspect-great = Ligt naast het speelbord; wie het opricht, mag een opwaardeerder nemen.
inspect-score_type = Een gebouwensoort waarderen: elk eigen gebouw ervan levert zijn bouwkosten maal de waarde van zijn stad op, en een object.
inspect-score_city = Een stad kan maar door één speler worden gewaardeerd: elk eigen gebouw daar levert zijn bouwkosten maal de waarde van de stad op, en een object.
inspect-library = Een stadsgebouw. Bij een waardering levert het een boek op.
inspect-cathedral = Een stadsgebouw. Bij een waardering levert het een kelk op.
inspect-palace = Een stadsgebouw. Bij een waardering levert het een kroon op.
inspect-gate = Een stadsgebouw. Bij een waardering levert het een poort op.
inspect-castle = Een plattelandsgebouw. Bij een waardering levert het een vlag op.
inspect-villa = Een plattelandsgebouw. Bij een waardering levert het een wapenschild op.
inspect-object = Objecten komen van gewaardeerde gebouwen, of voor 10 munten van het objectveld, één per beurt. De object-kaart zegt wat ze waard zijn.
inspect-livorno = Laat alleen witte bouwstenen toe. Er zijn 2 gebouwen nodig om de stad te waarderen.
inspect-pisa = Laat witte en gele bouwstenen toe. Er zijn 2 gebouwen nodig om de stad te waarderen.
inspect-lucca = Laat witte, gele en rode bouwstenen toe. Er zijn 2 gebouwen nodig om de stad te waarderen.
inspect-viareggio = Laat alle bouwstenen toe behalve blauwe en zwarte. Er zijn 3 gebouwen nodig om de stad te waarderen.
inspect-massa = Laat alle bouwstenen toe behalve zwarte. Er zijn 3 gebouwen nodig om de stad te waarderen.
inspect-lerici = Laat bouwstenen van elke kleur toe. Er zijn 3 gebouwen nodig om de stad te waarderen.
inspect-city_buildings_field = Waardeert al je bibliotheken, kathedralen, paleizen en poorten samen, één keer per spel. Het levert geen objecten op.
inspect-country_buildings_field = Waardeert al je kastelen en villa's samen, één keer per spel. Het levert geen objecten op.
inspect-conditions = Aan alle drie de voorwaarden moet zijn voldaan om het einde aan te kondigen.
wheel-preview = Toon de bouwstenen nadat de draaischijf is gedraaid
condition-met = voorwaarde vervuld
final-now = nu
final-of = { $name }: { $worth } als het spel nu eindigt
object-there = Er ligt er één op het objectveld.
object-gone = Het exemplaar van het objectveld is verkocht.
inspect-wheel = Bouwstenen kopen draait de draaischijf één segment verder en vult segment I aan tot 11 bouwstenen in totaal. Daarna koop je bouwstenen uit één segment; de getallen op de rand zijn hun kosten.
inspect-wheel-note = Van VI komen bouwstenen terug op I en kosten ze weer de volle prijs. In het uitbreidingsspel mag je kopen zonder te draaien; dan wordt niets aangevuld.
inspect-upgrade_livorno = Elk punt bouwkosten in jouw Livorno is 4 ZP en 2 munten waard.
inspect-upgrade_pisa = Elk punt bouwkosten in jouw Pisa is 5 munten en 1 ZP waard.
inspect-upgrade_lucca = Elk punt bouwkosten in jouw Lucca is 3 ZP en 1 munt waard.
inspect-upgrade_viareggio = Elk punt bouwkosten in jouw Viareggio is 3 munten en 1 ZP waard.
inspect-upgrade_massa = Elk punt bouwkosten in jouw Massa is 2 ZP waard.
inspect-upgrade_lerici = Elk punt bouwkosten in jouw Lérici is 1 munt en 1 ZP waard.
inspect-upgrade_city_buildings = Elk punt bouwkosten op jouw veld stadsgebouwen is 1 munt en 1 ZP waard.
inspect-upgrade_country_buildings = Elk punt bouwkosten op jouw veld plattelandsgebouwen is 2 ZP waard.
inspect-upgrade-note = Hij hoeft niet bij de stad van het nieuwe gebouw te horen. Eerdere waarderingen veranderen niet, en geen andere speler kan dezelfde nemen.
inspect-supply = Objecten van een waardering komen uit de voorraad. Is een soort op, dan ontbreekt alleen het object, niet de munten of zegepunten.
inspect-object-note = De objecten van het objectveld worden nooit aangevuld. Elk object dat de object-kaart niet waardeert, levert op het eind 1 ZP op.
inspect-finer = Een duurdere bouwsteen mag altijd in een goedkopere stad worden gebruikt.
inspect-replace = In het uitbreidingsspel mag het een eigen gebouw met lagere bouwkosten in waarde verhogen: het vervangt dat in zijn stad voor het verschil in bouwstenen. Het oude verdwijnt uit het spel; eerder gewaardeerde steden en gebouwensoorten blijven gewaardeerd.
inspect-field-note = Het gebruikt de waarde van het veld, nooit die van de steden.
inspect-objects_left = Elk object dat overblijft, levert 1 ZP op.
inspect-extra_places = Deze waarderingen kosten geen waarderingssteen, vragen geen minimum aan gebouwen, geven geen objecten en hangen er niet van af wie de plaats eerder heeft gewaardeerd. De munten worden met de andere ingewisseld.
inspect-extra_most = Bij gelijke stand krijgt elk van de spelers de punten.
city_buildings_field-short = Stad
country_buildings_field-short = Platteland

## Wat niet is zoals gedrukt
provenance-upgrade_values = De waarden van zes van de acht opwaardeerders, alle behalve Lucca en Lérici; een beheerder die de doos bezit, kan ze invullen. Ze volgen de twee die zich laten afleiden: elke opwaardeerder verdubbelt de som van de oude waarde.
provenance-extra_cards = Wat de extra-kaarten { extra_3 }, { extra_4 } en { extra_5 } waarderen. Ze vormen paren van de plaatsen die { extra_2 } overlaat, de beste met de slechtste; een beheerder die de doos bezit, kan de gedrukte invullen.
provenance-extra_2 = De extra-kaart { extra_2 } waardeert deze twee steden. Het voorbeeld laat zich ook lezen als twee steden naar keuze.
provenance-coins_card = Dat 2 munten 1 ZP zijn, hoort bij de kaart { top_5 }. De spelregels drukken het in een vakje apart.
provenance-building_3 = De voorwaarde van de kaart { building_3 } vraagt 2 gebouwen in 2 steden, zoals de spelregels zeggen. De verwante kaarten doen er 3 vermoeden.
provenance-objects = Welk object bij kathedraal, kasteel en villa hoort. Elke andere verdeling speelt hetzelfde.
provenance-presets = De kaarten van de zes kaartcombinaties met een naam. Alleen de namen zijn bekend; wie de kaarten kent, kiest ze één voor één.
