# Texts of the site.

## Everywhere
skip = Skip to the content
nav = Main navigation
home = Home
close = Close
loading = Loading table…
you = you
bot = bot
away = away
theme-light = Light theme
theme-dark = Dark theme
error-unreachable = The server cannot be reached. Check your connection and try again.
error-status = The server answered with an error ({ $status }).
missing-title = Page not found
signed-out-title = You are signed out
signed-out-text = Your session has ended. Sign in again to go on playing.
gone-title = This table can no longer be played
missing-text = This page or table does not exist. Perhaps the link is incomplete.

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
home-title = Five board games, free to play
home-lead = Play in your browser, at once against bots, or with friends by sending them a link. No account needed.
known-as-machiavelli = Citadels
home-games = Games
home-mine = My tables
home-open = Open tables
home-open-none = No open tables. Create one and invite your friends.
home-open-more = Show more tables
home-continue = Resume { $game }
home-continue-turn = Your turn in { $game }
announcement-hide = Hide the announcement
home-online = { $count ->
    [one] One visitor online
   *[other] { $count } visitors online
}
seats-range = { $min }–{ $max }
minutes-range = { $min }–{ $max } min
minutes-about = { $min } min
table-picture = A table of { $game }
play-now = Play now
play-now-game = Play { $game } now against bots
set-up = Create table
set-up-game = Create a table of { $game }
status-waiting = waiting for players
status-playing = in progress
status-finished = finished
seats-free = { $open } of { $seats } seats free
your-turn = Your turn

## Setting up a table
yes = yes
no = no
setup-players = Players
setup-seat = Seat { $number }
setup-me = Me, on this device
setup-open = Open seat (invite by link)
setup-bot = Bot: { $bot }
setup-all-bots = Bots on all other seats
setup-all-people = People on all other seats
setup-hotseat = Hot seat: pass the device between turns. Your cards stay hidden from the others.
setup-looking-on = You are a spectator: you have no seat.
setup-rules = Rules
setup-preset = Setup
setup-preset-none = Standard game
setup-as-preset = as in the setup
setup-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
setup-table = Table
setup-listed = List this table publicly
setup-hints = Allow hints
setup-clock = Time control
setup-clock-none = unlimited
setup-clock-fast = fast: 20 s per move + 5 min reserve
setup-clock-normal = normal: 45 s per move + 15 min reserve
setup-clock-days = correspondence: 3 days per move
setup-spectators = Spectators
setup-spectators-public = see only what lies open
setup-spectators-all = see all hands { $minutes } min and a round later (not rated)
setup-password = Password to join (optional)
setup-problems = This game can't start:
setup-start = Start game
setup-make = Create table
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
stand-up = Leave seat
start = Start game
start-fill = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with bots on the { $count } free seats
}
invite = Invite
invite-text = Anyone with this link can join or watch.
invite-text-password = People with this link can watch; to join they need the password.
invite-link = Link to this table
copy-link = Copy link
link-copied = Link copied.

## At the table
plates = Players
is-thinking = is thinking
action-bar = Your decision
choices = Choices
choices-filter = Search choices
choices-none = No matching choices.
chip-remove = Remove { $what }
take-apart = Start over
skip-events = Skip
hit-title = This costs you something
hit-go-on = Go on
undo = Undo
undo-key = Undo your last action (u)
waiting-for = Waiting for { $names }.
connection-lost = Connection lost. Your game is saved; reconnecting…
connection-retry = Reconnect now
link-connecting = connecting…
link-open = connected
link-lost = connection lost
link-refused = refused
log = Log
chat = Chat
log-and-chat = Log and chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
settings = Settings
menu = Menu
keys = Keyboard shortcuts
board-plain = List view
board-drawn = Board view
plain-common = The table
rule-paragraph = Rules { $rule }
provenance = What is reconstructed
provenance-reconstructed = Reconstructed: { $text }
provenance-reading = One reading of the rulebook: { $text }
provenance-host = Entered by the host from the box; it was reconstructed: { $text }
host-values = This table plays values that the host entered from the box. The rules page says which.
turn-title = Your turn
since-you-acted = { $count ->
    [one] One event since your last move
   *[other] { $count } events since your last move
}
since-short = { $count } new
log-earlier = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
since-watch = Watch again
rewind-here = View the game at move { $at }
rewind-at = Viewing move { $at }.
replay-beat = Step { $beat } of { $beats }
rewind-at-beat = Viewing move { $at }, step { $beat } of { $beats }.
rewind-now = Back to the live game
step-back = One move back
step-on = One move forward
confirm-title = Are you sure?
confirm-text = You may not be able to undo this.
confirm-reveals = After it you cannot take back this move or the ones before it. You are asked once for each kind of action.
proposed = Confirm with the button, or pick something else.
proposed-final = Confirm it, or pick something else. You cannot take it back.
reveals = Reveals something: you cannot take it back.
confirm-yes = Confirm
confirm-no = Cancel

## Keys
key-choice = pick a choice from the action bar
key-enter = confirm your selection
key-escape = clear your selection, or return to the live game
key-undo = undo your last action
key-inspect = explain the focused card or piece
key-flush = skip to now
key-rewind = one step back or forward
key-now = back to the live game
key-board = board view or list view
key-log = log
key-chat = chat
key-rules = the rules
key-settings = settings
key-keys = this list
key-tab = move from piece to piece

## Settings
setting-lang = Language
setting-theme = Theme
setting-theme-system = system
setting-theme-light = light
setting-theme-dark = dark
setting-speed = Animations
setting-speed-instant = none
setting-speed-normal = normal
setting-speed-slow = slow
setting-turn-sound = Play a sound when it's my turn
setting-notifications = Notify me when it's my turn and I am on another page
setting-notifications-refused = Your browser does not allow notifications for this site.
setting-confirm = Confirm moves that can't be undone
setting-confirm-early = What reveals something, in my first ten games of a kind
setting-confirm-always = Always
setting-confirm-never = Never
setting-coach = Coach: explain the first decision of each kind
setting-plain = List view: text instead of drawings, for screen readers

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
result-close = View the board
record = Download record

## Account
history = My games
history-finished = Finished games
history-none = No finished games yet.
account = Account
account-not-here = This server has no accounts; you play as a guest.
account-create = Create account
account-create-text = Reserve your name and keep your games. You can also play without an account.
account-created = Account created. Your games were kept.
account-name = Name
account-password = Password
login = Log in
logged-in = You are logged in.
logout = Log out
logged-out = You are logged out.
account-yes = You are registered under this name.
account-guest = You play as a guest on this device.
account-profile = My public profile
account-rename = Change name
account-renamed = Name changed.
account-new-password = Change password
account-old = Current password
account-fresh = New password
account-password-changed = Password changed.
account-notices = When it is my turn
account-notices-text = Sent only while you are away from the table. A notification names the game and links to it.
account-mail = E-mail address
account-webhook = Webhook URL
account-tell-turn = Notify me of every turn
account-tell-digest = One e-mail a day instead of one per turn
account-code = Code sent to { $address }
account-code-sent = A code was sent to your e-mail address.
account-confirm = Confirm address
account-mail-confirmed = Address confirmed.
account-secret = Requests are signed (HMAC-SHA-256) with:
account-trial = Send a test notification
account-sessions = Where you are logged in
account-seen = last seen { $when }
account-this = this device
account-end = End
account-unknown-agent = Unknown device
account-data = My data
account-data-text = Download everything this server stores about you, or delete it permanently.
account-export = Download my data
account-delete = Delete account
account-delete-text = Your name is removed and you leave your tables. This can't be undone.
account-deleted = Account deleted.
keep = Save
kept = Saved.

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
admin = Administration
admin-announcement = Announcement on the home page
admin-users = Users
admin-tables = Tables
admin-since = Since
admin-seen = Last seen
admin-acts = Actions
admin-banned = banned
admin-act-ban = Ban
admin-act-unban = Lift ban
admin-act-grant = Make administrator
admin-act-revoke = Remove administrator
admin-act-end_sessions = Log out everywhere
admin-act-reset_password = Reset password
admin-act-remove_table = Remove table
admin-act-prune = Remove old tables of guests
admin-sure-ban = The user is logged out and can no longer log in or play.
admin-sure-unban = The user can log in and play again.
admin-sure-grant = The user can do everything that you can do here.
admin-sure-revoke = The user loses all rights of an administrator.
admin-sure-end_sessions = All devices of the user are logged out.
admin-sure-reset_password = You get a link that works once. Give it to the user, who chooses a new password with it.
admin-sure-remove_table = The table and its game are deleted for all players. This can't be undone.
admin-sure-prune = Finished tables of guests that are older are deleted. This can't be undone.
admin-prune-text = Finished games in which only guests played, and which have not changed for this long.
admin-prune-days = Days
admin-days = { $count ->
    [one] one day
   *[other] { $count } days
}
admin-done = { $count ->
    [0] Done.
    [one] Done: one table removed.
   *[other] Done: { $count } tables removed.
}
admin-removed = { $count ->
    [one] one table
   *[other] { $count } tables
}
admin-link = Send this link to the user. It works once and expires after a day.
admin-nodes = Servers
admin-nodes-address = Address
admin-nodes-tables = Tables
admin-nodes-state = State
admin-nodes-own = (answers you)
admin-node-alive = serves
admin-node-draining = shuts down
admin-node-dead = silent for { $seconds } s
admin-log = Log of administration
admin-log-when = When
admin-log-who = By
admin-log-what = Action
admin-log-whom = User or table
admin-source-user = administrator
admin-source-terminal = the host, from the terminal
admin-source-server = the server
reset-title = Choose a new password
reset-text = Afterwards you are logged in on this device and logged out everywhere else.

## About
new-version = There is a new version of the site: reload the page.
privacy = Privacy
privacy-operator = Who runs this server
privacy-operator-unknown = The host of this server has not said who they are.
privacy-stored = What is stored
privacy-guests = Guests: the name they use, when they came, and a session on this device.
privacy-accounts = Accounts: name, password (only as a hash), results and ratings, notes, and what you enter for notifications.
privacy-games = Games: seats, moves and chat. Anyone with the link of a table can look at it.
privacy-addresses = Network addresses: used in memory to limit abuse, not stored and not logged.
privacy-cookie = One cookie, to recognize you. Your settings stay in this browser.
privacy-others = Nothing is loaded from other sites, and nothing is passed on, except the notifications you set up yourself.
privacy-how-long = For how long
privacy-sessions = Sessions end after { $days } days without use.
privacy-guest-tables = Finished tables of guests are deleted after { $days } days.
privacy-guest-tables-kept = Finished tables are kept.
privacy-delete = You can download or delete what is stored about you:
account-invite = Code of the host
account-closed = This server takes no new accounts. You can play as a guest.
admin-more = Show more
about = About Signoria
about-what = Signoria is the home of five board games: Machiavelli, Notre Dame, The Palaces of Carrara, La Città and Habemus Papam, with their complete rules. It is free software; anyone can host it.
about-fair = Shuffles are verifiable: the server publishes a hash of the seed before the game and the seed afterwards. Hidden information never leaves the server.
about-credits = Credits
about-icons = Icons:
about-fonts = Typefaces:
about-software = Software:
about-all-licences = Licences of all software in this program
about-licence = Licence
about-licence-text = The program, its texts and drawings: MIT or Apache-2.0, at your option.
about-names = Names of games belong to their publishers. Signoria is not connected with them; rules are told in our own words.

## Several people on one device
handover-title = { $name }, seat { $number }
handover-text = Pass the device. Cards stay hidden until you continue.
handover-ready = I'm ready

## Rules and coach
rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-cards = Cards and pieces
rules-nothing = No results in the rules.
rules-example = How a game was scored
rules-example-text = The result of a real game between four bots, source by source. The rules above explain each line.
rules-source = Points for
rules-player = Player { $number }
rules-board = The board in the middle of a game, with numbers at its parts
rules-options = Options of a table
rules-print = Print
coach = Coach
coach-got-it = Got it
coach-hide = Hide the coach
learn = Learn to play
learn-game = Learn to play { $game }
lesson-next = Next ({ $left } more)
lesson-advice = I would choose: { $choice } ({ $chance } % to win)
lesson-only = Only this is possible now: { $choice }
lesson-do = Do it
lesson-ask = Ask the coach
decided = What decided this game
decided-more = { $source }: you have { $points } more than { $name }
decided-less = { $source }: { $name } has { $points } more than you

## Replay
replay = Replay
replay-seat = Seen by
replay-at = Move
replay-first = First move
replay-last = Last move
replay-run = Play
replay-pause = Pause
replay-link = Link to this move
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
hint-thinking = Calculating…
hint-text = Estimated win chance if a bot plays on from here.
key-notes = notes
key-hint = hint
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-left = Time left: { $time }
is-away = { $name } is away.
let-bot-play = Let a bot take over
chat-silence = Mute { $name } at this table
chat-unsilence = Let { $name } write again
chat-everyone = Spectators may write in the chat
remove = Remove
remove-text = Remove { $name } and block them from this table
blocked-user = { $name } is blocked from this table.
unblock = Unblock
let-bot-play-in = A bot can take over in { $time }.
spectators-all = spectators see all hands later
spectators-all-text = Spectators see what every player saw, at least { $minutes } minutes and a whole round later. This game is not rated.
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
leave-game = Leave the game
leave-game-text = A bot plays on for you. You can take your seat back while the game runs.
leave-game-rated = A bot plays on for you. In a rated game, players who have left are placed below those who stay.
leave-game-stay = Keep playing
undo-ask = Ask to undo my last action
undo-wish = { $count ->
    [one] { $name } asks to undo one action.
   *[other] { $name } asks to undo { $count } actions.
}
undo-agree = Agree
undo-disagree = Decline

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

## Facts about tables, seats and results
hint-off = Hints are switched off at this table.
hint-later = Hints are given when it is your turn.
bot-level = bot: { $level }
bot-stands-in = a bot plays for this player
join-password = Password of this table
facts = About this table
facts-no-clock = no time limit
facts-live = { $seconds } s a move, { $minutes } min in reserve
facts-password = password
facts-hints = hints allowed
facts-unlisted = by invitation
options-none = none
seats-full = all seats taken
result-bot-wins = A bot wins on your seat
history-result = place { $rank } of { $seats } · { $total } { $total ->
    [one] point
   *[other] points
}
key-piece = go to the first thing you can pick
facts-days = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}

# Asking what something means.
explain-act = Click: { $act }
explain-act-touch = Tap: { $act }
explain-more = More about this
explain-ask = What is this? (i)
explain-asking = Tap or click anything you want explained.
explain-first = Point at any card, piece or number to see what it does. A click plays it.
explain-first-touch = Hold a finger on any card, piece or number to see what it does, or press ⓘ first. A tap plays it.
why-past = You are looking at an earlier moment.
why-watching = You are watching this game.
why-story = Something is still being shown. Your turn comes after it.
why-waiting = Not now: waiting for { $names }.
why-other = First: { $question } What you can pick now is lit.

# A player's plate.
player-open = { $name }: what they have and did
player-here = A person, at the table
player-away = A person, not connected
player-clock = Time left:
player-has = What lies open
player-last = Last actions
player-nothing = Nothing yet.
points-now = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
