# Wat de coach zegt bij de eerste beslissing van elke soort. Sleutels: spel, soort actie.

machiavelli-pick = Kies in het geheim een personage. Lage rangen zijn het eerst aan de beurt, en wat een personage kan telt alleen deze ronde.
machiavelli-take_gold = Elke beurt heeft inkomsten: twee goud, of twee kaarten waarvan je er één houdt. Je eigenschap mag ervoor of erna komen.
machiavelli-keep = Houd één van de getrokken kaarten. Een stad wil vijf kleuren, maar ook goedkope gebouwen.
machiavelli-build = Betaal de prijs van een gebouw om het in je stad te leggen. De eerste voltooide stad beëindigt het spel met deze ronde.
machiavelli-kill = Noem een personage, geen speler: wie het heeft, verliest zijn beurt. Bedenk wat anderen nu nodig hebben.
machiavelli-rob = Noem een personage: als het wordt afgeroepen, is al zijn goud van jou.
machiavelli-destroy = Je mag betalen om een gebouw in een andere stad te slopen, voor één goud minder dan de prijs.

habemus_papam-bid = Tik hoogstens drie edelstenen aan en bied. Meer stenen gaan voor, en na afloop zijn ze allemaal weg.
habemus_papam-take = Neem één kaart uit het aanbod. Kardinalen zijn stemmen; de camerlengokaart brengt nieuwe stenen en wint gelijke biedingen.
habemus_papam-play = Je mag een actiekaart spelen, of ze houden. Alle kaarten gaan samen open.
habemus_papam-discard = Leg één van je twee opdrachten af, voorgoed. Houd de opdracht die past bij de kardinalen voor je.

notre_dame-keep = Houd één kaart; de andere gaan naar je linkerbuur. Op het eind heb je er drie en speel je er twee.
notre_dame-play = Speel een kaart: een blokje gaat naar haar sector. Hoe meer stukken er staan, hoe meer die opbrengt.
notre_dame-friend = Je vertrouweling loopt naar een andere sector en werkt daar als een blokje.
notre_dame-donate = Hoe meer je schenkt, hoe beter: 1, 3 of 6 punten. Je blokje deelt ook in de pot van de kathedraal.
notre_dame-drive = Rijd naar een markt en haal de boodschap. Je hebt van elke kleur één nodig voordat je een kleur nog eens mag nemen.
notre_dame-bribe = Voor één munt krijg je de gunst van één persoon. Let op de ratten: die komen bij iedereen, omgekocht of niet.

carrara-buy = Koop bouwstenen, bouw of waardeer. Bij kopen draait eerst de schijf: wat een segment verder ligt, wordt goedkoper.
carrara-take = Koop stenen uit één enkel segment. Wit is duur maar past in elke stad; zwart past alleen in Lérici.
carrara-build = Kies een gebouw en een stad. Fijne steden willen fijne stenen, en brengen bij het waarderen meer op.
carrara-score = Waarderen kost één van je zes waarderingsstenen. Een soort kun je één keer waarderen, een stad alleen wie het eerst komt.
carrara-purchase = Je mag één object kopen voor tien munten, of je beurt beëindigen.
carrara-announce = Je voldoet aan alle voorwaarden: kondig het einde aan voor 5 punten, of ga door en verzamel meer.

la_citta-castle = Plaats een castello. Akkers ernaast voeden je stad; steengroeven hebben bergen in de buurt nodig, bronnen water.
la_citta-gold = Speel in elke ronde één kaart: een actiekaart van jezelf, of één van de zeven open kaarten. Let op je voedsel: elke burger eet.
la_citta-build = Een nieuw gebouw heeft een vrije burger nodig. Een stad met vijf burgers heeft een marktplein nodig om te groeien, een stad met acht ook een bron of badhuis.
la_citta-card = Kaarten uit de rij kosten goud en worden meteen uitgevoerd. Wie het meest heeft van wat het volk wil, krijgt burgers van de buren.
la_citta-found = Een nieuwe stad heeft ruimte om zich heen nodig, en een vrije burger uit een andere stad die erheen gaat.
la_citta-migrate = Kies naar welke wens van het volk deze stad wordt vergeleken. Alleen steden dichtbij tellen.
la_citta-demolish = Er zijn minder burgers dan gebouwen: breek af wat je het minst mist, van buiten naar binnen.
la_citta-starve = Er is te weinig voedsel. Kies de stad waaruit een burger vertrekt; honger kost je volgend jaar ook een kaart.
