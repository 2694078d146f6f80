/** Builds scenes from the server's messages about a table: the whole position first, then one change after another. */
import { mergeDelta } from "$src/protocol/delta";
import { withSentences } from "$src/protocol/events";
import type { Ending, Snapshot, Update } from "$src/protocol/generated/answers";
import type { GameView, LegalMove } from "$src/protocol/generated/games";
import type { Happened, Seen } from "$src/protocol/types";

/** A position as one seat sees it, and how it came about. */
export interface Scene {
  n: number;
  view: Seen;
  events: Happened[];
  moves: LegalMove[];
  ask: string;
  bid: string | null;
  until: number | null;
  ending: Ending | null;
}

/** The whole position, as sent to a client that has just joined. */
export function firstScene(told: Snapshot): Scene {
  return {
    n: told.n,
    view: { ...told.view, leads: told.words?.leads },
    events: [],
    moves: told.moves,
    ask: told.words?.ask ?? "",
    bid: told.bid,
    until: told.until,
    ending: told.ending,
  };
}

/** A jump to a scene: no motion, no events. */
export function still(scene: Scene): Scene {
  return { ...scene, events: [] };
}

/** The scene after an update; without a previous scene the update must hold the whole view. */
export function nextScene(before: Scene | undefined, told: Update): Scene {
  return {
    n: told.n,
    view: { ...((told.view ?? mergeDelta(before?.view, told.delta ?? {})) as GameView), leads: told.words?.leads ?? before?.view.leads },
    events: withSentences(told.events, told.words?.events),
    moves: told.moves ?? [],
    ask: told.words?.ask ?? "",
    bid: null,
    until: told.until ?? null,
    ending: told.ending ?? null,
  };
}

/** All scenes of recorded play; the first one is where it begins. */
export function allScenes(start: Snapshot, updates: readonly Update[]): Scene[] {
  const scenes = [firstScene(start)];
  for (const update of updates) scenes.push(nextScene(scenes.at(-1), update));
  return scenes;
}

/** Whether the seat has answered a joint question that others still think about; a move of its own waits for nobody. */
export function awaitsOthers(scene: Scene): boolean {
  return scene.bid !== null && scene.view.waiting.some((seat) => seat !== scene.view.seat);
}

/** Whether two seats see the same: then the device can be passed without hiding the table. */
export function seeTheSame(one: GameView, other: GameView): boolean {
  return JSON.stringify({ ...one, seat: null }) === JSON.stringify({ ...other, seat: null });
}
