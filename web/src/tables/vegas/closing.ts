/** The board of the last round as it paid: every die at its place, every note with the seat that won it. */
import { clearCasino, cleared, clearSlot, dearestFirst, withDice, withNotes, without } from "./board";
import { settle, type Payout } from "./payouts";
import type { Happening, VegasView } from "./types";

/** `events` are those of the last round; hands, money and cards are taken from the view of the finished game. */
export function closing(view: VegasView, events: readonly Happening[]): VegasView {
  let board: VegasView = { ...view, casinos: view.casinos.map(clearCasino), slot: clearSlot(view.slot), hands: view.hands.map(() => [0, 0, 0, 0]) };
  let payouts: readonly Payout[] = [];
  for (const told of events) {
    board = { ...board, ...step(board, told, payouts) };
    payouts = told.name === "dice-gone" ? payouts.filter(({ place }) => place !== told.place) : settle(payouts, told);
  }
  return { ...board, leads: payouts.map(({ place, takes, cancelled }) => ({ place, takes, cancelled })) };
}

function step(board: VegasView, told: Happening, payouts: readonly Payout[]): Partial<VegasView> {
  switch (told.name) {
    case "stocked":
    case "note-laid":
      return withNotes(board, told.place, (notes) => dearestFirst([...notes, told.note]));
    case "rainbow-replaced":
      return withNotes(board, told.place, (notes) => dearestFirst(told.note ? [...without(notes, 0), told.note] : without(notes, 0)));
    case "left-over":
      return told.faces.reduce<VegasView>((so, count, index) => ({ ...so, ...withDice(so, index + 1, index + 1, -1, count, 0) }), board);
    case "placed": {
      const [own, neutral, big] = told.dice;
      const placed = { ...board, ...withDice(board, told.place, told.face, told.seat, own, big) };
      return neutral ? { ...placed, ...withDice(placed, told.place, told.face, -1, neutral, 0) } : placed;
    }
    case "kicked":
      return withDice(board, told.place, told.face, told.owner, told.die === "big" ? 0 : -1, told.die === "big" ? -1 : 0);
    case "taken-back":
      if (told.die === "kicker") return {};
      return withDice(board, told.place, told.face, told.die === "neutral" ? -1 : told.seat, told.die === "big" ? 0 : -1, told.die === "big" ? -1 : 0);
    case "dice-gone": {
      // An early payout: its notes and dice have left the board.
      const paid = payouts.find(({ place }) => place === told.place)?.takes.map(([, note]) => note) ?? [];
      const left = { ...board, ...withNotes(board, told.place, (notes) => paid.reduce(without, notes)) };
      return { ...left, ...cleared(left, told.place) };
    }
    default:
      return {};
  }
}
