import { expect, test } from "vitest";
import type { Ending } from "$src/protocol/generated/answers";
import type { GameView } from "$src/protocol/generated/games";
import type { BonusView } from "$src/protocol/generated/vegas";
import { lateGains, moneyInNotes } from "./lateGains";

const ENDING: Ending = { how: "played", winners: [1], scores: [90, 160], tiebreaks: [1, 2], by: null };
const ROUNDS = [{ round: 1, scores: [40, 60] }, { round: 2, scores: [90, 100] }];
const bonusOf = (dice: number[], money: number[]): BonusView => ({ own: [], hidden: [], scored: [], dice, money });
const view = (won: number[][], bonus: BonusView | null = null): GameView => ({ table: "vegas", won, bonus }) as GameView;

test("a note that was held in secret is told at the end, with what it made", () => {
  expect(lateGains(view([[90], [60, 40, 60]]), ROUNDS, ENDING)).toEqual([{ what: "secret", seat: 1, more: 60, score: 160, die: 0 }]);
});

test("a bonus die is told apart from what was secret, and the sum is that of the result", () => {
  const over = view([[90], [60, 40, 60]], bonusOf([1, 4], [50, 200]));
  expect(lateGains(over, ROUNDS, { ...ENDING, scores: [140, 360] })).toEqual([
    { what: "bonus", seat: 0, more: 50, score: 140, die: 1 },
    { what: "secret", seat: 1, more: 60, score: 160, die: 0 },
    { what: "bonus", seat: 1, more: 200, score: 360, die: 4 },
  ]);
});

test("nobody turns up a note who holds none, though teams add up their money", () => {
  expect(lateGains(view([[90], [100]]), ROUNDS, { ...ENDING, scores: [190, 190] })).toEqual([]);
});

test("where a game ends early, or has no notes, nothing is added", () => {
  expect(lateGains(view([[90], [160]]), ROUNDS, { ...ENDING, how: "resigned" })).toEqual([]);
  expect(moneyInNotes({ table: "kragen" } as GameView)).toBeNull();
});
