import { describe, expect, it } from "vitest";
import type { Seen } from "$src/protocol/types";
import type { Scene } from "$src/scenes/scene";
import { enqueue, LONGEST_QUEUE } from "./sceneQueue";

const scene = (n: number): Scene => ({
  n,
  view: { table: "vegas", seat: 0, waiting: [] as number[] } as Seen,
  events: [{ name: "skipped", seat: 0 }],
  moves: [],
  ask: "",
  bid: null,
  until: null,
  ending: null,
});

describe("the queue of scenes", () => {
  it("keeps the order of what happened", () => {
    expect(enqueue(enqueue([], scene(1)), scene(2)).map((one) => one.n)).toEqual([1, 2]);
  });

  it("jumps to the latest scene, without motion, when it has grown too long", () => {
    let queue: Scene[] = [];
    for (let n = 0; n <= LONGEST_QUEUE; n += 1) queue = enqueue(queue, scene(n));
    expect(queue).toEqual([{ ...scene(LONGEST_QUEUE), events: [] }]);
  });
});
