/** A sign of the table that shows its name when pointed at, touched, or focused. */
export interface Sign {
  "data-sign": string;
  role: "img";
  "aria-label": string;
  tabindex: -1;
}

/** A sign with a choice in it: pointing at it shows the name; screen readers and keys find the button. */
export const pointed = (name: string): Pick<Sign, "data-sign"> => ({ "data-sign": name });

/** Attributes to spread onto the element of the sign. `SignNames` shows the name and handles the arrow keys. */
export const sign = (name: string): Sign => ({ "data-sign": name, role: "img", "aria-label": name, tabindex: -1 });

/** The sign after this one in page order; after the last one comes the first. */
export function neighbour<T>(signs: readonly T[], from: T, by: number): T | undefined {
  const at = signs.indexOf(from);
  return at < 0 ? signs[0] : signs[(at + by + signs.length) % signs.length];
}
