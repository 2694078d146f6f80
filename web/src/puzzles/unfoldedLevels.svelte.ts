/** Which levels of the archive are unfolded; kept while the page is open, for players returning from a puzzle. */
export const unfoldedLevels: Record<string, boolean> = $state({});
