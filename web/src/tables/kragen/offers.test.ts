import { describe, expect, it } from "vitest";
import { rerollOf } from "./offers";
import type { Move } from "./types";

const reroll = (dice: number): Move => ({ id: `reroll ${dice}`, verb: "reroll", dice, label: "", preview: "" });

describe("the moves of Um Kopf und Kragen in the picture", () => {
  it("finds the reroll of the dice picked up, in whatever order", () => {
    expect(rerollOf([reroll(2), reroll(25), reroll(255)], [5, 2])?.id).toBe("reroll 25");
    expect(rerollOf([reroll(2), reroll(25)], [])).toBeUndefined();
  });
});
