import type { SeatLook } from "$src/games/seatLooks";

/** The thirty dice of Temptation belong to everybody, so all have one colour. */
export const IVORY: SeatLook = { colour: "#f7efdc", ink: "#2a1d47", shape: "square", letter: "" };
