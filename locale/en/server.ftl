# What the table server says, beside the rules of the games.

refused-not-your-seat = Seat { $seat } is not yours.
refused-stale-question = That question has been answered or taken away meanwhile.
refused-act-instead = This can be done at any time; it is not an answer to your question.
refused-not-begun = The game has not begun.
refused-already-begun = The game has begun already.
refused-not-over = The game is not over yet.
refused-not-now = That cannot be done now.
refused-undo-needs-consent = Something has been shown or answered since: the table must agree to take it back.
refused-undo-forbidden = At this table nothing is taken back.
refused-hints-are-off = At this table there are no hints.
refused-hint-later = No hint just now: think a little longer, then ask again.
refused-nothing-to-undo = You have chosen nothing yet.
refused-proposal-open = Another proposal is open: answer it first.
refused-nothing-proposed = Nothing has been proposed.
refused-nothing-to-change = It is so already.
refused-no-leaver = Nobody plays seat { $seat } whom a bot could stand in for.
refused-bot-sits-in = A bot sits in for you: take your seat back first.
refused-table-paused = The table is paused.
refused-table-busy = Too much is happening at this table: try again.
refused-rules-broke = Something broke in the rules. It has been noted, and nothing has changed.
refused-other-rules = This game was begun under other rules: this version cannot go on with it.
refused-game-missing = The game { $game } is not installed here any more. The record of this table is kept.
refused-table-full = Every seat is taken.
refused-seat-taken = Seat { $seat } is taken.
refused-seats-free = These seats are still free: { $seats }.
refused-not-seated = You have no seat at this table.
refused-host-only = Only the host may do that.
refused-chat-is-off = At this table nobody writes.
refused-nothing-said = You said nothing.
refused-nobody-speaks-now = Nobody speaks while eyes are closed.
refused-too-many-words = Last words are { $most } at most.
refused-no-such-sign = { $sign } is not something to say here. There are: { $signs }.

ending-agreed = The table agreed to stop.
ending-rules-broke = The rules of this game broke, so the table stops here. Its record is kept.
ending-resigned = A player resigned.

BecomeModerator = Become the Moderator, with open eyes at Night
