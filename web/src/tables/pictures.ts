/** The drawn tables, one chunk per kind of table; a kind without a drawing is played by its list of moves. */
import type { Component } from "svelte";
import { needTexts } from "$src/shell/i18n.svelte";
import type { TableProps } from "./tableProps";

const drawn = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

/** The picture for views of a kind of table (`view.table`), and the words of its game. */
export async function pictureOf(game: string, table: string): Promise<Component<TableProps> | null> {
  const load = drawn[`./${table}/Table.svelte`];
  const [picture] = await Promise.all([load?.() ?? null, needTexts("tables", game)]);
  return picture?.default ?? null;
}
