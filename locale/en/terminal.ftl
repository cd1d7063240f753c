# Words of the terminal.

ui-prompt = Your choice (h: help) >
ui-press-enter = Press Enter.
ui-hide = Press Enter to hide the screen.
ui-curtain = Pass the device to { $player }. Nobody else may look.
ui-waiting = The others are thinking…
ui-more-log = … { $count } more before these: type l for the whole log.
ui-help =
    number: choose that option
    words: show only the options with these words; Enter chooses the only one left, or shows all again
    ?: what is not possible now; ? and a number, a notation or words: why not
    i: what cards and the like do; i and words: only those so named
    r: contents of the rules; r and an ID or words: these rules
    l: everything you were told
    a: what you may do outside the questions; a and a number does it
    u: take back the last choice
    s: save; s and a file name: save there
    q: leave

ui-folded = To open a group, type some words of what you want.
ui-nothing-found = No option says “{ $words }”. Enter shows them all.
ui-narrowed = { $count } options left. Enter shows them all again.
ui-take-it = Enter chooses it.
ui-no-number = Nothing has the number { $number }.
ui-possible = That is possible now.
ui-not-offered = That is not one of your options now.
ui-closed = Not possible now (? and its number says why):
ui-nothing-closed = Nothing like that is closed to you for a reason that can be told.
ui-many-closed = { $count } things are not possible now; ? and some words, or a number, says more:
ui-reason = { $reason } (×{ $count })
ui-nothing-explained = There is no help about that.
ui-no-acts = There is nothing to do outside the questions now.
ui-acts = You may also (a and its number does it):
ui-undo-forbidden = This game forbids taking back.
ui-undo-nothing = There is no choice of yours to take back.
ui-undo-refused = Too late to take that back: since then chance has spoken, something was shown or somebody else has played.

ui-saved = Saved in { $file }. Look at it again: { $command }
ui-saved-to-resume = Saved in { $file }. Go on: { $command }
ui-save-before-leaving = Save before leaving? Enter: { $file }; another file name; or n >
ui-save-the-end = Keep the record? y, a file name, or Enter for no >
ui-winners = { $count ->
    [0] Nobody wins.
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}

# Rules
ui-rules-how = Some words show the rules that speak of them; so does an ID, or the beginning of one.
ui-no-rule = rules: nothing about { $query }; near it: { $near }
ui-kind-engine = the engine decides
ui-kind-server = the server decides
ui-kind-companion = the people at a real table decide
ui-kind-note = a note

# Looking at a record
ui-replay-prompt = { $ply }/{ $last } (Enter: next, p: previous, h: help) >
ui-replay-help =
    Enter or n: the next choice; p: the one before; a number: that choice
    f: the beginning; e: the end
    v A: through the eyes of A; v *: everything; v -: a spectator's view
    l: everything told so far
    q: leave
ui-replay-at = choice { $ply } of { $last }
ui-replay-choice = { $number }. { $player }: { $choice }
ui-replay-hidden = { $number }. { $player } has chosen.
ui-replay-no-choice = The choices go from 0 to { $last }.
ui-replay-no-eyes = v and a letter from A to { $last }, a number from 1 to { $seats }, * for everything or - for a spectator.
ui-replay-asked = To answer: { $names }
ui-eyes-everybody = everything shown
ui-eyes-nobody = spectator
ui-told-only = To { $names }: { $said }

# Checking a record
ui-verify-broken = The record cannot be played again.
ui-verify-replays = { $count ->
    [0] The game follows from its seed.
    [one] The only choice is legal, and the game follows from its seed.
   *[other] All { $count } choices are legal, and the game follows from its seed.
}
ui-verify-unfinished = The game is not finished.
ui-verify-no-secret = The secret has not been revealed yet.
ui-verify-commitment = The secret is the one that was committed to before the deal.
ui-verify-derivation = { $count ->
    [0] The seed is derived from the secret alone: no player added anything.
    [one] The seed is derived from the secret and what one player added.
   *[other] The seed is derived from the secret and what { $count } players added.
}
ui-verdict-honest = Honest: nobody could choose or foresee the shuffles.
ui-verdict-dishonest = Not honest: what is marked ✗ does not hold.
ui-verdict-damaged = Damaged: what cannot be played again proves nothing, for or against.
ui-verdict-not-yet = Not verified: that takes the secret.
ui-verdict-no-receipt = The game replays honestly from its seed, but nobody committed to that seed before the deal.

# The games on the shelf
ui-seats = { $least } to { $most } players
ui-broken-games = These games are left out, for they cannot be loaded:
