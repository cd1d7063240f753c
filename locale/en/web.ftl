# The words of the page, shared by all games.

# Home
web-tag = { $count ->
        [0] Games
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
        [9] Nine games
        [10] Ten games
        [11] Eleven games
        [12] Twelve games
       *[other] { $count } games
    }, one table, one link to share.
web-sub = On a phone or a large screen, with friends or against bots. No account.
web-pages = Pages
web-play = Play
web-rules = Rules
web-watch = Watch
web-games = The games
web-play-now = Play { $game }
web-join-code = Join with a code
web-my-tables = Your tables
web-open-tables = Open tables
web-your-turn = Your turn
web-yours = Your turn
web-awaits = Waiting for { $name }
web-awaits-everybody = Waiting for everybody
web-paused-short = Paused
web-you-are = You are { $name }
web-rename = You are { $name }: change your name
web-which-game = Game
web-get-link = Get the link
web-all-options = All the settings of the table
web-go-to-table = Go to the table
web-invited-by = { $name } invites you to the table.
web-lesson-continue = Continue the lesson: { $game }
web-all-games = All your games
web-my-games = Your games
web-my-games-none = None of your games has ended on this device yet.
web-my-numbers = Your numbers
web-every-game = Every game
web-which-ones = Which ones
web-games-all = All
web-games-won = Won
web-games-lost = Lost
web-games-favourite = Favourites
web-games-rated = Rated
web-games-none-such = No such game.
web-game-won = Won
web-game-lost = Lost
web-favourite = Favourite game
web-all-records = Download all games
web-numbers-played = Games
web-numbers-wins = Won
web-numbers-lasts = Average length
web-numbers-minutes = { $count } min
web-numbers-rating = Rating
web-numbers-rating-line = Rating, from { $first } to { $last } in { $count } games
web-numbers-by-seat = By seat
web-numbers-by-role = By role
web-numbers-won = { $won } of { $played }
web-numbers-none = No finished game yet.
web-profile = Profile
web-profile-show = Show my numbers
web-profile-help = Whoever has the link sees your name and these numbers, without private tables. If you hide them, the link leads nowhere any more.
web-profile-link = Link to your profile
web-profile-none = Nobody shows anything at this address.
web-option-rated = Rated table
    .help = For people only, who all agree; without hints, taking back or Moderator. Whoever leaves comes last.
web-rated-what = Rated table: the result changes everybody’s rating. It begins when everybody has agreed.
web-rated-consent = I agree that this game counts
    .help = You may change your mind until it begins.
web-consents = agreed
web-circles = Circles
web-circles-what = A circle gathers your friends: a link to come in by, its tables, its table of honour.
web-circles-none = You are in no circle yet.
web-circle-new = New circle
web-circle-name = Name of the circle
web-circle-open = Create
web-circle-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
web-circle-when = When we meet
web-circle-when-hint = Thursday at 8 pm, at Zoe’s
web-circle-link = Link of the circle
web-circle-link-why = Whoever has this link may join the circle.
web-circle-new-link = Change the link
web-circle-table = Open a table
web-circle-honour = Table of honour
web-circle-games = Last games
web-circle-leave = Leave the circle
web-circle-leave-sure = Leave for good
web-circle-remove = Remove { $name }
web-circle-join = Join the circle
web-circle-none = There is no circle at this address.
web-circle-invites = You are invited to a circle
web-more-games = Earlier ones
web-not-found = Page not found
web-not-found-why = There is no page at this address. The link may be incomplete, or the page has another name now.
web-independent = Free software. An independent project, not affiliated with the publishers of these games.
web-offline = The server does not answer: you may be offline.
web-try-again = Try again
web-players-range = { $least }–{ $most } players
web-players-exactly = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-status-open = Open
web-status-playing = Playing
web-status-over = Over

# Everywhere
web-home = Home
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-keep = Keep
web-yes = Yes
web-no = No
web-loading = One moment…
web-failed = That did not work. Try again.
web-page-lost = This page did not load.
web-suggested-name = { $creature } { $place }
web-name-creature-0 = Owl
web-name-creature-1 = Fox
web-name-creature-2 = Badger
web-name-creature-3 = Weasel
web-name-creature-4 = Toad
web-name-creature-5 = Crow
web-name-creature-6 = Hedgehog
web-name-creature-7 = Salamander
web-name-creature-8 = Otter
web-name-creature-9 = Raven
web-name-creature-10 = Ferret
web-name-creature-11 = Dragonfly
web-name-place-0 = of the attic
web-name-place-1 = of midnight
web-name-place-2 = of the marsh
web-name-place-3 = of the bell tower
web-name-place-4 = of the moor
web-name-place-5 = of the mist
web-name-place-6 = of the orchard
web-name-place-7 = of the turret
web-name-place-8 = of the old bridge
web-name-place-9 = of the hills
web-name-place-10 = of the well
web-name-place-11 = of the glade
web-free-seat = Free seat
web-you = You
web-nameless = Somebody
web-bot-0 = Barnaby
web-bot-1 = Mabel
web-bot-2 = Hugh
web-bot-3 = Zoe
web-bot-4 = Noah
web-bot-5 = Iris
web-bot-6 = Sally
web-bot-7 = Tristan
web-bot-8 = Olive
web-bot-9 = Felix
web-bot-10 = Gwen
web-bot-11 = Leonard

# Settings
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Like the device
web-theme-jour = Day
web-theme-nuit = Night
web-motion = Motion
web-motion-auto = Like the device
web-motion-full = Full
web-motion-none = None
web-about = Sortilège { $version }, { $engine ->
    [compiled] compiled engine
   *[plain] plain engine: bots think less
}.
web-sound = Sound
web-sound-off = Off.
web-sound-on = A few noises of wood and paper.
web-touch = Vibration
web-touch-why = The phone trembles a little: when it is your turn, at the gavel, at the dice.
web-marks-always = Every colour comes with a shape and a letter, always.
web-your-name = Your name
web-name-kept = Name kept
web-other-device = Play on another device as well
web-passphrase-why = With a secret phrase you are yourself on other devices too. It is shown only once: write it down. Making one signs your other devices out.
web-passphrase-new = Make my phrase
web-passphrase-have = I have a phrase
web-passphrase-recovery = Keep this code apart: should you lose the phrase, it does once what the phrase does.
web-claim = That is me
web-claimed = Hello, { $name }
web-claim-failed = Nobody has this phrase.
web-passkeys = Passkeys
web-passkey-why = Or a passkey: your device keeps it, and opens it with your finger, your face or your code.
web-passkey-not-here = A passkey is kept only at an https address, or on this computer by localhost: here, take a phrase.
web-passkey-new = Make a passkey
web-passkey-use = Come in with my passkey
web-passkey-kept = Passkey kept: wherever it is, you are yourself.
web-passkey-not-done = Nothing was done: the passkey was not given.
web-passkey-already = This device has a passkey for you already.
web-passkey-of = Passkey of { $day }
web-passkey-used = Used { $day }
web-passkey-unused = Never used
web-passkey-remove = Remove
web-passkey-remove-of = Remove the passkey of { $day }
web-your-data = What is kept about me
web-your-data-what = Your name, your keys, your tables, what you did and said there, and what you reported. Nobody’s address is kept in clear.
web-export = Download all of it
web-erase = Erase me
web-erase-what = Your name, your phrase, your keys and all you said will be gone, on every device. In finished games your seat becomes a nameless one; in others a bot sits down there. Nobody can undo this.
web-erase-sure = Erase me for good

# Opening a table
web-mode = Mode
web-players = Players
web-options = Options
web-play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
    }
web-invite-friends = Invite friends
web-bots = Strength of the bots
web-level-random = At random
web-level-novice = Novice
web-level-adept = Adept
web-level-master = Master
web-level-sleepy = Sleepy
web-level-dreamer = Dreamer
web-level-hesitant = Hesitant
web-level-hasty = Hasty
web-level-hopeful = Hopeful
web-level-careful = Careful
web-level-shrewd = Shrewd
web-level-thoughtful = Thoughtful
web-level-wise = Wise
web-manner-random = Plays anything that is allowed.
web-manner-novice = Likes what looks good, and now and then does not look.
web-manner-sleepy = Nods off between two moves, and wakes to take what lies nearest.
web-manner-dreamer = Looks out of the window: most of what could be done goes unseen.
web-manner-hesitant = Sees half of what could be done, and cannot settle on any of it.
web-manner-hasty = Takes what pleases at first sight, misses much, and bears a grudge.
web-manner-hopeful = Believes that things will turn out well.
web-manner-careful = Knows the game, and still overlooks something here and there.
web-manner-adept = Knows the game, and sees what lies on the table.
web-manner-shrewd = Thinks a little way ahead before answering.
web-manner-thoughtful = Takes time, and sees further.
web-manner-wise = Weighs almost everything before answering.
web-manner-master = Uses all the time there is.
web-pace = Pace of the bots
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-clock = Clock
web-clock-none = No clock
    .help = Questions wait; where the game has an hourglass, whoever waits may turn it.
web-clock-timed = Rulebook limits
    .help = The time limits of the rules run, and one limit for any other question.
web-clock-slow = At leisure
    .help = Hours or days for each move; nobody has to be there.
web-clock-seconds = Seconds a question
web-clock-hours = Hours a question
web-window = Time to react (seconds)
    .help = With two people or more every reaction window lasts exactly this long, whether one can answer or not: nothing can be guessed from the time taken.
web-option-undo = Taking back
    .help = Freely as long as nothing was shown; beyond that, the table must agree.
web-option-hints = Hints
    .help = Anybody may ask what a bot would do in their place, without the others knowing.
web-option-chat = Talk
    .help = Players may talk to each other at the table.
web-option-crier = A Crier
    .help = The host is the Crier; whoever dies first may become Moderator and keep their eyes open at Night.
web-option-listed = Public table
    .help = It is listed on the home page and anybody may sit down.
web-option-watch = Spectators
    .help = Whoever has the table's address may watch what is public.
web-seat-number = Seat { $number }
web-choice-random = At random
web-choice-choice = Everybody chooses
web-choice-true = Yes
web-choice-false = No
web-no-board = This game is not on the shelf yet.

# The table before the game
web-seats = Around the table
web-seats-count = { $count } seats
web-bot = bot
web-host = host
web-sit = Sit down
web-seat-name = What whoever plays here is called
web-rename-seat = { $name }: change this name
web-sit-too = + player
web-add-bot = + bot
web-fill-bots = Fill with bots
web-free-it = Free the seat of { $name }
web-start = Start
web-begins = Begins
web-begins-chance = If nobody says so, chance decides.
web-moderator = Moderator
web-presiding = You are Moderator
web-no-moderator = No Moderator
web-be-moderator = Be Moderator
web-moderator-help = A Moderator does not play: they see what happens at Night and speak the script. The server does the rest.
web-moderator-you = You do not play: you will see what happens at Night, and what to say. The server does the rest.
web-host-starts = The host will start the game.
web-invite = Invite
web-invite-code = Share this code, or the link:
web-invite-link = Invitation link
web-invite-none = Sit down to invite others.
web-link = Link
web-copy = Copy
web-copied = Link copied
web-qr = QR
web-qr-label = QR code of the link
web-entropy = Your own pinch of salt in the shuffle
web-entropy-why = Some words of yours go into the seed of chance: then nobody, not even the server, can choose it alone.
web-entropy-kept = Your words are in the shuffle
web-commitment = Sealed before the deal:
web-join = Join a table
web-code = Code of the table
web-invited = A seat is waiting for you.
web-sit-down = Sit down
web-join-failed = No table has this code.
web-join-table-full = This table is full.
web-join-already-begun = The game has already begun.
web-watch-how = Paste the link of a table to watch it: only what is public is shown.
web-watch-live = Right now
web-watch-live-what = Listed tables where a game is on, as whoever has no seat sees them: with the delay that each asks for.
web-watch-none = No listed table is playing at the moment.
web-replay-how = Did you keep a game?
web-replay-file = Watch a file again

# The table
web-board = Board
web-prompt = What is asked
web-rail = Chronicle and talk
web-chronicle = Chronicle
web-talk = Talk
web-earlier = Show { $count } earlier lines
web-nobody-spoke = Nobody has said anything yet.
web-report-open = Report…
web-report = Report
web-report-what = The operator of this server is shown the last things said here, as you heard them.
web-report-whom = Who
web-report-why = Why (if you like)
web-reported = Reported. Thank you.
web-write = Write to the table…
web-say = Say
web-sign = State…
web-sign-about = About
web-sign-accuse = accuses { $name }
web-sign-vouch = vouches for { $name }
web-sign-claim = claims to know all about { $name }
web-sign-doubt = doubts { $name }
web-channel-dead = (from beyond)
web-channel-last_words = (last words)
web-sure = { $choice }?
web-sure-of-name = Point at { $choice }?
web-sure-of-yourself = Point at yourself?
web-showing = This is what happens.
web-waiting = Waiting for { $names }.
web-waiting-nobody = One moment…
web-several = { $count } players
web-over = The game is over
web-follow-the-wisp = Touch what glows.
web-now-the-target = Now touch what it is for.
web-given-only = It is the only choice: the table plays it for you in a moment.
web-given-same = Every choice comes to the same: the table plays one for you in a moment.
web-given-wish = The table answers for you. You may still do so yourself.
web-lets = Let the table answer
web-let-round = Pass for the rest of this round
web-let-game = Always pass here
web-let-unless = Pass, unless I can answer
web-lets-standing = The table answers for you
web-lets-stop = Answer myself
web-list = List ({ $count })
web-hide-list = Fold
web-undo = Take back
web-hint = Hint
web-hint-sure = Sure advice
web-hint-likely = Likely advice
web-hint-unsure = Uncertain advice
web-hint-guess = A matter of guessing
web-hint-chance = { $sure }: { $chance }% chance of winning after it.
web-skip = Skip
web-time-left = { $seconds } seconds
web-watching = You are watching
web-menu = Menu
web-ask-undo = Propose to take a move back
web-pause = Propose a pause
web-resume = Go on
web-ask-end = Propose to end it here
web-resign = Resign
web-resign-sure = Resign for good
web-ask-bot = Propose that a bot plays for { $name }
web-leave = Leave the table
web-leave-why = A bot will play for you; you may come back.
web-leave-sure = Leave all the same
web-spectators-link = Link for spectators
web-not-offered = That is not one of your options now.
web-reconnecting = Connection lost: joining again. Your seat is kept.
web-closed-4403 = This table is private.
web-closed-4404 = There is no table at this address.
web-closed-4409 = This game was begun under other rules: it cannot be opened any more.
web-closed-4410 = What was written down of this game is damaged: it cannot be opened.
web-closed-4400 = This page is too old: reload it.
web-paused = The game is paused.
web-proposal-undo = { $name } proposes to take back their last move.
web-proposal-end = { $name } proposes to end the game.
web-proposal-pause = { $name } proposes a pause.
web-proposal-resume = { $name } proposes to go on.
web-proposal-bot = { $name } proposes that a bot plays for { $about }.
web-away = { $name } is away. A bot will sit in after
web-bot-plays-for-you = A bot plays for you.
web-bot-now = A bot, right away
web-take-back-seat = Take my seat back
web-curtain = { $name }'s turn
web-curtain-why = Pass the device. Nobody else may look.
web-i-am = I am { $name }
web-rules-search = Search the rules
web-rules-none = Nothing of the kind in these rules.
web-see-rule = See the rule
web-rule-of = See the rule about { $name }
web-rule-asked = Rule { $id }

# Afterwards
web-result = Result
web-you-won = You win!
web-you-won-together = A shared victory!
web-you-lost = You lose
web-winner = wins
web-receipt = Receipt of chance:
web-verify = Verify
web-verifying = Playing the game again…
web-fair = Honest: every shuffle comes from the secret sealed before the deal.
web-unfair = Not proven: { $why }
web-rematch = Rematch
web-rematch-at = Rematch at my level: { $level }
web-replay = Replay
web-download = Download
web-replay-title = Replay
web-replay-at = Choice { $ply } of { $plies }
web-replay-eyes = Through the eyes of
web-replay-spectator = Spectator
web-replay-all = See everything
web-open-hands = What everybody hides
web-nothing-hidden = Nothing in hand
web-replay-first = To the beginning
web-replay-previous = Previous choice
web-replay-next = Next choice
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-play-on = Play on from here against bots
web-moment-link = Link to this moment
web-replay-open = Open the file of a game
web-replay-which = A game that was kept is a .jsonl file: “Replay” and then “Download” at the end of a game gives you one; the terminal writes them too.
web-replay-broken = This file is not a game that can be played again.
web-result-seats = Seat by seat
web-score-apart = The count
web-total = Total
web-moments = Key moments
web-moment-at = choice { $ply }
web-see-moment = See choice { $ply } again
web-share-picture = Share the picture
web-picture-kept = The picture is among your downloads.
web-picture-kept-http = At an http address a browser gives nothing to other applications: the picture is among your downloads, from where you can send it.
web-copy-link = Copy the link
web-choices-count = { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-lasted-seconds = { $count } s
web-lasted-minutes = { $count } min
web-lasted-hours = { $count } h
web-lasted-days = { $count } days
web-curve = Where the game was decided
web-curve-at = Choice { $ply }: { $name }, { $percent }%
web-curve-whose = The curve of
web-curve-swing = Choice { $ply }: { $name } goes from { $before }% to { $after }%.
web-curve-team = the team
web-curve-note = Chances of winning, estimated afterwards by a bot that knows all that was hidden.
web-curve-coming = The curve of the game is being worked out…
web-curve-none = This game has no curve.
web-no-receipt = Played on from a record: its shuffles were known, and no receipt can prove them.
web-chronicle-through = Chronicle, through the eyes of: { $name }
web-chronicle-all = Chronicle: everything is told
web-told-only = To { $names }:
web-replay-speed = Speed { $speed }
web-replay-none = There is no game to see again at this address.

# Learning
web-learn = Learn in five minutes
web-learn-game = Learn { $game } in five minutes
web-learn-short = Learn
web-lesson = Lesson
web-lesson-stop = { $at } of { $stops }
web-lesson-back = Back
web-lesson-next = Continue
web-lesson-skip = Skip
web-lesson-play-on = Play on
web-lesson-new-game = New game
web-lesson-rules = The rules
web-lesson-reads = Read the bubble, then continue.
web-lesson-over = The lesson is over, the game can go on.
web-lesson-lost = This lesson did not load.
refused-otherwise-in-lesson = A good idea too! But for this lesson, follow the hand.

# The board drawn from what a game says
web-plain-facts = On the table
web-plain-hidden = face down
web-plain-empty = Nothing here.
web-plain-asked = is to play
web-plain-place = space { $number }
web-plain-on-place = { $place }: { $thing }

# The keyboard
web-keys = Keyboard shortcuts
web-keys-everywhere = Everywhere
web-keys-table = At the table
web-keys-replay = Seeing a game again
web-keys-next = go to the next thing that can be chosen
web-keys-take = choose
web-keys-back = put back, close
web-keys-this = this sheet
web-keys-large = see the card large, with its rule
web-keys-pass = let the table pass, or answer yourself
web-keys-squares = on the plain board of an added game, go from square to square
web-keys-log = in the chronicle, from line to line
web-keys-step = one choice back, forward
web-keys-many = ten choices
web-keys-ends = to the beginning, to the end
web-keys-run = run, stop
web-key-enter = Enter
web-key-space = Space
web-key-escape = Esc
web-key-shift = Shift
web-key-home = Home
web-key-end = End

# About
web-about-title = About
web-about-what = Sortilège is a table for five games of magic, with others or against bots, in a browser, a terminal or a program.
web-about-free = It is free software, made by people who like these games. The rules are told in our own words, the drawings and sounds are ours. Buy the games: the real ones are beautiful.
web-about-version = What runs here
web-about-engine = Engine
web-about-compiled = compiled
web-about-plain = not compiled
web-about-licences = Licences
web-about-ours = Code, drawings, sounds
web-about-offline = For playing offline: CPython (PSF) by Pyodide (MPL 2.0), msgspec (BSD), librt (MIT) and the libraries that the engine needs.
web-about-texts = Read the licences in full
web-about-whose = Whose the games are
web-about-apart = Sortilège is not affiliated with, endorsed by or sponsored by the publishers and authors of these games, or the owners of the names and worlds they are set in. All of these belong to them. Nothing of their texts or pictures is used here.
web-about-privacy = What the server keeps
web-about-kept = A name of your choice, your games, what was said at the tables and, against abuse, the network from which each table was opened. No audience measurement, nothing with third parties; one cookie, which knows you again.

# The companion of a real table
web-companion = Around a real table: the companion
web-companion-box = You have the box? The companion, for a real table

# The big screen, and phones beside it
web-choices = Your choices
web-hold-to-look = Keep a finger here to look
web-big-screen = Big screen
web-big-screen-how = For the whole room to see the table, open { $address } on the television.
web-only-hand = Only my hand and my choices
web-whole-table = The whole table on this device
web-screen-waits = A screen shows the number { $number }: may it show this table without delay?
web-screen-admit = Admit it
web-screen-away = Send screen { $number } away
web-screen-number = The number that the screen shows (6 digits)
web-tv-title = Big screen
web-tv-how = What is the code of the table? It is on the device of whoever opened it.
web-tv-code = Code
web-tv-show = Show the table
web-tv-none = No table has this code.
web-tv-later = The server does not answer: trying again.
web-tv-join = To play, point your phone at this code
web-tv-or = or open { $address } and type
web-tv-begins = The host begins once everybody is seated.
web-tv-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-tv-turn = { $name } plays
web-tv-all = Everybody answers on their phone
web-tv-several = { $names } answer
web-tv-wait = One moment…
web-tv-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
web-you-win = { $count ->
        [0] You win
       *[other] You win, with { $names }
    }
web-tv-nobody = Nobody wins
web-tv-over = The game is over
web-tv-sound = Sound
web-tv-sound-off = Sound off
web-tv-wake = OK: sound and voice
web-tv-code-again = Join
web-tv-language = Français
web-tv-theme = Day or night
web-tv-leave = Another table
web-tv-number = On a phone seated at this table, admit the screen
web-tv-number-late = Meanwhile it shows what spectators see: later.
web-tv-number-shut = This table is private: without that it shows nothing.
web-tv-lost = Connection lost, coming back…
web-tv-controls = Controls

web-keep-offline = Play offline
web-keep-offline-why = Keep the five games on this device (about { $megabytes } MB): you can play without a network against bots, several of you on one device, and in lessons.
web-keep-offline-do = Keep for offline
web-keeping = { $percent }% is here…
web-kept-offline = Everything is on this device: without a network you play against bots, or several of you at one screen.
web-keep-not-here = Offline play takes an https address, or this computer by localhost: here you play as long as this server answers, without the internet too.
web-keep-offline-failed = Not everything could be kept. That takes a network, and room on the device.
web-engine-loading = The table is being laid on this device.
web-engine-python = Loading the engine…
web-engine-engine = Unpacking the rules…
web-engine-games = Taking out the games…
web-engine-failed = The engine could not be started on this device.
web-of-device = This table is on this device: the game is kept here, without a network and without a server. To play with others, take more seats and pass the device around.
web-to-server = Go on at the server
web-on-device = on this device
web-to-server-why = The game goes on at the server, at a new table with the same bots. It is unrated and has no proof of fairness, for this device could read what is hidden in it. Here it is over.
web-to-server-sure = Yes, go on at the server
web-to-device = Continue on this device
web-to-device-why = The game goes on here without a network, with the same bots; at the server this table is over. The device then has the whole game, with what is hidden in it: what bots hold, how the cards lie. So it is unrated and has no proof of fairness.
web-to-device-sure = Yes, go on here
web-handover-failed = The game could not move: it is where it was.
web-masters-offline = Offline, masters have the same seconds, but this device computes more slowly: they think less.
web-one-device = Several of you on this device

# Seeking people to play with
web-seek = Find players
web-seek-how = Say what you like: whoever seeks the same sits down with you. After a while bots take the free seats.
web-seek-begin = Seek
web-seek-waiting = Seeking for { $game }
web-seek-what = { $count } seats
web-seek-bots-in = Bots sit down in { $time }.
web-seek-bots-now = Bots are sitting down…
web-seek-minutes = { $count } min
web-seek-seconds = { $count } s
web-seek-withdraw = Seek no more
web-pace-question = Pace
web-pace-free = No clock
web-pace-timed = A minute for each question
web-pace-slow = A day for each question
web-keep-away-open = Read somebody no more
web-keep-away-what = Their words are not shown to you any more, at any table. If you block them, the server never seats you together again, and they do not find your open tables. Nobody learns of it.
web-keep-away-whom = Whom
web-mute = Read no more
web-block = Block
web-muted = You will not read { $name } any more.
web-blocked = { $name } will not be seated with you any more, nor read by you.
web-kept-away = People you keep away
web-is-muted = Their words are not shown to you
web-is-blocked = Their words are not shown to you, and you are never seated together
web-let-near = Let come back
web-let-near-whom = Let { $name } come back

# Tournaments of a circle
web-tournaments = Tournaments
web-tournament-new = Open a tournament
web-tournament-open = Draw the games
web-tournament-what = All members play, and everybody meets everybody. Only games that are over count for the standings.
web-tournament-both = There and back
web-tournament-both-help = Every game is played twice, with the seats exchanged.
web-tournament-of = Tournament of { $game }
web-tournament-standings = Standings of the tournament of { $game }
web-tournament-player = Player
web-tournament-points = Points
web-tournament-played = Games
web-tournament-games = The games ({ $count })
web-tournament-round = Round { $number }
web-tournament-waiting = To be played
web-tournament-going-on = Going on
web-tournament-won-by = { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
web-tournament-no-winner = Without a winner
web-tournament-play = Play
web-tournament-play-between = Play { $names }
web-tournament-of-game = { $word }: { $names }
web-tournament-remove = Remove this tournament
web-tournament-remove-sure = Remove for good
web-calendar = Only some hours count
    .help = At night, and at weekends if you like, the clock stands still for everybody. All see these hours.
web-calendar-opens = From (hour)
web-calendar-closes = To (hour)
web-calendar-zone = Time zone
web-calendar-weekends = Weekends count
web-vacation-days = Days of vacation a person
    .help = Whoever goes away stops the table, for all to see, for so many days in all. Zero: nobody goes.
web-pace-hours = { $hours ->
        [one] One hour a move
       *[other] { $hours } hours a move
    }
web-pace-days = { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
web-pace-calendar = from { $opens }:00 to { $closes }:00 ({ $zone })
web-pace-weekdays = not at weekends
web-pace-vacation = { $days ->
        [one] one day of vacation each
       *[other] { $days } days of vacation each
    }
web-vacation = Go on vacation
web-vacation-how = The table stands still for all until you are back. { $days ->
        [0] You have no day left.
        [one] You have one day left.
       *[other] You have { $days } days left.
    }
web-vacation-go = Go
web-vacation-count = For how many days
web-vacation-end = I am back
web-on-vacation = { $name } is on vacation until { $until }. The table waits.
web-ahead = Pass ahead
web-ahead-how = The table will answer for you when you are asked this. Nobody else knows.
web-notices = Be told
web-notices-why = A notice when a slow table waits for you: one a table until you have looked at it.
web-notices-offer = There is time at this table. Shall we tell you when it is your turn?
web-notices-yes = Tell me here
web-notices-more = Another way
web-notices-no = No, thank you
web-notices-here = This device
web-notices-here-add = Tell this device
web-notices-here-denied = This browser does not allow it, or you have refused.
web-notices-here-not = A browser is told only at an https address, or on this computer by localhost: here, take another way.
web-notices-mail = E-mail address
web-notices-mail-add = Write to this address
web-notices-mail-asked = A letter there asks whether it is yours.
web-notices-webhook = Address of a chat room (webhook)
web-notices-webhook-add = Write in this room
web-notices-webhook-why = Others read there: it is told only what every spectator knows.
web-notices-shape = Kind of room
web-notices-none-push = This server sends no notifications to browsers.
web-notices-none-mail = This server sends no e-mail.
web-notices-unconfirmed = not confirmed yet
web-notices-remove = Remove { $way }
web-notices-kinds = Tell me when
web-notices-kind-turn = it is my turn
web-notices-kind-window = everybody answers at the same time
web-notices-kind-over = a game is over
web-notices-kind-rematch = somebody wants a rematch
web-notices-kind-invited = a circle opens a table
web-notices-quiet = Quiet hours
web-notices-quiet-from = Nothing after
web-notices-quiet-until = Until
web-notices-kept = Noted.
