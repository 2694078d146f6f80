import { describe, expect, it } from "vitest";
import type { Snapshot, Update } from "./protocol";
import { unfolded } from "./scene";

const start: Snapshot = {
  t: "snapshot",
  n: 0,
  seat: 0,
  view: { table: "vegas", seat: 0, waiting: [0] },
  moves: [{ id: "place 3", label: "3: 2 dice" }],
  bid: null,
  missed: [],
  until: null,
  ending: null,
  words: { ask: "Which value?", leads: ["Ben"] },
};
const said = (n: number, more: Partial<Update>): Update => ({ t: "update", n, seat: 0, events: [], ...more });

describe("a course of play that was written down", () => {
  const scenes = unfolded(start, [
    said(1, { events: [{ name: "placed" }], delta: { waiting: [1] }, words: { ask: "", events: ["Two dice."] } }),
    said(2, { delta: { waiting: [0] }, moves: [{ id: "place 4" }], words: { ask: "And now?", events: [], leads: ["Cleo"] } }),
  ]);

  it("begins with the whole position and what may be chosen there", () => {
    expect(scenes).toHaveLength(3);
    expect(scenes[0]).toMatchObject({ ask: "Which value?", events: [], view: { waiting: [0], leads: ["Ben"] } });
    expect(scenes[0]!.moves).toEqual([{ text: "place 3", verb: "place", label: "3: 2 dice" }]);
  });

  it("goes on by what changes, and keeps what does not", () => {
    expect(scenes[1]).toMatchObject({ view: { table: "vegas", waiting: [1], leads: ["Ben"] }, events: [{ name: "placed", text: "Two dice." }], moves: [] });
    expect(scenes[2]).toMatchObject({ ask: "And now?", view: { waiting: [0], leads: ["Cleo"] } });
  });
});
