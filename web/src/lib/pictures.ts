/** The drawn tables, one chunk a game; a game that nobody has drawn yet is played by its list of moves. */
import type { Component } from "svelte";
import { needTexts } from "./i18n.svelte";
import type { TableProps } from "./types";

const drawn = import.meta.glob<{ default: Component<TableProps> }>("../tables/*/Table.svelte");

export async function pictureOf(game: string): Promise<Component<TableProps> | null> {
  const load = drawn[`../tables/${game}/Table.svelte`];
  const [picture] = await Promise.all([load?.() ?? null, needTexts("tables", game)]);
  return picture?.default ?? null;
}
