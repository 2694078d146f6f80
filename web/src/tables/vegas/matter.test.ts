import { expect, test } from "vitest";
import { matterOf } from "./matter";
import { NO_CHOICE, NO_ROLL, type VegasView } from "./types";

const view = (part: object): VegasView =>
  ({ turn: 0, asked: "place", waiting: [], roll: NO_ROLL, choice: NO_CHOICE, won: [[20, 70], [10]], hands: [[3, 0, 1, 0], [0, 0, 0, 0]], slot: { notes: [40, 30], dice: [], big: [], barred: [] }, ...part }) as Partial<VegasView> as VegasView;
const ROLLED = [[1, 0, 0, 0, 0, 0], ...NO_ROLL.slice(1)];

test("while dice lie on the felt there is nothing else, but for notes turned up", () => {
  expect(matterOf(view({ roll: ROLLED, asked: "choose_note" }))).toBeUndefined();
  expect(matterOf(view({ roll: ROLLED, choice: { ...NO_CHOICE, notes: [10, 20, 30] } }))).toEqual({ kind: "three", notes: [10, 20, 30] });
});

test("notes of the slot machine lie there for whoever takes one", () => {
  expect(matterOf(view({ asked: "choose_note" }))).toEqual({ kind: "take", notes: [40, 30] });
});

test("a swap is about the last note of everybody who is asked", () => {
  expect(matterOf(view({ asked: "ask_swap", waiting: [1, 0] }))).toEqual({ kind: "swap", won: [[1, 10], [0, 70]] });
});

test("an early payout shows who would be paid what there", () => {
  const leads = [{ place: 3, takes: [[1, 60]], cancelled: [0] }];
  expect(matterOf(view({ asked: "ask_early", choice: { ...NO_CHOICE, at: 3 }, leads }))).toEqual({ kind: "place", place: 3, takes: [[1, 60]], cancelled: [0] });
});

test("before a roll the dice that will be rolled lie there", () => {
  expect(matterOf(view({ asked: "cards" }))).toEqual({ kind: "hand", hand: [3, 0, 1, 0] });
  expect(matterOf(view({ asked: "cards", turn: 1 }))).toBeUndefined();
});
