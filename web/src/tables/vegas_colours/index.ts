/** Tables of Las Vegas at which dice belong to colours: solitaire and secret colours. */
import type { TableKind } from "$src/tables/tableKind";

export const COLOURS_TABLE: TableKind = { numberedSeats: true };
