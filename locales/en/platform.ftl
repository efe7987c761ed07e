# Sentences of the platform, shared by all games.

## Lists
list-last = { $head } and { $last }
list-empty = nothing

## Set-up
problem-seats = This game seats { $min } to { $max } players, not { $seats }.
problem-rules = Rules version { $found } is unknown: this program plays versions 1 to { $supported }.
problem-unknown_preset = Unknown preset “{ $name }”. Available: { $known }.
problem-unknown_option = Unknown option “{ $name }”. Available: { $known }.
problem-option_value = Option { $name } cannot be “{ $value }”; it can be { $allowed }.
allowed-flag = true or false
allowed-number = { $min } to { $max }
allowed-choice = one of { $of }
allowed-several = { $min } to { $max } of { $of }
allowed-numbers = { $count } numbers from { $min } to { $max }, separated by commas
problem-options = The options cannot be read: { $detail }.
problem-data_game = There is no game “{ $name }” with values of a host. Known: { $known }.
problem-data_name = There is no value “{ $name }”. Known: { $known }.
problem-data_value = { $name }: { $detail }.
problem-data_of_host = Only the host of the server can replace values of the game, with a file.

## Refusals
why-not_a_choice = That is not among your choices now.

## At the table
turn-of = It is { $seat }'s turn.
    .you = It is your turn.
waiting-for = Waiting for { $seats }.

## The program
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options

cli-main = Five strategy board games: host them, play them, simulate them.
cli-main-more =
    Examples:
      signoria                                host the games in the browser
      signoria games                          what can be played
      signoria play habemus_papam             play against the program
      signoria simulate habemus_papam -n 10000  let the program play against itself

    Every command explains itself: signoria play --help
cli-play = Play a game at this keyboard, line by line.
cli-play-more =
    Answer with the number of a choice, its notation, or a part of its text to search for.
    Type ? during the game for the other commands (undo, why, log, table, quit).

    Examples:
      signoria play habemus_papam
      signoria play habemus_papam --players 3 --name Anna
      signoria play habemus_papam --seats 1,2 --name Anna --name Bruno   two people take turns
      signoria play habemus_papam --out evening.json    keeps the record after every decision
      signoria play --resume evening.json               goes on another day
cli-games = List the games with their players, options and presets.
cli-games-more =
    Examples:
      signoria games
      signoria games habemus_papam
      signoria games --json
cli-simulate = Simulate many games between bots and print statistics.
cli-simulate-more =
    The same seed gives the same games, whatever the number of threads. Game number K of a
    simulation from seed S can be looked at with: signoria record GAME --seed S+K-1

    Examples:
      signoria simulate habemus_papam --players 4 --games 100000
      signoria simulate habemus_papam --seed 7 --threads 1 --json
cli-record = Play one game between bots and write its record.
cli-record-more =
    Examples:
      signoria record habemus_papam --players 3 --seed 42 --out game.json
      signoria show game.json
cli-verify = Replay records and check every entry, checkpoint and result.
cli-verify-more =
    Exit code 0 if every record is valid, 1 if one diverges, 2 if a file is not a record.

    Example:
      signoria verify games/*.json
cli-show = Print a record: what happened, and the table.
cli-show-more =
    Examples:
      signoria show game.json
      signoria show game.json --at 20 --seat 2    what seat 2 knew after 20 actions
cli-bench = Measure random play on one thread.
cli-bench-more =
    Without --players: the smallest, the usual and the largest table of each game.

    Examples:
      signoria bench
      signoria bench habemus_papam --players 4 --seconds 5 --json
      signoria bench machiavelli --players 4 --mcts --seconds 20
cli-perft = Count action sequences from the deal, depth by depth.
cli-perft-more =
    A change in these numbers is a change in the rules.

    Example:
      signoria perft habemus_papam --players 3 --seed 1 --depth 4

cli-arg-help = Explain this command
cli-arg-version = Print the version
cli-arg-lang = Language: en or nl (default: that of your system)
cli-arg-json = Write JSON for programs
cli-arg-game = Which game: a name from “signoria games”
cli-arg-players = Number of players (default: the middle of the allowed range)
cli-arg-option = Set an option of the game; may be repeated
cli-arg-preset = Start from a named set of options
cli-arg-data = A file with values of the box in place of reconstructed ones (template: signoria games GAME --data-template)
cli-games-data_template = Print the reconstructed values as a file for --data
cli-data-bad = The values in { $file } cannot be used:
cli-data-none = { $game } has no values that a host can replace.
cli-data-which = Name a game: signoria games GAME --data-template
cli-data-head = Reconstructed values. Enter those of your box, leave out what stays, and use the file with --data FILE.
cli-data-played = Values of the host are played in place of reconstructed ones: { $names }.
cli-arg-seed = Random seed (integer, default: 1)
cli-arg-bot = Bots on the seats, in order (default: random); may be repeated
cli-arg-out = Write the record to this file
cli-arg-file = A record
cli-games-game = Only this game
cli-simulate-games = Number of games (default: 1000)
cli-simulate-threads = Number of threads (default: all)
cli-show-at = Show the state after N actions (default: the last)
cli-show-seat = Seen from this seat, counted from 1 (default: a spectator)
cli-perft-depth = How many decisions deep (default: 3)
cli-bench-game = Which games (default: all)
cli-bench-seconds = Seconds per measurement (default: 1)
cli-bench-bot = Measure the time per decision of these bots instead
cli-bench-mcts = The same for mcts:1000, playouts:1000, strong and master
cli-play-seats = The seats of people, counted from 1 (default: 1)
cli-play-name = Names of the people, in order of their seats
cli-play-seed = Random seed (integer, default: a new one)
cli-play-resume = Continue the game of this record; it is updated unless --out is given
cli-play-out = Write the record to this file after every decision

cli-unknown_argument = Unexpected argument “{ $name }”; see --help.
cli-unknown_command = Unknown command “{ $name }”; see “signoria --help”.
cli-missing_argument = Missing argument: { $name }; see --help for examples.
cli-missing_value = { $name } needs a value; add --help for examples.
cli-bad_value = “{ $value }” cannot be the value of { $name }; add --help for examples.
cli-twice = { $name } can be given only once.
cli-conflict = { $name } and { $other } cannot be given together.
cli-unknown_game = Unknown game “{ $name }”. Available: { $known }.
cli-unknown_bot = Unknown bot “{ $name }”. Available: { $known }.
cli-bad_option = “{ $text }” is not an option; write --option key=value.
cli-broken_law = Invariant violated in { $game }: { $detail }. Please report this with the seed.
cli-unreadable = { $file } cannot be read: { $detail }.
cli-unwritable = { $file } cannot be written: { $detail }.
cli-not_text = it is not text
cli-no_record = { $file } is not a record of a game: { $detail }
cli-record_of_unknown_game = { $file } is a record of “{ $game }”, which this program does not know.
cli-seed_range = The seed is too large for this number of games.
cli-no_games = At least one game must be played.
cli-threads = More than 1024 threads are too many.
cli-bench_seconds = A measurement takes more than 0 and at most 3600 seconds.
cli-show_too_far = The game has only { $actions } actions, not { $at }.
cli-no_seat = There is no seat { $seat }: this table has seats 1 to { $seats }.
cli-too_many_names = There are more names than people ({ $people }); choose their seats with --seats.
cli-bad_name = “{ $name }” is not a name: 1 to 40 printable characters.

cli-welcome = Signoria { $version }: five strategy board games with their complete rules.
cli-welcome-how =
    To play against the program:   signoria play { $game }
    Options and presets of a game: signoria games { $game }
    Everything else:               signoria --help
cli-players = { $min } to { $max } players
cli-several = { $min } to { $max } of { $of }
cli-numbers = { $len } numbers { $min }–{ $max }
cli-game-facts = { $players }, { $minutes } minutes, rules version { $rules }
cli-game-reconstructed = Reconstructed: { $text }
cli-game-reading = One reading of the rulebook: { $text }
cli-simulated =
    { $title }, { $players } players: { $games } games from seed { $seed }
    { $decisions } decisions in { $seconds } s, { $rate } per second; { $mean } per game, at most { $longest }
cli-simulated-note = Shared victories are divided. Bars: scores from { $low } to { $high }.
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-win_rate = win rate (95 %)
cli-column-scores = score: mean  10 / 50 / 90 %  (all)
cli-column-spread = distribution
cli-column-game = game
cli-column-players = players
cli-column-games_s = games/s
cli-column-decisions_s = decisions/s
cli-column-mean = length
cli-column-allocations = allocations/game
cli-column-state = state
cli-column-action = action
cli-bytes = { $bytes } B
cli-perft-line = { $depth } { $lines }   { $seconds } s
cli-recorded = { $file }: { $actions } actions.
cli-unfinished = unfinished
cli-verified = { $file }: holds ({ $title }, { $players } players, { $entries } entries, result { $result })
cli-diverges = { $file }: { $detail }
cli-result = Result
cli-winner = { $name } wins.
cli-winners = { $name } share the victory.

## Records
record-syntax = it is not JSON (line { $line }, column { $column }).
record-short = it ends too early (line { $line }).
record-fields = fields of a record are missing, or hold what does not belong there.
record-format = its format { $found } is newer than this program reads.
record-digest = The digest does not match: the record was changed after it was written.
record-layout = Line { $line } is not as it was written: the file was edited or re-encoded.
record-seats = it has { $seats } seats.
replay-game = It is a record of { $found }, not of { $expected }.
replay-rules = It was played by rules version { $found } of { $game }; this program plays versions 1 to { $supported }. Use a newer program.
replay-no_seed = Its seed is still secret.
replay-commitment = The seed is not the one that was committed to.
replay-setup = The game cannot be dealt. { $detail }
replay-entry = First divergence: entry { $at } (“{ $entry }”), { $problem }.
replay-notation = which is not an action of this game
replay-canonical = which is written “{ $notation }”
replay-illegal = which is not allowed there
replay-undo_not_yours = but the last action is not that seat's
replay-undo_too_late = but it could no longer be undone
replay-mark = First divergence: after entry { $at } the state differs from the checkpoint.
replay-mark_place = The checkpoint after entry { $at } is out of place.
replay-result = The result differs: { $recorded } was recorded, { $replayed } was played.

## An evening
cli-person = Player { $number }
play-start = At the table: { $names }. Type ? for help.
play-hand_over = It is the turn of { $name }. Make sure that only they see the screen, then press Enter.
play-help =
    A number          plays the choice with that number
    its notation      plays it too: what stands between [ ]
    any other text    lists the choices that contain it
    Enter             asks again
    all               lists every choice, however many
    table             draws the table
    log               prints what has happened so far
    undo              undoes your last action, if nothing was revealed since
    why NOTATION      explains which rule forbids an action
    quit              ends the session
play-no_number = Type a number from 1 to { $count }, or ? for help.
play-unknown = “{ $text }” is not a choice; type ? for help.
play-folded = { $count } choices: type { $prefix } to see them
play-undone = Undone.
play-undo_not_yours = There is nothing of yours to undo: your last action is not the last one of the game.
play-undo_too_late = Too late to undo: something was drawn or revealed, or another player has acted.
play-may = You may do that now.
play-why_what = “{ $text }” is not an action of this game; write why and an action as it stands between [ ].
play-rule = (rules, § { $rule })
play-bye = Until next time.
play-saved = The record is in { $file }.

## Bots among themselves
cli-arena = Play matches between bots.
cli-arena-more =
    Every deal is played once per seat; each time the bots move one seat further.
    Bots: random, greedy, mcts, mcts:1000 (iterations), mcts:500ms, beginner, casual, strong,
    master, playouts:1000 (every game to its end), or the path of a program (./my-bot).

    Examples:
      signoria arena habemus_papam --bots mcts:1000,greedy,greedy,greedy --games 400
      signoria arena notre_dame --bots strong,casual --games 100 --log match.jsonl
cli-arena-bots = Bots, one per seat, separated by commas; repeated if there are more seats
cli-arena-players = Number of players (default: as many as there are bots)
cli-arena-games = Number of games (default: 100)
cli-arena-ms = Milliseconds per decision for bots without a budget of their own
cli-arena-log = Write the games to this file; an interrupted match continues from it
cli-arg-iterations = Iterations per decision for bots without a budget of their own
cli-arg-ms = Milliseconds per decision
cli-arg-threads = Number of threads (default: all)
cli-arena-head = { $title }, { $players } players: { $games } games from seed { $seed }
cli-arena-note = First places with 95 % intervals, shared ones divided; ratings after Weng and Lin, 25 is the start.
cli-arena-fault = { $bot }: { $fault } ({ $count } times; a random action was played instead)
cli-bot_fault = { $bot }: { $fault } (a random action was played instead)
cli-arena_seats = { $bots } bots do not fit at a table of { $players }; at most { $max } play.
cli-arena_budget = A budget is at least 1.
cli-arena_program = { $detail }
cli-arena_log = { $file } belongs to another match.
cli-column-games = games
cli-column-first = first places (95 %)
cli-column-rating = rating
cli-column-margin = margin
cli-column-ms = ms/decision
cli-column-iterations = iterations/s
cli-column-decisions = decisions
cli-column-longest = longest ms
cli-column-visits = tries
cli-column-win = wins
cli-column-choice = choice
cli-column-at = no.
cli-column-before = best
cli-column-after = chosen
cli-column-mark = mark
cli-column-better = better
cli-ladder = Play the reference matches of all games.
cli-ladder-more =
    Examples:
      signoria ladder --games 200 --out docs --log ladder
      signoria ladder habemus_papam --games 40 --iterations 1000
cli-ladder-game = Only these games (default: all)
cli-ladder-games = Games per match (default: 200)
cli-ladder-iterations = The largest budget; 1000 leaves the last match out (default: 10000)
cli-ladder-quick = Four players, budgets up to 1000 and at most 20 games per match
cli-ladder-minutes = Stop after N minutes and write what was played
cli-ladder-log = Write the games to this folder; interrupted matches continue from it
cli-ladder-out = Write strength.md and a curve per game (strength/GAME.svg) into this folder
cli-hint = Print a bot's evaluation of a decision.
cli-hint-more =
    The bot knows what the seat knows.

    Example:
      signoria hint evening.json --bot mcts:5000 --top 3
cli-hint-at = Use the state after N actions (default: the last)
cli-hint-seat = The seat, counted from 1 (default: the first that is to act)
cli-hint-bot = The bot (default: mcts)
cli-hint-top = Number of choices to show (default: 5)
cli-hint_over = The game is over: there is nothing to decide.
cli-hint_not_asked = Seat { $seat } has nothing to decide now.
cli-hint_none = { $bot } has no opinion; ask greedy, mcts or a level.
cli-analyse = Evaluate every decision of a game.
cli-analyse-more =
    For each decision: the chance of winning with the best choice and with the one that was made, as
    the bot sees it with what the seat knew. Marks: ?! a slip, ? a mistake, ?? a blunder.

    Example:
      signoria analyse evening.json --seat 1 --bot mcts:2000
cli-analyse-seat = Only this seat, counted from 1 (default: all)
cli-analyse-bot = The bot (default: mcts)
cli-analysed = { $name }: { $decisions } decisions, { $slips } slips, { $mistakes } mistakes, { $blunders } blunders; { $lost } % lost per decision.
cli-bot-protocol = Run a bot as an external process (JSON lines on stdin and stdout).
cli-bot-protocol-more =
    Speaks the bot protocol (docs/bots.md) on standard input and output, one JSON message per line:
    the same protocol by which “signoria arena” talks to external bots.
cli-bot-protocol-bot = Which bot (default: mcts)

## Server
server-unknown_user = Enter a name or log in first.
server-foreign_origin = A page of another site may not act for you here.
server-not_host = Only the host can do that.
server-not_found = There is no such page or table.
server-unreadable = Invalid request: { $detail }.
server-too_large = That is too large.
server-bad_method = This address does not accept this method.
server-too_slow = That took too long. Please try again.
server-bad_name = A name has 1 to 40 visible characters.
server-unknown_game = There is no game “{ $name }” here.
server-unknown_bot = There is no bot “{ $name }” here.
server-bad_setup = The game cannot be dealt like this.
server-seat_taken = That seat is not free.
server-seated = You already sit at this table.
server-not_seated = You do not sit at this table.
server-begun = The game has begun.
server-not_begun = The game has not begun.
server-seats_open = Seats are still open.
server-not_finished = The game is not over yet.
server-too_fast = That is too fast; wait a moment.
server-too_many_tables = You have too many unfinished tables.
server-too_many_address_tables = Too many unfinished tables were created from your network. Finish one, or ask another player to create the table.
server-too_many_bot_tables = Too many of your tables are running with bots only. Wait until one ends, or take a seat yourself.
server-rules_gone = This game is played by rules version { $found }; this server plays versions 1 to { $supported }. The host has to update it.
server-banned = An admin has banned you from this server.
server-damaged = This table is damaged: a part of what happened at it is lost. Ask the host of the server to repair it.
server-bad_link = This link was used already or has expired; ask an admin for a new one.
server-own_account = You cannot do that to your own account.
server-too_many_guest_tables = Guests cannot create more tables here. Register an account to continue.
server-moved = This table has moved to another server. Try again.
server-unavailable = The server cannot do that now; try again in a moment.
server-malformed = Invalid message.
server-stale = The table has changed since; look again before you decide.
server-notation = That is not an action of this game.
server-over = The game is over.
server-not_asked = You have nothing to decide right now.
why-possible = You can do that now.
server-undo_not_yours = There is nothing of yours to undo.
server-undo_too_late = Too late to undo: something was drawn or revealed, or another player has acted.
server-bad_chat = A line of chat has 1 to 500 printable characters.
server-wrong_login = No account has this name and this password.
server-not_admin = Only an administrator can do that.
server-not_your_seat = A running game is seen from your own seats only.
server-wrong_password = That is not the password of this table.
server-no_hints = This table allows no hints.
server-name_taken = An account has that name, or one that looks like it; choose another one.
server-reserved_name = That name is reserved; choose another one.
server-registration_closed = You cannot create an account: the host of this server has closed the registration.
server-wrong_invite = An account on this server needs the code of its host.
server-has_account = You have an account: it keeps its name.
server-no_account = A guest has no password.
server-bad_password = A password has 8 to 200 characters.
server-bad_clock = That time control is not possible: 5 to 3600 seconds per move with at most 10 hours in reserve, or 1 to 30 days.
server-bad_text = That text is too long or empty.
server-not_away = That player is not away.
server-takeover_by_clock = At this table the clock decides when a bot takes over.
server-undo_asked_already = A player has already asked to undo something.
server-undo_not_asked = There is no undo request for you to answer.
server-not_muted = There is no player to mute on that line.
server-takeover_too_soon = That player may come back: a bot can take over in { $seconds } seconds.
server-undo_rated = This game is rated: you can undo only your own last action, and only until something is drawn, revealed or answered.
server-undo_agreed_before = Nothing before an agreed undo can be undone.
server-chat_for_seats = Only players at this table and its host may write here.
server-silenced = The host of this table has muted you.
server-bad_spectators = Spectators may look from a seat only after 10 minutes or more.
server-blocked = The host has blocked you from this table.
server-not_removable = There is no other person on that seat.
server-notice-clock = { $name } ran out of time: a bot played.
server-notice-takeover = A bot plays for { $name } until they return.
server-notice-left = { $name } left; a bot plays until they return.
server-notice-returned = { $name } is back.
server-notice-undo_asked = { $name } asks to undo their last action.
server-notice-undo_agreed = { $name } agrees.
server-notice-undo_refused = { $name } does not agree.
server-bad_address = Nothing can be sent to that address.
server-private_address = That address leads into a private network; this server sends nothing there.
server-wrong_code = That is not the code that was mailed to you, or it is older than a day.
server-no_mail = This server sends no mail.
server-no_notices = There is no address for notifications, or it is not confirmed yet.
server-mail_failed = The mail could not be sent.
server-delivered = Delivered.
server-undelivered-silent = There is no answer from that address.
server-undelivered-refused = The address answered with status { $status }.
server-mail-confirm-subject = Signoria: is this your address?
server-mail-confirm =
    A user asked to be notified at this address when it is their turn in a game.
    If that is you, enter this code: { $code }
    If not, do nothing: no further mail will come.
server-mail-turn-subject = Signoria: your turn in { $title }
server-mail-turns-subject = Signoria: { $count } games wait for you
server-mail-turns =
    It is your turn:
    { $tables }
server-mail-trial-subject = Signoria: test notification
server-mail-trial = This is what a turn notification looks like.
server-mail-stop = You asked for this mail. To get no more of it: { $link }
server-mail-stop_here = You asked for this mail. To get no more of it, change it on the page of your account.
server-bot-random = random
server-bot-beginner = beginner
server-bot-greedy = greedy (one step ahead)
server-bot-casual = casual
server-bot-mcts = tree search
server-bot-strong = strong
server-bot-master = master

server-page-tagline = Board games, complete with their rules. This is the plain page: every game can be played here from lists of choices.
server-page-noscript = This page needs JavaScript to play.
server-page-name = Your name
server-page-game = Game
server-page-players = Players
server-page-opponents = Against
server-page-opponents_bots = the program
server-page-opponents_people = people who get the link
server-page-bot = bot
server-page-listed = Show the table in the lobby
server-page-play = Play
server-page-lobby = Open tables
server-page-mine = Your tables
server-page-nobody = None at the moment.
server-page-open = free seat
server-page-you = you
server-page-watching = You are a spectator.
server-page-join = Sit down (choose a name)
server-page-leave = Leave seat
server-page-start = Begin
server-page-start_fill = Begin, with bots on the free seats
server-page-waiting = Waiting for players. The link to this table:
server-page-choices = Your choices
server-page-filter = Search the choices
server-page-undo = Undo
server-page-table = The table
server-page-log = What happened
server-page-talk = Chat
server-page-chat_send = Say
server-page-over = The game is over
server-page-record = Download the record
server-page-replay_at = After action
server-page-replay_previous = Back
server-page-replay_next = Forward
server-page-replay_seat = Seen by
server-page-spectator = a spectator
server-page-loading = One moment…
server-page-lost = The connection was lost; trying again…
server-page-status_waiting = waiting for players
server-page-status_playing = in progress
server-page-status_finished = finished

cli-admin = Administer users and tables of a server
cli-admin-more = 
    Acts: users, grant, revoke, ban, unban, end-sessions, reset-password, remove-table, prune, log.
    A user is named by the name of the account or by id:NUMBER (see users). Everything is logged.
    The server may be running: it notices sessions that end within seconds.
    Example: signoria admin grant Anna --database signoria.sqlite
cli-admin-act = What to do
cli-admin-target = The user or the table it is about
cli-admin-days = For prune: days since the last change of a table (default: the setting of the server)
cli-admin-is_admin = admin
cli-admin-is_account = account
cli-admin-is_guest = guest
cli-admin-is_banned = banned
cli-admin-done = Done: { $name }.
cli-admin-link = Give this link to { $name }: { $link } (it works once, within a day).
cli-admin-pruned = { $count } tables removed.
cli-admin-not_found = There is no such account, user or table: { $name }.
cli-admin-old = { $file } has to be brought up to date, but a server uses it. Stop that one first.
cli-check = Look for damage in a database, and repair it
cli-check-more = 
    Exit code 0: nothing is wrong, or everything was repaired; 1: something is wrong.
    Example: signoria check signoria.sqlite --repair
cli-check-broken = The database: { $detail }. Stop the server and go back to a backup.
cli-check-repair = Repair what can be repaired; the server must be stopped
cli-check-aside = Set aside, no. { $number } ({ $size } bytes): { $detail }.
cli-check-settled = Set aside, no. { $number } ({ $size } bytes): { $detail }. Kept, and noted as settled.
cli-check-table = Table { $table }: { $detail }; { $good } entries are fine. Use --repair to go on from there.
cli-check-finished = Table { $table }: { $detail }; { $good } entries are fine. The game is over and its results are counted, so it is left as it is; remove-table removes it.
cli-check-mended = Table { $table }: { $detail }. Repaired: it goes on after entry { $good }; { $count } entries were set aside.
cli-check-fine = { $file }: nothing is wrong.
cli-check-done = { $file }: problems found: { $found }, left: { $left }.
cli-check-in_use = A server uses { $file }. Stop it first.
cli-admin-database = The database (default: that of “signoria serve”)
cli-admin-config = The settings of the server, as for “signoria serve”
cli-check-database = The database (default: that of “signoria serve”)
cli-check-config = The settings of the server, as for “signoria serve”
cli-backup = Copy everything to a new file, while the server runs.
cli-backup-more = The copy is a consistent snapshot. “signoria restore” puts it back.
cli-backup-file = The new file
cli-backup-database = The database (default: that of “signoria serve”)
cli-backup-config = The settings of the server, as for “signoria serve”
cli-backup-failed = { $file } was not copied: { $detail }.
cli-backup-postgres = { $database } is a PostgreSQL database: copy it with pg_dump, which needs no break either.
cli-backup-done = { $database } was copied to { $file } ({ $size } KiB).
cli-migrate = Move everything from a SQLite file to a PostgreSQL database.
cli-migrate-more = The server must be stopped, and the database must be empty. The file stays as it is. Then start the server with the new database.
cli-migrate-from = The SQLite file
cli-migrate-to = The PostgreSQL database (postgres://…); by default the one that the settings name, so that its password is not on the command line
cli-migrate-config = The settings of the server, as for “signoria serve”
cli-migrate-failed = { $from } was not moved to { $to }: { $detail }.
cli-migrate-done = { $count } rows were moved from { $from } to { $to }.
cli-restore = Put a backup in the place of the database, after checking it.
cli-restore-more = The server must be stopped. The backup is only used if it is intact and every game in it replays. The replaced database is kept beside the new one.
cli-restore-file = The backup
cli-restore-database = The database (default: that of “signoria serve”)
cli-restore-config = The settings of the server, as for “signoria serve”
cli-restore-postgres = { $database } is a PostgreSQL database: restore it with pg_restore or psql.
cli-restore-refused = { $file } was not restored: { $damage } problems in the file, { $differ } games that do not replay. “signoria check” lists the problems.
cli-restore-in_use = A server uses { $file }. Stop it first.
cli-restore-done = { $database } was restored from { $file } ({ $count } games checked).
cli-restore-kept = The replaced database is { $file }.
cli-config = Check the settings of a server, or print them with their origin.
cli-config-more = Reads the same flags, variables and file as “signoria serve” and starts nothing. Passwords are not printed.
cli-config-act = check: say whether the settings are valid; print: list all of them
cli-config-valid = The settings are valid.
cli-config-default = default
cli-health = Ask a running server whether it can work.
cli-health-more = Exit code 0 if it is ready, 1 if not. For container health checks.
cli-health-listen = Address and port of the server (default: the setting “listen”)
cli-health-config = The settings of the server, as for “signoria serve”
cli-health-ready = { $address } is ready.
cli-health-not_ready = { $address } is not ready (status { $detail }).
cli-health-silent = { $address } does not answer: { $detail }.
cli-nodes = List the nodes that share a PostgreSQL database.
cli-nodes-more = A node is one “signoria serve”. Others take the tables of a node that has been silent for 5 seconds.
cli-nodes-database = The database (default: that of “signoria serve”)
cli-nodes-config = The settings of the server, as for “signoria serve”
cli-nodes-file = { $file } is a file, which has one server: nodes need a PostgreSQL database.
cli-nodes-none = No node uses { $file }.
cli-nodes-alive = { $id } at { $address }: { $tables } tables
cli-nodes-draining = { $id } at { $address }: { $tables } tables, shutting down
cli-nodes-dead = { $id } at { $address }: { $tables } tables, silent for { $seconds } s
cli-completions = Print the completions for a shell.
cli-completions-more = Example: signoria completions bash > /etc/bash_completion.d/signoria
cli-completions-shell = bash, elvish, fish, powershell or zsh
cli-man = Write the manual pages.
cli-man-more = One page for the program and one for each command, in the language of “--lang”.
cli-man-folder = The folder for the pages
cli-man-done = { $count } manual pages were written to { $folder }.
cli-serve-no_invite_code = The registration is by invitation, which needs a code of at least { $count } characters: set invite_code.
cli-serve-unknown_variable = The environment variable { $name } is not a setting; see docs/hosting.md for their names.
cli-archive-left_out = { $file } was left out: { $detail }
cli-archive-running = The game is not over.
cli-archive-rules_gone = Its rules are newer than this program.
cli-archive-unusable = It cannot be replayed.
cli-export = Write the records of finished games into a folder, while the server runs.
cli-export-more = One file per game; “signoria verify” checks them and “signoria import” reads them. Exit code 1 if a game was left out.
cli-export-folder = The folder; created if it is missing
cli-export-table = Only these tables: what their links end with
cli-export-game = Only this game
cli-export-database = The database (default: that of “signoria serve”)
cli-export-config = The settings of the server, as for “signoria serve”
cli-export-no_file = there is no such file
cli-export-unknown_table = There is no table “{ $table }”.
cli-export-done = { $count } records were written to { $folder }.
cli-import = Put records of finished games into the database.
cli-import-more = Every record is played again first. What does not hold is left out, with the reason and exit code 1; what is there already is not put in twice.
cli-import-record = Records, or folders with records (*.json)
cli-import-database = The database (default: that of “signoria serve”)
cli-import-config = The settings of the server, as for “signoria serve”
cli-import-done = { $new } games were put into { $database }; { $known } were there already.
cli-validate = Play every stored game again with this program and tell what differs.
cli-validate-more =
    For hosts before an upgrade: run the new program on the database of the old one. Finished and running games are played
    again and compared with what is stored; nothing is changed, and the server may run meanwhile. Exit code 1 if a game
    differs.
cli-validate-place = The database (a file or postgres://…), or a folder with records (*.json)
cli-validate-differs = Table { $table } ({ $game }): { $detail }
cli-validate-rules = Its rules version { $found } is newer than this program, which plays 1 to { $supported }.
cli-validate-made = It cannot be dealt: { $detail }.
cli-validate-entry = Entry { $entry } cannot be played: { $detail }.
cli-validate-status = It ends where the stored game goes on, or goes on where it ended.
cli-validate-asked = Other seats are asked: stored { $stored }, replayed { $replayed }.
cli-validate-older_postgres = { $database } has an older layout, which opening it would change: give the address of a copy (pg_dump).
cli-validate-done = { $count } games were played again; { $differ } differ.
cli-serve = Host the games in the browser: one program, one file.
cli-serve-more =
    Every setting can be in the file or in the environment: tables_per_user is SIGNORIA_TABLES_PER_USER. “signoria config print” lists all of them.

    Examples:
      signoria serve
      signoria serve --listen 0.0.0.0:8080 --database games.sqlite
cli-serve-config = Read settings from this TOML file
cli-serve-bad_config = The settings in { $file } cannot be used: { $detail }.
cli-serve-config_line = line { $line }: { $detail }
cli-serve-unknown_setting = there is no setting “{ $name }”
cli-serve-listen = Address and port to listen on; port 0: any free one; or unix:FILE for a Unix socket (default: 127.0.0.1:8080)
cli-serve-database = The file that keeps everything, or the address of a PostgreSQL database (default: signoria.sqlite)
cli-serve-open = Open the page in the browser
cli-serve-secure = Browsers may send the cookie over TLS only; set it behind a TLS proxy
cli-serve-site = Serve the site of this folder (web/dist) instead of the one inside the program
cli-serve-log = What to log, such as info or warn (default: warn)
cli-serve-ready = Signoria is running at { $link } (data: { $file }). Press Ctrl-C to stop.
cli-serve-closed = Stopped.
cli-serve-bad_address = “{ $address }” is not an address to listen on; write something like 127.0.0.1:8080.
cli-serve-taken = { $address } is taken by another program; choose another port with --listen.
cli-serve-no_listen = Cannot listen on { $address }: { $detail }.
cli-serve-in_use = Another server uses { $file } already. Stop that one first, or give this one a database of its own (--database).
cli-serve-no_database = { $file } cannot be used: { $detail }.
cli-serve-failed = The server has stopped: { $detail }.
