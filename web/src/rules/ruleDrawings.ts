/** Which drawing is next to which rule; the figures are those of the rule's text. */
import { NEUTRAL, SEATS, type SeatLook } from "$src/games/seatLooks";
import type { ScreenName } from "$src/tables/tableKind";

/** Dice of one owner at a casino, and the note that they win. */
export interface Paid {
  look: SeatLook;
  dice: number;
  note?: number;
  struck?: boolean;
}

export type Drawing =
  /** A step of "how to play". */
  | { kind: "step"; screen: ScreenName; step: number }
  /** The sign of a module, and of an action card. */
  | { kind: "sign"; name: string }
  | { kind: "card"; card: string }
  | { kind: "notes"; values: readonly number[] }
  | { kind: "payout"; rows: readonly Paid[]; under?: readonly number[] }
  /** Dice as rolled or as placed on the slot machine, a line for each owner. */
  | { kind: "dice"; lines: readonly { look: SeatLook; faces: readonly number[] }[] }
  | { kind: "bags"; weights: readonly number[] }
  | { kind: "tokens"; count: number }
  /** A row of a board: its spaces, and the faces on it. */
  | { kind: "row"; spaces: string; lying: readonly number[]; points?: number; white?: boolean };

const [ann, ben, carla, denny] = [SEATS[0]!, SEATS[1]!, SEATS[2]!, SEATS[3]!];
const step = (screen: ScreenName, at: number): Drawing => ({ kind: "step", screen, step: at });
const card = (name: string): Drawing => ({ kind: "card", card: name });
const sign = (name: string): Drawing => ({ kind: "sign", name });
const paid = (rows: readonly Paid[], under: readonly number[] = []): Drawing => ({ kind: "payout", rows, under });

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  V2: { kind: "notes", values: [10, 20, 30, 40, 50, 60, 70, 80, 90] },
  V5: step("vegas", 2),
  V8: step("vegas", 3),
  V9: step("vegas", 4),
  X1: { kind: "dice", lines: [{ look: ben, faces: [3, 3, 3, 3, 5] }] },
  X2: paid([{ look: ann, dice: 5, note: 80 }, { look: ben, dice: 3, struck: true }, { look: carla, dice: 3, struck: true }, { look: denny, dice: 1, note: 30 }], [10]),
  X3: paid([ann, ben].map((look) => ({ look, dice: 2, struck: true })).concat([carla, denny].map((look) => ({ look, dice: 1, struck: true })))),
  X4: paid([{ look: ann, dice: 2, struck: true }, { look: ben, dice: 2, struck: true }, { look: carla, dice: 1, note: 40 }], [10]),
  X5: paid([{ look: ann, dice: 4, note: 70 }, { look: ben, dice: 2, note: 20 }, { look: carla, dice: 1 }]),
  X6: { kind: "dice", lines: [{ look: carla, faces: [1, 1, 5] }, { look: NEUTRAL, faces: [1, 6] }] },
  X7: paid([{ look: NEUTRAL, dice: 4 }, { look: ann, dice: 2, note: 30 }], [80]),
  X8: paid([{ look: ann, dice: 4, note: 70 }, { look: NEUTRAL, dice: 3 }, { look: ben, dice: 1 }], [40]),
  V20: sign("neutral"),
  V22: sign("neutral"),
  B3: { kind: "notes", values: [100, 100, 100, 100, 100] },
  B4: sign("big"),
  B5: sign("kickers"),
  B10: sign("rainbow"),
  B11: sign("slot"),
  B14: sign("bonus"),
  B17: sign("action"),
  X9: { kind: "dice", lines: [{ look: carla, faces: [4, 4, 1] }, { look: denny, faces: [3, 3, 3] }, { look: ben, faces: [6, 6] }] },
  A1: card("tie"),
  A2: card("reroll"),
  A3: card("casinos"),
  A4: card("back"),
  A5: card("double"),
  A6: card("early"),
  A7: card("three"),
  A8: card("swap"),
  A9: card("pass"),
  A10: card("flip"),
  M1: { kind: "notes", values: [60, 70, 80, 90, 100] },
  M3: sign("big"),
  M4: sign("slot"),
  M5: sign("kickers"),
  M6: sign("bonus"),
  M7: sign("action"),
  M8: sign("neutral"),
  M9: sign("teams"),
  X10: { kind: "dice", lines: [{ look: ann, faces: [4, 4, 1, 1] }, { look: ben, faces: [6, 6, 6] }, { look: carla, faces: [3, 3] }] },
  X11: paid([{ look: ann, dice: 3, struck: true }, { look: carla, dice: 3, struck: true }]),
  C1: card("joker"),
  C2: card("more"),
  C3: card("next"),
  C4: card("back"),
  C5: card("early"),
  C6: card("three"),
  C7: card("casinos"),
  L1: step("solitaire", 1),
  L3: step("solitaire", 2),
  S2: step("secret", 1),
  S3: step("secret", 2),
  T5: { kind: "row", spaces: "1256", lying: [1, 2] },
  T6: { kind: "row", spaces: "wwww", lying: [4, 4] },
  T7: { kind: "row", spaces: "rrryy", lying: [4, 4, 4, 2] },
  T9: step("temptation", 1),
  T12: step("temptation", 3),
  T14: step("temptation", 4),
  X21: { kind: "row", spaces: "bbb", lying: [5, 5, 5], points: 60, white: false },
  X22: { kind: "row", spaces: "rrryy", lying: [4, 4, 4, 2] },
  K2: { kind: "bags", weights: [3, 4, 5] },
  K3: { kind: "tokens", count: 7 },
  K5: step("kragen", 1),
  K6: step("kragen", 2),
  K9: step("kragen", 3),
  K10: step("kragen", 4),
};

export const drawingOf = (rule: string): Drawing | null => DRAWINGS[rule] ?? null;
/** Small drawings are before the title, large ones next to the text. */
export const isSmall = (drawing: Drawing): boolean => drawing.kind === "sign" || drawing.kind === "card";
