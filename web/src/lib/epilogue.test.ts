import { expect, test } from "vitest";
import { revealed } from "./epilogue";
import type { Ending } from "./protocol";

const ENDING: Ending = { how: "played", winners: [1], scores: [90, 160], tiebreaks: [1, 2], by: null };
const ROUNDS = [{ round: 1, scores: [40, 60] }, { round: 2, scores: [90, 100] }];

test("a note that was drawn in secret is told at the end, with what it made", () => {
  expect(revealed([{ name: "swap-drawn", seat: 1, note: 0, known: false }], ROUNDS, ENDING)).toEqual([{ seat: 1, more: 60, score: 160 }]);
});

test("nobody turns up a note who drew none: teams add up their money", () => {
  expect(revealed([], ROUNDS, ENDING)).toEqual([]);
});
