### Die Arena: eigene Bots, Ligen, Studien.

## Bots von außen

error-no-such-bot = Es gibt keinen Bot „{ $bot }“, der spielen könnte.
error-forfeit-start = { $bot } ließ sich nicht starten.
error-forfeit-slow = { $bot } hat für einen Zug länger als { $seconds } Sekunden gebraucht.
error-forfeit-crashed = { $bot } hat mitten im Spiel aufgehört.
error-forfeit-illegal = { $bot } hat „{ $said }“ gesagt, und das ist keiner seiner Züge.
cli-forfeit = { $name } verliert dieses Spiel: { $reason } Jemand, der irgendetwas spielt, übernimmt den Platz.

## Wer wo spielt

error-no-pyarrow = Parquet-Dateien brauchen pyarrow, das nicht installiert ist: Schreib stattdessen eine .csv-Datei.
error-unknown-cluster = Es gibt keinen Cluster „{ $cluster }“; es gibt: { $allowed }.
error-dead-workers = Immer wieder wurden Prozesse beendet: Der Rest kann hier nicht gespielt werden.
error-no-kernel-records = Die kompilierten Regeln schreiben keine Partien auf: Nimm die Referenz-Engine.
error-no-cluster = Der Cluster { $cluster } lässt sich nicht benutzen: { $reason }.
