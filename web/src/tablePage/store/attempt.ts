/** Something the server is asked for at a click: what it refuses becomes a sentence at the table. */
import { Rejected } from "$src/protocol/rejected";
import type { TableStore } from "./tableStore.svelte";

export async function attempt<T>(store: TableStore, doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    store.rejected = { code: error.code, sentence: error.message, facts: error.facts };
    return null;
  }
}
