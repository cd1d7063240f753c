# The companion of a real table: the count at the end.

box-line = The count at the end, card after card.
count-title = The count
count-player = Player { $number }
count-hand = Cards in hand
count-mail = Mail: { $token }
count-sum = Player { $number }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }
count-fewer = One player fewer
count-more = One player more
count-again = Clear everything
