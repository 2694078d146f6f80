/** Checks what a record's results may be drawn from (docs/fair-dice.md): the server's list must match the record. */
import type { FactorInfo as Factor } from "$src/protocol/generated/answers";
import { knownGame } from "$src/tables/kinds";

const PILES = new Set(["note", "bonus", "card", "colour", "board", "starter"]);
/** Kinds with one item of each. */
const SINGLE = new Set(["card", "colour", "board", "starter"]);
/** Kinds that are shuffled again in later rounds, with all their items. */
const DEALT = new Set(["bonus", "card", "colour"]);
const COLOURS = ["blue", "red", "green", "yellow", "black", "violet", "white", "orange"];
const FACES = /^[1-6]+$/;

type Pile = [item: string, times: number][];

export class DrawPiles {
  /** Whether this page knows the game, and so which results are dice and which come from a pile. */
  readonly known: boolean;
  private readonly rerolledDie: RegExp | undefined;
  private readonly full = new Map<string, Pile>();
  private readonly left = new Map<string, Pile>();
  private readonly dealing = new Set<string>();
  private moved = "";

  constructor(
    game: string,
    private readonly players: number,
  ) {
    const draws = knownGame(game)?.draws;
    this.known = draws !== undefined;
    this.rerolledDie = draws?.rerolledDie;
  }

  /** Take a line of the record that is not a chance result. */
  move(line: string): void {
    this.moved = line;
    this.dealing.clear();
  }

  /** Whether the next result can be drawn from these factors; if so, count it as drawn. */
  allow(text: string, factors: Factor[]): boolean {
    const parts = text.split(" ");
    return parts.length === factors.length && parts.every((part, at) => this.allowed(part, factors[at]!));
  }

  private allowed(part: string, factor: Factor): boolean {
    const kind = part.slice(0, part.indexOf(":"));
    const came = part.slice(kind.length + 1);
    if (factor.kind !== kind) return false;
    if (this.isPick(kind, came, factor)) return wellFormed(factor) && (!this.known || this.fits(kind, came, pile(factor)));
    return FACES.test(came) && factor.dice === came.length && factor.values === undefined && factor.weights === undefined;
  }

  private isPick(kind: string, came: string, factor: Factor): boolean {
    if (!this.known) return factor.dice === undefined;
    return PILES.has(kind) || (this.rerolledDie !== undefined && came.length === 1);
  }

  private fits(kind: string, came: string, now: Pile): boolean {
    if (!PILES.has(kind)) return same(now, this.remaining());
    if (!ordered(kind, now) || (SINGLE.has(kind) && now.some(([, times]) => times !== 1))) return false;
    if (kind === "starter" && now.length !== this.players) return false;
    const left = this.left.get(kind);
    const full = this.full.get(kind);
    const again = full && DEALT.has(kind) && !this.dealing.has(kind) && same(now, full);
    if (left ? !again && !same(now, left) : now.length < 2) return false;
    if (!full) this.full.set(kind, now);
    this.dealing.add(kind);
    this.left.set(kind, now.map(([item, times]): Pile[number] => [item, times - Number(item === came)]).filter(([, times]) => times));
    return true;
  }

  /** One die, rolled until it shows at least what it showed: the faces from there on. */
  private remaining(): Pile {
    const face = Number(this.rerolledDie?.exec(this.moved)?.[1] ?? 7);
    return [1, 2, 3, 4, 5, 6].filter((one) => one >= face).map((one) => [String(one), 1]);
  }
}

/** Whether all items are different and each occurs a whole number of times. */
function wellFormed({ dice, values, weights }: Factor): boolean {
  if (dice !== undefined || !Array.isArray(values) || !Array.isArray(weights) || !values.length || values.length !== weights.length) return false;
  return new Set(values.map(String)).size === values.length && weights.every((weight) => Number.isSafeInteger(weight) && weight > 0);
}

const pile = (factor: Factor): Pile => factor.values!.map((value, at) => [String(value), factor.weights![at]!]);

const same = (one: Pile, other: Pile): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Numbers ascend, colours are in the listed order, other words are in alphabetical order. */
function ordered(kind: string, items: Pile): boolean {
  const place = (item: string): number | string => (kind === "colour" ? COLOURS.indexOf(item) : kind === "card" ? item : /^\d+$/.test(item) ? Number(item) : -1);
  const places = items.map(([item]) => place(item));
  return places.every((one, at) => one !== -1 && (at === 0 || places[at - 1]! < one));
}
