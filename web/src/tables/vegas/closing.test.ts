import { expect, test } from "vitest";
import { closing } from "./closing";
import { NO_CHOICE, NO_ROLL, type Happening, type VegasView } from "./types";

const casino = { notes: [], dice: [0, 0, 0], big: [] };
const OVER: VegasView = {
  table: "vegas",
  seat: null,
  waiting: [],
  round: 4,
  rounds: 4,
  starter: 0,
  turn: 0,
  asked: "",
  rule: "V13",
  casinos: Array.from({ length: 6 }, () => casino),
  hands: [[8, 0, 0, 0], [8, 0, 0, 0]],
  roll: NO_ROLL,
  won: [[60], []],
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
const EVENTS = [
  { name: "stocked", place: 3, note: 20 },
  { name: "stocked", place: 3, note: 60 },
  { name: "placed", seat: 0, place: 3, face: 3, dice: [2, 0, 0, 0] },
  { name: "placed", seat: 1, place: 3, face: 3, dice: [1, 1, 0, 0] },
  { name: "tied", place: 3, owners: [1, -1], dice: 1 },
  { name: "paid", place: 3, owner: 0, note: 60 },
  { name: "returned", place: 3, notes: [20] },
] as Happening[];

test("the last board keeps its dice and notes, with who took which and who cancelled whom", () => {
  const board = closing(OVER, EVENTS);
  expect(board.casinos[2]).toEqual({ notes: [60, 20], dice: [2, 1, 1], big: [] });
  expect(board.leads).toEqual([{ place: 3, takes: [[0, 60]], cancelled: [1, -1] }]);
  expect(board.hands).toEqual([[0, 0, 0, 0], [0, 0, 0, 0]]);
  expect(board.won).toEqual(OVER.won);
});

test("what an early payout has paid is gone", () => {
  const early = [...EVENTS.slice(0, 4), { name: "paid", place: 3, owner: 0, note: 60 }, { name: "dice-gone", place: 3 }] as Happening[];
  expect(closing(OVER, early).casinos[2]).toEqual({ notes: [20], dice: [0, 0, 0], big: [] });
});
