/** The looks of dice at a table where they belong to colours, not to seats, by the names of the colours. */
import type { SeatLook } from "$src/games/seatLooks";

const look = (colour: string, ink: string, shape: SeatLook["shape"], letter: string): SeatLook => ({ colour, ink, shape, letter });

const LOOKS: Readonly<Record<string, SeatLook>> = {
  blue: look("#2563c9", "#ffffff", "disc", "A"),
  red: look("#c4162e", "#ffffff", "square", "B"),
  green: look("#157a48", "#ffffff", "triangle", "C"),
  yellow: look("#f5c518", "#241a00", "diamond", "D"),
  black: look("#24222e", "#ffffff", "star", "E"),
  violet: look("#7a3fc4", "#ffffff", "hexagon", "F"),
  white: look("#f4f1ea", "#1c1830", "cross", "G"),
  orange: look("#f0862e", "#241000", "drop", "H"),
};

export const colourLook = (word: string): SeatLook => LOOKS[word] ?? LOOKS["white"]!;
