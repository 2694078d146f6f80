/** Animates the events of a Las Vegas table of seats. */
import type { PlacedEvent, TakenBackEvent } from "$src/protocol/generated/vegas";
import type { Boards } from "$src/tables/parts/stage.svelte";
import { at, clearCasino, cleared, clearSlot, dearestFirst, withDice, withNotes, without, type Part } from "./board";
import { settle, type Payout } from "./payouts";
import { KINDS, NO_CHOICE, NO_ROLL, SLOT, type Hand, type Happening, type Kind, type Mark, type VegasView } from "./types";

export interface Shown {
  view: VegasView;
  /** The place being paid out, 0 for none. */
  spot: number;
  /** Owners whose dice cancel each other at that place. */
  crossed: number[];
  /** The owner being paid there. */
  paid: number | null;
  /** A card that was just played. */
  played: string;
  /** What has been paid in this round. */
  payouts: readonly Payout[];
}

export const still = (view: VegasView, payouts: readonly Payout[] = []): Shown => ({ view, spot: 0, crossed: [], paid: null, played: "", payouts });

/** The display with the used kickers of each seat changed. */
const withUsed = (view: VegasView, change: (used: number, seat: number) => number): VegasView["kickers"] => view.kickers && { used: view.kickers.used.map(change) };

/** The view with another mark of an early payout, or none. */
const withEarly = (view: VegasView, early: Mark[]): Part => ({
  cards: view.cards && { ...view.cards, marks: [...view.cards.marks.filter((mark) => mark.card !== "early"), ...early] },
});

const lies = (place: number, face: number, owner: number): string =>
  `[data-at="${place === SLOT ? `reel:${face}` : `casino:${place}`}"] [data-owner="${owner}"] [data-piece]`;
const SWELL = [{ transform: "scale(1)" }, { transform: "scale(1.3)" }, { transform: "scale(1)" }];
/** Pieces with text grow and shrink instead of fading: text is always readable while visible. */
const POP = [{ transform: "translateY(-14px) scale(.2)" }, { transform: "none" }];

export async function film(stage: Boards<Shown>, told: Happening): Promise<void> {
  const show = (part: Part, marks: Partial<Shown> = {}): Promise<void> =>
    stage.set({ ...stage.shown, view: { ...stage.shown.view, waiting: [], ...part }, played: "", paid: null, ...marks });
  const { view } = stage.shown;
  const payouts = settle(stage.shown.payouts, told);
  switch (told.name) {
    case "round":
      await show(
        { round: told.round, starter: told.starter, roll: NO_ROLL, casinos: view.casinos.map(clearCasino), slot: clearSlot(view.slot), hands: stage.last.view.hands, kickers: withUsed(view, () => 0), choice: NO_CHOICE, leads: [] },
        { spot: 0, crossed: [], payouts },
      );
      return stage.hold(300);
    case "stocked":
      await show({ ...withNotes(view, told.place, (notes) => dearestFirst([...notes, told.note])), pile: Math.max(0, view.pile - 1) });
      stage.move(`[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, POP, 260);
      return stage.hold(80);
    case "left-over": {
      let part: VegasView = view;
      told.faces.forEach((count, index) => (part = { ...part, ...withDice(part, index + 1, index + 1, -1, count, 0) }));
      await show({ casinos: part.casinos });
      return stage.hold(500);
    }
    case "rolled":
      await show({ turn: told.seat, roll: told.roll }, { spot: 0, crossed: [] });
      await stage.tumble('[data-at="tray"] [data-piece]', 640);
      return stage.hold(300);
    case "rerolled":
      await show({ roll: stage.last.view.roll });
      return stage.tumble('[data-at="tray"] [data-piece]', 640);
    case "placed":
      return placed(stage, show, told);
    case "kicked": {
      const lifted = stage.lift(lies(told.place, told.face, told.owner), 1);
      const big = told.die === "big";
      const part = withDice(view, told.place, told.face, told.owner, big ? 0 : -1, big ? -1 : 0);
      const hands = told.owner < 0 ? view.hands : at(view.hands, told.owner, (hand) => at(hand, big ? 2 : 0, (count) => count + 1) as Hand);
      await show({ ...part, hands });
      await stage.land(lifted, told.owner < 0 ? '[data-at="pile"]' : `[data-at="hand:${told.owner}"]`, 620, false);
      return stage.hold(150);
    }
    case "taken-back":
      return takenBack(stage, show, told);
    case "turned": {
      const kind = KINDS.indexOf(told.die as Kind);
      const roll = at(view.roll, kind, (counts) => at(at(counts, told.face - 1, (count) => count - 1), told.to - 1, (count) => count + 1)) as VegasView["roll"];
      await show({ roll });
      stage.move(`[data-group="${told.to}"] [data-piece]`, SWELL, 350);
      return stage.hold(450);
    }
    case "early-marked":
      await show(withEarly(view, [{ card: "early", seats: [told.seat], place: told.place }]));
      return stage.hold(600);
    case "early-paying":
      await show({}, { spot: told.place, crossed: [] });
      return stage.hold(500);
    case "early-declined":
      return show(withEarly(view, []));
    case "dice-gone":
      stage.move(`[data-at="casino:${told.place}"] [data-owner] [data-piece]`, [{ transform: "none" }, { transform: "translateY(14px) scale(0)" }], 380);
      await stage.hold(360);
      await show(cleared(view, told.place), { spot: 0, crossed: [] });
      return;
    case "swapped-away": {
      const lifted = stage.lift(`[data-at="purse:${told.seat}"]`);
      await show({ won: at(view.won, told.seat, (notes) => without(notes, told.note)) });
      return stage.land(lifted, '[data-at="pile"]', 450, false);
    }
    case "swap-drawn": {
      const lifted = stage.lift('[data-at="pile"] [data-piece]');
      await stage.land(lifted, `[data-at="purse:${told.seat}"]`, 500, false);
      return stage.hold(300);
    }
    case "note-up":
      await show({ choice: { ...view.choice, notes: [...view.choice.notes, told.note] } });
      stage.move(`[data-at="drawn"] [data-piece]`, POP, 260);
      return stage.hold(400);
    case "note-laid": {
      const lifted = stage.lift(`[data-at="drawn"] [data-note="${told.note}"] [data-piece]`, 1);
      await show({ ...withNotes(view, told.place, (notes) => dearestFirst([...notes, told.note])), choice: NO_CHOICE });
      await stage.land(lifted, `[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, 560);
      return stage.hold(250);
    }
    case "card-shown":
    case "card-played":
      await show({}, { played: told.card });
      stage.move('[data-at="played"]', POP, 300);
      return stage.hold(1300);
    case "tied":
      await show({ roll: NO_ROLL, asked: "", leads: [] }, { spot: told.place, payouts, crossed: stage.shown.spot === told.place ? [...stage.shown.crossed, ...told.owners] : told.owners });
      return stage.hold(600);
    case "paid": {
      const marks = { spot: told.place, crossed: stage.shown.spot === told.place ? stage.shown.crossed : [], paid: told.owner };
      const arrives = stage.shown.spot !== told.place;
      await show({ roll: NO_ROLL, asked: "", leads: [] }, marks);
      await stage.hold(arrives ? 420 : 220);
      const lifted = stage.lift(`[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, 1);
      await show(withNotes(stage.shown.view, told.place, (notes) => without(notes, told.note)), { ...marks, payouts });
      const purse = told.owner < 0 ? '[data-at="pile"]' : `[data-at="purse:${told.owner}"]`;
      await stage.land(lifted, purse, 580, false);
      if (told.owner >= 0) {
        await show({ won: at(stage.shown.view.won, told.owner, (notes) => [...notes, told.note]) }, marks);
        stage.move(purse, SWELL, 320);
      }
      return stage.hold(160);
    }
    case "returned": {
      const marks = { spot: told.place, crossed: stage.shown.spot === told.place ? stage.shown.crossed : [] };
      await show({ roll: NO_ROLL, asked: "", leads: [] }, marks);
      const lifted = stage.lift(`[data-at="notes:${told.place}"] [data-piece]`);
      await show({ ...withNotes(view, told.place, () => []), pile: view.pile + told.notes.length }, { ...marks, payouts });
      await stage.land(lifted, '[data-at="pile"]', 420, false);
      return;
    }
    case "rainbow-replaced":
      await show(withNotes(view, told.place, (notes) => dearestFirst(told.note ? [...without(notes, 0), told.note] : without(notes, 0))));
      stage.move(`[data-at="notes:${told.place}"] [data-note="${told.note}"] [data-piece]`, [{ transform: "rotateY(90deg)" }, { transform: "none" }], 350);
      return stage.hold(400);
    case "bonus-scored":
      await show({ bonus: view.bonus && { ...view.bonus, dice: at(view.bonus.dice, told.seat, () => told.die) } });
      stage.move(`[data-at="bonus:${told.seat}"]`, SWELL, 400);
      return stage.hold(500);
    case "round-over":
      await show({}, { spot: 0, crossed: [] });
      return stage.hold(900);
  }
}

/** A die flies from its place back to the hand. */
async function takenBack(stage: Boards<Shown>, show: (part: Part) => Promise<void>, told: TakenBackEvent): Promise<void> {
  const { view } = stage.shown;
  const { seat, place, face, die } = told;
  const owner = die === "neutral" ? -1 : seat;
  const lifted = die === "kicker" ? [] : stage.lift(lies(place, face, owner), 1);
  const part = die === "kicker" ? {} : withDice(view, place, face, owner, die === "big" ? 0 : -1, die === "big" ? -1 : 0);
  const kind = KINDS.indexOf(die as Kind);
  await show({
    ...part,
    hands: at(view.hands, seat, (hand) => at(hand, kind, (count) => count + 1) as Hand),
    kickers: withUsed(view, (used, owner) => used - (die === "kicker" && owner === seat ? 1 : 0)),
  });
  await stage.land(lifted, `[data-at="hand:${seat}"]`, 520, false);
}

/** Dice fly from the tray to their place; kickers go on to the display. */
async function placed(stage: Boards<Shown>, show: (part: Part) => Promise<void>, told: PlacedEvent): Promise<void> {
  const { view } = stage.shown;
  const { seat, place, face } = told;
  const [own, neutral, big, kickers] = told.dice;
  const inTray = (kind: string, count: number): ReturnType<typeof stage.lift> => (count ? stage.lift(`[data-at="tray"] .${kind}[data-face="${face}"]`, count) : []);
  const flights = { own: [...inTray("big", big), ...inTray("own", own)], neutral: inTray("neutral", neutral), kicker: inTray("kicker", kickers) };
  const first = { ...view, ...withDice(view, place, face, seat, own, big) };
  const part = neutral ? { ...first, ...withDice(first, place, face, -1, neutral, 0) } : first;
  await show({
    casinos: part.casinos,
    slot: part.slot,
    turn: seat,
    roll: view.roll.map((counts) => at(counts, face - 1, () => 0)) as VegasView["roll"],
    hands: at(view.hands, seat, (hand) => hand.map((count, kind) => Math.max(0, count - told.dice[kind]!)) as Hand),
    kickers: withUsed(view, (used, owner) => used + (owner === seat ? kickers : 0)),
  });
  await Promise.all([
    stage.land(flights.own, lies(place, face, seat), 560),
    stage.land(flights.neutral, lies(place, face, -1), 560),
    stage.land(flights.kicker, `[data-at="hand:${seat}"]`, 700, false),
  ]);
  // Now it shows who leads there.
  await show({ leads: stage.last.view.leads });
  await stage.hold(260);
}
