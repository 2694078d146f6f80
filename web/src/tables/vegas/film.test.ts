import { describe, expect, it } from "vitest";
import type { Boards } from "$src/tables/parts/stage.svelte";
import { film, still, type Shown } from "./film";
import { NO_CHOICE, NO_ROLL, type Happening, type VegasView } from "./types";

const casino = { notes: [60, 20], dice: [0, 0, 0], big: [] };
const VIEW: VegasView = {
  table: "vegas",
  seat: null,
  waiting: [],
  round: 1,
  rounds: 4,
  starter: 0,
  turn: 0,
  asked: "place",
  rule: "V5",
  casinos: Array.from({ length: 6 }, () => casino),
  hands: [[8, 0, 0, 0], [8, 0, 0, 0]],
  roll: NO_ROLL,
  won: [[], []],
  pile: 40,
  unseen: [],
  under: [],
  teams: [],
  choice: NO_CHOICE,
  slot: null,
  kickers: null,
  bonus: null,
  cards: null,
  secret: null,
  gone: null,
};

/** A stage without a screen: it animates nothing, but records what is shown. */
function bareStage(view: VegasView): Boards<Shown> {
  const stage: Boards<Shown> = {
    shown: still(view),
    last: still(view),
    set: (shown: Shown) => Promise.resolve(void (stage.shown = shown)),
    hold: () => Promise.resolve(),
    lift: () => [],
    land: () => Promise.resolve(),
    move: () => undefined,
    tumble: () => Promise.resolve(),
  };
  return stage;
}

async function after(...events: Happening[]): Promise<Shown> {
  const stage = bareStage(VIEW);
  for (const event of events) await film(stage, event);
  return stage.shown;
}

describe("what is seen of a payout", () => {
  it("moves dice from the hand to the casino", async () => {
    const { view } = await after({ name: "placed", seat: 1, place: 3, face: 3, dice: [2, 1, 0, 0] });
    expect(view.casinos[2]!.dice).toEqual([0, 2, 1]);
    expect(view.hands[1]).toEqual([6, 0, 0, 0]);
  });

  it("crosses out all that tie at a casino, and nobody at the next", async () => {
    const tied: Happening = { name: "tied", place: 1, owners: [0, -1], dice: 2 };
    expect((await after(tied, { name: "tied", place: 1, owners: [1], dice: 1 })).crossed).toEqual([0, -1, 1]);
    expect((await after(tied, { name: "paid", place: 2, owner: 0, note: 60 })).crossed).toEqual([]);
  });

  it("hands a note to its winner and keeps the others", async () => {
    const { view } = await after({ name: "paid", place: 2, owner: 0, note: 20 });
    expect(view.casinos[1]!.notes).toEqual([60]);
    expect(view.won).toEqual([[20], []]);
  });

  it("gives nobody what the neutral colour wins", async () => {
    const { view } = await after({ name: "paid", place: 2, owner: -1, note: 60 });
    expect(view.casinos[1]!.notes).toEqual([20]);
    expect(view.won).toEqual([[], []]);
  });
});
