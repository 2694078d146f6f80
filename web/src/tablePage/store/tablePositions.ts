/** Receives the positions of a table: whole ones, changes, and answers to own moves, and passes each on. */
import { withSentences } from "$src/protocol/events";
import type { Snapshot, Update } from "$src/protocol/generated/answers";
import { firstScene, nextScene } from "$src/scenes/scene";
import type { OwnMoves } from "./ownMoves.svelte";
import type { SharedDevice } from "./sharedDevice.svelte";
import type { TableLog } from "./tableLog.svelte";
import type { TableShow } from "./tableShow.svelte";

interface Table {
  readonly device: SharedDevice;
  readonly log: TableLog;
  readonly ownMoves: OwnMoves;
  readonly show: TableShow;
  /** Ask for everything again. */
  greet(): void;
  readStory(): Promise<void>;
}

export class TablePositions {
  /** The number of the position after taking back: lines from before it may no longer be true. */
  takenBack = 0;

  constructor(private readonly table: Table) {}

  snapshot(message: Snapshot): void {
    const { device, log, ownMoves } = this.table;
    const scene = firstScene(message);
    const before = device.sceneOf(message.seat);
    device.keep(message.seat, scene);
    if (before && message.seat === device.eyes) {
      // Reconnected: write what was missed into the log, and show the table in its current state.
      for (const missed of message.missed) if (missed.n > before.n) log.write({ ...scene, n: missed.n, events: withSentences(missed.events, missed.words) });
    }
    ownMoves.reached(message.seat, message.n);
    device.choosePlace();
  }

  update(message: Update): void {
    const { device, log, ownMoves, show } = this.table;
    const before = device.sceneOf(message.seat);
    if (before ? message.n !== before.n + 1 && !message.undone : !message.view) {
      this.table.greet();
      return;
    }
    const scene = nextScene(before, message);
    device.keep(message.seat, scene);
    ownMoves.reached(message.seat);
    if (message.seat === device.eyes && scene.moves.length) ownMoves.passing = false;
    if (!before) {
      // The game begins: choose the viewing seat, and write the set-up into the log.
      device.choosePlace();
      if (message.seat === device.eyes) log.write(scene);
    } else if (message.seat !== device.eyes) {
      show.advance();
    } else if (message.undone) {
      this.takenBack = message.n;
      device.look(device.eyes);
      void this.table.readStory();
    } else {
      show.add(scene);
    }
  }

  /** The server has accepted an own move. */
  accepted(id: string): void {
    const { device, ownMoves, show } = this.table;
    const sent = ownMoves.answered(id);
    const scene = sent && device.sceneOf(sent.seat);
    if (!scene || scene.n !== sent.n) return;
    // If several seats are asked at once the number changes only when all answers are in.
    const answered = { ...scene, bid: sent.move };
    device.keep(sent.seat, answered);
    if (sent.seat === device.eyes) show.answer(answered);
    show.advance();
  }
}
