# What `sortilege check` says of a game.

check-title = { $game }: what it owes to whoever plays it
check-contract = Contract
    .holds = kept at every kind of table: { $games } games, { $decisions } decisions
check-secrecy = Secrecy
    .holds = { $hiding ->
        [0] nothing is hidden: { $worlds } imagined worlds are like the real one
       *[other] no seat can tell { $worlds } imagined worlds from the real one
    }
check-audiences = Audiences
    .holds = { $secrets ->
        [0] every event is for everybody
        [one] the one secret that is declared reaches those who may know it, and nobody else
       *[other] the { $secrets } secrets that are declared reach those who may know them, and nobody else
    }
check-soak = Soak
    .holds = { $games } more games with all kinds of options: { $decisions } decisions
check-board = Board
    .holds = { $areas ->
        [0] nothing is said of how its things lie
        [one] what lies in its one area is found in the views
       *[other] what lies in its { $areas } areas is found in the views
    }
check-words = Words
    .holds = French and English say everything: { $messages } messages, and all that was met in play
check-ledger = Rules
    .holds = every rule that is cited is among the { $rules } of the ledger
check-misses = { $many ->
    [one] one thing is missing:
   *[other] { $many } things are missing:
}
check-all-holds = Everything holds.
check-not-yet = Not yet: { $parts }.

missing-broken = { $problem } ({ $case })
missing-raised = { $where }: { $problem } ({ $case })
missing-unsaid = { $language ->
    [fr] French lacks the message { $wanted } (words/fr/game.ftl).
   *[other] English lacks the message { $wanted } (words/en/game.ftl).
}
missing-unsayable = A message cannot be said: { $problem }
missing-no-turn-rules = The ruleset names no turn_rules: a refusal could not say which rule makes it somebody’s turn.
missing-no-rules = The reason { $reason } cites no rule.
missing-no-ledger = There is no ledger.md with the rules and their IDs.
missing-bad-ledger = The ledger cannot be read: { $problem }
missing-no-entry = { $rule } is cited, and is not in the ledger.
missing-nowhere = The area { $area } lies at { $path }, and no view of these games has anything there.
missing-no-areas = It says nothing of its areas: its table in the browser has words and buttons, and no board.
missing-unmet = { $secret } is declared secret, and none of these games told it: mark it .rarely() and prove it in a test.

# What `sortilege new-game` says.
new-game-next =
    Now try it:
      sortilege --games { $folder } play { $game }
      sortilege --games { $folder } check { $game }
    and read docs/write-a-game.md.
