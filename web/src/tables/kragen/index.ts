/** Um Kopf und Kragen. */
import { numberIn, type KnownGame, type TableKind } from "$src/tables/tableKind";
import Emblem from "./Emblem.svelte";

export const KRAGEN: KnownGame = {
  emblem: Emblem,
  ruleLetters: "K",
  screens: { kragen: "kragen" },
  screenOf: () => "kragen",
  factsOf: (_, options) => ({ goal: numberIn(options, "goal", 25) }), // K16
  draws: { rerolledDie: /^\d+ reroll ([1-6])$/ },
};

export const KRAGEN_TABLE: TableKind = {};
