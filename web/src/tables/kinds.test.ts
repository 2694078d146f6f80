import { describe, expect, it } from "vitest";
import { GAME_NAMES, gameOfRule, kindOf, knownGame } from "./kinds";

describe("the games of this page", () => {
  it("have each a book of rules, by the letter of a rule; examples are in every book", () => {
    expect(["V4", "C9", "T1", "K3", "X2"].map(gameOfRule)).toEqual(["vegas", "vegas", "temptation", "kragen", null]);
    expect(GAME_NAMES).toEqual(["vegas", "temptation", "kragen"]);
  });

  it("are all that is known: of others nothing is made up", () => {
    expect(knownGame("of-another-package")).toBeUndefined();
    expect(kindOf("constructor")).toBeUndefined();
    expect(kindOf(undefined)).toBeUndefined();
  });
});
