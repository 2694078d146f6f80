/** What this browser keeps by itself: name, settings, links, words for the dice. */

const OURS = "flambeur.";

/** Forget all of it; the page still has it in memory until it is loaded again. */
export function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
