/** The views, events and moves of Las Vegas, and what its pictures know besides. */
import type { VegasEvent, VegasView as Position } from "$src/protocol/generated/vegas";
import type { Happened, Seen } from "$src/protocol/types";

export type { CardsView, CasinoView, Choice, Lead, Mark, SlotView, VegasMove as Move } from "$src/protocol/generated/vegas";
export type VegasView = Seen<Position>;
export type Happening = Happened<VegasEvent>;

/** How teams are numbered. */
export const TEAMS = ["I", "II", "III"] as const;

/** Dice of one hand or placement: own, neutral, big, kicker. */
export type Hand = VegasView["hands"][number];
export const KINDS = ["own", "neutral", "big", "kicker"] as const;
export type Kind = (typeof KINDS)[number];

/** The slot machine among the places. */
export const SLOT = 7;
export const NO_ROLL: VegasView["roll"] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
];
export const NO_CHOICE: VegasView["choice"] = { at: 0, dice: [0, 0, 0, 0], notes: [] };

/** More owners than these have no row each: their dice stand beside each other. */
export const MOST_ROWS = 5;
/** More owners than these have no line each on a phone, where a number stands for their dice. */
export const MOST_LINES = 4;
/** What a line of dice is kept free for on a phone, in pixels. */
export const FLOOR = 20;
