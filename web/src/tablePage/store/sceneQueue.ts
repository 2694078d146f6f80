/** The queue of scenes to show to a seat: one update at a time, however fast they arrive. */
import { still, type Scene } from "$src/scenes/scene";

/** If more scenes are queued, they are not shown one by one: nobody wants to watch them all. */
export const LONGEST_QUEUE = 40;

/** The queue after adding a scene. */
export function enqueue(queue: Scene[], scene: Scene): Scene[] {
  return queue.length >= LONGEST_QUEUE ? [still(scene)] : [...queue, scene];
}
