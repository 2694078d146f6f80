import { describe, expect, it } from "vitest";
import { keysFor } from "./keys";
import type { LegalMove } from "./types";

const moves = (...texts: string[]): LegalMove[] => texts.map((text) => ({ text, verb: text.split(" ")[0]! }));

describe("the digits that play moves", () => {
  it("are the casino's number when dice are placed", () => {
    expect(keysFor(moves("place 2", "place 5"))).toEqual(["2", "5"]);
  });

  it("leave the numbers to the moves about them and give the rest in order to others", () => {
    expect(keysFor(moves("pass", "bid 1", "bid 3", "stop"))).toEqual(["2", "1", "3", "4"]);
  });

  it("belong to the first of two moves about the same number", () => {
    expect(keysFor(moves("place 1", "place 4", "slot 1", "slot 4"))).toEqual(["1", "4", "2", "3"]);
  });

  it("end with the ninth move", () => {
    const many = moves(..."abcdefghijk".split(""));
    expect(keysFor(many)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "", ""]);
  });
});
