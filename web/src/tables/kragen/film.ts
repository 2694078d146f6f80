/** Animates the events of Um Kopf und Kragen. */
import type { Boards } from "$src/tables/parts/stage.svelte";
import type { Happening, KragenView } from "./types";

export interface Shown {
  view: KragenView;
  /** The bids just shown, (seat, tokens). */
  bids: [number, number][];
  /** Which dice in hand were rolled last, by position. */
  fresh: number[];
  /** The faces about to be rolled again. */
  again: number[];
}

export const still = (view: KragenView): Shown => ({ view, bids: [], fresh: [], again: [] });

const paid = (tokens: readonly (number | null)[], seat: number, sum: number): (number | null)[] =>
  tokens.map((held, at) => (at === seat && held !== null ? held + sum : held));

/** The positions of the new dice after some faces were rolled again. */
function newDice(before: readonly number[], again: readonly number[], after: readonly number[]): number[] {
  const kept = [...before];
  for (const face of again) kept.splice(kept.indexOf(face), 1);
  return after.flatMap((face, at) => {
    const found = kept.indexOf(face);
    if (again.length === 0 || found < 0) return [at];
    kept.splice(found, 1);
    return [];
  });
}

const purse = (seat: number): string => `[data-at="tokens:${seat}"]`;
const BAG_UP = '[data-at="hammer"] [data-piece]';

export async function film(stage: Boards<Shown>, told: Happening): Promise<void> {
  const { view } = stage.shown;
  const show = (part: Partial<KragenView>, marks: Partial<Shown> = {}): Promise<void> =>
    stage.set({ ...stage.shown, view: { ...stage.shown.view, waiting: [], ...part }, ...marks });
  const pay = async (from: string, to: string, count: number): Promise<void> => {
    const [one] = stage.lift(`${from} [data-piece]`, 1);
    const coins = one ? Array.from({ length: Math.min(count, 8) }, () => ({ box: one.box, look: one.look.cloneNode(true) as SVGElement })) : [];
    await stage.land(coins, `${to} [data-piece]`, 480, false);
  };
  switch (told.name) {
    case "round":
      await show({ round: told.round, starter: told.starter, turn: told.starter, results: view.results.map(() => 0), sets: [[], []], leader: null, best: 0, in_hand: 0, attempts: 0 }, { bids: [], fresh: [], again: [] });
      return stage.hold(250);
    case "attempt":
      await show({ turn: told.seat, auction: null }, { again: told.dice, bids: [] });
      await pay(purse(told.seat), '[data-at="pot"]', told.attempt);
      await show({ attempts: told.attempt, pot: view.pot + told.attempt, tokens: paid(view.tokens, told.seat, -told.attempt) });
      return;
    case "rolled": {
      const fresh = newDice((told.colour ? view.sets[1] : view.sets[0]), stage.shown.again, told.dice);
      const sets: [number[], number[]] = told.colour ? [view.sets[0], told.dice] : [told.dice, view.sets[1]];
      await show({ sets, in_hand: told.colour }, { fresh, again: [] });
      await stage.tumble('[data-at="hand"] [data-fresh] [data-piece]', 640);
      return stage.hold(350);
    }
    case "stopped": {
      const lifted = told.leads ? stage.lift('[data-at="hand"] [data-piece]') : [];
      const hand = told.leads ? 1 - view.in_hand : view.in_hand;
      const sets: [number[], number[]] = hand ? [view.sets[0], []] : [[], view.sets[1]];
      await show({
        results: view.results.map((old, seat) => (seat === told.seat ? told.result : old)),
        leader: told.leads ? told.seat : view.leader,
        best: told.leads ? told.result : view.best,
        in_hand: hand,
        sets,
        attempts: 0,
      }, { fresh: [] });
      await stage.land(lifted, '[data-at="best"] [data-piece]', 480);
      return stage.hold(350);
    }
    case "auction": {
      const lifted = stage.lift(`[data-at="bags:${told.seat}"] [data-weight="${told.bag}"]`, 1);
      await show({ auction: { seller: told.seat, bag: told.bag, bidders: told.bidders, number: 1 } }, { bids: [] });
      await stage.land(lifted, BAG_UP, 520);
      return stage.hold(250);
    }
    case "bids":
      stage.move('[data-at="fists"] [data-fist]', [{ transform: "none" }, { transform: "translateY(-12px)" }, { transform: "translateY(4px)" }, { transform: "none" }], 420);
      await stage.hold(420);
      await show({}, { bids: told.bids });
      return stage.hold(1150);
    case "ones":
      await Promise.all(told.seats.map((seat) => pay(purse(seat), purse(told.seller), 1)));
      return show({ tokens: told.seats.reduce((held, seat) => paid(paid(held, seat, -1), told.seller, 1), view.tokens) });
    case "sold": {
      const paying = pay(purse(told.buyer), purse(told.seller), told.price);
      const lifted = stage.lift(BAG_UP, 1);
      const bags = view.bags.map((own) => [...own]);
      bags[told.seller]!.splice(bags[told.seller]!.indexOf(told.bag), 1);
      bags[told.buyer] = [...bags[told.buyer]!, told.bag].sort((one, other) => one - other);
      await show({ bags, tokens: paid(paid(view.tokens, told.buyer, -told.price), told.seller, told.price) });
      await Promise.all([paying, stage.land(lifted, `[data-at="bags:${told.buyer}"] [data-weight="${told.bag}"]`, 620)]);
      return stage.hold(200);
    }
    case "again":
      await show({ auction: view.auction && { ...view.auction, bidders: told.bidders, number: view.auction.number + 1 } }, { bids: [] });
      return stage.hold(400);
    case "all-one":
    case "nobody-left":
      return stage.hold(700);
    case "pot": {
      await stage.hold(350);
      await pay('[data-at="pot"]', purse(told.seat), told.tokens);
      await show({ pot: 0, tokens: paid(view.tokens, told.seat, told.tokens) });
      return stage.hold(600);
    }
  }
}
