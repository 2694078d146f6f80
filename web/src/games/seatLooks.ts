/** The looks of the seats: eight colours distinguishable with any colour vision, each with a shape and a letter. */
import { kindOf } from "$src/tables/kinds";

/** How to tell a seat apart without relying on colour alone. */
export interface SeatLook {
  /** A CSS colour that works as a filled area behind `ink`, in light and dark. */
  colour: string;
  /** The colour of text and pips on `colour`. */
  ink: string;
  /** One of eight plain shapes, the same for this seat everywhere; see `SeatMark.svelte`. */
  shape: Shape;
  /** A single letter. */
  letter: string;
  /** The level of the bot in this seat, for its face. */
  bot?: string;
}

export type Shape = "disc" | "square" | "triangle" | "diamond" | "star" | "hexagon" | "cross" | "drop";

export const SEATS: readonly SeatLook[] = [
  { colour: "var(--seat-0)", ink: "var(--seat-ink-0)", shape: "disc", letter: "A" },
  { colour: "var(--seat-1)", ink: "var(--seat-ink-1)", shape: "square", letter: "B" },
  { colour: "var(--seat-2)", ink: "var(--seat-ink-2)", shape: "triangle", letter: "C" },
  { colour: "var(--seat-3)", ink: "var(--seat-ink-3)", shape: "diamond", letter: "D" },
  { colour: "var(--seat-4)", ink: "var(--seat-ink-4)", shape: "star", letter: "E" },
  { colour: "var(--seat-5)", ink: "var(--seat-ink-5)", shape: "hexagon", letter: "F" },
  { colour: "var(--seat-6)", ink: "var(--seat-ink-6)", shape: "cross", letter: "G" },
  { colour: "var(--seat-7)", ink: "var(--seat-ink-7)", shape: "drop", letter: "H" },
];

/** The looks of a table's seats; where dice have letters of their own, seats have numbers. */
export const looksAt = (players: number, kind: string | undefined): SeatLook[] =>
  SEATS.slice(0, players).map((look, seat) => (kindOf(kind)?.numberedSeats ? { ...look, letter: String(seat + 1) } : look));

/** The neutral colour of Las Vegas, which belongs to nobody (owner -1). */
export const NEUTRAL: SeatLook = { colour: "var(--seat-neutral)", ink: "var(--seat-ink-neutral)", shape: "disc", letter: "N" };
