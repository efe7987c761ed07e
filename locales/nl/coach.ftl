# Wat de coach zegt: bij de eerste beslissing van elke soort (spel, soort actie), en in het eerste spel met uitleg
# (spel, "lesson", stap). $name is de speler van een gebeurtenis.

machiavelli-pick = Kies in het geheim een karakter. Lage nummers zijn het eerst aan de beurt, en wat een karakter kan, telt alleen deze ronde.
machiavelli-take_gold = Elke beurt heeft een inkomen: twee goud, of twee kaarten waarvan je er één houdt. Je eigenschap mag ervoor of erna komen.
machiavelli-keep = Houd één van de getrokken kaarten. Een stad wil vijf soorten, maar ook goedkope gebouwen.
machiavelli-build = Betaal de kosten van een gebouw om het in je stad te leggen. De eerste voltooide stad beëindigt het spel met deze ronde.
machiavelli-kill = Noem een karakter, geen speler: de speler die het heeft, verliest zijn beurt. Bedenk wat anderen nu nodig hebben.
machiavelli-rob = Noem een karakter: als het wordt opgeroepen, is al het goud ervan van jou.
machiavelli-destroy = Je mag betalen om een gebouw in een andere stad te vernietigen, voor één goud minder dan de kosten.
machiavelli-swap_hands = Ruil al je handkaarten met die van een andere speler, of leg kaarten af en trek er evenveel nieuwe.
machiavelli-collect = Neem je goud of kaarten voor je gebouwen. Het levert het meest op als je eerst nog een gebouw van die soort hebt gebouwd.

machiavelli-lesson-goal = De waardevolste stad wint: elk gebouw is waard wat het kost. Ik leg uit wat er gebeurt; jij beslist.
machiavelli-lesson-cast = Dit zijn de karakters van dit spel. Elke ronde kiest iedere speler er in het geheim één. Daarna worden ze op nummer opgeroepen, het laagste eerst; de speler van het opgeroepen karakter is aan de beurt.
machiavelli-lesson-city = Hier komen jouw gebouwen te liggen. Heeft een stad zeven gebouwen, dan wordt de ronde uitgespeeld en is het spel afgelopen.
machiavelli-lesson-hand = Jouw handkaarten: gebouwen die je kunt bouwen. Alleen jij ziet ze. Wijs een kaart aan, of houd haar ingedrukt, om te lezen wat ze doet.
machiavelli-lesson-murdered = { $name } is de Moordenares en heeft een karakter genoemd, geen speler. De speler die het heeft, verliest deze beurt en blijft stil.
machiavelli-lesson-to_be_robbed = { $name } is de Dief en heeft een karakter genoemd. Als het wordt opgeroepen, geeft die speler al zijn goud af.
machiavelli-lesson-robbed = De Dief heeft je bestolen: toen je karakter werd opgeroepen, ging al je goud naar de Dief. Goud dat je hebt uitgegeven, kan niet gestolen worden.
machiavelli-lesson-silent = Een oproep zonder antwoord: geen speler heeft dit karakter, of het is vermoord. Ook stilte zegt iets.
machiavelli-lesson-crown = { $name } heeft nu de kroon en kiest vanaf de volgende ronde als eerste: die heeft de ruimste keus.
machiavelli-lesson-built = { $name } heeft een gebouw gebouwd. Het is aan het eind zijn kosten waard. Een stad met alle vijf soorten krijgt drie punten extra.
machiavelli-lesson-destroyed = { $name } heeft betaald om een gebouw te vernietigen: één goud minder dan het kostte. Goedkope gebouwen zijn de makkelijkste prooi; een voltooide stad is veilig.
machiavelli-lesson-swapped = { $name } heeft handkaarten geruild. Veel handkaarten zijn een doelwit voor de Magiër.
machiavelli-lesson-completed = { $name } heeft een stad voltooid: dit is de laatste ronde. De eerste voltooide stad krijgt vier punten, elke andere twee.

habemus_papam-bid = Tik hoogstens drie edelstenen aan en bied. Meer edelstenen gaan voor, en na afloop zijn ze allemaal weg.
habemus_papam-take = Kies één kaart uit het aanbod. Kardinalen zijn stemmen; de Camerlengokaart brengt nieuwe edelstenen en wint bij gelijke biedingen.
habemus_papam-play = Je mag een actiekaart spelen, of haar houden. Alle kaarten worden tegelijk omgedraaid.
habemus_papam-discard = Leg één van je twee opdrachten af, voorgoed. Houd de opdracht die past bij de kardinalen voor je.

habemus_papam-lesson-goal = Rome, 1655: de kardinalen kiezen een paus. Na de witte rook wint de speler met de meeste stemmen. Kardinalen en fractieleiders voor je, opdrachten en goudstukken brengen allemaal stemmen.
habemus_papam-lesson-offer = Het aanbod van de ronde. Elke speler kiest één kaart; het hoogste bod kiest het eerst.
habemus_papam-lesson-tray = Jouw edelstenen, die alleen jij ziet. Je biedt er hoogstens drie; wat je biedt, is weg, wat het ook heeft opgeleverd. De Camerlengokaart brengt nieuwe.
habemus_papam-lesson-missions = Jouw twee opdrachten: stemmen aan het eind, als je ze vervult. Bij de zwarte rook leg je er één af.
habemus_papam-lesson-purse = Jouw goudstukken. Wat er aan het eind over is, koopt stemmen; de regel eronder zegt hoeveel het er nu zouden zijn.
habemus_papam-lesson-decks = De stapels laten zien hoeveel ronden er nog zijn. Halverwege komt zwarte rook; witte rook kondigt de laatste ronde aan.
habemus_papam-lesson-ranked = Alle handen zijn open. Meer edelstenen gaan voor; bij gelijke aantallen beslist de waardevolste: diamant, robijn, saffier, barnsteen. Is alles gelijk, dan gaat de Camerlengo voor en daarna de volgende met de klok mee.
habemus_papam-lesson-camerlengo = { $name } is nu de Camerlengo: eerste bij gelijke biedingen, en met nieuwe edelstenen van de bank.
habemus_papam-lesson-died = Er is iemand gestorven: voorgoed weg, met de stemmen. De oudsten lopen gevaar.
habemus_papam-lesson-bribed = { $name } heeft iemand omgekocht, die van kant wisselt. Wat voor een speler ligt, ligt er niet veilig.
habemus_papam-lesson-black_smoke = Zwarte rook: het spel is halverwege. Elke speler krijgt goudstukken en legt een opdracht af.
habemus_papam-lesson-white_smoke = Witte rook: het einde is er. Tel je stemmen en gebruik de edelstenen die je nog hebt.

notre_dame-keep = Houd één kaart; de andere gaan naar je linkerbuur. Aan het eind heb je er drie en speel je er twee.
notre_dame-play = Speel een kaart: een invloedssteen gaat naar haar veld. Hoe meer stenen er liggen, hoe meer het opbrengt.
notre_dame-friend = Je vertrouweling loopt naar een ander veld en werkt daar als een invloedssteen.
notre_dame-donate = Hoe meer je schenkt, hoe beter: 1, 3 of 6 punten. Je invloedssteen deelt ook in de pot van de kathedraal.
notre_dame-drive = Rijd naar een marktplaats en haal de boodschap. Je hebt van elke kleur één nodig voordat je een kleur nog eens mag nemen.
notre_dame-bribe = Voor één munt krijg je de gunst van één persoon. Let op de ratten: die komen bij alle spelers, omgekocht of niet.

notre_dame-lesson-goal = Negen rondes in Parijs: de meeste prestigepunten winnen. Elke kaart die je speelt, maakt een deel van je stadswijk sterker.
notre_dame-lesson-windows = Dit is je stadswijk met haar zeven velden. Een kaart zet een invloedssteen in haar veld, en het veld werkt zo vaak als er stenen liggen: hetzelfde veld nog eens levert elke keer meer op.
notre_dame-lesson-hand = Jouw actiekaarten. Je neemt er drie, houdt er één en schuift er twee door naar links; wat jij niet wilt, wil je buur misschien wel.
notre_dame-lesson-persons = De personen van deze ronde. Aan het eind mag je één munt betalen voor de gunst van één van hen. De ratten die erop staan, komen bij alle spelers.
notre_dame-lesson-rats = Jouw rattensteen. Hij gaat vooruit met de ratten van de ronde; elke steen in je hospitaal houdt er één tegen. Moet hij voorbij negen, dan verlies je twee prestigepunten en een invloedssteen uit je sterkste veld.
notre_dame-lesson-plague = De epidemie is er. Ze was voor alle spelers gelijk; het hospitaal en de medicus verzachten haar.
notre_dame-lesson-cube_lost = { $name } kon de ratten niet tegenhouden en is een invloedssteen kwijt. Houd je rattensteen weg van negen voordat er een ronde met veel ratten komt.
notre_dame-lesson-donated = { $name } heeft aan de Notre Dame geschonken. Aan het eind van de etappe delen alle invloedsstenen daar prestigepunten.
notre_dame-lesson-cathedral = De etappe is voorbij: de invloedsstenen in de Notre Dame hebben hun prestigepunten gedeeld en gaan terug.
notre_dame-lesson-message = { $name } heeft een boodschap gehaald. Elke is iets waard; een kleur mag je pas nog eens nemen als je ze allemaal hebt.
notre_dame-lesson-bribed = { $name } heeft een persoon omgekocht. Meer spelers mogen dezelfde gunst krijgen.

carrara-buy = Koop bouwstenen, bouw of waardeer. Bij kopen draait eerst de draaischijf: wat een segment verder ligt, wordt goedkoper.
carrara-take = Koop bouwstenen uit één enkel segment. Wit is duur maar past in elke stad; zwart past alleen in Lérici.
carrara-build = Kies een gebouw en een stad. Mooie steden willen mooie bouwstenen, en brengen bij het waarderen meer op.
carrara-score = Waarderen kost één van je zes waarderingsstenen. Een soort kun je één keer waarderen; een stad wordt maar door één speler gewaardeerd, de eerste.
carrara-purchase = Je mag één object kopen voor tien munten, of je beurt beëindigen.
carrara-announce = Je voldoet aan alle voorwaarden: kondig het einde aan voor 5 zegepunten, of ga door en verzamel meer.

carrara-lesson-goal = Koop marmer als het goedkoop is, bouw, en waardeer op het juiste moment. Wat je bouwt, brengt pas iets op als je het waardeert: munten of zegepunten.
carrara-lesson-quarry = De draaischijf met de bouwstenen. Telkens als een speler koopt, draait ze eerst één segment verder, en wat erop ligt, wordt goedkoper. Wachten spaart geld, maar de anderen kopen ook.
carrara-lesson-display = De gebouwen in de gebouwenvitrine. Het getal zijn de bouwkosten, in bouwstenen van een kleur die de stad toelaat.
carrara-lesson-cities = Jouw steden. De linker laten alleen mooie bouwstenen toe en brengen veel op, Lérici laat alles toe en brengt weinig op. Een gewaardeerd gebouw brengt zijn bouwkosten maal de waarde van de stad op, in zegepunten of munten.
carrara-lesson-types = De gebouwensoorten. Elke soort kun je één keer waarderen: al jouw gebouwen van die soort, waar ze ook staan.
carrara-lesson-conditions = De drie voorwaarden van dit spel. Een speler die aan alle drie voldoet, mag het einde aankondigen voor 5 zegepunten. Dezelfde kaarten zeggen wat bij de slotwaardering telt.
carrara-lesson-built = { $name } heeft gebouwd. Een nieuw gebouw vult de vrije plaats meteen aan: kijk dus opnieuw wat er ligt.
carrara-lesson-scored = { $name } heeft gewaardeerd. Elk gewaardeerd gebouw bracht ook een object op. Objecten tellen voor de voorwaarden van het einde en bij de slotwaardering.
carrara-lesson-scored_city = { $name } heeft een stad gewaardeerd: geen andere speler kan dat nog. Dat is een wedloop.
carrara-lesson-announced = { $name } heeft het einde aangekondigd: de ronde wordt uitgespeeld, daarna komt de slotwaardering.

la_citta-castle = Plaats een castello. Landbouwgrond ernaast voedt je stad; steengroeven hebben gebergte in de buurt nodig, bronnen water.
la_citta-gold = Speel in elke ronde één kaart: een actiekaart van jezelf, of één van de zeven open kaarten. Let op je voedsel: elke burger eet.
la_citta-build = Een nieuw gebouw heeft een vrije burger nodig. Een stad met vijf burgers heeft een marktplein nodig om te groeien, een stad met acht ook een bron of badhuis.
la_citta-card = Politieke kaarten kosten goudstukken en worden meteen uitgevoerd. De stad met het meest van wat het volk wil, krijgt burgers van haar buren.
la_citta-found = Een nieuwe stad heeft ruimte om zich heen nodig, en een vrije burger uit een andere stad die erheen gaat.
la_citta-migrate = Kies naar welke voorkeur van het volk deze stad wordt vergeleken. Alleen steden dichtbij tellen.
la_citta-demolish = Er zijn minder burgers dan gebouwen: breek af wat je het minst mist, van buiten naar binnen.
la_citta-starve = Er is te weinig voedsel. Kies de stad waaruit een burger vertrekt; honger kost je volgend jaar ook een kaart.

la_citta-lesson-goal = Zes jaar, twee kleine steden: elke burger die je aan het eind hebt, is een punt, en een stad met cultuur, scholing en gezondheid 3 extra. Steden groeien vanzelf, zolang er ruimte en voedsel is.
la_citta-lesson-map = De kaart. Landbouwgrond voedt, gebergte geeft steengroeven goudstukken, bronnen hebben water nodig. Nieuwe gebouwen liggen naast een stad van jou.
la_citta-lesson-people = De stem van het volk: cultuur, scholing of gezondheid. Wat er het vaakst ligt, willen de burgers dit jaar. Drie kaarten blijven gedekt tot het einde ervan.
la_citta-lesson-politics = Politieke kaarten. In elk van de vijf ronden speel je één kaart: één hiervan, of een actiekaart van jezelf.
la_citta-lesson-tools = Jouw drie actiekaarten van dit jaar: neem twee goudstukken, bouw kosteloos een klein gebouw, of sticht een stad.
la_citta-lesson-towns = Jouw steden: burgers, hoeveel er plaats hebben, voedsel, en wat ze bieden.
la_citta-lesson-people_spoke = Het volk heeft gesproken: deze voorkeur telt nu. Naburige steden van verschillende eigenaars worden ermee vergeleken.
la_citta-lesson-migrated = Een stad van { $name } bood meer en trok burgers van haar buren aan. Steden met één of twee lege vakken ertussen wedijveren.
la_citta-lesson-hungry = { $name } had te weinig voedsel: burgers vertrekken, en honger kost volgend jaar een actiekaart. Bouw op tijd boerderijen.
la_citta-lesson-hungry_me = Je had te weinig voedsel: burgers vertrekken, en volgend jaar heb je een actiekaart minder. In het laatste jaar kost honger 5 punten. Let op je voedsel voordat je groeit.
la_citta-lesson-grew = Een nieuw jaar: elke stad kreeg een burger, tenzij ze vol was. Vijf burgers hebben een marktplein nodig om verder te groeien.
la_citta-lesson-founded = { $name } heeft een stad gesticht. Een nieuwe stad groeit even snel als een oude, maar heeft ruimte nodig.
