# The lesson of Zoondo. p1 is the name of the other.

lesson-goal = Two tribes, one battlefield. Eliminate the other side’s Emblem, hidden among its warriors, and victory is yours.
lesson-tribe = Each side picks its tribe in secret. Take the Boarix, boars of character.
lesson-deploy = Your twelve Zoons go anywhere on your two rows, face down. To begin with, take the ready-made formation.
lesson-emblem = This is Sacrechêne, your Emblem. It never moves, and losing it loses the game.
lesson-move = One turn, one move. Gold-Hure leaps two squares: tap her, then where she lands.
lesson-attacked = { $p1 } attacks Gold-Hure! Nobody looks at the two cards: it is all about their corners.
lesson-touch = Keep your card upright, then touch a corner of the enemy’s card. You are after its lowest number.
lesson-won = Four for you, one for the attacker! The higher number keeps the square, the other goes to the Tomb.
lesson-atout = Instead of moving you may play an Atout. It takes the whole turn.
lesson-attack = To stop on an enemy is to attack it. Tap Gold-Hure, then the card she faces.
lesson-strike = Cover your tracks: reverse your card, then touch a corner.
lesson-star = A star! Nothing is compared, its effect applies: a tie, and Gold-Hure charges again. Attack once more.
lesson-memory = You have seen that card: the 1 is at the bottom left. Keep yours upright, and touch that corner.
lesson-taken = Four against one, and the square is taken. Remembering what you saw, that is Zoondo.
lesson-end = Their line is open, and their Emblem cannot be far. Fight the battle to its end!
