# The companion of a real table: the two tracks of the mode for experienced players.

box-line = The tracks of the mode for experienced players: places, and Salem.
tracks-title = The tracks
tracks-players = Players
tracks-team = { $beasts } beasts to capture, { $tokens } Salem tokens at the start; token number { $losing } on the track loses.
tracks-salem = Salem track: { $track } of { $losing }
tracks-more = A token on the track
tracks-less = One token less
tracks-follower = An orange box: reveal a Salem follower card.
tracks-lost = The track is full: Salem has won.
tracks-places = Place track
tracks-taken = no card
tracks-round = End of the round
tracks-place = A Salem token on place { $place }; on the track if it is occupied. Then that card under the pile, and new cards from left to right.
tracks-none = All five cards are taken: no Salem token. Five new cards.
