import { expect, test } from "vitest";
import { dieSize, loadsAt, type Load } from "./dieSize";

const ROOM = { width: 310, height: 90 };
const LINES = { packed: false, gap: 12, least: 12, most: 48 };
const BESIDE = { ...LINES, packed: true };
const piles = (...counts: number[]): Load[] => counts.map((count) => ({ count, big: 0 }));
const few = [piles(1), piles(2, 1)];

test("few dice are as large as dice ever are", () => {
  expect(dieSize(few, { width: 1000, height: 1000 }, BESIDE)).toBe(BESIDE.most);
});

test("the fullest casino decides for all, and its dice have room", () => {
  const size = dieSize([...few, piles(5, 4, 4, 3)], ROOM, BESIDE);
  expect(size).toBeLessThan(dieSize(few, ROOM, BESIDE));
  expect(2 * size).toBeLessThanOrEqual(ROOM.height);
  expect(9 * size).toBeLessThanOrEqual(ROOM.width);
});

test("a line for each owner needs more height than piles beside each other", () => {
  const five = [piles(1, 1, 1, 1, 1)];
  expect(dieSize(five, ROOM, LINES)).toBeLessThan(dieSize(five, ROOM, BESIDE));
  expect(5 * dieSize(five, ROOM, LINES)).toBeLessThanOrEqual(ROOM.height);
});

test("a number for all dice but one leaves them larger", () => {
  const long = [piles(8, 7)];
  expect(dieSize(long, ROOM, { ...LINES, counted: true })).toBeGreaterThan(dieSize(long, ROOM, LINES));
});

test("big dice need lines that are higher", () => {
  expect(dieSize([[{ count: 1, big: 1 }, { count: 2, big: 0 }]], ROOM, LINES)).toBeLessThan(dieSize([piles(2, 2)], ROOM, LINES));
});

test("however many there are, they can be seen", () => {
  expect(dieSize([piles(...Array.from({ length: 40 }, () => 8))], ROOM, BESIDE)).toBe(BESIDE.least);
});

test("dice that could come have room before they are there", () => {
  const coming = (owner: number): Load => ({ count: owner === 1 ? 3 : 0, big: 0 });
  expect(loadsAt([2, 0, 0, 1], [2], coming)).toEqual([{ count: 2, big: 0 }, { count: 3, big: 0 }, { count: 0, big: 1 }, { count: 1, big: 0 }]);
});
