import { describe, expect, it } from "vitest";
import type { GameInfo } from "./protocol";
import type { OptionValue } from "./types";
import { changed, defaults, plan, wishes, withPreset } from "./wish";

const option = (name: string, kind: "word" | "words" | "flag", value: OptionValue): GameInfo["options"][number] => ({
  name,
  kind,
  default: value,
  choices: [],
  low: 0,
  high: 9,
});

const vegas: GameInfo = {
  name: "vegas",
  players: { low: 1, high: 8, default: 4 },
  bots: ["random", "greedy"],
  presets: [{ name: "full", players: 4, options: { box: "boulevard", with: "big,cards" } }],
  options: [option("box", "word", "classic"), option("with", "words", []), option("open", "flag", false)],
};

describe("options", () => {
  it("of a preset are read from their texts and completed", () => {
    expect(withPreset(vegas, "full")).toEqual({ box: "boulevard", with: ["big", "cards"], open: false });
  });

  it("that are as usual need not be sent", () => {
    expect(changed(vegas, { ...defaults(vegas), open: true })).toEqual({ open: true });
  });
});

describe("seats", () => {
  it("against bots are mine and theirs", () => {
    expect(plan("bots", 3, "greedy", []).map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
  });

  it("with friends are open, except where a bot was wanted", () => {
    const before = plan("bots", 4, "greedy", []);
    expect(plan("friends", 4, "greedy", before).map((seat) => seat.who)).toEqual(["me", "open", "bot", "bot"]);
  });

  it("at one device are at least two people", () => {
    expect(plan("device", 3, "random", []).map((seat) => seat.who)).toEqual(["me", "me", "bot"]);
  });

  it("without a name get one", () => {
    expect(wishes(plan("device", 2, "random", []), (seat) => `Player ${seat + 1}`)).toEqual([
      { kind: "me", name: "Player 1" },
      { kind: "me", name: "Player 2" },
    ]);
  });
});
