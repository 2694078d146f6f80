/** Temptation. */
import { numberIn, type KnownGame, type TableKind } from "$src/tables/tableKind";
import Emblem from "./Emblem.svelte";

export const TEMPTATION: KnownGame = {
  emblem: Emblem,
  ruleLetters: "T",
  screens: { temptation: "temptation" },
  screenOf: () => "temptation",
  factsOf: (players, options) => ({ goal: numberIn(options, "goal", players > 4 ? 400 : 500) }), // T18
  draws: {},
};

export const TEMPTATION_TABLE: TableKind = {};
