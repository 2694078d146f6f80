import { expect, test, vi } from "vitest";

vi.mock("./settings.svelte", () => ({ settings: { noises: true } }));
const { heardOf } = await import("./sound");

test("dice, money and cards are heard, and what is only bookkeeping is not", () => {
  expect(["rolled", "paid", "card-played"].map(heardOf)).toEqual(["dice", "money", "card"]);
  expect(["round-over", "stocked", "returned"].map(heardOf)).toEqual([undefined, undefined, undefined]);
});
