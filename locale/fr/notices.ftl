# Les avis envoyés à qui n’est pas à sa table : notification, courriel, salon de discussion.

notice-turn = À vous : { $game }
notice-turn-text = La table attend votre réponse.
notice-window = { $game } : la table attend
notice-window-text = Une fenêtre s’est ouverte : chacun répond en secret.
notice-over = { $game } : la partie est finie
notice-over-text = Venez voir comment elle s’est terminée.
notice-rematch = { $game } : on remet ça
notice-rematch-text = Les mêmes joueurs vous attendent à une nouvelle table.
notice-invited = { $name } vous invite : { $game }
    .nameless = On vous invite : { $game }
notice-invited-text = Une place vous attend à une table de votre cercle.
notice-stop = Ne plus m’avertir

public-turn = { $game } : à { $name } de jouer.
    .nameless = { $game } : la table attend.
public-window = { $game } : chacun répond en secret, la table attend tout le monde.
public-over = { $game } : la partie est finie.
public-rematch = { $game } : les mêmes joueurs se retrouvent à une nouvelle table.
public-stop = Ne plus avertir ici

mail-stop = Pour ne plus recevoir ces courriels :
mail-confirm = Est-ce bien votre adresse ?
mail-confirm-text = Quelqu’un a demandé à Sortilège d’envoyer ici ses avis de partie. Si c’est vous, dites-le sur cette page :
mail-confirm-else = Sinon, ne faites rien : cette adresse sera oubliée dans deux jours.

page-confirm = Vos avis de partie par courriel
page-confirm-text = Recevoir à cette adresse les avis de vos tables ?
page-confirm-do = Oui, envoyez-les ici
page-confirm-done = C’est noté. Les avis viendront à cette adresse.
page-stop = Ne plus être averti
page-stop-text = Cesser d’envoyer des avis par ce moyen ?
page-stop-do = Oui, arrêtez
page-stop-done = C’est fait : plus rien ne sera envoyé par là.
page-unknown = Ce lien ne mène plus à rien
page-unknown-text = Ce moyen de vous avertir est déjà oublié.
page-home = Aller à Sortilège
