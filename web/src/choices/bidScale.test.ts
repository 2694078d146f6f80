import { describe, expect, it } from "vitest";
import type { LegalMove } from "$src/protocol/generated/games";
import { bidsIn } from "./bidScale";

const move = (verb: string, ...rest: string[]): LegalMove => ({ id: [verb, ...rest].join(" "), verb, label: "", preview: "" }) as LegalMove;
const moves = (verb: string, ...rest: string[]): LegalMove[] => rest.map((words) => move(verb, words));

describe("choices that differ only in a number", () => {
  it("are one scale, lowest first, when there are many", () => {
    const bids = moves("bid", ..."9 8 7 6 5 4 3 2 1 0".split(" "));
    expect(bidsIn([move("pass"), ...bids]).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("stay buttons when there are few, or when the number is a place", () => {
    expect(bidsIn(moves("bid", "1", "2", "3"))).toEqual([]);
    expect(bidsIn(moves("lay", "1", "2", "3", "4", "5", "6", "7"))).toEqual([]);
  });
});
