/** What is on the felt when no dice are: the subject of the question. */
import type { VegasView } from "./types";

export type Matter =
  | { kind: "take"; notes: number[] }
  /** Cheapest first: the middle one will be laid out. */
  | { kind: "three"; notes: number[] }
  /** The notes that the asked seats have just won. */
  | { kind: "swap"; won: [seat: number, note: number][] }
  /** What a place would pay now, and who cancels whom there. */
  | { kind: "place"; place: number; takes: [owner: number, note: number][]; cancelled: number[] }
  /** Dice that are still to be rolled. */
  | { kind: "hand"; hand: VegasView["hands"][number] };

export function matterOf(view: VegasView): Matter | undefined {
  if (view.choice.notes.length) return { kind: "three", notes: view.choice.notes };
  if (view.roll.flat().some((count) => count > 0)) return undefined;
  switch (view.asked) {
    case "choose_note":
      return { kind: "take", notes: view.slot?.notes ?? [] };
    case "ask_swap":
      return { kind: "swap", won: view.waiting.flatMap((seat) => view.won[seat]?.slice(-1).map((note): [number, number] => [seat, note]) ?? []) };
    case "ask_early":
    case "ask_tie": {
      const lead = view.leads?.find((one) => one.place === view.choice.at);
      return { kind: "place", place: view.choice.at, takes: lead?.takes ?? [], cancelled: lead?.cancelled ?? [] };
    }
    case "":
      return undefined;
    default: {
      const hand = view.hands[view.turn];
      return hand?.some((count) => count > 0) ? { kind: "hand", hand } : undefined;
    }
  }
}
