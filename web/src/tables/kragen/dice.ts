import type { SeatLook } from "$src/games/seatLooks";

/** The two sets of dice: white and red, which also differ in their pips. */
export const SETS: readonly [SeatLook, SeatLook] = [
  { colour: "#fbf6e9", ink: "#1f1a2b", shape: "square", letter: "" },
  { colour: "#c4162e", ink: "#ffffff", shape: "square", letter: "" },
];
