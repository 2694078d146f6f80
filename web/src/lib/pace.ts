/** The order in which a seat is shown what happened: one update at a time, however fast they arrive. */
import type { Ending } from "./protocol";
import type { GameView, Happened, LegalMove, Seen } from "./types";

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

/** More scenes than this in the queue are not shown one by one: nobody wants to watch them all. */
export const LONGEST_QUEUE = 40;

/** A jump to a scene: no motion, no past. */
export function still(scene: Scene): Scene {
  return { ...scene, events: [] };
}

/** The queue after a scene has been added. */
export function enqueue(queue: Scene[], scene: Scene): Scene[] {
  return queue.length >= LONGEST_QUEUE ? [still(scene)] : [...queue, scene];
}

/** Whether the seat has answered together with others, who may still be thinking: a move of one's own waits for nobody. */
export function awaitsOthers(scene: Scene): boolean {
  return scene.bid !== null && scene.view.waiting.some((seat) => seat !== scene.view.seat);
}

/** Whether two seats see the same: then the device need not be passed under cover. */
export function sameEyes(one: GameView, other: GameView): boolean {
  return JSON.stringify({ ...one, seat: null }) === JSON.stringify({ ...other, seat: null });
}
