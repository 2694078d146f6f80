/** A drawing of what a choice is about, and what a kind of table adds to the common drawings. */
import type { SeatLook } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Seen } from "$src/protocol/types";
import { SLOT, type Kind } from "$src/tables/vegas/types";

/** The table at which the choice is made, seen from the choosing seat. */
export interface Sitting {
  view: Seen;
  colours: readonly SeatLook[];
  seat: number | null;
}

export interface DiceSign {
  look: SeatLook;
  kind: Kind;
  count: number;
  /** The faces, where they matter; 0 where only the owner matters. */
  face: number;
}

export interface Sign {
  /** Casinos and reels of the slot machine; the machine as a whole has no face. */
  places?: { face: number; slot: boolean }[];
  dice?: DiceSign[];
  /** Notes at the place, or notes taken; a new one is `fresh`. */
  notes?: { value: number; fresh: boolean }[];
  /** The notes are exchanged for one that nobody has seen. */
  swapped?: boolean;
  bag?: number;
  card?: string;
  /** The drawing says everything that the name of the choice says. */
  whole?: boolean;
}

/** What only one kind of table can draw, from its view. */
export interface KindSigns {
  /** The dice of a roll that show a face: these are placed. */
  rolled: (face: number, sitting: Sitting) => DiceSign[];
  /** The drawing of a move that no other kind of table has. */
  signOf?: (move: LegalMove, sitting: Sitting) => Sign | undefined;
}

/** A place as drawn. */
export const placeOf = (place: number, face = place): { face: number; slot: boolean } => ({ face: place === SLOT && face === SLOT ? 0 : face, slot: place === SLOT });

/** A note that is already there. */
export const lyingNote = (value: number | undefined): NonNullable<Sign["notes"]> => (value === undefined ? [] : [{ value, fresh: false }]);
