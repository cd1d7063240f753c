# The companion of a real table: what a star does.

box-line = A star was touched? The effect of each Zoon.
star-title = The star
star-tribe = Which tribe?
