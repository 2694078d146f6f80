/** Animates the events of tables where dice of all colours are rolled together. */
import type { Boards } from "$src/tables/parts/stage.svelte";
import { settle, type Payout } from "$src/tables/vegas/payouts";
import { SLOT, type ColoursCasino, type ColoursView, type Happening } from "./types";

export interface Shown {
  view: ColoursView;
  /** The place being paid out, 0 for none. */
  spot: number;
  crossed: number[];
  /** The colour being paid there. */
  paid: number | null;
  /** What has been paid in this round. */
  payouts: readonly Payout[];
}

export const still = (view: ColoursView, payouts: readonly Payout[] = []): Shown => ({ view, spot: 0, crossed: [], paid: null, payouts });

type Part = Partial<ColoursView>;
const at = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] => list.map((old, i) => (i === index ? change(old) : old));
const without = (notes: readonly number[], note: number): number[] => notes.filter((_, index) => index !== notes.indexOf(note));

function withPlace(view: ColoursView, place: number, change: (casino: ColoursCasino) => ColoursCasino): Part {
  if (place === SLOT) return { slot: view.slot && change(view.slot) };
  return { casinos: at(view.casinos, place - 1, change) };
}

const adding = (colours: readonly number[], big: readonly number[]) => (casino: ColoursCasino): ColoursCasino => ({
  ...casino,
  dice: casino.dice.map((count, colour) => count + (colours.includes(colour) && !big.includes(colour) ? 1 : 0)),
  big: [...casino.big, ...big],
});

const empty = (casino: ColoursCasino): ColoursCasino => ({ notes: [], dice: casino.dice.map(() => 0), big: [] });
const POP = [{ transform: "translateY(-14px) scale(.2)" }, { transform: "none" }];

export async function film(stage: Boards<Shown>, told: Happening): Promise<void> {
  const { view } = stage.shown;
  const show = (part: Part, marks: Partial<Shown> = {}): Promise<void> =>
    stage.set({ ...stage.shown, view: { ...stage.shown.view, waiting: [], ...part }, paid: null, ...marks });
  const marks = (place: number): Partial<Shown> => ({ spot: place, crossed: stage.shown.spot === place ? stage.shown.crossed : [] });
  const payouts = view.mode === "solitaire" ? settle(stage.shown.payouts, told) : [];
  switch (told.name) {
    case "round":
      await show({ round: told.round, starter: told.starter, roll: [], casinos: view.casinos.map(empty), slot: view.slot && empty(view.slot), left: stage.last.view.left }, { spot: 0, crossed: [], payouts });
      return stage.hold(300);
    case "stocked":
      await show(withPlace(view, told.place, (casino) => ({ ...casino, notes: [...casino.notes, told.note].sort((one, other) => other - one) })));
      stage.move(`[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, POP, 260);
      return stage.hold(80);
    case "rolled-out": {
      const dice = (casino: ColoursCasino, index: number): ColoursCasino => ({ ...casino, dice: at(casino.dice, told.colour, (count) => count + (told.faces[index] ?? 0)) });
      await show({ casinos: view.casinos.map(dice) });
      return stage.hold(220);
    }
    case "colours-rolled":
      await show({ turn: told.seat, roll: told.roll }, { spot: 0, crossed: [] });
      await stage.tumble('[data-at="tray"] [data-colour]', 640);
      return stage.hold(250);
    case "colours-placed": {
      const lifted = told.colours.map((colour) => stage.lift(`[data-at="tray"] [data-colour="${colour}"] [data-piece]`, 1));
      await show({ ...withPlace(view, told.place, adding(told.colours, told.big)), roll: view.roll.map((face) => (face === told.face ? 0 : face)), left: view.left.map((count, colour) => count - (told.colours.includes(colour) ? 1 : 0)) });
      await Promise.all(lifted.map((dice, index) => stage.land(dice, `[data-at="casino:${told.place}"] [data-owner="${told.colours[index]}"] [data-piece]`, 560)));
      return stage.hold(250);
    }
    case "colours-tied":
      await show({}, { spot: told.place, crossed: [...(marks(told.place).crossed ?? []), ...told.colours], payouts });
      return stage.hold(700);
    case "colour-paid": {
      const paid = { ...marks(told.place), paid: told.colour };
      await show({}, paid);
      await stage.hold(220);
      const lifted = stage.lift(`[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, 1);
      await show({ ...withPlace(view, told.place, (casino) => ({ ...casino, notes: without(casino.notes, told.note) })), won: at(view.won, told.colour, (notes) => [...notes, told.note]) }, { ...paid, payouts });
      await stage.land(lifted, `[data-at="colour:${told.colour}"]`, 640, false);
      return stage.hold(150);
    }
    case "returned": {
      const lifted = stage.lift(`[data-at="notes:${told.place}"] [data-piece]`);
      await show(withPlace(view, told.place, (casino) => ({ ...casino, notes: [] })), { ...marks(told.place), payouts });
      return stage.land(lifted, '[data-at="pile"]', 420, false);
    }
    case "revealed":
      await show({ cards: at(view.cards, told.seat, () => told.colours) }, { spot: 0, crossed: [] });
      return stage.hold(1100);
    case "solitaire-round":
      await show({}, { spot: 0, crossed: [] });
      return stage.hold(1000);
  }
}
