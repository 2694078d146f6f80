/** What this browser stores by itself: name, settings, links, seat words for the dice. */

const OURS = "flambeur.";

/** Delete all of it; the page keeps it in memory until it is reloaded. */
export function forgetDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
