/** The views, events and moves of Las Vegas, and what else its pictures know. */
import type { VegasEvent, VegasView as Position } from "$src/protocol/generated/vegas";
import type { Happened, Seen } from "$src/protocol/types";

export type { CardsView, CasinoView, Choice, Lead, Mark, SlotView, VegasMove as Move } from "$src/protocol/generated/vegas";
export type VegasView = Seen<Position>;
export type Happening = Happened<VegasEvent>;

/** The numbering of teams. */
export const TEAMS = ["I", "II", "III"] as const;

/** Dice of one hand or placement: own, neutral, big, kicker. */
export type Hand = VegasView["hands"][number];
export const KINDS = ["own", "neutral", "big", "kicker"] as const;
export type Kind = (typeof KINDS)[number];

/** The number of the slot machine among the places. */
export const SLOT = 7;
export const NO_ROLL: VegasView["roll"] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
export const NO_CHOICE: VegasView["choice"] = { at: 0, dice: [0, 0, 0, 0], notes: [] };

/** With more owners than these there is no row for each: their dice are side by side. */
export const MOST_ROWS = 5;
/** With more owners than these there is no line for each on a phone: a number replaces their dice. */
export const MOST_LINES = 4;
/** The height reserved for a line of dice on a phone, in pixels. */
export const FLOOR = 20;
