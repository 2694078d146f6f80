/** Repeats a request for something that is not available yet: an overloaded or absent server comes back. */
import { Rejected } from "./rejected";

/** Milliseconds before each further request, growing. */
const WAITS = [1_000, 3_000, 10_000, 30_000];
const PASSING = ["overloaded", "too-many-jobs", "too-fast", "offline", "storage"];

/** Ask until there is an answer, as long as it is `wanted`; throws the last refusal. */
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
