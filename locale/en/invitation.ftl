# What an invitation says before it is opened: its preview and its picture.

invitation-title = { $host } invites you: { $game }
    .nameless = You are invited: { $game }
invitation-host = { $host } invites you to the table
    .nameless = A seat is kept for you
invitation-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
invitation-there = Already there: { $names }
invitation-free = { $count ->
        [0] The table is full
        [one] One seat is free
       *[other] { $count } seats are free
    }
invitation-begun = The game has begun
invitation-rated = rated
invitation-value = { $option }: { $value }
invitation-yes = yes
invitation-no = no
invitation-random = by chance
invitation-choice = everybody chooses
