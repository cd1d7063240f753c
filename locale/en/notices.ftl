# Notices to people who are away from their tables: notification, e-mail, chat room.

notice-turn = Your turn: { $game }
notice-turn-text = The table waits for your answer.
notice-window = { $game }: the table waits
notice-window-text = A window has opened: everybody answers in secret.
notice-over = { $game }: the game is over
notice-over-text = Come and see how it ended.
notice-rematch = { $game }: once more
notice-rematch-text = The same players wait for you at a new table.
notice-invited = { $name } invites you: { $game }
    .nameless = You are invited: { $game }
notice-invited-text = A seat is kept for you at a table of your circle.
notice-stop = No more notices

public-turn = { $game }: it is { $name }’s turn.
    .nameless = { $game }: the table waits.
public-window = { $game }: everybody answers in secret, the table waits for all.
public-over = { $game }: the game is over.
public-rematch = { $game }: the same players meet at a new table.
public-stop = No more notices here

mail-stop = To receive no more of these letters:
mail-confirm = Is this your address?
mail-confirm-text = Somebody asked Sortilège to send the notices of their games here. If it was you, say so on this page:
mail-confirm-else = If not, do nothing: this address will be forgotten in two days.

page-confirm = Notices of your games by e-mail
page-confirm-text = Receive the notices of your tables at this address?
page-confirm-do = Yes, send them here
page-confirm-done = Noted. Notices will come to this address.
page-stop = No more notices
page-stop-text = Stop sending notices this way?
page-stop-do = Yes, stop
page-stop-done = Done: nothing more will be sent this way.
page-unknown = This link leads nowhere any more
page-unknown-text = This way of telling you is forgotten already.
page-home = Go to Sortilège
