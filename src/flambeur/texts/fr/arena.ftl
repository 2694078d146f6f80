### L’arène : robots maison, ligues, études.

## Robots venus d’ailleurs

error-no-such-bot = Il n’y a pas de robot « { $bot } » qui puisse jouer.
error-forfeit-start = { $bot } n’a pas pu être lancé.
error-forfeit-slow = { $bot } a mis plus de { $seconds } secondes pour un coup.
error-forfeit-crashed = { $bot } s’est arrêté au milieu de la partie.
error-forfeit-illegal = { $bot } a dit « { $said } », qui n’est pas un de ses coups.
cli-forfeit = { $name } perd cette partie : { $reason } Quelqu’un qui joue n’importe quoi prend la place.

## Qui joue où

error-no-pyarrow = Les fichiers Parquet demandent pyarrow, qui n’est pas installé : écrivez plutôt un fichier .csv.
error-unknown-cluster = Il n’y a pas de grappe « { $cluster } » ; il y a : { $allowed }.
error-dead-workers = Des processus ont été arrêtés à plusieurs reprises : la suite ne peut pas être jouée ici.
error-no-kernel-records = Les règles compilées n’écrivent pas de parties : prenez le moteur de référence.
error-no-cluster = La grappe { $cluster } ne peut pas servir : { $reason }.
