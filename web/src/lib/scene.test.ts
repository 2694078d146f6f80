import { describe, expect, it } from "vitest";
import type { Snapshot, Update } from "./protocol";
import { unfolded } from "./scene";
import type { GameLead, GameView, LegalMove } from "./types";

const place = (face: number): LegalMove => ({ id: `place ${face}`, verb: "place", face, label: `${face}: 2 dice`, preview: "" });
const ben: GameLead = { place: 3, takes: [[1, 50]], cancelled: [] };
const cleo: GameLead = { place: 4, takes: [[2, 90]], cancelled: [] };
const start: Snapshot = {
  t: "snapshot",
  n: 0,
  seat: 0,
  view: { table: "vegas", seat: 0, waiting: [0] } as GameView,
  moves: [place(3)],
  bid: null,
  missed: [],
  until: null,
  ending: null,
  words: { ask: "Which value?", leads: [ben] },
};
const said = (n: number, more: Partial<Update>): Update => ({ t: "update", n, seat: 0, events: [], ...more });

describe("a course of play that was written down", () => {
  const scenes = unfolded(start, [
    said(1, { events: [{ name: "skipped", seat: 0 }], delta: { waiting: [1] }, words: { ask: "", events: ["Nobody bids."] } }),
    said(2, { delta: { waiting: [0] }, moves: [place(4)], words: { ask: "And now?", events: [], leads: [cleo] } }),
  ]);

  it("begins with the whole position and what may be chosen there", () => {
    expect(scenes).toHaveLength(3);
    expect(scenes[0]).toMatchObject({ ask: "Which value?", events: [], view: { waiting: [0], leads: [ben] } });
    expect(scenes[0]!.moves).toEqual([place(3)]);
  });

  it("goes on by what changes, and keeps what does not", () => {
    expect(scenes[1]).toMatchObject({ view: { table: "vegas", waiting: [1], leads: [ben] }, events: [{ name: "skipped", text: "Nobody bids." }], moves: [] });
    expect(scenes[2]).toMatchObject({ ask: "And now?", view: { waiting: [0], leads: [cleo] } });
  });
});
