import { describe, expect, it } from "vitest";
import { seatsOf } from "./events";

describe("whose doing an event is", () => {
  it("is told by the seat that did it, whatever the game calls it", () => {
    expect(seatsOf({ name: "rolled", seat: 2, dice: [], sum: 0 } as never)).toEqual([2]);
    expect(seatsOf({ name: "tied", place: 3, owners: [0, -1], count: 2 } as never)).toEqual([0, -1]);
    expect(seatsOf({ name: "sold", seller: 1, buyer: 0, bag: 3, tokens: 2 } as never)).toEqual([0]);
    expect(seatsOf({ name: "ones", seats: [0, 2], seller: 1 } as never)).toEqual([0, 2]);
    expect(seatsOf({ name: "all-one", seller: 1, bag: 3 } as never)).toEqual([1]);
    expect(seatsOf({ name: "round-over", round: 1, money: [] } as never)).toEqual([]);
  });
});
