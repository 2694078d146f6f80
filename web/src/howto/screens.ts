/** Which screen explains a table, and the numbers that it mentions. */
import { knownGame } from "$src/tables/kinds";
import type { Options, ScreenName } from "$src/tables/tableKind";

/** Null for a game without one: only its rules explain it. */
export const screenOf = (game: string, options: Options): ScreenName | null => knownGame(game)?.screenOf(options) ?? null;

/** The table's settings or the rules' defaults; empty for a game that this page does not know. */
export const factsOf = (game: string, players: number, options: Options): Record<string, number> => knownGame(game)?.factsOf(players, options) ?? {};

/** The modules of a table, given as a list or as one comma-separated string. */
export function modulesOf(options: Options): string[] {
  const given = options["with"];
  return Array.isArray(given) ? given.map(String) : String(given ?? "").split(",").filter((one) => one && one !== "-");
}
