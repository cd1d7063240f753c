# La leçon du Chemin de Traverse. p1 est le nom de l’autre.

lesson-goal = La rentrée approche : il vous faut six fournitures. Qui remplit sa malle et rentre le premier au Chaudron Baveur gagne.
lesson-hat = Un chapeau marchera pour vous. Prenez le violet.
lesson-purse = Votre bourse : deux pièces de chaque sorte. Chaque boutique veut exactement les pièces de son enseigne, et ne rend rien.
lesson-roll = À vous : lancez les dés !
lesson-dice = Six et cinq font onze pas. Continuez : vous choisirez où vous arrêter.
lesson-shop = On peut entrer dans chaque boutique devant laquelle on passe. Poussez la porte des chaudrons.
lesson-buy = Un Gallion et une Noise : vous les avez. Achetez le chaudron, ce sera la fin de votre tour.
lesson-rival = { $p1 } a eu la même idée, et il n’y a plus de chaudron. Les boutiques se vident vite !
lesson-short = La potion coûte deux Noises et il vous en reste une. Un Sortilège va arranger cela.
lesson-accio = Touchez Accio : cette carte prend une pièce à quelqu’un.
lesson-coin = Touchez { $p1 }, puis la Noise.
lesson-spiral = Deux Noises en poche ! Lancez les dés.
lesson-card = Six pas, et une Spirale : elle ne fait pas avancer, mais elle donne une carte.
lesson-apothecary = L’apothicaire est sur le chemin. Entrez !
lesson-keep = La carte de la Spirale : la Clé du coffre, deux pièces de la banque. Un Sortilège peut attendre, gardez-la.
lesson-potion = Et maintenant, la potion.
lesson-alley = Deux Spirales pour { $p1 } : l’exil derrière le mur, dans l’Allée des Embrumes. Un double aux dés, une porte ou la Sortie en ramènent.
lesson-end = Deux fournitures sur six, et une clé en main. Passez par Gringotts pour vous renflouer, et bonnes emplettes !
