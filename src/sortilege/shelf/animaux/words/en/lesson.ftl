# The lesson of Fantastic Beasts. p1 is the name of the other.

lesson-goal = New York, 1926: fantastic beasts are on the loose. Whoever finds three of them first wins.
lesson-character = Choose who you are. Tap Newt: he knows these creatures well.
lesson-tokens = Every place hides a token: a beast, or a plain resource. You only find out by going there.
lesson-walk = The die gives you two steps, no more and no less. What glows is in reach: go and see number 12.
lesson-resource = A teapot: nothing to capture. It is set aside, and another token takes its place, face down.
lesson-rival = { $p1 } was luckier: that is one Erumpent caught. It only takes three!
lesson-log = The chronicle tells it all. And if something does not glow, tap it: it will say why.
lesson-four = A four: the city opens up. Try number 13, the one with a blue ring.
lesson-beast = A Niffler! It is yours. Two to go.
lesson-unlucky = { $p1 } only found a suitcase. Your turn again, but the die gives a single step…
lesson-rings = … and one step is enough: between two places with a blue ring you apparate. However far it is, it costs one step.
lesson-apparate = Off to the other end of the city: tap number 29.
lesson-second = A Billywig! Two beasts out of three.
lesson-end = One more, and New York will thank you. You know all there is to know: finish this game!
