/** Which levels of the archive are unfolded, as long as the page is open: whoever comes back from a puzzle finds them so. */
export const unfoldedLevels: Record<string, boolean> = $state({});
