/** Las Vegas, its boxes and its other modes. */
import { numberIn, type KnownGame, type TableKind } from "$src/tables/tableKind";
import Emblem from "./Emblem.svelte";

export const VEGAS: KnownGame = {
  emblem: Emblem,
  ruleLetters: "VBAMCLS",
  screens: { vegas: "vegas", solitaire: "vegas_colours", secret: "vegas_colours" },
  screenOf: ({ mode }) => (mode === "solitaire" || mode === "secret" ? mode : "vegas"),
  factsOf: (_, options) => ({ rounds: numberIn(options, "rounds", 4) }), // V12
  draws: {},
  solved: { players: 2, level: "champion" },
};

export const VEGAS_TABLE: TableKind = {
  moneyInNotes: (view) => ("won" in view ? view.won.map((notes) => notes.reduce((total, note) => total + note, 0)) : null),
};
