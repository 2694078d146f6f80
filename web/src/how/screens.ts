/** Which screen explains a table, and the numbers that it names. */

export type ScreenName = "vegas" | "solitaire" | "secret" | "temptation" | "kragen";
type Options = Readonly<Record<string, unknown>>;

/** Null for a game that has none: it is explained by its rules alone. */
export function screenOf(game: string, options: Options): ScreenName | null {
  if (game === "temptation" || game === "kragen") return game;
  if (game !== "vegas") return null;
  const mode = options["mode"];
  return mode === "solitaire" || mode === "secret" ? mode : "vegas";
}

/** The modules of a table; they come as a list or as one word with commas. */
export function modulesOf(options: Options): string[] {
  const given = options["with"];
  return Array.isArray(given) ? given.map(String) : String(given ?? "").split(",").filter((one) => one && one !== "-");
}

const numberIn = (options: Options, name: string, otherwise: number): number => Number(options[name]) || otherwise;

/** What a table has set, or what the rules say: V12, T18, K16. */
export function factsOf(game: string, players: number, options: Options): Record<string, number> {
  if (game === "vegas") return { rounds: numberIn(options, "rounds", 4) };
  if (game === "temptation") return { goal: numberIn(options, "goal", players > 4 ? 400 : 500) };
  return { goal: numberIn(options, "goal", 25) };
}
