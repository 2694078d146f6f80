import { describe, expect, it } from "vitest";
import type { GameInfo } from "$src/protocol/generated/answers";
import type { OptionValue } from "$src/protocol/types";
import { changedOptions, defaultOptions, planSeats, presetOptions, seatWishes } from "./tablePlan";

const option = (name: string, kind: "word" | "words" | "flag", value: OptionValue): GameInfo["options"][number] => ({
  name,
  kind,
  default: value,
  choices: [],
  low: 0,
  high: 9,
  most: 9,
  keys: [0, 9],
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
    expect(presetOptions(vegas, "full")).toEqual({ box: "boulevard", with: ["big", "cards"], open: false });
  });

  it("that are as usual need not be sent", () => {
    expect(changedOptions(vegas, { ...defaultOptions(vegas), open: true })).toEqual({ open: true });
  });
});

describe("seats", () => {
  it("against bots are mine and theirs", () => {
    expect(planSeats("bots", 3, "greedy", []).map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
  });

  it("with friends are open, except where a bot was wanted", () => {
    const before = planSeats("bots", 4, "greedy", []);
    expect(planSeats("friends", 4, "greedy", before).map((seat) => seat.who)).toEqual(["me", "open", "bot", "bot"]);
  });

  it("at one device are at least two people", () => {
    expect(planSeats("device", 3, "random", []).map((seat) => seat.who)).toEqual(["me", "me", "bot"]);
  });

  it("without a name get one", () => {
    expect(seatWishes(planSeats("device", 2, "random", []), (seat) => `Player ${seat + 1}`)).toEqual([
      { kind: "me", name: "Player 1" },
      { kind: "me", name: "Player 2" },
    ]);
  });
});
