/** A sign of what a choice is about, and what a kind of table adds to those that all have in common. */
import type { SeatLook } from "$src/games/seatLooks";
import type { LegalMove } from "$src/protocol/generated/games";
import type { Seen } from "$src/protocol/types";
import { SLOT, type Kind } from "$src/tables/vegas/types";

/** The table at which a choice is made, from the seat that chooses. */
export interface Sitting {
  view: Seen;
  colours: readonly SeatLook[];
  seat: number | null;
}

export interface DiceSign {
  look: SeatLook;
  kind: Kind;
  count: number;
  /** What they show, where that matters; 0 where only their owner does. */
  face: number;
}

export interface Sign {
  /** Casinos and reels of the slot machine; the machine as a whole has no face. */
  places?: { face: number; slot: boolean }[];
  dice?: DiceSign[];
  /** Notes that lie there or are taken; one that is new there is `fresh`. */
  notes?: { value: number; fresh: boolean }[];
  /** The notes go away for one that nobody has seen. */
  swapped?: boolean;
  bag?: number;
  card?: string;
  /** The drawing says all that the name of the choice says. */
  whole?: boolean;
}

/** What only a kind of table can draw, from its view. */
export interface KindSigns {
  /** The dice of a roll that show a face: they are what is placed. */
  rolled: (face: number, sitting: Sitting) => DiceSign[];
  /** The sign of a move that no other kind has. */
  signOf?: (move: LegalMove, sitting: Sitting) => Sign | undefined;
}

/** A place as it is drawn. */
export const placeOf = (place: number, face = place): { face: number; slot: boolean } => ({ face: place === SLOT && face === SLOT ? 0 : face, slot: place === SLOT });

/** A note that lies there already. */
export const lyingNote = (value: number | undefined): NonNullable<Sign["notes"]> => (value === undefined ? [] : [{ value, fresh: false }]);
