/** The board of the last round as it was when it paid: every die where it lay, every note with whoever took it. */
import { clearCasino, cleared, clearSlot, dearestFirst, withDice, withNotes, without } from "./board";
import type { Happening, VegasView } from "./types";

type Lead = { place: number; takes: [number, number][]; cancelled: number[] };

/** `events` are those of the last round; hands, money and cards are those of the view, in which the game is over. */
export function closing(view: VegasView, events: readonly Happening[]): VegasView {
  let board: VegasView = { ...view, casinos: view.casinos.map(clearCasino), slot: clearSlot(view.slot), hands: view.hands.map(() => [0, 0, 0, 0]) };
  const leads = new Map<number, Lead>();
  const lead = (place: number): Lead => leads.get(place) ?? leads.set(place, { place, takes: [], cancelled: [] }).get(place)!;
  for (const told of events) board = { ...board, ...step(board, told, lead) };
  return { ...board, leads: [...leads.values()] };
}

function step(board: VegasView, told: Happening, lead: (place: number) => Lead): Partial<VegasView> {
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
    case "tied":
      lead(told.place).cancelled.push(...told.owners);
      return {};
    case "paid":
      lead(told.place).takes.push([told.owner, told.note]);
      return {};
    case "dice-gone": {
      // An early payout: what it paid is gone from the board, and so are the dice.
      const paid = lead(told.place).takes.splice(0).map(([, note]) => note);
      lead(told.place).cancelled.splice(0);
      const left = { ...board, ...withNotes(board, told.place, (notes) => paid.reduce(without, notes)) };
      return { ...left, ...cleared(left, told.place) };
    }
    default:
      return {};
  }
}
