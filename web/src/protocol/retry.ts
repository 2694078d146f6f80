/** What is not there yet is asked for again: a server with too much to do, or one that is away, comes back. */
import { Rejected } from "./rejected";

/** Milliseconds before it is asked again, longer each time. */
const WAITS = [1_000, 3_000, 10_000, 30_000];
const PASSING = ["overloaded", "too-many-jobs", "too-fast", "offline", "storage"];

/** Ask until there is an answer, for as long as it is `wanted`; the last refusal is thrown. */
export async function retry<T>(ask: () => Promise<T>, wanted: () => boolean, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Rejected) || !PASSING.includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!wanted()) throw error;
    }
  }
  return ask();
}
