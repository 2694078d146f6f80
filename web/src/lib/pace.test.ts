import { describe, expect, it } from "vitest";
import { awaitsOthers, enqueue, LONGEST_QUEUE, sameEyes, type Scene } from "./pace";
import type { VegasView } from "./generated/vegas";
import type { Seen } from "./types";

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

describe("an answer that is in", () => {
  const answered = (waiting: number[]): Scene => ({ ...scene(1), bid: "bid 2", view: { table: "kragen", seat: 0, waiting } as Seen });

  it("waits for the others where several were asked at once", () => {
    expect(awaitsOthers(answered([0, 2]))).toBe(true);
  });

  it("waits for nobody where it is a move of one's own", () => {
    expect(awaitsOthers(answered([0]))).toBe(false);
    expect(awaitsOthers({ ...answered([0, 2]), bid: null })).toBe(false);
  });
});

describe("two people at one device", () => {
  it("see the same where nothing is secret", () => {
    const view = { table: "vegas", seat: 0, waiting: [1], turn: 1 } as Seen;
    expect(sameEyes(view, { ...view, seat: 1 })).toBe(true);
  });

  it("do not where one of them holds a card", () => {
    const holder = { table: "vegas", waiting: [1], seat: 0, under: [10] } as Seen<VegasView>;
    const other = { ...holder, seat: 1, under: [] };
    expect(sameEyes(holder, other)).toBe(false);
  });
});
