/** What was paid at each place in this round, collected from the events and shown until the next round begins. */
import { SLOT, type Happening } from "./types";

export interface Payout {
  place: number;
  /** (owner, note) in the order of payment; owner -1 is the neutral colour. Colours rolled together are owners. */
  takes: [number, number][];
  cancelled: number[];
  /** The notes that nobody won. */
  left: number[];
}

interface Board {
  casinos: { notes: number[] }[];
  slot: { notes: number[] } | null;
}

const NOTHING = { takes: [], cancelled: [], left: [] };

function change(payouts: readonly Payout[], place: number, by: (old: Payout) => Partial<Payout>): Payout[] {
  const old = payouts.find((one) => one.place === place) ?? { place, ...NOTHING };
  return [...payouts.filter((one) => one.place !== place), { ...old, ...by(old) }];
}

/** The payouts of the round after one more event. */
export function settle(payouts: readonly Payout[], told: Happening): readonly Payout[] {
  switch (told.name) {
    case "round":
      return [];
    case "tied":
      return change(payouts, told.place, ({ cancelled }) => ({ cancelled: [...cancelled, ...told.owners] }));
    case "colours-tied":
      return change(payouts, told.place, ({ cancelled }) => ({ cancelled: [...cancelled, ...told.colours] }));
    case "colour-paid":
      return change(payouts, told.place, ({ takes }) => ({ takes: [...takes, [told.colour, told.note]] }));
    case "paid":
      return change(payouts, told.place, ({ takes }) => ({ takes: [...takes, [told.owner, told.note]] }));
    case "returned":
      return change(payouts, told.place, ({ left }) => ({ left: [...left, ...told.notes] }));
    default:
      return payouts;
  }
}

/** Those still valid in a view: if notes are back at a place, a move was taken back or there is more to win. */
export const standing = (payouts: readonly Payout[], view: Board): readonly Payout[] =>
  payouts.filter(({ place }) => !(place === SLOT ? view.slot?.notes : view.casinos[place - 1]?.notes)?.length);
