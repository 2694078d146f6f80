import { expect, test } from "vitest";
import { settle } from "./payouts";
import type { Happening } from "./types";

const after = (...events: object[]): unknown => (events as Happening[]).reduce(settle, []);
const PAID = [
  { name: "tied", place: 3, owners: [1, -1], dice: 1 },
  { name: "paid", place: 3, owner: 0, note: 60 },
  { name: "returned", place: 3, notes: [20] },
];

test("a place that has paid remembers who took which note, who cancelled whom and what nobody won", () => {
  expect(after(...PAID, { name: "paid", place: 4, owner: 2, note: 30 })).toEqual([
    { place: 3, takes: [[0, 60]], cancelled: [1, -1], left: [20] },
    { place: 4, takes: [[2, 30]], cancelled: [], left: [] },
  ]);
});

test("colours are remembered as owners are", () => {
  expect(after({ name: "colours-tied", place: 2, colours: [0, 3], dice: 2 }, { name: "colour-paid", place: 2, colour: 5, note: 40 })).toEqual([
    { place: 2, takes: [[5, 40]], cancelled: [0, 3], left: [] },
  ]);
});

test("the next round begins with nothing paid", () => {
  expect(after(...PAID, { name: "round", round: 2, starter: 0 })).toEqual([]);
});
