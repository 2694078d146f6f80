import { expect, test } from "vitest";
import { purse, together, unsaid } from "./purse";
import type { VegasView } from "./types";

const view = (asked: VegasView["asked"]): Parameters<typeof purse>[0] => ({
  asked,
  won: [[90], [60, 40], [150], []],
  secret: { own: [80], hidden: [1, 2, 0, 0] },
  bonus: { own: [], hidden: [], scored: [], dice: [1, 4, 1, 1], money: [50, 200, 0, 0] },
});

test("one's own secret notes count for the team, as they do at the seat", () => {
  const mine = together([0, 2].map((seat) => purse(view("place"), seat, 0)));
  expect([mine.sum, mine.notes, unsaid(mine)]).toEqual([90 + 80 + 150, 3, ""]);
});

test("what others keep secret is not known of their team either", () => {
  const theirs = together([1, 3].map((seat) => purse(view("place"), seat, 0)));
  expect([theirs.sum, theirs.notes, unsaid(theirs)]).toEqual([100, 4, "\u2009+\u2009?"]);
});

test("bonus dice count when the game is over, for the team as for the seat", () => {
  const over = view("");
  expect(together([1, 3].map((seat) => purse(over, seat, null))).sum).toBe(300);
  expect(purse(over, 1, null).sum).toBe(300);
});
