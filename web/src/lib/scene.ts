/** Scenes from what is told about a table: the whole position first, then one change after the other. */
import type { Scene } from "./pace";
import { merge, spoken, type Snapshot, type Update } from "./protocol";
import type { GameView } from "./types";

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

/** What an update makes of the scene before it; without one it must hold the whole view. */
export function nextScene(before: Scene | undefined, told: Update): Scene {
  return {
    n: told.n,
    view: { ...((told.view ?? merge(before?.view, told.delta ?? {})) as GameView), leads: told.words?.leads ?? before?.view.leads },
    events: spoken(told.events, told.words?.events),
    moves: told.moves ?? [],
    ask: told.words?.ask ?? "",
    bid: null,
    until: told.until ?? null,
    ending: told.ending ?? null,
  };
}

/** All scenes of a course of play that was written down beforehand; the first one is where it begins. */
export function unfolded(start: Snapshot, updates: readonly Update[]): Scene[] {
  const scenes = [firstScene(start)];
  for (const update of updates) scenes.push(nextScene(scenes.at(-1), update));
  return scenes;
}
