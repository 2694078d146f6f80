/** Runs a request started by a click; a refusal becomes a sentence at the table. */
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
