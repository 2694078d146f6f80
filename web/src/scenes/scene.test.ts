import { describe, expect, it } from "vitest";
import type { Snapshot, Update } from "$src/protocol/generated/answers";
import type { GameLead, GameView, LegalMove } from "$src/protocol/generated/games";
import type { VegasView } from "$src/protocol/generated/vegas";
import type { Seen } from "$src/protocol/types";
import { allScenes, awaitsOthers, firstScene, seeTheSame, type Scene } from "./scene";

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
  const scenes = allScenes(start, [
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

describe("an answer that is in", () => {
  const answered = (waiting: number[]): Scene => ({ ...firstScene(start), bid: "bid 2", view: { table: "kragen", seat: 0, waiting } as Seen });

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
    expect(seeTheSame(view, { ...view, seat: 1 })).toBe(true);
  });

  it("do not where one of them holds a card", () => {
    const holder = { table: "vegas", waiting: [1], seat: 0, under: [10] } as Seen<VegasView>;
    const other = { ...holder, seat: 1, under: [] };
    expect(seeTheSame(holder, other)).toBe(false);
  });
});
