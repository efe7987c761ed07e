# What the coach says at the first decision of each kind. Keys: game, kind of action.

machiavelli-pick = Choose a character in secret. Low ranks act first, and what a character can do counts for this round only.
machiavelli-take_gold = Every turn has an income: two gold, or two cards of which you keep one. Your ability may come before or after it.
machiavelli-keep = Keep one of the cards you have drawn. A city wants five colours, but it wants cheap districts too.
machiavelli-build = Pay the price of a district to lay it into your city. The first complete city ends the game with this round.
machiavelli-kill = Name a character, not a player: whoever holds it loses the turn. Think of what others need now.
machiavelli-rob = Name a character: when it is called, all its gold is yours.
machiavelli-destroy = You may pay to destroy a district of another city, for one gold less than its price.

habemus_papam-bid = Tap up to three gems, then bid. More gems go first, and all of them are gone afterwards.
habemus_papam-take = Take one card of the offer. Cardinals are votes; the Camerlengo card brings new gems and wins ties.
habemus_papam-play = You may play an action card, or keep it. All cards are turned over together.
habemus_papam-discard = Lay one of your two missions away, for good. Keep the one that fits the cardinals before you.

notre_dame-keep = Keep one card; the others go to your left neighbour. At the end you have three and play two of them.
notre_dame-play = Play a card: a cube goes into its sector. The more pieces stand there, the more it brings.
notre_dame-friend = Your friend walks to another sector and works there like a cube.
notre_dame-donate = The more you donate, the better: 1, 3 or 6 points. Your cube also shares in the pool of the cathedral.
notre_dame-drive = Drive to a market and fetch its message. You need one of each colour before you may take a colour again.
notre_dame-bribe = For one coin you get the favour of one person. Look at the rats: they come to everybody, bribed or not.

carrara-buy = Buy bricks, build, or score. Buying turns the wheel first: what lies in the next segment gets cheaper.
carrara-take = Buy bricks of one single segment. White is dear but fits every city; black fits only Lérici.
carrara-build = Choose a building and a city. Fine cities want fine bricks, and pay more when they are scored.
carrara-score = Scoring costs one of your six markers. A kind you can score once, a city only whoever comes first.
carrara-purchase = You may buy one object for ten coins, or finish your turn.
carrara-announce = You meet all conditions: announce the end for 5 points, or go on and collect more.

la_citta-castle = Place a castle. Farmland beside it feeds your city; quarries need mountains nearby, fountains water.
la_citta-gold = In each round play one card: an action card of your own, or one of the seven open ones. Watch your food: every citizen eats.
la_citta-build = A new building needs a free citizen. A city of five citizens needs a market to grow on, a city of eight also a fountain or bath house.
la_citta-card = Cards of the display cost gold and are carried out at once. Who has most of what the people want gets citizens from the neighbours.
la_citta-found = A new city needs room around it, and a free citizen of another city who goes there.
la_citta-migrate = Choose which wish of the people this city is compared by. Only cities close by count.
la_citta-demolish = There are fewer citizens than buildings: take down what you miss least, from the outside inwards.
la_citta-starve = There is not enough food. Choose the city a citizen leaves; hunger also costs a card next year.
