# What the coach says: at the first decision of each kind (game, kind of action), and in the guided first game
# (game, "lesson", step). $name is the player of an event.

machiavelli-pick = Choose a character in secret. Low ranks act first, and what a character can do counts for this round only.
machiavelli-take_gold = Every turn has an income: two gold, or two cards of which you keep one. Your ability may come before or after it.
machiavelli-keep = Keep one of the cards you have drawn. A city wants five types, but it wants cheap districts too.
machiavelli-build = Pay the cost of a district to lay it into your city. The first complete city ends the game with this round.
machiavelli-kill = Name a character, not a player: the player who holds it loses the turn. Think of what others need now.
machiavelli-rob = Name a character: when it is called, all its gold is yours.
machiavelli-destroy = You may pay to destroy a district of another city, for one gold less than its cost.
machiavelli-swap_hands = Swap your whole hand with that of another player, or lay away cards and draw as many new ones.
machiavelli-collect = Take your gold or cards for your districts. It pays most after you have built one more of that type.

machiavelli-lesson-goal = The most valuable city wins: every district is worth what it costs. I explain what comes up; you decide.
machiavelli-lesson-cast = These are the characters of this game. In every round each player chooses one in secret. Then they are called by rank, the lowest first, and whose character is called takes a turn.
machiavelli-lesson-city = Your districts will lie here. When a city has seven districts, the round is played to its end and the game is over.
machiavelli-lesson-hand = Your hand: districts that you can build. Only you see them. Point at a card, or press and hold it, to read what it does.
machiavelli-lesson-murdered = { $name } is the Assassin and has named a character, not a player. The player who holds it loses this turn and stays silent.
machiavelli-lesson-to_be_robbed = { $name } is the Thief and has named a character. When it is called, its player hands over all their gold.
machiavelli-lesson-robbed = The Thief has robbed you: when your character was called, all your gold was theirs. Gold that you have spent cannot be stolen.
machiavelli-lesson-silent = A call without an answer: no player has this character, or it was murdered. Silence tells something too.
machiavelli-lesson-crown = { $name } has the crown now and chooses first from the next round on: the first has the widest choice.
machiavelli-lesson-built = { $name } has built a district. It is worth its cost at the end. A city with all five types gets three points more.
machiavelli-lesson-destroyed = { $name } has paid to destroy a district: one gold less than it cost. Cheap districts are the easiest prey; a complete city is safe.
machiavelli-lesson-swapped = { $name } has swapped hands. A large hand is a target for the Magician.
machiavelli-lesson-completed = { $name } has completed a city: this is the last round. The first complete city gets four points, every other one two.

habemus_papam-bid = Tap up to three gems, then bid. More gems go first, and all of them are gone afterwards.
habemus_papam-take = Take one card of the offer. Cardinals are votes; the Camerlengo card brings new gems and wins ties.
habemus_papam-play = You may play an action card, or keep it. All cards are turned over together.
habemus_papam-discard = Lay one of your two missions away, for good. Keep the one that fits the cardinals before you.

habemus_papam-lesson-goal = Rome, 1655: the cardinals choose a pope. When white smoke rises, the player with the most votes wins. Persons before you, missions and gold all bring votes.
habemus_papam-lesson-offer = The offer of the round. Every player takes one card; who bids most takes first.
habemus_papam-lesson-tray = Your gems, which only you see. You bid up to three of them; what you bid is gone, whatever it brought. The Camerlengo card brings new ones.
habemus_papam-lesson-missions = Your two missions: votes at the end if you fulfil them. At the black smoke you lay one of them away.
habemus_papam-lesson-purse = Your gold. What is left at the end buys votes; the line below says how many it would buy now.
habemus_papam-lesson-decks = The piles show how many rounds are left. Black smoke comes halfway; white smoke announces the last round.
habemus_papam-lesson-ranked = All hands are open. More gems come first; with equal numbers the better gem decides: diamond, ruby, sapphire, amber. If all is equal, the Camerlengo is first and then the next one clockwise.
habemus_papam-lesson-camerlengo = { $name } is the Camerlengo now: first among equal bids, and with new gems from the bank.
habemus_papam-lesson-died = A person has died: gone for good, with the votes. The oldest are at risk.
habemus_papam-lesson-bribed = { $name } has bribed a person, who changes sides. What lies before a player is not safe.
habemus_papam-lesson-black_smoke = Black smoke: half of the game is over. Every player gets gold and lays one mission away.
habemus_papam-lesson-white_smoke = White smoke: the end is here. Count your votes and use the gems you have left.

notre_dame-keep = Keep one card; the others go to your left neighbour. At the end you have three and play two of them.
notre_dame-play = Play a card: a cube goes into its sector. The more pieces stand there, the more it brings.
notre_dame-friend = Your friend walks to another sector and works there like a cube.
notre_dame-donate = The more you donate, the better: 1, 3 or 6 points. Your cube also shares in the pool of the cathedral.
notre_dame-drive = Drive to a market and fetch its message. You need one of each colour before you may take a colour again.
notre_dame-bribe = For one coin you get the favour of one person. Look at the rats: they come to everyone, bribed or not.

notre_dame-lesson-goal = Nine rounds in Paris: the most prestige wins. Every card you play makes one part of your borough stronger.
notre_dame-lesson-windows = This is your borough with its seven sectors. A card puts a cube into its sector, and the sector works as often as pieces stand there: using the same one again pays more each time.
notre_dame-lesson-hand = Your action cards. You take three, keep one and pass two to the left; so what you do not want, your neighbour may.
notre_dame-lesson-persons = The persons of this round. At its end you may pay one coin for the favour of one of them. The rats drawn on them come to everyone.
notre_dame-lesson-rats = Your rat. It moves on by the rats of the round; every piece in your hospital holds one back. If it has to go past nine, you lose two prestige and a cube of your strongest sector.
notre_dame-lesson-plague = The plague has come. It was the same for all; the hospital and the Doctor soften it.
notre_dame-lesson-cube_lost = { $name } could not stop the rats and has lost a cube. Keep your rat away from nine before a round with many rats.
notre_dame-lesson-donated = { $name } has donated to Notre Dame. At the end of the stage all cubes there share prestige.
notre_dame-lesson-cathedral = The stage is over: the cubes in Notre Dame have shared their prestige and go home.
notre_dame-lesson-message = { $name } has fetched a message. Each is worth something; you may take a colour again only when you have all of them.
notre_dame-lesson-bribed = { $name } has bribed a person. Several players may have the same favour.

carrara-buy = Buy bricks, build, or score. Buying turns the wheel first: what lies in the next segment gets cheaper.
carrara-take = Buy bricks of one single segment. White is dear but fits every city; black fits only Lérici.
carrara-build = Choose a building and a city. Fine cities want fine bricks, and pay more when they are scored.
carrara-score = Scoring costs one of your six markers. You can score a kind once; a city is scored by one player only, the first who does.
carrara-purchase = You may buy one object for ten coins, or finish your turn.
carrara-announce = You meet all conditions: announce the end for 5 points, or go on and collect more.

carrara-lesson-goal = Buy marble while it is cheap, build, and score at the right moment. Nothing you build brings anything until you score it: coins or points.
carrara-lesson-quarry = The wheel with the bricks. Whenever a player buys, it turns by one segment first, and what lies on it becomes cheaper. Waiting saves money, but others buy too.
carrara-lesson-display = The buildings on offer. The number is the cost, in bricks of a colour that the city takes.
carrara-lesson-cities = Your cities. The left ones take only fine bricks and pay much, Lérici takes all and pays little. A scored building pays its cost times the value of its city, in points or in coins.
carrara-lesson-types = The kinds of buildings. Each can be scored once by you: all your buildings of that kind, wherever they stand.
carrara-lesson-conditions = The three conditions of this game. A player who meets all of them may announce the end for 5 points. The same cards say what counts in the final scoring.
carrara-lesson-built = { $name } has built. A new building takes the free place at once, so look again at what is on offer.
carrara-lesson-scored = { $name } has scored. Every building that was scored also brought an object. Objects count for the conditions of the end and in the final scoring.
carrara-lesson-scored_city = { $name } has scored a city: no other player can score it any more. That is a race.
carrara-lesson-announced = { $name } has announced the end: the round is played to its end, then comes the final scoring.

la_citta-castle = Place a castle. Farmland beside it feeds your city; quarries need mountains nearby, fountains water.
la_citta-gold = In each round play one card: an action card of your own, or one of the seven open ones. Watch your food: every citizen eats.
la_citta-build = A new building needs a free citizen. A city of five citizens needs a market to grow on, a city of eight also a fountain or bath house.
la_citta-card = Cards of the display cost gold and are carried out at once. The city with most of what the people want gets citizens from its neighbours.
la_citta-found = A new city needs room around it, and a free citizen of another city who goes there.
la_citta-migrate = Choose which wish of the people this city is compared by. Only cities close by count.
la_citta-demolish = There are fewer citizens than buildings: take down what you miss least, from the outside inwards.
la_citta-starve = There is not enough food. Choose the city a citizen leaves; hunger also costs a card next year.

la_citta-lesson-goal = Six years, two small cities: every citizen you have at the end is a point, and a city with culture, education and health 3 more. Cities grow by themselves, as long as there is room and food.
la_citta-lesson-map = The map. Farmland feeds, mountains give gold to quarries, fountains need water. New buildings lie beside a city of yours.
la_citta-lesson-people = The voice of the people: culture, education or health. What lies there most often is what citizens want this year. Three cards stay hidden until its end.
la_citta-lesson-politics = Political cards. In each of five rounds you play one card: one of these, or an action card of your own.
la_citta-lesson-tools = Your three action cards of this year: take two gold, build a small building for nothing, or found a city.
la_citta-lesson-towns = Your cities: citizens, how many they can hold, food, and what they offer.
la_citta-lesson-people_spoke = The people have spoken: this wish counts now. Neighbouring cities of different owners are compared by it.
la_citta-lesson-migrated = A city of { $name } offered more and drew citizens from its neighbours. Cities with one or two empty cells between them compete.
la_citta-lesson-hungry = { $name } had too little food: citizens leave, and hunger costs an action card next year. Build farms in time.
la_citta-lesson-hungry_me = You had too little food: citizens leave, and next year you have one action card less. In the last year hunger costs 5 points. Watch food before you grow.
la_citta-lesson-grew = A new year: every city got a citizen, unless it was full. Five citizens need a market place to grow on.
la_citta-lesson-founded = { $name } has founded a city. A new city grows as fast as an old one, but it needs room.
