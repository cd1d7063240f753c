# The lesson of the School of Magic. p1 is the name of the other.

lesson-goal = This is the timetable. Collect its cards: once somebody has ten, the most points win.
lesson-hand = Your Magic cards do everything: pay, play tricks, answer those of others.
lesson-collect = Every turn you have two actions. For the first one, take a Charms course.
lesson-pay = The first copy of a course costs one card. Discard Dropallus.
lesson-effect = A course has an effect: Charms takes a spell back from the discard. Use it!
lesson-mail = { $p1 } could have answered, and lets it pass. The course also brought some mail, now yours: two cards to draw.
lesson-draw = Second action: draw two cards.
lesson-spell = Spells cost no action. Accelerio even gives you one more!
lesson-second = One more action, then: a second Charms course.
lesson-price = The second copy costs two cards. Discard Firstio, Dropallus will follow.
lesson-four = The same course twice makes four points; a single one makes one. End your turn.
lesson-attack = { $p1 } throws Bombaboom at your collection! Answer with Oubliettes.
lesson-cancelled = Cancelled! Out of spite { $p1 } draws, and lays down Good marks that will count at the end.
lesson-token = A new round: every course still there got some mail. Use yours to draw.
lesson-third = More Charms! The third copy will cost three cards, and is worth them.
lesson-end = Three Charms: nine points! A course is worth up to thirty-six. The rest is yours to play.
