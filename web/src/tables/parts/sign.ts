/** A sign of the table that can be asked for its name: by pointing at it, by touching it, or by focus. */
export interface Sign {
  "data-sign": string;
  role: "img";
  "aria-label": string;
  tabindex: -1;
}

/** A sign with a choice in it: the name is shown to whoever points at it; ears and keys find the button. */
export const pointed = (name: string): Pick<Sign, "data-sign"> => ({ "data-sign": name });

/** To be spread onto the element that is the sign. `SignNames` shows the name, and lets the arrow keys walk. */
export const sign = (name: string): Sign => ({ "data-sign": name, role: "img", "aria-label": name, tabindex: -1 });

/** The sign after this one, in the order of the page; from the last one on to the first. */
export function neighbour<T>(signs: readonly T[], from: T, by: number): T | undefined {
  const at = signs.indexOf(from);
  return at < 0 ? signs[0] : signs[(at + by + signs.length) % signs.length];
}
