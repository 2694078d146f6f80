import { describe, expect, it } from "vitest";
import { mergeDelta } from "./delta";
import { withSentences } from "./events";

describe("the change of a view", () => {
  it("replaces numbers, lists and nothing", () => {
    expect(mergeDelta({ a: 1, b: [1, 2], c: 3 }, { a: 2, b: [5], c: null })).toEqual({ a: 2, b: [5], c: null });
  });

  it("reaches into lists by index", () => {
    expect(mergeDelta({ casinos: [{ dice: [0], notes: [50] }, { dice: [1] }] }, { casinos: { "0": { dice: [4] } } })).toEqual({
      casinos: [{ dice: [4], notes: [50] }, { dice: [1] }],
    });
  });

  it("leaves the old view as it was", () => {
    const old = { hands: [[8], [8]] };
    mergeDelta(old, { hands: { "1": [4] } });
    expect(old).toEqual({ hands: [[8], [8]] });
  });

  it("takes an object whole where there was none", () => {
    expect(mergeDelta({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  });
});

describe("words", () => {
  it("stand beside their events", () => {
    expect(withSentences([{ name: "skipped", seat: 0 }, { name: "last-round", rounds: 9 }], ["Anna has no result."])).toEqual([
      { name: "skipped", seat: 0, text: "Anna has no result." },
      { name: "last-round", rounds: 9, text: "" },
    ]);
  });
});
