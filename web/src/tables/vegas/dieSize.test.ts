import { expect, test } from "vitest";
import { BIG, dieSize, loadOf } from "./dieSize";

const ROOM = { width: 310, height: 90 };
const few = [[1], [2, 1]];

test("few dice are as large as dice ever are", () => {
  expect(dieSize(few, { width: 1000, height: 1000 }, true)).toBe(dieSize([], { width: 1000, height: 1000 }, true));
});

test("the fullest casino decides for all, and its dice have room", () => {
  const size = dieSize([...few, [5, 4, 4, 3]], ROOM, true);
  expect(size).toBeLessThan(dieSize(few, ROOM, true));
  expect(2 * size).toBeLessThanOrEqual(ROOM.height);
  expect(9 * size).toBeLessThanOrEqual(ROOM.width);
});

test("a line for each owner needs more height than piles beside each other", () => {
  const five = [[1, 1, 1, 1, 1]];
  expect(dieSize(five, ROOM, false)).toBeLessThan(dieSize(five, ROOM, true));
  expect(5 * dieSize(five, ROOM, false)).toBeLessThanOrEqual(ROOM.height);
});

test("big dice need lines that are higher", () => {
  expect(loadOf(2, true)).toBe(2 + BIG);
  expect(dieSize([[2, loadOf(1, true)]], ROOM, false)).toBeLessThan(dieSize([[2, 2]], ROOM, false));
});

test("however many there are, they can be seen", () => {
  expect(dieSize([Array.from({ length: 40 }, () => 8)], ROOM, true)).toBeGreaterThanOrEqual(12);
});
