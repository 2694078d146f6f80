import { describe, expect, it } from "vitest";
import { dieKey, offered, offersOf } from "./offers";
import { SLOT, type Move } from "./types";

/** A move as sent by the server: the ID decides which one it is. */
const move = (id: string, fields: object = {}): Move => ({ id, verb: id.split(" ")[0]!, label: "", preview: "", ...fields }) as Move;
const place = (face: number): Move => move(`place ${face}`, { face });
const kick = (owner: number, die: string, face: number): Move => move(`kick ${owner} ${die} ${face}`, { owner, die, face });

describe("the moves of Las Vegas in the picture", () => {
  it("offers a placement at its casino and at its dice", () => {
    const { casino, tray } = offersOf([place(2), place(5)]);
    expect(casino.get(5)?.id).toBe("place 5");
    expect(tray.get(2)?.id).toBe("place 2");
    expect(casino.has(1)).toBe(false);
  });

  it("offers the slot machine reel by reel, beside the casinos", () => {
    const offers = offersOf([place(3), move("slot 3", { face: 3 })]);
    expect(offers.reel.get(3)?.id).toBe("slot 3");
    expect(offers.casino.get(3)?.id).toBe("place 3");
  });

  it("finds the die that a kick sends away at the place it is about", () => {
    const offers = offersOf([kick(1, "normal", 4), kick(1, "big", 4), kick(-1, "normal", 4)], 4, 0);
    expect(offers.die.get(dieKey(4, 1, true, 0))?.id).toBe("kick 1 big 4");
    expect(offers.die.get(dieKey(4, -1, false, 0))?.id).toBe("kick -1 normal 4");
  });

  it("tells dice on the slot machine apart by their face", () => {
    const moves = [kick(2, "normal", 2), kick(2, "normal", 5)];
    expect(offersOf(moves, SLOT, 0).die.get(dieKey(SLOT, 2, false, 5))?.id).toBe("kick 2 normal 5");
    expect(offered(moves)).toEqual(new Set(["kick 2 normal 2", "kick 2 normal 5"]));
  });

  it("lights up exactly the cards that a move plays", () => {
    expect([...offersOf([place(1), move("play joker", { card: "joker" })]).card.keys()]).toEqual(["joker"]);
  });

  it("leaves to the list what several moves would do at one casino, or what is nowhere in the picture", () => {
    const moves = [move("swop 3 1", { place: 3, note: 1 }), move("swop 3 2", { place: 3, note: 2 }), move("pick own 0", { die: "own", face: 0 }), move("done")];
    expect(offered(moves)).toEqual(new Set());
  });

  it("offers a note to be laid at a casino or at the slot machine", () => {
    const offers = offersOf([move("lay 6", { place: 6 }), move("lay 7", { place: 7 })]);
    expect(offers.casino.get(6)?.id).toBe("lay 6");
    expect(offers.slot?.id).toBe("lay 7");
  });
});
