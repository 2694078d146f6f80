import { describe, expect, it } from "vitest";
import { NEUTRAL, SEATS } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import { NO_CHOICE, NO_ROLL, SLOT, type VegasView } from "$src/tables/vegas/types";
import type { Sitting } from "./moveSign";
import { signOf } from "./moveSigns";

const view = (part: object): Sitting["view"] =>
  ({
    table: "vegas",
    turn: 0,
    asked: "place",
    waiting: [0],
    casinos: Array.from({ length: 6 }, () => ({ notes: [60, 30], dice: [0, 0, 0], big: [] })),
    slot: { notes: [50], dice: [], big: [], barred: [] },
    roll: NO_ROLL,
    won: [[], []],
    choice: NO_CHOICE,
    ...part,
  }) as Partial<VegasView> as VegasView;
const sitting = (part: object = {}): Sitting => ({ view: view(part), colours: SEATS, seat: 0 });
const move = (id: string, fields: object = {}): LegalMove => ({ id, verb: id.split(" ")[0]!, label: "", preview: "", ...fields }) as LegalMove;

describe("what a choice draws", () => {
  it("draws the dice that are placed, own, neutral and big, beside their casino", () => {
    const roll = [[0, 2, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]];
    const sign = signOf(move("place 2", { face: 2 }), sitting({ roll }));
    expect(sign?.places).toEqual([{ face: 2, slot: false }]);
    expect(sign?.dice?.map(({ look, kind, count }) => [look.letter, kind, count])).toEqual([["A", "own", 2], [NEUTRAL.letter, "neutral", 1], ["A", "big", 1]]);
    expect(sign?.whole).toBe(true);
  });

  it("keeps the words where it does not know the table", () => {
    expect(signOf(move("place 2", { face: 2 }))).toEqual({ places: [{ face: 2, slot: false }] });
    const unknown = { ...sitting(), view: view({ table: "of-another-package" }) };
    expect(signOf(move("place 2", { face: 2 }), unknown)).toEqual({ places: [{ face: 2, slot: false }] });
    expect(signOf(move("castle", { verb: "castle" }), unknown)).toBeUndefined();
  });

  it("draws a note that can be taken", () => {
    expect(signOf(move("take 40", { note: 40 }), sitting({ asked: "choose_note" }))?.notes).toEqual([{ value: 40, fresh: false }]);
  });

  it("draws what lies at a place with the note that would be laid there among it", () => {
    const asked = sitting({ choice: { ...NO_CHOICE, notes: [10, 50, 90] } });
    expect(signOf(move("lay 3", { place: 3 }), asked)?.notes).toEqual([
      { value: 60, fresh: false },
      { value: 50, fresh: true },
      { value: 30, fresh: false },
    ]);
    expect(signOf(move("lay 7", { place: SLOT }), asked)?.notes?.filter(({ fresh }) => fresh)).toHaveLength(1);
  });

  it("draws the note just won that is kept, or swapped for one that nobody has seen", () => {
    const asked = sitting({ asked: "ask_swap", won: [[20, 70], [10]] });
    expect(signOf(move("done"), asked)).toEqual({ notes: [{ value: 70, fresh: false }] });
    expect(signOf(move("play swap", { card: "swap" }), asked)).toEqual({ notes: [{ value: 70, fresh: false }], swapped: true });
  });

  it("draws a die to kick in the colour of its owner, the neutral one, too", () => {
    const letter = (owner: number): string | undefined => signOf(move(`kick ${owner} normal 2`, { owner, die: "normal", face: 2 }), sitting())?.dice?.[0]?.look.letter;
    expect([letter(1), letter(-1)]).toEqual(["B", NEUTRAL.letter]);
  });
});
