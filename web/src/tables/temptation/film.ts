/** Animates the events of Temptation. */
import type { Boards } from "$src/tables/parts/stage.svelte";
import type { Happening, TemptationView } from "./types";

export interface Shown {
  view: TemptationView;
  /** The row just finished, from 1; 0 for none. */
  scored: number;
  /** No die fitted. */
  bust: boolean;
}

export const still = (view: TemptationView): Shown => ({ view, scored: 0, bust: false });

const NO_ROLL = [0, 0, 0, 0, 0, 0];
const changed = <T>(list: readonly T[], index: number, change: (old: T) => T): T[] =>
  list.map((old, at) => (at === index ? change(old) : old));

export async function film(stage: Boards<Shown>, event: Happening): Promise<void> {
  const { view } = stage.shown;
  const show = (part: Partial<TemptationView>, marks: Partial<Shown> = {}): Promise<void> =>
    stage.set({ view: { ...view, waiting: [], ...part }, scored: 0, bust: false, ...marks });
  switch (event.name) {
    case "round": {
      const { starter, dice, round } = event;
      await show({ round, starter, turn: starter, stocks: view.stocks.map(() => dice), roll: NO_ROLL, hand: 0 });
      return stage.hold(300);
    }
    case "rolled": {
      const { seat, roll, number } = event;
      const dice = roll.reduce((sum, count) => sum + count, 0);
      const stocks = number === 1 ? changed(view.stocks, seat, (stock) => stock - dice) : view.stocks;
      await show({ turn: seat, roll, hand: dice, rolls: number, stocks });
      await stage.tumble('[data-at="tray"] [data-piece]', 640);
      return stage.hold(250);
    }
    case "placed": {
      const { seat, row, face } = event;
      const lifted = stage.lift(`[data-at="tray"] [data-face="${face}"]`, 1);
      await show({
        turn: seat,
        roll: changed(view.roll, face - 1, (count) => count - 1),
        hand: view.hand - 1,
        rows: changed(view.rows, row - 1, (lying) => [...lying, face]),
      });
      await stage.land(lifted, `[data-at="row:${row}"] [data-piece]`, 480);
      return stage.hold(120);
    }
    case "gained":
    case "paid": {
      const { seat, row, points } = event;
      const lifted = stage.lift(`[data-at="worth:${row}"]`);
      const sum = event.name === "gained" ? points : -points;
      await show({}, { scored: row });
      await stage.hold(350);
      await stage.land(lifted, `[data-at="purse:${seat}"]`, 620, false);
      await show({ points: changed(view.points, seat, (old) => old + sum) }, { scored: row });
      stage.move(`[data-at="purse:${seat}"]`, [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }], 420);
      return stage.hold(450);
    }
    case "nothing-fits":
      await show({}, { bust: true });
      stage.move('[data-at="tray"] [data-piece]', [{ transform: "none" }, { transform: "translateX(-7px)" }, { transform: "translateX(7px)" }, { transform: "none" }], 380);
      return stage.hold(1000);
    case "stopped": {
      const { seat, dice } = event;
      const lifted = stage.lift('[data-at="tray"] [data-piece]');
      await show({ roll: NO_ROLL, hand: 0, stocks: changed(view.stocks, seat, (stock) => stock + dice) });
      return stage.land(lifted, `[data-at="stock:${seat}"]`, 360, false);
    }
    case "round-over":
      return stage.hold(1100);
  }
}
