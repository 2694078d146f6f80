/** The views and events of tables where dice of all colours are rolled together. */
export type { ColoursCasino, ColoursView } from "$lib/generated/vegas";
export { SLOT, type Happening, type Move } from "../vegas/types";
