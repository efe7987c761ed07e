# Texts of the site.

## Everywhere
skip = Skip to the content
nav = Main navigation
home = To the home page
close = Close
loading = The table is being laid…
you = you
bot = bot
away = away
theme-light = Light colours
theme-dark = Dark colours
error-unreachable = The server cannot be reached. Check your connection and try again.
error-status = The server answered with an error ({ $status }).
missing-title = Nothing lies here
gone-title = This table can no longer be played
missing-text = This page or table does not exist. Perhaps the link is incomplete.
guest-names = Lorenzo, Lucrezia, Cosimo, Caterina, Niccolò, Simonetta, Piero, Fiammetta, Sandro, Isabella, Donato, Vittoria

## Words of more than one game
word-gold = gold
word-points = points
word-hand = cards in hand
word-districts = districts
word-crown = has the crown
word-cubes = cubes in the own supply
word-rats = rats
word-bricks = bricks
word-buildings = buildings
word-food = food / citizens
word-cardinals = cardinals
word-camerlengo = is Camerlengo

## Home
home-title = Five games, one table
home-lead = Power, plague, marble, hunger and white smoke. Play at once against the house, or send a friend the link.
home-games = Games
home-mine = My tables
home-open = Open tables
home-open-none = Nobody is waiting at the moment. Set up a table and send the link to your friends.
home-continue = Go on with { $game }
home-continue-turn = Your turn in { $game }
announcement-hide = Hide the announcement
home-online = { $count ->
    [one] One visitor is here.
   *[other] { $count } visitors are here.
}
seats-range = { $min }–{ $max }
minutes-range = { $min }–{ $max } min
play-now = Play now
play-now-game = Play { $game } now against bots
set-up = Set up a table
set-up-game = Set up a table of { $game }
status-waiting = waiting for players
status-playing = being played
status-finished = finished
seats-free = { $open } of { $seats } seats free
your-turn = Your turn

## Setting up a table
yes = yes
no = no
setup-players = Players
setup-seat = Seat { $number }
setup-me = Me, on this device
setup-open = Somebody who gets the link
setup-bot = Bot: { $bot }
setup-all-bots = Bots on all other seats
setup-all-people = People on all other seats
setup-hotseat = Several of you play on this device: it is handed over, and nobody sees the cards of another.
setup-looking-on = You look on: no seat is yours.
setup-rules = Rules
setup-preset = Set-up
setup-preset-none = The usual game
setup-as-preset = as in the set-up
setup-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
setup-table = Table
setup-listed = Show it among the open tables
setup-hints = Allow hints
setup-clock = Time to think
setup-clock-none = as long as you like
setup-clock-fast = quick: 20 seconds a move, 5 minutes in reserve
setup-clock-normal = an evening: 45 seconds a move, 15 minutes in reserve
setup-clock-days = by turns over days: 3 days a move
setup-password = Password to sit down (may stay empty)
setup-problems = This cannot be dealt:
setup-start = Deal
setup-make = Open the table
setup-then = { $count ->
    [one] Then you get a link for the free seat.
   *[other] Then you get a link for the { $count } free seats.
}

## Waiting room
invite-qr = QR code of the link
waiting-room = Waiting room
waiting-host = The host will start the game.
seat-open = Free seat
sit-here = Sit here
stand-up = Get up
start = Deal
start-fill = { $count ->
    [one] Deal, with a bot on the free seat
   *[other] Deal, with bots on the { $count } free seats
}
invite = Invite
invite-text = Whoever has this link can sit down or look on.
invite-link = Link to this table
copy-link = Copy the link
link-copied = The link is copied.

## At the table
plates = Players
is-thinking = is thinking
action-bar = Your decision
choices = Choices
choices-filter = Search in the choices
choices-none = No choice contains that.
chip-remove = Take out: { $what }
take-apart = Start over
skip-events = Skip
undo = Take back
undo-key = Take back your last action (u)
waiting-for = Waiting for { $names }.
connection-lost = The connection is lost. Your game is safe; we keep trying.
connection-retry = Try now
link-connecting = connecting…
link-open = connected
link-lost = connection lost
link-refused = refused
log = Log
chat = Chat
log-and-chat = Log and chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
settings = Settings
menu = Menu
keys = Keys
board-plain = Plain board
board-drawn = Drawn board
plain-common = On the table
rule-paragraph = Rules { $rule }
turn-title = Your turn
since-you-acted = { $count ->
    [one] Since you acted: one event
   *[other] Since you acted: { $count } events
}
since-short = { $count } new
log-earlier = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
since-watch = Watch again
rewind-here = Look at the table after action { $at }
rewind-at = You are looking at the table after action { $at }.
rewind-now = Back to now
step-back = One action back
step-on = One action on
confirm-title = Are you sure?
confirm-text = Once you decide, it may not be possible to take it back.
confirm-yes = Do it
confirm-no = Let me think

## Keys
key-choice = take a choice of the action bar
key-enter = confirm the choice you have put together
key-escape = take your choice apart, or return to now
key-undo = take back your last action
key-inspect = explain the card or piece under the focus
key-flush = skip the animations
key-rewind = look one action back or on
key-now = back to now
key-board = drawn board or plain board
key-log = log
key-chat = chat
key-rules = the rules
key-settings = settings
key-keys = this list
key-tab = from piece to piece

## Settings
setting-lang = Language
setting-theme = Colours
setting-theme-system = as the device
setting-theme-light = light
setting-theme-dark = dark
setting-speed = Animations
setting-speed-instant = none
setting-speed-normal = normal
setting-speed-slow = slow, for reading along
setting-turn-sound = A bell when it is my turn
setting-notifications = A notification when it is my turn and I am elsewhere
setting-notifications-refused = Your browser does not allow notifications for this site.
setting-confirm = Ask before decisions that cannot be taken back
setting-coach = Coach: explain the first decision of each kind
setting-plain = Plain board: lists instead of drawings, good for screen readers

## Result
game-over = The game is over.
result-you-win = You win!
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-rank = Rank
result-player = Player
result-total = Total
result-close = Look at the board
record = Download the record

## Account
history = My games
history-finished = Finished games
history-none = No finished games yet.
account = Account
account-not-here = This house knows guests only.
account-create = Make an account
account-create-text = Your name becomes yours alone, and everything you have played stays. Without an account you can play too.
account-created = Your account is made. Nothing was lost.
account-name = Name
account-password = Password
login = Log in
logged-in = You are logged in.
logout = Log out
logged-out = You are logged out.
account-yes = This name is yours alone.
account-guest = You play as a guest on this device.
account-profile = My public page
account-rename = Change the name
account-renamed = The name is changed.
account-new-password = Change the password
account-old = Password until now
account-fresh = New password
account-password-changed = The password is changed.
account-notices = When it is my turn
account-notices-text = Only while you do not look at the table. A notice tells which game waits for you and where, nothing more.
account-mail = Mail address
account-webhook = Web address that is called (webhook)
account-tell-turn = Tell me of every turn
account-tell-digest = One mail a day instead of one for every turn
account-code = The code that was mailed to { $address }
account-code-sent = A code is on its way to your mail address.
account-confirm = Confirm the address
account-mail-confirmed = The address is confirmed.
account-secret = Calls are signed (HMAC-SHA-256) with:
account-trial = Send a trial notice
account-sessions = Where you are logged in
account-seen = last seen { $when }
account-this = this device
account-end = End
account-unknown-agent = Unknown device
account-data = My data
account-data-text = Everything the house knows about you, as one file; or gone for good.
account-export = Download my data
account-delete = Delete everything
account-delete-text = Your name disappears from this house, your tables are left. This cannot be undone.
account-deleted = You are forgotten.
keep = Keep
kept = Kept.

## Profile
profile-since = Here since { $day }
profile-ratings = Ratings
profile-game = Game
profile-rating = Rating
profile-games = Games
profile-firsts = Won
profile-none = No rated games yet.
profile-result = : place { $rank } of { $seats }, { $total } points

## Admin
admin = House keeping
admin-announcement = Announcement on the home page
admin-users = Users
admin-tables = Tables
admin-since = Since
admin-seen = Last seen

## About
about = About Signoria
about-what = Signoria is the home of five board games: Machiavelli, Notre Dame, The Palaces of Carrara, La Città and Habemus Papam, with their complete rules. It is free software; anybody can host it.
about-fair = Chance is fair and can be checked: before the deal the house publishes the fingerprint of the seed, afterwards the seed itself. What you may not know never leaves the server.
about-credits = Credits
about-icons = Icons:
about-fonts = Typefaces:
about-software = Software:
about-licence = Licence
about-licence-text = The program, its texts and drawings: MIT or Apache-2.0, as you like.
about-names = Names of games belong to their publishers. Signoria is not connected with them; rules are told in our own words.

## Several people on one device
handover-title = { $name }, seat { $number }
handover-text = Hand over the device. Nothing is shown until you say that you are there.
handover-ready = Here I am

## Rules and coach
rules = Rules
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-cards = Cards and pieces
rules-nothing = Nothing in the rules speaks of that.
coach = Coach
coach-got-it = Got it
coach-hide = Hide the coach

## Replay
replay = Replay
replay-seat = Seen by
replay-at = Action
replay-first = To the beginning
replay-last = To the end
replay-run = Let it run
replay-pause = Stop
replay-link = Link to this moment
spectator = a spectator
to-table = To the table
rematch = Play again
result-breakdown = Where the points come from
chart-label = Points over the game

## Notes, hints, clocks and people who are away
notes = Notes
notes-empty = Only you can read this.
hint = Hint
hint-chance = Chance to win
hint-thinking = A bot is thinking about it…
hint-text = How often a bot that plays on from here would win.
key-notes = notes
key-hint = hint
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-left = Time left: { $time }
is-away = { $name } is away.
let-bot-play = Let a bot play on
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
undo-ask = Ask the others to take back my last action
undo-wish = { $count ->
    [one] { $name } would like to take back one action.
   *[other] { $name } would like to take back { $count } actions.
}
undo-agree = Agree
undo-disagree = Refuse

## Fields of the plain board
field-action = action card
field-action_cards = action cards
field-active = on turn
field-announced_by = end announced by
field-attraction = culture, education, health
field-bag = in the bag
field-bank = bank
field-beautified = beautified
field-bewitched = bewitched
field-bid = bid
field-black_smoke = black smoke
field-bonus_food = extra food
field-borough = borough
field-bribed = bribed
field-bricks = bricks
field-brown = persons still to come
field-building = building
field-buildings = buildings
field-builds = built this turn
field-called = rank called
field-camerlengo = Camerlengo
field-card = card
field-cardinal = cardinal
field-cards = cards
field-carriage = carriage
field-cast = characters in play
field-castle = castle at
field-castles = castles left
field-cathedral = on Notre Dame
field-cell = cell
field-characters = characters
field-cities = cities
field-citizens = citizens
field-city = city
field-city_scored_by = city scored by
field-coins = coins
field-colour = colour
field-coloured = coloured cards
field-colours = colours
field-complete = city complete
field-completed = completed as number
field-conditions = end conditions
field-crown = crown
field-cubes = cubes
field-deck = deck
field-decks = decks
field-discard = discard pile
field-discarded = laid away
field-discards = discard piles
field-display = display
field-drawn = drawn
field-ending = last round
field-expansion = expansion
field-extra = extra
field-face_up = open in the middle
field-felipe = Felipe IV
field-field = on the field
field-fields_scored = fields scored
field-finals = final scoring
field-first = first
field-food = food
field-founded = founded
field-free = free citizens
field-friend = trusted friend in
field-full = complete
field-gems = gems
field-general = in the general supply
field-gold = gold
field-goods = goods
field-great = large buildings
field-grey = persons of the later stages
field-hand = hand
field-has_discarded = has laid a mission away
field-have = has
field-hungry_at_the_end = hunger at the end
field-known = known
field-known_missions = known missions
field-last_round = last round
field-layout = tiles
field-limit = limit
field-louis = Louis XIV
field-marks = marks
field-mazarin = Mazarin
field-messages = messages
field-missions = missions
field-murdered = murdered
field-museum = in the museum
field-need = needs
field-objects = objects
field-offer = offer
field-open = open persons
field-order = order
field-own = own supply
field-owner = owner
field-paid = paid
field-passes = passes
field-penalty = penalty
field-persons = persons
field-picked = picked
field-pile = pile
field-plague = plague value
field-played = played
field-ploys = action cards
field-points = points
field-political = political card
field-politics = politics cards
field-powers = powers
field-preferences = preferences
field-prestige = prestige
field-price = price
field-prospects = prospects
field-rat = rats
field-rats = rats per round
field-robbed = robbed
field-round = round
field-seat = seat
field-selection = choice of characters
field-setup = set-up
field-shown = shown
field-silent = did not answer
field-size = number
field-spent = spent
field-spoken = the people have spoken
field-squadrone = Squadrone Volante
field-stage = stage
field-start = starting player
field-stock = stock
field-supply = supply
field-tax = tax
field-threats = threats
field-threshold = districts to complete a city
field-tiles = tiles
field-tokens = tokens
field-turn = turn
field-turns = turns
field-types_scored = types scored
field-undealt = not dealt
field-uniques = unique districts
field-upgrades = upgrades
field-values = values
field-voices = voice of the people
field-vp = victory points
field-warrants = warrants
field-wheel = wheel
field-white_smoke = white smoke
field-who = acts as
field-year = year
