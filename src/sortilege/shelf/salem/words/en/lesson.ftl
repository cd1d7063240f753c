# The lesson of Salem. p1 to p5 are the names of the others.

lesson-trials = Your five Tryal cards are secret. There is no Witch among them: you are on the Puritans’ side.
lesson-camps = Two Witch cards hide in these houses. Puritans win when both are revealed, Witches when nobody else is left.
lesson-dawn = At Dawn, eyes closed, everybody names somebody: only the Witches’ votes count. Tap { $p4 }.
lesson-cat = The Witches left the Black Cat with { $p3 }, who therefore plays first. It attracts trouble when a Conspiracy comes.
lesson-accusation = { $p3 } accuses { $p2 }: one red diamond. The seventh brings a trial!
lesson-accused = Ouch! { $p5 } plays Evidence against you, and that is worth three accusations.
lesson-draw = Your turn. You either draw two cards or play as many as you like: draw, for now.
lesson-colours = Red cards accuse, green ones work once, blue ones stay in place. Nothing is ever played on yourself.
lesson-blue = { $p4 } gives you the Asylum. This blue card stays in front of you and will keep you alive at Night.
lesson-log = The chronicle tells everything you may know. Look: { $p1 } played Evidence against { $p2 }, who now stands at four.
lesson-green = This time we play! The Stocks first: tap the card, then { $p5 }, who will miss a turn.
lesson-red = Four and three make seven. Your Evidence against { $p2 }, and the trial is yours to hold.
lesson-trial = The village holds its breath… Turn over one of their Tryals.
lesson-witch = A Witch! Whoever shows one dies and bares everything. One more to find.
lesson-heir = Every Citizen bends a rule. Yours, John Proctor, inherits the cards of the dead: look at your hand.
lesson-night = At the bottom of the deck waits the Night. Witches choose a victim, the Constable protects somebody, and confessing may save you.
lesson-end = One Witch is left in this village, and it is still your turn. Will you find them?
