/**
 * The games and kinds of tables that this page knows; of any other it shows the server's texts.
 *
 * Drawings are found by name in the folder of their kind: `Table.svelte`, `StepPicture.svelte`, `moveSigns.ts`.
 */
import type { GameView } from "$src/protocol/generated/games";
import { KRAGEN, KRAGEN_TABLE } from "$src/tables/kragen";
import { TEMPTATION, TEMPTATION_TABLE } from "$src/tables/temptation";
import { VEGAS, VEGAS_TABLE } from "$src/tables/vegas";
import { COLOURS_TABLE } from "$src/tables/vegas_colours";
import type { KnownGame, TableKind } from "./tableKind";

/** In the order in which they are offered; the first one is the default. */
const GAMES: readonly [string, KnownGame][] = [
  ["vegas", VEGAS],
  ["temptation", TEMPTATION],
  ["kragen", KRAGEN],
];

/** Each has a view of its own (`view.table`). */
const KINDS: Record<GameView["table"], TableKind> = { vegas: VEGAS_TABLE, vegas_colours: COLOURS_TABLE, temptation: TEMPTATION_TABLE, kragen: KRAGEN_TABLE };

const games = new Map(GAMES);
const kinds = new Map<string, TableKind>(Object.entries(KINDS));

export const GAME_NAMES: readonly string[] = GAMES.map(([name]) => name);
export const FIRST_GAME = GAME_NAMES[0]!;

export const knownGame = (name: string): KnownGame | undefined => games.get(name);

export const kindOf = (table: string | undefined): TableKind | undefined => kinds.get(table ?? "");

/** The kind of table whose folder holds the pictures of a screen. */
export const kindOfScreen = (screen: string): string | undefined => GAMES.map(([, { screens }]) => new Map(Object.entries(screens)).get(screen)).find(Boolean);

/** The game that a rule belongs to, by the first letter of its number; null for examples, which every book has. */
export const gameOfRule = (rule: string): string | null => GAMES.find(([, { ruleLetters }]) => ruleLetters.includes(rule[0] ?? " "))?.[0] ?? null;

/** The game that a bot can play perfectly for two, if any, and how. */
export const SOLVED = GAMES.flatMap(([name, { solved }]) => (solved ? [{ name, ...solved }] : []))[0];
