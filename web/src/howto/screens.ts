/** Which screen explains a table, and the numbers that it names. */
import { knownGame } from "$src/tables/kinds";
import type { Options, ScreenName } from "$src/tables/tableKind";

/** Null for a game that has none: it is explained by its rules alone. */
export const screenOf = (game: string, options: Options): ScreenName | null => knownGame(game)?.screenOf(options) ?? null;

/** What a table has set, or what the rules say; nothing for a game that this page does not know. */
export const factsOf = (game: string, players: number, options: Options): Record<string, number> => knownGame(game)?.factsOf(players, options) ?? {};

/** The modules of a table; they come as a list or as one word with commas. */
export function modulesOf(options: Options): string[] {
  const given = options["with"];
  return Array.isArray(given) ? given.map(String) : String(given ?? "").split(",").filter((one) => one && one !== "-");
}
