# Les mots du plateau du Chemin de Traverse sur la page.

web-alley = Allée des Embrumes
web-gate = Portail { $gate }
web-closed = Fermé
web-left = { $count ->
    [0] épuisé
   *[other] { $count } en boutique
    }
web-owned = Déjà dans votre malle
web-pays = Une pièce de chaque
web-home = Malle pleine
web-in-street = Case { $number }
web-in-alley = Embrumes { $number }
web-of-six = { $count } sur 6
web-total = En tout { $total }
web-trunk = Votre malle
web-your-cards = Vos cartes
web-no-card = Aucun Sortilège en main.
web-supplies = Fournitures
web-round-n = Tour { $round }
web-sum = { $first } + { $second } = { $total }.{ $first ->
        [0] { " " }Une Spirale ne fait pas avancer.
       *[other] { $second ->
            [0] { " " }Une Spirale ne fait pas avancer.
           *[other] { "" }
        }
    }
web-item-potion = Potion
web-item-cauldron = Chaudron
web-item-robe = Robe
web-item-wand = Baguette
web-item-book = Livre
web-item-owl = Hibou
web-short-S-FLOO = Dans une boutique
web-short-S-CLOSE = Pose le panneau
web-short-S-TAKE = Au joueur devant
web-short-S-DEFEND = Pare une attaque
web-short-S-LEAVE = Vers la sortie
web-short-S-CART = Droit aux marches
web-short-S-GRATE = Exile un joueur
web-short-S-ACCIO = Prend une pièce
web-short-S-KEY = 2 pièces de la banque
web-short-S-OPEN = Ôte le panneau
web-trunk-of = { $count }/6
web-shop-leaky = Chaudron Baveur
web-shop-cauldron_shop = Magasin de chaudrons
web-shop-apothecary = L'Apothicaire
web-shop-owl_emporium = Au Royaume du Hibou
web-shop-robe_shop = Madame Guipure
web-shop-book_shop = Fleury et Bott
web-shop-wand_shop = Ollivander
web-shop-gringotts = Gringotts
web-floo-locked = La poudre de cheminette a échoué : entrez d’abord à pied dans une autre boutique
web-price-left = { $item } coûte { $price } : il vous reste { $left }.
web-price-lacking = { $item } coûte { $price } : il vous manque { $lacking }.
web-owned-already = { $item } : déjà dans votre malle.
web-sold-out = { $item } : épuisé.
