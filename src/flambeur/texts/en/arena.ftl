### The arena: bots of one's own, leagues, studies.

## Bots from outside

error-no-such-bot = There is no bot “{ $bot }” that could play.
error-forfeit-start = { $bot } could not be started.
error-forfeit-slow = { $bot } took longer than { $seconds } seconds for a move.
error-forfeit-crashed = { $bot } ended in the middle of the game.
error-forfeit-illegal = { $bot } said “{ $said }”, which is not one of its moves.
cli-forfeit = { $name } loses this game: { $reason } Somebody who plays anything takes the seat.

## Who plays where

error-no-pyarrow = Parquet files need pyarrow, which is not installed: write a .csv file instead.
error-unknown-cluster = There is no cluster “{ $cluster }”; there are: { $allowed }.
error-dead-workers = Workers were ended again and again: the rest cannot be played here.
error-no-kernel-records = The compiled rules write no records: use the reference engine.
error-no-cluster = The { $cluster } cluster cannot be used: { $reason }.
