# La leçon des Animaux Fantastiques. p1 est le nom de l’autre.

lesson-goal = New York, 1926 : des animaux fantastiques se sont échappés. Qui en retrouve trois le premier gagne.
lesson-character = Choisissez qui vous serez. Touchez Norbert, il connaît bien ces bêtes-là.
lesson-tokens = Chaque lieu cache un jeton : un animal, ou une simple ressource. On ne le sait qu’en y arrivant.
lesson-walk = Le dé vous donne deux pas, ni plus ni moins. Ce qui luit est à portée : allez voir le 12.
lesson-resource = Une théière : rien à capturer. Elle est écartée, et un autre jeton prend sa place, caché.
lesson-rival = { $p1 } a eu plus de chance : voilà un Éruptif de pris. Il n’en faut que trois !
lesson-log = Tout se raconte dans la Chronique. Et si quelque chose ne luit pas, touchez-le : il vous dira pourquoi.
lesson-four = Un quatre : la ville s’ouvre. Essayez le 13, cerclé de bleu.
lesson-beast = Un Niffleur ! Il est à vous. Plus que deux.
lesson-unlucky = { $p1 } n’a trouvé qu’une valise. À vous de nouveau, mais le dé ne donne qu’un pas…
lesson-rings = … et un pas suffit : entre deux lieux cerclés de bleu, on transplane. Si loin que ce soit, cela ne coûte qu’un pas.
lesson-apparate = Filez à l’autre bout de la ville : touchez le 29.
lesson-second = Un Billywig ! Deux animaux sur trois.
lesson-end = Encore un et New York vous remerciera. Vous savez tout : finissez cette partie !
