# Words every game shares.

seat = Player { $number }
ghost = Ghost { $number }
nobody = nobody
unknown = unknown

refused-game-is-over = The game is over.
refused-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
refused-not-a-step = That is not a move: { $problem }.
refused-not-asked = It is not your turn to answer: the game waits for seat { $asked }.
refused-answered-already = You have answered already; the others have not been heard yet.
refused-not-offered = That is not possible now. You may choose: { $offered }.
refused-answer-instead = This is an answer to your question, not something to do on the side.
refused-not-permitted = { $many ->
        [0] There is nothing you may do on the side now.
       *[other] That cannot be done on the side now. You may: { $permitted }.
    }

# Equal lines, told once
told-times = { $line } (×{ "\u00A0" }{ $times })
times-2 = two
times-3 = three
times-4 = four
times-5 = five
times-6 = six
times-7 = seven
times-8 = eight
times-9 = nine
times-10 = ten

# A question with what may be answered
one-or-other = { $before } or { $last }
one-and-other = { $before } and { $last }
