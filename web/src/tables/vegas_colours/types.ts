/** The views and events of tables where dice of all colours are rolled together. */
export type { ColoursCasino, ColoursView } from "$src/protocol/generated/vegas";
export { SLOT, type Happening, type Move } from "$src/tables/vegas/types";
