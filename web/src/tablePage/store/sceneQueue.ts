/** The order in which a seat is shown what happened: one update at a time, however fast they arrive. */
import { still, type Scene } from "$src/scenes/scene";

/** More scenes than this in the queue are not shown one by one: nobody wants to watch them all. */
export const LONGEST_QUEUE = 40;

/** The queue after a scene has been added. */
export function enqueue(queue: Scene[], scene: Scene): Scene[] {
  return queue.length >= LONGEST_QUEUE ? [still(scene)] : [...queue, scene];
}
